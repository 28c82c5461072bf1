"""Learning what cards are good for: games against itself, and what the winners had before they won."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from claimant.claim.cards import Card, CardSet, count_bits
from claimant.claim.playout import Chooser, new_state, play_out_by
from claimant.claim.ruleset import Ruleset
from claimant.claim.search.common_sense import CommonSense
from claimant.claim.search.experience import Experience
from claimant.claim.state import PLAY, Seat, State
from claimant.claim.turn.score import winning_sides
from claimant.tabletop.chance import Chance

GAMES: Final = 2000
SENSIBLE: Final = 60
"""Of 100 cards, so many are played by the common sense learnt so far, the others at random."""
NO_TRICK: Final = 0
RATE: Final = 0.03
RATE_IN_PHASE_1: Final = 0.01
SETTLING: Final = 300.0
"""After so many games the rates have halved. Constant ones would keep the noise of the last games."""
FROM_THE_END: Final = 0.2
"""How much of what a moment learns from is the end itself; the rest is the judgement of the next moment."""

LEARNT: Final[dict[tuple[object, ...], CommonSense]] = {}
"""What was learnt last, by line-up; what was asked for last comes last."""
MOST_LEARNT: Final = 200
"""So many line-ups are remembered: each takes about 20 kilobytes, and a moment to be learnt again."""


def common_sense(rules: Ruleset) -> CommonSense:
    """The common sense for a line-up. It is learnt once, in a moment, and always the same."""
    line_up: tuple[object, ...] = (rules.players, *[type(power) for power in rules.powers])
    sense = LEARNT.pop(line_up, None)
    if sense is None:
        sense = CommonSense(rules, Experience(rules))
        Learner(rules, sense).learn(GAMES, Chance(1))
        if len(LEARNT) == MOST_LEARNT:
            del LEARNT[next(iter(LEARNT))]
    LEARNT[line_up] = sense
    return sense


@final
@mypyc_attr(acyclic=True)
class Holding:
    """What one side had at one moment."""

    def __init__(self) -> None:
        self.hand = CardSet()
        self.recruited = CardSet()
        self.scored = CardSet()
        self.leads = False


@final
class Learner(Chooser):
    """Plays against itself and remembers."""

    noted: i64
    """How many moments of the game have been noted."""
    noted_phase: i64
    """The phase of the last of them: of phase 2 only the first moment is noted."""
    trick_phase: i64
    """The phase of a trick of which it is not seen yet where its cards have gone."""
    pace: float
    """How much of the first game's rates is left."""

    def __init__(self, rules: Ruleset, sense: CommonSense) -> None:
        self.rules = rules
        self.sense = sense
        self.experience = sense.experience
        self.results = vec[float]([0.0] * 4)
        self.targets = vec[float]([0.0] * 4)
        self.guesses = vec[float]([0.0] * 4)
        # What everybody had at each moment of the game, and the phase that it was in.
        self.moments: list[list[Holding]] = []
        self.phases = vec[i64]([0] * 64)
        self.gained = CardSet()
        self.piles = [CardSet() for _ in range(rules.players)]
        self.trick = CardSet()
        self.noted = 0
        self.noted_phase = 1
        self.trick_phase = NO_TRICK
        self.pace = 1.0

    def learn(self, games: i64, chance: Chance) -> None:
        """Play so many games, and learn from each."""
        game: i64 = 0
        while game < games:
            self.pace = SETTLING / (SETTLING + float(game))
            self._play(new_state(self.rules, chance), chance)
            game += 1

    def _play(self, state: State, chance: Chance) -> None:
        self.noted = 0
        self.noted_phase = 1
        self.trick_phase = NO_TRICK
        play_out_by(self, state, chance)
        self._learn_from(winning_sides(state), state, self.noted)

    def choose(self, state: State, seat: Seat, options: CardSet, chance: Chance) -> Card | None:
        if self.trick_phase != NO_TRICK:
            self._see(state, self.trick_phase)
            self.trick_phase = NO_TRICK
        if state.asking != PLAY:
            return self.sense.choose(state, seat, options, chance)
        if state.played == 0 and self.noted_phase == 1:
            self.noted_phase = state.phase
            self._note(state, self.noted)
            self.noted += 1
        card: Card | None
        if chance.below(100) < SENSIBLE:
            card = self.sense.choose(state, seat, options, chance)
        else:
            card = super().choose(state, seat, options, chance)
        assert card is not None
        if state.played + 1 == state.players:
            self._watch(state)
            self.trick.add(card)
            self.trick_phase = state.phase
        return card

    def _learn_from(self, flags: i64, state: State, moments: i64) -> None:
        """Go back from the end: every moment learns from what the next one expected, and from the end."""
        share = 1.0 / float(count_bits(flags))
        number: i64 = moments - 1
        for seat in state.seats[: self.rules.sides]:
            self.results[seat.index] = share if (seat.flag & flags) != 0 else 0.0
            self.targets[seat.index] = self.results[seat.index]
        while number >= 0:
            self._adjust(self.moments[number], self.phases[number])
            number -= 1

    def _note(self, state: State, number: i64) -> None:
        """Record what every side has now."""
        if number == len(self.moments):
            self.moments.append([Holding() for _ in range(self.rules.sides)])
        self.phases[number] = state.phase
        moment = self.moments[number]
        for holding in moment:
            holding.hand.clear()
            holding.recruited.clear()
            holding.scored.clear()
            holding.leads = False
        for seat in state.seats:
            holding = moment[seat.side]
            if state.phase == 1:
                holding.hand.add_all(seat.hand)
                holding.recruited.add_all(seat.followers)
            else:
                holding.recruited.add_all(seat.hand)
            holding.scored.add_all(seat.score_pile)
            holding.scored.add_all(seat.display)
            if seat.index == state.leader:
                holding.leads = True

    def _adjust(self, moment: list[Holding], phase: i64) -> None:
        """Move the expectation at a moment a little towards what happened."""
        experience = self.experience
        whole = 0.0
        side: i64 = 0
        for holding in moment:
            worth = experience.total(holding.hand, experience.in_hand)
            worth += experience.total(holding.recruited, experience.recruited)
            worth += experience.total(holding.scored, experience.scored)
            if holding.leads:
                worth += experience.leading[phase]
            self.guesses[side] = exp(worth)
            whole += self.guesses[side]
            side += 1
        side = 0
        rate = self.pace * (RATE if phase == 2 else RATE_IN_PHASE_1)
        for holding in moment:
            guess = self.guesses[side] / whole
            by = rate * (self.targets[side] - guess)
            self.targets[side] = FROM_THE_END * self.results[side] + (1.0 - FROM_THE_END) * guess
            experience.change(holding.hand, experience.in_hand, by)
            experience.change(holding.recruited, experience.recruited, by)
            experience.change(holding.scored, experience.scored, by)
            if holding.leads:
                experience.leading[phase] += by
            side += 1

    def _watch(self, state: State) -> None:
        """Look at the table before the last card of a trick falls."""
        self.trick.become(state.trick)
        for seat in state.seats:
            pile = self.piles[seat.index]
            pile.become(seat.score_pile)
            pile.add_all(seat.display)

    def _see(self, state: State, phase: i64) -> None:
        """See where the cards of the trick have gone."""
        experience = self.experience
        winner = state.last_winner if state.winner < 0 else state.winner
        first: i64 = 0 if phase == 1 else experience.cards
        for seat in state.seats:
            gained = self.gained
            gained.become(seat.score_pile)
            gained.add_all(seat.display)
            gained.remove_all(self.piles[seat.index])
            gained.keep_only(self.trick)
            target = experience.to_winner if seat.index == winner else experience.to_others
            self._count(gained, first, target)
        self._count(self.trick, first, experience.plays)
        experience.take_aim(self.trick, first)

    def _count(self, cards: CardSet, first: i64, numbers: vec[float]) -> None:
        word = cards.low
        while word != 0:
            numbers[first + count_bits((word & -word) - 1)] += 1.0
            word &= word - 1
        word = cards.high
        first += self.rules.low_cards
        while word != 0:
            numbers[first + count_bits((word & -word) - 1)] += 1.0
            word &= word - 1
