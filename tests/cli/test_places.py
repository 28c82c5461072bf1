"""`claimant places` and `claimant place`."""

from __future__ import annotations

import pytest

from claimant.claim.sets import PLACES
from claimant.locale import Words
from tests.cli.shell import refused, run


def effect(code: str) -> str:
    return Words().text(f"place-{code}-effect")


def test_every_place_is_listed_with_name_kind_and_effect() -> None:
    listed = run("places").out
    for kind in PLACES.values():
        place = kind()
        line = next(line for line in listed.splitlines() if line.startswith(place.name))
        assert line.split()[len(place.name.split())] == place.kind
        assert " ".join(effect(place.code).split()[:3]) in line


def test_the_list_fits_eighty_columns() -> None:
    assert max(len(line) for line in run("places").out.splitlines()) <= 80


def test_programs_get_every_place() -> None:
    data = run("places", "--json").json()
    assert isinstance(data, list)
    assert [entry["code"] for entry in data] == list(PLACES)
    for entry in data:
        place = PLACES[entry["code"]]()
        assert (entry["name"], entry["kind"], entry["text"]) == (place.name, place.kind, effect(place.code))


@pytest.mark.parametrize("name", [["Peaks"], ["windy peaks"], ["Windy", "Peaks"], ["WINDY", "PEAKS"]])
def test_a_place_is_found_by_code_or_name(name: list[str]) -> None:
    assert run("place", *name, "--json").json() == run("place", "Peaks", "--json").json()


@pytest.mark.parametrize("code", PLACES)
def test_a_place_is_explained_in_the_words_of_its_text(code: str) -> None:
    place = PLACES[code]()
    told = " ".join(run("place", code).out.split())
    assert told == f"{place.name} ({place.kind}), {place.box} {effect(code)}"


def test_in_another_language_a_place_is_found_by_its_name_there() -> None:
    assert run("place", "Turm", "--language", "de").out.startswith("Turm (Gebäude), Maps\n")
    dealt = run("deal", "--seed", "1", "--building", "turm", "--language", "de").out
    assert dealt == run("deal", "--seed", "1", "--building", "Tower").out


def test_an_unknown_place_is_refused_with_those_that_are_known() -> None:
    assert "Windy Peaks" in refused(run("place", "Moon"))
