"""`import claimant` is enough for everyday use, and costs next to nothing by itself."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import claimant
from claimant import claim, kingdoms


def test_the_names_of_claim_are_there() -> None:
    assert set(claimant.__all__) == {*claim.__all__, "KingdomsGame"}
    for name in claim.__all__:
        assert getattr(claimant, name) is getattr(claim, name)


def test_so_is_the_game_of_claim_kingdoms() -> None:
    assert claimant.KingdomsGame is kingdoms.Game


def test_all_of_them_are_listed() -> None:
    assert {*claimant.__all__, "__version__"} <= set(dir(claimant))


def test_no_other_name_is() -> None:
    with pytest.raises(AttributeError, match="module 'claimant' has no attribute 'Gane'"):
        claimant.Gane  # type: ignore[attr-defined] # noqa: B018


def test_the_rules_are_imported_only_when_they_are_asked_for() -> None:
    code = (
        "import sys, claimant; before = 'claimant.claim' in sys.modules;"
        "claimant.Game; print(before, 'claimant.claim' in sys.modules, 'claimant.kingdoms' in sys.modules)"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], env=os.environ, capture_output=True, text=True, timeout=60, check=True
    )
    assert told.stdout.split() == ["False", "True", "False"]
