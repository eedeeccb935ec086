#!/usr/bin/env python3
"""Runs the `armada` program as people and scripts do: every example of the documentation, wrong input of every kind, and
whole games through pipes.  test/cli/check_armada.py PROGRAM   (the last line is `N passed, M failed`)

Where something is done a second time to be compared, ARMADA_PLAIN does it when that is given: the same program without sanitizers, and
both must say the same."""
import json
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, ROOT + "/test/support")
from checks import check, ended  # noqa: E402: it stands with what all checks share
from golden_sums import golden_sum  # noqa: E402
from waiting import PATIENCE, Terminal  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else ""
PLAIN = os.environ.get("ARMADA_PLAIN", PROGRAM)
HEAD = "armada-position 1\ngame template\n"
EMPTY_RECORD = "armada-record 1\ngame template\nversion 1\nseed 7\ndeal 0x8553D1D0\nresult playing - 0 0\n"


def environment(folder):
    """No display, no terminal, and a home of its own."""
    kept = {key: value for key, value in os.environ.items() if key.startswith(("ASAN", "UBSAN", "LSAN", "LANG", "LC_"))}
    return {**kept, "PATH": folder + "/bin:" + os.environ["PATH"], "HOME": folder, "XDG_DATA_HOME": folder + "/data"}


class Table:
    """A folder with `armada` on the path."""

    def __init__(self):
        self.held = tempfile.TemporaryDirectory()
        self.folder = self.held.name
        os.mkdir(self.folder + "/bin")
        os.symlink(PROGRAM, self.folder + "/bin/armada")

    def shell(self, command):
        done = subprocess.run(["bash", "-c", command], cwd=self.folder, env=environment(self.folder), stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=PATIENCE)
        return done.returncode, done.stdout

    def run(self, *words, stdin="", program=PROGRAM):
        return subprocess.run([program, *words], cwd=self.folder, env=environment(self.folder), input=stdin,
                              capture_output=True, text=True, timeout=PATIENCE)

    def text(self, *words, stdin="", program=PROGRAM):
        done = self.run(*words, stdin=stdin, program=program)
        if done.returncode != 0 or done.stderr:
            raise AssertionError(f"armada {' '.join(words)}: status {done.returncode}, {done.stderr}")
        return done.stdout

    def again(self, *words, stdin=""):
        return self.text(*words, stdin=stdin, program=PLAIN)


# ---- the examples of the documentation --------------------------------------------------------------------------------
def examples(text):
    """(line, command, expected, status) of every ```console block; `> ` continues a command."""
    found, inside = [], False
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("```"):
            inside = line == "```console"
        elif inside and line.startswith("$ "):
            found.append([number, line[2:], [], 0])
        elif inside and line.startswith("> ") and found:
            found[-1][1] += "\n" + line[2:]
        elif inside and re.fullmatch(r"\(exit status \d+\)", line):
            found[-1][3] = int(line.split()[-1].rstrip(")"))
        elif inside:
            found[-1][2].append(line)
    return found


def pattern(expected):
    parts = []
    for line in expected:
        if line == "...":
            parts.append(r"(?:.*\n)*?")
        else:
            parts.append(".*".join(re.escape(piece) for piece in line.split("...")) + r"\n")
    return "".join(parts)


def run_examples(path):
    table = Table()
    with open(path, encoding="utf-8") as file:
        all_examples = examples(file.read())
    check(f"{os.path.basename(path)} has examples", len(all_examples) > 0)
    for number, command, expected, status in all_examples:
        got, out = table.shell(command)
        name = f"{os.path.relpath(path, ROOT)}:{number}: {command.splitlines()[0]}"
        check(name, got == status and re.fullmatch(pattern(expected), out) is not None, f"status {got}, output:\n{out}")


