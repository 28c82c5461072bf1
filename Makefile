# Two commands on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py') pyproject.toml setup.py constraints.txt

.PHONY: setup play test lint test-compiled test-interpreted laws soak crash bench soak-server strength clean

setup: .venv/installed

# The tools first, then the package, compiled with the tools' own mypy.
.venv/tools: pyproject.toml constraints.txt scripts/make-venv
	PYTHON=$(PYTHON) scripts/make-venv
	$(BIN)/pip install --quiet --constraint constraints.txt --requirement requirements-dev.txt
	touch $@

.venv/installed: .venv/tools $(SOURCES)
	$(BIN)/pip install --quiet --no-build-isolation --no-deps --force-reinstall .
	touch $@

play: setup
	$(BIN)/claimant play

test: lint test-compiled test-interpreted

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-compiled: setup
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

# Players play on while their server is killed two hundred times.
crash: setup
	$(BIN)/python -m tests.server.crashing --clients 100 --kills 200

bench: setup
	$(BIN)/pip install --quiet --constraint constraints.txt open_spiel endplay
	$(BIN)/python -m benchmarks

# Ten minutes of play; the server's memory must not grow.
soak-server: setup
	$(BIN)/python -m benchmarks.server --soak 600

# Hours; it goes on where it was stopped.
strength: setup
	$(BIN)/python -m claimant.lab.strength build/strength

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
