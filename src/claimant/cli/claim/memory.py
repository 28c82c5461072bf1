"""What a perfect memory knows: where every card is that the viewer can place, and where others can be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from claimant.claim.cards import Card
from claimant.claim.knowledge.view import Hidden, View
from claimant.cli.claim.table import counted, labelled, written
from claimant.cli.claim.voice import Voice
from claimant.cli.terminal.output import Palette


def draw_memory(view: View, voice: Voice, palette: Palette) -> RenderableType:
    """Where every card is that the viewer can place, and where the others can be."""
    rows: list[tuple[str, RenderableType]] = []
    for number in voice.seats():
        seat = view.seats[number]
        whose = voice.possessive(number)
        for name, known, size in (
            ("hand", seat.hand, seat.hand_size),
            ("followers", seat.followers, seat.followers_size),
            ("face-down discards", seat.buried, seat.buried_size),
        ):
            # The own hand lies on the screen anyway.
            if size and not (name == "hand" and number == view.seat):
                rows.append((f"{whose} {name}", palette.paint(_known(known, size))))
        if number != view.seat and seat.lacks:
            names = ", ".join(faction.name for faction in view.rules.factions if faction.code in seat.lacks)
            rows.append((f"{voice.name(number)} lacks", Text(names)))
    if any(view.deck):
        rows.append(("deck, from the top", palette.paint(_deck(view))))
    if view.discard:
        rows.append(("discarded", palette.paint(written(view.discard))))
    parts: list[RenderableType] = [Text("What you can know", "bold"), labelled(rows)]
    parts += _unplaced(view, voice, palette)
    return Group(*parts)


def _known(known: Sequence[Card], size: int) -> str:
    unknown = size - len(known)
    if not unknown:
        return written(known)
    return f"{written(known)} and {unknown} more" if known else f"{counted(size)}, unknown"


def _deck(view: View) -> str:
    """The deck from the top down, where the viewer knows a part of it."""
    parts: list[str] = []
    for is_known, run in groupby(view.deck, key=lambda card: card is not None):
        cards = list(run)
        known = [card for card in cards if card is not None]
        parts.append(written(known) if is_known else f"{len(cards)} unknown")
    return ", then ".join(parts)


def _unplaced(view: View, voice: Voice, palette: Palette) -> list[RenderableType]:
    """The hidden cards: how many lie where, and which they can be."""
    groups: dict[str, list[Hidden]] = {}
    for group in view.hidden:
        groups.setdefault(written(group.candidates), []).append(group)
    parts: list[RenderableType] = []
    for candidates, alike in groups.items():
        where = ", ".join(_place(group, voice) for group in alike)
        parts += [
            Text(f"Hidden: {where}. They are among:"),
            Padding(palette.paint(candidates), (0, 0, 0, 2)),
        ]
    return parts


def _place(group: Hidden, voice: Voice) -> str:
    names = {
        "deck": "in the deck",
        "box": "out of the game",
        "reserve": "in the reserve",
        "hand": "in {whose} hand",
        "followers": "among {whose} followers",
        "buried": "among {whose} face-down discards",
    }
    whose = "" if group.seat is None else voice.possessive(group.seat)
    return f"{group.count} {names[group.zone].format(whose=whose)}"
