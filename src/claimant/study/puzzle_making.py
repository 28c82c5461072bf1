"""Making puzzles: bots play, the solver looks for moments at which one action alone is right.

`python -m claimant.study.puzzle_making claim --number 2000 --file claim.jsonl.xz` makes them for any deck.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Final

from claimant.bots import make_bot
from claimant.claim.cards import Card
from claimant.claim.game import Game
from claimant.claim.kind import CLAIM
from claimant.claim.presets import PRESETS
from claimant.claim.search.solver import Score, Solution, Solver
from claimant.claim.state import PLAY, Seat
from claimant.lab.jobs import answers, workers
from claimant.study.puzzle import VOTES, WIN, Puzzle, packed, right_actions
from claimant.study.themes import themes_of
from claimant.tabletop.chance import derived_seed
from claimant.tabletop.limit import Limit

FEWEST_CARDS: Final = 3
MOST_CARDS: Final = 8
"""In the hand of whoever is to act: with more, the second proof would take long."""
NODES: Final = 300_000
"""How much solving a position may take; where that does not do, it makes no puzzle."""
PER_GAME: Final = 3
MOST_FOR_VOTES: Final = 0.4
"""No more than this share of puzzles is about votes alone."""
PLAYERS: Final = ("captain", "squire")
"""Who plays phase 1, and who plays phase 2: even games, with mistakes at the end."""
GRADERS: Final = ("greedy", "squire", "captain")
ATTEMPTS: Final = 6
"""How often a bot of each level tries a puzzle."""
EASIEST: Final = 800
STEP_OF_RATING: Final = 1000
PER_ACTION: Final = 120
GAMES_PER_JOB: Final = 20


# --- finding ----------------------------------------------------------------------------------------


def candidates(deck: str, seed: int) -> Iterator[Puzzle]:
    """The puzzles in one game between bots, not graded yet."""
    game = Game(deck, seed=seed)
    bots = [
        [make_bot(name, CLAIM.code, derived_seed(seed, name, seat)) for seat in range(2)]
        for name in PLAYERS
    ]
    solver = Solver()
    while not game.is_over:
        seat = game.asked[0]
        if _is_worth_a_look(game, seat):
            solution = solver.solve(game.state.copy(), Limit(steps=NODES))
            goal = goal_of(solution) if solution.complete else ""
            if goal:
                yield _puzzle(deck, game, solution, goal, solver)
        legal = game.legal_actions(seat)
        bot = bots[0 if game.state.phase == 1 else 1][seat]
        game.apply(bot.choose(game.view(seat), legal), seat)


def _is_worth_a_look(game: Game, seat: int) -> bool:
    state = game.state
    if state.phase != 2 or state.asking != PLAY or len(game.legal_actions(seat)) < 2:
        return False
    return FEWEST_CARDS <= int(state.seats[seat].hand.size()) <= MOST_CARDS


def goal_of(solution: Solution) -> str:
    """What exactly one action reaches: the victory, or else the most votes. Empty if several do."""
    best = solution.score
    assert best is not None
    if best.outcome >= 0 and len(right_actions(solution, WIN)) == 1:
        return WIN
    return VOTES if len(right_actions(solution, VOTES)) == 1 else ""


def _puzzle(deck: str, game: Game, solution: Solution, goal: str, solver: Solver) -> Puzzle:
    answer = right_actions(solution, goal)[0]
    right = _line(game, answer, solver)
    wrong = _line(game, _most_tempting(solution, answer), solver)
    key = hashlib.blake2b(repr(canonical(game)).encode(), digest_size=5).hexdigest()
    length = _length(game, right, goal, solver)
    return Puzzle(key, deck, game.position(), goal, answer, length, themes_of(game, right, wrong), {}, 0)


def _most_tempting(solution: Solution, answer: str) -> str:
    """The best of the wrong actions."""
    wrong = [(score, action) for action, score in solution.actions if action != answer]
    return max(wrong, key=lambda pair: _rank(pair[0]))[1]


def _rank(score: Score | None) -> tuple[int, int]:
    assert score is not None
    return score.outcome, score.votes


def _line(game: Game, action: str, solver: Solver) -> list[str]:
    """An action, and the best play of both sides after it."""
    there = game.copy()
    there.apply(action)
    if there.is_over:
        return [action]
    return [action, *solver.solve(there.state.copy()).line]


def _length(game: Game, line: list[str], goal: str, solver: Solver) -> int:
    """How many actions must be found in a line, until nothing can go wrong any more."""
    there = game.copy()
    seat = game.asked[0]
    length = found = 0
    for action in line:
        if there.to_act == seat and len(there.legal_actions()) > 1:
            found += 1
            solution = solver.solve(there.state.copy())
            if len(right_actions(solution, goal)) < len(solution.actions):
                length = found
        there.apply(action)
    return length


# --- alike ------------------------------------------------------------------------------------------


def canonical(game: Game) -> tuple[object, ...]:
    """A position up to cards that make no difference: in each faction, who holds which rank of those left.

    It leaves out more than makes no difference (what lies in the piles is only counted), so that no two
    puzzles are alike.
    """
    state = game.state
    seat = game.asked[0]
    order = [state.seats[seat], state.seats[1 - seat]]
    rows: list[object] = []
    for faction in game.rules.factions:
        cards = sorted(
            (card.value, owner)
            for owner, other in enumerate(order)
            for card in game.rules.listed(other.hand)
            if card.faction is faction
        )
        played = [_rank_of(card, cards) for card in _played(order) if card.faction is faction]
        counted = [
            int(other.score_pile.of(faction)).bit_count() + int(other.display.of(faction)).bit_count()
            for other in order
        ]
        rows.append((faction.code, tuple(owner for _, owner in cards), tuple(played), tuple(counted)))
    return (*rows, int(state.leader) == seat)


def _played(seats: Iterable[Seat]) -> list[Card]:
    return [seat.played for seat in seats if seat.played is not None]


def _rank_of(card: Card, cards: list[tuple[int, int]]) -> int:
    """How many of the cards left are lower."""
    return sum(value < card.value for value, _ in cards)


# --- grading ----------------------------------------------------------------------------------------


def graded(puzzle: Puzzle) -> Puzzle:
    """A puzzle with how often bots find its answer, and a rating made from that and its length."""
    game = puzzle.game()
    seat = game.asked[0]
    view, legal = game.view(seat), game.legal_actions(seat)
    found = {"random": round(1 / len(legal), 3)}
    for name in GRADERS:
        bots = [make_bot(name, CLAIM.code, attempt) for attempt in range(ATTEMPTS)]
        chosen = [str(bot.choose(view, legal)) for bot in bots]
        found[name] = round(chosen.count(puzzle.answer) / ATTEMPTS, 3)
    missed = 1 - sum(found.values()) / len(found)
    rating = EASIEST + round(STEP_OF_RATING * missed) + PER_ACTION * (puzzle.length - 1)
    return replace(puzzle, found=found, rating=rating)


# --- many -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Batch:
    """Some games of a deck, by their seeds."""

    deck: str
    first_seed: int


def find(batch: Batch) -> list[Puzzle]:
    """The graded puzzles of a batch of games: of each game only a few."""
    found: list[Puzzle] = []
    for seed in range(batch.first_seed, batch.first_seed + GAMES_PER_JOB):
        of_game = list(candidates(batch.deck, seed))
        of_game.sort(key=lambda puzzle: (puzzle.goal != WIN, -puzzle.length))
        found += [graded(puzzle) for puzzle in of_game[:PER_GAME]]
    return found


def collected(deck: str, number: int, processes: int = 1, first_seed: int = 1) -> Iterator[list[Puzzle]]:
    """Puzzles of a deck, more and more of them, until there are enough; no two alike."""
    known: dict[str, Puzzle] = {}
    for_votes = 0
    jobs: Iterable[Batch] = (Batch(deck, first_seed + start) for start in count(0, GAMES_PER_JOB))
    for _, found in answers(find, jobs, workers(processes)):
        for puzzle in found:
            if len(known) == number or puzzle.code in known:
                continue
            if puzzle.goal == VOTES:
                if for_votes + 1 > MOST_FOR_VOTES * number:
                    continue
                for_votes += 1
            known[puzzle.code] = puzzle
        some = sorted(known.values(), key=lambda puzzle: (puzzle.rating, puzzle.code))
        yield some
        if len(known) == number:
            return


def main(arguments: list[str] | None = None) -> None:
    """Make puzzles and write them to a file again and again, as they are found."""
    parser = argparse.ArgumentParser(prog="python -m claimant.study.puzzle_making")
    parser.add_argument("deck", help=", ".join(PRESETS))
    parser.add_argument("--number", type=int, default=200)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, required=True)
    options = parser.parse_args(arguments)
    written = 0
    for some in collected(options.deck, options.number, options.processes, options.seed):
        if len(some) >= written + 100 or len(some) == options.number:
            options.file.write_bytes(packed(some))
            written = len(some)
            print(written, flush=True)


if __name__ == "__main__":
    main()
