"""`claimant solve`: the exact value of a position in phase 2."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Protocol, TypeVar

from cyclopts import Parameter

from claimant.claim.game import Game
from claimant.claim.state import CHOOSE
from claimant.cli.playing.rewinding import at_moment
from claimant.cli.terminal.files import read_game_or_position
from claimant.cli.terminal.output import console, print_json
from claimant.cli.terminal.parameters import AsJson, At, Seconds, whole_number
from claimant.cli.terminal.problems import Problem
from claimant.cli.terminal.texts import text
from claimant.tabletop.limit import Limit
from claimant.tabletop.seats import seat_letter

if TYPE_CHECKING:
    from claimant.claim.search.solver import Solution
    from claimant.cli.terminal.output import Palette

STOPPED = 130
FIRST_LOOK = 2.0
"""So many seconds until bounds are shown for the first time."""
SHORTEST = 0.001


def solve(
    source: Annotated[str, Parameter(allow_leading_hyphen=True, name="POSITION|RECORD")],
    /,
    *,
    at: At = None,
    seconds: Seconds = 60,
    nodes: Annotated[int | None, Parameter(converter=whole_number, metavar="N")] = None,
    as_json: AsJson = False,
) -> int:
    """Solve a position of phase 2 of Claim: the value of every action, and the best line.

    The solver sees all cards.
    """
    limit = Limit(seconds, nodes)
    game = read_game_or_position(source)
    if not isinstance(game, Game):
        raise Problem("solve-not-claim", title=game.title)
    game = moment(game, at)
    if game.rules.sides > 2:
        _solve_for_each(game, limit, as_json)
    elif game.state.asking == CHOOSE and game.rules.players == 2:
        _solve_choice(game, limit, as_json)
    else:
        _solve_exactly(game, limit, as_json)
    return STOPPED if limit.is_stopped else 0


def _solve_exactly(game: Game, limit: Limit, as_json: bool) -> None:
    """Two sides that take turns: one value for every action."""
    from claimant.claim.search.solver import Solver
    from claimant.cli.claim.solution import best_so_far, show_solution

    with thinking(limit) as say:
        analysis = Solver().begin(game.state.copy(), limit)
        solution = bit_by_bit(analysis.go_on, limit, lambda found: say(best_so_far(found)))
    if as_json:
        print_json({"position": game.position(), **described(game, solution)})
    else:
        show_solution(console(), game, solution, _palette(game))


def _solve_choice(game: Game, limit: Limit, as_json: bool) -> None:
    """A secret choice: how both should mix."""
    from claimant.claim.search.mixing import Mixing
    from claimant.cli.claim.mixture import chance_in_words, mixture_data, show_mixture

    with thinking(limit) as say:
        mixing = Mixing(game.state.copy())
        mixture = bit_by_bit(mixing.go_on, limit, lambda found: say(chance_in_words(found)))
    if as_json:
        print_json({"position": game.position(), **mixture_data(mixture)})
    else:
        show_mixture(console(), game, mixture, _palette(game))


def _solve_for_each(game: Game, limit: Limit, as_json: bool) -> None:
    """Three sides: what the seat to act can guarantee, and what happens if each plays for itself."""
    from claimant.claim.search.max_n import MaxN
    from claimant.claim.search.solver import Solver
    from claimant.cli.claim.each import each_data, show_each
    from claimant.cli.claim.solution import best_so_far

    half = _half(limit)
    with thinking(limit) as say:
        analysis = Solver().begin_paranoid(game.state.copy(), half)
        paranoid = bit_by_bit(analysis.go_on, half, lambda found: say(best_so_far(found)))
        half = _half(limit)
        if limit.is_stopped:
            half.stop()
        max_n = bit_by_bit(MaxN(game.state.copy()).go_on, half, lambda _: say(best_so_far(paranoid)))
    if as_json:
        paranoid_data = described(game, paranoid)
        print_json({"position": game.position(), **each_data(game, paranoid_data, max_n)})
    else:
        show_each(console(), game, paranoid, max_n, _palette(game))


class Found(Protocol):
    """The statistics of a search, whatever it has found."""

    nodes: int
    seconds: float

    @property
    def complete(self) -> bool: ...


Answer = TypeVar("Answer", bound=Found)


@contextmanager
def thinking(limit: Limit) -> Iterator[Callable[[str], None]]:
    """Show that the solver is working and what it has found so far; Ctrl-C ends the limit."""
    from claimant.cli.terminal.spinner import Thinking, stopped_by_ctrl_c

    running = text("solve-running")
    with Thinking(console(stderr=True)).shown(running) as say, stopped_by_ctrl_c(limit):
        yield lambda known: say(f"{running} ({known})" if known else running)


def bit_by_bit(go_on: Callable[[Limit], Answer], limit: Limit, told: Callable[[Answer], object]) -> Answer:
    """Run a search until it has found everything or the limit is reached."""
    from claimant.cli.terminal.spinner import stopped_by_ctrl_c

    found: Answer | None = None
    while found is None or not _is_enough(found, limit):
        part = _slice(limit, found)
        with stopped_by_ctrl_c(part):
            found = go_on(part)
        if part.is_stopped:
            limit.stop()
        told(found)
    return found


def _half(limit: Limit) -> Limit:
    seconds = None if limit.seconds is None else limit.seconds / 2
    return Limit(seconds, None if limit.steps is None else max(limit.steps // 2, 1))


def _slice(limit: Limit, so_far: Found | None) -> Limit:
    """As much as is searched before bounds are shown again: as long as all so far, within the limit."""
    nodes = 0 if so_far is None else so_far.nodes
    seconds = 0.0 if so_far is None else so_far.seconds
    most = max(seconds, FIRST_LOOK)
    if limit.seconds is not None:
        most = max(min(most, limit.seconds - seconds), SHORTEST)
    return Limit(most, None if limit.steps is None else max(limit.steps - nodes, 1))


def _is_enough(found: Found, limit: Limit) -> bool:
    # Where there is a best line, it is looked for last.
    if (found.complete and getattr(found, "line", True)) or limit.is_stopped:
        return True
    out_of_time = limit.seconds is not None and found.seconds >= limit.seconds
    return out_of_time or (limit.steps is not None and found.nodes >= limit.steps)


def _palette(game: Game) -> Palette:
    from claimant.cli.claim.palette import ClaimPalette

    return ClaimPalette(game.rules.factions)


def moment(game: Game, at: int | None) -> Game:
    """The position to solve; where a record is still in phase 1, say when it no longer is."""
    if not game.has_record:
        return at_moment(game, at)
    decisions = second_phase(game)
    if at is None and game.is_over:
        at = decisions[0]
    there = at_moment(game, at)
    if there.state.phase == 1:
        if not decisions:
            raise Problem("solve-no-phase-2")
        given = len(there.moves)
        raise Problem("solve-phase-1", given=given, first=decisions[0], last=decisions[-1])
    return there


def second_phase(game: Game) -> list[int]:
    """After how many actions somebody has to act in phase 2."""
    phases = [move.moment[0] for move in game.moves]
    if not game.is_over:
        phases.append(int(game.state.phase))
    return [number for number, phase in enumerate(phases) if phase == 2]


def described(game: Game, solution: Solution) -> dict[str, object]:
    from claimant.cli.claim.solution import value, written_line

    return {
        "seat": seat_letter(solution.seat),
        **value(solution.score),
        "actions": [
            {
                "action": action,
                **value(score),
                "least": value(solution.bounds[action].least),
                "most": value(solution.bounds[action].most),
            }
            for action, score in solution.actions
        ],
        "best": solution.best,
        "line": written_line(game, solution.line),
        "complete": solution.complete,
        "meaning": solution.meaning,
        "nodes": solution.nodes,
        "seconds": solution.seconds,
    }
