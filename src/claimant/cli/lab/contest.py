"""Playing the matches of `claimant arena`, with a bar for the score and output files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Any

from rich.progress import TextColumn

from claimant.cli.lab.crosstable import show
from claimant.cli.lab.running import Files, Rate, Running, Where, bars
from claimant.cli.playing.setting import Setting
from claimant.cli.terminal.output import print_json, reasons_json, warn
from claimant.cli.terminal.texts import percent, words
from claimant.games import check, find_game
from claimant.lab.arena import Arena, Listener, MatchResult, round_robin
from claimant.lab.experiment import parse_shard
from claimant.lab.files import RecordFolder, Table, row_of
from claimant.lab.matches import PlayedGame, find_player
from claimant.tabletop.limit import Limit
from claimant.tabletop.setup import RANDOM

if TYPE_CHECKING:
    from claimant.lab.report.course import Course
    from claimant.lab.report.page import Report

SECONDS_BETWEEN_SCORES = 0.2


class Contest(Running[MatchResult, Sequence[PlayedGame]]):
    """Matches, as the options of the command want them."""

    def __init__(self, arena: Arena) -> None:
        super().__init__(arena)
        self.arena = arena
        self.course: Course | None = None

    @classmethod
    def of(
        cls,
        bots: Sequence[str],
        setting: Setting,
        limit: Limit | None,
        seed: int,
        pairs: int,
        shard: str,
    ) -> Contest:
        """Everybody against everybody."""
        players = [find_player(bot, limit) for bot in bots]
        arena = Arena(round_robin(players, setting.setup(), seed), pairs, keeps_games=False)
        arena.shard = parse_shard(shard)
        return cls(arena)

    def run(self, where: Where, files: Files, as_json: bool) -> int:
        setup = self.arena.matches[0].setup
        warn(find_game(setup.game).warnings(setup))
        return super().run(where, files, as_json)

    def tell(self, seconds: float | None, as_json: bool) -> None:
        if as_json:
            print_json(findings(self.arena))
        else:
            show(self.arena.results, seconds)

    def report(self) -> Report:
        from claimant.lab.report.pages import arena_report

        assert self.course is not None
        return arena_report(self.arena, self.course, words())

    def listeners(
        self, files: Files, rows: Table | None
    ) -> list[Callable[[MatchResult, Sequence[PlayedGame]], Any]]:
        listeners: list[Callable[[MatchResult, Sequence[PlayedGame]], Any]] = []
        if rows is not None:
            listeners.append(lambda result, games: rows.add([row_of(result.match, game) for game in games]))
        if files.records is not None:
            folder = RecordFolder(files.records)
            listeners.append(lambda result, games: folder.add(result.match, games))
        if files.has_report:
            from claimant.lab.report.course import Course

            self.course = Course(self.arena)
            listeners.append(self.course.add)
        return listeners

    @contextmanager
    def progress(self) -> Iterator[Listener]:
        """A bar for each match that has begun, with the score so far."""
        with bars(TextColumn("{task.fields[score]}", style="bold")) as progress:
            titles = [match.title for match in self.arena.matches]
            wanted = self.arena.wanted
            bar = progress.add_task(titles.pop(0), total=wanted, score="", rate="")
            shown_at = 0.0
            rate = Rate()

            def advance(result: MatchResult, games: Sequence[PlayedGame]) -> None:
                nonlocal bar, shown_at
                is_over = result.deals == wanted
                rate.games += len(games)
                now = perf_counter()
                if is_over or now - shown_at > SECONDS_BETWEEN_SCORES:
                    score = percent(result.score.average)
                    progress.update(bar, completed=result.deals, score=score, rate=str(rate))
                    shown_at = now
                if is_over and titles:
                    bar = progress.add_task(titles.pop(0), total=wanted, score="", rate="")

            yield advance


def findings(arena: Arena) -> dict[str, object]:
    match = arena.matches[0]
    setup = check(match.setup)
    kind = find_game(setup.game)
    return {
        "game": setup.game,
        "deck": RANDOM if kind.draws_deck(setup) else setup.deck.split(),
        "players": setup.players,
        "places": list(setup.places),
        "random_places": setup.random_places or None,
        "warnings": reasons_json(kind.warnings(match.setup)),
        "seed": match.seed,
        "pairs": arena.deals,
        "complete": arena.is_complete,
        "matches": [result.to_json() for result in arena.results],
    }
