"""A run in a file: what is played, and a line for every deal. So it can stop, go on, and be merged."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from claimant.lab.arena import Arena, MatchResult
from claimant.lab.files import append_whole
from claimant.lab.matches import Match, PlayedGame, find_player
from claimant.tabletop.errors import ClaimantError, InvalidSetup
from claimant.tabletop.reason import NUMBER, TEXT, Reason, define_reasons
from claimant.tabletop.setup import Setup

define_reasons(
    {
        "not-a-run": {"name": TEXT},
        "no-run": {"name": TEXT},
        "other-run": {"name": TEXT},
        "broken-line": {"line": NUMBER, "name": TEXT},
    }
)

Heading = dict[str, Any]
FORMAT = 1


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
        self.path = path
        self.matches = arena.matches
        if path.exists():
            if _read_heading(path) != heading_of(arena):
                raise InvalidSetup(Reason("other-run", {"name": str(path)}))
            _forget_half_a_line(path)
            _take_in(arena, [path])
        else:
            append_whole(path, json.dumps(heading_of(arena)) + "\n")

    def add(self, result: MatchResult, games: Sequence[PlayedGame]) -> None:
        """Keep the games of one more deal."""
        line = {"match": self.matches.index(result.match), "games": [asdict(game) for game in games]}
        append_whole(self.path, json.dumps(line) + "\n")


def merged(paths: Sequence[Path]) -> Arena:
    """The run of which these files hold parts. A deal that several of them hold counts once."""
    heading = _read_heading(paths[0])
    for path in paths:
        if _read_heading(path) != heading:
            raise InvalidSetup(Reason("other-run", {"name": str(path)}))
    last = max((games[0].pair for path in paths for _, games in _lines(path)), default=1)
    arena = Arena(_matches(heading, paths[0]), last, keeps_games=False)
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


def _matches(heading: Heading, path: Path) -> list[Match]:
    try:
        setup = Setup(**{**heading["setup"], "places": tuple(heading["setup"]["places"])})
        return [
            Match(find_player(first), find_player(second), setup, int(heading["seed"]))
            for first, second in heading["matches"]
        ]
    except ClaimantError:
        raise
    except (KeyError, TypeError, ValueError):
        raise InvalidSetup(Reason("not-a-run", {"name": str(path)})) from None


def _read_heading(path: Path) -> Heading:
    try:
        with path.open(encoding="utf-8") as file:
            heading = json.loads(file.readline())
    except FileNotFoundError:
        raise InvalidSetup(Reason("no-run", {"name": str(path)})) from None
    except ValueError:
        heading = None
    if not isinstance(heading, dict) or heading.get("run") != FORMAT:
        raise InvalidSetup(Reason("not-a-run", {"name": str(path)}))
    return heading


def _lines(path: Path) -> Iterator[tuple[int, list[PlayedGame]]]:
    """The match and the games of every deal; a line that was not finished is none."""
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, start=1):
            if number == 1 or not line.endswith("\n"):
                continue
            try:
                data = json.loads(line)
                yield data["match"], [PlayedGame(**game) for game in data["games"]]
            except (KeyError, TypeError, ValueError):
                raise InvalidSetup(Reason("broken-line", {"line": number, "name": str(path)})) from None


def _forget_half_a_line(path: Path) -> None:
    """Whoever was killed while writing leaves half a line, and the next one must not go on with it."""
    with path.open("r+b") as file:
        content = file.read()
        file.truncate(content.rindex(b"\n") + 1)
