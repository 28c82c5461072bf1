"""Automatic tricks meet powers that look at played cards, at the deck or at the lead."""

from __future__ import annotations

from claimant.claim.events import LEAD_PASSED
from tests.claim.scene import Scene


def test_r8_a_dragon_played_just_before_an_automatic_trick_has_no_effect() -> None:
    """R8: the automatic trick's winner leads, before it, in it and after it."""
    scene = Scene(
        "Dr Au | phase 1 | lead A | A hand Au9 Au1 Au2 | B hand Dr9 Dr1 Dr2 | prizes Dr8"
        " | deck Dr3 Dr4 Dr5 Dr6 Dr7"
    )
    scene.play("Au9 Dr9")
    assert scene.to_act() == "A"
    scene.play("-Au1 -Dr1")
    assert scene.last_winner() == "A"
    assert scene.leader() == scene.to_act() == "A"
    assert scene.followers("A") == "Dr4 Dr8"


def test_r8_the_story_does_not_end_with_the_lead_of_a_dragon_that_has_no_effect() -> None:
    """R8: whatever is told, the last word before the automatic trick is that its winner leads."""
    scene = Scene(
        "Dr Au | phase 1 | lead A | A hand Au9 Au1 | B hand Dr9 Dr1 | prizes Dr8 | deck Dr3 Dr4 Dr5"
    )
    scene.play("Au9 Dr9")
    assert scene.view("B").leader == 0
    assert [event.seat for event in scene.log if event.kind == LEAD_PASSED][-1] == 0


def test_r8_with_three_players_a_dragon_before_an_automatic_trick_has_no_effect() -> None:
    """R8 with R12: neither the lead nor the order of taking follows the Dragon."""
    scene = Scene(
        "Dr Au Do | phase 1 | lead A | A hand Au9 Au1 Au2 | B hand Dr9 Dr1 Dr2 | C hand Dr8 Dr3 Dr4"
        " | prizes Do0 Do1 | deck Do2 Do3 Do4 Do5 Do6 Do7 Do8",
        players=3,
    )
    scene.play("Au9 Dr9 Dr8 +Do0")
    assert scene.to_act() == "A"
    scene.play("-Au1 -Dr1 -Dr3")
    assert scene.legal("A") == "+Do3 +Do4"
    scene.play("+Do4")
    assert [scene.followers(seat) for seat in "ABC"] == ["Do0 Do4", "Do1 Do3", "Do2 Do5"]
    assert scene.leader() == "A"


def test_r11_a_dragon_laid_down_does_not_take_the_lead() -> None:
    """R11: the face-down cards are not played, no power works."""
    scene = Scene(
        "Dr Au | phase 1 | lead A | A hand Au9 Dr1 Dr2 | B hand Au3 Dr9 Dr8 | prizes Dr0"
        " | deck Dr3 Dr4 Dr5 Dr6 Dr7"
    )
    scene.play("Au9 Au3 -Dr1 -Dr9")
    assert scene.leader() == scene.to_act() == "A"


def test_r30_with_no_trick_left_a_dragon_leads_phase_2_though_an_automaton_won() -> None:
    """No trick left in phase 1: nothing happens; R30: a Dragon's lead reaches into phase 2."""
    scene = Scene("Dr Au | phase 1 | lead A | A hand Au9 | B hand Dr9 | prizes Dr8 | deck Dr3")
    scene.play("Au9 Dr9")
    assert scene.state.phase == 2
    assert scene.last_winner() == "A"
    assert scene.leader() == scene.to_act() == "B"


def test_in_phase_2_a_dragon_on_a_winning_automaton_takes_the_lead() -> None:
    """R8 is about automatic tricks only, and there are none in phase 2."""
    scene = Scene("Dr Au | phase 2 | lead A | A hand Au9 Au1 | B hand Dr9 Dr1")
    scene.play("Au9 Dr9")
    assert scene.last_winner() == "A"
    assert scene.leader() == "B"


