"""A game of Claim described for people, as messages without words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from claimant.claim import events as happenings
from claimant.claim.actions import Action
from claimant.claim.events import TrickWon
from claimant.claim.knowledge.view import View
from claimant.claim.result import Result, Vote
from claimant.tabletop.event import Event
from claimant.tabletop.message import Listing, Message, Term
from claimant.tabletop.story import HEADING, LEAD, LINE, Told, Verdict, cards_of, is_power, score

# From where to where cards move, with the chapter of the rules that explains it; other ways are told alike.
WAYS: Final = {
    "deck-prizes": "phase-1",
    "hand-trick": "trick",
    "hand-buried": "trick",
    "prizes-followers": "phase-1",
    "deck-followers": "phase-1",
    "prizes-deck": "phase-1",
    "trick-score": "phase-2",
    "trick-table": "phase-2",
    "table-score": "phase-2",
    "trick-display": "phase-2",
    "score-display": "phase-2",
    "display-discard": "phase-2",
    "display-score": "scoring",
    "score-score": "more-players",
    "score-discard": "scoring",
    "reserve-hand": "phase-1",
    "hand-hand": "course",
    "hand-discard": "course",
}
UNTOLD: Final = "trick-discard"
LED: Final = "lead"
"""The cause of the first card of a trick, and of the lead that passes as usual."""
PHASES: Final = {"set-up": 1, "begin-phase": 2, "score": 3}
SCORING: Final = 3
DECIDED_BY: Final = ("votes", "cards", "values", "shared")
DECK: Final = "+deck"


# --- what happened ----------------------------------------------------------------------------------


@final
class _Moves:
    """Cards that go the same way, one event after the other: one sentence."""

    def __init__(self, number: int, event: Event) -> None:
        self.number = number
        self.event = event
        self.cards = list(event.cards)
        self.count: int = event.count

    def goes_on_with(self, event: Event) -> bool:
        mine = self.event
        return (
            event.kind == happenings.MOVED
            and event.target != "trick"
            and (mine.cause, mine.seat) == (event.cause, event.seat)
            and (mine.source, mine.source_seat) == (event.source, event.source_seat)
            and (mine.target, mine.target_seat) == (event.target, event.target_seat)
            and bool(mine.cards) == bool(event.cards)
        )

    def add(self, event: Event) -> None:
        self.cards += event.cards
        self.count += event.count

    def told(self) -> Told:
        event = self.event
        way = f"{event.source}-{event.target}"
        chapter = WAYS.get(way)
        cards: object = Listing.of_cards(self.cards)
        if not self.cards:
            cards = Message("cards-unknown", {"count": self.count})
        parameters = _about(event)
        parameters["cards"] = cards
        parameters["count"] = self.count
        if event.source_seat >= 0:
            parameters["from"] = Term.seat(event.source_seat)
        starts = LINE if event.target == "prizes" else LEAD if event.cause == LED else ""
        key = "event-moved" if chapter is None else f"event-moved-{way}"
        return Told(
            Message(key, parameters, event.cause), self.number, _topic(event, chapter or "course"), starts
        )


def tell(events: Sequence[Event]) -> list[Told]:
    """What happened, in sentences. Events must come as their reader may know them."""
    told: list[Told] = []
    moves: _Moves | None = None
    is_dealt = False
    last = _last_trick(events)
    for number, event in enumerate(events):
        if event.kind == happenings.MOVED:
            if f"{event.source}-{event.target}" == UNTOLD or _is_stopover(events[number : number + 2]):
                continue
            if moves is not None and moves.goes_on_with(event):
                moves.add(event)
                continue
        if moves is not None:
            told.append(moves.told())
            moves = None
        if event.kind == happenings.MOVED:
            moves = _Moves(number, event)
        elif event.kind == happenings.DEALT:
            if not is_dealt:
                told.append(
                    Told(Message("event-dealt", {"count": int(event.count)}), number, "decks", LINE)
                )
            is_dealt = True
        elif event.kind != happenings.LEAD_PASSED or number < last:
            told += _told(number, event)
    if moves is not None:
        told.append(moves.told())
    return told


def _is_stopover(events: Sequence[Event]) -> bool:
    """Is a card collected only to be laid open at once?"""
    if len(events) < 2 or events[0].cause != "collect":
        return False
    collected, opened = events
    return opened.target == "display" and opened.cards == collected.cards


def _last_trick(events: Sequence[Event]) -> int:
    """Where the last trick of the game was won. Nobody leads after that: no trick is played any more."""
    won = -1
    for number, event in enumerate(events):
        if event.kind == happenings.TRICK_WON:
            won = number
        elif event.kind == happenings.PHASE_BEGAN and PHASES[event.cause] == SCORING:
            return won
    return len(events)


def _told(number: int, event: Event) -> list[Told]:
    """An event that moves no card."""
    kind = event.kind
    if kind == happenings.PHASE_BEGAN:
        message = Message(f"event-phase-began-{PHASES[event.cause]}", {})
        return [Told(message, number, "course", HEADING)]
    about = _about(event)
    if isinstance(event, TrickWon):
        won = Told(Message("event-trick-won", about, event.cause), number, _topic(event, "trick"))
        return [*_strengths(number, event), won]
    if kind == happenings.LOOKED:
        about["cards"] = cards_of(event)
        key = "event-looked" if event.cards else "event-looked-hidden"
        return [Told(Message(key, about, event.cause), number, _topic(event, "phase-1"))]
    if kind == happenings.NAMED:
        about["faction"] = Term.faction(event.cards[0][:2])
        return [Told(Message("event-named", about, event.cause), number, _topic(event, "scoring"))]
    if kind == happenings.LEAD_PASSED and event.cause != LED:
        return [Told(Message("event-lead-passed", about, event.cause), number, _topic(event, "trick"))]
    return []


def _strengths(number: int, event: TrickWon) -> list[Told]:
    """The cards that did not fight with the value that is printed on them."""
    told: list[Told] = []
    for code, strength in zip(event.played, event.strengths, strict=True):
        if strength != int(code[2:]):
            parameters: dict[str, object] = {"card": Term.card(code), "strength": strength}
            told.append(Told(Message("event-strength", parameters), number, "words"))
    return told


def _about(event: Event) -> dict[str, object]:
    """Whom an event is about, and which power causes it."""
    about: dict[str, object] = {}
    if event.seat >= 0:
        about["who"] = Term.seat(event.seat)
    if is_power(event.cause):
        about["power"] = Term.power(event.cause)
    return about


def _topic(event: Event, chapter: str) -> str:
    return event.cause if is_power(event.cause) else chapter


# --- what is asked ----------------------------------------------------------------------------------


def question(view: View) -> Message | None:
    """The question to the viewer; None if there is none."""
    if view.seat is None or view.seat not in view.asked:
        return None
    mine = view.seats[view.seat]
    if view.asking == "play":
        if view.leader == view.seat:
            return Message("ask-play-lead", {})
        is_free = len(view.legal) == len({card.code for card in mine.hand})
        return Message("ask-play-free" if is_free else "ask-play", {})
    if view.asking == "take":
        top = _top_card(view)
        return Message("ask-take", {}) if top is None else Message("ask-take-deck", {"top": Term.card(top)})
    parameters: dict[str, object] = {
        "who": Term.seat(view.leader),
        "other": Term.seat((view.seat + 1) % len(view.seats)),
        "power": Term.power(view.asker),
        "side": Term.side(mine.side),
        "count": mine.wanted + len(mine.chosen),
    }
    return Message(f"ask-{view.asking}", parameters, view.asker)


def answers(view: View) -> list[Message]:
    """The viewer's legal actions, one after the other."""
    return [_answer(action, view) for action in view.legal]


