"""Saved games of any kind: headers, deal and moves, as text or as JSON."""

from __future__ import annotations

import pytest

from claimant.tabletop.errors import InvalidSetup, NotationError
from claimant.tabletop.names import plain
from claimant.tabletop.reason import Reason
from claimant.tabletop.record import Saved, check_sizes, saved_from_json, saved_from_text
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.wire import parse_seat

TEXT = '[Game "Patience"]\n[Rules "1"]\n\ndeal A x y\ndeal pile z\n\n1. A:x {bold} A:y\n2. A:z\n'
HEADERS = {"Game": "Patience", "Rules": "1"}


def from_text(text: str) -> Saved:
    return saved_from_text(text, "Patience", "1", ())


def from_json(data: object) -> Saved:
    return saved_from_json(data, "Patience", "1", ())


def test_a_text_is_split_into_headers_deal_and_lines() -> None:
    saved = from_text(TEXT)
    assert saved.headers == HEADERS
    assert saved.deal == {"A": ["x", "y"], "pile": ["z"]}
    assert [[word.text for word in line.words] for line in saved.lines] == [
        ["1.", "A:x", "A:y"],
        ["2.", "A:z"],
    ]
    assert saved.deal_lines["z"] == 5


def test_json_holds_the_same_with_a_line_for_each_move() -> None:
    moves = [{"move": "A:x", "comment": "bold"}, {"move": "A:y"}]
    data = {"headers": HEADERS, "deal": {"A": ["x"]}, "moves": moves}
    saved = from_json(data)
    assert (saved.headers, saved.deal) == (HEADERS, {"A": ["x"]})
    assert [(line.number, line.words[0].text, line.words[0].comment) for line in saved.lines] == [
        (1, "A:x", "bold"),
        (2, "A:y", ""),
    ]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (TEXT.replace("deal pile", "deal A"), "deal-twice"),
        (TEXT.replace("deal pile z", "deal"), "deal-missing"),
    ],
)
def test_a_deal_that_is_incomplete_or_doubled_is_refused(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        from_text(text)
    assert (caught.value.reason.code, caught.value.line) == (code, 5)


@pytest.mark.parametrize(
    ("sizes", "code"),
    [
        ({"A": 2}, "deal-unknown"),
        ({"A": 2, "B": 2, "pile": 1}, "deal-missing"),
        ({"A": 3, "pile": 1}, "deal-count"),
    ],
)
def test_a_deal_of_other_sizes_is_refused(sizes: dict[str, int], code: str) -> None:
    deal = from_text(TEXT).deal
    with pytest.raises(InvalidSetup) as caught:
        check_sizes(deal, sizes)
    assert caught.value.reason.code == code
    check_sizes(deal, {"A": 2, "pile": 1})


def test_a_wrong_deal_is_refused_with_the_line_of_the_card_or_of_the_whole_deal() -> None:
    saved = from_text(TEXT)
    reason = Reason("deal-missing", {"whom": "B"})
    card = saved.wrong_deal(NotationError(reason, "z"))
    assert (card.reason, card.token, card.line) == (reason, "z", 5)
    whole = saved.wrong_deal(InvalidSetup(reason))
    assert (whole.reason, whole.token, whole.line) == (reason, "deal", 4)


@pytest.mark.parametrize(
    ("game", "version", "needed", "code"),
    [
        ("Chess", "1", (), "other-game"),
        ("Patience", "2", (), "rules-version"),
        ("Patience", "1", ("Deck",), "header-missing"),
    ],
)
def test_headers_that_do_not_fit_are_refused(
    game: str, version: str, needed: tuple[str, ...], code: str
) -> None:
    with pytest.raises(NotationError) as caught:
        saved_from_text(TEXT, game, version, needed)
    assert caught.value.reason.code == code


@pytest.mark.parametrize(("winners", "code"), [(None, "early-result"), ("B", "wrong-result")])
def test_a_winner_that_is_not_one_is_refused(winners: str | None, code: str) -> None:
    saved = from_text('[Winner "A"]\n' + TEXT)
    with pytest.raises(NotationError) as caught:
        saved.check_winner(winners)
    assert (caught.value.reason.code, caught.value.token, caught.value.line) == (code, "A", 9)
    saved.check_winner("A")


@pytest.mark.parametrize(
    "data",
    [
        None,
        {"headers": None},
        {"headers": {"A": 1}, "deal": {}, "moves": []},
        {"headers": HEADERS, "deal": None},
        {"headers": HEADERS, "deal": {"A": "x"}, "moves": []},
        {"headers": HEADERS, "deal": {"A": [1]}, "moves": []},
        {"headers": HEADERS, "deal": {}, "moves": None},
        {"headers": HEADERS, "deal": {}, "moves": ["A:x"]},
        {"headers": HEADERS, "deal": {}, "moves": [{"move": 1}]},
        {"headers": HEADERS, "deal": {}, "moves": [{"move": "A:x", "comment": 1}]},
    ],
)
def test_json_that_is_no_saved_game_is_refused(data: object) -> None:
    with pytest.raises(NotationError) as caught:
        from_json(data)
    assert caught.value.reason.code == "not-saved"
    assert str(caught.value.reason)


def test_seats_are_letters() -> None:
    assert [seat_letter(seat) for seat in range(4)] == ["A", "B", "C", "D"]
    assert parse_seat("B", 2) == 1
    for text in ("C", "", "AB", "a"):
        with pytest.raises(NotationError):
            parse_seat(text, 2)


def test_names_are_found_as_people_type_them() -> None:
    assert plain("  Doppelgänger ") == "doppelganger"
