"""`claimant places` and `claimant place`: where a game may be played, and what that changes."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from claimant.claim.powers import Place
from claimant.claim.sets import PLACES, find_place
from claimant.cli.terminal.output import console, print_json
from claimant.cli.terminal.parameters import AsJson


def places(*, as_json: AsJson = False) -> None:
    """List all magical places: the buildings, the landscapes and their effects."""
    known = [kind() for kind in PLACES.values()]
    if as_json:
        print_json([described(place) for place in known])
        return
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="underline")
    for title in ("name", "kind"):
        table.add_column(title, no_wrap=True)
    table.add_column("effect")
    for place in known:
        table.add_row(Text(place.name, "bold"), place.kind, Text(place.text))
    screen = console()
    screen.print(table)
    screen.print("\nTwo players may choose at most one building and one landscape, such as")
    screen.print("--building Tower --landscape Windy Peaks, or draw them: --random-places both")


def place(name: str, /, *more: Annotated[str, Parameter(show=False)], as_json: AsJson = False) -> None:
    """Explain one magical place.

    Parameters
    ----------
    name
        Its name, such as Tower or Windy Peaks.
    """
    found = find_place(" ".join((name, *more)))
    if as_json:
        print_json(described(found))
        return
    from rich.text import Text

    screen = console()
    screen.print(Text.assemble((found.name, "bold"), f", a {found.kind}, {found.box}"))
    screen.print(found.text)


def described(place: Place) -> dict[str, object]:
    return {
        "code": place.code,
        "name": place.name,
        "kind": place.kind,
        "box": place.box,
        "text": place.text,
    }
