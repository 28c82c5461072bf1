"""DDS, the double-dummy solver of bridge, on random deals."""

from __future__ import annotations

import random
import time

from endplay.dds import solve_board
from endplay.dealer import generate_deal
from endplay.types import Deal, Denom, Player

TRUMPS = (Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs, Denom.nt)


def bridge_deal(seed: int, cards: int) -> Deal:
    """A random deal, played on at random until everybody has so many cards."""
    deal = generate_deal(seed=seed)
    deal.trump = TRUMPS[seed % len(TRUMPS)]
    deal.first = Player.north
    chance = random.Random(seed)
    while len(deal[Player.north]) > cards or len(deal.curtrick) > 0:
        deal.play(chance.choice(list(deal.legal_moves())))
    return deal


def milliseconds_of_dds(deal: Deal) -> float:
    """The processor time until the tricks of all cards are known."""
    started = time.process_time()
    list(solve_board(deal))
    return 1000 * (time.process_time() - started)
