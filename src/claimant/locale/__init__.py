"""What players read, in five languages: Project Fluent files, shared with the web client.

>>> words = Words("de")
>>> words.text("event-moved-hand-trick", seat="other", who="Anna", cards=words.card("Go", 5))
'Anna spielt Kobold 5.'
>>> words.text("votes", count=1), words.text("votes", count=3)
('1 Stimme', '3 Stimmen')
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from claimant.tabletop.reason import Reason

LANGUAGES: Final = {
    "en": "English",
    "de": "Deutsch",
    "nl": "Nederlands",
    "es": "Español",
    "id": "Bahasa Indonesia",
}
"""The languages, each by its own name."""
FALLBACK: Final = "en"
# Our English lists things as the British do, without a comma before the last.
REGIONS: Final = {"en": "en_GB"}

# Where a reason carries English words besides names: these are translated, notation is not.
WORDY: Final = frozenset(
    {
        ("bad-seat", "right"),
        ("kingdoms-nothing-asked", "what"),
        ("no-choice-Tr", "choice"),
        ("not-one-pair", "given"),
        ("not-saved", "what"),
        ("not-your-turn", "right"),
        ("too-many-places", "kind"),
        ("unequal-hands", "given"),
        ("wrong-kind", "given"),
        ("wrong-kind", "right"),
        ("wrong-kind-of-place", "kind"),
        ("wrong-kind-of-place", "wanted"),
        ("wrong-number-of-factions", "given"),
        ("wrong-number-of-players", "right"),
    }
)
# What players hear at the table: here cards are said by name, elsewhere they are notation.
AT_THE_TABLE: Final = frozenset(
    {
        "already-chosen",
        "card-culled",
        "cards-culled",
        "kingdoms-not-in-display",
        "must-follow",
        "not-in-hand",
    }
)
CARDS: Final = frozenset({"card", "cards", "led"})
# What somebody has typed is repeated as it is.
TYPED: Final = frozenset({"code", "game", "mark", "name", "word"})
# Longer numbers are seeds, not counts: they are not grouped.
DIGITS_OF_A_COUNT: Final = 6

_log = logging.getLogger(__name__)


class UnknownLanguage(ValueError):
    """A language that there are no texts in."""


@cache
def _sources(language: str) -> list[str]:
    folder = files(__name__).joinpath(language)
    return [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]


@cache
def _bundle(language: str) -> FluentBundle:
    # All our languages run from left to right: values need no marks around them.
    bundle = FluentBundle([language], use_isolating=False)
    for source in _sources(language):
        bundle.add_resource(FluentResource(source))
    return bundle


class Words:
    """The texts of one language.

    A text that this language lacks is given in English; that is logged, and listed in `missing`.
    """

    def __init__(self, language: str = FALLBACK) -> None:
        """Raises `UnknownLanguage`."""
        if language not in LANGUAGES:
            raise UnknownLanguage(
                f"There are no texts in '{language}': take one of {', '.join(LANGUAGES)}."
            )
        self.language = language
        self.missing: list[str] = []

    def has(self, key: str) -> bool:
        """Is there such a text, at least in English?"""
        return _bundle(self.language).has_message(key) or _bundle(FALLBACK).has_message(key)

    def text(self, key: str, **parameters: str | int) -> str:
        """A text by its key; raises `KeyError` if there is none, `ValueError` if a parameter is missing.

        >>> Words("nl").text("trick-number-of", number=3, total=13)
        'Slag 3 van 13'
        """
        bundle = _bundle(self.language)
        if not bundle.has_message(key):
            if not _bundle(FALLBACK).has_message(key):
                raise KeyError(key)
            self._report(key)
            bundle = _bundle(FALLBACK)
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, dict(parameters))
        if errors:
            raise ValueError(f"{key}: {errors[0]}")
        return str(text)

    def card(self, faction: str, value: int) -> str:
        """A card, said with the code of its faction and its value.

        >>> Words("es").card("Dw", 5)
        'Enano 5'
        """
        return self.text("card", faction=self.text(f"faction-{faction}-one"), value=value)

    def listed(self, things: Iterable[str]) -> str:
        """Things one after the other, as this language lists them.

        >>> Words("nl").listed(["Goblin 1", "Ridder 2", "Dwerg 3"])
        'Goblin 1, Ridder 2 en Dwerg 3'
        """
        return format_list(list(things), locale=REGIONS.get(self.language, self.language))

    def reason(self, reason: Reason) -> str:
        """Why something is not possible; one that has no text here is said in its own English.

        >>> reason = Reason("must-follow", {"led": "Go5", "seat": "B", "faction": "Goblins"})
        >>> Words("de").reason(reason)  # doctest: +ELLIPSIS
        'Kobold 5 wurde angespielt, und Sitzplatz B hat Karten dieser Fraktion: Kobolde. ...'
        """
        key = f"reason-{reason.code}"
        if not self.has(key):
            self._report(key)
            return str(reason)
        said = {name: self._said(reason.code, name, value) for name, value in reason.parameters.items()}
        return self.text(key, **said)

    def _said(self, code: str, name: str, value: str) -> str | int:
        """What a reason carries, in this language; a number can then be counted by it."""
        if name in TYPED:
            return value
        if name in CARDS:
            return re.sub(r"\b[A-Z][a-z]\d*\b", self._card_said, value) if code in AT_THE_TABLE else value
        if value.isascii() and value.isdigit() and len(value) <= DIGITS_OF_A_COUNT:
            return int(value)
        keys = _english_words() if (code, name) in WORDY else _english_names()
        phrases = "|".join(map(re.escape, sorted(keys, key=len, reverse=True)))
        return re.sub(rf"(?<!\w)(?:{phrases})(?!\w)", lambda found: self.text(keys[found[0]]), value)

    def _card_said(self, code: re.Match[str]) -> str:
        faction, value = code[0][:2], code[0][2:]
        if not self.has(f"faction-{faction}-one"):
            return code[0]
        return self.card(faction, int(value)) if value else self.text(f"faction-{faction}-one")

    def _report(self, key: str) -> None:
        if key not in self.missing:
            self.missing.append(key)
            _log.warning("no text for %s in %s", key, self.language)


@cache
def _english_names() -> dict[str, str]:
    """The keys of all factions and places by their English names."""
    return _by_text(r"faction-[A-Z][a-z]|place-[A-Z]\w+")


@cache
def _english_words() -> dict[str, str]:
    return _english_names() | _by_text(r"word-[\w-]+")


def _by_text(keys: str) -> dict[str, str]:
    """English texts, each with its key, of the keys that look like this."""
    english = Words(FALLBACK)
    found = re.findall(rf"^({keys}) =", "\n".join(_sources(FALLBACK)), re.MULTILINE)
    return {english.text(key): key for key in found}
