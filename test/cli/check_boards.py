#!/usr/bin/env python3
"""Checks the handhelds without one: every environment's header and flags pass the compile-time check of pins, wrong pins are
refused with the right words, an upload finds its places in the partition table and never writes over saves, wrong tables are
refused as well, and platformio.ini, boards/, diagram.json (Wokwi) and docs/hardware.md say the same pins as include/board.
    test/cli/check_boards.py [armada]   (the last line is `N passed, M failed`)"""
import configparser
import csv
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "test" / "support"))
from checks import check, ended  # noqa: E402: it stands with what all checks share

PANEL = ("MOSI", "MISO", "SCLK", "CS", "DC", "RST")


# ---- what the files say ---------------------------------------------------------------------------------------------
def project():
    ini = configparser.ConfigParser(interpolation=None, strict=True)
    ini.read(ROOT / "platformio.ini", encoding="utf-8")
    return ini


def option(ini, section, key):
    """With `extends` and ${section.key} resolved, as PlatformIO does."""
    while section not in (None, ""):
        if ini.has_option(section, key):
            value = ini.get(section, key)
            return re.sub(r"\$\{([\w:]+)\.(\w+)\}", lambda m: option(ini, m.group(1), m.group(2)) or "", value)
        section = ini.get(section, "extends", fallback=None)
    return None


def handhelds(ini):
    return [s for s in ini.sections() if s.startswith("env:") and s != "env:native"]


def flags_of(ini, section):
    text = re.sub(r"^\s*;.*$", "", option(ini, section, "build_flags"), flags=re.M)
    return dict(re.findall(r"-D\s*(\w+)=(\S+)", text))


def header_of(flags):
    return ROOT / "include" / flags["ARMADA_BOARD"].replace('\\"', "").replace('"', "")


def pins_of(header):
    """The numbers of a board's header; names that stand for other names are followed."""
    pins = {}
    for name, value in re.findall(r"^constexpr int (k\w+) = ([-\w]+);", header.read_text(encoding="utf-8"), re.M):
        pins[name] = pins[value] if value in pins else int(value)
    return pins


