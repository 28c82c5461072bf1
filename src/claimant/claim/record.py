"""A game as text or JSON: what was set up, how it was dealt, what everybody did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from claimant.claim.actions import Action
from claimant.claim.cards import Card
from claimant.claim.notation import Stock, parse_action, parse_seat, seat_letter
from claimant.claim.ruleset import RULES_VERSION, Ruleset
from claimant.claim.sets import ruleset
from claimant.claim.turn.set_up import Deal
from claimant.tabletop.errors import ClaimantError, InvalidSetup, NotationError
from claimant.tabletop.reason import Reason, define_reasons
from claimant.tabletop.record import Line, Word, parse_record, write_record

GAME_NAME: Final = "Claim"
PHASE_TITLES: Final = ("", "phase 1", "phase 2", "scoring")
FIRST_HEADERS: Final = ("Game", "Rules", "Players", "Deck", "Lead")

define_reasons(
    {
        "not-claim": "This is a record of '{game}', not of Claim.",
        "header-missing": "The header {name} is missing.",
        "rules-version": "This record follows version {given} of the rules; known is version {right}.",
        "bad-players": "The number of players is written as a number.",
        "deal-missing": "The deal of {whom} is missing.",
        "deal-twice": "The deal of {whom} is given twice.",
        "deal-unknown": "Cards are dealt to {right}; '{whom}' is none of these.",
        "deal-count": "{whom} gets {right} cards; here are {given}.",
        "deal-card": "{card} cannot be dealt to {whom}.",
        "deal-late": "The deal stands before the first trick.",
        "bad-line": "A line begins with 'deal', with a phase, or with the number of a trick and a point.",
        "wrong-phase": "Here {right} begins.",
        "wrong-trick": "Here follows trick {right} of {phase}.",
        "trick-unfinished": "Trick {trick} of {phase} goes on: its actions stand on one line.",
        "bad-move": "An action in a record is written with its seat, such as A:Go5.",
        "wrong-result": "The header says that {given} won; by the rules it is {right}.",
        "early-result": "The header names a winner, but the game is not over.",
        "bad-json": "This is not a game of Claim in JSON: {what}.",
    }
)


class Move:
    """Who did what, and what somebody remarked on it."""

    def __init__(self, seat: int, action: Action, comment: str = "") -> None:
        self.seat = seat
        self.action = action
        self.comment = comment

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)}:{self.action}"


class Record:
    """Everything that a game is: rules, set-up, deal and actions. The rest follows from it."""

    def __init__(self, rules: Ruleset, deal: Deal, headers: dict[str, str], moves: list[Move]) -> None:
        self.rules = rules
        self.deal = deal
        self.headers = headers
        self.moves = moves


# --- the deal ---------------------------------------------------------------------------------------


def deal_to_words(rules: Ruleset, deal: Deal) -> dict[str, list[str]]:
    """The deal as lists of card codes: by seat letter, `deck`, `box`, and the reserves' factions."""
    words = {seat_letter(seat): _codes(hand) for seat, hand in enumerate(deal.hands)}
    words["deck"] = _codes(deal.deck)
    if deal.box:
        words["box"] = _codes(deal.box)
    for faction in rules.factions:
        if faction.pile >= 0:
            words[faction.code] = _codes(deal.reserves[faction.pile])
    return words


def deal_from_words(rules: Ruleset, words: dict[str, list[str]], first_leader: int) -> Deal:
    """A complete deal from lists of card codes, or a refusal that says what would be right."""
    stock = Stock(rules)
    sizes = {seat_letter(seat): int(rules.hand_size) for seat in range(rules.players)}
    unseen = sum([faction.unseen for faction in rules.late])
    late = sum([len(faction.values) - faction.unseen for faction in rules.late])
    sizes["deck"] = len(rules.dealt) + late - rules.players * rules.hand_size
    if unseen:
        sizes["box"] = unseen
    for faction in rules.factions:
        if faction.pile >= 0:
            sizes[faction.code] = len(faction.reserve_values)
    for whom in words:
        if whom not in sizes:
            known = ", ".join(sizes)
            raise InvalidSetup(Reason("deal-unknown", {"whom": whom, "right": known}))
    dealt: dict[str, list[Card]] = {}
    for whom, size in sizes.items():
        if whom not in words:
            raise InvalidSetup(Reason("deal-missing", {"whom": whom}))
        if len(words[whom]) != size:
            numbers = {"whom": whom, "right": str(size), "given": str(len(words[whom]))}
            raise InvalidSetup(Reason("deal-count", numbers))
        dealt[whom] = [stock.take(code) for code in words[whom]]
        for card in dealt[whom]:
            if not _may_lie_with(card, whom):
                raise InvalidSetup(Reason("deal-card", {"card": card.code, "whom": whom}))
    hands = [dealt[seat_letter(seat)] for seat in range(rules.players)]
    reserves = [dealt[faction.code] for faction in rules.factions if faction.pile >= 0]
    return Deal(hands, dealt["deck"], reserves, dealt.get("box", []), first_leader)


