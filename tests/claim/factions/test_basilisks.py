"""Basilisks: played after a card of equal strength they win it."""

from __future__ import annotations

import pytest

from claimant.claim.sets import find_faction
from tests.claim.scene import Scene


def test_basilisks_are_ten_cards_from_0_to_9() -> None:
    assert find_faction("Basilisks").values == (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)


def test_r5_basilisks_are_for_two_players() -> None:
    assert find_faction("Basilisks").most_players == 2


def test_played_after_a_card_of_equal_strength_it_wins_and_leads() -> None:
    scene = Scene("Go Bs | phase 2 | lead A | A hand Go5 Go1 | B hand Bs5 Bs1")
    scene.play("Go5 Bs5")
    assert scene.last_winner() == "B"
    assert scene.leader() == scene.to_act() == "B"


def test_the_caught_card_goes_at_once_into_the_catchers_score_pile() -> None:
    scene = Scene("Go Bs | phase 2 | lead A | A hand Go5 Go1 | B hand Bs5 Bs1")
    scene.play("Go5 Bs5")
    assert scene.score("B") == "Go5 Bs5"
    assert scene.causes("Go5") == ["play", "Bs"]
    moved = [event.cards[0] for event in scene.log if event.target == "score"]
    assert moved == ["Go5", "Bs5"]


def test_in_phase_1_the_caught_card_is_won_and_the_basilisk_discarded() -> None:
    scene = Scene("Go Bs | phase 1 | lead A | A hand Go5 Go1 | B hand Bs5 Bs1 | prizes Go9 | deck Go8 Go7")
    scene.play("Go5 Bs5")
    assert scene.score("B") == "Go5"
    assert scene.discard() == "Bs5"
    assert scene.causes("Go5") == ["play", "Bs"]
    assert scene.causes("Bs5") == ["play", "collect"]
    assert scene.followers("B") == "Go9"
    assert scene.followers("A") == "Go8"
    assert scene.leader() == "B"


def test_what_was_caught_in_phase_1_counts_at_the_end() -> None:
    scene = Scene("Go Bs | phase 1 | lead A | A hand Go5 | B hand Bs5 | prizes Bs9 | deck Bs8")
    scene.play("Go5 Bs5 Bs9 Bs8")
    assert scene.is_over()
    assert scene.voted_for("Go") == "B"


def test_what_was_caught_is_open_to_everybody() -> None:
    scene = Scene("Go Bs | phase 1 | lead A | A hand Go5 Go1 | B hand Bs5 Bs1 | prizes Go9 | deck Go8 Go7")
    scene.play("Go5 Bs5")
    assert [card.code for card in scene.view("A").seats[1].score_pile] == ["Go5"]


@pytest.mark.parametrize("phase", [1, 2])
def test_following_still_binds(phase: int) -> None:
    scene = Scene(
        f"Go Bs | phase {phase} | lead A | A hand Go5 Go1 | B hand Bs5 Go2 | prizes Go9 | deck Go8 Go7"
    )
    scene.play("Go5")
    assert scene.legal("B") == "Go2"


@pytest.mark.parametrize("basilisk", ["Bs4", "Bs6", "Bs9"])
def test_of_another_strength_it_catches_nothing_and_loses_unless_it_follows(basilisk: str) -> None:
    scene = Scene(f"Go Bs | phase 2 | lead A | A hand Go5 Go1 | B hand {basilisk} Bs1")
    scene.play(f"Go5 {basilisk}")
    assert scene.last_winner() == "A"
    assert scene.score("A") == f"Go5 {basilisk}"
    assert scene.causes("Go5") == ["play", "collect"]


def test_a_stronger_basilisk_that_follows_wins_without_catching() -> None:
    scene = Scene("Go Bs | phase 1 | lead A | A hand Bs3 Go1 | B hand Bs5 Go2 | prizes Go9 | deck Go8 Go7")
    scene.play("Bs3 Bs5")
    assert scene.last_winner() == "B"
    assert scene.score("B") == ""
    assert scene.discard() == "Bs3 Bs5"


@pytest.mark.parametrize("phase", [1, 2])
def test_led_it_does_nothing_special(phase: int) -> None:
    scene = Scene(
        f"Go Bs | phase {phase} | lead A | A hand Bs5 Go1 | B hand Go5 Go2 | prizes Go9 | deck Go8 Go7"
    )
    scene.play("Bs5 Go5")
    assert scene.last_winner() == "A"
    assert scene.causes("Go5") == ["play", "collect"]
    assert (scene.score("A"), scene.discard()) == (("", "Go5 Bs5") if phase == 1 else ("Go5 Bs5", ""))


def test_a_led_doppelganger_is_caught_like_any_card() -> None:
    scene = Scene("Bs Do | phase 1 | lead A | A hand Do5 Do1 | B hand Bs5 Bs1 | prizes Do9 | deck Do8 Do7")
    scene.play("Do5 Bs5")
    assert scene.last_winner() == "B"
    assert scene.score("B") == "Do5"


@pytest.mark.parametrize("led", ["Bs5", "Go5"])
def test_a_doppelganger_of_equal_strength_catches_nothing(led: str) -> None:
    scene = Scene(f"Go Bs Do | phase 2 | lead A | A hand {led} Do0 | B hand Do5 Do1")
    scene.play(f"{led} Do5")
    assert scene.last_winner() == "A"
    assert scene.causes(led) == ["play", "collect"]


def test_a_knight_led_after_no_goblin_is_caught_too() -> None:
    scene = Scene("Go Kn Bs | phase 2 | lead A | A hand Kn5 Go1 | B hand Bs5 Go2")
    scene.play("Kn5 Bs5")
    assert scene.last_winner() == "B"


def test_the_catcher_wins_the_last_trick_of_phase_1_and_leads_phase_2() -> None:
    scene = Scene("Go Bs | phase 1 | lead A | A hand Go5 | B hand Bs5 | prizes Bs9 | deck Bs8")
    scene.play("Go5 Bs5")
    assert scene.state.phase == 2
    assert scene.leader() == "B"
    assert scene.score("B") == "Go5"
