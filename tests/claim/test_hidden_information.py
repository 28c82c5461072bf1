"""Two worlds that differ only in what a seat may not know look the same to it, down to the bytes.

A second world is made by exchanging two cards that the seat cannot locate, each of which could be where the
other is. Both worlds then continue with the same actions for as long as both allow them.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given

from claimant.claim import Game
from claimant.claim.knowledge.view import View
from claimant.claim.sets import PLACES
from claimant.tabletop import laws
from claimant.tabletop.chance import Chance
from tests.claim.decks import covering_decks, decks, seeds
from tests.lengths import IS_LONG


def exchangeable(view: View) -> list[tuple[str, str]]:
    """Pairs of codes that could change places without this viewer noticing, wherever they lie."""
    groups = [[card.code for card in group.candidates] for group in view.hidden]
    unknown = [card.code for card in view.unknown]
    # Of equal cards one may be confined to fewer places than another: leave these alone.
    alike = [
        code
        for code in sorted(set(unknown))
        if all(group.count(code) in (0, unknown.count(code)) for group in groups)
    ]
    return [
        (one, other)
        for one in alike
        for other in alike
        if one < other
        and all((one in group) == (other in group) for group in groups)
        and sum(one in group for group in groups) > 1
    ]


def with_exchanged(game: Game, seat: int | None, one: str, other: str) -> Game | None:
    """The world in which two hidden cards have changed places; None if that is no other world."""
    letter = "-" if seat is None else "ABCD"[seat]
    sections = [section.split(" ") for section in game.position().split(" | ")]
    hidden = {
        code: [
            (section, place)
            for section in sections
            if _is_closed_to(letter, section)
            for place, word in enumerate(section)
            if word.rstrip("abcd") == code and letter.lower() not in word[len(code) :]
        ]
        for code in (one, other)
    }
    traced = [word for section in sections if section[1:2] == ["lost"] for word in section[2:]]
    if not hidden[one] or not hidden[other] or one in traced or other in traced:
        return None
    for code, replacement in ((one, other), (other, one)):
        section, place = hidden[code][0]
        section[place] = replacement + section[place][len(code) :]
        for chosen in sections:
            if section[1:2] == ["hand"] and chosen[:2] == [section[0], "chosen"] and code in chosen:
                chosen[chosen.index(code)] = replacement
    second = Game.from_position(" | ".join(" ".join(section) for section in sections))
    return None if second.position() == game.position() else second


def _is_closed_to(letter: str, section: list[str]) -> bool:
    """Does this section of a position list cards in a place that the seat cannot look into?"""
    if section[0] in ("deck", "box", "reserve"):
        return True
    return section[0] != letter and section[1:2] in (["hand"], ["followers"], ["buried"])


def second_worlds(game: Game, seat: int | None, chance: Chance, tries: int) -> Iterator[Game]:
    view = game.public_view() if seat is None else game.view(seat)
    pairs = exchangeable(view)
    for _ in range(min(tries, len(pairs))):
        one, other = pairs[chance.below(len(pairs))]
        second = with_exchanged(game, seat, one, other)
        if second is not None:
            yield second


def play_both(one: Game, other: Game, seat: int | None, chance: Chance) -> int:
    """Play on in both worlds while they allow the same action; how far they went together."""
    split = (len(one.events()), len(other.events()))
    steps = 0
    laws.check_looks_the_same(one, other, seat, split)
    while not one.is_over:
        actor = one.asked[chance.below(len(one.asked))]
        shared = {str(action) for action in other.legal_actions(actor)}
        common = [str(action) for action in one.legal_actions(actor) if str(action) in shared]
        if not common:
            break
        action = common[chance.below(len(common))]
        one.apply(action, actor)
        other.apply(action, actor)
        if one.asked != other.asked or one.is_over != other.is_over or _has_parted(one, other, seat, split):
            break
        laws.check_looks_the_same(one, other, seat, split)
        steps += 1
    return steps


def _has_parted(one: Game, other: Game, seat: int | None, split: tuple[int, int]) -> bool:
    """Has something come to light that tells these worlds apart, such as a drawn card or a prize?"""
    heard = [event.to_json() for event in one.events(seat, split[0])]
    return heard != [event.to_json() for event in other.events(seat, split[1])]


def check_two_worlds(game: Game, chance: Chance, tries: int) -> int:
    """Look at second worlds for everybody throughout a game; how many there were."""
    worlds = 0
    while not game.is_over:
        if chance.below(4) == 0:
            for seat in (*range(game.seats), None):
                for second in second_worlds(game, seat, chance, tries):
                    play_both(game.copy(), second, seat, chance)
                    worlds += 1
        actor = game.asked[chance.below(len(game.asked))]
        legal = game.legal_actions(actor)
        game.apply(legal[chance.below(len(legal))], actor)
    return worlds


@pytest.mark.parametrize("deck", covering_decks(), ids="".join)
def test_two_worlds_look_the_same_wherever_two_factions_meet(deck: tuple[str, ...]) -> None:
    assert check_two_worlds(Game(deck, seed=2), Chance(2), tries=2 if IS_LONG else 1) > 0


@given(deck=decks, seed=seeds)
def test_two_worlds_look_the_same_in_any_game(deck: tuple[str, ...], seed: int) -> None:
    check_two_worlds(Game(deck, seed=seed), Chance(seed), tries=1)


@given(deck=decks, seed=seeds)
def test_what_a_view_claims_is_true(deck: tuple[str, ...], seed: int) -> None:
    """What is listed as known lies there, and every hidden card is among its candidates."""
    game = Game(deck, seed=seed)
    chance = Chance(seed)
    while not game.is_over:
        for viewer in range(game.seats):
            check_view_is_true(game, game.view(viewer))
        check_view_is_true(game, game.public_view())
        legal = game.legal_actions()
        game.apply(legal[chance.below(len(legal))])


def check_view_is_true(game: Game, view: View) -> None:
    rules = game.rules
    for seat, seen in zip(game.state.seats, view.seats, strict=True):
        for zone, known, cards in (
            ("hand", seen.hand, seat.hand),
            ("followers", seen.followers, seat.followers),
        ):
            unlisted = [card.code for card in rules.listed(cards)]
            for card in known:
                unlisted.remove(card.code)
            groups = [group for group in view.hidden if (group.seat, group.zone) == (seat.index, zone)]
            assert sum(group.count for group in groups) == len(unlisted)
            assert set(unlisted) <= {card.code for group in groups for card in group.candidates}
    for lying, shown in zip(game.state.deck.remaining(), view.deck, strict=True):
        assert shown is None or shown.code == lying.code


@given(seed=seeds)
def test_all_is_known_in_phase_2_without_hidden_removals_or_draws(seed: int) -> None:
    """With a perfect memory the second phase of the base game is open."""
    game = Game("claim", seed=seed)
    chance = Chance(seed)
    while game.view(0).phase == 1:
        legal = game.legal_actions()
        game.apply(legal[chance.below(len(legal))])
    assert game.view(0).unknown == game.view(1).unknown == []
    assert len(game.view(0).seats[1].hand) == 13


def with_exchanged_past(game: Game, one: str, other: str) -> Game:
    """The game as it would have gone had two cards been dealt the other way round."""
    lines = []
    for line in game.record().split("\n"):
        words = line.split(" ")
        for place, word in enumerate(words):
            for code, replacement in ((one, other), (other, one)):
                if word == code or word.endswith((f":{code}", f"-{code}", f"+{code}")):
                    words[place] = word.removesuffix(code) + replacement
        lines.append(" ".join(words))
    return Game.from_record("\n".join(lines))


@given(deck=decks, seed=seeds)
def test_a_view_holds_all_that_a_perfect_memory_could_know(deck: tuple[str, ...], seed: int) -> None:
    """A world that the view holds possible could really have come about, unnoticed by the seat.

    What is exchanged is exchanged from the deal on, and the whole game is replayed: it must be legal
    and tell the seat the same, or the seat could have known better than its view does.
    """
    check_perfect_memory(Game(deck, seed=seed), Chance(seed))


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("deck", ["claim", "northern-raid", "Pe Ro Au Ba Gr Ra Vi", "Gi Gn Au Do Ra Se Tr"])
def test_so_it_is_with_three_and_four_players(deck: str, players: int) -> None:
    for seed in range(3 if IS_LONG else 1):
        check_perfect_memory(Game(deck, players=players, seed=seed), Chance(seed))
        check_two_worlds(Game(deck, players=players, seed=seed), Chance(seed), tries=1)


@pytest.mark.parametrize("deck", ["Go Kn Au Ra Se", *(["Gi Gn Au Ph Ra", "claim"] if IS_LONG else [])])
@pytest.mark.parametrize("place", [code for code, kind in PLACES.items() if kind().kind == "landscape"])
def test_so_it_is_in_every_landscape(deck: str, place: str) -> None:
    check_perfect_memory(Game(deck, places=place, seed=5), Chance(5))
    check_two_worlds(Game(deck, places=place, seed=5), Chance(5), tries=1)


def check_perfect_memory(game: Game, chance: Chance) -> None:
    single = [code for code in game.pieces() if game.pieces().count(code) == 1]
    while not game.is_over:
        legal = game.legal_actions()
        game.apply(legal[chance.below(len(legal))])
        for seat in range(game.seats):
            # What the seat had in sight once, and lost track of, cannot have been dealt elsewhere.
            seen = {card for event in game.events(seat) for card in event.cards}
            fit = set(single) - seen
            pairs = [two for two in exchangeable(game.view(seat)) if set(two) <= fit]
            if pairs and chance.below(6) == 0:
                second = with_exchanged_past(game, *pairs[chance.below(len(pairs))])
                laws.check_looks_the_same(game, second, seat)
