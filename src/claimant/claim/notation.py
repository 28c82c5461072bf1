"""Cards and actions as text."""

from __future__ import annotations

import re

from claimant.claim.actions import DRAW_WORD, KIND_SIGNS, KINDS, Action
from claimant.claim.cards import Card
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import DRAW, NAME
from claimant.tabletop.errors import NotationError
from claimant.tabletop.reason import Reason, define_reasons

CARD = re.compile(r"[A-Z][a-z][0-9]{1,2}")

define_reasons(
    {
        "bad-card": "A card is written as the code of its faction and its value, such as Go5.",
        "unknown-card": "There is no card {card} in this game.",
        "bad-action": (
            "An action is a card to play (Go5), to take (+Go5, or +deck) or to choose (-Go5), or a faction "
            "to name (@Go)."
        ),
        "faction-not-in-play": "The faction {faction} is not in this game.",
        "too-many-of-card": "There are only {right} cards {card} in this game.",
    }
)


def cards_named(rules: Ruleset, code: str) -> list[Card]:
    """All cards with this code: more than one where equal cards are interchangeable."""
    if CARD.fullmatch(code) is None:
        raise NotationError(Reason("bad-card", {}), code)
    found = [card for card in rules.cards if card.code == code]
    if not found:
        raise NotationError(Reason("unknown-card", {"card": code}), code)
    return found


def parse_action(rules: Ruleset, text: str) -> Action:
    """The action that a text stands for; of equal cards, the first."""
    if text == DRAW_WORD:
        return rules.actions[DRAW][0]
    kinds = [kind for kind in KINDS if KIND_SIGNS[kind] == text[:1]]
    kind = kinds[0] if kinds else KINDS[0]
    name = text[len(KIND_SIGNS[kind]) :]
    if kind == NAME:
        faction = rules.faction(name)
        if faction is None:
            raise NotationError(Reason("faction-not-in-play", {"faction": name}), text)
        return rules.actions[NAME][faction.first]
    if CARD.fullmatch(name) is None:
        raise NotationError(Reason("bad-action", {}), text)
    return rules.actions[kind][cards_named(rules, name)[0].index]


def canonical(rules: Ruleset, card: Card) -> Card:
    """Of equal cards, the first: which of them a seat holds makes no difference to anybody."""
    index = card.index
    while index > 0 and rules.cards[index - 1].code == card.code:
        index -= 1
    return rules.cards[index]


class Stock:
    """The cards of a game that a text has not placed yet; equal cards are given out in order."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.left: dict[str, list[Card]] = {}
        for card in rules.cards:
            self.left.setdefault(card.code, []).append(card)

    def take(self, code: str) -> Card:
        total = cards_named(self.rules, code)
        left = self.left[code]
        if not left:
            raise NotationError(Reason("too-many-of-card", {"card": code, "right": str(len(total))}), code)
        return left.pop(0)

    def remaining(self) -> list[Card]:
        return [card for cards in self.left.values() for card in cards]
