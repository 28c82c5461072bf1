"""Gnomes: won in phase 2, they lie in the display until the end."""

from __future__ import annotations

from claimant.claim.factions.gnomes import Gnomes
from claimant.claim.knowledge.view import view_of
from tests.claim.scene import Scene


def test_r2_there_are_thirteen_gnomes_of_odd_values() -> None:
    gnomes = Gnomes()
    assert gnomes.values == (1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9)
    assert (gnomes.code, gnomes.box, gnomes.paired_with) == ("Gn", "Claim 2", "Gi")


def test_gnomes_won_lie_in_the_winners_display_whoever_played_them() -> None:
    both = Scene("Gi Gn Go | phase 2 | lead A | A hand Gn5 Go1 | B hand Gn9 Go2 | B display Gn1")
    both.play("Gn5 Gn9")
    assert (both.display("A"), both.display("B"), both.score("B")) == ("", "Gn1 Gn5 Gn9", "")
    assert both.causes("Gn5") == both.causes("Gn9") == ["play", "Gn"]
    thrown = Scene("Gi Gn Go | phase 2 | lead A | A hand Go5 Go1 | B hand Gn9 Gn7")
    thrown.play("Go5 Gn9")
    assert (thrown.display("A"), thrown.score("A")) == ("Gn9", "Go5")


def test_everybody_sees_a_display() -> None:
    scene = Scene("Gi Gn Go | phase 2 | lead A | A hand Gn9 Go1 | B hand Gn3 Go2")
    scene.play("Gn9 Gn3")
    for view in (scene.view("A"), scene.view("B"), view_of(scene.state, None)):
        assert [card.code for card in view.seats[0].display] == ["Gn3", "Gn9"]


def test_those_still_there_at_the_end_join_the_score_pile() -> None:
    scene = Scene("Gi Gn Go | phase 2 | lead A | A hand Gn5 | B hand Gn9 | A display Gn1 | B display Gn3")
    scene.play("Gn5 Gn9")
    assert scene.is_over()
    assert (scene.display("A"), scene.display("B")) == ("", "")
    assert (scene.score("A"), scene.score("B")) == ("Gn1", "Gn3 Gn5 Gn9")
    assert scene.causes("Gn9") == ["play", "Gn", "score"]
    assert scene.causes("Gn1") == ["score"]
    assert scene.voted_for("Gn") == "B"


def test_a_gnome_that_a_giant_removed_joins_nothing() -> None:
    scene = Scene(
        "Gi Gn Go | phase 2 | lead A | A hand Gn5 Gi5 | B hand Gn3 Gn1 | A display Gn9 | B display Gn5 Gn7"
    )
    scene.play("Gn5 Gn3 Gi5 Gn1")
    assert (scene.score("A"), scene.score("B")) == ("Gi5 Gn1 Gn3 Gn5 Gn9", "Gn7")
    assert scene.discard() == "Gn5"


def test_gnomes_played_in_phase_1_are_discarded() -> None:
    scene = Scene("Gi Gn Go | lead A | prizes Go5 | deck Go6 Go7 | A hand Gn5 Go1 | B hand Gn3 Go2")
    scene.play("Gn5 Gn3")
    assert (scene.discard(), scene.display("A"), scene.score("A")) == ("Gn3 Gn5", "", "")
    assert scene.causes("Gn5") == ["play", "collect"]


def test_a_gnome_that_is_a_prize_or_drawn_is_an_ordinary_follower() -> None:
    scene = Scene("Gi Gn Go | lead A | prizes Gn5 | deck Gn3 Go7 | A hand Go9 Go1 | B hand Go8 Go2")
    scene.play("Go9 Go8")
    assert (scene.followers("A"), scene.followers("B")) == ("Gn5", "Gn3")
    assert (scene.display("A"), scene.display("B")) == ("", "")


def test_other_cards_of_the_trick_go_to_the_score_pile() -> None:
    scene = Scene("Gi Gn Do | phase 2 | lead A | A hand Gn5 Do1 | B hand Do9 Do2")
    scene.play("Gn5 Do9")
    assert (scene.display("B"), scene.score("B")) == ("Gn5", "Do9")


def test_r7_a_gnome_caught_by_a_basilisk_goes_to_the_score_pile_and_is_safe_there() -> None:
    scene = Scene(
        "Gi Gn Bs | phase 2 | lead A "
        "| A hand Gn5 Gi9 Bs1 | B hand Bs5 Gi5 Bs2 | A display Gn1 | B display Gn5"
    )
    scene.play("Gn5 Bs5")
    assert (scene.display("B"), scene.score("B")) == ("Gn5", "Gn5 Bs5")
    assert scene.causes("Gn5") == ["play", "Bs"]
    scene.play("Gi5 Gi9")
    assert scene.last_winner() == "A"
    assert (scene.display("B"), scene.score("B"), scene.discard()) == ("", "Gn5 Bs5", "Gn5")


def test_three_and_four_players_have_displays_of_their_own() -> None:
    three = Scene(
        "Gi Gn Go | phase 2 | lead A | A hand Gn5 Go1 | B hand Gn3 Go2 | C hand Gn7 Go3", players=3
    )
    three.play("Gn5 Gn3 Gn7")
    assert [three.display(seat) for seat in "ABC"] == ["", "", "Gn3 Gn5 Gn7"]
    four = Scene(
        "Gi Gn Go | phase 2 | lead A | A hand Gn5 | B hand Gn3 | C hand Gn7 | D hand Go4 | A display Gn1",
        players=4,
    )
    four.play("Gn5 Gn3 Gn7 Go4")
    assert four.score("A") == "Gn1 Gn3 Gn5 Gn7 Go4"
    assert four.winners() == "AC"


def test_r17_at_the_lighthouse_a_gnome_counts_when_won_even_if_removed_later() -> None:
    scene = Scene(
        "Gi Gn Go at Lighthouse | phase 2 | lead A "
        "| A hand Gn9 Gn7 Gi3 | B hand Gn3 Gn5 Gi9 | B score Gn1 Gn1 Gn1"
    )
    scene.play("Gn9 Gn3 Gn7 Gn5 Gi3 Gi9")
    assert (scene.discard(), scene.score("A")) == ("Gn3 Gn9", "Gn5 Gn7")
    assert (scene.voted_for("Gn"), scene.vote("Gn").decided_by) == ("A", "Lighthouse")
