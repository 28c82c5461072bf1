"""A saved game, as text or as JSON: headers, who was dealt what, and what everybody did then.

What the words mean is each game's own business; this is what the saved games of all kinds share.
"""

from __future__ import annotations

from claimant.tabletop.errors import NotationError
from claimant.tabletop.reason import Reason, define_reasons
from claimant.tabletop.record import Line, Word, parse_record

define_reasons(
    {
        "other-game": "This is a record of '{game}', not of {right}.",
        "header-missing": "The header {name} is missing.",
        "rules-version": "This record follows version {given} of the rules; known is version {right}.",
        "deal-missing": "The deal of {whom} is missing.",
        "deal-twice": "The deal of {whom} is given twice.",
        "wrong-result": "The header says that {given} won; by the rules it is {right}.",
        "early-result": "The header names a winner, but the game is not over.",
        "not-saved": "This is not a saved game in JSON: {what}.",
    }
)


class Saved:
    """What was saved. From JSON every move is a line of one word, numbered from 1."""

    def __init__(self, headers: dict[str, str], deal: dict[str, list[str]], lines: list[Line]) -> None:
        self.headers = headers
        self.deal = deal
        self.lines = lines
        # On which line of a text a word was dealt, to say where it is wrong.
        self.deal_lines: dict[str, int] = {}

    def check_headers(self, game: str, version: str, needed: tuple[str, ...]) -> None:
        """Refuse a game of another kind, other rules, or one that lacks a header."""
        for name in ("Game", "Rules", *needed):
            if name not in self.headers:
                raise NotationError(Reason("header-missing", {"name": name}))
        kind = self.headers["Game"]
        if kind != game:
            raise NotationError(Reason("other-game", {"game": kind, "right": game}), kind)
        given = self.headers["Rules"]
        if given != version:
            raise NotationError(Reason("rules-version", {"given": given, "right": version}), given)

    def check_winner(self, winners: str | None) -> None:
        """Refuse a header that names other winners than the game does (None: it is not over)."""
        claimed = self.headers.get("Winner")
        if claimed is None:
            return
        line = self.lines[-1].number if self.lines else 0
        if winners is None:
            raise NotationError(Reason("early-result", {}), claimed, line)
        if claimed != winners:
            raise NotationError(Reason("wrong-result", {"given": claimed, "right": winners}), claimed, line)


def saved_from_text(text: str) -> Saved:
    """Split a record into headers, deal and the lines that follow."""
    headers, lines = parse_record(text)
    saved = Saved(headers, {}, [])
    for line in lines:
        if saved.lines or line.words[0].text != "deal":
            saved.lines.append(line)
            continue
        if len(line.words) < 2:
            raise NotationError(Reason("deal-missing", {"whom": "?"}), "deal", line.number)
        whom = line.words[1].text
        if whom in saved.deal:
            raise NotationError(Reason("deal-twice", {"whom": whom}), whom, line.number)
        saved.deal[whom] = [word.text for word in line.words[2:]]
        for word in line.words:
            saved.deal_lines[word.text] = line.number
    return saved


def saved_from_json(data: object) -> Saved:
    """The same from JSON data."""
    if not isinstance(data, dict):
        raise _not_saved("an object is wanted")
    headers = data.get("headers")
    if not isinstance(headers, dict):
        raise _not_saved("headers is an object of texts")
    deals = data.get("deal")
    if not isinstance(deals, dict):
        raise _not_saved("deal maps names to lists of cards")
    saved = Saved({_text(name): _text(value) for name, value in headers.items()}, {}, [])
    for whom, cards in deals.items():
        if not isinstance(cards, list):
            raise _not_saved("deal maps names to lists of cards")
        saved.deal[_text(whom)] = [_text(card) for card in cards]
    moves = data.get("moves")
    if not isinstance(moves, list):
        raise _not_saved("moves is a list")
    for number, entry in enumerate(moves, start=1):
        if not isinstance(entry, dict):
            raise _not_saved("a move is an object")
        word = Word(_text(entry.get("move")), _text(entry.get("comment", "")))
        saved.lines.append(Line(number, [word]))
    return saved


def saved_to_json(
    headers: dict[str, str], deal: dict[str, list[str]], moves: list[Word]
) -> dict[str, object]:
    return {
        "headers": headers,
        "deal": deal,
        "moves": [
            {"move": move.text, "comment": move.comment} if move.comment else {"move": move.text}
            for move in moves
        ],
    }


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise _not_saved("names, cards, moves and comments are texts")
    return value


def _not_saved(what: str) -> NotationError:
    return NotationError(Reason("not-saved", {"what": what}))
