"""Knights: the bane of Goblins."""

from __future__ import annotations

from claimant.claim.powers import Faction


class Knights(Faction):
    """A Knight played after a led Goblin beats it whatever the strengths; following still binds."""

    def __init__(self) -> None:
        super().__init__(
            "Kn",
            "Knights",
            "Knight",
            box="Claim",
            values=(2, 3, 4, 5, 6, 7, 8, 9),
            paired_with="Go",
        )

    def outranks(self, led: Faction) -> bool:
        return led.code == "Go"
