#!/usr/bin/env python3
"""The script scripts/handheld on a pseudo-terminal, with a line that damages what goes over it, to the firmware on its stand-ins
(test/firmware_line) or to answers of the input itself. Whatever comes back, the script ends with a word to its user or with
success, writes nothing but what it was asked for, and what it says that it exported or imported is there, byte for byte.
    test/fuzz/handheld.py FIRMWARE_LINE FILE...            each input once; the last line is `N inputs`
    test/fuzz/handheld.py FIRMWARE_LINE --fuzz ARGUMENTS   guided by coverage of the script, by atheris (make fuzz)

An input is a command's number (with 128: the firmware answers) and then
- of the firmware: damages of four bytes, what, where (16 bits), a letter
- else: all that the other end says."""
import contextlib
import importlib.machinery
import importlib.util
import io
import os
import pathlib
import pty
import select
import shutil
import subprocess
import sys
import tempfile
import threading
import tty
import zlib

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FROM_FIRMWARE = 128


def script():
    path = str(ROOT / "scripts" / "handheld")
    spec = importlib.util.spec_from_loader("handheld_script", importlib.machinery.SourceFileLoader("handheld_script", path))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.PlainLine = module.Line
    module.QUIET = 0
    module.PATIENCE = 0.15
    return module


# ---- saves that are there beforehand --------------------------------------------------------------------------------
def blob(number, payload, version=1):
    """A small save: magic, format, number, version, length, payload, CRC-32 (session/slots.cpp)."""
    frame = b"PABB\x01" + number.to_bytes(4, "little") + bytes([version]) + len(payload).to_bytes(2, "little") + payload
    return frame + zlib.crc32(frame).to_bytes(4, "little")


OLD, NEW = blob(3, bytes(14)), blob(4, bytes([7] * 14))


SAVES = {("settings", "0"): OLD, ("settings", "1"): NEW}
NEWEST = blob(9, bytes(range(14)))  # what is imported


# ---- the line -------------------------------------------------------------------------------------------------------
class Wire(threading.Thread):
    """The other end of the script's terminal, until the script is done."""

    def __init__(self):
        super().__init__(daemon=True)
        self.ours, self.theirs = pty.openpty()
        tty.setraw(self.theirs)
        self.port = os.ttyname(self.theirs)
        self.stop, self.stopper = os.pipe()

    def ready(self, *files, moment=None):
        """Those that have something to say; none: the script is done, or nobody said anything for a moment."""
        found = select.select([self.stop, *files], [], [], moment)[0]
        return [] if self.stop in found else found

    def run(self):
        with contextlib.suppress(OSError):
            self.carry()
        os.close(self.ours)  # the cable is pulled

    def end(self):
        os.close(self.stopper)
        self.join()
        os.close(self.theirs)
        os.close(self.stop)


class ToldWire(Wire):
    """Everything is told at the script's first line; when the script says nothing more for a moment, the cable is pulled."""

    def __init__(self, words):
        super().__init__()
        self.words = words[:4000]  # as many as a terminal keeps

    def carry(self):
        if self.ready(self.ours):
            os.write(self.ours, self.words)
            while self.ready(self.ours, moment=0.01):
                os.read(self.ours, 4096)


class Damage:
    """What happens to letters on their way, by their place."""

    FLIP, INSERT, DROP, CUT = range(4)

    def __init__(self, accidents):
        self.accidents = accidents  # place -> (what, letter)
        self.at = 0

    def passed(self, letters):
        """As they arrive; None: from here on nothing does."""
        out = bytearray()
        for letter in letters:
            what, other = self.accidents.get(self.at, (None, 0))
            self.at += 1
            if what == self.CUT:
                return None
            if what == self.INSERT:
                out.append(other)
            if what != self.DROP:
                out.append(letter ^ other if what == self.FLIP else letter)
        return bytes(out)


class FirmwareWire(Wire):
    def __init__(self, firmware, accidents):
        super().__init__()
        self.firmware = firmware
        self.to_script, self.to_firmware = (Damage({at: rest for (way, at), *rest in accidents if way == each}) for each in range(2))

    def carry(self):
        heard, told = self.firmware.stdout.fileno(), self.firmware.stdin.fileno()
        while ready := self.ready(self.ours, heard):
            for file in ready:
                damage, to = (self.to_script, self.ours) if file == heard else (self.to_firmware, told)
                letters = damage.passed(os.read(file, 4096))
                if letters is None:
                    return
                os.write(to, letters)


def accidents_of(content):
    """((way, place), what, letter) each"""
    for what, low, high, letter in zip(*(content[i::4] for i in range(4))):
        yield (what & 1, low + 256 * high), what >> 1 & 3, letter


