"""A game as text or JSON: what was set up, how it was dealt, what everybody did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import mypyc_attr

from claimant.claim.actions import Action
from claimant.claim.cards import Card
from claimant.claim.formats.notation import Stock, parse_action
from claimant.claim.ruleset import RULES_VERSION, Ruleset
from claimant.claim.sets import ruleset
from claimant.claim.turn.set_up import Deal
from claimant.tabletop.copying import Parts
from claimant.tabletop.errors import ClaimantError, InvalidSetup, NotationError
from claimant.tabletop.reason import Reason, define_reasons
from claimant.tabletop.record import Line, Word, write_record
from claimant.tabletop.saved import Saved, check_sizes, saved_from_json, saved_from_text, saved_to_json
from claimant.tabletop.seats import parse_seat, seat_letter

GAME_NAME: Final = "Claim"
NEEDED_HEADERS: Final = ("Players", "Deck", "Lead")
PHASE_TITLES: Final = ("", "phase 1", "phase 2", "scoring")

define_reasons(
    {
        "bad-players": "The number of players is written as a number.",
        "deal-card": "{card} cannot be dealt to {whom}.",
        "deal-late": "The deal stands before the first trick.",
        "bad-line": "A line begins with 'deal', with a phase, or with the number of a trick and a point.",
        "wrong-phase": "Expected {right}.",
        "wrong-trick": "Here follows trick {right} of {phase}.",
        "trick-unfinished": "Trick {trick} of {phase} goes on: its actions stand on one line.",
        "bad-move": "An action in a record is written with its seat, such as A:Go5.",
    }
)


@final
@mypyc_attr(acyclic=True)
class Move:
    """Who did what, what somebody remarked on it, and in which phase and trick it was done."""

    def __init__(self, seat: int, action: Action, comment: str, stand: tuple[int, int]) -> None:
        self.seat = seat
        self.action = action
        self.comment = comment
        self.stand = stand

    def __reduce__(self) -> Parts:
        return Move, (self.seat, self.action, self.comment, self.stand)

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)}:{self.action}"

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"


class Record:
    """Everything that a game is: rules, set-up, deal and actions. The rest follows from it."""

    def __init__(self, rules: Ruleset, deal: Deal, headers: dict[str, str], moves: list[Move]) -> None:
        self.rules = rules
        self.deal = deal
        self.headers = headers
        self.moves = moves


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
    check_sizes(words, sizes)
    dealt: dict[str, list[Card]] = {}
    for whom in sizes:
        dealt[whom] = [stock.take(code) for code in words[whom]]
        for card in dealt[whom]:
            if not _may_lie_with(card, whom):
                raise InvalidSetup(Reason("deal-card", {"card": card.code, "whom": whom}))
    cards: list[Card] = []
    for seat in range(rules.players):
        cards += dealt[seat_letter(seat)]
    cards += dealt["deck"]
    reserves = [dealt[faction.code] for faction in rules.factions if faction.pile >= 0]
    return Deal(rules, cards, reserves, dealt.get("box", []), first_leader)


def _may_lie_with(card: Card, whom: str) -> bool:
    if card.from_reserve:
        return whom == card.faction.code
    if card.faction.unseen:
        return whom in ("deck", "box")
    return whom == "deck" or len(whom) == 1


def _codes(cards: list[Card]) -> list[str]:
    return [card.code for card in cards]


# --- writing ----------------------------------------------------------------------------------------


def record_to_text(record: Record, winners: str | None) -> str:
    """The record as text; `winners` are told once it is over."""
    rules = record.rules
    headers = setup_headers(record)
    for name, value in record.headers.items():
        if name not in headers and name != "Winner":
            headers[name] = value
    if winners is not None:
        headers["Winner"] = winners
    lines: list[list[Word]] = []
    for whom, codes in deal_to_words(rules, record.deal).items():
        lines.append([Word("deal"), Word(whom), *[Word(code) for code in codes]])
    phase, trick = 0, 0
    for move in record.moves:
        stand = move.stand
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


def record_to_json(record: Record) -> dict[str, object]:
    headers = {**record.headers, **setup_headers(record)}
    moves = [Word(str(move), move.comment) for move in record.moves]
    return saved_to_json(headers, deal_to_words(record.rules, record.deal), moves)


# --- reading: strictly, whatever is wrong is refused with line, word and reason -----------------------


def read_text(text: str, begin: Callable[[Ruleset, Deal, dict[str, str]], Replay]) -> None:
    """Read a record and replay it."""
    saved = saved_from_text(text, GAME_NAME, RULES_VERSION, NEEDED_HEADERS)
    rules, deal = _read_setup(saved)
    replay = begin(rules, deal, saved.headers)
    phase = 0
    unfinished: tuple[int, int] | None = None
    for line in saved.lines:
        stand = replay.stand()
        if stand == unfinished:
            where = {"trick": str(stand[1]), "phase": PHASE_TITLES[stand[0]]}
            raise NotationError(Reason("trick-unfinished", where), line.words[0].text, line.number)
        phase = _read_line(line, phase, rules, replay)
        unfinished = stand if line.words[0].text.endswith(".") else None
    saved.check_winner(replay.winners())


def read_json(data: object, begin: Callable[[Ruleset, Deal, dict[str, str]], Replay]) -> None:
    """Replay a game from its JSON form."""
    saved = saved_from_json(data, GAME_NAME, RULES_VERSION, NEEDED_HEADERS)
    rules, deal = _read_setup(saved)
    replay = begin(rules, deal, saved.headers)
    for line in saved.lines:
        _read_move(line.words[0], line.number, rules, replay)
    saved.check_winner(replay.winners())


def _read_setup(saved: Saved) -> tuple[Ruleset, Deal]:
    players, deck = saved.headers["Players"], saved.headers["Deck"]
    if not (players.isascii() and players.isdigit() and len(players) == 1):
        raise NotationError(Reason("bad-players", {}), players)
    places = saved.headers.get("Places", "")
    try:
        rules = ruleset(deck, int(players), places)
    except InvalidSetup as refusal:
        raise NotationError(refusal.reason, f"{deck} at {places}" if places else deck) from None
    leader = parse_seat(saved.headers["Lead"], int(players))
    try:
        return rules, deal_from_words(rules, saved.deal, leader)
    except ClaimantError as error:
        raise saved.wrong_deal(error) from None


def _read_line(line: Line, phase: int, rules: Ruleset, replay: Replay) -> int:
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
        _read_move(word, line.number, rules, replay)
    return phase


def _read_move(word: Word, line: int, rules: Ruleset, replay: Replay) -> None:
    seat, colon, action = word.text.partition(":")
    if not colon:
        raise NotationError(Reason("bad-move", {}), word.text, line)
    try:
        replay.apply(parse_action(rules, action), parse_seat(seat, rules.players), word.comment)
    except ClaimantError as error:
        raise NotationError(error.reason, word.text, line) from None
