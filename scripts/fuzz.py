#!/usr/bin/env python3
"""Fuzzing (docs/testing.md): the targets of test/fuzz, found by libFuzzer with AddressSanitizer and UBSan.
    scripts/fuzz.py run [--minutes N] [--target NAME]   goes on from test/corpus and from what earlier runs found
    scripts/fuzz.py keep                                puts what covers more into test/corpus, as few and as small as may be
    scripts/fuzz.py coverage                            lines that test/corpus reaches, by room"""

import argparse
import json
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
KEPT = ROOT / "test" / "corpus"
FUZZ = ROOT / "build" / "fuzz"
COVERAGE = ROOT / "build" / "coverage"
PYTHON = ROOT / ".cache" / "fuzz" / "bin" / "python"  # with atheris
JOBS = str(os.cpu_count() or 2)
# The longest input: what is longer takes time and finds no more.
TARGETS = {"positions": 513, "sessions": 2000, "notation": 3000, "serial": 1024, "console": 32, "handheld": 200}
ROOMS = ["lib/rules", "lib/session", "lib/notation", "src/esp32/serial.cpp"]
WANTED = 95  # per cent of a room's lines
OPTIONS = {
    FUZZ: ["-DARMADA_FUZZ=ON", "-DARMADA_SANITIZE=ON", "-DCMAKE_BUILD_TYPE=Release"],
    COVERAGE: ["-DARMADA_COVERAGE=ON", "-DCMAKE_BUILD_TYPE=Debug"],
}
# A leak report needs ptrace, which containers often forbid; nothing here allocates for long.
# What outlives its function is watched for where the kept inputs are run again; here it would take time.
ENVIRONMENT = dict(os.environ, ASAN_OPTIONS="detect_leaks=0:detect_stack_use_after_return=0")


def program(folder, target):
    return folder / "test" / "fuzz" / ("fuzz_" + target)


