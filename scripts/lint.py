#!/usr/bin/env python3
"""Format and lint of our own sources: clang-format over everything, clang-tidy over lib/. What clang-tidy found clean is
remembered in .cache/tidy by a hash of all that it saw, so that a second run takes no time.
    scripts/lint.py format | check-format | tidy"""

import concurrent.futures
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CLEAN = ROOT / ".cache" / "tidy"
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
    files = [str(p.relative_to(ROOT)) for p in own_sources()]
    done = subprocess.run([program, "--dry-run", "-Werror"] + files, cwd=ROOT, stderr=subprocess.PIPE, text=True)
    if done.returncode == 0:
        return []
    places = {}
    for line in done.stderr.splitlines():
        found = re.match(r"(\S+?):(\d+):\d+: error: code should be clang-formatted", line)
        if found:
            places.setdefault(found.group(1), []).append(found.group(2))
    return ["%s: lines %s" % (f, " ".join(sorted(set(n), key=int)[:12])) for f, n in places.items()] + ["`make format` mends it"]


def apply_format():
    program = tool("clang-format")
    if not program:
        sys.exit("clang-format is not installed (make setup-test)")
    subprocess.check_call([program, "-i"] + [str(p) for p in own_sources()])


def digest(paths):
    total = hashlib.sha256()
    for path in paths:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def tidy_one(program, path, key):
    stamp = CLEAN / hashlib.sha256((key + digest([path])).encode()).hexdigest()
    if stamp.exists():
        return []
    flags = COMPILE + ([] if "notation" in path.parts else ["-fno-exceptions", "-fno-rtti"])
    done = subprocess.run(
        [program, "--quiet", str(path.relative_to(ROOT)), "--"] + flags, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    told = [line.replace(str(ROOT) + "/", "") for line in done.stdout.splitlines() if re.search(r": (warning|error): ", line)]
    if done.returncode == 0 and not told:
        CLEAN.mkdir(parents=True, exist_ok=True)
        stamp.touch()
        return []
    return told or (done.stderr.splitlines()[-3:] + ["%s: clang-tidy ended with %d" % (path.name, done.returncode)])


def tidy_problems():
    program = tool("clang-tidy")
    if not program:
        return ["clang-tidy is not installed (make setup-test)"]
    headers = [p for p in sources("lib") if p.suffix == ".h"]
    # A header can change the sense of any file: all of them are in every key.
    key = digest([ROOT / ".clang-tidy"] + headers) + " ".join(COMPILE) + str(version(program))
    files = [p for p in sources("lib") if p.suffix == ".cpp"]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        found = list(pool.map(lambda path: tidy_one(program, path, key), files))
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
