"""Observations and masks as compiled code packs them: bits first, then numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

import numpy as np

from claimant.claim.encoding import Encoder as ClaimEncoder
from claimant.envs.layout import Array, Layout
from claimant.games import find_game
from claimant.kingdoms.encoding import Encoder as KingdomsEncoder
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.rows import BYTE_BITS, PIECE, RowWriter
from claimant.tabletop.setup import Setup
from claimant.tabletop.view import View

ENCODERS: Final[dict[str, Callable[[Any], ClaimEncoder | KingdomsEncoder]]] = {
    "claim": ClaimEncoder,
    "kingdoms": KingdomsEncoder,
}


def unpack(packed: bytes, layout: Layout, observations: Array, masks: Array) -> Array:
    """Write packed rows into arrays, and return the numbers that follow each observation."""
    rows = np.frombuffer(packed, np.uint8).reshape(len(observations), -1)
    flags, actions, size = layout.flags, layout.actions, layout.size
    width = -(-(flags + actions) // PIECE) * PIECE // BYTE_BITS
    bits = np.unpackbits(rows[:, :width], axis=1, bitorder="little").view(np.int8)
    numbers = rows[:, width:].view(np.int8)
    observations[:, :flags] = bits[:, :flags]
    observations[:, flags:] = numbers[:, : size - flags]
    masks[:] = bits[:, flags : flags + actions]
    return numbers[:, size - flags :]


class Seen(Protocol):
    """Collects what seats knew, and what they were allowed to do."""

    def begin(self, game: TabletopGame) -> None:
        """What follows is seen in this game."""

    def add(self, seat: int, view: View[Any]) -> None:
        """Store what a seat knows now."""

    def arrays(self) -> tuple[Array, Array]:
        """All observations, and all masks."""


class SeenInStates:
    """Lets compiled code write the rows: many times as fast as from views, and the same."""

    def __init__(self, setup: Setup, layout: Layout) -> None:
        self.layout = layout
        self._make_encoder = ENCODERS[setup.game]
        self._game: Any = None
        self._encoder: Any = None
        self._out = RowWriter()
        self._rows = 0

    def __repr__(self) -> str:
        return f"<SeenInStates: {self._rows} rows>"

    def begin(self, game: TabletopGame) -> None:
        self._game = game
        self._encoder = self._make_encoder(self._game.rules)

    def add(self, seat: int, view: View[Any]) -> None:
        state = self._game.state
        self._encoder.row(state, state.seats[seat], self._out)
        self._out.fill_up()
        self._rows += 1

    def arrays(self) -> tuple[Array, Array]:
        observations = np.empty((self._rows, self.layout.size), np.int8)
        masks = np.empty((self._rows, self.layout.actions), np.int8)
        unpack(self._out.taken(), self.layout, observations, masks)
        self._rows = 0
        return observations, masks


class SeenInViews:
    """Lets the layout write the rows, whatever it has room for."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._observations: list[Array] = []
        self._masks: list[Array] = []

    def __repr__(self) -> str:
        return f"<SeenInViews: {len(self._masks)} rows>"

    def begin(self, game: TabletopGame) -> None:
        """A view says everything."""

    def add(self, seat: int, view: View[Any]) -> None:
        self._observations.append(self.layout.observation(view))
        self._masks.append(self.layout.mask(view))

    def arrays(self) -> tuple[Array, Array]:
        return np.stack(self._observations), np.stack(self._masks)


def seen(setup: Setup, layout: Layout) -> Seen:
    """The quickest way there is for a set-up. Compiled code packs one line-up, without room for others."""
    is_drawn = find_game(setup.game).draws_deck(setup) or setup.random_places
    return SeenInViews(layout) if is_drawn else SeenInStates(setup, layout)
