#!/usr/bin/env python3
"""Measures the design's budgets of memory and time on the Xtensa build, prints them as a table, and fails where a figure is
over. Sizes come from the linked firmware on stand-ins (test/budget_device), stack from the compiler's call graph, instructions
from the emulator (test/budget_measure, test/budget_press, test/budget_think). The last line is `N within budget, M over`."""

import concurrent.futures
import configparser
import json
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
NOT_OURS = re.compile(r"lib(c|gcc)\.a\(|(emulator|standins)\.dir/|xtensa_start|linker stubs")
HEAP = {"malloc", "calloc", "realloc", "free", "_Znwj", "_Znaj", "_ZdlPv", "_ZdlPvj", "_ZdaPv"}

# Static RAM that the core, its SPI and its flash take beside ours: linked once with the real core 2.0.16, all of it was 117,584
# bytes with ours at 93,992. The linker has room for 124,580 (dram0_0_seg); what PlatformIO prints, a share of 320 KB, hides that.
CORE_STATIC_RAM = 117584 - 93992
STATIC_RAM_ROOM = 124580

COUNTING = ("budget_measure", "budget_press", "budget_think")  # on the emulator

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
    command(["ninja", "-C", str(BUILD), *COUNTING, "bench_moves", "budget_device", "budget_stack"])


# ---- the linked image -----------------------------------------------------------------------------------------------
def image_parts():
    """What our own objects put into RAM and into flash, by the linker's map, as path of the source -> [RAM, flash]; the C
    library is not ours."""
    text = (BUILD / "test" / "budget_device.map").read_text(encoding="utf-8")
    text = text[text.index("Linker script and memory map") :]
    # A long section name stands on a line of its own.
    text = re.sub(r"^( \.\S+)\n\s+", r"\1 ", text, flags=re.M)
    parts = {}
    for section, size, source in re.findall(r"^ (\.\S+|COMMON)\s+0x[0-9a-f]+\s+(0x[0-9a-f]+)\s+(\S.*)$", text, re.M):
        if NOT_OURS.search(source):
            continue
        count = int(size, 16)
        path = re.search(r"((?:lib|src|budget_device)/\S+?\.cpp)\.obj", source)
        part = parts.setdefault(path.group(1) if path else source, [0, 0])
        if re.match(r"\.bss|COMMON|\.data", section):
            part[0] += count
        if re.match(r"\.(data|text|literal|rodata|init_array|ctors)", section):
            part[1] += count
    return parts


def memory_table(parts, firmware):
    """Lines that say what takes the memory: by room, the firmware's one object by its parts, and by game."""
    rooms = {}
    for path, (ram, flash) in parts.items():
        folder = pathlib.PurePath(path).parent.as_posix()
        room = rooms.setdefault(re.sub(r"^lib/screens/shell$", "lib/screens", folder), [0, 0])
        room[0] += ram
        room[1] += flash
    games = {}
    for folder, (ram, flash) in rooms.items():
        found = re.match(r"lib/(?:rules|screens)/(\w+)$", folder)
        if found and found.group(1) != "kernel":
            game = games.setdefault(found.group(1), [0, 0])
            game[0] += ram
            game[1] += flash

    def line(what, ram, flash=""):
        return "%-44s %10s %10s" % (what, format(ram, ","), flash and format(flash, ","))

    lines = ["%-44s %10s %10s" % ("what takes the memory, bytes", "RAM", "flash")]
    lines += [line(folder, *room) for folder, room in sorted(rooms.items()) if any(room)]
    lines += [line("  of it %s, rules and screens" % name, *game) for name, game in sorted(games.items())]
    lines += [line("  of the firmware's object: " + part, count) for part, count in sorted(firmware.items(), key=lambda p: -p[1])]
    return lines


def symbols():
    listed = command(["xtensa-lx106-elf-nm", str(BUILD / "test" / "budget_device")])
    return {line.split()[-1] for line in listed.splitlines()}


def letters_in_image():
    """Tables of pixels are there to be read and packed: none of their strings may end up in flash."""
    image = (BUILD / "test" / "budget_device").read_bytes()
    tables = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "lib" / "canvas" / "art").glob("*.cpp")))
    # Short rows and rows of one letter could be anything.
    return [letters for letters in re.findall(r'^    "([.\w]{9,})",', tables, re.M) if len(set(letters)) > 1 and letters.encode() in image]


