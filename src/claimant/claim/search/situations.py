"""The effects of tricks where powers look back, asked of the rules once per situation.

A *situation* is what the powers carry from trick to trick, in their own numbers (`Power.carries`). For each
one there is a table in that situation, without hands. The effects of two cards in it are tried there and
stored.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet, count_bits
from claimant.claim.search.displays import Displays
from claimant.claim.search.transpositions import (
    HALF_WORD,
    NONE,
    SPREAD_1,
    SPREAD_2,
    WordMap,
    empty_words,
)
from claimant.claim.search.tricks import LEAD_LOST, LED_CARD_LOST, REPLY_LOST, TRICK_LOST
from claimant.claim.state import NOTHING, PLAY_CARDS, State
from claimant.claim.turn.collect import collect
from claimant.claim.turn.flow import end_phase
from claimant.claim.turn.lead import pass_lead
from claimant.claim.turn.play import play
from claimant.claim.turn.score import extra_votes
from claimant.claim.turn.win import decide

FIRST_SIZE: Final = 1024
# A situation is a table of some kilobytes, a trick has about a hundred bytes.
MOST_SITUATIONS: Final = 20000
MOST_TRICKS: Final = 1000000
MOST_DRAWS: Final = 64
"""More than there can be with forty cards."""
MOST_SHOWN: Final = 1099511627776
"""More than any set of forty displayed cards, as bits."""
# The words of one trick: what it is, what it does (see `tricks`), how the distances change, how much is
# no longer open, the situation after it, and where the list of cards that have changed hands begins.
TRICK: Final = 8
OUTCOME: Final = 1
GAIN: Final = 2
SPENT: Final = 3
THERE: Final = 4
MOVES: Final = 5

# More of what a trick does: somebody draws a card.
LEADER_DRAWS: Final = 16
FOLLOWER_DRAWS: Final = 32
DRAWN: Final = 64
"""Above this: the number of the card that is drawn."""

# What happens to a card, in the list of those that have changed hands: its number, four times, and this.
WON_BY_SEAT_1: Final = 1
LOST: Final = 2
NO_MOVE: Final = -1


@final
class Situations:
    """The situations met so far, numbered, and the tricks tried in them."""

    mask: i64
    stored: i64
    to_come: i64
    drawers: i64
    is_full: bool
    """Are there as many as memory should hold? Then it is time to start again."""

    def __init__(self, state: State, cards: list[Card], weight: vec[i64]) -> None:
        """`weight` says how much each of the cards adds to the distance of who wins it."""
        rules = state.rules
        self.rules = rules
        self.cards = cards
        self.weight = weight
        self.number = vec[i64]([NONE] * len(rules.cards))
        for number, card in enumerate(cards):
            self.number[card.index] = number
        self.is_full = False
        self.to_come = 0
        for power in rules.extra_votes:
            self.to_come += power.votes_to_come()
        self.tables: list[State] = []
        self._numbers: dict[tuple[int, ...], int] = {}
        # For each situation and seat: votes that belong to no faction, and what may be taken from it again.
        self.extra = vec[i64]()
        self.risk = vec[i64]()
        # For each situation, the cards that may take something away, and those that may still be drawn.
        self.chasers = vec[i64]()
        self.pending = vec[i64]()
        # For each situation, where its lists begin. They tell what has been drawn after no draw, after one
        # from each pile, and so on, and how much all that is left weighs.
        self.lists_at = vec[i64]()
        self.drawn = vec[i64]()
        self.undrawn = vec[i64]()
        self._known_piles: dict[tuple[int, ...], int] = {}
        self.drawers = self._drawers()
        self.displays = Displays(rules, cards)
        self._calmer = WordMap()
        self.moves = vec[i64]()
        self._make(FIRST_SIZE)

    def _make(self, size: i64) -> None:
        self.mask = (size - 1) * TRICK
        self.stored = 0
        self.tricks = empty_words(size * TRICK)

    # --- situations -----------------------------------------------------------------------------------

    def numbered(self, state: State) -> i64:
        """The number of the situation on this table, between two tricks or in the middle of one."""
        key = self._carried(state)
        known = self._numbers.get(key)
        if known is None:
            known = len(self.tables)
            self._numbers[key] = known
            self._keep(state)
        return known

    def _carried(self, state: State) -> tuple[int, ...]:
        """What the powers carry on a table."""
        return tuple([int(power.carries(state)) for power in self.rules.carrying])

    def _keep(self, state: State) -> None:
        table = state.copy()
        for seat in table.seats:
            seat.hand.clear()
        table.trick.clear()
        table.clear_trick()
        table.asking = NOTHING
        table.step = PLAY_CARDS
        self.tables.append(table)
        if len(self.tables) >= MOST_SITUATIONS:
            self.is_full = True
        chasers: i64 = 0
        self.displays.begin()
        for seat in table.seats:
            self.extra = append(self.extra, extra_votes(table, seat.side))
            risk: i64 = 0
            for shown in self.rules.listed(seat.display):
                chased = self.displays.add(shown, seat)
                if chased != 0:
                    chasers |= chased
                    risk += self.weight[self.number[shown.index]] // 2
            self.risk = append(self.risk, risk)
        self.chasers = append(self.chasers, chasers)
        self._keep_reserves(table)

    def _keep_reserves(self, table: State) -> None:
        """Record what may still be drawn."""
        piles = [pile.remaining() for pile in table.reserves]
        pending: i64 = 0
        for cards in piles:
            for card in cards:
                pending |= self._bit(card)
        self.pending = append(self.pending, pending)
        key = tuple([len(cards) for cards in piles])
        known = self._known_piles.get(key)
        if known is None:
            known = len(self.undrawn)
            self._known_piles[key] = known
            for draws in range(MOST_DRAWS):
                drawn: i64 = 0
                weight: i64 = 0
                for cards in piles:
                    for number, card in enumerate(cards):
                        if number < draws:
                            drawn |= self._bit(card)
                        else:
                            weight += self.weight[self.number[card.index]]
                self.drawn = append(self.drawn, drawn)
                self.undrawn = append(self.undrawn, weight)
        self.lists_at = append(self.lists_at, known)

    def reach(self, here: i64, lead: i64, follow: i64) -> i64:
        """Where the lists tell what these hands may still draw and play, and what is out of their reach.

        In every trick no more than one card is drawn, so that at least one hand gets smaller. A hand
        without a card for which another one is drawn gets smaller in each.
        """
        drawers = self.drawers
        draws: i64 = 0
        if (lead & drawers) != 0:
            draws = count_bits(follow)
            if (follow & drawers) != 0:
                draws += count_bits(lead) - 2
            else:
                draws -= 1
        elif (follow & drawers) != 0:
            draws = count_bits(lead) - 1
        return self.lists_at[here] + draws

    def _bit(self, card: Card) -> i64:
        """A card as a bit of the search."""
        bit: i64 = 1
        for other in self.cards:
            if other is card:
                return bit
            bit = bit * 2
        return 0

    def _drawers(self) -> i64:
        """The cards for which another one may be drawn, as bits."""
        found: i64 = 0
        bit: i64 = 1
        for card in self.cards:
            if not self.rules.drawing or any(power.draws(card) for power in self.rules.drawing):
                found |= bit
            bit = bit * 2
        return found

    def calmed(self, here: i64, first: i64, second: i64) -> i64:
        """The same situation when nothing but these two hands, of seat 0 and seat 1, is left."""
        pending = self.pending[here]
        settled = self.displays.settled(here, first | pending, second | pending)
        if settled == 0:
            return here
        key = here * MOST_SHOWN + settled
        known = self._calmer.get(key)
        if known == NONE:
            table = self.tables[here].copy()
            self.displays.put_away(here, settled, table)
            known = self.numbered(table)
            self._calmer.put(key, known)
        return known

    # --- tricks ---------------------------------------------------------------------------------------

    def find(self, here: i64, leader: i64, led: i64, reply: i64, last: i64) -> i64:
        """Where it is written what two cards do in a situation; `last` is 1 in the last trick, else 0."""
        key = (((here * 2 + leader) * 2 + last) * 64 + led) * 64 + reply
        tricks = self.tricks
        place = self._place(key)
        while tricks[place] != key:
            if tricks[place] == NONE:
                return self._try_out(key, here, leader, led, reply, last)
            place = (place + TRICK) & self.mask
        return place

    def _place(self, key: i64) -> i64:
        mixed = (key & HALF_WORD) * SPREAD_1 ^ (key >> 31) * SPREAD_2
        return (mixed >> 18 ^ mixed >> 37) & self.mask

    def _free_place(self, key: i64) -> i64:
        place = self._place(key)
        while self.tricks[place] != NONE:
            place = (place + TRICK) & self.mask
        return place

    def _grow(self) -> None:
        old = self.tricks
        self._make(4 * (self.mask // TRICK + 1))
        place: i64 = 0
        while place < len(old):
            if old[place] != NONE:
                target = self._free_place(old[place])
                word: i64 = 0
                while word < TRICK:
                    self.tricks[target + word] = old[place + word]
                    word += 1
                self.stored += 1
            place += TRICK

    def _try_out(self, key: i64, here: i64, leader: i64, led: i64, reply: i64, last: i64) -> i64:
        """Play two cards through the rules and write down what they do."""
        table = self.tables[here].copy()
        led_card = self.cards[led]
        other_card = self.cards[reply]
        self._make_way(table, led_card, other_card)
        self._make_way(table, other_card, led_card)
        table.leader = leader
        first = table.seats[leader]
        second = table.seats[1 - leader]
        first.hand.add(led_card)
        second.hand.add(other_card)
        had = _joined(first.score_pile, first.display)
        other_had = _joined(second.score_pile, second.display)
        play(table, led_card)
        play(table, other_card)
        decide(table)
        collect(table)
        outcome: i64 = 0
        if not first.hand.is_empty():
            outcome = LEADER_DRAWS + DRAWN * self.number[self.rules.first(first.hand).index]
        elif not second.hand.is_empty():
            outcome = FOLLOWER_DRAWS + DRAWN * self.number[self.rules.first(second.hand).index]
        first.hand.clear()
        second.hand.clear()
        if last != 0:
            end_phase(table)
        pass_lead(table)
        if table.leader != leader:
            outcome |= LEAD_LOST
        if table.last_winner != leader:
            outcome |= TRICK_LOST
        has = _joined(first.score_pile, first.display)
        other_has = _joined(second.score_pile, second.display)
        if other_has.has(led_card):
            outcome |= LED_CARD_LOST
        if other_has.has(other_card):
            outcome |= REPLY_LOST

        gain: i64 = 0
        spent: i64 = 0
        moves = len(self.moves)
        won = _joined(has.without(had), other_has.without(other_had))
        # As they were won: the trick's own cards first.
        trick = [card for card in (led_card, other_card) if won.has(card)]
        for card in trick:
            won.remove(card)
        for card in [*trick, *self.rules.listed(won)]:
            number = self.number[card.index]
            spent += self.weight[number]
            mine = has.has(card)
            if mine:
                gain += self.weight[number]
            self._note(4 * number + (WON_BY_SEAT_1 if mine == (leader == 1) else 0))
        for card in self.rules.listed(_joined(had.without(has), other_had.without(other_has))):
            number = self.number[card.index]
            mine = had.has(card)
            gain += -(self.weight[number] // 2) if mine else self.weight[number] // 2
            self._note(4 * number + LOST + (WON_BY_SEAT_1 if mine == (leader == 1) else 0))
        self._note(NO_MOVE)
        there = self.numbered(table)

        self.stored += 1
        if self.stored >= MOST_TRICKS:
            self.is_full = True
        if self.stored * 2 * TRICK > self.mask:
            self._grow()
            self.stored += 1
        place = self._free_place(key)
        self.tricks[place] = key
        self.tricks[place + OUTCOME] = outcome
        self.tricks[place + GAIN] = gain
        self.tricks[place + SPENT] = spent
        self.tricks[place + THERE] = there
        self.tricks[place + MOVES] = moves
        return place

    def _make_way(self, table: State, card: Card, other: Card) -> None:
        """Take a card that is about to be played from its zone; an identical one may take its place."""
        gone = CardSet()
        gone.add(card)
        gone.add(other)
        places = [table.table]
        for seat in table.seats:
            places.append(seat.score_pile)
            places.append(seat.display)
        for place in places:
            if place.has(card):
                carried = self._carried(table)
                place.remove(card)
                for like in self.cards:
                    if self._carried(table) == carried:
                        break
                    if like.faction is card.faction and not _lies(like, [*places, gone]):
                        place.add(like)
                        if self._carried(table) != carried:
                            place.remove(like)

    def _note(self, move: i64) -> None:
        self.moves = append(self.moves, move)


def _joined(one: CardSet, other: CardSet) -> CardSet:
    """The cards of both sets."""
    both = one.copy()
    both.add_all(other)
    return both


def _lies(card: Card, places: list[CardSet]) -> bool:
    """Is a card in one of these zones?"""
    for place in places:
        if place.has(card):
            return True
    return False
