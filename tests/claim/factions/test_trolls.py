"""Trolls: in phase 2 a trick's winner takes one, the highest on the table."""

from __future__ import annotations

from claimant.claim.factions.trolls import Trolls
from claimant.claim.knowledge.view import view_of
from tests.claim.scene import Scene


def test_there_are_ten_trolls_from_0_to_9() -> None:
    trolls = Trolls()
    assert trolls.values == tuple(range(10))
    assert (trolls.code, trolls.box, trolls.paired_with) == ("Tr", "Claim 2", "")


def test_r5_trolls_are_allowed_with_three_and_four_players_but_warned_against() -> None:
    trolls = Trolls()
    assert (trolls.most_players, trolls.warned_from) == (4, 3)


def test_worked_example() -> None:
    scene = Scene(
        "Tr Ro Go Kn | phase 2 | lead A | A hand Tr6 Tr5 Ro7 Go8 Kn9 | B hand Tr7 Tr3 Go2 Kn2 Kn3"
    )
    scene.play("Tr6 Tr7")
    assert (scene.score("B"), scene.table()) == ("Tr7", "Tr6")
    scene.play("Tr3 Tr5")
    assert (scene.score("A"), scene.table()) == ("Tr6", "Tr3 Tr5")
    scene.play("Ro7 Go2")
    assert (scene.score("A"), scene.table()) == ("Tr5 Tr6 Ro7 Go2", "Tr3")
    scene.play("Go8 Kn2")
    assert (scene.score("B"), scene.table()) == ("Tr3 Tr7 Go8 Kn2", "")
    assert not scene.is_over()


def test_at_most_one_troll_per_trick_the_highest_just_played_or_left_over() -> None:
    played = Scene("Tr Go | phase 2 | lead A | A hand Tr8 Go1 | B hand Tr4 Go2 | table Tr2 Tr6")
    played.play("Tr8 Tr4")
    assert (played.score("A"), played.table()) == ("Tr8", "Tr2 Tr4 Tr6")
    left_over = Scene("Tr Go | phase 2 | lead A | A hand Tr8 Go1 | B hand Tr4 Go2 | table Tr2 Tr9")
    left_over.play("Tr8 Tr4")
    assert (left_over.score("A"), left_over.table()) == ("Tr9", "Tr2 Tr4 Tr8")


def test_the_cause_of_every_motion_is_told() -> None:
    scene = Scene("Tr Go | phase 2 | lead A | A hand Tr8 Go1 Go3 | B hand Tr4 Go0 Go2")
    scene.play("Tr8 Tr4")
    assert scene.causes("Tr8") == ["play", "Tr", "Tr"]
    assert scene.causes("Tr4") == ["play", "Tr"]
    scene.play("Go1 Go0")
    assert scene.causes("Tr4") == ["play", "Tr", "Tr"]
    assert scene.causes("Go1") == ["play", "collect"]


def test_a_trick_without_trolls_also_takes_one() -> None:
    scene = Scene("Tr Go | phase 2 | lead A | A hand Go8 Go1 | B hand Go9 Go2 | table Tr2 Tr6")
    scene.play("Go8 Go9")
    assert (scene.score("B"), scene.table()) == ("Tr6 Go8 Go9", "Tr2")


def test_a_troll_thrown_away_is_taken_by_the_winner() -> None:
    scene = Scene("Tr Go | phase 2 | lead A | A hand Go8 Go1 | B hand Tr9 Tr2")
    scene.play("Go8 Tr9")
    assert (scene.score("A"), scene.table()) == ("Tr9 Go8", "")


def test_the_others_stay_face_up() -> None:
    scene = Scene("Tr Go | phase 2 | lead A | A hand Tr8 Go1 | B hand Tr4 Go2 | table Tr2")
    scene.play("Tr8 Tr4")
    for view in (scene.view("A"), scene.view("B"), view_of(scene.state, None)):
        assert [card.code for card in view.table] == ["Tr2", "Tr4"]


