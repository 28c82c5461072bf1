"""The exact solver of phase 2, beside DDS, the double-dummy solver of bridge, in the same run.

Positions are reached by two `greedy` bots. Both solvers answer for all legal cards of the seat to lead;
DDS gets random deals, each with another trump in turn. They take turns, so that a slow moment hits both.
"""

from __future__ import annotations

import random
import sys
import time
from statistics import median

from endplay.dds import solve_board
from endplay.dealer import generate_deal
from endplay.types import Deal, Denom, Player

from benchmarks.endings import ending
from claimant.claim.search.solver import Solver
from claimant.claim.sets import FACTIONS, PLACES, PRESETS
from claimant.tabletop.limit import Limit

TRUMPS = (Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs, Denom.nt)
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


def report(deals: int = 100, deals_of_claim: int = 1000) -> None:
    _beside_dds(deals_of_claim)
    print()
    _every_deck(deals)


def row(times: list[float]) -> str:
    """The median, the ninetieth percentile and the slowest of some times."""
    ordered = sorted(times)
    return f"{median(ordered):.2f} | {ordered[9 * len(ordered) // 10]:.1f} | {ordered[-1]:.1f}"


def _beside_dds(deals: int) -> None:
    print(f"| {deals} deals, all cards of the leader | median, ms | 90 %, ms | slowest, ms | mean, ms |")
    print("|---|---|---|---|---|")
    for tricks in (13, 10):
        ours: list[float] = []
        theirs: list[float] = []
        for seed in range(deals):
            solution = Solver().solve(ending("claim", "", seed, tricks))
            assert solution.complete
            ours.append(1000 * solution.seconds)
            theirs.append(1000 * seconds_of_dds(bridge_deal(seed, tricks)))
        rows = ((f"**Claimant, `claim`, {tricks} tricks**", ours), (f"DDS, {tricks} cards", theirs))
        for name, times in rows:
            print(f"| {name} | {row(times)} | {sum(times) / deals:.2f} |")
        ratios = (median(ours) / median(theirs), max(ours) / max(theirs), sum(ours) / sum(theirs))
        print(f"| Claimant / DDS | {ratios[0]:.2f} | | {ratios[1]:.2f} | {ratios[2]:.2f} |", flush=True)


def _every_deck(deals: int) -> None:
    """Ready-made decks, `claim` with every faction instead of its last, and `claim` in every place."""
    print(f"| values of all cards, {deals} deals | tricks | in 1 s | median, ms | 90 %, ms | slowest, ms |")
    print("|---|---|---|---|---|---|")
    for name in PRESETS:
        _line(f"`{name}`", name, "", (13, 8), deals)
    for code, faction in FACTIONS.items():
        _line(f"with {faction().name}", " ".join(deck_with(code)), "", (13, 8), deals)
    for code, place in PLACES.items():
        _line(f"`claim`, {place().name}", "claim", code, (13, 10, 8), deals)


def deck_with(code: str) -> list[str]:
    """A deck with this faction, as near to `claim` as can be."""
    partner = FACTIONS[code]().paired_with
    pair = [code, partner] if partner else ["Go", "Kn"]
    others = [each for each in PRESETS["claim"].codes if each not in (*pair, "Go", "Kn")]
    return [*pair, *others] if partner else [*pair, *[each for each in others if each != code][:2], code]


def _line(name: str, deck: str, place: str, tricks: tuple[int, ...], deals: int) -> None:
    for number in tricks:
        solutions = [Solver().solve(ending(deck, place, seed, number), LIMIT) for seed in range(deals)]
        solved = sum(solution.complete for solution in solutions)
        times = [1000 * solution.seconds for solution in solutions]
        print(f"| {name} | {number} | {100 * solved / deals:.0f} % | {row(times)} |", flush=True)


if __name__ == "__main__":
    # With a number: so many deals of each, instead of 100 and 1,000 of `claim`.
    report(*[int(number) for number in sys.argv[1:2] * 2])
