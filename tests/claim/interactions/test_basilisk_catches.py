"""What a Basilisk catches, other powers do not divert; but it was still played."""

from __future__ import annotations

import pytest

from claimant.claim.events import LEAD_PASSED
from tests.claim.scene import Scene

# --- with Dwarves ---------------------------------------------------------------------------------


def test_a_caught_dwarf_goes_to_the_catcher_not_to_the_loser() -> None:
    """Basilisks: the card goes at once into the Basilisk player's pile, no other power can divert it."""
    scene = Scene("Dw Bs | phase 2 | lead A | A hand Dw5 Dw1 | B hand Bs5 Bs1")
    scene.play("Dw5 Bs5")
    assert scene.score("B") == "Dw5 Bs5"
    assert scene.score("A") == ""
    assert scene.causes("Dw5") == ["play", "Bs"]


def test_a_dwarf_played_after_a_led_basilisk_goes_to_the_loser() -> None:
    """Basilisks: led, it does nothing special, so the Dwarves' power works."""
    scene = Scene("Dw Bs | phase 2 | lead A | A hand Bs5 Bs1 | B hand Dw5 Dw1")
    scene.play("Bs5 Dw5")
    assert scene.score("A") == "Bs5"
    assert scene.score("B") == "Dw5"
    assert scene.causes("Dw5") == ["play", "Dw"]


def test_a_dwarf_that_escapes_a_basilisk_goes_to_the_loser() -> None:
    """Basilisks: only a card of equal strength is caught."""
    scene = Scene("Dw Bs | phase 2 | lead A | A hand Dw5 Dw1 | B hand Bs6 Bs1")
    scene.play("Dw5 Bs6")
    assert scene.score("A") == "Bs6"
    assert scene.score("B") == "Dw5"


# --- with Trolls ----------------------------------------------------------------------------------


def test_r29_a_caught_troll_is_the_tricks_one_troll() -> None:
    """R29: no other Troll is taken from the table, so that at most one per trick is won."""
    scene = Scene("Tr Bs | phase 2 | lead A | A hand Tr5 Tr1 | B hand Bs5 Bs1 | table Tr3 Tr9")
    scene.play("Tr5 Bs5")
    assert scene.score("B") == "Tr5 Bs5"
    assert scene.table() == "Tr3 Tr9"
    assert scene.causes("Tr5") == ["play", "Bs"]


def test_r29_the_next_trick_takes_from_the_table_again() -> None:
    """R29 is about the trick of the catch only."""
    scene = Scene("Tr Bs | phase 2 | lead A | A hand Tr5 Bs2 Tr1 | B hand Bs5 Bs3 Bs1 | table Tr3 Tr9")
    scene.play("Tr5 Bs5 Bs3 Bs2")
    assert scene.score("B") == "Tr5 Tr9 Bs2 Bs3 Bs5"
    assert scene.table() == "Tr3"


def test_r29_in_the_last_trick_the_catcher_takes_all_trolls_as_well() -> None:
    """R29: except in the last trick, whose winner takes all that are left."""
    scene = Scene("Tr Bs | phase 2 | lead A | A hand Tr5 | B hand Bs5 | table Tr3 Tr9")
    scene.play("Tr5 Bs5")
    assert scene.is_over()
    assert scene.score("B") == "Tr3 Tr5 Tr9 Bs5"
    assert scene.causes("Tr9") == ["Tr"]


def test_r29_a_catch_of_another_faction_leaves_the_trick_its_troll() -> None:
    """R29: a caught card that is no Troll does not count as the trick's Troll."""
    scene = Scene("Tr Bs Do | phase 2 | lead A | A hand Do5 Tr1 | B hand Bs5 Bs1 | table Tr3 Tr9")
    scene.play("Do5 Bs5")
    assert scene.score("B") == "Tr9 Bs5 Do5"
    assert scene.table() == "Tr3"


