"""Tables with running games, written straight into a store before its server starts."""

from __future__ import annotations

from time import time

import msgspec
from sqlalchemy import Connection, Table, insert

from claimant.games import new_game
from claimant.server.ops.settings import Settings
from claimant.server.play import fairness
from claimant.server.play.tables import PLAYING, Options
from claimant.server.store.accounts import new_id, token_hash
from claimant.server.store.migrate import migrate
from claimant.server.store.schema import games, journal, players, seats, sittings, tables, tokens
from claimant.server.store.writer import Store
from claimant.tabletop.chance import Chance
from claimant.tabletop.setup import Setup


class Prepared(msgspec.Struct):
    """A table at which two players sit, each with the token of a browser."""

    id: str
    game: str
    tokens: tuple[str, str]


def prepare(settings: Settings, count: int, moves: int = 0, kind: Setup | None = None) -> list[Prepared]:
    """So many tables; in their games none to so many random moves have been made, in turn."""
    settings.data.mkdir(parents=True, exist_ok=True)
    migrate(settings.database_url)
    store = Store(settings.database_url)
    try:
        return store.submit(lambda connection: _write(connection, count, moves, kind or Setup())).result()
    finally:
        store.close()


def _write(connection: Connection, count: int, moves: int, setup: Setup) -> list[Prepared]:
    rows: dict[Table, list[dict[str, object]]] = {
        table: [] for table in (players, tokens, tables, seats, games, sittings, journal)
    }
    prepared = []
    now = time()
    for number in range(count):
        table = Prepared(new_id(), new_id(), (new_id(), new_id()))
        prepared.append(table)
        secret = fairness.new_secret()
        game = new_game(setup, fairness.deal_seed(secret, ["", ""]))
        rows[tables].append(
            {
                "id": table.id,
                "revision": 1,
                "options": msgspec.to_builtins(Options(setup)),
                "invitation": None,
                "status": PLAYING,
                "secret": fairness.new_secret(),
                "created": now,
            }
        )
        rows[games].append(
            {
                "id": table.game,
                "table": table.id,
                "number": 1,
                "kind": setup.game,
                "deal": game.to_json(),
                "secret": secret,
                "words": ["", ""],
                "started": now,
            }
        )
        for seat, token in enumerate(table.tokens):
            player = {"id": new_id(), "name": f"Player {seat}", "created": now}
            rows[players].append(player)
            rows[tables][-1].setdefault("host", player["id"])
            rows[tokens].append(
                {
                    "hash": token_hash(token),
                    "player": player["id"],
                    "label": "",
                    "is_session": True,
                    "created": now,
                    "seen": now,
                }
            )
            rows[seats].append({"table": table.id, "seat": seat, "player": player["id"], "word": ""})
            rows[sittings].append(
                {"game": table.game, "seat": seat, "player": player["id"], "name": player["name"]}
            )
        chance = Chance(number)
        for version in range(1, number % (moves + 1) + 1):
            legal = game.legal_actions()
            seat = game.asked[0]
            action = str(legal[chance.below(len(legal))])
            game.apply(action, seat)
            rows[journal].append(
                {
                    "game": table.game,
                    "version": version,
                    "seat": seat,
                    "kind": "move",
                    "content": action,
                    "key": f"key-{version}",
                    "at": now,
                }
            )
    for kind, values in rows.items():
        if values:
            connection.execute(insert(kind), values)
    return prepared
