"""Matches between bots: many deals, each played from all sides, and what they show."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from itertools import combinations, permutations
from statistics import fmean
from typing import SupportsIndex

from claimant.lab.decision_times import Thinking
from claimant.lab.matches import FIRST, SECOND, Match, PlayedGame, Player, find_player, play_game
from claimant.lab.seating import equal_share, number_of_sides
from claimant.lab.statistics import Estimate, elo, estimate
from claimant.lab.workers import held_interrupts, map_unordered
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.limit import Limit
from claimant.tabletop.numbers import whole
from claimant.tabletop.reason import NUMBER, TEXT, Reason, define_reasons
from claimant.tabletop.setup import Setup

__all__ = ["Arena", "Match", "MatchResult", "Player", "Setup", "find_player", "play_game", "play_match"]

define_reasons(
    {
        "bad-pairs": {"given": NUMBER},
        "bad-processes": {"given": NUMBER},
        "too-few-bots": {},
        "bot-twice": {"name": TEXT},
    }
)


class MatchResult:
    """What the games of a match say so far. A deal is one observation, however many games it makes."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games: list[PlayedGame] = []
        self._scores: dict[int, float] = {}

    def __repr__(self) -> str:
        counts = f"{self.wins} won, {self.shared} shared, {self.losses} lost"
        return f"<MatchResult {self.match.title}: {self.pairs} pairs, {counts}>"

    def add(self, games: Sequence[PlayedGame]) -> None:
        """Count all the games of one more deal."""
        self.games += games
        self._scores[games[0].pair] = fmean(game.score for game in games)

    @property
    def pairs(self) -> int:
        """How many deals were played."""
        return len(self._scores)

    @property
    def wins(self) -> int:
        """The games that the first player has won alone."""
        return sum(game.score == 1 for game in self.games)

    @property
    def losses(self) -> int:
        return sum(game.score == 0 for game in self.games)

    @property
    def shared(self) -> int:
        return len(self.games) - self.wins - self.losses

    @property
    def score(self) -> Estimate:
        """The first player's share of the victories, from 0 to 1."""
        return estimate(list(self._scores.values()))

    @property
    def difference(self) -> Estimate:
        """By how much the score is above that among equals."""
        return self.score.less(equal_share(self.match.setup))

    @property
    def elo(self) -> list[float | None] | None:
        """The score and its interval in Elo points; None with three sides, where there are none."""
        if number_of_sides(self.match.setup) != 2:
            return None
        score = self.score
        return [elo(share) for share in (score.average, score.low, score.high)]

    def thinking(self, who: int) -> Thinking:
        """How long the first player (0) or the second (1) thought."""
        return Thinking(time for game in self.games for time in game.seconds[who])

    def to_json(self) -> dict[str, object]:
        difference = self.difference
        return {
            "first": self.match.first.name,
            "second": self.match.second.name,
            "pairs": self.pairs,
            "games": len(self.games),
            "wins": self.wins,
            "shared": self.shared,
            "losses": self.losses,
            "score": self.score.average,
            "equal_share": equal_share(self.match.setup),
            "difference": difference.average,
            "interval": [difference.low, difference.high],
            "elo": self.elo,
            "thinking": [self.thinking(who).to_json() for who in (FIRST, SECOND)],
        }


Listener = Callable[[MatchResult, Sequence[PlayedGame]], None]


class Arena:
    """Matches to be played. What has been played stands in `results`, also after Ctrl-C."""

    def __init__(self, matches: Sequence[Match], pairs: SupportsIndex) -> None:
        pairs = whole(pairs, "The number of pairs")
        if pairs < 1:
            raise InvalidSetup(Reason("bad-pairs", {"given": pairs}))
        for match in matches:
            for player in match.players:
                # A bot that cannot play this game says so before anybody plays.
                player.make(match.setup.game, 0)
        self.matches = tuple(matches)
        self.pairs = pairs
        self.results = [MatchResult(match) for match in matches]

    def __repr__(self) -> str:
        return f"<Arena: {self.pairs} pairs of {', '.join(match.title for match in self.matches)}>"

    @property
    def is_complete(self) -> bool:
        return all(result.pairs == self.pairs for result in self.results)

    def run(self, processes: SupportsIndex = 1, listen: Listener | None = None) -> None:
        """Play all that is not in the results yet.

        After each deal `listen` is told of the match and of the new games: match by match and pair by pair,
        whatever the number of processes. Ctrl-C waits until it has returned.
        """
        processes = whole(processes, "The number of processes")
        if processes < 1:
            raise InvalidSetup(Reason("bad-processes", {"given": processes}))
        tasks = self._tasks()
        played: dict[tuple[int, int], list[PlayedGame]] = {}
        counted = 0
        try:
            with closing(map_unordered(partial(_play, self.matches), tasks, processes)) as playing:
                for task, games in playing:
                    played[task] = games
                    while counted < len(tasks) and tasks[counted] in played:
                        self._count(tasks[counted], played, listen)
                        counted += 1
        finally:
            # Something came in between: what was played out of turn counts as well.
            for task in sorted(played):
                self._count(task, played, listen)

    def _tasks(self) -> list[tuple[int, int]]:
        """The match and the pair of every deal to be played."""
        tasks: list[tuple[int, int]] = []
        for number, result in enumerate(self.results):
            known = {game.pair for game in result.games}
            tasks += [(number, pair) for pair in range(1, self.pairs + 1) if pair not in known]
        return tasks

    def _count(
        self,
        task: tuple[int, int],
        played: dict[tuple[int, int], list[PlayedGame]],
        listen: Listener | None,
    ) -> None:
        with held_interrupts():
            games = played.pop(task)
            result = self.results[task[0]]
            result.add(games)
            if listen is not None:
                listen(result, games)


def _play(matches: Sequence[Match], task: tuple[int, int]) -> list[PlayedGame]:
    number, pair = task
    return matches[number].play(pair)


def round_robin(players: Sequence[Player], setup: Setup, seed: SupportsIndex) -> list[Match]:
    """Everybody against everybody else.

    Where three play, one sits against two of the other. That has two sides, and both are played.
    """
    if len(players) < 2:
        raise InvalidSetup(Reason("too-few-bots", {}))
    names = [player.name for player in players]
    for name in names:
        if names.count(name) > 1:
            raise InvalidSetup(Reason("bot-twice", {"name": name.partition("@")[0]}))
    meetings = combinations(players, 2) if number_of_sides(setup) == 2 else permutations(players, 2)
    return [Match(first, second, setup, whole(seed, "A seed")) for first, second in meetings]


def play_match(
    first: str | Player,
    second: str | Player,
    setup: Setup | None = None,
    *,
    pairs: SupportsIndex = 100,
    seed: SupportsIndex | None = None,
    processes: SupportsIndex = 1,
    limit: Limit | None = None,
    listen: Listener | None = None,
) -> MatchResult:
    """Play a match: so many deals, each from all sides.

    Bots are given by name (`regent`, `regent@0.5s`, `regent@200`) or as a `Player` of your own. The limit
    is for those that have none in their name.

    >>> result = play_match("random", "random", pairs=20, seed=1)
    >>> result.wins + result.shared + result.losses
    40
    """
    one, other = (
        find_player(player, limit) if isinstance(player, str) else player for player in (first, second)
    )
    number = secrets.randbits(64) if seed is None else whole(seed, "A seed")
    arena = Arena([Match(one, other, setup or Setup(), number)], pairs)
    arena.run(processes, listen)
    return arena.results[0]
