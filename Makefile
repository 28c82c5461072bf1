# Two commands on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
VENV ?= .venv
# How the rules are compiled, see setup.py: `development` builds quickly, `release` runs fastest.
BUILD ?= development
BIN := $(VENV)/bin
SOURCES := $(shell find src build_steps -name '*.py') pyproject.toml setup.py constraints.txt

# The web client is built with Node; empty if Node is missing or too old.
NODE := $(shell scripts/find-node 2>/dev/null)
CLIENT := src/claimant/web_client/index.html
CLIENT_SOURCES := $(shell find web/src src/claimant/locale src/claimant/pictures docs/pictures -type f -not -name '*.py') \
	src/claimant/rulebook/book.json src/claimant/lab/balance/measured.json \
	$(wildcard web/*.ts web/*.js web/*.html)

# Twice as many as there are cores: many tests wait for servers and browsers.
WORKERS := $(shell $(PYTHON) -c 'import os; print(2 * os.cpu_count())')

# Without bytecode files, every process would compile its imports again.
unexport PYTHONDONTWRITEBYTECODE

# Benchmarks use a release build in a separate environment.
RELEASE := build/release/venv

.PHONY: setup release programs client types rules play test lint check-client test-compiled test-interpreted test-pythons \
	packages docs learn check-packages check-container laws soak crash abuse bench soak-server strength balance clean

# Do not keep half-written targets.
.DELETE_ON_ERROR:

setup: $(VENV)/installed-$(BUILD)

release:
	$(MAKE) --no-print-directory setup BUILD=release VENV=$(RELEASE)

# The tools first, then the package, compiled with the tools' own mypy.
$(VENV)/tools: pyproject.toml constraints.txt scripts/make-venv
	@echo "Installing the tools."
	PYTHON=$(PYTHON) scripts/make-venv $(VENV)
	$(BIN)/uv pip install --quiet --python $(BIN)/python --constraint constraints.txt \
		--requirement pyproject.toml --all-extras --group dev
	@touch $@

$(VENV)/installed-$(BUILD): $(VENV)/tools $(SOURCES)
	@echo "Compiling the rules, which takes about a minute the first time."
	@rm -rf $(VENV)/installed-* $(VENV)/wheel
	CLAIMANT_BUILD=$(BUILD) $(BIN)/uv build --wheel --no-build-isolation --python $(BIN)/python \
		--config-setting=--global-option=--quiet --out-dir $(VENV)/wheel
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --reinstall $(VENV)/wheel/*.whl
	@touch $@

# Programs that the tests need and pip cannot install.
programs:
	scripts/system-packages

# If the client can be built, it is part of the package.
ifneq ($(NODE),)
$(VENV)/installed-$(BUILD): $(CLIENT)
endif

client: $(CLIENT)

web/node_modules/installed: web/package.json web/package-lock.json web/.npmrc
	scripts/find-node
	cd web && npm ci --silent
	touch $@

$(CLIENT): web/node_modules/installed $(CLIENT_SOURCES)
	@echo "Building the web client."
	cd web && npm run --silent build -- --logLevel warn

# The client's types, from the server's OpenAPI document. They are kept in git, so that the client can be built and
# edited without Python; make lint checks whether they are up to date.
build/openapi.json: $(VENV)/tools $(SOURCES)
	@mkdir -p build
	PYTHONPATH=src $(BIN)/python -m claimant.server.http.openapi > $@

types: build/openapi.json web/node_modules/installed
	cd web && npm run --silent types

# The rules in docs/, their pictures, and the structure that the client reads, generated from the texts and the games.
rules: $(VENV)/tools
	PYTHONPATH=src $(BIN)/python -m claimant.rulebook

# The documentation site in src/claimant/site: `claimant serve` shows it under /docs, and packages include it.
docs: $(VENV)/tools
	$(BIN)/uv pip install --quiet --python $(BIN)/python --constraint constraints.txt --group docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet

# A few minutes of training with PyTorch, in a separate environment: examples/ppo.py must improve.
learn: setup
	PYTHON=$(PYTHON) scripts/make-venv build/learning
	$(BIN)/uv pip install --quiet --python build/learning/bin/python --constraint constraints.txt --group learning \
		"claimant[envs] @ $$(ls -d $(VENV)/wheel/*.whl)"
	build/learning/bin/python -m tests.examples.learning

play: setup
ifneq ($(NODE),)
	$(BIN)/claimant serve --open
else
	@scripts/find-node || true
	@echo "Starting a game in the terminal instead; with Node, make play opens the web client."
	$(BIN)/claimant play
endif

# All three in parallel: many tests wait for servers and browsers, which leaves the cores idle.
test: setup programs
	$(MAKE) --no-print-directory --jobs=3 lint test-compiled test-interpreted

lint: setup check-client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-client: build/openapi.json web/node_modules/installed
	@cd web && npm run --silent types -- --check || { echo "The server's messages have changed: run make types."; exit 1; }
	cd web && npm run --silent check

test-compiled: setup programs
	$(BIN)/claimant doctor --require compiled client
	EXPECTED_BUILD=compiled $(BIN)/pytest --numprocesses=$(WORKERS) tests

# Again without compilation: the rules, and every example in a docstring. Search, pickles, and the tests of all pairs
# of powers would take too long.
SLOW := tests/claim/search tests/kingdoms/search tests/claim/test_hidden_information.py tests/claim/test_pickling.py \
	tests/kingdoms/test_pickling.py src/claimant/server/store/migrations

test-interpreted: setup
	EXPECTED_BUILD=interpreted PYTHONPATH=src $(BIN)/pytest --doctest-modules $(addprefix --ignore=,$(SLOW)) -k "not wherever" \
		src tests/tabletop tests/claim tests/kingdoms

# The tests of the compiled package on every supported Python on this machine.
test-pythons: programs
	scripts/test-pythons

# What is published: the sdist, and a wheel built from it.
packages: $(CLIENT) docs
	PYTHON=$(PYTHON) scripts/make-venv $(VENV)
	rm -rf dist
	CLAIMANT_BUILD=release $(BIN)/uv build --python $(BIN)/python --build-constraint constraints.txt \
		--config-setting=--global-option=--quiet --out-dir dist

# Builds both packages from a fresh clone and installs them in empty environments. Takes minutes.
check-packages:
	PYTHON=$(PYTHON) scripts/check-packages

# Runs the steps of the container file without a container runtime. Takes minutes; needs Linux and root.
check-container:
	PYTHON=$(PYTHON) scripts/check-container

# The long versions of the checks: laws and hidden information over thousands of games, pickles, screens, generated
# requests, a second proof of every puzzle; 200,000 random games, bots for a minute.
laws: setup
	HYPOTHESIS_PROFILE=long $(BIN)/pytest -o faulthandler_timeout=0 tests/claim/test_laws.py tests/claim/test_hidden_information.py \
		tests/claim/test_pickling.py tests/kingdoms/test_laws.py tests/cli/test_secrets.py tests/server/test_schema.py
	$(BIN)/python -m claimant.study.proving
	$(BIN)/python -m tests.study.agreement 100

soak: setup
	$(BIN)/python -m tests.claim.soak 200000 1
	$(BIN)/python -m tests.kingdoms.soak 50000 1
	PYTHONMALLOC=debug $(BIN)/python -m tests.bots.soak 60 1

# A hundred players keep playing while their server is killed two hundred times; then one of two workers; then
# the database.
crash: setup programs
	$(BIN)/python -m tests.server.crashing server --clients 100 --kills 200
	$(BIN)/python -m tests.server.crashing worker --clients 100 --kills 50
	$(BIN)/python -m tests.server.crashing database --clients 100 --kills 20

# Ten players play while an attacker tries one kind of abuse after another.
abuse: setup
	$(BIN)/python -m tests.server.abuse

bench: release
	$(RELEASE)/bin/uv pip install --quiet --python $(RELEASE)/bin/python --constraint constraints.txt --group bench
	$(RELEASE)/bin/python -m benchmarks

# Ten minutes of play; the server's memory must not grow.
soak-server: release
	$(RELEASE)/bin/python -m benchmarks.server --soak 600

# Takes hours; resumes where it was stopped.
strength: release
	$(RELEASE)/bin/python -m claimant.lab.strength build/strength --charts

# The balance study in the client: a few minutes on one core; resumes where it was stopped.
balance: setup
	@mkdir -p build
	nice $(BIN)/claimant balance decks factions places --bot squire --deals 100 --seed 1 --run build/balance.run
	PYTHONPATH=src $(BIN)/python -m claimant.lab.balance.shipped build/balance.run

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .cache .hypothesis \
		web/node_modules src/claimant/web_client src/claimant/site
