"""Cards and actions as text."""

from __future__ import annotations

import re

from claimant.claim.actions import KIND_SIGNS, Action
from claimant.claim.cards import Card
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import NAME
from claimant.tabletop.errors import NotationError
from claimant.tabletop.reason import NUMBER, TEXT, Reason, define_reasons

CARD = re.compile(r"[A-Z][a-z][0-9]{1,2}")

define_reasons(
    {
        "bad-card": {},
        "unknown-card": {"card": TEXT},
        "bad-action": {},
        "faction-not-in-play": {"faction": TEXT},
        "too-many-of-card": {"card": TEXT, "right": NUMBER},
    }
)


def cards_named(rules: Ruleset, code: str) -> list[Card]:
    """All cards with this code: more than one where equal cards are interchangeable."""
    found = rules.named.get(code)
    if found is not None:
        return found
    if CARD.fullmatch(code) is None:
        raise NotationError(Reason("bad-card", {}), code)
    raise NotationError(Reason("unknown-card", {"card": code}), code)


def parse_action(rules: Ruleset, text: str) -> Action:
    """The action with this text; for identical cards, the first."""
    action = rules.spelled.get(text)
    if action is not None:
        return action
    signs = [sign for sign in KIND_SIGNS if sign and text.startswith(sign)]
    name = text[len(signs[0]) :] if signs else text
    if signs == [KIND_SIGNS[NAME]]:
        raise NotationError(Reason("faction-not-in-play", {"faction": name}), text)
    if CARD.fullmatch(name) is None:
        raise NotationError(Reason("bad-action", {}), text)
    raise NotationError(Reason("unknown-card", {"card": name}), name)


class Stock:
    """The cards of a game that a text has not placed yet; equal cards are given out in order."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.left = {code: cards[:] for code, cards in rules.named.items()}

    def take(self, code: str) -> Card:
        total = cards_named(self.rules, code)
        left = self.left[code]
        if not left:
            raise NotationError(Reason("too-many-of-card", {"card": code, "right": len(total)}), code)
        return left.pop(0)

    def remaining(self) -> list[Card]:
        return [card for cards in self.left.values() for card in cards]
