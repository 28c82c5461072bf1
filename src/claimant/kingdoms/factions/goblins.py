"""Goblins: the more of them follow you, the better."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.kingdoms import bags
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.state import State
from claimant.kingdoms.verbs import score


class Goblins(Faction):
    """A point for every Goblin on which the player has a figure."""

    def __init__(self) -> None:
        super().__init__("Go", "Goblins", "Goblin", 4)

    def works(self, state: State) -> bool:
        return self._led_by_player(state) > 0

    def on_use(self, state: State) -> None:
        score(state, self._led_by_player(state), self.code)

    def _led_by_player(self, state: State) -> i64:
        return bags.count(state.player().standing, self.index)
