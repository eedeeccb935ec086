#!/usr/bin/env python3
"""The console as it is shown: golden pictures, scripts, the window on SDL's dummy display, the terminal as a player sees it.
    test/screens/check_screens.py PROGRAM   (the last line is `N passed, M failed`)"""
import os
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import zlib

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE) + "/support")
from checks import check, ended  # noqa: E402: it stands with what all checks share
from waiting import PATIENCE, Terminal, Watched  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else ""
PLAIN = os.environ.get("ARMADA_PLAIN", PROGRAM)  # the same without sanitizers


def environment(home, **more):
    kept = {key: value for key, value in os.environ.items() if key.startswith(("ASAN", "UBSAN", "LSAN"))}
    return {**kept, "PATH": os.environ["PATH"], "HOME": home, "LC_ALL": "C.UTF-8", **more}


def run(home, *words, stdin="", program=PROGRAM, **more):
    return subprocess.run([program, *words], cwd=home, env=environment(home, **more), input=stdin, capture_output=True, text=True,
                          timeout=PATIENCE)


# ---- golden pictures ----------------------------------------------------------------------------------------------------
def chunks(png):
    at = 8
    while at < len(png):
        size = struct.unpack(">I", png[at:at + 4])[0]
        yield png[at + 4:at + 8], png[at + 8:at + 8 + size]
        at += 12 + size


def size_of(path):
    with open(path, "rb") as file:
        return struct.unpack(">II", next(data for kind, data in chunks(file.read()) if kind == b"IHDR")[:8])


def paint_one_pixel(path, x, y):
    """Writes the picture anew with one pixel white; rows without a filter, as simple as PNG can be."""
    with open(path, "rb") as file:
        png = file.read()
    width, height = size_of(path)
    rows = bytearray()
    packed = zlib.decompress(b"".join(data for kind, data in chunks(png) if kind == b"IDAT"))
    before = bytearray(width * 3)
    for row in range(height):
        kind, line = packed[row * (width * 3 + 1)], bytearray(packed[row * (width * 3 + 1) + 1:(row + 1) * (width * 3 + 1)])
        for i in range(len(line)):
            left = line[i - 3] if i >= 3 else 0
            above, corner = before[i], before[i - 3] if i >= 3 else 0
            nearest = min((left, above, corner), key=lambda v: abs(left + above - corner - v))
            line[i] = (line[i] + (0, left, above, (left + above) // 2, nearest)[kind]) & 255
        before = line
        rows += b"\0" + (line if row != y else line[:x * 3] + b"\xff\xff\xff" + line[x * 3 + 3:])

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    with open(path, "wb") as file:
        header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
        file.write(png[:8] + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(rows))) + chunk(b"IEND", b""))


def few_pictures(folder, count=6):
    """A folder with the first pictures alone, as all of them are drawn and compared by then; returns its list."""
    with open(HERE + "/pictures.inc", encoding="utf-8") as file:
        rows = "".join(re.match(r"(?s)(?:.*?\nPICTURE\([^\n]*\)\n){%d}" % count, file.read()).group(0))
    os.mkdir(folder)
    with open(folder + "/pictures.inc", "w", encoding="utf-8") as file:
        file.write(rows)
    for name in re.findall(r'^PICTURE\("([^"]+)"', rows, re.M):
        shutil.copy(f"{HERE}/{name}.png", folder)
    return rows


