"""Peasants: at the end they run away from a land without a fitting king."""

from __future__ import annotations

from claimant.claim.sets import find_faction
from tests.claim.scene import Scene

ALL_ROYALS = " ".join(f"Ro{value}" for value in range(4, 13))


def ending(piles: str) -> Scene:
    """Two players with these score piles, after a last trick in which A wins Do0 and Do9."""
    scene = Scene(f"Pe Ro Do | phase 2 | lead A | A hand Do9 | B hand Do0 | {piles}")
    return scene.play("Do9 Do0")


def test_peasants_are_thirteen_cards_from_0_to_12() -> None:
    assert find_faction("Peasants").values == (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)


def test_worked_example_with_royal_7_peasants_4_to_7_stay_and_3_and_0_leave() -> None:
    scene = ending("B score Ro7 Pe0 Pe3 Pe4 Pe5 Pe6 Pe7")
    assert scene.score("B") == "Pe4 Pe5 Pe6 Pe7 Ro7"
    assert scene.score("A") == "Pe0 Pe3 Do0 Do9"


def test_a_peasant_above_every_royal_leaves() -> None:
    scene = ending("B score Ro7 Pe8")
    assert scene.score("A") == "Pe8 Do0 Do9"


def test_peasant_0_always_leaves() -> None:
    scene = ending(f"B score {ALL_ROYALS} Pe0 Pe1")
    assert scene.score("B") == f"Pe1 {ALL_ROYALS}"
    assert scene.score("A") == "Pe0 Do0 Do9"


def test_without_a_royal_all_peasants_leave() -> None:
    scene = ending("B score Pe4 Pe8 Pe12")
    assert scene.score("B") == ""
    assert scene.score("A") == "Pe4 Pe8 Pe12 Do0 Do9"


def test_peasants_who_have_left_stay_where_they_are_unchecked() -> None:
    scene = ending("A score Pe3 | B score Ro12")
    assert scene.score("B") == "Pe3 Ro12"


def test_all_sides_check_at_the_same_moment() -> None:
    """What arrives is not sent back, and those who leave cross on the way."""
    scene = ending("A score Pe5 Ro12 | B score Pe12 Ro5")
    assert scene.score("A") == "Pe12 Ro12 Do0 Do9"
    assert scene.score("B") == "Pe5 Ro5"


def test_both_sides_without_royals_exchange_their_peasants() -> None:
    scene = ending("A score Pe1 | B score Pe2 Pe3")
    assert scene.score("A") == "Pe2 Pe3 Do0 Do9"
    assert scene.score("B") == "Pe1"


def test_leaving_is_told_with_the_peasants_as_cause() -> None:
    scene = ending("A score Ro7 Pe7 | B score Pe3")
    assert scene.causes("Pe3") == ["Pe"]
    assert scene.causes("Pe7") == []
    told = next(event for event in scene.log if event.cause == "Pe")
    assert told.to_json() == {
        "event": "moved",
        "cause": "Pe",
        "seat": "A",
        "cards": ["Pe3"],
        "count": 1,
        "from": "B score",
        "to": "A score",
    }


def test_peasants_vote_after_they_have_left() -> None:
    scene = ending("A score Pe12 | B score Pe3 Pe4 Pe5")
    vote = scene.vote("Pe")
    assert [[card.code for card in count.cards] for count in vote.counts] == [
        ["Pe3", "Pe4", "Pe5"],
        ["Pe12"],
    ]
    assert scene.voted_for("Pe") == "A"


def test_nobody_leaves_while_the_game_goes_on() -> None:
    scene = Scene("Pe Ro | phase 2 | lead A | A hand Pe9 Ro4 | B hand Pe3 Ro5 | A score Pe0")
    scene.play("Pe9 Pe3")
    assert scene.score("A") == "Pe0 Pe3 Pe9"
    assert scene.score("B") == ""


def test_peasants_played_in_phase_1_are_discarded() -> None:
    scene = Scene(
        "Pe Ro Do | phase 1 | lead A | A hand Pe12 Do1 | B hand Pe0 Do2 | prizes Ro4 | deck Ro5 Ro6"
    )
    scene.play("Pe12 Pe0")
    assert scene.discard() == "Pe0 Pe12"


def test_peasants_among_the_discarded_go_to_nobody() -> None:
    scene = ending("discard Pe3")
    assert scene.score("A") == "Do0 Do9"
    assert scene.score("B") == ""


def test_doppelgangers_never_leave() -> None:
    scene = ending("B score Pe4 Do4")
    assert scene.score("B") == "Do4"


def test_r10_with_three_players_they_go_to_the_next_seat_clockwise() -> None:
    scene = Scene(
        "Pe Ro Do | phase 2 | lead A | A hand Do9 | B hand Do1 | C hand Do2"
        " | A score Pe0 | B score Pe3 Ro12 | C score Pe5",
        players=3,
    )
    scene.play("Do9 Do1 Do2")
    assert scene.score("A") == "Pe5 Do1 Do2 Do9"
    assert scene.score("B") == "Pe0 Ro12"
    assert scene.score("C") == "Pe3"


def test_r10_with_four_players_they_go_to_the_other_team() -> None:
    scene = Scene(
        "Pe Ro Do | phase 2 | lead A | A hand Do9 | B hand Do1 | C hand Do2 | D hand Do3"
        " | A score Pe0 | B score Pe3 | C score Pe9 Ro12 | D score Pe4",
        players=4,
    )
    scene.play("Do9 Do1 Do2 Do3")
    assert scene.score("A") == "Pe3 Pe4 Pe9 Ro12 Do1 Do2 Do3 Do9"
    assert scene.score("B") == "Pe0"
    assert (scene.score("C"), scene.score("D")) == ("", "")
