"""The factions of Claim Kingdoms, listed and explained."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from claimant.kingdoms.powers import Faction
from claimant.kingdoms.ruleset import CARDS_PER_FACTION

if TYPE_CHECKING:
    from rich.console import Console


def show_factions(screen: Console, factions: Iterable[Faction]) -> None:
    from rich.padding import Padding
    from rich.text import Text

    for faction in factions:
        screen.print(Text.assemble((f"{faction.code} {faction.name}", "bold"), f", worth {faction.worth}"))
        screen.print(Padding(faction.text, (0, 0, 0, 3), expand=False))


def explain(screen: Console, faction: Faction) -> None:
    from rich.text import Text

    screen.print(Text.assemble((faction.name, "bold"), f" ({faction.code}), Claim Kingdoms"))
    screen.print(faction.text)
    screen.print()
    screen.print(f"{CARDS_PER_FACTION} cards; worth {faction.worth} points at the end.")


def described(faction: Faction) -> dict[str, object]:
    return {
        "code": faction.code,
        "name": faction.name,
        "singular": faction.singular,
        "worth": int(faction.worth),
        "cards": CARDS_PER_FACTION,
        "text": faction.text,
    }
