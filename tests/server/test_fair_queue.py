"""Everybody has their turn: first by address, then by player, by the time that they have used."""

from __future__ import annotations

from claimant.server.play.fair_queue import FairQueue
from claimant.server.play.visitors import Visitor, Visitors

EVE, EVA = Visitor("a", "Eve"), Visitor("a", "Eva")
ANN, BEN = Visitor("b", "Ann"), Visitor("c", "Ben")


def put(queue: FairQueue[str], visitor: Visitor, *jobs: str) -> None:
    for job in jobs:
        queue.put(visitor, job, 1.0)


def taken(queue: FairQueue[str], seconds: float = 1.0) -> str:
    turn = queue.take()
    assert turn is not None
    visitor, job = turn
    queue.done(visitor, seconds)
    return job


def all_taken(queue: FairQueue[str]) -> list[str]:
    return [taken(queue) for _ in range(len(queue))]


def test_visitors_take_turns() -> None:
    queue: FairQueue[str] = FairQueue(1)
    put(queue, ANN, "ann 1", "ann 2", "ann 3")
    put(queue, BEN, "ben 1")
    assert all_taken(queue) == ["ann 1", "ben 1", "ann 2", "ann 3"]
    assert queue.take() is None


def test_who_comes_late_waits_for_one_job_at_most() -> None:
    queue: FairQueue[str] = FairQueue(1)
    put(queue, EVE, *(f"eve {number}" for number in range(100)))
    for _ in range(40):
        taken(queue)
    put(queue, ANN, "ann")
    assert taken(queue) == "ann"


def test_many_names_of_one_address_are_one_visitor_to_others_and_take_turns_among_themselves() -> None:
    queue: FairQueue[str] = FairQueue(1)
    put(queue, EVE, "eve 1", "eve 2")
    put(queue, EVA, "eva 1", "eva 2")
    put(queue, ANN, "ann 1", "ann 2")
    assert all_taken(queue) == ["eva 1", "ann 1", "eve 1", "ann 2", "eva 2", "eve 2"]


def test_time_counts_and_not_the_number_of_jobs() -> None:
    queue: FairQueue[str] = FairQueue(1)
    put(queue, EVE, "eve 1", "eve 2")
    put(queue, ANN, "ann 1", "ann 2", "ann 3", "ann 4")
    assert taken(queue, 10.0) == "eve 1"
    assert [taken(queue, 3.0) for _ in range(5)] == ["ann 1", "ann 2", "ann 3", "ann 4", "eve 2"]


def test_quick_jobs_of_a_visitor_come_before_their_slow_ones() -> None:
    queue: FairQueue[str] = FairQueue(1)
    queue.put(ANN, "slow", 3.0)
    queue.put(ANN, "quick", 0.1)
    assert all_taken(queue) == ["quick", "slow"]


def test_one_address_never_holds_all_places() -> None:
    queue: FairQueue[str] = FairQueue(3)
    put(queue, EVE, "eve 1", "eve 2")
    put(queue, EVA, "eva 1")
    assert [queue.take() is not None for _ in range(3)] == [True, True, False]
    put(queue, ANN, "ann 1")
    assert queue.take() == (ANN, "ann 1")


def test_what_is_withdrawn_is_gone_and_nothing_is_left_of_who_wants_nothing() -> None:
    queue: FairQueue[str] = FairQueue(1)
    put(queue, ANN, "ann 1", "ann 2")
    queue.withdraw(ANN, "ann 1")
    queue.withdraw(ANN, "not there")
    assert all_taken(queue) == ["ann 2"]
    queue.withdraw(ANN, "ann 2")
    assert (queue._players, queue._addresses) == ({}, {})


def test_a_player_counts_for_the_address_from_which_they_came_last() -> None:
    visitors = Visitors()
    assert visitors.find("Ann") == Visitor("player Ann", "Ann")
    visitors.note("Ann", "a")
    visitors.note("Ann", "b")
    assert visitors.find("Ann") == Visitor("b", "Ann")
