#!/usr/bin/env python3
"""Format and lint of our own sources: clang-format over everything, clang-tidy over lib/. What was found clean is remembered in
.cache/clean by a hash of all that was seen: the tool, its rules, the file and whatever it includes. Only what changed is read again.
    scripts/lint.py format | check-format | tidy"""

import concurrent.futures
import functools
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CLEAN = ROOT / ".cache" / "clean"
WANTED_VERSION = 19
COMPILE = ["-std=c++17", "-Ilib", "-Wall", "-Wextra", "-Wconversion", "-Wreserved-identifier", "-Wreserved-macro-identifier"]
# The analyser walks paths through a function until this many places. 10000 took a third longer for all and found no more;
# the 225000 that it has of itself take minutes for code that draws.
COMPILE += ["-Xclang", "-analyzer-config", "-Xclang", "max-nodes=4000"]


def tool(name):
    """The pinned version, else what the distribution calls by the plain name."""
    for candidate in ("%s-%d" % (name, WANTED_VERSION), name):
        if shutil.which(candidate):
            return candidate
    return None


def version(program):
    told = subprocess.run([program, "--version"], stdout=subprocess.PIPE, text=True).stdout
    found = re.search(r"version (\d+)", told)
    return int(found.group(1)) if found else 0


def sources(*folders):
    found = [p for folder in folders for p in (ROOT / folder).rglob("*") if p.suffix in (".h", ".cpp")]
    return sorted(p for p in found if ".cache" not in p.parts)


def own_sources():
    return sources("lib", "src", "include", "test")


def format_problems():
    program = tool("clang-format")
    if not program:
        return ["clang-format is not installed (make setup-test)"]
    if version(program) != WANTED_VERSION:
        # Another version would see other blanks; only it can say what is right.
        return ["clang-format-%d is not in this distribution; found version %d" % (WANTED_VERSION, version(program))]
    rules = "format %d %s " % (WANTED_VERSION, content(ROOT / ".clang-format"))
    unknown = {p.relative_to(ROOT).as_posix(): stamp(rules + content(p)) for p in own_sources()}
    unknown = {name: known for name, known in unknown.items() if not known.exists()}
    if not unknown:
        return []
    done = subprocess.run([program, "--dry-run", "-Werror"] + list(unknown), cwd=ROOT, stderr=subprocess.PIPE, text=True)
    places = {}
    for line in done.stderr.splitlines():
        found = re.match(r"(\S+?):(\d+):\d+: error: code should be clang-formatted", line)
        if found:
            places.setdefault(found.group(1), []).append(found.group(2))
    if done.returncode != 0 and not places:
        return done.stderr.splitlines()[-3:] + ["clang-format ended with %d" % done.returncode]
    remember(known for name, known in unknown.items() if name not in places)
    told = ["%s: lines %s" % (f, " ".join(sorted(set(n), key=int)[:12])) for f, n in places.items()]
    return told + ["`make format` mends it"] if told else []


def apply_format():
    program = tool("clang-format")
    if not program:
        sys.exit("clang-format is not installed (make setup-test)")
    subprocess.check_call([program, "-i"] + [str(p) for p in own_sources()])


# ---- what is known to be clean --------------------------------------------------------------------------------------
def stamp(seen):
    """Exists when what was seen was clean."""
    return CLEAN / hashlib.sha256(seen.encode()).hexdigest()


def remember(stamps):
    CLEAN.mkdir(parents=True, exist_ok=True)
    for each in stamps:
        each.touch()


@functools.lru_cache(maxsize=None)
def content(path):
    return path.relative_to(ROOT).as_posix() + " " + hashlib.sha256(path.read_bytes()).hexdigest()


@functools.lru_cache(maxsize=None)
def included(path):
    """Files of ours that this one includes by itself."""
    names = re.findall(r'^[ \t]*#[ \t]*include[ \t]*"([^"]+)"', path.read_text(encoding="utf-8"), re.M)
    places = [[folder / name for folder in (path.parent, ROOT / "lib")] for name in names]
    return [next((place.resolve() for place in each if place.is_file()), None) for each in places]


def all_read(path):
    """The file and all that it includes, however deep; None among them for what is not there."""
    read, waiting = {path}, [path]
    while waiting:
        for other in included(waiting.pop()):
            if other not in read:
                read.add(other)
                waiting += [other] if other else []
    return read


# ---- clang-tidy -----------------------------------------------------------------------------------------------------
def tidy_one(program, path, rules):
    read = all_read(path)
    known = stamp(rules + path.relative_to(ROOT).as_posix() + " " + " ".join(sorted(content(p) for p in read if p)))
    if known.exists():
        return []
    flags = COMPILE + ([] if "notation" in path.parts else ["-fno-exceptions", "-fno-rtti"])
    done = subprocess.run(
        [program, "--quiet", str(path.relative_to(ROOT)), "--"] + flags, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    told = [line.replace(str(ROOT) + "/", "") for line in done.stdout.splitlines() if re.search(r": (warning|error): ", line)]
    if done.returncode == 0 and not told:
        # A name that we did not find may be anywhere: such a file is read each time.
        remember([known] if None not in read else [])
        return []
    return told or (done.stderr.splitlines()[-3:] + ["%s: clang-tidy ended with %d" % (path.name, done.returncode)])


def tidy_problems():
    program = tool("clang-tidy")
    if not program:
        return ["clang-tidy is not installed (make setup-test)"]
    rules = "tidy %d %s %s " % (version(program), content(ROOT / ".clang-tidy"), " ".join(COMPILE))
    files = [p for p in sources("lib") if p.suffix == ".cpp"]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        found = list(pool.map(lambda path: tidy_one(program, path, rules), files))
    return sorted({line for lines in found for line in lines})


def main():
    what = sys.argv[1] if len(sys.argv) > 1 else ""
    if what == "format":
        apply_format()
        return 0
    if what not in ("check-format", "tidy"):
        print(__doc__, file=sys.stderr)
        return 2
    problems = format_problems() if what == "check-format" else tidy_problems()
    print("\n".join(problems) if problems else "clean")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
