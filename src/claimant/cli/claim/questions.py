"""What the player's answers mean."""

from __future__ import annotations

from claimant.claim.cards import Card
from claimant.claim.knowledge.view import View
from claimant.cli.terminal.problems import Problem, printable
from claimant.cli.terminal.texts import listed, means, text, words
from claimant.tabletop.message import OR

PROMPTS = {
    "play": "play-your-card",
    "take": "play-your-choice",
    "choose": "play-your-card",
    "name": "play-your-choice",
}
SIGNS = {"play": "", "take": "+", "choose": "-", "name": "@"}
DECK = "+deck"


def answer(typed: str, view: View) -> str:
    """The action, in notation, that the player means; it need not be a legal one."""
    if is_number(typed):
        return str(view.legal[place_of(typed, len(view.legal))])
    bare = typed.lstrip("+-@").strip()
    if view.asking == "take":
        return _taken(bare, view)
    if view.asking == "name":
        return _named(bare, view)
    for card in view.rules.cards:
        if means_card(bare, card):
            return SIGNS[view.asking] + card.code
    raise Problem("no-such-card", typed=printable(typed, 40), example=view.legal[0].card.code)


def is_number(typed: str) -> bool:
    return typed.isascii() and typed.isdigit()


def place_of(typed: str, last: int) -> int:
    """The index, from 0, of the item with this number on the screen."""
    # More digits than any number shown has: do not even read them.
    number = int(typed) if len(typed) <= len(str(last)) else 0
    if not 1 <= number <= last:
        raise Problem("no-such-number", number=printable(typed, 20), last=last)
    return number - 1


def means_card(typed: str, card: Card) -> bool:
    """Is this a card's code, or its name in the language in use?"""
    return typed.lower() in (card.code.lower(), words().card(card.code).lower())


def _taken(bare: str, view: View) -> str:
    cards = {str(action): view.deck[0] if str(action) == DECK else action.card for action in view.legal}
    wanted = bare.lower()
    for action, card in cards.items():
        zone = ("deck", text("deck")) if action == DECK else ("prize", text("prize", count=1))
        if card is not None and (wanted in map(str.lower, zone) or means_card(bare, card)):
            return action
    offered = [words().card(card.code) for card in cards.values() if card is not None]
    raise Problem("not-on-offer", typed=printable(bare, 40), offered=listed(offered, OR))


def _named(bare: str, view: View) -> str:
    for action in view.legal:
        if means("faction", bare, action.card.faction.code):
            return str(action)
    offered = [text(f"faction-{action.card.faction.code}") for action in view.legal]
    raise Problem("not-on-offer", typed=printable(bare, 40), offered=listed(offered, OR))
