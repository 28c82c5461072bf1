"""How a message says more about a value than its type does: which texts it takes, what JSON looks like."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

REFERENCE = "#/components/schemas/{name}"


CONTROLS: Final = r"\x00-\x1f\x7f-\x9f"
INVISIBLE: Final = (
    r"\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    r"\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb"
)
"""What nobody can see, or what turns text around: Unicode's Default_Ignorable_Code_Point and the like."""
INVISIBLE_BEYOND: Final = r"\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
"""The same in the planes that expressions of JavaScript and of Python write differently."""


def whole(pattern: str) -> str:
    """The pattern of a whole text: msgspec searches, and `$` would allow a trailing newline."""
    return rf"\A(?:{pattern})\Z"


def as_javascript(pattern: str) -> str:
    """The same as the OpenAPI document says it."""
    return pattern.replace(r"\A", "^").replace(r"\Z", "$").replace(INVISIBLE_BEYOND, "")


def text(pattern: str, *, description: str | None = None, most: int | None = None) -> Meta:
    """A text that matches this pattern completely, optionally with a maximum length."""
    return Meta(pattern=whole(pattern), description=description, max_length=most)


def visible(least: int, most: int, besides: str = "") -> str:
    """So many characters that can be seen, blanks included, except some."""
    return rf"[^{besides}{CONTROLS}{INVISIBLE}{INVISIBLE_BEYOND}]{{{least},{most}}}"


def one_of(*words: str) -> Meta:
    """A text that is one of these."""
    return Meta(pattern=whole("|".join(words)), extra_json_schema={"enum": list(words)})


def described_by(*shapes: type[msgspec.Struct], plain: tuple[str, ...] = ()) -> Meta:
    """JSON from the rules that is sent unchanged, described by one of these shapes or by a plain type.

    Reading it into the shape only to write it again would cost time and add nothing. A test reads the
    output of many games into these shapes, and nothing may be missing or left over.
    """
    references = [{"type": name} for name in plain]
    references += [{"$ref": REFERENCE.format(name=shape.__name__)} for shape in shapes]
    return Meta(extra_json_schema=references[0] if len(references) == 1 else {"anyOf": references})


Seat = Annotated[str, one_of("A", "B", "C", "D")]
"""The letter of a seat."""
ID: Final = "[A-Za-z0-9_-]{1,40}"
Id = Annotated[str, text(ID)]
"""Of a table, a game or an invitation."""
