"""Reading all pages of an SQLite file, again and again, while the server runs.

Damage shows only when it is read. So a thread reads everything, with a separate connection that caches
nothing, and never for more than a small part of the time.
"""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from time import perf_counter

from claimant.server.store.faults import LOCKED, fault_of

LEAST_PAUSE_SECONDS = 2.0
PAUSES_TO_SCANS = 100
SOUND = "ok"


class Scanner:
    """Whether a file is sound, as far as has been seen."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.is_sound = True
        self._stopped = threading.Event()
        self._connection: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._scan_on, name="store-scanner", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()
        connection = self._connection
        if connection is not None:
            connection.interrupt()
        self._thread.join()

    def _scan_on(self) -> None:
        pause = LEAST_PAUSE_SECONDS
        while not self._stopped.wait(pause):
            began = perf_counter()
            self._scan()
            pause = max(LEAST_PAUSE_SECONDS, PAUSES_TO_SCANS * (perf_counter() - began))

    def _scan(self) -> None:
        try:
            address = f"{self.file.absolute().as_uri()}?mode=ro"
            with closing(sqlite3.connect(address, uri=True, check_same_thread=False)) as connection:
                self._connection = connection
                if not self._stopped.is_set():
                    said = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
                    self.is_sound = said == SOUND
        except sqlite3.Error as error:
            # A file that is locked for a moment is sound; one that is gone is not.
            if not self._stopped.is_set() and fault_of(error) != LOCKED:
                self.is_sound = False
        finally:
            self._connection = None
