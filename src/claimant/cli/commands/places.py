"""`claimant places` and `claimant place`: where a game may be played, and what that changes."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from claimant.claim.powers import Place
from claimant.claim.sets import PLACES, find_place
from claimant.cli.terminal.output import console, print_json
from claimant.cli.terminal.parameters import AsJson
from claimant.cli.terminal.texts import text, typed_name
from claimant.locale import Words

CHOOSE = "--building {building} --landscape {landscape}"
DRAW = "--random-places both"


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
        table.add_column(text(f"column-{title}"), no_wrap=True)
    table.add_column(text("column-effect"))
    for place in known:
        effect = Text(text(f"place-{place.code}-effect"))
        table.add_row(Text(text(f"place-{place.code}"), "bold"), text(f"place-kind-{place.kind}"), effect)
    screen = console()
    screen.print(table)
    chosen = CHOOSE.format(building=text("place-Tower"), landscape=text("place-Peaks"))
    screen.print(f"\n{text('places-choose')} {chosen}")
    screen.print(f"{text('places-draw')} {DRAW}")


def place(name: str, /, *more: Annotated[str, Parameter(show=False)], as_json: AsJson = False) -> None:
    """Explain one magical place."""
    found = find_place(typed_name("place", " ".join((name, *more)), PLACES))
    if as_json:
        print_json(described(found))
        return
    from rich.text import Text

    screen = console()
    kind = text(f"place-kind-{found.kind}")
    screen.print(Text.assemble((text(f"place-{found.code}"), "bold"), f" ({kind}), {found.box}"))
    screen.print(text(f"place-{found.code}-effect"))


def described(place: Place) -> dict[str, object]:
    return {
        "code": place.code,
        "name": place.name,
        "kind": place.kind,
        "box": place.box,
        "text": Words().text(f"place-{place.code}-effect"),
    }
