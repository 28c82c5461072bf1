"""What the server needs from a game, whichever it is."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from claimant.games import check, find_game, seat_to_begin
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame, chosen_seed
from claimant.tabletop.reason import Reason
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.setup import Setup


class LineUp(msgspec.Struct, frozen=True):
    """A checked set-up: codes of factions (none: drawn at random) and of the named places."""

    deck: list[str]
    places: list[str]
    warnings: list[Reason]
    """What the rulebook advises against, although it is allowed."""


def line_up(setup: Setup) -> LineUp:
    """Raises `InvalidSetup` if this cannot be played."""
    kind, normal = find_game(setup.game), check(setup)
    if kind.draws_deck(setup):
        return LineUp([], list(normal.places), [])
    return LineUp(normal.deck.split(), list(normal.places), kind.warnings(normal))


def draw_deck(setup: Setup) -> list[str]:
    """A random deck for a set-up, including the factions that the set-up names.

    Raises `InvalidSetup` if there is none.
    """
    codes = find_game(setup.game).draw_deck(setup, Chance(chosen_seed(None)))
    return line_up(replace(setup, deck=" ".join(codes))).deck


def beginner(setup: Setup, letter: str | None) -> int | None:
    """The seat that was chosen to begin; None: by lot."""
    return None if letter is None else seat_to_begin(setup, letter)


def with_headers(game: TabletopGame, headers: dict[str, str]) -> TabletopGame:
    """A copy whose record has more headers."""
    copied = game.copy()
    copied.headers.update(headers)
    return copied


def result_of(game: TabletopGame) -> dict[str, object] | None:
    """How a game ended by its rules; None until it is over."""
    if not game.is_over:
        return None
    result = game.result()
    return {
        "winners": [seat_letter(seat) for seat in result.winners],
        "by": "rules",
        "result": result.to_json(),
    }
