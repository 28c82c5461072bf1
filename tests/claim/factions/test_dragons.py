"""Dragons: the player of one, other than the leader, leads the next trick."""

from __future__ import annotations

import pytest

from claimant.claim.events import LEAD_PASSED
from claimant.claim.factions.dragons import Dragons
from tests.claim.scene import Scene


def lead_passed(scene: Scene) -> list[tuple[int, str]]:
    """To which seats the lead passed, and why."""
    return [(event.seat, event.cause) for event in scene.log if event.kind == LEAD_PASSED]


def test_there_are_ten_dragons_from_0_to_9() -> None:
    dragons = Dragons()
    assert dragons.values == tuple(range(10))
    assert (dragons.code, dragons.box, dragons.paired_with) == ("Dr", "Claim 2", "")


def test_a_seat_that_lost_with_a_dragon_leads_the_next_trick() -> None:
    scene = Scene("Go Dr | phase 2 | lead A | A hand Dr9 Go1 | B hand Dr3 Go2")
    scene.play("Dr9 Dr3")
    assert (scene.last_winner(), scene.leader(), scene.to_act()) == ("A", "B", "B")
    assert lead_passed(scene) == [(1, "Dr")]
    assert scene.score("A") == "Dr3 Dr9"
    assert scene.causes("Dr3") == scene.causes("Dr9") == ["play", "collect"]


def test_whether_or_not_it_followed() -> None:
    scene = Scene("Go Dr | phase 2 | lead A | A hand Go9 Go1 | B hand Dr3 Dr4")
    scene.play("Go9 Dr3")
    assert (scene.last_winner(), scene.leader()) == ("A", "B")
    assert lead_passed(scene) == [(1, "Dr")]


def test_whether_or_not_it_won() -> None:
    scene = Scene("Go Dr | phase 2 | lead A | A hand Dr3 Go1 | B hand Dr9 Go2")
    scene.play("Dr3 Dr9")
    assert (scene.last_winner(), scene.leader()) == ("B", "B")
    assert lead_passed(scene) == [(1, "lead")]


@pytest.mark.parametrize(("answer", "winner"), [("Do9", "B"), ("Do1", "A"), ("Go9", "A")])
def test_a_led_dragon_does_nothing(answer: str, winner: str) -> None:
    scene = Scene(f"Go Dr Do | phase 2 | lead A | A hand Dr5 Go1 | B hand {answer} Go2")
    scene.play(f"Dr5 {answer}")
    assert scene.last_winner() == scene.leader() == winner
    assert lead_passed(scene) == [("AB".index(winner), "lead")]


def test_the_power_works_in_phase_1_too() -> None:
    scene = Scene("Go Dr | lead A | prizes Go5 | deck Go6 Go7 | A hand Go9 Go1 | B hand Dr3 Dr4")
    scene.play("Go9 Dr3")
    assert (scene.last_winner(), scene.leader()) == ("A", "B")
    assert (scene.followers("A"), scene.followers("B")) == ("Go5", "Go6")
    assert scene.discard() == "Go9 Dr3"


def test_the_lead_returns_to_the_winner_in_the_trick_after() -> None:
    scene = Scene("Go Dr Un | phase 2 | lead A | A hand Go9 Un8 Go7 | B hand Dr3 Un2 Un1")
    scene.play("Go9 Dr3 Un2 Un8")
    assert (scene.last_winner(), scene.leader()) == ("A", "A")
    assert lead_passed(scene) == [(1, "Dr"), (0, "lead")]


def test_r30_a_dragon_in_the_last_trick_of_phase_1_leads_phase_2() -> None:
    scene = Scene("Go Dr | lead A | prizes Go5 | deck Go6 | A hand Go9 | B hand Dr3")
    scene.play("Go9 Dr3")
    assert scene.state.phase == 2
    assert (scene.last_winner(), scene.leader(), scene.to_act()) == ("A", "B", "B")
    assert scene.legal("B") == "Go6"


def test_a_dragon_in_the_last_trick_of_phase_2_wins_nothing() -> None:
    scene = Scene("Go Dr | phase 2 | lead A | A hand Go9 | B hand Dr3")
    scene.play("Go9 Dr3")
    assert scene.is_over()
    assert (scene.last_winner(), scene.score("A"), scene.winners()) == ("A", "Go9 Dr3", "A")


def test_a_doppelganger_on_a_dragon_takes_on_no_power() -> None:
    scene = Scene("Dr Do | phase 2 | lead A | A hand Dr9 Do1 | B hand Do3 Do2")
    assert scene.play("Dr9 Do3").leader() == "A"


def test_r8_three_players_a_seat_that_did_not_lead_leads_next() -> None:
    for order, next_leader in (("Dr3 Go9", "B"), ("Go9 Dr3", "C")):
        second, third = order.split()
        scene = Scene(
            f"Go Dr | phase 2 | lead A | A hand Go5 Dr7 | B hand {second} Dr8 | C hand {third} Dr9",
            players=3,
        )
        scene.play(f"Go5 {order}")
        assert scene.leader() == next_leader


def test_r8_of_several_such_dragons_the_last_one_played() -> None:
    scene = Scene(
        "Go Dr | phase 2 | lead C | A hand Dr2 Go1 | B hand Go9 Go2 | C hand Dr9 Go3 | D hand Dr8 Go4",
        players=4,
    )
    scene.play("Dr9 Dr8 Dr2 Go9")
    assert (scene.last_winner(), scene.leader()) == ("C", "A")
    assert lead_passed(scene) == [(0, "Dr")]
    assert scene.legal("A") == "Go1"


def test_r8_a_dragon_played_just_before_an_automatic_trick_has_no_effect() -> None:
    scene = Scene(
        "Go Dr Au | lead A | prizes Go1 | deck Go2 Go3 Go4 Go5 Go6 "
        "| A hand Au9 Go7 Go8 | B hand Dr3 Go9 Dr4"
    )
    scene.play("Au9 Dr3")
    scene.answer("B", "-Go9").answer("A", "-Go7")
    assert (scene.last_winner(), scene.leader(), scene.to_act()) == ("A", "A", "A")
    assert (scene.followers("A"), scene.followers("B")) == ("Go1 Go3", "Go2 Go4")


def test_without_an_automatic_trick_left_the_dragon_leads_phase_2() -> None:
    scene = Scene("Go Dr Au | lead A | prizes Go1 | deck Go2 | A hand Au9 | B hand Dr3")
    scene.play("Au9 Dr3")
    assert scene.state.phase == 2
    assert scene.leader() == "B"


def test_r16_a_dragon_leads_even_where_the_plateau_says_otherwise() -> None:
    text = "Go Dr at Plateau | phase 2 | lead A | won B | memory 2 | A hand {} Go1 | B hand {} Go2"
    without = Scene(text.format("Go5", "Go9")).play("Go5 Go9")
    assert (without.last_winner(), without.leader()) == ("B", "A")
    scene = Scene(text.format("Dr5", "Dr9")).play("Dr5 Dr9")
    assert (scene.last_winner(), scene.leader()) == ("B", "B")
    assert lead_passed(scene) == [(1, "Dr")]
