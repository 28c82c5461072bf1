"""What people read, in five languages: Project Fluent files, shared with the web client.

>>> from claimant.tabletop.message import Message, Term
>>> played = Message("event-moved-hand-trick", {"who": Term.seat(1), "cards": Term.card("Go5")})
>>> Words("de").say(played, Reader(["Ben", "Anna"], seat=0))
'Anna spielt Kobold 5.'
>>> Words("es").say(played, Reader(["Ben", "Anna"], seat=1))
'Juegas Goblin 5.'
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk

from claimant.locale.catalogue import Catalogue
from claimant.tabletop.message import OR, Listing, Message, Term
from claimant.tabletop.seats import SEATS, seat_letter
from claimant.tabletop.texts import ADDED, add_source

LANGUAGES: Final = {
    "en": "English",
    "de": "Deutsch",
    "nl": "Nederlands",
    "es": "Español",
    "id": "Bahasa Indonesia",
}
"""The languages, each by its own name."""
FALLBACK: Final = "en"
PSEUDO: Final = "qps"
"""English in accents, for tests: what stays plain has no key."""
# Our English lists things as the British do, without a comma before the last.
REGIONS: Final = {"en": "en_GB", PSEUDO: "en_GB"}

LONGEST_PARAMETER: Final = 500
"""Parameters are cut off at this length: Fluent accepts no more than 2500 characters."""
SEATED: Final = ("seat", "side")
"""The kinds of terms that can be the reader."""
YOU: Final = "you"
OTHER: Final = "other"

_log = logging.getLogger(__name__)


class UnknownLanguage(ValueError):
    """A language that there are no texts in."""


def add_texts(language: str, source: str) -> None:
    """Add texts of your own in Project Fluent; the other languages say the English ones.

    Texts of the package cannot be replaced. Raises `UnknownLanguage`, and `ValueError` if a text cannot be
    read.

    >>> add_texts("en", "reason-too-tall = { $name } does not fit through the gate.")
    >>> Words("de").text("reason-too-tall", name="Ben")
    'Ben does not fit through the gate.'
    """
    _refuse_unknown(language)
    for entry in FluentResource(source).body:
        if isinstance(entry, Junk):
            raise ValueError(f"This text cannot be read: {(entry.content or '').strip()}")
    add_source(language, source)


def _refuse_unknown(language: str) -> None:
    if language not in LANGUAGES and language != PSEUDO:
        raise UnknownLanguage(f"There are no texts in '{language}': take one of {', '.join(LANGUAGES)}.")


@cache
def _sources(language: str) -> list[str]:
    folder = files(__name__).joinpath(language)
    return [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]


@cache
def _texts(language: str) -> Catalogue:
    """What comes with the package."""
    if language == PSEUDO:
        return Catalogue(FALLBACK, _sources(FALLBACK), is_accented=True)
    return Catalogue(language, _sources(language))


def _added(language: str) -> Catalogue:
    """What does not come with the package."""
    return _made_again(FALLBACK if language == PSEUDO else language, tuple(ADDED.get(language, ())))


@lru_cache(len(LANGUAGES))
def _made_again(language: str, sources: tuple[str, ...]) -> Catalogue:
    return Catalogue(language, sources)


class Reader:
    """The reader of a text: the names of the seats, which of them is the reader's own, and who are
    partners.
    """

    def __init__(
        self, names: Sequence[str], seat: int | None = None, sides: Sequence[int] | None = None
    ) -> None:
        self.names = list(names)
        self.seat = seat
        self.sides = list(range(len(names))) if sides is None else list(sides)

    def is_you(self, term: object) -> bool:
        """Is this a seat, or a side with all its seats, and the reader's own?"""
        if self.seat is None or not isinstance(term, Term) or term.kind not in SEATED:
            return False
        if term.kind == "side":
            return self.sides.count(int(term.code)) == 1 and self.sides[self.seat] == int(term.code)
        return term.code == seat_letter(self.seat)


NOBODY: Final = Reader([seat_letter(seat) for seat in range(len(SEATS))])
"""A reader without a seat."""


