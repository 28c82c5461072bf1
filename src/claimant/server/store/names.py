"""Which names are allowed.

A name is one or more parts separated by blanks, each a username of PRECIS (RFC 8265) with no punctuation
but dots, hyphens and underscores. So nothing in it is invisible, reversed or of another width. The
confusables of Unicode (UTS #39) define which names look alike: two do if they have a look in common, as
written or ignoring case.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from precis_i18n import get_profile

from claimant.bots import LEVELS, NAMES, opponents
from claimant.locale import LANGUAGES
from claimant.server.reasons import Refusal
from claimant.tabletop.texts import ADDED

LONGEST_NAME = 24
GONE = "somebody"
"""The name of a deleted player in the games that others keep."""
SIGNS = frozenset("._-")
USERNAME = get_profile("UsernameCasePreserved")
LEFT_TO_RIGHT = "\u200e"
"""The library puts it around right-to-left text."""


def clean_name(text: str) -> str:
    """A name as it is displayed; refused if it is not allowed."""
    parts = text.split()
    if not all(map(_is_part, parts)):
        raise Refusal("bad-name", 422, most=LONGEST_NAME)
    name = " ".join(map(USERNAME.enforce, parts))
    if len(name) > LONGEST_NAME or not any(map(str.isalnum, name)):
        raise Refusal("bad-name", 422, most=LONGEST_NAME)
    if looks_of(name) & reserved_looks():
        raise Refusal("name-reserved", 422, name=name)
    return name


def _is_part(text: str) -> bool:
    try:
        part = USERNAME.enforce(text)
    except UnicodeEncodeError:
        return False
    signs = (sign for sign in part if sign.isascii() and not sign.isalnum())
    # A mark needs a letter to stand on.
    return not unicodedata.combining(part[0]) and SIGNS.issuperset(signs)


def account_name(name: str) -> str:
    """The key by which an account is found at sign-in: punctuation and capitals do not matter."""
    return re.sub(r"[\W_]", "", unicodedata.normalize("NFKC", name).casefold()) or name.casefold()


def looks_of(name: str) -> set[str]:
    """What a name looks like: as it is written, and without regard to case.

    Two names look alike if they have one of these in common.

    >>> looks_of("Iris") & looks_of("lris"), looks_of("Iris") & looks_of("iris")
    ({'lris'}, {'iris'})
    >>> looks_of("lris") & looks_of("iris")
    set()
    """
    plain = "".join(letter for letter in name if letter not in SIGNS and not letter.isspace())
    written = skeleton(plain)
    return {written, skeleton(plain.casefold()), skeleton(written.casefold())}


def skeleton(text: str) -> str:
    """The skeleton of UTS #39: texts that look alike have the same.

    >>> skeleton("p\u0430ypal") == skeleton("paypal")
    True
    """
    prototypes = _prototypes()
    decomposed = unicodedata.normalize("NFD", text)
    replaced = "".join(prototypes.get(letter, letter) for letter in decomposed)
    return unicodedata.normalize("NFD", replaced)


@cache
def _prototypes() -> dict[str, str]:
    """What each letter is mapped to. The library knows which letters look alike, in both directions.

    In the standard, every letter that looks like others is mapped to one that represents all of them. So a
    letter with several neighbours represents them; of two that have only each other, the longer text does.
    """
    # A megabyte of JSON, which a server that comes back should not wait for.
    from confusable_homoglyphs.confusables import confusables_data

    neighbours: dict[str, set[str]] = {}
    for letter, alike in confusables_data.items():
        for other in alike:
            one, two = letter.strip(LEFT_TO_RIGHT), other["c"].strip(LEFT_TO_RIGHT)
            neighbours.setdefault(one, set()).add(two)
            neighbours.setdefault(two, set()).add(one)

    def rank(text: str) -> tuple[int, int, str]:
        return len(neighbours[text]), len(text), text

    return {
        letter: max((letter, *others), key=rank)
        for letter, others in neighbours.items()
        if len(letter) == 1
    }


def reserved_looks() -> frozenset[str]:
    """Names that nobody may look like: a bot, in any language, or a deleted player."""
    return _looks_of_all(frozenset({*LEVELS, *NAMES, *opponents()}))


@lru_cache(maxsize=1)
def _looks_of_all(bots: frozenset[str]) -> frozenset[str]:
    return frozenset(look for name in (GONE, "bot", *_names_of(bots)) for look in looks_of(name))


def _names_of(bots: frozenset[str]) -> Iterator[str]:
    """What bots are called: by their own names, and in all texts."""
    yield from bots
    keys = {f"bot-{bot}" for bot in bots}
    folder = files("claimant.locale")
    ours = [folder.joinpath(language, "bots.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    for source in (*ours, *(added for sources in ADDED.values() for added in sources)):
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, Message) and entry.id.name in keys and entry.value is not None:
                words = [part.value for part in entry.value.elements if isinstance(part, TextElement)]
                yield "".join(words)
