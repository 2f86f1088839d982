# `make run` starts the bot, `make test` checks everything. Both prepare what they need first, and only once.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help run health backup restore digest test compiled versions check format full soak bench gallery clean

VENV ?= .venv
PY := $(VENV)/bin/python
# What is compiled once is kept: else each process of the tests compiles all anew, half a minute of each worker.
unexport PYTHONDONTWRITEBYTECODE
PIP := @PIP_DISABLE_PIP_VERSION_CHECK=1 $(PY) -m pip install --quiet --require-hashes

help:
	@echo "make run     install what the bot needs into $(VENV) and start it; without a token in a browser,"
	@echo "             ARGS=--sandbox even with one, ARGS=--fresh from an empty sandbox"
	@echo "make health  says in one line how the running bot is"
	@echo "make backup  copies the database into var/backups, or to FILE=..., also while the bot runs"
	@echo "make restore FILE=... puts such a copy in its place; stop the bot first"
	@echo "make digest  prints the line for .env that pins the image of the container (needs docker)"
	@echo "make test    install what the checks need and run them all"
	@echo "make versions  the tests but e2e and browser on every Python of the machine from 3.11 on (long);"
	@echo "             PATHS=tests/store runs those alone"
	@echo "make check   ruff and mypy only"
	@echo "make format  let ruff put the code in order"
	@echo "make full    also the tests that make test leaves out; then 1,000 random games for each number of players"
	@echo "             and edition (long)"
	@echo "make soak    whole games in bad weather: ARGS=\"--seed 1 --faults 2000 --cluster\" (long)"
	@echo "make bench   the benchmarks, as ratios"
	@echo "make gallery the drawings as sprites, and all pictures into docs/gallery"
	@echo "make clean   remove $(VENV) and the caches (var/ stays)"

run: $(VENV)/runtime.stamp
	@exec $(PY) bot.py $(ARGS)

health: $(VENV)/runtime.stamp
	@$(PY) bot.py --health

backup: $(VENV)/runtime.stamp
	@$(PY) bot.py --backup $(if $(FILE),"$(FILE)")

restore: $(VENV)/runtime.stamp
	@[ -n "$(FILE)" ] || { echo "make restore FILE=..., for instance the newest: $$(ls var/backups/*.sqlite3 2>/dev/null | tail -1)" >&2; exit 2; }
	@$(PY) bot.py --restore "$(FILE)"

digest:
	@docker pull --quiet python:3.12-slim >/dev/null
	@docker image inspect --format 'PYTHON_IMAGE={{index .RepoDigests 0}}' python:3.12-slim

# The types are checked on one core: beside it another reads the tests, so that not each process compiles them anew.
test: $(VENV)/dev.stamp
	@$(MAKE) --no-print-directory --jobs=2 check compiled
	$(PY) -m pytest -n $$(( $$(nproc) + 1 )) --dist worksteal

compiled: $(VENV)/dev.stamp
	@$(PY) -m pytest --collect-only --quiet >/dev/null || echo "not all tests can be read: the run says why"

# Each Python has an environment of its own, .venv-3.12 for instance, so that none is made anew each time.
PATHS ?= tests --ignore=tests/e2e --ignore=tests/browser
versions:
	@set -e; for python in $$(sh .ci/pythons); do \
	  name=$$($$python -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
	  echo "== $$($$python --version), .venv-$$name"; \
	  $(MAKE) --no-print-directory VENV=.venv-$$name PYTHON=$$python .venv-$$name/dev.stamp; \
	  .venv-$$name/bin/python -m pytest -n $$(( $$(nproc) + 1 )) --dist worksteal $(PATHS); \
	done

check: $(VENV)/dev.stamp
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy

format: $(VENV)/dev.stamp
	$(PY) -m ruff check --fix
	$(PY) -m ruff format

full: $(VENV)/dev.stamp
	$(PY) -m pytest -n $$(( $$(nproc) + 1 )) --dist worksteal --full
	$(PY) -m pytest -n $$(nproc) tests/properties --full --games=1000

soak: $(VENV)/dev.stamp
	$(PY) -m tests.soak $(ARGS)

bench: $(VENV)/dev.stamp
	@set -e; for file in benchmarks/[a-z]*.py; do echo "== $$file"; $(PY) "$$file"; done

gallery: $(VENV)/dev.stamp
	$(PY) -m kingsforge_bot.devtools.sprites
	$(PY) -m kingsforge_bot.devtools.ready
	$(PY) -m kingsforge_bot.devtools.gallery

clean:
	rm -rf $(VENV) .venv-* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp is newer than the requirements it was made from: a second run installs nothing.
$(VENV)/runtime.stamp: requirements.txt $(VENV)/made.stamp
	@echo "installing what the bot needs into $(VENV)"
	$(PIP) -r requirements.txt
	@touch $@

$(VENV)/dev.stamp: requirements-dev.txt requirements.txt $(VENV)/made.stamp
	@echo "installing what the checks need into $(VENV)"
	$(PIP) -r requirements-dev.txt
	@touch $@ $(VENV)/runtime.stamp

# Debian's Python comes without venv: install it where we may, say what to install where we may not.
$(VENV)/made.stamp:
	@set -e; \
	python=$(PYTHON); \
	for each in python3 python3.13 python3.12 python3.11; do \
	  [ -z "$$python" ] || break; \
	  if $$each -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$$each; fi; \
	done; \
	if [ -z "$$python" ]; then \
	  echo "Python 3.11 or newer is needed and was not found. Debian, Ubuntu: apt-get install python3 python3-venv" >&2; exit 1; \
	fi; \
	if ! $$python -c 'import ensurepip, venv' 2>/dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "installing python3-venv, which $$python lacks"; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3-venv >/dev/null; \
	  else \
	    echo "$$python cannot make a virtual environment. Debian, Ubuntu: apt-get install python3-venv" >&2; exit 1; \
	  fi; \
	fi; \
	rm -rf $(VENV); \
	$$python -m venv $(VENV) || { rm -rf $(VENV); echo "$$python -m venv failed: see above" >&2; exit 1; }; \
	touch $@
