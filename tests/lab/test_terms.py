"""What a match is played with."""

from __future__ import annotations

import pytest

from claimant.claim.game import Game as Claim
from claimant.claim.sets import PLACES, ruleset, warnings
from claimant.lab.terms import RANDOM, Terms, derived_seed, draw_deck
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import InvalidSetup


def factions(terms: Terms, seed: int) -> list[str]:
    return [faction.code for faction in terms.new_game(seed).rules.factions]


def places(terms: Terms, seed: int) -> list[str]:
    game = terms.new_game(seed)
    assert isinstance(game, Claim)
    return [place.code for place in game.rules.places]


def test_without_a_deck_the_base_game_is_played() -> None:
    assert factions(Terms(), 1) == ["Go", "Kn", "Do", "Dw", "Un"]
    assert Terms(deck="claim").new_game(5).record() == Terms().new_game(5).record()


def test_a_deal_is_that_of_its_seed() -> None:
    terms = Terms(deck="claim2", places=("Dungeon",))
    assert terms.new_game(7).record() == Claim("claim2", places="Dungeon", seed=7).record()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_deck_is_legal_and_advised(players: int) -> None:
    decks = {draw_deck(players, Chance(seed)) for seed in range(200)}
    assert len(decks) > 150
    seen: set[str] = set()
    for deck in decks:
        ruleset(deck, players)
        assert warnings(deck, players) == []
        seen |= set(deck)
    assert len(seen) >= 15


def test_a_random_deck_and_random_places_come_from_the_seed() -> None:
    terms = Terms(deck=RANDOM, random_places="both")
    seeds = range(40)
    assert [factions(terms, seed) for seed in seeds] == [factions(terms, seed) for seed in seeds]
    assert len({tuple(factions(terms, seed)) for seed in seeds}) > 30
    drawn = [places(terms, seed) for seed in seeds]
    assert all(len(both) == 2 for both in drawn)
    assert len({code for both in drawn for code in both}) > len(PLACES) / 2


def test_the_factions_of_kingdoms_are_drawn_unless_they_are_named() -> None:
    drawn = Terms("kingdoms")
    assert drawn.is_mixed
    assert factions(drawn, 1) != factions(drawn, 2)
    named = Terms("kingdoms", "Go Dw Gn Tr Un Dr Kn")
    assert not named.is_mixed
    assert factions(named, 1) == factions(named, 2)
    assert factions(Terms("kingdoms", RANDOM), 1) == factions(drawn, 1)


@pytest.mark.parametrize(
    ("terms", "sides", "share"),
    [
        (Terms(), 2, 1 / 2),
        (Terms("kingdoms"), 2, 1 / 2),
        (Terms(players=3), 3, 1 / 3),
        (Terms(players=4), 2, 1 / 2),
    ],
)
def test_every_side_is_taken_once(terms: Terms, sides: int, share: float) -> None:
    assert terms.sides == sides
    assert terms.equal_share == share
    assert len(terms.seatings) == sides
    for seat in range(terms.players):
        assert [seating[seat] for seating in terms.seatings].count(0) == 1
    for seating in terms.seatings:
        assert seating.count(0) == terms.players // sides


def test_partners_are_the_same_bot() -> None:
    assert all(one == three and two == four for one, two, three, four in Terms(players=4).seatings)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"deck": "nope"}, "unknown-deck"),
        ({"players": 5}, "wrong-number-of-players"),
        ({"players": 5, "deck": RANDOM}, "wrong-number-of-players"),
        ({"players": 3, "random_places": "both"}, "no-places"),
        ({"places": ("Moon",)}, "unknown-place"),
        ({"places": ("Tower",), "random_places": "both"}, "too-many-places"),
        ({"random_places": "some"}, "unknown-draw"),
        ({"game": "kingdoms", "players": 3}, "kingdoms-terms"),
        ({"game": "kingdoms", "random_places": "both"}, "kingdoms-terms"),
        ({"game": "kingdoms", "deck": "claim"}, "kingdoms-unknown-faction"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused_at_once(arguments: dict[str, object], code: str) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        Terms(**arguments)  # type: ignore[arg-type]
    assert refusal.value.reason.code == code


def test_derived_seeds_are_seeds_and_differ() -> None:
    seeds = {derived_seed(1, "pair", number) for number in range(1_000)}
    seeds |= {derived_seed(2, "pair", number) for number in range(1_000)}
    assert len(seeds) == 2_000
    assert all(0 <= seed < 2**64 for seed in seeds)
    # Part of what makes a match repeatable: never to be changed.
    assert derived_seed(1, "pair", 1) == 15251549258803835924
