"""The results of a solver, in words and on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from claimant.claim.events import MOVED, card_event
from claimant.claim.game import Game
from claimant.claim.search.solver import Bounds, Score, Solution
from claimant.claim.story import LED
from claimant.claim.zones import HAND, TRICK
from claimant.cli.claim.advice import result_of_line
from claimant.cli.claim.table import labelled, title, trick_so_far, written
from claimant.cli.playing.advice import OUTCOMES
from claimant.cli.playing.voice import Voice
from claimant.cli.terminal.output import Palette
from claimant.cli.terminal.texts import number, text
from claimant.tabletop.event import Event
from claimant.tabletop.message import Message
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.story import HEADING

STYLES = {1: "bold green", 0: "bold yellow", -1: "bold red"}


def votes_in_words(score: Score) -> str:
    """How clear it is: the votes of the seat to act against the other's."""
    if score.votes > 0:
        return text("solve-ahead", count=score.votes)
    if score.votes < 0:
        return text("solve-behind", count=-score.votes)
    return text("solve-even")


def outcome_word(score: Score | None) -> str:
    """Words first: who sees no colours misses nothing."""
    return text("solve-unknown" if score is None else f"solve-{OUTCOMES[score.outcome]}")


def show_solution(screen: Console, game: Game, solution: Solution, palette: Palette) -> None:
    """The value of the position, of every action, and how the best play goes."""
    voice = Voice(game)
    show_moment(screen, game, voice, palette)
    screen.print(Text(headline(game, solution, voice), "bold"))
    if solution.score is None and (known := best_so_far(solution)):
        screen.print(Text(known))
    screen.print()
    screen.print(actions_table(solution, voice, palette))
    screen.print()
    if solution.line:
        screen.print(line_table(game, solution.line, voice, palette))
        screen.print()
    show_cost(screen, solution.nodes, solution.seconds)


def show_moment(screen: Console, game: Game, voice: Voice, palette: Palette) -> None:
    """The position, and who holds what."""
    view = game.public_view()
    screen.print(Rule(Text(title(view), "bold"), align="left", style="dim"))
    rows = [
        (voice.of("hand-of", seat.index), written(game.rules.listed(seat.hand)))
        for seat in game.state.seats
    ]
    begun = trick_so_far(view, voice)
    if begun:
        rows.append((text("trick"), begun))
    screen.print(labelled((label, palette.paint(words)) for label, words in rows))
    screen.print()


def headline(game: Game, solution: Solution, voice: Voice) -> str:
    """The value of the position in a sentence."""
    score = solution.score
    if score is None:
        return text("solve-not-known")
    result = result_of_line(game, solution.line)
    if result is not None:
        return voice.say(Message("best-play", {"ending": voice.kind.explain(result).ending}))
    seat = seat_letter(solution.seat)
    return text("solve-only-score", outcome=outcome_word(score), seat=seat, votes=votes_in_words(score))


def actions_table(solution: Solution, voice: Voice, palette: Palette) -> Table:
    """Every action with its value, the best ones first, those of equal value in one row."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(voice.of("solve-actions", solution.seat), no_wrap=True)
    table.add_column("")
    table.add_column("")
    known = [(score, action) for action, score in solution.actions if score is not None]
    known.sort(key=lambda pair: _rank(pair[0]), reverse=True)
    for _, group in groupby(known, key=lambda pair: _rank(pair[0])):
        alike = list(group)
        score = alike[0][0]
        word = Text(outcome_word(score), STYLES[score.outcome])
        actions = " ".join(action for _, action in alike)
        table.add_row(word, votes_in_words(score), palette.paint(actions))
    unknown: dict[tuple[str, str], list[str]] = {}
    for action, value_known in solution.actions:
        if value_known is None:
            unknown.setdefault(bounds_in_words(solution.bounds[action]), []).append(action)
    for (known_so_far, bounds), some in unknown.items():
        table.add_row(Text(known_so_far, "dim"), bounds, palette.paint(" ".join(some)))
    return table


def bounds_in_words(bounds: Bounds) -> tuple[str, str]:
    """What is known about an action without an exact value: the outcome or its bounds, and the margin."""
    least, most = bounds.least, bounds.most
    if least.outcome == most.outcome:
        worst, best = votes_in_words(least), votes_in_words(most)
        votes = worst if worst == best else text("solve-from-to", least=worst, most=best)
        return outcome_word(least), votes
    if least.outcome >= 0:
        return outcome_word(None), text("solve-at-least", outcome=outcome_word(least))
    if most.outcome <= 0:
        return outcome_word(None), text("solve-at-most", outcome=outcome_word(most))
    return outcome_word(None), ""


def best_so_far(solution: Solution) -> str:
    """The best action as far as is known, and its value; empty while nothing is known about it."""
    word, bounds = bounds_in_words(solution.bounds[solution.best])
    if not bounds:
        return ""
    known = text("solve-bounds", outcome=word, bounds=bounds)
    return text("solve-best-so-far", action=solution.best, known=known)


def _rank(score: Score) -> tuple[int, int]:
    return score.outcome, score.votes


def line_table(game: Game, line: Sequence[str], voice: Voice, palette: Palette) -> Table:
    """The best line, trick by trick, in notation and in words."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(text("solve-line"), no_wrap=True)
    table.add_column("")
    for moves, sentences in played_line(game, line, voice):
        table.add_row(palette.paint(moves), palette.paint(" ".join(sentences)))
    return table


def played_line(game: Game, line: Sequence[str], voice: Voice) -> list[tuple[str, list[str]]]:
    """A line from a position on: for each trick its actions, numbered, and what happens in it."""
    copied = game.copy()
    happened = [copied.apply(action) for action in line]
    # A trick in progress is described from its start.
    happened[0] = [*_begun_trick(game), *happened[0]]
    first = len(game.moves)
    steps = list(zip(copied.moves[first:], happened, strict=True))
    tricks: list[tuple[str, list[str]]] = []
    for (phase, trick), group in groupby(steps, key=lambda step: step[0].moment):
        of_trick = list(group)
        label = f"{trick:>2}." if phase <= 2 else text("phase-3")
        moves = " ".join([label, *(str(move) for move, _ in of_trick)])
        events = [event for _, told in of_trick for event in told]
        lines = [line for line in voice.lines(events) if line[0].starts != HEADING]
        tricks.append((moves, [voice.line(line) for line in lines]))
    return tricks


def _begun_trick(game: Game) -> list[Event]:
    """The cards that have been played to the trick, as if they were played now."""
    view = game.public_view()
    order = view.seats[view.leader :] + view.seats[: view.leader]
    return [
        card_event(MOVED, "play" if place else LED, seat.index, seat.played, HAND, seat.index, TRICK)
        for place, seat in enumerate(order)
        if seat.played is not None
    ]


def value(score: Score | None) -> dict[str, object]:
    """What a seat gets with best play; null if unknown."""
    if score is None:
        return {"outcome": None, "votes": None}
    return {"outcome": OUTCOMES[score.outcome], "votes": score.votes}


def written_line(game: Game, line: Sequence[str]) -> list[str]:
    """A line as records write it."""
    copied = game.copy()
    for action in line:
        copied.apply(action)
    return [str(move) for move in copied.moves[len(game.moves) :]]


def show_cost(screen: Console, nodes: int, seconds: float) -> None:
    """How much the search has taken."""
    screen.print(Text(text("solve-cost", nodes=nodes, seconds=number(seconds, 3)), "dim"))
