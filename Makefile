# The two commands of the README are `make run` and `make test`; both set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAMES ?= 10000
KILLS ?= 200
# Many tests wait for something half of the time, so two cores are enough for four processes.
PROCESSES ?= 4

.PHONY: run test coverage bench soak chaos clean

run: $(VENV)/installed
	@$(BIN)/python -m bots

test: $(VENV)/installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -n $(PROCESSES)

coverage: $(VENV)/installed-dev
	$(BIN)/pytest -n 2 --cov --cov-report=term:skip-covered

bench: $(VENV)/installed-bench
	$(BIN)/python -m bench

soak: $(VENV)/installed-dev
	$(BIN)/python -m bench.soak $(GAMES)

chaos: $(VENV)/installed-dev
	$(BIN)/python -m bench.chaos $(KILLS) $(SEED)

clean:
	rm -rf $(VENV) build *.egg-info

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed: make PYTHON=python3.11 ...")'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/installed: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Installing into $(VENV) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable .
	@touch $@

$(VENV)/installed-%: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Installing into $(VENV) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[$*]'
	@touch $@ $(VENV)/installed
