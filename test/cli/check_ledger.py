#!/usr/bin/env python3
"""Checks the ledgers of rules, docs/rules/*.md: every row of a table with a column `Tests` has a kind (Book, Fact or House),
a sentence, and names tests that exist and are run by the suites of its game, test/test_<game>*. A test of another suite is
followed by its folder: `test_x` (`test/test_shell`). The card list of Pulp Invasion is that of its tables.
    test/cli/check_ledger.py   (the last line is `N passed, M failed`)"""
import pathlib
import re
import sys

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
KINDS = {"Book", "Fact", "House"}
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT / "test" / "support")]
import pulp_cards  # noqa: E402: it stands with the other scripts
from checks import check, ended  # noqa: E402: it stands with what all checks share


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


def problems_of(row):
    """What is wrong with a row of rules."""
    if row.get("Kind") not in KINDS:
        yield "the kind is Book, Fact or House"
    if not row.get("Rule"):
        yield "a rule needs its sentence"
    if not re.search(r"`test_\w+`", row.get("Tests", "")):
        yield "a rule needs a test"


def check_ledger(ledger, suites):
    """A check for each row of rules, and for each other line that names a test which is not run."""
    rows, columns = 0, None
    game = ledger.stem.replace("-", "_")
    for number, line in enumerate(ledger.read_text(encoding="utf-8").splitlines(), 1):
        problems, is_rule = list(missing(line, game, suites)), False
        if not line.startswith("|"):
            columns = None
        elif columns is None:
            columns = cells(line)
        elif "Tests" in columns and not set(line) <= set("|-: "):
            is_rule = True
            rows += 1
            problems += problems_of(dict(zip(columns, cells(line))))
        if is_rule or problems:
            check(f"{ledger.relative_to(ROOT)}:{number}", not problems, "; ".join(problems))
    if rows == 0:
        check(f"{ledger.relative_to(ROOT)}", False, "no table of rules with a column Tests")


def main():
    suites = tests_there_are()
    ledgers = sorted((ROOT / "docs" / "rules").glob("*.md"))
    if not ledgers:
        check("docs/rules", False, "there is no ledger")
    for ledger in ledgers:
        check_ledger(ledger, suites)
    same = pulp_cards.cards_alone(pulp_cards.in_ledger()[1]) == pulp_cards.cards_alone(pulp_cards.card_list())
    check("docs/rules/pulp-invasion.md: the card list is that of the tables", same, "scripts/pulp_cards.py --write")
    return ended()


if __name__ == "__main__":
    sys.exit(main())
