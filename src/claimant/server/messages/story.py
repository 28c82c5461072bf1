"""What is said about a game: keys of texts and typed parameters, to be put into words by the reader."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType


class Message(msgspec.Struct):
    """The key of a text and what is put into it. Where there is a text `key-variant`, that one is said."""

    key: str
    parameters: dict[str, Any]
    variant: str | UnsetType = UNSET


class Sentence(Message):
    """A sentence about what happened."""

    event: int = 0
    """The number of the first event that it tells of, among the events that it comes with."""
    topic: str | UnsetType = UNSET
    """What explains it: the code of a power, or a chapter of the rules."""
    starts: Literal["line", "heading"] | UnsetType = UNSET


class Verdict(msgspec.Struct):
    """How a game ended: who won, why each faction went where it did, and what else there is to say."""

    ending: Message
    reasons: dict[str, Message]
    """By the code of the faction."""
    remarks: list[Message]