# ---- wrong input --------------------------------------------------------------------------------------------------------
# (words behind armada, standard input, what the one line on stderr must match)
WRONG = [
    (["fly"], "", r"fly: no such command; .+"),
    (["--fly"], "", r"--fly: there is no such option here; there are: --scale, --data, --game, --no-save"),
    (["replay", "--seed", "2"], "", r"--seed: there is no such option here"),
    (["list", "--json=yes"], "", r"--json: it takes no value"),
    (["record", "--save", "kept.txt", "--seed", "3"], "", r"--seed: it does not go with --save"),
    (["record", "template", "--save", "kept.txt"], "", r"template: this command takes no more words"),
    (["pictures"], "", r"--write or --check: it is missing"),
    (["pictures", "--write", "a", "--check", "b"], "", r"--check: it does not go with --write"),
    (["shot", "--text"], "", r"--script: it is missing"),
    (["--version", "now"], "", r"now: this command takes no more words"),
    (["help", "fly"], "", r"fly: no such command; .+"),
    (["list", "more"], "", r"more: .+"),
    (["list", "--yaml"], "", r"--yaml: there is no such option here; there are: --json"),
    (["deal"], "", r"GAME: it is missing"),
    (["deal", "chess"], "", r"GAME: no game is called `chess`; there are: .*template, null"),
    (["deal", "template", "extra"], "", r"extra: .+"),
    (["deal", "template", "--seed"], "", r"--seed: it needs a value"),
    (["deal", "template", "--seed", "-1"], "", r"--seed: it is 0 to 4294967295, not -1"),
    (["deal", "template", "--seed", "4294967296"], "", r"--seed: it is 0 to 4294967295, not 4294967296"),
    (["deal", "template", "--seed", "99999999999999999999999"], "", r"--seed: it is 0 to 4294967295, not 9+"),
    (["deal", "template", "--seed", "7.0"], "", r"--seed: .+ is no number"),
    (["deal", "template", "--seed", "7 "], "", r"--seed: .+ is no number"),
    (["deal", "template", "--seed", "+7"], "", r"--seed: .+ is no number"),
    (["deal", "template", "--seed", "0xG"], "", r"--seed: .+ is no number"),
    (["deal", "template", "--seed", ""], "", r"--seed: it needs a value"),
    (["deal", "template", "--seed="], "", r"--seed: it needs a value"),
    (["deal", "two\nlines"], "", r"GAME: no game is called `two\?lines`; .+"),
    (["deal", "x" * 5000], "", r"GAME: no game is called `x{200,300}\.\.\."),
    (["list", "--json", "--json"], "", r"--json: it is given twice"),
    (["deal", "template", "--seed=1", "--seed=2"], "", r"--seed: it is given twice"),
    (["deal", "template", "--option", "hand"], "", r"--option: `hand` should be KEY=CHOICE"),
    (["deal", "template", "--option", "hand=9"], "", r"--option: option `hand` is one of 3, 4, 5, not `9`"),
    (["deal", "template", "--option", "foot=3"], "", r"--option: template has no option `foot`; it has: hand"),
    (["deal", "template", "--option", "hand=3", "--option", "hand=4"], "", r"--option: `hand` is given twice"),
    (["deal", "template", "--colour"], "", r"--colour: .+"),
    (["moves"], "", r"stdin: it is empty.+"),
    (["moves"], "hello\n", r"stdin:1:1: the first line should be `armada-position 1`"),
    (["moves"], "armada-position 9\n", r"stdin:1:17: .+"),
    (["moves"], "armada-position 1\ngame chess\n", r"stdin:2:6: no game is called `chess`.+"),
    (["moves"], HEAD + "phase lunch\n", r"stdin:3:7: .+attack, answer or over"),
    (["moves"], HEAD + "phase attack\nphase attack\n", r"stdin:4:1: `phase` is given twice"),
    (["moves"], HEAD + "fights red broke x held 0 tossed 0\n", r"stdin:3:18: `x` is no number"),
    (["moves"], HEAD + "hand red Wren Wren\n", r"stdin:3:15: Wren has a place already"),
    (["moves"], HEAD + "hand red Wren\npile Eagle\n", r"stdin: this is no position of Picket Line: .+"),
    (["moves"], HEAD + "generator 0 0 0 0\n", r"stdin: .+generator is blank"),
    (["moves"], HEAD + "\x00\x01\x02\n", r"stdin:3:1: `\?\?\?` is not a key of this game"),
    (["moves"], HEAD + "hand red \x1b[31mWren\n", r"stdin:3:10: no ship is called `\?\[31mWren`"),
    (["moves"], HEAD + "phase " + "x" * 100000 + "\n", r"stdin:3:7: `x{200,300}\.\.\."),
    (["moves"], HEAD + "phase\n", r"stdin:3: `phase` needs a word behind it"),
    (["moves"], "\0" * 5000000, r"stdin: it is larger than 4 MB: .+"),
    (["moves", "--position", ""], HEAD, r"--position: it needs a value"),
    (["moves", "--position", "nowhere.txt"], "", r"nowhere.txt: it cannot be opened"),
    (["moves", "--position", "."], "", r"\.: .+"),
    (["moves", "3"], "", r"3: this command takes no more words"),
    (["status", "--loud"], HEAD, r"--loud: .+"),
    (["apply"], HEAD, r"MOVE: it is missing"),
    (["apply", "fire"], HEAD, r"move 1: `fire` is no move; moves are numbers"),
    (["apply", "-1"], HEAD, r"move 1: .+"),
    (["apply", "65535"], HEAD, r"move 1: .+"),
    (["apply", "99999"], HEAD, r"move 1: .+"),
    (["apply", "0"], HEAD, r"move 1: 0 is not legal here; Red picket is on"),
    (["playout"], "", r"GAME: it is missing"),
    (["playout", "template", "--games", "0"], "", r"--games: .+"),
    (["playout", "template", "--games", "many"], "", r"--games: .+"),
    (["playout", "template", "--player", "genius"], "", r"--player: no player is called `genius`.+"),
    (["playout", "template", "--player", "rollout:0"], "", r"--player: .+"),
    (["playout", "template", "--player", "rollout:"], "", r"--player: .+"),
    (["playout", "template", "--player", "quick:5"], "", r"--player: .+"),
    (["playout", "template", "--player", "quick,quick,quick"], "", r"--player: template has 2 seats, not 3"),
    (["decisions"], "", r"GAME: it is missing"),
    (["decisions", "template", "--games", "0"], "", r"--games: .+"),
    (["decisions", "template", "--playouts", "1"], "", r"--playouts: .+"),
    (["decisions", "template", "--player", "careful"], "", r"--player: no player is called `careful`.+"),
    (["decisions", "template", "--player", "quick,quick,quick"], "", r"--player: template has 2 seats, not 3"),
    (["record", "template", "--player", "quick,quick,quick"], "", r"--player: template has 2 seats, not 3"),
    (["demo", "template", "--player", "quick,quick,quick"], "", r"--player: template has 2 seats, not 3"),
    (["playout", "template", "--player", ""], "", r"--player: .+"),
    (["playout", "template", "--player", "hard:9"], "", r"--player: hard takes no budget"),
    (["match"], "", r"PLAYER: it is missing"),
    (["match", "quick"], "", r"PLAYER: it is missing"),
    (["match", "quick", "random"], "", r"GAME: it is missing"),
    (["match", "quick", "genius", "template"], "", r"PLAYER: no player is called `genius`; there are: easy, normal, hard, .+"),
    (["match", "quick", "random", "template", "--games", "7"], "", r"--games: each deal is played from both seats: an even number"),
    (["match", "quick", "random", "template", "--jobs", "0"], "", r"--jobs: .+"),
    (["match", "quick", "random", "stellar_scramble", "--option", "players=3", "--alone", "--games", "8"], "", r"--games: each deal is played from each seat: a multiple of 3"),
    (["match", "quick", "random", "pew_pew", "--alone"], "", r"--alone: this game has one seat"),
    (["record", "template", "--player", "quick,"], "", r"--player: .+"),
    (["record", "--save", "nowhere.save"], "", r"nowhere.save: it cannot be opened"),
    (["record", "--save", "kept.txt"], "", r"kept.txt: This save is damaged\."),
    (["review"], "", r"RECORD: it is missing"),
    (["review", "nowhere.txt"], "", r"nowhere.txt: it cannot be opened"),
    (["review", "-"], "armada-record 1\ngame template\nversion 1\nseed 7\ndeal 0x1\n", r"stdin:5:6: the position differs.+"),
    (["review", "-"], EMPTY_RECORD, r"stdin: nothing has been played yet"),
    (["review", "-", "--seat", "x"], "", r"--seat: `x` is no number"),
    (["review", "--save", "kept.txt"], "", r"kept.txt: This save is damaged\."),
    (["review", "game.txt", "--save", "kept.txt"], "", r"game.txt: this command takes no more words"),
    (["replay"], "", r"FILE: it is missing"),
    (["replay", "nowhere.txt"], "", r"nowhere.txt: it cannot be opened"),
    (["replay", "-"], "", r"stdin: .+"),
    (["replay", "-"], "armada-record 1\ngame template\n", r"stdin: `deal` is missing"),
    (["replay", "-"], "armada-record 1\ngame template\nversion 1\nseed 7\ndeal 0x1\n", r"stdin:5:6: the position differs.+"),
    (["replay", "-"], "armada-record 1\ngame template\nversion 99\n", r"stdin:3:9: .+version 99.+"),
    (["bench", "chess"], "", r"GAME: .+"),
    (["bench", "--milliseconds", "0"], "", r"--milliseconds: .+"),
    (["text"], "", r"GAME: it is missing"),
    (["text", "chess"], "", r"GAME: .+"),
    (["demo", "chess"], "", r"GAME: .+"),
    (["demo", "template", "--player", "nobody"], "", r"--player: .+"),
    (["demo", "--player", "nobody"], "", r"--player: no player is called `nobody`.+"),
    (["window", "--game", "chess"], "", r"--game: no game is called `chess`.+"),
    (["shot", "--script", "-", "--text"], "a\0 jump", r"stdin: it has zero bytes in it.+"),
    (["shot", "--script", "-", "--text"], "game:chess a", r"stdin: no game is called `chess`.+"),
    (["shot", "--script", "-", "--text"], "game:pew-pew a", r"stdin: no game is called `pew-pew`.+"),
    (["deal", "pew-chess"], "", r"GAME: no game is called `pew-chess`; .+"),
    (["shot", "--script", "-", "--out", "x.png"], "shot\n\nhold:jump:3\n", r"stdin:3:1: `hold:jump:3`: .+"),
    (["shot", "--script", "nowhere.txt", "--out", "x.png"], "", r".*nowhere.txt.*: .+"),
]


