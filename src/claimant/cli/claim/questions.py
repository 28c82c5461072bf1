"""What the player is asked, in words, and what its answers mean."""

from __future__ import annotations

from claimant.claim.cards import Card
from claimant.claim.knowledge.view import View
from claimant.claim.sets import find_faction
from claimant.cli.claim.voice import Voice
from claimant.cli.playing.speaker import listed
from claimant.cli.terminal.problems import Problem, printable
from claimant.tabletop.errors import ClaimantError

# By what is asked, and by whom where that makes a difference.
QUESTIONS = {
    "play lead": "You lead: play any card.",
    "play free": "You need not follow: play any card.",
    "play": "Play one of the numbered cards.",
    "take": "Which prize do you take?",
    "take deck": "You have looked at the top card of the deck, {top}. Which card do you take?",
    "choose Au": (
        "The Automatons let {leader} win this trick without a fight. Lay one card face down: nobody else "
        "will see it."
    ),
    "choose Desert": "The {power}: choose {number} cards, one after the other, to exchange with {other}.",
    "choose Peaks": "The {power}: choose {number} cards, one after the other, to exchange with {other}.",
    "choose Swamp": "The {power}: choose {number} cards, one after the other, to discard.",
    "choose": "The {power}: choose cards one after the other, {number} in all.",
    "name Ra": (
        "Your Raccoons bring loot to the faction of which {side} the fewest cards, and there are several. "
        "Which one?"
    ),
    "name": "The {power}: name a faction.",
}
CHOSEN_SO_FAR = " Chosen so far: {cards}."
WHO_HAS = {"you": "you have", "team": "{side} has"}
PRIZE = "the prize {card}"
TOP_CARD = "{card} from the deck"
PROMPTS = {"play": "Your card", "take": "Your choice", "choose": "Your card", "name": "Your choice"}

NO_SUCH_NUMBER = "There is no number {number}: take one from 1 to {last}."
NOT_UNDERSTOOD = (
    "'{text}' is neither a number shown nor a card such as {example}. ? shows what you can type."
)
NO_SUCH_OPTION = "'{text}' is not on offer: take {options}."

SIGNS = {"play": "", "take": "+", "choose": "-", "name": "@"}
DECK = "+deck"


def question(view: View, voice: Voice) -> str:
    """What the viewer is asked now."""
    assert view.seat is not None
    key = f"{view.asking} {view.asker}" if view.asker else view.asking
    if view.asking == "play":
        codes = {card.code for card in view.seats[view.seat].hand}
        if view.leader == view.seat:
            key = "play lead"
        elif len(view.legal) == len(codes):
            key = "play free"
    elif view.asking == "take" and top_card(view) is not None:
        key = "take deck"
    words = QUESTIONS.get(key) or QUESTIONS[view.asking]
    mine = view.seats[view.seat]
    if view.asker and mine.chosen:
        words += CHOSEN_SO_FAR
    top = top_card(view)
    return words.format(
        leader=voice.name(view.leader),
        other=voice.name((view.seat + 1) % len(view.seats)),
        side=WHO_HAS["you" if voice.is_you(mine.side) else "team"].format(side=voice.side(mine.side)),
        power=voice.power(view.asker),
        number=mine.wanted + len(mine.chosen),
        cards=listed([card.code for card in mine.chosen]) if mine.chosen else "",
        top="" if top is None else top.code,
    )


def top_card(view: View) -> Card | None:
    """The top card of the deck, if the viewer may take it and so has seen it."""
    return view.deck[0] if any(str(action) == DECK for action in view.legal) else None


def options(view: View) -> list[str]:
    """The legal answers in words, where they are not simply cards of the hand."""
    if view.asking == "name":
        return [action.card.faction.name for action in view.legal]
    if view.asking == "take":
        top = top_card(view)
        return [
            TOP_CARD.format(card=top) if str(action) == DECK else PRIZE.format(card=action.card)
            for action in view.legal
        ]
    return []


def answers(view: View) -> dict[str, str]:
    """The legal actions, in notation, with the words for each."""
    words = options(view) or [action.card.code for action in view.legal]
    return {str(action): name for action, name in zip(view.legal, words, strict=True)}


def answer(text: str, view: View) -> str:
    """The action, in notation, that the player means; it need not be a legal one."""
    if text.isascii() and text.isdigit():
        return _numbered(text, view)
    bare = text.lstrip("+-@").strip()
    if view.asking == "take":
        return _taken(bare, view)
    if view.asking == "name":
        return _named(bare, view)
    code = bare[:1].upper() + bare[1:].lower()
    if not any(card.code == code for card in view.rules.cards):
        example = view.legal[0].card.code
        raise Problem(NOT_UNDERSTOOD.format(text=printable(text, 40), example=example))
    return SIGNS[view.asking] + code


def _numbered(text: str, view: View) -> str:
    last = len(view.legal)
    # More digits than any number shown has: do not even read them.
    number = int(text) if len(text) <= len(str(last)) else 0
    if not 1 <= number <= last:
        raise Problem(NO_SUCH_NUMBER.format(number=printable(text, 20), last=last))
    return str(view.legal[number - 1])


def _taken(bare: str, view: View) -> str:
    wanted = bare.lower()
    top = top_card(view)
    if top is not None and wanted in ("deck", top.code.lower()):
        return DECK
    for action in view.legal:
        if str(action) != DECK and wanted in ("prize", action.card.code.lower()):
            return str(action)
    raise Problem(NO_SUCH_OPTION.format(text=printable(bare, 40), options=" or ".join(options(view))))


def _named(bare: str, view: View) -> str:
    try:
        code = find_faction(bare).code
    except ClaimantError:
        code = ""
    for action in view.legal:
        if action.card.faction.code == code:
            return str(action)
    raise Problem(NO_SUCH_OPTION.format(text=printable(bare, 40), options=" or ".join(options(view))))
