#!/usr/bin/env python3
"""Makes what a release holds out of what PlatformIO built: for each handheld the program alone, one image of everything that
goes into an empty flash, and a manifest for a web flasher (ESP Web Tools).

    scripts/release_images.py images ENV --boot-app0 FILE --out FOLDER [--build FOLDER]
    scripts/release_images.py sizes ENV [--build FOLDER]          a table of the memory it takes, in Markdown
    scripts/release_images.py sums FOLDER [--tag vVERSION]        SHA256SUMS of all of it; refuses another version's tag

ENV is an environment of platformio.ini; its files are in .pio/build/ENV unless --build says otherwise. boot_app0.bin comes
with the Arduino core (tools/partitions). What does not fit together is refused, and nothing is written then. Needs Python
3.8 and nothing else: an image is bytes at their places with 0xFF between, as esptool's merge_bin makes it."""
import argparse
import configparser
import hashlib
import json
import pathlib
import re
import struct
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Where PlatformIO writes the pieces, whatever the table says, and how much room there is for each.
BOOTLOADER, TABLE, BOOT_APP, APP = 0x1000, 0x8000, 0xE000, 0x10000
ROOM = {"bootloader.bin": TABLE - BOOTLOADER, "partitions.bin": 0x1000, "boot_app0.bin": APP - BOOT_APP}
IMAGE_MAGIC, ENTRY_MAGIC = 0xE9, 0x50AA
DATA = 1  # a partition's type

# The linker's regions of core 2.0.17 for what is there from the start on.
DRAM, IRAM = 124580, 131072


class Refused(Exception):
    pass


# ---- what the project says ------------------------------------------------------------------------------------------
def version():
    text = (ROOT / "lib" / "screens" / "version.h").read_text(encoding="utf-8")
    return re.search(r'kVersionName = "([^"]+)"', text).group(1)


def flags(env):
    ini = configparser.ConfigParser(interpolation=None)
    ini.read(ROOT / "platformio.ini", encoding="utf-8")
    section, text = "env:" + env, ""
    if not ini.has_section(section) or not ini.get(section, "extends", fallback=None):
        raise Refused(f"{env} is no handheld of platformio.ini")
    while section:
        text += ini.get(section, "build_flags", fallback="")
        section = ini.get(section, "extends", fallback=None)
    return text


def board_name(env):
    told = flags(env)
    header = re.search(r'ARMADA_BOARD=\\"([^"\\]+)\\"', told).group(1)
    name = re.search(r'kName = "([^"]+)"', (ROOT / "include" / header).read_text(encoding="utf-8")).group(1)
    return f"{name}, {re.search(r'-D(ILI9341|ST7789)_DRIVER', told).group(1)}"


# ---- the pieces -----------------------------------------------------------------------------------------------------
def piece(file):
    try:
        content = pathlib.Path(file).read_bytes()
    except OSError as error:
        raise Refused(f"{file}: {error.strerror}")
    room = ROOM.get(pathlib.Path(file).name)
    if not content or room is not None and len(content) > room:
        raise Refused(f"{file}: {len(content)} bytes, and there is room for {room}")
    return content


def partitions(table):
    """(name, type, offset, size) of a table as it is flashed."""
    found = []
    for at in range(0, len(table) - 31, 32):
        magic, kind, _, offset, size, name = struct.unpack_from("<HBBII16s", table, at)
        if magic != ENTRY_MAGIC:
            break
        found.append((name.rstrip(b"\0").decode("ascii"), kind, offset, size))
    if not found:
        raise Refused("partitions.bin is no partition table")
    return found


def fits(table, app):
    """The program lies in app0, and the image ends before anything that holds a player's data."""
    rows = partitions(table)
    app0 = next((row for row in rows if row[0] == "app0"), None)
    if app0 is None or app0[2] != APP:
        raise Refused("the table's app0 is not where the program is written")
    if len(app) > app0[3]:
        raise Refused(f"the program has {len(app)} bytes, app0 has {app0[3]}")
    for name, kind, offset, size in rows:
        # The core's own nvs and otadata lie before the program, and are filled anew by themselves.
        if kind == DATA and name not in ("nvs", "otadata") and offset < APP + len(app):
            raise Refused(f"{name} lies under the image")


def merged(pieces):
    image = bytearray()
    for offset, content in sorted(pieces):
        image += b"\xff" * (offset - len(image)) + content
    return bytes(image)


