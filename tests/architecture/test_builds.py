"""The compiled package and its readable source are one and the same game."""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from claimant import Game, KingdomsGame, build
from tests.claim.fingerprint import fingerprints
from tests.patience import SECONDS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
CORE = [
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for package in ("tabletop", "claim", "kingdoms", "search")
    for path in sorted((SOURCE / "claimant" / package).rglob("*.py"))
]
READABLE = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}


def test_this_run_uses_the_build_that_it_is_meant_for() -> None:
    assert build.kind() == os.environ.get("EXPECTED_BUILD", build.kind())
    assert build.faults() == []


def test_compiled_equals_interpreted() -> None:
    assert build.kind() == "compiled", "run `make setup` with a C compiler: this test compares two builds"
    told = subprocess.run(
        [sys.executable, "-m", "tests.claim.fingerprint"],
        env=READABLE,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=True,
    )
    readable = json.loads(told.stdout)
    assert readable["build"] == "interpreted"
    assert readable["games"] == fingerprints()


@pytest.mark.parametrize("name", CORE)
def test_docstrings_survive_compilation(name: str) -> None:
    module = importlib.import_module(name)
    path = SOURCE.joinpath(*name.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    tree = ast.parse(source.read_text(encoding="utf-8"))
    assert inspect.getdoc(module) == ast.get_docstring(tree)
    for what, doc in docstrings(tree, module):
        assert doc in (inspect.getdoc(what) or ""), what


def docstrings(node: ast.Module | ast.ClassDef, owner: object) -> Iterator[tuple[object, str]]:
    """The functions, classes, methods and properties with a docstring in the source, and that docstring."""
    for child in node.body:
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            found = inspect.getattr_static(owner, child.name)
            if doc := ast.get_docstring(child):
                yield documented(owner, child.name, found), doc
            if isinstance(child, ast.ClassDef):
                yield from docstrings(child, found)


def documented(owner: object, name: str, found: object) -> object:
    """Whose docstring tells about this name: for the constructor of a compiled class the class itself."""
    if name == "__init__" and build.kind() == "compiled":
        return owner
    return getattr(owner, name) if isinstance(found, staticmethod) else found


THERE_AND_BACK = """
import pickle, sys
games = pickle.load(sys.stdin.buffer)
for game in games:
    for _ in range(5):
        game.apply(str(game.legal_actions()[0]))
pickle.dump(games, sys.stdout.buffer)
"""


def test_a_pickle_of_one_build_is_read_by_the_other() -> None:
    assert build.kind() == "compiled", "run `make setup` with a C compiler: this test compares two builds"
    games: list[Game | KingdomsGame] = [Game("claim2", players=3, seed=1), KingdomsGame(seed=1)]
    told = subprocess.run(
        [sys.executable, "-c", THERE_AND_BACK],
        input=pickle.dumps(games),
        env=READABLE,
        capture_output=True,
        timeout=SECONDS,
        check=True,
    )
    for game, back in zip(games, pickle.loads(told.stdout), strict=True):
        for _ in range(5):
            game.apply(str(game.legal_actions()[0]))
        assert (back.record(), back.position()) == (game.record(), game.position())
