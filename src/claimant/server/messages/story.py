"""Texts about a game: keys and typed parameters, which the reader renders."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from claimant.server.messages.shapes import Seat, described_by


class CardTerm(msgspec.Struct):
    """A card by its code."""

    card: str


class FactionTerm(msgspec.Struct):
    """A faction by its code."""

    faction: str


class PlaceTerm(msgspec.Struct):
    """A magical place by its code."""

    place: str


class PowerTerm(msgspec.Struct):
    """A faction or a place, as the cause of something."""

    power: str


class SeatTerm(msgspec.Struct):
    """The player in this seat."""

    seat: Seat


class SideTerm(msgspec.Struct):
    """A seat, or with four players a team, by its number."""

    side: str


class WordTerm(msgspec.Struct):
    """A word by the end of its key: `building` is the text `word-building`."""

    word: str


class AllOf(msgspec.Struct, rename={"parts": "and"}):
    """Parameters one after the other, joined by "and"."""

    parts: list[Parameter]


class AnyOf(msgspec.Struct, rename={"parts": "or"}):
    """Parameters one after the other, joined by "or"."""

    parts: list[Parameter]


class Message(msgspec.Struct):
    """The key of a text and its parameters. If there is a text `key-variant`, it is used instead."""

    key: str
    parameters: dict[str, Parameter]
    variant: str | UnsetType = UNSET


_TERMS = (CardTerm, FactionTerm, PlaceTerm, PowerTerm, SeatTerm, SideTerm, WordTerm, AllOf, AnyOf)
Parameter = Annotated[Any, described_by(*_TERMS, Message, plain=("integer", "string"))]
"""A parameter of a text: a number, a verbatim text, or something with a name in every language."""


class Sentence(Message, kw_only=True):
    """A sentence about what happened."""

    event: int
    """The index of the first event that it describes, among the events that it comes with."""
    topic: str | UnsetType = UNSET
    """What explains it: the code of a power, or a chapter of the rules."""
    starts: Literal["line", "lead", "heading"] | UnsetType = UNSET


class Verdict(msgspec.Struct):
    """How a game ended: who won, why each faction went where it did, and what else there is to say."""

    ending: Message
    reasons: dict[str, Message]
    """By the code of the faction."""
    remarks: list[Message]