def build(folder, *targets):
    print("Building with clang, in %s ..." % folder.relative_to(ROOT), flush=True)
    compilers = ["-DCMAKE_C_COMPILER=clang-19", "-DCMAKE_CXX_COMPILER=clang++-19", "-DARMADA_TESTS=OFF"]
    quiet = {"cwd": ROOT, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    for command in (
        ["cmake", "-G", "Ninja", "-S", ".", "-B", str(folder)] + compilers + OPTIONS[folder],
        ["ninja", "-C", str(folder), "-j", JOBS] + list(targets),
    ):
        done = subprocess.run(command, **quiet)
        if done.returncode != 0:
            sys.exit(done.stdout)


def command(target, arguments):
    """How libFuzzer is called for this target."""
    if target == "handheld":
        line = FUZZ / "test" / "fuzz" / "firmware_line"
        return [str(PYTHON), str(ROOT / "test" / "fuzz" / "handheld.py"), str(line), "--fuzz"] + arguments
    return [str(program(FUZZ, target))] + arguments


def can_run(target):
    if target != "handheld" or PYTHON.is_file():
        return True
    print("handheld: left out, as atheris is not installed (make setup-fuzz says why)")
    return False


def build_for(targets):
    native = ["fuzz_" + target for target in targets if target != "handheld"]
    build(FUZZ, "fuzz_seeds", "firmware_line", *native)


# ---- going on -------------------------------------------------------------------------------------------------------
def seed(folder):
    """Games of all kinds, the examples of the notation, and what is kept."""
    subprocess.check_call([str(FUZZ / "test" / "fuzz" / "fuzz_seeds"), str(folder)])
    blocks = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8").split("armada-position 1\n")[1:]
    for i, block in enumerate(blocks):
        text = "armada-position 1\n" + block.split("END")[0].split("```")[0].replace("> ", "")
        (folder / "notation" / ("docs-%d" % i)).write_text(text, encoding="utf-8")
    for record in (ROOT / "test" / "records").glob("*.txt"):
        shutil.copy(record, folder / "notation" / record.name)
    for target in TARGETS:
        (folder / target).mkdir(parents=True, exist_ok=True)
        for file in (KEPT / target).glob("*"):
            shutil.copy(file, folder / target / file.name)


def tell(target, text, used, corpus):
    runs = int(re.findall(r"^(?:#|Done )(\d+)\b", text, re.M)[-1:][0]) if re.search(r"^(?:#|Done )\d", text, re.M) else 0
    inputs = sum(1 for _ in (corpus / target).iterdir())
    print("%-10s %9d runs, %6.0f a second of processor time, %5d inputs" % (target, runs, runs / max(used, 0.01), inputs), flush=True)


def tell_broken(target, text, found):
    """What broke, where its input is, and how to run it again."""
    for line in text.splitlines():
        if re.match(r"BROKEN|SUMMARY|.*(Error|ERROR):| *#\d+ .* in .*/(lib|src|test|scripts)/", line):
            print("    " + line.strip())
    written = re.search(r"Test unit written to (\S+)", text)
    if written is None:
        print("    all it said is in %s" % (found / (target + ".log")).relative_to(ROOT))
        return
    file = pathlib.Path(found, written.group(1)).resolve().relative_to(ROOT)
    again = [str(pathlib.Path(word).relative_to(ROOT)) if word.startswith("/") else word for word in command(target, []) if word != "--fuzz"]
    print("  BROKEN  its input is %s\n  again:  %s %s\n  when it is mended, keep it: cp %s test/corpus/%s/" % (file, " ".join(again), file, file, target))


def run(target, seconds, corpus, found):
    """True: nothing broke."""
    arguments = ["-max_total_time=%d" % seconds, "-max_len=%d" % TARGETS[target], "-timeout=60"]
    # A console draws, and every other number of letters would count as something new.
    arguments += ["-use_counters=0"] if target == "console" else []
    words = ROOT / "test" / "fuzz" / (target + ".dict")
    arguments += ["-dict=%s" % words] if words.is_file() else []
    arguments += ["-artifact_prefix=%s/%s-" % (found, target), str(corpus / target)]
    log = found / (target + ".log")
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    with log.open("w", encoding="utf-8") as out:
        done = subprocess.run(command(target, arguments), cwd=found, env=ENVIRONMENT, stdout=out, stderr=subprocess.STDOUT)
    text = log.read_text(encoding="utf-8", errors="replace")
    tell(target, text, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before, corpus)
    if done.returncode != 0:
        tell_broken(target, text, found)
    return done.returncode == 0


def go_on(minutes, chosen):
    targets = [target for target in ([chosen] if chosen else TARGETS) if can_run(target)]
    build_for(targets)
    corpus, found = FUZZ / "corpus", FUZZ / "found"
    found.mkdir(parents=True, exist_ok=True)
    seed(corpus)
    print("%g minutes for %s" % (minutes, ", ".join(targets)), flush=True)
    good = [run(target, max(1, minutes * 60 / len(targets)), corpus, found) for target in targets]
    return 0 if all(good) else 1


# ---- keeping --------------------------------------------------------------------------------------------------------
def keep():
    """As few inputs as reach every place that any of them reaches; how often a place is reached makes no difference."""
    native = [target for target in TARGETS if target != "handheld"]  # those of the script are few, and chosen by hand
    build_for(native)
    for target in native:
        with tempfile.TemporaryDirectory() as folder:
            arguments = ["-set_cover_merge=1", "-use_counters=0", "-max_len=%d" % TARGETS[target], folder]
            arguments += [str(each) for each in (KEPT / target, FUZZ / "corpus" / target) if each.is_dir()]
            subprocess.run(command(target, arguments), cwd=folder, env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
            fewest = sorted(pathlib.Path(folder).iterdir())
            (KEPT / target).mkdir(parents=True, exist_ok=True)
            for file in (KEPT / target).iterdir():
                if "-" not in file.name:  # what broke something once has a name, and stays
                    file.unlink()
            named = {file.read_bytes() for file in (KEPT / target).iterdir()}
            for file in fewest:
                if file.read_bytes() not in named:
                    shutil.copy(file, KEPT / target / file.name[:16])
        files = list((KEPT / target).iterdir())
        print("%-10s %4d inputs, %6d bytes" % (target, len(files), sum(file.stat().st_size for file in files)))
    return 0


# ---- coverage -------------------------------------------------------------------------------------------------------
def room_of(file):
    return next((room for room in ROOMS if (file + "/").startswith(room + "/")), None)


def coverage():
    native = [target for target in TARGETS if target != "handheld"]
    build(COVERAGE, *["fuzz_" + target for target in native])
    profiles = []
    for target in native:
        profiles.append(str(COVERAGE / (target + ".profraw")))
        inputs = sorted(str(file) for file in (KEPT / target).iterdir())
        subprocess.run([str(program(COVERAGE, target))] + inputs, env=dict(os.environ, LLVM_PROFILE_FILE=profiles[-1]), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    merged = str(COVERAGE / "corpus.profdata")
    subprocess.check_call(["llvm-profdata-19", "merge", "-sparse", "-o", merged] + profiles)
    objects = [word for target in native[1:] for word in ("-object", str(program(COVERAGE, target)))]
    told = subprocess.run(
        ["llvm-cov-19", "export", "-summary-only", "-instr-profile", merged, str(program(COVERAGE, native[0]))] + objects, stdout=subprocess.PIPE, check=True
    )
    files = {str(pathlib.Path(each["filename"]).relative_to(ROOT)): each["summary"]["lines"] for each in json.loads(told.stdout)["data"][0]["files"]}
    few = 0
    for room in ROOMS:
        inside = {file: lines for file, lines in files.items() if room_of(file) == room}
        few += table(room, inside)
    print("\nLine by line: llvm-cov-19 show -instr-profile %s %s FILE" % (pathlib.Path(merged).relative_to(ROOT), program(COVERAGE, native[0]).relative_to(ROOT)))
    return 1 if few else 0


def table(room, files):
    """Prints a room; true when too few of its lines are reached."""
    count, covered = (sum(lines[key] for lines in files.values()) for key in ("count", "covered"))
    percent = 100 * covered / count if count else 0
    print("\n%-42s %5d of %5d lines  %5.1f %%%s" % (room, covered, count, percent, "" if percent >= WANTED else "  TOO FEW"))
    for file, lines in sorted(files.items()):
        if lines["covered"] < lines["count"] and len(files) > 1:
            print("  %-40s %5d of %5d        %5.1f %%" % (file[len(room) + 1 :], lines["covered"], lines["count"], lines["percent"]))
    return percent < WANTED


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["run", "keep", "coverage"])
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--target", choices=sorted(TARGETS), default=None)
    asked = parser.parse_args()
    if asked.what == "run":
        return go_on(asked.minutes, asked.target)
    return keep() if asked.what == "keep" else coverage()


if __name__ == "__main__":
    sys.exit(main())
