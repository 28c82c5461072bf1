"""The table of Claim: one step as before and after, the whole table with its numbered parts, a ranking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from claimant.drawing.art import colour_of
from claimant.drawing.canvas import Canvas, number
from claimant.drawing.pieces import (
    HEIGHT,
    WIDTH,
    draw_arrow,
    draw_badge,
    draw_card,
    draw_crown,
    draw_fan,
    draw_seat,
    fan_width,
)
from claimant.drawing.stage import Stage

PANEL: Final = 236.0
MIDDLE: Final = 58.0
"""Between two panels: the subject, and an arrow."""
EDGE: Final = 8.0
TRAY: Final = 5.0
ICON: Final = 15.0
ROOM: Final = PANEL - 44.0
TRICK_WIDTH: Final = 44.0
BAND: Final = 98.0
OWN_ZONES: Final = ("hand", "followers", "display", "score")

Group = tuple[str, list[str], Counter[str]]
"""A zone, its cards, and how many of each are marked."""


def draw_step(before: Stage, after: Stage, about: tuple[str, str]) -> str:
    """A trick that has been played, and where its cards are then; `about` is an emblem or a place.

    New cards are marked, and so is the card that won. The arrow at a seat says who leads.
    """
    zones = _changing_zones(before, after)
    first = [_groups(before, seat, zones, after, is_before=True) for seat in range(before.seats)]
    then = [_groups(after, seat, zones, before) for seat in range(after.seats)]
    heights = [max(_height(one), _height(other)) for one, other in zip(first, then, strict=True)]
    width = 2 * PANEL + MIDDLE + 2 * EDGE
    band = BAND if before.played or after.cards("discard") else 26.0
    canvas = Canvas(width, EDGE * 2 + sum(heights) + band)
    canvas.rect(0, 0, width, canvas.height, "ground", 14)
    for stage, groups, left in ((before, first, EDGE), (after, then, EDGE + PANEL + MIDDLE)):
        canvas.rect(left, EDGE, PANEL, canvas.height - 2 * EDGE, "panel", 10)
        _draw_seat_row(canvas, stage, 1, groups[1], left, EDGE, heights[1])
        _draw_seat_row(canvas, stage, 0, groups[0], left, EDGE + heights[1] + band, heights[0])
    _draw_band(canvas, before, EDGE, EDGE + heights[1])
    _draw_outcome(canvas, before, after, EDGE + PANEL + MIDDLE, EDGE + heights[1] + band / 2)
    draw_subject(canvas, about, EDGE + PANEL + MIDDLE / 2, canvas.height / 2)
    return canvas.svg()


def draw_subject(canvas: Canvas, about: tuple[str, str], x: float, y: float) -> None:
    """The subject of a picture, above the arrow that leads from before to after."""
    kind, code = about
    if kind == "place":
        canvas.picture("place", code, x - 24, y - 42, 48, 32)
    elif code:
        look = f"in-{colour_of(code)}"
        canvas.picture("emblem", code, x - 18, y - 46, 36, 36, look)
    draw_arrow(canvas, x, y + 8, 38)


def _changing_zones(before: Stage, after: Stage) -> set[str]:
    """What is worth showing: piles always, hands only if more happened to them than a card played."""
    zones = {"followers", "display", "score"}
    for seat in range(before.seats):
        had, has = before.cards("hand", seat), after.cards("hand", seat)
        if Counter(has) - Counter(had) or not before.played:
            zones.add("hand")
    return zones


def _groups(
    stage: Stage, seat: int, zones: set[str], other: Stage, *, is_before: bool = False
) -> list[Group]:
    groups: list[Group] = []
    for zone in OWN_ZONES:
        cards = stage.cards(zone, seat)
        if zone not in zones or not cards:
            continue
        # Before, those that will leave a hand; afterwards, those that are new.
        compared = Counter(other.cards(zone, seat))
        marked = Counter(cards) - compared
        groups.append((zone, cards, marked if not is_before or zone == "hand" else Counter()))
    buried = stage.cards("buried", seat)
    if buried and not is_before:
        groups.append(("discard", [""] * len(buried), Counter()))
    return groups


def _rows(groups: list[Group]) -> list[list[Group]]:
    """As many groups side by side as fit."""
    rows: list[list[Group]] = []
    used = 0.0
    for group in groups:
        wide = _wide(group)
        if not rows or used + wide + 6 > ROOM:
            rows.append([])
            used = 0
        rows[-1].append(group)
        used += wide + 6
    return rows


def _wide(group: Group) -> float:
    return fan_width(len(group[1]), ROOM - 2 * TRAY - ICON) + 2 * TRAY + ICON


def _height(groups: list[Group]) -> float:
    return 10 + max(1, len(_rows(groups))) * (HEIGHT + 2 * TRAY + 5)


def _draw_seat_row(
    canvas: Canvas, stage: Stage, seat: int, groups: list[Group], left: float, top: float, height: float
) -> None:
    rows = _rows(groups)
    line = HEIGHT + 2 * TRAY + 5
    y = top + (height - max(1, len(rows)) * line) / 2 + 2.5
    draw_seat(canvas, seat, left + 18, top + height / 2 - 4, 12, leads=stage.leader == seat)
    for row in rows:
        x = left + 36
        for group in row:
            x += draw_tray(canvas, group[0], group[1], x, y, ROOM, group[2]) + 6
        y += line


def draw_tray(
    canvas: Canvas,
    zone: str,
    cards: list[str],
    x: float,
    y: float,
    room: float,
    marked: Counter[str] | None = None,
) -> float:
    """The cards of one zone on a tray with its sign; how wide it is is returned."""
    inner = room - 2 * TRAY - ICON
    wide = fan_width(len(cards), inner) + 2 * TRAY + ICON
    canvas.rect(x, y, wide, HEIGHT + 2 * TRAY, "tray", 7)
    SIGNS[zone](canvas, x + 3, y + TRAY + 2)
    left = Counter(marked or ())
    step = (fan_width(len(cards), inner) - WIDTH) / max(1, len(cards) - 1)
    for index, card in enumerate(cards):
        is_marked = left[card] > 0
        left[card] -= is_marked
        draw_card(canvas, card, x + ICON + TRAY + index * step, y + TRAY, marked=is_marked)
    return wide


def _draw_score_sign(canvas: Canvas, x: float, y: float) -> None:
    draw_crown(canvas, x, y, 14)


def _draw_followers_sign(canvas: Canvas, x: float, y: float) -> None:
    canvas.circle(x + 7, y + 4, 3.6, "ink")
    canvas.path(f"M{number(x + 1)} {number(y + 16)}c0 -10 12 -10 12 0Z", "ink")


def _draw_hand_sign(canvas: Canvas, x: float, y: float) -> None:
    for turn in (-22, 0, 22):
        spin = f"rotate({turn} {number(x + 7)} {number(y + 16)})"
        canvas.rect(x + 3.5, y + 1, 7, 11, "paper line-ink", 1.5, f'stroke-width="1.3" transform="{spin}"')


def _draw_display_sign(canvas: Canvas, x: float, y: float) -> None:
    path = f"M{number(x)} {number(y + 7)}q7 -9 14 0q-7 9 -14 0Z"
    canvas.path(path, "paper line-ink", 'stroke-width="1.4"')
    canvas.circle(x + 7, y + 7, 2.6, "ink")


def _draw_discard_sign(canvas: Canvas, x: float, y: float) -> None:
    cross = f"M{number(x + 2)} {number(y + 2)}l10 10m0 -10l-10 10"
    canvas.path(cross, "bare line-gone", 'stroke-width="3" stroke-linecap="round"')


SIGNS: Final[dict[str, Callable[[Canvas, float, float], None]]] = {
    "score": _draw_score_sign,
    "followers": _draw_followers_sign,
    "hand": _draw_hand_sign,
    "display": _draw_display_sign,
    "discard": _draw_discard_sign,
}


def draw_deck(canvas: Canvas, count: int, x: float, y: float) -> None:
    """The face-down pile, with the number of its cards."""
    for shift in (4, 2, 0) if count > 1 else (0,):
        draw_card(canvas, "", x + shift, y + shift)
    draw_badge(canvas, x + WIDTH / 2, y + HEIGHT / 2, str(count), 9)


def _draw_band(canvas: Canvas, stage: Stage, left: float, top: float) -> None:
    """What is between the players: deck and prizes, the trick, and waiting cards."""
    middle = top + BAND / 2
    prizes, waiting = stage.cards("prizes"), stage.cards("table")
    if stage.played:
        before = 12 + WIDTH + 10 + len(prizes) * (WIDTH + 3) if prizes else 0
        after = 70 if waiting else 0
        draw_trick(canvas, stage, left + (before + PANEL - after) / 2, middle)
    x = left + 12
    if stage.cards("prizes"):
        draw_deck(canvas, stage.deck_size, x, middle - HEIGHT / 2)
        x += WIDTH + 10
        for prize in stage.cards("prizes"):
            draw_card(canvas, prize, x, middle - HEIGHT / 2)
            x += WIDTH + 3
    if waiting:
        room = 62.0
        draw_fan(canvas, waiting, left + PANEL - room - 8, middle - HEIGHT / 2, room)


def draw_trick(canvas: Canvas, stage: Stage, x: float, y: float) -> None:
    """The cards played, a little apart: A's below, B's above; the one that won is marked."""
    height = TRICK_WIDTH * 88 / 63
    for index, (seat, card) in enumerate(stage.played):
        strength = stage.strengths[index] if index < len(stage.strengths) else None
        across = x - TRICK_WIDTH - 3 if index == 0 else x + 3
        down = y - height / 2 + (10 if seat == 0 else -10)
        draw_card(canvas, card, across, down, TRICK_WIDTH, marked=seat == stage.winner, strength=strength)


def _draw_outcome(canvas: Canvas, before: Stage, after: Stage, left: float, middle: float) -> None:
    """What is between the players afterwards: waiting cards, and those that nobody has."""
    y = middle - HEIGHT / 2 - TRAY
    x = left + 36
    gone = Counter(after.cards("discard")) - Counter(before.cards("discard"))
    if gone:
        cards = list(gone.elements())
        x += draw_tray(canvas, "discard", cards, x, y, 120) + 8
    waiting = after.cards("table")
    if waiting:
        fresh = Counter(waiting) - Counter(before.cards("table"))
        draw_fan(canvas, waiting, x, y + TRAY, 90, marked=set(fresh))
        x += 98
    under = after.cards("under")
    if under:
        draw_card(canvas, under[-1], x + 2, y + TRAY, marked=True)
        draw_card(canvas, "", x + 20, y + TRAY - 8)


def draw_table(stage: Stage) -> str:
    """The whole table of phase 1, A below, with numbers at its parts.

    1 hand, 2 deck, 3 prize, 4 trick, 5 followers, 6 score pile, 7 discard, 8 who leads.
    """
    width, height = 560.0, 300.0
    canvas = Canvas(width, height)
    canvas.rect(0, 0, width, height, "ground", 14)
    canvas.rect(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE, "panel", 10)
    mine = stage.cards("hand", 0)
    draw_fan(canvas, [""] * len(stage.cards("hand", 1)), 150, 22, 260)
    draw_fan(canvas, sorted(mine), 120, height - HEIGHT - 24, 320)
    middle = height / 2
    draw_deck(canvas, stage.deck_size, 118, middle - HEIGHT / 2)
    for index, prize in enumerate(stage.cards("prizes")):
        draw_card(canvas, prize, 172 + index * (WIDTH + 4), middle - HEIGHT / 2)
    draw_trick(canvas, stage, 300, middle)
    gone = stage.cards("discard")[-3:]
    draw_tray(canvas, "discard", gone, 396, middle - HEIGHT / 2 - TRAY, 110)
    for seat, y in ((1, 22.0), (0, height - HEIGHT - 24)):
        draw_seat(canvas, seat, 32, y + HEIGHT / 2 - 4, 13, leads=stage.leader == seat)
        backs = [""] * min(3, len(stage.cards("followers", seat)))
        if backs:
            draw_tray(canvas, "followers", backs, 450, y - TRAY, 62)
        score = stage.cards("score", seat)
        if score:
            draw_tray(canvas, "score", score, 56, y - TRAY, 62)
    callouts = (
        (1, 280, height - HEIGHT - 24),
        (2, 138, middle - HEIGHT / 2 - 4),
        (3, 189, middle - HEIGHT / 2 - 4),
        (4, 300, middle - 44),
        (5, 500, height - HEIGHT - 30),
        (6, 104, height - HEIGHT - 30),
        (7, 440, middle - HEIGHT / 2 - 8),
        (8, 56, (22 if stage.leader == 1 else height - HEIGHT - 24) + HEIGHT - 4),
    )
    for at, x, y in callouts:
        draw_callout(canvas, at, x, y)
    return canvas.svg()


def draw_callout(canvas: Canvas, at: int, x: float, y: float) -> None:
    """A number that the text next to the picture explains."""
    canvas.circle(x, y, 10, "ink")
    canvas.text(x, y + 4.5, str(at), 13, "paper")


def draw_anatomy(card: str, strength: int) -> str:
    """One large card with numbers at its parts: 1 value, 2 emblem and colour, 3 strength."""
    canvas = Canvas(300, 210)
    canvas.rect(0, 0, 300, 210, "ground", 14)
    draw_card(canvas, card, 90, 18, 124, strength=strength)
    for at, x, y, to_x, to_y in ((1, 40, 60, 102, 60), (2, 40, 140, 112, 140), (3, 262, 34, 226, 34)):
        line = f"M{x} {y}L{to_x} {to_y}"
        canvas.path(line, "bare line-ink", 'stroke-width="1.6"')
        draw_callout(canvas, at, x, y)
    return canvas.svg()


def draw_ranking(stage: Stage, ranking: list[int], rewards: list[str]) -> str:
    """A trick of three or four players: in playing order, then by rank with what each seat gets.

    A reward is a card, or empty for one from the deck.
    """
    step = 92.0
    width = len(stage.played) * step + 2 * EDGE + 20
    height = 300.0
    canvas = Canvas(width, height)
    canvas.rect(0, 0, width, height, "ground", 14)
    canvas.rect(EDGE, EDGE, width - 2 * EDGE, 84, "panel", 10)
    canvas.rect(EDGE, 126, width - 2 * EDGE, height - 126 - EDGE, "panel", 10)
    strengths = dict(zip([seat for seat, _ in stage.played], stage.strengths, strict=False))
    by_seat = dict(stage.played)
    for index, (seat, card) in enumerate(stage.played):
        x = EDGE + 16 + index * step
        draw_seat(canvas, seat, x + 12, 44, 12, leads=index == 0)
        draw_card(canvas, card, x + 32, 19, TRICK_WIDTH, strength=strengths.get(seat))
    canvas.path(f"M{number(width / 2 - 3.5)} 97h7v10h6l-9.5 13l-9.5 -13h6Z", "gold")
    for index, seat in enumerate(ranking):
        x = EDGE + 16 + index * step
        draw_badge(canvas, x + 12, 146, str(index + 1), 10)
        draw_seat(canvas, seat, x + 12, 176, 12)
        draw_card(canvas, by_seat[seat], x + 32, 136, TRICK_WIDTH, marked=index == 0)
        draw_tray(canvas, "followers", [rewards[index]], x + 20, 218, 62)
    return canvas.svg()
