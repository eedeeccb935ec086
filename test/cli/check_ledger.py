#!/usr/bin/env python3
"""Checks the ledgers of rules, docs/rules/*.md: every row of a table with a column `Tests` has a kind (Book, Fact or House),
a sentence, and names tests that exist and are run by the suites of its game, test/test_<game>*. A test of another suite is
followed by its folder: `test_x` (`test/test_shell`). The card list of Pulp Invasion is that of its tables.
    test/cli/check_ledger.py   (the last line is `N passed, M failed`)"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
KINDS = {"Book", "Fact", "House"}
sys.path.insert(0, str(ROOT / "scripts"))
import pulp_cards  # noqa: E402: it stands with the other scripts


def tests_there_are():
    """By suite, the tests that are defined there and run."""
    suites = {}
    for folder in (ROOT / "test").glob("test_*/"):
        defined, run = set(), set()
        for source in list(folder.glob("*.cpp")) + list(folder.glob("*.h")):
            text = source.read_text(encoding="utf-8")
            defined |= set(re.findall(r"^(?:static )?void (test_\w+)\(\)", text, re.M))
            run |= set(re.findall(r"\b(?:RUN_)?TEST\((test_\w+)\)", text))
        suites[folder.name] = defined & run
    return suites


def missing(line, game, suites):
    """The tests that a line names and that no suite runs where the line says so."""
    own = set().union(*(tests for name, tests in suites.items() if name.startswith(f"test_{game}")))
    for name, elsewhere in re.findall(r"`(test_\w+)`(?: \(`test/(test_\w+)`\))?", line):
        if name not in (suites.get(elsewhere, set()) if elsewhere else own):
            yield f"{elsewhere or f'test_{game}*'} does not run {name}"


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def problems_of(ledger, suites):
    """One line for each thing that is wrong, and the number of rows and names that were looked at."""
    problems, rows, columns = [], 0, None
    game = ledger.stem.replace("-", "_")
    for number, line in enumerate(ledger.read_text(encoding="utf-8").splitlines(), 1):
        where = f"{ledger.relative_to(ROOT)}:{number}"
        problems += [f"{where}: {problem}" for problem in missing(line, game, suites)]
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
    suites = tests_there_are()
    passed = failed = 0
    ledgers = sorted((ROOT / "docs" / "rules").glob("*.md"))
    if not ledgers:
        print("FAIL docs/rules has no ledger")
        failed += 1
    for ledger in ledgers:
        problems, rows = problems_of(ledger, suites)
        for problem in problems:
            print("FAIL", problem)
        failed += len(problems)
        passed += max(0, rows - len(problems))
    if pulp_cards.cards_alone(pulp_cards.in_ledger()[1]) == pulp_cards.cards_alone(pulp_cards.card_list()):
        passed += 1
    else:
        failed += 1
        print("FAIL docs/rules/pulp-invasion.md: the card list is not that of the tables: scripts/pulp_cards.py --write")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
