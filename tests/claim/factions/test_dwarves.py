"""Dwarves: in phase 2 they go to the trick's loser, or to the lowest card."""

from __future__ import annotations

import pytest

from claimant.claim.factions.dwarves import Dwarves
from tests.claim.scene import Scene


def test_there_are_ten_dwarves_from_0_to_9() -> None:
    dwarves = Dwarves()
    assert dwarves.values == tuple(range(10))
    assert (dwarves.code, dwarves.box, dwarves.paired_with) == ("Dw", "Claim", "")


def test_all_dwarves_played_go_to_the_loser() -> None:
    scene = Scene("Go Dw | phase 2 | lead A | A hand Dw9 Go1 | B hand Dw3 Go2")
    scene.play("Dw9 Dw3")
    assert scene.last_winner() == scene.leader() == "A"
    assert (scene.score("A"), scene.score("B")) == ("", "Dw3 Dw9")
    assert scene.causes("Dw9") == scene.causes("Dw3") == ["play", "Dw"]


def test_the_winner_takes_the_rest() -> None:
    thrown = Scene("Go Dw | phase 2 | lead A | A hand Go5 Go1 | B hand Dw9 Dw2")
    thrown.play("Go5 Dw9")
    assert (thrown.score("A"), thrown.score("B")) == ("Go5", "Dw9")
    assert thrown.causes("Go5") == ["play", "collect"]
    led = Scene("Go Dw | phase 2 | lead A | A hand Dw0 Go1 | B hand Go9 Go2")
    led.play("Dw0 Go9")
    assert (led.score("A"), led.score("B")) == ("Go9", "Dw0")


def test_after_a_dwarf_a_doppelganger_goes_to_the_winner() -> None:
    beaten = Scene("Dw Do | phase 2 | lead A | A hand Dw9 Do1 | B hand Do3 Do2")
    beaten.play("Dw9 Do3")
    assert (beaten.score("A"), beaten.score("B")) == ("Do3", "Dw9")
    beating = Scene("Dw Do | phase 2 | lead A | A hand Dw3 Do1 | B hand Do9 Do2")
    beating.play("Dw3 Do9")
    assert (beating.score("A"), beating.score("B")) == ("Dw3", "Do9")
    assert beating.causes("Do9") == ["play", "collect"]


def test_in_phase_1_dwarves_are_discarded_as_all_cards_are() -> None:
    scene = Scene("Go Dw | lead A | prizes Dw5 | deck Dw6 Go7 | A hand Dw9 Go1 | B hand Dw3 Go2")
    scene.play("Dw9 Dw3")
    assert (scene.score("A"), scene.score("B"), scene.discard()) == ("", "", "Dw3 Dw9")
    assert (scene.followers("A"), scene.followers("B")) == ("Dw5", "Dw6")
    assert scene.causes("Dw9") == ["play", "collect"]


def test_dwarves_count_for_the_loser_of_the_last_trick_too() -> None:
    scene = Scene("Go Dw | phase 2 | lead A | A hand Dw9 | B hand Dw3")
    scene.play("Dw9 Dw3")
    assert scene.voted_for("Dw") == "B"


def three(a: str, b: str, c: str, displays: str = "") -> Scene:
    """A trick of phase 2 that seat A has led."""
    scene = Scene(
        f"Dw Un Do Gr | phase 2 | lead A | A hand {a} Gr7 | B hand {b} Gr8 | C hand {c} Gr9{displays}",
        players=3,
    )
    return scene.play(f"{a} {b} {c}")


def test_three_players_dwarves_go_to_the_lowest_card_whatever_its_faction() -> None:
    scene = three("Dw5", "Dw8", "Un3")
    assert scene.last_winner() == "B"
    assert [scene.score(seat) for seat in "ABC"] == ["", "Un3", "Dw5 Dw8"]
    assert scene.causes("Dw5") == scene.causes("Dw8") == ["play", "Dw"]


def test_three_players_the_dwarf_itself_may_be_the_lowest_card() -> None:
    scene = three("Un5", "Un8", "Dw3")
    assert [scene.score(seat) for seat in "ABC"] == ["", "Un5 Un8", "Dw3"]


def test_three_players_even_the_winner_may_have_the_lowest_card() -> None:
    scene = three("Un2", "Dw9", "Do2")
    assert scene.last_winner() == "A"
    assert [scene.score(seat) for seat in "ABC"] == ["Un2 Do2", "", "Dw9"]
    scene = three("Un2", "Dw9", "Gr5")
    assert scene.last_winner() == "A"
    assert [scene.score(seat) for seat in "ABC"] == ["Dw9 Un2", "", ""]
    assert scene.display("A") == "Gr5"


@pytest.mark.parametrize(
    ("a", "b", "c", "receiver"),
    [
        ("Dw3", "Un1", "Do1", "C"),
        ("Un2", "Dw2", "Un9", "B"),
        ("Un4", "Do4", "Dw4", "C"),
        ("Un1", "Dw5", "Do1", "C"),
    ],
)
def test_three_players_on_a_tie_the_one_of_them_that_played_last(
    a: str, b: str, c: str, receiver: str
) -> None:
    scene = three(a, b, c)
    assert [seat for seat in "ABC" if "Dw" in scene.score(seat)] == [receiver]


def test_last_played_is_counted_from_the_leader_of_the_trick() -> None:
    scene = Scene(
        "Dw Un Do | phase 2 | lead B | A hand Un1 Un7 | B hand Dw3 Un8 | C hand Do1 Un9", players=3
    )
    scene.play("Dw3 Do1 Un1")
    assert [scene.score(seat) for seat in "ABC"] == ["Dw3", "Un1 Do1", ""]


def test_r15_the_lowest_card_is_the_one_of_least_strength() -> None:
    plain = three("Un0", "Dw9", "Un3")
    assert plain.score("A") == "Dw9"
    strengthened = three("Un0", "Dw9", "Un3", " | A display Gr0")
    assert strengthened.last_winner() == "A"
    assert [strengthened.score(seat) for seat in "ABC"] == ["Un0 Un3", "", "Dw9"]


def test_four_players_the_seat_with_the_lowest_card_gets_all_dwarves() -> None:
    scene = Scene(
        "Dw Un Do | phase 2 | lead C | A hand Dw6 Do1 | B hand Un2 Do2 | C hand Dw4 Do3 | D hand Dw9 Do4",
        players=4,
    )
    scene.play("Dw4 Dw9 Dw6 Un2")
    assert scene.last_winner() == "D"
    assert [scene.score(seat) for seat in "ABCD"] == ["", "Dw4 Dw6 Dw9", "", "Un2"]


def test_four_players_the_lowest_card_may_be_a_partners() -> None:
    scene = Scene(
        "Dw Un Do | phase 2 | lead A | A hand Un9 Do1 | B hand Dw6 Do2 | C hand Un1 Do3 | D hand Un5 Do4",
        players=4,
    )
    scene.play("Un9 Dw6 Un1 Un5")
    assert [scene.score(seat) for seat in "ABCD"] == ["Un1 Un5 Un9", "", "Dw6", ""]


def test_three_players_in_phase_1_dwarves_are_discarded() -> None:
    scene = Scene(
        "Dw Un | lead A | prizes Un1 Un2 | deck Un3 Un4 Un5 "
        "| A hand Dw5 Un7 | B hand Dw8 Un8 | C hand Dw1 Un9",
        players=3,
    )
    scene.play("Dw5 Dw8 Dw1")
    assert scene.discard() == "Dw1 Dw5 Dw8"