class Words:
    """The texts of one language.

    A text that this language lacks is given in English; that is logged, and listed in `missing`.
    """

    def __init__(self, language: str = FALLBACK) -> None:
        """Raises `UnknownLanguage`."""
        _refuse_unknown(language)
        self.language = language
        self.missing: list[str] = []

    def has(self, key: str) -> bool:
        """Is there such a text, at least in English?"""
        return any(key in texts for texts in self._catalogues())

    def text(self, key: str, **parameters: str | int) -> str:
        """A text by its key; raises `KeyError` if there is none, `ValueError` if a parameter is missing.

        >>> Words("nl").text("trick-number-of", number=3, total=13)
        'Slag 3 van 13'
        """
        return self._formatted(key, parameters)

    def say(self, message: Message, reader: Reader = NOBODY) -> str:
        """Render a message.

        A parameter that is a seat comes with another one that says whether it is the reader ("you") or
        another player ("other"): `$seat` for `$who`, and `$NAME-seat` for any other NAME.
        """
        said: dict[str, str | int] = {}
        for name, value in message.parameters.items():
            said[name] = self._said(value, reader)
            if isinstance(value, Term) and value.kind in SEATED:
                role = "seat" if name == "who" else f"{name}-seat"
                said[role] = YOU if reader.is_you(value) else OTHER
        return self._formatted(message.exact if self.has(message.exact) else message.key, said)

    def card(self, code: str) -> str:
        """A card by its code; cards of games that have no factions are said as they are written.

        >>> Words("es").card("Dw5"), Words("de").card("Go"), Words("de").card("7")
        ('Enano 5', 'Kobold', '7')
        """
        if not self.has(f"faction-{code[:2]}-one"):
            return code
        name = self.text(f"faction-{code[:2]}-one")
        return self.text("card", faction=name, value=int(code[2:])) if code[2:] else name

    def listed(self, things: Iterable[str], joint: str = "and") -> str:
        """Things one after the other, as this language lists them.

        >>> Words("nl").listed(["Goblin 1", "Ridder 2", "Dwerg 3"])
        'Goblin 1, Ridder 2 en Dwerg 3'
        """
        return format_list(list(things), style="or" if joint == OR else "standard", locale=self._region)

    def number(self, value: float, decimals: int = 0) -> str:
        """A number with so many decimals.

        >>> Words("en").number(1234.5, 1), Words("de").number(1234.5, 1)
        ('1,234.5', '1.234,5')
        """
        return str(format_decimal(value, f"#,##0.{'0' * decimals}", self._region))

    def percent(self, share: float) -> str:
        """A share of 1 in percent, with one decimal.

        >>> Words("en").percent(0.525), Words("es").percent(0.525)
        ('52.5%', '52,5\\xa0%')
        """
        pattern = Locale.parse(self._region).percent_formats[None].pattern
        return str(format_percent(share, pattern.replace("0", "0.0"), self._region))

    @property
    def _region(self) -> str:
        return REGIONS.get(self.language, self.language)

    def _said(self, value: object, reader: Reader) -> str | int:
        """A parameter in words; a number stays a number, so that a text can select a plural by it."""
        if isinstance(value, (str, int)):
            return value
        if isinstance(value, Message):
            return self.say(value, reader)
        if isinstance(value, Listing):
            # The reader comes first: "you and Ann".
            parts = sorted(value.parts, key=reader.is_you, reverse=True)
            return self.listed([str(self._said(part, reader)) for part in parts], value.joint)
        assert isinstance(value, Term)
        return self.named(value, reader)

    def named(self, term: Term, reader: Reader = NOBODY) -> str:
        """The name of a term; a seat or a side as its reader calls it."""
        if term.kind == "card":
            return self.card(term.code)
        if term.kind == "power":
            faction = f"faction-{term.code}"
            return self.text(faction if self.has(faction) else f"place-{term.code}")
        if term.kind == "seat":
            return self.text("name-you") if reader.is_you(term) else reader.names[SEATS.index(term.code)]
        if term.kind == "side":
            return self._side(int(term.code), reader)
        return self.text(f"{term.kind}-{term.code}")

    def _side(self, side: int, reader: Reader) -> str:
        seats = [seat for seat, own in enumerate(reader.sides) if own == side]
        if len(seats) == 1:
            return self.named(Term.seat(seats[0]), reader)
        if reader.seat is None:
            return self.text("team-seats", letters=" + ".join(map(seat_letter, seats)))
        return self.text("team-own" if reader.seat in seats else "team-other")

    def _formatted(self, key: str, parameters: Mapping[str, str | int]) -> str:
        texts = next((texts for texts in self._catalogues() if key in texts), None)
        if texts is None:
            raise KeyError(key)
        if self.language != FALLBACK and texts is _texts(FALLBACK):
            self._report(key)
        return texts.format(key, {name: _cut(parameters[name]) for name in parameters})

    def _catalogues(self) -> Iterator[Catalogue]:
        """Where texts are looked for, one after the other."""
        for language in dict.fromkeys((self.language, FALLBACK)):
            yield _texts(language)
            yield _added(language)

    def _report(self, key: str) -> None:
        if key not in self.missing:
            self.missing.append(key)
            _log.warning("no text for %s in %s", key, self.language)


def _cut(value: str | int) -> str | int:
    if isinstance(value, str) and len(value) > LONGEST_PARAMETER:
        return f"{value[: LONGEST_PARAMETER - 1]}…"
    return value


def in_english(message: Message) -> str:
    """A message to nobody in particular, for logs and for errors that programmers read."""
    return Words(FALLBACK).say(message)
