"""Typed answers in a game of Claim, and their meaning."""

from __future__ import annotations

import pytest

from claimant.cli.claim.questions import answer
from claimant.cli.terminal.problems import Problem
from claimant.cli.terminal.texts import use_language
from claimant.locale import FALLBACK
from tests.claim.scene import Scene

FOLLOW = "Go Kn Do | phase 2 | lead A | A hand Go9 Go1 | B hand Go2 Do3 Kn4"
SEER = "Go Kn Se | lead A | prizes Kn5 | deck Go4 Go1 Go2 | A hand Se9 Go3 | B hand Kn2 Kn3"
AUTOMATONS = "Go Kn Au | lead A | prizes Kn5 | deck Go4 Go1 Go2 Go0 | A hand Au9 Go3 | B hand Kn2 Kn3"
RACCOONS = "Go Kn Un Ra | phase 2 | lead A | A hand Go9 | B hand Go2 | A score Go1 Ra1 Ra2"


@pytest.mark.parametrize(
    ("text", "action"), [("1", "Go2"), ("2", "Do3"), ("Go2", "Go2"), ("go2", "Go2"), ("Kn4", "Kn4")]
)
def test_a_card_is_named_by_number_or_code(text: str, action: str) -> None:
    assert answer(text, Scene(FOLLOW).play("Go9").view("B")) == action


@pytest.mark.parametrize(
    "text", ["0", "3", "99", "9" * 500, "-1", "Xx1", "Go", "Go10", "hello", "\u0663", "\u00b2", "Go\u00b2"]
)
def test_what_is_no_card_is_not_understood(text: str) -> None:
    with pytest.raises(Problem):
        answer(text, Scene(FOLLOW).play("Go9").view("B"))


def test_a_seer_names_the_prize_or_the_card_it_has_seen() -> None:
    view = Scene(SEER).play("Se9 Kn2").view("A")
    for text in ("1", "prize", "Kn5", "+Kn5", "kn5"):
        assert answer(text, view) == "+Kn5"
    for text in ("2", "deck", "Go4", "+deck"):
        assert answer(text, view) == "+deck"
    with pytest.raises(Problem, match="not on offer"):
        answer("Go1", view)


@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_card_to_lay_face_down_is_named_like_one_to_play(seat: str) -> None:
    scene = Scene(AUTOMATONS).play("Au9 Kn2")
    card = "Go3" if seat == "A" else "Kn3"
    assert answer("1", scene.view(seat)) == answer(card, scene.view(seat)) == f"-{card}"


def test_a_faction_is_named_by_number_code_or_name() -> None:
    view = Scene(RACCOONS).play("Go9 Go2").view("A")
    for text in ("1", "Kn", "knights", "Knight", "@Kn"):
        assert answer(text, view) == "@Kn"
    for text in ("Go", "Elves", "", "3"):
        with pytest.raises(Problem):
            answer(text, view)


@pytest.mark.parametrize("players", [3, 4])
def test_the_winner_among_three_or_four_chooses_a_prize(players: int) -> None:
    hands = " | ".join(
        f"{seat} hand Go{number} Kn{number}" for number, seat in enumerate("ABCD"[:players], 2)
    )
    text = f"Go Kn | lead A | prizes Un5 Un6 | deck Un1 Un2 Un3 Un4 | {hands}".replace(
        "Go Kn |", "Go Kn Un |"
    )
    scene = Scene(text, players).play(" ".join(f"Go{number}" for number in range(2, 2 + players)))
    view = scene.view("ABCD"[players - 1])
    assert answer("2", view) == answer("un6", view) == answer("Undead 6", view) == "+Un6"


@pytest.mark.parametrize("typed", ["Kobold 2", "kobold 2", "Go2", "1"])
def test_cards_are_understood_by_their_names_in_the_language_in_use(typed: str) -> None:
    use_language("de")
    try:
        assert answer(typed, Scene(FOLLOW).play("Go9").view("B")) == "Go2"
    finally:
        use_language(FALLBACK)
