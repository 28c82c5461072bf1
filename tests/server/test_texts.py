"""Every text from outside has its own pattern, from its first character to its last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from claimant.server.http.openapi import shapes_in
from claimant.server.messages import bodies, frames, setups
from claimant.server.messages.bodies import Body, Name, Password
from tests.server.running import Server
from tests.server.visitor import Visitor

CONTROLS = ["a\n", "\na", "a\r\n", "a\0", "\x1b[2J", "a\x7f", "a\x85", "\t", "a\x0b", "a\x9b31m"]
INVISIBLE = [
    "a\u200b",
    "\u202eabc",
    "\u2066a",
    "a\ufeff",
    "\u3164",
    "\u115f",
    "\uffa0",
    "a\u2028",
    "a\u00ad",
]
BEYOND = ["a\U000e0041", "\U0001d173"]
RECORD = "record"
"""The one text of several lines."""
BLANKS_IN_RECORDS = {"a\n", "\na", "a\r\n", "\t", "a\x85", "a\x9b31m"}


class Field(msgspec.Struct, frozen=True):
    """A field of a message that takes a text, and how a text gets there."""

    shape: Any
    path: tuple[str | int, ...]
    type: Any

    def __str__(self) -> str:
        return f"{self.shape.__name__}.{'.'.join(map(str, self.path))}"

    def takes(self, text: str) -> bool:
        try:
            msgspec.convert(text, self.type)
        except msgspec.ValidationError:
            return False
        return True


def fields_of(shape: Any) -> Iterator[Field]:
    for field in msgspec.structs.fields(shape):
        yield from texts_in(shape, (field.name,), field.type)


def texts_in(shape: Any, path: tuple[str | int, ...], kind: Any) -> Iterator[Field]:
    """The texts that a type consists of, wherever they are within lists and alternatives."""
    described = msgspec.inspect.type_info(kind)
    inner = described.type if isinstance(described, msgspec.inspect.Metadata) else described
    if isinstance(inner, msgspec.inspect.StrType):
        yield Field(shape, path, kind)
    elif not isinstance(inner, msgspec.inspect.StructType):
        for number, part in enumerate(get_args(kind)):
            if part is not Ellipsis and not isinstance(part, msgspec.Meta | str):
                yield from texts_in(shape, (*path, number), part)


SHAPES = [
    *(shape for shape in shapes_in(bodies) if issubclass(shape, Body)),
    setups.SetupBody,
    *(shape for shape in shapes_in(frames) if issubclass(shape, Body)),
    frames.Keyed,
]
FIELDS = [field for shape in SHAPES for field in fields_of(shape)]


def test_all_texts_are_found() -> None:
    found = {str(field).partition(".")[2].partition(".")[0] for field in FIELDS}
    assert found >= {
        *("name", "password", "label", "bots", "word", "commitment", "invitation", "seat", "bot"),
        *("record", "actions", "key", "action", "what", "game", "deck", "places", "random_places", "table"),
        "line",
    }


@pytest.mark.parametrize("field", FIELDS, ids=str)
def test_no_text_takes_what_nobody_can_see(field: Field) -> None:
    is_record = field.path == (RECORD,)
    for nasty in CONTROLS:
        assert field.takes(nasty) == (is_record and nasty in BLANKS_IN_RECORDS), repr(nasty)
    # A name is looked at more closely when it is taken, and what a password is made of nobody sees.
    if not is_record and field.type not in (Name, Password):
        for nasty in INVISIBLE + BEYOND:
            assert not field.takes(nasty), repr(nasty)


def test_what_was_always_taken_still_is() -> None:
    for field in FIELDS:
        kind = field.path[0]
        good = {"key": "k-1", "commitment": "0" * 64, "what": "undo", "seat": "A"}
        good |= {"first": "A", "line": "A:Go5"}
        assert field.takes(good.get(str(kind), "Go5")), str(field)


def test_nor_does_an_address(server: Server) -> None:
    """What stands in the address of a request is held to the same."""
    ann = Visitor(server, "Ann")
    game = ann.post("/tables", bots=["random"], start=True)["game"]
    for path in (
        f"/games/{game}/replay?seat=A%0A",
        f"/games/{game}/why-not?action=Go5%0A",
        f"/games/{game}?invitation=a%0A",
        "/tables/nowhere?invitation=%1B",
        "/decks/random?game=claim%0A",
        "/decks/random?chosen=Go%00",
    ):
        assert ann.refused("GET", path) == (400, "malformed"), path


def test_a_refusal_does_not_recite_patterns(server: Server) -> None:
    answer = Visitor(server).ask("POST", "/players", {"name": "Ann\n"})
    assert answer.json()["parameters"]["what"] == "name: Expected `str` of another form"
