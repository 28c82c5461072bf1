"""`claimant factions` and `claimant faction`."""

from __future__ import annotations

import pytest

from claimant.claim.sets import FACTIONS
from claimant.cli.claim.factions import about_cards, values
from claimant.locale import LANGUAGES, Words
from tests.cli.shell import play, refused, run


def power(code: str) -> str:
    return Words().text(f"faction-{code}-power")


def test_every_faction_is_listed_with_code_name_box_and_power() -> None:
    listed = " ".join(run("factions").out.split())
    for code, kind in FACTIONS.items():
        faction = kind()
        assert f"{code} {faction.name} {len(faction.values)} " in listed
        assert f"{faction.box} {power(code)}" in listed


def test_the_list_fits_eighty_columns() -> None:
    assert max(len(line) for line in run("factions").out.splitlines()) <= 80


def test_programs_get_every_faction_with_its_values() -> None:
    data = run("factions", "--json").json()
    assert isinstance(data, list)
    assert [entry["code"] for entry in data] == list(FACTIONS)
    for entry in data:
        assert entry["cards"] == len(entry["values"])


@pytest.mark.parametrize("name", ["Un", "un", "Undead", "UNDEAD"])
def test_a_faction_is_found_by_code_or_name(name: str) -> None:
    assert run("faction", name, "--json").json() == run("faction", "Un", "--json").json()


def test_a_faction_is_explained_in_the_words_of_its_text() -> None:
    assert power("Un") in " ".join(run("faction", "Undead").out.split())


@pytest.mark.parametrize(
    ("code", "remark"),
    [
        ("Go", "Always comes with Knights."),
        ("Ra", "4 of them are removed unseen; the others all go into the deck."),
        ("Ph", "10 more in a reserve, Pf: 0-9"),
        ("Uc", "Only with 2 players."),
        ("Tr", "Not recommended with 3 or more players."),
    ],
)
def test_what_is_special_about_the_cards_is_told(code: str, remark: str) -> None:
    assert remark in about_cards(FACTIONS[code]())


@pytest.mark.parametrize(
    ("numbers", "short"),
    [
        ((0, 1, 2, 3), "0-3"),
        ((0, 0, 0, 0, 0, 1, 2, 3), "0 x5, 1-3"),
        ((1, 1, 3, 3, 5), "1 x2, 3 x2, 5"),
        ((4, 6, 8), "4, 6, 8"),
        ((1, 1, 2, 2), "1-2 x2"),
    ],
)
def test_values_are_written_short(numbers: tuple[int, ...], short: str) -> None:
    assert values(numbers) == short


def test_in_another_language_factions_are_found_by_their_names_there() -> None:
    assert run("faction", "Kobolde", "--language", "de").out.startswith("Kobolde (Go), Claim\n")
    deck = ("Kobolde", "Ritter", "Untote", "Zwerge", "Seher")
    dealt = run("deal", "--seed", "1", "--language", "de", "--deck", *deck).out
    assert dealt == run("deal", "--seed", "1", "--deck", "Go", "Kn", "Un", "Dw", "Se").out


def test_several_names_may_stand_in_quotes() -> None:
    dealt = run(
        "deal", "--seed", "1", "--language", "de", "--deck", "Kobolde Ritter, Untote", "Zwerge,Seher"
    )
    assert dealt.out == run("deal", "--seed", "1", "--language", "de", "--deck", "Go Kn Un Dw Se").out


def test_a_misspelt_name_is_answered_with_the_right_one() -> None:
    english = refused(run("deal", "--deck", "Goblns", "Kn", "Un", "Dw", "Se"))
    assert english.endswith("Undead and Vikings. Did you mean Goblins?")
    german = refused(run("deal", "--language", "de", "--deck", "Kobolte", "Kn", "Un", "Dw", "Se"))
    assert german.endswith("Untote und Wikinger. Meintest du Kobolde?")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ending", ["", "-one"])
def test_its_name_may_be_singular_or_plural_wherever_it_is_typed(language: str, ending: str) -> None:
    names = {code: Words(language).text(f"faction-{code}{ending}") for code in FACTIONS}
    for code, name in names.items():
        explained = run("faction", name, "--language", language, "--json").json()
        assert explained == run("faction", code, "--json").json()
    deck = [names[code] for code in ("Go", "Kn", "Un", "Dw", "Se")]
    dealt = run("deal", "--seed", "1", "--language", language, "--deck", *deck).out
    assert dealt == run("deal", "--seed", "1", "--deck", "Go", "Kn", "Un", "Dw", "Se").out
    for game in ("claim", "kingdoms"):
        asked = [
            play("--game", game, "--language", language, typed=f"faction {name}\n").out.replace(
                f"faction {name}", "faction Go"
            )
            for name in (names["Go"], "Go")
        ]
        assert asked[0] == asked[1]


def test_an_unknown_faction_is_refused_with_those_that_are_known() -> None:
    told = refused(run("faction", "Elves"))
    assert told.startswith("There is no faction “Elves”. Choose from Giants, Gnomes, Goblins, Knights, ")
