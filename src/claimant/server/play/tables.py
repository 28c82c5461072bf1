"""Tables: who sits where, what will be played, and the game that runs there."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any, Final, Literal, Protocol

import msgspec
from sqlalchemy import BindParameter, Connection, Row, bindparam, func, insert, select, update

from claimant.bots import make_bot, opponents
from claimant.games import new_game
from claimant.server.play import fairness
from claimant.server.play.fairness import Answer, Promise
from claimant.server.play.games import beginner
from claimant.server.reasons import Refusal
from claimant.server.store.accounts import Player, new_id
from claimant.server.store.schema import games, players, seats, tables
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.setup import Setup

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
LOBBY_PAGE = 50
MOST_OF_ONES_OWN = 100
NO_ANSWER: Final = {"word": "", "answers": None, "answered": None}
"""A chair from which nothing was added to a shuffle."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is set."""

    setup: Setup = msgspec.field(default_factory=Setup)
    private: bool = False
    """Whether one needs the invitation to find it."""
    pace: Literal["live", "unhurried"] = "live"
    rated: bool = False
    match: Literal["single", "duplicate"] = "single"
    """A duplicate match plays the same deal again from the others' seats."""
    first: str | None = None
    """The letter of the seat that begins the first game; None: by lot. Later games are always by lot."""


class Limits(msgspec.Struct, frozen=True):
    """How much room one player may take."""

    tables: int
    """At which they may sit before any of them is over."""
    open_tables: int
    """That they may have waiting for players in the lobby."""


def read_options(data: object) -> Options:
    """The options of a table as the store keeps them."""
    return msgspec.convert(data, Options)


# msgspec works out how to read a type when it is first asked to, and if two threads ask at the same moment
# (0.22) the process dies. So it is asked once before there are threads.
read_options({})


class Contributing(Protocol):
    """A word for the next shuffle, and the commitment that it answers."""

    @property
    def word(self) -> str: ...

    @property
    def commitment(self) -> str: ...


class Chair(msgspec.Struct, frozen=True):
    """A seat at a table: a player, a bot, or free."""

    seat: int
    player: str | None
    name: str
    bot: str | None
    answer: Answer | None
    """The word that the player last added to a shuffle."""
    guest: bool
    """Whether the player has no account."""


class Table(msgspec.Struct, frozen=True):
    """The current state of a table."""

    id: str
    host: str
    revision: int
    options: Options
    invitation: str | None
    status: str
    secret: str
    committed: int
    """The revision since which the hash of the secret is public."""
    chairs: list[Chair]
    game: str | None
    games: int

    @property
    def promise(self) -> Promise:
        """What the next deal will be made from."""
        return Promise(self.secret, self.committed, tuple(chair.answer for chair in self.chairs))

    def chair_of(self, player: str | None) -> Chair | None:
        return next((chair for chair in self.chairs if player is not None and chair.player == player), None)

    def is_visible_to(self, player: str | None, invitation: str | None) -> bool:
        if self.invitation is None or self.chair_of(player) is not None:
            return True
        return invitation is not None and invitation == self.invitation


# --- looking ----------------------------------------------------------------------------------------


# Built once: building such a statement takes longer than running it.
THIS: BindParameter[str] = bindparam("of")
LAST_GAME = (
    select(games.c.id).where(games.c.table == tables.c.id).order_by(games.c.number.desc()).limit(1)
).scalar_subquery()
LAST_NUMBER = select(func.max(games.c.number)).where(games.c.table == tables.c.id).scalar_subquery()
TABLE = (
    select(
        tables,
        seats.c.seat,
        seats.c.player,
        seats.c.bot,
        seats.c.word,
        seats.c.answers,
        seats.c.answered,
        players.c.name,
        players.c.account,
        LAST_GAME.label("game"),
        LAST_NUMBER.label("games"),
    )
    .join(seats, seats.c.table == tables.c.id)
    .outerjoin(players, players.c.id == seats.c.player)
    .where(tables.c.id == THIS)
    .order_by(seats.c.seat)
)
LOCK = select(tables.c.id).where(tables.c.id == THIS).with_for_update()
CHANGED = update(tables).where(tables.c.id == THIS).values(revision=tables.c.revision + 1)


