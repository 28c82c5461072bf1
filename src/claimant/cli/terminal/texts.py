"""The language of the command line: every word that it says comes from `claimant.locale`."""

from __future__ import annotations

import os
from collections.abc import Mapping

from claimant.locale import FALLBACK, LANGUAGES, NOBODY, Reader, Words
from claimant.tabletop.message import Message

LANGUAGE_OPTION = "--language"
# Where the environment says which language its messages are in, the most important one first.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


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


def listed(things: list[str], joint: str = "and") -> str:
    return _Current.words.listed(things, joint)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for; English where there are no texts in it.

    >>> language_of({"LANG": "nl_BE.UTF-8"}), language_of({"LANG": "C"})
    ('nl', 'en')
    """
    named = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = named.partition(".")[0].partition("_")[0].lower()
    return language if language in LANGUAGES else FALLBACK
