"""A whole state as one line of text, and back. `docs/kingdoms-notation.md` has the grammar."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.kingdoms import bags
from claimant.kingdoms.board import FACE_DOWN, empty_board, is_face_up
from claimant.kingdoms.formats.notation import Stock, parse_card, parse_field
from claimant.kingdoms.knowledge.minds import SPECTATOR, Mind, all_hands, in_hand, open_mind
from claimant.kingdoms.knowledge.view import by_rows
from claimant.kingdoms.ruleset import FIGURES_PER_SEAT, Ruleset
from claimant.kingdoms.sets import ruleset
from claimant.kingdoms.state import (
    BEGIN_TURN,
    DRAW,
    DRAW_CARD,
    GOING_ON,
    HAND_SIZE,
    NO_CARDS,
    NO_FIELD,
    NO_FIGURES,
    NOTHING,
    OFFERED,
    OVER,
    PLACE,
    POWER,
    TIDY_DISPLAY,
    Seat,
    State,
    empty_state,
)
from claimant.kingdoms.turn import draw, power
from claimant.kingdoms.verbs import set_down
from claimant.tabletop.errors import InvalidSetup, NotationError
from claimant.tabletop.reason import NUMBER, TEXT, WORD, Reason, any_of, define_reasons
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.wire import parse_seat

SEPARATOR: Final = " | "
LONGEST_POSITION: Final = 20_000
DOWN: Final = "down"
ASKED: Final = {"place": PLACE, "power": POWER, "draw": DRAW, "over": NOTHING}
NEXT_STEP: Final = {"place": BEGIN_TURN, "power": DRAW_CARD, "draw": TIDY_DISPLAY, "over": OVER}
STAGES: Final = ("offered", "copied", "going-on")
ENDINGS: Final = (NO_FIGURES, NO_CARDS, NO_FIELD)
MOST_POINTS: Final = 9_999
MOST_TURNS: Final = 999

COMMON_SECTIONS: Final = {
    "turn",
    "first",
    "step",
    "here",
    "power",
    "drawn",
    "ended",
    "board",
    "display",
    "pile",
    "sight",
    "all knows",
}
SEAT_SECTIONS: Final = {"hand", "supply", "score", "knows"}

define_reasons(
    {
        "kingdoms-no-position": {},
        "kingdoms-bad-value": {"right": any_of(TEXT)},
        "kingdoms-bad-tile": {},
        "kingdoms-field-taken": {"field": TEXT},
        "kingdoms-wrong-supply": {"seat": TEXT, "right": NUMBER, "given": NUMBER},
        "kingdoms-wrong-hand": {"most": NUMBER},
        "kingdoms-nothing-asked": {"what": WORD},
        "kingdoms-bad-knowledge": {},
    }
)


# --- writing ----------------------------------------------------------------------------------------


def write_position(state: State) -> str:
    """The state as one line. Sections that would say nothing are left out."""
    rules = state.rules
    board = state.board
    sections = [" ".join(faction.code for faction in rules.factions)]
    sections.append(f"turn {state.turn_number}")
    sections.append(f"first {seat_letter(state.first)}")
    step = _step_name(state)
    sections.append(f"step {step}")
    if state.here >= 0:
        sections.append(f"here {board.name(state.here)}")
    asking_power = state.power
    if step == "power" and asking_power is not None:
        sections.append(f"power {asking_power.code} {STAGES[state.stage]}")
    if state.has_drawn:
        sections.append("drawn")
    if state.is_over():
        sections.append(f"ended {state.ended_by}")
    tiles = [_tile(state, field) for field in by_rows(state, board.cards)]
    sections.append(" ".join(["board", *tiles]))
    pile = [int(faction) for faction in state.pile]
    pile.reverse()
    for name, cards in (
        ("display", [int(faction) for faction in state.display]),
        ("pile", pile),
        ("sight", bags.listed(state.sight)),
    ):
        if cards:
            sections.append(" ".join([name, *rules.codes(cards)]))
    for seat in state.seats:
        letter = seat_letter(seat.index)
        if seat.hand_size:
            sections.append(" ".join([letter, "hand", *rules.codes(bags.listed(seat.hand))]))
        sections.append(f"{letter} supply {seat.supply}")
        sections.append(f"{letter} score {seat.score}")
    for mind in state.minds:
        if mind.worlds != open_mind(state, mind.owner).worlds:
            sections.append(f"{_knower(mind.owner)} knows {_write_worlds(state, mind)}")
    return SEPARATOR.join(sections)


def _step_name(state: State) -> str:
    for name, asked in ASKED.items():
        if asked == state.asking:
            return name
    raise AssertionError("a state rests only where a seat is asked, or at the end")


def _tile(state: State, field: i64) -> str:
    cell = state.board.cells[field]
    text = f"{state.kind_at(field).code}@{state.board.name(field)}"
    if cell >= FACE_DOWN:
        return f"{text}:{DOWN}"
    figures = "".join(seat_letter(seat.index) for seat in state.seats if cell & seat.mark)
    return f"{text}:{figures}" if figures else text


def _knower(owner: int) -> str:
    return "all" if owner == SPECTATOR else seat_letter(owner)


def _candidates(state: State, owner: int) -> list[int]:
    """The worlds that a position's mask speaks of, one digit to each."""
    hands: list[list[int]] = []
    for seat in state.seats:
        hands.append([seat.hand] if seat.index == owner else all_hands(seat.hand_size))
    return [one + in_hand(other, 1) for one in hands[0] for other in hands[1]]


