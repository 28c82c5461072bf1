"""The language of the command line: every word that it says comes from `claimant.locale`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Final

from claimant.locale import FALLBACK, LANGUAGES, NOBODY, PSEUDO, Reader, Words
from claimant.tabletop.errors import ClaimantError, NotationError
from claimant.tabletop.message import Message
from claimant.tabletop.names import plain

LANGUAGE_OPTION: Final = "--language"
LANGUAGE_VARIABLE: Final = "CLAIMANT_LANGUAGE"
# Where the environment says which language its messages are in, the most important one first.
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class _Current:
    """The language in use: one for the whole process."""

    words = Words(FALLBACK)


def use_language(language: str) -> None:
    """Say everything from now on in this language; raises `UnknownLanguage`."""
    _Current.words = Words(language)


def words() -> Words:
    return _Current.words


def text(key: str, **parameters: str | int) -> str:
    """A text in the language in use."""
    return _Current.words.text(key, **parameters)


def say(message: Message, reader: Reader = NOBODY) -> str:
    """A message in the language in use."""
    return _Current.words.say(message, reader)


def say_error(error: ClaimantError) -> str:
    """Why something is not possible, and in which line or word of a text."""
    said = say(error.reason.message())
    if isinstance(error, NotationError):
        if error.token:
            said = text("at-token", token=error.token, what=said)
        if error.line:
            said = text("at-line", number=error.line, what=said)
    return said


def listed(things: list[str], joint: str = "and") -> str:
    return _Current.words.listed(things, joint)


def number(value: float, decimals: int = 0) -> str:
    return _Current.words.number(value, decimals)


def percent(share: float) -> str:
    return _Current.words.percent(share)


def means(kind: str, typed: str, code: str) -> bool:
    """Is this the code of this faction or place, or its name in the language in use, singular or plural?"""
    keys = (f"{kind}-{code}", f"{kind}-{code}-one")
    return plain(typed) in [plain(code), *(plain(text(key)) for key in keys if words().has(key))]


def typed_name(kind: str, name: str, codes: Iterable[str]) -> str:
    """The code of the faction or the place that has this name in the language in use; else the name itself.

    >>> use_language("de")
    >>> typed_name("place", "turm", ["Tower"]), typed_name("faction", "zwerg", ["Go", "Dw"])
    ('Tower', 'Dw')
    >>> typed_name("place", "Tower", ["Tower"]), typed_name("faction", "dwarf", ["Go", "Dw"])
    ('Tower', 'dwarf')
    >>> use_language("en")
    """
    return next((code for code in codes if means(kind, name, code)), name)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for; English where there are no texts in it.

    >>> language_of({"LANG": "nl_BE.UTF-8"}), language_of({"LANG": "C"})
    ('nl', 'en')
    """
    named = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = short(named)
    return language if language in LANGUAGES else FALLBACK


def short(name: str) -> str:
    """A language without its region: `de` for `de_AT.UTF-8`."""
    return name.replace("-", "_").partition(".")[0].partition("_")[0].lower()


def is_known(language: str) -> bool:
    return language in LANGUAGES or language == PSEUDO