def compiled_otherwise():
    """Sources of the firmware whose level of optimisation here is not the one that PlatformIO gives them: that of the handhelds'
    flags, or behind it the one in the room's library.json."""
    ini = configparser.ConfigParser(interpolation=None)
    ini.read(ROOT / "platformio.ini", encoding="utf-8")
    handheld = re.findall(r"^-O\w$", ini.get("handheld", "build_flags"), re.M)
    unflags = ini.get("env", "build_unflags") + ini.get("handheld", "build_unflags", fallback="")
    if len(handheld) != 1 or handheld[0] in unflags.split():
        return ["platformio.ini gives the handhelds %s and takes away %s" % (handheld, unflags)]
    found = []
    for entry in json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8")):
        path = pathlib.Path(entry["file"])
        if not (path.is_relative_to(ROOT / "lib") or path.is_relative_to(ROOT / "src")):
            continue
        path = path.relative_to(ROOT)
        manifest = ROOT / path.parts[0] / path.parts[1] / "library.json"
        told = json.loads(manifest.read_text(encoding="utf-8"))["build"].get("flags", "") if manifest.is_file() else ""
        wanted = (handheld + re.findall(r"-O\w", told))[-1]
        if re.findall(r" (-O\w) ", entry["command"])[-1:] != [wanted]:
            found.append("%s is not compiled with %s" % (path, wanted))
    return found


# ---- what the emulator counted --------------------------------------------------------------------------------------
def counted():
    """What the programs tell, side by side: they count instructions, which a busy machine does not change."""
    figures = {}
    emulated = [["scripts/emulate", "--count", "xtensa", str(BUILD / "test" / program)] for program in COUNTING]
    with concurrent.futures.ThreadPoolExecutor() as side_by_side:
        tellings = list(side_by_side.map(command, emulated))
    for told in tellings:
        for what, of, number in re.findall(r"^(.+?) (\S+)\t(\d+)$", told, re.M):
            figures.setdefault(what, {})[of] = int(number)
    return figures


def worst(figures):
    name = max(figures, key=figures.get)
    return figures[name], name