# ---- the compile-time check -----------------------------------------------------------------------------------------
def compiled(header, panel):
    """None when board.h takes the pins, else the compiler's words."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "board.cpp"
        source.write_text('#include "esp32/board.h"\n', encoding="utf-8")
        words = ["c++", "-std=c++17", "-fsyntax-only", f"-I{ROOT / 'include'}", f"-I{ROOT / 'src'}", f'-DARMADA_BOARD="{header}"']
        words += [f"-DTFT_{pin}={number}" for pin, number in panel.items()]
        done = subprocess.run(words + [str(source)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return None if done.returncode == 0 else done.stdout


def check_environments(ini):
    for section in handhelds(ini):
        flags = flags_of(ini, section)
        header = header_of(flags)
        check(f"{section} names a header in include/board", header.is_file(), str(header))
        panel = {pin: flags.get(f"TFT_{pin}") for pin in PANEL}
        check(f"{section} names all pins of the panel", None not in panel.values(), str(panel))
        check(f"{section} has pins that can work", compiled(header, panel) is None, compiled(header, panel) or "")
        check(f"{section} has one panel", sum(f"{chip}_DRIVER" in flags for chip in ("ILI9341", "ST7789")) == 1)
        check(f"{section} is configured by flags alone", flags.get("USER_SETUP_LOADED") == "1")
        check(f"{section} leaves the template game out", flags.get("ARMADA_TEMPLATE_GAME") == "0")
        for key in ("platform", "lib_deps"):
            value = (option(ini, section, key) or "").strip()
            check(f"{section} pins its {key} exactly", re.fullmatch(r"\S+@\d+\.\d+\.\d+", value) is not None, value)


WRONG = (
    ("kButtonA", 34, "no pull-up"),
    ("kButtonA", 6, "6 to 11 are the flash"),
    ("kButtonA", 12, "decide how it starts"),
    ("kButtonA", 1, "serial console"),
    ("kButtonA", 40, "does not have"),
    ("kButtonA", 16, "one pin serves two parts"),
    ("kButtonStart", 5, "decide how it starts"),
    ("kWakeButton", 17, "wake button"),
    ("kBacklight", 36, "cannot drive"),
    ("kBattery", 2, "voltages are read on 32 to 39"),
    ("kButtonUp", -1, "has four pins"),
    ("kPanelRotation", 0, "320 pixels in a row"),
    ("kPanelRotation", 5, "a setting of the player"),
)


def check_refusals(ini):
    flags = flags_of(ini, "env:devkit_ili9341")
    panel = {pin: flags[f"TFT_{pin}"] for pin in PANEL}
    text = header_of(flags).read_text(encoding="utf-8")
    for name, pin, words in WRONG:
        wrong, count = re.subn(rf"(constexpr int {name} = )[-\w]+;", rf"\g<1>{pin};", text)
        with tempfile.TemporaryDirectory() as folder:
            header = pathlib.Path(folder) / "wrong.h"
            header.write_text(wrong, encoding="utf-8")
            said = compiled(header, panel)
        check(f"{name} on {pin} is refused", count == 1 and said is not None and words in said, said or "it compiled")


# ---- the partitions, and what an upload writes over -----------------------------------------------------------------
SECTOR = 0x1000
APP_STEP = 0x10000
FLASH = 4 * 1024 * 1024
FIRST_FREE = 0x9000  # behind the table's own sector
# Where platform espressif32 6.13.0 with core 2.0.17 writes, whatever the table says: builder/main.py of the platform has the
# program, tools/platformio-build.py of the core the others. A board's file or board_upload.* may only move the program or
# add to it. Each as large as it can grow.
FIXED_UPLOADS = (("bootloader", 0x1000, 0x7000), ("table", 0x8000, 0x1000), ("boot_app0", 0xE000, 0x2000))
APP_OFFSET = 0x10000
# Boards that the platform brings, with what they say of all this.
PLATFORM_BOARDS = {"odroid_esp32": {"upload": {"flash_size": "16MB", "maximum_size": 16777216}}}

OLD_TABLE = """
nvs,      data, nvs,      0x9000,   0x10000
otadata,  data, ota,      0x19000,  0x2000
app0,     app,  ota_0,    0x20000,  0x1E0000
app1,     app,  ota_1,    0x200000, 0x1E0000
coredump, data, coredump, 0x3F0000, 0x10000
"""


class Partition:
    def __init__(self, row):
        self.name, self.type, self.subtype = row[:3]
        self.at, self.size = int(row[3], 0), int(row[4], 0)
        self.end = self.at + self.size

    def meets(self, at, size):
        return at < self.end and self.at < at + size


def partitions(text):
    """The rows of a table, in its order."""
    rows = [[cell.strip() for cell in row] for row in csv.reader(text.splitlines()) if row and not row[0].startswith("#")]
    return [Partition(row) for row in rows]


def board_of(ini, section):
    name = option(ini, section, "board")
    file = ROOT / "boards" / f"{name}.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else PLATFORM_BOARDS.get(name)


def app_offset(ini, section):
    moved = option(ini, section, "board_upload.offset_address") or board_of(ini, section)["upload"].get("offset_address")
    return int(moved, 0) if moved else APP_OFFSET


def save_label():
    """The partition that the firmware opens."""
    text = (ROOT / "src" / "esp32" / "saves.cpp").read_text(encoding="utf-8")
    return re.search(r'kPartition = "(\w+)"', text).group(1)


def shape_faults(parts):
    """What makes no table at all, or none for this chip."""
    faults = []
    end = FIRST_FREE
    for part in parts:
        if part.at < FIRST_FREE:
            faults.append(f"{part.name} lies on the table")
        elif part.at < end:
            faults.append(f"{part.name} begins before the one above it ends")
        end = max(end, part.end)
        step = APP_STEP if part.type == "app" else SECTOR
        if part.at % step or part.size % SECTOR:
            faults.append(f"{part.name} is not aligned")
        if part.end > FLASH:
            faults.append(f"{part.name} ends beyond 4 MB")
        if len(part.name) > 15 or [other.name for other in parts].count(part.name) > 1:
            faults.append(f"{part.name} is no name of its own")
    return faults


def upload_faults(parts, app_at):
    """What an upload would break: a program that is not where it is looked for, data that is written over."""
    faults = []
    first = next((part for part in parts if part.type == "app" and part.subtype in ("factory", "ota_0")), None)
    if first is None or first.at != app_at:
        faults.append("the program is not where app0 is")
    uploads = FIXED_UPLOADS + (("program", app_at, first.size if first else 0),)
    for part in parts:
        for name, at, size in uploads:
            expected = (part.subtype == "ota" and name == "boot_app0") or (part.type == "app" and name == "program")
            if part.meets(at, size) and not expected:
                faults.append(f"an upload writes its {name} over {part.name}")
    if not any(part.subtype == "ota" and (part.at, part.size) == FIXED_UPLOADS[2][1:] for part in parts):
        faults.append("boot_app0 is not where otadata is")
    return faults


def save_faults(parts, label):
    saves = [part for part in parts if part.name == label and (part.type, part.subtype) == ("data", "nvs")]
    if len(saves) != 1:
        return ["saves have no partition of their own"]
    faults = [] if saves[0].size >= 64 * 1024 else ["saves have less than 64 KB"]
    # The core opens "nvs"; when it cannot, it formats the first NVS of the table, whatever its name.
    if next(part for part in parts if part.subtype == "nvs").name != "nvs" or label == "nvs":
        faults.append("the core may format the saves")
    return faults


def table_faults(text, app_at=APP_OFFSET, label="saves"):
    parts = partitions(text)
    return shape_faults(parts) + upload_faults(parts, app_at) + save_faults(parts, label)


# A right table with one row changed, and what must be said of it.
WRONG_ROWS = (
    ("app0, app, ota_0, 0x20000, 0x1D0000", "the program is not where app0 is"),
    ("app0, app, ota_0, 0x10000, 0x1F0000", "app1 begins before the one above it ends"),
    ("app1, app, ota_1, 0x1F8000, 0x1D8000", "app1 is not aligned"),
    ("saves, data, nvs, 0x3D0800, 0x10000", "saves is not aligned"),
    ("saves, data, nvs, 0x1E0000, 0x10000", "an upload writes its program over saves"),
    ("saves, data, nvs, 0xE000, 0x10000", "an upload writes its boot_app0 over saves"),
    ("saves, data, nvs, 0x3D0000, 0x8000", "saves have less than 64 KB"),
    ("saves, data, fat, 0x3D0000, 0x10000", "saves have no partition of their own"),
    ("coredump, data, coredump, 0x3F0000, 0x20000", "coredump ends beyond 4 MB"),
    ("nvs, data, nvs, 0x8000, 0x5000", "nvs lies on the table"),
    ("nvs, data, nvs, 0x9000, 0x6000", "an upload writes its boot_app0 over nvs"),
    ("nvs, data, phy, 0x9000, 0x5000", "the core may format the saves"),
    ("otadata, data, ota, 0xF000, 0x1000", "boot_app0 is not where otadata is"),
    ("app1, app, ota_1, 0x1F0000, 0x1E0000\napp1, app, ota_2, 0x3E0000, 0x10000", "app1 is no name of its own"),
)


def check_partitions(ini):
    label = save_label()
    text = (ROOT / "boards" / "partitions.csv").read_text(encoding="utf-8")
    for section in handhelds(ini):
        table = option(ini, section, "board_build.partitions")
        check(f"{section} takes the one table", table == "boards/partitions.csv", str(table))
        board = board_of(ini, section)
        check(f"{section}: it is known what its board uploads", board is not None, str(option(ini, section, "board")))
        if board is None:
            continue
        for key in ("arduino.flash_extra_images", "arduino.tinyuf2_image", "app_partition_name"):
            said = option(ini, section, f"board_upload.{key}") or option(ini, section, f"board_build.{key}")
            check(f"{section} uploads nothing else ({key})", not said and key.split(".")[-1] not in json.dumps(board), str(said))
        faults = table_faults(text, app_offset(ini, section), label)
        check(f"{section}: its upload and the partitions agree", not faults, "; ".join(faults))
    board = json.loads((ROOT / "boards" / "pocket_armada.json").read_text(encoding="utf-8"))
    size = next(part.size for part in partitions(text) if part.subtype == "ota_0")
    check("the board's largest program is its partition", board["upload"]["maximum_size"] == size, hex(size))


def check_emulated_flash():
    """The flash that the firmware's suites run on is laid out as the real one."""
    text = (ROOT / "test" / "support" / "esp32" / "partition_tables.h").read_text(encoding="utf-8")

    def rows(name):
        block = text[text.index(f"{name}[] = {{") :]
        found = re.findall(r'\{"(\w+)", "(\w+)", "(\w+)", (\w+), (\w+)\}', block[: block.index("};")])
        return [row[:3] + (int(row[3], 0), int(row[4], 0)) for row in found]

    def wanted(table):
        return [(part.name, part.type, part.subtype, part.at, part.size) for part in partitions(table)]

    ours = (ROOT / "boards" / "partitions.csv").read_text(encoding="utf-8")
    check("the emulated flash has our table", rows("kOurRows") == wanted(ours), str(rows("kOurRows")))
    check("the emulated flash knows the old table", rows("kOldRows") == wanted(OLD_TABLE), str(rows("kOldRows")))
    places = {name: int(number, 0) for name, number in re.findall(r"\bk(\w+) = (0x\w+)", text)}
    for (_, at, size), name in zip(FIXED_UPLOADS, ("Bootloader", "Table", "BootChoice")):
        fits = places[f"{name}At"] == at and 0 < places[f"{name}Bytes"] <= size
        check(f"the emulated upload writes its {name} there", fits, str(places))
    check("the emulated upload writes its program there", places["ProgramAt"] == APP_OFFSET, str(places))


