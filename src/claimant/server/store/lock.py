"""One writer for an SQLite file: who serves it, or puts another in its place, holds a lock."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from claimant.server.reasons import Refusal


@contextmanager
def claimed(database: Path) -> Iterator[None]:
    """Lock an SQLite file; if it is already locked, a server holds it.

    The system releases the lock when the process ends, however it ends. The lock file stays: if it were
    removed, two processes could hold locks on two files of the same name.
    """
    # To lock a file one need not be able to write it: an operator and the server may be different users.
    held = os.open(database.with_name(database.name + ".lock"), os.O_RDONLY | os.O_CREAT, 0o644)
    try:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Refusal("server-running", path=str(database)) from None
        yield
    finally:
        os.close(held)
