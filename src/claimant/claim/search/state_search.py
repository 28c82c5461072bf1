"""Exact search of phase 2 on real states, for line-ups whose powers look beyond the trick.

Slower than the search on tables, and it knows nothing but the rules: it tries every card. The question
is: does one side get at least this rating? Partners are one side, and all others play against it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet, count_bits
from claimant.claim.ruleset import Ruleset
from claimant.claim.search.exact import MOST_VOTES, WIN, ExactSearch, final_rating, rate, votes_for
from claimant.claim.search.fingerprint import Fingerprint, fingerprint
from claimant.claim.search.transpositions import NONE, Transpositions
from claimant.claim.search.trick_search import TrickSearch
from claimant.claim.search.tricks import blank_state
from claimant.claim.state import PLAY, State
from claimant.claim.turn.flow import answer, options_for
from claimant.claim.turn.score import cull, vote
from claimant.tabletop.limit import Limit

ZERO: Final = 64
"""Ratings are kept in a table with this added."""
UNKNOWN: Final = 0x7F00
LOST_FIELD: Final = 256
BEST_FIELD: Final = 65536
NO_CARD: Final = 127
# What may be known instead of which votes are open.
SURE: Final = -1
HOPELESS: Final = -2
EVERY_FACTION: Final = 255
MOST_DISAGREEMENTS: Final = 4
"""If the bounds have disagreed so often, tables follow the highest cards from the beginning."""
MOST_CHILDREN: Final = 64
"""More than the cards of a hand."""


@final
class StateSearch(ExactSearch):
    """Tries everything through the rules, with a transposition table."""

    bounded: bool
    masked: bool
    agreed: bool
    follows_highest: bool
    """Do tables decide ties by the highest cards?"""
    disagreements: i64
    """How often the bounds have disagreed since the search began."""
    leeway: i64
    settled: i64
    ties: i64

    def __init__(
        self,
        rules: Ruleset,
        limit: Limit,
        pessimist: TrickSearch | None = None,
        optimist: TrickSearch | None = None,
        leeway: i64 = 0,
        tie_breaker: TrickSearch | None = None,
        side: i64 = 0,
    ) -> None:
        """Two searches on tables may help, one that counts complete ties for seat 1, one for seat 0.

        They may be the same one, which gives seat 0 some leeway where it is the optimist. A third one may
        know who wins a tie in votes.
        """
        self.helpers = [helper for helper in (pessimist, optimist, tie_breaker) if helper is not None]
        # Only what breaks a tie in votes can let a side win, lose or share a game without a difference.
        wins = [WIN + by for by in range(MOST_VOTES + 1)]
        super().__init__([*[-rating for rating in reversed(wins)], 0, *wins], limit, side)
        self.table = Transpositions()
        self.rules = rules
        self.pessimist = pessimist
        self.optimist = optimist
        self.tie_breaker = tie_breaker
        # Which of them looks at the position that is searched.
        self.looking: TrickSearch | None = None
        self.leeway = leeway
        # Do the votes that are settled bound the rating? By how many is seat 0 ahead in them?
        self.bounded = rules.factions_are_apart and not rules.extra_votes and rules.players == 2
        # Are score piles left out of fingerprints where they no longer make a difference?
        self.masked = self.bounded and rules.piles_are_final
        self.settled = 0
        self.agreed = False
        self.follows_highest = False
        self.disagreements = 0
        # How many games have ended with a tie in votes.
        self.ties = 0
        self.worst = blank_state(rules)
        self.best = blank_state(rules)

    def allow_until(self, limit: Limit, deadline: float) -> None:
        super().allow_until(limit, deadline)
        for helper in self.helpers:
            helper.allow_until(limit, deadline)

    def reaches(self, state: State, card: Card, rating: i64) -> bool:
        turn = state.turn
        own = state.seats[turn].side == self.side
        wanted = rating if own else 1 - rating
        if state.asking == PLAY and self._is_agreed(state, card, wanted):
            result = self.agreed == own
            shown = self._shown(wanted)
            self.shown = shown if own else -shown
            return result
        child = state.copy()
        answer(child, card, turn)
        result = self.can_reach(child, wanted, EVERY_FACTION) == own
        self.shown = rating if result else rating - 1
        return result

    def _shown(self, wanted: i64) -> i64:
        """What seat 0 gets at least, or at most, now that tables have agreed whether it gets this rating.

        They have counted votes: between the ratings that so many votes bring, none is possible.
        """
        search = self.pessimist
        if search is None or search.judged or search.votes % 2 == 0:
            return wanted if self.agreed else wanted - 1
        ahead = 2 * votes_for(wanted, search.votes) - search.votes
        return rate(ahead if self.agreed else ahead - 2)

    def favours(self, state: State, rating: i64) -> bool:
        return self.can_reach(state, rating, EVERY_FACTION)

    def can_reach(self, state: State, wanted: i64, open_flags: i64) -> bool:
        """Can the side get at least this rating? `open_flags` are the factions whose vote may be open."""
        if state.is_over():
            rating = final_rating(state, self.side)
            if -WIN <= rating <= WIN and self.masked:
                self.ties += 1
            return rating >= wanted
        between_tricks = state.asking != PLAY or state.led is None
        known: i64 = UNKNOWN
        first: i64 = 0
        second: i64 = 0
        best: i64 = NO_CARD
        # Can a tie in votes follow, or is at least something known that depends on one?
        tied = False
        if between_tricks:
            low: i64 = -1
            high: i64 = -1
            if self.bounded:
                open_flags = self._decide(state, wanted)
                if open_flags < 0:
                    return open_flags == SURE
                if self.masked:
                    low = self._low_cards(open_flags)
                    high = self._high_cards(open_flags)
            if state.asking == PLAY and self._is_agreed(state, None, wanted):
                return self.agreed
            if self.stopped:
                return False
            mark = fingerprint(state, low, high)
            mark.take(self.settled + MOST_VOTES)
            first = mark.first
            second = mark.second
            found = self.table.find(first, second)
            if found == NONE and self.ties > 0:
                whole = whole_fingerprint(state)
                found = self.table.find(whole.first, whole.second)
                if found != NONE:
                    tied = True
                    self.ties += 1
            if found != NONE:
                known = found
                if wanted + ZERO <= (known & 255):
                    return True
                if wanted + ZERO >= ((known >> 8) & 255):
                    return False
                best = known >> 16
        self.count_node()
        if self.stopped:
            return False

        seeks = state.seats[state.turn].side == self.side
        result = not seeks
        ties = self.ties
        for child, card in self._children(state, best, open_flags):
            if self.can_reach(child, wanted, open_flags) == seeks:
                result = seeks
                best = card.index
                break
            if self.stopped:
                return False
        if between_tricks and not self.stopped:
            # What breaks a tie in votes may be in piles that the fingerprint omits.
            if tied or self.ties != ties:
                whole = whole_fingerprint(state)
                first = whole.first
                second = whole.second
            asked = wanted + ZERO
            known = (known & 0xFF00) | asked if result else (known & 0xFF) | asked * LOST_FIELD
            self.table.store(first, second, known + best * BEST_FIELD)
        return result

    def _is_agreed(self, state: State, card: Card | None, wanted: i64) -> bool:
        """Do ties make no difference to the answer? Then `agreed` is that answer."""
        if self.pessimist is None or self.optimist is None:
            return False
        self.looking = None
        if self._do_bounds_agree(state, card, wanted):
            return True
        if self.stopped or self.follows_highest:
            return False
        self.follow_highest(True)
        if not self.follows_highest:
            return False
        self.disagreements += 1
        known = self._do_bounds_agree(state, card, wanted)
        if self.disagreements < MOST_DISAGREEMENTS:
            self.follow_highest(False)
        return known

    def follow_highest(self, follow: bool) -> None:
        """From now on let tables decide ties by the highest cards, if they can, or no longer do so."""
        search = self.pessimist
        if search is not None and search.highest is not None:
            self.follows_highest = follow
            search.follow_highest(self.leeway if follow else 0)
            self.looking = None

    def _do_bounds_agree(self, state: State, card: Card | None, wanted: i64) -> bool:
        """Is the answer the same for whomever ties are counted? Then `agreed` is that answer."""
        # Neighbours often have the same answer. Where ties change nothing, one search settles it.
        if self.agreed:
            self.agreed = self._expects(state, card, wanted, True)
            return not self.stopped and (self.agreed or not self._expects(state, card, wanted, False))
        self.agreed = self._expects(state, card, wanted, False)
        return not self.stopped and (not self.agreed or self._expects(state, card, wanted, True))

    def _expects(self, state: State, card: Card | None, wanted: i64, surely: bool) -> bool:
        """Does seat 0 get this rating on tables, if ties go against it (`surely`), or else its way?"""
        search = self.pessimist if surely else self.optimist
        assert search is not None
        leeway: i64 = 0
        if self.follows_highest:
            search.count_unclear_for(1 if surely else 0)
        elif not surely:
            leeway = self.leeway
        if search.votes % 2 == 0 and -WIN < wanted <= WIN:
            # It depends on what breaks a tie in votes.
            tie_breaker = self.tie_breaker
            if tie_breaker is not None:
                search = tie_breaker
                leeway = tie_breaker.leeway_in_tie(wanted, surely)
                wanted = WIN
            elif not surely:
                wanted = -WIN
        self._show(search, state)
        return self._hears(search, card, wanted, leeway)

    def _show(self, search: TrickSearch, state: State) -> None:
        """Let a search look at this position, unless it has just done so."""
        if search is not self.looking:
            search.look_at(state)
            self.looking = search

    def _hears(self, search: TrickSearch, card: Card | None, wanted: i64, leeway: i64) -> bool:
        """The answer of a search that looks at this position, within the rest of the limit."""
        before = search.nodes
        if self.most_nodes >= 0:
            search.most_nodes = before + self.most_nodes - self.nodes
        if card is None:
            answer = search.favours_seat_0(wanted, leeway)
        else:
            answer = search.favours_after(card, wanted, leeway)
        self.nodes += search.nodes - before
        self.stopped = self.stopped or search.stopped
        return answer

    def _children(self, state: State, best: i64, open_flags: i64) -> list[tuple[State, Card]]:
        """The positions after every different answer, the most promising first."""
        rules = self.rules
        turn = state.turn
        options = CardSet()
        replies = CardSet()
        options_for(state, state.seats[turn], options)
        low = self._low_cards(open_flags)
        high = self._high_cards(open_flags)
        children: list[tuple[State, Card]] = []
        order: list[int] = []
        code = ""
        for card in rules.listed(options):
            if card.code == code:
                continue
            code = card.code
            child = state.copy()
            answer(child, card, turn)
            if card.index == best:
                promise: i64 = 1000000
            elif child.led is not None:
                # A lead is the better, the fewer replies it leaves; then the stronger.
                options_for(child, child.seats[child.turn], replies)
                promise = 10 * card.value - 57 * replies.size()
            else:
                side = state.seats[turn].side
                promise = 0
                for seat in child.seats:
                    won = count_bits(seat.score_pile.low & low) + count_bits(seat.score_pile.high & high)
                    promise += won if seat.side == side else -won
                promise = 80 * promise - 10 * card.value
                if child.last_winner >= 0 and state.seats[child.last_winner].side == side:
                    promise += 180
            # One number each, the most promising first; of equal ones the lowest card.
            order.append(len(children) - promise * MOST_CHILDREN)
            children.append((child, card))
        order.sort()
        return [children[number % MOST_CHILDREN] for number in order]

    def _low_cards(self, flags: i64) -> i64:
        """The cards of these factions in the low word."""
        cards: i64 = 0
        for faction in self.rules.factions:
            if (faction.flag & flags) != 0 and not faction.high:
                cards |= faction.mask
        return cards

    def _high_cards(self, flags: i64) -> i64:
        cards: i64 = 0
        for faction in self.rules.factions:
            if (faction.flag & flags) != 0 and faction.high:
                cards |= faction.mask
        return cards

    def _decide(self, state: State, wanted: i64) -> i64:
        """Which votes are open now; or `SURE` or `HOPELESS` if those that are not settle the question."""
        worst = self.worst
        best = self.best
        first = state.seats[0]
        second = state.seats[1]
        live = CardSet()
        live.become(first.hand)
        live.add_all(second.hand)
        live.add_all(state.trick)
        live.add_all(state.table)
        for pile in state.reserves:
            for card in pile.remaining():
                live.add(card)
        worst.seats[0].score_pile.become(first.score_pile)
        worst.seats[1].score_pile.become(second.score_pile)
        worst.seats[1].score_pile.add_all(second.display)
        worst.seats[1].score_pile.add_all(live)
        best.seats[1].score_pile.become(second.score_pile)
        best.seats[0].score_pile.become(first.score_pile)
        best.seats[0].score_pile.add_all(first.display)
        best.seats[0].score_pile.add_all(live)
        if self.rules.on_scoring:
            worst = counted(worst)
            best = counted(best)
        difference: i64 = 0
        still: i64 = 0
        now_open: i64 = 0
        for faction in self.rules.factions:
            if vote(worst, faction) == 0:
                difference += 1
            elif vote(best, faction) == 1:
                difference -= 1
            else:
                now_open |= faction.flag
                still += 1
        self.settled = difference
        # A tie in votes may still be won or lost by what breaks it.
        if rate(difference - still) >= wanted:
            return SURE
        if -rate(-difference - still) < wanted:
            return HOPELESS
        return now_open


def whole_fingerprint(state: State) -> Fingerprint:
    """With all cards of the score piles; no other fingerprint is equal to it."""
    mark = fingerprint(state, -1, -1)
    mark.take(2 * MOST_VOTES + 1)
    return mark


def counted(table: State) -> State:
    """The table after what happens before the count."""
    final_table = table.copy()
    cull(final_table)
    return final_table
