"""Cards, fields and actions as text."""

from __future__ import annotations

import re

from claimant.kingdoms.actions import WORDS, Action
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.ruleset import CARDS_PER_FACTION, Ruleset
from claimant.tabletop.errors import NotationError
from claimant.tabletop.reason import NUMBER, TEXT, Reason, define_reasons

CODE = re.compile(r"[A-Z][a-z]")
FIELD = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")

define_reasons(
    {
        "kingdoms-bad-card": {},
        "kingdoms-unknown-card": {"card": TEXT},
        "kingdoms-bad-field": {},
        "kingdoms-bad-action": {},
        "kingdoms-too-many": {"card": TEXT, "right": NUMBER},
    }
)


def parse_card(rules: Ruleset, code: str) -> Faction:
    """The faction of a card from its code."""
    if CODE.fullmatch(code) is None:
        raise NotationError(Reason("kingdoms-bad-card", {}), code)
    faction = rules.faction(code)
    if faction is None:
        raise NotationError(Reason("kingdoms-unknown-card", {"card": code}), code)
    return faction


def parse_field(text: str) -> tuple[int, int]:
    """The coordinates of a field.

    >>> parse_field("-1,2")
    (-1, 2)
    """
    match = FIELD.fullmatch(text)
    if match is None:
        raise NotationError(Reason("kingdoms-bad-field", {}), text)
    return int(match.group(1)), int(match.group(2))


def parse_action(rules: Ruleset, text: str) -> Action:
    """The action with this text."""
    if text in WORDS:
        return Action(text, [])
    if text.startswith("+"):
        return Action("+", [parse_card(rules, text[1:])])
    if text.startswith("="):
        cards = [parse_card(rules, code) for code in text[1:].split(",")]
        if len(cards) != 2:
            raise NotationError(Reason("kingdoms-bad-action", {}), text)
        cards.sort(key=lambda card: int(card.index))
        return Action("=", cards)
    code, at, field = text.partition("@")
    if not at:
        raise NotationError(Reason("kingdoms-bad-action", {}), text)
    cards = [parse_card(rules, code)] if code else []
    x, y = parse_field(field)
    return Action("" if cards else "@", cards, True, x, y)


class Stock:
    """The cards of a game that a text has not placed yet."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.left = {faction.code: CARDS_PER_FACTION for faction in rules.factions}

    def take(self, code: str) -> Faction:
        faction = parse_card(self.rules, code)
        if self.left[code] == 0:
            raise NotationError(
                Reason("kingdoms-too-many", {"card": code, "right": CARDS_PER_FACTION}), code
            )
        self.left[code] -= 1
        return faction

    def remaining(self) -> list[str]:
        return [code for code, number in self.left.items() for _ in range(number)]