def run_pictures(home):
    # With sanitizers test_screens draws all of them, and the few below are compared.
    done = run(home, "pictures", "--check", HERE, program=PLAIN)
    check("the golden pictures are what is drawn now", done.returncode == 0, done.stdout + done.stderr)
    folder = home + "/screens"
    rows = few_pictures(folder)
    check("a list of some of them too", run(home, "pictures", "--check", folder).returncode == 0)

    paint_one_pixel(folder + "/title.png", 5, 230)
    done = run(home, "pictures", "--check", folder)
    check("a changed pixel is found and its place told", done.returncode == 1 and "title.png: at (5, 230)" in done.stdout, done.stdout)
    shutil.copy(HERE + "/title.png", folder)

    shutil.copy(HERE + "/title.png", folder + "/stranger.png")
    done = run(home, "pictures", "--check", folder)
    check("a picture without a row is found", done.returncode == 1 and "stranger.png" in done.stdout, done.stdout)
    os.remove(folder + "/stranger.png")

    os.remove(folder + "/title.png")
    done = run(home, "pictures", "--check", folder)
    check("a picture that is missing is found", done.returncode == 1 and "title.png" in done.stdout, done.stdout)
    done = run(home, "pictures", "--write", folder)
    check("pictures are written anew", done.returncode == 0, done.stdout + done.stderr)
    with open(folder + "/pictures.inc", encoding="utf-8") as file:
        check("and the list stays as it was", file.read() == rows)
    check("and then agree", run(home, "pictures", "--check", folder).returncode == 0)

    for row, place in (('PICTURE("x", "jump", 0x0u)\n', "jump|script"), ('PICTURE("x" "a")\n', ":1: "), ("PICTURE\n", ":2: ")):
        with open(folder + "/pictures.inc", "w", encoding="utf-8") as file:
            file.write(row)
        done = run(home, "pictures", "--check", folder)
        check(f"a wrong row is refused: {row.strip()}", done.returncode == 2 and re.search(place, done.stderr), done.stderr)


# ---- scripts --------------------------------------------------------------------------------------------------------------
def run_scripts(home):
    script = "wait:10 shot select wait:10 shot:settings shot"
    done = run(home, "shot", "--script", "-", "--out", "x.png", stdin=script)
    made = ["x.png", "x-settings.png", "x-2.png"]
    check("a script writes its pictures", done.returncode == 0 and all(os.path.exists(home + "/" + name) for name in made), done.stderr)
    run(home, "shot", "--script", "-", "--out", "y.png", stdin=script)
    for name in made:
        with open(home + "/" + name, "rb") as first, open(home + "/" + name.replace("x", "y", 1), "rb") as second:
            check(f"{name} is the same in every run", first.read() == second.read())
    check("a picture is as large as the panel", size_of(home + "/x.png") == (320, 240))
    run(home, "shot", "--script", "-", "--out", "big.png", "--scale", "3", stdin="wait:2")
    check("or larger on request", size_of(home + "/big.png") == (960, 720))

    done = run(home, "shot", "--script", "-", "--text", stdin="wait:10 select wait:10")
    lines = done.stdout.split("\n")[:-1]
    check("the text mode is 24 lines of 80 letters at most", len(lines) == 24 and max(map(len, lines)) <= 80, done.stdout)
    check("it has the words of the screen and the keys", "SETTINGS" in done.stdout and "[B] Done" in done.stdout, done.stdout)

    for words, script, told in ((["--out", "z.png"], "a\n b jump", r"stdin:2:4: `jump`: .+"),
                                (["--out", "z.png", "--game", "template"], "jump", r"stdin:1:1: `jump`: .+"),
                                (["--out", "no/such/folder/z.png"], "a", r"no/such/folder/z.png: .+"),
                                ([], "a", r"--out: .+"), (["--out", "z.png", "--game", "chess"], "a", r".*chess.*"),
                                (["--out", "z.png", "--scale", "0"], "a", r"--scale: .+")):
        done = run(home, "shot", "--script", "-", *words, stdin=script)
        good = done.returncode == 2 and re.fullmatch(told + "\n", done.stderr) and not os.path.exists(home + "/z.png")
        check(f"shot {words} with {script!r} is refused", good, done.stderr)


