"""Decisions: what a seat may do, each with its notation."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.state import CHOOSE, DRAW, NAME, PLAY, TAKE
from claimant.tabletop.action import Action as BaseAction
from claimant.tabletop.copying import Parts, member

KIND_NAMES: Final = ("", "play", "take", "choose", "name", "draw")
KIND_SIGNS: Final = ("", "", "+", "-", "@", "")
KINDS: Final = (PLAY, TAKE, CHOOSE, NAME, DRAW)
DRAW_WORD: Final = "+deck"


@final
class Action(BaseAction):
    """One decision, made with a card.

    | notation | kind | meaning |
    |---|---|---|
    | `Go5` | play | play the card |
    | `+Go5` | take | take it as a prize |
    | `+deck` | draw | take the top card of the deck instead (its card does not matter) |
    | `-Go5` | choose | choose it for what a power asks: to lay it down, to give it away |
    | `@Go` | name | name its faction |
    """

    kind: i64

    def __init__(self, kind: i64, card: Card) -> None:
        self.kind = kind
        self.card = card
        name = card.faction.code if kind == NAME else card.code
        super().__init__(DRAW_WORD if kind == DRAW else KIND_SIGNS[kind] + name)

    def __reduce__(self) -> Parts:
        return member, (self.card.faction.rules, "actions", self.kind, self.card.index)
