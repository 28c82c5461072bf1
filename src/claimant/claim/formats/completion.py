"""Positions that name only the cards that matter."""

from __future__ import annotations

import re
from typing import Final

from claimant.claim.formats.notation import Stock
from claimant.claim.formats.position import split_line_up
from claimant.claim.ruleset import Ruleset
from claimant.claim.sets import ruleset

CARD: Final = re.compile(r"([A-Z][a-z]\d+)(?:\*|[a-d]+)?")
SEPARATOR: Final = " | "


def completed(text: str) -> str:
    """A position of Claim with the cards that it does not name put aside, where they trouble nobody.

    >>> completed("Go Kn Do Dw Un | phase 2 | A hand Go9 | B hand Kn2").count("Go0")
    5
    """
    sections = [section.split() for section in text.split("|")]
    factions, places = split_line_up(text.split("|")[0])
    rules = ruleset(factions, 2, places)
    stock = Stock(rules)
    for section in sections[1:]:
        # Chosen cards are still in the hand, and named there.
        for word in [] if "chosen" in section else section:
            named = CARD.fullmatch(word)
            if named is not None:
                stock.take(named[1])
    aside: dict[str, list[str]] = {"discard": []}
    for card in stock.remaining():
        aside.setdefault(_aside(rules, card.code, aside), []).append(card.code)
    for name, codes in aside.items():
        head = name.split()
        for section in sections:
            if section[: len(head)] == head:
                section += codes
                break
        else:
            if codes:
                sections.append([*head, *codes])
    return SEPARATOR.join(" ".join(section) for section in sections)


def _aside(rules: Ruleset, code: str, aside: dict[str, list[str]]) -> str:
    """Where a card goes that matters to nobody: the pile of its reserve, the box, or the discard."""
    for faction in rules.factions:
        if code.startswith(faction.reserve_code or "-"):
            return f"reserve {faction.code}"
        if code.startswith(faction.code) and len(aside.get("box", [])) < faction.unseen:
            return "box"
    return "discard"
