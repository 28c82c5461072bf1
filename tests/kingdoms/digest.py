"""What becomes of the golden playthroughs, to be compared: `python -m tests.kingdoms.digest`."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from claimant.kingdoms import Game, picture, playout
from claimant.kingdoms.sets import ruleset
from claimant.tabletop.chance import Chance

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def records() -> dict[str, str]:
    """The golden records by name."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(PLAYTHROUGHS.glob("*.kingdoms"))}


def digest(record: str) -> dict[str, object]:
    """Where a record leads, and everything that everybody saw on the way."""
    game = Game.from_record(record)
    seen: list[object] = []
    for seat in (0, 1):
        seen.append([event.to_json() for event in game.events(seat)])
        seen.append(game.view(seat).to_json())
    seen.append([event.to_json() for event in game.events()])
    seen.append(game.public_view().to_json())
    seen.append(picture(game.public_view()))
    return {
        "position": game.position(),
        "result": game.result().to_json(),
        "seen": hashlib.sha256(json.dumps(seen).encode()).hexdigest(),
    }


def random_games() -> list[object]:
    """Many short facts about games played at random."""
    return [list(playout.play_games(ruleset(factions), 40, Chance(5))) for factions in DECKS]


DECKS = ("Go Dw Gn Tr Un Dr Kn", "Gn Tr Un Do Se Gi Kn", "Go Dw Do Dr Se Gi Kn")


def main() -> None:
    told: dict[str, object] = {name: digest(record) for name, record in records().items()}
    told["random games"] = random_games()
    told["compiled"] = not playout.__file__.endswith(".py")
    print(json.dumps(told))


if __name__ == "__main__":
    main()