def _answer(action: Action, view: View) -> Message:
    if view.asking == "name":
        return Message("answer-faction", {"faction": Term.faction(action.card.faction.code)})
    if str(action) == DECK:
        top = _top_card(view)
        assert top is not None
        return Message("answer-deck", {"card": Term.card(top)})
    key = "answer-prize" if view.asking == "take" else "answer-card"
    return Message(key, {"card": Term.card(action.card.code)})


def _top_card(view: View) -> str | None:
    """The top card of the deck, if the viewer may take it and so has seen it."""
    if not any(str(action) == DECK for action in view.legal):
        return None
    top = view.deck[0]
    return None if top is None else top.code


# --- how it ended -----------------------------------------------------------------------------------


def explain(result: Result) -> Verdict:
    """The result: who has won, why each faction voted as it did, and the remarks of powers."""
    return Verdict(
        _ending(result), {vote.faction.code: _why(vote) for vote in result.votes}, _remarks(result)
    )


def _why(vote: Vote) -> Message:
    """Why a faction votes as it does."""
    code = vote.decided_by
    side = vote.side
    if side is None:
        return Message(f"why-{code}", {})
    deciding = vote.deciding
    if deciding.is_awarded:
        return Message("why-awarded", {"power": Term.power(code)}, code)
    numbers = score([count.number for count in vote.counts], side)
    if deciding.card is not None:
        mine = Term.card(deciding.card.code)
        if deciding.rival is None:
            return Message("why-last-card", {"mine": mine, "numbers": numbers})
        rival = Term.card(deciding.rival.code)
        return Message("why-highest-card", {"mine": mine, "other": rival, "numbers": numbers})
    if code == "cards":
        return Message("why-cards", {"numbers": numbers})
    weighed = Message("weight", {"power": Term.power(code)}, code)
    weights = score([count.weight for count in vote.counts], side)
    return Message("why-weight", {"weighed": weighed, "weights": weights})


