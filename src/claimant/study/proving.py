"""Proving puzzles again: `python -m claimant.study.proving` goes through all of them, deck by deck."""

from __future__ import annotations

import argparse
import sys

from claimant.claim.presets import PRESETS
from claimant.claim.search.solver import Score, Solver
from claimant.study.proof import PlainSearch, Worth, after
from claimant.study.puzzle import WIN, Puzzle, puzzles

LEAST_VOTES = -99


def is_proven(puzzle: Puzzle) -> bool:
    """According to a plain search, does the answer reach the goal, and no other action?"""
    game = puzzle.game()
    state = game.state
    seat = game.asked[0]
    best = Solver().best(state.copy())
    assert best is not None
    wanted = _wanted(best[1], puzzle.goal)
    reached = [
        str(action)
        for action in game.legal_actions(seat)
        if PlainSearch().reaches(after(state, action), seat, wanted)
    ]
    return reached == [puzzle.answer]


def _wanted(score: Score, goal: str) -> Worth:
    return score.outcome, LEAST_VOTES if goal == WIN else score.votes


def main(arguments: list[str] | None = None) -> int:
    """Prove all puzzles of some decks, or so many of each, evenly spread."""
    parser = argparse.ArgumentParser(prog="python -m claimant.study.proving")
    parser.add_argument("decks", nargs="*", default=list(PRESETS))
    parser.add_argument("--number", type=int, default=0)
    options = parser.parse_args(arguments)
    failed = False
    for deck in options.decks:
        known = puzzles(deck)
        some = known[:: max(1, len(known) // options.number)] if options.number else known
        wrong = [puzzle.code for puzzle in some if not is_proven(puzzle)]
        print(f"{deck}: {len(some) - len(wrong)} of {len(some)} proven", *wrong, flush=True)
        failed |= bool(wrong)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
