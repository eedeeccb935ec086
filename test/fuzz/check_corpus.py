#!/usr/bin/env python3
"""Runs every kept input of the fuzzer once (test/corpus), with the ordinary compiler and its sanitizers: each was worth
keeping, because it broke something once or reaches what no other does. docs/testing.md says how they are found.
    test/fuzz/check_corpus.py build/host/armada   (the last line is `N passed, M failed`)"""
import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "test" / "support"))
from checks import check, ended  # noqa: E402: it stands with what all checks share

TARGETS = ["positions", "sessions", "notation", "serial", "console", "handheld"]
MOST_BYTES = 480 * 1024  # of all of them together: they are kept, not collected


def command(target, build):
    if target == "handheld":
        return [sys.executable, str(ROOT / "test" / "fuzz" / "handheld.py"), str(build / "test" / "firmware_line")]
    return [str(build / "test" / "fuzz" / ("fuzz_" + target))]


def problem_of(target, inputs, build):
    """Why its inputs do not all pass; empty: they do."""
    if not inputs:
        return "there are no inputs"
    try:
        done = subprocess.run(command(target, build) + inputs, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace")
    except FileNotFoundError as missing:
        return f"{missing.filename} was not built"
    if done.returncode == 0 and f"{len(inputs)} inputs" in done.stdout:
        return ""
    last = [line for line in done.stderr.splitlines() if line in inputs][-1:]
    said = [line for line in done.stderr.splitlines() if re.search(r"BROKEN|ERROR|Error|assert", line)][:3]
    return f"{last[0] if last else 'before the first input'}: {' '.join(said) or 'it ended with %d' % done.returncode}"


def main():
    build = pathlib.Path(sys.argv[1]).resolve().parent
    for target in TARGETS:
        inputs = sorted(str(file) for file in (ROOT / "test" / "corpus" / target).glob("*"))
        problem = problem_of(target, inputs, build)
        check(f"{target}: {len(inputs)} inputs", not problem, problem)
    folders = {folder.name for folder in (ROOT / "test" / "corpus").glob("*")}
    size = sum(file.stat().st_size for file in (ROOT / "test" / "corpus").rglob("*") if file.is_file())
    check("each folder has its target", folders == set(TARGETS), sorted(folders ^ set(TARGETS)))
    check("all together are small", size <= MOST_BYTES, f"{size} bytes")
    sys.exit(ended())


if __name__ == "__main__":
    main()
