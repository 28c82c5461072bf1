"""What the player's answers mean in Claim Kingdoms."""

from __future__ import annotations

import re

from claimant.cli.claim.questions import is_number, place_of
from claimant.cli.terminal.problems import Problem, printable
from claimant.cli.terminal.texts import means, text
from claimant.kingdoms.knowledge.view import View

FIELD = re.compile(r"-?\d+,-?\d+")
WORDS = ("use", "pass", "done", "row", "column", "+pile")
ALSO = {"yes": "use", "y": "use", "no": "pass", "n": "pass", "pile": "+pile"}


def cards_to_place(view: View) -> list[str]:
    """The different cards in the viewer's hand."""
    assert view.seat is not None
    return list(dict.fromkeys(view.seats[view.seat].hand))


def chosen_card(typed: str, view: View) -> str:
    """The code of the card that the player means by a number, a code or a name."""
    mine = cards_to_place(view)
    return mine[place_of(typed, len(mine))] if is_number(typed) else _code(typed, view)


def answer(typed: str, view: View, card: str | None) -> str:
    """The action, in notation, that the player means; it need not be a legal one."""
    if view.asking == "place":
        return _placed(typed, view, card)
    if is_number(typed):
        return str(view.legal[place_of(typed, len(view.legal))])
    word = _word(typed.lower().replace(" ", ""))
    if word in WORDS:
        return word
    if FIELD.fullmatch(word.removeprefix("@")):
        return f"@{word.removeprefix('@')}"
    try:
        if view.asking == "draw":
            return f"+{_code(typed.lstrip('+'), view)}"
        codes = [_code(part, view) for part in re.split(r"[\s,]+", typed.lstrip("=").strip())]
    except Problem:
        codes = []
    if len(codes) != 2:
        raise Problem("no-such-answer", typed=printable(typed, 40))
    return f"={','.join(codes)}"


def _word(typed: str) -> str:
    """The notation of an answer, where yes and no may be typed in any language."""
    for word in ("yes", "no"):
        if typed == text(f"typed-{word}"):
            return ALSO[word]
    return ALSO.get(typed, typed)


def card_and_field(typed: str, card: str | None) -> tuple[str, str]:
    """What the player says of the card to place and of the field; either may be empty.

    >>> card_and_field("Go@1,0", None), card_and_field("Go 3", None), card_and_field("1,0", "Go")
    (('Go', '1,0'), ('Go', '3'), ('', '1,0'))

    A number alone is a card, or a field as soon as a card is chosen.

    >>> card_and_field("2", None), card_and_field("2", "Go")
    (('2', ''), ('', '2'))
    """
    first, *rest = re.split(r"\s*@\s*|\s+", typed.strip(), maxsplit=1)
    if not rest and (FIELD.fullmatch(first) or (card is not None and is_number(first))):
        return "", first
    return first, "".join(rest)


def _placed(typed: str, view: View, card: str | None) -> str:
    named, field = card_and_field(typed, card)
    if named:
        card = chosen_card(named, view)
    if card is None:
        raise Problem("card-missing")
    if not field:
        raise Problem("field-missing", card=card)
    return f"{card}@{_field(field, view)}"


def _field(typed: str, view: View) -> str:
    if is_number(typed):
        x, y = view.playable[place_of(typed, len(view.playable))]
        return f"{x},{y}"
    if FIELD.fullmatch(typed) is None:
        raise Problem("no-such-field", typed=printable(typed, 40))
    return typed


def _code(name: str, view: View) -> str:
    for faction in view.rules.factions:
        if means("faction", name, faction.code):
            return str(faction.code)
    raise Problem("no-such-tile", typed=printable(name, 40))
