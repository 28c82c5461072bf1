"""What a solver has found, in words and on the screen.

The words stand in tables, as in `telling`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from claimant.claim.events import MOVED, card_event
from claimant.claim.game import Game
from claimant.claim.search.solver import Score, Solution
from claimant.claim.zones import HAND, TRICK
from claimant.cli.claim.advice import BEST_PLAY, result_of_line
from claimant.cli.claim.explaining import ending
from claimant.cli.claim.passages import passages, tell
from claimant.cli.claim.table import labelled, trick_in_words, written
from claimant.cli.claim.telling import PHASES
from claimant.cli.claim.voice import Voice
from claimant.cli.playing.speaker import within
from claimant.cli.terminal.output import Palette
from claimant.tabletop.event import Event
from claimant.tabletop.seats import seat_letter

# Words first: who sees no colours misses nothing.
OUTCOMES = {1: ("win", "bold green"), 0: ("shared", "bold yellow"), -1: ("loss", "bold red")}
UNKNOWN = ("unknown", "dim")
AHEAD = {1: "1 vote ahead"}
SEVERAL_AHEAD = "{votes} votes ahead"
BEHIND = {1: "1 vote behind"}
SEVERAL_BEHIND = "{votes} votes behind"
EVEN = "votes even"

MOMENT = "{phase}, trick {trick}"
HAND_OF = "{whose} hand"
TRICK_SO_FAR = "trick"
ONLY_SCORE = "With best play on both sides: {outcome} for {seat}, {votes}."
NOT_KNOWN = "Not known: there was not enough time. Give it more with --seconds or --nodes."
COST = "{nodes} nodes in {seconds} s"
ACTIONS = "{seat}'s actions"
LINE = "best line"
COUNT = "count"


def votes_in_words(score: Score) -> str:
    """How clear it is: the votes of the seat to act against the other's."""
    number = abs(score.votes)
    if score.votes > 0:
        return AHEAD.get(number) or SEVERAL_AHEAD.format(votes=number)
    if score.votes < 0:
        return BEHIND.get(number) or SEVERAL_BEHIND.format(votes=number)
    return EVEN


def outcome_word(score: Score | None) -> str:
    return UNKNOWN[0] if score is None else OUTCOMES[score.outcome][0]


def show_solution(screen: Console, game: Game, solution: Solution, palette: Palette) -> None:
    """The value of the position, of every action, and how the best play goes."""
    voice = Voice(game.rules)
    _show_moment(screen, game, voice, palette)
    screen.print(Text(headline(game, solution, voice), "bold"))
    screen.print()
    screen.print(actions_table(solution, palette))
    screen.print()
    if solution.line:
        screen.print(_line(game, solution.line, voice, palette))
        screen.print()
    cost = COST.format(nodes=f"{solution.nodes:,}", seconds=f"{solution.seconds:.3f}")
    screen.print(Text(cost, "dim"))


def _show_moment(screen: Console, game: Game, voice: Voice, palette: Palette) -> None:
    """Where the game stands, and who holds what."""
    view = game.public_view()
    title = MOMENT.format(phase=PHASES[view.phase], trick=view.trick_number)
    screen.print(Rule(Text(title, "bold"), align="left", style="dim"))
    rules = game.rules
    rows = [
        (HAND_OF.format(whose=voice.possessive(seat.index)), written(rules.listed(seat.hand)))
        for seat in game.state.seats
    ]
    begun = trick_in_words(view, voice)
    if begun:
        rows.append((TRICK_SO_FAR, begun))
    screen.print(labelled((label, palette.paint(words)) for label, words in rows))
    screen.print()


def headline(game: Game, solution: Solution, voice: Voice) -> str:
    """The value of the position in a sentence."""
    score = solution.score
    if score is None:
        return NOT_KNOWN
    result = result_of_line(game, solution.line)
    if result is not None:
        return BEST_PLAY.format(ending=within(ending(result, voice)))
    outcome = outcome_word(score)
    seat = seat_letter(solution.seat)
    return ONLY_SCORE.format(outcome=outcome, seat=seat, votes=votes_in_words(score))


def actions_table(solution: Solution, palette: Palette) -> Table:
    """Every action with its value, the best ones first, those of equal value in one row."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(ACTIONS.format(seat=seat_letter(solution.seat)), no_wrap=True)
    table.add_column("")
    table.add_column("")
    known = [(score, action) for action, score in solution.actions if score is not None]
    known.sort(key=lambda pair: _rank(pair[0]), reverse=True)
    for _, group in groupby(known, key=lambda pair: _rank(pair[0])):
        alike = list(group)
        score = alike[0][0]
        word, style = OUTCOMES[score.outcome]
        actions = " ".join(action for _, action in alike)
        table.add_row(Text(word, style), votes_in_words(score), palette.paint(actions))
    unknown = [action for action, score in solution.actions if score is None]
    if unknown:
        table.add_row(Text(*UNKNOWN), "", palette.paint(" ".join(unknown)))
    return table


def _rank(score: Score) -> tuple[int, int]:
    return score.outcome, score.votes


def _line(game: Game, line: Sequence[str], voice: Voice, palette: Palette) -> Table:
    """The best line, trick by trick, as records write it and as it is told."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(LINE, no_wrap=True)
    table.add_column("")
    for moves, sentences in played_line(game, line, voice):
        table.add_row(palette.paint(moves), palette.paint(" ".join(sentences)))
    return table


def played_line(game: Game, line: Sequence[str], voice: Voice) -> list[tuple[str, list[str]]]:
    """A line from a position on: for each trick its actions, numbered, and what happens in it."""
    copied = game.copy()
    happened = [copied.apply(action) for action in line]
    # A trick that has begun is told from its beginning.
    happened[0] = [*_begun_trick(game), *happened[0]]
    first = len(game.moves)
    steps = list(zip(copied.moves[first:], happened, strict=True))
    tricks: list[tuple[str, list[str]]] = []
    for (phase, number), group in groupby(steps, key=lambda step: step[0].moment):
        of_trick = list(group)
        label = f"{number:>2}." if phase <= 2 else COUNT
        moves = " ".join([label, *(str(move) for move, _ in of_trick)])
        events = [event for _, told in of_trick for event in told]
        tricks.append((moves, [line for passage in passages(events) for line in tell(passage, voice)]))
    return tricks


def _begun_trick(game: Game) -> list[Event]:
    """The cards that have been played to the trick, as if they were played now."""
    view = game.public_view()
    order = view.seats[view.leader :] + view.seats[: view.leader]
    return [
        card_event(MOVED, "play", seat.index, seat.played, HAND, seat.index, TRICK)
        for seat in order
        if seat.played is not None
    ]


def value(score: Score | None) -> dict[str, object]:
    """What a seat gets with best play; null where that is not known."""
    if score is None:
        return {"outcome": None, "votes": None}
    return {"outcome": {1: "win", 0: "shared", -1: "loss"}[score.outcome], "votes": score.votes}