def test_r29_a_troll_that_is_not_caught_goes_to_the_table_first() -> None:
    """R29: the highest of all Trolls on the table is taken, not the one that was played."""
    scene = Scene("Tr Bs | phase 2 | lead A | A hand Tr5 Tr1 | B hand Bs6 Bs1 | table Tr9")
    scene.play("Tr5 Bs6")
    assert scene.score("A") == "Tr9 Bs6"
    assert scene.table() == "Tr5"


def test_a_troll_caught_in_phase_1_is_won_at_once() -> None:
    """Basilisks work in both phases, Trolls only in phase 2."""
    scene = Scene("Tr Bs | phase 1 | lead A | A hand Tr5 Tr1 | B hand Bs5 Bs1 | prizes Tr9 | deck Tr8 Tr7")
    scene.play("Tr5 Bs5")
    assert scene.score("B") == "Tr5"
    assert scene.table() == ""


# --- with Undead ----------------------------------------------------------------------------------


def test_in_phase_1_a_caught_undead_is_won_by_the_catch() -> None:
    """Basilisks: the catch comes first; the Undead's power would have brought the card to the same pile."""
    scene = Scene("Un Bs | phase 1 | lead A | A hand Un5 Un1 | B hand Bs5 Bs1 | prizes Un9 | deck Un8 Un7")
    scene.play("Un5 Bs5")
    assert scene.score("B") == "Un5"
    assert scene.causes("Un5") == ["play", "Bs"]
    assert scene.discard() == "Bs5"


def test_in_phase_2_a_caught_undead_is_won_by_the_catch() -> None:
    """Basilisks: in both phases."""
    scene = Scene("Un Bs | phase 2 | lead A | A hand Un5 Un1 | B hand Bs5 Bs1")
    scene.play("Un5 Bs5")
    assert scene.score("B") == "Un5 Bs5"
    assert scene.causes("Un5") == ["play", "Bs"]


def test_an_undead_thrown_on_a_led_basilisk_goes_to_the_winner_by_its_own_power() -> None:
    """Undead: every Undead played in phase 1 goes to the trick's winner, the Basilisk is discarded."""
    scene = Scene("Un Bs | phase 1 | lead A | A hand Bs5 Bs1 | B hand Un5 Un1 | prizes Un9 | deck Un8 Un7")
    scene.play("Bs5 Un5")
    assert scene.score("A") == "Un5"
    assert scene.causes("Un5") == ["play", "Un"]
    assert scene.discard() == "Bs5"


# --- with Gnomes and Giants -----------------------------------------------------------------------


def test_r7_a_caught_gnome_goes_to_the_score_pile() -> None:
    """R7: not to the display."""
    scene = Scene("Gn Bs | phase 2 | lead A | A hand Gn5 Gn1 | B hand Bs5 Bs1")
    scene.play("Gn5 Bs5")
    assert scene.score("B") == "Gn5 Bs5"
    assert scene.display("B") == ""
    assert scene.causes("Gn5") == ["play", "Bs"]


def test_r7_a_caught_gnome_is_safe_from_giants() -> None:
    """R7: Giants remove Gnomes from displays only."""
    scene = Scene("Gi Gn Bs | phase 2 | lead A | A hand Gn5 Gi5 Gi1 | B hand Bs5 Gi3 Bs1 | B display Gn3")
    scene.play("Gn5 Bs5 Gi3 Gi5")
    assert scene.last_winner() == "A"
    assert scene.score("B") == "Gn5 Bs5"
    assert scene.display("B") == ""
    assert scene.discard() == "Gn3"


def test_a_gnome_thrown_on_a_led_basilisk_lies_in_the_display() -> None:
    """Gnomes: won without a catch they lie open."""
    scene = Scene("Gn Bs | phase 2 | lead A | A hand Bs5 Bs1 | B hand Gn5 Gn1")
    scene.play("Bs5 Gn5")
    assert scene.display("A") == "Gn5"


