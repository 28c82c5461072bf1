"""Claim as search plays it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet, count_bits
from claimant.claim.knowledge.view import View
from claimant.claim.playout import Chooser, play_out_by
from claimant.claim.ruleset import Ruleset
from claimant.claim.search.common_sense import CommonSense
from claimant.claim.search.imagine import Imagination
from claimant.claim.search.learning import common_sense
from claimant.claim.search.solver import Solver
from claimant.claim.state import CHOOSE, DRAW, PLAY, TAKE, Seat, State
from claimant.claim.turn.flow import answer, options_for
from claimant.claim.turn.score import winning_sides
from claimant.tabletop.chance import Chance
from claimant.tabletop.limit import Limit
from claimant.tabletop.world import ALWAYS, Moves, World, Worlds

NODES_ON_TABLES: Final = 50
"""For one node of the search through the rules, so many on tables: it takes at least ten times as long."""


@final
class MoveCodes:
    """The numbers of moves in one ruleset: a card's place in the order of cards, and one for drawing."""

    draw: i64

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.draw = len(rules.cards)
        # Equal cards make one move, named after the first of them.
        self.of_card = vec[i64]([card.index for card in rules.firsts])
        self.common_sense = common_sense(rules)


@final
class Playing(Chooser):
    """Of 100 cards about `sense` by common sense, the others at random.

    Where the position is judged instead of played to the end: so many tricks of phase 1 more.
    """

    sense: i64
    tricks: i64

    def __init__(self, common_sense: CommonSense, sense: i64, is_judged: bool, tricks: i64) -> None:
        self.common_sense = common_sense
        self.sense = sense
        self.is_judged = is_judged
        self.tricks = tricks

    def choose(self, state: State, seat: Seat, options: CardSet, chance: Chance) -> Card | None:
        if self.is_judged and state.asking == PLAY and state.played == 0:
            if state.phase == 2 or self.tricks == 0:
                return None
            self.tricks -= 1
        if self.sense > 0 and chance.below(ALWAYS) < self.sense:
            return self.common_sense.choose(state, seat, options, chance)
        return super().choose(state, seat, options, chance)


@final
class ClaimWorld(World):
    """A state of Claim, seen by a seat that answers first where several choose at the same time."""

    observer: i64

    def __init__(self, state: State, observer: i64, numbers: MoveCodes) -> None:
        super().__init__(state.players)
        self.state = state
        self.observer = observer
        self.numbers = numbers
        self.options = CardSet()

    def to_act(self) -> i64:
        state = self.state
        if state.asking == CHOOSE and state.seats[self.observer].wanted > 0:
            return self.observer
        return state.turn

    def is_seen_by(self, seat: i64) -> bool:
        return self.state.asking != CHOOSE

    def list_moves(self, moves: Moves) -> None:
        state = self.state
        options = self.options
        options_for(state, state.seats[self.to_act()], options)
        moves.clear()
        if state.asking == TAKE:
            # The top of the deck may be identical to a prize, but is still a different move.
            may_draw = options.size() > state.prizes.size()
            options.keep_only(state.prizes)
            self._list(options.low, 0, moves)
            self._list(options.high, state.rules.low_cards, moves)
            if may_draw:
                moves.add(self.numbers.draw)
        else:
            self._list(options.low, 0, moves)
            self._list(options.high, state.rules.low_cards, moves)

    def _list(self, word: i64, first: i64, moves: Moves) -> None:
        of_card = self.numbers.of_card
        previous: i64 = -1
        while word != 0:
            # Equal cards are neighbours.
            move = of_card[first + count_bits((word & -word) - 1)]
            word &= word - 1
            if move != previous:
                moves.add(move)
                previous = move

    def play(self, move: i64, chance: Chance) -> None:
        answer(self.state, self._card(move), self.to_act())

    def _card(self, move: i64) -> Card:
        """The very card, among equal ones, with which the seat to act can make this move."""
        state = self.state
        if move == self.numbers.draw:
            return state.deck.top()
        card = state.rules.cards[move]
        if card.duplicates == 0:
            return card
        options = self.options
        if state.asking == TAKE:
            options.become(state.prizes)
        else:
            options_for(state, state.seats[self.to_act()], options)
        held = options.of(card.faction) & (card.bit | card.duplicates)
        return state.rules.card_of(card.faction, held & -held)

    def play_out(self, sense: i64, horizon: i64, chance: Chance) -> None:
        """With a horizon, a playout of phase 1 goes no further than the beginning of phase 2."""
        state = self.state
        is_judged = horizon >= 0 and state.phase == 1
        play_out_by(Playing(self.numbers.common_sense, sense, is_judged, horizon), state, chance)

    def sensible_move(self, chance: Chance) -> i64:
        state = self.state
        seat = state.seats[self.to_act()]
        options_for(state, seat, self.options)
        return self._move(self.numbers.common_sense.choose(state, seat, self.options, chance))

    def _move(self, card: Card) -> i64:
        """The seat's decision with a card, as a number."""
        if self.state.asking == TAKE and not self.state.prizes.has(card):
            return self.numbers.draw
        return self.numbers.of_card[card.index]

    def suggest(self, moves: Moves, chance: Chance) -> i64:
        state = self.state
        options = CardSet()
        number: i64 = 0
        while number < moves.count:
            options.add(self._card(moves.numbers[number]))
            number += 1
        seat = state.seats[self.to_act()]
        return self._move(self.numbers.common_sense.choose(state, seat, options, chance))

    def rewards(self, into: vec[float]) -> None:
        state = self.state
        if not state.is_over():
            self.numbers.common_sense.experience.prospects(state, into)
            return
        flags = winning_sides(state)
        share = 1.0 / float(count_bits(flags))
        for seat in state.seats:
            into[seat.index] = share if (state.seats[seat.side].flag & flags) != 0 else 0.0

    def notation(self, move: i64) -> str:
        state = self.state
        if move == self.numbers.draw:
            return str(state.rules.actions[DRAW][0])
        return str(state.rules.actions[state.asking][move])

    def copy(self) -> World:
        return ClaimWorld(self.state.copy(), self.observer, self.numbers)


@final
class ClaimWorlds(Worlds):
    """The worlds that fit a view of Claim."""

    def __init__(self, view: View) -> None:
        seat = view.seat
        assert seat is not None
        super().__init__(seat)
        self.imagination = Imagination(view)
        self.numbers = MoveCodes(view.rules)

    def draw(self, chance: Chance) -> World:
        return ClaimWorld(self.imagination.world(chance), self.seat, self.numbers)

    def solve(self, limit: Limit) -> str:
        if not self.imagination.is_certain:
            return ""
        state = self.imagination.world(Chance(0))
        # Simultaneous choices are not a game in which everything is known.
        if state.rules.sides != 2 or state.phase == 1 or state.asking == CHOOSE:
            return ""
        solver = Solver()
        if not solver.is_on_tables(state):
            limit = limit.with_dearer_steps(NODES_ON_TABLES)
        found = solver.best(state, limit)
        if found is None:
            return ""
        self.outcome = found[1].outcome
        return str(found[0])
