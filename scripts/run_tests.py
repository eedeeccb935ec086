#!/usr/bin/env python3
"""Runs every check of the project, or those that are named, and ends with the line `N passed, M failed`: each test case in
each way of running is one, each other check is one. A step that fails does not stop the others. Those that do not need each
other run side by side, so that no core waits; each is told when it has ended. Logs are in build/logs."""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import resource
import select
import signal
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import check_rooms  # noqa: E402
import lint  # noqa: E402
import setup_platformio  # noqa: E402

BUILD = ROOT / "build"
LOGS = BUILD / "logs"
JOBS = str(max(2, os.cpu_count() or 2))
SILENCE_SECONDS = 3600  # of a command after which it is hung
CHECK_SILENCE_SECONDS = 600  # of a check, which tells each thing as it is done; as long as a suite's (scripts/run_suite)
WAYS = ("host", "pio", "xtensa", "riscv")
# The Xtensa build has the firmware's flags, for the budgets, and the RISC-V build the same levels of optimisation. On Xtensa
# every golden picture is seen on the firmware's panel (test/budget_press), so its suite draws a few; RISC-V draws three quarters.
BUILD_OPTIONS = {
    "host": ["-DARMADA_SANITIZE=ON", "-DCMAKE_BUILD_TYPE=Debug"],
    "xtensa": ["-DCMAKE_TOOLCHAIN_FILE=cmake/xtensa-lx106.cmake", "-DCMAKE_BUILD_TYPE=Release", "-DARMADA_PICTURES=31"],
    "riscv": ["-DCMAKE_TOOLCHAIN_FILE=cmake/riscv32imc.cmake", "-DCMAKE_BUILD_TYPE=MinSizeRel", "-DARMADA_PICTURES=3", "-DARMADA_SHORT_PICTURES=300"],
}
# What the step of the budgets measures, compiled with the suites.
BUDGET_PROGRAMS = ["budget_measure", "budget_press", "budget_think", "budget_device", "budget_stack"]
# A leak report needs ptrace, which containers often forbid; nothing here allocates for long.
SUITE_ENVIRONMENT = {"ASAN_OPTIONS": "detect_leaks=0:detect_stack_use_after_return=1"}


