"""A saved game, as text or as JSON: headers, who was dealt what, and what everybody did then.

What the words mean is each game's own business; this is what the saved games of all kinds share.
"""

from __future__ import annotations

from claimant.tabletop.errors import ClaimantError, InvalidSetup, NotationError
from claimant.tabletop.reason import Reason, define_reasons
from claimant.tabletop.record import Line, Word, parse_record

define_reasons(
    {
        "other-game": "This is a record of '{game}', not of {right}.",
        "header-missing": "The header {name} is missing.",
        "rules-version": "This record follows version {given} of the rules; known is version {right}.",
        "deal-missing": "The deal of {whom} is missing.",
        "deal-twice": "The deal of {whom} is given twice.",
        "deal-unknown": "Cards are dealt to {right}; '{whom}' is none of these.",
        "deal-count": "{whom} gets {right} cards; here are {given}.",
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
        # To say where a text is wrong: the line of each word dealt, of the whole deal, of the last move.
        self.deal_lines: dict[str, int] = {}
        self.first_line = 0
        self.last_line = 0

    def wrong_deal(self, error: ClaimantError) -> NotationError:
        """The refusal of a deal, with the line of the card, or else of the whole deal."""
        if isinstance(error, NotationError):
            return NotationError(error.reason, error.token, self.deal_lines.get(error.token, 0))
        return NotationError(error.reason, "deal", self.first_line)

    def check_winner(self, winners: str | None) -> None:
        """Refuse a header that names other winners than the game does (None: it is not over)."""
        claimed = self.headers.get("Winner")
        if claimed is None:
            return
        if winners is None:
            raise NotationError(Reason("early-result", {}), claimed, self.last_line)
        if claimed != winners:
            words = {"given": claimed, "right": winners}
            raise NotationError(Reason("wrong-result", words), claimed, self.last_line)


def check_sizes(deal: dict[str, list[str]], sizes: dict[str, int]) -> None:
    """Refuse a deal that does not give everybody named, and nobody else, this many cards."""
    for whom in deal:
        if whom not in sizes:
            raise InvalidSetup(Reason("deal-unknown", {"whom": whom, "right": ", ".join(sizes)}))
    for whom, size in sizes.items():
        if whom not in deal:
            raise InvalidSetup(Reason("deal-missing", {"whom": whom}))
        given = len(deal[whom])
        if given != size:
            numbers = {"whom": whom, "right": str(size), "given": str(given)}
            raise InvalidSetup(Reason("deal-count", numbers))


def saved_from_text(text: str, game: str, version: str, needed: tuple[str, ...]) -> Saved:
    """Split a record of this game into headers, deal and the lines that follow.

    One of another game, of other rules, or without the needed headers is refused.
    """
    headers, lines = parse_record(text)
    _check_headers(headers, game, version, needed)
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
    saved.first_line = lines[0].number if lines else 0
    saved.last_line = saved.lines[-1].number if saved.lines else 0
    return saved


def saved_from_json(data: object, game: str, version: str, needed: tuple[str, ...]) -> Saved:
    """The same from JSON data."""
    if not isinstance(data, dict):
        raise _not_saved("an object is wanted")
    headers = data.get("headers")
    if not isinstance(headers, dict):
        raise _not_saved("headers is an object of texts")
    saved = Saved({_text(name): _text(value) for name, value in headers.items()}, {}, [])
    _check_headers(saved.headers, game, version, needed)
    deals = data.get("deal")
    if not isinstance(deals, dict):
        raise _not_saved("deal maps names to lists of cards")
    for whom, cards in deals.items():
        if not isinstance(cards, list):
            raise _not_saved("deal maps names to lists of cards")
        saved.deal[_text(whom)] = [_text(card) for card in cards]
    moves = data.get("moves")
    if not isinstance(moves, list):
        raise _not_saved("moves is a list")
    for number, entry in enumerate(moves, start=1):
        if not isinstance(entry, dict):
            raise _not_saved("a move is an object", number)
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


def _check_headers(headers: dict[str, str], game: str, version: str, needed: tuple[str, ...]) -> None:
    for name in ("Game", "Rules", *needed):
        if name not in headers:
            raise NotationError(Reason("header-missing", {"name": name}))
    kind = headers["Game"]
    if kind != game:
        raise NotationError(Reason("other-game", {"game": kind, "right": game}), kind)
    given = headers["Rules"]
    if given != version:
        raise NotationError(Reason("rules-version", {"given": given, "right": version}), given)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise _not_saved("names, cards, moves and comments are texts")
    return value


def _not_saved(what: str, move: int = 0) -> NotationError:
    return NotationError(Reason("not-saved", {"what": what}), "", move)
