"""Messages to people, without words: a key and typed parameters.

`claimant.locale` renders a message, and so does the web client, from the same texts.
"""

from __future__ import annotations

from typing import Final, final

from claimant.tabletop.copying import Parts
from claimant.tabletop.seats import seat_letter

AND: Final = "and"
OR: Final = "or"


@final
class Term:
    """A parameter that has a name in every language, by its code.

    >>> Term.card("Go5").to_json(), Term.seat(1).to_json()
    ({'card': 'Go5'}, {'seat': 'B'})
    """

    def __init__(self, kind: str, code: str) -> None:
        self.kind = kind
        self.code = code

    def __reduce__(self) -> Parts:
        return Term, (self.kind, self.code)

    def __repr__(self) -> str:
        return f"<{self.kind} {self.code}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Term) and (self.kind, self.code) == (other.kind, other.code)

    def __hash__(self) -> int:
        return hash((self.kind, self.code))

    def to_json(self) -> dict[str, object]:
        return {self.kind: self.code}

    @staticmethod
    def card(code: str) -> Term:
        """A card of any game: "Goblin 5" in Claim, "Goblin" in Claim Kingdoms."""
        return Term("card", code)

    @staticmethod
    def faction(code: str) -> Term:
        return Term("faction", code)

    @staticmethod
    def place(code: str) -> Term:
        return Term("place", code)

    @staticmethod
    def power(code: str) -> Term:
        """A faction or a place, as the cause of something."""
        return Term("power", code)

    @staticmethod
    def seat(seat: int) -> Term:
        """The player in a seat. Texts can distinguish the reader ("you") from others: see `Words.say`."""
        return Term("seat", seat_letter(seat))

    @staticmethod
    def side(side: int) -> Term:
        """A seat, or with four players a team."""
        return Term("side", str(side))

    @staticmethod
    def word(name: str) -> Term:
        """A word of the texts, by the end of its key: `word-building`."""
        return Term("word", name)


@final
class Listing:
    """Parameters one after the other, joined by "and" or by "or"."""

    def __init__(self, parts: list[object], joint: str = AND) -> None:
        self.parts = parts
        self.joint = joint

    def __reduce__(self) -> Parts:
        return Listing, (self.parts, self.joint)

    def __repr__(self) -> str:
        return f" {self.joint} ".join([repr(part) for part in self.parts])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listing) and (self.parts, self.joint) == (other.parts, other.joint)

    def __hash__(self) -> int:
        return hash((tuple(self.parts), self.joint))

    def to_json(self) -> dict[str, object]:
        return {self.joint: [parameter_json(part) for part in self.parts]}

    @staticmethod
    def of_cards(codes: list[str]) -> Listing:
        return Listing([Term.card(code) for code in codes])


@final
class Message:
    """A message: the key of a text, and its parameters.

    A parameter is a number, a text that is repeated verbatim, a `Term`, a `Listing` or another message. If
    there is a text `KEY-VARIANT`, it is used instead: some powers have their own sentences.

    >>> Message("cards-unknown", {"count": 2}).to_json()
    {'key': 'cards-unknown', 'parameters': {'count': 2}}
    """

    def __init__(self, key: str, parameters: dict[str, object], variant: str = "") -> None:
        self.key = key
        self.parameters = parameters
        self.variant = variant

    def __reduce__(self) -> Parts:
        return Message, (self.key, self.parameters, self.variant)

    def __repr__(self) -> str:
        return f"<Message {self.exact}: {self.parameters}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.exact, self.parameters) == (
            other.exact,
            other.parameters,
        )

    def __hash__(self) -> int:
        return hash(self.exact)

    @property
    def exact(self) -> str:
        """The key of the most exact text that there may be."""
        return f"{self.key}-{self.variant}" if self.variant else self.key

    def to_json(self) -> dict[str, object]:
        told: dict[str, object] = {
            "key": self.key,
            "parameters": {name: parameter_json(value) for name, value in self.parameters.items()},
        }
        if self.variant:
            told["variant"] = self.variant
        return told


def parameter_json(value: object) -> object:
    """A parameter as JSON data: numbers and texts are themselves, everything else names its type."""
    if isinstance(value, (Term, Listing, Message)):
        return value.to_json()
    return value
