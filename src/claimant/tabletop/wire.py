"""Data from outside, read strictly: whatever is not as expected is refused."""

from __future__ import annotations

from typing import final

from claimant.tabletop.errors import NotationError
from claimant.tabletop.reason import TEXT, WORD, Reason, any_of, define_reasons
from claimant.tabletop.seats import SEATS

define_reasons(
    {
        "bad-field": {"name": TEXT, "right": WORD},
        "bad-seat": {"right": any_of(TEXT)},
    }
)


@final
class Fields:
    """An object of JSON.

    >>> Fields({"seat": "A"}).text("seat")
    'A'
    >>> Fields({"seat": "A"}).number("seat")
    Traceback (most recent call last):
    claimant.tabletop.errors.NotationError: The field “seat” is missing or is not a whole number.
    """

    def __init__(self, data: object, name: str = "everything") -> None:
        if not isinstance(data, dict):
            raise _wrong(name, "object")
        self._data: dict[object, object] = data

    def names(self) -> list[str]:
        return [name for name in self._data if isinstance(name, str)]

    def text(self, name: str) -> str:
        value = self._data.get(name)
        if not isinstance(value, str):
            raise _wrong(name, "text")
        return value

    def text_or_none(self, name: str) -> str | None:
        return None if self._is_none(name) else self.text(name)

    def number(self, name: str) -> int:
        value = self._data.get(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise _wrong(name, "whole-number")
        return value

    def number_or_none(self, name: str) -> int | None:
        return None if self._is_none(name) else self.number(name)

    def truth(self, name: str) -> bool:
        value = self._data.get(name)
        if not isinstance(value, bool):
            raise _wrong(name, "true-or-false")
        return value

    def within(self, name: str) -> Fields:
        return Fields(self._data.get(name), name)

    def objects(self, name: str) -> list[Fields]:
        return [Fields(item, name) for item in self._list(name)]

    def texts(self, name: str) -> list[str]:
        found = [item for item in self._list(name) if isinstance(item, str)]
        if len(found) != len(self._list(name)):
            raise _wrong(name, "list-of-texts")
        return found

    def texts_or_none(self, name: str) -> list[str | None]:
        found = [item for item in self._list(name) if item is None or isinstance(item, str)]
        if len(found) != len(self._list(name)):
            raise _wrong(name, "list-of-texts-and-nulls")
        return found

    def numbers(self, name: str) -> list[int]:
        found = [item for item in self._list(name) if isinstance(item, int) and not isinstance(item, bool)]
        if len(found) != len(self._list(name)):
            raise _wrong(name, "list-of-whole-numbers")
        return found

    def lists(self, name: str) -> list[list[str]]:
        return [Fields({name: item}).texts(name) for item in self._list(name)]

    def _list(self, name: str) -> list[object]:
        value = self._data.get(name)
        if not isinstance(value, list):
            raise _wrong(name, "list")
        return value

    def _is_none(self, name: str) -> bool:
        return name in self._data and self._data[name] is None


def _wrong(name: str, right: str) -> NotationError:
    return NotationError(Reason("bad-field", {"name": name, "right": right}))


def parse_seat(text: str, players: int) -> int:
    """The number of a seat from its letter."""
    seat = SEATS[:players].find(text) if len(text) == 1 else -1
    if seat < 0:
        raise NotationError(Reason("bad-seat", {"right": list(SEATS[:players])}), text)
    return seat
