"""Typed answers in a game of Claim Kingdoms, and their meaning."""

from __future__ import annotations

import pytest

from claimant.cli.kingdoms.questions import answer
from claimant.cli.terminal.texts import use_language
from claimant.kingdoms import Action, View, ruleset
from claimant.locale import FALLBACK

RULES = ruleset("Go Dw Gn Tr Un Dr Kn")


def asked(*actions: str) -> View:
    """Somebody who is asked about a power."""
    view = View(RULES, 0)
    view.asking = "power"
    view.legal = [Action(action, []) for action in actions]
    return view


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("=Kn,Go", "=Kn,Go"),
        ("Go Kn", "=Go,Kn"),
        ("goblin, knight", "=Go,Kn"),
        ("1", "row"),
        ("@1,0", "@1,0"),
        ("yes", "use"),
        ("N", "pass"),
    ],
)
def test_answers_to_a_power_are_understood_as_people_type_them(typed: str, meant: str) -> None:
    assert answer(typed, asked("row"), None) == meant


@pytest.mark.parametrize(("typed", "meant"), [("ja", "use"), ("nein", "pass"), ("Kobold Ritter", "=Go,Kn")])
def test_so_are_words_of_another_language(typed: str, meant: str) -> None:
    use_language("de")
    try:
        assert answer(typed, asked("use", "pass"), None) == meant
    finally:
        use_language(FALLBACK)
