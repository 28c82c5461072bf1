"""Reading a position: the state that a line of text describes. `docs/notation.md` has the grammar."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from claimant.claim import zones
from claimant.claim.cards import Card, CardSet, Pile
from claimant.claim.formats.notation import Stock, parse_action
from claimant.claim.formats.position_check import refuse_impossible
from claimant.claim.powers import Power
from claimant.claim.ruleset import PLACES_AT, Ruleset
from claimant.claim.state import (
    BEGIN_PHASE,
    CHOOSE,
    COUNT,
    NAME,
    NO_SEAT,
    NOTHING,
    OVER,
    PLAY,
    PLAY_CARDS,
    RECRUIT,
    REVEAL,
    TAKE,
    Seat,
    State,
)
from claimant.claim.turn.set_up import empty_table
from claimant.claim.verbs import first_to_choose
from claimant.tabletop.errors import NotationError
from claimant.tabletop.reason import NUMBER, TEXT, Reason, any_of, define_reasons
from claimant.tabletop.seats import SEATS, seat_letter
from claimant.tabletop.wire import parse_seat

LONGEST_POSITION: Final = 20_000

QUESTIONS: Final = {
    "begin-phase": (BEGIN_PHASE, CHOOSE),
    "reveal": (REVEAL, CHOOSE),
    "play": (PLAY_CARDS, PLAY),
    "recruit": (RECRUIT, TAKE),
    "count": (COUNT, NAME),
    "over": (OVER, NOTHING),
}

define_reasons(
    {
        "unknown-step": {"right": any_of(TEXT)},
        "unknown-power": {"code": TEXT},
        "bad-mark": {"mark": TEXT},
        "wrong-number-of-values": {"right": NUMBER},
        "nobody-to-play": {},
        "trick-is-full": {},
        "not-in-order": {},
        "no-options": {},
        "seat-twice": {},
    }
)


def split_line_up(section: str) -> tuple[str, str]:
    """The factions and the places that the first section of a position names.

    >>> split_line_up("Go Kn Un Dw Do at Coast Dungeon ")
    ('Go Kn Un Dw Do', 'Coast Dungeon')
    """
    factions, _, places = f" {section} ".partition(PLACES_AT)
    return factions.strip(), places.strip()


def parse_position(rules: Ruleset, text: str, complete: bool = True) -> State:
    """The state that a position of this ruleset describes.

    With `complete` false the position may omit cards: they are then nowhere, which is enough for a scene in
    a test.
    """
    if len(text) > LONGEST_POSITION:
        raise NotationError(Reason("position-too-long", {"most": LONGEST_POSITION, "given": len(text)}))
    reader = PositionReader(rules)
    for section in text.split("|")[1:]:
        words = section.split()
        if words:
            reader.read(words)
    state = reader.finish(complete)
    if complete:
        refuse_impossible(state)
    return state


class PositionReader:
    """Reads a position section by section, in whatever order they come."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.stock = Stock(rules)
        self.sections: dict[str, list[str]] = {}

    def read(self, words: list[str]) -> None:
        seats = SEATS[: self.rules.players]
        if len(words[0]) == 1 and words[0] in seats:
            key = " ".join(words[:2])
            known = words[1:2] and words[1] in SEAT_SECTIONS
            values = words[2:]
        elif words[0] == "reserve":
            key = " ".join(words[:2])
            known = bool(words[1:2]) and self.rules.faction(words[1]) is not None
            values = words[2:]
        else:
            key = words[0]
            known = key in COMMON_SECTIONS
            values = words[1:]
        if not known:
            raise NotationError(Reason("unknown-section", {"word": key}), key)
        if key in self.sections:
            raise NotationError(Reason("section-twice", {"word": key}), key)
        self.sections[key] = values

    def finish(self, complete: bool) -> State:
        rules = self.rules
        state = empty_table(rules)
        self._read_cards(state)
        self._read_standing(state)
        self._read_played(state)
        self._read_question(state)
        missing = self.stock.remaining()
        if complete and missing:
            codes = " ".join(card.code for card in missing)
            raise NotationError(Reason("cards-missing", {"cards": codes}))
        return state

    # Small readers of one section each.

    def _number(self, key: str, default: int, least: int, most: int) -> int:
        values = self.sections.get(key)
        if values is None:
            return default
        self._expect(key, values, 1)
        return self._parse_number(values[0], least, most)

    def _parse_number(self, text: str, least: int, most: int) -> int:
        digits = text[1:] if text.startswith("-") else text
        if digits.isascii() and digits.isdigit() and len(digits) < 10 and least <= int(text) <= most:
            return int(text)
        raise NotationError(Reason("bad-number", {"least": least, "most": most}), text)

    def _seat(self, key: str, default: int) -> int:
        values = self.sections.get(key)
        if values is None:
            return default
        self._expect(key, values, 1)
        return parse_seat(values[0], self.rules.players)

    def _expect(self, key: str, values: list[str], number: int) -> None:
        if len(values) != number:
            raise NotationError(Reason("wrong-number-of-values", {"right": number}), key)

    def _power(self, code: str) -> Power:
        for power in self.rules.powers:
            if power.code == code:
                return power
        raise NotationError(Reason("unknown-power", {"code": code}), code)

    def _flags(self, codes: list[str]) -> int:
        flags = 0
        for code in codes:
            faction = self.rules.faction(code)
            if faction is None:
                raise NotationError(Reason("faction-not-in-play", {"faction": code}), code)
            flags |= faction.flag
        return flags

    # The parts of a state.

    def _read_cards(self, state: State) -> None:
        for name, target in (
            ("prizes", state.prizes),
            ("table", state.table),
            ("discard", state.discard),
            ("box", state.box),
        ):
            self._place(state, name, target, None)
        state.deck.become(self._pile(state, zones.DECK, "deck"))
        for faction in self.rules.factions:
            if faction.pile >= 0:
                pile = self._pile(state, zones.RESERVE, f"reserve {faction.code}")
                state.reserves[faction.pile] = pile
        for seat in state.seats:
            letter = seat_letter(seat.index)
            self._place(state, f"{letter} hand", seat.hand, seat)
            self._place(state, f"{letter} followers", seat.followers, seat)
            self._place(state, f"{letter} score", seat.score_pile, seat)
            self._place(state, f"{letter} display", seat.display, seat)
            self._read_secrets(state, seat, letter)
        for seat in state.seats:
            for code in self.sections.get(f"{seat_letter(seat.index)} lost", []):
                lost = seat.own_secrets().lost_track
                lost.add(self._find(code, unseen_with_others(state, seat), lost))

    def _read_secrets(self, state: State, seat: Seat, letter: str) -> None:
        seat.lacks = self._flags(self.sections.get(f"{letter} lacks", []))
        seat.wanted = self._number(f"{letter} wants", 0, 0, 52)
        for code in self.sections.get(f"{letter} chosen", []):
            seat.own_choice().add(self._find(code, seat.hand, seat.own_choice()))
        if not any(f"{letter} {name}" in self.sections for name in ("buried", "buried-lacks")):
            return
        secrets = seat.own_secrets()
        self._place(state, f"{letter} buried", secrets.buried, seat)
        for word in self.sections.get(f"{letter} buried-lacks", []):
            codes = [] if word == "-" else [word[i : i + 2] for i in range(0, len(word), 2)]
            secrets.buried_lacks = [*secrets.buried_lacks, self._flags(codes)]

    def _find(self, code: str, among: CardSet, besides: CardSet) -> Card:
        for card in self.rules.listed(among):
            if card.code == code and not besides.has(card):
                return card
        raise NotationError(Reason("unknown-card", {"card": code}), code)

    def _place(self, state: State, key: str, target: CardSet, owner: Seat | None) -> None:
        for word in self.sections.get(key, []):
            target.add(self._known_card(state, word, target.place, owner))

    def _pile(self, state: State, place: i64, key: str) -> Pile:
        cards = [self._known_card(state, word, place, None) for word in self.sections.get(key, [])]
        return Pile(place, cards, 0, len(cards))

    def _known_card(self, state: State, word: str, place: int, owner: Seat | None) -> Card:
        code = word.rstrip("*abcd")
        mark = word[len(code) :]
        card = self.stock.take(code)
        if place >= zones.FIRST_OPEN or mark == "*":
            state.public.add(card)
            mark = ""
        elif owner is not None:
            owner.known.add(card)
        for letter in mark:
            index = "abcd"[: self.rules.players].find(letter)
            if index < 0:
                raise NotationError(Reason("bad-mark", {"mark": mark}), word)
            state.seats[index].known.add(card)
        return card

    def _read_standing(self, state: State) -> None:
        most_tricks = len(self.rules.cards)
        state.enter(self._number("phase", 1, 1, 3))
        state.trick_number = self._number("trick", 1, 1, most_tricks)
        state.cursor = self._number("cursor", 0, 0, len(self.rules.powers))
        state.last_winner = self._seat("won", NO_SEAT)
        state.winner = self._seat("winner", NO_SEAT)
        state.leader = self._seat("lead", 0)
        state.taken = self._number("taken", 0, 0, self.rules.players)
        state.top_offered = "offered" in self.sections
        verdict = self.sections.get("verdict")
        if verdict is not None:
            self._expect("verdict", verdict, 2)
            state.verdict = parse_seat(verdict[0], self.rules.sides)
            state.verdict_by = self._power(verdict[1]).code
        ranking = self.sections.get("ranking")
        if ranking is not None:
            self._expect("ranking", ranking, self.rules.players)
            seats = [parse_seat(letter, self.rules.players) for letter in ranking]
            if len(set(seats)) != len(seats):
                raise NotationError(Reason("seat-twice", {}), "ranking")
            for rank, seat in enumerate(seats):
                state.seats[seat].rank = rank
        memory = self.sections.get("memory", ["0"] * self.rules.memory_size)
        self._expect("memory", memory, self.rules.memory_size)
        state.memory = [self._parse_number(word, -(10**9), 10**9) for word in memory]

    def _read_played(self, state: State) -> None:
        words = self.sections.get("played", [])
        if len(words) > self.rules.players:
            raise NotationError(Reason("not-in-order", {}), words[-1])
        for seat, word in zip(state.order(), words, strict=False):
            code, *fight = word.split("/")
            if fight:
                # This card has already been collected, and is elsewhere.
                self._expect(word, fight, 2)
                seat.strength = self._parse_number(fight[0], -100, 100)
                seat.rank_class = self._parse_number(fight[1], 0, 2)
                card = self._find(code, state.public, CardSet())
            else:
                card = self.stock.take(code)
                state.trick.add(card)
                state.public.add(card)
            state.lay(seat, card)
        state.played = len(words)
        state.led = state.seats[state.leader].played

    def _read_question(self, state: State) -> None:
        words = self.sections.get("step", ["play"])
        self._expect("step", words, 1)
        if words[0] not in QUESTIONS:
            raise NotationError(Reason("unknown-step", {"right": list(QUESTIONS)}), words[0])
        state.step, state.asking = QUESTIONS[words[0]]
        asker = self.sections.get("asker")
        if asker is not None:
            self._expect("asker", asker, 1)
            state.asker = self._power(asker[0])
        if state.asking == PLAY:
            if state.played == self.rules.players:
                raise NotationError(Reason("trick-is-full", {}), "played")
            to_play = state.order()[state.played]
            if to_play.hand.is_empty():
                raise NotationError(Reason("nobody-to-play", {}), seat_letter(to_play.index))
            state.turn = to_play.index
        elif state.asking == CHOOSE:
            state.turn = first_to_choose(state)
        elif state.asking != NOTHING:
            state.turn = self._seat("turn", 0)
        if state.asking in (CHOOSE, NAME) and state.asker is None:
            raise NotationError(Reason("unknown-power", {"code": "-"}), "asker")
        if state.asking == CHOOSE and state.turn == NO_SEAT:
            raise NotationError(Reason("no-options", {}), "wants")
        if state.asking == NAME:
            options = CardSet()
            for word in self.sections.get("options", []):
                options.add(parse_action(self.rules, word).card)
            if options.is_empty():
                raise NotationError(Reason("no-options", {}), "options")
            state.options = options
        if state.asking == TAKE and state.prizes.is_empty():
            raise NotationError(Reason("no-options", {}), "prizes")


SEAT_SECTIONS: Final = {
    "hand",
    "followers",
    "score",
    "display",
    "lacks",
    "wants",
    "chosen",
    "buried",
    "buried-lacks",
    "lost",
}
COMMON_SECTIONS: Final = {
    "players",
    "phase",
    "trick",
    "lead",
    "step",
    "cursor",
    "asker",
    "turn",
    "options",
    "won",
    "winner",
    "ranking",
    "taken",
    "offered",
    "verdict",
    "played",
    "memory",
    "prizes",
    "table",
    "discard",
    "box",
    "deck",
}


def unseen_with_others(state: State, viewer: Seat) -> CardSet:
    """The cards in other seats' hands, or buried by them, whose place a seat does not know."""
    unseen = CardSet()
    for seat in state.seats:
        if seat is not viewer:
            unseen.add_all(seat.hand)
            secrets = seat.secrets
            if secrets is not None:
                unseen.add_all(secrets.buried)
    unseen.remove_all(state.public)
    unseen.remove_all(viewer.known)
    return unseen
