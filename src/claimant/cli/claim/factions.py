"""The factions of Claim: who is there, and what they can do."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from rich.padding import Padding
from rich.text import Text

from claimant.claim.powers import Faction
from claimant.claim.sets import FACTIONS, find_faction
from claimant.cli.terminal.output import console, print_json

LINE = "{:<4}{:<16}{:<7}{:<27}{}"


def list_factions(as_json: bool) -> None:
    known = [kind() for kind in FACTIONS.values()]
    if as_json:
        print_json([described(faction) for faction in known])
        return
    screen = console()
    screen.print(Text(LINE.format("", "faction", "cards", "values", "box"), "underline"))
    for faction in known:
        number = str(len(faction.values))
        line = LINE.format(faction.code, faction.name, number, values(faction.values), faction.box)
        screen.print(Text(line, "bold"))
        screen.print(Padding(faction.text, (0, 0, 0, 4), expand=False))


def explain_faction(name: str, as_json: bool) -> None:
    found = find_faction(name)
    if as_json:
        print_json(described(found))
        return
    screen = console()
    screen.print(Text.assemble((found.name, "bold"), f" ({found.code}), {found.box}"))
    screen.print(found.text)
    screen.print()
    for line in about_cards(found):
        screen.print(line)


def about_cards(faction: Faction) -> list[str]:
    """The cards of a faction and what goes with them, in words."""
    lines = [f"{len(faction.values)} cards: {values(faction.values)}"]
    if faction.unseen:
        lines.append(f"{faction.unseen} of them are taken out unseen; the others go into the deck only.")
    if faction.reserve_values:
        count = len(faction.reserve_values)
        lines.append(f"{count} more in a reserve, {faction.reserve_code}: {values(faction.reserve_values)}")
    if faction.paired_with:
        lines.append(f"Comes only together with the {FACTIONS[faction.paired_with]().name}.")
    if faction.most_players < 4:
        lines.append(f"For {faction.most_players} players only.")
    elif faction.warned_from <= 4:
        lines.append(f"Not advised with {faction.warned_from} players or more.")
    return lines


def values(numbers: tuple[int, ...]) -> str:
    """The values of cards in short.

    >>> values((0, 0, 0, 1, 2, 3, 5))
    '0 x3, 1-3, 5'
    """
    counts = Counter(numbers)
    parts: list[str] = []
    # Neighbours that occur equally often have the same distance to their place in the list.
    places = enumerate(sorted(counts))
    for (_, often), run in groupby(places, key=lambda placed: (placed[1] - placed[0], counts[placed[1]])):
        run_values = [value for _, value in run]
        span = f"{run_values[0]}-{run_values[-1]}" if len(run_values) > 1 else str(run_values[0])
        parts.append(f"{span} x{often}" if often > 1 else span)
    return ", ".join(parts)


def described(faction: Faction) -> dict[str, object]:
    return {
        "code": faction.code,
        "name": faction.name,
        "singular": faction.singular,
        "box": faction.box,
        "cards": len(faction.values),
        "values": list(faction.values),
        "text": faction.text,
        "paired_with": faction.paired_with or None,
        "taken_out_unseen": faction.unseen,
        "reserve": list(faction.reserve_values),
    }
