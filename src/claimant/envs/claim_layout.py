"""Observations and actions of Claim: every deck, every place, two to four players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from claimant.claim.actions import DRAW_WORD, KIND_NAMES, KIND_SIGNS, KINDS, Action
from claimant.claim.cards import Card
from claimant.claim.knowledge.view import SeatView, View
from claimant.claim.powers import Faction, Place, Power
from claimant.claim.sets import FACTIONS, PLACES, ruleset
from claimant.claim.state import CHOOSE, DRAW, NAME, PLAY, TAKE
from claimant.envs.layout import Layout, Row, fill, limited, mark, parts
from claimant.tabletop.action import Action as BaseAction
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.setup import RANDOM, Setup

QUESTIONS: Final = tuple(KIND_NAMES[kind] for kind in KINDS if kind != DRAW)
PHASES: Final = 2

TABLE: Final = ("prizes", "discard", "table", "deck", "top")
"""Cards in the middle. `deck` and `top`: as far as the viewer knows them."""
OF_SEAT: Final = ("hand", "followers", "buried", "score", "display", "played")
"""Cards of a seat, as far as the viewer knows them."""
NUMBERS: Final = ("hand-size", "followers-size", "buried-size", "wanted", "strength")


class ClaimLayout(Layout):
    """Observations and actions for some factions, some places and a number of players.

    A plane has an entry for every card of these factions, in the order of a deck. Of identical cards the
    first ones are marked, as many as there are.

    >>> layout = ClaimLayout.of(Setup("claim"))
    >>> layout.size, layout.actions, layout.describe(3), layout.describe(52 + 3)
    (1038, 162, 'Go0', '+Go0')
    """

    secret = KIND_NAMES[CHOOSE]

    def __init__(self, factions: Iterable[Faction], places: Iterable[Place], players: int) -> None:
        self.players = players
        self.factions = list(factions)
        self.powers: list[Power] = [*places, *self.factions]
        self.codes = [code for faction in self.factions for code in faction_codes(faction)]
        self._first: dict[str, int] = {}
        for place, code in enumerate(self.codes):
            self._first.setdefault(code, place)
        self._faction = {faction.code: place for place, faction in enumerate(self.factions)}
        self._power = {power.code: place for place, power in enumerate(self.powers)}
        cards = len(self.codes)
        self.parts = parts(self._sizes(cards))
        self.flags = self.parts["hand-size-0"].start
        self.kinds = parts(
            [
                (KIND_NAMES[PLAY], cards),
                (KIND_NAMES[TAKE], cards),
                (KIND_NAMES[CHOOSE], cards),
                (KIND_NAMES[NAME], len(self.factions)),
                (KIND_NAMES[DRAW], 1),
            ]
        )

    @classmethod
    def of(cls, setup: Setup) -> ClaimLayout:
        """The layout of a set-up. Where each deal draws its own deck, it has room for all factions."""
        rules = ruleset("claim" if setup.deck in ("", RANDOM) else setup.deck, setup.players, setup.places)
        factions = [make() for make in FACTIONS.values()] if setup.deck == RANDOM else rules.factions
        places = [make() for make in PLACES.values()] if setup.random_places else rules.places
        return cls(factions, places, setup.players)

    def _sizes(self, cards: int) -> Iterator[tuple[str, int]]:
        factions, players = len(self.factions), self.players
        yield from ((name, cards) for name in (*TABLE, "unseen", "chosen"))
        for seat in range(players):
            yield from ((f"{name}-{seat}", cards) for name in OF_SEAT)
            yield f"lacks-{seat}", factions
        yield "in-play", len(self.powers)
        yield "phase", PHASES
        yield "asking", len(QUESTIONS)
        yield "asker", len(self.powers)
        yield from ((name, players) for name in ("asked", "leader", "last-winner"))
        # From here on numbers, no longer bits.
        yield from ((f"{name}-{seat}", 1) for seat in range(players) for name in NUMBERS)
        yield from ((name, 1) for name in ("deck-size", "box-size", "trick"))
        yield "reserves", factions
        yield "memory", sum(power.remembers for power in self.powers)

    # --- observations -----------------------------------------------------------------------------

    def write(self, view: View, row: Row) -> None:
        assert view.seat is not None
        at = self.parts
        known = [card for card in view.deck if card is not None]
        top = [card for card in view.deck[:1] if card is not None]
        for name, cards in zip(TABLE, (view.prizes, view.discard, view.table, known, top), strict=True):
            self._put(row, name, cards)
        for seat in view.seats:
            self._write_seat(row, seat, self._beside(seat.index, view.seat))
        self._put(row, "chosen", view.seats[view.seat].chosen)
        self._write_unseen(row, view, known)
        for power in view.rules.powers:
            mark(row, at["in-play"], self._power[power.code])
        if view.phase <= PHASES:
            mark(row, at["phase"], view.phase - 1)
        if view.asking:
            mark(row, at["asking"], QUESTIONS.index(view.asking))
        if view.asker:
            mark(row, at["asker"], self._power[view.asker])
        for asked in view.asked:
            mark(row, at["asked"], self._beside(asked, view.seat))
        mark(row, at["leader"], self._beside(view.leader, view.seat))
        if view.last_winner is not None:
            mark(row, at["last-winner"], self._beside(view.last_winner, view.seat))
        fill(row, at["deck-size"], [len(view.deck)])
        fill(row, at["box-size"], [view.box_size])
        fill(row, at["trick"], [view.trick_number])
        fill(row, at["reserves"], [view.reserves.get(code, 0) for code in self._faction])
        place = at["memory"].start
        for power in self.powers:
            for number in view.memory.get(power.code, ()):
                row[place] = limited(number)
                place += 1
            if power.code not in view.memory:
                place += power.remembers

    def _write_seat(self, row: Row, seat: SeatView, number: int) -> None:
        at = self.parts
        played = [] if seat.played is None else [seat.played]
        lying = (seat.hand, seat.followers, seat.buried, seat.score_pile, seat.display, played)
        for name, cards in zip(OF_SEAT, lying, strict=True):
            self._put(row, f"{name}-{number}", cards)
        for code in seat.lacks:
            mark(row, at[f"lacks-{number}"], self._faction[code])
        numbers = (
            seat.hand_size,
            seat.followers_size,
            seat.buried_size,
            seat.wanted,
            0 if seat.strength is None else seat.strength,
        )
        for name, value in zip(NUMBERS, numbers, strict=True):
            fill(row, at[f"{name}-{number}"], [value])

    def _put(self, row: Row, name: str, cards: Iterable[Card]) -> None:
        start = self.parts[name].start
        for card in cards:
            place = start + self._first[card.code]
            while row[place]:
                place += 1
            row[place] = 1

    def _write_unseen(self, row: Row, view: View, deck: list[Card]) -> None:
        """The cards in play that the viewer sees nowhere."""
        seen = dict.fromkeys(self._first, 0)
        lists = [view.prizes, view.discard, view.table, deck]
        for seat in view.seats:
            lists += [seat.hand, seat.followers, seat.buried, seat.score_pile, seat.display]
            # While prizes are taken, a view still names the cards of the trick, although they are
            # elsewhere.
            if seat.played is not None and view.asking == KIND_NAMES[PLAY]:
                lists.append([seat.played])
        for cards in lists:
            for card in cards:
                seen[card.code] += 1
        self._put(row, "unseen", [card for card in view.rules.cards if _is_missing(card, seen)])

    def _beside(self, seat: int, viewer: int) -> int:
        return (seat - viewer) % self.players

    # --- actions ----------------------------------------------------------------------------------

    def legal_in(self, game: TabletopGame, seat: int) -> dict[int, BaseAction]:
        """Here a number depends on its action alone: no view is needed."""
        return {self.number(action): action for action in game.legal_actions(seat)}

    def number(self, action: BaseAction, view: View | None = None) -> int:
        assert isinstance(action, Action)
        kind = self.kinds[KIND_NAMES[action.kind]]
        if action.kind == DRAW:
            return kind.start
        if action.kind == NAME:
            return kind.start + self._faction[action.card.faction.code]
        return kind.start + self._first[action.card.code]

    def describe(self, number: int) -> str:
        for kind in KINDS:
            part = self.kinds[KIND_NAMES[kind]]
            if part.start <= number < part.stop:
                place = number - part.start
                if kind == DRAW:
                    return DRAW_WORD
                code = self.factions[place].code if kind == NAME else self.codes[place]
                return KIND_SIGNS[kind] + code
        raise IndexError(number)


def faction_codes(faction: Faction) -> list[str]:
    """The codes of all cards of a faction, by rising value, its reserve among them."""
    cards = [(value, faction.code) for value in faction.values]
    reserve = [(value, faction.reserve_code) for value in faction.reserve_values]
    kinds = [(value, False, code) for value, code in cards] + [
        (value, True, code) for value, code in reserve
    ]
    return [f"{code}{value}" for value, _, code in sorted(kinds)]


def _is_missing(card: Card, seen: dict[str, int]) -> bool:
    """Is this one more card of its code than the viewer sees? Counts it as seen if not."""
    if seen[card.code] > 0:
        seen[card.code] -= 1
        return False
    return True