def check_refused_tables():
    """The check itself: the first table of this project, which never started and lost its saves, and others like it."""
    faults = table_faults(OLD_TABLE, label="nvs")
    for words in ("the program is not where app0 is", "boot_app0 is not where otadata is", "an upload writes its boot_app0 over nvs",
                  "an upload writes its program over nvs", "the core may format the saves"):
        check(f"the old table is refused: {words}", words in faults, "; ".join(faults))
    check("the old table is refused: no place for saves", "saves have no partition of their own" in table_faults(OLD_TABLE))
    right = (ROOT / "boards" / "partitions.csv").read_text(encoding="utf-8")
    for row, words in WRONG_ROWS:
        wrong, count = re.subn(rf"^{row.split(',')[0]},.*$", row, right, flags=re.M)
        faults = table_faults(wrong)
        check(f"a table with `{row}` is refused", count == 1 and words in faults, "; ".join(faults) or "it was taken")
    faults = table_faults(right, app_at=0x20000)
    check("a program uploaded elsewhere is refused", "the program is not where app0 is" in faults, "; ".join(faults))


# ---- the other files ------------------------------------------------------------------------------------------------
BUTTONS = {"up": "kButtonUp", "down": "kButtonDown", "left": "kButtonLeft", "right": "kButtonRight", "a": "kButtonA",
           "b": "kButtonB", "select": "kButtonSelect", "start": "kButtonStart"}


