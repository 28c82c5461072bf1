"""Doppelgängers with every other faction: they follow and fight as it, and nothing else."""

from __future__ import annotations

import pytest

from claimant.claim.sets import FACTIONS
from claimant.claim.state import PLAY, TAKE
from tests.claim.scene import Scene

OTHERS = [code for code in FACTIONS if code != "Do"]
"""Each of them has cards of the values 5, 7 and 9."""


def duel(code: str, doppelganger: str, phase: int) -> Scene:
    """A leads the 5 of a faction, and B plays a Doppelgänger on it; one more trick is to come.

    If A has won with a Seer, it takes the prize.
    """
    scene = Scene(
        f"{code} Do | phase {phase} | lead A | A hand {code}5 Do0 | B hand {code}7 {doppelganger}"
        " | prizes Do1 | deck Do2 Do3 Do9"
    )
    scene.play(f"{code}5 {doppelganger}")
    return scene.play("+Do1") if scene.state.asking == TAKE else scene


def test_nineteen_other_factions_are_known() -> None:
    assert len(OTHERS) == 19


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("phase", [1, 2])
def test_it_may_be_played_instead_of_following(code: str, phase: int) -> None:
    scene = Scene(
        f"{code} Do | phase {phase} | lead A | A hand {code}5 Do0 | B hand {code}7 Do4 Do6"
        " | prizes Do1 | deck Do2 Do3 Do9"
    )
    assert scene.play(f"{code}5").legal("B") == f"{code}7 Do4 Do6"


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.parametrize(("doppelganger", "winner"), [("Do4", "A"), ("Do5", "A"), ("Do6", "B")])
def test_it_fights_as_the_led_faction(code: str, phase: int, doppelganger: str, winner: str) -> None:
    assert duel(code, doppelganger, phase).last_winner() == winner


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("doppelganger", ["Do4", "Do5", "Do6"])
def test_it_takes_on_no_power_in_phase_1(code: str, doppelganger: str) -> None:
    """It is discarded; winning it winds up and foresees nothing, losing it seizes no lead."""
    scene = duel(code, doppelganger, phase=1)
    assert doppelganger in scene.discard().split()
    assert scene.causes(doppelganger) == ["play", "collect"]
    assert scene.leader() == scene.to_act() == scene.last_winner()
    if doppelganger == "Do6":
        assert scene.state.asking == PLAY
        assert scene.followers("B") == "Do1"
        assert not scene.knows("B", "Do2")


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("doppelganger", ["Do4", "Do5", "Do6"])
def test_it_takes_on_no_power_in_phase_2(code: str, doppelganger: str) -> None:
    """It goes to the winner's score pile; it seizes no lead, and its player draws nothing."""
    scene = duel(code, doppelganger, phase=2)
    winner = scene.last_winner()
    assert doppelganger in scene.score(winner).split()
    assert scene.causes(doppelganger) == ["play", "collect"]
    assert scene.leader() == scene.to_act() == winner
    assert scene.hand("B") == f"{code}7"
    assert scene.table() == ""


@pytest.mark.parametrize("code", OTHERS)
def test_when_won_it_lends_no_strength(code: str) -> None:
    scene = duel(code, "Do4", phase=2)
    assert scene.strength("A", "Do3") == 3 + (1 if code == "Uc" else 0)
    assert scene.strength("A", f"{code}7") == 7


@pytest.mark.parametrize("code", OTHERS)
def test_it_scores_as_a_doppelganger(code: str) -> None:
    scene = Scene(f"{code} Do | phase 2 | lead A | A hand {code}5 | B hand Do6")
    scene.play(f"{code}5 Do6")
    assert [[card.code for card in count.cards] for count in scene.vote("Do").counts] == [[], ["Do6"]]
    assert [count.number for count in scene.vote("Do").counts] == [0, 1]
    for count in scene.vote(code).counts:
        assert not [card for card in count.cards if card.faction.code == "Do"]
        assert count.extra == []


@pytest.mark.parametrize("code", [code for code in OTHERS if code != "Bs"])
def test_when_it_is_led_the_others_do_not_follow(code: str) -> None:
    """If a Doppelgänger is led, the led faction is Doppelgängers."""
    scene = Scene(f"{code} Do | phase 2 | lead A | A hand Do0 Do1 | B hand {code}9 {code}5 Do8")
    scene.play("Do0")
    assert scene.legal("B") == "Do8"

    scene = Scene(f"{code} Do | phase 2 | lead A | A hand Do0 Do1 | B hand {code}9 {code}5")
    scene.play(f"Do0 {code}9")
    assert scene.last_winner() == "A"


# --- with Knights ---------------------------------------------------------------------------------


