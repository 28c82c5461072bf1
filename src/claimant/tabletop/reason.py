"""Why something is not possible: a code and parameters that any language can put into words."""

from __future__ import annotations

from typing import Final, final

from claimant.tabletop.copying import Parts

WORDS: Final[dict[str, str]] = {}


@final
class Reason:
    """A code plus parameters; `str` gives the English sentence.

    >>> define_reasons({"too-tall": "{name} does not fit through the {door}."})
    >>> reason = Reason("too-tall", {"name": "The Giant", "door": "gate"})
    >>> reason.code, str(reason)
    ('too-tall', 'The Giant does not fit through the gate.')
    """

    def __init__(self, code: str, parameters: dict[str, str]) -> None:
        self.code = code
        self.parameters = parameters

    def __str__(self) -> str:
        return WORDS[self.code].format_map(self.parameters)

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.parameters!r})"

    def __reduce__(self) -> Parts:
        return Reason, (self.code, self.parameters)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.code == other.code and self.parameters == other.parameters

    def __hash__(self) -> int:
        return hash((self.code, tuple(sorted(self.parameters.items()))))

    def to_json(self) -> dict[str, object]:
        return {"code": self.code, "parameters": self.parameters, "text": str(self)}


def define_reasons(words: dict[str, str]) -> None:
    """Give the English sentences of reason codes, with `{parameter}` where one belongs.

    A code means one thing everywhere: another sentence for it is refused, and nothing is defined.

    >>> define_reasons({"game-over": "The party is over."})
    Traceback (most recent call last):
    ValueError: The reason 'game-over' says already: The game is over.
    """
    for code, sentence in words.items():
        if WORDS.get(code, sentence) != sentence:
            raise ValueError(f"The reason '{code}' says already: {WORDS[code]}")
    WORDS.update(words)


# Refusals that mean the same in every game are put into words once.
define_reasons(
    {
        "seed-out-of-range": "The seed {seed} is out of range: take a whole number from 0 to 2^64 - 1.",
        "game-over": "The game is over.",
        "game-not-over": "The game is not over yet: there is no result.",
        "no-such-seat": "There is no seat {seat}: the seats are 0 to {last}.",
        "not-your-turn": "It is not seat {seat}'s turn: seat {right} is to act.",
        "not-in-hand": "Seat {seat} does not hold {card}.",
        "no-record": "A game that began from a position has no record: its deal is not known.",
        "position-too-long": "A position has at most {most} characters; this one has {given}.",
        "unknown-section": "'{word}' begins no section of a position.",
        "section-twice": "The section '{word}' is given twice.",
        "bad-number": "Here a whole number from {least} to {most} is wanted.",
        "cards-missing": "These cards are nowhere: {cards}. A position places every card.",
    }
)
