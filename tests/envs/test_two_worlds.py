"""Two worlds that a viewer cannot tell apart give it the same arrays, masks, strings and pictures."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest

from claimant.claim import Game as ClaimGame
from claimant.claim.encoding import Encoder as ClaimEncoder
from claimant.envs import open_spiel
from claimant.envs.dealing import layout_of
from claimant.envs.layout import Layout
from claimant.envs.rendering import picture, render, text
from claimant.games import kind_of, new_game
from claimant.kingdoms import Game as KingdomsGame
from claimant.kingdoms.encoding import Encoder as KingdomsEncoder
from claimant.kingdoms.knowledge.minds import SPECTATOR
from claimant.notebook import game_picture, view_picture
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.rows import RowWriter
from claimant.tabletop.setup import Setup
from tests.claim.test_hidden_information import second_worlds
from tests.kingdoms.test_laws import other_world

SETUPS = {
    "base": Setup("claim"),
    "choices and reserves": Setup("claim", "Go Kn Au Ra Se"),
    "pairs": Setup("claim", "Gi Gn Se Tr Vi"),
    "three players": Setup("claim", "claim2", players=3),
    "kingdoms": Setup("kingdoms", "Gn Tr Un Do Se Gi Kn"),
}
Told = Callable[[TabletopGame, int | None], object]


def worlds(game: TabletopGame, viewer: int | None, chance: Chance) -> Iterator[TabletopGame]:
    """Another world that this viewer cannot tell from the one that there is; None is a spectator."""
    if isinstance(game, ClaimGame):
        yield from second_worlds(game, viewer, chance, 1)
    else:
        assert isinstance(game, KingdomsGame)
        yield other_world(game, SPECTATOR if viewer is None else viewer, random.Random(chance.below(1000)))


def row(game: TabletopGame, seat: int) -> bytes:
    """What `VectorGames` is told."""
    out = RowWriter()
    if isinstance(game, ClaimGame):
        ClaimEncoder(game.rules).row(game.state, game.state.seats[seat], out)
    else:
        assert isinstance(game, KingdomsGame)
        KingdomsEncoder(game.rules).row(game.state, game.state.seats[seat], out)
    out.fill_up()
    return out.taken()


def told_to_seats(layout: Layout) -> dict[str, Callable[[TabletopGame, int], object]]:
    return {
        "observation": lambda game, seat: layout.observation(game.view(seat)).tobytes(),
        "mask": lambda game, seat: layout.mask(game.view(seat)).tobytes(),
        "row": row,
        "text": lambda game, seat: text(game.view(seat)),
        "picture": lambda game, seat: picture(game.view(seat)),
        "notebook": lambda game, seat: view_picture(game.view(seat)),
    }


TOLD_TO_SPECTATORS: dict[str, Callable[[TabletopGame], object]] = {
    "svg": lambda game: render(game, "svg"),
    "ansi": lambda game: render(game, "ansi"),
    "notebook": game_picture,
}


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_nothing_that_a_viewer_cannot_know_is_told_to_it(setup: Setup) -> None:
    game = new_game(setup, 5)
    told = told_to_seats(layout_of(kind_of(game).setup_of(game)))
    chance = Chance(5)
    compared = 0
    while not game.is_over:
        viewers = [*range(game.seats), None]
        viewer = viewers[chance.below(len(viewers))]
        for other in worlds(game, viewer, chance):
            if viewer is None:
                for name, tell in TOLD_TO_SPECTATORS.items():
                    assert tell(game) == tell(other), name
            else:
                for name, tell_seat in told.items():
                    assert tell_seat(game, viewer) == tell_seat(other, viewer), name
            compared += 1
        actor = game.asked[0]
        legal = game.legal_actions(actor)
        game.apply(legal[chance.below(len(legal))], actor)
    assert compared > 15


# --- OpenSpiel keeps what was heard ---------------------------------------------------------------------


def dealt(game: Any, outcomes: list[int]) -> Any:
    """A state after these outcomes of chance; None if one of them cannot be."""
    state = game.new_initial_state()
    for outcome in outcomes:
        if outcome not in [number for number, _ in state.chance_outcomes()]:
            return None
        state.apply_action(outcome)
    return state


def shuffled(game: Any, generator: np.random.Generator) -> list[int]:
    """What chance does until a seat acts."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(generator.choice(outcomes, p=chances)))
    return list(state.history())


def strings(state: Any, seat: int) -> tuple[object, ...]:
    return (
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
    )


@pytest.mark.parametrize("name", [open_spiel.CLAIM.short_name, open_spiel.KINGDOMS.short_name])
def test_strings_of_open_spiel_tell_two_deals_apart_only_once_a_seat_can(name: str) -> None:
    game = pyspiel.load_game(name)
    generator = np.random.default_rng(3)
    alike = apart = 0
    while alike < 60 or apart < 3:
        outcomes = shuffled(game, generator)
        # Two cards of the deal change places; the first outcome says who begins.
        one, other = sorted(generator.choice(range(1, len(outcomes)), 2, replace=False))
        exchanged = outcomes[:]
        exchanged[one], exchanged[other] = outcomes[other], outcomes[one]
        states = [dealt(game, outcomes), dealt(game, exchanged)]
        seat = int(generator.integers(2))
        if exchanged == outcomes or None in states:
            continue
        while True:
            if any(state.is_chance_node() or state.is_terminal() for state in states):
                break
            if states[0].dealt.view(seat).to_json() != states[1].dealt.view(seat).to_json():
                apart += 1
                assert strings(states[0], seat)[:2] != strings(states[1], seat)[:2]
                break
            assert strings(states[0], seat) == strings(states[1], seat)
            alike += 1
            common = set(states[0].legal_actions()) & set(states[1].legal_actions())
            if not common or states[0].current_player() != states[1].current_player():
                break
            action = int(generator.choice(sorted(common)))
            for state in states:
                state.apply_action(action)
