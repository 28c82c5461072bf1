"""Starting the server: migrations first, then one process or several."""

from __future__ import annotations

import logging
import os
import signal
import sys
import tempfile
from typing import Any

import msgspec
import uvicorn

from claimant.server import logs
from claimant.server.metrics import SHARED_COUNTERS
from claimant.server.migrating import migrate
from claimant.server.settings import Settings

GRACE_SECONDS = 10
LONGEST_FRAME = 16 * 1024
log = logging.getLogger("claimant.serve")


def serve(settings: Settings) -> int:
    """Serve until told to stop; 0 if all went well."""
    logs.set_up()
    # Being told to stop is no failure, whether it comes while the server starts or after it has stopped.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: sys.exit(0))
    settings.data.mkdir(parents=True, exist_ok=True)
    migrate(settings.database_url)
    log.info("serving", extra={"host": settings.host, "port": settings.port, "workers": settings.workers})
    if settings.workers > 1:
        _serve_with_workers(settings)
        return 0
    from claimant.server.app import create_app, edge

    server = uvicorn.Server(uvicorn.Config(edge(create_app(settings)), **_options(settings)))
    server.run()
    return 0 if server.started else 1


def _serve_with_workers(settings: Settings) -> None:
    from claimant.server.app import SETTINGS_VARIABLE

    os.environ[SETTINGS_VARIABLE] = msgspec.json.encode(settings, enc_hook=str).decode()
    with tempfile.TemporaryDirectory() as counters:
        os.environ[SHARED_COUNTERS] = counters
        uvicorn.run(
            "claimant.server.app:from_environment",
            factory=True,
            workers=settings.workers,
            **_options(settings),
        )


def _options(settings: Settings) -> dict[str, Any]:
    return {
        "host": settings.host,
        "port": settings.port,
        "ws": "websockets-sansio",
        "ws_max_size": LONGEST_FRAME,
        "ws_per_message_deflate": False,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": GRACE_SECONDS,
    }