def _may_lie_with(card: Card, whom: str) -> bool:
    if card.from_reserve:
        return whom == card.faction.code
    if card.faction.unseen:
        return whom in ("deck", "box")
    return whom == "deck" or len(whom) == 1


def _codes(cards: list[Card]) -> list[str]:
    return [card.code for card in cards]


# --- text -------------------------------------------------------------------------------------------


def record_to_text(record: Record, stands: list[tuple[int, int]], winners: str | None) -> str:
    """The record as text. `stands` gives phase and trick of every move; `winners`, once it is over."""
    rules = record.rules
    headers = setup_headers(record)
    for name, value in record.headers.items():
        if name not in headers and name != "Winner":
            headers[name] = value
    if winners is not None:
        headers["Winner"] = winners
    lines: list[list[Word]] = []
    for whom, codes in deal_to_words(rules, record.deal).items():
        lines.append([Word("deal"), Word(whom), *(Word(code) for code in codes)])
    phase, trick = 0, 0
    for move, stand in zip(record.moves, stands, strict=True):
        if stand != (phase, trick):
            if stand[0] != phase:
                lines.append([])
                lines.append([Word(word) for word in PHASE_TITLES[stand[0]].split()])
            phase, trick = stand
            lines.append([Word(f"{trick}.")])
        lines[-1].append(Word(str(move), move.comment))
    return write_record(headers, lines)


def setup_headers(record: Record) -> dict[str, str]:
    rules = record.rules
    headers = {
        "Game": GAME_NAME,
        "Rules": RULES_VERSION,
        "Players": str(rules.players),
        "Deck": " ".join(faction.code for faction in rules.factions),
    }
    if rules.places:
        headers["Places"] = " ".join(place.code for place in rules.places)
    headers["Lead"] = seat_letter(record.deal.first_leader)
    return headers


class Replay:
    """What reading a record needs of a game: where it stands, and to carry out a move strictly."""

    def __init__(
        self,
        stand: Callable[[], tuple[int, int]],
        apply: Callable[[Action, int, str], None],
        winners: Callable[[], str | None],
    ) -> None:
        self.stand = stand
        self.apply = apply
        self.winners = winners


def read_text(text: str, begin: Callable[[Ruleset, Deal, dict[str, str]], Replay]) -> None:
    """Read a record and replay it strictly: whatever is wrong is refused with line, word and reason."""
    headers, lines = parse_record(text)
    rules, first_leader = _read_setup(headers)
    dealt: dict[str, list[str]] = {}
    body = 0
    for line in lines:
        if line.words[0].text != "deal":
            break
        _read_deal(line, dealt)
        body += 1
    try:
        deal = deal_from_words(rules, dealt, first_leader)
    except NotationError as error:
        raise NotationError(error.reason, error.token, _line_of(lines[:body], error.token)) from None
    except InvalidSetup as refusal:
        raise NotationError(refusal.reason, "deal", lines[0].number if lines else 0) from None
    replay = begin(rules, deal, headers)
    phase, line_number = 0, 0
    unfinished: tuple[int, int] | None = None
    for line in lines[body:]:
        stand = replay.stand()
        if stand == unfinished:
            where = {"trick": str(stand[1]), "phase": PHASE_TITLES[stand[0]]}
            raise NotationError(Reason("trick-unfinished", where), line.words[0].text, line.number)
        phase = _read_body_line(line, phase, rules, replay)
        line_number = line.number
        unfinished = stand if line.words[0].text.endswith(".") else None
    _check_winner(headers, replay, line_number)


def _read_setup(headers: dict[str, str]) -> tuple[Ruleset, int]:
    for name in FIRST_HEADERS:
        if name not in headers:
            raise NotationError(Reason("header-missing", {"name": name}))
    if headers["Game"] != GAME_NAME:
        raise NotationError(Reason("not-claim", {"game": headers["Game"]}), headers["Game"])
    if headers["Rules"] != RULES_VERSION:
        versions = {"given": headers["Rules"], "right": RULES_VERSION}
        raise NotationError(Reason("rules-version", versions), headers["Rules"])
    players = headers["Players"]
    if not (players.isascii() and players.isdigit() and len(players) == 1):
        raise NotationError(Reason("bad-players", {}), players)
    places = headers.get("Places", "")
    try:
        rules = ruleset(headers["Deck"], int(players), places)
    except InvalidSetup as error:
        named = f"{headers['Deck']} at {places}" if places else headers["Deck"]
        raise NotationError(error.reason, named) from None
    return rules, parse_seat(headers["Lead"], int(players))


def _read_deal(line: Line, dealt: dict[str, list[str]]) -> None:
    if len(line.words) < 2:
        raise NotationError(Reason("deal-missing", {"whom": "?"}), "deal", line.number)
    whom = line.words[1].text
    if whom in dealt:
        raise NotationError(Reason("deal-twice", {"whom": whom}), whom, line.number)
    dealt[whom] = [word.text for word in line.words[2:]]


