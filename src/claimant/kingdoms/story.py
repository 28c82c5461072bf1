"""A game of Claim Kingdoms described for people, as messages without words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from claimant.kingdoms import events as happenings
from claimant.kingdoms.actions import Action
from claimant.kingdoms.events import FigureMoved
from claimant.kingdoms.knowledge.view import View
from claimant.kingdoms.result import Control, Result
from claimant.tabletop.event import Event
from claimant.tabletop.message import Listing, Message, Term
from claimant.tabletop.story import HEADING, LINE, Told, Verdict, cards_of, is_power, score

# How cards move: the same message wherever on the board they go.
WAYS: Final = {
    "hand-field": "turn",
    "pile-sight": "turn",
    "hand-pile": "turn",
    "display-hand": "turn",
    "pile-hand": "turn",
    "pile-display": "turn",
    "display-pile": "turn",
}
SIMPLE: Final = (happenings.SCORED, happenings.PASSED, happenings.KEPT)
SET_UP: Final = "set-up"
HIDDEN: Final = "hidden"
"""The variant of a text about cards that the reader may not know."""


# --- what happened ----------------------------------------------------------------------------------


def tell(events: Sequence[Event]) -> list[Told]:
    """What happened, in sentences. Events must come as their reader may know them."""
    told: list[Told] = []
    for number, event in enumerate(events):
        message = _told(event)
        if message is not None:
            starts = HEADING if event.kind == happenings.GAME_ENDED else ""
            if event.cause == "place" and event.kind == happenings.MOVED:
                starts = LINE
            topic = event.cause if is_power(event.cause) else "kingdoms"
            told.append(Told(message, number, topic, starts))
    return told


def _told(event: Event) -> Message | None:
    kind = event.kind
    if kind == happenings.GAME_ENDED:
        return Message(f"kingdoms-ended-{event.cause}", {})
    if event.cause == SET_UP:
        return None
    if isinstance(event, FigureMoved):
        return _figure(event)
    parameters: dict[str, object] = {"cards": cards_of(event), "count": int(event.count)}
    if event.seat >= 0:
        parameters["who"] = Term.seat(event.seat)
    if kind == happenings.MOVED:
        way = f"{event.source}-{event.target}"
        if way not in WAYS:
            way = f"{event.source}-field"
            parameters["field"] = event.target
        return Message(f"kingdoms-event-moved-{way}", parameters, "" if event.cards else HIDDEN)
    if kind == happenings.TURNED_OVER:
        parameters["target"] = card_at(event.cards[0], event.target)
        return Message("kingdoms-event-turned-over", parameters)
    if kind == happenings.COPIED_POWER:
        parameters["power"] = Term.power(event.cards[0])
        return Message("kingdoms-event-copied", parameters)
    return Message(f"kingdoms-event-{kind}", parameters) if kind in SIMPLE else None


def _figure(event: FigureMoved) -> Message | None:
    """A figure that a power moves; the one that comes with a card needs no words."""
    parameters: dict[str, object] = {"who": Term.seat(event.by)}
    is_own = event.seat == event.by
    if event.target == happenings.SUPPLY:
        parameters["source"] = card_at(event.card, event.source)
        if is_own:
            return Message("kingdoms-event-figure-taken-back", parameters)
        parameters["rival"] = Term.seat(event.seat)
        return Message("kingdoms-event-figure-sent-back", parameters)
    parameters["target"] = card_at(event.card, event.target)
    if event.source == happenings.SUPPLY:
        return Message("kingdoms-event-figure-put", parameters) if is_power(event.cause) else None
    # Two figures change places: one sentence for both.
    parameters["rival"] = Term.seat(1 - event.by)
    return Message("kingdoms-event-figure-swapped", parameters) if is_own else None


def card_at(card: str, field: str) -> Message:
    """A card on the board: the Goblin on 1,0."""
    return Message("kingdoms-card-at", {"card": Term.card(card), "field": field})


# --- what is asked ----------------------------------------------------------------------------------


def question(view: View) -> Message | None:
    """The question to the viewer; None if there is none."""
    if view.seat is None or view.seat not in view.asked:
        return None
    if view.asking != "power":
        return Message("kingdoms-ask-card" if view.asking == "place" else "kingdoms-ask-draw", {})
    held = [*view.seats[view.seat].hand, *view.sight]
    parameters: dict[str, object] = {
        "power": Term.power(view.asker),
        "text": Message(f"kingdoms-power-{view.asker}", {}),
        "cards": Listing.of_cards(held),
    }
    words = [str(action) for action in view.legal]
    if "done" in words or any(word.startswith("=") for word in words):
        return Message("kingdoms-ask-further", parameters, view.asker)
    if "use" in words:
        return Message("kingdoms-ask-use", parameters)
    return Message("kingdoms-ask-choose", parameters, view.asker)


def answers(view: View) -> list[Message]:
    """The viewer's legal actions, one after the other."""
    board = {f"{tile.x},{tile.y}": tile.card for tile in view.board}
    return [_answer(action, board) for action in view.legal]


def _answer(action: Action, board: dict[str, str]) -> Message:
    text = str(action)
    if text in ("use", "pass", "done", "row", "column", "+pile"):
        return Message(f"kingdoms-answer-{text.lstrip('+')}", {})
    codes = [card.code for card in action.cards]
    if action.word == "=":
        return Message("kingdoms-answer-keep", {"cards": Listing.of_cards(codes)})
    if not action.on_field:
        return Message("kingdoms-answer-display", {"card": Term.card(codes[0])})
    card, _, field = text.partition("@")
    return card_at(card or board[field], field)


# --- how it ended -----------------------------------------------------------------------------------


def explain(result: Result) -> Verdict:
    """The result: who has won, who leads each faction, and what ended the game."""
    ended = Message(f"kingdoms-ended-{result.ended_by}", {})
    return Verdict(
        _ending(result), {control.faction.code: _why(control) for control in result.controls}, [ended]
    )


def _why(control: Control) -> Message:
    if control.seat is None:
        return Message("kingdoms-why-even", {"figures": score(control.figures, 0)})
    return Message("kingdoms-why-figures", {"figures": score(control.figures, control.seat)})


def _ending(result: Result) -> Message:
    first = result.winners[0]
    parameters: dict[str, object] = {
        "who": Term.seat(first),
        "winners": Listing([Term.seat(seat) for seat in result.winners]),
        "points": score(result.totals, first),
        "figures": score(result.supplies, first),
    }
    return Message(f"kingdoms-ending-{result.decided_by}", parameters)
