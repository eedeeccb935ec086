"""The frame of a check from outside (test/suites.txt): each check is told in a line as it is done, so that scripts/run_tests.py
hears that it goes on, and the last line is `N passed, M failed`."""

passed = failed = 0


def check(name, good, why=""):
    """One check; `why` tells what was seen instead."""
    global passed, failed
    name = " ".join(name.split())  # a text that was typed may be its name
    if good:
        passed += 1
        print(f"ok   {name}", flush=True)
        return
    failed += 1
    print(f"FAIL {name}: {why}".rstrip(": \n"), flush=True)


def ended():
    """Tells how many there were; the status that the script ends with."""
    print(f"{passed} passed, {failed} failed", flush=True)
    return 1 if failed else 0
