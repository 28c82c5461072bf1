"""Registered bots: their names, their games, and what happens to a broken one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from claimant.bots import describe, games_of, make_bot, opponents, register_bot
from claimant.bots.registrations import dump_registrations, load_registrations
from claimant.bots.registry import HOME_MADE
from claimant.claim.sets import FACTIONS, register
from claimant.lab.matches import find_player
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.limit import Limit
from tests.examples.test_home_made_faction import Renamed


class Steady:
    """plays the first card that it may

    And so on.
    """

    games = ("claim",)

    def __init__(self, game: str, seed: int, limit: Limit | None) -> None:
        self.made_with = game, seed, limit

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[0]


def broken(game: str, seed: int, limit: Limit | None) -> Steady:
    raise RuntimeError("no {cards}")


class Zebras(Renamed):
    def __init__(self) -> None:
        super().__init__("Ze")


class Apes(Renamed):
    def __init__(self) -> None:
        super().__init__("Ap")


@pytest.fixture(autouse=True)
def _nothing_stays() -> Iterator[None]:
    factions = dict(FACTIONS)
    yield
    HOME_MADE.clear()
    FACTIONS.clear()
    FACTIONS.update(factions)


def test_a_registered_bot_is_made_described_and_listed_like_any_other() -> None:
    register_bot("steady", Steady)
    register_bot("steady", Steady)
    assert opponents()[-2:] == ("regent", "steady")
    assert (describe("steady"), games_of("steady")) == ("plays the first card that it may", ("claim",))
    limit = Limit(steps=5)
    bot = make_bot("steady", "claim", 7, limit)
    assert isinstance(bot, Steady)
    assert bot.made_with == ("claim", 7, limit)


def test_a_limit_behind_its_name_reaches_it() -> None:
    register_bot("steady", Steady)
    bot = find_player("steady@50").make("claim", 1)
    assert isinstance(bot, Steady)
    limit = bot.made_with[2]
    assert limit is not None
    assert limit.steps == 50


def test_what_is_said_when_it_is_registered_counts() -> None:
    register_bot("steady", Steady, "is steady", ["claim", "kingdoms"])
    assert (describe("steady"), games_of("steady")) == ("is steady", ("claim", "kingdoms"))


@pytest.mark.parametrize("name", ["Steady", "1st", "a@b", "", "a b", "a" * 21])
def test_a_name_that_nobody_could_type_is_refused(name: str) -> None:
    with pytest.raises(InvalidSetup, match="cannot be the name of a bot"):
        register_bot(name, Steady)
    assert HOME_MADE == {}


def test_a_name_that_is_taken_is_refused() -> None:
    register_bot("steady", Steady)
    with pytest.raises(InvalidSetup) as refusal:
        register_bot("steady", broken)
    assert str(refusal.value) == (
        "There is already a bot steady, made by tests.bots.test_home_made.Steady: choose another name for "
        "tests.bots.test_home_made.broken."
    )


def test_games_that_there_are_not_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="There is no game “chess”"):
        register_bot("steady", Steady, games=["chess"])


def test_a_game_that_it_does_not_play_is_refused() -> None:
    register_bot("steady", Steady)
    with pytest.raises(InvalidSetup, match="does not play kingdoms, only claim"):
        make_bot("steady", "kingdoms")


def test_one_that_cannot_be_made_is_refused_with_what_went_wrong() -> None:
    register_bot("broken", broken)
    with pytest.raises(InvalidSetup, match=r"The bot broken could not be made: RuntimeError: no \{cards\}"):
        make_bot("broken")


def test_what_was_registered_can_be_unpacked_elsewhere_in_the_same_order() -> None:
    for kind in (Zebras, Apes):
        register(kind)
    register_bot("steady", Steady)
    assert list(FACTIONS)[-2:] == ["Ap", "Ze"]
    registrations = dump_registrations()
    HOME_MADE.clear()
    del FACTIONS["Ap"], FACTIONS["Ze"]
    load_registrations(registrations)
    assert list(FACTIONS)[-2:] == ["Ap", "Ze"]
    assert HOME_MADE["steady"].make is Steady
