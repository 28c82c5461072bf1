"""Unicorns: those won make every other card stronger."""

from __future__ import annotations

import pytest

from claimant.claim.sets import find_faction
from tests.claim.scene import Scene


def test_unicorns_are_ten_cards_from_0_to_9() -> None:
    assert find_faction("Unicorns").values == (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)


def test_r5_unicorns_are_for_two_players() -> None:
    assert find_faction("Unicorns").most_players == 2


@pytest.mark.parametrize(
    ("won", "strength"), [("", 5), ("Uc0", 6), ("Uc0 Uc9", 7), (" ".join(f"Uc{n}" for n in range(10)), 15)]
)
def test_each_unicorn_in_the_score_pile_gives_1_strength(won: str, strength: int) -> None:
    scene = Scene(f"Go Uc | phase 2 | lead A | A hand Go5 | B hand Go6 | A score {won}")
    assert scene.strength("A", "Go5") == strength


def test_strength_from_unicorns_wins_tricks() -> None:
    scene = Scene("Go Uc | phase 2 | lead A | A hand Go6 Go0 | B hand Go5 Go0 | B score Uc0 Uc1")
    scene.play("Go6 Go5")
    assert scene.last_winner() == "B"


def test_a_tie_in_strength_is_still_the_leaders() -> None:
    scene = Scene("Go Uc | phase 2 | lead A | A hand Go6 Go0 | B hand Go5 Go0 | B score Uc0")
    scene.play("Go6 Go5")
    assert scene.last_winner() == "A"


def test_strength_does_not_help_a_card_that_does_not_follow() -> None:
    scene = Scene("Go Kn Uc | phase 2 | lead A | A hand Kn2 Go0 | B hand Go9 Go0 | B score Uc0")
    scene.play("Kn2 Go9")
    assert scene.last_winner() == "A"


def test_unicorns_themselves_get_nothing() -> None:
    scene = Scene("Go Uc | phase 2 | lead A | A hand Uc6 Go0 | B hand Uc5 Go0 | B score Uc0 Uc1")
    assert scene.strength("B", "Uc5") == 5
    scene.play("Uc6 Uc5")
    assert scene.last_winner() == "A"


def test_unicorns_of_the_opponent_give_nothing() -> None:
    scene = Scene("Go Uc | phase 2 | lead A | A hand Go5 | B hand Go6 | B score Uc0")
    assert scene.strength("A", "Go5") == 5


def test_unicorns_in_hand_or_discarded_give_nothing() -> None:
    scene = Scene("Go Uc | phase 2 | lead A | A hand Go5 Uc1 | B hand Go6 Go0 | discard Uc2")
    assert scene.strength("A", "Go5") == 5


def test_a_unicorn_among_the_followers_is_not_yet_won() -> None:
    scene = Scene("Go Uc | phase 1 | lead A | A hand Go5 Go1 | B hand Go6 Go2 | prizes Uc3 | deck Uc4 Go0")
    scene.play("Go5 Go6")
    assert scene.followers("B") == "Uc3"
    assert scene.strength("B", "Go2") == 2


def test_in_phase_1_a_won_unicorn_gives_nothing_yet() -> None:
    scene = Scene(
        "Go Uc | phase 1 | lead A | A hand Go5 | B hand Go6 | prizes Uc3 | deck Uc4 | A score Uc9"
    )
    assert scene.strength("A", "Go5") == 5


def test_a_unicorn_won_in_phase_1_counts_in_phase_2() -> None:
    scene = Scene(
        "Go Uc | phase 1 | lead A | A hand Go5 | B hand Go6 | prizes Go7 | deck Go8 | A score Uc9"
    )
    scene.play("Go5 Go6")
    assert scene.state.phase == 2
    assert scene.strength("A", "Go8") == 9


def test_a_unicorn_counts_from_the_trick_after_it_was_won() -> None:
    scene = Scene("Go Uc | phase 2 | lead A | A hand Go5 Go4 | B hand Uc6 Uc7")
    assert scene.strength("A", "Go4") == 4
    scene.play("Go5 Uc6")
    assert scene.score("A") == "Go5 Uc6"
    assert scene.strength("A", "Go4") == 5


def test_unicorns_played_in_phase_1_are_discarded() -> None:
    scene = Scene("Go Uc | phase 1 | lead A | A hand Uc5 Go1 | B hand Uc6 Go2 | prizes Go7 | deck Go8 Go9")
    scene.play("Uc5 Uc6")
    assert scene.discard() == "Uc5 Uc6"
    assert scene.causes("Uc5") == ["play", "collect"]


def test_a_doppelganger_is_strengthened_even_where_it_stands_in_for_a_unicorn() -> None:
    """A card's faction is the printed one: a Doppelgänger is no Unicorn."""
    scene = Scene("Uc Do | phase 2 | lead A | A hand Uc5 Do0 | B hand Do5 Do1 | B score Uc0")
    scene.play("Uc5 Do5")
    assert scene.last_winner() == "B"


def test_a_won_doppelganger_strengthens_nobody() -> None:
    scene = Scene("Go Uc Do | phase 2 | lead A | A hand Uc5 Go4 | B hand Do3 Go0")
    scene.play("Uc5 Do3")
    assert scene.score("A") == "Uc5 Do3"
    assert scene.strength("A", "Go4") == 5


def test_r15_strength_is_not_for_scoring() -> None:
    """The highest card of a tie-break is the highest printed value."""
    scene = Scene(
        "Go Uc | phase 2 | lead B | A hand Uc0 | B hand Uc9 | A score Uc1 Uc2 Uc3 Go4 | B score Go5"
    )
    scene.play("Uc9 Uc0")
    assert scene.voted_for("Go") == "B"
    assert scene.vote("Go").decided_by == "highest-card"
    assert scene.voted_for("Uc") == "A"
