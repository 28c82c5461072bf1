"""What three players can expect, in words and on the screen."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from claimant.claim.game import Game
from claimant.claim.search.max_n import MaxNSolution, SideScores
from claimant.claim.search.solver import Score, Solution
from claimant.cli.claim.solution import (
    STYLES,
    bounds_in_words,
    line_table,
    outcome_word,
    show_cost,
    show_moment,
    value,
    votes_in_words,
    written_line,
)
from claimant.cli.playing.voice import Voice
from claimant.cli.terminal.output import Palette
from claimant.cli.terminal.texts import text
from claimant.tabletop.seats import seat_letter


def show_each(
    screen: Console, game: Game, paranoid: Solution, max_n: MaxNSolution, palette: Palette
) -> None:
    """For every action, what it guarantees, and what it leads to if each side plays for itself."""
    voice = Voice(game)
    show_moment(screen, game, voice, palette)
    seat = seat_letter(paranoid.seat)
    screen.print(Text(text("solve-paranoid-note", seat=seat)))
    screen.print(Text(text("solve-max-n-note")))
    if not (paranoid.complete and max_n.complete):
        screen.print(Text(text("solve-not-known"), "bold"))
    screen.print()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(voice.of("solve-actions", paranoid.seat), no_wrap=True)
    table.add_column(text("solve-paranoid"))
    table.add_column(text("solve-max-n"))
    expected = dict(max_n.actions)
    for action, score in sorted(
        paranoid.actions, key=lambda pair: _order(pair[1], expected[pair[0]], max_n)
    ):
        made_sure = _words(score) if score else Text(": ".join(bounds_in_words(paranoid.bounds[action])))
        table.add_row(palette.paint(action), made_sure, _all_words(expected[action]))
    screen.print(table)
    screen.print()
    if max_n.line:
        screen.print(line_table(game, max_n.line, voice, palette))
        screen.print()
    show_cost(screen, paranoid.nodes + max_n.nodes, paranoid.seconds + max_n.seconds)


def _order(sure: Score | None, expected: SideScores | None, max_n: MaxNSolution) -> tuple[int, ...]:
    """The best actions first: those that lead to most, then those that make sure of most."""
    scores = [None if expected is None else expected[max_n.seat], sure]
    return tuple(-part for score in scores for part in ((-2, 0) if score is None else _rank(score)))


def _rank(score: Score) -> tuple[int, int]:
    return score.outcome, score.votes


def _words(score: Score) -> Text:
    return Text(f"{outcome_word(score)}, {votes_in_words(score)}", STYLES[score.outcome])


def _all_words(scores: SideScores | None) -> Text:
    """The outcome for every seat."""
    if scores is None:
        return Text(outcome_word(None), "dim")
    words = [f"{seat_letter(seat)}: {outcome_word(score)}" for seat, score in enumerate(scores)]
    return Text(", ".join(words))


def each_data(game: Game, paranoid: dict[str, object], max_n: MaxNSolution) -> dict[str, object]:
    """The same for programs."""
    return {
        "seat": seat_letter(max_n.seat),
        "paranoid": paranoid,
        "max-n": {
            "scores": _scores(max_n.scores),
            "actions": [{"action": action, "scores": _scores(scores)} for action, scores in max_n.actions],
            "best": max_n.best,
            "line": written_line(game, max_n.line),
            "complete": max_n.complete,
            "nodes": max_n.nodes,
            "seconds": max_n.seconds,
        },
    }


def _scores(scores: SideScores | None) -> dict[str, object] | None:
    """What each seat gets; null if unknown."""
    if scores is None:
        return None
    return {seat_letter(seat): value(score) for seat, score in enumerate(scores)}
