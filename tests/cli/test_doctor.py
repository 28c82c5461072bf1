"""`claimant doctor`."""

from __future__ import annotations

import platform
import shutil

import pytest

from claimant import __version__
from claimant.claim import RULES_VERSION, Game, state
from claimant.cli import doctor
from claimant.kingdoms import RULES_VERSION as KINGDOMS_RULES_VERSION
from tests.cli.shell import run


def test_versions_and_build_are_told() -> None:
    data = run("doctor", "--json").json()
    assert isinstance(data, dict)
    assert data["claimant"] == __version__
    assert data["rules"] == RULES_VERSION
    assert data["kingdoms_rules"] == KINGDOMS_RULES_VERSION
    assert data["python"] == platform.python_version()
    assert (data["build"] == "interpreted") == str(state.__file__).endswith(".py")
    assert data["trouble"] == []


def test_people_are_told_that_all_is_well() -> None:
    outcome = run("doctor")
    assert outcome.code == 0
    assert "all is well" in outcome.out
    assert "rules of Claim" in outcome.out
    assert "rules of Kingdoms" in outcome.out


def test_without_a_compiler_it_says_how_to_get_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(state, "__file__", "state.py")
    outcome = run("doctor")
    assert outcome.code == 0
    assert "none found" in outcome.out
    assert "Install a C compiler" in outcome.out


def test_a_missing_part_comes_with_how_to_get_it() -> None:
    assert "claimant[cli]" in doctor.advice(True, True, {"rich": None})[0]
    assert doctor.version_of("no-such-part") is None


@pytest.mark.parametrize("kind", ["Game", "Kingdoms"])
def test_a_broken_installation_is_found_and_fails(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> Game:
        raise RuntimeError("no cards")

    monkeypatch.setattr(doctor, kind, broken)
    outcome = run("doctor")
    assert outcome.code == 1
    assert "no cards" in outcome.out
