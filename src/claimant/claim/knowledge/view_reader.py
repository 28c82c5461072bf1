"""A view from its JSON form: for bots that think in another process or on another machine.

A view is sent as `View.to_json` writes it, so that only what a seat may know ever leaves the referee's
process. The result of a finished game is not read back: only the rules can produce it.
"""

from __future__ import annotations

from claimant.claim.cards import Card
from claimant.claim.formats.notation import cards_named, parse_action
from claimant.claim.knowledge.view import Hidden, SeatView, View
from claimant.claim.ruleset import Ruleset
from claimant.claim.sets import ruleset
from claimant.tabletop.wire import Fields, parse_seat


def read_view(data: object) -> View:
    """The view that wrote this. Whatever does not belong in one raises `NotationError`.

    >>> from claimant.claim.game import Game
    >>> view = Game("claim", seed=7).view(1)
    >>> read_view(view.to_json()).to_json() == view.to_json()
    True
    """
    fields = Fields(data)
    seats = fields.objects("seats")
    rules = ruleset(fields.texts("deck_of"), len(seats), fields.texts("places"))
    reader = _Reader(rules)
    view = View(rules, reader.seat(fields.text_or_none("seat")))
    view.phase = fields.number("phase")
    view.trick_number = fields.number("trick")
    view.leader = parse_seat(fields.text("leader"), rules.players)
    view.last_winner = reader.seat(fields.text_or_none("last_winner"))
    view.asking = fields.text("asking")
    view.asker = fields.text("asker")
    view.asked = [parse_seat(letter, rules.players) for letter in fields.texts("asked")]
    view.legal = [parse_action(rules, action) for action in fields.texts("legal")]
    view.seats = [reader.seat_view(index, seat) for index, seat in enumerate(seats)]
    view.prizes = reader.cards(fields.texts("prizes"))
    view.discard = reader.cards(fields.texts("discard"))
    view.table = reader.cards(fields.texts("table"))
    view.deck = [None if code is None else reader.card(code) for code in fields.texts_or_none("deck")]
    reserves = fields.within("reserves")
    view.reserves = {code: reserves.number(code) for code in reserves.names()}
    view.box_size = fields.number("box_size")
    memory = fields.within("memory")
    view.memory = {code: memory.numbers(code) for code in memory.names()}
    view.hidden = [reader.hidden(group) for group in fields.objects("hidden")]
    view.unknown = reader.cards(fields.texts("unknown"))
    return view


class _Reader:
    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules

    def card(self, code: str) -> Card:
        return cards_named(self.rules, code)[0]

    def cards(self, codes: list[str]) -> list[Card]:
        return [self.card(code) for code in codes]

    def seat(self, letter: str | None) -> int | None:
        return None if letter is None else parse_seat(letter, self.rules.players)

    def seat_view(self, index: int, fields: Fields) -> SeatView:
        seen = SeatView(index, fields.number("side"))
        seen.hand = self.cards(fields.texts("hand"))
        seen.hand_size = fields.number("hand_size")
        seen.followers = self.cards(fields.texts("followers"))
        seen.followers_size = fields.number("followers_size")
        seen.buried = self.cards(fields.texts("buried"))
        seen.buried_size = fields.number("buried_size")
        seen.score_pile = self.cards(fields.texts("score"))
        seen.display = self.cards(fields.texts("display"))
        seen.lacks = fields.texts("lacks")
        played = fields.text_or_none("played")
        seen.played = None if played is None else self.card(played)
        seen.strength = fields.number_or_none("strength")
        seen.wanted = fields.number("wanted")
        seen.chosen = self.cards(fields.texts("chosen"))
        return seen

    def hidden(self, fields: Fields) -> Hidden:
        return Hidden(
            fields.text("zone"),
            self.seat(fields.text_or_none("seat")),
            fields.number("count"),
            self.cards(fields.texts("candidates")),
        )
