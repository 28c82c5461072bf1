"""A home-made faction: the Lamplighters, in plain Python and outside the package."""

from __future__ import annotations

from claimant.claim import Faction, Game, register
from claimant.claim.state import Seat, State


class Lamplighters(Faction):
    """Winning with a Lamplighter lights the lamp: in the next trick, ties go to the later card."""

    def __init__(self) -> None:
        super().__init__(
            "La",
            "Lamplighters",
            "Lamplighter",
            "Winning a trick with a Lamplighter lights the lamp. "
            "In the next trick, ties go to the later card.",
            remembers=1,
        )

    def beats(self, later: Seat, earlier: Seat, state: State) -> bool:
        lamp_burns = state.memory[self.slot] == 1
        ties = later.rank_class == earlier.rank_class and later.strength == earlier.strength
        return lamp_burns and ties

    def on_trick_won(self, state: State) -> None:
        winning = state.winning_card()
        won_with_one = winning is not None and winning.faction is self
        state.memory[self.slot] = 1 if won_with_one else 0


if __name__ == "__main__":
    register(Lamplighters)
    game = Game("Goblins Knights Dwarves Undead Lamplighters", seed=1)
    while not game.is_over:
        game.apply(game.legal_actions()[0])
    print(game.record(), end="")
