"""Texts from outside the package: of home-made factions, places, bots, lessons and games.

They are Project Fluent, like all texts. `claimant.locale` renders them, and the server sends them to its
pages.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ADDED: Final[dict[str, list[str]]] = {}
"""Fluent source by language, in the order in which it was added; later texts replace earlier ones."""
FALLBACK: Final = "en"


def add_source(language: str, source: str) -> None:
    """Add texts in one language. Languages without them say the English ones."""
    known = ADDED.setdefault(language, [])
    if source in known:
        known.remove(source)
    known.append(source)


def add_plain_texts(texts: Mapping[str, str]) -> None:
    """Add English texts without parameters, verbatim, by key."""
    add_source(FALLBACK, "".join([f"{key} = {quoted(text)}\n" for key, text in texts.items()]))


def quoted(text: str) -> str:
    """A text in Fluent that means nothing but itself.

    >>> quoted('say "{ no }"')
    '{ "say \\\\"{ no }\\\\"" }'
    """
    plain = text.replace("\\", "\\\\").replace('"', '\\"')
    return '{ "' + plain.replace("\r", "").replace("\n", "\\u000A") + '" }'
