"""Check sums over the tables, kept up with every change, so that nothing in them can change unnoticed.

For each table the store keeps how many rows there are and the sum of their digests. What the server
inserts, updates or deletes is added and subtracted in the same transaction. `claimant admin check` adds up
all rows again: a value that has changed, a row that is gone and one too many all show. Nobody has to
remember to do this: the connection that changes are given does it, whatever they execute.

Each process adds to a row of its own (its slot), so that several workers do not wait for each other.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Connection,
    Delete,
    Engine,
    Float,
    Insert,
    Row,
    Table,
    Update,
    and_,
    delete,
    or_,
    select,
    text,
)

from claimant.server.store.schema import metadata, sums

SLOTS = 16
MODULUS = 2**62
"""Two numbers below it can be added in 64 bits."""
SUMMED = [table for table in metadata.sorted_tables if table is not sums]
ADD = text(
    "INSERT INTO sums (slot, name, number, digest) VALUES (:slot, :name, :number, :digest) "
    "ON CONFLICT (slot, name) DO UPDATE SET number = sums.number + excluded.number, "
    f"digest = (sums.digest + excluded.digest) % {MODULUS}"
)
encode = json.JSONEncoder(sort_keys=True, default=repr).encode
Values = Sequence[object]
Parameters = Mapping[str, Any] | Sequence[Mapping[str, Any]] | None


def _json(value: object) -> object:
    if not isinstance(value, str):
        return value
    try:
        read: object = json.loads(value)
    except ValueError:
        return value
    # The text null is not what the server writes where there is nothing.
    return value if read is None else read


def _boolean(value: object) -> object:
    return bool(value) if value in (0, 1) else value


def _number(value: object) -> object:
    return float(value) if isinstance(value, int) else value


CANONICAL = {JSON: _json, Boolean: _boolean, Float: _number}
"""Makes one of what a driver, SQLAlchemy and whoever writes it give for the same value."""
TO_CONVERT = {
    table.name: [
        (number, CANONICAL[type(column.type)])
        for number, column in enumerate(table.columns)
        if type(column.type) in CANONICAL
    ]
    for table in SUMMED
}


def digest(table: Table, values: Iterable[object]) -> int:
    """A number that stands for a row: its table and all its values."""
    told = list(values)
    for number, canonical in TO_CONVERT[table.name]:
        told[number] = canonical(told[number])
    hashed = blake2b(f"{table.name} {encode(told)}".encode(), digest_size=8).digest()
    return int.from_bytes(hashed, "big") % MODULUS


class Account:
    """What a transaction adds to the tables: rows and digests by table."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.digests: dict[str, int] = {}

    def add(self, table: Table, rows: Iterable[Iterable[object]], sign: int = 1) -> None:
        number = total = 0
        for row in rows:
            number += 1
            total += digest(table, row)
        self.numbers[table.name] = self.numbers.get(table.name, 0) + sign * number
        self.digests[table.name] = (self.digests.get(table.name, 0) + sign * total) % MODULUS

    def copy(self) -> Account:
        other = Account()
        other.numbers, other.digests = dict(self.numbers), dict(self.digests)
        return other

    def write(self, connection: Connection, slot: int) -> None:
        # In one order everywhere, so that no two wait for each other in a circle.
        rows = [
            {"slot": slot, "name": name, "number": self.numbers[name], "digest": self.digests[name]}
            for name in sorted(self.numbers)
            if self.numbers[name] or self.digests[name]
        ]
        if rows:
            connection.execute(ADD, rows)


