"""Observations say what a view says, and numbers of actions never change."""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path

import numpy as np
import pytest

from claimant.claim import Game
from claimant.claim.sets import FACTIONS, PRESETS, ruleset
from claimant.envs.claim_layout import ClaimLayout, faction_codes
from claimant.envs.dealing import layout_of
from claimant.envs.kingdoms_layout import PLAYABLE, KingdomsLayout
from claimant.envs.layout import MOST, Layout, limited
from claimant.kingdoms import Game as KingdomsGame
from claimant.kingdoms.sets import FACTIONS as KINGDOMS_FACTIONS
from claimant.tabletop.errors import IllegalAction, InvalidSetup
from claimant.tabletop.setup import Setup
from tests.envs.playing import SETUPS, named, questions

GUIDE = Path(__file__).parents[2] / "docs" / "environments.md"


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_every_legal_action_has_a_number_of_its_own_and_comes_back(setup: Setup) -> None:
    layout = layout_of(setup)
    for _, view, _ in questions(setup, 1):
        numbers = layout.legal(view)
        assert list(numbers.values()) == view.legal
        assert [layout.action(number, view) for number in numbers] == view.legal
        mask = layout.mask(view)
        assert sorted(numbers) == list(mask.nonzero()[0])
        assert mask.shape == (layout.actions,)
        for number, action in numbers.items():
            assert layout.describe(number).partition("@#")[0] == re.sub(r"@-?\d.*", "", str(action))


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_nothing_in_an_observation_is_too_large_and_every_card_lies_in_one_place(setup: Setup) -> None:
    layout = layout_of(setup)
    for _, view, _ in questions(setup, 2):
        row = layout.observation(view)
        assert row.shape == (layout.size,)
        assert np.abs(row.astype(int)).max() < MOST
        if isinstance(layout, ClaimLayout):
            parts = layout.parts.values()
            planes = [part for part in parts if part.size == len(layout.codes)]
            told_twice = r"top|chosen" if view.asking == "play" else r"top|chosen|played-."
            apart = [part for part in planes if not re.fullmatch(told_twice, part.name)]
            assert sum(int(row[part.slice].sum()) for part in apart) == len(view.rules.cards)


def test_claim_is_observed_from_the_viewers_seat_on() -> None:
    game = Game("claim", seed=7, first=0)
    game.apply("Go8")
    layout = ClaimLayout.of(Setup("claim"))
    seen = named(layout, layout.observation(game.view(1)))
    codes = layout.codes
    assert [codes[place] for place, bit in enumerate(seen["hand-0"]) if bit] == [
        card.code for card in game.view(1).seats[1].hand
    ]
    assert [codes[place] for place, bit in enumerate(seen["played-1"]) if bit] == ["Go8"]
    assert seen["strength-1"] == [8]
    assert seen["hand-size-1"] == [12]
    assert seen["deck-size"] == [25]
    assert seen["asking"] == [1, 0, 0, 0]
    assert seen["leader"] == [0, 1]
    assert seen["asked"] == [1, 0]
    assert sum(seen["unseen"]) == 12 + 25
    assert "hand-1" not in seen


def test_of_equal_cards_the_first_ones_are_marked() -> None:
    game = Game("claim", seed=7, first=0)
    layout = ClaimLayout.of(Setup("claim"))
    goblins = sum(card.code == "Go0" for card in game.view(0).seats[0].hand)
    plane = named(layout, layout.observation(game.view(0)))["hand-0"]
    assert goblins == 3
    assert plane[:5] == [1, 1, 1, 0, 0]


def test_kingdoms_lists_tiles_and_fields_as_the_view_does() -> None:
    deck = "Go Dw Gn Tr Un Dr Kn"
    game = KingdomsGame(deck, seed=3, first=0)
    game.apply(game.legal_actions()[0])
    viewer = game.to_act
    assert viewer is not None
    view = game.view(viewer)
    layout = KingdomsLayout.of(Setup("kingdoms", deck))
    seen = named(layout, layout.observation(view))
    fields = [tuple(seen["playable"][place : place + 3]) for place in range(0, 3 * PLAYABLE, 3)]
    assert fields[: len(view.playable)] == [(1, x, y) for x, y in view.playable]
    assert not any(any(field) for field in fields[len(view.playable) :])
    tile = seen["board"][: 7 + 6]
    assert layout.codes[tile[:7].index(1)] == view.board[0].card
    assert tile[7:9] == [view.board[0].x, view.board[0].y]
    assert sum(seen["hand"]) == view.seats[viewer].hand_size


@pytest.mark.parametrize("code", FACTIONS)
def test_a_plane_has_the_cards_of_a_deck_in_its_order(code: str) -> None:
    faction = FACTIONS[code]()
    assert len(faction_codes(faction)) == len(faction.values) + len(faction.reserve_values)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deck", PRESETS)
def test_a_ready_made_deck_has_its_cards_in_the_order_of_the_rules(deck: str, players: int) -> None:
    layout = ClaimLayout.of(Setup("claim", deck, players))
    assert layout.codes == [card.code for card in ruleset(deck, players).cards]


def digest(layout: Layout) -> str:
    """A digest of all numbers and names: another one means that trained models are of no use any more."""
    told = [f"{part.name} {part.start} {part.stop}" for part in layout.parts.values()]
    told += [layout.describe(number) for number in range(layout.actions)]
    return blake2b("\n".join(told).encode(), digest_size=6).hexdigest()


FOR_EVER = {
    # What is here must never change: a new layout is a new version of the environments.
    "base": "4424835bfa6e",
    "three": "511805e4a5d3",
    "four": "6c9894030707",
    "places": "937b9edfad54",
    "islands": "3855edc09660",
    "peaks": "803a3eccfdc6",
    "random": "041e2c16e37c",
    "kingdoms": "957fec6c5b33",
    "kingdoms-random": "e7f604b2c8da",
}


@pytest.mark.parametrize("name", SETUPS)
def test_numbers_and_layouts_never_change(name: str) -> None:
    assert digest(layout_of(SETUPS[name])) == FOR_EVER[name]


def test_a_number_that_is_not_legal_is_refused() -> None:
    game = Game("claim", seed=7, first=0)
    layout = layout_of(Setup("claim"))
    for number in (161, -1, 999):
        with pytest.raises(IllegalAction, match=f"Action {number} is not allowed here"):
            layout.action(number, game.view(0))


def test_large_numbers_are_cut_off() -> None:
    assert [limited(number) for number in (-500, -3, 0, 200)] == [-MOST, -3, 0, MOST]


def test_what_cannot_be_played_has_no_layout() -> None:
    with pytest.raises(InvalidSetup, match="There is no game"):
        layout_of(Setup("chess"))
    with pytest.raises(InvalidSetup, match="exactly one pair"):
        layout_of(Setup("claim", "Go Un Dw Do Se"))
    with pytest.raises(InvalidSetup):
        layout_of(Setup("kingdoms", players=3))


@pytest.mark.parametrize("name", ["base", "kingdoms"])
def test_the_guide_lists_every_part_and_every_kind_of_action(name: str) -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    layout = layout_of(SETUPS[name])
    for part in [*layout.parts, *layout.kinds]:
        assert f"| `{re.sub(r'-[0-3]$', '-k', part)}` |" in guide, part


def test_all_factions_of_kingdoms_fit_where_they_are_drawn() -> None:
    assert KingdomsLayout.of(Setup("kingdoms")).codes == list(KINGDOMS_FACTIONS)
