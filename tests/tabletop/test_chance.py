"""The generator gives the same numbers everywhere and always."""

from __future__ import annotations

import pytest

from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import InvalidSetup


def reference(seed: int, number: int) -> list[int]:
    """sfc32 written down once more, with plain Python integers."""
    word = 2**32 - 1
    a, b, c, counter = 0, seed % 2**32, seed // 2**32, 1
    drawn = []
    for _ in range(12 + number):
        drawn.append((a + b + counter) & word)
        a, b, c = b ^ (b >> 9), (c + (c << 3)) & word, ((c << 21 | c >> 11) + drawn[-1]) & word
        counter += 1
    return drawn[12:]


@pytest.mark.parametrize("seed", [0, 1, 7, 12345678901234567890, 2**63, 2**64 - 1])
def test_words_are_those_of_sfc32(seed: int) -> None:
    chance = Chance(seed)
    assert [chance.word() for _ in range(1000)] == reference(seed, 1000)


def test_numbers_below_a_bound_are_fair() -> None:
    chance = Chance(1)
    counts = [0] * 7
    for _ in range(70_000):
        counts[chance.below(7)] += 1
    assert all(abs(count - 10_000) < 500 for count in counts)


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    chance = Chance(2)
    counts: dict[str, int] = {}
    for _ in range(24_000):
        letters = list("abcd")
        chance.shuffle(letters)
        counts["".join(letters)] = counts.get("".join(letters), 0) + 1
    assert len(counts) == 24
    assert all(abs(count - 1000) < 200 for count in counts.values())


@pytest.mark.parametrize("seed", [-1, 2**64, 10**40, -(10**40)])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        Chance(seed)
    assert refusal.value.reason.code == "seed-out-of-range"
    assert str(seed) in str(refusal.value)


def test_a_shuffle_may_leave_the_first_items_alone() -> None:
    letters = list("abcdefgh")
    Chance(9).shuffle(letters, 3)
    alone = list("defgh")
    Chance(9).shuffle(alone)
    assert letters == [*"abc", *alone]
