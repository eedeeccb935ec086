#!/usr/bin/env python3
"""Puts PlatformIO into .cache/platformio, and seeds a private core folder so that `pio test -e native` runs without
PlatformIO's registry: the SCons of pip as its build tool, and a platform "native" of a few lines. Who reaches the registry
needs none of this. Run again it does nothing."""

import json
import os
import pathlib
import subprocess
import sys

PACKAGES = ["platformio==6.2.0", "scons==4.11.1"]
ROOT = pathlib.Path(__file__).resolve().parent.parent
HOME = ROOT / ".cache" / "platformio"
VENV = HOME / "venv"
CORE = HOME / "core"
STAMP = HOME / "installed.txt"

SCONS_MAIN = """import SCons.Script

SCons.Script.main()
"""

NATIVE_BUILDER = '''"""Builds a program for the machine that PlatformIO runs on, with its own compiler."""
from SCons.Script import AlwaysBuild, Default, DefaultEnvironment

env = DefaultEnvironment()
env.Replace(PROGNAME="program")
program = env.BuildProgram()
run = env.Alias("exec", program, env.VerboseAction("$SOURCE $PROGRAM_ARGS", "Executing $SOURCE"))
AlwaysBuild(run)
Default([program])
'''

NATIVE_MODULE = """from platformio.public import PlatformBase


class NativePlatform(PlatformBase):
    pass
"""


def environment():
    """What a call of pio needs to stay private and off-line."""
    return dict(
        os.environ,
        PLATFORMIO_CORE_DIR=str(CORE),
        PLATFORMIO_SETTING_ENABLE_TELEMETRY="No",
        PLATFORMIO_SETTING_CHECK_PLATFORMIO_INTERVAL="36500",
        PLATFORMIO_NO_ANSI="true",
    )


def pio():
    return str(VENV / "bin" / "pio")


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def seed():
    ask = "from platformio.dependencies import get_core_dependencies as d; print(d()['tool-scons'].lstrip('~'))"
    version = subprocess.check_output([str(VENV / "bin" / "python"), "-c", ask], text=True).strip()
    scons = CORE / "packages" / "tool-scons"
    package = {"name": "tool-scons", "version": version, "description": "SCons, as pip installed it", "system": "*"}
    spec = {"owner": "platformio", "id": None, "name": "tool-scons", "requirements": None, "uri": "file://" + str(scons)}
    write(scons / "package.json", json.dumps(package))
    write(scons / ".piopm", json.dumps({"type": "tool", "name": "tool-scons", "version": version, "spec": spec}))
    write(scons / "scons.py", SCONS_MAIN)
    native = CORE / "platforms" / "native"
    platform = {"name": "native", "title": "Native", "description": "The machine itself", "version": "1.2.1"}
    write(native / "platform.json", json.dumps(dict(platform, engines={"platformio": "^6"})))
    write(native / "platform.py", NATIVE_MODULE)
    write(native / "builder" / "main.py", NATIVE_BUILDER)


def main():
    # The core folder holds its own path, so a moved clone is seeded anew.
    wanted = "\n".join(PACKAGES + [str(ROOT)])
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted:
        return 0
    print("PlatformIO: installing %s by pip into .cache/platformio ..." % ", ".join(PACKAGES), flush=True)
    subprocess.check_call([sys.executable, "-m", "venv", "--clear", str(VENV)])
    subprocess.check_call([str(VENV / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"] + PACKAGES)
    seed()
    write(STAMP, wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
