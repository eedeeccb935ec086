#!/usr/bin/env python3
"""Pulp Invasion's card list for its ledger, read from the tables of lib/rules/pulp_invasion and the names of the tests: a
card a row, with the tests that begin with its name. test/cli/check_ledger.py compares.
    scripts/pulp_cards.py           prints it
    scripts/pulp_cards.py --write   puts it into docs/rules/pulp-invasion.md"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLES = ROOT / "lib" / "rules" / "pulp_invasion"
LEDGER = ROOT / "docs" / "rules" / "pulp-invasion.md"
BEGIN, END = "<!-- card list: scripts/pulp_cards.py --write -->", "<!-- end of the card list -->"

ABILITY = {"C": "Combat", "S": "Science", "D": "Diplomacy"}
DICE = {"W": "Weapons Specialist", "I": "Infiltration Agent", "N": "Engineer", "A": "Artificial Intelligence",
        "S": "Scanning Technology", "T": "Universal Translator"}
CALLED = {"Weapons Specialist": ["specialist"], "Infiltration Agent": ["infiltrator", "infiltration"],
          "Engineer": [], "Artificial Intelligence": ["ai", "intelligence"], "Scanning Technology": ["scanning"],
          "Universal Translator": ["translator"]}
EVERY_TEXT = "test_every_text_says_what_its_effects_do"
# What shows a card that has no text.
PLAIN = "test_the_printed_number_is_the_engage_strength"
CAPTAINS = ["test_every_captain_comes_equally_often_with_abilities_at_the_maximum",
            "test_the_first_move_leaves_one_of_the_three_offered_dice_behind"]


def tests_there_are():
    names = []
    for folder in sorted((ROOT / "test").glob("test_pulp_invasion*/")):
        for source in sorted(folder.glob("*.cpp")):
            names += re.findall(r"\bRUN_TEST\((test_\w+)\)", source.read_text(encoding="utf-8"))
    return names


def word(name):
    return re.sub(r"^the_", "", re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_"))


def tests_for(name, tests, otherwise=()):
    """The tests that begin with a card's name."""
    found = [test for test in tests if re.match(rf"test_(the_)?{word(name)}_", test)]
    return " ".join(f"`{test}`" for test in dict.fromkeys(list(otherwise) + found))


def tests_for_face(die, face, tests):
    """The tests that speak of a face: `scanning_4`, `universal_translator_5`."""
    found = [test for test in tests for called in (word(die), *CALLED[die]) if f"_{called}_{face}_" in test + "_"]
    return " ".join(f"`{test}`" for test in dict.fromkeys(found))


def block(text, start):
    """A table of the sources, from its name to its end."""
    return re.search(re.escape(start) + r".*?\n};", text, re.S).group(0)


def table(title, columns, rows):
    return [f"### {title}", "", "| " + " | ".join(columns) + " |", "|" + " --- |" * len(columns),
            *("| " + " | ".join(str(cell) for cell in row) + " |" for row in rows), ""]


def encounter_rows(source):
    return re.findall(r'\{"([^"]+)",\s*([GLAE]), (\d+), ([CSD]), (\d+), \{(\w+), (\w+)\},\s*"([^"]*)"',
                      block(source, "kEncounterCard[kEncounterCards]"))


def cards(kind, title, source, tests):
    rows = []
    for name, its, strength, icon, planets, one, two, text in encounter_rows(source):
        if its != kind:
            continue
        cubes = " ".join(cube for cube in (one, two) if cube != "none") or "-"
        shown = tests_for(name, tests, [EVERY_TEXT] if text else [PLAIN])
        rows.append(("House", name, strength, ABILITY[icon], planets, cubes, text or "(no text)", shown))
    return table(title, ["Kind", "Card", "Strength", "Icon", "Planet Icons", "Cubes", "Rule", "Tests"], rows)