def test_a_goblin_holder_may_play_a_doppelganger_but_no_knight_on_a_goblin() -> None:
    """Knights: following still binds; Doppelgängers: may be played instead of following."""
    scene = Scene("Go Kn Do | phase 2 | lead A | A hand Go5 Go1 | B hand Go2 Kn9 Do3")
    assert scene.play("Go5").legal("B") == "Go2 Do3"


def test_a_doppelganger_on_a_goblin_is_no_knight() -> None:
    """Doppelgängers never take on a power: a lower one does not beat the Goblin."""
    scene = Scene("Go Kn Do | phase 2 | lead A | A hand Go9 Go1 | B hand Do8 Kn2")
    assert scene.play("Go9 Do8").last_winner() == "A"


def test_a_knight_does_not_beat_a_led_doppelganger() -> None:
    """Worked example: Kn9 on a led Do0 loses; a led Doppelgänger is no Goblin."""
    scene = Scene("Go Kn Do | phase 2 | lead A | A hand Do0 Go1 | B hand Kn9 Go2")
    assert scene.play("Do0 Kn9").last_winner() == "A"


def test_a_doppelganger_for_a_led_knight_does_not_beat_goblins_whatever_the_strength() -> None:
    """A Doppelgänger on a led Knight fights as a Knight by its strength only."""
    scene = Scene("Go Kn Do | phase 2 | lead A | A hand Kn5 Go1 | B hand Do6 Go2")
    assert scene.play("Kn5 Do6").last_winner() == "B"


def test_r32_with_three_players_any_knight_ranks_above_a_doppelganger_on_a_goblin() -> None:
    """R32: first the Knights, then Goblins and Doppelgängers by strength."""
    scene = Scene(
        "Go Kn Do | phase 1 | lead A | A hand Go8 Go1 | B hand Do9 Go2 | C hand Kn2 Kn3"
        " | prizes Go3 Go4 | deck Go5 Go6 Go7 Kn4",
        players=3,
    )
    scene.play("Go8 Do9 Kn2")
    assert scene.to_act() == "C"
    scene.play("+Go3")
    assert [scene.followers(seat) for seat in "CBA"] == ["Go3", "Go4", "Go5"]


# --- with Undead ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("doppelganger", "winner"), [("Do4", "A"), ("Do6", "B")])
def test_in_phase_1_a_doppelganger_after_an_undead_is_discarded(doppelganger: str, winner: str) -> None:
    """Doppelgängers: after an Undead it is discarded, while the Undead goes to the winner."""
    scene = Scene(
        f"Un Do | phase 1 | lead A | A hand Un5 Un1 | B hand {doppelganger} Do1 | prizes Un9 | deck Un8 Un7"
    )
    scene.play(f"Un5 {doppelganger}")
    assert scene.score(winner) == "Un5"
    assert scene.discard() == doppelganger


def test_in_phase_1_an_undead_thrown_on_a_doppelganger_goes_to_its_player() -> None:
    """Undead: whoever played it and whether or not it followed."""
    scene = Scene("Un Do | phase 1 | lead A | A hand Do0 Do1 | B hand Un5 Un1 | prizes Un9 | deck Un8 Un7")
    scene.play("Do0 Un5")
    assert scene.score("A") == "Un5"
    assert scene.discard() == "Do0"


# --- with Dwarves ---------------------------------------------------------------------------------


def test_in_phase_2_a_doppelganger_that_beats_a_dwarf_goes_to_the_winner() -> None:
    """Doppelgängers: after a Dwarf it goes to the winner; the Dwarf goes to the loser."""
    scene = Scene("Dw Do | phase 2 | lead A | A hand Dw5 Dw1 | B hand Do6 Do1")
    scene.play("Dw5 Do6")
    assert (scene.score("A"), scene.score("B")) == ("Dw5", "Do6")


def test_in_phase_2_a_doppelganger_that_loses_to_a_dwarf_goes_to_the_winner() -> None:
    """Doppelgängers: after a Dwarf it goes to the winner, who led that Dwarf; its own goes to the loser."""
    scene = Scene("Dw Do | phase 2 | lead A | A hand Dw5 Dw1 | B hand Do4 Do1")
    scene.play("Dw5 Do4")
    assert (scene.score("A"), scene.score("B")) == ("Do4", "Dw5")


def test_with_three_players_a_doppelganger_can_be_the_lowest_card_that_gets_the_dwarves() -> None:
    """Dwarves, 3-4 players: to the seat whose card has the lowest strength, whatever its faction."""
    scene = Scene(
        "Dw Do | phase 2 | lead A | A hand Dw5 Dw1 | B hand Do0 Do1 | C hand Dw7 Dw2",
        players=3,
    )
    scene.play("Dw5 Do0 Dw7")
    assert scene.score("B") == "Dw5 Dw7"
    assert scene.score("C") == "Do0"
