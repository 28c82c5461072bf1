"""Proving puzzles again: `python -m claimant.study.proving claim` goes through all of a deck."""

from __future__ import annotations

import argparse
import sys

from claimant.claim.search.solver import Score, Solver
from claimant.study.proof import PlainSearch, Worth, after
from claimant.study.puzzle import WIN, Puzzle, puzzles

LEAST_VOTES = -99


def is_proven(puzzle: Puzzle) -> bool:
    """Does the answer reach the goal, and no other action, as a plain search sees it?"""
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
    """Prove all puzzles of a deck, or so many of them, evenly spread."""
    parser = argparse.ArgumentParser(prog="python -m claimant.study.proving")
    parser.add_argument("deck")
    parser.add_argument("--number", type=int, default=0)
    options = parser.parse_args(arguments)
    known = puzzles(options.deck)
    some = known[:: max(1, len(known) // options.number)] if options.number else known
    wrong = [puzzle.code for puzzle in some if not is_proven(puzzle)]
    print(f"{len(some) - len(wrong)} of {len(some)} proven", *wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
