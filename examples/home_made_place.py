"""A home-made place: the Observatory, in plain Python and outside the package."""

from __future__ import annotations

from claimant.claim import Game, Place
from claimant.claim.sets import register_place
from claimant.claim.state import State

BRIGHT = 9


class Observatory(Place):
    """The player with more cards of value 9 gets an extra vote."""

    def __init__(self) -> None:
        super().__init__(
            "Observatory",
            "Observatory",
            "building",
            "At the end, the player with more cards of value 9 gets one extra vote.",
        )

    def extra_votes(self, side: int, state: State) -> int:
        return 1 if self._bright(side, state) > self._bright(1 - side, state) else 0

    def _bright(self, side: int, state: State) -> int:
        pile = state.rules.listed(state.seats[side].score_pile)
        return len([card for card in pile if card.value == BRIGHT])


if __name__ == "__main__":
    register_place(Observatory)
    game = Game("claim", places="Observatory", seed=1)
    while not game.is_over:
        game.apply(game.legal_actions()[0])
    print(game.result().totals, game.result().extra_votes)
