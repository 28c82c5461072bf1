"""A run of the arena in a file: what is played, and a line for every deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from claimant.lab.arena import Arena, MatchResult
from claimant.lab.ledger import FORMAT, Heading, Ledger
from claimant.lab.matches import Match, PlayedGame, find_player
from claimant.tabletop.errors import ClaimantError
from claimant.tabletop.setup import Setup


def heading_of(arena: Arena) -> Heading:
    """What is played: equal headings belong to the same run, however many deals there are of it."""
    match = arena.matches[0]
    return {
        "run": FORMAT,
        "matches": [[player.name for player in match.players] for match in arena.matches],
        "setup": match.setup.to_json(),
        # As text: not every program that reads JSON can hold 64 bits without a sign.
        "seed": str(match.seed),
    }


class RunFile:
    """The file of an arena's run. What it holds already counts as played."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.ledger = Ledger(path)
        self.matches = arena.matches
        self.ledger.open(heading_of(arena))
        _take_in(arena, [path])

    def add(self, result: MatchResult, games: Sequence[PlayedGame]) -> None:
        """Keep the games of one more deal."""
        self.ledger.add(
            {"match": self.matches.index(result.match), "games": [asdict(game) for game in games]}
        )


def merged(paths: Sequence[Path]) -> Arena:
    """The run of which these files hold parts. A deal that several of them hold counts once."""
    first = Ledger(paths[0])
    heading = first.heading()
    for path in paths:
        Ledger(path).refuse_other(heading)
    last = max((games[0].pair for path in paths for _, games in _lines(path)), default=1)
    arena = Arena(_matches(heading, first), last, keeps_games=False)
    _take_in(arena, paths)
    return arena


def deals(paths: Sequence[Path], arena: Arena) -> Iterator[tuple[MatchResult, list[PlayedGame]]]:
    """All deals in these files once more, match by match and pair by pair."""
    where: dict[tuple[int, int], list[PlayedGame]] = {}
    for path in paths:
        for number, games in _lines(path):
            where.setdefault((number, games[0].pair), games)
    for (number, _), games in sorted(where.items()):
        yield arena.results[number], games


def _take_in(arena: Arena, paths: Iterable[Path]) -> None:
    for path in paths:
        for number, games in _lines(path):
            result = arena.results[number]
            if games[0].pair <= arena.pairs and not result.has(games[0].pair):
                result.add(games)


def _matches(heading: Heading, ledger: Ledger) -> list[Match]:
    try:
        setup = Setup(**{**heading["setup"], "places": tuple(heading["setup"]["places"])})
        return [
            Match(find_player(first), find_player(second), setup, int(heading["seed"]))
            for first, second in heading["matches"]
        ]
    except ClaimantError:
        raise
    except (KeyError, TypeError, ValueError):
        raise ledger.not_a_run() from None


def _lines(path: Path) -> Iterator[tuple[int, list[PlayedGame]]]:
    """The match and the games of every deal."""
    ledger = Ledger(path)
    for number, line in ledger.lines():
        try:
            yield line["match"], [PlayedGame(**game) for game in line["games"]]
        except (KeyError, TypeError):
            raise ledger.broken(number) from None
