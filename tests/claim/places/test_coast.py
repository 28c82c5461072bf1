"""The Coast: in phase 1 the loser takes the prize and the winner the deck's card."""

from __future__ import annotations

from claimant.claim.sets import find_place
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene


def test_the_coast_is_a_landscape() -> None:
    assert find_place("Coast").kind == "landscape"


def test_the_loser_takes_the_prize_and_the_winner_the_decks_card() -> None:
    scene = Scene(
        "Go Un at Coast | phase 1 | lead A | A hand Go9 Go1 | B hand Go2 Go3 | prizes Un5 "
        "| deck Un6 Un7 Un8"
    )
    scene.play("Go9 Go2")
    assert (scene.followers("A"), scene.followers("B")) == ("Un6", "Un5")
    assert scene.knows("A", "Un6")
    assert not scene.knows("B", "Un6")
    assert scene.leader() == "A"


def test_so_it_is_in_the_last_trick() -> None:
    scene = Scene("Go Un at Coast | phase 1 | lead A | A hand Go9 | B hand Go2 | prizes Un5 | deck Un6")
    scene.play("Go9 Go2")
    assert (scene.hand("A"), scene.hand("B")) == ("Un6", "Un5")


def test_played_undead_still_go_to_the_winner() -> None:
    scene = Scene(
        "Go Un at Coast | phase 1 | lead A | A hand Un9 Go1 | B hand Un2 Go3 | prizes Go5 "
        "| deck Go6 Go7 Go8"
    )
    scene.play("Un9 Un2")
    assert (scene.score("A"), scene.followers("B")) == ("Un2 Un9", "Go5")


def test_phase_2_knows_no_coast() -> None:
    scene = Scene("Go Un at Coast | phase 2 | lead A | A hand Go9 | B hand Go2")
    scene.play("Go9 Go2")
    assert (scene.score("A"), scene.score("B")) == ("Go2 Go9", "")


SEER = "Go Se at Coast | phase 1 | lead A | A hand Se9 Go1 | B hand Se2 Go3 | prizes Go5 | deck Go6 Go7"


def test_r22_a_seers_winner_chooses_as_always() -> None:
    scene = Scene(SEER).play("Se9 Se2")
    assert (scene.to_act(), scene.legal("A")) == ("A", "+Go5 +deck")
    scene = resumed(scene).play("+Go5")
    assert (scene.followers("A"), scene.followers("B")) == ("Go5", "Go6")
    scene = Scene(SEER).play("Se9 Se2 +deck")
    assert (scene.followers("A"), scene.followers("B")) == ("Go6", "Go5")


def test_a_losing_seer_changes_nothing() -> None:
    scene = Scene(
        "Go Se at Coast | phase 1 | lead A | A hand Go9 Go1 | B hand Se8 Se9 | prizes Go5 "
        "| deck Go6 Go7 Go8"
    )
    scene.play("Go9 Se9")
    assert (scene.followers("A"), scene.followers("B")) == ("Go6", "Go5")


def test_r23_the_winner_of_an_automatic_trick_takes_the_prize_even_here() -> None:
    scene = Scene(
        "Go Au at Coast | phase 1 | lead A | A hand Au9 Go1 Go2 | B hand Au1 Go3 Go4 "
        "| prizes Go5 | deck Go6 Go7 Go8 Go9"
    )
    scene.play("Au9 Au1")
    assert (scene.followers("A"), scene.followers("B")) == ("Go6", "Go5")
    scene.play("-Go1 -Go3")
    assert (scene.followers("A"), scene.followers("B")) == ("Go6 Go7", "Go5 Go8")
