"""Both games as luck sees them: hands open, the deck or the pile in an order that nobody knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from claimant.claim.actions import Action
from claimant.claim.game import Game as Claim
from claimant.claim.search.world import ClaimWorld, MoveCodes
from claimant.claim.state import State as ClaimState
from claimant.claim.turn.flow import apply, legal_actions
from claimant.kingdoms.game import Game as Kingdoms
from claimant.kingdoms.search.world import KingdomsWorld
from claimant.kingdoms.state import State as KingdomsState
from claimant.study.chances import judged_by_lead
from claimant.study.comparing import numbers_of
from claimant.study.luck import Outlook
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.world import ALWAYS, World

TURNS_OF_A_ROUND: Final = 2
T = TypeVar("T")


class ClaimOutlook(Outlook):
    """Claim: chance has dealt the hands and turns up the deck."""

    def __init__(self, game: Claim, horizon: int) -> None:
        self.horizon = horizon
        self.numbers = MoveCodes(game.rules)

    def mark(self, game: TabletopGame) -> int:
        assert isinstance(game, Claim)
        return int(game.state.deck.drawn)

    def playouts_after(self, game: TabletopGame, action: str, seat: int) -> Callable[[Chance], World]:
        assert isinstance(game, Claim)
        state = game.state
        chosen = _action(state, action, seat) if action else None

        def play(chance: Chance) -> World:
            there = shuffled(state, chance)
            if chosen is not None:
                apply(there, chosen, seat)
            world = ClaimWorld(there, 0, self.numbers)
            if there.phase == state.phase:
                world.play_out(ALWAYS, self.horizon, chance)
            return world

        return play


def _action(state: ClaimState, text: str, seat: int) -> Action:
    """The legal action of a seat that is written so."""
    return next(action for action in legal_actions(state, state.seats[seat]) if str(action) == text)


def shuffled(state: ClaimState, chance: Chance) -> ClaimState:
    """The same position with the cards of the deck in another order."""
    there = state.copy()
    deck = there.deck
    start = int(deck.drawn) + int(there.top_offered)
    deck.cards = _mixed(list(deck.cards), start, int(deck.end), chance)
    return there


class KingdomsOutlook(Outlook):
    """Claim Kingdoms: chance has dealt the hands and gives cards from the pile.

    Positions are judged where a round begins, so that the same player is always to move: a player who has
    just had a turn looks better than they are.
    """

    playouts = 100
    judge = staticmethod(judged_by_lead)

    def __init__(self, horizon: int) -> None:
        self.horizon = horizon

    def mark(self, game: TabletopGame) -> int:
        assert isinstance(game, Kingdoms)
        return int(game.state.pile_bag)

    def playouts_after(self, game: TabletopGame, action: str, seat: int) -> Callable[[Chance], World]:
        assert isinstance(game, Kingdoms)
        state = game.state
        since = _beginning_of_round(int(state.turn_number))
        move = numbers_of(KingdomsWorld(state.copy(), since))[action] if action else None

        def play(chance: Chance) -> World:
            world = KingdomsWorld(with_pile_shuffled(state, chance), since)
            if move is not None:
                world.play(move, chance)
            world.play_out(ALWAYS, self.horizon, chance)
            return world

        return play


def _beginning_of_round(turn: int) -> int:
    """The turn that begins a round: this one or the next. Turns count from 1."""
    return turn + (turn - 1) % TURNS_OF_A_ROUND


def with_pile_shuffled(state: KingdomsState, chance: Chance) -> KingdomsState:
    """The same position with the cards of the pile in another order."""
    there = state.copy()
    # What anybody knows plays no part where all hands are open.
    there.minds = []
    there.pile = _mixed(there.pile, 0, len(there.pile), chance)
    return there


def _mixed(cards: list[T], start: int, end: int, chance: Chance) -> list[T]:
    """Some cards, shuffled from one place up to another."""
    for last in range(end - 1, start, -1):
        chosen = start + int(chance.below(last - start + 1))
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards
