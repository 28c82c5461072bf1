"""Displayed cards that can still make a difference, in each situation of a search.

A displayed card that nobody can take away any more, and that no card of its owner heeds, might as well lie
in the score pile. Situations that differ in nothing else are the same.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import Seat, State

SHOWN: Final = 4
"""The words of a displayed card: the card, those that may take it away, and those of seat 0 and of seat 1
that heed it."""


@final
class Displays:
    """The displayed cards of all situations, one situation after another."""

    def __init__(self, rules: Ruleset, cards: list[Card]) -> None:
        self.rules = rules
        self.cards = cards
        # Where the list of each situation begins in the list of all.
        self.at = vec[i64]()
        self.shown = vec[i64]()

    def begin(self) -> None:
        """What is added from now on belongs to the next situation."""
        self.at = append(self.at, len(self.shown))

    def add(self, card: Card, seat: Seat) -> i64:
        """Add a card in a seat's display if it matters; return the cards that may take it away, as bits."""
        chasers = self._chasers(card)
        heeding = self._heeding(card)
        if (chasers | heeding) != 0:
            self.shown = append(self.shown, card.index)
            self.shown = append(self.shown, chasers)
            self.shown = append(self.shown, heeding if seat.index == 0 else 0)
            self.shown = append(self.shown, 0 if seat.index == 0 else heeding)
        return chasers

    def settled(self, here: i64, first: i64, second: i64) -> i64:
        """The displayed cards that make no difference to these cards of seat 0 and of seat 1, as flags."""
        place = self.at[here]
        end: i64 = len(self.shown)
        if here + 1 < len(self.at):
            end = self.at[here + 1]
        found: i64 = 0
        flag: i64 = 1
        while place < end:
            minding = self.shown[place + 1] & (first | second)
            minding |= self.shown[place + 2] & first
            minding |= self.shown[place + 3] & second
            if minding == 0:
                found |= flag
            flag = flag * 2
            place += SHOWN
        return found

    def put_away(self, here: i64, settled: i64, table: State) -> None:
        """Move these displayed cards of a situation to the score piles of their owners."""
        place = self.at[here]
        while settled > 0:
            if settled % 2 == 1:
                card = self.rules.cards[self.shown[place]]
                for seat in table.seats:
                    if seat.display.has(card):
                        seat.display.remove(card)
                        seat.score_pile.add(card)
            settled = settled // 2
            place += SHOWN

    def _chasers(self, other: Card) -> i64:
        """The cards that may take this one away from its winner, as bits."""
        found: i64 = 0
        bit: i64 = 1
        for card in self.cards:
            for power in self.rules.chases:
                if power.chases(card, other):
                    found |= bit
            bit = bit * 2
        return found

    def _heeding(self, other: Card) -> i64:
        """The cards that heed this one in the display of their own seat, as bits."""
        found: i64 = 0
        bit: i64 = 1
        for card in self.cards:
            for power in self.rules.heeding:
                if power.heeds(card, other):
                    found |= bit
            bit = bit * 2
        return found
