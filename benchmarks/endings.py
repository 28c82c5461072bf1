"""Positions of phase 2 for the solver."""

from __future__ import annotations

from collections.abc import Callable

from claimant.bots import make_bot
from claimant.claim.game import Game
from claimant.claim.state import CHOOSE, PLAY, State


def ending(deck: str, place: str, seed: int, tricks: int, players: int = 2) -> State:
    """A position of phase 2 in which a trick begins and nobody has more cards than this."""

    def is_wanted(state: State) -> bool:
        most = max(seat.hand.size() for seat in state.seats)
        return state.asking == PLAY and state.led is None and most <= tricks

    return reached(deck, place, seed, players, is_wanted)


def secret_choice(deck: str, place: str, seed: int) -> State:
    """The moment before phase 2 when both choose in secret."""
    return reached(deck, place, seed, 2, lambda state: state.asking == CHOOSE)


def reached(deck: str, place: str, seed: int, players: int, is_wanted: Callable[[State], bool]) -> State:
    """The first such position of phase 2 in a game played by common sense."""
    while True:
        game = Game(deck, players=players, places=place, seed=seed)
        bots = [make_bot("greedy", "claim", players * seed + number) for number in range(players)]
        while not game.is_over:
            state = game.state
            if state.phase == 2 and is_wanted(state):
                return state.copy()
            seat = game.to_act
            assert seat is not None
            view = game.view(seat)
            game.apply(str(bots[seat].choose(view, view.legal)), seat)
        seed += 1_000_003
