"""What nobody comes back to is removed after its period, and nothing else."""

from __future__ import annotations

from pathlib import Path
from time import time

import pytest
from sqlalchemy import Connection, func, select

from claimant.server.ops import checking, cleaning
from claimant.server.ops.settings import Settings
from claimant.server.play import dealing, history, tables
from claimant.server.play.session import RESIGN, Entry
from claimant.server.play.tables import CLOSED, Options
from claimant.server.reasons import Refusal
from claimant.server.store import accounts
from claimant.server.store.accounts import Player
from claimant.server.store.lock import claimed
from claimant.server.store.migrate import migrate
from claimant.server.store.schema import games, metadata
from claimant.server.store.schema import tables as all_tables
from claimant.server.store.writer import Change, Store, T
from claimant.server.study import reviews
from claimant.tabletop.setup import Setup
from tests.patience import until
from tests.server.postgres import Postgres
from tests.server.reviewing import ONE_MISTAKE
from tests.server.running import Server

DAY = cleaning.DAY_SECONDS
FOUR = Setup(players=4)
COUNTED = ("players", "tokens", "tables", "seats", "games", "sittings", "journal", "reviews")
LIMITS = tables.Limits(tables=10, open_tables=10)


def resign(connection: Connection, game: str, *resigning: int) -> None:
    info, session = history.load(connection, game, checking.PATIENCE)
    for seat in resigning:
        entry = Entry(session.version + 1, seat, RESIGN, "", f"key-{seat}", time())
        session = session.after(entry, session.version)
        if session.is_over:
            history.append_last(connection, info, entry, session)
        else:
            history.append(connection, [(info, entry)])


