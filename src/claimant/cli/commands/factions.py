"""`claimant factions` and `claimant faction`: who is there, and what they can do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from claimant.claim.powers import Faction
from claimant.claim.sets import FACTIONS, find_faction
from claimant.cli.kingdoms import factions as kingdoms
from claimant.cli.terminal.output import console, print_json
from claimant.cli.terminal.parameters import AsJson, GameName
from claimant.kingdoms.powers import Faction as KingdomsFaction
from claimant.kingdoms.sets import FACTIONS as KINGDOMS_FACTIONS
from claimant.kingdoms.sets import find_faction as find_kingdoms_faction

LINE = "{:<4}{:<16}{:<7}{:<27}{}"


def factions(*, game: GameName = "claim", as_json: AsJson = False) -> None:
    """List all factions of a game: their cards, their power, their box or what they are worth."""
    if game == "kingdoms":
        list_kingdoms([kind() for kind in KINGDOMS_FACTIONS.values()], as_json)
        return
    known = [kind() for kind in FACTIONS.values()]
    if as_json:
        print_json([described(faction) for faction in known])
        return
    from rich.padding import Padding
    from rich.text import Text

    screen = console()
    screen.print(Text(LINE.format("", "faction", "cards", "values", "box"), "underline"))
    for faction in known:
        number = str(len(faction.values))
        line = LINE.format(faction.code, faction.name, number, values(faction.values), faction.box)
        screen.print(Text(line, "bold"))
        screen.print(Padding(faction.text, (0, 0, 0, 4), expand=False))


def list_kingdoms(known: Sequence[KingdomsFaction], as_json: bool) -> None:
    if as_json:
        print_json([kingdoms.described(faction) for faction in known])
    else:
        kingdoms.show_factions(console(), known)


def faction(name: str, /, *, game: GameName = "claim", as_json: AsJson = False) -> None:
    """Explain one faction.

    Parameters
    ----------
    name
        Its name or code, such as Undead or Un.
    """
    if game == "kingdoms":
        explain_kingdoms(find_kingdoms_faction(name), as_json)
        return
    found = find_faction(name)
    if as_json:
        print_json(described(found))
        return
    from rich.text import Text

    screen = console()
    screen.print(Text.assemble((found.name, "bold"), f" ({found.code}), {found.box}"))
    screen.print(found.text)
    screen.print()
    for line in about_cards(found):
        screen.print(line)


def explain_kingdoms(found: KingdomsFaction, as_json: bool) -> None:
    if as_json:
        print_json(kingdoms.described(found))
    else:
        kingdoms.explain(console(), found)


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
