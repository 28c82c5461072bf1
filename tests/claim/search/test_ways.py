"""Ways to distribute lots over areas, against trying them all."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from claimant.claim.search.ways import Ways, below
from claimant.tabletop.chance import Chance


def tried(
    sizes: list[int], room: list[int], open_to: list[list[int]]
) -> Counter[tuple[tuple[int, int], ...]]:
    """How often each split of the lots comes about, over all ways to give every card an area."""
    lots = [lot for lot, size in enumerate(sizes) for _ in range(size)]
    areas = [area for area, free in enumerate(room) for _ in range(free)]
    found: Counter[tuple[tuple[int, int], ...]] = Counter()
    for given in set(permutations(areas)):
        if all(area in open_to[lot] for lot, area in zip(lots, given, strict=True)):
            found[tuple(sorted(zip(lots, given, strict=True)))] += 1
    return found


PROBLEMS = [
    ([4], [4], [[0]]),
    ([3, 2], [2, 3], [[0, 1], [1]]),
    ([3, 3, 2], [2, 3, 3], [[0, 1], [0, 2], [1, 2]]),
    ([2, 3, 3], [1, 1, 2, 4], [[0, 3], [0, 1, 3], [0, 1, 2, 3]]),
    ([2, 2, 2, 2], [3, 3, 2], [[0, 1, 2], [1, 2], [0, 2], [0, 1]]),
]


@pytest.mark.parametrize(("sizes", "room", "open_to"), PROBLEMS)
def test_ways_are_counted_and_drawn_as_often_as_they_come_about(
    sizes: list[int], room: list[int], open_to: list[list[int]]
) -> None:
    expected = tried(sizes, room, open_to)
    ways = Ways(sizes, room, open_to)
    assert ways.number == expected.total()
    chance = Chance(1)
    draws = 4000
    drawn: Counter[tuple[tuple[int, int], ...]] = Counter()
    for _ in range(draws):
        fork = ways.first
        split: list[tuple[int, int]] = []
        for lot, areas in enumerate(open_to):
            for area in areas:
                choice = fork.draw(chance)
                split += [(lot, area)] * (fork.least + choice)
                fork = fork.after[choice]
        drawn[tuple(sorted(split))] += 1
    assert set(drawn) <= set(expected)
    for split_up, number in expected.items():
        assert drawn[split_up] / draws == pytest.approx(number / expected.total(), abs=0.04)


@pytest.mark.parametrize(
    ("sizes", "room", "open_to"),
    [([3], [2], [[0]]), ([2], [2, 1], [[0, 1]]), ([2, 1], [2, 1], [[1], [0, 1]]), ([1], [1], [[]])],
)
def test_what_cannot_be_has_no_ways(sizes: list[int], room: list[int], open_to: list[list[int]]) -> None:
    assert Ways(sizes, room, open_to).number == 0


@pytest.mark.parametrize("bound", [7, 2**31, 3 * 2**40, 10**30])
def test_large_numbers_are_drawn_evenly(bound: int) -> None:
    chance = Chance(6)
    eighths = Counter([below(chance, bound) * 7 // bound for _ in range(7000)])
    assert set(eighths) == set(range(7))
    assert max(eighths.values()) - min(eighths.values()) < 200
