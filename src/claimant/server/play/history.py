"""Games in the store: their journals, their ends, their records."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

from sqlalchemy import (
    JSON,
    BindParameter,
    Connection,
    Row,
    bindparam,
    case,
    func,
    select,
    text,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError

from claimant.server.messages.answers import GameEntry, Score
from claimant.server.play import dealing, tables
from claimant.server.play.fairness import Shuffle
from claimant.server.play.games import with_headers
from claimant.server.play.ratings import rate
from claimant.server.play.session import Entry, GameSession, Terms, begin
from claimant.server.play.tables import Options, Table, read_options
from claimant.server.reasons import Refusal
from claimant.server.store.schema import games, journal, sittings
from claimant.server.store.schema import tables as all_tables
from claimant.server.store.sums import summing
from claimant.server.store.writer import savepoint
from claimant.tabletop.seats import bot_header, player_header, seat_letter

CHANNEL = "claimant"
"""The channel on which PostgreSQL notifies the other workers of changes."""
PAGE = 50
GUESTS_HEADER = "Guests"


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits on a seat of a game."""

    player: str | None
    name: str
    bot: str | None
    guest: bool = False
    """Whether the player had no account when the game began."""


@dataclass(frozen=True)
class GameInfo:
    """What is fixed when a game begins."""

    id: str
    table: str
    number: int
    kind: str
    options: Options
    invitation: str | None
    sittings: tuple[Sitting, ...]
    shuffle: Shuffle
    commitment: str
    started: float

    @property
    def secret(self) -> str:
        return self.shuffle.secret

    @cached_property
    def names(self) -> list[str]:
        """Who plays, by seat."""
        return [sitting.name for sitting in self.sittings]

    @cached_property
    def guests(self) -> list[bool]:
        return [sitting.guest for sitting in self.sittings]

    @cached_property
    def _seats(self) -> dict[str | None, int]:
        return {sitting.player: seat for seat, sitting in enumerate(self.sittings)}

    def seat_of(self, player: str | None) -> int | None:
        return None if player is None else self._seats.get(player)

    def is_visible_to(self, player: str | None, invitation: str | None) -> bool:
        if self.invitation is None or self.seat_of(player) is not None:
            return True
        return invitation is not None and invitation == self.invitation


# Built once: building such a statement takes longer than running it.
THIS: BindParameter[str] = bindparam("of")
GAME = (
    select(games, all_tables.c.options, all_tables.c.invitation)
    .join(all_tables, all_tables.c.id == games.c.table)
    .where(games.c.id == THIS)
)
SITTINGS = select(sittings).where(sittings.c.game == THIS).order_by(sittings.c.seat)
ENTRIES = (
    select(*(journal.c[name] for name in Entry.__struct_fields__))
    .where(journal.c.game == THIS, journal.c.version > bindparam("since"))
    .order_by(journal.c.version)
)
END = (
    update(games)
    .where(games.c.id == THIS)
    .values(ended=bindparam("at"), outcome=bindparam("as", type_=JSON))
)
WON = (
    update(sittings)
    .where(sittings.c.game == THIS)
    .values(won=sittings.c.seat.in_(bindparam("winning", expanding=True)))
)


def find_game(connection: Connection, game: str) -> tuple[GameInfo, dict[str, object]]:
    """A game and its deal."""
    row = connection.execute(GAME, {"of": game}).first()
    if row is None:
        raise Refusal("game-not-found", 404)
    sat = connection.execute(SITTINGS, {"of": game})
    shuffle = dealing.shuffle_of(row)
    info = GameInfo(
        id=row.id,
        table=row.table,
        number=row.number,
        kind=row.kind,
        options=read_options(row.options),
        invitation=row.invitation,
        sittings=tuple(
            Sitting(sitting.player, sitting.name, sitting.bot, sitting.guest) for sitting in sat
        ),
        shuffle=shuffle,
        commitment=shuffle.commitment,
        started=row.started,
    )
    return info, cast(dict[str, object], row.deal)


def load(connection: Connection, game: str, patience: dict[str, float]) -> tuple[GameInfo, GameSession]:
    """A game with everything that was done in it."""
    info, deal = find_game(connection, game)
    bots = tuple(sitting.bot for sitting in info.sittings)
    terms = Terms(bots, info.options.rated, patience[info.options.pace], info.started)
    return info, catch_up(connection, game, begin(deal, terms))


def catch_up(connection: Connection, game: str, session: GameSession) -> GameSession:
    """A session with everything that was done since; the same one if nothing was."""
    for entry in entries_after(connection, game, session.version):
        session = session.replayed(entry)
    return session


def entries_after(connection: Connection, game: str, version: int) -> list[Entry]:
    found = connection.execute(ENTRIES, {"of": game, "since": version})
    return [Entry(*row) for row in found]


COLUMNS = tuple(journal.columns.keys())
ADD_NEW = {
    "sqlite": sqlite_insert(journal).on_conflict_do_nothing().returning(*journal.columns),
    "postgresql": postgresql_insert(journal).on_conflict_do_nothing().returning(*journal.columns),
}


def append(connection: Connection, entries: list[tuple[GameInfo, Entry]]) -> list[bool]:
    """Write entries of many games at once.

    False for an entry whose version, or whose key, was written before: by another process, or by an
    attempt whose answer got lost.
    """
    rows: list[tuple[object, ...]] = [
        (info.id, entry.version, entry.seat, entry.kind, entry.content, entry.key, entry.at)
        for info, entry in entries
    ]
    done = _add(connection, rows)
    if connection.dialect.name == "postgresql":
        told = zip(entries, done, strict=True)
        notify(
            connection,
            *(f"game {info.id} {entry.version} {info.table}" for (info, entry), is_new in told if is_new),
        )
    return done


