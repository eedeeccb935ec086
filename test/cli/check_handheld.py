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
import time
import tty
import zlib

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "test" / "support"))
from checks import check, ended  # noqa: E402: it stands with what all checks share
from golden_sums import golden_sum  # noqa: E402
from waiting import PATIENCE  # noqa: E402

TOOL = ROOT / "scripts" / "handheld"


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


def listed(handheld):
    """(name, slot) -> checksum"""
    rows = [row.split() for row in handheld.tool("saves")[1].splitlines()]
    return {(row[0], row[1]): row[3] for row in rows}


def exported(handheld, folder):
    """Names of files -> content"""
    status, said = handheld.tool("export", folder)
    check("everything is exported", status == 0, said)
    return {file.name: file.read_bytes() for file in folder.glob("*.save")}


def number_of(content):
    return int.from_bytes(content[5:9], "little")


def with_number(content, number):
    """The same save with another number in the row of writes: as long, and whole."""
    changed = content[:5] + number.to_bytes(4, "little") + content[9:-4]
    return changed + zlib.crc32(changed).to_bytes(4, "little")


def newest(files, name):
    """Of the exported ones of a name, without its number."""
    content = max((files[f"{name}.{slot}.save"] for slot in "01" if f"{name}.{slot}.save" in files), key=number_of)
    return content[:5] + content[9:-4]


def press(handheld, *buttons):
    for button in buttons:
        handheld.tool("press", button)


def asked_until(handheld, good):
    """Asks for the list until it is good: every answer is one of the handheld's own turns, in which it goes on."""
    end = time.monotonic() + PATIENCE
    while not good(listed(handheld)):
        if time.monotonic() > end:
            return False
    return True


def brighter(handheld):
    """One step, saved; from the title."""
    before = listed(handheld)
    press(handheld, "select", "right", "b")
    check("changed settings are saved", asked_until(handheld, lambda there: there != before), listed(handheld))


def check_saves(handheld, other, folder):
    brighter(handheld)
    press(handheld, "a", "a", "a")  # the games, Pew Pew!, start
    press(handheld, "start")  # no lessons
    names = {"pew_pew", "settings", "stats1", "stats2", "lessons", "hints", "scores1", "scores2", "scores3"}
    check("a game that was begun is saved, and all beside it", asked_until(handheld, lambda there: names <= {key[0] for key in there}), listed(handheld))
    sums = listed(handheld).values()
    check("every save has a checksum of its own", len(set(sums)) == len(sums), sums)

    files = exported(handheld, folder / "saves")
    check("saves are exported under the PC's names", {name.split(".")[0] for name in files} == names, sorted(files))
    paths = sorted((folder / "saves").glob("*.save"))
    check("exported again, nothing is lost", exported(handheld, folder / "saves") == files)
    status, said = other.tool("import", *paths)
    check("another handheld takes them all", status == 0 and said.count("now on the handheld") == len(paths), said)
    status, said = other.tool("import", *paths)
    check("taken twice, they are there already", status == 0 and said.count("already") == len(paths), said)
    check("and they are the same, byte for byte", exported(other, folder / "again").items() >= files.items())


def check_restoring(other, folder):
    """Other saves of the same length under the same names: a game, and the small ones."""
    backup = exported(other, folder / "backup")
    for name in ("pew_pew", "settings", "stats1", "lessons"):
        slot = next(slot for slot in "01" if f"{name}.{slot}.save" in backup)
        file = folder / "backup" / f"{name}.{slot}.save"
        another = folder / file.name
        another.write_bytes(with_number(backup[file.name], number_of(backup[file.name]) + 5))
        before = listed(other)
        status, said = other.tool("import", another)
        check(f"{name}: another save of its length is not there already", status != 0 and "--over" in said, said)
        check(f"{name}: and nothing was changed", listed(other) == before, listed(other))
        status, said = other.tool("import", "--over", another)
        check(f"{name}: --over writes it", status == 0 and "now on the handheld" in said, said)
        check(f"{name}: its checksum is another", listed(other)[name, slot] != before[name, slot], listed(other))
        status, said = other.tool("import", "--over", file)
        check(f"{name}: and the first one comes back", status == 0 and listed(other)[name, slot] == before[name, slot], said)


