"""Three and four players: automatic tricks, Seers and Dragons."""

from __future__ import annotations

import pytest

from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene

THREE = (
    "Au Go | phase 1 | lead A | A hand Au1 Go1 Go2 | B hand Au9 Go3 Go4 | C hand Au2 Go5 Go6 "
    "| prizes Au3 Au4 | deck Go7 Go8 Go9 Au5 Au6 Au7 Au8"
)
FOUR = (
    "Au Go | phase 1 | lead A | A hand Au1 Go1 Go0 | B hand Au2 Go2 Go0 | C hand Au9 Go3 Go0 "
    "| D hand Au0 Go4 Go0 "
    "| prizes Au3 Au4 | deck Go7 Go8 Au5 Au6 Go9 Go5 Au7 Au8"
)


def test_r12_three_players_the_winner_chooses_a_prize_the_next_seat_gets_the_other_the_third_draws() -> (
    None
):
    scene = Scene(THREE, players=3).play("Au1 Au9 Au2 +Au4")
    assert [scene.followers(seat) for seat in "ABC"] == ["Go7", "Au4", "Au3"]
    assert (scene.prizes(), scene.to_act()) == ("Go8 Go9", "B")
    scene.play("-Go3 -Go5 -Go1")
    assert (scene.to_act(), scene.legal("B")) == ("B", "+Go8 +Go9")
    scene.play("+Go9")
    assert [scene.followers(seat) for seat in "ABC"] == ["Au5 Go7", "Au4 Go9", "Au3 Go8"]
    assert scene.leader() == "B"


def test_r12_four_players_the_rest_draw_in_turn() -> None:
    scene = Scene(FOUR, players=4).play("Au1 Au2 Au9 Au0 +Au3")
    assert [scene.followers(seat) for seat in "ABCD"] == ["Go7", "Au4", "Au3", "Go8"]
    scene.play("-Go3 -Go4 -Go1 -Go2 +Au5")
    assert [scene.followers(seat) for seat in "ABCD"] == ["Go7 Go9", "Au4 Go5", "Au3 Au5", "Au6 Go8"]
    assert scene.leader() == "C"


@pytest.mark.parametrize("order", ["BCA", "CAB", "ABC", "CBA"])
def test_r27_the_seats_may_answer_in_any_order(order: str) -> None:
    scene = Scene(THREE, players=3).play("Au1 Au9 Au2 +Au4")
    answers = {"A": "-Go1", "B": "-Go3", "C": "-Go5"}
    for seat in order:
        scene = resumed(scene.answer(seat, answers[seat]))
    assert [scene.buried(seat) for seat in "ABC"] == ["Go1", "Go3", "Go5"]
    assert scene.legal("B") == "+Go8 +Go9"


def test_r11_not_even_a_partner_knows_a_card_laid_face_down() -> None:
    scene = Scene(FOUR, players=4).play("Au1 Au2 Au9 Au0 +Au3 -Go3 -Go4 -Go1 -Go2 +Au5")
    assert [card.code for card in scene.view("C").seats[2].buried] == ["Go3"]
    for seat in "ABD":
        assert scene.view(seat).seats[2].buried == []
        assert scene.view(seat).seats[2].buried_size == 1


def test_r8_of_several_dragons_the_last_one_played_leads() -> None:
    scene = Scene(
        "Dr Go | phase 2 | lead A | A hand Dr9 Go1 | B hand Dr3 Go2 | C hand Dr4 Go3 | D hand Go9 Go4",
        players=4,
    )
    assert scene.play("Dr9 Dr3 Dr4 Go9").leader() == "C"


def test_a_led_dragon_does_not_name_the_next_leader() -> None:
    scene = Scene("Dr Go | phase 2 | lead A | A hand Dr1 Go1 | B hand Go5 Go2 | C hand Go6 Go3", players=3)
    assert scene.play("Dr1 Go5 Go6").leader() == "A"


SEERS = (
    "Se Go | phase 1 | lead A | A hand Se9 Go1 | B hand Se1 Go2 | C hand Se2 Go3 | D hand Se3 Go4 "
    "| prizes Go5 Go6 | deck Go7 Go8 Se4 Se5 Se6 Se7"
)


def test_seers_four_players_the_looked_at_card_second_place_chooses_third_the_other_fourth_draws() -> None:
    scene = Scene(SEERS, players=4).play("Se9 Se1 Se2 Se3")
    assert scene.legal("A") == "+Go5 +Go6 +deck"
    scene = resumed(scene.play("+deck"))
    assert (scene.to_act(), scene.legal("D")) == ("D", "+Go5 +Go6")
    scene.play("+Go6")
    assert [scene.followers(seat) for seat in "ABCD"] == ["Go7", "Go8", "Go5", "Go6"]


def test_seers_four_players_a_prize_after_all() -> None:
    scene = Scene(SEERS, players=4).play("Se9 Se1 Se2 Se3 +Go5")
    assert [scene.followers(seat) for seat in "ABCD"] == ["Go5", "Go8", "Go7", "Go6"]
    assert scene.knows("A", "Go7")
    assert not scene.knows("D", "Go7")


def test_seers_four_players_not_even_the_partner_sees_the_looked_at_card() -> None:
    scene = Scene(SEERS, players=4).play("Se9 Se1 Se2 Se3")
    assert [scene.knows(seat, "Go7") for seat in "ABCD"] == [True, False, False, False]
