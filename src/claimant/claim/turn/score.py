"""Scoring: piles are made final, each faction votes, the votes decide."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet, count_bits
from claimant.claim.events import GAME_ENDED, VERDICT
from claimant.claim.powers import Faction, Power
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import COUNT, NOTHING, OVER, State
from claimant.claim.verbs import move_all
from claimant.tabletop.event import Event

NO_SIDE: Final = -1

# How far a comparison of two sides had to go.
BY_WEIGHT: Final = 0
BY_NUMBER: Final = 1
BY_CARD: Final = 2


def gather(state: State) -> None:
    """Displays join the score piles and partners' piles become one; then cards may leave."""
    for seat in state.seats:
        pile = state.seats[seat.side].score_pile
        if not seat.display.is_empty():
            move_all(state, seat.display, seat.display, pile, "score")
        if seat.index != seat.side:
            move_all(state, seat.score_pile, seat.score_pile, pile, "score")
    judge(state)
    if state.verdict != NO_SIDE:
        if state.log is not None:
            state.log.append(Event(VERDICT, state.verdict_by, state.verdict))
        end(state)
        return
    cull(state)
    state.cursor = 0
    state.step = COUNT


def judge(state: State) -> None:
    """Ask whether a side has won before any vote is counted."""
    for power in state.rules.verdict:
        side = power.verdict(state)
        if side != NO_SIDE:
            state.verdict = side
            state.verdict_by = power.code
            return


def cull(state: State) -> None:
    """Let cards leave the piles."""
    for power in state.rules.on_scoring:
        power.on_scoring(state)


def count(state: State) -> None:
    """Let every power ask for the choices that the count needs."""
    powers = state.rules.on_counting
    while state.cursor < len(powers):
        power = powers[state.cursor]
        state.cursor += 1
        power.on_counting(state)
        if state.asking != NOTHING:
            return
    state.cursor = 0
    end(state)


def end(state: State) -> None:
    state.step = OVER
    if state.log is not None:
        state.log.append(Event(GAME_ENDED, "score"))


# --- the count: pure functions of the final piles -------------------------------------------------


def extra_cards(state: State, faction: Faction, side: i64) -> CardSet:
    """Cards of a side that count additionally for this faction."""
    extra = CardSet()
    for power in faction.added_by:
        power.adds(extra, faction, side, state)
    return extra


def counted(state: State, faction: Faction, side: i64) -> i64:
    """How much a side counts in a faction: its cards, and what powers add."""
    number = count_bits(state.seats[side].score_pile.of(faction))
    if len(faction.added_by) > 0:
        number += extra_cards(state, faction, side).size()
    return number


def value(state: State, faction: Faction, side: i64) -> i64:
    """The sum of the values of a side's cards of a faction."""
    total: i64 = 0
    bits = state.seats[side].score_pile.of(faction)
    while bits != 0:
        total += state.rules.card_of(faction, bits & -bits).value
        bits &= bits - 1
    return total


def extra_value(state: State, faction: Faction, side: i64) -> i64:
    """The values of the cards that powers add, as far as they bring them along."""
    total: i64 = 0
    for power in faction.added_by:
        if power.adds_values():
            extra = CardSet()
            power.adds(extra, faction, side, state)
            for card in state.rules.listed(extra):
                total += card.value
    return total


def weight(state: State, faction: Faction, side: i64) -> i64:
    """What is compared before the number of cards; 0 unless a power says otherwise."""
    number: i64 = 0
    for power in faction.weighed_by:
        number = power.weighs(number, faction, side, state)
    return number


def higher_cards(rules: Ruleset, faction: Faction, ones: i64, others: i64) -> tuple[i64, i64, i64]:
    """Compare two sides' cards of a faction, as bits, from the highest down.

    Returns who is ahead, above 0 if it is the first side, how many of the highest cards are equal before
    that, and the value of the cards that decide it, -1 if all are equal.
    """
    cards = rules.cards
    index: i64 = faction.first + faction.size - 1
    bit: i64 = cards[index].bit
    # Equal values cancel out, so walk down value by value and compare how many each side has.
    lead: i64 = 0
    seen: i64 = 0
    while index >= faction.first:
        if (ones & bit) != 0:
            lead += 1
            seen += 1
        if (others & bit) != 0:
            lead -= 1
        if lead != 0 and (index == faction.first or cards[index - 1].value != cards[index].value):
            return lead, (seen - lead if lead > 0 else seen), cards[index].value
        index -= 1
        bit >>= 1
    return 0, seen, -1


