"""Dealing: the first game at a table, another one, and the same deal again in a duplicate match."""

from __future__ import annotations

from time import time
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, Row, bindparam, insert, select

from claimant.games import new_game, read_json
from claimant.server.play import fairness, tables
from claimant.server.play.fairness import Order, Shuffle
from claimant.server.play.games import beginner
from claimant.server.play.tables import CHANGED, CLOSED, OPEN, OVER, PLAYING, Limits, Options, Table
from claimant.server.reasons import Refusal
from claimant.server.store.accounts import Player, new_id
from claimant.server.store.schema import games, sittings

# Built once: building such a statement takes longer than running it.
ENDED = CHANGED.values(status=OVER)
DEALT = CHANGED.values(
    status=PLAYING, secret=bindparam("next_secret"), committed=bindparam("next_committed")
)
ADD_GAME = insert(games)
ADD_SITTINGS = insert(sittings)

# msgspec works out how to read a type the first time it reads one; see `tables.read_options`.
msgspec.convert({"committed": 0, "answered": [], "dealt": 0}, Order)


def deal(connection: Connection, table: str, player: Player, limits: Limits) -> Table:
    """The first game, or another one."""
    found = tables.locked(connection, table, None, player)
    if not found.games:
        return _start(connection, found, player)
    return _once_more(connection, found, player, limits)


def start(connection: Connection, table: str, host: Player) -> Table:
    """Deal the first game."""
    return _start(connection, tables.locked(connection, table, None, host), host)


def _start(connection: Connection, found: Table, host: Player) -> Table:
    if found.host != host.id:
        raise Refusal("not-host", 403)
    if found.status != OPEN:
        raise Refusal("table-started")
    if any(chair.player is None and chair.bot is None for chair in found.chairs):
        raise Refusal("seats-free")
    return _deal(connection, found)


def _once_more(connection: Connection, found: Table, player: Player, limits: Limits) -> Table:
    """Once more, with everybody one seat further."""
    if found.chair_of(player.id) is None:
        raise Refusal("not-seated", 403)
    if found.status == CLOSED:
        raise Refusal("table-closed")
    if found.status != OVER:
        raise Refusal("table-not-over")
    tables.check_not_everywhere(connection, player, limits)
    return _deal(connection, found)


def _deal(connection: Connection, table: Table) -> Table:
    setup = table.options.setup
    first = None if table.games else beginner(setup, table.options.first)
    revision = table.revision + 1
    shuffle = table.promise.kept(revision)
    game = new_game(setup, shuffle.seed, first)
    dealt = _begin(connection, table, game.to_json(), shuffle)
    after = fairness.promised(fairness.new_secret(), revision, len(table.chairs))
    connection.execute(
        DEALT, {"of": table.id, "next_secret": after.secret, "next_committed": after.committed}
    )
    return replace(
        table,
        revision=revision,
        status=PLAYING,
        secret=after.secret,
        committed=after.committed,
        game=dealt,
        games=table.games + 1,
    )


def _begin(connection: Connection, table: Table, deal: dict[str, object], shuffle: Shuffle) -> str:
    game = new_id()
    number = table.games + 1
    connection.execute(
        ADD_GAME,
        {
            "id": game,
            "table": table.id,
            "number": number,
            "kind": table.options.setup.game,
            "deal": deal,
            "secret": shuffle.secret,
            "words": list(shuffle.words),
            "promised": None if shuffle.order is None else msgspec.to_builtins(shuffle.order),
            "started": time(),
        },
    )
    count = len(table.chairs)
    connection.execute(
        ADD_SITTINGS,
        [
            {
                "game": game,
                "seat": (chair.seat + number - 1) % count,
                "player": chair.player,
                "name": chair.name or chair.bot,
                "bot": chair.bot,
                "guest": chair.guest,
            }
            for chair in table.chairs
        ],
    )
    return game


def shuffle_of(game: Row[Any]) -> Shuffle:
    """What a game in the store was dealt from."""
    order = None if game.promised is None else msgspec.convert(game.promised, Order)
    return Shuffle(game.secret, tuple(game.words), order)


def finish(connection: Connection, table: str, options: Options) -> None:
    """A game at this table has ended. In a duplicate match the same deal may have to be played again."""
    if options.match == "duplicate":
        found = tables.find_table(connection, table)
        last = connection.execute(select(games).where(games.c.id == found.game)).one()
        rounds = len(set(read_json(last.deal).sides))
        if found.games % rounds:
            _begin(connection, found, last.deal, shuffle_of(last))
            connection.execute(CHANGED, {"of": table})
            return
    connection.execute(ENDED, {"of": table})