def _add(connection: Connection, rows: list[tuple[object, ...]]) -> list[bool]:
    """Which of these were not there yet. Assuming that all are new is quicker."""
    with suppress(IntegrityError, sqlite3.IntegrityError), savepoint(connection):
        summing(connection).insert_rows(journal, rows)
        return [True] * len(rows)
    given = [dict(zip(COLUMNS, row, strict=True)) for row in rows]
    added = connection.execute(ADD_NEW[connection.dialect.name], given)
    new = {(row.game, row.seat, row.key) for row in added}
    return [(row["game"], row["seat"], row["key"]) in new for row in given]


def append_last(connection: Connection, info: GameInfo, entry: Entry, session: GameSession) -> Table | None:
    """Write the last entry of a game, and with it how the game ended. `session` includes the entry.

    Returns the table afterwards; None if the entry was written before.
    """
    if append(connection, [(info, entry)]) == [False]:
        return None
    _end(connection, info, entry.at, session)
    return tables.find_table(connection, info.table)


def _end(connection: Connection, info: GameInfo, at: float, session: GameSession) -> None:
    winning = session.winning_seats()
    connection.execute(END, {"of": info.id, "at": at, "as": session.outcome()})
    connection.execute(WON, {"of": info.id, "winning": winning})
    players = [sitting.player for sitting in info.sittings]
    if info.options.rated and None not in players:
        rate(connection, info.kind, cast(list[str], players), session.sides(), winning)
    dealing.finish(connection, info.table, info.options)


def notify(connection: Connection, *messages: str) -> None:
    """Notify the other workers as soon as this transaction is durable, and not before."""
    if messages and connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT pg_notify(:channel, message) FROM unnest(CAST(:messages AS text[])) AS message"),
            {"channel": CHANNEL, "messages": list(messages)},
        )


# --- afterwards -------------------------------------------------------------------------------------


def record(info: GameInfo, session: GameSession) -> str:
    """The whole record with everything that is needed to check the deal. For finished games only."""
    told = info.shuffle.headers()
    for seat, sitting in enumerate(info.sittings):
        if sitting.bot is None:
            told[player_header(seat)] = sitting.name
        else:
            told[bot_header(seat)] = sitting.bot
    guests = [seat_letter(seat) for seat, sitting in enumerate(info.sittings) if sitting.guest]
    if guests:
        told[GUESTS_HEADER] = " ".join(guests)
    if session.resigned:
        told["Resigned"] = " ".join(seat_letter(seat) for seat in session.resigned)
    if session.undone:
        told["Undone"] = str(session.undone)
    return with_headers(session.game, told).record()


def is_record_open(connection: Connection, info: GameInfo) -> bool:
    """Whether all may know the deal: nobody is playing it any more, not from another seat either."""
    running = select(games.c.id).where(
        games.c.table == info.table, games.c.secret == info.secret, games.c.ended.is_(None)
    )
    return connection.execute(running).first() is None


def games_of(connection: Connection, player: str, before: float | None) -> list[GameEntry]:
    """A page of a player's games, the newest first."""
    wanted = (
        select(
            games.c.id,
            games.c.table,
            games.c.kind,
            games.c.started,
            games.c.ended,
            sittings.c.seat,
            sittings.c.won,
        )
        .join(sittings, sittings.c.game == games.c.id)
        .where(sittings.c.player == player)
        .order_by(games.c.started.desc())
        .limit(PAGE)
    )
    if before is not None:
        wanted = wanted.where(games.c.started < before)
    rows = connection.execute(wanted).all()
    sat = _sittings(connection, [row.id for row in rows])
    return [
        GameEntry(
            game=row.id,
            table=row.table,
            kind=row.kind,
            started=row.started,
            ended=row.ended,
            seat=seat_letter(row.seat),
            players=[sitting.name for sitting in sat[row.id]],
            guests=[sitting.guest for sitting in sat[row.id]],
            bots=[sitting.bot for sitting in sat[row.id]],
            won=row.won,
        )
        for row in rows
    ]


def _sittings(connection: Connection, ids: list[str]) -> dict[str, list[Row[Any]]]:
    found: dict[str, list[Row[Any]]] = {game: [] for game in ids}
    rows: list[Row[Any]] = list(
        connection.execute(
            select(sittings.c.game, sittings.c.name, sittings.c.bot, sittings.c.guest)
            .where(sittings.c.game.in_(ids))
            .order_by(sittings.c.game, sittings.c.seat)
        )
    )
    for row in rows:
        found[row.game].append(row)
    return found


def statistics(connection: Connection, player: str) -> dict[str, Score]:
    """By kind of game: how many were finished and won, and how many are running."""
    rows = connection.execute(
        select(
            games.c.kind,
            func.count(games.c.ended).label("finished"),
            func.sum(case((sittings.c.won.is_(True), 1), else_=0)).label("won"),
            func.count().label("all"),
        )
        .join(sittings, sittings.c.game == games.c.id)
        .where(sittings.c.player == player)
        .group_by(games.c.kind)
    )
    return {row.kind: Score(row.finished, int(row.won), row.all - row.finished) for row in rows}
