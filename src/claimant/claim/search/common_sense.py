"""Simple heuristics for every kind of question, for any ruleset and any number of players.

Playing a card: estimate what the trick is worth (the prize against an average card, and what its cards mean
for votes that are still open). Win it cheaply if that is worth more than the card it takes; otherwise give
up the least useful card. Taking: the card that winners have had most often. Choosing: part with the card
that they have had least often. What cards are good for is known from experience; what a card can beat is
found by trying it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet, count_bits
from claimant.claim.ruleset import Ruleset
from claimant.claim.search.experience import Experience
from claimant.claim.state import CHOOSE, PLAY, TAKE, Seat, State
from claimant.claim.turn.play import playable
from claimant.tabletop.chance import Chance

MOST: Final = 16
"""More cards than this still to come, or ahead by, is treated as this."""
SEATS: Final = 4
NO_REPLIES: Final = -1
PRICE_IN_PHASE_2: Final = 0.3
"""Cards played in phase 2 are won by somebody, so a good card costs less than in phase 1, where it is gone.
"""


@final
class CommonSense:
    """Common sense for one line-up, whichever of its rulesets a state has: cards are those of the state."""

    cards: i64
    replying: i64
    """To which faction, in which seat, `replies` are those of."""

    def __init__(self, rules: Ruleset, experience: Experience) -> None:
        self.cards = len(rules.cards)
        self.experience = experience
        self.pivots = _pivots()
        # All rulesets of a line-up agree on these, and vectors are read faster than cards and factions.
        self.faction_of = vec[i64]([card.faction.index for card in rules.cards])
        # By the index of a faction: its cards as bits of both words (one is empty), and how many they are.
        self.low_masks = vec[i64]([0 if faction.high else faction.mask for faction in rules.factions])
        self.high_masks = vec[i64]([faction.mask if faction.high else 0 for faction in rules.factions])
        self.sizes = vec[i64]([faction.size for faction in rules.factions])
        self.use = vec[float]([0.0] * len(rules.factions))
        self.replies = CardSet()
        self.replying = NO_REPLIES

    def choose(self, state: State, seat: Seat, options: CardSet, chance: Chance) -> Card:
        """The sensible one of some options."""
        experience = self.experience
        asking = state.asking
        if asking == PLAY:
            return self._play(state, seat, options)
        if asking == TAKE:
            return self._best(state.rules, options, experience.recruited, 1.0)
        if asking == CHOOSE:
            worth = experience.in_hand if state.phase == 1 else experience.recruited
            return self._best(state.rules, options, worth, -1.0)
        return state.rules.nth(options, chance.below(options.size()))

    def _best(self, rules: Ruleset, options: CardSet, worth: vec[float], sign: float) -> Card:
        """The card that is worth most, or with a sign of -1 least."""
        best: i64 = -1
        highest = -1000.0
        word = options.low
        first: i64 = 0
        while True:
            while word != 0:
                index = first + count_bits((word & -word) - 1)
                word &= word - 1
                value = sign * worth[index]
                if value > highest:
                    highest = value
                    best = index
            if first != 0 or options.high == 0:
                return rules.cards[best]
            word = options.high
            first = rules.low_cards

    def _reckon_uses(self, state: State, side: i64) -> None:
        """What one more card of each faction means for its vote."""
        mine_low: i64 = 0
        mine_high: i64 = 0
        theirs_low: i64 = 0
        theirs_high: i64 = 0
        for seat in state.seats:
            pile = seat.score_pile
            display = seat.display
            if seat.side == side:
                mine_low |= pile.low | display.low
                mine_high |= pile.high | display.high
            else:
                theirs_low |= pile.low | display.low
                theirs_high |= pile.high | display.high
        gone_low = mine_low | theirs_low | state.discard.low
        gone_high = mine_high | theirs_high | state.discard.high
        use = self.use
        pivots = self.pivots
        index: i64 = 0
        while index < len(use):
            low = self.low_masks[index]
            high = self.high_masks[index]
            ahead = count_bits(mine_low & low | mine_high & high)
            ahead -= count_bits(theirs_low & low | theirs_high & high)
            left = self.sizes[index] - count_bits(gone_low & low | gone_high & high)
            if ahead < 0:
                ahead = -ahead
            if ahead > MOST:
                ahead = MOST
            if left > MOST:
                left = MOST
            use[index] = pivots[ahead * (MOST + 1) + left]
            index += 1

    def _play(self, state: State, seat: Seat, options: CardSet) -> Card:
        rules = state.rules
        if options.is_single():
            return rules.first(options)
        experience = self.experience
        n = self.cards
        phase = state.phase
        at: i64 = 0 if phase == 1 else n
        self._reckon_uses(state, seat.side)
        self.replying = NO_REPLIES
        stake = 0.0
        price = PRICE_IN_PHASE_2
        costs = experience.recruited
        if phase == 1:
            price = 1.0
            costs = experience.in_hand
            prizes = state.prizes
            if prizes.is_single():
                stake = experience.recruited[rules.first(prizes).index]
            else:
                stake = experience.recruited[self._best(rules, prizes, experience.recruited, 1.0).index]
        led = state.led
        best_so_far: i64 = -1
        ours = False
        row: i64 = 0
        beaters_low: i64 = 0
        beaters_high: i64 = 0
        if led is not None:
            row = self.faction_of[led.index] * n
            place: i64 = 0
            while place < state.played:
                player = state.beyond(state.leader, place)
                place += 1
                played = player.played
                assert played is not None
                card: Card = played
                stake += self.use[self.faction_of[card.index]] * experience.aim[at + card.index]
                if best_so_far < 0 or _has(card, beaters_low, beaters_high):
                    best_so_far = card.index
                    ours = player.side == seat.side
                    beaters_low = experience.beaten_by_low[row + best_so_far]
                    beaters_high = experience.beaten_by_high[row + best_so_far]
        chosen: i64 = -1
        top = -1000.0
        word = options.low
        first: i64 = 0
        while True:
            while word != 0:
                bit = word & -word
                index = first + count_bits(bit - 1)
                word &= word - 1
                total = stake + self.use[self.faction_of[index]] * experience.aim[at + index]
                wins = best_so_far < 0
                if not wins:
                    wins = ((beaters_low if first == 0 else beaters_high) & bit) != 0
                value = 0.0
                if wins:
                    value = self._if_leading(state, seat, index, total, led)
                elif ours:
                    value = total
                else:
                    value = -total
                value -= price * costs[index]
                if value > top:
                    top = value
                    chosen = index
            if first != 0 or options.high == 0:
                return rules.cards[chosen]
            word = options.high
            first = rules.low_cards

    def _if_leading(self, state: State, seat: Seat, index: i64, total: float, led: Card | None) -> float:
        """What a trick of this worth means to a seat whose card is the best so far."""
        faction = self.faction_of[index]
        if led is not None:
            faction = self.faction_of[led.index]
        beaten = faction * self.cards + index
        place = state.played + 1
        replies = self.replies
        while place < state.players:
            other = state.beyond(state.leader, place)
            place += 1
            if other.side == seat.side:
                continue
            # The next card is often of the same faction, and gets the same replies.
            replying = faction * SEATS + other.index
            if replying != self.replying:
                state.led = state.rules.cards[index] if led is None else led
                playable(state, other, replies)
                state.led = led
                self.replying = replying
            beating_low = replies.low & self.experience.beaten_by_low[beaten]
            beating_high = replies.high & self.experience.beaten_by_high[beaten]
            if (beating_low | beating_high) == 0:
                continue
            if total > 0.0:
                return -total
            if beating_low == replies.low and beating_high == replies.high:
                return -total
        return total


def _has(card: Card, low: i64, high: i64) -> bool:
    return ((high if card.high else low) & card.bit) != 0


def _pivots() -> vec[float]:
    """By how far one side is ahead, and how many cards are to come: how likely one of them decides."""
    # ways[k]: of the other cards to come, k fall to one side.
    numbers = vec[float]([0.0] * ((MOST + 1) * (MOST + 1)))
    for left in range(1, MOST + 1):
        ways = [1.0]
        for _ in range(left - 1):
            ways = [one + other for one, other in zip([0.0, *ways], [*ways, 0.0], strict=True)]
        whole = 2.0 ** (left - 1)
        for ahead in range(MOST + 1):
            decisive = 0.0
            for to_us in range(left):
                balance = ahead + to_us - (left - 1 - to_us)
                # The card moves the balance by one: from a tie to a lead, or the other way.
                if balance == 0:
                    decisive += ways[to_us]
                elif balance == 1 or balance == -1:
                    decisive += 0.5 * ways[to_us]
            numbers[ahead * (MOST + 1) + left] = decisive / whole
    return numbers
