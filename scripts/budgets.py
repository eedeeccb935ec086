#!/usr/bin/env python3
"""Measures the design's budgets of memory and time on the Xtensa build, prints them as a table, and fails where a figure is
over. Sizes come from the linked firmware on stand-ins (test/budget_device), stack from the compiler's call graph, instructions
from the emulator (test/budget_measure, test/budget_press). The last line is `N within budget, M over`."""

import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import stack_usage  # noqa: E402

BUILD = ROOT / "build" / "xtensa"
OPTIONS = ["-DCMAKE_TOOLCHAIN_FILE=cmake/xtensa-lx106.cmake", "-DCMAKE_BUILD_TYPE=Release"]
NOT_OURS = re.compile(r"lib(c|gcc|emulator|standins)\.a\(|xtensa_start")
HEAP = {"malloc", "calloc", "realloc", "free", "_Znwj", "_Znaj", "_ZdlPv", "_ZdlPvj", "_ZdaPv"}

CORE_MEGAHERTZ = 240
BUS_MEGAHERTZ = 40

rows = []


def row(what, measured, budget, note=""):
    rows.append((what, measured, budget, note))


def command(words, **options):
    done = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    if done.returncode != 0:
        print(done.stdout[-3000:])
        sys.exit("budgets: %s ended with %d" % (" ".join(words[:4]), done.returncode))
    return done.stdout


def build():
    command(["cmake", "-G", "Ninja", "-S", ".", "-B", str(BUILD)] + OPTIONS)
    command(["ninja", "-C", str(BUILD), "budget_measure", "budget_press", "budget_device", "budget_stack"])


# ---- the linked image -----------------------------------------------------------------------------------------------
def image_bytes():
    """What our own objects put into RAM and into flash, by the linker's map; the C library is not ours."""
    text = (BUILD / "test" / "budget_device.map").read_text(encoding="utf-8")
    text = text[text.index("Linker script and memory map") :]
    # A long section name stands on a line of its own.
    text = re.sub(r"^( \.\S+)\n\s+", r"\1 ", text, flags=re.M)
    ram = flash = 0
    for section, size, source in re.findall(r"^ (\.\S+|COMMON)\s+0x[0-9a-f]+\s+(0x[0-9a-f]+)\s+(\S.*)$", text, re.M):
        if NOT_OURS.search(source):
            continue
        count = int(size, 16)
        if re.match(r"\.bss|COMMON", section):
            ram += count
        elif section.startswith(".data"):
            ram += count
            flash += count
        elif re.match(r"\.(text|literal|rodata|init_array|ctors)", section):
            flash += count
    return ram, flash


def heap_symbols():
    listed = command(["xtensa-lx106-elf-nm", str(BUILD / "test" / "budget_device")])
    return sorted({line.split()[-1] for line in listed.splitlines()} & HEAP)


# ---- what the emulator counted --------------------------------------------------------------------------------------
def counted():
    figures = {}
    for program in ("budget_measure", "budget_press"):
        told = command(["scripts/emulate", "xtensa", str(BUILD / "test" / program)])
        for what, of, number in re.findall(r"^(.+?) (\S+)\t(\d+)$", told, re.M):
            figures.setdefault(what, {})[of] = int(number)
    return figures


def worst(figures):
    name = max(figures, key=figures.get)
    return figures[name], name


def measure():
    ram, flash = image_bytes()
    heap = heap_symbols()
    depth, path, cycles, _ = stack_usage.deepest(BUILD / "test" / "CMakeFiles" / "budget_stack.dir")
    figures = counted()

    row("heap functions in the handheld's image", len(heap), 0, " ".join(heap))
    for game, size in sorted(figures["state bytes"].items()):
        row("State of %s, bytes" % game, size, 512)
    row("session with undo, bytes", figures["session bytes"]["-"], 6144)
    for game, size in sorted(figures["save bytes"].items()):
        moves, dropped = figures["save moves"][game], figures["save dropped"][game]
        row("largest save of %s, bytes" % game, size, 1984, "%d moves in it, %d before them dropped" % (moves, dropped))
        if dropped == 0:
            sys.exit("budgets: the history of %s was never full, so its save is not the largest" % game)
    row("framebuffer, bytes", figures["framebuffer bytes"]["-"], 76800)
    row("two strip buffers, bytes", figures["strip bytes"]["-"], 10240)
    row("all our static RAM, bytes", ram, 98304)
    row("our code and data in flash, bytes", flash, 512 * 1024)
    row("deepest stack, bytes", depth, 4096, "ESP32 calling convention")
    row("functions that can come back to themselves", len(cycles), 0, "; ".join(c[0] for c in cycles))
    for game in sorted(figures["apply worst"]):
        row("one apply of %s, instructions" % game, figures["apply worst"][game], 20000, "worst seen")
        row("one legalMoves of %s, instructions" % game, figures["legalMoves worst"][game], 50000, "worst seen")
        row("a random move of %s, instructions" % game, figures["mean move"][game], 2000, "legalMoves and apply, mean")
        # The design's 2,000 is for playing on in rollouts, which nobody listens to. Telling it may cost half as much again.
        row("the same with its events told", figures["mean move told"][game], 3000, "as a person plays, mean")
    redraw, screen = worst(figures["redraw"])
    row("full redraw of a screen, instructions", redraw, 4000000, "worst of %d: %s" % (len(figures["redraw"]), screen))
    frame, screen = worst(figures["frame worst"])
    row("any other frame, instructions", frame, 4000000, "worst seen: %s" % screen)
    # The contact closes just after a look: a rest of 1 ms, the pass that sees it, the strip before it and the strip itself on
    # the bus. docs/hardware.md has the sum.
    press, screen = worst(figures["press to strip"])
    bus = (11 + figures["strip bytes"]["-"] // 2) * 8 / BUS_MEGAHERTZ
    row("button to first strip, microseconds", round(1000 + press / CORE_MEGAHERTZ + 2 * bus), 20000, "%s instructions: %s" % (format(press, ","), screen))
    changed, sent = figures["rows changed"]["-"], figures["rows sent"]["-"]
    row("rows sent for 100 rows that changed", (100 * sent + changed - 1) // changed if changed else sent, 125, "%d rows" % changed)
    return path


def main():
    build()
    path = measure()
    over = 0
    print("%-44s %10s %10s" % ("what", "measured", "budget"))
    for what, measured, budget, note in rows:
        bad = measured > budget
        over += bad
        told = (what, format(measured, ","), format(budget, ","), "OVER  " if bad else "", note)
        print(("%-44s %10s %10s  %s%s" % told).rstrip())
    (ROOT / "build" / "logs").mkdir(parents=True, exist_ok=True)
    (ROOT / "build" / "logs" / "deepest-stack.txt").write_text("\n".join(path) + "\n", encoding="utf-8")
    print("the deepest path of calls is in build/logs/deepest-stack.txt")
    print("%d within budget, %d over" % (len(rows) - over, over))
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