class Step:
    """One step: what it has to say, what passed and failed, and the processor time of the commands that it ran."""

    running = set()  # commands of all steps

    def __init__(self, name, title, jobs):
        self.name = name
        self.title = title
        self.jobs = jobs  # so many commands at once
        self.passed = 0
        self.failed = 0
        self.processor = 0.0
        self.counting = threading.Lock()
        self.lines = ["", "== %s" % title]

    def say(self, line):
        self.lines.append(line)

    def add(self, passed, failed):
        self.passed += passed
        self.failed += failed

    def check(self, name, problems):
        """One check: `problems` is a list of lines, empty when all is well."""
        if problems:
            self.failed += 1
            self.say("  FAILED  %s" % name)
            for line in problems[:40]:
                self.say("    " + line)
            if len(problems) > 40:
                self.say("    ... and %d lines more" % (len(problems) - 40))
        else:
            self.passed += 1
            self.say("  ok      %s" % name)

    def run(self, command, log, env=None, silence=SILENCE_SECONDS):
        """Runs a command with its output in build/logs/<log>; returns its status and its output. One that says nothing for so
        many seconds is hung; nothing else limits it, so that a slow machine is slow and no more."""
        LOGS.mkdir(parents=True, exist_ok=True)
        try:
            child = subprocess.Popen(
                command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True
            )
        except FileNotFoundError as missing:
            said = "%s: not found (make setup-test)\n" % missing.filename
            (LOGS / log).write_text(said, encoding="utf-8")
            return 127, said
        Step.running.add(child.pid)
        heard, hung = [], False
        while True:
            if not select.select([child.stdout], [], [], silence)[0]:
                hung = True
                os.killpg(child.pid, signal.SIGKILL)
                break
            said = os.read(child.stdout.fileno(), 65536)
            if not said:
                break
            heard.append(said)
        _, status, used = os.wait4(child.pid, 0)
        Step.running.discard(child.pid)
        child.stdout.close()
        child.returncode = status = os.waitstatus_to_exitcode(status)
        with self.counting:
            self.processor += used.ru_utime + used.ru_stime
        output = b"".join(heard).decode("utf-8", "replace")
        if hung:
            status, output = 124, output + "\nhung: it said nothing for %d minutes. Alone: %s\n" % (silence // 60, " ".join(map(str, command)))
        (LOGS / log).write_text(output, encoding="utf-8")
        return status, output


# ---- which suites there must be -------------------------------------------------------------------------------------
def listed():
    """test/suites.txt: a suite a line, and the ways in which it runs; checks from outside have a path as their name."""
    suites = {}
    for line in (ROOT / "test" / "suites.txt").read_text(encoding="utf-8").splitlines():
        words = line.split("#")[0].split()
        if words:
            suites[words[0]] = words[1:]
    return {s: w for s, w in suites.items() if "/" not in s}, [s for s in suites if "/" in s]


def possible_ways(suite):
    return ["host", "pio"] if (ROOT / "test" / suite / "HOST_ONLY").exists() else list(WAYS)


def suites_agree(suites, checks):
    present = sorted(p.relative_to(ROOT / "test").as_posix() for p in (ROOT / "test").glob("*/check_*") if p.is_file())
    problems = ["%s: is in test/suites.txt, but not in test/" % c for c in checks if c not in present]
    problems += ["%s: is not in test/suites.txt" % c for c in present if c not in checks]
    folders = {f.name: f for f in sorted((ROOT / "test").glob("test_*")) if f.is_dir() and any(f.glob("*.cpp"))}
    problems += ["%s: is in test/suites.txt, but its folder is gone" % s for s in suites if s not in folders]
    problems += ["%s: its folder is not in test/suites.txt" % s for s in folders if s not in suites]
    for suite, ways in suites.items():
        problems += ["%s: unknown way '%s'" % (suite, way) for way in ways if way not in WAYS]
        if suite not in folders:
            continue
        host_only = folders[suite] / "HOST_ONLY"
        problems += ["%s: cannot run as %s" % (suite, way) for way in ways if way not in possible_ways(suite)]
        if "host" not in ways:
            problems.append("%s: must run on the host, with sanitizers" % suite)
        if host_only.exists() and not host_only.read_text(encoding="utf-8").strip():
            problems.append("%s: HOST_ONLY must say why" % suite)
    return problems


def report_suites(step, way, suites, results):
    """results: suite -> (cases passed, failures as lines). Every listed suite must be there, and no other."""
    for suite in sorted(set(results) | {s for s, ways in suites.items() if way in ways}):
        if suite not in results:
            step.check("%s: did not run" % suite, ["it must run this way, see test/suites.txt"])
            continue
        passed, failures = results[suite]
        if passed == 0 and not failures:
            failures = ["it ran no test at all"]
        if way not in suites.get(suite, []):
            failures = failures + ["it ran, but test/suites.txt does not name it for this way"]
        step.add(passed, len(failures))
        step.say("  %-7s %-24s %4d passed%s" % ("FAILED" if failures else "ok", suite, passed, ", %d failed" % len(failures) if failures else ""))
        for line in failures[:20]:
            step.say("      " + line)


# ---- suites by CMake and ctest: on the PC and in the emulators ------------------------------------------------------
BUILDING = threading.Lock()


def build(step, way, targets):
    """Two steps may want the same one, and the second then finds it built."""
    folder = "build/" + way
    with BUILDING:
        status, output = step.run(["cmake", "-G", "Ninja", "-S", ".", "-B", folder] + BUILD_OPTIONS[way], way + "-configure.log")
        if status == 0:
            status, output = step.run(["ninja", "-C", folder, "-k", "0", "-j", JOBS] + targets, way + "-build.log")
    if status == 0:
        return []
    told = [line for line in output.splitlines() if re.search(r"error|undefined reference|Error|not found", line)]
    return told or output.splitlines()[-10:]


def suite_result(way, suite, status, said):
    """Cases passed, and failures as lines: what Unity said, and whether the suite came to its end."""
    passed, failures, ended = 0, [], False
    for line in said.splitlines():
        case = re.match(r"(\S+?):(\d+):(\S+?):(PASS|FAIL|IGNORE)(.*)", line)
        if case and case.group(4) == "PASS":
            passed += 1
        elif case:
            failures.append("%s:%s %s %s%s" % (pathlib.PurePath(case.group(1)).name, case.group(2), case.group(3), case.group(4), case.group(5)))
        elif re.match(r"\d+ Tests \d+ Failures \d+ Ignored", line):
            ended = True
    if not failures and not (ended and status == "run"):
        failures.append("ended without a full report" + "".join("\n        " + line for line in said.splitlines()[-12:]))
    if failures:
        emulator = "" if way == "host" else "scripts/emulate %s " % way
        failures.append("alone: %sbuild/%s/test/%s" % (emulator, way, suite))
    return passed, failures


def step_ctest(step, way, suites):
    chosen = sorted(suite for suite, ways in suites.items() if way in ways)
    targets = ["all"] if way == "host" else chosen + (BUDGET_PROGRAMS if way == "xtensa" else [])
    step.check("everything compiles", build(step, way, targets))
    report = LOGS / (way + "-tests.xml")
    report.unlink(missing_ok=True)
    whole = ["--test-output-size-passed", "100000000", "--test-output-size-failed", "100000000"]
    status, output = step.run(
        ["ctest", "--test-dir", "build/" + way, "-j", str(step.jobs), "--output-junit", str(report), "-R", "^(%s)$" % "|".join(chosen)] + whole,
        way + "-tests.log",
        env=dict(os.environ, **SUITE_ENVIRONMENT),
    )
    results = {}
    if report.is_file():
        for case in xml.etree.ElementTree.parse(report).getroot().iter("testcase"):
            said = case.findtext("system-out") or ""
            results[case.get("name")] = suite_result(way, case.get("name"), case.get("status"), said)
    else:
        told = output.splitlines()[-6:] + ["all it said is in build/logs/%s-tests.log; again: python3 scripts/run_tests.py %s" % (way, way)]
        step.check("ctest made no report: it ended with status %d" % status, told)
        return
    report_suites(step, way, suites, results)


# ---- suites by PlatformIO -------------------------------------------------------------------------------------------
def step_pio(step, suites):
    environment = setup_platformio.environment()
    report = LOGS / "pio.json"
    report.parent.mkdir(parents=True, exist_ok=True)
    report.unlink(missing_ok=True)
    filters = [word for suite, ways in sorted(suites.items()) if "pio" in ways for word in ("-f", suite)]
    status, output = step.run(
        [setup_platformio.pio(), "test", "-e", "native", "--json-output-path", str(report)] + filters, "pio-tests.log", env=environment
    )
    results = {}
    if report.is_file():
        for suite in json.loads(report.read_text(encoding="utf-8"))["test_suites"]:
            if suite["env_name"] != "native" or suite["status"] == "SKIPPED":
                continue
            cases = suite.get("test_cases", [])
            passed = sum(case["status"] == "PASSED" for case in cases)
            failures = ["%s %s %s" % (c["name"], c["status"], c.get("message") or c.get("exception") or "") for c in cases if c["status"] != "PASSED"]
            if suite["status"] != "PASSED" and not failures:
                failures = ["ended as %s" % suite["status"]]
            results[suite["test_name"]] = (passed, failures)
    else:
        step.check("pio test", output.splitlines()[-15:])
    report_suites(step, "pio", suites, results)
    rooms = sorted(path.parent.name for path in (ROOT / "lib").glob("*/library.json"))
    missing = [room for room in rooms if not any((ROOT / ".pio" / "build" / "native").glob("lib*/%s/**/*.o" % room))]
    step.check("PlatformIO built every room of lib/", ["lib/%s: no suite that it runs uses it, see test/suites.txt" % room for room in missing])
    status, output = step.run([setup_platformio.pio(), "project", "config", "--lint"], "pio-lint.log", env=environment)
    clean = status == 0 and "free from linting errors" in output and not re.search(r"warning|error:|ignore", output, re.I)
    step.check("platformio.ini: environments declared, no complaint of its lint", [] if clean else output.splitlines())


# ---- other checks ---------------------------------------------------------------------------------------------------
def step_source(step):
    step.check("format: clang-format", lint.format_problems())
    step.check("lint: clang-tidy", lint.tidy_problems())
    for name, problems in check_rooms.all_checks():
        step.check(name, problems)


def step_host_checks(step, checks):
    """What needs files or a whole program: each check is given the program's path, and they run side by side. What only
    compares asks the program that people play with, which says the same in a tenth of the time."""
    armada, plain = BUILD / "host" / "armada", BUILD / "play" / "armada"
    build(step, "host", ["all"])  # what is wrong with it, the suites' step tells
    if not armada.is_file():
        step.check("armada", ["build/host/armada was not built"])
        return
    status, output = step.run(["scripts/build_armada"], "play.log")
    step.check("the program to play with compiles", output.splitlines()[-10:] if status else [])
    scripts = [ROOT / "test" / check for check in checks]
    environment = dict(os.environ, PYTHONUNBUFFERED="1", **SUITE_ENVIRONMENT)
    if status == 0:
        environment["ARMADA_PLAIN"] = str(plain)
    with concurrent.futures.ThreadPoolExecutor(step.jobs + 1) as pool:
        ends = list(pool.map(lambda script: step.run([str(script), str(armada)], "%s.log" % script.stem, environment, CHECK_SILENCE_SECONDS), scripts))
    for script, (status, output) in zip(scripts, ends):
        counted = re.search(r"^(\d+) passed, (\d+) failed$", output, re.M)
        label = script.relative_to(ROOT)
        if counted:
            passed, failed = int(counted.group(1)), int(counted.group(2))
            if status != 0 and failed == 0:
                failed = 1
            step.add(passed, failed)
            step.say("  %-7s %-24s %4d passed%s" % ("FAILED" if failed else "ok", label, passed, ", %d failed" % failed if failed else ""))
            if failed:
                for line in [l for l in output.splitlines() if l.startswith("FAIL")][:30]:
                    step.say("      " + line)
                step.say("      alone: %s build/host/armada; all it said is in build/logs/%s.log" % (label, script.stem))
        else:
            step.check(str(label), [] if status == 0 else output.splitlines()[-30:])


def step_budgets(step):
    status, output = step.run([sys.executable, "scripts/budgets.py"], "budgets.log")
    lines = output.splitlines()
    counted = re.match(r"(\d+) within budget, (\d+) over", lines[-1]) if lines else None
    for line in lines:
        step.say("  " + line)
    if counted:
        failed = int(counted.group(2))
        step.add(int(counted.group(1)), failed if failed or status == 0 else 1)
    else:
        step.check("budgets", ["scripts/budgets.py gave no figures (status %d)" % status])


def step_source_and_suites(step, suites, checks, disagreements):
    """By scripts of ours that start what they need themselves."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    step_source(step)
    step.check("suites: %d of them, and %d checks, as test/suites.txt says" % (len(suites), len(checks)), disagreements)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    step.processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


STEPS = [
    ("source", "Source: format, lint, rooms"),
    ("host", "Suites on this machine, with AddressSanitizer and UBSan"),
    ("checks", "The program armada, and the page in a browser"),
    ("pio", "Suites by PlatformIO: pio test -e native"),
    ("xtensa", "Suites on emulated Xtensa, the ESP32's family"),
    ("riscv", "Suites on emulated rv32imc, the ESP32-C3's"),
    ("budgets", "Budgets of memory and time"),
]
# After the sources these run side by side, each one step after the other.
LANES = (("host",), ("checks",), ("xtensa", "budgets"), ("riscv", "pio"))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("steps", nargs="*", help="of: " + " ".join(name for name, _ in STEPS))
    parser.add_argument("--everywhere", action="store_true", help="every suite in every way it can run, every picture on every machine")
    arguments = parser.parse_args()
    chosen = arguments.steps
    unknown = set(chosen) - {name for name, _ in STEPS}
    if unknown:
        parser.error("unknown step: " + " ".join(sorted(unknown)))
    os.chdir(ROOT)
    sys.stdout.reconfigure(line_buffering=True)
    suites, checks = listed()
    disagreements = suites_agree(suites, checks)
    if arguments.everywhere:
        suites = {suite: possible_ways(suite) for suite in suites}
        for options in BUILD_OPTIONS.values():
            options[:] = [option for option in options if "PICTURES" not in option] + ["-DARMADA_PICTURES=", "-DARMADA_SHORT_PICTURES="]
    began, titles = time.monotonic(), dict(STEPS)

    def take(name, jobs):
        step, begins = Step(name, titles[name], jobs), time.monotonic()
        try:
            if name == "source":
                step_source_and_suites(step, suites, checks, disagreements)
            elif name == "pio":
                step_pio(step, suites)
            elif name == "checks":
                step_host_checks(step, checks)
            elif name == "budgets":
                step_budgets(step)
            else:
                step_ctest(step, name, suites)
        except Exception as trouble:  # a step that breaks is a failure, and not the end
            step.check("%s: could not be run" % name, ["%s: %s" % (type(trouble).__name__, trouble)])
        step.say("   (%d s by the clock, %d s of processor time)" % (time.monotonic() - begins, step.processor))
        print("\n".join(step.lines))
        return step

    lanes = [[name for name in lane if not chosen or name in chosen] for lane in LANES]
    lanes = [lane for lane in lanes if lane]
    done = [take("source", int(JOBS))] if not chosen or "source" in chosen else []
    jobs = min(int(JOBS), max(1, 2 * int(JOBS) // max(1, len(lanes))))
    with concurrent.futures.ThreadPoolExecutor(max(1, len(lanes))) as side_by_side:
        try:
            for steps in side_by_side.map(lambda lane: [take(name, jobs) for name in lane], lanes):
                done += steps
        except KeyboardInterrupt:
            for pid in list(Step.running):
                os.killpg(pid, signal.SIGKILL)
            raise
    done.sort(key=lambda step: list(titles).index(step.name))
    spent = ", ".join("%s %d" % (step.name, step.processor) for step in done)
    print("\n%d s by the clock, %d s of processor time: %s" % (time.monotonic() - began, sum(step.processor for step in done), spent))
    failed = sum(step.failed for step in done)
    print("%d passed, %d failed" % (sum(step.passed for step in done), failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
