"""Who leads each faction at the moment."""

from __future__ import annotations

from claimant.kingdoms.board import Board, empty_board
from claimant.kingdoms.knowledge.view import View
from claimant.kingdoms.result import Control, controls_of
from claimant.kingdoms.state import State, empty_state
from claimant.kingdoms.verbs import set_down


def standing(view: View) -> list[Control]:
    """Who would score each faction if the game ended now.

    >>> from claimant.kingdoms.game import Game
    >>> [control.figures for control in standing(Game(seed=7).view(0))][:2]
    [[0, 0], [0, 0]]
    """
    state = empty_state(view.rules)
    lay_board(state, view)
    return controls_of(state)


def lay_board(state: State, view: View) -> None:
    """Lay on an empty table the cards and figures that a view shows."""
    state.board = _board(view)
    for tile in view.board:
        for seat in tile.figures:
            set_down(state, state.seats[seat], state.board.field(tile.x, tile.y))


def _board(view: View) -> Board:
    board = empty_board()
    across = [tile.x for tile in view.board]
    up = [tile.y for tile in view.board]
    board.spread(min(across), min(up), max(across), max(up))
    while not board.has_room():
        board = board.widened()
    for tile in view.board:
        faction = view.rules.faction(tile.card)
        assert faction is not None
        board.lay(board.field(tile.x, tile.y), faction.kind)
    for tile in view.board:
        if tile.face_down:
            board.turn_over(board.field(tile.x, tile.y))
    return board
