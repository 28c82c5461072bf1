"""A game described for people: events, questions and endings, as messages without words.

Each game has its own story (`claim/story.py`). It uses only what a reader may know: masked events, views
and results. It contains no rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from claimant.tabletop.copying import Parts
from claimant.tabletop.event import Event
from claimant.tabletop.message import Listing, Message, Term

HEADING: Final = "heading"
"""Stands alone as a heading: a phase begins."""
LINE: Final = "line"
"""A new line begins with it: a prize is turned up, a card is placed."""
LEAD: Final = "lead"
"""Starts a new line unless the previous sentence has started one: somebody leads for a prize."""
BETWEEN: Final = "\N{EN DASH}"
"""The separator between the numbers of a score."""


@final
class Told:
    """A sentence about what happened, and where it belongs."""

    def __init__(self, message: Message, event: int, topic: str = "", starts: str = "") -> None:
        self.message = message
        self.event = event
        """The index of the first event that it describes, among those described together."""
        self.topic = topic
        """What explains it: the code of a power, or a chapter of the rules."""
        self.starts = starts

    def __reduce__(self) -> Parts:
        return Told, (self.message, self.event, self.topic, self.starts)

    def __repr__(self) -> str:
        return f"<Told {self.message}>"

    def to_json(self) -> dict[str, object]:
        told = self.message.to_json()
        told["event"] = self.event
        if self.topic:
            told["topic"] = self.topic
        if self.starts:
            told["starts"] = self.starts
        return told


@final
class Verdict:
    """How a game ended: who won, why each faction went where it did, and what else there is to say."""

    def __init__(self, ending: Message, reasons: dict[str, Message], remarks: list[Message]) -> None:
        self.ending = ending
        self.reasons = reasons
        """By the code of the faction."""
        self.remarks = remarks

    def __reduce__(self) -> Parts:
        return Verdict, (self.ending, self.reasons, self.remarks)

    def __repr__(self) -> str:
        return f"<Verdict {self.ending}>"

    def to_json(self) -> dict[str, object]:
        return {
            "ending": self.ending.to_json(),
            "reasons": {code: reason.to_json() for code, reason in self.reasons.items()},
            "remarks": [remark.to_json() for remark in self.remarks],
        }


def lines(told: Iterable[Told]) -> list[list[Told]]:
    """Sentences grouped into lines: one line for each trick, with its consequences.

    A sentence that starts a line begins a new one; a lead does not if the prize before it did.
    """
    found: list[list[Told]] = []
    before = HEADING
    for sentence in told:
        starts = sentence.starts
        is_new = starts in (HEADING, LINE) or before == HEADING or (starts == LEAD and before != LINE)
        if not found or is_new:
            found.append([])
        found[-1].append(sentence)
        before = starts
    return found


def cards_of(event: Event) -> object:
    """The cards of an event, or how many there are where the reader may not know them."""
    if event.cards:
        return Listing.of_cards(event.cards)
    return Message("cards-unknown", {"count": int(event.count)})


def is_power(cause: str) -> bool:
    """Is a cause the code of a power? The steps of a turn are written small."""
    return cause[:1].isupper()


def score(numbers: list[int], first: int) -> str:
    """A score in words: the number of its own side first, then the others in descending order."""
    others = numbers[:first] + numbers[first + 1 :]
    return BETWEEN.join([str(number) for number in [numbers[first], *sorted(others, reverse=True)]])


def plain(events: Iterable[Event]) -> list[Told]:
    """Events of a game without a story, in its own words."""
    told: list[Told] = []
    for number, event in enumerate(events):
        what: list[str] = [event.kind, *event.cards]
        parameters: dict[str, object] = {"what": " ".join(what)}
        key = "plain-event"
        if event.seat >= 0:
            key = "plain-event-of"
            parameters["who"] = Term.seat(event.seat)
        told.append(Told(Message(key, parameters), number, starts=LINE))
    return told
