"""Who is called what."""

from __future__ import annotations

from claimant.claim.sets import ruleset
from claimant.cli.claim.voice import Voice
from claimant.cli.playing.speaker import capital, listed


def names(players: int, you: int | None) -> list[str]:
    voice = Voice(ruleset("claim", players), you)
    return [voice.name(seat) for seat in voice.seats()]


def sides(players: int, you: int | None) -> list[str]:
    voice = Voice(ruleset("claim", players), you)
    return [voice.side(side) for side in voice.sides()]


def test_a_reader_reads_about_seats() -> None:
    assert names(2, None) == sides(2, None) == ["A", "B"]
    assert names(3, None) == sides(3, None) == ["A", "B", "C"]
    assert names(4, None) == ["A", "B", "C", "D"]
    assert sides(4, None) == ["team A+C", "team B+D"]


def test_a_player_of_two_has_an_opponent() -> None:
    assert names(2, 0) == names(2, 1) == sides(2, 1) == ["you", "the opponent"]


def test_a_player_of_three_plays_against_seats_named_clockwise() -> None:
    assert names(3, 1) == sides(3, 1) == ["you", "seat C", "seat A"]


def test_a_player_of_four_has_a_partner_and_a_team() -> None:
    assert names(4, 0) == ["you", "seat B", "your partner", "seat D"]
    assert names(4, 3) == ["you", "seat A", "your partner", "seat C"]
    for you in range(4):
        assert sides(4, you) == ["your team", "the other team"]


def test_a_team_is_not_you_alone() -> None:
    assert Voice(ruleset("claim", 3), 2).is_you(2)
    assert not Voice(ruleset("claim", 4), 1).is_you(1)


def test_possessives() -> None:
    voice = Voice(ruleset("claim", 4), 2)
    assert [voice.possessive(seat) for seat in range(4)] == [
        "your partner's",
        "seat B's",
        "your",
        "seat D's",
    ]


def test_several_things_are_listed_with_and() -> None:
    assert listed(["Go1"]) == "Go1"
    assert listed(["Go1", "Go2"]) == "Go1 and Go2"
    assert listed(["Go1", "Go2", "Go3"]) == "Go1, Go2 and Go3"


def test_a_sentence_begins_with_a_capital() -> None:
    assert capital("the opponent") == "The opponent"
    assert capital("") == ""