def locations(source, tests):
    texts = re.findall(r'/\* ([^*]+) \*/ \{\s*\{"([^"]+)".*?\{"([^"]+)".*?\{"([^"]+)"',
                       block(source, "kLocationEffect[kLocations]"), re.S)
    rows = [("House", name, f"Quietus: {q} Vexatrix: {v} Overmind Thoon: {t}", tests_for(name, tests, [EVERY_TEXT]))
            for name, q, v, t in texts]
    return table("Locations", ["Kind", "Card", "Rule", "Tests"], rows)


def named(source, start, title, kind, pattern, columns, cells, tests, otherwise):
    rows = [(kind, found[0], *cells(found), tests_for(found[0], tests, otherwise))
            for found in re.findall(pattern, block(source, start))]
    return table(title, ["Kind", "Card", *columns, "Tests"], rows)


def dice(source, tests):
    lines = []
    for part in re.findall(r"\{   // ([\w ]+)\n(.*?)\n    \},", block(source, "kDieFace[kDice][6]"), re.S):
        name, faces = part
        texts = re.findall(r'(?:alone|either|both), "([^"]+)"', faces)
        rows = []
        for face, text in enumerate(texts, 1):
            kind = "House" if name == "Engineer" and face == 3 else "Book"
            rows.append((kind, face, text, tests_for_face(name, face, tests)))
        lines += table(name, ["Kind", "Face", "Rule", "Tests"], rows)
    return lines


def card_list():
    tests = tests_there_are()
    encounter = (TABLES / "encounter_cards.cpp").read_text(encoding="utf-8")
    others = (TABLES / "cards.cpp").read_text(encoding="utf-8")
    numbers = r"\{ *(\d+), *(\d+), *(\d+)\}"
    lines = cards("G", "Guardforce", encounter, tests) + locations(encounter, tests)
    lines += cards("A", "Agents", encounter, tests) + cards("E", "Events", encounter, tests)
    lines += named(others, "kAlienCard[kAliens]", "Cosmic Hegemony Aliens", "House", r'\{"([^"]+)",\s*"\w", "([^"]+)"',
                   ["Rule"], lambda found: [found[1]], tests, [EVERY_TEXT])
    lines += named(others, "kPlanetCard[kPlanets]", "Planets", "House", r'\{"([^"]+)",\s*"([^"]+)"',
                   ["Rule"], lambda found: [found[1]], tests, [EVERY_TEXT])
    lines += named(others, "kWeaponCard[kWeapons]", "Super Weapons", "House", r'\{"([^"]+)",\s*"([^"]+)",\s*' + numbers,
                   ["Rule", "Needs Combat, Science, Diplomacy"],
                   lambda found: [found[1], ", ".join(found[2:5])], tests, [EVERY_TEXT])
    lines += named(others, "kCaptainCard[kCaptains]", "Captains", "House",
                   r'\{"([^"]+)",\s*"([^"]+)",\s*' + numbers + r", \{(\w), (\w), (\w)\}",
                   ["Rule", "Dice offered"],
                   lambda found: [f"Combat {found[2]}, Science {found[3]}, Diplomacy {found[4]}.",
                                  ", ".join(DICE[letter] for letter in found[5:8])], tests, CAPTAINS)
    lines += dice((TABLES / "dice.cpp").read_text(encoding="utf-8"), tests)
    return "\n".join(lines)


def in_ledger():
    """What stands in the ledger now, and the ledger around it."""
    text = LEDGER.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN + "\n\n", 1)
    now, after = rest.split(END, 1)
    return before, now, after


def cards_alone(lines):
    """The list without the names of tests, of which there may be more by now."""
    return re.sub(r" *`test_\w+`", "", lines).strip()


def main():
    if sys.argv[1:] != ["--write"]:
        print(card_list())
        return
    before, _, after = in_ledger()
    LEDGER.write_text(f"{before}{BEGIN}\n\n{card_list()}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