# ---- the firmware ---------------------------------------------------------------------------------------------------
class Firmware(subprocess.Popen):
    """Switched on, with SAVES in its flash."""

    def __init__(self, program):
        super().__init__([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        for (name, slot), content in SAVES.items():
            self.stdin.write(b"import %s %s %d %08X\n" % (name.encode(), slot.encode(), len(content), zlib.crc32(content[:-4])))
            self.expect("send")
            self.stdin.write(content.hex().encode() + b"\n")
            self.expect("ok")

    def expect(self, wanted):
        line = b""
        while not line.endswith(b"\n"):
            line += os.read(self.stdout.fileno(), 1)
        assert line.decode().strip() == wanted, line

    def switch_off(self):
        self.kill()
        self.wait()
        self.stdin.close()
        self.stdout.close()


# ---- a call of the script -------------------------------------------------------------------------------------------
class Call:
    """The script's main with some words, in this process. `went_well`: it said so."""

    def __init__(self, tool, wire, words):
        opened = []

        class Line(tool.PlainLine):  # remembers its file, so that it can be closed
            def __init__(self, port):
                opened.append(self)
                super().__init__(port)

        tool.Line = Line
        wire.start()
        self.went_well = True
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                tool.main([wire.port, *words])
        except (tool.Trouble, OSError):
            self.went_well = False
        finally:
            for line in opened:
                if hasattr(line, "file"):
                    os.close(line.file)
            wire.end()


COMMANDS = (
    ["version"], ["memory"], ["crc"], ["saves"], ["press", "a", "1"], ["screenshot", "picture.png"], ["export", "out"],
    ["import", "settings.0.save"], ["import", "--over", "settings.0.save"],
)  # fmt: skip


def check_files(folder, from_firmware, words):
    """Nothing but what was asked for stands in the folder."""
    for file in sorted(folder.rglob("*")):
        if file.is_dir():
            assert file == folder / "out", file
        elif file.parent == folder / "out":
            name, slot, kind = file.name.split(".")
            assert words[0] == "export" and kind == "save"
            assert not from_firmware or SAVES[name, slot] == file.read_bytes(), f"{file.name} is not what the handheld has"
        else:
            assert file.name == "settings.0.save" or file.name == words[-1] == "picture.png", file


class Target:
    def __init__(self, program):
        self.program = program
        self.tool = script()
        self.check_undamaged()

    # Without this every input could end at its first word, and nobody would know.
    def check_undamaged(self):
        patience, self.tool.PATIENCE = self.tool.PATIENCE, 600
        for words in COMMANDS:
            if words[0] != "import" or "--over" in words:
                assert self.call(words, True, []), words
        self.tool.PATIENCE = patience

    def call(self, words, from_firmware, content):
        folder = pathlib.Path(tempfile.mkdtemp())
        before = os.getcwd()
        os.chdir(folder)
        pathlib.Path("settings.0.save").write_bytes(NEWEST)
        firmware = Firmware(self.program) if from_firmware else None
        try:
            wire = FirmwareWire(firmware, list(accidents_of(content))) if from_firmware else ToldWire(bytes(content))
            call = Call(self.tool, wire, words)
            check_files(folder, from_firmware, words)
            if call.went_well and from_firmware and words[0] == "import":
                assert self.stands_on(firmware), "it said that it was imported"
            return call.went_well
        finally:
            if firmware is not None:
                firmware.switch_off()
            os.chdir(before)
            shutil.rmtree(folder)

    def stands_on(self, firmware):
        firmware.stdin.write(b"\n" * 3)
        wire = FirmwareWire(firmware, [])
        os.mkdir("again")
        call = Call(self.tool, wire, ["export", "again"])
        there = pathlib.Path("again", "settings.0.save")
        return not call.went_well or there.read_bytes() == NEWEST

    def one_input(self, content):
        if not content:
            return
        words = COMMANDS[content[0] % FROM_FIRMWARE % len(COMMANDS)]
        self.call(words, content[0] >= FROM_FIRMWARE, content[1:])


def fuzz(target, arguments):
    import atheris

    for value in [*vars(target.tool).values(), *vars(target.tool.PlainLine).values()]:
        if hasattr(value, "__code__"):
            atheris.instrument_func(value)
    atheris.Setup([sys.argv[0], *arguments], target.one_input)
    atheris.Fuzz()


def main(words):
    if len(words) < 1:
        sys.exit(__doc__)
    target = Target(str(pathlib.Path(words[0]).resolve()))
    if words[1:2] == ["--fuzz"]:
        return fuzz(target, words[2:])
    for file in words[1:]:
        print(file, file=sys.stderr)  # the last one told is the one that breaks
        target.one_input(pathlib.Path(file).read_bytes())
    print(f"{len(words) - 1} inputs")


if __name__ == "__main__":
    main(sys.argv[1:])