def test_a_caught_giant_still_removes_a_gnome() -> None:
    """Basilisks: it was still played; the winner, the catcher, removes from the opponent's display."""
    scene = Scene(
        "Gi Gn Bs | phase 2 | lead A | A hand Gi7 Bs0 | B hand Bs7 Bs1 | A display Gn7 Gn5 | B display Gn7"
    )
    scene.play("Gi7 Bs7")
    assert scene.score("B") == "Gi7 Bs7"
    assert scene.display("A") == "Gn5"
    assert scene.display("B") == "Gn7"
    assert scene.discard() == "Gn7"
    assert scene.causes("Gn7") == ["Gi"]


def test_a_giant_caught_in_phase_1_removes_nothing() -> None:
    """Giants work in phase 2."""
    scene = Scene(
        "Gi Gn Bs | phase 1 | lead A | A hand Gi7 Bs0 | B hand Bs7 Bs1 | prizes Gn1 | deck Gn3 Gn5"
        " | A display Gn7"
    )
    scene.play("Gi7 Bs7")
    assert scene.score("B") == "Gi7"
    assert scene.display("A") == "Gn7"


# --- with Griffins and Unicorns: equality is of strengths (R15) -----------------------------------


def test_a_griffin_caught_in_phase_2_lies_in_the_display() -> None:
    """Griffins: those won in phase 2, also by a Basilisk's catch."""
    scene = Scene("Go Gr Bs | phase 2 | lead A | A hand Gr3 Go9 | B hand Bs3 Go3")
    scene.play("Gr3 Bs3")
    assert scene.display("B") == "Gr3"
    assert scene.score("B") == "Bs3"
    assert scene.causes("Gr3") == ["play", "Bs", "Gr"]
    assert scene.strength("B", "Go3") == 8


def test_a_griffin_caught_in_phase_1_gives_nothing() -> None:
    """Griffins: one caught in phase 1 lies in the score pile, in phase 2 too, and only counts."""
    scene = Scene("Go Gr Bs | phase 1 | lead A | A hand Gr3 | B hand Bs3 | prizes Go3 | deck Go9")
    scene.play("Gr3 Bs3")
    assert scene.state.phase == 2
    assert scene.score("B") == "Gr3"
    assert scene.display("B") == ""
    assert scene.strength("B", "Go3") == 3
    scene.play("Go3 Go9")
    assert scene.voted_for("Gr") == "B"


def test_r15_a_griffin_of_the_catcher_makes_its_basilisk_equal() -> None:
    """R15: Basilisk 2 with 5 more is as strong as Goblin 7."""
    scene = Scene("Go Gr Bs | phase 2 | lead A | A hand Go7 Go1 | B hand Bs2 Bs1 | B display Gr2")
    scene.play("Go7 Bs2")
    assert scene.last_winner() == "B"
    assert scene.causes("Go7") == ["play", "Bs"]


def test_r15_equal_values_of_unequal_strength_are_not_caught() -> None:
    """R15: a Griffin makes the led Goblin stronger than a Basilisk of the same value."""
    scene = Scene("Go Gr Bs | phase 2 | lead A | A hand Go3 Go1 | B hand Bs3 Bs1 | A display Gr3")
    scene.play("Go3 Bs3")
    assert scene.last_winner() == "A"
    scene = Scene("Go Gr Bs | phase 2 | lead A | A hand Go3 Go1 | B hand Bs8 Bs1 | A display Gr3")
    scene.play("Go3 Bs8")
    assert scene.last_winner() == "B"


@pytest.mark.parametrize(
    ("basilisk", "piles", "catches"),
    [
        ("Bs5", "", True),
        ("Bs5", "A score Uc0", False),
        ("Bs6", "A score Uc0", True),
        ("Bs5", "B score Uc0", False),
        ("Bs4", "B score Uc0", True),
        ("Bs5", "A score Uc0 | B score Uc1", True),
        ("Bs3", "A score Uc0 | B score Uc1 Uc2 Uc3", True),
    ],
)
def test_r15_unicorns_of_both_seats_count_for_the_equality(
    basilisk: str, piles: str, catches: bool
) -> None:
    """R15: strength, not value, is compared with the led Goblin 5."""
    scene = Scene(f"Go Uc Bs | phase 2 | lead A | A hand Go5 Go1 | B hand {basilisk} Bs1 | {piles}")
    scene.play(f"Go5 {basilisk}")
    assert scene.last_winner() == ("B" if catches else "A")
    assert scene.causes("Go5") == ["play", "Bs" if catches else "collect"]