def _line_of(lines: list[Line], token: str) -> int:
    found = [line.number for line in lines if any(word.text == token for word in line.words)]
    return found[-1] if found else 0


def _read_body_line(line: Line, phase: int, rules: Ruleset, replay: Replay) -> int:
    """Carry out one line; the phase in which the record stands after it."""
    first = line.words[0].text
    title = " ".join(word.text for word in line.words)
    stand = replay.stand()
    if title in PHASE_TITLES[1:]:
        if title != PHASE_TITLES[stand[0]] or stand[0] == phase:
            raise NotationError(
                Reason("wrong-phase", {"right": PHASE_TITLES[stand[0]]}), title, line.number
            )
        return stand[0]
    if first == "deal":
        raise NotationError(Reason("deal-late", {}), first, line.number)
    if not (first.endswith(".") and first[:-1].isascii() and first[:-1].isdigit()):
        raise NotationError(Reason("bad-line", {}), first, line.number)
    if stand[0] != phase:
        raise NotationError(Reason("wrong-phase", {"right": PHASE_TITLES[stand[0]]}), first, line.number)
    if first != f"{stand[1]}.":
        where = {"right": str(stand[1]), "phase": PHASE_TITLES[phase]}
        raise NotationError(Reason("wrong-trick", where), first, line.number)
    for word in line.words[1:]:
        if replay.stand() != stand:
            now = replay.stand()
            where = {"right": str(now[1]), "phase": PHASE_TITLES[now[0]]}
            raise NotationError(Reason("wrong-trick", where), word.text, line.number)
        seat, colon, action = word.text.partition(":")
        if not colon:
            raise NotationError(Reason("bad-move", {}), word.text, line.number)
        try:
            replay.apply(parse_action(rules, action), parse_seat(seat, rules.players), word.comment)
        except ClaimantError as error:
            raise NotationError(error.reason, word.text, line.number) from None
    return phase


def _check_winner(headers: dict[str, str], replay: Replay, line: int) -> None:
    claimed = headers.get("Winner")
    if claimed is None:
        return
    winners = replay.winners()
    if winners is None:
        raise NotationError(Reason("early-result", {}), claimed, line)
    if claimed != winners:
        raise NotationError(Reason("wrong-result", {"given": claimed, "right": winners}), claimed, line)


# --- JSON -------------------------------------------------------------------------------------------


def record_to_json(record: Record) -> dict[str, object]:
    return {
        "headers": {**record.headers, **setup_headers(record)},
        "deal": deal_to_words(record.rules, record.deal),
        "moves": [
            {"move": str(move), "comment": move.comment} if move.comment else {"move": str(move)}
            for move in record.moves
        ],
    }


def read_json(data: object, begin: Callable[[Ruleset, Deal, dict[str, str]], Replay]) -> None:
    """Replay a game from its JSON form, as strictly as from its text."""
    if not isinstance(data, dict):
        raise NotationError(Reason("bad-json", {"what": "an object is wanted"}))
    headers = _string_map(data.get("headers"), "headers")
    rules, first_leader = _read_setup(headers)
    dealt: dict[str, list[str]] = {}
    deals = data.get("deal")
    if not isinstance(deals, dict):
        raise NotationError(Reason("bad-json", {"what": "deal maps names to lists of cards"}))
    for whom, cards in deals.items():
        if not isinstance(whom, str) or not isinstance(cards, list):
            raise NotationError(Reason("bad-json", {"what": "deal maps names to lists of cards"}))
        dealt[whom] = [_string(card, "a card") for card in cards]
    try:
        deal = deal_from_words(rules, dealt, first_leader)
    except InvalidSetup as refusal:
        raise NotationError(refusal.reason, "deal") from None
    replay = begin(rules, deal, headers)
    moves = data.get("moves")
    if not isinstance(moves, list):
        raise NotationError(Reason("bad-json", {"what": "moves is a list"}))
    for number, entry in enumerate(moves, start=1):
        if not isinstance(entry, dict):
            raise NotationError(Reason("bad-json", {"what": "a move is an object"}), "", number)
        text = _string(entry.get("move"), "move")
        comment = _string(entry.get("comment", ""), "comment")
        seat, colon, action = text.partition(":")
        if not colon:
            raise NotationError(Reason("bad-move", {}), text, number)
        try:
            replay.apply(parse_action(rules, action), parse_seat(seat, rules.players), comment)
        except ClaimantError as error:
            raise NotationError(error.reason, text, number) from None
    _check_winner(headers, replay, 0)


def _string(value: object, what: str) -> str:
    if not isinstance(value, str):
        raise NotationError(Reason("bad-json", {"what": f"{what} is a text"}))
    return value


def _string_map(value: object, what: str) -> dict[str, str]:
    if not isinstance(value, dict):
        raise NotationError(Reason("bad-json", {"what": f"{what} is an object of texts"}))
    return {_string(key, what): _string(text, what) for key, text in value.items()}