def run_wrong_input():
    table = Table()
    with open(table.folder + "/kept.txt", "w", encoding="utf-8") as file:
        file.write("kept\n")
    before = sorted(os.listdir(table.folder))
    for words, stdin, line in WRONG:
        done = table.run(*words, stdin=stdin)
        name = "wrong input: armada " + " ".join(words)
        good = (done.returncode == 2 and done.stdout == "" and done.stderr.count("\n") == 1
                and re.fullmatch(line, done.stderr.rstrip("\n")) is not None)
        check(name, good, f"status {done.returncode}\nstdout {done.stdout!r}\nstderr {done.stderr!r}\nwanted {line!r}")
    check("wrong input leaves no file behind", sorted(os.listdir(table.folder)) == before, str(os.listdir(table.folder)))


def run_damaged_records(table):
    """Every line of a golden record, changed in its last figure: refused at that line."""
    path = ROOT + "/test/records/template.txt"
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    for at in range(5, len(lines), 4):
        body = lines[at].split("  #")[0]
        spoilt = lines[:at] + [body[:-1] + ("1" if body[-1] != "1" else "2")] + lines[at + 1:]
        done = table.run("replay", "-", stdin="\n".join(spoilt) + "\n")
        check(f"a record changed in line {at + 1}", done.returncode == 2 and done.stderr.startswith(f"stdin:{at + 1}:"), done.stderr)


