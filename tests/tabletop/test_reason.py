"""Reasons: one sentence for each code."""

from __future__ import annotations

import pytest

from claimant.tabletop.reason import Reason, define_reasons


def test_a_code_that_is_taken_by_another_sentence_is_refused() -> None:
    with pytest.raises(ValueError, match="'game-over' says already: The game is over"):
        define_reasons({"brand-new": "Something new.", "game-over": "It is not over."})
    assert str(Reason("game-over", {})) == "The game is over."
    with pytest.raises(KeyError):
        str(Reason("brand-new", {}))


def test_the_same_sentence_may_be_given_again() -> None:
    define_reasons({"game-over": "The game is over."})
    assert str(Reason("game-over", {})) == "The game is over."