class SummingConnection(Connection):
    """A connection that keeps account of all that is changed over it."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.account = Account()

    def execute(self, statement: Any, parameters: Any = None, **options: Any) -> Any:
        if isinstance(statement, Insert):
            return self._insert(statement, parameters, options)
        if isinstance(statement, (Update, Delete)):
            return self._change(statement, parameters, options)
        return super().execute(statement, parameters, **options)

    def write_account(self) -> None:
        """Let the sums follow: the last that a transaction does."""
        self.account.write(self, os.getpid() % SLOTS)

    def _insert(self, statement: Insert, parameters: Parameters, options: dict[str, Any]) -> Any:
        table = _table_of(statement)
        result = super().execute(statement, parameters, **options)
        given = _as_list(parameters)
        if statement.returning_column_descriptions:
            # It may have left out some: what it returns has been inserted.
            frozen = result.freeze()
            self.account.add(table, frozen().all())
            return frozen()
        if given and not any(column.default or column.server_default for column in table.columns):
            names = _names(table)
            self.account.add(table, ([row.get(name) for name in names] for row in given))
        else:
            self.account.add(table, self._read(table, [tuple(result.inserted_primary_key or ())]))
        return result

    def _change(self, statement: Update | Delete, parameters: Parameters, options: dict[str, Any]) -> Any:
        table = _table_of(statement)
        found = select(table).with_for_update()
        if statement.whereclause is not None:
            found = found.where(statement.whereclause)
        before: dict[tuple[object, ...], Row[Any]] = {}
        for each in _as_list(parameters) or [{}]:
            for row in super().execute(found, each):
                before[_key_of(table, row)] = row
        result = super().execute(statement, parameters, **options)
        self.account.add(table, before.values(), -1)
        if isinstance(statement, Update):
            self.account.add(table, self._read(table, list(before)))
        return result

    def _read(self, table: Table, keys: list[tuple[object, ...]]) -> Iterable[Row[Any]]:
        columns = list(table.primary_key.columns)
        if not keys:
            return []
        chosen = or_(
            *(and_(*(column == part for column, part in zip(columns, key, strict=True))) for key in keys)
        )
        return super().execute(select(table).where(chosen)).all()


def _table_of(statement: Insert | Update | Delete) -> Table:
    table = statement.table
    assert isinstance(table, Table)
    return table


def _names(table: Table) -> list[str]:
    return [column.name for column in table.columns]


def _as_list(parameters: Parameters) -> list[Mapping[str, Any]]:
    if parameters is None:
        return []
    return [parameters] if isinstance(parameters, Mapping) else list(parameters)


def _key_of(table: Table, row: Row[Any]) -> tuple[object, ...]:
    values = row._mapping
    return tuple(values[column] for column in table.primary_key.columns)


# --- adding up again --------------------------------------------------------------------------------


def _rows_of(connection: Connection, table: Table) -> Iterator[tuple[Any, ...]]:
    """All rows as the driver gives them: whatever stands there, it can be read."""
    quote = connection.dialect.identifier_preparer.quote
    names = ", ".join(quote(name) for name in _names(table))
    for row in connection.exec_driver_sql(f"SELECT {names} FROM {quote(table.name)}"):
        yield tuple(row)


def _added_up(connection: Connection, table: Table) -> tuple[int, int]:
    account = Account()
    account.add(table, _rows_of(connection, table))
    return account.numbers[table.name], account.digests[table.name]


def wrong_tables(connection: Connection) -> list[str]:
    """The tables whose rows are not those that were written."""
    kept: dict[str, tuple[int, int]] = {}
    wrong = set()
    for row in _rows_of(connection, sums):
        _, name, number, total = row
        if isinstance(number, int) and isinstance(total, int):
            before = kept.get(name, (0, 0))
            kept[name] = before[0] + number, (before[1] + total) % MODULUS
        else:
            wrong.add(str(name))
    for table in SUMMED:
        if _added_up(connection, table) != kept.pop(table.name, (0, 0)):
            wrong.add(table.name)
    return sorted(wrong.union(map(str, kept)))


def recount(connection: Connection) -> None:
    """Take everything that is in the tables for right: after a migration, or if an operator says so."""
    if connection.dialect.name == "postgresql":
        # Whoever has changed something waits here before it is durable, and adds it afterwards.
        connection.exec_driver_sql("LOCK TABLE sums IN EXCLUSIVE MODE")
    connection.execute(delete(sums))
    account = Account()
    for table in SUMMED:
        account.add(table, _rows_of(connection, table))
    account.write(connection, 0)
