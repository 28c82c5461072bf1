"""Phoenix Fires make hands unequal: when phase 2 ends, and who gets the remaining cards."""

from __future__ import annotations

from tests.claim.scene import Scene


def test_r6_r14_trolls_left_go_to_the_winner_of_the_trick_after_which_a_seat_has_no_card() -> None:
    """R14: Fires first, then the end of the phase, and this trick's winner takes the Trolls still there."""
    scene = Scene(
        "Tr Ph Do | phase 2 | lead A | A hand Do9 | B hand Ph2 | table Tr3 Tr5 Tr8 | reserve Ph Pf7"
    )
    scene.play("Do9 Ph2")
    assert scene.is_over()
    assert scene.score("A") == "Tr3 Tr5 Tr8 Ph2 Do9"
    assert scene.table() == ""
    assert scene.discard() == "Pf7"


def test_r6_trolls_wait_on_while_a_fire_keeps_its_drawer_in_the_game() -> None:
    """R14: the Fire is drawn before it is asked whether a seat has no card."""
    scene = Scene(
        "Tr Ph Do | phase 2 | lead A | A hand Ph2 | B hand Ph7 Do1 | table Tr3 Tr5 Tr8 | reserve Ph Pf6"
    )
    scene.play("Ph2 Ph7")
    assert not scene.is_over()
    assert scene.score("B") == "Tr8 Ph2 Ph7"
    assert scene.table() == "Tr3 Tr5"
    scene.play("Do1 Pf6")
    assert scene.is_over()
    assert scene.score("B") == "Tr3 Tr5 Tr8 Ph2 Pf6 Ph7 Do1"


def test_r6_with_no_fire_left_the_same_trick_is_the_last() -> None:
    """R6: phase 2 ends when at the end of a trick any seat has no card."""
    scene = Scene(
        "Tr Ph Do | phase 2 | lead A | A hand Ph2 | B hand Ph7 Do1 | table Tr3 Tr5 Tr8 | reserve Ph"
    )
    scene.play("Ph2 Ph7")
    assert scene.is_over()
    assert scene.score("B") == "Tr3 Tr5 Tr8 Ph2 Ph7"
    assert scene.discard() == "Do1"


def test_r6_a_troll_left_in_a_hand_is_won_by_nobody() -> None:
    """R6: cards left in hands are discarded; only Trolls on the table go to the winner."""
    scene = Scene("Tr Ph Do | phase 2 | lead A | A hand Do9 | B hand Ph2 Tr9 | table Tr3 | reserve Ph Pf7")
    scene.play("Do9 Ph2")
    assert scene.is_over()
    assert scene.score("A") == "Tr3 Ph2 Do9"
    assert scene.discard() == "Tr9 Pf7"


def test_r14_the_tricks_one_troll_and_the_rest_are_told_with_the_trolls_as_cause() -> None:
    """R14: one Troll of the trick, then Fires, then what is left."""
    scene = Scene("Tr Ph Do | phase 2 | lead A | A hand Tr9 | B hand Ph2 | table Tr3 | reserve Ph Pf7")
    scene.play("Tr9 Ph2")
    assert scene.causes("Tr9") == ["play", "Tr", "Tr"]
    assert scene.causes("Tr3") == ["Tr"]
    assert scene.causes("Pf7") == ["Ph", "end-phase"]
    assert scene.score("A") == "Tr3 Tr9 Ph2"


def test_r6_the_seat_with_more_cards_loses_nothing_but_what_it_holds() -> None:
    """R6: what is left in hand counts for no vote, what was won before still does."""
    scene = Scene(
        "Ph Do | phase 2 | lead A | A hand Do9 Do8 | B hand Ph2 Ph9 | reserve Ph Pf7 Pf6"
        " | B score Ph0 | A score Do0"
    )
    scene.play("Do9 Ph2 Do8 Ph9")
    assert scene.is_over()
    assert scene.discard() == "Pf6 Pf7"
    assert scene.voted_for("Ph") == "A"
    assert [count.number for count in scene.vote("Ph").counts] == [2, 1]


def test_r6_both_seats_may_draw_and_the_phase_goes_on_until_one_runs_out() -> None:
    """R6: hands may be unequal for several tricks."""
    scene = Scene("Ph Do | phase 2 | lead A | A hand Ph1 Ph9 | B hand Ph5 Ph2 | reserve Ph Pf8 Pf0 Pf3")
    scene.play("Ph1 Ph5")
    assert (scene.hand("A"), scene.hand("B")) == ("Pf8 Ph9", "Ph2")
    scene.play("Ph2 Ph9")
    assert (scene.hand("A"), scene.hand("B")) == ("Pf8", "Pf0")
    scene.play("Pf8 Pf0")
    assert scene.is_over()
    assert scene.score("A") == "Pf0 Ph2 Pf8 Ph9"
    assert scene.score("B") == "Ph1 Ph5"
    assert scene.discard() == "Pf3"


def test_r6_gnomes_and_griffins_displayed_are_won_even_if_cards_are_left_in_hand() -> None:
    """R6 with scoring, step 1: displays go to their seats' piles."""
    scene = Scene(
        "Gn Gr Ph | phase 2 | lead A | A hand Gr9 | B hand Ph2 | reserve Ph Pf7 | B display Gn5 Gr1"
    )
    scene.play("Gr9 Ph2")
    assert scene.is_over()
    assert scene.score("A") == "Gr9 Ph2"
    assert scene.score("B") == "Gn5 Gr1"


def test_a_dwarf_that_loses_to_a_phoenix_brings_no_fire_to_its_new_owner() -> None:
    """Phoenixes: only who played a Phoenix and lost draws, whatever the loser receives."""
    scene = Scene("Dw Ph | phase 2 | lead A | A hand Ph1 Ph2 | B hand Dw9 Dw8 | reserve Ph Pf7")
    scene.play("Ph1 Dw9")
    assert scene.score("B") == "Dw9"
    assert (scene.hand("A"), scene.hand("B")) == ("Ph2", "Dw8")
