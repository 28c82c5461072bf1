"""Records as text and as JSON: what was set up, how it was dealt, what everybody and chance did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from claimant.kingdoms.actions import Action
from claimant.kingdoms.notation import Stock, parse_action, parse_card
from claimant.kingdoms.ruleset import RULES_VERSION, Ruleset
from claimant.kingdoms.sets import ruleset
from claimant.kingdoms.state import DISPLAY_SIZE, HAND_SIZE
from claimant.kingdoms.turn.set_up import Deal
from claimant.tabletop.errors import ClaimantError, InvalidSetup, NotationError
from claimant.tabletop.reason import Reason, define_reasons
from claimant.tabletop.record import Line, Word, parse_record, write_record
from claimant.tabletop.seats import parse_seat, seat_letter

GAME_NAME: Final = "Claim Kingdoms"
FIRST_HEADERS: Final = ("Game", "Rules", "Factions", "First")
CHANCE: Final = "chance"

define_reasons(
    {
        "not-kingdoms": "This is a record of '{game}', not of Claim Kingdoms.",
        "kingdoms-header-missing": "The header {name} is missing.",
        "kingdoms-rules-version": "This record follows version {given} of the rules; known is {right}.",
        "kingdoms-deal-missing": "The deal of {whom} is missing.",
        "kingdoms-deal-twice": "The deal of {whom} is given twice.",
        "kingdoms-deal-unknown": "Cards are dealt to {right}; '{whom}' is none of these.",
        "kingdoms-deal-count": "{whom} gets {right} cards; here are {given}.",
        "kingdoms-deal-late": "The deal stands before the first turn.",
        "kingdoms-bad-line": "A line begins with 'deal' or with the number of a turn and a point.",
        "kingdoms-wrong-turn": "Here follows turn {right}.",
        "kingdoms-bad-move": "An action in a record is written with its seat, such as A:Go@1,0.",
        "kingdoms-shuffle-missing": "Here the pile is shuffled: its new order (chance:GoKn…) is missing.",
        "kingdoms-no-shuffle": "Here the pile is not shuffled.",
        "kingdoms-wrong-pile": "This is not an order of the cards in the pile.",
        "kingdoms-wrong-result": "The header says that {given} won; by the rules it is {right}.",
        "kingdoms-early-result": "The header names a winner, but the game is not over.",
        "kingdoms-bad-json": "This is not a game of Claim Kingdoms in JSON: {what}.",
    }
)


class Move:
    """What a seat did, or how chance shuffled the pile, and what somebody remarked on it."""

    def __init__(self, turn: int, text: str, comment: str = "") -> None:
        self.turn = turn
        self.text = text
        self.comment = comment


class Record:
    """Everything that a game is: rules, set-up, deal, actions and shuffles. The rest follows from it."""

    def __init__(self, rules: Ruleset, deal: Deal, headers: dict[str, str], moves: list[Move]) -> None:
        self.rules = rules
        self.deal = deal
        self.headers = headers
        self.moves = moves


class Replay:
    """What reading a record needs of a game: to know its turn and to carry out everything strictly."""

    def __init__(
        self,
        turn: Callable[[], int],
        wants_shuffle: Callable[[], bool],
        act: Callable[[Action, int, str], None],
        shuffle: Callable[[list[int], str], None],
        winners: Callable[[], str | None],
    ) -> None:
        self.turn = turn
        self.wants_shuffle = wants_shuffle
        self.act = act
        self.shuffle = shuffle
        self.winners = winners


def pile_word(rules: Ruleset, pile: list[int]) -> str:
    """A shuffle as a word of a record: the whole pile, its top card first."""
    return f"{CHANCE}:{''.join(rules.codes(pile))}"


def seat_word(seat: int, action: Action) -> str:
    return f"{seat_letter(seat)}:{action}"


# --- the deal ---------------------------------------------------------------------------------------


def deal_to_words(rules: Ruleset, deal: Deal) -> dict[str, list[str]]:
    """The deal as lists of codes; the pile has its top card first."""
    return {
        "display": rules.codes(deal.display),
        "start": rules.codes([deal.start]),
        "A": rules.codes(deal.hands[0]),
        "B": rules.codes(deal.hands[1]),
        "pile": rules.codes(deal.pile),
    }


def deal_from_words(rules: Ruleset, words: dict[str, list[str]], first: int) -> Deal:
    """A complete deal from lists of codes, or a refusal that says what would be right."""
    stock = Stock(rules)
    sizes = {"display": DISPLAY_SIZE, "start": 1, "A": HAND_SIZE, "B": HAND_SIZE}
    sizes["pile"] = len(stock.remaining()) - sum(sizes.values())
    for whom in words:
        if whom not in sizes:
            known = ", ".join(sizes)
            raise InvalidSetup(Reason("kingdoms-deal-unknown", {"whom": whom, "right": known}))
    dealt: dict[str, list[int]] = {}
    for whom, size in sizes.items():
        if whom not in words:
            raise InvalidSetup(Reason("kingdoms-deal-missing", {"whom": whom}))
        if len(words[whom]) != size:
            numbers = {"whom": whom, "right": str(size), "given": str(len(words[whom]))}
            raise InvalidSetup(Reason("kingdoms-deal-count", numbers))
        dealt[whom] = [stock.take(code).index for code in words[whom]]
    return Deal(dealt["display"], dealt["start"][0], [dealt["A"], dealt["B"]], dealt["pile"], first)


# --- text -------------------------------------------------------------------------------------------


def record_to_text(record: Record, winners: str | None) -> str:
    """The record as text; `winners`, once the game is over."""
    headers = setup_headers(record)
    for name, value in record.headers.items():
        if name not in headers and name != "Winner":
            headers[name] = value
    if winners is not None:
        headers["Winner"] = winners
    lines: list[list[Word]] = []
    for whom, codes in deal_to_words(record.rules, record.deal).items():
        lines.append([Word("deal"), Word(whom), *[Word(code) for code in codes]])
    turn = -1
    for move in record.moves:
        if move.turn != turn:
            if turn < 0:
                lines.append([])
            turn = move.turn
            lines.append([Word(f"{turn}.")])
        lines[-1].append(Word(move.text, move.comment))
    return write_record(headers, lines)


def setup_headers(record: Record) -> dict[str, str]:
    return {
        "Game": GAME_NAME,
        "Rules": RULES_VERSION,
        "Factions": " ".join(faction.code for faction in record.rules.factions),
        "First": seat_letter(record.deal.first),
    }


def read_text(text: str, begin: Callable[[Ruleset, Deal, dict[str, str]], Replay]) -> None:
    """Read a record and replay it strictly: whatever is wrong is refused with line, word and reason."""
    headers, lines = parse_record(text)
    rules, first = _read_setup(headers)
    dealt: dict[str, list[str]] = {}
    body = 0
    for line in lines:
        if line.words[0].text != "deal":
            break
        _read_deal(line, dealt)
        body += 1
    try:
        deal = deal_from_words(rules, dealt, first)
    except NotationError as error:
        raise NotationError(error.reason, error.token, _line_of(lines[:body], error.token)) from None
    except InvalidSetup as refusal:
        raise NotationError(refusal.reason, "deal", lines[0].number if lines else 0) from None
    replay = begin(rules, deal, headers)
    line_number = 0
    for line in lines[body:]:
        _read_turn(line, rules, replay)
        line_number = line.number
    _check_end(headers, replay, line_number)


def _read_setup(headers: dict[str, str]) -> tuple[Ruleset, int]:
    for name in FIRST_HEADERS:
        if name not in headers:
            raise NotationError(Reason("kingdoms-header-missing", {"name": name}))
    if headers["Game"] != GAME_NAME:
        raise NotationError(Reason("not-kingdoms", {"game": headers["Game"]}), headers["Game"])
    if headers["Rules"] != RULES_VERSION:
        versions = {"given": headers["Rules"], "right": RULES_VERSION}
        raise NotationError(Reason("kingdoms-rules-version", versions), headers["Rules"])
    try:
        rules = ruleset(headers["Factions"])
    except InvalidSetup as error:
        raise NotationError(error.reason, headers["Factions"]) from None
    return rules, parse_seat(headers["First"], 2)


def _read_deal(line: Line, dealt: dict[str, list[str]]) -> None:
    if len(line.words) < 2:
        raise NotationError(Reason("kingdoms-deal-missing", {"whom": "?"}), "deal", line.number)
    whom = line.words[1].text
    if whom in dealt:
        raise NotationError(Reason("kingdoms-deal-twice", {"whom": whom}), whom, line.number)
    dealt[whom] = [word.text for word in line.words[2:]]


def _line_of(lines: list[Line], token: str) -> int:
    found = [line.number for line in lines if any(word.text == token for word in line.words)]
    return found[-1] if found else 0


def _read_turn(line: Line, rules: Ruleset, replay: Replay) -> None:
    """Carry out one line: everything that was done in one turn."""
    first = line.words[0].text
    if first == "deal":
        raise NotationError(Reason("kingdoms-deal-late", {}), first, line.number)
    if not (first.endswith(".") and first[:-1].isascii() and first[:-1].isdigit()):
        raise NotationError(Reason("kingdoms-bad-line", {}), first, line.number)
    turn = replay.turn()
    if replay.wants_shuffle() and first != f"{turn}.":
        raise NotationError(Reason("kingdoms-shuffle-missing", {}), first, line.number)
    for word in line.words:
        if replay.turn() != turn or first != f"{turn}.":
            right = str(replay.turn())
            raise NotationError(Reason("kingdoms-wrong-turn", {"right": right}), word.text, line.number)
        if word is not line.words[0]:
            _read_move(word.text, word.comment, line.number, rules, replay)


def _read_move(text: str, comment: str, line: int, rules: Ruleset, replay: Replay) -> None:
    who, colon, what = text.partition(":")
    if not colon:
        raise NotationError(Reason("kingdoms-bad-move", {}), text, line)
    try:
        if who == CHANCE:
            if not replay.wants_shuffle():
                raise NotationError(Reason("kingdoms-no-shuffle", {}), text, line)
            pile = [parse_card(rules, what[place : place + 2]) for place in range(0, len(what), 2)]
            replay.shuffle([int(card.index) for card in pile], comment)
        else:
            if replay.wants_shuffle():
                raise NotationError(Reason("kingdoms-shuffle-missing", {}), text, line)
            replay.act(parse_action(rules, what), parse_seat(who, 2), comment)
    except ClaimantError as error:
        raise NotationError(error.reason, text, line) from None


def _check_end(headers: dict[str, str], replay: Replay, line: int) -> None:
    if replay.wants_shuffle():
        raise NotationError(Reason("kingdoms-shuffle-missing", {}), "", line)
    claimed = headers.get("Winner")
    if claimed is None:
        return
    winners = replay.winners()
    if winners is None:
        raise NotationError(Reason("kingdoms-early-result", {}), claimed, line)
    if claimed != winners:
        numbers = {"given": claimed, "right": winners}
        raise NotationError(Reason("kingdoms-wrong-result", numbers), claimed, line)


# --- JSON -------------------------------------------------------------------------------------------


def record_to_json(record: Record) -> dict[str, object]:
    return {
        "headers": {**record.headers, **setup_headers(record)},
        "deal": deal_to_words(record.rules, record.deal),
        "moves": [
            {"move": move.text, "comment": move.comment} if move.comment else {"move": move.text}
            for move in record.moves
        ],
    }


def read_json(data: object, begin: Callable[[Ruleset, Deal, dict[str, str]], Replay]) -> None:
    """Replay a game from its JSON form, as strictly as from its text."""
    if not isinstance(data, dict):
        raise NotationError(Reason("kingdoms-bad-json", {"what": "an object is wanted"}))
    headers = _string_map(data.get("headers"), "headers")
    rules, first = _read_setup(headers)
    dealt: dict[str, list[str]] = {}
    deals = data.get("deal")
    if not isinstance(deals, dict):
        raise NotationError(Reason("kingdoms-bad-json", {"what": "deal maps names to lists of cards"}))
    for whom, cards in deals.items():
        if not isinstance(whom, str) or not isinstance(cards, list):
            raise NotationError(Reason("kingdoms-bad-json", {"what": "deal maps names to lists of cards"}))
        dealt[whom] = [_string(card, "a card") for card in cards]
    try:
        deal = deal_from_words(rules, dealt, first)
    except InvalidSetup as error:
        raise NotationError(error.reason, "deal") from None
    replay = begin(rules, deal, headers)
    moves = data.get("moves")
    if not isinstance(moves, list):
        raise NotationError(Reason("kingdoms-bad-json", {"what": "moves is a list"}))
    for number, entry in enumerate(moves, start=1):
        if not isinstance(entry, dict):
            raise NotationError(Reason("kingdoms-bad-json", {"what": "a move is an object"}), "", number)
        text = _string(entry.get("move"), "move")
        _read_move(text, _string(entry.get("comment", ""), "comment"), number, rules, replay)
    _check_end(headers, replay, 0)


def _string(value: object, what: str) -> str:
    if not isinstance(value, str):
        raise NotationError(Reason("kingdoms-bad-json", {"what": f"{what} is a text"}))
    return value


def _string_map(value: object, what: str) -> dict[str, str]:
    if not isinstance(value, dict):
        raise NotationError(Reason("kingdoms-bad-json", {"what": f"{what} is an object of texts"}))
    return {_string(key, what): _string(text, what) for key, text in value.items()}
