"""States of Claim as bits, for learning: what one seat knows, and what it may do.

`claimant.envs.claim_layout` defines the layout and builds the same from a view. This builds it from a
state, many times as fast, using only what the viewer knows there.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from claimant.claim import zones
from claimant.claim.cards import Card, CardSet, count_bits
from claimant.claim.knowledge.deduction import worked_out
from claimant.claim.knowledge.view import is_settled, joined
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import CHOOSE, NAME, NO_SEAT, NOTHING, PLAY, TAKE, Seat, State
from claimant.claim.turn.flow import options_for
from claimant.claim.turn.win import strength
from claimant.tabletop.copying import Parts
from claimant.tabletop.rows import RowWriter, bit, ones

PHASES: Final = 2
QUESTIONS: Final = 4


@final
class Alike:
    """Cards of the same code: their bits, and the first so many of these bits."""

    mask: i64
    high: bool

    def __init__(self, first: Card) -> None:
        self.mask = first.bit | first.duplicates
        self.high = first.high
        firsts = [0]
        rest = self.mask
        while rest != 0:
            firsts.append(firsts[-1] | (rest & -rest))
            rest &= rest - 1
        self.firsts = vec[i64](firsts)


@final
class Encoder:
    """Writes what the seats of one line-up know. A plane has a bit for every card."""

    low_cards: i64
    high_cards: i64
    alike_low: i64
    alike_high: i64
    in_play: i64
    is_open: bool
    """Is every card in a hand, among followers, in the deck, or open?"""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.low_cards = rules.low_cards
        self.high_cards = len(rules.cards) - rules.low_cards
        self.is_open = not rules.late and not rules.reserved
        self.alike = [Alike(card) for card in rules.cards if card.duplicates != 0 and card.first is card]
        self.alike_low = 0
        self.alike_high = 0
        for alike in self.alike:
            if alike.high:
                self.alike_high |= alike.mask
            else:
                self.alike_low |= alike.mask
        self.in_play = ones(len(rules.powers))
        # Reused for every observation, to avoid allocation.
        self.options = CardSet()
        self.known = CardSet()
        self.shown = CardSet()
        self.in_hand = [CardSet(zones.HAND, seat) for seat in range(rules.players)]
        self.alone = [[hand] for hand in self.in_hand]

    def __reduce__(self) -> Parts:
        return Encoder, (self.rules,)

    def __repr__(self) -> str:
        return f"<Encoder: {self.rules.setting}>"

    # --- observations -----------------------------------------------------------------------------

    def row(self, state: State, viewer: Seat, out: RowWriter) -> None:
        """What a seat knows and may do: the bits of its observation and of its mask, then the numbers."""
        self._observe(state, viewer, out)
        self._mask(state, viewer, out)
        out.fill_up()
        self._numbers(state, viewer, out)

    def _observe(self, state: State, viewer: Seat, out: RowWriter) -> None:
        """The bits of an observation: the table, then each seat, then the progress of the game."""
        known = self.known
        known.become(state.public)
        known.add_all(viewer.known)
        hidden = self._worked_out(state, viewer, known)
        shown = self.shown
        self._show(state, known, hidden)
        deck = self._known_deck(state, known, hidden)
        self._plane(state.prizes.low, state.prizes.high, out)
        self._plane(state.discard.low, state.discard.high, out)
        self._plane(state.table.low, state.table.high, out)
        if deck is None:
            self._plane(0, 0, out)
            self._plane(0, 0, out)
        else:
            shown.add_all(deck)
            self._plane(deck.low, deck.high, out)
            top = state.deck.top()
            self._card(top if deck.has(top) else None, out)
        everything = self.rules.everything
        self._plane(everything.low & ~shown.low, everything.high & ~shown.high, out)
        chosen = viewer.chosen
        if chosen is None:
            self._plane(0, 0, out)
        else:
            self._plane(chosen.low, chosen.high, out)
        after: i64 = 0
        while after < state.players:
            self._seat(state.beyond(viewer.index, after), known, hidden, out)
            after += 1
        self._moment(state, viewer, out)

    def _seat(self, seat: Seat, known: CardSet, hidden: list[CardSet], out: RowWriter) -> None:
        self._known_plane(seat.hand, known, hidden, out)
        self._known_plane(seat.followers, known, hidden, out)
        secrets = seat.secrets
        if secrets is None:
            self._plane(0, 0, out)
        else:
            self._known_plane(secrets.buried, known, hidden, out)
        self._plane(seat.score_pile.low, seat.score_pile.high, out)
        self._plane(seat.display.low, seat.display.high, out)
        self._card(seat.played, out)
        out.bits(seat.lacks, len(self.rules.factions))

    def _moment(self, state: State, viewer: Seat, out: RowWriter) -> None:
        """The state of play: powers in play, phase, question, who asks, is asked, leads, won last."""
        players = state.players
        powers: i64 = len(self.rules.powers)
        out.bits(self.in_play, powers)
        out.bits(bit(state.phase - 1) if state.phase <= PHASES else 0, PHASES)
        out.bits(bit(state.asking - PLAY) if state.asking != NOTHING else 0, QUESTIONS)
        asker = state.asker
        number: i64 = 0
        if asker is None:
            out.bits(0, powers)
        else:
            for power in self.rules.powers:
                if power is asker:
                    break
                number += 1
            out.bits(bit(number), powers)
        asked: i64 = 0
        after: i64 = 0
        while after < players:
            seat = state.beyond(viewer.index, after)
            if seat.wanted > 0 if state.asking == CHOOSE else seat.index == state.turn:
                asked |= bit(after)
            after += 1
        out.bits(asked, players)
        out.bits(bit(_beside(state.leader, viewer.index, players)), players)
        if state.last_winner == NO_SEAT:
            out.bits(0, players)
        else:
            out.bits(bit(_beside(state.last_winner, viewer.index, players)), players)

    def _numbers(self, state: State, viewer: Seat, out: RowWriter) -> None:
        """The numbers of an observation, a byte each."""
        after: i64 = 0
        while after < state.players:
            seat = state.beyond(viewer.index, after)
            out.number(seat.hand.size())
            out.number(seat.followers.size())
            secrets = seat.secrets
            out.number(0 if secrets is None else secrets.buried.size())
            out.number(seat.wanted)
            played = seat.played
            if played is None:
                out.number(0)
            elif state.played == state.players:
                out.number(seat.strength)
            else:
                out.number(strength(state, played, seat))
            after += 1
        out.number(state.deck.size())
        out.number(state.box.size())
        out.number(state.trick_number)
        for faction in self.rules.factions:
            out.number(state.reserves[faction.pile].size() if faction.pile >= 0 else 0)
        for remembered in state.memory:
            out.number(remembered)

    def _known_plane(self, place: CardSet, known: CardSet, hidden: list[CardSet], out: RowWriter) -> None:
        """The cards of a seat's zone that the viewer has seen there, or deduced."""
        low = place.low & known.low
        high = place.high & known.high
        for group in hidden:
            if group.place == place.place and group.seat == place.seat:
                low |= group.low
                high |= group.high
        self._plane(low, high, out)

    def _card(self, card: Card | None, out: RowWriter) -> None:
        """A plane with a single card, or none."""
        if card is None:
            self._plane(0, 0, out)
        elif card.high:
            self._plane(0, card.bit, out)
        else:
            self._plane(card.bit, 0, out)

    def _plane(self, low: i64, high: i64, out: RowWriter) -> None:
        """A bit for every card. Of equal cards the first ones are marked."""
        if ((low & self.alike_low) | (high & self.alike_high)) != 0:
            for alike in self.alike:
                if alike.high:
                    equal = high & alike.mask
                    if equal != 0:
                        high = (high & ~alike.mask) | alike.firsts[count_bits(equal)]
                else:
                    equal = low & alike.mask
                    if equal != 0:
                        low = (low & ~alike.mask) | alike.firsts[count_bits(equal)]
        self._as_it_is(low, high, out)

    def _as_it_is(self, low: i64, high: i64, out: RowWriter) -> None:
        out.bits(low, self.low_cards)
        if self.high_cards > 0:
            out.bits(high, self.high_cards)

    # --- what the viewer knows --------------------------------------------------------------------

    def _show(self, state: State, known: CardSet, hidden: list[CardSet]) -> None:
        """Collect everything that the viewer sees, but for the deck."""
        shown = self.shown
        shown.become(state.prizes)
        shown.add_all(state.discard)
        shown.add_all(state.table)
        shown.add_all(state.trick)
        for seat in state.seats:
            shown.low |= (seat.hand.low | seat.followers.low) & known.low
            shown.high |= (seat.hand.high | seat.followers.high) & known.high
            shown.add_all(seat.score_pile)
            shown.add_all(seat.display)
            secrets = seat.secrets
            if secrets is not None:
                shown.low |= secrets.buried.low & known.low
                shown.high |= secrets.buried.high & known.high
        for group in hidden:
            shown.add_all(group)

    def _worked_out(self, state: State, viewer: Seat, known: CardSet) -> list[CardSet]:
        """Cards that the viewer has deduced, by zone.

        If cards are only in hands, followers and the deck, there is a quick test for whether anything can
        be deduced: only if a single zone is left (usually a hand), or if a hand holds all the cards it can.
        """
        if self.is_open and state.players == 2:
            other = state.seats[1 - viewer.index]
            if other.secrets is None and viewer.secrets is None:
                everything = self.rules.everything
                low = everything.low & ~known.low
                high = everything.high & ~known.high
                if (low | high) == 0:
                    return NOTHING_WORKED_OUT
                in_hand = count_bits(other.hand.low & low) + count_bits(other.hand.high & high)
                with_other = in_hand + count_bits(other.followers.low & low)
                with_other += count_bits(other.followers.high & high)
                number = count_bits(low) + count_bits(high)
                if in_hand == number:
                    hand = self.in_hand[other.index]
                    hand.low = low
                    hand.high = high
                    return self.alone[other.index]
                if with_other > 0 and in_hand < number and with_other - in_hand < number:
                    lacks = other.lacks
                    if lacks != 0:
                        for faction in self.rules.factions:
                            if (faction.flag & lacks) != 0:
                                number -= count_bits((high if faction.high else low) & faction.mask)
                    if in_hand == 0 or number > in_hand:
                        return NOTHING_WORKED_OUT
        found: list[CardSet] = []
        for group in joined(worked_out(state, viewer, known)):
            if is_settled(group):
                place = CardSet(group.zone, group.seat)
                place.become(group.candidates)
                found.append(place)
        return found

    def _known_deck(self, state: State, known: CardSet, hidden: list[CardSet]) -> CardSet | None:
        """The cards of the deck that the viewer knows; None if it knows none."""
        deck = state.deck
        if deck.is_empty():
            return None
        found = CardSet()
        # A card that the viewer knows, and that is nowhere else, can only be in a pile.
        shown = self.shown
        if (known.low & ~shown.low) != 0 or (known.high & ~shown.high) != 0:
            for card in deck.remaining():
                if known.has(card):
                    found.add(card)
        for place in hidden:
            if place.place == zones.DECK:
                found.add_all(place)
        return None if found.is_empty() else found

    # --- legal actions ----------------------------------------------------------------------------

    def _mask(self, state: State, seat: Seat, out: RowWriter) -> None:
        """The legal actions of a seat: planes of cards to play, take, choose; factions; the deck."""
        options = self.options
        options_for(state, seat, options)
        low = options.low
        high = options.high
        asking = state.asking
        factions: i64 = 0
        may_draw: i64 = 0
        if asking == TAKE:
            prizes = state.prizes
            if (low & ~prizes.low) != 0 or (high & ~prizes.high) != 0:
                may_draw = 1
            low &= prizes.low
            high &= prizes.high
        elif asking == NAME:
            for faction in self.rules.factions:
                if options.of(faction) != 0:
                    factions |= faction.flag
        # Of equal cards only the first is named.
        for alike in self.alike:
            if alike.high:
                if (high & alike.mask) != 0:
                    high = (high & ~alike.mask) | alike.firsts[1]
            elif (low & alike.mask) != 0:
                low = (low & ~alike.mask) | alike.firsts[1]
        kind: i64 = PLAY
        while kind <= CHOOSE:
            if asking == kind:
                self._as_it_is(low, high, out)
            else:
                self._as_it_is(0, 0, out)
            kind += 1
        out.bits(factions, len(self.rules.factions))
        out.bits(may_draw, 1)

    def card(self, state: State, seat: Seat, number: i64) -> Card:
        """The card with which a seat answers by the number of a legal action."""
        rules = self.rules
        cards: i64 = len(rules.cards)
        if number < cards:
            wanted = rules.cards[number]
            if wanted.duplicates == 0:
                return wanted
            return self._one_of(wanted, seat.hand)
        number -= cards
        if number < cards:
            return self._one_of(rules.cards[number], state.prizes)
        number -= cards
        options = self.options
        options_for(state, seat, options)
        if number < cards:
            return self._one_of(rules.cards[number], options)
        number -= cards
        if number < len(rules.factions):
            faction = rules.factions[number]
            offered = options.of(faction)
            return rules.card_of(faction, offered & -offered)
        return state.deck.top()

    def _one_of(self, wanted: Card, place: CardSet) -> Card:
        """The first card in a place that is equal to this one."""
        found = CardSet()
        equal = wanted.bit | wanted.duplicates
        if wanted.high:
            found.high = place.high & equal
        else:
            found.low = place.low & equal
        return self.rules.first(found)


NOTHING_WORKED_OUT: Final[list[CardSet]] = []


def _beside(seat: i64, viewer: i64, players: i64) -> i64:
    return seat - viewer if seat >= viewer else seat - viewer + players
