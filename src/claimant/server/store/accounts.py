"""Players: guests by a name alone, accounts by name and password, tokens for browsers and programs."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from time import time

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from claimant.server.reasons import Refusal
from claimant.server.store.names import GONE, account_name, looks_of
from claimant.server.store.schema import OWN, games, looks, players, sittings, tokens

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
MOST_TOKENS = 20
MOST_SESSIONS = 50
"""Per player. Another sign-in ends the session that has not been used for longest."""
SEEN_SECONDS = 3_600.0
"""The precision with which the last visit is stored, so that it is not written more often."""
DAY_SECONDS = 24 * 3_600.0

hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""What OWASP advises where memory is dear: 19 MB, on one core."""


@cache
def dummy_hash() -> str:
    """Compared with if there is no account, so that the time taken does not reveal it. Created when the
    server starts: the first caller must not wait for it.
    """
    return hasher.hash(secrets.token_hex(16))


@dataclass(frozen=True, slots=True)
class Session:
    """Where a player is signed in. The device is what the browser says about itself."""

    id: str
    device: str
    created: float
    seen: float


@dataclass(frozen=True, slots=True)
class Player:
    """A player. A guest has no account."""

    id: str
    name: str
    has_account: bool


def new_id() -> str:
    return secrets.token_urlsafe(12)


def check_password(text: str) -> None:
    if not SHORTEST_PASSWORD <= len(text) <= LONGEST_PASSWORD:
        raise Refusal("bad-password", 422, least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)


def hash_password(text: str) -> str:
    """Slow on purpose: never on the event loop, never in the writer's transaction."""
    return hasher.hash(text)


def is_right(password: str, hashed: str | None) -> bool:
    """Whether this is the password. Without an account (None) it takes as long to say no."""
    try:
        hasher.verify(dummy_hash() if hashed is None else hashed, password)
    except (VerifyMismatchError, InvalidHashError):
        return False
    return hashed is not None


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


# --- changes ----------------------------------------------------------------------------------------


def add_guest(connection: Connection, name: str) -> Player:
    player = Player(new_id(), name, False)
    _check_free(connection, player, name)
    connection.execute(insert(players).values(id=player.id, name=name, created=time()))
    return player


def _check_free(connection: Connection, player: Player, name: str) -> None:
    """The name of an account, and any name that looks like it, is taken."""
    taken = select(looks.c.player).where(looks.c.look.in_(looks_of(name)), looks.c.player != player.id)
    if connection.execute(taken).first() is not None:
        raise Refusal("name-taken", name=name)


def _hold_looks(connection: Connection, player: Player, name: str) -> None:
    connection.execute(delete(looks).where(looks.c.player == player.id))
    connection.execute(insert(looks), [{"look": look, "player": player.id} for look in looks_of(name)])


def make_account(connection: Connection, player: Player, name: str, password_hash: str) -> Player:
    """Give a guest an account: the same player, so that all games stay."""
    if player.has_account:
        raise Refusal("already-account")
    _check_free(connection, player, name)
    try:
        connection.execute(
            update(players)
            .where(players.c.id == player.id)
            .values(name=name, account=account_name(name), password=password_hash)
        )
        _hold_looks(connection, player, name)
    except IntegrityError:
        raise Refusal("name-taken", name=name) from None
    return Player(player.id, name, True)


def rename(connection: Connection, player: Player, name: str) -> Player:
    account = account_name(name) if player.has_account else None
    _check_free(connection, player, name)
    try:
        connection.execute(
            update(players).where(players.c.id == player.id).values(name=name, account=account)
        )
        if player.has_account:
            _hold_looks(connection, player, name)
    except IntegrityError:
        raise Refusal("name-taken", name=name) from None
    return Player(player.id, name, player.has_account)


def check_not_playing(connection: Connection, player: Player) -> None:
    running = (
        select(games.c.id)
        .join(sittings, sittings.c.game == games.c.id)
        .where(sittings.c.player == player.id, games.c.ended.is_(None))
    )
    if connection.execute(running).first() is not None:
        raise Refusal("still-playing")


def delete_player(connection: Connection, player: Player) -> None:
    """Forget a player. Games that others played with it stay, without its name."""
    connection.execute(update(sittings).where(sittings.c.player == player.id).values(name=GONE))
    for table in (*OWN, looks):
        connection.execute(delete(table).where(table.c.player == player.id))
    connection.execute(
        update(players).where(players.c.id == player.id).values(name=GONE, account=None, password=None)
    )


