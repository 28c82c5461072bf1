"""Imagined worlds: they look like the real one, are all possible, and are drawn evenly."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from claimant.kingdoms import Game, bags
from claimant.kingdoms.knowledge.minds import SPECTATOR
from claimant.kingdoms.knowledge.view import View, view_of
from claimant.kingdoms.playout import play_out
from claimant.kingdoms.search.imagine import Imagination
from claimant.kingdoms.state import SHUFFLE, State
from claimant.kingdoms.turn import flow
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import InvalidSetup
from tests.kingdoms.conservation import is_conserved
from tests.kingdoms.decks import COVERING
from tests.kingdoms.scene import Scene


def bytes_of(view: View) -> str:
    return json.dumps(view.to_json())


@pytest.mark.parametrize("deck", COVERING)
def test_an_imagined_world_looks_to_its_seat_like_the_real_one(deck: str) -> None:
    chance = Chance(3)
    questions = set()
    for seed in range(3):
        game = Game(deck, seed=seed)
        while not game.is_over:
            for seat in (0, 1):
                view = game.view(seat)
                questions.add((view.asking, view.stage, seat in view.asked))
                imagination = Imagination(view)
                world = imagination.world(chance)
                assert is_conserved(world)
                imagination.remember(world)
                assert bytes_of(view_of(world, seat)) == bytes_of(view)
            legal = game.legal_actions()
            game.apply(legal[chance.below(len(legal))])
        for seat in (0, 1):
            imagination = Imagination(game.view(seat))
            world = imagination.world(chance)
            imagination.remember(world)
            assert bytes_of(view_of(world, seat)) == bytes_of(game.view(seat))
    assert {("place", "", True), ("place", "", False), ("draw", "", True)} <= questions
    assert {stage for _, stage, _ in questions} >= {"", "offered"}


@pytest.mark.parametrize("deck", COVERING)
def test_an_imagined_world_can_be_played_to_its_end(deck: str) -> None:
    chance = Chance(4)
    game = Game(deck, seed=9)
    while not game.is_over:
        for seat in (0, 1):
            world = Imagination(game.view(seat)).world(chance)
            play_out(world, chance)
            assert world.is_over()
            assert is_conserved(world)
        legal = game.legal_actions()
        game.apply(legal[chance.below(len(legal))])


def test_every_stage_of_a_power_is_imagined() -> None:
    """Also while the other seat is in the middle of it."""
    chance = Chance(2)
    seen = set()
    for seed in range(40):
        game = Game("Se Do Kn Un Gi Tr Gn", seed=seed)
        while not game.is_over:
            view = game.view(0)
            kind = (view.stage, view.has_drawn, tuple(view.asked))
            if view.stage and kind not in seen:
                seen.add(kind)
                imagination = Imagination(view)
                world = imagination.world(chance)
                imagination.remember(world)
                assert bytes_of(view_of(world, 0)) == bytes_of(view)
                play_out(world, chance)
                assert is_conserved(world)
            legal = game.legal_actions()
            game.apply(legal[chance.below(len(legal))])
    stages = ("offered", False), ("copied", False), ("going-on", False), ("going-on", True)
    assert seen == {(*stage, (seat,)) for stage in stages for seat in (0, 1)}


# --- drawing evenly -----------------------------------------------------------------------------------

SMALL = (
    # Two cards in the other hand of five hidden ones.
    "Go Kn Un | board Kn@0,0 | A hand Go | B hand Kn Go | display Un Go Kn | pile Un Go Go",
    # One of them known.
    "Go Kn Un | board Kn@0,0 Kn@1,0:B | turn 3 | A hand Go | B hand Kn Un | display Un Go Kn"
    " | pile Un Kn Go | A knows 4180000",
    # The other seat is looking at cards.
    "Go Un Se | board Go@0,0 Se@1,0:B | turn 2 | step power | power Se going-on | here 1,0 | drawn"
    " | A hand Go Go | B hand Un | display Un Go Un | sight Go Un Go | pile Se",
)


def arrangement(state: State) -> tuple[tuple[int, ...], ...]:
    """Everything that seat A cannot see; the pile in its order."""
    hand = bags.listed(state.seats[1].hand)
    return tuple(hand), tuple(bags.listed(state.sight)), tuple(int(card) for card in state.pile)


def orders(cards: tuple[int, ...]) -> int:
    """In how many ways these cards could have come into their places."""
    number = 1
    for place, card in enumerate(sorted(cards)):
        alike = sorted(cards)[: place + 1].count(card)
        number = number * (place + 1) // alike
    return number


@pytest.mark.parametrize("text", SMALL)
def test_all_worlds_are_drawn_and_none_more_often_than_another(text: str) -> None:
    scene = Scene(text)
    view = scene.view("A")
    known = tuple(view.rules.codes([0, 1, 2]).index(code) for code in view.seats[1].hand)
    imagination = Imagination(view)
    chance = Chance(5)
    draws = imagination.worlds * 100
    drawn = Counter(arrangement(imagination.world(chance)) for _ in range(draws))
    # A hand and cards looked at have no order: such a world stands for as many as there are orders.
    shares = {world: orders(_without(world[0], known)) * orders(world[1]) for world in drawn}
    assert sum(shares.values()) == imagination.worlds
    squares = sum((drawn[world] - 100 * share) ** 2 / (100 * share) for world, share in shares.items())
    freedom = len(shares) - 1
    assert squares < freedom + 4 * (2 * freedom) ** 0.5


def _without(cards: tuple[int, ...], known: tuple[int, ...]) -> tuple[int, ...]:
    rest = list(cards)
    for card in known:
        rest.remove(card)
    return tuple(rest)


def test_a_card_of_which_more_are_about_is_more_likely() -> None:
    scene = Scene("Go Kn | board Kn@0,0 | A hand Go | B hand Kn | display Kn Go Kn | pile Go Go Go")
    imagination = Imagination(scene.view("A"))
    assert imagination.worlds == 4
    chance = Chance(1)
    knights = sum(int(imagination.world(chance).seats[1].hand == 0x10) for _ in range(4000))
    assert 900 < knights < 1100


def test_a_single_world_is_certain() -> None:
    alike = Scene("Go Kn | board Kn@0,0 | A hand Go | B hand Kn Kn | display Kn Go Kn")
    assert Imagination(alike.view("A")).is_certain
    pile = Scene("Go Kn | board Kn@0,0 | A hand Go | B hand Kn | display Kn Go Kn | pile Kn Kn")
    assert Imagination(pile.view("A")).is_certain
    order = Scene("Go Kn | board Kn@0,0 | A hand Go | B hand Kn | display Kn Go Kn | pile Go Kn")
    assert Imagination(order.view("A")).worlds == 3


def test_the_same_seed_gives_the_same_worlds_and_copies_are_independent() -> None:
    view = Game(seed=5).view(0)
    one = [arrangement(Imagination(view).world(Chance(7))) for _ in range(2)]
    assert one[0] == one[1]
    imagination = Imagination(view)
    chance = Chance(7)
    first = imagination.world(chance)
    before = arrangement(first)
    play_out(imagination.world(chance), chance)
    assert arrangement(first) == before == one[0]


def test_only_what_a_seat_sees_while_somebody_decides_can_be_imagined_on() -> None:
    with pytest.raises(InvalidSetup, match="spectator"):
        Imagination(Game(seed=1).public_view())
    scene = Scene(
        "Go Kn Un | board Kn@0,0 Kn@1,0:A | step draw | here 1,0 | A hand Kn | B hand Go Kn"
        " | display Go Un Go | pile Go Kn Kn"
    ).play("+Un")
    assert scene.state.asking == SHUFFLE
    with pytest.raises(InvalidSetup, match="shuffled"):
        Imagination(view_of(scene.state, 0))
    flow.shuffle(scene.state, Chance(1))
    assert Imagination(view_of(scene.state, 0)).world(Chance(1)).seats[0].hand_size == 2
    with pytest.raises(InvalidSetup):
        Imagination(view_of(scene.state, SPECTATOR))
