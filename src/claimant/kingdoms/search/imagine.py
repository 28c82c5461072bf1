"""Worlds that one seat considers possible, drawn from its view alone.

What a seat cannot see is in separate zones: the other hand, the cards the other seat is looking at, the
pile. A world is one way to distribute the hidden cards over these zones. Cards of a faction are identical,
so swapping two of them does not make another world; cards that the seat knows to be in the other hand stay
there. Every distribution of single cards is equally likely. So a hand of two different cards, which can be
dealt in two ways, is twice as likely as one of two identical cards, and a card with more hidden copies is
more likely everywhere.

What the other seat's decisions may reveal is not considered: a card that it has not placed is neither more
nor less likely to be in its hand. Nor does a view say how the seat learned about a card: a card that was
only deduced to be in the other hand counts like one that was seen to go there.
"""

from __future__ import annotations

from math import comb, factorial
from typing import final

from mypy_extensions import i64

from claimant.kingdoms import bags
from claimant.kingdoms.bags import MOST_FACTIONS
from claimant.kingdoms.knowledge.minds import SPECTATOR, Mind, in_hand, open_mind
from claimant.kingdoms.knowledge.standing import lay_board
from claimant.kingdoms.knowledge.view import STAGES, View
from claimant.kingdoms.ruleset import Ruleset
from claimant.kingdoms.state import (
    BEGIN_TURN,
    DRAW,
    DRAW_CARD,
    OVER,
    PLACE,
    POWER,
    TIDY_DISPLAY,
    State,
    empty_state,
)
from claimant.kingdoms.turn import draw, power
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.reason import Reason, define_reasons

define_reasons(
    {
        "kingdoms-imagine-for-whom": {},
        "kingdoms-imagine-when": {},
    }
)


@final
class Imagination:
    """All worlds that fit a view."""

    def __init__(self, view: View) -> None:
        seat = view.seat
        if seat is None:
            raise InvalidSetup(Reason("kingdoms-imagine-for-whom", {}))
        if view.asking == "shuffle":
            raise InvalidSetup(Reason("kingdoms-imagine-when", {}))
        self.seat = seat
        rules = view.rules
        other = view.seats[1 - seat]
        hidden = _bag(rules, view.unknown)
        looked_at = 0
        for group in view.hidden:
            hidden += _bag(rules, group.known)
            if group.zone == "sight":
                looked_at = group.count
        self.looked_at = looked_at
        self.hands = [_bag(rules, hand) for hand in view.possible_hands]
        # The cards of the pile, and those the other seat is looking at, with each of these hands.
        self.rests = [hidden - hand for hand in self.hands]
        known = _bag(rules, other.hand)
        self.guessed = [hand - known for hand in self.hands]
        guessable = hidden - known
        self.ways = [_ways(guessable, part) for part in self.guessed]
        self.all_ways = sum(self.ways)
        self.seen = _seen_state(view, seat)

    @property
    def worlds(self) -> int:
        """How many worlds are possible."""
        number = 0
        for part, rest in zip(self.guessed, self.rests, strict=True):
            number += _arrangements(part) * _arrangements(rest)
        return number

    @property
    def is_certain(self) -> bool:
        """Is everything known, down to the order of the pile?"""
        return self.worlds == 1

    def __repr__(self) -> str:
        return f"<Imagination: {self.worlds} worlds>"

    def world(self, chance: Chance) -> State:
        """One of the worlds, each as likely as the others: independent, without minds or a log."""
        number = chance.below(self.all_ways)
        place = 0
        while number >= self.ways[place]:
            number -= self.ways[place]
            place += 1
        state = self.seen.copy()
        other = state.seats[1 - self.seat]
        other.hand = self.hands[place]
        rest = bags.listed(self.rests[place])
        chance.shuffle(rest)
        if self.looked_at > 0:
            state.sight = bags.packed(rest[: self.looked_at])
            state.sight_size = self.looked_at
            rest = rest[self.looked_at :]
        for faction in rest:
            state.pile.append(faction)
        state.pile_bag = bags.packed(rest)
        if state.asking == DRAW:
            draw.fill_options(state)
        elif state.asking == POWER:
            power.fill_options(state)
        return state

    def remember(self, state: State) -> None:
        """Give an imagined world minds: this seat's as it is; the others know only the open cards."""
        hand = in_hand(state.seats[self.seat].hand, self.seat)
        own = Mind(self.seat, {hand + in_hand(other, 1 - self.seat) for other in self.hands})
        minds = [open_mind(state, 0), open_mind(state, 1), open_mind(state, SPECTATOR)]
        minds[self.seat] = own
        state.minds = minds


# --- counting -----------------------------------------------------------------------------------------


def _ways(bag: i64, part: i64) -> int:
    """In how many ways such a part can be picked out of the single cards of a bag."""
    number = 1
    for faction in range(MOST_FACTIONS):
        number *= comb(bags.count(bag, faction), bags.count(part, faction))
    return number


def _arrangements(bag: i64) -> int:
    """In how many ways the cards of a bag can be laid in a row, where alike cards look alike."""
    number = factorial(bags.size(bag))
    for faction in range(MOST_FACTIONS):
        number //= factorial(bags.count(bag, faction))
    return number


# --- what the view shows ------------------------------------------------------------------------------


def _bag(rules: Ruleset, codes: list[str]) -> i64:
    bag: i64 = 0
    for faction in rules.factions:
        bag += codes.count(faction.code) * faction.unit
    return bag


def _seen_state(view: View, seat: int) -> State:
    """The state as far as the view shows it: without the hidden cards."""
    rules = view.rules
    state = empty_state(rules)
    state.first = view.first
    state.set_turn(view.turn_number)
    lay_board(state, view)
    for shown in view.seats:
        place = state.seats[shown.index]
        place.hand_size = shown.hand_size
        place.supply = shown.supply
        place.score = shown.score
    state.seats[seat].hand = _bag(rules, view.seats[seat].hand)
    for code in view.display:
        for faction in rules.factions:
            if faction.code == code:
                state.display.append(faction.index)
    state.sight = _bag(rules, view.sight)
    state.sight_size = len(view.sight)
    here = view.here
    if here is not None:
        state.here = state.board.field(here[0], here[1])
    state.has_drawn = view.has_drawn
    _ask(state, view)
    return state


def _ask(state: State, view: View) -> None:
    """Let the question be open that the view shows."""
    if view.result is not None:
        state.step = OVER
        state.ended_by = view.result.ended_by
    elif view.asking == "place":
        state.step = BEGIN_TURN
        state.asking = PLACE
    elif view.asking == "draw":
        state.step = TIDY_DISPLAY
        state.asking = DRAW
    else:
        state.step = DRAW_CARD
        state.asking = POWER
        state.power = state.rules.faction(view.asker)
        state.stage = STAGES.index(view.stage)
