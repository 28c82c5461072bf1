"""How much every card that is still to be won weighs in its faction's vote, found by asking the count.

Where a faction's vote depends on its own won cards alone, nearly always the side with the greater sum of
some weights gets it. The weights are guessed and then checked against the real count, for every way in
which the cards can fall. Where no weights fit every way, some bound the vote from both sides.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet
from claimant.claim.powers import Faction
from claimant.claim.state import Seat, State
from claimant.claim.turn.score import NO_SIDE, cull, highest_cards, is_plain, vote

MOST_WAYS: Final = 20000
MOST_WEIGHT: Final = 250
MOST_LOSABLE_WEIGHT: Final = 160
NEVER: Final = -1000
"""More than anybody can reach: no weights decide this vote. A side far ahead may need less than nothing,
too.
"""
LESSONS: Final = 40
"""How often weights are corrected until they must fit."""


@final
class Weights:
    """Seat 0 gets the vote if the cards that it still wins weigh at least `enough`, else seat 1 does.

    A card that nobody wins counts half for each: then all weights are even.
    """

    enough: i64

    def __init__(self, cards: list[Card], weights: list[int], enough: i64) -> None:
        self.cards = cards
        self.weights = weights
        self.enough = enough

    def guess(self, losable: bool) -> list[int]:
        """The weights as they were guessed: where cards may go to nobody, they were doubled."""
        return [weight // 2 for weight in self.weights] if losable else self.weights


def live_cards(state: State) -> CardSet:
    """The cards whose final winner is still open."""
    live = CardSet()
    live.become(state.trick)
    live.add_all(state.table)
    for seat in state.seats:
        live.add_all(seat.hand)
    for pile in state.reserves:
        for card in pile.remaining():
            live.add(card)
    chased = CardSet()
    for seat in state.seats:
        for card in state.rules.listed(seat.display):
            if _is_chased(card, live, state):
                chased.add(card)
    live.add_all(chased)
    return live


def _is_chased(card: Card, live: CardSet, state: State) -> bool:
    for power in state.rules.chases:
        for chaser in state.rules.listed(live):
            if power.chases(chaser, card):
                return True
    return False


def is_losable(faction: Faction, state: State) -> bool:
    """May a card of this faction that is still to be won go to nobody in the end?"""
    first, second = state.seats
    uneven = first.hand.size() + (1 if first.played is not None else 0) != second.hand.size() + (
        1 if second.played is not None else 0
    )
    if uneven or any(not pile.is_empty() for pile in state.reserves):
        return True
    live = live_cards(state)
    for card in state.rules.listed(live):
        if card.faction is faction and _is_chased(card, live, state):
            return True
    return False


def weigh(state: State, faction: Faction) -> list[Weights]:
    """The weights of a faction's open cards; nothing if none are found that decide its vote.

    By the first answer seat 0 gets the vote only if it really does. By the second one, if there is any, it
    does so wherever it really does, or where a complete tie gives the vote to nobody.
    """
    cards = open_cards(state, faction)
    losable = bool(cards) and is_losable(faction, state)
    ways = _number_of_ways(len(cards), 3 if losable else 2)
    plain = is_plain(state.rules, faction)
    if losable and plain:
        # Exact weights would have to tell apart all cards, for the case that the highest are lost.
        return _by_number(state, faction, cards)
    if ways > MOST_WAYS:
        return _by_number(state, faction, cards) if plain else []
    votes = _votes(state, faction, cards, 3 if losable else 2)
    if all(side == NO_SIDE for side in votes):
        # No card of it counts: this vote is nobody's.
        return [Weights(cards, [0] * len(cards), NEVER)]
    if NO_SIDE not in votes:
        weights = _fitting(cards, votes, losable)
        return [] if weights is None else [weights]
    worst = [1 if side == NO_SIDE else side for side in votes]
    best = [0 if side == NO_SIDE else side for side in votes]
    pessimistic = _fitting(cards, worst, losable)
    if pessimistic is None:
        return []
    # With the same weights in both answers one search can give both.
    same = _checked(cards, pessimistic.guess(losable), best, best, losable)
    optimistic = _fitting(cards, best, losable) if same is None else same[0]
    return [] if optimistic is None else [pessimistic, optimistic]


def bound(state: State, faction: Faction) -> list[Weights]:
    """Weights that determine in most ways who gets a vote; nothing if there are too many ways."""
    cards = open_cards(state, faction)
    losable = is_losable(faction, state)
    fates = 3 if losable else 2
    if _number_of_ways(len(cards), fates) > MOST_WAYS:
        return []
    return _bounding(cards, _votes(state, faction, cards, fates), losable)


def open_cards(state: State, faction: Faction) -> list[Card]:
    """The cards of a faction whose final winner is still open."""
    return [card for card in state.rules.listed(live_cards(state)) if card.faction is faction]


def _number_of_ways(cards: i64, fates: i64) -> i64:
    ways: i64 = 1
    while cards > 0 and ways <= MOST_WAYS:
        ways = ways * fates
        cards -= 1
    return ways


def _by_number(state: State, faction: Faction, cards: list[Card]) -> list[Weights]:
    """Where the number of cards decides, and then the highest ones: bounds for a tie in both."""
    won = [_won_cards(seat, faction, cards, state) for seat in state.seats]
    highest = highest_cards([*cards, *won[0], *won[1]])
    if 2 * (len(highest) + 2) * len(cards) >= MOST_LOSABLE_WEIGHT:
        highest = []
    # One card more is worth more than all of the highest together.
    worth: i64 = len(highest) + 1
    weights = [2 * (worth + (1 if card in highest else 0)) for card in cards]
    total: i64 = sum(weights)
    ahead = worth * (len(won[0]) - len(won[1]))
    for card in highest:
        ahead += 1 if card in won[0] else -1 if card in won[1] else 0
    enough = total // 2 - ahead
    return [
        Weights(cards, weights, _within(enough + 1, total)),
        Weights(cards, weights, _within(enough, total)),
    ]


def _won_cards(seat: Seat, faction: Faction, open_ones: list[Card], state: State) -> list[Card]:
    """The cards of a faction that a seat has won for good."""
    won = _joined(seat)
    return [card for card in state.rules.listed(won) if card.faction is faction and card not in open_ones]


def _joined(seat: Seat) -> CardSet:
    """Everything that a seat has won."""
    won = seat.score_pile.copy()
    won.add_all(seat.display)
    return won


def by_numbers(state: State, faction: Faction) -> list[Weights]:
    """Weights for the number of cards, two for each, and for the highest one, which weighs one more.

    If none is higher than all others, there are two answers, as in `weigh`.
    """
    cards = open_cards(state, faction)
    won = [_won_cards(seat, faction, cards, state) for seat in state.seats]
    highest = highest_cards([*cards, *won[0], *won[1]])
    enough: i64 = 1 + len(cards) - len(won[0]) + len(won[1])
    if len(highest) != 1:
        weights = [2] * len(cards)
        return [Weights(cards, weights, enough), Weights(cards, weights, enough - 1)]
    weights = [3 if card is highest[0] else 2 for card in cards]
    return [Weights(cards, weights, enough - (1 if highest[0] in won[0] else 0))]


def _within(enough: i64, total: i64) -> i64:
    return min(max(enough, 0), total + 1)


def _fitting(cards: list[Card], votes: list[int], losable: bool) -> Weights | None:
    """Weights that decide every one of these votes."""
    guesses = _guesses(len(cards), votes, losable)
    for guess in guesses:
        weights = _checked(cards, guess, votes, votes, losable)
        if weights is not None:
            return weights[0]
    learnt = _learn(guesses[0], votes, losable)
    weights = _checked(cards, learnt, votes, votes, losable)
    return None if weights is None else weights[0]


def _bounding(cards: list[Card], votes: list[int], losable: bool) -> list[Weights]:
    """Weights that determine in as many ways as possible who gets the vote."""
    worst = [1 if side == NO_SIDE else side for side in votes]
    best = [0 if side == NO_SIDE else side for side in votes]
    fewest_doubts: i64 = -1
    chosen: list[Weights] = []
    guesses = _guesses(len(cards), worst, losable)
    for guess in [*guesses, _learn(guesses[0], worst, losable)]:
        found = _checked(cards, guess, worst, best, losable)
        if found is not None:
            doubts = found[0].enough - found[1].enough
            if fewest_doubts < 0 or doubts < fewest_doubts:
                fewest_doubts = doubts
                chosen = found
    return chosen


def _checked(
    cards: list[Card], guess: list[int], worst: list[int], best: list[int], losable: bool
) -> list[Weights] | None:
    """The least weight that surely gets the vote, and the least that may; nothing if weights are too great.

    Where both lists of votes are the same, both must be too.
    """
    weights = [2 * weight for weight in guess] if losable else guess
    total: i64 = sum(weights)
    if total >= (MOST_LOSABLE_WEIGHT if losable else MOST_WEIGHT):
        return None
    fates: i64 = 3 if losable else 2
    most_lost: i64 = -1
    least_won: i64 = 2 * total + 2
    way: i64 = 0
    while way < len(worst):
        doubled: i64 = 0
        digits = way
        for own in weights:
            fate = digits % fates
            digits = digits // fates
            if fate == 1:
                doubled += 2 * own
            elif fate == 2:
                doubled += own
        if worst[way] != 0:
            most_lost = max(most_lost, doubled)
        if best[way] == 0:
            least_won = min(least_won, doubled)
        way += 1
    if worst is best:
        if most_lost >= least_won:
            return None
        return [Weights(cards, weights, least_won // 2)]
    sure = Weights(cards, weights, _within(most_lost // 2 + 1, total))
    return [sure, Weights(cards, weights, _within(min(least_won // 2, sure.enough), total))]


def without(state: State, cards: list[Card]) -> State:
    """The table when all is won but these cards."""
    table = state.copy()
    for seat in table.seats:
        seat.score_pile.add_all(seat.display)
        seat.display.clear()
        seat.hand.clear()
        for card in cards:
            seat.score_pile.remove(card)
    table.trick.clear()
    table.clear_trick()
    table.table.clear()
    return table


def _votes(state: State, faction: Faction, cards: list[Card], fates: i64) -> list[int]:
    """For every way in which the cards can fall, the side that gets the vote.

    The digits of an index in the list say who wins each card: 0 is seat 1, 1 is seat 0, 2 is nobody.
    """
    table = without(state, cards)
    piles = [seat.score_pile for seat in table.seats]
    simple = not state.rules.on_scoring
    votes: list[int] = []
    ways: i64 = 1
    for _ in cards:
        ways = ways * fates
    way: i64 = 0
    while way < ways:
        digits = way
        for card in cards:
            piles[0].remove(card)
            piles[1].remove(card)
            fate = digits % fates
            digits = digits // fates
            if fate < 2:
                piles[1 - fate].add(card)
        votes.append(vote(table, faction) if simple else _vote_after_scoring(table, faction))
        way += 1
    return votes


def _vote_after_scoring(table: State, faction: Faction) -> i64:
    final_table = table.copy()
    cull(final_table)
    return vote(final_table, faction)


def _guesses(cards: int, votes: list[int], losable: bool) -> list[list[int]]:
    """Each card that matters counts alike; the weightiest a little more; each by its influence."""
    fates: i64 = 3 if losable else 2
    influence = [_influence(number, votes, fates) for number in range(cards)]
    highest = max(influence, default=0)
    ranks = sorted(set(influence))
    ordered = [ranks.index(flips) for flips in influence]
    spread = 2 * sum(ordered) + 1
    # Each more than the sum of all that follow it, where equals are tied.
    steps = {0: 0}
    step = 1
    for rank in range(1, len(ranks)):
        steps[rank] = step
        step += step * ordered.count(rank)
    lowest = 0 if 0 in influence else 1
    unit = sum([steps[rank] for rank in ordered]) + 1
    return [
        [1 if flips else 0 for flips in influence],
        [0 if flips == 0 else 3 if flips == highest else 2 for flips in influence],
        [spread + rank if flips else 0 for flips, rank in zip(influence, ordered, strict=True)],
        [
            unit + steps[rank] - lowest if flips else 0
            for flips, rank in zip(influence, ordered, strict=True)
        ],
    ]


def _influence(number: i64, votes: list[int], fates: i64) -> int:
    """How often winning this card instead of losing it changes the vote."""
    step: i64 = 1
    while number > 0:
        step = step * fates
        number -= 1
    flips = 0
    way: i64 = 0
    while way < len(votes):
        if (way // step) % fates == 0 and votes[way] != votes[way + step]:
            flips += 1
        way += 1
    return flips


def _learn(first: list[int], votes: list[int], losable: bool) -> list[int]:
    """Weights corrected again and again by what they get wrong: a perceptron."""
    weights = [2 * weight for weight in first]
    size = len(weights)
    fates: i64 = 3 if losable else 2
    bias: i64 = 0
    lesson = 0
    wrong = True
    while wrong and lesson < LESSONS:
        wrong = False
        lesson += 1
        way: i64 = 0
        while way < len(votes):
            ahead: i64 = 2 * bias + 1
            digits = way
            for own in weights:
                fate = digits % fates
                digits = digits // fates
                if fate == 1:
                    ahead += 2 * own
                elif fate == 0:
                    ahead -= 2 * own
            if (ahead > 0) != (votes[way] == 0):
                wrong = True
                by: i64 = 1 if votes[way] == 0 else -1
                bias += by
                digits = way
                for number in range(size):
                    fate = digits % fates
                    digits = digits // fates
                    if fate == 1:
                        weights[number] = max(0, weights[number] + by)
                    elif fate == 0:
                        weights[number] = max(0, weights[number] - by)
            way += 1
    return weights
