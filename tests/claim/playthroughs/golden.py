"""What a playthrough pins down: every event, what each seat saw, the last position and the result."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from claimant.claim import Game

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.claim"))


def tell(game: Game) -> str:
    """The whole game as text, from its record."""
    replay = Game.from_record(game.record())
    told = [json.dumps(event.to_json()) for event in replay.log]
    for seat in range(game.seats):
        seen = json.dumps([event.to_json() for event in replay.events(seat)])
        told.append(f"seat {seat} saw {hashlib.sha256(seen.encode()).hexdigest()}")
    told.append(f"views {views_on_the_way(game)}")
    told.append(replay.position())
    told.append(json.dumps(replay.result().to_json()))
    return "\n".join(told) + "\n"


def views_on_the_way(game: Game) -> str:
    """A digest of all views and positions at every decision of a game."""
    digest = hashlib.sha256()
    setup = game.copy()
    replay = Game.from_json({**setup.to_json(), "moves": []})
    for move in game.moves:
        for seat in range(game.seats):
            digest.update(json.dumps(replay.view(seat).to_json()).encode())
        digest.update(json.dumps(replay.public_view().to_json()).encode())
        digest.update(replay.position().encode())
        replay.apply(move.action, move.seat)
    return digest.hexdigest()
