"""The Pyramid: before scoring, won cards of value 3 or less are discarded."""

from __future__ import annotations

from claimant.claim.sets import find_place
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene


def test_the_pyramid_is_a_building() -> None:
    assert find_place("Pyramid").kind == "building"


def test_won_cards_of_value_3_or_less_are_discarded_before_scoring() -> None:
    scene = Scene(
        "Go Kn at Pyramid | phase 2 | lead A | A hand Go9 | B hand Go3 | A score Go0 Kn4 "
        "| B score Kn2 Kn3 Kn5"
    )
    scene.play("Go9 Go3")
    assert (scene.score("A"), scene.score("B")) == ("Go9 Kn4", "Kn5")
    assert scene.discard() == "Go0 Go3 Kn2 Kn3"
    assert scene.causes("Kn3") == ["Pyramid"]
    assert (scene.voted_for("Kn"), scene.vote("Kn").decided_by) == ("B", "highest-card")


def test_cards_in_displays_are_won_cards_too() -> None:
    scene = Scene(
        "Gi Gn Gr at Pyramid | phase 2 | lead A | A hand Gr9 | B hand Gr2 | A display Gn3 Gn5 "
        "| B display Gr1"
    )
    scene.play("Gr9 Gr2")
    assert (scene.score("A"), scene.score("B")) == ("Gn5 Gr9", "")


def test_low_cards_keep_their_power_until_the_end() -> None:
    scene = Scene("Go Uc at Pyramid | phase 2 | lead A | A hand Go8 | B hand Go7 | A score Uc1 Uc2")
    assert scene.strength("A", "Go8") == 10


def test_low_peasants_are_gone_before_peasants_leave() -> None:
    scene = Scene(
        "Pe Ro at Pyramid | phase 2 | lead A | A hand Ro12 | B hand Ro4 | A score Pe3 Pe5 | B score Pe2 Pe4"
    )
    scene.play("Ro12 Ro4")
    assert scene.discard() == "Pe2 Pe3"
    assert (scene.score("A"), scene.score("B")) == ("Pe4 Ro4 Ro12", "Pe5")


def test_loot_of_value_1_is_gone_before_it_counts() -> None:
    scene = Scene("Ra Go at Pyramid | phase 2 | lead A | A hand Go9 | B hand Go4 | A score Ra1 Ra5")
    scene.play("Go9 Go4")
    assert scene.is_over()
    assert scene.vote("Ra").counts[0].number == 1


def test_a_viking_loses_its_low_company() -> None:
    scene = Scene(
        "Vi Go at Pyramid | phase 2 | lead A | A hand Go9 | B hand Go3 | A score Vi3 Vi9 | B score Vi4"
    )
    scene.play("Go9 Go3")
    assert [count.number for count in scene.vote("Vi").counts] == [2, 1]


def test_a_run_of_bards_begins_above_3() -> None:
    scene = Scene(
        "Ba Go at Pyramid | phase 2 | lead A | A hand Go9 | B hand Go4 "
        "| A score Ba1 Ba2 Ba3 Ba4 | B score Ba6 Ba7"
    )
    scene.play("Go9 Go4")
    assert (scene.voted_for("Ba"), scene.vote("Ba").decided_by) == ("B", "Ba")


def test_the_result_lists_what_was_discarded() -> None:
    scene = Scene(
        "Go Kn at Pyramid | phase 2 | lead A | A hand Go9 | B hand Go3 | A score Go0 Go0 Kn4 "
        "| B score Kn2 Go0"
    )
    scene.play("Go9 Go3")
    assert [str(note) for note in scene.result().notes] == [
        "Pyramid: A discards 3 cards before scoring: Goblin 0, Goblin 0 and Goblin 3.",
        "Pyramid: B discards 2 cards before scoring: Goblin 0 and Knight 2.",
    ]
    assert resumed(scene).result().notes == scene.result().notes


def test_a_single_card_is_listed_too_and_nothing_needs_no_words() -> None:
    text = "Go Kn at Pyramid | phase 2 | lead A | A hand Go9 | B hand Go3 | A score Kn4"
    one = Scene(text).play("Go9 Go3")
    assert [str(note) for note in one.result().notes] == [
        "Pyramid: A discards one card before scoring: Goblin 3."
    ]
    none = Scene(text.replace("Go3", "Go4")).play("Go9 Go4")
    assert none.result().notes == []


def test_equal_cards_are_explained_alike_whichever_they_were() -> None:
    scene = Scene(
        "Go Kn at Pyramid | phase 2 | lead A | A hand Go9 | B hand Go4 | A score Go0 | B score Go0 Go0"
    )
    scene.play("Go9 Go4")
    assert scene.state.memory[0] == 1
    assert scene.state.memory[5] == 3
    assert [str(note) for note in scene.result().notes] == [
        "Pyramid: A discards one card before scoring: Goblin 0.",
        "Pyramid: B discards 2 cards before scoring: Goblin 0 and Goblin 0.",
    ]
