"""Positions that name only the cards that matter."""

from __future__ import annotations

import re
from typing import Final

from claimant.kingdoms.ruleset import CARDS_PER_FACTION

TILE: Final = re.compile(r"([A-Z][a-z])(?:@.*)?")
SEPARATOR: Final = " | "


def completed(text: str) -> str:
    """A position of Claim Kingdoms with the cards that it does not name at the bottom of the pile."""
    sections = [section.split() for section in text.split("|")]
    left = dict.fromkeys(sections[0], CARDS_PER_FACTION)
    pile = next((section for section in sections if section[0] == "pile"), None)
    for section in sections[1:]:
        for word in section:
            named = TILE.fullmatch(word)
            if named is not None and named[1] in left:
                left[named[1]] -= 1
    if pile is None:
        pile = ["pile"]
        sections.append(pile)
    # One of each in turn: three identical cards would not stay together.
    for number in range(CARDS_PER_FACTION):
        pile += [code for code in sections[0] if left[code] > number]
    return SEPARATOR.join(" ".join(section) for section in sections)
