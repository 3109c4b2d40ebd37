# `make run` and `make test` are the commands to know; every target installs what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAMES ?= 10000
KILLS ?= 200
ROUNDS ?= 60
MINUTES ?= 60
RATE ?= 4
# Many tests spend most of their time waiting, so seven processes keep two cores busy. They are forked after everything
# was imported and collected once (see tests/forked_run.py).
PROCESSES ?= 7
# Keep compiled modules: otherwise each process, and each bot that a test starts, compiles all of them again, which
# takes a sixth of the time of all tests.
unexport PYTHONDONTWRITEBYTECODE

# Only what the lock files name is installed, and only if its hash matches. They are complete, so pip need not resolve.
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --no-deps
INSTALL_PROJECT := $(INSTALL) --no-build-isolation --editable .
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade)

.PHONY: run test type-check unit-tests games coverage layers pictures bench arena plans budgets scaling soak chaos chaos-platforms load lock clean

run: $(VENV)/installed
	@$(BIN)/python -m bots

test: $(VENV)/installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	@$(MAKE) --no-print-directory -j2 type-check unit-tests

# Beside the tests: mypy is done, or nearly, when these have been collected, for which they need only one core.
type-check: $(VENV)/installed-dev
	$(BIN)/mypy

unit-tests: $(VENV)/installed-dev
	$(BIN)/pytest --processes $(PROCESSES)

# What `make test` leaves out: whole games, and long variations of what it tests.
games: $(VENV)/installed-dev
	$(BIN)/pytest --processes $(PROCESSES) -m long

coverage: $(VENV)/installed-dev
	$(BIN)/pytest -n 2 --cov --cov-report=term:skip-covered

layers: $(VENV)/installed-dev
	@$(BIN)/python -m tests.layers

# The pictures of the README, from real screens. Needs Chromium and a font with emojis.
pictures: $(VENV)/installed-dev
	$(BIN)/python -m bench.pictures

bench: $(VENV)/installed-dev
	$(BIN)/python -m bench

# How strong the computer players are. ARENA passes options on: make arena ARENA='--player builder --games 10'.
arena: $(VENV)/installed-dev
	$(BIN)/python -m bench.arena $(ARENA)

# Plans of the strong computer player for the recommended kingdoms; takes some minutes.
plans: $(VENV)/installed-dev
	$(BIN)/python -m bench.plans $(PLANS)

budgets: $(VENV)/installed-dev
	$(BIN)/python -m bench.budgets $(TURNS)

scaling: $(VENV)/installed-dev
	$(BIN)/python -m bench.scaling

soak: $(VENV)/installed-dev
	$(BIN)/python -m bench.soak $(GAMES)

chaos: $(VENV)/installed-dev
	$(BIN)/python -m bench.chaos $(KILLS) $(SEED)

chaos-platforms: $(VENV)/installed-dev
	$(BIN)/python -m bench.chaos_platforms $(ROUNDS) $(SEED)

load: $(VENV)/installed-dev
	$(BIN)/python -m bench.load $(MINUTES) $(RATE)

# The locks also name setuptools, which builds the project. UPGRADE=1 takes the newest versions of everything.
lock: $(VENV)/bin/python
	@$(INSTALL) uv==0.13.8
	@echo setuptools | $(LOCK) --output-file requirements.lock pyproject.toml -
	@echo setuptools | $(LOCK) --output-file requirements-dev.lock --all-extras --constraint requirements.lock pyproject.toml -

clean:
	rm -rf $(VENV) build *.egg-info

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed: make PYTHON=python3.11 ...")'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/installed: $(VENV)/bin/python pyproject.toml requirements.lock
	@echo "Installing into $(VENV) ..."
	@$(INSTALL) --require-hashes --requirement requirements.lock
	@$(INSTALL_PROJECT)
	@touch $@

$(VENV)/installed-dev: $(VENV)/bin/python pyproject.toml requirements-dev.lock
	@echo "Installing into $(VENV) ..."
	@$(INSTALL) --require-hashes --requirement requirements-dev.lock
	@$(INSTALL_PROJECT)
	@touch $@ $(VENV)/installed
