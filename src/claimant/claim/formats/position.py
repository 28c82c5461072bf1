"""A whole state as one line of text, and back. `docs/notation.md` has the grammar."""

from __future__ import annotations

from typing import Final

from claimant.claim.cards import Card, CardSet
from claimant.claim.formats.position_reader import (
    COMMON_SECTIONS,
    QUESTIONS,
    SEAT_SECTIONS,
    parse_position,
    split_line_up,
    unseen_with_others,
)
from claimant.claim.ruleset import Ruleset
from claimant.claim.sets import ruleset
from claimant.claim.state import NAME, NO_SEAT, TAKE, Seat, State
from claimant.tabletop.errors import InvalidSetup, NotationError
from claimant.tabletop.reason import Reason, define_reasons
from claimant.tabletop.seats import seat_letter

__all__ = [
    "COMMON_SECTIONS",
    "SEAT_SECTIONS",
    "parse_position",
    "parse_rules",
    "split_line_up",
    "write_position",
]

SEPARATOR: Final = " | "

define_reasons(
    {
        "no-position": {},
    }
)


def parse_rules(text: str) -> Ruleset:
    """The rules that a position is played by."""
    sections = text.split("|")
    if len(sections) < 2 or not sections[0].split():
        raise NotationError(Reason("no-position", {}), sections[0].strip()[:40])
    players = [section.split()[1:] for section in sections if section.split()[:1] == ["players"]]
    number = players[0][0] if players and len(players[0]) == 1 else "2"
    if not (number.isascii() and number.isdigit() and len(number) == 1):
        raise NotationError(Reason("bad-players", {}), number)
    factions, places = split_line_up(sections[0])
    try:
        return ruleset(factions, int(number), places)
    except InvalidSetup as error:
        raise NotationError(error.reason, sections[0].strip()[:40]) from None


def write_position(state: State) -> str:
    """The state as one line. Sections that would say nothing are left out."""
    rules = state.rules
    sections = [rules.line_up]
    if rules.players != 2:
        sections.append(f"players {rules.players}")
    sections.append(f"phase {state.phase}")
    sections.append(f"trick {state.trick_number}")
    sections.append(f"lead {seat_letter(state.leader)}")
    sections.append(f"step {_step_name(state)}")
    if state.cursor:
        sections.append(f"cursor {state.cursor}")
    asker = state.asker
    if asker is not None:
        sections.append(f"asker {asker.code}")
    if state.asking in (TAKE, NAME):
        sections.append(f"turn {seat_letter(state.turn)}")
    options = state.options
    if options is not None:
        named = [f"@{card.faction.code}" for card in rules.listed(options)]
        sections.append(" ".join(["options", *named]))
    if state.last_winner != NO_SEAT:
        sections.append(f"won {seat_letter(state.last_winner)}")
    if state.verdict != -1:
        sections.append(f"verdict {seat_letter(state.verdict)} {state.verdict_by}")
    if state.asking == TAKE:
        ranking = " ".join(seat_letter(seat.index) for seat in state.ranking)
        sections.append(f"winner {seat_letter(state.winner)}")
        sections.append(f"ranking {ranking}")
        sections.append(f"taken {state.taken}")
        if state.top_offered:
            sections.append("offered")
    if state.played:
        played = [_played(seat, state.asking == TAKE) for seat in state.order()[: state.played]]
        sections.append(" ".join(["played", *played]))
    if state.memory:
        sections.append(" ".join(["memory", *map(str, state.memory)]))
    sections += _common_places(state)
    for seat in state.seats:
        sections += _seat_places(state, seat)
    return SEPARATOR.join(sections)


def _step_name(state: State) -> str:
    for name, (step, _) in QUESTIONS.items():
        if step == state.step:
            return name
    raise AssertionError("a state rests only where somebody is asked, or at the end")


def _played(seat: Seat, with_strength: bool) -> str:
    assert seat.played is not None
    strength = f"/{seat.strength}/{seat.rank_class}" if with_strength else ""
    return f"{seat.played.code}{strength}"


def _common_places(state: State) -> list[str]:
    rules = state.rules
    sections: list[str] = []
    for name, cards in (
        ("prizes", state.prizes),
        ("table", state.table),
        ("discard", state.discard),
        ("box", state.box),
    ):
        if not cards.is_empty():
            sections.append(" ".join([name, *[card.code for card in rules.listed(cards)]]))
    if not state.deck.is_empty():
        marked = [_marked(state, card, None) for card in state.deck.remaining()]
        sections.append(" ".join(["deck", *marked]))
    for faction in rules.factions:
        if faction.pile >= 0:
            pile = state.reserves[faction.pile]
            marked = [_marked(state, card, None) for card in pile.remaining()]
            sections.append(" ".join(["reserve", faction.code, *marked]))
    return sections


def _seat_places(state: State, seat: Seat) -> list[str]:
    rules = state.rules
    letter = seat_letter(seat.index)
    sections: list[str] = []

    def add(name: str, words: list[str]) -> None:
        if words:
            sections.append(" ".join([letter, name, *words]))

    add("hand", _all_marked(state, seat.hand, seat))
    add("followers", _all_marked(state, seat.followers, seat))
    add("score", [card.code for card in rules.listed(seat.score_pile)])
    add("display", [card.code for card in rules.listed(seat.display)])
    add("lacks", _factions(rules, seat.lacks))
    if seat.wanted:
        add("wants", [str(seat.wanted)])
    chosen = seat.chosen
    if chosen is not None:
        add("chosen", [card.code for card in rules.listed(chosen)])
    secrets = seat.secrets
    if secrets is not None:
        add("buried", _all_marked(state, secrets.buried, seat))
        add("buried-lacks", ["".join(_factions(rules, lacks)) or "-" for lacks in secrets.buried_lacks])
        lost = unseen_with_others(state, seat)
        lost.keep_only(secrets.lost_track)
        add("lost", [card.code for card in rules.listed(lost)])
    return sections


def _factions(rules: Ruleset, flags: int) -> list[str]:
    return [faction.code for faction in rules.factions if faction.flag & flags]


def _all_marked(state: State, cards: CardSet, owner: Seat) -> list[str]:
    """The marked cards of a closed place; equal cards in the order of their marks."""
    marked = [(card.first.index, _marked(state, card, owner)) for card in state.rules.listed(cards)]
    return [word for _, word in sorted(marked)]


def _marked(state: State, card: Card, owner: Seat | None) -> str:
    """A card in a closed zone, with a mark for who knows it there besides its owner."""
    if state.public.has(card):
        return f"{card.code}*"
    knowers = [seat for seat in state.seats if seat is not owner and seat.known.has(card)]
    return card.code + "".join(seat_letter(seat.index).lower() for seat in knowers)
