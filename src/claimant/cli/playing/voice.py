"""Who is addressed: a player, as "you", or a reader who is told about all seats by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from claimant.cli.playing.opponents import bot_name, seated_before
from claimant.cli.terminal.problems import printable
from claimant.cli.terminal.texts import say, text, words
from claimant.games import kind_of
from claimant.locale import Reader
from claimant.tabletop.event import Event
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.message import Message, Term
from claimant.tabletop.seats import player_header, seat_letter
from claimant.tabletop.story import Told, lines
from claimant.tabletop.view import View

LONGEST_NAME = 40


class Voice:
    """Renders one game in the current language, for the player in seat `you` or, for None, for a reader."""

    def __init__(self, game: TabletopGame, you: int | None = None, bots: Mapping[int, str] | None = None):
        """`bots` are those at the other seats; by default the record names them, as it does people."""
        self.kind = kind_of(game)
        self.you = you
        seated = seated_before(game.headers, game.seats) if bots is None else bots
        self.reader = Reader(_names(game, seated), you, game.sides)

    def say(self, message: Message) -> str:
        return say(message, self.reader)

    def name(self, seat: int) -> str:
        return words().named(Term.seat(seat), self.reader)

    def lettered(self, seat: int) -> str:
        """Who sits there, with the letter that records and boards write."""
        name, letter = self.name(seat), seat_letter(seat)
        return name if name == letter else f"{name} ({letter})"

    def side(self, side: int) -> str:
        """The name of a side: a seat, or with four players a team."""
        return words().named(Term.side(side), self.reader)

    def of(self, key: str, seat: int, **parameters: object) -> str:
        """A text about a seat."""
        return self.say(Message(key, {"who": Term.seat(seat), **parameters}))

    def seats(self) -> list[int]:
        """The seats in display order: clockwise, the reader's own first."""
        return _clockwise(self.you or 0, len(self.reader.sides))

    def sides(self) -> list[int]:
        """The sides in display order, the reader's own first."""
        return _clockwise(self.reader.sides[self.you or 0], len(set(self.reader.sides)))

    def lines(self, events: Sequence[Event]) -> list[list[Told]]:
        """What happened, in lines of sentences."""
        return lines(self.kind.tell(events))

    def line(self, sentences: Sequence[Told]) -> str:
        return " ".join(self.say(sentence.message) for sentence in sentences)

    def answers(self, view: View[Any]) -> dict[str, Message]:
        """The legal actions, in notation, with what to say for each."""
        return {
            str(action): answer for action, answer in zip(view.legal, self.kind.answers(view), strict=True)
        }


def _clockwise(first: int, number: int) -> list[int]:
    return [(first + distance) % number for distance in range(number)]


def _names(game: TabletopGame, bots: Mapping[int, str]) -> list[str]:
    """The names of bots and people, numbered if several are alike, or else the letters of their seats."""
    named = [
        bot_name(bots[seat]) if seat in bots else game.headers.get(player_header(seat)) or seat_letter(seat)
        for seat in range(game.seats)
    ]
    named = [printable(name, LONGEST_NAME) for name in named]
    return [
        text("name-numbered", name=name, number=named[: seat + 1].count(name))
        if named.count(name) > 1
        else name
        for seat, name in enumerate(named)
    ]
