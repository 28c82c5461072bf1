"""The Icebergs: who lost a trick is 1 stronger on the next card it plays."""

from __future__ import annotations

from claimant.claim.sets import find_place
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene


def test_the_icebergs_are_a_landscape() -> None:
    assert find_place("Icebergs").kind == "landscape"


def test_a_seat_that_lost_a_trick_has_1_more_on_the_next_card_it_plays() -> None:
    scene = Scene("Go Un at Icebergs | phase 2 | lead A | A hand Go9 Go5 Un1 | B hand Go1 Go6 Un2")
    scene.play("Go9 Go1")
    assert (scene.strength("A", "Go5"), scene.strength("B", "Go6")) == (5, 7)


def test_it_can_turn_a_tie() -> None:
    scene = Scene("Go Do at Icebergs | phase 2 | lead A | A hand Go9 Go5 Go2 | B hand Go1 Do5 Go3")
    scene.play("Go9 Go1 Go5 Do5")
    assert scene.last_winner() == "B"


def test_in_the_first_trick_nobody_has_lost_yet() -> None:
    scene = Scene("Go Un at Icebergs | phase 1 | lead A | A hand Go5 | B hand Go6 | prizes Un1 | deck Un2")
    assert (scene.strength("A", "Go5"), scene.strength("B", "Go6")) == (5, 6)


def test_never_more_than_1() -> None:
    scene = Scene("Go Un at Icebergs | phase 2 | lead A | A hand Go9 Go8 Go7 | B hand Go1 Go2 Go3")
    scene.play("Go9 Go1 Go8 Go2")
    assert scene.strength("B", "Go3") == 4


def test_only_the_next_card() -> None:
    scene = Scene("Go Un at Icebergs | phase 2 | lead A | A hand Go9 Go1 Go3 | B hand Go2 Go5 Go4")
    scene.play("Go9 Go2 Go1 Go5")
    assert (scene.strength("A", "Go3"), scene.strength("B", "Go4")) == (4, 4)


def test_r24_the_bonus_runs_on_from_phase_1_into_phase_2() -> None:
    scene = Scene("Go Un at Icebergs | phase 1 | lead A | A hand Go9 | B hand Go1 | prizes Un5 | deck Un4")
    scene.play("Go9 Go1")
    assert scene.state.phase == 2
    assert (scene.strength("A", "Un5"), scene.strength("B", "Un4")) == (5, 5)


def test_r23_an_automatic_trick_counts_as_lost() -> None:
    scene = Scene(
        "Go Au at Icebergs | phase 1 | lead A | A hand Au9 Go5 Go1 | B hand Au1 Go6 Go2 "
        "| prizes Go3 | deck Go4 Go7 Go8 Go9"
    )
    scene.play("Au9 Au1 -Go1 -Go2")
    assert (scene.last_winner(), scene.leader()) == ("A", "A")
    assert (scene.strength("A", "Go5"), scene.strength("B", "Go6")) == (5, 7)


def test_the_next_leader_has_the_bonus_too_if_it_lost() -> None:
    scene = Scene("Go Dr at Icebergs | phase 2 | lead A | A hand Go9 Go5 | B hand Dr1 Dr6")
    scene.play("Go9 Dr1")
    assert scene.leader() == "B"
    assert (scene.strength("A", "Go5"), scene.strength("B", "Dr6")) == (5, 7)


def test_bonuses_add_up() -> None:
    scene = Scene(
        "Go Gr Uc at Icebergs | phase 2 | lead A | won A | A hand Go5 | B hand Go6 "
        "| B display Gr6 | B score Uc1"
    )
    assert scene.strength("B", "Go6") == 13


def test_r15_a_basilisk_catches_by_strength() -> None:
    text = "Go Bs at Icebergs | phase 2 | lead A | won A | A hand Go6 Go1 | B hand Bs5 Bs6"
    assert Scene(text).play("Go6 Bs5").last_winner() == "B"
    assert Scene(text).play("Go6 Bs6").last_winner() == "A"


def test_r21_scoring_knows_no_bonus() -> None:
    scene = Scene(
        "Go Un at Icebergs | phase 2 | lead A | A hand Un9 | B hand Un1 | A score Go6 | B score Go5"
    )
    scene.play("Un9 Un1")
    assert scene.voted_for("Go") == "A"


def test_who_lost_last_is_saved_with_the_position() -> None:
    scene = Scene("Go Un at Icebergs | phase 2 | lead A | A hand Go9 Go5 | B hand Go1 Go6").play("Go9 Go1")
    assert resumed(scene).strength("B", "Go6") == 7
