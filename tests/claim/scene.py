"""Scenes: positions written down in a line, played on from, and asked what has become of them.

    scene = Scene("Go Kn | phase 2 | lead A | A hand Go9 | B hand Kn2")
    scene.play("Go9 Kn2")
    assert scene.score("B") == "Go9 Kn2"

A scene uses the notation of positions, places included: "Go Kn at Coast | …". It need not be a legal deck,
and cards that it does not name are nowhere. Its cards are listed by faction in the order of the deck, then
by value.
"""

from __future__ import annotations

from claimant.claim.cards import Card, CardSet
from claimant.claim.formats.notation import parse_action
from claimant.claim.formats.position import parse_position, split_line_up
from claimant.claim.knowledge.view import View, view_of
from claimant.claim.result import Result, Vote, result_of
from claimant.claim.ruleset import Ruleset
from claimant.claim.sets import FACTIONS, PLACES
from claimant.claim.state import Seat, State
from claimant.claim.turn import flow
from claimant.claim.turn.win import strength
from claimant.tabletop.event import Event
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.wire import parse_seat


class Scene:
    def __init__(self, text: str, players: int = 2) -> None:
        factions, places = split_line_up(text.split("|")[0])
        self.rules = Ruleset(
            [FACTIONS[code]() for code in factions.split()],
            [PLACES[code]() for code in places.split()],
            players,
            13,
        )
        self.state: State = parse_position(self.rules, text, complete=False)
        self.log: list[Event] = []
        self.state.log = self.log

    # --- acting -------------------------------------------------------------------------------

    def play(self, actions: str) -> Scene:
        """Carry out actions of whoever is to act, such as "Go9 Kn2" or "+deck"; each must be legal."""
        for text in actions.split():
            self.answer(seat_letter(self.state.turn), text)
        return self

    def answer(self, seat: str, text: str) -> Scene:
        """Carry out an action of this seat; it must be legal."""
        number = parse_seat(seat, self.rules.players)
        assert text in self.legal(seat).split(), f"{seat} may do {self.legal(seat)}, not {text}"
        for action in flow.legal_actions(self.state, self.state.seats[number]):
            if str(action) == text:
                flow.apply(self.state, action, number)
                return self
        raise AssertionError

    def legal(self, seat: str) -> str:
        """What a seat may do now."""
        number = parse_seat(seat, self.rules.players)
        return " ".join(map(str, flow.legal_actions(self.state, self.state.seats[number])))

    # --- looking ------------------------------------------------------------------------------

    def to_act(self) -> str:
        """The letter of the seat to act; empty when the game is over."""
        return seat_letter(self.state.turn) if self.state.turn >= 0 else ""

    def leader(self) -> str:
        return seat_letter(self.state.leader)

    def last_winner(self) -> str:
        """Who won the last trick that was completed."""
        return seat_letter(self.state.last_winner)

    def hand(self, seat: str) -> str:
        return self._codes(self._seat(seat).hand)

    def followers(self, seat: str) -> str:
        return self._codes(self._seat(seat).followers)

    def score(self, seat: str) -> str:
        return self._codes(self._seat(seat).score_pile)

    def display(self, seat: str) -> str:
        return self._codes(self._seat(seat).display)

    def buried(self, seat: str) -> str:
        secrets = self._seat(seat).secrets
        return "" if secrets is None else self._codes(secrets.buried)

    def discard(self) -> str:
        return self._codes(self.state.discard)

    def table(self) -> str:
        return self._codes(self.state.table)

    def prizes(self) -> str:
        return self._codes(self.state.prizes)

    def deck(self) -> str:
        return " ".join(card.code for card in self.state.deck.remaining())

    def strength(self, seat: str, code: str) -> int:
        """How strong a card would be if this seat played it now."""
        card = self.card(code)
        return strength(self.state, card, self._seat(seat))

    def card(self, code: str) -> Card:
        return parse_action(self.rules, code).card

    def knows(self, seat: str, code: str) -> bool:
        """Does a seat know where (some copy of) this card is?"""
        viewer = self._seat(seat)
        return any(self.state.knows(viewer, card) for card in self.rules.cards if card.code == code)

    def view(self, seat: str) -> View:
        return view_of(self.state, self._seat(seat))

    def causes(self, code: str) -> list[str]:
        """The causes of all motions of a card since the scene began; to lead a card is to play it."""
        causes = [event.cause for event in self.log if code in event.cards]
        return ["play" if cause == "lead" else cause for cause in causes]

    # --- the end ------------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.state.is_over()

    def result(self) -> Result:
        assert self.is_over()
        return result_of(self.state)

    def winners(self) -> str:
        return "".join(seat_letter(seat) for seat in self.result().winners)

    def vote(self, code: str) -> Vote:
        """How one faction voted."""
        return next(vote for vote in self.result().votes if vote.faction.code == code)

    def voted_for(self, code: str) -> str:
        """The side that got a faction's vote, as the letter of its first seat; "-" for nobody."""
        side = self.vote(code).side
        return "-" if side is None else seat_letter(side)

    def _seat(self, letter: str) -> Seat:
        return self.state.seats[parse_seat(letter, self.rules.players)]

    def _codes(self, cards: CardSet) -> str:
        return " ".join(card.code for card in self.rules.listed(cards))
