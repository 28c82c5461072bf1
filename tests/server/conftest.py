"""Servers for the tests: one that all share, and others for those who kill theirs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.running import Server
from tests.server.visitor import hang_up_all


@pytest.fixture(autouse=True)
def _lines_are_closed() -> Iterator[None]:
    yield
    hang_up_all()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that nobody kills."""
    data = tmp_path_factory.mktemp("server")
    with Server(
        data, sign_ins_per_minute=100_000, requests_per_minute=100_000, live_patience=0.5
    ) as running:
        yield running


@pytest.fixture(scope="session")
def _cluster() -> Iterator[Postgres]:
    with Postgres() as cluster:
        yield cluster


@pytest.fixture
def postgres(_cluster: Postgres) -> Iterator[Postgres]:
    """One PostgreSQL for all. Who kills it may fail before it is back: the next finds it running."""
    try:
        yield _cluster
    finally:
        _cluster.revive()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
