"""A PostgreSQL of our own, started from the system's programs in a temporary directory."""

from __future__ import annotations

import os
import select
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType

import psycopg

from tests.patience import SECONDS, until
from tests.server.running import children_of

USER = "postgres"


def folder_of_programs() -> Path | None:
    """Where initdb and postgres are: on the path, or where Debian puts them."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


class Postgres:
    """A cluster behind a socket in its own folder. It syncs to the disk as a real one does."""

    def __init__(self) -> None:
        programs = folder_of_programs()
        assert programs is not None, "PostgreSQL is not installed: run scripts/system-packages"
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="claimant-postgres-"))
        self.process: subprocess.Popen[bytes] | None = None
        # PostgreSQL refuses to run as root.
        self.user: dict[str, str] = {"user": USER} if os.geteuid() == 0 else {}
        if self.user:
            shutil.chown(self.folder, USER)
        self._run(
            "initdb", "--auth=trust", f"--username={USER}", "--no-locale", "--encoding=UTF8", "--no-sync"
        )
        self.start()

    @property
    def url(self) -> str:
        return self.url_of("claimant")

    def url_of(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8")

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self.programs / program), "-D", str(self.folder / "data"), *arguments],
            check=True,
            capture_output=True,
            cwd=self.folder,
            timeout=SECONDS,
            **self.user,  # type: ignore[call-overload]
        )

    def start(self) -> None:
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                [
                    str(self.programs / "postgres"),
                    "-D",
                    str(self.folder / "data"),
                    "-k",
                    str(self.folder),
                    "-c",
                    "listen_addresses=",
                ],
                stdout=subprocess.DEVNULL,
                stderr=log,
                cwd=self.folder,
                **self.user,  # type: ignore[call-overload]
            )
        until(self._answers, lambda: self.log)

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log
        try:
            with psycopg.connect(self.url_of("postgres"), autocommit=True) as connection:
                connection.execute("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def new_database(self, name: str) -> str:
        """An empty database; its URL."""
        with psycopg.connect(self.url_of("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url_of(name)

    def stop(self) -> None:
        """As an operator would who does not want to wait."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(timeout=SECONDS)
        self.process = None

    def kill(self) -> None:
        """As a power cut would: the postmaster and all its processes, without a word.

        Until the last of them is gone their shared memory is in use, and none can be started anew.
        """
        assert self.process is not None
        # Stopped first, so that it makes no more of them meanwhile.
        self.process.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, self.process.pid, os.WSTOPPED | os.WEXITED | os.WNOWAIT)
        # It reaps nobody while it is stopped: these numbers are theirs until it is gone itself.
        children = [os.pidfd_open(child) for child in children_of(self.process.pid)]
        for child in children:
            signal.pidfd_send_signal(child, signal.SIGKILL)
        self.process.kill()
        self.process.wait(timeout=SECONDS)
        for child in children:
            assert select.select([child], [], [], SECONDS)[0]
            os.close(child)
        self.process = None

    def revive(self) -> None:
        """Running again, whatever was done to it."""
        if self.process is None or self.process.poll() is not None:
            self.start()

    def __enter__(self) -> Postgres:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
