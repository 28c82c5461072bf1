"""Whole matches."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from dataclasses import replace

import pytest

from claimant.lab.arena import Arena, MatchResult, play_match, round_robin
from claimant.lab.jobs import WorkFailed
from claimant.lab.matches import AnyBot, BotFailed, Match, PlayedGame, Player
from claimant.lab.seating import number_of_sides
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.limit import Limit
from claimant.tabletop.setup import RANDOM, Setup
from tests.lab.players import ANY_CARD, BROKEN, FIRST_CARD, LAST_CARD, SLEEPER, SUICIDAL, Fixed


def without_time(games: Sequence[PlayedGame]) -> list[PlayedGame]:
    return [replace(game, seconds=([], [])) for game in games]


@pytest.mark.parametrize(
    "setup",
    [Setup(), Setup(deck=RANDOM, random_places="both"), Setup(players=3), Setup("kingdoms")],
    ids=str,
)
def test_the_number_of_processes_changes_nothing(setup: Setup) -> None:
    alone = play_match(ANY_CARD, LAST_CARD, setup, pairs=7, seed=3)
    together = play_match(ANY_CARD, LAST_CARD, setup, pairs=7, seed=3, processes=3)
    assert without_time(alone.games) == without_time(together.games)
    assert alone.score == together.score
    assert [game.pair for game in together.games][:: number_of_sides(setup)] == list(range(1, 8))


def test_games_are_told_match_by_match_and_pair_by_pair() -> None:
    arena = Arena(round_robin([SLEEPER, FIRST_CARD, ANY_CARD], Setup(), 1), 4)
    heard: list[tuple[str, int]] = []
    arena.run(3, lambda result, games: heard.append((result.match.title, games[0].pair)))
    titles = ["sleeper - first-card", "sleeper - any-card", "first-card - any-card"]
    assert heard == [(title, pair) for title in titles for pair in (1, 2, 3, 4)]
    assert arena.is_complete


def test_wins_shared_and_losses_are_the_first_players() -> None:
    result = play_match(FIRST_CARD, ANY_CARD, pairs=30, seed=1)
    mirrored = play_match(ANY_CARD, FIRST_CARD, pairs=30, seed=1)
    assert result.wins + result.shared + result.losses == len(result.games) == 60
    assert result.score.average == pytest.approx((result.wins + result.shared / 2) / 60)
    assert mirrored.deals == result.deals == 30


def test_a_deal_is_one_observation() -> None:
    match = Match(FIRST_CARD, ANY_CARD, Setup(), 1)
    played = match.play(1)
    decided, split = MatchResult(match), MatchResult(match)
    for pair in range(1, 21):
        won = pair % 2
        decided.add([replace(game, pair=pair, score=float(won)) for game in played])
        split.add([replace(game, pair=pair, score=float(game.game == 1)) for game in played])
    assert decided.score.average == split.score.average == 0.5
    # In both, 20 games of 40 are won; but where every deal is split, the cards have won and not the bots.
    assert decided.score.high - decided.score.low > 2 * (split.score.high - split.score.low)


def test_the_difference_is_that_to_an_equal_share() -> None:
    three = play_match(FIRST_CARD, ANY_CARD, Setup(players=3), pairs=5, seed=1)
    assert three.difference.average == pytest.approx(three.score.average - 1 / 3)
    assert three.elo is None
    two = play_match(FIRST_CARD, ANY_CARD, pairs=5, seed=1)
    assert two.difference.low == pytest.approx(two.score.low - 1 / 2)
    assert two.elo is not None


def test_a_result_as_data() -> None:
    data = play_match(FIRST_CARD, SLEEPER, pairs=2, seed=1).to_json()
    assert (data["first"], data["second"], data["pairs"], data["games"]) == ("first-card", "sleeper", 2, 4)
    thinking = data["thinking"]
    assert isinstance(thinking, list)
    quick, slow = thinking
    assert quick["median_seconds"] < 0.002 <= slow["median_seconds"] <= slow["longest_seconds"]
    assert slow["choices"] > 20


def test_without_a_seed_another_match_is_played() -> None:
    seeds = {play_match(FIRST_CARD, LAST_CARD, pairs=1).match.seed for _ in range(3)}
    assert len(seeds) == 3


def test_bots_are_known_by_name() -> None:
    result = play_match("random", "random@5", pairs=2, seed=1, limit=Limit(steps=9))
    assert result.match.title == "random - random@5"


# --- what goes wrong --------------------------------------------------------------------------------


@pytest.mark.parametrize("pairs", [0, -3])
def test_a_match_needs_deals(pairs: int) -> None:
    with pytest.raises(InvalidSetup, match="above 0"):
        play_match(FIRST_CARD, LAST_CARD, pairs=pairs)


@pytest.mark.parametrize("processes", [0, -1])
def test_somebody_must_play(processes: int) -> None:
    with pytest.raises(InvalidSetup, match="above 0"):
        play_match(FIRST_CARD, LAST_CARD, processes=processes)


def test_a_round_robin_needs_two_and_different_ones() -> None:
    with pytest.raises(InvalidSetup, match="at least two"):
        round_robin([FIRST_CARD], Setup(), 1)
    with pytest.raises(InvalidSetup, match="appears twice"):
        round_robin([FIRST_CARD, LAST_CARD, FIRST_CARD], Setup(), 1)


def test_where_three_play_everybody_is_once_alone() -> None:
    matches = round_robin([FIRST_CARD, LAST_CARD], Setup(players=3), 1)
    assert [match.title for match in matches] == ["first-card - last-card", "last-card - first-card"]


def test_a_player_that_cannot_play_the_game_says_so_before_anybody_plays() -> None:
    def make(game: str, seed: int) -> AnyBot:
        return Fixed({"claim": 0}[game])

    claimer = Player("claimer", make)
    assert Arena([Match(claimer, FIRST_CARD, Setup(), 1)], 1).results
    with pytest.raises(KeyError):
        Arena([Match(FIRST_CARD, claimer, Setup("kingdoms"), 1)], 1)


def test_what_was_played_before_a_bot_failed_is_kept() -> None:
    arena = Arena(round_robin([FIRST_CARD, LAST_CARD, BROKEN], Setup(), 1), 2)
    with pytest.raises(BotFailed):
        arena.run()
    assert [result.deals for result in arena.results] == [2, 0, 0]
    assert not arena.is_complete


def test_a_failure_in_another_process_reads_the_same() -> None:
    with pytest.raises(BotFailed) as here:
        play_match(BROKEN, LAST_CARD, pairs=1, seed=1)
    with pytest.raises(WorkFailed) as there:
        play_match(BROKEN, LAST_CARD, pairs=1, seed=1, processes=2)
    assert here.value.reason == there.value.reason


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(WorkFailed, match="A process died"):
        play_match(SUICIDAL, LAST_CARD, pairs=3, seed=1, processes=2)


MANY = 300
"""Deals enough that a signal comes before the last of them, however quick the bots are."""


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_keeps_what_was_played_and_the_rest_can_follow(processes: int) -> None:
    arena = Arena([Match(ANY_CARD, LAST_CARD, Setup(), 5)], MANY)
    heard: list[int] = []

    def listen(result: MatchResult, games: Sequence[PlayedGame]) -> None:
        if len(heard) == 3:
            os.kill(os.getpid(), signal.SIGINT)
        heard.append(games[0].pair)

    with pytest.raises(KeyboardInterrupt):
        arena.run(processes, listen)
    # What had begun to be told was told to its end.
    assert 4 <= len(heard) == arena.results[0].deals < MANY
    assert heard == sorted(heard)
    arena.run(processes)
    assert arena.is_complete
    whole = play_match(ANY_CARD, LAST_CARD, pairs=MANY, seed=5)
    by_pair = sorted(arena.results[0].games, key=lambda game: (game.pair, game.game))
    assert without_time(by_pair) == without_time(whole.games)
