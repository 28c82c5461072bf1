"""`claimant admin check` finds everything in the store that is not as the server wrote it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from time import time

import pytest
from sqlalchemy import Connection, Engine, NullPool, create_engine
from sqlalchemy.exc import IntegrityError

from claimant.server.messages.bodies import Contribution
from claimant.server.ops import checking
from claimant.server.ops.settings import Settings
from claimant.server.play import dealing, history, tables
from claimant.server.play.rooms import Request
from claimant.server.play.session import MOVE, RESIGN, Entry
from claimant.server.play.tables import Options
from claimant.server.reasons import Refusal
from claimant.server.store import accounts
from claimant.server.store.accounts import Player
from claimant.server.store.migrate import migrate
from claimant.server.store.schema import metadata
from claimant.server.store.sums import SUMMED
from claimant.server.store.writer import Store
from claimant.server.study import reviews
from claimant.server.study.puzzles import count
from claimant.study import puzzles
from tests.server.postgres import Postgres
from tests.server.reviewing import ONE_MISTAKE

NAMES = [*(table.name for table in metadata.sorted_tables), "alembic_version"]
LIMITS = tables.Limits(tables=10, open_tables=10)
OTHER_VALUES = (None, 1, -1.5, "null", b"\xff\xfe")


def furnish(url: str) -> None:
    """A store with something in every table: a game that runs, one that is over and rated, open tables."""
    migrate(url)
    store = Store(url)

    def play(connection: Connection, game: str, *requests: Request) -> None:
        info, session = history.load(connection, game, checking.PATIENCE)
        for request in requests:
            content = request.content or str(session.game.legal_actions()[0])
            seat = session.game.asked[0] if request.kind == MOVE else 0
            entry = Entry(session.version + 1, seat, request.kind, content, request.key, time())
            session = session.after(entry, session.version)
            if session.is_over:
                history.append_last(connection, info, entry, session)
            else:
                history.append(connection, [(info, entry)])

    def dealt(connection: Connection, host: Player, guest: Player, options: Options) -> str:
        table = tables.open_table(connection, host, options, (), LIMITS)
        tables.contribute(connection, table.id, host, Contribution("a-word", table.promise.commitment))
        tables.join(connection, table.id, guest, None, table.invitation, None, LIMITS)
        game = dealing.start(connection, table.id, host).game
        assert game is not None
        return game

    def fill(connection: Connection) -> None:
        ann, ben = (accounts.add_guest(connection, name) for name in ("Ann", "Ben"))
        ann = accounts.make_account(connection, ann, "Ann", "a hash")
        accounts.rename(connection, ben, "Benjamin")
        accounts.begin_session(connection, ann.id, "a browser")
        accounts.issue_token(connection, ann.id, "mine")
        accounts.begin_session(connection, ben.id, "")
        gone = accounts.begin_session(connection, ben.id, "")
        accounts.revoke_token(connection, ben.id, accounts.token_hash(gone))
        move = [Request(MOVE, "", 0, f"key-{number}") for number in range(4)]
        play(connection, dealt(connection, ann, ben, Options(private=True)), *move)
        over = dealt(connection, ann, ben, Options(rated=True))
        play(connection, over, move[0], Request(RESIGN, "-", 0, "k"))
        for content in (ONE_MISTAKE, '{"decisions":[]}'):
            reviews.save(connection, over, content)
        count(connection, ann.id, puzzles("claim")[0].code, is_solved=True)
        reviews.save(connection, "a game that is gone", "{}")
        tables.open_table(connection, ann, Options(match="duplicate"), (), LIMITS)
        tables.leave(connection, tables.open_table(connection, ben, Options(), ("random",), LIMITS).id, ben)

    def refused(connection: Connection) -> None:
        accounts.add_guest(connection, "Nobody")
        raise Refusal("stale", given=1, right=2)

    waiting = [store.submit(fill), store.submit(refused)]
    waiting[0].result()
    assert isinstance(waiting[1].exception(), Refusal)
    store.close()


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """The store behind connections that let everything through: no foreign keys, no types."""
    file = tmp_path_factory.mktemp("checked") / "claimant.db"
    furnish(f"sqlite:///{file}")
    assert checking.check(Settings(data=file.parent)).faults == []
    assert checking.check(Settings(data=file.parent)).games == 2
    made = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    yield made
    made.dispose()


def is_noticed(engine: Engine, statement: str, *values: object) -> bool | None:
    """Whether a change shows; None if SQLite itself does not allow it, or it changes nothing."""
    with engine.connect() as connection:
        try:
            if connection.exec_driver_sql(statement, values).rowcount == 0:
                return None
        except IntegrityError:
            return None
        try:
            return bool(checking.look(connection).faults)
        except Refusal as refusal:
            # Of a database that is not one of ours nothing can be checked.
            return refusal.reason.code in ("not-a-store", "newer-database")
        finally:
            connection.rollback()


def rows_of(engine: Engine, name: str) -> list[int]:
    with engine.connect() as connection:
        found = list(connection.exec_driver_sql(f'SELECT rowid FROM "{name}" ORDER BY rowid').scalars())
    assert found, f"there is nothing in {name}"
    return sorted({found[0], found[-1]})


@pytest.mark.parametrize("name", NAMES)
def test_a_value_that_has_changed_is_noticed(engine: Engine, name: str) -> None:
    with engine.connect() as connection:
        columns = [row[1] for row in connection.exec_driver_sql(f'PRAGMA table_info("{name}")')]
    for row in rows_of(engine, name):
        for column in columns:
            if (name, column) == ("sums", "slot"):
                # Which process has added a part of a sum means nothing.
                continue
            answers = [
                is_noticed(
                    engine,
                    f'UPDATE "{name}" SET "{column}" = ? WHERE rowid = ? AND "{column}" IS NOT ?',
                    value,
                    row,
                    value,
                )
                for value in OTHER_VALUES
            ]
            assert True in answers, f"nothing else fits into {name}.{column}"
            assert False not in answers, f"{name}.{column}: {OTHER_VALUES[answers.index(False)]!r}"


@pytest.mark.parametrize("name", NAMES)
def test_a_row_that_is_gone_or_one_too_many_is_noticed(engine: Engine, name: str) -> None:
    with engine.connect() as connection:
        columns = [row[1] for row in connection.exec_driver_sql(f'PRAGMA table_info("{name}")')]
        indices = [row[1] for row in connection.exec_driver_sql(f'PRAGMA index_list("{name}")') if row[2]]
        unique = {
            row[2]
            for index in indices
            for row in connection.exec_driver_sql(f'PRAGMA index_info("{index}")')
        }
    for row in rows_of(engine, name):
        assert is_noticed(engine, f'DELETE FROM "{name}" WHERE rowid = ?', row)
        # A copy needs other values wherever no two may be alike.
        chosen = ", ".join("99" if column in unique else f'"{column}"' for column in columns)
        names = ", ".join(f'"{column}"' for column in columns)
        copy = f'INSERT INTO "{name}" ({names}) SELECT {chosen} FROM "{name}" WHERE rowid = ?'
        assert is_noticed(engine, copy, row)


def test_what_an_operator_has_changed_can_be_accepted(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    furnish(settings.database_url)
    made = create_engine(settings.database_url, poolclass=NullPool)
    with made.begin() as connection:
        connection.exec_driver_sql("UPDATE players SET name = 'Zoe'")
    assert [fault.key for fault in checking.check(settings).faults] == ["check-sum"]
    assert [fault.key for fault in checking.check(settings, accept=True).faults] == ["check-sum"]
    assert checking.check(settings).faults == []


def test_a_store_of_another_version_is_not_judged(tmp_path: Path) -> None:
    """What becomes of one is tested with the names of before, in test_names.py."""
    settings = Settings(data=tmp_path)
    furnish(settings.database_url)
    with create_engine(settings.database_url, poolclass=NullPool).begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0003'")
    assert [fault.key for fault in checking.check(settings).faults] == ["check-other-version"]


def test_every_table_is_summed() -> None:
    assert {table.name for table in SUMMED} | {"sums"} == set(metadata.tables)


def test_with_postgresql_it_is_the_same(postgres: Postgres) -> None:
    url = postgres.new_database("checked")
    settings = Settings(database=url)
    furnish(settings.database_url)
    assert checking.check(settings).faults == []
    made = create_engine(settings.database_url, poolclass=NullPool)
    for statement in (
        "UPDATE players SET name = 'Zoe' WHERE account IS NULL",
        "UPDATE sittings SET won = NOT won WHERE seat = 0",
        "UPDATE games SET deal = CAST(REPLACE(CAST(deal AS text), 'Seed', 'Need') AS json)",
        "DELETE FROM journal WHERE version = 4",
        "DELETE FROM tokens WHERE NOT is_session",
        "UPDATE ratings SET mu = mu + 0.001",
    ):
        with made.connect() as connection:
            assert connection.exec_driver_sql(statement).rowcount > 0, statement
            connection.commit()
        assert checking.check(settings).faults != [], statement
        checking.check(settings, accept=True)
    made.dispose()


def test_a_damaged_page_is_told_of(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    furnish(settings.database_url)
    with sqlite3.connect(settings.file) as database:
        page = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'games'").fetchone()[0]
        size = database.execute("PRAGMA page_size").fetchone()[0]
    database.close()
    with open(settings.file, "r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)
    assert "check-sqlite" in {fault.key for fault in checking.check(settings).faults}
