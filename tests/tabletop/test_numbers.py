"""Every integer type is accepted wherever the library takes a number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from claimant.bots import NAMES, make_bot
from claimant.claim import Game, IllegalAction, InvalidSetup, ruleset, warnings
from claimant.games import new_game
from claimant.kingdoms import Game as Kingdoms
from claimant.lab.arena import Arena, play_match, round_robin
from claimant.lab.matches import Match, find_player
from claimant.tabletop.chance import Chance
from claimant.tabletop.limit import Limit
from claimant.tabletop.numbers import whole
from claimant.tabletop.setup import Setup


class Number:
    """A whole number that is no int, such as NumPy has."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_a_game_takes_any_whole_number() -> None:
    game = Game("claim", players=Number(3), seed=Number(7), first=Number(1))
    same = Game("claim", players=3, seed=7, first=1)
    assert game.record() == same.record()
    assert game.legal_actions(Number(1)) == same.legal_actions(1)
    assert game.why_not("Go0", Number(0)) == same.why_not("Go0", 0)
    action = str(same.legal_actions()[0])
    game.apply(action, Number(1))
    same.apply(action, 1)
    assert game.record() == same.record()
    assert game.view(Number(2)).to_json() == same.view(2).to_json()
    heard = [event.to_json() for event in game.events(Number(0), Number(2))]
    assert heard == [event.to_json() for event in same.events(0, 2)]


def test_a_game_of_kingdoms_takes_any_whole_number() -> None:
    game, same = Kingdoms(seed=Number(7), first=Number(1)), Kingdoms(seed=7, first=1)
    assert game.record() == same.record()
    assert game.legal_actions(Number(1)) == same.legal_actions(1)
    action = str(same.legal_actions()[0])
    game.apply(action, Number(1))
    same.apply(action, 1)
    assert game.view(Number(0)).to_json() == same.view(0).to_json()
    assert len(game.events(Number(0), Number(2))) == len(same.events(0, 2))
    placed = Kingdoms.from_position(same.position(), seed=Number(3))
    assert placed.seed == 3


def test_so_do_rules_chance_limits_and_bots() -> None:
    assert ruleset("claim", players=Number(4)) is ruleset("claim", players=4)
    assert warnings("claim2", Number(3)) == warnings("claim2", 3)
    assert Chance(Number(5)).word() == Chance(5).word()
    assert repr(Limit(steps=Number(5))) == repr(Limit(steps=5))
    for name in NAMES:
        assert repr(make_bot(name, seed=Number(5))) == repr(make_bot(name, seed=5))


def test_so_does_the_laboratory() -> None:
    players: Any = Number(3)
    assert Setup(players=players) == Setup(players=3)
    assert new_game(Setup(), Number(7)).record() == new_game(Setup(), 7).record()
    one, other = find_player("random"), find_player("greedy")
    seed: Any = Number(7)
    match = Match(one, other, Setup(), seed)
    assert match == Match(one, other, Setup(), 7)
    assert round_robin([one, other], Setup(), Number(7)) == [match]
    assert Arena([match], Number(2)).deals == 2
    result = play_match("random", "random", pairs=Number(2), seed=Number(7), processes=Number(1))
    assert [game.record for game in result.games] == [
        game.record for game in play_match("random", "random", pairs=2, seed=7).games
    ]


def test_a_truth_value_is_an_int_and_written_as_one() -> None:
    assert Game("claim", seed=True).headers == {"Seed": "1"}


@pytest.mark.parametrize("wrong", [1.0, "1", b"1", [1]])
@pytest.mark.parametrize(
    "take",
    [
        Chance,
        lambda wrong: Game("claim", seed=wrong),
        lambda wrong: ruleset("claim", players=wrong),
        lambda wrong: Game("claim", seed=1).view(wrong),
        lambda wrong: Game("claim", seed=1).apply("Go0", wrong),
        lambda wrong: Kingdoms(seed=wrong),
        lambda wrong: make_bot("random", seed=wrong),
    ],
)
def test_what_is_no_whole_number_is_refused(take: Callable[[Any], object], wrong: object) -> None:
    with pytest.raises(TypeError, match="is a whole number, not"):
        take(wrong)


def test_the_error_says_what_is_wrong_with_what() -> None:
    wrong: Any = 1.5
    with pytest.raises(TypeError) as refusal:
        whole(wrong, "A seed")
    assert str(refusal.value) == "A seed is a whole number, not 1.5."


def test_a_number_out_of_range_is_refused_as_before() -> None:
    with pytest.raises(InvalidSetup) as refusal:
        Game("claim", seed=Number(-1))
    assert refusal.value.reason.parameters == {"seed": -1}
    with pytest.raises(IllegalAction) as refused:
        Game("claim", seed=1).view(Number(2))
    assert refused.value.reason.parameters == {"seat": 2, "last": 1}
