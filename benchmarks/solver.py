"""The exact solver of phase 2, beside DDS, the double-dummy solver of bridge, in the same run.

    python -m benchmarks.solver [--deals N] [--only NAME ...] [--tricks N ...]

Positions are reached by two `greedy` bots. Both solvers answer for all legal cards of the seat to lead;
DDS gets random deals, each with another trump in turn. They take turns, so that a slow moment hits both.
Processor time is measured, not the clock.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from statistics import median
from typing import Protocol

from benchmarks.endings import ending, secret_choice
from claimant.claim.search.max_n import MaxN
from claimant.claim.search.mixing import Mixing
from claimant.claim.search.solver import Solver
from claimant.claim.sets import FACTIONS, PLACES, PRESETS
from claimant.claim.state import State
from claimant.tabletop.limit import Limit

DEALS = 100
DEALS_OF_CLAIM = 1000
IN_TIME = 1.0


class Found(Protocol):
    """The findings of a search."""

    @property
    def complete(self) -> bool: ...


FindAll = Callable[[Limit], bool]
"""Goes on with a search within a limit; has it found everything?"""


def milliseconds(deck: str, place: str, seed: int, tricks: int, players: int = 2) -> float | None:
    """The processor time until the values of all cards are known; None if it takes too long."""
    state = ending(deck, place, seed, tricks, players)
    started = time.process_time()
    return until_known(Solver().begin(state).find_values, started)


def until_known(find_all: FindAll, started: float) -> float | None:
    """Run a search until it has found everything; returns its processor time.

    Its limit is the clock, which is ahead of the processor time where others use the machine, too.
    """
    left = IN_TIME
    while left > 0:
        found = find_all(Limit(seconds=left))
        left = IN_TIME - (time.process_time() - started)
        if found:
            return 1000 * (IN_TIME - left)
    return None


def report(deals: int = DEALS, deals_of_claim: int = DEALS_OF_CLAIM) -> None:
    beside_dds(deals_of_claim)
    print()
    every_line_up(deals)
    print()
    more_players(deals)
    print()
    secret_choices(deals)


def row(times: list[float | None]) -> str:
    """The median, the ninetieth percentile and the slowest of some times; what took too long is `> 1 s`."""
    ordered = sorted(1000 * IN_TIME if each is None else each for each in times)
    found = (ordered[len(ordered) // 2], ordered[9 * (len(ordered) - 1) // 10], ordered[-1])
    return " | ".join("> 1 s" if each >= 1000 * IN_TIME else f"{each:.1f}" for each in found)


def beside_dds(deals: int) -> None:
    from benchmarks.dds import bridge_deal, milliseconds_of_dds

    print(f"| {deals} deals, all cards of the leader | median, ms | 90 %, ms | slowest, ms | mean, ms |")
    print("|---|---|---|---|---|")
    for tricks in (13, 10):
        ours: list[float] = []
        theirs: list[float] = []
        for seed in range(deals):
            state = ending("claim", "", seed, tricks)
            started = time.process_time()
            assert Solver().begin(state).find_values(Limit())
            ours.append(1000 * (time.process_time() - started))
            theirs.append(milliseconds_of_dds(bridge_deal(seed, tricks)))
        rows = ((f"**Claimant, `claim`, {tricks} tricks**", ours), (f"DDS, {tricks} cards", theirs))
        for name, times in rows:
            ordered = sorted(times)
            figures = (median(ordered), ordered[9 * (deals - 1) // 10], ordered[-1], sum(ordered) / deals)
            print(f"| {name} | " + " | ".join(f"{each:.2f}" for each in figures) + " |")
        ratios = (median(ours) / median(theirs), max(ours) / max(theirs), sum(ours) / sum(theirs))
        print(f"| Claimant / DDS | {ratios[0]:.2f} | | {ratios[1]:.2f} | {ratios[2]:.2f} |", flush=True)


def line_ups() -> Iterator[tuple[str, str, str, tuple[int, ...]]]:
    """Ready-made decks, `claim` with every faction, and `claim` in every place, with their tricks."""
    for name in PRESETS:
        yield name, name, "", (13, 8)
    for code, faction in FACTIONS.items():
        yield f"with {faction().name}", " ".join(deck_with(code)), "", (13, 8)
    for code, place in PLACES.items():
        yield f"at {place().name}", "claim", code, (13, 10, 8)


def every_line_up(deals: int, only: list[str] | None = None, tricks: list[int] | None = None) -> None:
    print(f"| values of all cards, {deals} deals | tricks | in 1 s | median, ms | 90 %, ms | slowest, ms |")
    print("|---|---|---|---|---|---|")
    for name, deck, place, all_tricks in line_ups():
        if only and not any(each in name for each in only):
            continue
        for number in all_tricks:
            if not tricks or number in tricks:
                times = [milliseconds(deck, place, seed, number) for seed in range(deals)]
                solved = sum(each is not None for each in times)
                print(f"| {name} | {number} | {100 * solved / deals:.0f} % | {row(times)} |", flush=True)


def more_players(deals: int) -> None:
    """How many tricks of two teams of two, and of three players, are solved in time."""
    print(f"| more players, {deals} deals | tricks | in 1 s | median, ms | 90 %, ms | slowest, ms |")
    print("|---|---|---|---|---|---|")
    for name, players, begin in (
        ("two teams", 4, _begin_exact),
        ("three, paranoid", 3, _begin_paranoid),
        ("three, max-n", 3, _begin_max_n),
    ):
        for tricks in (3, 4, 5, 6):
            states = [ending("claim", "", seed, tricks, players) for seed in range(deals)]
            times = [until_known(begin(state), time.process_time()) for state in states]
            solved = sum(each is not None for each in times)
            print(f"| {name} | {tricks} | {100 * solved / deals:.0f} % | {row(times)} |", flush=True)


def _begin_exact(state: State) -> FindAll:
    return Solver().begin(state).find_values


def _begin_paranoid(state: State) -> FindAll:
    return Solver().begin_paranoid(state).find_values


def _begin_max_n(state: State) -> FindAll:
    return completing(MaxN(state).go_on)


def completing(go_on: Callable[[Limit], Found]) -> FindAll:
    return lambda limit: go_on(limit).complete


def secret_choices(deals: int) -> None:
    """How long it takes to mix a secret choice before phase 2."""
    print(f"| a secret choice of both, {deals} deals | in 1 s | median, ms | 90 %, ms | slowest, ms |")
    print("|---|---|---|---|---|")
    for place in ("Swamp", "Peaks"):
        for deck in ("claim", "claim2"):
            states = [secret_choice(deck, place, seed) for seed in range(deals)]
            times = [until_known(completing(Mixing(state).go_on), time.process_time()) for state in states]
            solved = sum(each is not None for each in times)
            print(f"| {place}, `{deck}` | {100 * solved / deals:.0f} % | {row(times)} |", flush=True)


def deck_with(code: str) -> list[str]:
    """A deck with this faction, as near to `claim` as can be."""
    partner = FACTIONS[code]().paired_with
    pair = [code, partner] if partner else ["Go", "Kn"]
    others = [each for each in PRESETS["claim"].codes if each not in (*pair, "Go", "Kn")]
    return [*pair, *others] if partner else [*pair, *[each for each in others if each != code][:2], code]


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.solver", description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, help="so many deals of each, also of claim")
    parser.add_argument("--only", nargs="+", help="only line-ups with one of these in their name; no DDS")
    parser.add_argument("--tricks", type=int, nargs="+", help="only with so many tricks left; no DDS")
    asked = parser.parse_args()
    if asked.only or asked.tricks:
        every_line_up(asked.deals or DEALS, asked.only, asked.tricks)
    else:
        report(asked.deals or DEALS, asked.deals or DEALS_OF_CLAIM)


if __name__ == "__main__":
    main()
