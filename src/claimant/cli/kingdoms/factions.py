"""The factions of Claim Kingdoms, listed and explained."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from claimant.cli.terminal.texts import text
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.ruleset import CARDS_PER_FACTION
from claimant.locale import Words

if TYPE_CHECKING:
    from rich.console import Console


def show_factions(screen: Console, factions: Iterable[Faction]) -> None:
    from rich.padding import Padding
    from rich.text import Text

    for faction in factions:
        name = text(f"faction-{faction.code}")
        screen.print(Text.assemble((f"{faction.code} {name}", "bold"), f", {worth(faction)}"))
        screen.print(Padding(text(f"kingdoms-power-{faction.code}"), (0, 0, 0, 3), expand=False))


def explain(screen: Console, faction: Faction) -> None:
    from rich.text import Text

    name = text(f"faction-{faction.code}")
    screen.print(Text.assemble((name, "bold"), f" ({faction.code}), {text('game-kingdoms')}"))
    screen.print(text(f"kingdoms-power-{faction.code}"))
    screen.print()
    screen.print(text("about-kingdoms", count=CARDS_PER_FACTION, worth=worth(faction)))


def worth(faction: Faction) -> str:
    return text("about-worth", points=int(faction.worth))


def described(faction: Faction) -> dict[str, object]:
    return {
        "code": faction.code,
        "name": faction.name,
        "singular": faction.singular,
        "worth": int(faction.worth),
        "cards": CARDS_PER_FACTION,
        "text": Words().text(f"kingdoms-power-{faction.code}"),
    }
