"""Checksums over the tables, updated with every change, so that nothing in them can change unnoticed.

For each table the store keeps the number of rows and the sum of their digests. What the server inserts,
updates or deletes is added and subtracted in the same transaction. `claimant admin check` adds up all rows
again, which reveals every changed value and every missing or extra row. This needs no extra care: the
connection that changes use does it, whatever they execute.

Each process adds to a row of its own (its slot), so that several workers do not wait for each other.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, cast
from weakref import WeakKeyDictionary

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Compiled,
    Connection,
    Delete,
    Dialect,
    Engine,
    Float,
    Insert,
    Select,
    String,
    Table,
    Update,
    insert,
    select,
    type_coerce,
)
from sqlalchemy import cast as sql_cast

from claimant.server.store.schema import metadata, sums

SLOTS = 16
MODULUS = 2**62
"""Two numbers below it can be added in 64 bits."""
SUMMED = [table for table in metadata.sorted_tables if table is not sums]
Values = Sequence[Any]
Parameters = Mapping[str, Any] | Sequence[Mapping[str, Any]] | None


class Reading:
    """How the rows of a table are read for their digests: as they stand there, uninterpreted."""

    def __init__(self, table: Table, dialect: str) -> None:
        self.table = table
        self.names = [column.name for column in table.columns]
        self.keys = [self.names.index(column.name) for column in table.primary_key.columns]
        self.defaults = {column.name for column in table.columns if column.default or column.server_default}
        self.to_write = [
            (number, WRITTEN[type(column.type)])
            for number, column in enumerate(table.columns)
            if type(column.type) in WRITTEN
        ]
        self.booleans = [
            number for number, column in enumerate(table.columns) if isinstance(column.type, Boolean)
        ]
        is_postgresql = dialect == "postgresql"
        self.select = select(
            *(
                _as_it_stands(column, is_postgresql).label(f"c{number}")
                for number, column in enumerate(table.c)
            )
        )
        columns = ", ".join(
            f'CAST("{column.name}" AS text)'
            if is_postgresql and isinstance(column.type, JSON)
            else f'"{column.name}"'
            for column in table.columns
        )
        mark = "%s" if is_postgresql else "?"
        key = " AND ".join(f'"{column.name}" = {mark}' for column in table.primary_key.columns)
        self._found: WeakKeyDictionary[Update | Delete, Compiled] = WeakKeyDictionary()
        marks = ", ".join("?" for _ in table.columns)
        names = ", ".join(f'"{column.name}"' for column in table.columns)
        self.insert = f'INSERT INTO "{table.name}" ({names}) VALUES ({marks})'
        self.all_rows = f'SELECT {columns} FROM "{table.name}"'
        self.one_row = f"{self.all_rows} WHERE {key}"

    def found_by(self, statement: Update | Delete) -> Select[Any]:
        """What selects the rows that a statement will change, and keeps others from changing them."""
        found = self.select.with_for_update()
        return found if statement.whereclause is None else found.where(statement.whereclause)

    def compiled_for(self, statement: Update | Delete, dialect: Dialect) -> Compiled:
        """The same as text, for a statement that is executed again and again with other parameters."""
        compiled = self._found.get(statement)
        if compiled is None:
            compiled = self._found[statement] = self.found_by(statement).compile(dialect=dialect)
        return compiled

    def digest(self, row: Iterable[object]) -> int:
        """The digest of a row: its table and all its values, as a number."""
        values = list(row)
        for number in self.booleans:
            # SQLite knows only numbers.
            if values[number] in (0, 1):
                values[number] = bool(values[number])
        hashed = blake2b(f"{self.table.name}{values!a}".encode("ascii"), digest_size=8).digest()
        return int.from_bytes(hashed, "big") % MODULUS

    def as_written(self, given: Mapping[str, Any]) -> list[object]:
        """A row that is about to be inserted, as it will stand there."""
        values = [given.get(name) for name in self.names]
        for number, written in self.to_write:
            if values[number] is not None:
                values[number] = written(values[number])
        return values

    def key_given(self, given: Mapping[str, Any]) -> tuple[object, ...]:
        return tuple(given[self.names[number]] for number in self.keys)

    def key_of(self, row: Values) -> tuple[object, ...]:
        return tuple(row[number] for number in self.keys)


WRITTEN: dict[type, Any] = {JSON: json.dumps, Float: float}
"""The stored form of a value, if it differs from the value itself."""


def _as_it_stands(column: Column[Any], is_postgresql: bool) -> Any:
    if isinstance(column.type, JSON) and is_postgresql:
        return sql_cast(column, String)
    return type_coerce(column, String) if isinstance(column.type, (JSON, Boolean)) else column


_readings: dict[tuple[str, str], Reading] = {}


def reading_of(table: Table, dialect: str) -> Reading:
    known = _readings.get((dialect, table.name))
    if known is None:
        known = _readings[dialect, table.name] = Reading(table, dialect)
    return known


class Account:
    """What a transaction adds to the tables: rows and digests by table."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.digests: dict[str, int] = {}

    def add(self, reading: Reading, rows: Iterable[Iterable[object]], sign: int = 1) -> None:
        number = total = 0
        for row in rows:
            number += 1
            total += reading.digest(row)
        name = reading.table.name
        self.numbers[name] = self.numbers.get(name, 0) + sign * number
        self.digests[name] = (self.digests.get(name, 0) + sign * total) % MODULUS

    def copy(self) -> Account:
        other = Account()
        other.numbers, other.digests = dict(self.numbers), dict(self.digests)
        return other

    def write(self, connection: Connection, slot: int) -> None:
        # In the same order everywhere, to avoid deadlocks.
        rows: list[tuple[Any, ...]] = [
            (slot, name, self.numbers[name], self.digests[name])
            for name in sorted(self.numbers)
            if self.numbers[name] or self.digests[name]
        ]
        if not rows:
            return
        if connection.dialect.name == "sqlite":
            _at_once(connection).executemany(ADD["sqlite"], rows).close()
        else:
            connection.exec_driver_sql(ADD[connection.dialect.name], rows)


