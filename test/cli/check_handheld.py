#!/usr/bin/env python3
"""Checks scripts/handheld against the firmware itself, which runs here on its stand-ins behind a pseudo-terminal: answers,
pictures that equal the golden ones, saves to and from files, and refusals.
    test/cli/check_handheld.py build/host/armada   (the last line is `N passed, M failed`)"""
import os
import pathlib
import pty
import re
import subprocess
import sys
import tempfile
import tty
import zlib

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "test" / "support"))
from waiting import PATIENCE, until  # noqa: E402: it stands with what all checks share

TOOL = ROOT / "scripts" / "handheld"
passed = failed = 0


def check(name, good, why=""):
    global passed, failed
    if good:
        passed += 1
    else:
        failed += 1
        print(f"FAIL {name}{': ' + str(why) if why != '' else ''}")


class Handheld:
    def __init__(self, program):
        ours, theirs = pty.openpty()
        tty.setraw(theirs)
        self.port = os.ttyname(theirs)
        self.keep = theirs  # the line stays open between two calls of the tool
        self.program = subprocess.Popen([str(program)], stdin=ours, stdout=ours)
        os.close(ours)

    def tool(self, *words):
        done = subprocess.run([str(TOOL), self.port, *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=PATIENCE,
                              env={**os.environ, "HANDHELD_PATIENCE": str(PATIENCE)})
        return done.returncode, done.stdout

    def close(self):
        self.program.terminate()
        self.program.wait()
        os.close(self.keep)


def golden_sum(name):
    text = (ROOT / "test" / "screens" / "pictures.inc").read_text(encoding="utf-8")
    return re.search(rf'PICTURE\("{name}",.*?0x([0-9A-F]{{8}})u\)', text, re.S).group(1)


def check_looking(handheld, folder):
    status, said = handheld.tool("version")
    check("version names the program", status == 0 and "Pocket Armada" in said, said)
    status, said = handheld.tool("memory")
    check("memory tells two numbers", status == 0 and re.search(r"free \d+ largest \d+", said), said)
    status, said = handheld.tool("crc")
    check("the title's checksum is the golden picture's", said.strip() == golden_sum("title"), said)
    file = folder / "title.png"
    status, said = handheld.tool("screenshot", file)
    check("a screenshot is taken", status == 0 and golden_sum("title") in said, said)
    check("it is a PNG of 320x240", file.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n" and file.read_bytes()[16:24].hex() == "00000140000000f0")
    check("its pixels are the golden picture's", pixels(file) == pixels(ROOT / "test" / "screens" / "title.png"))


def pixels(file):
    """Rows of a PNG of 8-bit RGB, whatever its filters."""
    content = pathlib.Path(file).read_bytes()
    at, packed = 8, b""
    while at < len(content):
        size = int.from_bytes(content[at : at + 4], "big")
        if content[at + 4 : at + 8] == b"IHDR":
            width, depth, kind = int.from_bytes(content[at + 8 : at + 12], "big"), content[at + 16], content[at + 17]
        if content[at + 4 : at + 8] == b"PLTE":
            palette = content[at + 8 : at + 8 + size]
        if content[at + 4 : at + 8] == b"IDAT":
            packed += content[at + 8 : at + 8 + size]
        at += size + 12
    assert depth == 8 and kind in (2, 3), (depth, kind)
    wide = 3 if kind == 2 else 1
    raw, rows, before = zlib.decompress(packed), [], bytes(width * wide)
    for y in range(len(raw) // (width * wide + 1)):
        line = bytearray(raw[y * (width * wide + 1) + 1 : (y + 1) * (width * wide + 1)])
        how = raw[y * (width * wide + 1)]
        for i in range(len(line)):
            left = line[i - wide] if i >= wide else 0
            up, corner = before[i], before[i - wide] if i >= wide else 0
            if how == 4:
                guess = left + up - corner
                nearest = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
            line[i] = (line[i] + (0, left, up, (left + up) // 2, nearest if how == 4 else 0)[how]) & 255
        before = bytes(line)
        rows.append(before if wide == 3 else b"".join(palette[3 * c : 3 * c + 3] for c in line))
    return rows


def check_saves(handheld, other, folder):
    for button in ("a", "a", "a"):  # the games, Pew Pew!, start
        handheld.tool("press", button)
    handheld.tool("press", "start")
    check("a game that was begun is saved", until(lambda: "pew_pew" in handheld.tool("saves")[1]), handheld.tool("saves")[1])
    status, said = handheld.tool("export", folder / "saves")
    files = sorted((folder / "saves").glob("*.save"))
    check("saves are exported under the PC's names", status == 0 and any(f.name.startswith("pew_pew.") for f in files), said)
    status, said = handheld.tool("export", folder / "saves")
    check("exported again, nothing is lost", status == 0, said)

    save = next(f for f in files if f.name.startswith("pew_pew."))
    status, said = other.tool("import", save)
    check("another handheld takes it", status == 0 and "now on the handheld" in said, said)
    status, said = other.tool("import", save)
    check("taken twice, it is there already", status == 0 and "already" in said, said)

    content = save.read_bytes()
    wrong = folder / save.name
    wrong.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
    status, said = other.tool("import", wrong)
    check("a save is not laid over another without being told so", status != 0 and "--over" in said, said)
    status, said = other.tool("import", "--over", wrong)
    check("a damaged save is refused", status != 0 and "no save" in said, said)
    status, said = other.tool("import", save)
    check("and what was there is still there", status == 0 and "already" in said, said)
    strange = folder / "strange.txt"
    strange.write_text("x", encoding="utf-8")
    status, said = other.tool("import", strange)
    check("a file with another name is refused", status != 0 and "NAME.0.save" in said, said)
    (folder / "saves" / save.name).write_bytes(b"another")
    status, said = handheld.tool("export", folder / "saves")
    check("an export does not write over another save", status != 0 and "another save" in said, said)


def check_refusals(handheld, folder):
    status, said = handheld.tool("press", "jump")
    check("an unknown button is refused", status != 0 and "no such button" in said, said)
    status, said = handheld.tool("jump")
    check("an unknown command shows the usage", status != 0 and "scripts/handheld PORT" in said, said)
    done = subprocess.run([str(TOOL), str(folder / "nothing"), "version"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    check("a port that is not there is named", done.returncode != 0 and "nothing" in done.stdout, done.stdout)
    dump = folder / "dump.txt"
    dump.write_text("picture 320 240\n@ 0000\n", encoding="utf-8")
    done = subprocess.run([str(TOOL), str(dump), "screenshot", str(folder / "x.png")], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    check("a broken dump is refused", done.returncode != 0 and "not whole" in done.stdout, done.stdout)
    check("and makes no picture", not (folder / "x.png").exists())


def check_pulled_cable():
    """The line ends while an answer is awaited: it reads as an end for ever, and the tool must not wait for it."""
    ours, theirs = pty.openpty()
    tty.setraw(theirs)
    tool = subprocess.Popen([str(TOOL), os.ttyname(theirs), "version"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    asked = b""
    while b"\n" not in asked:
        asked += os.read(ours, 64)
    os.close(ours)
    said, _ = tool.communicate(timeout=PATIENCE)
    os.close(theirs)
    check("a cable that was pulled is told", tool.returncode == 1 and "the line is gone" in said, said)


def main():
    program = pathlib.Path(sys.argv[1]).parent / "test" / "firmware_line"
    if not program.is_file():
        sys.exit(f"check_handheld: {program} was not built")
    handheld, other = Handheld(program), Handheld(program)
    try:
        with tempfile.TemporaryDirectory() as folder:
            check_looking(handheld, pathlib.Path(folder))
            check_saves(handheld, other, pathlib.Path(folder))
            check_refusals(handheld, pathlib.Path(folder))
    finally:
        handheld.close()
        other.close()
    check_pulled_cable()
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
