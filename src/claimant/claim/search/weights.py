"""How much every card that is still in a hand weighs in its faction's vote, found by asking the count.

Where a faction's vote depends on its own won cards alone, nearly always the side with the greater sum of
some weights gets it. The weights are guessed and then checked against the real count, for every way in
which the cards can fall: what fails is not used.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet
from claimant.claim.powers import Faction
from claimant.claim.state import NOTHING, SCORE, State
from claimant.claim.turn.flow import proceed
from claimant.claim.turn.score import NO_SIDE, vote

MOST_CARDS: Final = 14
MOST_WEIGHT: Final = 250


@final
class Weights:
    """Seat 0 gets the vote if the cards that it still wins weigh at least `enough`, else seat 1 does."""

    enough: i64

    def __init__(self, cards: list[Card], weights: list[int], enough: i64) -> None:
        self.cards = cards
        self.weights = weights
        self.enough = enough


def weigh(state: State, faction: Faction) -> list[Weights]:
    """The weights of a faction's cards that are in hands or in the trick; nothing if none decide its vote.

    A complete tie counts for seat 1 in the first answer. If there can be one, a second answer
    counts it for seat 0.
    """
    seats = state.seats
    live = CardSet()
    live.become(state.trick)
    live.add_all(seats[0].hand)
    live.add_all(seats[1].hand)
    cards = [card for card in state.rules.listed(live) if card.faction is faction]
    if len(cards) > MOST_CARDS:
        return []
    votes = _votes(state, faction, cards)
    found: list[Weights] = []
    for owner in (1, 0) if NO_SIDE in votes else (1,):
        weights = _fitting(cards, [owner if side == NO_SIDE else side for side in votes])
        if weights is None:
            return []
        found.append(weights)
    return found


def _fitting(cards: list[Card], votes: list[int]) -> Weights | None:
    """Weights that decide every one of these votes."""
    for guess in _guesses(cards, votes):
        enough = _enough(guess, votes)
        if enough >= 0 and sum(guess) < MOST_WEIGHT:
            return Weights(cards, guess, enough)
    return None


def _votes(state: State, faction: Faction, cards: list[Card]) -> list[int]:
    """For every way in which the cards can fall, the side that gets the vote.

    Bit n of a place in the list says whether seat 0 wins card n.
    """
    table = state.copy()
    for seat in table.seats:
        seat.hand.clear()
        seat.played = None
    table.trick.clear()
    piles = [seat.score_pile for seat in table.seats]
    simple = not state.rules.on_scoring
    votes: list[int] = []
    ways: i64 = 1
    for _ in cards:
        ways = ways * 2
    way: i64 = 0
    while way < ways:
        bits = way
        for card in cards:
            piles[0].remove(card)
            piles[1].remove(card)
            piles[1 - (bits & 1)].add(card)
            bits >>= 1
        votes.append(vote(table, faction) if simple else _vote_after_scoring(table, faction))
        way += 1
    return votes


def _vote_after_scoring(table: State, faction: Faction) -> i64:
    final_table = table.copy()
    final_table.asking = NOTHING
    final_table.step = SCORE
    proceed(final_table)
    return vote(final_table, faction)


def _guesses(cards: list[Card], votes: list[int]) -> list[list[int]]:
    """Each card counts alike; the weightiest a little more; each in the order of its influence."""
    influence = [_influence(number, votes) for number in range(len(cards))]
    highest = max(influence, default=0)
    ranks = sorted(set(influence))
    ordered = [ranks.index(flips) for flips in influence]
    spread = 2 * sum(ordered) + 1
    return [
        [1] * len(cards),
        [3 if flips == highest else 2 for flips in influence],
        [spread + rank for rank in ordered],
    ]


def _influence(number: i64, votes: list[int]) -> int:
    """How often winning this card changes the vote."""
    step: i64 = 1
    while number > 0:
        step = step * 2
        number -= 1
    flips = 0
    way: i64 = 0
    while way < len(votes):
        if (way & step) == 0 and votes[way] != votes[way + step]:
            flips += 1
        way += 1
    return flips


def _enough(weights: list[int], votes: list[int]) -> i64:
    """The least weight with which seat 0 gets the vote; -1 if these weights do not decide it."""
    most_lost: i64 = -1
    least_won: i64 = sum(weights) + 1
    way: i64 = 0
    while way < len(votes):
        weight: i64 = 0
        bits = way
        for own in weights:
            if (bits & 1) != 0:
                weight += own
            bits >>= 1
        if votes[way] == 0:
            least_won = min(least_won, weight)
        else:
            most_lost = max(most_lost, weight)
        way += 1
    return least_won if most_lost < least_won else -1
