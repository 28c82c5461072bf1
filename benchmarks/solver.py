"""The exact solver of phase 2, beside DDS, the double-dummy solver of bridge, in the same run.

Positions are reached by two `greedy` bots. Both solvers answer for all legal cards of the seat to lead;
DDS gets random deals, each with another trump in turn. They take turns, so that a slow moment hits both.
"""

from __future__ import annotations

import random
import time
from statistics import median

from endplay.dds import solve_board
from endplay.dealer import generate_deal
from endplay.types import Deal, Denom, Player

from benchmarks.endings import ending
from claimant.claim.search.solver import Solver
from claimant.claim.sets import PLACES, PRESETS
from claimant.tabletop.limit import Limit

TRUMPS = (Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs, Denom.nt)
LOOKING_FURTHER = {
    "with Unicorns": "Go Kn Do Dw Uc",
    "with Griffins": "Go Kn Do Dw Gr",
    "with Trolls": "Go Kn Do Dw Tr",
    "with Phoenixes": "Go Kn Do Dw Ph",
}
LIMIT = Limit(seconds=1.0)


def bridge_deal(seed: int, cards: int) -> Deal:
    """A random deal, played on at random until everybody has so many cards."""
    deal = generate_deal(seed=seed)
    deal.trump = TRUMPS[seed % len(TRUMPS)]
    deal.first = Player.north
    chance = random.Random(seed)
    while len(deal[Player.north]) > cards or len(deal.curtrick) > 0:
        deal.play(chance.choice(list(deal.legal_moves())))
    return deal


def seconds_of_dds(deal: Deal) -> float:
    started = time.perf_counter()
    list(solve_board(deal))
    return time.perf_counter() - started


def report() -> None:
    _beside_dds()
    print()
    _every_deck()


def _beside_dds() -> None:
    print("| values of all cards of the leader, 100 deals | median, ms | mean, ms | slowest, ms |")
    print("|---|---|---|---|")
    for tricks in (13, 10):
        solver = Solver()
        ours: list[float] = []
        theirs: list[float] = []
        for seed in range(100):
            solution = solver.solve(ending("claim", "", seed, tricks))
            assert solution.complete
            ours.append(1000 * solution.seconds)
            theirs.append(1000 * seconds_of_dds(bridge_deal(seed, tricks)))
        rows = ((f"**Claimant, `claim`, {tricks} tricks**", ours), (f"DDS, {tricks} cards", theirs))
        for name, times in rows:
            print(f"| {name} | {median(times):.2f} | {sum(times) / 100:.2f} | {max(times):.1f} |")
        print(
            f"| Claimant / DDS | {median(ours) / median(theirs):.2f} | {sum(ours) / sum(theirs):.2f} "
            f"| {max(ours) / max(theirs):.2f} |",
            flush=True,
        )


def _every_deck() -> None:
    print("| values of all cards, 10 deals | 13 tricks, ms | in 1 s | 8 tricks, ms | slowest, ms |")
    print("|---|---|---|---|---|")
    decks = [(f"`{name}`", name, "") for name in PRESETS]
    decks += [(name, deck, "") for name, deck in LOOKING_FURTHER.items()]
    decks += [(f"`claim`, {kind().name}", "claim", code) for code, kind in PLACES.items()]
    for name, deck, place in decks:
        solver = Solver()
        long = [solver.solve(ending(deck, place, seed, 13), LIMIT) for seed in range(10)]
        short = [solver.solve(ending(deck, place, seed, 8), LIMIT) for seed in range(10)]
        solved = len([solution for solution in long if solution.complete])
        times = [1000 * solution.seconds for solution in short]
        middle = median(1000 * solution.seconds for solution in long)
        shown = f"{middle:.1f}" if solved > 5 else "-"
        slowest = f"{max(times):.1f}" if all(solution.complete for solution in short) else "over 1000"
        print(f"| {name} | {shown} | {solved} of 10 | {median(times):.2f} | {slowest} |", flush=True)


if __name__ == "__main__":
    report()
