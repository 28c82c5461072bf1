"""Records: a game is its record, with every shuffle that chance made."""

from __future__ import annotations

import pytest

from claimant.kingdoms import Game, IllegalAction, InvalidSetup, NotationError
from claimant.tabletop.chance import Chance
from claimant.tabletop.record import CHANCE

SEVEN = "Go Dw Gn Do Se Gi Kn"


def played(seed: int, factions: str | None = SEVEN, moves: int = 1000) -> Game:
    """A game played at random, to its end or for so many decisions."""
    game = Game(factions, seed=seed)
    chance = Chance(seed)
    while not game.is_over and moves > 0:
        legal = game.legal_actions()
        game.apply(legal[chance.below(len(legal))])
        moves -= 1
    return game


def with_shuffle() -> tuple[Game, str]:
    """A finished game in which the pile was shuffled, and its record."""
    for seed in range(50):
        game = played(seed)
        if "chance:" in game.record():
            return game, game.record()
    raise AssertionError("in none of the games the pile was shuffled")


def test_headers_name_the_game_the_rules_the_factions_and_who_began() -> None:
    lines = Game(SEVEN, seed=7, first=1).record().splitlines()
    assert lines[:5] == [
        '[Game "Claim Kingdoms"]',
        '[Rules "1"]',
        '[Factions "Go Dw Gn Do Se Gi Kn"]',
        '[First "B"]',
        '[Seed "7"]',
    ]


def test_the_deal_is_written_down_and_then_a_line_for_each_turn() -> None:
    lines = played(1, moves=20).record().splitlines()
    assert [line.split()[:2] for line in lines if line.startswith("deal")] == [
        ["deal", "display"],
        ["deal", "start"],
        ["deal", "A"],
        ["deal", "B"],
        ["deal", "pile"],
    ]
    turns = [line.split()[0] for line in lines if line[:1].isdigit()]
    assert turns == [f"{number}." for number in range(1, len(turns) + 1)]


def test_a_shuffle_stands_in_the_record_as_what_chance_did() -> None:
    game, record = with_shuffle()
    word = next(word for word in record.split() if word.startswith("chance:"))
    assert len(word) > len("chance:")
    assert Game.from_record(record).position() == game.position()


def test_a_record_does_not_depend_on_how_shuffles_are_made() -> None:
    """Without its seed the record gives the same game: what chance did is in it."""
    game, record = with_shuffle()
    seedless = "\n".join(line for line in record.splitlines() if not line.startswith("[Seed")) + "\n"
    assert Game.from_record(seedless).position() == game.position()


def test_a_game_taken_up_from_its_record_is_shuffled_as_the_first_one_was() -> None:
    game, record = with_shuffle()
    words = record.split()
    shuffles = [word for word in words if word.startswith("chance:")]
    early = Game.from_record(played(int(game.headers["Seed"]), moves=3).record())
    for move in game.moves[len(early.moves) :]:
        if move.seat != CHANCE and not early.is_over:
            early.apply(move.action)
    assert [word for word in early.record().split() if word.startswith("chance:")] == shuffles


def test_comments_are_kept() -> None:
    game = Game(SEVEN, seed=1)
    game.apply(game.legal_actions()[0], comment="a bold beginning")
    assert Game.from_record(game.record()).record() == game.record()
    assert "{a bold beginning}" in game.record()
    assert Game.from_json(game.to_json()).record() == game.record()


def test_the_winner_is_named_and_checked() -> None:
    record = played(1).record()
    right = next(line for line in record.splitlines() if line.startswith("[Winner"))
    wrong = '[Winner "B"]' if right == '[Winner "A"]' else '[Winner "A"]'
    with pytest.raises(NotationError) as caught:
        Game.from_record(record.replace(right, wrong))
    assert caught.value.reason.code == "wrong-result"


def test_a_game_from_a_position_has_no_record() -> None:
    game = Game.from_position(Game(SEVEN, seed=1).position())
    with pytest.raises(InvalidSetup):
        game.record()