# ---- the window on a display that nobody sees -----------------------------------------------------------------------------
def run_window(home):
    if "window" not in run(home, "help").stdout.split("Keys")[0]:
        print("This build has no window: SDL2 was not there.")
        return
    dummy = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    # What the system's display and sound libraries keep until the program ends is not ours to count.
    dummy["ASAN_OPTIONS"] = os.environ.get("ASAN_OPTIONS", "") + ":detect_leaks=0"

    def play(happened, *words, folder=None):
        """Plays until that happened, and then is told to end."""
        game = Watched([PROGRAM, *words], folder, cwd=home, env=environment(home, **dummy))
        running = game.waits_for(lambda: happened(game.told))
        return running, game.end(), game.told

    save = home + "/saves/template.0.save"
    os.mkdir(home + "/saves")
    running, status, told = play(lambda told: os.path.exists(save), "--game", "template", "--data", home + "/saves", folder=home + "/saves")
    check("the window runs until it is told to end, and saves the game by itself", running and status == 0, told)
    with open(home + "/file", "w", encoding="utf-8") as file:
        file.write("in the way")
    running, status, told = play(lambda told: "Not saved" in told, "--game", "template", "--data", home + "/file/saves")
    check("without a place for saves it says so, and play goes on", running and status == 0 and "Not saved" in told, told)

    holder = sit_down(home)
    check("a terminal has the saves", holder.shows("I am the Red picket"), holder.screen.text())
    running, status, told = play(lambda told: "already open" in told, "--data", home + "/text")
    check("a window says that another program has the saves", running and status == 0 and told.count("\n") == 1, told)
    os.write(holder.ours, b"q")
    holder.end()

    # A display that nobody answers for: another driver of SDL's would run on without showing anything. A place in a folder
    # of our own, so that nobody can have it.
    nowhere = {"DISPLAY": home + "/nobody:0", "ASAN_OPTIONS": dummy["ASAN_OPTIONS"]}
    done = run(home, **nowhere)
    check("a display that does not answer is none", done.returncode == 0 and "no display" in done.stderr, done.stderr)
    done = run(home, "window", **nowhere)
    check("nor a window", done.returncode == 1 and done.stderr == "armada: no window: no display answers.\n", done.stderr)

    # SDL is loaded when a window is wanted, and may have been taken away since it was there to compile with.
    os.mkdir(home + "/gone")
    with open(home + "/gone/libSDL2-2.0.so.0", "w", encoding="utf-8"):
        pass
    done = run(home, "window", LD_LIBRARY_PATH=home + "/gone", **dummy)
    check("without SDL there is no window, and it says so", done.returncode == 1 and re.fullmatch(r"armada: no window: .*libSDL2.*\.\n", done.stderr), done.stderr)
    done = run(home, LD_LIBRARY_PATH=home + "/gone", **dummy)
    check("and a game plays all the same", done.returncode == 0 and "outcome " in done.stdout, done.stderr)


# ---- the terminal -----------------------------------------------------------------------------------------------------------
def sit_down(home, *words, columns=80, rows=24, **more):
    words = [PROGRAM, "text", "template", "--data", home + "/text", *words]
    return Terminal(words, environment(home, **more), home, columns, rows)


def run_terminal(home):
    table = sit_down(home, COLORTERM="truecolor")
    check("the first screen is there in colours", table.shows("I am the Red picket") and b";38;2;" in table.sent, table.screen.text())
    check("A begins", table.type(b"a", "Skip lessons"), table.screen.text())
    check("the menu's key skips the lessons", table.type(b"m", "[A] Send"), table.screen.text())
    check("Escape opens the menu", table.type(b"\x1b", "PAUSED"), table.screen.text())
    check("and its cursor stands", table.waits_for(lambda: re.search("▀  Resume", table.screen.text())), table.screen.text())
    before = len(table.sent)
    os.write(table.ours, b"\x1b[B")
    check("a step in a list is made", table.waits_for(lambda: re.search("▀▀▀▀.*\n.*Undo last.*\n.*▀▀▀▀", table.screen.text())), table.screen.text())
    check("and draws a few cells, not the screen", 0 < len(table.sent) - before < 6000, str(len(table.sent) - before))
    table.child.send_signal(signal.SIGTERM)
    status, restored = table.end()
    check("told to end, it ends well and gives the terminal back", status == 0 and restored, f"{status} {table.sent[-80:]!r}")

    table = sit_down(home, NO_COLOR="1")
    check("it goes on where it was left", table.shows("[Esc] Menu"), table.screen.text())
    check("NO_COLOR is heeded", b"38;5" not in table.sent and b"38;2" not in table.sent, table.screen.text())
    os.write(table.ours, b"\x03")
    status, restored = table.end()
    check("Ctrl+C leaves", status == 0 and restored, f"{status}")

    table = sit_down(home, columns=60, rows=20)
    check("a small terminal is told what is needed", table.shows("needs 80 x 24") and table.shows("has 60 x 20"), table.screen.text())
    os.write(table.ours, b"q")
    status, restored = table.end()
    check("and can be left", status == 0 and restored, f"{status}")


