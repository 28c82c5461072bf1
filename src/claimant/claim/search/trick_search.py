"""Exact search of phase 2 on tables, for line-ups whose powers declare what they look back at."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from claimant.claim.cards import Card, count_bits
from claimant.claim.search.exact import votes_for
from claimant.claim.search.hands_table import OPEN, TOP_BIT, YES
from claimant.claim.search.trick_tables import (
    FULL,
    NOTHING_LED,
)
from claimant.claim.search.trick_tree import TrickTree
from claimant.claim.state import State


@final
class TrickSearch(TrickTree):
    """Answers questions about positions of the line-up and the cards that its tables were made for."""

    def reaches(self, state: State, card: Card, rating: i64) -> bool:
        wanted = votes_for(rating, self.votes)
        self.judge_by(rating, state.turn)
        self.look_at(state)
        if state.turn == 0:
            answer = self._favours_after(card, wanted, 0)
        else:
            answer = not self._favours_after(card, self.votes + 1 - wanted, 0)
        self.shown = rating if answer else rating - 1
        return answer

    def favours_after(self, card: Card, rating: i64, leeway: i64) -> bool:
        """Does seat 0, with so much leeway, get at least this rating when this card is played now?"""
        self.judge_by(rating, 0)
        return self._favours_after(card, votes_for(rating, self.votes), leeway)

    def _favours_after(self, card: Card, wanted: i64, leeway: i64) -> bool:
        """Does seat 0 get so many votes?"""
        leader = self.leader
        distance = self.standing + leeway if leader == 0 else self.standing - leeway
        if leader == 1:
            wanted = self.votes + 1 - wanted
        played = self.number_of(card)
        led = self.led
        lead = self.lead
        if led == NOTHING_LED:
            lead ^= self.bits[played]
            if lead == 0 and self.plain:
                # Here even the reply is known.
                led = played
                played = count_bits(self.follow - 1)
        if led == NOTHING_LED:
            # Names of their own: what goes to a bare underscore is boxed.
            _standing, _won, open_votes, matters, exact = self.outlook(
                self.lead, self.follow, distance, self.rest, leader, self.there
            )
            fields = (open_votes >> TOP_BIT) * FULL | exact
            wins = self.lead_wins(
                played,
                lead,
                self.follow,
                distance,
                self.rest,
                wanted,
                0,
                leader,
                self.there,
                fields,
                matters,
            )
        else:
            hand = self.follow ^ self.bits[played]
            known = self.follow_up(
                led, played, lead, hand, distance, self.rest, wanted, leader, self.there, False
            )
            wins = self.next_can_reach(distance, wanted, leader, 0) if known == OPEN else known == YES
        return wins == (leader == 0)

    def favours(self, state: State, rating: i64) -> bool:
        self.look_at(state)
        return self.favours_seat_0(rating, 0)

    def favours_seat_0(self, rating: i64, leeway: i64) -> bool:
        """Does seat 0, with so much leeway, get at least this rating, when a trick is about to begin?"""
        wanted = votes_for(rating, self.votes)
        self.judge_by(rating, 0)
        leader = self.leader
        distance = self.standing + leeway
        if leader == 1:
            distance = self.standing - leeway
            wanted = self.votes + 1 - wanted
        wins = self.can_reach(self.lead, self.follow, distance, self.rest, wanted, 0, leader, self.there)
        return wins == (leader == 0)

    def leeway_in_tie(self, rating: i64, surely: bool) -> i64:
        """The leeway of seat 0 with which it gets the vote that breaks a tie: see `TieBreak.leeway`."""
        tie_break = self.tie_break
        assert tie_break is not None
        return tie_break.leeway(rating, surely)
