"""Undead: played in phase 1, they go to the score pile of the trick's winner."""

from __future__ import annotations

import pytest

from claimant.claim.factions.undead import Undead
from claimant.claim.knowledge.view import view_of
from tests.claim.scene import Scene


def test_there_are_ten_undead_from_0_to_9() -> None:
    undead = Undead()
    assert undead.values == tuple(range(10))
    assert (undead.code, undead.box, undead.paired_with) == ("Un", "Claim", "")


def test_every_undead_played_goes_to_the_winners_score_pile_instead_of_the_discard() -> None:
    scene = Scene("Go Un | lead A | prizes Go5 | deck Go6 Go7 | A hand Un3 Go1 | B hand Un8 Go2")
    scene.play("Un3 Un8")
    assert scene.last_winner() == "B"
    assert (scene.score("A"), scene.score("B"), scene.discard()) == ("", "Un3 Un8", "")
    assert scene.causes("Un3") == scene.causes("Un8") == ["play", "Un"]
    assert (scene.followers("A"), scene.followers("B")) == ("Go6", "Go5")


@pytest.mark.parametrize(
    ("led", "answer", "discarded"), [("Un1", "Go9", "Go9"), ("Go1", "Un9", "Go1"), ("Un1", "Do0", "Do0")]
)
def test_r1_one_undead_is_enough_whoever_played_it_and_whether_or_not_it_followed(
    led: str, answer: str, discarded: str
) -> None:
    scene = Scene(f"Go Un Do | lead A | prizes Go5 | deck Go6 Go7 | A hand {led} Do1 | B hand {answer} Do2")
    scene.play(f"{led} {answer}")
    undead = led if led.startswith("Un") else answer
    assert scene.last_winner() == "A"
    assert (scene.score("A"), scene.score("B"), scene.discard()) == (undead, "", discarded)


def test_a_doppelganger_that_beats_an_undead_wins_it_but_is_discarded_itself() -> None:
    scene = Scene("Go Un Do | lead A | prizes Go5 | deck Go6 Go7 | A hand Un3 Go1 | B hand Do8 Go2")
    scene.play("Un3 Do8")
    assert (scene.score("B"), scene.discard()) == ("Un3", "Do8")
    assert scene.causes("Do8") == ["play", "collect"]


def test_an_undead_that_is_a_prize_or_drawn_is_an_ordinary_follower() -> None:
    scene = Scene("Go Un | lead A | prizes Un5 | deck Un6 | A hand Go9 | B hand Go2")
    scene.play("Go9 Go2")
    assert (scene.score("A"), scene.score("B")) == ("", "")
    assert (scene.hand("A"), scene.hand("B")) == ("Un5", "Un6")
    assert scene.causes("Un5") == scene.causes("Un6") == ["recruit"]
    scene.play("Un5 Un6")
    assert scene.score("B") == "Un5 Un6"


def test_in_phase_2_undead_are_collected_as_all_cards_are() -> None:
    scene = Scene("Go Un | phase 2 | lead A | A hand Un8 Go1 | B hand Un3 Go2")
    scene.play("Un8 Un3")
    assert scene.score("A") == "Un3 Un8"
    assert scene.causes("Un3") == ["play", "collect"]


def test_what_was_won_in_phase_1_counts_at_the_end() -> None:
    scene = Scene("Go Un | lead A | prizes Go5 | deck Go6 | A hand Un9 | B hand Un0")
    scene.play("Un9 Un0 Go5 Go6")
    assert (scene.score("A"), scene.score("B")) == ("Un0 Un9", "Go5 Go6")
    assert (scene.voted_for("Un"), scene.voted_for("Go")) == ("A", "B")


def test_everybody_sees_an_undead_in_a_score_pile() -> None:
    scene = Scene("Go Un | lead A | prizes Go5 | deck Go6 Go7 | A hand Un9 Go1 | B hand Un0 Go2")
    scene.play("Un9 Un0")
    for view in (scene.view("A"), scene.view("B"), view_of(scene.state, None)):
        assert [card.code for card in view.seats[0].score_pile] == ["Un0", "Un9"]


def test_three_players_first_place_gets_every_undead() -> None:
    scene = Scene(
        "Go Un | lead A | prizes Go5 Go6 | deck Go7 Go8 Go9 "
        "| A hand Un1 Go1 | B hand Un7 Go2 | C hand Un4 Go3",
        players=3,
    )
    scene.play("Un1 Un7 Un4")
    assert (scene.score("A"), scene.score("B"), scene.score("C")) == ("", "Un1 Un4 Un7", "")
    scene.play("+Go6")
    assert [scene.followers(seat) for seat in "ABC"] == ["Go7", "Go6", "Go5"]


def test_on_the_coast_played_undead_still_go_to_the_winner() -> None:
    scene = Scene("Go Un at Coast | lead A | prizes Go5 | deck Go6 Go7 | A hand Un9 Go1 | B hand Un0 Go2")
    scene.play("Un9 Un0")
    assert (scene.score("A"), scene.score("B")) == ("Un0 Un9", "")
    assert (scene.followers("A"), scene.followers("B")) == ("Go6", "Go5")
