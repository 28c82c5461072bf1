"""What is wrong with a database, derived from its error."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError

CORRUPT, FULL, LOCKED, READ_ONLY, FROZEN, FAILS = (
    "corrupt",
    "full",
    "locked",
    "read-only",
    "frozen",
    "fails",
)
SQLITE = {
    sqlite3.SQLITE_CORRUPT: CORRUPT,
    sqlite3.SQLITE_NOTADB: CORRUPT,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_READONLY: READ_ONLY,
}
# Errors of a full disk: SQLite reports "full" only if the system uses that very word.
CANNOT_WRITE = frozenset(
    {
        sqlite3.SQLITE_IOERR_WRITE,
        sqlite3.SQLITE_IOERR_FSYNC,
        sqlite3.SQLITE_IOERR_DIR_FSYNC,
        sqlite3.SQLITE_IOERR_TRUNCATE,
        sqlite3.SQLITE_IOERR_SHMSIZE,
    }
)
POSTGRESQL = {
    "XX001": CORRUPT,
    "XX002": CORRUPT,
    "53100": FULL,
    "55P03": LOCKED,
    "40P01": LOCKED,
    "25006": READ_ONLY,
    "57014": FROZEN,
}
PRIMARY = 0xFF
"""The part of SQLite's codes that gives the kind of error."""


def fault_of(error: BaseException) -> str:
    """What is wrong with the database, or only that something is."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", 0)
        return FULL if code in CANNOT_WRITE else SQLITE.get(code & PRIMARY, FAILS)
    # Only psycopg's errors have it. Without a code of the database's there was no answer at all.
    state = getattr(cause, "sqlstate", FAILS)
    return FROZEN if state is None else POSTGRESQL.get(state, FAILS)


def said_by(error: BaseException) -> str:
    """The first line of an error. What follows may hold a statement, values, or advice for programmers."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return str(cause).partition("\n")[0].rstrip(".")
