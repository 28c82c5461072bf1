"""Finished games between bots, for reviews."""

from __future__ import annotations

from functools import cache

from claimant.bots import make_bot
from claimant.games import new_game
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.setup import Setup


@cache
def played(
    bots: tuple[str, ...] = ("greedy", "greedy"),
    seed: int = 1,
    game: str = "claim",
    deck: str = "",
    places: tuple[str, ...] = (),
) -> TabletopGame:
    """A finished game: each seat is played by one of these bots."""
    made = new_game(Setup(game, deck, len(bots), places), seed)
    players = [make_bot(name, game, seed + seat) for seat, name in enumerate(bots)]
    while not made.is_over:
        seat = made.asked[0]
        made.apply(players[seat].choose(made.view(seat), made.legal_actions(seat)), seat)
    return made


def careless() -> TabletopGame:
    """A game with mistakes on both sides, the same whatever the bots learn: both play at random."""
    return played(("random", "random"), seed=2)