def _add(mark: str, modulo: str) -> str:
    return (
        f"INSERT INTO sums (slot, name, number, digest) VALUES ({mark}, {mark}, {mark}, {mark}) "
        "ON CONFLICT (slot, name) DO UPDATE SET number = sums.number + excluded.number, "
        f"digest = (sums.digest + excluded.digest) {modulo} {MODULUS}"
    )


ADD = {"sqlite": _add("?", "%"), "postgresql": _add("%s", "%%")}


def _fetched(connection: Connection, statement: str, values: Any) -> Iterable[Values]:
    if connection.dialect.name == "sqlite":
        return _at_once(connection).execute(statement, values).fetchall()
    return connection.exec_driver_sql(statement, values).all()


def _at_once(connection: Connection) -> sqlite3.Cursor:
    """SQLite without SQLAlchemy, which takes ten times as long over such statements."""
    return cast(sqlite3.Cursor, connection.connection.cursor())


class SummingConnection(Connection):
    """A connection that accounts for everything that is changed over it."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.account = Account()

    def execute(self, statement: Any, parameters: Any = None, **options: Any) -> Any:
        if isinstance(statement, Insert):
            return self._insert(statement, parameters, options)
        if isinstance(statement, (Update, Delete)):
            return self._change(statement, parameters, options)
        return super().execute(statement, parameters, **options)

    def insert_rows(self, table: Table, rows: list[tuple[object, ...]]) -> None:
        """Insert whole rows, each in the order of the columns, with values in their stored form."""
        reading = reading_of(table, self.dialect.name)
        if self.dialect.name == "sqlite":
            _at_once(self).executemany(reading.insert, rows).close()
        else:
            super().execute(insert(table), [dict(zip(reading.names, row, strict=True)) for row in rows])
        self.account.add(reading, rows)

    def at_once(self, statement: str) -> None:
        """Execute a statement that changes no row."""
        if self.dialect.name == "sqlite":
            _at_once(self).execute(statement).close()
        else:
            self.exec_driver_sql(statement)

    def write_account(self) -> None:
        """Let the sums follow: the last that a transaction does."""
        self.account.write(self, os.getpid() % SLOTS)

    def _insert(self, statement: Insert, parameters: Parameters, options: dict[str, Any]) -> Any:
        reading = self._reading_of(statement)
        result = super().execute(statement, parameters, **options)
        given = _as_list(parameters)
        if statement.returning_column_descriptions:
            # It may have skipped some: what it returns has been inserted.
            frozen = result.freeze()
            self.account.add(reading, (reading.as_written(row._asdict()) for row in frozen()))
            return frozen()
        if given and all(reading.defaults <= row.keys() for row in given):
            self.account.add(reading, map(reading.as_written, given))
        else:
            keys = [reading.key_given(row) for row in given] or [tuple(result.inserted_primary_key or ())]
            self.account.add(reading, self._read(reading, keys))
        return result

    def _change(self, statement: Update | Delete, parameters: Parameters, options: dict[str, Any]) -> Any:
        reading = self._reading_of(statement)
        before = {reading.key_of(row): row for row in self._find(reading, statement, _as_list(parameters))}
        result = super().execute(statement, parameters, **options)
        self.account.add(reading, before.values(), -1)
        if isinstance(statement, Update):
            self.account.add(reading, self._read(reading, before))
        return result

    def _find(
        self, reading: Reading, statement: Update | Delete, given: list[Mapping[str, Any]]
    ) -> Iterator[Values]:
        """The rows that a statement will change."""
        if not given:
            yield from super().execute(reading.found_by(statement))
        for each in given:
            found = reading.compiled_for(statement, self.dialect)
            bound = {name: each.get(name, value) for name, value in found.params.items()}
            names = getattr(found, "positiontup", None)
            values = bound if names is None else tuple(bound[name] for name in names)
            yield from _fetched(self, str(found), values)

    def _read(self, reading: Reading, keys: Iterable[tuple[object, ...]]) -> Iterator[Values]:
        for key in keys:
            yield from _fetched(self, reading.one_row, key)

    def _reading_of(self, statement: Insert | Update | Delete) -> Reading:
        table = statement.table
        assert isinstance(table, Table)
        return reading_of(table, self.dialect.name)


def summing(connection: Connection) -> SummingConnection:
    """The connection that a change is given: it keeps account."""
    assert isinstance(connection, SummingConnection)
    return connection


def _as_list(parameters: Parameters) -> list[Mapping[str, Any]]:
    if parameters is None:
        return []
    return [parameters] if isinstance(parameters, Mapping) else list(parameters)


# --- adding up again --------------------------------------------------------------------------------


def _add_up(connection: Connection, account: Account, table: Table) -> None:
    reading = reading_of(table, connection.dialect.name)
    account.add(reading, (tuple(row) for row in connection.exec_driver_sql(reading.all_rows)))


def wrong_tables(connection: Connection) -> list[str]:
    """The tables whose rows are not those that were written."""
    numbers: dict[str, int] = {}
    digests: dict[str, int] = {}
    wrong = set()
    for name, number, total in connection.exec_driver_sql("SELECT name, number, digest FROM sums").all():
        if isinstance(name, str) and isinstance(number, int) and isinstance(total, int):
            numbers[name] = numbers.get(name, 0) + number
            digests[name] = (digests.get(name, 0) + total) % MODULUS
        else:
            wrong.add(str(name))
    account = Account()
    for table in SUMMED:
        _add_up(connection, account, table)
    for name in account.numbers.keys() | numbers.keys():
        kept = numbers.get(name, 0), digests.get(name, 0)
        if kept != (account.numbers.get(name), account.digests.get(name)):
            wrong.add(name)
    return sorted(wrong)


def recount(connection: Connection) -> None:
    """Take everything that is in the tables for right: after a migration, or if an operator says so."""
    if connection.dialect.name == "postgresql":
        # Whoever has changed something waits here before it is durable, and adds it afterwards.
        connection.exec_driver_sql("LOCK TABLE sums IN EXCLUSIVE MODE")
    connection.exec_driver_sql("DELETE FROM sums")
    account = Account()
    for table in SUMMED:
        _add_up(connection, account, table)
    account.write(connection, 0)
