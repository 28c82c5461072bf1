"""How the factions vote: the piles of both sides, faction by faction, and who gets the vote."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from claimant.claim.result import Result, Vote
from claimant.drawing.art import colour_of
from claimant.drawing.canvas import Canvas
from claimant.drawing.pieces import HEIGHT, WIDTH, draw_card, draw_crown, draw_fan, draw_seat, fan_step
from claimant.drawing.stage import Stage
from claimant.drawing.table import EDGE, ICON, MIDDLE, PANEL, SIGNS, TRAY, draw_subject

LINE: Final = HEIGHT * 0.8 + 9
CARD: Final = WIDTH * 0.8


@dataclass(frozen=True)
class Line:
    """One faction in the count: the cards of both sides, each a ghost or not, and what they amount to."""

    code: str
    """Empty for all cards together."""
    cards: list[list[tuple[str, bool]]]
    amounts: list[int]
    winner: int | None


def draw_count(before: Stage, result: Result, about: tuple[str, str]) -> str:
    """The score piles as they were won, and the vote that came of them."""
    votes = _lines_of(result)
    extra = len(result.extra_votes)
    grid = (len(votes) + extra) * LINE + 50
    piles = [_pile_rows(before.cards("score", seat)) for seat in (0, 1)]
    lines = [len(rows) * (HEIGHT + 6) + 14 for rows in piles]
    height = max(grid, sum(lines) + 24) + 2 * EDGE
    wide = PANEL + 24
    width = PANEL + MIDDLE + wide + 2 * EDGE
    canvas = Canvas(width, height)
    canvas.rect(0, 0, width, height, "ground", 14)
    canvas.rect(EDGE, EDGE, PANEL, height - 2 * EDGE, "panel", 10)
    canvas.rect(EDGE + PANEL + MIDDLE, EDGE, wide, height - 2 * EDGE, "panel", 10)
    gap = (height - 2 * EDGE - sum(lines)) / 3
    y = EDGE + gap
    for seat in (1, 0):
        draw_seat(canvas, seat, EDGE + 18, y + lines[seat] / 2, 12)
        canvas.rect(EDGE + 36, y, PANEL - 44, lines[seat], "tray", 7)
        SIGNS["score"](canvas, EDGE + 39, y + 9)
        for index, row in enumerate(piles[seat]):
            draw_fan(
                canvas,
                row,
                EDGE + 36 + ICON + TRAY,
                y + 8 + index * (HEIGHT + 6),
                PANEL - 44 - ICON - 2 * TRAY,
            )
        y += lines[seat] + gap
    draw_subject(canvas, about, EDGE + PANEL + MIDDLE / 2, height / 2)
    _draw_grid(
        canvas, votes, result, EDGE + PANEL + MIDDLE, EDGE + (height - 2 * EDGE - grid) / 2, wide, before
    )
    return canvas.svg()


def draw_votes(result: Result) -> str:
    """A whole scoring: every faction with the cards of both sides."""
    votes = [_line_of(vote) for vote in result.votes]
    width = 560.0
    height = (len(votes) + len(result.extra_votes)) * LINE + 50 + 2 * EDGE
    canvas = Canvas(width, height)
    canvas.rect(0, 0, width, height, "ground", 14)
    canvas.rect(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE, "panel", 10)
    _draw_grid(canvas, votes, result, EDGE, EDGE, width - 2 * EDGE)
    return canvas.svg()


def _line_of(vote: Vote) -> Line:
    weighed = any(count.weight for count in vote.counts)
    return Line(
        vote.faction.code,
        [
            [(card.code, False) for card in count.cards] + [(card.code, True) for _, card in count.extra]
            for count in vote.counts[:2]
        ],
        [count.weight if weighed else count.number for count in vote.counts[:2]],
        vote.side,
    )


def _lines_of(result: Result) -> list[Line]:
    """The factions of which somebody has a card; if there was no vote, the cards are only counted."""
    if result.votes:
        return [line for line in map(_line_of, result.votes) if any(line.cards)]
    piles = [[card.code for card in pile] for pile in result.score_piles[:2]]
    codes = sorted({card[:2] for pile in piles for card in pile})
    lines = []
    for code in codes:
        cards = [[(card, False) for card in pile if card[:2] == code] for pile in piles]
        lines.append(Line(code, cards, [len(own) for own in cards], None))
    return [*lines, Line("", [[], []], [len(pile) for pile in piles], None)]


def _pile_rows(cards: list[str]) -> list[list[str]]:
    in_order = sorted(cards, key=lambda card: (card[:2], int(card[2:])))
    per_row = 9
    return [in_order[at : at + per_row] for at in range(0, len(in_order), per_row)] or [[]]


def _draw_grid(
    canvas: Canvas,
    votes: list[Line],
    result: Result,
    left: float,
    top: float,
    wide: float,
    before: Stage | None = None,
) -> None:
    middle = left + wide / 2
    for seat, x in ((0, left + 24), (1, left + wide - 24)):
        draw_seat(canvas, seat, x, top + 20, 11)
    y = top + 38
    room = wide / 2 - 52
    for line in votes:
        if line.code:
            look = f"in-{colour_of(line.code)}"
            canvas.picture("emblem", line.code, middle - 13, y + LINE / 2 - 18, 26, 26, look)
        else:
            draw_card(canvas, "", middle - 11, y + LINE / 2 - 20, 22)
        for side in (0, 1):
            had = None if before is None else before.cards("score", side) + before.cards("display", side)
            _draw_cards(canvas, line.cards[side], side, middle, y, room, had)
            wins = line.winner == side
            _draw_amount(canvas, str(line.amounts[side]), side, wins, middle, y + LINE / 2 - 5)
        y += LINE
    for place, seat in result.extra_votes:
        canvas.picture("place", place, middle - 15, y + LINE / 2 - 15, 30, 20)
        _draw_amount(canvas, "1", seat, True, middle, y + LINE / 2 - 5)
        y += LINE
    _draw_totals(canvas, result, left, wide, top + 20)


def _draw_cards(
    canvas: Canvas,
    cards: list[tuple[str, bool]],
    side: int,
    middle: float,
    y: float,
    room: float,
    had: list[str] | None,
) -> None:
    """The cards of one side; those that it had not won itself are marked."""
    step = min(CARD * 0.72, fan_step(len(cards), room, CARD))
    taken = CARD + step * (len(cards) - 1)
    x = middle - 46 - taken if side == 0 else middle + 46
    for index, (card, is_extra) in enumerate(cards):
        is_new = had is not None and not is_extra and card not in had
        draw_card(canvas, card, x + index * step, y, CARD, ghost=is_extra, marked=is_new)


def _draw_amount(canvas: Canvas, amount: str, side: int, wins: bool, middle: float, y: float) -> None:
    x = middle + (-29 if side == 0 else 29)
    if wins:
        canvas.circle(x, y, 12, f"seat-{'AB'[side]}")
        canvas.text(x, y + 5, amount, 14, "paper")
    else:
        canvas.text(x, y + 5, amount, 14, "ink")


def _draw_totals(canvas: Canvas, result: Result, left: float, wide: float, y: float) -> None:
    """The votes of each side, in the line of the seats; the winner has the crown."""
    for side, total in enumerate(result.totals[:2]):
        x = left + 52 if side == 0 else left + wide - 52
        if result.votes:
            canvas.text(x, y + 6, str(total), 18, f"seat-{'AB'[side]}")
        if side in result.winning_sides:
            crown = x + 14 if side == 0 else x - 38
            draw_crown(canvas, crown, y - 11, 24)
