"""Does accuracy rank the bots? Games between bots of different levels, reviewed.

`python -m claimant.study.ranking --games 200` prints a table: each level plays so many games, each against
another level. It is for developers.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from claimant.bots import LEVELS, make_bot
from claimant.claim.game import Game
from claimant.claim.kind import CLAIM
from claimant.lab.jobs import answers, workers
from claimant.study.review import Review, review
from claimant.study.values import EFFORT
from claimant.tabletop.chance import derived_seed


@dataclass(frozen=True)
class Pairing:
    """A game between two levels, the first one at seat A."""

    names: tuple[str, str]
    seed: int
    effort: int


@dataclass
class Record:
    """What reviews say of one level."""

    accuracies: list[float] = field(default_factory=list)
    phases: dict[int, list[float]] = field(default_factory=dict)
    losses: list[float] = field(default_factory=list)

    def take(self, made: Review, side: int) -> None:
        """Add one game."""
        accuracy = made.accuracy(side)
        if accuracy is not None:
            self.accuracies.append(accuracy)
        for phase in (1, 2):
            part = made.accuracy(side, phase)
            if part is not None:
                self.phases.setdefault(phase, []).append(part)
        self.losses.append(sum(decision.cost.loss for decision in made.decisions if decision.side == side))


def pairings(games: int, effort: int) -> Iterator[Pairing]:
    """Every level against every other one, from both seats, so that each plays about so many games."""
    pairs = [*combinations(LEVELS, 2)]
    per_pair = max(1, round(games / (len(LEVELS) - 1)))
    for number in range(per_pair):
        for one, other in pairs:
            names = (one, other) if number % 2 == 0 else (other, one)
            yield Pairing(names, number // 2 + 1, effort)


def reviewed(pairing: Pairing) -> Review:
    """Play a game and review it."""
    game = Game(seed=pairing.seed)
    bots = [
        make_bot(name, CLAIM.code, derived_seed(pairing.seed, name, seat))
        for seat, name in enumerate(pairing.names)
    ]
    while not game.is_over:
        seat = game.asked[0]
        game.apply(bots[seat].choose(game.view(seat), game.legal_actions(seat)), seat)
    return review(game, pairing.effort)


def main(arguments: list[str] | None = None) -> None:
    """Print the table again and again while it grows."""
    parser = argparse.ArgumentParser(prog="python -m claimant.study.ranking")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--effort", type=int, default=EFFORT)
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args(arguments)
    records = {level: Record() for level in LEVELS}
    played = 0
    for pairing, made in answers(
        reviewed, pairings(options.games, options.effort), workers(options.processes)
    ):
        for side, name in enumerate(pairing.names):
            records[name].take(made, side)
        played += 1
        if played % 50 == 0:
            print(table(records), flush=True)
    print(table(records))


def table(records: dict[str, Record]) -> str:
    """The levels, with games, accuracy, that of both phases, and what decisions have cost per game."""
    lines = [f"{'level':8} {'games':>5} {'accuracy':>8} {'phase 1':>8} {'phase 2':>8} {'lost':>6}"]
    for name, record in records.items():
        numbers = [_mean(record.accuracies), *(_mean(record.phases.get(phase, [])) for phase in (1, 2))]
        shown = " ".join(f"{number:8.1f}" for number in numbers)
        lines.append(f"{name:8} {len(record.losses):5} {shown} {_mean(record.losses):6.2f}")
    return "\n".join(lines)


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


if __name__ == "__main__":
    main()
