"""Common sense in Claim Kingdoms: what a position is worth, and the move that improves it most."""

from __future__ import annotations

from math import exp, sqrt, tanh
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from claimant.kingdoms import bags
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.state import POWER, State
from claimant.kingdoms.turn.flow import apply, option, option_count
from claimant.kingdoms.turn.score import led_by, total
from claimant.tabletop.chance import Chance
from claimant.tabletop.world import Moves

FIGURE: Final = 0.5
"""A figure still to be placed is worth about half a point."""
FIRMNESS: Final = 1.5
"""How much one figure more makes of a lead: the more, the fewer figures can still come."""
SPREAD: Final = 6.0
"""A lead of so many points is won about three times in four."""
FEW: Final = 6
DEEPEST: Final = 3
"""A power that asks several times is followed so far."""


def lead_now(state: State, seat: i64) -> i64:
    """By how many points a seat would lead if the game ended now."""
    return total(state, seat) - total(state, 1 - seat)


def expected_lead(state: State, seat: i64) -> float:
    """By how many points a seat may hope to lead in the end."""
    if state.is_over():
        return float(lead_now(state, seat))
    own = state.seats[seat]
    other = state.seats[1 - seat]
    fewest = own.supply if own.supply < other.supply else other.supply
    points = float(own.score - other.score) + FIGURE * float(own.supply - other.supply)
    for faction in state.rules.factions:
        ahead = figures_ahead(state, faction, seat)
        if ahead != 0:
            points += float(faction.worth) * tanh(FIRMNESS * float(ahead) / sqrt(2.0 * float(fewest) + 1.0))
    return points


def figures_ahead(state: State, faction: Faction, seat: i64) -> i64:
    """By how many figures a seat leads a faction; nothing if the rules say that nobody does."""
    if led_by(state, faction) < 0:
        return 0
    own = bags.count(state.seats[seat].standing, faction.index)
    return own - bags.count(state.seats[1 - seat].standing, faction.index)


def prospects(state: State, into: vec[float]) -> None:
    """How likely each seat wins."""
    chance = 1.0 / (1.0 + exp(-expected_lead(state, 0) / SPREAD))
    into[0] = chance
    into[1] = 1.0 - chance


def sensible_move(state: State, chance: Chance) -> i64:
    """The move after which the seat to act leads by most; of equal ones any."""
    seat = state.active
    count = option_count(state)
    best: i64 = 0
    highest: i64 = -1000
    equal: i64 = 0
    number: i64 = 0
    while number < count:
        move = option(state, number)
        number += 1
        copied = state.copy()
        apply(copied, move)
        lead = _best_lead(copied, seat, 0)
        if lead > highest:
            highest = lead
            equal = 0
        if lead == highest:
            equal += 1
            if chance.below(equal) == 0:
                best = move
    return best


def most_promising(state: State, moves: Moves, chance: Chance) -> i64:
    """Of some moves the one after which the seat to act may hope for most; of equal ones any."""
    seat = state.active
    best: i64 = 0
    highest = -1000.0
    equal: i64 = 0
    number: i64 = 0
    while number < moves.count:
        move = moves.numbers[number]
        number += 1
        copied = state.copy()
        apply(copied, move)
        hope = _best_hope(copied, seat, 0)
        if hope > highest:
            highest = hope
            equal = 0
        if hope == highest:
            equal += 1
            if chance.below(equal) == 0:
                best = move
    return best


def best_of_few(state: State, chance: Chance) -> i64:
    """Of a few moves, drawn at random, the most promising one: quickly found, and seldom a bad one."""
    count = option_count(state)
    moves = Moves()
    number: i64 = 0
    while number < FEW and number < count:
        moves.add(option(state, number if count <= FEW else chance.below(count)))
        number += 1
    return most_promising(state, moves, chance)


def _best_hope(state: State, seat: i64, depth: i64) -> float:
    """What a seat may hope for once its power has done its best."""
    if state.asking != POWER or state.active != seat or state.sight_size > 0 or depth == DEEPEST:
        return expected_lead(state, seat)
    highest = -1000.0
    count = option_count(state)
    number: i64 = 0
    while number < count:
        copied = state.copy()
        apply(copied, option(copied, number))
        hope = _best_hope(copied, seat, depth + 1)
        if hope > highest:
            highest = hope
        number += 1
    return highest


def _best_lead(state: State, seat: i64, depth: i64) -> i64:
    """By how much a seat leads once its power has done its best."""
    if state.asking != POWER or state.active != seat or state.sight_size > 0 or depth == DEEPEST:
        return lead_now(state, seat)
    highest: i64 = -1000
    count = option_count(state)
    number: i64 = 0
    while number < count:
        copied = state.copy()
        apply(copied, option(copied, number))
        lead = _best_lead(copied, seat, depth + 1)
        if lead > highest:
            highest = lead
        number += 1
    return highest
