"""The Bridge: the most complete sets, one card of each faction, win."""

from __future__ import annotations

from claimant.claim.sets import find_place
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene


def test_the_bridge_is_a_building() -> None:
    assert find_place("Bridge").kind == "building"


def test_the_most_complete_sets_win_whatever_the_votes() -> None:
    scene = Scene(
        "Go Kn Un Dw Do at Bridge | phase 2 | lead A | A hand Go9 | B hand Go8 | A score Kn2 Un2 Dw2 Do2 "
        "| B score Kn3 Kn4 Un3 Un4 Dw3 Dw4 Do3 Do4"
    )
    scene.play("Go9 Go8")
    assert (scene.winners(), scene.result().decided_by) == ("A", "Bridge")
    assert scene.result().votes == []


def test_a_set_needs_a_card_of_each_faction() -> None:
    scene = Scene(
        "Go Kn Un at Bridge | phase 2 | lead A | A hand Go9 | B hand Go8 | A score Kn2 Kn3 Un1 Un2 "
        "| B score Go1 Go2 Go3 Kn4 Kn5 Kn6 Un3"
    )
    scene.play("Go9 Go8")
    assert scene.winners() == "A"
    assert [str(note) for note in scene.result().notes] == ["Bridge: A has more complete sets, 2 to 1."]


def test_a_tie_is_scored_as_usual() -> None:
    scene = Scene(
        "Go Kn Un at Bridge | phase 2 | lead A | A hand Go9 | B hand Go8 | A score Kn2 "
        "| B score Kn3 Kn4 Un1"
    )
    scene.play("Go9 Go8")
    assert (scene.winners(), scene.result().decided_by) == ("B", "votes")
    assert scene.result().notes == []


def test_displays_count_as_won() -> None:
    scene = Scene("Gi Gn at Bridge | phase 2 | lead A | A hand Gi9 | B hand Gi1 | A display Gn7")
    assert (scene.play("Gi9 Gi1").winners(), scene.result().decided_by) == ("A", "Bridge")


def test_peasants_have_not_left_yet() -> None:
    """Step 2 of scoring: the building looks at what was won."""
    scene = Scene("Pe Ro at Bridge | phase 2 | lead A | A hand Ro4 | B hand Pe12 | B score Ro12 Ro11")
    scene.play("Ro4 Pe12")
    assert (scene.score("A"), scene.winners()) == ("Pe12 Ro4", "A")


def test_loot_and_company_make_no_set() -> None:
    scene = Scene(
        "Ra Vi Go at Bridge | phase 2 | lead A | A hand Go9 | B hand Go8 | A score Ra1 Ra4 "
        "| B score Vi9 Vi8"
    )
    scene.play("Go9 Go8")
    assert scene.state.verdict == -1


def test_fires_are_phoenixes_here_too() -> None:
    scene = Scene("Go Ph at Bridge | phase 2 | lead A | A hand Go9 | B hand Go8 | reserve Ph | A score Pf3")
    assert scene.play("Go9 Go8").result().decided_by == "Bridge"


def test_the_verdict_is_saved_with_the_position() -> None:
    scene = Scene("Go Kn at Bridge | phase 2 | lead A | A hand Go9 | B hand Go8 | A score Kn2").play(
        "Go9 Go8"
    )
    assert (resumed(scene).winners(), resumed(scene).result().decided_by) == ("A", "Bridge")