def issue_token(connection: Connection, player: str, label: str) -> str:
    """A new token for a program, shown this once: the store keeps only its hash."""
    held = select(func.count()).where(tokens.c.player == player, tokens.c.is_session.is_(False))
    if connection.execute(held).scalar_one() >= MOST_TOKENS:
        raise Refusal("too-many-tokens", most=MOST_TOKENS)
    return _add_token(connection, player, label, is_session=False)


def begin_session(connection: Connection, player: str, device: str) -> str:
    """A new token for a browser. There is always room for it."""
    held = [session.id for session in sessions_of(connection, player, 0)]
    surplus = held[MOST_SESSIONS - 1 :]
    if surplus:
        connection.execute(delete(tokens).where(tokens.c.hash.in_(surplus)))
    return _add_token(connection, player, device, is_session=True)


def _add_token(connection: Connection, player: str, label: str, is_session: bool) -> str:
    token, now = secrets.token_urlsafe(32), time()
    connection.execute(
        insert(tokens).values(
            hash=token_hash(token),
            player=player,
            label=label,
            is_session=is_session,
            created=now,
            seen=now,
        )
    )
    return token


def end_sessions(connection: Connection, player: str) -> list[str]:
    """End all sessions of a player, wherever they are; their hashes."""
    ended = [session.id for session in sessions_of(connection, player, 0)]
    connection.execute(delete(tokens).where(tokens.c.player == player, tokens.c.is_session.is_(True)))
    return ended


def note_seen(connection: Connection, token: str) -> None:
    connection.execute(update(tokens).where(tokens.c.hash == token_hash(token)).values(seen=time()))


def change_password(connection: Connection, player: Player, password_hash: str) -> None:
    connection.execute(update(players).where(players.c.id == player.id).values(password=password_hash))


def revoke_token(connection: Connection, player: str, hashed: str) -> None:
    gone = connection.execute(delete(tokens).where(tokens.c.player == player, tokens.c.hash == hashed))
    if gone.rowcount == 0:
        raise Refusal("no-such-token", 404)


# --- looking ----------------------------------------------------------------------------------------


def player_by_token(connection: Connection, token: str, session_days: int) -> tuple[Player, float] | None:
    """Whose token this is, and when it was last seen. A session that nobody has used for long is over."""
    found = connection.execute(
        select(players.c.id, players.c.name, players.c.account, tokens.c.seen)
        .join(tokens, tokens.c.player == players.c.id)
        .where(
            tokens.c.hash == token_hash(token),
            tokens.c.is_session.is_(False) | (tokens.c.seen >= time() - session_days * DAY_SECONDS),
        )
    ).first()
    if found is None:
        return None
    return Player(found.id, found.name, found.account is not None), found.seen


def player_by_id(connection: Connection, player: str) -> Player:
    found = connection.execute(
        select(players.c.id, players.c.name, players.c.account).where(players.c.id == player)
    ).first()
    if found is None:
        raise Refusal("no-such-player", 404)
    return Player(found.id, found.name, found.account is not None)


def sessions_of(connection: Connection, player: str, session_days: int) -> list[Session]:
    """The sessions that are not over yet (0: those as well), the last used first."""
    since = time() - session_days * DAY_SECONDS if session_days else 0.0
    found = connection.execute(
        select(tokens.c.hash, tokens.c.label, tokens.c.created, tokens.c.seen)
        .where(tokens.c.player == player, tokens.c.is_session.is_(True), tokens.c.seen >= since)
        .order_by(tokens.c.seen.desc(), tokens.c.created.desc())
    )
    return [Session(row.hash, row.label, row.created, row.seen) for row in found]


def password_of(connection: Connection, player: str) -> str | None:
    """The hash of a player's password; a guest has none."""
    found = connection.execute(select(players.c.password).where(players.c.id == player))
    hashed: str | None = found.scalar_one()
    return hashed


def tokens_of(connection: Connection, player: str) -> list[tuple[str, str, float]]:
    """Hash, label and time of each token for programs, the oldest first."""
    found = connection.execute(
        select(tokens.c.hash, tokens.c.label, tokens.c.created)
        .where(tokens.c.player == player, tokens.c.is_session.is_(False))
        .order_by(tokens.c.created)
    )
    return [(row.hash, row.label, row.created) for row in found]


def find_account(connection: Connection, name: str) -> tuple[Player, str] | None:
    """The account of a name, and the hash of its password."""
    found = connection.execute(
        select(players.c.id, players.c.name, players.c.password).where(
            players.c.account == account_name(name)
        )
    ).first()
    return None if found is None else (Player(found.id, found.name, True), found.password)
