#!/usr/bin/env python3
"""The rooms of lib/ keep to the plan: who may include whom, no heap and no platform in what a handheld runs, a manifest for
each room, nothing of a certain machine in the repo, the version in one place. Reads sources; knows nothing of what they mean."""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Which rooms a room may include, beside itself. Dependencies point one way.
ROOMS = {
    "rules": [],
    "canvas": ["rules/kernel"],
    "platform": ["rules/kernel"],
    "players": ["rules"],
    "session": ["rules"],
    "screens": ["rules", "session", "players", "canvas", "platform"],
    "notation": ["rules", "session", "players"],
}
HOST_ONLY = {"notation"}

# The C++ library's headers that need neither a heap nor an operating system.
FREESTANDING = set(
    """algorithm array cassert cctype cinttypes climits cstdarg cstddef cstdint cstdio cstdlib cstring
    initializer_list iterator limits new numeric optional tuple type_traits utility""".split()
)
HEAP = re.compile(
    # Not `new (place) T`: that is no heap.
    r"\b(malloc|calloc|realloc|free|strdup)\s*\(|\bnew\s+[A-Za-z_:]|\bdelete\b(?!\s*;)|\bdelete\s+[A-Za-z_*(]"
    r"|std::(vector|string|function|map|set|unordered_\w+|shared_ptr|unique_ptr|deque|list|any)\b"
)
ALLOWED_DELETE = re.compile(r"=\s*delete\b")
OTHER_WAYS_OUT = re.compile(r"\b(throw|try|catch|dynamic_cast|typeid|goto)\b|\b(printf|puts|fopen|time|rand|srand|getenv)\s*\(")


def without_words(text):
    """Comments and literals blanked out, lines kept."""
    pattern = r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\''
    return re.sub(pattern, lambda found: re.sub(r"[^\n]", " ", found.group(0)), text, flags=re.S)


def files(room):
    return sorted(p for p in (ROOT / "lib" / room).rglob("*") if p.suffix in (".h", ".cpp", ".inc"))


def place(path, number):
    return "%s:%d" % (path.relative_to(ROOT).as_posix(), number)


def includes(path):
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        found = re.match(r'\s*#\s*include\s*([<"])([^>"]+)[>"]', line)
        if found:
            yield number, found.group(1) == "<", found.group(2)


def room_problems():
    problems = []
    present = {p.name for p in (ROOT / "lib").iterdir() if p.is_dir()}
    problems += ["lib/%s: a room that scripts/check_rooms.py does not know" % room for room in sorted(present - set(ROOMS))]
    for room in sorted(present & set(ROOMS)):
        if not (ROOT / "lib" / room / "library.json").is_file():
            problems.append("lib/%s/library.json is missing: PlatformIO would not find the room" % room)
        for path in files(room):
            for number, system, name in includes(path):
                if system:
                    continue
                if not (ROOT / "lib" / name).is_file():
                    problems.append('%s: "%s" is not in lib/' % (place(path, number), name))
                allowed = [room] + ROOMS[room]
                if not any(name.startswith(each + "/") for each in allowed):
                    problems.append('%s: lib/%s may not include "%s"' % (place(path, number), room, name))
    return problems


def rules_games_apart():
    """A game's folder includes the kernel and itself, never another game."""
    problems = []
    for path in files("rules"):
        game = path.relative_to(ROOT / "lib" / "rules").parts[0]
        for number, system, name in includes(path):
            parts = name.split("/")
            if not system and parts[0] == "rules" and parts[1] not in ("kernel", game):
                problems.append('%s: a game may not include "%s"' % (place(path, number), name))
    return problems


def purity_problems():
    problems = []
    for room in sorted(set(ROOMS) - HOST_ONLY):
        for path in files(room):
            for number, system, name in includes(path):
                if system and name not in FREESTANDING:
                    problems.append("%s: <%s> is not for a handheld's rooms" % (place(path, number), name))
            for number, line in enumerate(without_words(path.read_text(encoding="utf-8")).splitlines(), 1):
                found = HEAP.search(ALLOWED_DELETE.sub("", line)) or OTHER_WAYS_OUT.search(line)
                if found:
                    problems.append("%s: '%s' has no place here" % (place(path, number), found.group(0).strip()))
    return problems


def tracked_texts():
    """(name, lines) of every file under version control that is text."""
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, stdout=subprocess.PIPE).stdout.decode().split("\0")
    for name in filter(None, told):
        path = ROOT / name
        if path.suffix in (".png", ".bin") or name.startswith("test/corpus/") or not path.is_file():
            continue
        yield name, path.read_text(encoding="utf-8", errors="replace").splitlines()


def repo_problems():
    """Nothing of a certain machine, nothing left for later, no file that is several rooms in one."""
    problems = []
    machine = re.compile(re.escape(str(ROOT) + "/"))
    host = re.compile(r"https?://[^ /]*(?:deb|npm|pypi|registry|mirror|proxy)[^ /]*", re.I)
    later = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X|HA" + r"CK)\b")
    for name, lines in tracked_texts():
        for number, line in enumerate(lines, 1):
            if machine.search(line) or host.search(line):
                problems.append("%s:%d: a machine's path or a registry's host" % (name, number))
            if name.split("/")[0] in ("lib", "src", "include", "test") and later.search(line):
                problems.append("%s:%d: left for later" % (name, number))
        if name.split("/")[0] in ("lib", "src") and len(lines) > 700:
            problems.append("%s: %d lines, is it one room or several?" % (name, len(lines)))
    return problems


def version_problems():
    """One file spells the version out; the changelog names those that were released."""
    home = "lib/screens/version.h"
    version = re.search(r'kVersionName = "(\d+(?:\.\d+)+)"', (ROOT / home).read_text(encoding="utf-8"))
    if not version:
        return ["%s: no version is there" % home]
    # 0.1 may be a share or a second: it is the version behind a word that says so, with a patch number or without one.
    spelt = re.compile(r"(?i)(?:\bv|version\b|armada)[^\w.]{0,6}%s(?:\.0)*(?![\w.]*\d)" % re.escape(version.group(1)))
    problems = []
    for name, lines in tracked_texts():
        if name in (home, "CHANGELOG.md"):
            continue
        problems += ["%s:%d: the version is spelt out; %s has it" % (name, number, home) for number, line in enumerate(lines, 1) if spelt.search(line)]
        if re.fullmatch(r"lib/[^/]+/library\.json", name) and any('"version"' in line for line in lines):
            problems.append("%s: a room has no version of its own" % name)
    return problems


def all_checks():
    yield "rooms: dependencies of lib/ point one way, each room has its manifest", room_problems()
    yield "rooms: games in lib/rules stand apart", rules_games_apart()
    yield "rooms: no heap, no exceptions, no platform in what a handheld runs", purity_problems()
    yield "repo: no machine's paths, no hosts, nothing left for later, no file over 700 lines", repo_problems()
    yield "repo: the version stands in one place", version_problems()


if __name__ == "__main__":
    bad = False
    for title, found in all_checks():
        print("%s: %s" % (title, "ok" if not found else "\n  " + "\n  ".join(found)))
        bad = bad or bool(found)
    sys.exit(1 if bad else 0)
