"""Players that see what their seat may see, from gentle to strong.

>>> from claimant.claim.game import Game
>>> game = Game("claim", seed=7, first=0)
>>> bot = make_bot("random", seed=1)
>>> bot.choose(game.view(0), game.legal_actions()) in game.legal_actions()
True
"""

from claimant.bots.registry import (
    LEVELS,
    NAMES,
    describe,
    games_of,
    make_bot,
    opponents,
    register_bot,
)

__all__ = ["LEVELS", "NAMES", "describe", "games_of", "make_bot", "opponents", "register_bot"]
