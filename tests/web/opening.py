"""Opening tables as a person does: on the page where tables are set up."""

from __future__ import annotations

import re

from tests.web.claim_table import ClaimTable
from tests.web.person import Person


def set_up_claim(
    person: Person, players: int = 2, place: str | None = None, *, public: bool = False
) -> ClaimTable:
    """A game of Claim against bots, begun."""
    page = person.open("/new")
    page.get_by_role("group", name="How many players?").get_by_role("radio", name=str(players)).check()
    for number in range(2, players + 1):
        page.get_by_role("combobox", name=f"Seat {number}").select_option("random")
    if place is not None:
        page.get_by_role("group", name="Magical places").get_by_role("radio", name="Choose").check()
        page.get_by_role("checkbox", name=re.compile(place)).check()
    if public:
        page.get_by_role("radio", name="Everyone").check()
    page.get_by_text("Ready to play.").wait_for()
    page.get_by_role("button", name="Play", exact=True).click()
    table = ClaimTable(person)
    table.wait()
    return table
