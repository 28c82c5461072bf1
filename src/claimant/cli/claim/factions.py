"""The factions of Claim and their powers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from rich.padding import Padding
from rich.text import Text

from claimant.claim.powers import Faction
from claimant.claim.sets import FACTIONS, find_faction
from claimant.cli.terminal.output import console, print_json
from claimant.cli.terminal.texts import text, typed_name, words
from claimant.locale import Words


def list_factions(as_json: bool) -> None:
    known = [kind() for kind in FACTIONS.values()]
    if as_json:
        print_json([described(faction) for faction in known])
        return
    screen = console()
    titles = ["", *(text(f"column-{title}") for title in ("faction", "cards", "values", "box"))]
    rows = [row(faction) for faction in known]
    # Two more than the longest, to separate the columns.
    widths = [max(map(len, column)) + 2 for column in zip(titles, *rows, strict=True)]
    screen.print(Text(aligned(titles, widths), "underline"))
    for faction, cells in zip(known, rows, strict=True):
        screen.print(Text(aligned(cells, widths), "bold"))
        screen.print(Padding(text(f"faction-{faction.code}-power"), (0, 0, 0, 4), expand=False))


def row(faction: Faction) -> list[str]:
    name, number = text(f"faction-{faction.code}"), str(len(faction.values))
    return [faction.code, name, number, values(faction.values), box(faction)]


def aligned(cells: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip()


def box(faction: Faction) -> str:
    """Where a faction comes from; boxes that are products are called by their names."""
    key = f"box-{faction.box}"
    return text(key) if words().has(key) else faction.box


def explain_faction(name: str, as_json: bool) -> None:
    found = find_faction(typed_name("faction", name, FACTIONS))
    if as_json:
        print_json(described(found))
        return
    screen = console()
    title = text(f"faction-{found.code}")
    screen.print(Text.assemble((title, "bold"), f" ({found.code}), {box(found)}"))
    for about in ("power", "setup", "own"):
        key = f"faction-{found.code}-{about}"
        if words().has(key):
            screen.print(text(key))
    screen.print()
    for line in about_cards(found):
        screen.print(line)


def about_cards(faction: Faction) -> list[str]:
    """The cards of a faction and what goes with them, in words."""
    lines = [text("about-cards", count=len(faction.values), values=values(faction.values))]
    if faction.unseen:
        lines.append(text("about-unseen", count=faction.unseen))
    if faction.reserve_values:
        lines.append(
            text(
                "about-reserve",
                count=len(faction.reserve_values),
                code=faction.reserve_code,
                values=values(faction.reserve_values),
            )
        )
    if faction.paired_with:
        lines.append(text("about-paired", faction=text(f"faction-{faction.paired_with}")))
    if faction.most_players < 4:
        lines.append(text("about-most-players", players=faction.most_players))
    elif faction.warned_from <= 4:
        lines.append(text("about-warned", players=faction.warned_from))
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
        "text": Words().text(f"faction-{faction.code}-power"),
        "paired_with": faction.paired_with or None,
        "taken_out_unseen": faction.unseen,
        "reserve": list(faction.reserve_values),
    }
