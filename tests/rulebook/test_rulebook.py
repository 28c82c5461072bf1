"""The rules as a book: up to date, complete, and drawn from real games."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from claimant.claim.sets import FACTIONS, PLACES
from claimant.drawing import art
from claimant.drawing.stage import stages
from claimant.kingdoms.sets import FACTIONS as KINGDOMS_FACTIONS
from claimant.locale import LANGUAGES, Words
from claimant.rulebook.__main__ import book_json, main
from claimant.rulebook.chapters import Block, book, factions
from claimant.rulebook.markdown import Page, page_name
from claimant.rulebook.pictures import draw, pictures
from claimant.rulebook.samples import sample_game, sample_tricks

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
GAMES = ("claim", "kingdoms")
LARGEST = 20_000


def blocks(game: str) -> list[Block]:
    return [block for section in book()[game]["sections"] for block in section["blocks"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_pages_in_git_are_up_to_date(game: str, language: str) -> None:
    kept = (ROOT / "docs" / page_name(game, language)).read_text(encoding="utf-8")
    assert kept == Page(game, language).written(), "run make rules"


def test_the_structure_in_git_is_up_to_date() -> None:
    kept = (ROOT / "src" / "claimant" / "rulebook" / "book.json").read_text(encoding="utf-8")
    assert kept == book_json(), "run make rules"


@pytest.mark.parametrize("name", pictures())
def test_the_pictures_in_git_are_up_to_date_well_formed_and_small(name: str) -> None:
    kept = (PICTURES / f"{name}.svg").read_text(encoding="utf-8")
    assert kept == draw(name), "run make rules"
    ElementTree.fromstring(kept)
    assert len(kept) < LARGEST


def test_no_picture_is_left_over() -> None:
    assert {path.stem for path in PICTURES.iterdir()} == set(pictures())


def test_every_power_has_a_picture() -> None:
    known = {*FACTIONS, *PLACES, *(f"kingdoms-{code}" for code in KINGDOMS_FACTIONS)}
    assert known <= set(pictures())


@pytest.mark.parametrize("name", pictures())
def test_a_picture_has_no_words(name: str) -> None:
    drawing = ElementTree.fromstring(draw(name))
    texts = [node.text or "" for node in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert all(text.lstrip("+").isdigit() or text in "ABCD" for text in texts)


def test_every_faction_and_place_is_in_the_book() -> None:
    told = {
        block["sort"]: block["codes"]
        for game in GAMES
        for block in blocks(game)
        if block["kind"] == "powers"
    }
    assert set(told["faction"]) == set(factions()) == set(FACTIONS)
    assert {*told["building"], *told["landscape"]} == set(PLACES)
    assert set(told["board-faction"]) == set(KINGDOMS_FACTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_book_is_there(language: str) -> None:
    words = Words(language)
    for game in GAMES:
        for section in book()[game]["sections"]:
            words.text(section["title"])
        for block in blocks(game):
            for key in [block["key"]] if "key" in block else block.get("keys", []):
                words.text(key)
    assert words.missing == []


def test_every_picture_that_the_book_names_is_drawn() -> None:
    for game in GAMES:
        for block in blocks(game):
            assert block["kind"] != "picture" or block["name"] in pictures()


def test_the_sample_game_is_told_from_the_first_trick_to_the_last() -> None:
    tricks = sample_tricks()
    assert [(trick.phase, trick.number) for trick in tricks] == [
        (phase, number) for phase in (1, 2) for number in range(1, 14)
    ]
    piles = sample_game().result().score_piles
    assert [len(pile) for pile in piles] == [
        sum(len(trick.gained.get(seat, [])) for trick in tricks) for seat in (0, 1)
    ]


def test_the_stages_of_a_game_end_where_the_game_ends() -> None:
    game = sample_game()
    start = game.rewound(0)
    last = stages(start, list(game.log)[len(start.log) :])[-1]
    for seat, view in enumerate(game.public_view().seats):
        assert sorted(last.cards("score", seat)) == sorted(card.code for card in view.score_pile)


def test_emblems_and_colours_are_those_of_the_client() -> None:
    for code in FACTIONS:
        assert f"faction-{code}" in art.colours()
        assert "var(" not in art.emblem(code)


def test_the_command_writes_what_is_missing_and_checks_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["rulebook", "--check", str(tmp_path)])
    assert main() == 1
    monkeypatch.setattr("sys.argv", ["rulebook", str(tmp_path)])
    assert main() == 0
    monkeypatch.setattr("sys.argv", ["rulebook", "--check", str(tmp_path)])
    assert main() == 0
    assert json.loads((tmp_path / "src/claimant/rulebook/book.json").read_text(encoding="utf-8")) == book()
