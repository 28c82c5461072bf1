"""Matches between bots: many deals, each played from all sides, and what they show."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from itertools import combinations, permutations
from statistics import fmean
from typing import SupportsIndex

from claimant.lab.decision_times import Thinking
from claimant.lab.experiment import Experiment, Tally
from claimant.lab.jobs import Place
from claimant.lab.ledger import FORMAT, Heading, Line
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
        "too-few-bots": {},
        "bot-twice": {"name": TEXT},
    }
)


class MatchResult(Tally[Sequence[PlayedGame]]):
    """The results of a match so far. A deal is one observation, however many games it has.

    The games themselves are kept in `games` only on request: there may be millions.
    """

    def __init__(self, match: Match, keeps_games: bool = True) -> None:
        super().__init__()
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

    def __repr__(self) -> str:
        counts = f"{self.wins} won, {self.shared} shared, {self.losses} lost"
        return f"<MatchResult {self.match.title}: {self.deals} pairs, {counts}>"

    @staticmethod
    def number_of(games: Sequence[PlayedGame]) -> int:
        return games[0].pair

    def count(self, games: Sequence[PlayedGame]) -> None:
        """Count all the games of one more deal."""
        self.scores.add(fmean(game.score for game in games))
        for game in games:
            self.played += 1
            self.wins += game.score == 1
            self.losses += game.score == 0
            for who in (FIRST, SECOND):
                self._thinking[who].add(game.seconds[who])
        if self.keeps_games:
            self.games += games

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
        """The score and its interval in Elo points; None with three sides, where Elo is not defined."""
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
            "pairs": self.deals,
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


Listener = Callable[[MatchResult, Sequence[PlayedGame]], None]


class Arena(Experiment[MatchResult, Sequence[PlayedGame]]):
    """Matches to be played. `results` holds what has been played, also after Ctrl-C."""

    def __init__(self, matches: Sequence[Match], pairs: SupportsIndex, keeps_games: bool = True) -> None:
        pairs = whole(pairs, "The number of pairs")
        if pairs < 1:
            raise InvalidSetup(Reason("bad-pairs", {"given": pairs}))
        for match in matches:
            for player in match.players:
                # A bot that cannot play this game says so before anybody plays.
                player.make(match.setup.game, 0)
        players = [player for match in matches for player in match.players]
        super().__init__([MatchResult(match, keeps_games) for match in matches], pairs, players)
        self.matches = tuple(matches)

    def __repr__(self) -> str:
        return f"<Arena: {self.deals} pairs of {', '.join(match.title for match in self.matches)}>"

    @property
    def results(self) -> list[MatchResult]:
        return self.parts

    def job(self) -> Callable[[Place], list[PlayedGame]]:
        return partial(_play, self.matches)

    def heading(self) -> Heading:
        match = self.matches[0]
        return {
            "run": FORMAT,
            "matches": [[player.name for player in match.players] for match in self.matches],
            "setup": match.setup.to_json(),
            # As text: not every program that reads JSON can hold 64 bits without a sign.
            "seed": str(match.seed),
        }

    @classmethod
    def of_heading(cls, heading: Heading, deals: int) -> Arena:
        setup = Setup(**{**heading["setup"], "places": tuple(heading["setup"]["places"])})
        matches = [
            Match(find_player(first), find_player(second), setup, int(heading["seed"]))
            for first, second in heading["matches"]
        ]
        return cls(matches, deals, keeps_games=False)

    @staticmethod
    def to_line(number: int, games: Sequence[PlayedGame]) -> Line:
        return {"match": number, "games": [asdict(game) for game in games]}

    @staticmethod
    def of_line(line: Line) -> tuple[int, int, list[PlayedGame]]:
        games = [PlayedGame(**game) for game in line["games"]]
        return line["match"], games[0].pair, games


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
