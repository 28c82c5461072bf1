"""Learning from games: reviews of finished games, puzzles with one proven solution, and training.

>>> from claimant.claim import Game
>>> from claimant.bots import make_bot
>>> game, bot = Game("claim", seed=1, first=0), make_bot("greedy")
>>> while not game.is_over:
...     _ = game.apply(bot.choose(game.view(game.to_act), game.legal_actions()))
>>> made = Review(tuple(game.sides), effort=100)
>>> next(reviewing(game, made)).seat  # review(game) does it to the end, in seconds
0
"""

from claimant.study.analysis import Findings, PositionAnalysis
from claimant.study.annotations import annotated, restored
from claimant.study.puzzle import Attempt, Puzzle, puzzle, puzzle_of_the_day, puzzles, solution_tree
from claimant.study.review import Decision, Review, review, reviewing

__all__ = [
    "Attempt",
    "Decision",
    "Findings",
    "PositionAnalysis",
    "Puzzle",
    "Review",
    "annotated",
    "puzzle",
    "puzzle_of_the_day",
    "puzzles",
    "restored",
    "review",
    "reviewing",
    "solution_tree",
]
