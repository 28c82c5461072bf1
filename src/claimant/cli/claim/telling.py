"""What happened, in words.

The sentences stand in one table, by what happened (kind, then from where to where, then why). To tell
a game in another language, replace the tables; nothing below them speaks English. An event must come
as its reader may know it: `Game.events(seat)`. Where it hides its cards, the words hide them too.
"""

from __future__ import annotations

from collections.abc import Iterable

from claimant.claim.cards import Card
from claimant.claim.events import TrickWon
from claimant.cli.claim.voice import Voice
from claimant.cli.playing.speaker import capital, listed
from claimant.tabletop.event import Event

# Each entry says it to whom it happens, then of somebody else. The most exact key that is there counts:
# with the cause, then with "hidden" where the cards are not known, then without. None: not worth saying.
CLAUSES: dict[str, tuple[str, str] | None] = {
    "dealt": ("you are dealt {cards}", "{who} is dealt {cards}"),
    "moved deck>prizes": ("for {cards}", "for {cards}"),
    "moved hand>trick lead": ("you lead {cards}", "{who} leads {cards}"),
    "moved hand>trick": ("you play {cards}", "{who} plays {cards}"),
    "moved hand>buried": ("you lay {cards} face down", "{who} lays {cards} face down"),
    "trick-won win": ("and you win", "and {who} wins"),
    "trick-won": ("and you win by the {power}", "and {who} wins by the {power}"),
    "looked": (
        "you look at the top card of the deck, {cards}",
        "{who} looks at the top card of the deck, {cards}",
    ),
    "looked hidden": ("you look at the top card of the deck", "{who} looks at the top card of the deck"),
    "moved prizes>followers": ("you take the prize {cards}", "{who} takes the prize {cards}"),
    "moved deck>followers": ("you draw {cards} from the deck", "{who} draws {cards} from the deck"),
    "moved prizes>deck": ("{cards} goes under the deck", "{cards} goes under the deck"),
    "moved trick>discard": None,
    "moved trick>score collect": ("you take {cards}", "{who} takes {cards}"),
    "moved trick>score Bs": ("your Basilisk catches {cards}", "{whose} Basilisk catches {cards}"),
    "moved trick>score Dw": ("the Dwarves side with you: {cards}", "the Dwarves side with {who}: {cards}"),
    "moved trick>score": ("by the {power} you win {cards}", "by the {power} {who} wins {cards}"),
    "moved trick>table": ("laid on the table: {cards}", "laid on the table: {cards}"),
    "moved table>score": ("you take {cards} from the table", "{who} takes {cards} from the table"),
    "moved trick>display": ("you lay {cards} into your display", "{who} lays {cards} into its display"),
    "moved score>display": ("you lay {cards} into your display", "{who} lays {cards} into its display"),
    "moved display>discard": (
        "the {power} chase {cards} from your display",
        "the {power} chase {cards} from {whose} display",
    ),
    "moved display>score": (
        "{owners} display joins the score pile: {cards}",
        "{owners} display joins the score pile: {cards}",
    ),
    "moved score>score Pe": (
        "Peasants without a fitting Royal come to {side}: {cards}",
        "Peasants without a fitting Royal go to {side}: {cards}",
    ),
    "moved score>score score": (
        "{owners} score pile joins yours: {cards}",
        "{owners} score pile joins {whose}: {cards}",
    ),
    "moved score>score": ("by the {power} you get {cards}", "by the {power} {who} gets {cards}"),
    "moved score>discard": ("by the {power} you lose {cards}", "by the {power} {who} loses {cards}"),
    "moved reserve>hand Ph": (
        "out of the ashes you draw {cards}",
        "out of the ashes {who} draws {cards}",
    ),
    "moved reserve>hand": ("by the {power} you draw {cards}", "by the {power} {who} draws {cards}"),
    "moved hand>hand": ("you are given {cards}", "{who} is given {cards}"),
    "moved hand>discard end-phase": (
        "nobody wins what is left in your hand: {cards}",
        "nobody wins what is left in {whose} hand: {cards}",
    ),
    "moved hand>discard": ("you discard {cards}", "{who} discards {cards}"),
    "moved": ("moved by the {power}: {cards}", "moved by the {power}: {cards}"),
    "named Ra": ("your loot counts also for the {faction}", "{whose} loot counts also for the {faction}"),
    "named": ("you name the {faction}", "{who} names the {faction}"),
    "lead-passed lead": None,
    "lead-passed Au": None,
    "lead-passed": ("by the {power} you lead the next trick", "by the {power} {who} leads the next trick"),
}