def test_r15_a_led_unicorn_has_no_bonus_but_the_basilisk_has() -> None:
    """Unicorns strengthen every card that is not a Unicorn."""
    scene = Scene(
        "Go Uc Bs | phase 2 | lead A | A hand Uc5 Go1 | B hand Bs4 Go2 | A score Uc1 | B score Uc0"
    )
    scene.play("Uc5 Bs4")
    assert scene.last_winner() == "B"
    assert scene.score("B") == "Uc0 Uc5 Bs4"
    assert scene.leader() == "B"


def test_r15_a_unicorn_caught_in_this_trick_does_not_undo_the_catch() -> None:
    """The trick is decided before anything is collected: the catcher still leads."""
    scene = Scene("Go Uc Bs | phase 2 | lead A | A hand Uc5 Go1 | B hand Bs5 Go2")
    scene.play("Uc5 Bs5")
    assert scene.leader() == "B"
    assert scene.score("B") == "Uc5 Bs5"
    assert scene.strength("B", "Go2") == 3


def test_a_unicorn_caught_in_phase_1_strengthens_in_phase_2() -> None:
    """Unicorns: also one caught in phase 1, but only in phase 2."""
    scene = Scene(
        "Go Uc Bs | phase 1 | lead A | A hand Uc5 Go1 | B hand Bs5 Go2 | prizes Go7 | deck Go8 Go6 Go5"
    )
    scene.play("Uc5 Bs5")
    assert scene.score("B") == "Uc5"
    assert scene.strength("B", "Go2") == 2
    scene.play("Go2 Go1")
    assert scene.state.phase == 2
    assert scene.strength("B", "Go6") == 7


# --- with Basilisks, Phoenixes, Dragons -----------------------------------------------------------


def test_r34_a_basilisk_catches_a_led_basilisk_of_equal_strength() -> None:
    """R34; two Basilisks are equal only by a bonus, here a Griffin's."""
    scene = Scene("Gr Bs | phase 2 | lead A | A hand Bs7 Gr0 | B hand Bs2 Gr1 | B display Gr2")
    scene.play("Bs7 Bs2")
    assert scene.last_winner() == "B"
    assert scene.score("B") == "Bs2 Bs7"
    assert scene.causes("Bs7") == ["play", "Bs"]
    assert scene.causes("Bs2") == ["play", "collect"]


def test_r34_by_a_unicorn_too() -> None:
    """R34 with R15: equal strength, whatever brings it about."""
    scene = Scene("Uc Bs | phase 2 | lead A | A hand Bs7 Uc0 | B hand Bs6 Uc1 | B score Uc2")
    scene.play("Bs7 Bs6")
    assert scene.last_winner() == "B"
    assert scene.causes("Bs7") == ["play", "Bs"]


def test_r34_a_led_basilisk_does_not_catch_the_second_one() -> None:
    """R34: led, a Basilisk does nothing special; the stronger one simply wins."""
    scene = Scene("Uc Bs | phase 2 | lead A | A hand Bs7 Uc0 | B hand Bs6 Uc1")
    scene.play("Bs7 Bs6")
    assert scene.last_winner() == "A"
    assert scene.causes("Bs6") == ["play", "collect"]


def test_the_player_of_a_caught_phoenix_draws_a_fire() -> None:
    """Basilisks: the caught card was still played."""
    scene = Scene("Ph Bs | phase 2 | lead A | A hand Ph5 Ph1 | B hand Bs5 Bs1 | reserve Ph Pf9")
    scene.play("Ph5 Bs5")
    assert scene.score("B") == "Ph5 Bs5"
    assert scene.hand("A") == "Ph1 Pf9"
    assert scene.causes("Pf9") == ["Ph"]


