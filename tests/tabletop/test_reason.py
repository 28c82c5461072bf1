"""Reasons: codes with typed parameters."""

from __future__ import annotations

import pytest

from claimant.tabletop.message import Listing, Message, Term
from claimant.tabletop.reason import CARD, NUMBER, SEAT, TEXT, Reason, all_of, any_of, define_reasons


def test_a_code_that_is_taken_with_other_parameters_is_refused() -> None:
    with pytest.raises(ValueError, match="'game-over' is declared already, with other parameters"):
        define_reasons({"brand-new": {}, "game-over": {"winner": SEAT}})
    assert str(Reason("game-over", {})) == "The game is over."
    with pytest.raises(KeyError):
        str(Reason("brand-new", {}))


def test_the_same_may_be_declared_again() -> None:
    define_reasons({"game-over": {}})
    assert str(Reason("game-over", {})) == "The game is over."


def test_a_message_says_what_each_parameter_is() -> None:
    types = {
        "who": SEAT,
        "cards": all_of(CARD),
        "number": NUMBER,
        "pairs": any_of(all_of(TEXT)),
        "word": TEXT,
    }
    define_reasons({"test-typed": types})
    reason = Reason(
        "test-typed", {"who": "B", "cards": ["Go5"], "number": 3, "pairs": [["x", "y"], ["z"]], "word": 7}
    )
    assert reason.message() == Message(
        "reason-test-typed",
        {
            "who": Term.seat(1),
            "cards": Listing([Term.card("Go5")]),
            "number": 3,
            "pairs": Listing([Listing(["x", "y"]), Listing(["z"])], "or"),
            "word": "7",
        },
    )
    assert reason.message().to_json() == {
        "key": "reason-test-typed",
        "parameters": {
            "who": {"seat": "B"},
            "cards": {"and": [{"card": "Go5"}]},
            "number": 3,
            "pairs": {"or": [{"and": ["x", "y"]}, {"and": ["z"]}]},
            "word": "7",
        },
    }


def test_json_has_the_code_what_it_carries_and_the_english_sentence() -> None:
    assert Reason("not-in-hand", {"who": "A", "card": "Go5"}).to_json() == {
        "code": "not-in-hand",
        "parameters": {"who": {"seat": "A"}, "card": {"card": "Go5"}},
        "text": "A does not hold Goblin 5.",
    }
