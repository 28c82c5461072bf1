"""The result of a game of Claim, drawn as a table."""

from __future__ import annotations

import pytest

from claimant.cli.claim.scoreboard import holding
from tests.claim.scene import Scene


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        ("Un1 Un2", "2: 1 2"),
        ("Un1 Un2 Un3", "3: 1-3"),
        ("Un0 Un2 Un3 Un4 Un5 Un8 Un9", "7: 0 2-5 8 9"),
        ("Go0 Go0 Go0", "3: 0 0 0"),
        ("Ph2 Pf3 Ph4 Ph5 Ph6", "5: 2 Pf3 4-6"),
    ],
)
def test_cards_in_a_row_are_shown_as_one(cards: str, shown: str) -> None:
    scene = Scene(f"Go Kn Un Ph | phase 2 | lead A | A hand Kn2 | B hand Kn3 | A score {cards}")
    scene.play("Kn2 Kn3")
    assert holding(scene.vote(cards[:2]).counts[0]) == shown


def test_cards_that_count_besides_are_marked() -> None:
    scene = Scene("Go Kn Vi | phase 2 | lead A | A hand Go0 | B hand Go1 | A score Vi5 Kn5 | B score Vi8")
    scene.play("Go0 Go1")
    assert holding(scene.vote("Vi").counts[0]) == "2: 5 +Vi5"


def test_who_has_nothing_is_shown_with_a_dash() -> None:
    scene = Scene("Go Kn Un | phase 2 | lead A | A hand Go0 | B hand Go1 | A score Un5").play("Go0 Go1")
    assert holding(scene.vote("Un").counts[1]) == "-"
