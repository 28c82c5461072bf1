"""A lost connection is soon noticed by the others at the table."""

from __future__ import annotations

from claimant.server.play.presence import AWAY, HERE, Presence
from tests.patience import SOON
from tests.server.running import Server
from tests.server.test_play import sit_down
from tests.server.visitor import Line


def test_whoever_is_gone_is_missed_and_whoever_is_back_is_not(server: Server) -> None:
    ann, ben, game = sit_down(server)
    seats = {visitor.sees(game)["you"]: visitor for visitor in (ann, ben)}
    table = ann.sees(game)["table"]
    bens = next(seat for seat, visitor in seats.items() if visitor is ben)
    with ann.socket() as line:
        watch(line, table)
        with ben.socket() as bens_line:
            watch(bens_line, table)
        assert heard(line) == told(table, game, [bens])
        with ben.socket() as bens_line:
            watch(bens_line, table)
            assert heard(line) == told(table, game, [])


def test_silence_is_noticed_though_the_connection_stands(server: Server) -> None:
    ann, ben, game = sit_down(server)
    table, bens = ann.sees(game)["table"], ben.sees(game)["you"]
    with ann.socket() as line, ben.socket() as bens_line:
        watch(line, table)
        watch(bens_line, table)
        bens_line.send(do="ping", within=1)
        bens_line.hear("pong")
        assert heard(line) == told(table, game, [bens])
        bens_line.send(do="ping", within=1)
        assert heard(line) == told(table, game, [])


def test_workers_agree_on_who_is_here() -> None:
    published: list[tuple[str, str, str]] = []
    changed: list[str] = []
    presence = Presence(lambda _: True, changed.append, lambda *notice: published.append(notice))
    presence.hear("table", "ben", AWAY)
    assert presence.away("table") == {"ben"}
    presence.arrive("table", "ben", "a socket")
    assert presence.away("table") == set()
    # Another worker has lost him; but he is here.
    presence.hear("table", "ben", AWAY)
    assert presence.away("table") == set()
    assert published == [("table", "ben", HERE)] * 2
    assert changed == ["table"] * 2


def watch(line: Line, table: str) -> None:
    line.send(do="watch", table=table)
    line.hear("game")


def heard(line: Line) -> object:
    """What is told next of who is there. It is promised within five seconds."""
    return line.hear("presence", within=SOON)


def told(table: str, game: str, away: list[str]) -> dict[str, object]:
    return {"type": "presence", "table": table, "game": game, "away": away}