NO_CARD_KNOWN = {1: "a card"}
SEVERAL_CARDS = "{count} cards"
STRONGER_OR_WEAKER = "{card} (strength {strength})"

PHASES = {
    1: "Phase 1: recruiting followers",
    2: "Phase 2: gathering support",
    3: "Scoring",
}


class _Told:
    """Events next to each other that make one clause, such as two cards that go the same way."""

    def __init__(self, event: Event, cause: str) -> None:
        self.event = event
        self.cause = cause
        self.cards = list(event.cards)
        self.count: int = event.count

    def goes_on_with(self, event: Event, cause: str) -> bool:
        mine = self.event
        return (
            (mine.kind, self.cause, mine.seat) == (event.kind, cause, event.seat)
            and (mine.source, mine.source_seat) == (event.source, event.source_seat)
            and (mine.target, mine.target_seat) == (event.target, event.target_seat)
            and bool(mine.cards) == bool(event.cards)
        )


def clauses(events: Iterable[Event], voice: Voice) -> list[str]:
    """What happened, one clause after the other, without capitals and stops."""
    told: list[_Told] = []
    played: list[_Told] = []
    for event in events:
        cause = event.cause
        if event.target == "trick" and not played:
            cause = "lead"
        if isinstance(event, TrickWon):
            for play, strength in zip(played, event.strengths, strict=False):
                play.cards = [with_strength(voice.card(play.event.cards[0]), strength)]
            played = []
        if _template(event, cause) is None:
            continue
        if (event.source, event.target) == ("score", "display"):
            _forget_stopover(event, told)
        if told and told[-1].goes_on_with(event, cause):
            told[-1].cards += event.cards
            told[-1].count += event.count
        else:
            told.append(_Told(event, cause))
        if event.target == "trick":
            played.append(told[-1])
    return [_clause(piece, voice) for piece in told]


def _forget_stopover(event: Event, told: list[_Told]) -> None:
    """A card that was collected only to be laid open at once went straight into the display."""
    if told and told[-1].cause == "collect" and told[-1].cards[-1:] == event.cards:
        told[-1].cards.pop()
        if not told[-1].cards:
            told.pop()


def with_strength(card: Card, strength: int) -> str:
    """A card that is played, with its strength where that is not its value."""
    if strength == card.value:
        return card.code
    return STRONGER_OR_WEAKER.format(card=card.code, strength=strength)


def _template(event: Event, cause: str) -> tuple[str, str] | None:
    what = f"{event.kind} {event.source}>{event.target}" if event.target else event.kind
    hidden = event.count > 0 and not event.cards
    exact = [f"{what} {cause}", f"{what} hidden" if hidden else what, what, event.kind]
    for key in exact:
        if key in CLAUSES:
            return CLAUSES[key]
    return None


def _clause(piece: _Told, voice: Voice) -> str:
    event = piece.event
    template = _template(event, piece.cause)
    assert template is not None
    to_you, of_others = template
    words = {
        "who": voice.name(event.seat) if event.seat >= 0 else "",
        "whose": voice.possessive(event.seat) if event.seat >= 0 else "",
        "side": voice.side(event.seat % voice.rules.sides) if event.seat >= 0 else "",
        "owners": voice.possessive(event.source_seat) if event.source_seat >= 0 else "",
        "power": voice.power(piece.cause),
        "faction": voice.card(event.cards[0]).faction.name if event.cards else "",
        "cards": listed(piece.cards) if piece.cards else _unknown(piece.count),
    }
    chosen = to_you if event.seat >= 0 and event.seat == voice.you else of_others
    return chosen.format_map(words)


def _unknown(count: int) -> str:
    return NO_CARD_KNOWN.get(count) or SEVERAL_CARDS.format(count=count)


def sentence(parts: Iterable[str], between: str) -> str:
    """Clauses as one sentence; empty if there are none."""
    joined = between.join(parts)
    return f"{capital(joined)}." if joined else ""
