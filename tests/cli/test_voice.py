"""The names of players in the terminal."""

from __future__ import annotations

from claimant.claim import Game
from claimant.cli.playing.voice import Voice


def names(players: int, you: int | None, bots: dict[int, str] | None = None) -> list[str]:
    voice = Voice(Game("claim", players=players, seed=1), you, bots)
    return [voice.name(seat) for seat in voice.seats()]


def sides(players: int, you: int | None) -> list[str]:
    voice = Voice(Game("claim", players=players, seed=1), you)
    return [voice.side(side) for side in voice.sides()]


def test_a_reader_reads_about_seats() -> None:
    assert names(2, None) == sides(2, None) == ["A", "B"]
    assert names(3, None) == sides(3, None) == ["A", "B", "C"]
    assert names(4, None) == ["A", "B", "C", "D"]
    assert sides(4, None) == ["Team A + C", "Team B + D"]


def test_a_player_comes_first_and_the_others_clockwise() -> None:
    assert names(2, 1) == sides(2, 1) == ["You", "A"]
    assert names(3, 1) == sides(3, 1) == ["You", "C", "A"]
    assert names(4, 3) == ["You", "A", "B", "C"]


def test_a_player_of_four_has_a_team() -> None:
    for you in range(4):
        assert sides(4, you) == ["Your team", "The other team"]


def test_bots_go_by_their_names_and_those_alike_are_numbered() -> None:
    assert names(2, 0, {1: "greedy"}) == ["You", "Greedy"]
    assert names(3, 1, {0: "greedy", 2: "greedy"}) == ["You", "Greedy 2", "Greedy 1"]
    assert names(4, 0, {1: "greedy", 2: "squire", 3: "greedy"}) == ["You", "Greedy 1", "Squire", "Greedy 2"]


def test_a_home_made_bot_keeps_its_own_name() -> None:
    assert names(2, 0, {1: "wizard"}) == ["You", "wizard"]


def test_a_record_that_names_bots_is_told_with_their_names() -> None:
    game = Game("claim", seed=1)
    game.headers["BotB"] = "regent"
    voice = Voice(game)
    assert [voice.name(seat) for seat in (0, 1)] == ["A", "Regent"]
    assert [voice.lettered(seat) for seat in (0, 1)] == ["A", "Regent (B)"]


def test_a_record_that_names_people_is_told_with_their_names() -> None:
    game = Game("claim", players=4, seed=1)
    game.headers |= {"PlayerA": "Ann", "BotB": "regent", "PlayerC": "Ann", "PlayerD": "\x1b[1m" + "n" * 99}
    voice = Voice(game)
    assert [voice.name(seat) for seat in range(3)] == ["Ann 1", "Regent", "Ann 2"]
    assert voice.name(3).startswith("?[1mnnn")
    assert len(voice.name(3)) == 40
