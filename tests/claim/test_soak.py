"""A short form of `make soak`."""

from __future__ import annotations

from tests.claim.soak import soak


def test_random_games_over_random_set_ups_end_and_conserve_their_cards() -> None:
    counts = soak(1200, seed=4)
    assert counts["games"] >= 1200
    assert all(counts[f"{players} players"] > 100 for players in (2, 3, 4))
    assert counts["with places"] > 100
