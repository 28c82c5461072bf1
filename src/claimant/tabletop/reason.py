"""Why something is not possible: a code and typed parameters that any language can put into words."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, final

from claimant.tabletop.copying import Parts
from claimant.tabletop.message import AND, OR, Listing, Message, Term

Value = str | int | list[str] | list[int] | list[list[str]]
"""The parameters of a reason: codes, texts and numbers, and lists of these."""

NUMBER: Final = "number"
TEXT: Final = "text"
"""Repeated verbatim: notation, file names, what somebody has typed."""
CARD: Final = "card"
FACTION: Final = "faction"
PLACE: Final = "place"
POWER: Final = "power"
SEAT: Final = "seat"
"""By its letter."""
WORD: Final = "word"
"""By the end of its key in the texts: `building` is `word-building`."""

TYPES: Final[dict[str, dict[str, str]]] = {}


def all_of(kind: str) -> str:
    """The type of a list that is joined by "and"."""
    return f"{kind} {AND}"


def any_of(kind: str) -> str:
    """The type of a list that is joined by "or"."""
    return f"{kind} {OR}"


@final
class Reason:
    """A code plus parameters; `str` gives the English sentence.

    >>> reason = Reason("not-in-hand", {"who": "A", "card": "Go5"})
    >>> reason.code, str(reason)
    ('not-in-hand', 'A does not hold Goblin 5.')
    """

    def __init__(self, code: str, parameters: Mapping[str, Value]) -> None:
        self.code = code
        self.parameters = parameters

    def message(self) -> Message:
        """The reason with typed parameters, to be put into words."""
        types = TYPES[self.code]
        return Message(
            f"reason-{self.code}",
            {name: _typed(value, types[name]) for name, value in self.parameters.items()},
        )

    def __str__(self) -> str:
        try:
            locale: Any = import_module("claimant.locale")
        except ImportError:
            # Without the library for texts the code must do.
            told = ", ".join([f"{name}: {value}" for name, value in self.parameters.items()])
            return f"{self.code} ({told})" if told else self.code
        said: str = locale.in_english(self.message())
        return said

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.parameters!r})"

    def __reduce__(self) -> Parts:
        return Reason, (self.code, self.parameters)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.code == other.code and self.parameters == other.parameters

    def __hash__(self) -> int:
        return hash((self.code, repr(sorted(self.parameters.items()))))

    def to_json(self) -> dict[str, object]:
        return {"code": self.code, "parameters": self.message().to_json()["parameters"], "text": str(self)}


def _typed(value: Value, kind: str) -> object:
    """A parameter of a reason as a message takes it."""
    if isinstance(value, list):
        one, _, joint = kind.rpartition(" ")
        parts: list[object] = [_typed(each, one) for each in value]
        return Listing(parts, joint)
    if kind == NUMBER:
        return int(value)
    return str(value) if kind == TEXT else Term(kind, str(value))


def define_reasons(types: dict[str, dict[str, str]]) -> None:
    """Declare codes of reasons, each with the types of its parameters. Its text has the key `reason-CODE`.

    A code means one thing everywhere: if it is declared with other parameters, that is refused, and
    nothing is declared.

    >>> define_reasons({"game-over": {"winner": SEAT}})
    Traceback (most recent call last):
    ValueError: The reason 'game-over' is declared already, with other parameters: {}.
    """
    for code, parameters in types.items():
        if TYPES.get(code, parameters) != parameters:
            raise ValueError(
                f"The reason '{code}' is declared already, with other parameters: {TYPES[code]}."
            )
    TYPES.update(types)


# Refusals that mean the same in every game.
define_reasons(
    {
        "seed-out-of-range": {"seed": TEXT},
        "game-over": {},
        "game-not-over": {},
        "no-such-seat": {"seat": TEXT, "last": TEXT},
        "not-your-turn": {"who": SEAT, "right": any_of(SEAT)},
        "not-in-hand": {"who": SEAT, "card": CARD},
        "no-record": {},
        "position-too-long": {"most": NUMBER, "given": NUMBER},
        "unknown-section": {"word": TEXT},
        "section-twice": {"word": TEXT},
        "bad-number": {"least": NUMBER, "most": NUMBER},
        "cards-missing": {"cards": TEXT},
    }
)
