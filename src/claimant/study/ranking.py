"""Does accuracy rank the bots? Games between bots of different levels, reviewed.

`python -m claimant.study.ranking --games 200` prints a table: each level plays so many games, each against
another level. A second table is about the games between neighbours. With `--twice` each game is reviewed
once more with twice the effort, to see how many grades change. `--game kingdoms` does the same for Claim
Kingdoms, and `--levels` for some levels only. It is for developers.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from time import process_time

from claimant.bots import LEVELS, make_bot
from claimant.claim.kind import CLAIM
from claimant.games import new_game
from claimant.lab.jobs import answers, workers
from claimant.study.grades import FORCED
from claimant.study.review import Decision, Review, accuracy, review
from claimant.tabletop.chance import derived_seed
from claimant.tabletop.setup import Setup

SHARES = (("median", 0.5), ("99th percentile", 0.99), ("slowest", 1.0))


@dataclass(frozen=True)
class Pairing:
    """A game between two levels, the first one at seat A."""

    names: tuple[str, str]
    seed: int
    effort: int | None = None
    twice: bool = False
    game: str = CLAIM.code


@dataclass(frozen=True)
class Reviewed:
    """A game, reviewed."""

    review: Review
    seconds: float
    """Of processor time."""
    judged: int = 0
    changed: int = 0
    """How many decisions got another grade with twice the effort, of those that were not forced."""


@dataclass
class Record:
    """What reviews say of one level."""

    won: list[float] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)

    def take(self, made: Review, side: int) -> None:
        """Add one game."""
        self.won.append(made.turns[-1].wins[side])
        self.decisions += [decision for decision in made.decisions if decision.side == side]

    def of_phase(self, phase: int) -> list[Decision]:
        return [decision for decision in self.decisions if decision.phase == phase]

    def per_game(self, decisions: Sequence[Decision]) -> float:
        """How much win probability these decisions lost in a game."""
        return sum(decision.lost for decision in decisions) / len(self.won)


def pairings(
    levels: Sequence[str],
    games: int,
    effort: int | None = None,
    twice: bool = False,
    game: str = CLAIM.code,
) -> Iterator[Pairing]:
    """Every level against every other one, from both seats, so that each plays about this many games."""
    pairs = [*combinations(levels, 2)]
    per_pair = max(1, round(games / (len(levels) - 1)))
    for number in range(per_pair):
        for one, other in pairs:
            names = (one, other) if number % 2 == 0 else (other, one)
            yield Pairing(names, number // 2 + 1, effort, twice, game)


def reviewed(pairing: Pairing) -> Reviewed:
    """Play a game and review it."""
    game = new_game(Setup(pairing.game), pairing.seed)
    bots = [
        make_bot(name, pairing.game, derived_seed(pairing.seed, name, seat))
        for seat, name in enumerate(pairing.names)
    ]
    while not game.is_over:
        seat = game.asked[0]
        game.apply(bots[seat].choose(game.view(seat), game.legal_actions(seat)), seat)
    began = process_time()
    made = review(game, pairing.effort)
    seconds = process_time() - began
    if not pairing.twice:
        return Reviewed(made, seconds)
    longer = review(game, 2 * made.effort)
    pairs = [
        (one.grade, other.grade)
        for one, other in zip(made.decisions, longer.decisions, strict=True)
        if one.grade != FORCED
    ]
    return Reviewed(made, seconds, len(pairs), sum(one != other for one, other in pairs))


def main(arguments: list[str] | None = None) -> None:
    """Print the table again and again while it grows."""
    parser = argparse.ArgumentParser(prog="python -m claimant.study.ranking")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--effort", type=int)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--twice", action="store_true")
    parser.add_argument("--game", default=CLAIM.code)
    parser.add_argument("--levels", nargs="+", default=LEVELS, choices=LEVELS)
    options = parser.parse_args(arguments)
    records = {level: Record() for level in options.levels}
    pairs: dict[tuple[str, str], Record] = defaultdict(Record)
    made: list[Reviewed] = []
    planned = pairings(options.levels, options.games, options.effort, options.twice, options.game)
    for pairing, done in answers(reviewed, planned, workers(options.processes)):
        made.append(done)
        for side, name in enumerate(pairing.names):
            records[name].take(done.review, side)
            pairs[name, pairing.names[1 - side]].take(done.review, side)
        if len(made) % 50 == 0:
            print(table(records), flush=True)
    print(table(records))
    print(table({f"{one} v {other}": pairs[one, other] for one, other in neighbours(options.levels)}))
    seconds = sorted(done.seconds for done in made)
    shown = ", ".join(f"{name} {seconds[int(share * (len(seconds) - 1))]:.2f} s" for name, share in SHARES)
    print(f"processor time of {len(seconds)} reviews: {shown}")
    if options.twice:
        changed, judged = (sum(getattr(done, name) for done in made) for name in ("changed", "judged"))
        print(f"with twice the effort {changed} of {judged} grades change: {changed / judged:.1%}")


def neighbours(levels: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Every level with the next one, and that one with it."""
    for weaker, stronger in pairwise(levels):
        yield weaker, stronger
        yield stronger, weaker


def table(records: Mapping[str, Record]) -> str:
    """By name: how often they won, how accurate they were, and what they lost per game.

    Accuracy and losses are given for the whole game, for phase 1 and for phase 2.
    """
    width = max(map(len, records))
    lines = [f"{'level':{width}} {'games':>5} {'won':>5} {'accuracy':>26} {'lost':>20}"]
    for name, record in records.items():
        if record.won:
            parts = [record.decisions, *(record.of_phase(phase) for phase in (1, 2))]
            accurate = " ".join(f"{accuracy(part) or 0.0:8.1f}" for part in parts)
            lost = " ".join(f"{record.per_game(part):6.2f}" for part in parts)
            lines.append(f"{name:{width}} {len(record.won):5} {_mean(record.won):5.0%} {accurate} {lost}")
    return "\n".join(lines)


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


if __name__ == "__main__":
    main()
