"""A digest of many games in all their details, to compare one build of the rules with another.

    python -m tests.claim.fingerprint

prints which build it ran on and the digest of every game.
"""

from __future__ import annotations

import hashlib
import json

from claimant import build
from claimant.claim import Game
from claimant.claim.playout import play_games
from claimant.claim.sets import ruleset
from claimant.tabletop.chance import Chance
from tests.claim.decks import covering_decks
from tests.claim.playthroughs.golden import RECORDS, tell, views_on_the_way


def fingerprints() -> dict[str, str]:
    """A digest for every golden playthrough, for a random game of many decks, and for playouts."""
    found = {path.stem: _digest(tell(Game.from_record(path.read_text("utf-8")))) for path in RECORDS}
    for seed, deck in enumerate(covering_decks()):
        game = Game(deck, seed=seed)
        chance = Chance(seed)
        while not game.is_over:
            seat = game.asked[chance.below(len(game.asked))]
            legal = game.legal_actions(seat)
            game.apply(legal[chance.below(len(legal))], seat)
        name = " ".join(deck)
        found[name] = _digest(views_on_the_way(game) + tell(game))
        found[f"{name} playouts"] = _digest(str(play_games(ruleset(deck), 20, Chance(seed))))
    return found


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


if __name__ == "__main__":
    print(json.dumps({"build": build.kind(), "games": fingerprints()}))