def wanted_wires(ini):
    """Each part's pin and the ESP32's pin that it must be wired to."""
    flags = flags_of(ini, "env:devkit_ili9341")
    pins = pins_of(header_of(flags))
    wires = {f"{part}:1.l": str(pins[name]) for part, name in BUTTONS.items()}
    wires.update({"panel:MOSI": flags["TFT_MOSI"], "panel:MISO": flags["TFT_MISO"], "panel:SCK": flags["TFT_SCLK"],
                  "panel:CS": flags["TFT_CS"], "panel:D/C": flags["TFT_DC"], "panel:LED": str(pins["kBacklight"]),
                  "buzzer:2": str(pins["kSpeaker"]), "battery:SIG": str(pins["kBattery"])})
    return wires


def check_wokwi(ini):
    diagram = json.loads((ROOT / "diagram.json").read_text(encoding="utf-8"))
    parts = {part["id"] for part in diagram["parts"]}
    wired = {}
    for one, other, *_ in diagram["connections"]:
        for here, there in ((one, other), (other, one)):
            if there.startswith("esp:"):
                wired.setdefault(here, set()).add(there[4:])
        for end in (one, other):
            check(f"diagram.json: {end} is a part", end.split(":")[0] in parts | {"$serialMonitor"})
    for pin, number in wanted_wires(ini).items():
        check(f"diagram.json wires {pin} to {number}", wired.get(pin) == {number}, str(wired.get(pin)))
    numbers = [pin for pins in wired.values() for pin in pins if pin.isdigit()]
    check("diagram.json wires nothing else to a pin", sorted(numbers) == sorted(wanted_wires(ini).values()), str(numbers))
    for button in BUTTONS:
        ground = next(iter(wired.get(f"{button}:2.l", {""})))
        check(f"diagram.json: {button} goes to ground", ground.startswith("GND"))
    toml = (ROOT / "wokwi.toml").read_text(encoding="utf-8")
    for file in re.findall(r'"(\.pio/build/\w+/[\w.]+)"', toml):
        check(f"wokwi.toml: {file} is an environment's", f"env:{file.split('/')[2]}" in handhelds(ini))
    check("wokwi.toml names a program", "firmware = " in toml and "elf = " in toml)


