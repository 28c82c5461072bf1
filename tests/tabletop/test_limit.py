"""Limits, and what is left of them."""

from __future__ import annotations

from time import perf_counter

from claimant.tabletop.limit import SHORTEST, Limit


def test_dearer_steps_are_fewer_but_never_none() -> None:
    limit = Limit(seconds=2, steps=1000).with_dearer_steps(50)
    assert (limit.seconds, limit.steps) == (2, 20)
    assert Limit(steps=10).with_dearer_steps(50).steps == 1
    assert Limit().with_dearer_steps(50).steps is None


def test_the_rest_of_a_limit_ends_with_it() -> None:
    limit = Limit(seconds=100, steps=7)
    rest = limit.rest(perf_counter() + 50, 3)
    assert rest.seconds is not None
    assert 49 < rest.seconds <= 50
    assert rest.steps == 3
    late = limit.rest(perf_counter() - 1, -2)
    assert (late.seconds, late.steps) == (SHORTEST, 1)


def test_without_a_time_there_is_no_end_to_it() -> None:
    assert Limit(steps=7).rest(0, 7).seconds is None


def test_the_rest_of_a_stopped_limit_is_stopped() -> None:
    limit = Limit(seconds=1)
    limit.stop()
    assert limit.rest(perf_counter() + 1, None).is_stopped
