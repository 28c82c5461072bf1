"""Who sits where in the games of one deal."""

from __future__ import annotations

import pytest

from claimant.lab.seating import equal_share, number_of_sides, seatings
from claimant.tabletop.setup import Setup


@pytest.mark.parametrize(
    ("setup", "sides", "share"),
    [
        (Setup(), 2, 1 / 2),
        (Setup("kingdoms"), 2, 1 / 2),
        (Setup(players=3), 3, 1 / 3),
        (Setup(players=4), 2, 1 / 2),
    ],
)
def test_every_side_is_taken_once(setup: Setup, sides: int, share: float) -> None:
    assert number_of_sides(setup) == sides
    assert equal_share(setup) == share
    assert len(seatings(setup)) == sides
    for seat in range(setup.players):
        assert [seating[seat] for seating in seatings(setup)].count(0) == 1
    for seating in seatings(setup):
        assert seating.count(0) == setup.players // sides


def test_partners_are_the_same_bot() -> None:
    assert all(one == three and two == four for one, two, three, four in seatings(Setup(players=4)))
