"""What a perfect memory knows: where every known card is, and where the others can be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from claimant.claim.cards import Card
from claimant.claim.knowledge.view import Hidden, View
from claimant.cli.claim.table import labelled, written
from claimant.cli.playing.voice import Voice
from claimant.cli.terminal.output import Palette
from claimant.cli.terminal.texts import text
from claimant.tabletop.message import Listing, Term


def draw_memory(view: View, voice: Voice, palette: Palette) -> RenderableType:
    """Where every card is that the viewer can place, and where the others can be."""
    rows: list[tuple[str, RenderableType]] = []
    lacking: list[RenderableType] = []
    for number in voice.seats():
        seat = view.seats[number]
        for key, known, size in (
            ("hand-of", seat.hand, seat.hand_size),
            ("followers-of", seat.followers, seat.followers_size),
            ("buried-of", seat.buried, seat.buried_size),
        ):
            # The player's own hand is on the screen anyway.
            if size and not (key == "hand-of" and number == view.seat):
                rows.append((voice.of(key, number), palette.paint(_known(known, size))))
        if number != view.seat and seat.lacks:
            factions = [each.code for each in view.rules.factions if each.code in seat.lacks]
            names = Listing([Term.faction(code) for code in factions])
            lacking.append(Text(voice.of("memory-lacks", number, factions=names)))
    if any(view.deck):
        rows.append((text("memory-deck"), palette.paint(_deck(view))))
    if view.discard:
        rows.append((text("discard"), palette.paint(written(view.discard))))
    title = Text(text("memory-text"), "bold")
    return Group(title, labelled(rows), *lacking, *_unplaced(view, voice, palette))


def _known(known: Sequence[Card], size: int) -> str:
    unknown = size - len(known)
    if not known:
        return text("memory-unknown", count=unknown)
    return f"{written(known)} {text('memory-more', count=unknown)}" if unknown else written(known)


def _deck(view: View) -> str:
    """The deck from the top down, where the viewer knows a part of it."""
    parts: list[str] = []
    for is_known, run in groupby(view.deck, key=lambda card: card is not None):
        cards = list(run)
        known = [card for card in cards if card is not None]
        parts.append(written(known) if is_known else text("memory-unknown", count=len(cards)))
    return ", ".join(parts)


def _unplaced(view: View, voice: Voice, palette: Palette) -> list[RenderableType]:
    """The hidden cards: how many are where, and which they can be."""
    groups: dict[str, list[Hidden]] = {}
    for group in view.hidden:
        groups.setdefault(written(group.candidates), []).append(group)
    parts: list[RenderableType] = []
    for candidates, alike in groups.items():
        where = ", ".join(_place(group, voice) for group in alike)
        parts += [
            Text(text("memory-hidden", where=where)),
            Padding(palette.paint(candidates), (0, 0, 0, 2)),
        ]
    return parts


def _place(group: Hidden, voice: Voice) -> str:
    key = f"memory-in-{group.zone}"
    if group.seat is None:
        return text(key, count=group.count)
    return voice.of(key, group.seat, count=group.count)
