"""Setting up: 49 cards, a display of three, a start card, two cards to each seat."""

from __future__ import annotations

import pytest

from claimant.kingdoms import Game, InvalidSetup
from claimant.kingdoms.sets import FACTIONS

SEVEN = "Go Dw Gn Tr Un Dr Kn"


WORTH = {"Go": 4, "Dw": 5, "Gn": 5, "Tr": 6, "Un": 6, "Do": 7, "Dr": 7, "Se": 7, "Gi": 8, "Kn": 9}


def dealt(**changes: str) -> dict[str, str]:
    """A deal of the seven factions above, with some of it changed."""
    deal = {
        "display": "Go Dw Gn",
        "start": "Kn",
        "A": "Tr Un",
        "B": "Dr Kn",
        "pile": " ".join(
            ["Go"] * 6 + ["Dw"] * 6 + ["Gn"] * 6 + ["Tr"] * 6 + ["Un"] * 6 + ["Dr"] * 6 + ["Kn"] * 5
        ),
    }
    deal.update(changes)
    return deal


def test_ten_factions_are_known_by_what_they_are_worth() -> None:
    worth = {code: int(make().worth) for code, make in FACTIONS.items()}
    assert worth == WORTH


def test_seven_identical_cards_of_seven_factions() -> None:
    cards = [piece for piece in Game(SEVEN, seed=1).pieces() if piece not in ("A", "B")]
    assert sorted(cards) == sorted(SEVEN.split() * 7)


def test_three_in_the_display_one_start_card_two_in_each_hand_the_rest_in_the_pile() -> None:
    view = Game(SEVEN, seed=1).public_view()
    assert len(view.display) == 3
    assert [seat.hand_size for seat in view.seats] == [2, 2]
    assert view.pile_size == 41


def test_the_start_card_lies_face_up_in_the_middle_without_a_figure() -> None:
    (start,) = Game(SEVEN, deal=dealt()).public_view().board
    assert (start.x, start.y, start.card, start.figures, start.face_down) == (0, 0, "Kn", [], False)


def test_each_seat_has_15_figures_and_no_points() -> None:
    seats = Game(SEVEN, seed=1).public_view().seats
    assert [(seat.supply, seat.score) for seat in seats] == [(15, 0), (15, 0)]


def test_cards_are_dealt_from_the_top_first_to_the_display_then_start_then_the_beginners_hand() -> None:
    one, other = Game(SEVEN, seed=5, first=0), Game(SEVEN, seed=5, first=1)
    assert one.view(0).seats[0].hand == other.view(1).seats[1].hand
    assert one.public_view().display == other.public_view().display


def test_k9_the_seat_that_the_set_up_names_begins_else_a_random_one() -> None:
    assert Game(SEVEN, seed=1, first=1).to_act == 1
    assert {Game(SEVEN, seed=seed).to_act for seed in range(20)} == {0, 1}


def test_factions_are_chosen_by_code_or_name() -> None:
    named = ["goblin", "Dwarves", "gnome", "Troll", "undead", "dragon", "knights"]
    assert Game(named, seed=1).record() == Game(SEVEN, seed=1).record()


def test_or_drawn_by_lot_from_the_seed() -> None:
    assert Game(seed=3).record() == Game(seed=3).record()
    drawn = {tuple(faction.code for faction in Game(seed=seed).rules.factions) for seed in range(10)}
    assert len(drawn) > 5
    assert all(len(set(codes)) == 7 for codes in drawn)


def test_k1_the_first_display_is_checked_once_the_hands_are_dealt() -> None:
    pile = dealt()["pile"].replace("Go Go Go Go Go Go", "Go Go Go Go Dw Gn")
    game = Game(SEVEN, deal=dealt(display="Go Go Go", pile=pile), first=0, seed=2)
    display = game.public_view().display
    assert display[0] == "Go"
    assert display != ["Go", "Go", "Go"]
    assert [event.kind for event in game.events()].count("shuffled") >= 1
    assert game.to_act == 0


@pytest.mark.parametrize(
    ("factions", "code"),
    [
        ("Go Dw Gn Tr Un Dr", "kingdoms-number-of-factions"),
        ("Go Dw Gn Tr Un Dr Kn Gi", "kingdoms-number-of-factions"),
        ("Go Go Dw Gn Tr Un Dr", "kingdoms-faction-twice"),
        ("Go Dw Gn Tr Un Dr Ro", "kingdoms-unknown-faction"),
    ],
)
def test_exactly_seven_different_factions_of_the_ten(factions: str, code: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        Game(factions)
    assert caught.value.reason.code == code


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"display": "Go Dw"}, "deal-count"),
        ({"A": "Tr Un Go"}, "deal-count"),
        ({"C": "Tr Un"}, "deal-unknown"),
    ],
)
def test_a_deal_that_does_not_fit_is_refused(changes: dict[str, str], code: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        Game(SEVEN, deal=dealt(**changes))
    assert caught.value.reason.code == code


def test_a_seat_that_does_not_exist_cannot_begin() -> None:
    with pytest.raises(InvalidSetup):
        Game(SEVEN, first=2)
