"""Three and four players: the full ranking of a trick, and who takes which prize."""

from __future__ import annotations

import pytest

from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene


def ranking(factions: str, played: str, lead: str = "A") -> str:
    """The seats by rank after they have played these cards, clockwise from the leader."""
    seats = "ABCD"[: len(played.split())]
    start = seats.index(lead)
    order = seats[start:] + seats[:start]
    hands = [f"{seat} hand {card}" for seat, card in zip(order, played.split(), strict=True)]
    sections = [f"{factions} Vi", "phase 1", f"lead {lead}", "prizes Vi0 Vi1", "deck Vi2 Vi3", *hands]
    scene = Scene(" | ".join(sections), players=len(seats)).play(played)
    return "".join(seats[seat.index] for seat in scene.state.ranking)


@pytest.mark.parametrize(
    ("factions", "played", "right"),
    [
        ("Go Un", "Go3 Go9 Go5", "BCA"),
        ("Go Un", "Go3 Un9 Go5", "CAB"),
        ("Go Un Dw", "Go1 Un9 Dw8 Un7", "ABCD"),
        ("Go Un Dw", "Go1 Un7 Dw8 Un9", "ADCB"),
        ("Go Un Do", "Go5 Do6 Un9 Go7", "DBAC"),
        ("Go Un Do", "Do5 Go9 Un8 Do6", "DABC"),
        ("Kn Go Do", "Kn5 Go9 Do9 Kn6", "CDAB"),
    ],
)
def test_led_faction_and_doppelgangers_by_strength_then_all_others_by_strength(
    factions: str, played: str, right: str
) -> None:
    assert ranking(factions, played) == right


@pytest.mark.parametrize(
    ("played", "right"),
    [
        ("Go9 Kn2 Kn3", "CBA"),
        ("Go9 Kn2 Un9", "BAC"),
        ("Go9 Kn2 Do9 Kn8", "DBAC"),
        ("Go1 Do9 Kn2 Go5", "CBDA"),
        ("Go5 Do9 Un9 Kn3", "DBAC"),
        ("Go9 Un9 Do3 Kn2", "DACB"),
    ],
)
def test_r32_if_goblins_are_led_all_knights_come_first(played: str, right: str) -> None:
    assert ranking("Go Kn Un Do", played) == right


@pytest.mark.parametrize(
    ("played", "right"),
    [
        ("Go5 Do5 Un5", "ABC"),
        ("Go4 Do5 Go5", "BCA"),
        ("Go4 Un5 Dw5", "ABC"),
        ("Go4 Dw5 Un5", "ABC"),
        ("Go0 Go0 Go0 Go0", "ABCD"),
        ("Go5 Un3 Do5 Dw3", "ACBD"),
        ("Go5 Kn4 Do5 Un4", "BACD"),
    ],
)
def test_a_tie_goes_to_the_card_played_earlier(played: str, right: str) -> None:
    assert ranking("Go Kn Un Dw Do", played) == right


def test_earlier_is_counted_from_the_leader() -> None:
    assert ranking("Go Un Do", "Go5 Do5 Un5 Un6", lead="C") == "CDBA"


def test_r15_the_ranking_goes_by_strength() -> None:
    scene = Scene(
        "Go Gr Un | phase 2 | lead A | A hand Go5 Un1 | B hand Go4 Un2 | C hand Go3 Un3 | C display Gr3",
        players=3,
    )
    assert scene.play("Go5 Go4 Go3").last_winner() == "C"


# --- following --------------------------------------------------------------------------------------


def test_every_seat_follows_the_led_card_not_the_one_before() -> None:
    scene = Scene("Go Un Do | phase 2 | lead A | A hand Go1 | B hand Un1 | C hand Go2 Un2 Do3", players=3)
    scene.play("Go1 Un1")
    assert scene.legal("C") == "Go2 Do3"


