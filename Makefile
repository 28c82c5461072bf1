# Two commands on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py') pyproject.toml setup.py constraints.txt

.PHONY: setup programs play test lint test-compiled test-interpreted laws soak crash bench strength clean

setup: .venv/installed

# The tools first, then the package, compiled with the tools' own mypy.
.venv/tools: pyproject.toml constraints.txt scripts/make-venv
	PYTHON=$(PYTHON) scripts/make-venv
	$(BIN)/pip install --quiet --constraint constraints.txt --requirement requirements-dev.txt
	touch $@

.venv/installed: .venv/tools $(SOURCES)
	$(BIN)/pip install --quiet --no-build-isolation --no-deps --force-reinstall .
	touch $@

# What the tests need that does not come from Python's index.
programs:
	scripts/system-packages

play: setup
	$(BIN)/claimant play

test: lint test-compiled test-interpreted

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-compiled: setup programs
	CLAIMANT_BUILD=compiled $(BIN)/pytest tests

# Once more without compilation: the same files, and every example in a docstring.
test-interpreted: setup
	CLAIMANT_BUILD=interpreted PYTHONPATH=src $(BIN)/pytest --doctest-modules src tests/tabletop tests/claim tests/kingdoms

# The long forms of two checks: laws and two worlds over thousands of games; 200,000 random games.
laws: setup
	HYPOTHESIS_PROFILE=long $(BIN)/pytest tests/claim/test_laws.py tests/claim/test_hidden_information.py \
		tests/kingdoms/test_laws.py

soak: setup
	$(BIN)/python -m tests.claim.soak 200000 1
	$(BIN)/python -m tests.kingdoms.soak 50000 1

# A hundred players play on while their server is killed two hundred times; then one of two workers; then
# the database.
crash: setup programs
	$(BIN)/python -m tests.server.crashing server --clients 100 --kills 200
	$(BIN)/python -m tests.server.crashing worker --clients 100 --kills 50
	$(BIN)/python -m tests.server.crashing database --clients 100 --kills 20

bench: setup
	$(BIN)/pip install --quiet --constraint constraints.txt open_spiel endplay
	$(BIN)/python -m benchmarks

# Hours; it goes on where it was stopped.
strength: setup
	$(BIN)/python -m claimant.lab.strength build/strength

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