def find_table(connection: Connection, table: str) -> Table:
    rows = connection.execute(TABLE, {"of": table}).all()
    if not rows:
        raise Refusal("no-such-table", 404)
    row = rows[0]
    return Table(
        id=row.id,
        host=row.host,
        revision=row.revision,
        options=read_options(row.options),
        invitation=row.invitation,
        status=row.status,
        secret=row.secret,
        committed=row.committed,
        chairs=[_chair(each) for each in rows],
        game=row.game,
        games=row.games or 0,
    )


def _chair(row: Row[Any]) -> Chair:
    answer = None if row.answers is None else Answer(row.word, row.answers, row.answered)
    is_guest = row.player is not None and row.account is None
    return Chair(row.seat, row.player, row.name or "", row.bot, answer, is_guest)


# One table of each host first, then the second ones, so that nobody can crowd out anybody else.
RANK = func.row_number().over(
    partition_by=(tables.c.status, tables.c.host), order_by=(tables.c.created.desc(), tables.c.id)
)
LOBBY = (
    select(tables.c.id)
    .where(tables.c.invitation.is_(None), tables.c.status.in_((OPEN, PLAYING)))
    .order_by(tables.c.status, RANK, tables.c.created.desc(), tables.c.id)
    .limit(LOBBY_PAGE)
    .offset(bindparam("skip"))
)


def lobby(connection: Connection, page: int) -> list[Table]:
    """A page of the public tables: those with a free seat, then those with a running game."""
    found = connection.execute(LOBBY, {"skip": (page - 1) * LOBBY_PAGE}).all()
    return [find_table(connection, row.id) for row in found]


def tables_of(connection: Connection, player: str) -> list[Table]:
    """Where a player sits, the newest first, except closed tables."""
    found = connection.execute(
        select(tables.c.id)
        .join(seats, seats.c.table == tables.c.id)
        .where(seats.c.player == player, tables.c.status != CLOSED)
        .order_by(tables.c.created.desc())
        .limit(MOST_OF_ONES_OWN)
    )
    return [find_table(connection, row.id) for row in found]


# --- changing ---------------------------------------------------------------------------------------


def open_table(
    connection: Connection,
    host: Player,
    options: Options,
    bots: Sequence[str | None],
    limits: Limits,
) -> Table:
    """A new table with its host on the first seat and bots on the seats that follow; None leaves one free.

    A set-up that cannot be played is refused now and not at the start: one game is dealt and thrown away.
    """
    probe = new_game(options.setup, 0, beginner(options.setup, options.first))
    if len(bots) >= probe.seats:
        raise Refusal("table-full")
    named = [bot for bot in bots if bot is not None]
    if options.rated and named:
        raise Refusal("rated-without-bots")
    for bot in named:
        check_opponent(options.setup.game, bot)
    check_not_everywhere(connection, host, limits)
    if not options.private:
        _check_lobby(connection, host, limits)
    table = new_id()
    connection.execute(
        insert(tables).values(
            id=table,
            host=host.id,
            revision=1,
            options=msgspec.to_builtins(options),
            invitation=new_id() if options.private else None,
            status=OPEN,
            secret=fairness.new_secret(),
            committed=1,
            created=time(),
        )
    )
    sitting: list[dict[str, object]] = [
        {"table": table, "seat": seat, "player": None, "bot": None, **NO_ANSWER}
        for seat in range(probe.seats)
    ]
    sitting[0].update(player=host.id)
    for chair, bot_or_nobody in zip(sitting[1:], bots, strict=False):
        chair["bot"] = bot_or_nobody
    connection.execute(insert(seats), sitting)
    return find_table(connection, table)


def check_opponent(game: str, bot: str) -> None:
    """Refuse a bot that does not play this game; those for comparison think for too long, too."""
    make_bot(bot, game)
    if bot not in opponents():
        raise Refusal("no-opponent", 422, bot=bot, right=list(opponents()))


SITS_AT = (
    select(func.count())
    .select_from(seats)
    .join(tables, tables.c.id == seats.c.table)
    .where(seats.c.player == bindparam("who"), tables.c.status.in_((OPEN, PLAYING)))
)


def check_not_everywhere(connection: Connection, player: Player, limits: Limits) -> None:
    if connection.execute(SITS_AT, {"who": player.id}).scalar_one() >= limits.tables:
        raise Refusal("too-many-tables", most=limits.tables)


def _check_lobby(connection: Connection, host: Player, limits: Limits) -> None:
    waiting = (
        select(func.count())
        .select_from(tables)
        .where(tables.c.host == host.id, tables.c.status == OPEN, tables.c.invitation.is_(None))
    )
    if connection.execute(waiting).scalar_one() >= limits.open_tables:
        raise Refusal("too-many-open-tables", most=limits.open_tables)