def test_after_a_doppelganger_on_a_goblin_goblins_are_still_led() -> None:
    scene = Scene("Go Un Do | phase 2 | lead A | A hand Go1 | B hand Do1 | C hand Go2 Un2", players=3)
    scene.play("Go1 Do1")
    assert scene.legal("C") == "Go2"


def test_everybody_sees_who_could_not_follow() -> None:
    scene = Scene(
        "Go Un Do | phase 2 | lead A | A hand Go1 Un1 | B hand Un2 Un3 | C hand Go2 Un4", players=3
    )
    scene.play("Go1 Un2 Go2")
    assert [seat.lacks for seat in scene.view("A").seats] == [[], ["Go"], []]


# --- prizes -----------------------------------------------------------------------------------------

THREE = (
    "Go Un | phase 1 | lead B | A hand Go1 Go4 | B hand Go2 Go5 | C hand Go3 Go6 "
    "| prizes Un1 Un2 | deck Un3 Un4 Un5 Un6"
)
FOUR = (
    "Go Un | phase 1 | lead A | A hand Go1 Go5 | B hand Go2 Go6 | C hand Go3 Go7 | D hand Go4 Go8 "
    "| prizes Un1 Un2 | deck Un3 Un4 Un5 Un6 Un7 Un8"
)


def test_three_first_place_chooses_second_gets_the_other_third_takes_the_top_card() -> None:
    scene = Scene(THREE, players=3).play("Go2 Go3 Go1")
    assert (scene.to_act(), scene.legal("C")) == ("C", "+Un1 +Un2")
    scene = resumed(scene).play("+Un2")
    assert [scene.followers(seat) for seat in "ABC"] == ["Un3", "Un1", "Un2"]
    assert scene.knows("A", "Un3")
    assert not scene.knows("B", "Un3")
    assert scene.prizes() == "Un4 Un5"
    assert scene.leader() == "C"


def test_four_third_and_then_fourth_take_the_top_card() -> None:
    scene = Scene(FOUR, players=4).play("Go1 Go2 Go3 Go4 +Un1")
    assert [scene.followers(seat) for seat in "ABCD"] == ["Un4", "Un3", "Un2", "Un1"]


@pytest.mark.parametrize(
    ("seat", "known"), [("A", "Un4 Un2 Un1"), ("B", "Un3 Un2 Un1"), ("C", "Un2 Un1"), ("D", "Un2 Un1")]
)
def test_prizes_are_known_to_all_and_drawn_cards_to_nobody_else_not_even_a_partner(
    seat: str, known: str
) -> None:
    view = Scene(FOUR, players=4).play("Go1 Go2 Go3 Go4 +Un1").view(seat)
    assert " ".join(card.code for seen in view.seats for card in seen.followers) == known


def test_with_equal_prizes_there_is_still_a_choice_of_one() -> None:
    scene = Scene(THREE.replace("Un1 Un2", "Go0 Go0"), players=3).play("Go2 Go3 Go1")
    assert scene.legal("C") == "+Go0"
    scene.play("+Go0")
    assert [scene.followers(seat) for seat in "ABC"] == ["Un3", "Go0", "Go0"]


@pytest.mark.parametrize(
    ("text", "players", "cards"), [(THREE, 3, "Go2 Go3 Go1"), (FOUR, 4, "Go1 Go2 Go3 Go4")]
)
def test_only_first_place_may_choose(text: str, players: int, cards: str) -> None:
    scene = Scene(text, players=players).play(cards)
    chooser = scene.to_act()
    assert [seat for seat in "ABCD"[:players] if scene.legal(seat)] == [chooser]


def test_undead_go_to_first_place() -> None:
    scene = Scene(
        "Go Un | phase 1 | lead A | A hand Go9 Go4 | B hand Un2 Un7 | C hand Un3 Un6 "
        "| prizes Un1 Go1 | deck Go2 Go3 Un4 Un5",
        players=3,
    )
    scene.play("Go9 Un2 Un3")
    assert (scene.score("A"), scene.discard()) == ("Un2 Un3", "Go9")
