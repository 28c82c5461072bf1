"""Nothing that was acknowledged is lost or done twice when the server is killed."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.crashing import crash
from tests.server.running import Server


def test_killed_again_and_again_nothing_acknowledged_is_lost(data: Path) -> None:
    server = Server(data, requests_per_minute=1_000_000, sign_ins_per_minute=1_000_000)
    found = asyncio.run(crash(server, kills=4, clients=12))
    assert found.promised > 20
    assert (found.lost, found.doubled, found.unasked, found.faults) == ([], [], 0, [])
