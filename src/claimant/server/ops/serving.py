"""Starting the server: the port first, then the database, then one process or several."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import msgspec
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from claimant import build
from claimant.server.http.limits import LONGEST_FRAME
from claimant.server.ops import listening, logs
from claimant.server.ops.metrics import SHARED_COUNTERS
from claimant.server.ops.settings import Settings
from claimant.server.reasons import Refusal
from claimant.server.store.lock import claimed
from claimant.server.store.migrate import migrate

GRACE_SECONDS = 5
HEALTH_SECONDS = 20
"""How long a worker may be silent before it is replaced; on a busy machine it starts slowly."""
WITHOUT_CLIENT = "the web client has not been built: only the API is served"
KEEP_ALIVE_SECONDS = 5
OPTIONS: dict[str, Any] = {
    "ws_max_size": LONGEST_FRAME,
    "ws_per_message_deflate": False,
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "timeout_keep_alive": KEEP_ALIVE_SECONDS,
    "timeout_graceful_shutdown": GRACE_SECONDS,
    "backlog": listening.BACKLOG,
}
log = logging.getLogger("claimant.serve")

Ready = Callable[[str], object]
"""Called with the address of the page as soon as it is served."""


def serve(settings: Settings, when_ready: Ready) -> int:
    """Serve until stopped; 0 if all went well."""
    logs.set_up()
    # Being stopped is no failure, whether while the server starts or after it has stopped.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: sys.exit(0))
    sockets = listening.listen(settings.host, settings.port)
    try:
        with _alone(settings):
            prepare(settings)
            return _serve(settings, sockets, lambda: _announce(settings, sockets, when_ready))
    finally:
        listening.close(sockets)


@contextmanager
def _alone(settings: Settings) -> Iterator[None]:
    """Make the data directory, and let no other server use an SQLite file in it at the same time."""
    with ExitStack() as held:
        try:
            settings.data.mkdir(parents=True, exist_ok=True)
            if not settings.is_postgresql:
                held.enter_context(claimed(settings.file))
        except OSError as error:
            raise Refusal(
                "bad-data-directory", path=str(settings.data), what=error.strerror or str(error)
            ) from None
        yield


def prepare(settings: Settings) -> None:
    """Make the database ready for use."""
    migrate(settings.database_url)
    if not build.has_client():
        log.warning(WITHOUT_CLIENT, extra={"advice": build.CLIENT_ADVICE})


def _announce(settings: Settings, sockets: list[socket.socket], when_ready: Ready) -> None:
    addresses = [listening.address_of(opened) for opened in sockets]
    log.info("ready", extra={"addresses": addresses, "workers": settings.workers})
    when_ready(listening.page_of(sockets[0]))


def _serve(settings: Settings, sockets: list[socket.socket], announce: Callable[[], None]) -> int:
    from claimant.server.http.app import SETTINGS_VARIABLE, create_app, with_security_headers
    from claimant.server.http.protocols import GuardedConfig

    if settings.workers == 1:
        app = with_security_headers(create_app(settings))
        server = Server(GuardedConfig(app, settings, **OPTIONS), announce)
        server.run(sockets)
        return 0 if server.started else 1
    os.environ[SETTINGS_VARIABLE] = msgspec.json.encode(settings, enc_hook=str).decode()
    with tempfile.TemporaryDirectory() as counters:
        os.environ[SHARED_COUNTERS] = counters
        workers = Workers(
            GuardedConfig(
                "claimant.server.http.app:from_environment",
                settings,
                factory=True,
                workers=settings.workers,
                timeout_worker_healthcheck=HEALTH_SECONDS,
                **OPTIONS,
            ),
            sockets,
            announce,
        )
        workers.run()
        return 1 if workers.have_failed else 0


class Server(uvicorn.Server):
    """One process, which says when it serves."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.announce()


class Workers(Multiprocess):
    """Several processes; their supervisor says when all of them serve."""

    def __init__(
        self, config: uvicorn.Config, sockets: list[socket.socket], announce: Callable[[], None]
    ) -> None:
        super().__init__(config, sockets)
        self.announce = announce
        self.are_ready = False

    def keep_subprocess_alive(self) -> None:
        super().keep_subprocess_alive()
        if not self.are_ready and not self.should_exit.is_set():
            self.are_ready = all(process.is_ready() for process in self.processes)
            if self.are_ready:
                self.announce()

    @property
    def have_failed(self) -> bool:
        return any(process.exitcode == STARTUP_FAILURE for process in self.processes)