def run_vanishing_terminal(home):
    """Its window is closed or its line cut, and no signal says so."""
    table = sit_down(home)
    good = table.shows("I am the Red picket") and table.type(b"a", "Skip lessons") and table.type(b"m", "[A] Send")
    good = good and table.type(b"a", " in all.")  # one ship was sent, the next can be added
    check("a move is made", good, table.screen.text())
    table.vanish()
    try:
        status = table.child.wait(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        table.child.kill()
        status = "it did not end"
    check("a terminal that vanished ends the program", status == 0, f"{status}")
    saves = [name for name in ("template.0.save", "template.1.save") if os.path.exists(f"{home}/text/{name}")]
    records = [run(home, "record", "--save", f"{home}/text/{name}").stdout for name in saves]
    check("and the move is saved", any(re.search(r"^move ", record, re.M) for record in records), str(records))


IN_USE = "IN USE"


def kept(home):
    """The saved game, byte for byte; settings and statistics come later, when the player rests."""
    found = {}
    for name in sorted(name for name in os.listdir(home + "/text") if name.startswith("template.")):
        with open(f"{home}/text/{name}", "rb") as file:
            found[name] = file.read()
    return found


def go_on(table):
    """A game without lessons, from the cover of its hand to the next move."""
    return table.shows("I am the Red picket") and table.type(b"a", "[A] Send")


def run_two_programs(home):
    """One folder, several programs: only the first one writes."""
    first = sit_down(home)
    good = first.shows("I am the Red picket") and first.type(b"a", "Skip lessons") and first.type(b"m", "[A] Send")
    os.write(first.ours, b"q")
    check("a game is begun and left", good and first.end()[0] == 0, first.screen.text())
    first = sit_down(home)
    check("the first program goes on with it", go_on(first) and first.type(b"\x1b", "is saved"), first.screen.text())
    before = kept(home)
    second = sit_down(home)
    check("a second one is told so", second.shows(IN_USE) and second.shows("[A] Play now"), second.screen.text())
    check("it plays on request, and says what becomes of it", second.answers(b"a", "[A] Play now", lambda: "NOTHING IS SAVED" in second.screen.text()), second.screen.text())
    second.answers(b"a", "[A] Go on", lambda: "I am the Red picket" in second.screen.text())
    check("what the first one saved", go_on(second) and second.type(b"a", " in all."), second.screen.text())
    check("the menu does not say that it is saved", second.type(b"\x1b", "stays open"), second.screen.text())
    os.write(second.ours, b"q")
    status, restored = second.end()
    check("and says so again in the end", status == 0 and restored and b"Nothing was saved: " in second.sent, second.sent[-300:])
    check("nothing of that was written", kept(home) == before)

    waiting, leaving = sit_down(home), sit_down(home)
    check("two more wait", waiting.shows(IN_USE) and leaving.shows(IN_USE), waiting.screen.text())
    leaving.answers(b"b", "[B] Leave", lambda: leaving.child.poll() is not None)
    status, restored = leaving.end()
    check("one of them leaves", status == 0 and restored and b"Nothing was saved" not in leaving.sent, leaving.sent[-300:])
    asked = sit_down(home, "--no-save")
    check("who wants to play so from the start is not asked", asked.shows("NOTHING IS SAVED"), asked.screen.text())
    check("and plays", asked.answers(b"a", "[A] Go on", lambda: "[A] I am the Red picket" in asked.screen.text()) and IN_USE.encode() not in asked.sent, asked.screen.text())
    os.write(asked.ours, b"q")
    check("and is not told again", asked.end()[0] == 0 and b"Nothing was saved" not in asked.sent)
    check("still nothing was written", kept(home) == before)

    os.write(first.ours, b"q")
    check("the first one ends", first.end()[0] == 0)
    check("and the one that waited goes on by itself", waiting.shows("I am the Red picket"), waiting.screen.text())
    last = sit_down(home)
    check("now that one has the saves", last.shows(IN_USE), last.screen.text())
    waiting.child.kill()
    check("until it is killed", last.shows("I am the Red picket"), last.screen.text())
    waiting.end()
    os.write(last.ours, b"q")
    check("and all is well", last.end()[0] == 0)


def main():
    if not os.access(PROGRAM, os.X_OK):
        print("use: test/screens/check_screens.py PROGRAM", file=sys.stderr)
        return 2
    for part in (run_pictures, run_scripts, run_window, run_terminal, run_vanishing_terminal, run_two_programs):
        with tempfile.TemporaryDirectory() as home:
            part(home)
    return ended()


if __name__ == "__main__":
    sys.exit(main())