def check_restoring_settings(fresh, folder):
    """One slot is exported; then the other one is written, and is newer."""
    brighter(fresh)
    before = exported(fresh, folder / "before")
    brighter(fresh)
    changed = exported(fresh, folder / "changed")
    check("changed settings go into the other slot", len(changed) == 2 and newest(changed, "settings") != newest(before, "settings"), changed)
    file = folder / "before" / "settings.0.save"
    status, said = fresh.tool("import", file)
    check("a newer save is not given up without being told so", status != 0 and "--over" in said, said)
    check("and is there still", exported(fresh, folder / "changed") == changed)
    status, said = fresh.tool("import", "--over", file)
    restored = exported(fresh, folder / "restored")
    check("settings are restored, also over a newer slot", status == 0 and newest(restored, "settings") == newest(before, "settings"), said)


def check_refused_saves(other, folder):
    before = listed(other)
    save = next(iter(sorted((folder / "saves").glob("pew_pew.*"))))
    content = save.read_bytes()
    wrong = folder / save.name
    wrong.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
    status, said = other.tool("import", wrong)
    check("a save is not laid over another without being told so", status != 0 and "--over" in said, said)
    status, said = other.tool("import", "--over", wrong)
    check("a damaged save is refused", status != 0 and "is damaged" in said, said)
    for name in ("pulp_invasion.0.save", "settings.0.save", "lessons.1.save"):
        (folder / name).write_bytes(content)
        status, said = other.tool("import", "--over", folder / name)
        check(f"a game's save is not taken as {name}", status != 0 and "belongs to another game" in said, said)
    (folder / "stats1.0.save").write_bytes(next(iter(sorted((folder / "saves").glob("settings.*")))).read_bytes())
    status, said = other.tool("import", "--over", folder / "stats1.0.save")
    check("settings are not taken as statistics", status != 0 and "belongs to another" in said, said)
    check("and all that was there is still there", listed(other) == before, listed(other))
    strange = folder / "strange.txt"
    strange.write_text("x", encoding="utf-8")
    status, said = other.tool("import", strange)
    check("a file with another name is refused", status != 0 and "NAME.0.save" in said, said)
    save.write_bytes(b"another")
    status, said = other.tool("export", folder / "saves")
    check("an export does not write over another save", status != 0 and "another save" in said, said)


def check_screen(handheld):
    status, said = handheld.tool("screen")
    check("screen tells what is adjusted", status == 0 and "inverted off" in said and "speed 40" in said, said)
    status, said = handheld.tool("screen", "mirrored", "on")
    check("screen adjusts the panel", status == 0 and "mirrored on" in said, said)
    status, said = handheld.tool("screen", "speed", "20")
    check("screen sets the speed", status == 0 and "mirrored on" in said and "speed 20" in said, said)
    status, said = handheld.tool("screen", "speed", "30")
    check("another speed is refused", status != 0 and "40 or 20" in said, said)


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


def check_chatter():
    """What is sent before the tool asks is not for it; where that never ends there is nothing to ask."""
    ours, theirs = pty.openpty()
    tty.setraw(theirs)
    talker = subprocess.Popen(["yes", "error: noise"], stdout=ours)
    done = subprocess.run([str(TOOL), os.ttyname(theirs), "version"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          timeout=PATIENCE, env={**os.environ, "HANDHELD_PATIENCE": "1"})
    talker.kill()
    talker.wait()
    os.close(ours)
    os.close(theirs)
    check("a line that never stops talking ends the tool", done.returncode == 1 and re.search("never stops|noise", done.stdout), done.stdout)


def main():
    program = pathlib.Path(sys.argv[1]).parent / "test" / "firmware_line"
    if not program.is_file():
        sys.exit(f"check_handheld: {program} was not built")
    handheld, other, fresh = Handheld(program), Handheld(program), Handheld(program)
    try:
        with tempfile.TemporaryDirectory() as folder:
            check_looking(handheld, pathlib.Path(folder))
            check_saves(handheld, other, pathlib.Path(folder))
            check_screen(handheld)
            check_restoring(other, pathlib.Path(folder))
            check_restoring_settings(fresh, pathlib.Path(folder))
            check_refused_saves(other, pathlib.Path(folder))
            check_refusals(handheld, pathlib.Path(folder))
    finally:
        handheld.close()
        other.close()
        fresh.close()
    check_pulled_cable()
    check_chatter()
    sys.exit(ended())


if __name__ == "__main__":
    main()