def test_a_fire_is_caught_like_a_phoenix() -> None:
    """Fires are Phoenixes in every way."""
    scene = Scene("Ph Bs | phase 2 | lead A | A hand Pf5 Ph1 | B hand Bs5 Bs1 | reserve Ph Pf9")
    scene.play("Pf5 Bs5")
    assert scene.score("B") == "Pf5 Bs5"
    assert scene.hand("A") == "Ph1 Pf9"


def test_the_player_of_a_phoenix_caught_in_phase_1_draws_nothing() -> None:
    """Phoenixes work in phase 2."""
    scene = Scene(
        "Ph Bs | phase 1 | lead A | A hand Ph5 Ph1 | B hand Bs5 Bs1 | prizes Ph9 | deck Ph8 Ph7"
        " | reserve Ph Pf9"
    )
    scene.play("Ph5 Bs5")
    assert scene.hand("A") == "Ph1"
    assert scene.score("B") == "Ph5"


@pytest.mark.parametrize("phase", [1, 2])
def test_after_a_catch_the_basilisk_leads_not_the_caught_dragon(phase: int) -> None:
    """Dragons: a led Dragon does not take the next lead; Basilisks: the catcher leads."""
    scene = Scene(
        f"Dr Bs | phase {phase} | lead A | A hand Dr5 Dr1 | B hand Bs5 Bs1 | prizes Dr9 | deck Dr8 Dr7"
    )
    scene.play("Dr5 Bs5")
    assert scene.leader() == "B"
    assert scene.causes("Dr5") == ["play", "Bs"]


@pytest.mark.parametrize("phase", [1, 2])
def test_a_dragon_played_after_a_led_basilisk_takes_the_lead(phase: int) -> None:
    """Dragons: not as leader, whether or not it won; Basilisks: led, nothing special."""
    scene = Scene(
        f"Dr Bs | phase {phase} | lead A | A hand Bs5 Bs1 | B hand Dr5 Dr1 | prizes Dr9 | deck Dr8 Dr7"
    )
    scene.play("Bs5 Dr5")
    assert scene.last_winner() == "A"
    assert scene.leader() == "B"
    assert [event.cause for event in scene.log if event.kind == LEAD_PASSED] == ["Dr"]


# --- with what is won *with* a card ---------------------------------------------------------------


def test_r35_a_caught_automaton_winds_up_nothing() -> None:
    """R35: the trick was won with the Basilisk."""
    scene = Scene(
        "Au Bs | phase 1 | lead A | A hand Au5 Au1 | B hand Bs5 Bs1 | prizes Au9 | deck Au8 Au7 Au6"
    )
    scene.play("Au5 Bs5")
    assert scene.score("B") == "Au5"
    assert scene.to_act() == "B"
    assert scene.legal("B") == "Bs1"


def test_r9_a_caught_seer_sees_nothing() -> None:
    """R9: the trick was won with the Basilisk."""
    scene = Scene(
        "Se Bs | phase 1 | lead A | A hand Se5 Se1 | B hand Bs5 Bs1 | prizes Se9 | deck Se8 Se7 Se6"
    )
    scene.play("Se5 Bs5")
    assert scene.followers("B") == "Se9"
    assert scene.followers("A") == "Se8"
    assert not scene.knows("B", "Se8")


def test_a_knight_on_a_goblin_of_its_value_wins_without_catching() -> None:
    """Basilisks: only a Basilisk catches its equal; the Goblin is discarded as usual."""
    scene = Scene(
        "Go Kn Bs | phase 1 | lead A | A hand Go5 Go1 | B hand Kn5 Bs1 | prizes Go9 | deck Go8 Go7"
    )
    scene.play("Go5 Kn5")
    assert scene.last_winner() == "B"
    assert scene.discard() == "Go5 Kn5"