# ---- whole games through pipes ----------------------------------------------------------------------------------------
def first_field(line):
    return line.split(" | ")[0].strip()


def words_in_any_order(table):
    first = table.text("deal", "template", "--seed", "7", "--option", "hand=3")
    check("options may stand before the game", table.text("deal", "--seed", "7", "--option", "hand=3", "template") == first)
    check("a game's name may be typed with hyphens", table.text("deal", "stellar-siege", "--seed", "7") == table.text("deal", "stellar_siege", "--seed", "7"))
    check("and behind --game too", table.text("shot", "--script", "-", "--text", "--game", "pew-pew", stdin="a")
          == table.text("shot", "--script", "-", "--text", "--game", "pew_pew", stdin="a"))
    check("shot tells sums: the title's is its golden picture's", table.text("shot", "--script", "-", "--sums", stdin="wait:2 shot:x shot")
          == "%s x\n%s\n" % (golden_sum("title"), golden_sum("title")))
    check("demo takes a seed without a game", ", seed 9\n" in table.text("demo", "--seed", "9"))
    moves = table.text("moves", stdin=first)
    for name, text in (("CRLF", first.replace("\n", "\r\n")), ("no newline at the end", first[:-1]), ("tabs", first.replace(" ", "\t")),
                       ("a byte order mark", "\ufeff" + first), ("blank lines", "\n\n" + first.replace("\n", " # so\n\n"))):
        check(f"a position with {name} is the same one", table.text("moves", stdin=text) == moves)


def play_by_pipes(table, game, seed):
    """deal, moves and apply as a script uses them, to the end; every position is read again by the next command."""
    position = table.text("deal", game, "--seed", str(seed))
    played = []
    for step in range(12):
        moves = [first_field(line) for line in table.text("moves", stdin=position).splitlines()]
        if not moves:
            break
        played.append(moves[(seed * 7 + step * 3) % len(moves)])
        position = table.text("apply", played[-1], stdin=position)
    at_once = table.text("apply", *played, stdin=table.text("deal", game, "--seed", str(seed)))
    check(f"{game}: moves one by one and at once lead to the same position", at_once == position)


