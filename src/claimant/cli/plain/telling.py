"""Events of any game in words."""

from __future__ import annotations

from claimant.tabletop.event import Event, place_name
from claimant.tabletop.seats import seat_letter

CARDS = {1: "1 card"}
SEVERAL_CARDS = "{count} cards"


def tell(event: Event) -> str:
    """One event as a line: A: moved Go5 from A hand to trick (play)."""
    words = [event.kind]
    if event.cards:
        words.append(" ".join(event.cards))
    elif event.count:
        words.append(CARDS.get(event.count) or SEVERAL_CARDS.format(count=event.count))
    if event.source:
        words.append(f"from {place_name(event.source, event.source_seat)}")
    if event.target:
        words.append(f"to {place_name(event.target, event.target_seat)}")
    told = f"{' '.join(words)} ({event.cause})"
    return f"{seat_letter(event.seat)}: {told}" if event.seat >= 0 else told
