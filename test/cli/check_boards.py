#!/usr/bin/env python3
"""Checks the handhelds without one: every environment's header and flags pass the compile-time check of pins, wrong pins are
refused with the right words, and platformio.ini, boards/, diagram.json (Wokwi) and docs/hardware.md say the same pins as
include/board.   test/cli/check_boards.py [armada]   (the last line is `N passed, M failed`)"""
import configparser
import csv
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PANEL = ("MOSI", "MISO", "SCLK", "CS", "DC", "RST")
passed = failed = 0


def check(name, good, why=""):
    global passed, failed
    if good:
        passed += 1
    else:
        failed += 1
        print(f"FAIL {name}{': ' + why if why else ''}")


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


# ---- the other files ------------------------------------------------------------------------------------------------
def check_partitions():
    rows = [row for row in csv.reader(open(ROOT / "boards" / "partitions_nvs64k.csv", encoding="utf-8")) if row and not row[0].startswith("#")]
    parts = {row[0].strip(): (int(row[3], 0), int(row[4], 0)) for row in rows}
    check("saves have 64 KB", parts["nvs"][1] == 64 * 1024)
    end = 0x9000
    for name, (at, size) in sorted(parts.items(), key=lambda part: part[1]):
        check(f"partition {name} does not overlap", at >= end, hex(at))
        end = at + size
    check("the partitions fit 4 MB", end <= 4 * 1024 * 1024, hex(end))
    check("programs begin at whole 64 KB", all(parts[p][0] % 0x10000 == 0 for p in ("app0", "app1")))
    board = json.loads((ROOT / "boards" / "pocket_armada.json").read_text(encoding="utf-8"))
    check("the board's largest program is its partition", board["upload"]["maximum_size"] == parts["app0"][1])


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
    check_partitions()
    check_wokwi(ini)
    check_wiring_table(ini)
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
