"""Bards: they vote for the longest run of consecutive values."""

from __future__ import annotations

import pytest

from claimant.claim.sets import find_faction
from tests.claim.scene import Scene


def ending(piles: str) -> Scene:
    """Two players with these score piles, after a last trick in which A wins Do0 and Do9."""
    scene = Scene(f"Ba Do | phase 2 | lead A | A hand Do9 | B hand Do0 | {piles}")
    return scene.play("Do9 Do0")


def test_bards_are_ten_cards_from_0_to_9() -> None:
    assert find_faction("Bards").values == (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)


def test_worked_example_3_4_5_beats_1_2_6_7_9() -> None:
    scene = ending("A score Ba1 Ba2 Ba6 Ba7 Ba9 | B score Ba3 Ba4 Ba5")
    assert scene.voted_for("Ba") == "B"
    assert scene.vote("Ba").decided_by == "Ba"
    assert [count.weight for count in scene.vote("Ba").counts] == [2, 3]


@pytest.mark.parametrize(
    ("bards", "run"),
    [
        ("", 0),
        ("Ba4", 1),
        ("Ba0 Ba1", 2),
        ("Ba0 Ba2 Ba4 Ba6 Ba8", 1),
        ("Ba0 Ba1 Ba3 Ba4 Ba5 Ba7 Ba8", 3),
        ("Ba0 Ba1 Ba7 Ba8 Ba9", 3),
        ("Ba0 Ba1 Ba2 Ba3 Ba4 Ba5 Ba6 Ba7 Ba8 Ba9", 10),
    ],
)
def test_a_run_is_unbroken_and_does_not_go_on_from_9_to_0(bards: str, run: int) -> None:
    assert ending(f"B score {bards}").vote("Ba").counts[1].weight == run


def test_a_single_bard_is_a_run_of_one() -> None:
    scene = ending("B score Ba0")
    assert scene.voted_for("Ba") == "B"


def test_without_any_bard_nobody_gets_the_vote() -> None:
    scene = ending("discard Ba3 Ba4")
    assert scene.voted_for("Ba") == "-"
    assert scene.vote("Ba").decided_by == "nobody"


def test_of_equal_runs_the_more_cards_win() -> None:
    scene = ending("A score Ba8 Ba9 | B score Ba0 Ba1 Ba3")
    assert scene.voted_for("Ba") == "B"
    assert scene.vote("Ba").decided_by == "cards"


def test_of_equal_runs_and_equally_many_cards_the_highest_card_wins() -> None:
    scene = ending("A score Ba2 Ba3 Ba9 | B score Ba6 Ba7 Ba0")
    assert scene.voted_for("Ba") == "A"
    assert scene.vote("Ba").decided_by == "highest-card"


def test_a_doppelganger_fills_no_gap_in_a_run() -> None:
    scene = ending("A score Ba3 Do4 Ba5 | B score Ba0 Ba1")
    assert scene.voted_for("Ba") == "B"


def test_a_run_does_not_go_on_into_the_next_faction_of_the_deck() -> None:
    scene = Scene(
        "Go Ba Do | phase 2 | lead A | A hand Do9 | B hand Do8"
        " | A score Go8 Go9 Ba0 Ba1 Do0 | B score Ba4 Ba5 Ba6"
    )
    scene.play("Do9 Do8")
    assert [count.weight for count in scene.vote("Ba").counts] == [2, 3]


def test_other_factions_are_counted_as_usual() -> None:
    scene = ending("A score Do1 Do3 | B score Do4 Do5 Do6")
    assert scene.voted_for("Do") == "A"
    assert [count.weight for count in scene.vote("Do").counts] == [0, 0]


def test_bards_in_tricks_are_ordinary_cards() -> None:
    scene = Scene("Ba Do | phase 1 | lead A | A hand Ba3 Do1 | B hand Ba4 Do2 | prizes Ba8 | deck Ba7 Ba6")
    scene.play("Ba3 Ba4")
    assert scene.discard() == "Ba3 Ba4"
    assert scene.followers("B") == "Ba8"

    scene = Scene("Ba Do | phase 2 | lead A | A hand Ba3 Do1 | B hand Ba4 Do2")
    scene.play("Ba3 Ba4")
    assert scene.score("B") == "Ba3 Ba4"
    assert scene.causes("Ba3") == ["play", "collect"]


def test_with_three_players_the_count_decides_only_among_the_longest_runs() -> None:
    scene = Scene(
        "Ba Do | phase 2 | lead A | A hand Do9 | B hand Do1 | C hand Do2"
        " | A score Ba0 Ba2 Ba4 Ba6 | B score Ba8 Ba9 | C score",
        players=3,
    )
    scene.play("Do9 Do1 Do2")
    assert scene.voted_for("Ba") == "B"

    scene = Scene(
        "Ba Do | phase 2 | lead A | A hand Do9 | B hand Do1 | C hand Do2"
        " | A score Ba0 Ba1 | B score Ba3 Ba5 Ba6 | C score Ba8 Ba9",
        players=3,
    )
    scene.play("Do9 Do1 Do2")
    assert scene.voted_for("Ba") == "B"
    assert scene.vote("Ba").decided_by == "cards"


def test_with_three_players_equal_longest_runs_leave_a_longer_count_behind() -> None:
    scene = Scene(
        "Ba Do | phase 2 | lead A | A hand Do9 | B hand Do1 | C hand Do2"
        " | A score Ba0 Ba1 | B score Ba8 Ba9 | C score Ba2 Ba4 Ba6",
        players=3,
    )
    scene.play("Do9 Do1 Do2")
    assert scene.voted_for("Ba") == "B"
    assert scene.vote("Ba").decided_by == "highest-card"


def test_with_four_players_partners_make_one_run() -> None:
    scene = Scene(
        "Ba Do | phase 2 | lead A | A hand Do9 | B hand Do1 | C hand Do2 | D hand Do3"
        " | A score Ba3 Ba5 | C score Ba4 | B score Ba6 Ba7 | D score Ba0 Ba1",
        players=4,
    )
    scene.play("Do9 Do1 Do2 Do3")
    assert scene.voted_for("Ba") == "A"
    assert [count.weight for count in scene.vote("Ba").counts] == [3, 2]
