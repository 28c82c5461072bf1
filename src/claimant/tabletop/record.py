"""Records: headers, the deal, and all moves, as text or as JSON.

Each game defines what the words mean; this is what the records of all games share. Reading is strict:
errors are reported with line, word and reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from claimant.tabletop.copying import Parts
from claimant.tabletop.errors import ClaimantError, InvalidSetup, NotationError
from claimant.tabletop.notation import Line, Word, parse_record, write_record
from claimant.tabletop.reason import NUMBER, TEXT, WORD, Reason, all_of, define_reasons
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.wire import parse_seat

if TYPE_CHECKING:
    from claimant.tabletop.game import TabletopGame

CHANCE: Final = -1
"""Instead of a seat: chance has acted."""
CHANCE_WORD: Final = "chance"

define_reasons(
    {
        "other-game": {"game": TEXT, "right": TEXT},
        "header-missing": {"name": TEXT},
        "rules-version": {"given": TEXT, "right": TEXT},
        "deal-not-codes": {},
        "deal-missing": {"whom": TEXT},
        "deal-twice": {"whom": TEXT},
        "deal-unknown": {"whom": TEXT, "right": all_of(TEXT)},
        "deal-count": {"whom": TEXT, "right": NUMBER, "given": NUMBER},
        "wrong-result": {"given": TEXT, "right": TEXT},
        "early-result": {},
        "not-saved": {"what": WORD},
        "deal-late": {},
        "bad-line": {"right": TEXT},
        "line-unfinished": {"label": TEXT},
        "bad-move": {"example": TEXT},
        "chance-missing": {},
        "no-chance": {},
    }
)


@final
@mypyc_attr(acyclic=True)
class Move:
    """A move (seat -1: chance), a comment on it, and the part and line of the record it is in."""

    def __init__(self, seat: int, action: str, comment: str, moment: tuple[int, int]) -> None:
        self.seat = seat
        self.action = action
        self.comment = comment
        self.moment = moment

    def __reduce__(self) -> Parts:
        return Move, (self.seat, self.action, self.comment, self.moment)

    def __str__(self) -> str:
        return f"{CHANCE_WORD if self.seat == CHANCE else seat_letter(self.seat)}:{self.action}"

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"


class Saved:
    """A saved game. From JSON, every move is a line of one word, numbered from 1."""

    def __init__(self, headers: dict[str, str], deal: dict[str, list[str]], lines: list[Line]) -> None:
        self.headers = headers
        self.deal = deal
        self.lines = lines
        # To say where a text is wrong: the line of each word dealt, and of the whole deal.
        self.deal_lines: dict[str, int] = {}
        self.first_line = 0

    @property
    def last_line(self) -> int:
        return self.lines[-1].number if self.lines else 0

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
    """Refuse a deal that does not give exactly this many cards to everybody named, and to nobody else."""
    for whom in deal:
        if whom not in sizes:
            raise InvalidSetup(Reason("deal-unknown", {"whom": whom, "right": list(sizes)}))
    for whom, size in sizes.items():
        if whom not in deal:
            raise InvalidSetup(Reason("deal-missing", {"whom": whom}))
        given = len(deal[whom])
        if given != size:
            raise InvalidSetup(Reason("deal-count", {"whom": whom, "right": size, "given": given}))


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
    return saved


def saved_from_json(data: object, game: str, version: str, needed: tuple[str, ...]) -> Saved:
    """The same from JSON data."""
    if not isinstance(data, dict):
        raise _not_saved("saved-object")
    headers = data.get("headers")
    if not isinstance(headers, dict):
        raise _not_saved("saved-headers")
    saved = Saved({_text(name): _text(value) for name, value in headers.items()}, {}, [])
    _check_headers(saved.headers, game, version, needed)
    deals = data.get("deal")
    if not isinstance(deals, dict):
        raise _not_saved("saved-deal")
    for whom, cards in deals.items():
        if not isinstance(cards, list):
            raise _not_saved("saved-deal")
        saved.deal[_text(whom)] = [_text(card) for card in cards]
    moves = data.get("moves")
    if not isinstance(moves, list):
        raise _not_saved("saved-moves")
    for number, entry in enumerate(moves, start=1):
        if not isinstance(entry, dict):
            raise _not_saved("saved-move", number)
        word = Word(_text(entry.get("move")), _text(entry.get("comment", "")))
        saved.lines.append(Line(number, [word]))
    return saved


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
        raise _not_saved("saved-texts")
    return value


def _not_saved(what: str, move: int = 0) -> NotationError:
    return NotationError(Reason("not-saved", {"what": what}), "", move)


# --- writing ----------------------------------------------------------------------------------------


def record_text(game: TabletopGame) -> str:
    """A game as text; the winners are named once it is over."""
    headers = _setup_headers(game)
    for name, value in game.headers.items():
        if name not in headers and name != "Winner":
            headers[name] = value
    winners = winner_letters(game)
    if winners is not None:
        headers["Winner"] = winners
    lines: list[list[Word]] = []
    for whom, codes in game.deal_words().items():
        lines.append([Word("deal"), Word(whom), *[Word(code) for code in codes]])
    part, number = 0, 0
    for move in game.moves:
        if move.moment != (part, number):
            if move.moment[0] != part:
                lines.append([])
                title = game.part_title(move.moment[0])
                if title:
                    lines.append([Word(word) for word in title.split()])
            part, number = move.moment
            lines.append([Word(f"{number}.")])
        lines[-1].append(Word(str(move), move.comment))
    return write_record(headers, lines)


def record_json(game: TabletopGame) -> dict[str, object]:
    """A game as JSON data."""
    return {
        "headers": {**game.headers, **_setup_headers(game)},
        "deal": game.deal_words(),
        "moves": [
            {"move": str(move), "comment": move.comment} if move.comment else {"move": str(move)}
            for move in game.moves
        ],
    }


def _setup_headers(game: TabletopGame) -> dict[str, str]:
    return {"Game": game.title, "Rules": game.rules_version, **game.setup_headers()}


def winner_letters(game: TabletopGame) -> str | None:
    """The winning seats of a game that is over."""
    if not game.is_over:
        return None
    return " ".join([seat_letter(seat) for seat in game.result().winners])


# --- replaying --------------------------------------------------------------------------------------


def replay_text(text: str, game: TabletopGame) -> None:
    """Begin a game as its record says, and replay its moves."""
    saved = saved_from_text(text, game.title, game.rules_version, game.needed_headers)
    game.begin_saved(saved)
    part = 0
    unfinished: tuple[int, int] | None = None
    for line in saved.lines:
        moment = game.moment()
        first = line.words[0].text
        if moment == unfinished and not game.awaits_chance():
            raise NotationError(Reason("line-unfinished", {"label": f"{moment[1]}."}), first, line.number)
        if " ".join([word.text for word in line.words]) == _next_title(game, part):
            part = moment[0]
            unfinished = None
        else:
            _replay_line(line, game, part)
            unfinished = moment
    _check_end(saved, game)


def replay_json(data: object, game: TabletopGame) -> None:
    """The same from JSON data."""
    saved = saved_from_json(data, game.title, game.rules_version, game.needed_headers)
    game.begin_saved(saved)
    for line in saved.lines:
        _replay_move(line.words[0], line.number, game)
    _check_end(saved, game)


def _next_title(game: TabletopGame, part: int) -> str:
    """The title that must stand here before anything else; empty if none must."""
    now = game.moment()[0]
    return "" if now == part else game.part_title(now)


def _replay_line(line: Line, game: TabletopGame, part: int) -> None:
    """Carry out one line: its number, then everything that was done under it."""
    moment = game.moment()
    first = line.words[0].text
    label = f"{moment[1]}."
    if first == "deal":
        raise NotationError(Reason("deal-late", {}), first, line.number)
    title = _next_title(game, part)
    if title:
        raise NotationError(Reason("bad-line", {"right": title}), first, line.number)
    if game.awaits_chance() and first != label:
        raise NotationError(Reason("chance-missing", {}), first, line.number)
    for word in line.words:
        if game.moment() != moment:
            right = f"{game.moment()[1]}."
            raise NotationError(Reason("bad-line", {"right": right}), word.text, line.number)
        if word is not line.words[0]:
            _replay_move(word, line.number, game)
        elif first != label:
            raise NotationError(Reason("bad-line", {"right": label}), first, line.number)


def _replay_move(word: Word, line: int, game: TabletopGame) -> None:
    who, colon, what = word.text.partition(":")
    if not colon:
        raise NotationError(Reason("bad-move", {"example": game.example}), word.text, line)
    try:
        if who == CHANCE_WORD:
            if not game.awaits_chance():
                raise NotationError(Reason("no-chance", {}))
            game.apply_chance(what, word.comment)
        elif game.awaits_chance():
            raise NotationError(Reason("chance-missing", {}))
        else:
            game.act(what, parse_seat(who, game.seats), word.comment)
    except ClaimantError as error:
        raise NotationError(error.reason, word.text, line) from None


def _check_end(saved: Saved, game: TabletopGame) -> None:
    if game.awaits_chance():
        raise NotationError(Reason("chance-missing", {}), "", saved.last_line)
    saved.check_winner(winner_letters(game))
