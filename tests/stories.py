"""Stories in words, as tests read them: seats go by their letters, and the reader is "you"."""

from __future__ import annotations

from collections.abc import Sequence

from claimant.locale import Reader, Words
from claimant.tabletop.event import Event
from claimant.tabletop.kind import Kind
from claimant.tabletop.message import Message
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.story import lines


class Listener:
    """Somebody at a seat, or for None somebody who reads about all seats."""

    def __init__(
        self,
        kind: Kind,
        you: int | None = None,
        players: int = 2,
        sides: Sequence[int] | None = None,
        language: str = "en",
    ) -> None:
        self.kind = kind
        self.words = Words(language)
        self.reader = Reader([seat_letter(seat) for seat in range(players)], you, sides)

    def hears(self, message: Message) -> str:
        return self.words.say(message, self.reader)

    def lines(self, events: Sequence[Event]) -> list[str]:
        """What happened, line by line."""
        return [
            " ".join(self.hears(sentence.message) for sentence in line)
            for line in lines(self.kind.tell(events))
        ]