def compare(state: State, faction: Faction, one: i64, other: i64) -> tuple[i64, i64]:
    """Compare two sides in a faction: who is ahead, and how far the comparison had to go.

    Who is ahead is above 0 for `one`, below for `other`, and 0 for a complete tie. How far is `BY_WEIGHT`,
    `BY_NUMBER`, or `BY_CARD` plus the number of highest cards that are equal.
    """
    if len(faction.weighed_by) > 0:
        difference = weight(state, faction, one) - weight(state, faction, other)
        if difference != 0:
            return difference, BY_WEIGHT
    difference = counted(state, faction, one) - counted(state, faction, other)
    if difference != 0:
        return difference, BY_NUMBER
    difference, equal, _value = higher_cards(
        state.rules,
        faction,
        state.seats[one].score_pile.of(faction),
        state.seats[other].score_pile.of(faction),
    )
    return difference, BY_CARD + equal


def is_plain(rules: Ruleset, faction: Faction) -> bool:
    """Does the number of cards decide a faction's vote, and the highest cards only if it is equal?

    Roaming cards may count in addition.
    """
    others = [*faction.weighed_by, *rules.adds, *rules.awards_vote, *rules.on_scoring]
    return all(power.looks_at(faction) == 0 for power in others if power not in rules.roaming)


def highest_cards(cards: list[Card]) -> list[Card]:
    """Those of some cards of a faction of which more are better where the numbers are equal."""
    top = max([card.value for card in cards], default=0)
    return [card for card in cards if card.value == top]


def award(state: State, faction: Faction) -> tuple[i64, Power | None]:
    """The side that has a faction's vote without a count, or -1; and the power that has said so."""
    side: i64 = NO_SIDE
    awarder: Power | None = None
    for power in faction.awarded_by:
        named = power.awards_vote(side, faction, state)
        if named != side:
            side = named
            awarder = power
    return side, awarder


def vote(state: State, faction: Faction) -> i64:
    """The side that a faction votes for, or -1."""
    if len(faction.awarded_by) > 0:
        awarded = award(state, faction)[0]
        if awarded != NO_SIDE:
            return awarded
    best: i64 = 0
    tied = False
    side: i64 = 1
    while side < state.rules.sides:
        difference = compare(state, faction, best, side)[0]
        if difference < 0:
            best = side
            tied = False
        elif difference == 0:
            tied = True
        side += 1
    # Where nobody has anything, everybody is tied.
    if tied:
        best = NO_SIDE
    return best


def votes(state: State) -> vec[i64]:
    """For each side, the votes that it has."""
    rules = state.rules
    numbers = vec[i64]([0] * rules.sides)
    for faction in rules.factions:
        side = vote(state, faction)
        if side != NO_SIDE:
            numbers[side] += 1
    if rules.extra_votes:
        side = 0
        while side < rules.sides:
            numbers[side] += extra_votes(state, side)
            side += 1
    return numbers


def extra_votes(state: State, side: i64) -> i64:
    """The votes of a side that belong to no faction."""
    number: i64 = 0
    for power in state.rules.extra_votes:
        number += power.extra_votes(side, state)
    return number


def winning_sides(state: State) -> i64:
    """The flags of the sides that have won (side 0 is 1, side 1 is 2, …); several share the victory."""
    if state.verdict != NO_SIDE:
        return state.seats[state.verdict].flag
    return contenders(state)[2]


def contenders(state: State) -> tuple[i64, i64, i64]:
    """The flags of the sides that are left after the votes, then after cards, then after values.

    Cards and values are compared only while several sides are left.
    """
    by_votes = most(state, votes(state), -1)
    if is_single(by_votes):
        return by_votes, by_votes, by_votes
    by_cards = most(state, voting_cards(state), by_votes)
    if is_single(by_cards):
        return by_votes, by_cards, by_cards
    return by_votes, by_cards, most(state, voting_values(state), by_cards)


def is_single(flags: i64) -> bool:
    """Is it the flag of one side alone?"""
    return (flags & (flags - 1)) == 0


def most(state: State, numbers: vec[i64], among: i64) -> i64:
    """The flags of those sides, among the flags given, that have the highest number."""
    top: i64 = -1
    flags: i64 = 0
    side: i64 = 0
    while side < state.rules.sides:
        flag = state.seats[side].flag
        if (flag & among) != 0:
            number = numbers[side]
            if number > top:
                top = number
                flags = flag
            elif number == top:
                flags |= flag
        side += 1
    return flags


def voting_cards(state: State) -> vec[i64]:
    """For each side, the number of its cards in the factions that voted for it."""
    numbers = vec[i64]([0] * state.rules.sides)
    for faction in state.rules.factions:
        side = vote(state, faction)
        if side != NO_SIDE:
            numbers[side] += count_bits(state.seats[side].score_pile.of(faction))
    return numbers


def voting_values(state: State) -> vec[i64]:
    """For each side, the sum of the values of its cards in the factions that voted for it."""
    sums = vec[i64]([0] * state.rules.sides)
    for faction in state.rules.factions:
        side = vote(state, faction)
        if side != NO_SIDE:
            sums[side] += value(state, faction, side)
    return sums
