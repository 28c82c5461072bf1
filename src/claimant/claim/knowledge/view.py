"""What one seat, or a spectator, can know: built from its knowledge, never cut out of the state.

A view holds everything that a player with a perfect memory could know, and nothing more. It always shows
the first of several identical cards, so not even an interchangeable copy distinguishes two worlds.
"""

from __future__ import annotations

from claimant.claim import zones
from claimant.claim.actions import KIND_NAMES, Action
from claimant.claim.cards import Card, CardSet
from claimant.claim.knowledge.deduction import Group, worked_out
from claimant.claim.result import Result, result_of
from claimant.claim.ruleset import Ruleset
from claimant.claim.state import NO_SEAT, Seat, State, moment
from claimant.claim.turn.flow import legal_actions
from claimant.claim.turn.win import strength
from claimant.tabletop.copying import Parts, remade
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.view import View as BaseView


class Hidden:
    """Some cards whose identity is not known: how many there are, and which they could be."""

    def __init__(self, zone: str, seat: int | None, count: int, candidates: list[Card]) -> None:
        self.zone = zone
        self.seat = seat
        self.count = count
        self.candidates = candidates

    def __reduce__(self) -> Parts:
        return Hidden, (self.zone, self.seat, self.count, self.candidates)

    def __repr__(self) -> str:
        owner = "" if self.seat is None else f"{seat_letter(self.seat)} "
        return f"<Hidden {owner}{self.zone}: {self.count} of {len(self.candidates)} candidates>"

    def to_json(self) -> dict[str, object]:
        return {
            "zone": self.zone,
            "seat": None if self.seat is None else seat_letter(self.seat),
            "count": self.count,
            "candidates": codes(self.candidates),
        }


class SeatView:
    """What the viewer can know about one seat. Lists hold the cards it knows; sizes count all."""

    def __init__(self, index: int, side: int) -> None:
        self.index = index
        self.side = side
        self.hand: list[Card] = []
        self.hand_size = 0
        self.followers: list[Card] = []
        self.followers_size = 0
        self.buried: list[Card] = []
        self.buried_size = 0
        self.score_pile: list[Card] = []
        self.display: list[Card] = []
        self.lacks: list[str] = []
        """Codes of the factions that are known to be missing from this hand."""
        self.played: Card | None = None
        self.strength: int | None = None
        self.wanted = 0
        """How many cards it has still to choose."""
        self.chosen: list[Card] = []
        """Its secret choice so far: filled in for the viewer's own seat only."""

    def __reduce__(self) -> Parts:
        return remade(self, self.index, self.side)

    def __repr__(self) -> str:
        hand = f"hand {self.hand_size} ({len(self.hand)} known)"
        followers = f"followers {self.followers_size} ({len(self.followers)} known)"
        piles = f"{hand}, {followers}, score pile {len(self.score_pile)}"
        return f"<SeatView {seat_letter(self.index)}: {piles}>"

    def to_json(self) -> dict[str, object]:
        return {
            "seat": seat_letter(self.index),
            "side": self.side,
            "hand": codes(self.hand),
            "hand_size": self.hand_size,
            "followers": codes(self.followers),
            "followers_size": self.followers_size,
            "buried": codes(self.buried),
            "buried_size": self.buried_size,
            "score": codes(self.score_pile),
            "display": codes(self.display),
            "lacks": self.lacks,
            "played": None if self.played is None else self.played.code,
            "strength": self.strength,
            "wanted": self.wanted,
            "chosen": codes(self.chosen),
        }


class View(BaseView[Action]):
    """A game through the eyes of one seat; `seat` is None for a spectator."""

    def __init__(self, rules: Ruleset, seat: int | None) -> None:
        super().__init__(seat)
        self.rules = rules
        self.phase = 1
        self.trick_number = 1
        self.leader = 0
        self.last_winner: int | None = None
        self.asking = ""
        """The question: "play", "take", "choose" or "name"; empty when the game is over."""
        self.asker = ""
        """The code of the power that asks; empty where the turn itself does."""
        self.seats: list[SeatView] = []
        self.prizes: list[Card] = []
        self.discard: list[Card] = []
        self.table: list[Card] = []
        self.deck: list[Card | None] = []
        """The deck from the top down; None where the viewer does not know the card."""
        self.reserves: dict[str, int] = {}
        """The size of each pile of reserves, by faction."""
        self.box_size = 0
        self.memory: dict[str, list[int]] = {}
        self.hidden: list[Hidden] = []
        self.unknown: list[Card] = []
        """The cards whose place the viewer does not know."""
        self.result: Result | None = None

    def __reduce__(self) -> Parts:
        return remade(self, self.rules, self.seat)

    def __repr__(self) -> str:
        viewer = "a spectator" if self.seat is None else f"seat {seat_letter(self.seat)}"
        stand = moment(self.phase, self.trick_number, self.asked, not self.asking)
        return f"<View of {viewer}: {self.rules.setting}, {stand}>"

    def to_json(self) -> dict[str, object]:
        return {
            "seat": None if self.seat is None else seat_letter(self.seat),
            "deck_of": [faction.code for faction in self.rules.factions],
            "places": [place.code for place in self.rules.places],
            "phase": self.phase,
            "trick": self.trick_number,
            "leader": seat_letter(self.leader),
            "last_winner": None if self.last_winner is None else seat_letter(self.last_winner),
            "asking": self.asking,
            "asker": self.asker,
            "asked": [seat_letter(seat) for seat in self.asked],
            "legal": [action.text for action in self.legal],
            "seats": [seat.to_json() for seat in self.seats],
            "prizes": codes(self.prizes),
            "discard": codes(self.discard),
            "table": codes(self.table),
            "deck": [None if card is None else card.code for card in self.deck],
            "reserves": self.reserves,
            "box_size": self.box_size,
            "memory": self.memory,
            "hidden": [group.to_json() for group in self.hidden],
            "unknown": codes(self.unknown),
            "result": None if self.result is None else self.result.to_json(),
        }


