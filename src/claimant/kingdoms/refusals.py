"""Why something may not be done here and now."""

from __future__ import annotations

from typing import Final

from claimant.kingdoms import bags
from claimant.kingdoms.actions import Action
from claimant.kingdoms.board import PLAYABLE, Board
from claimant.kingdoms.knowledge.view import legal_actions
from claimant.kingdoms.state import PLACE, POWER, State
from claimant.tabletop.reason import CARD, FACTION, SEAT, TEXT, Reason, Value, any_of, define_reasons
from claimant.tabletop.seats import seat_letter

SORTS: Final = {"row": "line", "column": "line"}
CHOICES: Final = ("@", "=", "line")
"""The sorts of choices that a power can offer: fields, cards to keep, lines."""

define_reasons(
    {
        "kingdoms-asked-to-place": {"who": SEAT},
        "kingdoms-asked-about-power": {"who": SEAT, "power": FACTION, "right": any_of(TEXT)},
        "kingdoms-asked-to-draw": {"who": SEAT, "right": any_of(TEXT)},
        "kingdoms-field-occupied": {"field": TEXT},
        "kingdoms-only-face-down": {"field": TEXT},
        "kingdoms-only-corner": {"field": TEXT},
        "kingdoms-far-away": {"field": TEXT},
        "kingdoms-not-in-display": {"card": CARD},
        "kingdoms-empty-pile": {},
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
    who = seat_letter(state.active)
    if not (wanted.on_field and wanted.cards):
        return Reason("kingdoms-asked-to-place", {"who": who})
    card = wanted.cards[0]
    if bags.count(state.player().hand, card.index) == 0:
        return Reason("not-in-hand", {"who": who, "card": card.code})
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
        return Reason(power.refusal, {"choice": _choice(wanted)})
    asked: dict[str, Value] = {"power": power.code, "right": _offered(state)}
    return Reason("kingdoms-asked-about-power", {"who": seat_letter(state.active), **asked})


def _choice(wanted: Action) -> Value:
    """A choice in words: a field, the cards to keep, or a line."""
    if wanted.on_field:
        return f"{wanted.x},{wanted.y}"
    return [card.code for card in wanted.cards] if wanted.cards else wanted.word


def _why_not_draw(state: State, wanted: Action) -> Reason:
    if wanted.word == "+":
        return Reason("kingdoms-not-in-display", {"card": wanted.cards[0].code})
    if wanted.word == "+pile":
        return Reason("kingdoms-empty-pile", {})
    return Reason("kingdoms-asked-to-draw", {"who": seat_letter(state.active), "right": _offered(state)})


def _offered(state: State) -> list[str]:
    return [str(action) for action in legal_actions(state)]
