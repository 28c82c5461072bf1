"""Records: what was set up, how it was dealt, what everybody and chance did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from claimant.kingdoms.actions import Action
from claimant.kingdoms.formats.notation import Stock, parse_action, parse_card
from claimant.kingdoms.ruleset import RULES_VERSION, Ruleset
from claimant.kingdoms.sets import ruleset
from claimant.kingdoms.state import DISPLAY_SIZE, HAND_SIZE
from claimant.kingdoms.turn.set_up import Deal
from claimant.tabletop.copying import Parts
from claimant.tabletop.errors import ClaimantError, InvalidSetup, NotationError
from claimant.tabletop.reason import Reason, define_reasons
from claimant.tabletop.record import Line, Word, write_record
from claimant.tabletop.saved import Saved, check_sizes, saved_from_json, saved_from_text, saved_to_json
from claimant.tabletop.seats import parse_seat, seat_letter

GAME_NAME: Final = "Claim Kingdoms"
NEEDED_HEADERS: Final = ("Factions", "First")
CHANCE: Final = "chance"

define_reasons(
    {
        "kingdoms-deal-late": "The deal stands before the first turn.",
        "kingdoms-bad-line": "A line begins with 'deal' or with the number of a turn and a point.",
        "kingdoms-wrong-turn": "Here follows turn {right}.",
        "kingdoms-turn-unfinished": "Turn {turn} goes on: its actions stand on one line.",
        "kingdoms-bad-move": "An action in a record is written with its seat, such as A:Go@1,0.",
        "kingdoms-shuffle-missing": "Here the pile is shuffled: its new order (chance:GoKn…) is missing.",
        "kingdoms-no-shuffle": "Here the pile is not shuffled.",
        "kingdoms-wrong-pile": "This is not an order of the cards in the pile.",
    }
)


class Move:
    """What a seat did, or how chance shuffled the pile, in which turn; and a remark on it."""

    def __init__(self, turn: int, text: str, comment: str = "") -> None:
        self.turn = turn
        self.text = text
        self.comment = comment

    def __reduce__(self) -> Parts:
        return Move, (self.turn, self.text, self.comment)

    def __repr__(self) -> str:
        return f"Move({self.text!r})"


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
    check_sizes(words, sizes)
    dealt = {whom: [int(stock.take(code).index) for code in words[whom]] for whom in sizes}
    return Deal(dealt["display"], dealt["start"][0], [dealt["A"], dealt["B"]], dealt["pile"], first)


# --- writing ----------------------------------------------------------------------------------------


def setup_headers(record: Record) -> dict[str, str]:
    return {
        "Game": GAME_NAME,
        "Rules": RULES_VERSION,
        "Factions": " ".join(faction.code for faction in record.rules.factions),
        "First": seat_letter(record.deal.first),
    }


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


def record_to_json(record: Record) -> dict[str, object]:
    headers = {**record.headers, **setup_headers(record)}
    moves = [Word(move.text, move.comment) for move in record.moves]
    return saved_to_json(headers, deal_to_words(record.rules, record.deal), moves)


# --- reading: strictly, whatever is wrong is refused with line, word and reason -------------------------


def read_text(text: str, begin: Callable[[Ruleset, Deal, dict[str, str]], Replay]) -> None:
    """Read a record and replay it."""
    saved = saved_from_text(text, GAME_NAME, RULES_VERSION, NEEDED_HEADERS)
    rules, deal = _read_setup(saved)
    replay = begin(rules, deal, saved.headers)
    finished = True
    for line in saved.lines:
        turn = replay.turn()
        if not finished and not replay.wants_shuffle():
            first = line.words[0].text
            raise NotationError(Reason("kingdoms-turn-unfinished", {"turn": str(turn)}), first, line.number)
        _read_turn(line, rules, replay)
        finished = replay.turn() != turn
    _check_end(saved, replay)


def read_json(data: object, begin: Callable[[Ruleset, Deal, dict[str, str]], Replay]) -> None:
    """Replay a game from its JSON form."""
    saved = saved_from_json(data, GAME_NAME, RULES_VERSION, NEEDED_HEADERS)
    rules, deal = _read_setup(saved)
    replay = begin(rules, deal, saved.headers)
    for line in saved.lines:
        _read_move(line.words[0], line.number, rules, replay)
    _check_end(saved, replay)


def _read_setup(saved: Saved) -> tuple[Ruleset, Deal]:
    factions = saved.headers["Factions"]
    try:
        rules = ruleset(factions)
    except InvalidSetup as refusal:
        raise NotationError(refusal.reason, factions) from None
    first = parse_seat(saved.headers["First"], 2)
    try:
        return rules, deal_from_words(rules, saved.deal, first)
    except ClaimantError as error:
        raise saved.wrong_deal(error) from None


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
            _read_move(word, line.number, rules, replay)


def _read_move(word: Word, line: int, rules: Ruleset, replay: Replay) -> None:
    who, colon, what = word.text.partition(":")
    if not colon:
        raise NotationError(Reason("kingdoms-bad-move", {}), word.text, line)
    try:
        if who == CHANCE:
            if not replay.wants_shuffle():
                raise NotationError(Reason("kingdoms-no-shuffle", {}))
            pile = [parse_card(rules, what[place : place + 2]) for place in range(0, len(what), 2)]
            replay.shuffle([int(card.index) for card in pile], word.comment)
        else:
            if replay.wants_shuffle():
                raise NotationError(Reason("kingdoms-shuffle-missing", {}))
            replay.act(parse_action(rules, what), parse_seat(who, 2), word.comment)
    except ClaimantError as error:
        raise NotationError(error.reason, word.text, line) from None


def _check_end(saved: Saved, replay: Replay) -> None:
    if replay.wants_shuffle():
        line = saved.lines[-1].number if saved.lines else 0
        raise NotationError(Reason("kingdoms-shuffle-missing", {}), "", line)
    saved.check_winner(replay.winners())
