"""Puzzles: endings with all cards open in which exactly one action is right.

The solver has proven it, and `proof.py` can prove it again.
"""

from __future__ import annotations

import json
import lzma
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from claimant.claim.game import Game
from claimant.claim.presets import PRESETS
from claimant.claim.search.solver import Score, Solution, Solver
from claimant.study.comparing import compare_lines, messages
from claimant.study.endings import laid_open
from claimant.study.themes import THEMES
from claimant.tabletop.chance import derived_seed
from claimant.tabletop.errors import IllegalAction, InvalidSetup
from claimant.tabletop.message import Message
from claimant.tabletop.reason import TEXT, Reason, any_of, define_reasons

define_reasons(
    {
        "puzzle-unknown": {"puzzle": TEXT},
        "puzzle-deck": {"deck": TEXT, "right": any_of(TEXT)},
        "puzzle-none": {},
        "puzzle-over": {},
    }
)

WIN: Final = "win"
"""All other actions give the victory away."""
VOTES: Final = "votes"
"""All other actions end the game in the same way, but with fewer votes."""
SUFFIX: Final = ".jsonl.xz"

Tree = dict[str, object]
"""What to answer, and what then follows each reply."""


@dataclass(frozen=True)
class Puzzle:
    """A position, and the one action that solves it."""

    code: str
    """Its name: the same for the same position, up to cards that make no difference."""
    deck: str
    """The ready-made deck, or the factions."""
    position: str
    goal: str
    answer: str
    length: int
    """How many actions have to be found one after the other."""
    themes: tuple[str, ...]
    """Themes, and the codes of powers that take part."""
    found: dict[str, float]
    """How often a bot of each level finds the answer: of the levels that do not solve endings exactly."""
    rating: int

    def game(self) -> Game:
        """A game that starts from the position. Everybody sees all hands."""
        return laid_open(Game.from_position(self.position))

    def to_json(self) -> dict[str, object]:
        return {
            "code": self.code,
            "deck": self.deck,
            "position": self.position,
            "goal": self.goal,
            "answer": self.answer,
            "length": self.length,
            "themes": list(self.themes),
            "found": self.found,
            "rating": self.rating,
        }

    @staticmethod
    def from_json(data: dict[str, object]) -> Puzzle:
        """A puzzle from what `to_json` gives."""
        fields = dict(data)
        themes = fields.pop("themes")
        assert isinstance(themes, list)
        return Puzzle(themes=tuple(themes), **fields)  # type: ignore[arg-type]


# --- those that come with the package ---------------------------------------------------------------


@cache
def puzzles(deck: str = "claim") -> tuple[Puzzle, ...]:
    """All puzzles of a ready-made deck that come with the package, the easiest first."""
    if deck not in PRESETS:
        raise InvalidSetup(Reason("puzzle-deck", {"deck": deck, "right": list(PRESETS)}))
    packed = files(__package__).joinpath("puzzles", deck + SUFFIX).read_bytes()
    return tuple(unpacked(packed))


@cache
def themes_in(deck: str) -> dict[str, int]:
    """The themes of the puzzles of a deck, then the codes of powers, and how many puzzles have each."""
    counted = Counter(theme for each in puzzles(deck) for theme in each.themes)
    order = [*THEMES, *sorted(theme for theme in counted if theme not in THEMES)]
    return {theme: counted[theme] for theme in order if counted[theme]}


def unpacked(packed: bytes) -> list[Puzzle]:
    """Puzzles from the bytes of a file."""
    lines = lzma.decompress(packed).decode("utf-8").splitlines()
    return [Puzzle.from_json(json.loads(line)) for line in lines]


def packed(some: Iterable[Puzzle]) -> bytes:
    """Puzzles as the bytes of a file."""
    lines = [json.dumps(puzzle.to_json(), separators=(",", ":")) + "\n" for puzzle in some]
    return lzma.compress("".join(lines).encode("utf-8"), preset=9 | lzma.PRESET_EXTREME)


@cache
def _by_code() -> dict[str, Puzzle]:
    return {each.code: each for deck in PRESETS for each in puzzles(deck)}


def puzzle(code: str) -> Puzzle:
    """A puzzle of the package by its code."""
    known = _by_code().get(code)
    if known is None:
        raise InvalidSetup(Reason("puzzle-unknown", {"puzzle": code}))
    return known


def puzzle_of_the_day(day: str, deck: str = "claim") -> Puzzle:
    """The puzzle of a day, written like 2026-11-17: the same for everybody."""
    known = puzzles(deck)
    return known[derived_seed(0, "puzzle", deck, day) % len(known)]


# --- solving one ------------------------------------------------------------------------------------


def keeps(score: Score | None, best: Score, goal: str) -> bool:
    """Does an action of this worth reach the goal, where the best is worth so much?"""
    if score is None:
        return False
    if goal == WIN:
        return score.outcome >= best.outcome
    return (score.outcome, score.votes) >= (best.outcome, best.votes)


