"""What happened in a game of Claim Kingdoms, in words: a sentence for each turn.

As for Claim, the words stand in tables that another language can replace, and an event must come as its
reader may know it: `Game.events(seat)`. Where it hides its cards, the words hide them too.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from claimant.cli.playing.speaker import Speaker, capital, listed
from claimant.kingdoms import events as happenings
from claimant.kingdoms.ruleset import Ruleset
from claimant.tabletop.event import Event

# What the player whose turn it is does: said to that player, then of somebody else. The most exact key
# that is there counts: for a figure that is not the player's own ("other"), with the cause, then without.
# "turned" is a figure whose card has just been told to be turned over. None: not worth saying.
DEEDS: dict[str, tuple[str, str] | None] = {
    "moved hand>field": ("place {cards} on {target}", "places {cards} on {target}"),
    "figure-moved supply>field place": None,
    "figure-moved supply>field": ("put one more figure on {to_card}", "puts one more figure on {to_card}"),
    "figure-moved field>supply other": (
        "send {whose} figure back from {from_card}",
        "sends {whose} figure back from {from_card}",
    ),
    "figure-moved field>supply": (
        "take your own figure back from {from_card}",
        "takes its own figure back from {from_card}",
    ),
    "figure-moved field>supply turned other": ("send {whose} figure back", "sends {whose} figure back"),
    "figure-moved field>supply turned": ("take your own figure back", "takes its own figure back"),
    "figure-moved field>field": (
        "swap your figure for {rivals} figure on {to_card}",
        "swaps its figure for {rivals} figure on {to_card}",
    ),
    "figure-moved field>field other": None,
    "turned-over": ("turn {to_card} face down", "turns {to_card} face down"),
    "scored": ("score {points}", "scores {points}"),
    "passed": ("pass up the power", "passes up the power"),
    "copied": ("use the power of the {power}", "uses the power of the {power}"),
    "moved pile>sight": ("take {cards} from the pile", "takes {cards} from the pile"),
    "kept": ("keep {cards}", "keeps {cards}"),
    "moved hand>pile": ("shuffle {cards} into the pile", "shuffles {cards} into the pile"),
    "moved display>hand": ("take {cards} from the display", "takes {cards} from the display"),
    "moved pile>hand": ("draw {cards} from the pile", "draws {cards} from the pile"),
}
# What nobody does.
NEXT = {
    "moved pile>display": "the display gets {cards}",
    "moved display>pile": "of three alike in the display, two are shuffled into the pile: {cards}",
}
TURN = "{subject} {deeds}"
POINTS = {1: "1 point"}
SEVERAL_POINTS = "{count} points"
ON_FIELD = "the {card} on {field}"
UNKNOWN_CARDS = {1: "a card"}
SEVERAL_UNKNOWN_CARDS = "{count} cards"
NUMBERS = {2: "two", 3: "three"}

FIELD = re.compile(r"-?\d+,-?\d+")


class KingdomsVoice(Speaker):
    """Speaks about a game of Claim Kingdoms: about its seats, its cards and the fields that they lie on."""

    def __init__(self, rules: Ruleset, you: int | None = None) -> None:
        super().__init__(2, 2, {faction.code: faction.name for faction in rules.factions}, you)
        self.singulars = {faction.code: faction.singular for faction in rules.factions}
        self.plurals = {faction.code: faction.name for faction in rules.factions}

    def card(self, code: str) -> str:
        """A card with its article.

        >>> from claimant.kingdoms import ruleset
        >>> KingdomsVoice(ruleset("Go Dw Gn Tr Un Dr Kn")).card("Un")
        'an Undead'
        """
        name = self.singulars[code]
        return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"

    def cards(self, codes: Sequence[str]) -> str:
        """Several cards, equal ones together: a Goblin and two Knights."""
        parts: list[str] = []
        for code, number in Counter(codes).items():
            many = f"{NUMBERS.get(number, number)} {self.plurals[code]}"
            parts.append(self.card(code) if number == 1 else many)
        return listed(parts)


def turns(events: Sequence[Event]) -> list[list[Event]]:
    """Events cut into the set-up, if they begin with it, and turns; the last one may be unfinished."""
    pieces: list[list[Event]] = []
    for event in events:
        if event.kind == happenings.TURN_BEGAN or not pieces:
            pieces.append([])
        pieces[-1].append(event)
    return pieces


def is_set_up(passage: Sequence[Event]) -> bool:
    return passage[0].kind != happenings.TURN_BEGAN


def laid(events: Iterable[Event]) -> dict[str, str]:
    """The card on every field on which one was laid."""
    return {
        event.target: event.cards[0]
        for event in events
        if event.kind == happenings.MOVED and FIELD.fullmatch(event.target)
    }


def tell(turn: Sequence[Event], board: dict[str, str], voice: KingdomsVoice) -> str:
    """A turn in one sentence, none if nothing has been done in it; `board` is what `laid` tells."""
    player = turn[0].seat
    deeds: list[str] = []
    others: list[str] = []
    turned = {event.target for event in turn if event.kind == happenings.TURNED_OVER}
    for event in _turned_first(turn, turned):
        if event.seat < 0:
            template = NEXT.get(_what(event))
            if template is not None:
                others.append(template.format(cards=voice.cards(event.cards)))
            continue
        words = _words(event, player, event.source in turned)
        if words is not None:
            deed = words[0 if player == voice.you else 1]
            deeds.append(deed.format_map(_parts(event, board, voice)))
    if not deeds:
        return ""
    said = TURN.format(subject=voice.name(player), deeds=listed(deeds))
    return capital("; ".join([said, *others])) + "."


def _turned_first(turn: Sequence[Event], turned: set[str]) -> list[Event]:
    """A card is turned over, and then the figures on it go back."""
    order: list[Event] = []
    back: list[Event] = []
    for event in turn:
        if event.source in turned:
            back.append(event)
            continue
        order.append(event)
        if event.kind == happenings.TURNED_OVER:
            order += back
    return order


def tell_all(passage: Sequence[Event], board: dict[str, str], voice: KingdomsVoice) -> list[str]:
    """A turn or the set-up in sentences; none if there is nothing to say."""
    if is_set_up(passage):
        return _tell_set_up(passage, voice)
    told = tell(passage, board, voice)
    return [told] if told else []


def _tell_set_up(events: Iterable[Event], voice: KingdomsVoice) -> list[str]:
    """What chance did to the first display, if that had three alike."""
    told = [
        NEXT[_what(event)].format(cards=voice.cards(event.cards))
        for event in events
        if event.cause == "tidy"
    ]
    return [capital("; ".join(told)) + "."] if told else []


def _what(event: Event) -> str:
    if not event.source:
        return event.kind
    return f"{event.kind} {_place(event.source)}>{_place(event.target)}"


def _place(place: str) -> str:
    """A place without whose it is."""
    return "field" if FIELD.fullmatch(place) else place.rpartition(" ")[2]


def _words(event: Event, player: int, turned: bool) -> tuple[str, str] | None:
    what = f"{_what(event)} turned" if turned else _what(event)
    exact = [f"{what} {event.cause}", what]
    if event.seat != player:
        exact.insert(0, f"{what} other")
    for key in exact:
        if key in DEEDS:
            return DEEDS[key]
    return None


def _parts(event: Event, board: dict[str, str], voice: KingdomsVoice) -> dict[str, str]:
    unknown = UNKNOWN_CARDS.get(event.count) or SEVERAL_UNKNOWN_CARDS.format(count=event.count)
    return {
        "whose": voice.possessive(event.seat),
        "rivals": voice.possessive(1 - event.seat),
        "cards": voice.cards(event.cards) if event.cards else unknown,
        "power": voice.power(event.cards[0]) if event.cards else "",
        "points": POINTS.get(event.count) or SEVERAL_POINTS.format(count=event.count),
        "target": event.target,
        "from_card": on_field(event.source, board, voice),
        "to_card": on_field(event.target, board, voice),
    }


def on_field(field: str, board: dict[str, str], voice: KingdomsVoice) -> str:
    """A card on the board: the Goblin on 1,0."""
    if field not in board:
        return field
    return ON_FIELD.format(card=voice.singulars[board[field]], field=field)