def allowed(games, with_three, with_five):
    """Bytes of a budget that grows with the games from three to five; kilobytes are given."""
    return (with_three + (with_five - with_three) * (min(max(games, 3), 5) - 3) // 2) * 1024


def measure():
    parts = image_parts()
    ram, flash = (sum(part[i] for part in parts.values()) for i in (0, 1))
    heap = sorted(symbols() & HEAP)
    depth, path, cycles, _ = stack_usage.deepest(BUILD / "test" / "CMakeFiles" / "budget_stack.dir")
    figures = counted()

    row("heap functions in the handheld's image", len(heap), 0, " ".join(heap))
    for game, size in sorted(figures["state bytes"].items()):
        row("State of %s, bytes" % game, size, 1024)
    row("session with undo, bytes", figures["session bytes"]["-"], 6144)
    for game, size in sorted(figures["save bytes"].items()):
        moves, dropped = figures["save moves"][game], figures["save dropped"][game]
        row("largest save of %s, bytes" % game, size, 1984, "%d moves in it, %d before them dropped" % (moves, dropped))
        if dropped == 0:
            sys.exit("budgets: the history of %s was never full, so its save is not the largest" % game)
    row("canvas, a band of the screen, bytes", figures["canvas bytes"]["-"], 38400)
    row("two strip buffers, bytes", figures["strip bytes"]["-"], 10240)
    games = len({path.split("/")[2] for path, size in parts.items() if path.startswith("lib/rules/") and any(size)} - {"kernel"})
    row("all our static RAM, bytes", ram, allowed(games, 60, 72), "with %d games" % games)
    row("static RAM with the core's, bytes", ram + CORE_STATIC_RAM, 110000, "%s of them the core's; the linker has %s" % (format(CORE_STATIC_RAM, ","), format(STATIC_RAM_ROOM, ",")))
    row("our code and data in flash, bytes", flash, allowed(games, 400, 720), "with %d games" % games)
    letters = letters_in_image()
    row("rows of a sprite's letters in the image", len(letters), 0, " ".join(letters[:2]))
    examples = sum("template_game" in symbol or "null_game" in symbol for symbol in symbols())
    row("functions of the example games in the image", examples, 0)
    otherwise = compiled_otherwise()
    row("sources not compiled as PlatformIO would", len(otherwise), 0, "; ".join(otherwise[:2]))
    row("deepest stack, bytes", depth, 4096, "ESP32 calling convention")
    row("functions that can come back to themselves", len(cycles), 0, "; ".join(c[0] for c in cycles))
    for game in sorted(figures["apply worst"]):
        row("one apply of %s, instructions" % game, figures["apply worst"][game], 20000, "worst seen")
        row("one legalMoves of %s, instructions" % game, figures["legalMoves worst"][game], 50000, "worst seen")
        # Two readings: as a computer plays on to look ahead, which nobody listens to, and as a person plays.
        row("a random move of %s, instructions" % game, figures["mean move"][game], 2000, "legalMoves and apply, mean, without events")
        row("the same with its events", figures["mean move told"][game], 3000, "mean")
    row("a computer's thoughts, bytes", figures["thinker bytes"]["-"], 6144)
    for game in sorted(figures["move normal"]):
        parts_of_it = "worst seen; quickMove and apply %d, a world %d in the mean" % (figures["quick move mean"][game], figures["world mean"][game])
        row("a computer's move, %s, Normal" % game, figures["move normal"][game], 120000000, "instructions, " + parts_of_it)
        row("a computer's move, %s, Hard" % game, figures["move hard"][game], 480000000, "instructions, worst seen")
        row("a suggested move, %s" % game, figures["move adviser"][game], 240000000, "instructions, worst seen")
    redraw, screen = worst(figures["redraw"])
    row("full redraw of a screen, instructions", redraw, 4000000, "worst of %d: %s" % (len(figures["redraw"]), screen))
    frame, screen = worst(figures["frame worst"])
    row("any other frame, instructions", frame, 4000000, "worst seen: %s" % screen)
    thinking = {"%s, %s" % (what.rpartition(" ")[2], game): count for what in figures if what.startswith("thinking frame ") for game, count in figures[what].items()}
    frame, which = worst(thinking)
    row("a frame of thinking, instructions", frame, 4000000, "worst of %d: %s" % (len(thinking), which))
    # The contact closes just after a look: a rest of 1 ms, the pass that sees it, the strip before it and the strip itself on
    # the bus. docs/hardware.md has the sum.
    press, screen = worst(figures["press to strip"])
    bus = (11 + figures["strip bytes"]["-"] // 2) * 8 / BUS_MEGAHERTZ
    row("button to first strip, microseconds", round(1000 + press / CORE_MEGAHERTZ + 2 * bus), 20000, "%s instructions: %s" % (format(press, ","), screen))
    wrong = sorted(name for name, count in figures["shown otherwise"].items() if count)
    row("golden pictures shown otherwise", len(wrong), 0, " ".join(wrong[:6]) or "of %d, on the firmware's panel" % len(figures["shown otherwise"]))
    changed, sent = figures["rows changed"]["-"], figures["rows sent"]["-"]
    row("rows sent for 100 rows that changed", (100 * sent + changed - 1) // changed if changed else sent, 125, "%d rows" % changed)
    return path, memory_table(parts, figures["firmware bytes"])


def main():
    build()
    path, table = measure()
    over = 0
    print("%-44s %10s %10s" % ("what", "measured", "budget"))
    for what, measured, budget, note in rows:
        bad = measured > budget
        over += bad
        told = (what, format(measured, ","), format(budget, ","), "OVER  " if bad else "", note)
        print(("%-44s %10s %10s  %s%s" % told).rstrip())
    print()
    print("\n".join(table))
    print()
    (ROOT / "build" / "logs").mkdir(parents=True, exist_ok=True)
    (ROOT / "build" / "logs" / "deepest-stack.txt").write_text("\n".join(path) + "\n", encoding="utf-8")
    print("the deepest path of calls is in build/logs/deepest-stack.txt")
    print("%d within budget, %d over" % (len(rows) - over, over))
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
