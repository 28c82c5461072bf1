"""The Tower: a faction votes for the higher sum of its values."""

from __future__ import annotations

from claimant.claim.sets import find_place
from tests.claim.scene import Scene


def counted(line_up: str, a: str, b: str, memory: str = "") -> Scene:
    """A game that is over, with these score piles."""
    sections = [line_up, "phase 3", "step over", f"A score {a}", f"B score {b}"]
    return Scene(" | ".join(sections + ([f"memory {memory}"] if memory else [])))


def test_the_tower_is_a_building() -> None:
    assert find_place("Tower").kind == "building"


def test_a_vote_goes_to_the_higher_sum_of_values() -> None:
    scene = counted("Go Kn at Tower", "Go1 Go2 Go3", "Go9")
    assert (scene.voted_for("Go"), scene.vote("Go").decided_by) == ("B", "Tower")
    assert [count.weight for count in scene.vote("Go").counts] == [6, 9]


def test_on_a_tie_to_more_cards() -> None:
    scene = counted("Go Kn at Tower", "Go1 Go2 Go3", "Go6")
    assert (scene.voted_for("Go"), scene.vote("Go").decided_by) == ("A", "cards")


def test_then_as_usual() -> None:
    scene = counted("Go Kn at Tower", "Go1 Go7", "Go3 Go5")
    assert (scene.voted_for("Go"), scene.vote("Go").decided_by) == ("A", "highest-card")
    scene = counted("Go Kn at Tower", "Go0 Go0", "Go0 Go0")
    assert (scene.voted_for("Go"), scene.vote("Go").decided_by) == ("-", "tie")


def test_a_card_of_value_0_is_better_than_none() -> None:
    scene = counted("Go Kn at Tower", "Go0", "Kn2")
    assert (scene.voted_for("Go"), scene.vote("Go").decided_by) == ("A", "cards")
    assert counted("Go Kn at Tower", "Kn3", "Kn2").vote("Go").decided_by == "nobody"


def test_r18_a_looted_raccoon_adds_its_value() -> None:
    scene = Scene(
        "Go Kn Ra at Tower | phase 2 | lead A | A hand Go9 | B hand Go8 | A score Ra1 Ra13 "
        "| B score Kn9 Kn3"
    )
    scene.play("Go9 Go8")
    assert [count.weight for count in scene.vote("Kn").counts] == [14, 12]
    assert (scene.voted_for("Kn"), scene.vote("Kn").decided_by) == ("A", "Tower")
    assert [count.weight for count in scene.vote("Ra").counts] == [14, 0]


def test_r18_loot_that_raccoons_bring_to_raccoons_adds_its_value_once_more() -> None:
    scene = Scene("Go Ra at Tower | phase 2 | lead A | A hand Go9 | B hand Go8 | A score Ra4")
    scene.play("Go9 Go8")
    assert scene.vote("Ra").counts[0].weight == 8


def test_r18_a_doubled_viking_adds_its_value_once() -> None:
    scene = counted("Go Vi at Tower", "Vi5 Go5", "Vi6")
    assert [count.weight for count in scene.vote("Vi").counts] == [5, 6]
    assert scene.voted_for("Vi") == "B"


def test_r18_the_second_card_of_a_viking_counts_in_the_tie_by_number() -> None:
    scene = counted("Go Vi at Tower", "Vi2 Vi4 Go4", "Vi1 Vi5")
    assert [count.weight for count in scene.vote("Vi").counts] == [6, 6]
    assert [count.number for count in scene.vote("Vi").counts] == [3, 2]
    assert (scene.voted_for("Vi"), scene.vote("Vi").decided_by) == ("A", "cards")


def test_bards_vote_for_the_longest_run_all_the_same() -> None:
    scene = counted("Go Ba at Tower", "Ba1 Ba2", "Ba9 Ba7")
    assert (scene.voted_for("Ba"), scene.vote("Ba").decided_by) == ("A", "Ba")


def test_a_tied_run_of_bards_is_decided_by_the_normal_count() -> None:
    scene = counted("Go Ba at Tower", "Ba0 Ba2 Ba4", "Ba9 Ba7")
    assert (scene.voted_for("Ba"), scene.vote("Ba").decided_by) == ("A", "cards")


def test_a_run_as_long_as_the_sum_is_still_the_bards_doing() -> None:
    scene = counted("Go Ba at Tower", "Ba0 Ba1 Ba2", "Ba9 Ba7")
    assert (scene.voted_for("Ba"), scene.vote("Ba").decided_by) == ("A", "Ba")


def test_r21_scoring_uses_printed_values() -> None:
    scene = counted("Go Kn at Tower Underworld", "Go0 Go0", "Go1")
    assert (scene.voted_for("Go"), scene.vote("Go").decided_by) == ("B", "Tower")


def test_peasants_are_summed_where_they_end_up() -> None:
    scene = Scene(
        "Pe Ro at Tower | phase 2 | lead A | A hand Ro4 | B hand Ro5 | A score Pe12 | B score Pe3 Pe4"
    )
    scene.play("Ro4 Ro5")
    assert [count.weight for count in scene.vote("Pe").counts] == [0, 19]