class Lines:
    """The line mode as somebody sits before it: what was said up to the next prompt, and an answer."""

    def __init__(self, table, *words):
        self.process = subprocess.Popen([PROGRAM, "text", *words], cwd=table.folder, env=environment(table.folder), text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.all = ""

    def hear(self):
        said = ""
        # A prompt is a name at the start of a line; before the chevrons of an alien's name there is a space.
        while not said.endswith("Press Enter to see their side.\n") and not (said.endswith("> ") and re.search(r"^[A-Z][A-Za-z ]*[a-z0-9]> \Z", said, re.M)):
            letter = self.process.stdout.read(1)
            if not letter:
                break
            said += letter
        self.all += said
        return said

    def say(self, words):
        self.process.stdin.write(words + "\n")
        self.process.stdin.flush()


def play_in_lines(table, game, hidden, seed):
    """The line mode by a player who takes the last move of every list, and when the game has grown long the first. What was
    chosen is played by pipes beside it."""
    position = table.again("deal", game, "--seed", str(seed))
    lines = Lines(table, game, "--seed", str(seed))
    for heard in range(600):
        said = lines.hear()
        if said.endswith("to see their side.\n"):
            lines.say("")
            continue
        if not said or said.endswith("The game is over> "):
            break
        number, sentence = re.findall(r"^ +(\d+)\. (.+)$", said, re.M)[-1 if heard < 120 else 0]
        while True:
            moves = {}  # by their sentence; the first of those that do the same
            for line in table.again("moves", stdin=position).splitlines():
                moves.setdefault(line.split(" | ", 2)[2], first_field(line))
            if sentence in moves:
                break
            # It was made without a hand-over, because all could see that it was the only one.
            check(f"{game}: only what is no choice is made for a player", len(moves) == 1, (sentence, moves))
            position = table.again("apply", list(moves.values())[0], stdin=position)
        position = table.again("apply", moves[sentence], stdin=position)
        lines.say(number)
    while moves := table.again("moves", stdin=position).splitlines():
        check(f"{game}: only what is no choice is made for a player at the end", len(moves) == 1, moves)
        if len(moves) != 1:
            break
        position = table.again("apply", first_field(moves[0]), stdin=position)
    for words in (["undo", "redo"] if not hidden else []) + ["1", "quit"]:
        lines.say(words)
        lines.hear()
    out = lines.all
    status = table.text("status", stdin=position)
    said = out.rsplit("Now: undo, new, log or quit.", 1)[0][-400:]
    headline = re.search(r"^headline (.+)$", status, re.M).group(1)
    check(f"{game}: a game in lines ends as the same moves do", f"\n{headline}\n" in said, (headline, said))
    scores = re.findall(r"^score \d (-?\d+)", status, re.M)
    check(f"{game}: and says the scores", re.findall(r": (-?\d+)$", said, re.M)[-len(scores):] == scores, (scores, said))
    check(f"{game}: after the end a number is no move", "The game is over. Type undo" in out)
    check(f"{game}: nothing of the file notation", not re.search(r"^(generator|pile|to-move|outcome) ", out, re.M), out[:800])
    check(f"{game}: the seed of hidden hands is told at the end only", out.split("The seed was")[0].count(f"seed {seed}") == (0 if hidden else 1))


def news_after_undo(table):
    """Undo and redo within a turn: the player is told again what they redo, and the other is told the whole turn."""
    position = table.text("deal", "stellar_siege", "--seed", "5", "--option", "first=antillians")
    script, first = [""], None
    for _ in range(12):  # the Antillians' turn, with the last of their choices
        if re.search(r"^to-move 1", table.text("status", stdin=position), re.M):
            break
        moves = table.text("moves", stdin=position).splitlines()
        script.append(str(len(moves)))
        told = table.text("apply", first_field(moves[-1]), "--events", stdin=position)
        position = table.text("apply", first_field(moves[-1]), stdin=position)
        if first is None and not "cannot be taken back" in told and re.search(r"^# event .*  # (.+)$", told, re.M):
            first = re.search(r"^# event .*  # (.+)$", told, re.M).group(1)
            script += ["undo", "redo"]
    out = table.text("text", "stellar_siege", "--seed", "5", "--option", "first=antillians", stdin="\n".join(script + ["", "quit"]) + "\n")
    own, _, others = out.partition("Pass the console to Morkolytes")
    check("redo tells again what undo took back, of a turn with hidden hands too", own.count(first.replace("Antillians", "You", 1)) == 2, (first, own))
    check("undo and redo leave the other player their news of the turn", first in others, (first, others))


def lines_of_text(table):
    """What may be said to the line mode besides numbers."""
    out = table.text("text", "pew_pew", "--seed", "5", stdin="help\nlook wasp\nlook signs\nlook moon\nrules\nrules 1\nrules 99\nxyz\n99\n0\nlog\n2\nundo\nredo\nnew\nundo\nquit\n")
    for words in ("You can also type:", "Wasp goes to", "S you,", 'There is no "moon"', " 2. The buttons", "Shoot down 10 aliens", "There are 15 pages",
                  '"xyz" means nothing here', "99 is not on the list", "0 is not on the list", "Nothing has happened yet.", "A new game, seed 6"):
        check(f"lines of text: {words}", words in out, out)
    check("redo tells again what undo took back", out.count("You fire a Pew!") == 2, out)
    siege = table.text("text", "stellar_siege", "--seed", "5", stdin="\nlook planet 3\nlook shedder\nlook discards\nquit\n")
    for words in ("Emalto, planet 3: ", "Shedder: ", "Yours: nothing."):
        check(f"lines of text: {words}", words in siege, siege)
    news_after_undo(table)
    pulp = table.text("text", "pulp_invasion", "--seed", "5", stdin="look engineer\nlook captain\nlook iron sentry\nquit\n")
    for words in ("Engineer:\n  1: ", "Iron Sentry", "Abilities: Combat"):
        check(f"lines of text: {words}", words in pulp, pulp)


def hands_stay_hidden(table):
    out = table.text("text", "template", "--seed", "7", stdin="\n4\n1\n\n1\nquit\n")
    red, blue = out.split("Pass the console to Blue picket")
    check("Red never sees a ship of Blue's hand", not any(ship in red for ship in ("Jay", "Tern", "Crane", "Eagle")), red)
    check("Blue never sees a ship of Red's hand", not any(ship in blue for ship in ("Wren", "Finch", "Robin")), blue)


COUNTED = re.compile(r"^(turns|decisions|phase .+:) (\d+) none ([\d.]+) % clear ([\d.]+) % several ([\d.]+) %$", re.M)


def check_decisions(table, name):
    """Every decision is of one kind and of one phase, and two runs count the same."""
    # Two games that are counted together are those of the template: a long game has hundreds of decisions by itself.
    words = ("decisions", name, "--seed", "3", "--games", "2" if name == "template" else "1", "--playouts", "2")
    out = table.text(*words)
    rows = [(row[0], int(row[1]), [float(share) for share in row[2:]]) for row in COUNTED.findall(out)]
    phases = [row for row in rows if row[0].startswith("phase")]
    check(f"{name}: decisions", len(rows) == len(phases) + 1 and sum(row[1] for row in phases) == rows[0][1] > 0, out)
    check(f"{name}: each decision is of one kind", all(abs(sum(row[2]) - 100) < 0.2 for row in rows), out)
    for kind in range(3):
        parts = sum(row[1] * row[2][kind] for row in phases)
        check(f"{name}: and its phases add up", abs(parts / rows[0][1] - rows[0][2][kind]) < 0.2, out)
    check(f"{name}: decisions are counted the same again", out == table.again(*words))


def check_counts_of_decisions(table):
    """Counted once more from outside, along a recorded game: moves without another in Picket Line, in Pew Pew! turns
    that begin without points."""
    for name in ("template", "pew_pew"):
        record = table.again("record", name, "--seed", "3", "--player", "quick")
        position = table.again("deal", name, "--seed", "3")
        decisions = forced = 0
        begins = True
        for move in re.findall(r"^move (\d+)", record, re.M):
            if begins or name == "template":
                decisions += 1
                forced += table.again("moves", stdin=position).count("\n") == 1
            begins = move == "0"
            position = table.again("apply", move, stdin=position)
        out = table.text("decisions", name, "--seed", "3", "--games", "1", "--player", "quick", "--playouts", "2")
        counted = COUNTED.findall(out)[0]
        check(f"{name}: as many decisions as there were", int(counted[1]) == decisions, out)
        check(f"{name}: as many without a choice", f"{100 * forced / decisions:.1f}" == counted[2], f"{forced} of {decisions}\n{out}")
    out = table.text("decisions", "pew_pew", "--seed", "1", "--games", "4", "--player", "careful")
    keys = [line.split(" ", 1)[0] for line in out.splitlines()]
    check("pew_pew: counts of its own", keys[-4:] == ["mine", "heart", "first-turns", "one-heart"], out)


def watch_a_match(table):
    """On a terminal a line counts the games, and is gone when the result is there; a side against itself has half."""
    watched = Terminal([PROGRAM, "match", "quick", "quick", "template", "--games", "40", "--jobs", "2"], environment(table.folder), table.folder)
    check("match on a terminal ends", watched.end()[0] == 0)
    sent = watched.sent.decode()
    check("match on a terminal counts the games", "\r40 of 40 games" in sent and sent.index("\r40 of 40") < sent.index("share "), sent)
    check("match: a side against itself has half of the points", "share 50.0 %" in sent, sent)


def run_games():
    table = Table()
    games = json.loads(table.text("list", "--json"))
    check("list --json names the template", any(game["id"] == "template" for game in games))
    for game in games:
        name = game["id"]
        check(f"{name} is in the plain list", re.search(rf"^{name}  ", table.text("list"), re.M) is not None)
        for option in game["options"]:
            for choice in option["choices"]:
                text = table.text("deal", name, "--option", f"{option['key']}={choice['key']}")
                # What is left to chance is decided with the deal, and the position may name it.
                kept = [each["key"] for each in option["choices"] if choice["key"] in (each["key"], "random")]
                check(f"{name}: option {option['key']}={choice['key']}", any(f"option {option['key']} {key}\n" in text for key in kept))
        check(f"{name}: equal seeds, equal deals", table.text("deal", name, "--seed", "5") == table.text("deal", name, "--seed=0x5"))
        check(f"{name}: other seeds, other deals", table.text("deal", name, "--seed", "5") != table.text("deal", name, "--seed", "6"))
        for player in ("random", "quick", "rollout:4", "easy"):
            record = table.text("record", name, "--seed", "9", "--player", player)
            check(f"{name}: a {player} game replays", "every position as recorded" in table.text("replay", "-", stdin=record))
            check(f"{name}: a {player} game is the same again", record == table.again("record", name, "--seed", "9", "--player", player))
        golden = f"{ROOT}/test/records/{name}"
        check(f"{name}: its golden record replays", os.path.exists(golden + ".txt") and table.run("replay", golden + ".txt").returncode == 0)
        with open(golden + ".inc", encoding="utf-8") as file:
            rows = file.read()
        command = re.match(r"// armada (.*)\n", rows)
        check(f"{name}: its golden rows are what their command prints", command is not None and table.text(*command.group(1).split()) == rows)
        play_by_pipes(table, name, 3)
        play_in_lines(table, name, game["hiddenHands"], 4)
        out = table.text("playout", name, "--games", "20", "--player", "quick")
        check(f"{name}: playout", out.startswith("games 20\n") and "\nspeed " in out, out)
        check_decisions(table, name)
        matched = table.text("match", "quick", "random", name, "--games", "12", "--jobs", "1")
        check(f"{name}: match", re.fullmatch(r"match quick against random\ngames 12\nwon \d+\ndrawn \d+\n(seated \d [\d.]+ of 6\n)*share .+\ninterval .+\n", matched), matched)
        check(f"{name}: match is the same with more jobs", matched == table.again("match", "quick", "random", name, "--games", "12", "--jobs", "5"))
        if "seated" in matched:
            alone = ["match", "quick", "random", name, "--alone", "--games", "12", "--jobs"]
            lonely = table.text(*alone, "1")
            check(f"{name}: one against all others", re.fullmatch(r"match quick alone against random\ngames 12\nwon \d+\ndrawn \d+\n(seated \d [\d.]+ of \d\n){2,4}share .+\ninterval .+\n", lonely), lonely)
            check(f"{name}: one against all others is the same with more jobs", lonely == table.again(*alone, "5"))
        check(f"{name}: demo", "outcome " in table.text("demo", name))
        # Hundreds of games and more: with sanitizers those of one game.
        bench = (table.text if name == "template" else table.again)("bench", name, "--milliseconds", "1")
        check(f"{name}: bench", len(re.findall(rf"^{name} .* moves/s", bench, re.M)) == 4, bench)
        counted = len(re.findall(r" [1-9]\d* instructions/move on Xtensa$", bench, re.M))
        check(f"{name}: bench counts on Xtensa, or says that it does not", counted == (0 if "Xtensa are not counted" in bench else 2), bench)
    check_counts_of_decisions(table)
    shown = table.text("shot", "--script", "-", "--text", "--game", "null", stdin="wait:1")
    check("a game without screens: the console says so", "This build cannot show that game." in shown, shown)
    watch_a_match(table)
    words_in_any_order(table)
    hands_stay_hidden(table)
    lines_of_text(table)
    run_damaged_records(table)


def run_terminal():
    table = Table()
    player = Terminal([PROGRAM, "text", "template"], environment(table.folder), table.folder)
    good = player.shows("I am the Red picket") and player.type(b"a", "Skip lessons") and player.type(b"m", "[A] Send")
    check("the console runs in a terminal", good and "PICKET LINE" in player.screen.text(), player.screen.text())
    check("and a move can be made", player.type(b"a", " in all."), player.screen.text())
    os.write(player.ours, b"q")
    status, restored = player.end()
    check("it is left with status 0", status == 0 and restored, player.screen.text())
    saves = [os.path.join(folder, name) for folder, _, names in os.walk(table.folder + "/data") for name in names
             if re.fullmatch(r"template\.[01]\.save", name)]
    check("leaving saves the game", len(saves) > 0, str(list(os.walk(table.folder))))
    for save in saves:
        record = table.text("record", "--save", save)
        check("a save is a record that replays", "every position as recorded" in table.text("replay", "-", stdin=record), record)
        check("a look back at the save is one at its record", table.run("review", "--save", save).stdout == table.run("review", "-", stdin=record).stdout)


def run_unreadable_saves():
    """Files that cannot be read as saves are not an empty shelf: they are told, and stay as they are."""
    table = Table()
    folder = pathlib.Path(table.folder, "data", "pocket-armada")
    folder.mkdir(parents=True)
    for slot in "01":
        (folder / f"template.{slot}.save").write_bytes(b"x" * 5000)
    player = Terminal([PROGRAM, "text", "template"], environment(table.folder), table.folder)
    check("a file longer than any save is told", player.shows("cannot be read"), player.screen.text())
    at_new_game = lambda: "[A] Start" in player.screen.text() and "Keep it" not in player.screen.text()  # noqa: E731
    good = (player.answers(b"a", "[A] Go on", at_new_game) and player.type(b"a", "Keep it")
            and player.answers(b"b", "[B] Keep it", at_new_game)
            and "Start asks first" in player.screen.text())
    check("a new game over it asks first", good, player.screen.text())
    os.write(player.ours, b"q")
    status, _ = player.end()
    kept = [(folder / f"template.{slot}.save").read_bytes() == b"x" * 5000 for slot in "01"]
    check("and the files stay as they are", status == 0 and all(kept), kept)


# ---- a disk that is full ------------------------------------------------------------------------------------------------
def run_full_output():
    """Whatever a command says has arrived, or its status and one line on stderr tell."""
    table = Table()
    deal = table.text("deal", "template", "--seed", "7")
    record = table.text("record", "template", "--seed", "7")
    with open(table.folder + "/pictures.inc", "w", encoding="utf-8") as file:
        file.write('PICTURE("none", "wait:1", 0x0u)\n')
    commands = [(["list"], ""), (["list", "--json"], ""), (["deal", "template"], ""), (["moves"], deal), (["apply", "1"], deal), (["status"], deal),
                (["decisions", "template", "--games", "1", "--playouts", "2"], ""),
                (["playout", "template", "--games", "2"], ""), (["match", "quick", "random", "template", "--games", "2"], ""), (["record", "template"], ""), (["record", "pew_pew"], ""), (["replay", "-"], record), (["review", "-"], record),
                (["bench", "template", "--milliseconds", "1"], ""), (["text", "template", "--seed", "7"], "\n1\n" * 9),
                (["demo", "template"], ""), ([], ""), (["shot", "--script", "-", "--text"], "wait:1"),
                (["pictures", "--check", table.folder], ""), (["help"], ""), (["help", "deal"], ""), (["--version"], "")]
    first = first_field(table.text("moves", stdin=deal).splitlines()[0])
    for words, stdin in commands:
        words = [first if word == "1" and words[0] == "apply" else word for word in words]
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run([PROGRAM, *words], cwd=table.folder, env=environment(table.folder), input=stdin, stdout=full,
                                  stderr=subprocess.PIPE, text=True, timeout=PATIENCE)
        told = done.stderr.splitlines()
        good = done.returncode == 1 and told and re.fullmatch(r"armada: the output could not be written(: .+)?\.", told[-1])
        check("a full disk: armada " + " ".join(words), good and (len(told) == 1 or words == []), f"status {done.returncode}, {done.stderr}")
    named = {words[0] for words, _ in commands if words}
    check("every command was tried", {command for command in re.findall(r"^  (\w+)  ", table.text("help").split("\nKeys")[0], re.M)} <= named | {"window"},
          str(named))


def shot(table, path, **more):
    return subprocess.run([PROGRAM, "shot", "--script", "-", "--out", path], cwd=table.folder, env=environment(table.folder), input="wait:9",
                          capture_output=True, text=True, timeout=PATIENCE, **more)


def run_full_pictures():
    """A picture that cannot be written leaves what was there before, be it a picture or a device."""
    table = Table()
    if shot(table, "x.png").returncode != 0:
        print("This build has no pictures: libpng was not there.")
        return
    os.mkdir(table.folder + "/old")
    os.symlink("../x.png", table.folder + "/old/link.png")
    with open(table.folder + "/x.png", "wb") as file:
        file.write(b"old picture")

    def disk_is_full():
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    for path in ("x.png", "old/link.png"):
        # Python ignores the signal that comes with it, and so does what it starts.
        done = shot(table, path, preexec_fn=disk_is_full, restore_signals=False)
        check(f"{path}: a full disk is told", done.returncode == 2 and done.stderr == f"{path}: File too large\n", done.stderr)
        with open(table.folder + "/x.png", "rb") as file:
            check(f"{path}: and the old picture is still there", file.read() == b"old picture")
    check("nothing is left beside it", sorted(os.listdir(table.folder)) == ["bin", "old", "x.png"], str(os.listdir(table.folder)))
    done = shot(table, "old/link.png")
    with open(table.folder + "/x.png", "rb") as file:
        check("a picture through a link is written, and the link stays", done.returncode == 0 and file.read(4) == b"\x89PNG"
              and os.path.islink(table.folder + "/old/link.png"), done.stderr)

    os.symlink("/dev/full", table.folder + "/full.png")
    done = shot(table, "full.png")
    check("a full device is told", done.returncode == 2 and "No space left" in done.stderr, done.stderr)
    check("and stays what it is", os.path.islink(table.folder + "/full.png") and os.path.exists("/dev/full"))
    os.mkfifo(table.folder + "/pipe.png")
    reader = subprocess.Popen(["cat", table.folder + "/pipe.png"], stdout=subprocess.PIPE)
    done = shot(table, "pipe.png")
    came = reader.communicate(timeout=PATIENCE)[0]
    check("a pipe gets the picture and stays a pipe", done.returncode == 0 and came[:4] == b"\x89PNG" and came[-8:-4] == b"IEND"
          and not os.path.isfile(table.folder + "/pipe.png"), done.stderr)
    os.mkdir(table.folder + "/folder.png")
    done = shot(table, "folder.png")
    check("a folder in its place is told", done.returncode == 2 and "a folder of that name is in the way" in done.stderr, done.stderr)


def options_of(table, command):
    """Of `armada help COMMAND`: each option's name, and whether a value stands behind it."""
    return {name: bool(value) for name, value in re.findall(r"^  (--[a-z-]+)( \S+)?  ", table.text("help", command), re.M)}


def run_foreign_options():
    """A command refuses what only another one takes, before it does anything, and names what it takes itself."""
    table = Table()
    names = re.findall(r"^  (\w+)  ", table.text("help").split("\nKeys")[0], re.M)
    own = {name: options_of(table, name) for name in names}
    every = {option: has_value for options in own.values() for option, has_value in options.items()}
    check("help tells of options with a value and without one", {"--seed": True, "--json": False}.items() <= every.items(), str(every))
    for name, options in own.items():
        usage = " ".join(line for line in table.text("help", name).splitlines() if line.startswith("armada "))
        check(f"help {name}: its usage has what it lists", set(re.findall(r"--[a-z-]+", usage)) == set(options), usage)
        for has_value in (True, False):
            foreign = sorted(option for option in every if option not in options and every[option] == has_value)[0]
            done = table.run(name, foreign, *(["1"] if has_value else []))
            told = f"{foreign}: there is no such option here" + ("; there are: " + ", ".join(options) if options else "") + "\n"
            check(f"armada {name} {foreign}", done.returncode == 2 and done.stdout == "" and done.stderr == told, done.stderr)


def run_bare():
    table = Table()
    done = table.run()
    check("neither display nor terminal: a game plays itself", done.returncode == 0 and "outcome " in done.stdout, done.stdout[-300:] + done.stderr)
    check("and says why", "no terminal" in done.stderr, done.stderr)
    for words in (["help"], ["--help"], ["--version"], ["deal", "--help"]):
        check("armada " + " ".join(words), table.text(*words).count("\n") > 0)
    text = table.text("help")
    for command in ("list", "deal", "moves", "apply", "status", "playout", "match", "decisions", "record", "replay", "review", "bench", "text", "demo"):
        check(f"help names {command}", re.search(rf"^  {command} ", text, re.M) is not None)


def main():
    if not os.access(PROGRAM, os.X_OK):
        print("use: test/cli/check_armada.py PROGRAM", file=sys.stderr)
        return 2
    run_examples(ROOT + "/docs/notation.md")
    run_wrong_input()
    run_foreign_options()
    run_games()
    run_bare()
    run_terminal()
    run_unreadable_saves()
    run_full_output()
    run_full_pictures()
    return ended()


if __name__ == "__main__":
    sys.exit(main())
