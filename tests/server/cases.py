"""Pairs of games that look the same to a seat, or to spectators, and are not the same."""

from __future__ import annotations

from typing import Any, cast

from claimant.claim.game import Game
from claimant.kingdoms.game import Game as Kingdoms
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import ClaimantError
from tests.claim.test_hidden_information import exchangeable, with_exchanged_past
from tests.server.worlds import AnyGame, Case

DECKS = ["claim", "Gi Gn Au Ph Ra", "Go Kn Se Tr Un", "Pe Ro Dr Gr Do", "Go Kn Vi Ba Bs"]
DECKS_FOR_MORE = ["claim", "northern-raid", "Pe Ro Au Ba Gr Ra Vi", "Gi Gn Au Do Ra Se Tr"]
PLACES = ["", "Swamp", "Peaks", "Islands", "Desert", "Dungeon", "Monastery", "Tower", "Underworld", "Coast"]
SEATS = (0, 1, None)
TRIES = 100


def all_cases() -> list[Case]:
    claim = [claim_case(number, SEATS[number % 3], 7 * number % 17) for number in range(len(PLACES))]
    kingdoms = [kingdoms_case(number, SEATS[number % 3], 3 * number) for number in range(5)]
    return [*claim, *kingdoms]


def cases_among_bots() -> list[Case]:
    """It is the turn of the seat and of nobody else, so that nothing happens meanwhile."""
    claim = [claim_case(number, number % 2, 6 * number, against_bots=True) for number in range(4)]
    return [*claim, kingdoms_case(3, 0, 0, against_bots=True)]


def cases_with_more_players() -> list[Case]:
    """Games of three and four."""
    return [
        claim_case(number, (0, None)[number % 2], 5 * number, players=3 + number // 2 % 2)
        for number in range(4)
    ]


def played(game: AnyGame, moves: int, chance: Chance) -> bool:
    """Play some moves; False if the game ended before."""
    for _ in range(moves):
        if game.is_over:
            return False
        actor = game.asked[chance.below(len(game.asked))]
        legal = game.legal_actions(actor)
        game.apply(str(legal[chance.below(len(legal))]), actor)
    return not game.is_over


def look_the_same(one: AnyGame, other: AnyGame, seat: int | None) -> bool:
    views = [game.public_view() if seat is None else game.view(seat) for game in (one, other)]
    return views[0].to_json() == views[1].to_json() and told(one, seat) == told(other, seat)


def told(game: AnyGame, seat: int | None) -> list[object]:
    return [event.to_json() for event in game.events(seat)]


def exchangeable_cards(game: Game, seat: int | None) -> list[tuple[str, str]]:
    """Pairs of cards, of which there is one each, that a seat could not tell apart."""
    view = game.public_view() if seat is None else game.view(seat)
    single = {code for code in game.pieces() if game.pieces().count(code) == 1}
    seen = {card for event in game.events(seat) for card in event.cards}
    return [two for two in exchangeable(view) if set(two) <= single - seen]


def claim_case(
    number: int, seat: int | None, moves: int, against_bots: bool = False, players: int = 2
) -> Case:
    """A game some moves old, and the one that it would have been with two hidden cards exchanged."""
    decks, places = (DECKS, PLACES[number % len(PLACES)]) if players == 2 else (DECKS_FOR_MORE, "")
    deck = decks[number % len(decks)]
    for seed in range(number * TRIES, (number + 1) * TRIES):
        game = Game(deck, players=players, places=places, seed=seed)
        chance = Chance(seed)
        if not played(game, moves, chance):
            continue
        pairs = exchangeable_cards(game, seat)
        if pairs and (not against_bots or game.asked == [seat]):
            other = with_exchanged_past(game, *pairs[chance.below(len(pairs))])
            many = f"for{players}" if players > 2 else ""
            return Case(f"claim{number}{many}{'bots' * against_bots}", seat, game, other, against_bots)
    raise AssertionError(f"no second world was found for {deck} {places}")


def case_that_nobody_can_tell() -> Case:
    """Two cards are exchanged that no seat has seen: whoever plays, people or bots, plays the same."""
    for seed in range(TRIES):
        game = Game("claim", seed=seed)
        played(game, 3, Chance(seed))
        for two in exchangeable_cards(game, 0):
            other = with_exchanged_past(game, *two)
            if all(look_the_same(game, other, seat) for seat in SEATS) and game.asked == other.asked == [1]:
                return Case("unseen", 0, game, other)
    raise AssertionError("no second world was found")


def kingdoms_case(number: int, seat: int | None, moves: int, against_bots: bool = False) -> Case:
    """A game some moves old, and one whose other hand, or pile, was dealt otherwise."""
    for seed in range(number * TRIES, (number + 1) * TRIES):
        game = Kingdoms(seed=seed)
        chance = Chance(seed)
        if not played(game, moves, chance) or (against_bots and game.asked != [seat]):
            continue
        for _ in range(TRIES):
            other = with_two_dealt_otherwise(game, chance)
            if other is not None and look_the_same(game, other, seat):
                return Case(f"kingdoms{number}{'bots' * against_bots}", seat, game, other, against_bots)
    raise AssertionError("no second world was found")


def with_two_dealt_otherwise(game: Kingdoms, chance: Chance) -> Kingdoms | None:
    """The game with two cards of hands and pile exchanged; None if it could not have gone so."""
    saved = cast(dict[str, Any], game.to_json())
    deal = {whom: list(cards) for whom, cards in saved["deal"].items()}
    places = [(whom, place) for whom in ("A", "B", "pile") for place in range(len(deal[whom]))]
    (one, here), (other, there) = (places[chance.below(len(places))] for _ in range(2))
    if one == other or deal[one][here] == deal[other][there]:
        return None
    deal[one][here], deal[other][there] = deal[other][there], deal[one][here]
    try:
        return Kingdoms.from_json({**saved, "deal": deal})
    except ClaimantError:
        return None
