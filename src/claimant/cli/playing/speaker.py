"""Who speaks to whom: to a player about itself and the others, or to a reader about seats.

As in `telling`, the words stand in tables that another language can replace.
"""

from __future__ import annotations

from collections.abc import Sequence

from claimant.locale import Reader, Words
from claimant.tabletop.reason import Reason
from claimant.tabletop.seats import seat_letter

# Each with its possessive.
NAMES = {
    "you": ("you", "your"),
    "partner": ("your partner", "your partner's"),
    "opponent": ("the opponent", "the opponent's"),
    "other": ("seat {letter}", "seat {letter}'s"),
    "seat": ("{letter}", "{letter}'s"),
}
TEAMS = {
    "own": "your team",
    "other": "the other team",
    "seats": "team {letters}",
}
AND = " and "


class Speaker:
    """Speaks to the player at seat `you`; if that is None, to somebody who reads about all seats."""

    def __init__(self, players: int, sides: int, powers: dict[str, str], you: int | None) -> None:
        """`powers` are the names of all powers in the game by their codes."""
        self.number_of_seats = players
        self.number_of_sides = sides
        self.powers = powers
        self.you = you

    def name(self, seat: int) -> str:
        return self._names(seat)[0]

    def possessive(self, seat: int) -> str:
        return self._names(seat)[1]

    def said(self, reason: Reason) -> str:
        """A reason in words for the reader."""
        seats = range(self.number_of_seats)
        names = [capital(self.name(seat)) for seat in seats]
        sides = [seat % self.number_of_sides for seat in seats]
        return Words("en").say(reason.message(), Reader(names, self.you, sides))

    def power(self, code: str) -> str:
        """The name of a power; a step of the turn, which is none, keeps its own word."""
        return self.powers.get(code, code)

    def side(self, side: int) -> str:
        """The name of a side: a seat, or with four players a team."""
        seats = range(side, self.number_of_seats, self.number_of_sides)
        if len(seats) == 1:
            return self.name(side)
        if self.you is not None:
            return TEAMS["own" if self.you in seats else "other"]
        return TEAMS["seats"].format(letters="+".join(seat_letter(seat) for seat in seats))

    def is_you(self, side: int) -> bool:
        """Is this side the reader alone, and no team?"""
        return side == self.you and self.number_of_sides == self.number_of_seats

    def sides(self) -> list[int]:
        """The sides in the order in which they are shown: clockwise, the reader's own first."""
        return self._clockwise(self.number_of_sides)

    def seats(self) -> list[int]:
        """The seats in the order in which they are shown: clockwise, the reader's own first."""
        return self._clockwise(self.number_of_seats)

    def _clockwise(self, number: int) -> list[int]:
        first = self.you or 0
        return [(first + distance) % number for distance in range(number)]

    def _names(self, seat: int) -> tuple[str, str]:
        plain, possessive = NAMES[self._relation(seat)]
        letter = seat_letter(seat)
        return plain.format(letter=letter), possessive.format(letter=letter)

    def _relation(self, seat: int) -> str:
        if self.you is None:
            return "seat"
        if seat == self.you:
            return "you"
        if self.number_of_seats == 2:
            return "opponent"
        same_side = (seat - self.you) % self.number_of_sides == 0
        return "partner" if same_side else "other"


def listed(things: Sequence[str]) -> str:
    """Go1, Go2 and Go3."""
    return AND.join(part for part in (", ".join(things[:-1]), things[-1]) if part)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def within(sentence: str) -> str:
    """A sentence as it stands behind a colon; the letter of a seat stays a capital."""
    return sentence if sentence[1:2] == " " else sentence[:1].lower() + sentence[1:]
