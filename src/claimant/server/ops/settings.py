"""What an operator can set."""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import ip_network
from math import inf
from pathlib import Path
from urllib.parse import urlsplit

from claimant.server.reasons import Refusal

DATABASE_FILE = "claimant.db"
LAST_PORT = 65_535
LEAST = {
    "workers": 1,
    "bot_processes": 1,
    "requests_per_minute": 1,
    "sign_ins_per_minute": 1,
    "frames_per_second": 1,
    "connections": 16,
    "connections_per_address": 1,
    "request_seconds": 0.1,
    "rooms_in_memory": 1,
    "session_days": 1,
    "guest_days": 1,
    "open_table_days": 1,
    "over_table_days": 1,
    "resigned_game_days": 1,
    "orphaned_game_days": 1,
    "tables_per_player": 1,
    "open_tables_per_player": 1,
    "live_patience": 0,
    "unhurried_patience": 0,
}


@dataclass(frozen=True)
class Settings:
    """The settings of the server. The operator chooses them; they do not change while it runs."""

    host: str = "127.0.0.1"
    """The address to listen on."""

    port: int = 8000
    """The port to listen on; 0 picks a free one."""

    database: str = ""
    """A PostgreSQL URL; if none is given, an SQLite file in the data directory."""

    data: Path = field(default_factory=lambda: Path("claimant-data"))
    """The data directory."""

    workers: int = 1
    """How many processes serve; more than one needs PostgreSQL."""

    bot_processes: int = 1
    """How many processes think for bots, for each worker."""

    origins: tuple[str, ...] = ()
    """Allowed origins of pages, besides the server's own address, such as https://example.org."""

    secure_cookies: bool = False
    """Send cookies over HTTPS only: use it wherever the server is behind TLS."""

    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks of proxies that are trusted to name their clients."""

    connections: int = 4_000
    """How many connections each worker holds at most."""

    connections_per_address: int = 500
    """How many of them one address may hold, unless it is a proxy's; never more than half."""

    request_seconds: float = 10.0
    """How long the head of a request may take to come, and then its body."""

    requests_per_minute: int = 1_200
    """How many requests a player, or an address without one, may make."""

    sign_ins_per_minute: int = 20
    """How often one address may take a name, sign in or make an account."""

    frames_per_second: int = 20
    """The long-term rate of one WebSocket; four times as many at once."""

    live_patience: float = 120.0
    """After how many seconds a bot may stand in for a silent player, at a table in real time."""

    unhurried_patience: float = 3 * 24 * 3600.0
    """The same at an unhurried table."""

    session_days: int = 90
    """After how many days without a visit a player must sign in again."""

    guest_days: int = 30
    """After how many days a guest without games is forgotten."""

    open_table_days: int = 14
    """After how many days a table that never started is closed and removed."""

    over_table_days: int = 30
    """After how many days without another game a table is closed; its games stay."""

    resigned_game_days: int = 7
    """After how many days a game is removed if all players have resigned and only bots are left."""

    orphaned_game_days: int = 365
    """After how many days a game is removed when nobody is left who took part in it."""

    plugin: tuple[str, ...] = ()
    """Python modules that register factions, places, bots or lessons of your own."""

    rooms_in_memory: int = 5_000
    """How many games are kept in memory; others are loaded when needed."""

    tables_per_player: int = 50
    """At how many tables one player may sit before any of them is over."""

    open_tables_per_player: int = 5
    """How many public tables of one player may wait for others in the lobby."""

    def __post_init__(self) -> None:
        if not 0 <= self.port <= LAST_PORT:
            raise Refusal("setting-out-of-range", name="port", least=0, most=LAST_PORT, given=self.port)
        for name, least in LEAST.items():
            given = getattr(self, name)
            if not least <= given < inf:
                raise Refusal("setting-too-small", name=name, least=str(least), given=str(given))
        for origin in self.origins:
            if not _is_origin(origin):
                raise Refusal("bad-origin", given=origin)
        for proxy in self.proxies:
            if not _is_network(proxy):
                raise Refusal("bad-proxy", given=proxy)
        if self.database and not _is_postgresql_url(self.database):
            raise Refusal("bad-database-url")
        if self.workers > 1 and not self.is_postgresql:
            raise Refusal("sqlite-workers", given=self.workers)

    @property
    def is_postgresql(self) -> bool:
        return bool(self.database)

    @property
    def file(self) -> Path:
        """The SQLite file, if PostgreSQL is not used."""
        return self.data / DATABASE_FILE

    @property
    def database_url(self) -> str:
        """The URL for SQLAlchemy, whichever way the operator wrote it."""
        return f"sqlite:///{self.file}" if not self.database else f"postgresql+psycopg://{self._address}"

    @property
    def libpq_url(self) -> str:
        """The URL for PostgreSQL's own programs and its driver."""
        return f"postgresql://{self._address}"

    @property
    def _address(self) -> str:
        return self.database.partition("://")[2]


def _is_origin(text: str) -> bool:
    """As browsers send it: a scheme and a host, optionally a port, and nothing after it."""
    try:
        parts = urlsplit(text)
        return (
            parts.scheme in ("http", "https")
            and text == f"{parts.scheme}://{parts.netloc}"
            and bool(parts.hostname)
            and parts.port != 0
        )
    except ValueError:
        return False


def _is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def _is_postgresql_url(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return (
            parts.scheme in ("postgres", "postgresql", "postgresql+psycopg")
            and "://" in text
            and parts.port != 0
        )
    except ValueError:
        return False
