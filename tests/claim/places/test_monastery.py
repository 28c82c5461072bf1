"""The Monastery: a player with at least twice as many cards as the opponent loses."""

from __future__ import annotations

import pytest

from claimant.claim.sets import find_place
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene

GOBLINS = ["Go0", "Go0", "Go0", "Go0", "Go0", "Go1", "Go2", "Go3", "Go4", "Go5", "Go6", "Go7"]
KNIGHTS = ["Kn2", "Kn3", "Kn4", "Kn5", "Kn6", "Kn7", "Kn8", "Kn9"]


def piles(a: int, b: int) -> Scene:
    """A wins the last trick and has then this many cards; B has that many."""
    return Scene(
        "Go Kn at Monastery | phase 2 | lead A | A hand Go9 | B hand Go8 "
        f"| A score {' '.join(GOBLINS[: a - 2])} | B score {' '.join(KNIGHTS[:b])}"
    ).play("Go9 Go8")


def test_the_monastery_is_a_building() -> None:
    assert find_place("Monastery").kind == "building"


@pytest.mark.parametrize(("a", "b", "winner"), [(8, 4, "B"), (9, 4, "B"), (4, 8, "A"), (2, 0, "B")])
def test_a_seat_with_at_least_twice_as_many_cards_loses(a: int, b: int, winner: str) -> None:
    scene = piles(a, b)
    assert (scene.winners(), scene.result().decided_by) == (winner, "Monastery")
    assert scene.result().votes == []
    assert scene.result().totals == [0, 0]


@pytest.mark.parametrize(("a", "b"), [(7, 4), (4, 7), (5, 5)])
def test_otherwise_it_is_counted_as_usual(a: int, b: int) -> None:
    scene = piles(a, b)
    assert scene.result().decided_by != "Monastery"
    assert scene.result().totals == [1, 1]
    assert scene.result().notes == []


def test_0_to_0_nothing_happens() -> None:
    scene = Scene("Tr Go at Monastery | phase 3 | step over")
    assert (scene.winners(), scene.result().decided_by) == ("AB", "shared")
    place = scene.rules.places[0]
    assert place.verdict(scene.state) == -1


def test_displays_count_as_won() -> None:
    scene = Scene(
        "Gi Gn Go at Monastery | phase 2 | lead A | A hand Go9 | B hand Go8 "
        "| A display Gn1 Gn3 | B score Gi1 Gi3"
    )
    assert (scene.play("Go9 Go8").winners(), scene.result().decided_by) == ("B", "Monastery")


def test_peasants_have_not_left_yet() -> None:
    """Step 2 of scoring: the building looks at what was won."""
    scene = Scene(
        "Pe Ro at Monastery | phase 2 | lead A | A hand Ro4 | B hand Pe12 "
        "| A score Pe9 Pe10 Pe11 | B score Ro5 Ro6"
    )
    scene.play("Ro4 Pe12")
    assert (scene.score("A"), scene.score("B")) == ("Pe9 Pe10 Pe11 Pe12 Ro4", "Ro5 Ro6")
    assert (scene.winners(), scene.result().decided_by) == ("B", "Monastery")


def test_nobody_chooses_anything_once_it_is_decided() -> None:
    scene = Scene("Ra Go Kn at Monastery | phase 2 | lead A | A hand Go9 | B hand Go8 | A score Ra1")
    assert scene.play("Go9 Go8").is_over()


def test_the_result_says_why() -> None:
    assert [str(note) for note in resumed(piles(9, 4)).result().notes] == [
        "Monastery: A has at least twice as many cards, 9 to 4, and so loses."
    ]
