"""Making puzzles: the solver looks through games for moments at which only one action is right.

`python -m claimant.study.puzzle_making claim --number 2000 --file claim.jsonl.xz` lets bots play the games;
`--records` takes games that people have played.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterable, Iterator, Sequence
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
from claimant.games import read_record
from claimant.lab.jobs import answers, workers
from claimant.study.puzzle import VOTES, WIN, Puzzle, packed, right_actions
from claimant.study.themes import themes_of
from claimant.tabletop.chance import derived_seed
from claimant.tabletop.limit import Limit

FEWEST_CARDS: Final = 3
MOST_CARDS: Final = 8
"""In the hand of the seat to act: with more, the second proof would take long."""
NODES: Final = 300_000
"""The effort to solve a position; if that is not enough, it makes no puzzle."""
PER_GAME: Final = 3
MOST_FOR_VOTES: Final = 0.4
"""At most this share of puzzles is about votes alone."""
PLAYERS: Final = ("captain", "squire")
"""Who plays phase 1, and who plays phase 2: even games, with mistakes at the end."""
GRADERS: Final = ("greedy", "squire", "captain")
ATTEMPTS: Final = 6
"""How often a bot of each level tries a puzzle."""
EASIEST: Final = 800
STEP_OF_RATING: Final = 1000
PER_ACTION: Final = 120
GAMES_PER_JOB: Final = 20
STEP_OF_WRITING: Final = 100


# --- finding ----------------------------------------------------------------------------------------


def played_by_bots(deck: str, seed: int) -> Game:
    """A finished game between bots."""
    game = Game(deck, seed=seed)
    bots = [
        [make_bot(name, CLAIM.code, derived_seed(seed, name, seat)) for seat in range(2)]
        for name in PLAYERS
    ]
    while not game.is_over:
        seat = game.asked[0]
        bot = bots[0 if game.state.phase == 1 else 1][seat]
        game.apply(bot.choose(game.view(seat), game.legal_actions(seat)), seat)
    return game


def candidates(deck: str, game: Game) -> Iterator[Puzzle]:
    """The puzzles in one game, not graded yet."""
    solver = Solver()
    for there in game.retold():
        if _is_worth_a_look(there):
            solution = solver.solve(there.state.copy(), Limit(steps=NODES))
            goal = goal_of(solution) if solution.complete else ""
            if goal:
                yield _puzzle(deck, there, solution, goal, solver)


def _is_worth_a_look(game: Game) -> bool:
    state = game.state
    if game.is_over or state.phase != 2 or state.asking != PLAY or len(game.legal_actions()) < 2:
        return False
    return FEWEST_CARDS <= int(state.seats[state.turn].hand.size()) <= MOST_CARDS


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
    """How many actions in a row must be found until nothing can go wrong any more."""
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

    It ignores more than what makes no difference (the cards in the piles are only counted), so that no two
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
    """Some games of a deck: those that bots play from a seed on, or the records of others."""

    deck: str
    first_seed: int = 0
    records: tuple[str, ...] = ()

    def games(self) -> Iterator[Game]:
        for record in self.records:
            game = read_record(record)
            if isinstance(game, Game) and game.is_over and _is_of(game, self.deck):
                yield game
        if not self.records:
            for seed in range(self.first_seed, self.first_seed + GAMES_PER_JOB):
                yield played_by_bots(self.deck, seed)


def _is_of(game: Game, deck: str) -> bool:
    """Is it a game for two with these factions, without places?"""
    return game.rules is Game(deck, seed=0).rules


def find(batch: Batch) -> list[Puzzle]:
    """The graded puzzles of a batch of games: of each game only a few."""
    found: list[Puzzle] = []
    for game in batch.games():
        of_game = list(candidates(batch.deck, game))
        of_game.sort(key=lambda puzzle: (puzzle.goal != WIN, -puzzle.length))
        found += [graded(puzzle) for puzzle in of_game[:PER_GAME]]
    return found


def by_bots(deck: str, first_seed: int = 1) -> Iterator[Batch]:
    """As many games between bots as are needed."""
    return (Batch(deck, first_seed + start) for start in count(0, GAMES_PER_JOB))


def from_records(deck: str, files: Sequence[Path]) -> Iterator[Batch]:
    """Games that were played elsewhere, from their records."""
    for start in range(0, len(files), GAMES_PER_JOB):
        texts = [file.read_text(encoding="utf-8") for file in files[start : start + GAMES_PER_JOB]]
        yield Batch(deck, records=tuple(texts))


def collected(jobs: Iterable[Batch], number: int, processes: int = 1) -> Iterator[list[Puzzle]]:
    """Puzzles of a deck, more and more of them, until there are enough or no more games; no two alike."""
    known: dict[str, Puzzle] = {}
    for_votes = 0
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
    """Make puzzles and write them to a file repeatedly, as they are found."""
    parser = argparse.ArgumentParser(prog="python -m claimant.study.puzzle_making")
    parser.add_argument("deck", help=", ".join(PRESETS))
    parser.add_argument("--number", type=int, default=200)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--records", type=Path, nargs="+", help="records of games that people have played")
    options = parser.parse_args(arguments)
    deck = options.deck
    jobs = from_records(deck, options.records) if options.records else by_bots(deck, options.seed)
    some: list[Puzzle] = []
    written = 0
    for some in collected(jobs, options.number, options.processes):
        if len(some) >= written + STEP_OF_WRITING:
            options.file.write_bytes(packed(some))
            written = len(some)
            print(written, flush=True)
    options.file.write_bytes(packed(some))
    print(len(some))


if __name__ == "__main__":
    main()