def test_a_position_goes_on_with_the_seed_that_it_is_given() -> None:
    position = played(3, moves=10).position()
    one, other = Game.from_position(position, seed=5), Game.from_position(position, seed=5)
    chance = Chance(1)
    while not one.is_over:
        legal = one.legal_actions()
        action = legal[chance.below(len(legal))]
        one.apply(action)
        other.apply(action)
        assert one.position() == other.position()


RECORD = played(1, moves=11).record()
SHUFFLED = with_shuffle()[1]


def broken(old: str, new: str, record: str = RECORD) -> str:
    assert old in record
    return record.replace(old, new, 1)


def cut_in_two(record: str) -> str:
    """The record with its first turn on two lines."""
    lines = record.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    number, move, *others = lines[place].split()
    lines[place : place + 1] = [f"{number} {move}", f"{number} {' '.join(others)}"]
    return "\n".join(lines) + "\n"


def first_shuffle() -> str:
    return next(word for word in SHUFFLED.split() if word.startswith("chance:"))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "header-missing"),
        (broken("Claim Kingdoms", "Claim"), "other-game"),
        (broken('[Rules "1"]', '[Rules "0"]'), "rules-version"),
        (broken(SEVEN, "Go Dw"), "kingdoms-number-of-factions"),
        (broken('[First "', '[First "X'), "bad-seat"),
        (broken('[Seed "1"]', '[Seed "-1"]'), "seed-out-of-range"),
        (broken("deal start", "deal strat"), "deal-unknown"),
        (broken("deal A ", "deal A Go "), "deal-count"),
        (broken("deal A", "deal display"), "deal-twice"),
        (broken("deal pile ", "deal pile Xx "), "deal-count"),
        (broken("\n1. ", "\n2. "), "bad-line"),
        (broken("\n1. ", "\nfirst "), "bad-line"),
        (broken("\n2. ", " "), "bad-line"),
        (
            broken("\n1. A:", "\n1. ") if "\n1. A:" in RECORD else broken("\n1. B:", "\n1. "),
            "bad-move",
        ),
        (broken("\n1. ", "\n1. chance:Go "), "no-chance"),
        (broken(f" {first_shuffle()}", "", SHUFFLED), "chance-missing"),
        (broken(first_shuffle(), first_shuffle() + "Go", SHUFFLED), "kingdoms-wrong-pile"),
        (RECORD + "\ndeal A Go Go\n", "deal-late"),
        (cut_in_two(RECORD), "line-unfinished"),
        (RECORD + "\n99. A:use\n", "bad-line"),
    ],
)
def test_a_record_that_is_wrong_is_refused_with_the_reason(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        Game.from_record(text)
    assert caught.value.reason.code == code
    assert str(caught.value.reason)


def test_an_illegal_move_in_a_record_is_refused_with_its_line() -> None:
    lines = RECORD.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    letter = lines[place].split()[1][0]
    lines[place] = f"1. {letter}:use"
    with pytest.raises(NotationError) as caught:
        Game.from_record("\n".join(lines) + "\n")
    assert caught.value.line == place + 1
    assert caught.value.token == f"{letter}:use"
    assert caught.value.reason.code == "kingdoms-asked-to-place"


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"headers": []},
        {"headers": {"Game": 1}},
        {**Game(SEVEN, seed=1).to_json(), "deal": []},
        {**Game(SEVEN, seed=1).to_json(), "deal": {"A": "Go"}},
        {**Game(SEVEN, seed=1).to_json(), "deal": {"A": [1]}},
        {**Game(SEVEN, seed=1).to_json(), "deal": {"A": ["Go", "Go"]}},
        {**Game(SEVEN, seed=1).to_json(), "moves": 1},
        {**Game(SEVEN, seed=1).to_json(), "moves": ["A:use"]},
        {**Game(SEVEN, seed=1).to_json(), "moves": [{"move": 1}]},
        {**Game(SEVEN, seed=1).to_json(), "moves": [{"move": "use"}]},
        {**Game(SEVEN, seed=1).to_json(), "moves": [{"move": "A:use"}]},
    ],
)
def test_json_that_is_wrong_is_refused(data: object) -> None:
    with pytest.raises(NotationError):
        Game.from_json(data)


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(IllegalAction):
        Game(SEVEN, seed=1).result()
