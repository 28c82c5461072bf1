"""Positions of phase 2 for the solver."""

from __future__ import annotations

from claimant.bots import make_bot
from claimant.claim.game import Game
from claimant.claim.state import PLAY, State


def ending(deck: str, place: str, seed: int, tricks: int, players: int = 2) -> State:
    """A position of phase 2, reached by common sense, in which nobody has more cards than these."""
    while True:
        game = Game(deck, players=players, places=place, seed=seed)
        bots = [make_bot("greedy", "claim", players * seed + number) for number in range(players)]
        while not game.is_over:
            state = game.state
            most = max(seat.hand.size() for seat in state.seats)
            if state.phase == 2 and state.asking == PLAY and state.led is None and most <= tricks:
                return state.copy()
            seat = game.to_act
            assert seat is not None
            view = game.view(seat)
            game.apply(str(bots[seat].choose(view, view.legal)), seat)
        seed += 1_000_003