def _write_worlds(state: State, mind: Mind) -> str:
    digits = ["1" if world in mind.worlds else "0" for world in _candidates(state, mind.owner)]
    return f"{int(''.join(digits), 2):x}"


# --- reading ----------------------------------------------------------------------------------------


def parse_rules(text: str) -> Ruleset:
    """The rules that a position is played by: those of the factions that it begins with."""
    codes = text.split("|")[0]
    if not codes.split():
        raise NotationError(Reason("kingdoms-no-position", {}), text[:40])
    try:
        return ruleset(codes)
    except InvalidSetup as error:
        raise NotationError(error.reason, codes.strip()[:40]) from None


def parse_position(rules: Ruleset, text: str, complete: bool = True) -> State:
    """The state that a position of this ruleset describes, with minds.

    With `complete` false the position may omit cards: they are then nowhere, which is enough for a scene in
    a test.
    """
    if len(text) > LONGEST_POSITION:
        sizes = {"most": LONGEST_POSITION, "given": len(text)}
        raise NotationError(Reason("position-too-long", sizes))
    reader = PositionReader(rules)
    for section in text.split("|")[1:]:
        words = section.split()
        if words:
            reader.read(words)
    return reader.finish(complete)


class PositionReader:
    """Reads a position section by section, in whatever order they come."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.stock = Stock(rules)
        self.sections: dict[str, list[str]] = {}

    def read(self, words: list[str]) -> None:
        takes_two = words[0] in ("A", "B", "all")
        key = " ".join(words[:2]) if takes_two else words[0]
        if takes_two and words[0] != "all":
            known = words[1:2] != [] and words[1] in SEAT_SECTIONS
        else:
            known = key in COMMON_SECTIONS
        if not known:
            raise NotationError(Reason("unknown-section", {"word": key}), key)
        if key in self.sections:
            raise NotationError(Reason("section-twice", {"word": key}), key)
        self.sections[key] = words[2:] if takes_two else words[1:]

    def finish(self, complete: bool) -> State:
        state = empty_state(self.rules)
        state.first = parse_seat(self._word("first", "A"), 2)
        state.set_turn(self._number("turn", 1, 1, MOST_TURNS))
        self._read_board(state)
        self._read_cards(state)
        for seat in state.seats:
            self._read_seat(seat, complete)
        self._read_step(state)
        missing = self.stock.remaining()
        if complete and missing:
            raise NotationError(Reason("cards-missing", {"cards": " ".join(missing)}))
        for owner in (0, 1, SPECTATOR):
            state.minds.append(self._read_mind(state, owner))
        return state

    # Small readers of one section each.

    def _word(self, key: str, default: str) -> str:
        words = self.sections.get(key, [default])
        return words[0] if len(words) == 1 else ""

    def _one_of(self, word: str, right: list[str]) -> int:
        if word not in right:
            raise NotationError(Reason("kingdoms-bad-value", {"right": right}), word)
        return right.index(word)

    def _number(self, key: str, default: int, least: int, most: int) -> int:
        text = self._word(key, str(default))
        if text.isascii() and text.isdigit() and len(text) < 6 and least <= int(text) <= most:
            return int(text)
        limits = {"least": least, "most": most}
        raise NotationError(Reason("bad-number", limits), text or key)

    def _cards(self, key: str) -> list[int]:
        return [self.stock.take(code).index for code in self.sections.get(key, [])]

    # The parts of a state.

    def _read_board(self, state: State) -> None:
        tiles: dict[tuple[int, int], tuple[int, str]] = {}
        for word in self.sections.get("board", []):
            card, colon, mark = word.partition(":")
            code, at, where = card.partition("@")
            if not at or (colon and mark not in ("A", "B", "AB", DOWN)):
                raise NotationError(Reason("kingdoms-bad-tile", {}), word)
            spot = parse_field(where)
            if spot in tiles:
                raise NotationError(Reason("kingdoms-field-taken", {"field": where}), word)
            tiles[spot] = (self.stock.take(code).kind, mark)
        if not tiles:
            raise NotationError(self._nothing("no-card-on-board"), "board")
        xs = [x for x, _ in tiles]
        ys = [y for _, y in tiles]
        board = empty_board()
        board.spread(min(xs), min(ys), max(xs), max(ys))
        while not board.has_room():
            board = board.widened()
        state.board = board
        for (x, y), (kind, _) in tiles.items():
            board.lay(board.field(x, y), kind)
        for (x, y), (_, mark) in tiles.items():
            field = board.field(x, y)
            if mark == DOWN:
                board.turn_over(field)
            else:
                for letter in mark:
                    set_down(state, state.seats[parse_seat(letter, 2)], field)

    def _read_cards(self, state: State) -> None:
        for faction in self._cards("display"):
            state.display.append(faction)
        pile = self._cards("pile")
        pile.reverse()
        for faction in pile:
            state.pile.append(faction)
        state.pile_bag = bags.packed(pile)
        sight = self._cards("sight")
        state.sight = bags.packed(sight)
        state.sight_size = len(sight)

    def _read_seat(self, seat: Seat, complete: bool) -> None:
        letter = seat_letter(seat.index)
        hand = self._cards(f"{letter} hand")
        if len(hand) > HAND_SIZE:
            raise NotationError(Reason("kingdoms-wrong-hand", {"most": HAND_SIZE}), f"{letter} hand")
        seat.hand = bags.packed(hand)
        seat.hand_size = len(hand)
        on_board = len(seat.figures)
        rest = max(0, FIGURES_PER_SEAT - on_board)
        seat.supply = self._number(f"{letter} supply", rest, 0, FIGURES_PER_SEAT)
        if complete and seat.supply + on_board != FIGURES_PER_SEAT:
            numbers = {"right": FIGURES_PER_SEAT, "given": seat.supply + on_board}
            reason = Reason("kingdoms-wrong-supply", {"seat": letter, **numbers})
            raise NotationError(reason, f"{letter} supply")
        seat.score = self._number(f"{letter} score", 0, 0, MOST_POINTS)

    def _read_step(self, state: State) -> None:
        step = self._word("step", "place")
        self._one_of(step, list(ASKED))
        state.step = NEXT_STEP[step]
        state.asking = ASKED[step]
        state.has_drawn = "drawn" in self.sections
        if "here" in self.sections:
            x, y = parse_field(self._word("here", ""))
            state.here = state.board.field(x, y)
            if state.here < 0 or not is_face_up(state.board.cells[state.here]):
                raise NotationError(self._nothing("no-card-here"), f"{x},{y}")
        if state.sight and (step != "power" or not state.has_drawn):
            raise NotationError(self._nothing("nobody-looks"), "sight")
        if step == "over":
            state.ended_by = self._word("ended", NO_FIGURES)
            self._one_of(state.ended_by, list(ENDINGS))
        elif step == "place":
            self._check_place(state)
        elif step == "draw":
            draw.fill_options(state)
        else:
            self._read_power(state)
        if step in ("power", "draw") and state.options.size == 0:
            raise NotationError(self._nothing("nothing-to-choose"), step)

    def _check_place(self, state: State) -> None:
        if not state.board.playable:
            raise NotationError(self._nothing("no-field"), "board")
        if state.player().hand_size == 0:
            raise NotationError(self._nothing("no-card-to-play"), "place")
        if state.player().supply == 0:
            raise NotationError(self._nothing("no-figure-to-play"), "place")

    def _read_power(self, state: State) -> None:
        words = self.sections.get("power", [])
        if state.here < 0 or len(words) != 2:
            raise NotationError(self._nothing("no-power"), "power")
        state.power = parse_card(self.rules, words[0])
        state.stage = self._one_of(words[1], list(STAGES))
        if state.stage == OFFERED and state.kind_at(state.here) is not state.power:
            raise NotationError(self._nothing("other-power"), words[0])
        if state.stage != GOING_ON and state.has_drawn:
            raise NotationError(self._nothing("not-drawn"), "drawn")
        power.fill_options(state)

    def _read_mind(self, state: State, owner: int) -> Mind:
        mind = open_mind(state, owner)
        key = f"{_knower(owner)} knows"
        if key not in self.sections:
            return mind
        text = self._word(key, "")
        candidates = _candidates(state, owner)
        digits = len(candidates)
        if not text or len(text) > digits or any(letter not in "0123456789abcdef" for letter in text):
            raise NotationError(Reason("kingdoms-bad-knowledge", {}), text[:40] or key)
        mask = f"{int(text, 16):b}".rjust(digits, "0")
        worlds = {world for world, digit in zip(candidates, mask, strict=False) if digit == "1"}
        actual = state.seats[0].hand + in_hand(state.seats[1].hand, 1)
        if len(mask) != digits or actual not in worlds or not worlds <= mind.worlds:
            raise NotationError(Reason("kingdoms-bad-knowledge", {}), text[:40])
        mind.worlds = worlds
        return mind

    def _nothing(self, what: str) -> Reason:
        return Reason("kingdoms-nothing-asked", {"what": what})
