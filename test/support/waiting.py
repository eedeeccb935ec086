"""Waiting for what happens, for the checks that run a program: an output, a file, an end. A machine may be as slow as it
likes; only what never happens ends a wait, after PATIENCE."""
import ctypes
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time

PATIENCE = 300  # seconds; nothing here takes more than a few, so whoever waits so long waits for ever


def until(happened, wait):
    """True as soon as happened() is; False when it never was. wait(seconds) comes back when something has happened, and after
    so many seconds at the latest."""
    end = time.monotonic() + PATIENCE
    while not happened():
        left = end - time.monotonic()
        if left <= 0:
            return False
        wait(left)
    return True


class Watched:
    """A program whose words on stderr are heard, and a folder in which it may put files: Linux tells when it does."""

    CREATED, WRITTEN, MOVED = 0x100, 0x8, 0x80  # inotify(7)

    def __init__(self, words, folder=None, **how):
        self.told = ""
        self.folder = None
        if folder is not None:
            libc = ctypes.CDLL(None, use_errno=True)
            self.folder = libc.inotify_init()
            if self.folder < 0 or libc.inotify_add_watch(self.folder, os.fsencode(folder), self.CREATED | self.WRITTEN | self.MOVED) < 0:
                raise OSError(ctypes.get_errno(), "inotify: " + folder)
        self.child = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **how)
        self.open = True

    def listen(self, seconds):
        signs = [sign for sign in (self.child.stderr.fileno() if self.open else None, self.folder) if sign is not None]
        for sign in select.select(signs, [], [], seconds)[0]:
            said = os.read(sign, 65536)
            if sign != self.folder:
                self.told += said.decode("utf-8", "replace")
                self.open = said != b""

    def waits_for(self, happened):
        """Whether that happened while the program ran."""
        return until(lambda: happened() or not self.open, self.listen) and self.open

    def end(self):
        """Told to end: its status."""
        self.child.send_signal(signal.SIGTERM)
        until(lambda: not self.open, self.listen)
        if self.open:
            self.child.kill()
        status = self.child.wait()
        self.child.stderr.close()
        if self.folder is not None:
            os.close(self.folder)
        return "it did not end" if self.open else status


class Screen:
    """What a terminal shows, from the few sequences that armada writes: places, colours, clearing, the other screen."""

    PARTS = re.compile(r"\x1b\[(\?[\d;]*[a-z]|[\d;]*[A-Za-z])|([^\x1b]+)|\x1b")

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.rest = ""
        self.clear()

    def clear(self):
        self.letters = [[" "] * self.columns for _ in range(self.rows)]
        self.row = self.column = 0

    def write(self, text):
        text, self.rest = self.rest + text, ""
        cut = re.search(r"\x1b(\[[?\d;]*)?$", text)  # the end of it has not come yet
        if cut:
            text, self.rest = text[: cut.start()], text[cut.start() :]
        for sequence, letters in self.PARTS.findall(text):
            if sequence.endswith("H"):
                self.row, self.column = (int(number) - 1 for number in sequence[:-1].split(";"))
            elif sequence == "2J":
                self.clear()
            for letter in letters:
                if self.row < self.rows and self.column < self.columns:
                    self.letters[self.row][self.column] = letter
                self.column += 1

    def text(self):
        return "\n".join("".join(row).rstrip() for row in self.letters)


class Terminal:
    """A program on a pseudo-terminal that is nobody's controlling terminal: it is told of nothing by signals."""

    def __init__(self, words, env, cwd, columns=80, rows=24):
        self.ours, self.theirs = pty.openpty()
        fcntl.ioctl(self.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.before = termios.tcgetattr(self.theirs)
        self.child = subprocess.Popen(words, cwd=cwd, env={"TERM": "xterm-256color", **env}, stdin=self.theirs, stdout=self.theirs,
                                      stderr=self.theirs, start_new_session=True)
        self.ending = os.pidfd_open(self.child.pid)  # can be read from when the program has ended
        self.over = False
        self.screen = Screen(columns, rows)
        self.sent = b""  # all that came, as it came
        self.decoded = 0

    def listen(self, seconds):
        ready = select.select([self.ours] if self.over else [self.ours, self.ending], [], [], seconds)[0]
        self.over = self.over or self.ending in ready
        if self.ours not in ready:
            return
        self.sent += os.read(self.ours, 65536)
        whole = self.sent[self.decoded :].decode("utf-8", "ignore")  # a letter of several bytes may be cut
        self.decoded += len(whole.encode("utf-8"))
        self.screen.write(whole)

    def shows(self, words):
        """Waits until these words stand on the screen."""
        return self.waits_for(lambda: words in self.screen.text())

    def says(self, letters):
        """Waits until these bytes came."""
        return self.waits_for(lambda: letters in self.sent)

    def waits_for(self, happened):
        """Whether that happened before the program had ended and all that it wrote was read."""
        until(lambda: happened() or self.over and not select.select([self.ours], [], [], 0)[0], self.listen)
        return happened()

    def type(self, keys, then):
        """Keys, and the words that stand on the screen when they have done their work."""
        os.write(self.ours, keys)
        return self.shows(then)

    def answers(self, key, label, happened):
        """Answers a question, which takes no A and no B in its first moments: its label, as in `[A] Go on`, has brackets when it listens."""
        if not self.shows(label):
            return False
        os.write(self.ours, key)
        return self.waits_for(happened)

    def end(self):
        """Its status when it has ended by itself, and whether the terminal is as it was."""
        ended = self.waits_for(lambda: self.child.poll() is not None)
        if not ended:
            self.child.kill()
            self.child.wait()
        while select.select([self.ours], [], [], 0)[0]:
            self.listen(0)
        restored = termios.tcgetattr(self.theirs) == self.before and b"\x1b[?1049l" in self.sent[-200:]
        for each in (self.ours, self.theirs, self.ending):
            os.close(each)
        return (self.child.returncode if ended else "it did not end"), restored

    def vanish(self):
        """The terminal is gone, and nobody says so."""
        for each in (self.theirs, self.ours, self.ending):
            os.close(each)
