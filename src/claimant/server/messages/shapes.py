"""How a message says more about a value than its type does, for the OpenAPI document."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

REFERENCE = "#/components/schemas/{name}"


def one_of(*words: str) -> Meta:
    """A text that is one of these."""
    return Meta(pattern=f"^({'|'.join(words)})$", extra_json_schema={"enum": list(words)})


def described_by(*shapes: type[msgspec.Struct], plain: tuple[str, ...] = ()) -> Meta:
    """JSON from the rules that is sent as it is, and looks like one of these, or is of a plain type.

    To read it into the shape only to write it again would cost time and tell nothing new. A test reads
    what many games send into these shapes, and nothing may be missing or left over.
    """
    references = [{"type": name} for name in plain]
    references += [{"$ref": REFERENCE.format(name=shape.__name__)} for shape in shapes]
    return Meta(extra_json_schema=references[0] if len(references) == 1 else {"anyOf": references})


Seat = Annotated[str, one_of("A", "B", "C", "D")]
"""The letter of a seat."""
