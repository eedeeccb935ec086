#!/usr/bin/env python3
"""Checks what a release is made by, without a compiler for the ESP32 and without GitHub: scripts/release_images.py on made-up
pieces, and that the workflows name what there is and trust nobody more than they must.
    test/cli/check_release.py armada   (the last line is `N passed, M failed`)"""
import configparser
import csv
import hashlib
import json
import pathlib
import random
import re
import struct
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "test" / "support"))
from checks import check, ended  # noqa: E402: it stands with what all checks share

TOOL = ROOT / "scripts" / "release_images.py"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PLACES = {"bootloader.bin": 0x1000, "partitions.bin": 0x8000, "boot_app0.bin": 0xE000, "firmware.bin": 0x10000}


def tool(*words):
    done = subprocess.run([str(TOOL), *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout


# ---- made-up pieces -------------------------------------------------------------------------------------------------
def table_of(rows):
    """A partition table as it is flashed: 32 bytes a row, a row with a checksum, and 0xFF to the end."""
    kinds, subs = {"app": 0, "data": 1}, {"ota": 0, "nvs": 2, "coredump": 3, "ota_0": 0x10, "ota_1": 0x11}
    entries = b"".join(
        struct.pack("<HBBII16sI", 0x50AA, kinds[kind], subs[sub], int(offset, 0), int(size, 0), name.encode(), 0)
        for name, kind, sub, offset, size in rows
    )
    closed = entries + b"\xeb\xeb" + b"\xff" * 14 + hashlib.md5(entries).digest()
    return closed + b"\xff" * (0xC00 - len(closed))


def our_rows():
    lines = (ROOT / "boards" / "partitions.csv").read_text(encoding="utf-8").splitlines()
    return [[word.strip() for word in row[:5]] for row in csv.reader(line for line in lines if line.strip() and not line.startswith("#"))]


def elf_of(sizes):
    """A program without contents: only the headers of its sections."""
    names = b"\0" + b"".join(name.encode() + b"\0" for name in sizes) + b".shstrtab\0"
    start = 52 + len(names)
    headers, at = [struct.pack("<10I", *[0] * 10)], 1
    for name, size in sizes.items():
        headers.append(struct.pack("<10I", at, 1, 0, 0, 52, size, 0, 0, 1, 0))
        at += len(name) + 1
    headers.append(struct.pack("<10I", at, 3, 0, 0, 52, len(names), 0, 0, 1, 0))
    count = len(headers)
    head = b"\x7fELF\x01\x01\x01" + b"\0" * 9 + struct.pack("<HHIIIIIHHHHHH", 2, 94, 1, 0, 0, start, 0, 52, 0, 0, 40, count, count - 1)
    return head + names + b"".join(headers)


class Build:
    """A folder as PlatformIO leaves it."""

    def __init__(self, folder):
        luck = random.Random(11)
        self.folder = folder
        folder.mkdir()
        self.pieces = {
            "bootloader.bin": b"\xe9" + luck.randbytes(17535),
            "partitions.bin": table_of(our_rows()),
            "boot_app0.bin": b"\1\0\0\0" + b"\xff" * 8188,
            "firmware.bin": b"\xe9" + luck.randbytes(700000),
            "firmware.elf": elf_of({".iram0.text": 73000, ".iram0.vectors": 1003, ".dram0.data": 20000, ".dram0.bss": 80001}),
        }
        for name, content in self.pieces.items():
            self.write(name, content)

    def write(self, name, content):
        (self.folder / name).write_bytes(content)

    def images(self, out, env="devkit_st7789"):
        return tool("images", env, "--build", self.folder, "--boot-app0", self.folder / "boot_app0.bin", "--out", out)


def version():
    """As the program tells it."""
    return subprocess.run([sys.argv[1], "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout.split()[-1]


# ---- images ---------------------------------------------------------------------------------------------------------
def check_images(folder):
    build, out = Build(folder / "build"), folder / "dist"
    stem = f"pocket-armada-{version()}-devkit_st7789"
    status, said = build.images(out)
    check("images are made", status == 0 and stem in said, said)
    whole = (out / f"{stem}-whole.bin").read_bytes()
    rest = bytearray(whole)
    for name, at in PLACES.items():
        content = build.pieces[name]
        check(f"{name} is at {at:#x} of the whole image", whole[at : at + len(content)] == content)
        rest[at : at + len(content)] = b"\xff" * len(content)
    check("and nothing else is in it", not rest.strip(b"\xff"))
    check("it ends with the program, before the saves", len(whole) == 0x10000 + len(build.pieces["firmware.bin"]))
    check("the program alone is the program", (out / f"{stem}-app.bin").read_bytes() == build.pieces["firmware.bin"])

    manifest = json.loads((out / f"{stem}-manifest.json").read_text(encoding="utf-8"))
    check("the manifest names board and panel", manifest["name"] == "Pocket Armada (DevKit, ST7789)", manifest["name"])
    check("the manifest has the version", manifest["version"] == version())
    check("who installs is asked before anything is erased", manifest["new_install_prompt_erase"] is True)
    parts = manifest["builds"][0]
    check("the manifest is for an ESP32", len(manifest["builds"]) == 1 and parts["chipFamily"] == "ESP32")
    check("its part is the whole image at 0", parts["parts"] == [{"path": f"{stem}-whole.bin", "offset": 0}], str(parts))

    build.images(out, "odroid_go")
    status, said = tool("sums", out, "--tag", "v" + version())
    sums = dict(reversed(line.split("  ")) for line in (out / "SHA256SUMS").read_text(encoding="utf-8").splitlines())
    files = {f.name: hashlib.sha256(f.read_bytes()).hexdigest() for f in out.iterdir() if f.name != "SHA256SUMS"}
    check("every file of a release has its checksum", status == 0 and len(files) == 6 and sums == files, said)
    done = subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=out, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    check("sha256sum reads them", done.returncode == 0, done.stdout)
    status, said = tool("sums", out, "--tag", "v99.0")
    check("a tag of another version is refused", status != 0 and "v99.0" in said, said)
    (out / "pocket-armada-99.0-odroid_go-app.bin").write_bytes(b"x")
    status, said = tool("sums", out)
    check("a file of another version is refused", status != 0 and "99.0" in said, said)


def moved(rows, name, offset, size=None):
    return [[r[0], r[1], r[2], hex(offset), size and hex(size) or r[4]] if r[0] == name else r for r in rows]


def check_refusals(folder):
    rows = our_rows()
    wrong = {
        "a program that is larger than app0": ("firmware.bin", b"\xe9" * 0x1E0001, "app0 has"),
        "a program that is none": ("firmware.bin", b"PK\3\4", "no program"),
        "a bootloader that is none": ("bootloader.bin", b"\0" * 9000, "no program"),
        "a bootloader that reaches the table": ("bootloader.bin", b"\xe9" * 0x7001, "room for"),
        "an empty piece": ("boot_app0.bin", b"", "0 bytes"),
        "a table that is none": ("partitions.bin", b"\xff" * 0xC00, "no partition table"),
        "a table with app0 elsewhere": ("partitions.bin", table_of(moved(rows, "app0", 0x20000)), "app0 is not where"),
        "a table with saves under the program": ("partitions.bin", table_of(moved(rows, "saves", 0x90000)), "saves lies under"),
    }
    for what, (name, content, words) in wrong.items():
        build, out = Build(folder / what.replace(" ", "-")), folder / ("out of " + what)
        build.write(name, content)
        status, said = build.images(out)
        check(f"{what} is refused", status != 0 and words in said, said)
        check(f"{what} leaves no image", not out.exists())
    build = Build(folder / "no-handheld")
    for env in ("native", "toaster"):
        status, said = build.images(folder / "none", env)
        check(f"{env} is no handheld", status != 0 and "no handheld" in said, said)
    (build.folder / "firmware.bin").unlink()
    status, said = build.images(folder / "none")
    check("a piece that is missing is named", status != 0 and "firmware.bin" in said, said)


def check_sizes(folder):
    build = Build(folder / "sizes")
    status, said = tool("sizes", "devkit_ili9341", "--build", build.folder)
    check("sizes name the handheld", status == 0 and "DevKit, ILI9341" in said, said)
    check("static RAM is counted against the linker's region", "| 100,001 | 124,580 | 24,579 |" in said, said)
    check("code in RAM is counted", "| 74,003 | 131,072 | 57,069 |" in said, said)
    check("the program is counted against app0", "| 700,001 | 1,966,080 | 1,266,079 |" in said, said)


# ---- workflows ------------------------------------------------------------------------------------------------------
def check_workflows():
    ini = configparser.ConfigParser(interpolation=None)
    ini.read(ROOT / "platformio.ini", encoding="utf-8")
    envs = [s[4:] for s in ini.sections() if s.startswith("env:") and s != "env:native"]
    texts = {file.name: file.read_text(encoding="utf-8") for file in WORKFLOWS}
    check("there are workflows for tests, firmware and releases", sorted(texts) == ["firmware.yml", "release.yml", "test.yml"], str(sorted(texts)))
    for name, text in texts.items():
        for action in re.findall(r"uses: (?!\./)(\S+.*)", text):
            check(f"{name} pins {action.split('@')[0]}", re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action) is not None, action)
        for path in re.findall(r"(?:scripts|\.github/workflows)/[\w.]+", text):
            check(f"{name}: {path} is there", (ROOT / path).is_file())
        check(f"{name} may read only, unless a job says otherwise", re.search(r"^permissions:\n  contents: read\n\S*", text, re.M) is not None)
        check(f"{name} runs on a named system", "latest" not in text)
        check(f"{name} ends by itself", text.count("timeout-minutes:") == text.count("runs-on:"))
    firmware = texts["firmware.yml"]
    matrix = re.search(r"env: \[(.*)\]", firmware).group(1).split(", ")
    check("the firmware is built for every handheld", matrix == envs, str(matrix))
    sys.path.insert(0, str(ROOT / "scripts"))
    import setup_platformio

    pinned = re.findall(r"pip install .*?(platformio==\S+)", firmware)
    check("PlatformIO is the one of the tests", pinned == setup_platformio.PACKAGES[:1], str(pinned))
    writers = [name for name, text in texts.items() if re.search(r": write\b", text)]
    check("only a release writes", writers == ["release.yml"], str(writers))


def main():
    with tempfile.TemporaryDirectory() as folder:
        check_images(pathlib.Path(folder))
        check_refusals(pathlib.Path(folder))
        check_sizes(pathlib.Path(folder))
    check_workflows()
    sys.exit(ended())


if __name__ == "__main__":
    main()
