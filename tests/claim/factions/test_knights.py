"""Knights: played after a led Goblin, a Knight beats it regardless of strength."""

from __future__ import annotations

import pytest

from claimant.claim.factions.knights import Knights
from claimant.tabletop.seats import seat_letter
from tests.claim.scene import Scene


def ranking(scene: Scene) -> str:
    """The seats by their rank in the last trick."""
    return "".join(seat_letter(seat.index) for seat in scene.state.ranking)


def test_r1_there_are_eight_knights_from_2_to_9() -> None:
    knights = Knights()
    assert knights.values == (2, 3, 4, 5, 6, 7, 8, 9)
    assert (knights.code, knights.box, knights.paired_with) == ("Kn", "Claim", "Go")


def test_worked_example_knight_2_on_goblin_9_wins() -> None:
    scene = Scene("Go Kn | phase 2 | lead A | A hand Go9 Go1 | B hand Kn2 Kn3")
    scene.play("Go9 Kn2")
    assert scene.last_winner() == scene.leader() == "B"
    assert scene.score("B") == "Go9 Kn2"
    assert scene.causes("Go9") == scene.causes("Kn2") == ["play", "collect"]


def test_worked_example_with_a_goblin_in_hand_it_may_not_be_played() -> None:
    scene = Scene("Go Kn | phase 2 | lead A | A hand Go9 Go1 | B hand Go0 Kn2 Kn9")
    assert scene.play("Go9").legal("B") == "Go0"


def test_a_doppelganger_may_be_played_where_following_forbids_the_knight() -> None:
    scene = Scene("Go Kn Do | phase 2 | lead A | A hand Go9 Go1 | B hand Go0 Kn9 Do3")
    assert scene.play("Go9").legal("B") == "Go0 Do3"


def test_the_power_works_in_phase_1_too() -> None:
    scene = Scene("Go Kn | lead A | prizes Go5 | deck Go6 Go7 | A hand Go9 Kn9 | B hand Kn2 Kn3")
    scene.play("Go9 Kn2")
    assert scene.last_winner() == "B"
    assert (scene.followers("A"), scene.followers("B")) == ("Go6", "Go5")


def test_a_knight_beats_only_a_led_goblin() -> None:
    scene = Scene("Go Kn Un | phase 2 | lead A | A hand Un0 Un1 | B hand Kn9 Kn8")
    assert scene.play("Un0 Kn9").last_winner() == "A"


def test_a_led_knight_has_no_power() -> None:
    on_knight = Scene("Go Kn Do | phase 2 | lead A | A hand Kn5 Go1 | B hand Kn6 Go2")
    assert on_knight.play("Kn5 Kn6").last_winner() == "B"
    under_doppelganger = Scene("Go Kn Do | phase 2 | lead A | A hand Kn5 Go1 | B hand Do6 Go2")
    assert under_doppelganger.play("Kn5 Do6").last_winner() == "B"


def test_a_led_doppelganger_is_no_goblin() -> None:
    scene = Scene("Go Kn Do | phase 2 | lead A | A hand Do0 Go1 | B hand Kn9 Go2")
    assert scene.play("Do0 Kn9").last_winner() == "A"


def test_a_doppelganger_played_on_a_goblin_takes_on_no_knights_power() -> None:
    scene = Scene("Go Kn Do | phase 2 | lead A | A hand Go9 Go1 | B hand Do8 Kn2")
    assert scene.play("Go9 Do8").last_winner() == "A"


@pytest.mark.parametrize("order", ["Go9 Kn2 Kn5", "Go9 Kn5 Kn2"])
def test_three_players_the_highest_knight_wins_on_goblins(order: str) -> None:
    led, second, third = order.split()
    scene = Scene(
        f"Go Kn Un | phase 2 | lead A | A hand {led} Un1 | B hand {second} Un2 | C hand {third} Un3",
        players=3,
    )
    scene.play(order)
    assert scene.score(scene.last_winner()) == "Go9 Kn2 Kn5"
    assert scene.last_winner() == ("C" if third == "Kn5" else "B")


def test_r32_all_knights_come_before_goblins_with_a_doppelganger_in_between() -> None:
    scene = Scene(
        "Go Kn Do | phase 2 | lead A | A hand Go5 Do1 | B hand Kn3 Do2 | C hand Do9 Do3 | D hand Kn8 Do4",
        players=4,
    )
    scene.play("Go5 Kn3 Do9 Kn8")
    assert ranking(scene) == "DBCA"
    assert scene.score("D") == "Go5 Kn3 Kn8 Do9"


def test_a_doppelganger_on_a_goblin_does_not_shield_it_from_the_next_knight() -> None:
    scene = Scene(
        "Go Kn Do Un | phase 2 | lead A | A hand Go9 Un1 | B hand Do9 Un2 | C hand Kn2 Un3", players=3
    )
    scene.play("Go9 Do9 Kn2")
    assert ranking(scene) == "CAB"


def test_three_players_following_binds_the_third_seat_behind_a_knight() -> None:
    scene = Scene(
        "Go Kn Do | phase 2 | lead A | A hand Go9 Go8 | B hand Kn3 Kn4 | C hand Go1 Kn9 Do5", players=3
    )
    scene.play("Go9 Kn3")
    assert scene.legal("C") == "Go1 Do5"
    scene.play("Do5")
    assert ranking(scene) == "BAC"


def test_four_players_without_led_goblins_knights_are_cards_like_others() -> None:
    scene = Scene(
        "Go Kn Do Un | phase 2 | lead B "
        "| A hand Go7 Un7 | B hand Do0 Un8 | C hand Kn9 Un9 | D hand Go9 Un6",
        players=4,
    )
    scene.play("Do0 Kn9 Go9 Go7")
    assert ranking(scene) == "BCDA"
