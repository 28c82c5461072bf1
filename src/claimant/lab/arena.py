"""Matches between bots: many deals, each played from all sides, and what they show."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, permutations
from statistics import fmean
from typing import Final, SupportsIndex

from claimant.lab.decision_times import Thinking
from claimant.lab.jobs import Place, Workers, tell_in_turn, workers
from claimant.lab.matches import FIRST, SECOND, Match, PlayedGame, Player, find_player, play_game
from claimant.lab.seating import equal_share, number_of_sides
from claimant.lab.statistics import Estimate, Scores, elo
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.limit import Limit
from claimant.tabletop.numbers import whole
from claimant.tabletop.reason import NUMBER, TEXT, Reason, define_reasons
from claimant.tabletop.setup import Setup

__all__ = ["Arena", "Match", "MatchResult", "Player", "Setup", "find_player", "play_game", "play_match"]

define_reasons(
    {
        "bad-pairs": {"given": NUMBER},
        "bad-shard": {"given": TEXT},
        "seconds-on-cluster": {"bot": TEXT},
        "too-few-bots": {},
        "bot-twice": {"name": TEXT},
    }
)


class MatchResult:
    """What the games of a match say so far. A deal is one observation, however many games it makes.

    The games themselves are kept in `games` only if that is wanted: there may be millions.
    """

    def __init__(self, match: Match, keeps_games: bool = True) -> None:
        self.match = match
        self.games: list[PlayedGame] = []
        self.keeps_games = keeps_games
        self.played = 0
        """How many games were played."""
        self.wins = 0
        """The games that the first player has won alone."""
        self.losses = 0
        self.scores = Scores()
        """The average score of every deal, added up."""
        self._thinking = Thinking(), Thinking()
        self._pairs = bytearray()

    def __repr__(self) -> str:
        counts = f"{self.wins} won, {self.shared} shared, {self.losses} lost"
        return f"<MatchResult {self.match.title}: {self.pairs} pairs, {counts}>"

    def add(self, games: Sequence[PlayedGame]) -> None:
        """Count all the games of one more deal."""
        pair = games[0].pair
        self._pairs.extend(bytes(max(0, pair + 1 - len(self._pairs))))
        self._pairs[pair] = True
        self.scores.add(fmean(game.score for game in games))
        for game in games:
            self.played += 1
            self.wins += game.score == 1
            self.losses += game.score == 0
            for who in (FIRST, SECOND):
                self._thinking[who].add(game.seconds[who])
        if self.keeps_games:
            self.games += games

    def has(self, pair: int) -> bool:
        """Was this deal played?"""
        return pair < len(self._pairs) and bool(self._pairs[pair])

    @property
    def pairs(self) -> int:
        """How many deals were played."""
        return self.scores.number

    @property
    def shared(self) -> int:
        return self.played - self.wins - self.losses

    @property
    def score(self) -> Estimate:
        """The first player's share of the victories, from 0 to 1."""
        return self.scores.estimate()

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
        return self._thinking[who]

    def to_json(self) -> dict[str, object]:
        difference = self.difference
        return {
            "first": self.match.first.name,
            "second": self.match.second.name,
            "pairs": self.pairs,
            "games": self.played,
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


@dataclass(frozen=True)
class Shard:
    """One of several parts of a run, which may be played on machines that know nothing of each other."""

    number: int
    of: int

    def __post_init__(self) -> None:
        if not 1 <= self.number <= self.of:
            raise InvalidSetup(Reason("bad-shard", {"given": f"{self.number}/{self.of}"}))

    def has(self, pair: int) -> bool:
        return (pair - self.number) % self.of == 0


WHOLE: Final = Shard(1, 1)


def parse_shard(text: str) -> Shard:
    """A shard as it is written: 2/5 is the second of five.

    >>> [pair for pair in range(1, 12) if parse_shard("2/5").has(pair)]
    [2, 7]
    """
    number, _, of = text.partition("/")
    if not (number.isdecimal() and of.isdecimal()):
        raise InvalidSetup(Reason("bad-shard", {"given": text[:40]}))
    return Shard(int(number), int(of))


Listener = Callable[[MatchResult, Sequence[PlayedGame]], None]


class Arena:
    """Matches to be played. What has been played stands in `results`, also after Ctrl-C."""

    def __init__(self, matches: Sequence[Match], pairs: SupportsIndex, keeps_games: bool = True) -> None:
        pairs = whole(pairs, "The number of pairs")
        if pairs < 1:
            raise InvalidSetup(Reason("bad-pairs", {"given": pairs}))
        for match in matches:
            for player in match.players:
                # A bot that cannot play this game says so before anybody plays.
                player.make(match.setup.game, 0)
        self.matches = tuple(matches)
        self.pairs = pairs
        self.shard = WHOLE
        self.results = [MatchResult(match, keeps_games) for match in matches]

    def __repr__(self) -> str:
        return f"<Arena: {self.pairs} pairs of {', '.join(match.title for match in self.matches)}>"

    @property
    def wanted(self) -> int:
        """How many deals of each match are to be played here."""
        return sum(self.shard.has(pair) for pair in range(1, self.pairs + 1))

    @property
    def is_complete(self) -> bool:
        return all(result.pairs >= self.wanted for result in self.results)

    def run(
        self,
        processes: SupportsIndex = 1,
        listen: Listener | None = None,
        *,
        cluster: str | None = None,
        by: Workers | None = None,
    ) -> None:
        """Play all that is not in the results yet: in so many processes, on a cluster, or by these workers.

        After each deal `listen` is told of the match and of the new games: match by match and pair by pair,
        wherever they are played. Ctrl-C waits until it has returned.
        """
        if cluster is not None:
            self._refuse_seconds()
        tell = partial(self._count, listen)
        tell_in_turn(partial(_play, self.matches), self._tasks, by or workers(processes, cluster), tell)

    def _refuse_seconds(self) -> None:
        """A second is longer on one machine than on another: nobody could repeat what came of it."""
        for match in self.matches:
            for player in match.players:
                if player.is_timed:
                    raise InvalidSetup(Reason("seconds-on-cluster", {"bot": player.name}))

    def _tasks(self) -> Iterator[Place]:
        """The match and the pair of every deal that was not played when this was asked first."""
        missing = [
            [pair for pair in range(1, self.pairs + 1) if self.shard.has(pair) and not result.has(pair)]
            for result in self.results
        ]
        return ((number, pair) for number, pairs in enumerate(missing) for pair in pairs)

    def _count(self, listen: Listener | None, task: Place, games: list[PlayedGame]) -> None:
        result = self.results[task[0]]
        result.add(games)
        if listen is not None:
            listen(result, games)


def _play(matches: Sequence[Match], task: Place) -> list[PlayedGame]:
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
    cluster: str | None = None,
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
    arena.run(processes, listen, cluster=cluster)
    return arena.results[0]
