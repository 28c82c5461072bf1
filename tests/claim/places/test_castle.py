"""The Castle: the most won cards win."""

from __future__ import annotations

from claimant.claim.sets import find_place
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene


def test_the_castle_is_a_building() -> None:
    assert find_place("Castle").kind == "building"


def test_the_most_won_cards_win_whatever_the_votes() -> None:
    scene = Scene(
        "Go Kn Un at Castle | phase 2 | lead A | A hand Go9 | B hand Go8 | A score Go1 Go2 "
        "| B score Kn2 Un1 Un2"
    )
    scene.play("Go9 Go8")
    assert (scene.winners(), scene.result().decided_by) == ("A", "Castle")
    assert scene.result().votes == []


def test_a_tie_is_scored_as_usual() -> None:
    scene = Scene("Go Kn Un at Castle | phase 2 | lead A | A hand Go9 | B hand Go8 | B score Kn2 Un1")
    scene.play("Go9 Go8")
    assert (scene.winners(), scene.result().decided_by, scene.result().totals) == ("B", "votes", [1, 2])
    assert scene.result().notes == []


def test_displays_count_as_won() -> None:
    scene = Scene(
        "Gi Gn Go at Castle | phase 2 | lead A | A hand Go9 | B hand Go8 | B display Gn1 Gn3 | B score Gi1"
    )
    assert scene.play("Go9 Go8").winners() == "B"


def test_peasants_have_not_left_yet() -> None:
    """Step 2 of scoring: the building looks at what was won."""
    scene = Scene(
        "Pe Ro at Castle | phase 2 | lead A | A hand Ro4 | B hand Pe12 | A score Pe9 | B score Ro5 Ro6"
    )
    scene.play("Ro4 Pe12")
    assert (scene.winners(), scene.result().decided_by) == ("A", "Castle")
    assert scene.score("A") == "Pe9 Pe12 Ro4"


def test_what_nobody_scores_does_not_count() -> None:
    scene = Scene(
        "Go Kn at Castle | phase 2 | lead A | A hand Go9 Go7 | B hand Go8 | discard Kn2 Kn3 "
        "| B score Kn4 Kn5 Kn6"
    )
    assert scene.play("Go9 Go8").winners() == "B"


def test_the_result_says_why_and_the_verdict_is_saved_with_the_position() -> None:
    scene = resumed(Scene("Go Kn at Castle | phase 2 | lead A | A hand Go9 | B hand Go8 | B score Kn2"))
    scene = resumed(scene.play("Go9 Go8"))
    assert (scene.winners(), scene.result().decided_by) == ("A", "Castle")
    assert [str(note) for note in scene.result().notes] == ["Castle: A has won more cards, 2 to 1."]