@dataclass(frozen=True)
class Turn:
    """One decision: the seat, the resulting events, and the game afterwards."""

    seat: int
    first_event: int
    events: int
    after: Game


@dataclass(frozen=True)
class Lesson:
    """What there is to learn from a decision of a puzzle: the right action, and why no other one is."""

    right: str
    reasons: tuple[Message, ...]


class Attempt:
    """An attempt at a puzzle, action by action; the other side gives its best replies.

    >>> attempt = Attempt(puzzles("claim")[0])
    >>> attempt.play(attempt.puzzle.answer)
    True
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game = puzzle.game()
        self.seat = self.game.asked[0]
        self.found = 0
        """How many actions have been found."""
        self.is_solved = False
        self.is_failed = False
        self.wrong: str | None = None
        """The action with which it failed."""
        self.turns: list[Turn] = []
        self.turns_before = 0
        """How many there were before the last decision."""
        self._decided = self.game.copy()
        """The game before the decision to learn from: the first one, or the one that failed."""
        self._solver = Solver()

    def __repr__(self) -> str:
        return f"<Attempt at {self.puzzle.code}: {self.found} of {self.puzzle.length} found>"

    @property
    def is_over(self) -> bool:
        return self.is_solved or self.is_failed

    def play(self, action: str) -> bool:
        """Try an action: is it right? The other side answers a wrong one, too.

        An illegal action is refused and changes nothing.
        """
        if self.is_over:
            raise IllegalAction(Reason("puzzle-over", {}))
        written = self._written(action)
        if written in right_actions(self._solver.solve(self.game.state.copy()), self.puzzle.goal):
            self.found += 1
            self._carry_out(written)
            self.is_solved = self.found >= self.puzzle.length or self.game.is_over
            return True
        self.give_up()
        self.wrong = written
        self._carry_out(written)
        return False

    def give_up(self) -> None:
        """Ask for the solution."""
        if self.is_over:
            raise IllegalAction(Reason("puzzle-over", {}))
        self._decided = self.game.copy()
        self.is_failed = True

    def play_on(self, action: str) -> None:
        """Do something after the end, to see what comes of it."""
        self._carry_out(self._written(action))

    def lesson(self) -> Lesson:
        """What the first decision was about, or the one that failed: the right action is compared with the
        wrong one, or with the best of those that would have been wrong.
        """
        game = self._decided
        solution = self._solver.solve(game.state.copy())
        right = right_actions(solution, self.puzzle.goal)[0]
        other = self.wrong or _best_wrong(solution, self.puzzle.goal)
        why = None if other is None else compare_lines(game, self.seat, right, other, self._solver)
        reasons = [] if why is None else messages(why, self.seat, game.sides[self.seat], (1.0, 0.0))
        return Lesson(right, tuple(reasons))

    def _written(self, action: str) -> str:
        refused = self.game.why_not(action)
        if refused is not None:
            raise IllegalAction(refused)
        return str(self.game.parse_action(action))

    def _carry_out(self, action: str) -> None:
        """The other side plays then, and whatever is forced is played too."""
        self.turns_before = len(self.turns)
        self._act(action)
        while not self.game.is_over and (
            self.game.to_act != self.seat or len(self.game.legal_actions()) == 1
        ):
            found = self._solver.best(self.game.state.copy())
            assert found is not None
            self._act(str(found[0]))

    def _act(self, action: str) -> None:
        seat = self.game.asked[0]
        before = len(self.game.log)
        self.game.apply(action)
        self.turns.append(Turn(seat, before, len(self.game.log) - before, self.game.copy()))


def _best_wrong(solution: Solution, goal: str) -> str | None:
    """The best of the wrong actions; None where every action is right."""
    right = right_actions(solution, goal)
    wrong = {action: score for action, score in solution.actions if action not in right}
    return max(wrong, key=lambda action: _worth(wrong[action]), default=None)


def _worth(score: Score | None) -> tuple[int, int]:
    assert score is not None
    return score.outcome, score.votes


def right_actions(solution: Solution, goal: str) -> list[str]:
    """The actions that reach the goal in a solved position."""
    assert solution.score is not None
    return [action for action, score in solution.actions if keeps(score, solution.score, goal)]


def solution_tree(puzzle: Puzzle) -> Tree:
    """The answer, every reply to it, and what answers that, until nothing can go wrong any more."""
    solver = Solver()
    game = puzzle.game()
    return _tree(game, game.asked[0], puzzle.goal, solver)


def _tree(game: Game, seat: int, goal: str, solver: Solver) -> Tree:
    if game.is_over:
        return {}
    if game.to_act != seat:
        # Every reply is looked at.
        branches: Tree = {}
        for action in game.legal_actions():
            there = game.copy()
            there.apply(action)
            branches[str(action)] = _tree(there, seat, goal, solver)
        return branches if any(branches.values()) else {}
    solution = solver.solve(game.state.copy())
    right = right_actions(solution, goal)
    there = game.copy()
    there.apply(right[0])
    follows = _tree(there, seat, goal, solver)
    if not follows and len(right) == len(solution.actions):
        return {}
    return {right[0]: follows}
