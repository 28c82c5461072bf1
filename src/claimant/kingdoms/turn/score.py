"""Scoring: each faction gives its points to the player who leads it. Pure functions of the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.kingdoms import bags
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.state import State

NOBODY: Final = -1


def led_by(state: State, faction: Faction) -> i64:
    """The seat with more figures on a faction's face-up cards, or -1."""
    one = bags.count(state.seats[0].standing, faction.index)
    other = bags.count(state.seats[1].standing, faction.index)
    if one == other:
        return NOBODY
    return 0 if one > other else 1


def total(state: State, seat: i64) -> i64:
    """The points of a seat, with the factions that it leads."""
    points = state.seats[seat].score
    for faction in state.rules.factions:
        if led_by(state, faction) == seat:
            points += faction.worth
    return points


def winning_sides(state: State) -> i64:
    """The flags of the sides that have won: 1, 2, or 3 if they share the victory. Each seat is a side."""
    flags, _ = decision(state)
    return flags


def decision(state: State) -> tuple[i64, str]:
    """The flags of the sides that have won, and what decided it.

    It is "points", "supply" (the larger one, after a tie) or "shared".
    """
    lead = total(state, 0) - total(state, 1)
    by = "points"
    if lead == 0:
        lead = state.seats[0].supply - state.seats[1].supply
        by = "supply"
    if lead == 0:
        return 3, "shared"
    return 1 if lead > 0 else 2, by
