"""`claimant.client` against real servers: whole games, refusals, a restarted server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from claimant.bots import make_bot
from claimant.client import Client, Refused
from claimant.games import GAMES, find_game
from claimant.tabletop.setup import Setup
from tests.server.running import Server

GUIDE = Path(__file__).parents[2] / "docs" / "bot-authors.md"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[Client]:
    client, _ = Client.new_player(server.url, "Ann")
    with client:
        yield client


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_a_whole_game(client: Client, game: str) -> None:
    played = client.start(Setup(game), bots=["random"])
    outcome = client.play(played, make_bot("greedy", game))
    assert outcome.by == "rules"
    record = client.record(played)
    letters = [chr(ord("A") + seat) for seat in find_game(game).game.from_record(record).result().winners]
    assert list(outcome.winners) == letters


def test_the_ten_lines_of_the_guide_work_as_printed(server: Server) -> None:
    code = re.search(r"```python\n(from claimant\.bots.*?)```", GUIDE.read_text(encoding="utf-8"), re.S)
    assert code is not None
    assert len(code[1].strip().splitlines()) <= 10
    _, token = Client.new_player(server.url, "Reader")
    printed = code[1].replace("http://127.0.0.1:8000", server.url).replace("TOKEN", token)
    said = StringIO()
    with redirect_stdout(said):
        exec(printed.replace('"captain"', '"random"'), {})
    assert re.fullmatch(r"won by [AB]\n", said.getvalue())


def test_every_update_holds_a_view_for_bots(client: Client) -> None:
    game = client.start(Setup("claim", "claim2", players=3), bots=["random", "random"])
    told = client.look(game)
    assert (told.kind, told.you, told.outcome) == ("claim", "A", None)
    for update in client.follow(game):
        assert [str(action) for action in update.view.legal] == update.legal
        if update.legal:
            break
    version = client.move(game, update.legal[0], update.version)
    assert version > update.version
    # The same once more, as if the answer had been lost.
    assert client.move(game, update.legal[0], update.version) == version
    with pytest.raises(Refused) as caught:
        client.move(game, "+deck", update.version)
    assert caught.value.code == "stale"
    assert client.look(game).version >= version


def test_tables_are_found_and_joined(server: Server, client: Client) -> None:
    ben, _ = Client.new_player(server.url, "Ben")
    with ben:
        opened = client.open_table(Setup("claim"))
        assert opened.players == ("Ann", None)
        found = next(table for table in ben.tables() if table.id == opened.id)
        assert found.status == "open"
        assert ben.sit_down(found.id).players == ("Ann", "Ben")
        game = client.deal(client.add_word(opened).id).game
        assert game is not None
        ben.resign(game, ben.look(game).version)
        *_, last = client.follow(game)
        assert last.outcome is not None
        assert (last.outcome.winners, last.outcome.by, last.outcome.result) == (("A",), "resignation", None)


def test_refusals_say_why(server: Server) -> None:
    with Client(server.url, "wrong") as stranger:
        with pytest.raises(Refused, match="First say who you are") as caught:
            stranger.me()
        assert (caught.value.status, caught.value.code) == (401, "sign-in-first")
        with pytest.raises(Refused) as caught:
            next(stranger.follow("nothing"))
        assert caught.value.code in ("game-not-found", "sign-in-first")


def test_a_game_goes_on_when_the_server_has_started_anew(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        client, _ = Client.new_player(server.url, "Ann")
        with client:
            game = client.start(bots=["random"])
            bot = make_bot("greedy")
            restarted = False
            for update in client.follow(game):
                if update.legal:
                    if update.version > 10 and not restarted:
                        restarted = True
                        server.stop()
                        server.start()
                    client.move(game, bot.choose(update.view, update.view.legal), update.version)
            assert restarted
            assert update.outcome is not None
