"""The Fortress: of more than five cards of a faction the four lowest are discarded."""

from __future__ import annotations

from claimant.claim.sets import find_place
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene


def test_the_fortress_is_a_building() -> None:
    assert find_place("Fortress").kind == "building"


def test_of_more_than_5_cards_of_a_faction_the_4_lowest_are_discarded_before_scoring() -> None:
    scene = Scene(
        "Go Kn at Fortress | phase 2 | lead A | A hand Go9 | B hand Go1 "
        "| A score Go2 Go4 Go6 Go8 | B score Go7 Go5 Go3"
    )
    scene.play("Go9 Go1")
    assert (scene.score("A"), scene.discard()) == ("Go8 Go9", "Go1 Go2 Go4 Go6")
    assert scene.score("B") == "Go3 Go5 Go7"
    assert scene.voted_for("Go") == "B"
    assert scene.causes("Go2") == ["Fortress"]


def test_of_5_cards_all_stay() -> None:
    scene = Scene("Go Kn at Fortress | phase 2 | lead A | A hand Go9 | B hand Go1 | A score Go2 Go4 Go6")
    scene.play("Go9 Go1")
    assert (scene.score("A"), scene.discard()) == ("Go1 Go2 Go4 Go6 Go9", "")
    assert scene.result().notes == []


def test_each_seat_and_each_faction_for_itself() -> None:
    scene = Scene(
        "Go Kn Un at Fortress | phase 2 | lead A | A hand Un9 | B hand Un8 "
        "| A score Go1 Go2 Go3 Kn2 Kn3 Kn4 | B score Kn5 Kn6 Kn7 Kn8 Kn9 Un0 Un1 Un2 Un3 Un4 Un5 Un6"
    )
    scene.play("Un9 Un8")
    assert scene.score("A") == "Go1 Go2 Go3 Kn2 Kn3 Kn4 Un8 Un9"
    assert scene.score("B") == "Kn5 Kn6 Kn7 Kn8 Kn9 Un4 Un5 Un6"


def test_four_are_discarded_however_many_there_are() -> None:
    scene = Scene(
        "Go Kn at Fortress | phase 2 | lead A | A hand Go9 | B hand Go1 "
        "| A score Go0 Go0 Go0 Go0 Go0 Go2 Go3 Go4 Go5 Go6 Go7 Go8"
    )
    scene.play("Go9 Go1")
    assert scene.discard() == "Go0 Go0 Go0 Go0"
    assert scene.score("A") == "Go0 Go1 Go2 Go3 Go4 Go5 Go6 Go7 Go8 Go9"


def test_fires_are_phoenixes_here_too() -> None:
    scene = Scene(
        "Go Ph at Fortress | phase 2 | lead A | A hand Go9 | B hand Go1 | reserve Ph "
        "| A score Ph0 Ph1 Ph9 Pf0 Pf1 Pf8"
    )
    scene.play("Go9 Go1")
    assert sorted(scene.score("A").split()) == ["Go1", "Go9", "Pf8", "Ph9"]


def test_peasants_leave_after_the_discards() -> None:
    scene = Scene(
        "Pe Ro at Fortress | phase 2 | lead A | A hand Ro4 | B hand Pe12 | A score Ro5 Ro6 Ro7 Ro8 Ro9 Pe5"
    )
    scene.play("Ro4 Pe12")
    assert scene.discard() == "Ro4 Ro5 Ro6 Ro7"
    assert (scene.score("A"), scene.score("B")) == ("Pe5 Ro8 Ro9", "Pe12")


def test_a_peasant_that_arrives_is_not_counted_for_the_fortress() -> None:
    scene = Scene(
        "Pe Ro at Fortress | phase 2 | lead A | A hand Ro12 | B hand Ro4 "
        "| A score Pe9 Pe10 Pe11 Pe12 Ro11 | B score Pe1 Pe2"
    )
    scene.play("Ro12 Ro4")
    assert scene.discard() == ""
    assert scene.score("A").startswith("Pe1 Pe2 Pe9 Pe10 Pe11 Pe12")


def test_the_result_lists_what_was_discarded() -> None:
    scene = Scene(
        "Go Kn at Fortress | phase 2 | lead A | A hand Go9 | B hand Go1 | A score Go0 Go0 Go4 Go6 Go8"
    )
    scene.play("Go9 Go1")
    assert [str(note) for note in resumed(scene).result().notes] == [
        "Fortress: A discards 4 cards before scoring: Goblin 0, Goblin 0, Goblin 1 and Goblin 4."
    ]