class House:
    """A store and those who come there; whoever is called a guest has a session."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        migrate(settings.database_url)

    def do(self, change: Change[T]) -> T:
        store = Store(self.settings.database_url)
        try:
            return store.submit(change).result()
        finally:
            store.close()

    def clean(self, days: float) -> dict[str, int]:
        """Clean so many days from now."""
        return dict(cleaning.clean(self.settings, time() + days * DAY))

    def count(self) -> dict[str, int]:
        def look(connection: Connection) -> dict[str, int]:
            return {
                name: number
                for name in COUNTED
                if (
                    number := connection.execute(
                        select(func.count()).select_from(metadata.tables[name])
                    ).scalar_one()
                )
            }

        return self.do(look)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(Settings(data=tmp_path))


def guest(connection: Connection, name: str) -> Player:
    player = accounts.add_guest(connection, name)
    accounts.begin_session(connection, player.id, "")
    return player


def play(connection: Connection) -> tuple[str, Player]:
    """A game of Ann, who has an account, against Ben, a guest; it is over. The table, and Ben."""
    ann, ben = guest(connection, "Ann"), guest(connection, "Ben")
    ann = accounts.make_account(connection, ann, "Ann", "hash")
    table = tables.open_table(connection, ann, Options(), (), LIMITS)
    tables.join(connection, table.id, ben, None, None, None, LIMITS)
    game = dealing.start(connection, table.id, ann).game
    assert game is not None
    resign(connection, game, 0)
    reviews.save(connection, game, ONE_MISTAKE)
    return table.id, ben


def test_guests_without_games_go_and_then_nothing_is_left_of_them(house: House) -> None:
    house.do(lambda connection: guest(connection, "Ann"))
    house.do(lambda connection: accounts.make_account(connection, guest(connection, "Ben"), "Ben", "hash"))
    assert house.clean(29.9) == {}
    assert house.clean(30.1) == {"guests": 1}
    assert house.count() == {"players": 1, "tokens": 1}
    assert house.clean(10_000) == {"sessions": 1}
    assert house.count() == {"players": 1}


def test_a_guest_who_has_left_the_table_keeps_the_game(house: House) -> None:
    def play_and_leave(connection: Connection) -> None:
        table, ben = play(connection)
        tables.leave(connection, table, ben)

    house.do(play_and_leave)
    assert "guests" not in house.clean(31)
    assert house.count()["players"] == 2


def test_a_table_that_never_started_is_closed_and_then_removed(house: House) -> None:
    def open_one(connection: Connection) -> None:
        tables.open_table(connection, guest(connection, "Ann"), Options(), (), LIMITS)

    house.do(open_one)
    assert house.clean(13.9) == {}
    assert house.clean(14.1) == {"closed": 1}
    assert house.clean(14.9) == {}
    assert house.clean(15.1) == {"tables": 1}
    assert house.count() == {"players": 1, "tokens": 1}


def test_a_game_that_is_over_stays_as_long_as_anybody_owns_it(house: House) -> None:
    table, _ = house.do(play)
    before = house.count()
    assert house.clean(29.9) == {}
    assert house.clean(30.1) == {"closed": 1}
    assert house.do(lambda connection: tables.find_table(connection, table).status) == CLOSED
    assert house.clean(89) == {}
    assert house.count() == before
    # Ben cannot sign in any more, but Ann can.
    assert house.clean(10_000) == {"sessions": 2}
    assert house.count() == {name: number for name, number in before.items() if name != "tokens"}
    assert checking.check(house.settings).games == 1
    # When Ann is gone as well, nobody is left.
    house.do(forget_everybody)
    assert house.clean(364) == {}
    assert house.clean(366) == {"games": 1, "tables": 1, "guests": 2}
    assert house.count() == {}
    assert checking.check(house.settings).faults == []


def forget_everybody(connection: Connection) -> None:
    for row in connection.execute(select(metadata.tables["players"])).all():
        accounts.delete_player(connection, Player(row.id, row.name, row.account is not None))


def resign_as_before(connection: Connection, game: str, *resigning: int) -> None:
    """Versions before this one let bots play on after everybody had resigned."""
    info, _ = history.load(connection, game, checking.PATIENCE)
    for version, seat in enumerate(resigning, start=1):
        history.append(connection, [(info, Entry(version, seat, RESIGN, "", f"key-{seat}", time()))])


def test_a_game_that_only_bots_would_go_on_with_is_removed(house: House) -> None:
    def play(connection: Connection) -> list[str]:
        ann, ben = guest(connection, "Ann"), guest(connection, "Ben")
        started = []
        for resigning in ((0, 1), (0,)):
            options = Options(setup=FOUR)
            table = tables.open_table(connection, ann, options, (None, "random", "random"), LIMITS)
            tables.join(connection, table.id, ben, None, None, None, LIMITS)
            game = dealing.start(connection, table.id, ann).game
            assert game is not None
            resign_as_before(connection, game, *resigning)
            started.append(game)
        return started

    _, stays = house.do(play)
    assert house.clean(6.9) == {}
    assert house.clean(7.1) == {"games": 1}
    assert house.do(lambda connection: list(connection.execute(select(games.c.id)).scalars())) == [stays]
    statuses = select(all_tables.c.status).order_by(all_tables.c.status)
    assert house.do(lambda connection: list(connection.execute(statuses).scalars())) == [
        "closed",
        "playing",
    ]
    # Ben may still come back to the other.
    assert house.clean(80) == {"tables": 1}
    assert checking.check(house.settings).faults == []


def test_many_go_in_small_batches(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleaning, "PAUSE_SECONDS", 0)
    monkeypatch.setattr(cleaning, "BATCH", 10)
    house.do(lambda connection: [guest(connection, f"Guest {number}") for number in range(25)])
    assert house.clean(31) == {"guests": 25}


def test_a_server_cleans_by_itself_and_is_not_disturbed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accounts, "time", lambda: time() - 40 * DAY)
    house.do(lambda connection: guest(connection, "Ann"))
    monkeypatch.undo()
    house.do(lambda connection: guest(connection, "Ben"))
    with Server(house.settings.data) as server:
        until(lambda: '"cleaned up"' in server.log, lambda: server.log)
        with pytest.raises(Refusal) as caught:
            house.clean(0)
        assert caught.value.reason.code == "server-running"
    assert house.count() == {"players": 1, "tokens": 1}
    with claimed(house.settings.file):
        pass


def test_with_postgresql_one_cleans_at_a_time(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleaning, "PAUSE_SECONDS", 0)
    house = House(Settings(database=postgres.new_database("cleaned")))
    house.do(lambda connection: guest(connection, "Ann"))
    other = Store(house.settings.database_url)

    def while_another_cleans(connection: Connection) -> dict[str, int]:
        connection.execute(select(func.pg_advisory_xact_lock(cleaning.LOCK)))
        return house.clean(31)

    assert other.look(while_another_cleans) == {}
    other.close()
    assert house.clean(31) == {"guests": 1}
    assert checking.check(house.settings).faults == []