def check_wiring_table(ini):
    text = (ROOT / "docs" / "hardware.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| ([^|]+?) \| (?:GPIO )?(\d+) \|", text, re.M))
    flags = flags_of(ini, "env:devkit_ili9341")
    pins = pins_of(header_of(flags))
    wanted = {"panel MOSI (SDI)": flags["TFT_MOSI"], "panel MISO (SDO)": flags["TFT_MISO"], "panel SCK": flags["TFT_SCLK"],
              "panel CS": flags["TFT_CS"], "panel D/C": flags["TFT_DC"], "panel LED": pins["kBacklight"], "buzzer +": pins["kSpeaker"],
              "battery divider": pins["kBattery"], "Up": pins["kButtonUp"], "Down": pins["kButtonDown"], "Left": pins["kButtonLeft"],
              "Right": pins["kButtonRight"], "A": pins["kButtonA"], "B": pins["kButtonB"], "SELECT": pins["kButtonSelect"],
              "START": pins["kButtonStart"]}
    for part, pin in wanted.items():
        check(f"docs/hardware.md wires {part} to {pin}", rows.get(part) == str(pin), str(rows.get(part)))
    for section in handhelds(ini):
        check(f"docs/hardware.md names {section[4:]}", f"-e {section[4:]}" in text)


def main():
    if shutil.which("c++") is None:
        sys.exit("check_boards: no C++ compiler (make setup-test)")
    ini = project()
    check("there are three handhelds", len(handhelds(ini)) == 3, str(handhelds(ini)))
    check_environments(ini)
    check_refusals(ini)
    check_partitions(ini)
    check_refused_tables()
    check_emulated_flash()
    check_wokwi(ini)
    check_wiring_table(ini)
    sys.exit(ended())


if __name__ == "__main__":
    main()