def test_r11_a_seer_laid_down_by_the_winner_sees_nothing() -> None:
    """R11: the automatic trick is not won with any card."""
    scene = Scene(
        "Se Au Do | phase 1 | lead A | A hand Au9 Se9 Se8 | B hand Au3 Se1 Se2 | prizes Do0"
        " | deck Do2 Do3 Do4 Do5 Do6"
    )
    scene.play("Au9 Au3 -Se9 -Se1")
    assert scene.followers("A") == "Do0 Do3"
    assert scene.followers("B") == "Do2 Do4"
    assert not scene.knows("A", "Do4")


def test_r11_with_three_players_a_seer_laid_down_by_the_winner_sees_nothing() -> None:
    """R11 with R12: the winner chooses between the two prizes, not the top of the deck."""
    scene = Scene(
        "Se Au Do | phase 1 | lead A | A hand Au9 Se9 Se8 | B hand Au3 Se1 Se2 | C hand Au4 Se3 Se4"
        " | prizes Do0 Do1 | deck Do2 Do3 Do4 Do5 Do6 Do7 Do8",
        players=3,
    )
    scene.play("Au9 Au3 Au4 +Do0 -Se9 -Se1 -Se3")
    assert scene.legal("A") == "+Do3 +Do4"
    scene.play("+Do3")
    assert [scene.followers(seat) for seat in "ABC"] == ["Do0 Do3", "Do2 Do4", "Do1 Do5"]


def test_a_seer_that_loses_to_an_automaton_sees_nothing() -> None:
    """R9: won with a Seer; here the Automaton has won, and the automatic trick follows."""
    scene = Scene(
        "Se Au | phase 1 | lead A | A hand Au9 Se9 | B hand Se3 Se1 | prizes Au0 | deck Au1 Au2 Au3"
    )
    scene.play("Au9 Se3")
    assert scene.followers("A") == "Au0"
    assert scene.prizes() == "Au2"
    assert scene.legal("A") == "-Se9"
    assert not scene.knows("A", "Au3")


def test_a_trick_won_with_a_seer_is_followed_by_an_ordinary_one() -> None:
    """R35: only an Automaton that wins winds up; the Seer's winner looks and chooses as always."""
    scene = Scene(
        "Se Au | phase 1 | lead A | A hand Se9 Au8 | B hand Au9 Se1 | prizes Au0 | deck Au1 Au2 Au3"
    )
    scene.play("Se9 Se1")
    assert scene.legal("A") == "+Au0 +deck"
    scene.play("+deck")
    assert scene.followers("A") == "Au1"
    assert scene.legal("A") == "Au8"


def test_the_trick_after_an_automatic_one_lets_seers_see_again() -> None:
    """R11 silences powers in the automatic trick only."""
    scene = Scene(
        "Se Au Do | phase 1 | lead A | A hand Au9 Do9 Se8 | B hand Au3 Do1 Se2 | prizes Do0"
        " | deck Do2 Do3 Do4 Do5 Do6"
    )
    scene.play("Au9 Au3 -Do9 -Do1 Se8 Se2")
    assert scene.legal("A") == "+Do5 +deck"
    assert scene.knows("A", "Do6")


def test_r11_undead_laid_down_are_won_by_nobody_but_those_played_before_are() -> None:
    """Undead: every Undead *played* goes to the winner; those laid down were not played."""
    scene = Scene(
        "Un Au | phase 1 | lead A | A hand Au9 Un9 Un8 | B hand Un3 Un1 Un2 | prizes Au0"
        " | deck Au1 Au2 Au4 Au5 Au6"
    )
    scene.play("Au9 Un3 -Un9 -Un1")
    assert scene.score("A") == "Un3"
    assert (scene.buried("A"), scene.buried("B")) == ("Un9", "Un1")


def test_r11_in_an_automatic_trick_a_basilisk_catches_nothing() -> None:
    """R11: two cards of one value lie face down, and neither was played after the other."""
    scene = Scene(
        "Au Bs Do | phase 1 | lead A | A hand Au9 Do5 Do1 | B hand Au3 Bs5 Bs1 | prizes Do0"
        " | deck Do2 Do3 Do4 Do6 Do7"
    )
    scene.play("Au9 Au3 -Do5 -Bs5")
    assert (scene.score("A"), scene.score("B")) == ("", "")
    assert scene.leader() == "A"