def _ending(result: Result) -> Message:
    """Who has won, and what decided it."""
    first = result.winning_sides[0]
    by = result.decided_by
    parameters: dict[str, object] = {
        "who": Term.side(first),
        "winners": Listing([Term.side(side) for side in result.winning_sides]),
        "votes": score(result.totals, first),
    }
    if by not in DECIDED_BY:
        parameters["power"] = Term.power(by)
        return Message("ending-power", parameters, by)
    if result.tie_breaks:
        parameters["even"] = _even_votes(result, first)
        parameters.update(_compared(result, first))
    return Message(f"ending-{by}", parameters)


def _even_votes(result: Result, first: int) -> Message:
    """The sides whose votes are tied."""
    tied = result.tie_breaks[0].sides
    if len(tied) == len(result.totals):
        return Message("even-all", {"votes": score(result.totals, first)})
    sides = Listing([Term.side(side) for side in tied])
    return Message("even-some", {"tied": sides, "count": result.totals[first]})


def _compared(result: Result, first: int) -> dict[str, object]:
    """What was compared after the votes, between the sides that were tied to the last."""
    rivals = result.tie_breaks[-1].sides
    numbers: dict[str, object] = {}
    for tie_break in result.tie_breaks:
        of_side = dict(zip(tie_break.sides, tie_break.numbers, strict=True))
        numbers[tie_break.by] = score([of_side[side] for side in rivals], rivals.index(first))
    return numbers


def _remarks(result: Result) -> list[Message]:
    """What counts besides the cards of a faction, and the remarks of powers."""
    besides: dict[str, list[str]] = {}
    for vote in result.votes:
        for count in vote.counts:
            for power, card in count.extra:
                besides.setdefault(power, []).append(card.code)
    told: list[Message] = []
    if besides:
        parts: list[object] = [
            Message("counts-by-power", {"cards": Listing.of_cards(cards), "power": Term.power(power)})
            for power, cards in besides.items()
        ]
        told.append(Message("counts-besides", {"cards": Listing(parts)}))
    return told + [note.message() for note in result.notes]
