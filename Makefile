# Pocket Armada: play it, test it. `make help` lists everything; the work is done by CMake, PlatformIO and scripts/.
# Nothing is installed silently: scripts/setup says what is missing and what it installs, and is instant when all is there.
.DEFAULT_GOAL := help
.PHONY: help play web web-serve test test-all build test-host test-pio test-xtensa test-riscv test-armada budgets bench format lint fuzz \
  coverage pictures goldens setup-play setup-web setup-test setup-fuzz clean distclean

help:
	@echo "Pocket Armada"
	@echo
	@echo "  make play         build and open the console: a window, else this terminal, else a short game as text"
	@echo "  make web          build the page: build/web, static files for any host;  make web-serve: and serve it on this machine"
	@echo "  make test         every check; the last line says how many passed and failed"
	@echo "  make test-all     the same with every suite on every machine, emulated ones too"
	@echo
	@echo "  make build        build the program: build/play/armada"
	@echo "  make bench        moves per second, for each game and player, and instructions on Xtensa if built"
	@echo "  make test-host    the suites on this machine, with AddressSanitizer and UBSan"
	@echo "  make test-armada  the program from outside: commands, scripts, pictures"
	@echo "  make test-pio     all suites by PlatformIO (pio test -e native)"
	@echo "  make test-xtensa  all suites on emulated Xtensa, the ESP32's family"
	@echo "  make test-riscv   all suites on emulated rv32imc, the ESP32-C3's"
	@echo "  make budgets      memory and time against the design's budgets, and what takes the memory"
	@echo "  make fuzz         fuzzing by libFuzzer: MINUTES=n for all, TARGET=name for one; see docs/testing.md"
	@echo "  make coverage     which lines the kept inputs of the fuzzer reach, by room"
	@echo "  make lint         format, clang-tidy, and the rules between the rooms of lib/"
	@echo "  make format       put all sources into shape"
	@echo "  make pictures     draw the golden pictures anew (test/screens); look at them before you keep them"
	@echo "  make goldens      record the golden games anew (test/records); say why when you keep them"
	@echo "  make setup-play   install what playing needs;   setup-web, setup-test, setup-fuzz: what those need"
	@echo "  make clean        remove what was built;        make distclean: also what was fetched"

# ---- playing --------------------------------------------------------------------------------------------------------
setup-play:
	@scripts/setup play

build: setup-play
	@scripts/build_armada

play: build
	@build/play/armada

# ---- in the browser -------------------------------------------------------------------------------------------------
PORT ?= 8000

setup-web:
	@scripts/setup web

web: setup-web
	@$(if $(FIRMWARE),scripts/setup flash)
	@FIRMWARE=$(FIRMWARE) scripts/build_web

web-serve: web
	@echo "Pocket Armada: http://localhost:$(PORT)/   (Ctrl-C ends it)"
	@python3 -m http.server --bind 127.0.0.1 --directory build/web $(PORT) 2> build/logs/web-serve.log

bench: build
	@if [ -e build/xtensa/build.ninja ]; then ninja -C build/xtensa bench_moves > /dev/null; fi
	@build/play/armada bench

# ---- testing --------------------------------------------------------------------------------------------------------
setup-test:
	@scripts/setup test

test:
	@scripts/setup test || { echo "0 passed, 1 failed"; exit 1; }
	@python3 scripts/run_tests.py

test-all:
	@scripts/setup test || { echo "0 passed, 1 failed"; exit 1; }
	@python3 scripts/run_tests.py --everywhere

test-host: setup-test
	@python3 scripts/run_tests.py host

test-armada: setup-test
	@python3 scripts/run_tests.py host checks

test-pio: setup-test
	@python3 scripts/run_tests.py --everywhere pio

test-xtensa: setup-test
	@python3 scripts/run_tests.py --everywhere xtensa

test-riscv: setup-test
	@python3 scripts/run_tests.py --everywhere riscv

budgets: setup-test
	@python3 scripts/budgets.py

setup-fuzz:
	@scripts/setup fuzz

fuzz: setup-fuzz
	@python3 scripts/fuzz.py run $(if $(MINUTES),--minutes $(MINUTES)) $(if $(TARGET),--target $(TARGET))

coverage: setup-fuzz
	@python3 scripts/fuzz.py coverage

lint: setup-test
	@python3 scripts/run_tests.py source

format: setup-test
	@python3 scripts/lint.py format

# ---- what the tests compare with ------------------------------------------------------------------------------------
pictures: build
	@build/play/armada pictures --write test/screens

goldens: build setup-test
	@scripts/record_goldens build/play/armada

clean:
	rm -rf build .pio

distclean: clean
	rm -rf .cache
