"""Royals: no power of their own, but Peasants stay where one rules."""

from __future__ import annotations

import pytest

from claimant.claim.sets import find_faction
from tests.claim.scene import Scene

ALL_PEASANTS = " ".join(f"Pe{value}" for value in range(13))

KEPT_BY = {
    4: "Pe1 Pe2 Pe3 Pe4",
    5: "Pe2 Pe3 Pe4 Pe5",
    6: "Pe3 Pe4 Pe5 Pe6",
    7: "Pe4 Pe5 Pe6 Pe7",
    8: "Pe5 Pe6 Pe7 Pe8",
    9: "Pe6 Pe7 Pe8 Pe9",
    10: "Pe7 Pe8 Pe9 Pe10",
    11: "Pe8 Pe9 Pe10 Pe11",
    12: "Pe9 Pe10 Pe11 Pe12",
}


def test_royals_are_nine_cards_from_4_to_12() -> None:
    assert find_faction("Royals").values == (4, 5, 6, 7, 8, 9, 10, 11, 12)


def test_royals_come_only_with_peasants() -> None:
    assert find_faction("Royals").paired_with == "Pe"
    assert find_faction("Peasants").paired_with == "Ro"


@pytest.mark.parametrize("royal", KEPT_BY)
def test_a_royal_keeps_peasants_of_its_value_and_up_to_three_less(royal: int) -> None:
    scene = Scene(
        f"Pe Ro Do | phase 2 | lead B | A hand Do0 | B hand Do9 | A score Ro{royal} {ALL_PEASANTS}"
    )
    scene.play("Do9 Do0")
    assert scene.score("A") == f"{KEPT_BY[royal]} Ro{royal}"


def test_two_royals_keep_what_either_of_them_keeps() -> None:
    scene = Scene(
        f"Pe Ro Do | phase 2 | lead B | A hand Do0 | B hand Do9 | A score Ro5 Ro12 {ALL_PEASANTS}"
    )
    scene.play("Do9 Do0")
    assert scene.score("A") == f"{KEPT_BY[5]} {KEPT_BY[12]} Ro5 Ro12"


def test_a_royal_won_in_the_last_trick_keeps_peasants_too() -> None:
    scene = Scene("Pe Ro | phase 2 | lead A | A hand Ro7 | B hand Ro4 | A score Pe5 Pe2")
    scene.play("Ro7 Ro4")
    assert scene.score("A") == "Pe2 Pe5 Ro4 Ro7"


def test_a_royal_in_the_other_pile_keeps_nobody_here() -> None:
    scene = Scene("Pe Ro Do | phase 2 | lead A | A hand Do9 | B hand Do0 | A score Pe7 | B score Ro7")
    scene.play("Do9 Do0")
    assert scene.score("A") == "Do0 Do9"
    assert scene.score("B") == "Pe7 Ro7"


def test_a_discarded_royal_keeps_nobody() -> None:
    scene = Scene("Pe Ro Do | phase 2 | lead A | A hand Do9 | B hand Do0 | A score Pe7 | discard Ro7")
    scene.play("Do9 Do0")
    assert scene.score("B") == "Pe7"


def test_a_doppelganger_is_no_royal_for_peasants() -> None:
    """A Doppelgänger never takes on a power, even if it won its trick among Royals."""
    scene = Scene("Pe Ro Do | phase 2 | lead A | A hand Ro4 | B hand Do7 | B score Pe7 Pe6")
    scene.play("Ro4 Do7")
    assert scene.score("B") == "Ro4 Do7"
    assert scene.score("A") == "Pe6 Pe7"


def test_royals_fight_and_are_collected_like_ordinary_cards() -> None:
    scene = Scene("Pe Ro | phase 2 | lead A | A hand Ro9 Pe1 | B hand Ro10 Pe2")
    scene.play("Ro9 Ro10")
    assert scene.score("B") == "Ro9 Ro10"
    assert scene.leader() == "B"
    assert scene.causes("Ro9") == ["play", "collect"]


def test_royals_played_in_phase_1_are_discarded() -> None:
    scene = Scene(
        "Pe Ro Do | phase 1 | lead A | A hand Ro12 Do1 | B hand Ro4 Do2 | prizes Pe0 | deck Pe1 Pe2"
    )
    scene.play("Ro12 Ro4")
    assert scene.discard() == "Ro4 Ro12"
    assert scene.score("A") == ""


def test_royals_vote_for_the_most_royals_as_usual() -> None:
    scene = Scene("Pe Ro Do | phase 2 | lead A | A hand Do9 | B hand Do0 | A score Ro12 | B score Ro4 Ro5")
    scene.play("Do9 Do0")
    assert scene.voted_for("Ro") == "B"
    assert scene.vote("Ro").decided_by == "cards"


def test_of_three_players_each_needs_a_royal_of_its_own() -> None:
    scene = Scene(
        "Pe Ro Do | phase 2 | lead A | A hand Do9 | B hand Do1 | C hand Do2"
        " | A score Pe7 | B score Ro7 | C score Pe6 Ro6",
        players=3,
    )
    scene.play("Do9 Do1 Do2")
    assert scene.score("A") == "Do1 Do2 Do9"
    assert scene.score("B") == "Pe7 Ro7"
    assert scene.score("C") == "Pe6 Ro6"


def test_of_four_players_a_partners_royal_keeps_peasants() -> None:
    """Scoring, first step: partners' piles are one pile before anybody leaves."""
    scene = Scene(
        "Pe Ro Do | phase 2 | lead A | A hand Do9 | B hand Do1 | C hand Do2 | D hand Do3"
        " | A score Pe7 | C score Ro7 | B score Ro9 | D score Pe9 Pe5",
        players=4,
    )
    scene.play("Do9 Do1 Do2 Do3")
    assert scene.score("A") == "Pe5 Pe7 Ro7 Do1 Do2 Do3 Do9"
    assert scene.score("B") == "Pe9 Ro9"
