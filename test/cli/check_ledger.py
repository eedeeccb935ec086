#!/usr/bin/env python3
"""Checks the ledgers of rules, docs/rules/*.md: every row of a table with a column `Tests` has a kind (Book, Fact or House),
a sentence, and names tests that exist and are run.   test/cli/check_ledger.py   (the last line is `N passed, M failed`)"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
KINDS = {"Book", "Fact", "House"}


def tests_there_are():
    """The tests that are defined and that a suite runs."""
    defined, run = set(), set()
    for source in (ROOT / "test").rglob("*.cpp"):
        text = source.read_text(encoding="utf-8")
        defined |= set(re.findall(r"^(?:static )?void (test_\w+)\(\)", text, re.M))
        run |= set(re.findall(r"RUN_TEST\((test_\w+)\)", text))
    return defined & run


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def problems_of(ledger, tests):
    """One line for each thing that is wrong, and the number of rows and names that were looked at."""
    problems, rows, columns = [], 0, None
    for number, line in enumerate(ledger.read_text(encoding="utf-8").splitlines(), 1):
        where = f"{ledger.relative_to(ROOT)}:{number}"
        for name in re.findall(r"`(test_\w+)`", line):
            if name not in tests:
                problems.append(f"{where}: no suite runs {name}")
        if not line.startswith("|"):
            columns = None
        elif columns is None:
            columns = cells(line)
        elif "Tests" in columns and not set(line) <= set("|-: "):
            rows += 1
            row = dict(zip(columns, cells(line)))
            if row.get("Kind") not in KINDS:
                problems.append(f"{where}: the kind is Book, Fact or House")
            if not row.get("Rule"):
                problems.append(f"{where}: a rule needs its sentence")
            if not re.search(r"`test_\w+`", row.get("Tests", "")):
                problems.append(f"{where}: a rule needs a test")
    if rows == 0:
        problems.append(f"{ledger.relative_to(ROOT)}: no table of rules with a column Tests")
    return problems, rows


def main():
    tests = tests_there_are()
    passed = failed = 0
    ledgers = sorted((ROOT / "docs" / "rules").glob("*.md"))
    if not ledgers:
        print("FAIL docs/rules has no ledger")
        failed += 1
    for ledger in ledgers:
        problems, rows = problems_of(ledger, tests)
        for problem in problems:
            print("FAIL", problem)
        failed += len(problems)
        passed += max(0, rows - len(problems))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
