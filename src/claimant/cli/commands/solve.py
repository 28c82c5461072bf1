"""`claimant solve`: what a position of phase 2 is worth, exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from claimant.claim.game import Game
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
    """Solve a position of phase 2 of Claim for two sides: the value of every action, and the best line.

    All cards are known to the solver, whoever holds them.
    """
    limit = Limit(seconds, nodes)
    game = read_game_or_position(source)
    if not isinstance(game, Game):
        raise Problem("solve-not-claim", title=game.title)
    game = moment(game, at)
    from claimant.claim.search import solver
    from claimant.cli.claim.solution import best_so_far
    from claimant.cli.terminal.spinner import Thinking, stopped_by_ctrl_c

    running = text("solve-running")
    with Thinking(console(stderr=True)).shown(running) as say, stopped_by_ctrl_c(limit):
        analysis = solver.Solver().begin(game.state.copy(), limit)
        solution = None
        while solution is None or not _is_enough(solution, limit):
            part = _slice(limit, solution)
            with stopped_by_ctrl_c(part):
                solution = analysis.go_on(part)
            if part.is_stopped:
                limit.stop()
            say(f"{running} ({best_so_far(solution)})")
    if as_json:
        print_json(described(game, solution))
    else:
        from claimant.cli.claim.palette import ClaimPalette
        from claimant.cli.claim.solution import show_solution

        show_solution(console(), game, solution, ClaimPalette(game.rules.factions))
    return STOPPED if limit.is_stopped else 0


def _slice(limit: Limit, so_far: Solution | None) -> Limit:
    """As much as is searched before bounds are shown again: as long as all so far, within the limit."""
    nodes = 0 if so_far is None else so_far.nodes
    seconds = 0.0 if so_far is None else so_far.seconds
    most = max(seconds, FIRST_LOOK)
    if limit.seconds is not None:
        most = max(min(most, limit.seconds - seconds), SHORTEST)
    return Limit(most, None if limit.steps is None else max(limit.steps - nodes, 1))


def _is_enough(solution: Solution, limit: Limit) -> bool:
    if (solution.complete and solution.line) or limit.is_stopped:
        return True
    out_of_time = limit.seconds is not None and solution.seconds >= limit.seconds
    return out_of_time or (limit.steps is not None and solution.nodes >= limit.steps)


def moment(game: Game, at: int | None) -> Game:
    """The position to solve; where a record is still in phase 1, say when it no longer is."""
    if not game.has_record or game.rules.sides != 2:
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
    from claimant.cli.claim.solution import value

    return {
        "position": game.position(),
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
        "line": written_line(game, solution),
        "complete": solution.complete,
        "nodes": solution.nodes,
        "seconds": solution.seconds,
    }


def written_line(game: Game, solution: Solution) -> list[str]:
    """The best line as records write it."""
    copied = game.copy()
    for action in solution.line:
        copied.apply(action)
    return [str(move) for move in copied.moves[len(game.moves) :]]
