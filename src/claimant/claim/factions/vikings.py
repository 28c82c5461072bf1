"""Vikings: mighty in company."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet
from claimant.claim.powers import Faction
from claimant.claim.state import State


class Vikings(Faction):
    """A Viking with the same value as another card in the same pile counts twice in the Vikings' vote."""

    def __init__(self) -> None:
        super().__init__("Vi", "Vikings", "Viking", box="anniversary")

    def looks_at(self, faction: Faction) -> i64:
        return -1 if faction is self else 0

    def backs(self, card: Card, other: Card) -> bool:
        return card.faction is self and other is not card and other.value == card.value

    def adds(self, extra: CardSet, faction: Faction, side: i64, state: State) -> None:
        if faction is not self:
            return
        pile = state.seats[side].score_pile
        own = pile.of(self)
        while own != 0:
            card = state.rules.card_of(self, own & -own)
            own &= own - 1
            company = state.rules.of_value[card.value].shared_with(pile)
            company.remove(card)
            if not company.is_empty():
                extra.add(card)

    def adds_values(self) -> bool:
        # A Viking that counts as two is still one card with one value.
        return False
