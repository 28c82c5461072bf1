"""Every faction and place has a picture of ours, small, self-contained, and unlike all others."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from claimant.claim.presets import PRESETS
from claimant.claim.sets import FACTIONS, PLACES
from claimant.kingdoms.sets import FACTIONS as KINGDOMS_FACTIONS
from tests.web.drawing import (
    PICTURES,
    SVG,
    VISIONS,
    Raster,
    colours,
    contrast,
    difference,
    distance,
    silhouette,
)

RESERVES = {kind().reserve_code for kind in FACTIONS.values()} - {""}
EMBLEMS = sorted({*FACTIONS, *KINGDOMS_FACTIONS, *RESERVES})
ALL = sorted(PICTURES.rglob("*.svg"))
THEMES = ("light", "dark")

SMALL = 3000
MARKED_OFF = 0.35
"""How much the shapes of two emblems differ at least, where 1 is nothing in common."""
CLEARLY_APART = 0.05
"""How far apart in OKLab two colours are that are told apart at a glance."""
PARTS = {"svg", "g", "path", "circle", "rect"}


def shown(path: Path) -> str:
    return str(path.relative_to(PICTURES))


def emblem(code: str) -> Path:
    return PICTURES / "factions" / f"{code}.svg"


@cache
def shape(code: str) -> Raster:
    return silhouette(emblem(code), 24)


def test_every_faction_has_an_emblem_and_every_place_a_picture() -> None:
    assert {path.stem for path in (PICTURES / "factions").iterdir()} == set(EMBLEMS)
    assert {path.stem for path in (PICTURES / "places").iterdir()} == set(PLACES)
    assert {path.stem for path in (PICTURES / "figures").iterdir()} == {"A", "B"}


@pytest.mark.parametrize("path", ALL, ids=shown)
def test_a_picture_is_small_plain_and_needs_nothing_else(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.encode()) < SMALL
    root = ElementTree.fromstring(text)
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in PARTS
        # A strict content security policy allows no style attributes, and nothing is fetched.
        assert not {"style", "id", "href", "transform", "class"} & set(element.attrib)
    assert "url(" not in text
    assert re.findall(r"\w+://[^\"]*", text) == ["http://www.w3.org/2000/svg"]


@pytest.mark.parametrize("path", ALL, ids=shown)
def test_a_picture_has_the_grid_of_its_kind(path: Path) -> None:
    boxes = {"places": "0 0 96 64", "any-place": "0 0 96 64", "card-back": "0 0 126 176"}
    kind = path.stem if path.parent == PICTURES else path.parent.name
    assert ElementTree.parse(path).getroot().attrib["viewBox"] == boxes.get(kind, "0 0 64 64")


@pytest.mark.parametrize("code", [*EMBLEMS, "figures/A", "figures/B"])
def test_an_emblem_is_centred_and_fills_its_grid(code: str) -> None:
    cells = silhouette(PICTURES / f"{code}.svg" if "/" in code else emblem(code), 64)
    rows = [y for y, row in enumerate(cells) if max(row) > 0.5]
    columns = [x for x in range(64) if max(row[x] for row in cells) > 0.5]
    assert max(rows[-1] - rows[0], columns[-1] - columns[0]) >= 52
    assert abs(rows[0] + rows[-1] - 63) <= 9
    assert abs(columns[0] + columns[-1] - 63) <= 9
    covered = sum(map(sum, cells)) / 64**2
    assert 0.22 <= covered <= 0.62


@pytest.mark.parametrize(("one", "other"), list(combinations(EMBLEMS, 2)))
def test_two_emblems_differ_in_shape_at_24_pixels(one: str, other: str) -> None:
    assert difference(shape(one), shape(other)) >= MARKED_OFF


def test_the_figures_of_two_players_differ_in_shape() -> None:
    one, other = (silhouette(PICTURES / "figures" / f"{seat}.svg", 24) for seat in "AB")
    assert difference(one, other) >= MARKED_OFF


@pytest.mark.parametrize("theme", THEMES)
def test_every_colour_of_a_faction_or_seat_can_be_read_on_a_card(theme: str) -> None:
    number = THEMES.index(theme)
    table = {name: both[number] for name, both in colours().items()}
    assert {f"faction-{code}" for code in FACTIONS} <= set(table)
    read = [name for name in table if name.startswith(("faction-", "seat-"))] + ["ink"]
    assert [name for name in read if contrast(table[name], table["paper"]) < 4.5] == []


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("theme", THEMES)
def test_colours_of_factions_that_meet_in_a_deck_stay_apart_for_everybody(theme: str, vision: str) -> None:
    number = THEMES.index(theme)
    table = {code: colours()[f"faction-{code}"][number] for code in FACTIONS}
    decks = [preset.codes for preset in PRESETS.values()] + [tuple(KINGDOMS_FACTIONS)]
    close = {
        pair
        for deck in decks
        for pair in combinations(sorted(deck), 2)
        if distance(table[pair[0]], table[pair[1]], vision) < CLEARLY_APART
    }
    assert close == set()