def make_images(env, build, boot_app, out):
    bootloader, table = piece(build / "bootloader.bin"), piece(build / "partitions.bin")
    chooser, app = piece(boot_app), piece(build / "firmware.bin")
    for name, content in (("bootloader.bin", bootloader), ("firmware.bin", app)):
        if content[0] != IMAGE_MAGIC:
            raise Refused(f"{name} is no program of an ESP32")
    fits(table, app)
    stem = f"pocket-armada-{version()}-{env}"
    whole = merged([(BOOTLOADER, bootloader), (TABLE, table), (BOOT_APP, chooser), (APP, app)])
    manifest = {
        "name": f"Pocket Armada ({board_name(env)})",
        "version": version(),
        # Who updates must be able to keep the saves; the firmware knows nothing of Wi-Fi to wait for.
        "new_install_prompt_erase": True,
        "new_install_improv_wait_time": 0,
        "builds": [{"chipFamily": "ESP32", "parts": [{"path": f"{stem}-whole.bin", "offset": 0}]}],
    }
    out.mkdir(parents=True, exist_ok=True)
    (out / f"{stem}-app.bin").write_bytes(app)
    (out / f"{stem}-whole.bin").write_bytes(whole)
    (out / f"{stem}-manifest.json").write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    print(f"{stem}: the program {len(app):,} bytes, everything {len(whole):,}")


# ---- sizes ----------------------------------------------------------------------------------------------------------
def sections(elf):
    """name -> bytes of a 32-bit little-endian program."""
    if elf[:6] != b"\x7fELF\x01\x01":
        raise Refused("firmware.elf is no 32-bit program")
    (start,) = struct.unpack_from("<I", elf, 32)
    step, count, names_at = struct.unpack_from("<HHH", elf, 46)
    headers = [struct.unpack_from("<IIIIII", elf, start + step * i) for i in range(count)]
    names = headers[names_at][4]
    return {elf[names + h[0] : elf.index(b"\0", names + h[0])].decode("ascii"): h[5] for h in headers}


def make_sizes(env, build):
    found = sections(piece(build / "firmware.elf"))
    app0 = next(row for row in partitions(piece(build / "partitions.bin")) if row[0] == "app0")

    def of(*names):
        return sum(found.get(name, 0) for name in names)

    rows = [
        ("static RAM, ours and the core's", of(".dram0.data", ".dram0.bss", ".noinit"), DRAM),
        ("code in RAM", of(".iram0.vectors", ".iram0.text", ".iram0.data", ".iram0.bss"), IRAM),
        ("program in flash", len(piece(build / "firmware.bin")), app0[3]),
    ]
    print(f"### {board_name(env)} (`{env}`)\n\n| | bytes | of | free |\n| --- | ---: | ---: | ---: |")
    for what, used, room in rows:
        print(f"| {what} | {used:,} | {room:,} | {room - used:,} |")
    print()


# ---- checksums ------------------------------------------------------------------------------------------------------
def make_sums(folder, tag):
    if tag is not None and tag != "v" + version():
        raise Refused(f"the tag is {tag}, and this is version {version()}")
    files = sorted(f for f in folder.iterdir() if f.is_file() and f.name != "SHA256SUMS")
    if not files:
        raise Refused(f"{folder} is empty")
    strange = [f.name for f in files if not f.name.startswith(f"pocket-armada-{version()}-")]
    if strange:
        raise Refused(f"{strange[0]} is not of version {version()}")
    lines = [f"{hashlib.sha256(f.read_bytes()).hexdigest()}  {f.name}\n" for f in files]
    (folder / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")
    print("".join(lines), end="")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(dest="what", required=True)
    images, sizes, sums = (parts.add_parser(name) for name in ("images", "sizes", "sums"))
    for each in (images, sizes):
        each.add_argument("env")
        each.add_argument("--build", type=pathlib.Path)
    images.add_argument("--boot-app0", type=pathlib.Path, required=True)
    images.add_argument("--out", type=pathlib.Path, required=True)
    sums.add_argument("folder", type=pathlib.Path)
    sums.add_argument("--tag")
    told = parser.parse_args()
    if told.what == "sums":
        return make_sums(told.folder, told.tag)
    build = told.build or ROOT / ".pio" / "build" / told.env
    if told.what == "sizes":
        return make_sizes(told.env, build)
    make_images(told.env, build, told.boot_app0, told.out)


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(f"release_images: {refused}")