def locked(connection: Connection, table: str, invitation: str | None, player: Player) -> Table:
    """The table, locked against changes by others until this transaction ends."""
    if connection.dialect.name != "sqlite":
        connection.execute(LOCK, {"of": table})
    found = find_table(connection, table)
    if not found.is_visible_to(player.id, invitation):
        raise Refusal("no-such-table", 404)
    return found


def _changed(connection: Connection, table: str, **values: object) -> Table:
    connection.execute(
        update(tables).where(tables.c.id == table).values(revision=tables.c.revision + 1, **values)
    )
    return find_table(connection, table)


def _set_chair(connection: Connection, table: str, seat: int, **values: object) -> None:
    connection.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**values))


def join(
    connection: Connection,
    table: str,
    player: Player,
    seat: int | None,
    invitation: str | None,
    contribution: Contributing | None,
    limits: Limits,
) -> Table:
    """Sit down on a free seat, or on the first that is free."""
    found = locked(connection, table, invitation, player)
    if found.chair_of(player.id) is not None:
        raise Refusal("already-seated")
    if found.status != OPEN:
        raise Refusal("table-started")
    check_not_everywhere(connection, player, limits)
    free = [chair.seat for chair in found.chairs if chair.player is None and chair.bot is None]
    if not free:
        raise Refusal("table-full")
    if seat is not None and seat not in free:
        raise Refusal("seat-taken", seat=seat_letter(seat) if seat < len(found.chairs) else seat)
    chosen = free[0] if seat is None else seat
    _set_chair(connection, table, chosen, player=player.id, **NO_ANSWER)
    if contribution is not None:
        _answer(connection, found, chosen, contribution)
    return _changed(connection, table)


def contribute(connection: Connection, table: str, player: Player, given: Contributing) -> Table:
    """Add a word to the next shuffle, in answer to the commitment that the player has seen."""
    found = locked(connection, table, None, player)
    chair = found.chair_of(player.id)
    if chair is None:
        raise Refusal("not-seated", 403)
    if found.status == CLOSED:
        raise Refusal("table-closed")
    _answer(connection, found, chair.seat, given)
    return _changed(connection, table)


def _answer(connection: Connection, table: Table, seat: int, given: Contributing) -> None:
    """Keep a word for the revision of the table that is about to be made."""
    answer = Answer(given.word, given.commitment, table.revision + 1)
    table.promise.answered(seat, answer)
    _set_chair(connection, table.id, seat, word=answer.word, answers=answer.commitment, answered=answer.at)


def leave(connection: Connection, table: str, player: Player) -> Table:
    """Stand up, before the game or after it. The table of a host who leaves is closed."""
    found = locked(connection, table, None, player)
    chair = found.chair_of(player.id)
    if chair is None:
        raise Refusal("not-seated")
    if found.status == PLAYING:
        raise Refusal("table-started")
    if found.status == OVER or found.host == player.id:
        return _changed(connection, table, status=CLOSED)
    _set_chair(connection, table, chair.seat, player=None, **NO_ANSWER)
    return _changed(connection, table)


def leave_all(connection: Connection, player: Player) -> list[str]:
    """Stand up everywhere, for good: no table may wait for somebody who never comes. The tables left."""
    sat = select(seats.c.table).join(tables, tables.c.id == seats.c.table)
    left = list(
        connection.execute(sat.where(seats.c.player == player.id, tables.c.status != CLOSED)).scalars()
    )
    for table in left:
        leave(connection, table, player)
    return left


def seat_bot(connection: Connection, table: str, host: Player, seat: int, bot: str | None) -> Table:
    """Let a bot sit down on a free seat, or stand up again (None)."""
    found = locked(connection, table, None, host)
    if found.host != host.id:
        raise Refusal("not-host", 403)
    if found.status != OPEN:
        raise Refusal("table-started")
    if found.options.rated:
        raise Refusal("rated-without-bots")
    if seat >= len(found.chairs) or found.chairs[seat].player is not None:
        raise Refusal("seat-taken", seat=seat_letter(seat) if seat < len(found.chairs) else seat)
    if bot is not None:
        check_opponent(found.options.setup.game, bot)
    _set_chair(connection, table, seat, bot=bot)
    return _changed(connection, table)
