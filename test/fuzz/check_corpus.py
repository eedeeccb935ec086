#!/usr/bin/env python3
"""Runs every kept input of the fuzzer once (test/corpus), with the ordinary compiler and its sanitizers: each was worth
keeping, because it broke something once or reaches what no other does. docs/testing.md says how they are found.
    test/fuzz/check_corpus.py build/host/armada   (the last line is `N passed, M failed`)"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TARGETS = ["positions", "sessions", "notation", "serial", "console", "handheld"]
MOST_BYTES = 400 * 1024  # of all of them together: they are kept, not collected


def command(target, build):
    if target == "handheld":
        return [sys.executable, str(ROOT / "test" / "fuzz" / "handheld.py"), str(build / "test" / "firmware_line")]
    return [str(build / "test" / "fuzz" / ("fuzz_" + target))]


def problem_of(target, build):
    """Why its inputs do not all pass; None: they do."""
    inputs = sorted(str(file) for file in (ROOT / "test" / "corpus" / target).glob("*"))
    if not inputs:
        return "there are no inputs"
    try:
        done = subprocess.run(command(target, build) + inputs, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace")
    except FileNotFoundError as missing:
        return f"{missing.filename} was not built"
    if done.returncode == 0 and f"{len(inputs)} inputs" in done.stdout:
        return None
    last = [line for line in done.stderr.splitlines() if line in inputs][-1:]
    said = [line for line in done.stderr.splitlines() if re.search(r"BROKEN|ERROR|Error|assert", line)][:3]
    return f"{last[0] if last else 'before the first input'}: {' '.join(said) or 'it ended with %d' % done.returncode}"


def main():
    build = pathlib.Path(sys.argv[1]).resolve().parent
    problems = {target: problem_of(target, build) for target in TARGETS}
    folders = {folder.name for folder in (ROOT / "test" / "corpus").glob("*")}
    size = sum(file.stat().st_size for file in (ROOT / "test" / "corpus").rglob("*") if file.is_file())
    problems["each folder has its target"] = None if folders == set(TARGETS) else str(sorted(folders ^ set(TARGETS)))
    problems["all together are small"] = None if size <= MOST_BYTES else f"{size} bytes"
    for name, problem in problems.items():
        if problem is not None:
            print(f"FAIL {name}: {problem}")
    failed = sum(problem is not None for problem in problems.values())
    print(f"{len(problems) - failed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
