"""The example of a player in a program plays whole games on a real server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from claimant.games import GAMES
from tests.patience import SECONDS
from tests.server.running import Server
from tests.server.visitor import Visitor, hang_up_all

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
    hang_up_all()


def run(server: Server, token: str, *more: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, str(EXAMPLE), server.url, token, *more]
    return subprocess.run(program, capture_output=True, text=True, timeout=SECONDS, check=False)


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_a_whole_game_with_a_token(server: Server, game: str) -> None:
    ann = Visitor(server, "Ann")
    told = run(server, ann.post("/me/tokens", label="example")["token"], game)
    assert told.stdout.startswith("won by "), told.stderr
    assert ann.get(f"/players/{ann.id}")["games"][game]["finished"] == 1


def test_a_wrong_token_is_refused_in_a_sentence(server: Server) -> None:
    told = run(server, "wrong")
    assert told.returncode == 1
    assert told.stderr == "refused: First say who you are: choose a name, sign in, or send a token.\n"
