"""Why something may not be done here and now."""

from __future__ import annotations

from typing import Final

from claimant.kingdoms import bags
from claimant.kingdoms.actions import Action
from claimant.kingdoms.board import PLAYABLE, Board
from claimant.kingdoms.knowledge.view import legal_actions
from claimant.kingdoms.state import PLACE, POWER, State
from claimant.tabletop.reason import Reason, define_reasons
from claimant.tabletop.seats import seat_letter

SORTS: Final = {"row": "line", "column": "line"}
CHOICES: Final = ("@", "=", "line")
"""What a power may let choose from: fields, cards to keep, lines."""

define_reasons(
    {
        "kingdoms-asked-to-place": "Now seat {seat} has to place a card, such as Go@1,0.",
        "kingdoms-asked-about-power": "Now seat {seat} has to decide about a power ({power}): {right}.",
        "kingdoms-asked-to-draw": "Now seat {seat} has to draw a card: {right}.",
        "kingdoms-field-occupied": "On {field} there is a card already.",
        "kingdoms-only-face-down": "{field} touches only cards that lie face down.",
        "kingdoms-only-corner": "{field} touches a card only at a corner: a side must touch.",
        "kingdoms-far-away": "{field} touches no card on the board.",
        "kingdoms-not-in-display": "{card} does not lie in the display.",
        "kingdoms-empty-pile": "The pile is empty.",
    }
)


def refusal(state: State, wanted: Action) -> Reason:
    """Why the seat to act may not do this, which is not legal."""
    if state.asking == PLACE:
        return _why_not_place(state, wanted)
    if state.asking == POWER:
        return _why_not_power(state, wanted)
    return _why_not_draw(state, wanted)


def _why_not_place(state: State, wanted: Action) -> Reason:
    seat = {"seat": seat_letter(state.active)}
    if not (wanted.on_field and wanted.cards):
        return Reason("kingdoms-asked-to-place", seat)
    card = wanted.cards[0]
    if bags.count(state.player().hand, card.index) == 0:
        return Reason("not-in-hand", {**seat, "card": card.code})
    where = {"field": f"{wanted.x},{wanted.y}"}
    if _has_card(state.board, wanted.x, wanted.y):
        return Reason("kingdoms-field-occupied", where)
    around = [
        (across, up)
        for across in (-1, 0, 1)
        for up in (-1, 0, 1)
        if _has_card(state.board, wanted.x + across, wanted.y + up)
    ]
    if any(across == 0 or up == 0 for across, up in around):
        return Reason("kingdoms-only-face-down", where)
    return Reason("kingdoms-only-corner" if around else "kingdoms-far-away", where)


def _has_card(board: Board, x: int, y: int) -> bool:
    field = board.field(x, y)
    return field >= 0 and 0 < board.cells[field] < PLAYABLE


def _why_not_power(state: State, wanted: Action) -> Reason:
    power = state.power
    assert power is not None
    asked_for = {SORTS.get(action.word, action.word) for action in legal_actions(state)}
    sort = SORTS.get(wanted.word, wanted.word)
    if power.refusal and sort in CHOICES and sort in asked_for:
        return Reason(power.refusal, {"choice": str(wanted).lstrip("@=")})
    offered = {"power": power.name, "right": _offered(state)}
    return Reason("kingdoms-asked-about-power", {"seat": seat_letter(state.active), **offered})


def _why_not_draw(state: State, wanted: Action) -> Reason:
    if wanted.word == "+":
        return Reason("kingdoms-not-in-display", {"card": wanted.cards[0].code})
    if wanted.word == "+pile":
        return Reason("kingdoms-empty-pile", {})
    words = {"seat": seat_letter(state.active), "right": _offered(state)}
    return Reason("kingdoms-asked-to-draw", words)


def _offered(state: State) -> str:
    return ", ".join(str(action) for action in legal_actions(state))
