"""What the player is asked in Claim Kingdoms, in words, and what its answers mean."""

from __future__ import annotations

import re

from claimant.cli.claim.questions import NO_SUCH_NUMBER
from claimant.cli.kingdoms.telling import FIELD, KingdomsVoice, on_field
from claimant.cli.terminal.problems import Problem, printable
from claimant.kingdoms.actions import Action
from claimant.kingdoms.knowledge.view import View
from claimant.kingdoms.sets import find_faction
from claimant.tabletop.errors import ClaimantError

WHICH_CARD = "Which card do you place?"
WHERE = "Where do you place the {card}? Choose a number on the board."
# By the power that asks; the fitting one of those without a code where a power has none of its own.
POWERS = {
    "Gn": "The Gnomes bring a point and one more figure. On which card do you put it?",
    "Tr": "The Trolls bring a point for each faction in a line. Which line do you choose?",
    "Un": "The Undead swap your figure with one of the opponent's. With which one?",
    "Do": "The Doppelgängers use the power of a neighbour. Which one do you copy?",
    "Gi": "The Giants turn a neighbour face down. Which one?",
    "Kn": "The Knights send figures of the opponent back. From which card?",
    "Kn further": "The Knights may send one more figure back. From which card?",
    "Se further": "You have {cards}. Which two do you keep?",
    "use": "{text} Do you use this power?",
    "choose": "{text} What do you choose?",
}
DRAW = "Which card do you draw?"
OPTIONS = {
    "use": "use the power",
    "pass": "do not use the power",
    "done": "leave it at that",
    "row": "the row",
    "column": "the column",
    "+pile": "the top card of the pile",
}
FROM_DISPLAY = "{card} from the display"
PLACED = "{card} on {field}"
MEANINGS = {"yes": "use", "y": "use", "no": "pass", "n": "pass", "pile": "+pile"}

NOT_UNDERSTOOD = "'{text}' is none of the answers listed. ? shows what you can type."
NO_SUCH_CARD = "'{text}' is neither a card of this game nor a number shown. ? shows what you can type."
CARD_FIRST = "Say which card as well, such as Go@1,0."
FIELD_MISSING = "Say where as well: {card} and a number on the board, or a field such as {card}@1,0."
NO_SUCH_FIELD = "'{text}' is neither a number on the board nor a field such as 1,0."


def question(view: View, card: str | None, voice: KingdomsVoice) -> str:
    """What the viewer is asked now; `card` is what it has chosen to place."""
    if view.asking == "place":
        return WHICH_CARD if card is None else WHERE.format(card=voice.singulars[card])
    if view.asking == "draw":
        return DRAW
    faction = view.rules.faction(view.asker)
    assert faction is not None
    answers = {str(action) for action in view.legal}
    key = view.asker
    if "done" in answers or any(answer.startswith("=") for answer in answers):
        key = f"{view.asker} further"
    elif "use" in answers:
        key = "use"
    words = POWERS.get(key, POWERS["choose"])
    assert view.seat is not None
    held = [*view.seats[view.seat].hand, *view.sight]
    return words.format(text=faction.text, cards=voice.cards(held) if held else "")


def options(view: View, card: str | None, voice: KingdomsVoice) -> list[str]:
    """The answers in words, by their numbers; the fields to place a card on are on the board instead."""
    if view.asking == "place":
        return [f"{code} {voice.singulars[code]}" for code in cards_to_place(view)] if card is None else []
    return [_option(action, view, voice) for action in view.legal]


def answers(view: View, voice: KingdomsVoice) -> dict[str, str]:
    """The legal actions, in notation, with the words for each."""
    return {str(action): _in_words(action, view, voice) for action in view.legal}


def cards_to_place(view: View) -> list[str]:
    """The different cards in the viewer's hand."""
    assert view.seat is not None
    return list(dict.fromkeys(view.seats[view.seat].hand))


def _in_words(action: Action, view: View, voice: KingdomsVoice) -> str:
    if view.asking != "place":
        return _option(action, view, voice)
    code, field = card_and_field(str(action), None)
    return PLACED.format(card=voice.card(code), field=field)


def _option(action: Action, view: View, voice: KingdomsVoice) -> str:
    text = str(action)
    if text in OPTIONS:
        return OPTIONS[text]
    if action.on_field:
        board = {f"{tile.x},{tile.y}": tile.card for tile in view.board}
        return on_field(text[1:], board, voice)
    codes = [card.code for card in action.cards]
    if action.word == "=":
        return voice.cards(codes)
    return FROM_DISPLAY.format(card=voice.card(codes[0]))


def chosen_card(text: str, view: View) -> str:
    """The code of the card that the player means by a number, a code or a name."""
    mine = cards_to_place(view)
    if _is_number(text):
        return mine[_numbered(text, len(mine))]
    return _code(text, view)


def answer(text: str, view: View, card: str | None) -> str:
    """The action, in notation, that the player means; it need not be a legal one."""
    if view.asking == "place":
        return _placed(text, view, card)
    if _is_number(text):
        return str(view.legal[_numbered(text, len(view.legal))])
    word = text.lower().replace(" ", "")
    word = MEANINGS.get(word, word)
    if word in OPTIONS:
        return word
    if FIELD.fullmatch(word.removeprefix("@")):
        return f"@{word.removeprefix('@')}"
    try:
        if view.asking == "draw":
            return f"+{_code(text.lstrip('+'), view)}"
        codes = [_code(part, view) for part in re.split(r"[\s,]+", text.lstrip("=").strip())]
    except Problem:
        codes = []
    if len(codes) != 2:
        raise Problem(NOT_UNDERSTOOD.format(text=printable(text, 40)))
    return f"={','.join(codes)}"


def card_and_field(text: str, card: str | None) -> tuple[str, str]:
    """What the player says of the card to place and of the field; either may be empty.

    >>> card_and_field("Go@1,0", None), card_and_field("Go 3", None), card_and_field("1,0", "Go")
    (('Go', '1,0'), ('Go', '3'), ('', '1,0'))

    A number alone is a card, or a field as soon as a card is chosen.

    >>> card_and_field("2", None), card_and_field("2", "Go")
    (('2', ''), ('', '2'))
    """
    first, *rest = re.split(r"\s*@\s*|\s+", text.strip(), maxsplit=1)
    if not rest and (FIELD.fullmatch(first) or (card is not None and _is_number(first))):
        return "", first
    return first, "".join(rest)


def _placed(text: str, view: View, card: str | None) -> str:
    named, field = card_and_field(text, card)
    if named:
        card = chosen_card(named, view)
    if card is None:
        raise Problem(CARD_FIRST)
    if not field:
        raise Problem(FIELD_MISSING.format(card=card))
    return f"{card}@{_field(field, view)}"


def _field(text: str, view: View) -> str:
    if _is_number(text):
        x, y = view.playable[_numbered(text, len(view.playable))]
        return f"{x},{y}"
    if FIELD.fullmatch(text) is None:
        raise Problem(NO_SUCH_FIELD.format(text=printable(text, 40)))
    return text


def _code(name: str, view: View) -> str:
    try:
        code = find_faction(name).code
    except ClaimantError:
        code = ""
    if view.rules.faction(code) is None:
        raise Problem(NO_SUCH_CARD.format(text=printable(name, 40)))
    return code


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _numbered(text: str, last: int) -> int:
    """The place, from 0 on, of what has this number on the screen."""
    # More digits than any number shown has: do not even read them.
    number = int(text) if len(text) <= len(str(last)) else 0
    if not 1 <= number <= last:
        raise Problem(NO_SUCH_NUMBER.format(number=printable(text, 20), last=last))
    return number - 1