def test_the_winner_of_the_last_trick_takes_all_that_are_left() -> None:
    with_trolls = Scene("Tr Go | phase 2 | lead A | A hand Tr3 | B hand Tr4 | table Tr2 Tr6 Tr9")
    with_trolls.play("Tr3 Tr4")
    assert (with_trolls.score("B"), with_trolls.table()) == ("Tr2 Tr3 Tr4 Tr6 Tr9", "")
    assert with_trolls.causes("Tr2") == ["Tr"]
    assert with_trolls.voted_for("Tr") == "B"
    without = Scene("Tr Go | phase 2 | lead A | A hand Go3 | B hand Go2 | table Tr2 Tr6 Tr9")
    without.play("Go3 Go2")
    assert (without.score("A"), without.table()) == ("Tr2 Tr6 Tr9 Go2 Go3", "")


def test_r6_the_last_trick_is_the_one_after_which_a_seat_has_no_card() -> None:
    scene = Scene("Tr Go | phase 2 | lead A | A hand Go3 Tr8 | B hand Go2 | table Tr2 Tr6")
    scene.play("Go3 Go2")
    assert scene.is_over()
    assert (scene.score("A"), scene.discard()) == ("Tr2 Tr6 Go2 Go3", "Tr8")


def test_in_phase_1_trolls_are_discarded_as_all_cards_are() -> None:
    scene = Scene("Tr Go | lead A | prizes Tr5 | deck Tr6 Go7 | A hand Tr8 Go1 | B hand Tr4 Go2")
    scene.play("Tr8 Tr4")
    assert (scene.discard(), scene.table(), scene.score("A")) == ("Tr4 Tr8", "", "")
    assert (scene.followers("A"), scene.followers("B")) == ("Tr5", "Tr6")
    assert scene.causes("Tr8") == ["play", "collect"]


def test_a_doppelganger_on_a_troll_takes_on_no_power() -> None:
    scene = Scene("Tr Do | phase 2 | lead A | A hand Tr3 Do1 | B hand Do8 Do2 | table Tr9")
    scene.play("Tr3 Do8")
    assert (scene.score("B"), scene.table()) == ("Tr9 Do8", "Tr3")


def test_r29_a_troll_that_a_basilisk_caught_is_the_tricks_one_troll() -> None:
    scene = Scene("Tr Bs | phase 2 | lead A | A hand Tr5 Bs1 Bs3 | B hand Bs5 Bs2 Bs4 | table Tr2 Tr9")
    scene.play("Tr5 Bs5")
    assert (scene.score("B"), scene.table()) == ("Tr5 Bs5", "Tr2 Tr9")
    assert scene.causes("Tr5") == ["play", "Bs"]
    scene.play("Bs2 Bs1")
    assert (scene.score("B"), scene.table()) == ("Tr5 Tr9 Bs1 Bs2 Bs5", "Tr2")


def test_r29_except_in_the_last_trick() -> None:
    scene = Scene("Tr Bs | phase 2 | lead A | A hand Tr5 | B hand Bs5 | table Tr2 Tr9")
    scene.play("Tr5 Bs5")
    assert (scene.score("B"), scene.table()) == ("Tr2 Tr5 Tr9 Bs5", "")


def test_three_players_take_one_troll_per_trick_too() -> None:
    scene = Scene("Tr Go | phase 2 | lead A | A hand Tr1 Go1 | B hand Tr9 Go2 | C hand Tr5 Go3", players=3)
    scene.play("Tr1 Tr9 Tr5")
    assert (scene.score("B"), scene.table()) == ("Tr9", "Tr1 Tr5")
    scene.play("Go2 Go3 Go1")
    assert (scene.score("C"), scene.table()) == ("Tr1 Tr5 Go1 Go2 Go3", "")


def test_r15_the_highest_troll_is_the_one_of_the_highest_value() -> None:
    scene = Scene("Tr Go at Underworld | phase 2 | lead A | A hand Tr5 Go1 | B hand Tr0 Go2")
    scene.play("Tr5 Tr0")
    assert (scene.last_winner(), scene.score("B"), scene.table()) == ("B", "Tr5", "Tr0")
