#!/usr/bin/env python3
"""The console as it is shown: golden pictures, scripts, the window on SDL's dummy display, the terminal as a player sees it.
    test/screens/check_screens.py PROGRAM   (the last line is `N passed, M failed`)"""
import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAM = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else ""

passed, failed = 0, 0


def check(name, good, detail=""):
    global passed, failed
    if good:
        passed += 1
    else:
        failed += 1
        print(f"FAIL {name}\n{detail}".rstrip())


def environment(home, **more):
    kept = {key: value for key, value in os.environ.items() if key.startswith(("ASAN", "UBSAN", "LSAN"))}
    return {**kept, "PATH": os.environ["PATH"], "HOME": home, "LC_ALL": "C.UTF-8", **more}


def run(home, *words, stdin="", **more):
    return subprocess.run([PROGRAM, *words], cwd=home, env=environment(home, **more), input=stdin, capture_output=True, text=True,
                          timeout=120)


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


def run_pictures(home):
    done = run(home, "pictures", "--check", HERE)
    check("the golden pictures are what is drawn now", done.returncode == 0, done.stdout + done.stderr)
    folder = home + "/screens"
    shutil.copytree(HERE, folder)
    with open(folder + "/pictures.inc", encoding="utf-8") as file:
        rows = file.read()

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

    def play(*words):
        child = subprocess.Popen([PROGRAM, *words], cwd=home, env=environment(home, **dummy), stdin=subprocess.DEVNULL,
                                 stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        time.sleep(4)
        running = child.poll() is None
        child.send_signal(signal.SIGTERM)
        _, told = child.communicate(timeout=30)
        return running, child.returncode, told

    running, status, told = play("--game", "template", "--data", home + "/saves")
    check("the window runs until it is told to end", running and status == 0, told)
    check("and has saved the game", os.path.exists(home + "/saves/template.0.save"), told)
    with open(home + "/file", "w", encoding="utf-8") as file:
        file.write("in the way")
    running, status, told = play("--game", "template", "--data", home + "/file/saves")
    check("without a place for saves it says so, and play goes on", running and status == 0 and "Not saved" in told, told)

    # A display that nobody answers for: another driver of SDL's would run on without showing anything.
    done = run(home, DISPLAY=":99", ASAN_OPTIONS=dummy["ASAN_OPTIONS"])
    check("a display that does not answer is none", done.returncode == 0 and "no display" in done.stderr, done.stderr)
    done = run(home, "window", DISPLAY=":99", ASAN_OPTIONS=dummy["ASAN_OPTIONS"])
    check("nor a window", done.returncode == 1 and done.stderr == "armada: no window: no display answers.\n", done.stderr)


# ---- the terminal -----------------------------------------------------------------------------------------------------------
class Terminal:
    def __init__(self, home, columns=80, rows=24, **more):
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.before = termios.tcgetattr(theirs)
        self.theirs = theirs
        self.child = subprocess.Popen([PROGRAM, "text", "template", "--data", home + "/text"], cwd=home, stdin=theirs, stdout=theirs,
                                      stderr=theirs, env=environment(home, TERM="xterm-256color", **more), start_new_session=True)
        self.shown = ""
        self.listen(1.5)

    def listen(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            ready, _, _ = select.select([self.ours], [], [], 0.05)
            if ready:
                self.shown += os.read(self.ours, 65536).decode("utf-8", "replace")

    def type(self, keys):
        os.write(self.ours, keys)
        self.listen(0.5)

    def end(self):
        self.listen(1.0)
        try:
            status = self.child.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.child.kill()
            status = "it did not end"
        restored = termios.tcgetattr(self.theirs) == self.before and self.shown.rstrip().endswith("\x1b[?1049l")
        os.close(self.ours)
        os.close(self.theirs)
        return status, restored


def run_terminal(home):
    table = Terminal(home, COLORTERM="truecolor")
    check("the first screen is there in colours", "\x1b[0" in table.shown and ";38;2;" in table.shown, table.shown[-300:])
    table.type(b"a")
    table.type(b"m")  # no lessons
    before = len(table.shown)
    table.type(b"\x1b")
    check("Escape opens the menu", "PAUSED" in table.shown[before:], table.shown[-300:])
    before = len(table.shown)
    table.type(b"\x1b[B")
    few = len(table.shown) - before
    check("a step in a list draws a few cells, not the screen", 0 < few < 6000, str(few))
    table.child.send_signal(signal.SIGTERM)
    status, restored = table.end()
    check("told to end, it ends well and gives the terminal back", status == 0 and restored, f"{status} {table.shown[-80:]!r}")

    table = Terminal(home, NO_COLOR="1")
    check("NO_COLOR is heeded", "38;5" not in table.shown and "38;2" not in table.shown, table.shown[-300:])
    table.type(b"\x03")
    status, restored = table.end()
    check("Ctrl+C leaves", status == 0 and restored, f"{status}")

    table = Terminal(home, columns=60, rows=20)
    check("a small terminal is told what is needed", "needs 80 x 24" in table.shown and "has 60 x 20" in table.shown, table.shown)
    table.type(b"q")
    status, restored = table.end()
    check("and can be left", status == 0 and restored, f"{status}")


def main():
    if not os.access(PROGRAM, os.X_OK):
        print("use: test/screens/check_screens.py PROGRAM", file=sys.stderr)
        return 2
    for part in (run_pictures, run_scripts, run_window, run_terminal):
        with tempfile.TemporaryDirectory() as home:
            part(home)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