def codes(cards: list[Card]) -> list[str]:
    return [card.code for card in cards]


def view_of(state: State, viewer: Seat | None) -> View:
    """What this seat can know now; None gives a spectator's view."""
    rules = state.rules
    view = View(rules, None if viewer is None else viewer.index)
    view.phase = state.phase
    view.trick_number = state.trick_number
    view.leader = state.leader
    view.last_winner = None if state.last_winner == NO_SEAT else state.last_winner
    view.asking = KIND_NAMES[state.asking]
    asker = state.asker
    view.asker = "" if asker is None else asker.code
    view.asked = state.asked()
    if viewer is not None:
        for action in legal_actions(state, viewer):
            view.legal.append(rules.actions[action.kind][action.card.first.index])
    known = known_to(state, viewer)
    groups = joined(worked_out(state, viewer, known))
    view.seats = [_view_seat(state, seat, viewer, known, groups) for seat in state.seats]
    view.prizes = rules.shown(state.prizes)
    view.discard = rules.shown(state.discard)
    view.table = rules.shown(state.table)
    view.deck = _view_deck(state, known, groups)
    for faction in rules.factions:
        if faction.pile >= 0:
            view.reserves[faction.code] = state.reserves[faction.pile].size()
    view.box_size = state.box.size()
    for power in rules.powers:
        if power.remembers:
            view.memory[power.code] = state.memory[power.slot : power.slot + power.remembers]
    view.hidden = [_view_group(rules, group) for group in groups if not is_settled(group)]
    view.unknown = rules.shown(_in_several(groups))
    if state.is_over():
        view.result = result_of(state)
    return view


def known_to(state: State, viewer: Seat | None) -> CardSet:
    """The cards whose place a viewer has seen for itself."""
    known = state.public.copy()
    if viewer is not None:
        known.add_all(viewer.known)
    return known


def _view_seat(
    state: State, seat: Seat, viewer: Seat | None, known: CardSet, groups: list[Group]
) -> SeatView:
    rules = state.rules
    seen = SeatView(seat.index, seat.side)
    seen.hand = _known_in(rules, seat.hand, known, groups)
    seen.hand_size = seat.hand.size()
    seen.followers = _known_in(rules, seat.followers, known, groups)
    seen.followers_size = seat.followers.size()
    seen.score_pile = rules.shown(seat.score_pile)
    seen.display = rules.shown(seat.display)
    if seat.lacks != 0:
        seen.lacks = [faction.code for faction in rules.factions if (faction.flag & seat.lacks) != 0]
    played = seat.played
    if played is not None:
        seen.played = played.first
        seen.strength = seat.strength if state.played == state.players else strength(state, played, seat)
    seen.wanted = seat.wanted
    secrets = seat.secrets
    if secrets is not None:
        seen.buried = _known_in(rules, secrets.buried, known, groups)
        seen.buried_size = secrets.buried.size()
    chosen = seat.chosen
    if chosen is not None and viewer is seat:
        seen.chosen = rules.shown(chosen)
    return seen


def _known_in(rules: Ruleset, place: CardSet, known: CardSet, groups: list[Group]) -> list[Card]:
    """The cards of a seat's zone that the viewer has seen, and those it has deduced."""
    there = place.shared_with(known)
    for group in groups:
        if group.zone == place.place and group.seat == place.seat and is_settled(group):
            there.add_all(group.candidates)
    return rules.shown(there)


def _view_deck(state: State, known: CardSet, groups: list[Group]) -> list[Card | None]:
    last: Card | None = None
    for group in groups:
        if group.zone == zones.DECK and is_settled(group):
            last = state.rules.first(group.candidates).first
    return [card.first if known.has(card) else last for card in state.deck.remaining()]


def _view_group(rules: Ruleset, group: Group) -> Hidden:
    seat = None if group.seat < 0 else int(group.seat)
    return Hidden(zones.ZONE_NAMES[group.zone], seat, group.count, rules.shown(group.candidates))


def is_settled(group: Group) -> bool:
    """Is only one possibility left for this group, so that its cards are known after all?

    It has been deduced before that none of them can be elsewhere. Box and reserves have no list of their
    own, so their cards stay listed as the only candidates; so do those of a deck whose order is not known.
    """
    if group.zone == zones.BOX or group.zone == zones.RESERVE:
        return False
    return group.candidates.size() == group.count and (group.zone != zones.DECK or group.count == 1)


def _in_several(groups: list[Group]) -> CardSet:
    """The cards that can be in more than one zone."""
    somewhere = CardSet()
    several = CardSet()
    for group in groups:
        several.add_all(group.candidates.shared_with(somewhere))
        somewhere.add_all(group.candidates)
    return several


def joined(groups: list[Group]) -> list[Group]:
    """Cards in the same zone that could be the same ones form one group."""
    joined: list[Group] = []
    for group in groups:
        for other in joined:
            if other.lies_with(group):
                other.count += group.count
                break
        else:
            joined.append(group)
    return joined
