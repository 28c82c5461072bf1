"""Opening tables without the page where they are set up: the same deal each time."""

from __future__ import annotations

from tests.web.claim_table import ClaimTable
from tests.web.person import Person
from tests.web.sights import fixed_table, play, post


def set_up_claim(
    person: Person, players: int = 2, place: str | None = None, *, public: bool = False, moves: int = 0
) -> ClaimTable:
    """A game of Claim against bots, begun, with some moves made."""
    line = person.context.request
    post(line, "players", name="Ann")
    setup = {"game": "claim", "players": players, "places": [place] if place else []}
    bots = ["random"] * (players - 1)
    name, game = fixed_table(line, person.server, setup=setup, bots=bots, private=not public)
    play(line, game, moves)
    person.open(f"/t/{name}")
    table = ClaimTable(person)
    table.wait()
    return table
