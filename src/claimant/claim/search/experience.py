"""What cards are good for: which beats which, where they go when played, what they add to the prospects.

Nothing here knows a faction or a place. Which card beats which is tried out; the rest is learnt in games
(`learning.py`).
"""

from __future__ import annotations

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from claimant.claim.cards import CardSet, count_bits
from claimant.claim.playout import new_state
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import State
from claimant.claim.turn.win import decide
from claimant.tabletop.chance import Chance


@final
class Experience:
    """Numbers about the cards of one ruleset, by card index.

    The worth of a card is how much it adds to the log odds of winning for its owner: in the hand of phase
    1, in that of phase 2 or on the way there, in the score pile.
    """

    cards: i64
    low_cards: i64

    def __init__(self, rules: Ruleset) -> None:
        number = len(rules.cards)
        self.cards = number
        self.low_cards = rules.low_cards
        self.in_hand = vec[float]([0.0] * number)
        self.recruited = vec[float]([0.0] * number)
        self.scored = vec[float]([0.0] * number)
        self.leading = vec[float]([0.0] * 3)
        # By phase, then card: plays, and how many of them went to the winner, or to somebody else.
        self.plays = vec[float]([1.0] * (2 * number))
        self.to_winner = vec[float]([0.0] * (2 * number))
        self.to_others = vec[float]([0.0] * (2 * number))
        # How far a card tends to go to the winner of the trick (1) rather than to somebody else (-1).
        self.aim = vec[float]([0.0] * (2 * number))
        # For every led faction and every card, the cards that beat it when played after it.
        self.beaten_by_low = vec[i64]([0] * (len(rules.factions) * number))
        self.beaten_by_high = vec[i64]([0] * (len(rules.factions) * number))
        self._try_all(rules)

    def _try_all(self, rules: Ruleset) -> None:
        state = new_state(rules, Chance(0), 0)
        at: i64 = 0
        for faction in rules.factions:
            state.led = rules.cards[faction.first]
            for earlier in rules.cards:
                for later in rules.cards:
                    state.in_trick = 0
                    state.lay(state.seats[0], earlier)
                    for seat in state.seats[1:]:
                        state.lay(seat, later)
                    decide(state)
                    if state.winner != 0:
                        if later.high:
                            self.beaten_by_high[at] |= later.bit
                        else:
                            self.beaten_by_low[at] |= later.bit
                at += 1

    def total(self, cards: CardSet, worth: vec[float]) -> float:
        """What some cards are worth together."""
        number = 0.0
        word = cards.low
        while word != 0:
            number += worth[count_bits((word & -word) - 1)]
            word &= word - 1
        word = cards.high
        while word != 0:
            number += worth[self.low_cards + count_bits((word & -word) - 1)]
            word &= word - 1
        return number

    def change(self, cards: CardSet, worth: vec[float], by: float) -> None:
        word = cards.low
        while word != 0:
            worth[count_bits((word & -word) - 1)] += by
            word &= word - 1
        word = cards.high
        while word != 0:
            worth[self.low_cards + count_bits((word & -word) - 1)] += by
            word &= word - 1

    def take_aim(self, cards: CardSet, first: i64) -> None:
        """Work out anew where cards tend to go that have just been seen to go somewhere.

        `first` is where the numbers of this phase begin.
        """
        self._aim(cards.low, first)
        self._aim(cards.high, first + self.low_cards)

    def _aim(self, word: i64, first: i64) -> None:
        while word != 0:
            at = first + count_bits((word & -word) - 1)
            word &= word - 1
            self.aim[at] = (self.to_winner[at] - self.to_others[at]) / self.plays[at]

    def prospects(self, state: State, into: vec[float]) -> None:
        """How likely each side is to win, judged between two tricks by its cards."""
        side: i64 = 0
        while side < state.rules.sides:
            into[side] = 0.0
            side += 1
        for seat in state.seats:
            worth = self.total(seat.followers, self.recruited)
            worth += self.total(seat.score_pile, self.scored) + self.total(seat.display, self.scored)
            worth += self.total(seat.hand, self.in_hand if state.phase == 1 else self.recruited)
            into[seat.side] += worth
        into[state.seats[state.leader].side] += self.leading[state.phase]
        whole = 0.0
        side = 0
        while side < state.rules.sides:
            into[side] = exp(into[side])
            whole += into[side]
            side += 1
        side = 0
        while side < state.rules.sides:
            into[side] /= whole
            side += 1
        # Partners win together.
        while side < state.players:
            into[side] = into[side - state.rules.sides]
            side += 1
