"""JSON data read field by field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from claimant.tabletop.errors import NotationError
from claimant.tabletop.wire import Fields


def test_fields_of_every_kind_are_read() -> None:
    fields = Fields(
        {
            "a": "x",
            "b": 3,
            "c": True,
            "d": None,
            "e": ["x"],
            "f": ["x", None],
            "g": [1],
            "h": [["x"]],
            "i": {"j": 1},
        }
    )
    assert (fields.text("a"), fields.number("b"), fields.truth("c")) == ("x", 3, True)
    assert (fields.text_or_none("d"), fields.number_or_none("d")) == (None, None)
    assert (fields.text_or_none("a"), fields.number_or_none("b")) == ("x", 3)
    assert (fields.texts("e"), fields.texts_or_none("f"), fields.numbers("g")) == (["x"], ["x", None], [1])
    assert (fields.lists("h"), fields.within("i").number("j")) == ([["x"]], 1)
    assert fields.within("i").names() == ["j"]


@pytest.mark.parametrize(
    ("read", "right"),
    [
        (lambda fields: fields.text("n"), "a text"),
        (lambda fields: fields.text_or_none("missing"), "a text"),
        (lambda fields: fields.number("t"), "a whole number"),
        (lambda fields: fields.number("truth"), "a whole number"),
        (lambda fields: fields.truth("n"), "true or false"),
        (lambda fields: fields.texts("n"), "a list"),
        (lambda fields: fields.texts("mixed"), "a list of texts"),
        (lambda fields: fields.texts_or_none("mixed"), "a list of texts and nulls"),
        (lambda fields: fields.numbers("mixed"), "a list of whole numbers"),
        (lambda fields: fields.objects("mixed"), "an object"),
        (lambda fields: fields.within("n"), "an object"),
    ],
)
def test_what_is_not_as_expected_is_refused(read: Callable[[Fields], object], right: str) -> None:
    fields = Fields({"n": 1, "t": "x", "truth": True, "mixed": ["x", 1]})
    with pytest.raises(NotationError) as refused:
        read(fields)
    assert str(refused.value).endswith(f"is missing or is not {right}.")
