"""Every kind of bad input ends in one clear sentence and exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from claimant.tabletop.chance import Chance
from tests.cli.shell import played_game, played_kingdoms, refused, run


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["fly"], "fly"),
        (["factions", "extra"], "extra"),
        (["factions", "--yaml"], "--yaml"),
        (["faction"], "NAME"),
        (["faction", ""], "Choose from Giants"),
        (["deal", "--deck", "nope"], "no deck “nope”"),
        (["deal", "--deck"], "name a ready-made deck or factions"),
        (["deal", "--deck", ""], "name a ready-made deck or factions"),
        (["deal", "--deck", " ", ""], "name a ready-made deck or factions"),
        (["simulate", "--game", "kingdoms", "--factions", ""], "name a ready-made deck or factions"),
        (["deal", "--deck", "Go", "Un", "Dw", "Do", "Se"], "exactly one pair"),
        (["deal", "--deck", "Go", "Kn", "Un"], "one pair and 3 other factions"),
        (["deal", "--deck", "Go", "Kn", "Un", "Un", "Dw"], "twice"),
        (["deal", "--deck", "x" * 50_000], "no deck"),
        (["deal", "--seed", "abc"], "whole number"),
        (["deal", "--seed", ""], "whole number"),
        (["deal", "--seed", "1.5"], "whole number"),
        (["deal", "--seed", "9" * 5_000], "whole number"),
        (["deal", "--seed", "-1"], "out of range"),
        (["deal", "--seed", str(2**64)], "out of range"),
        (["deal", "--seed"], "--seed"),
        (["deal", "--lead", "C"], "A or B"),
        (["deal", "--first", "you"], "A or B"),
        (["play", "--first", "C"], "A or B"),
        (["play", "--first", "youngest"], "A or B"),
        (["play", "--game", "kingdoms", "--first", "C"], "A or B"),
        (["play", "--players", "3", "--first", "D"], "A, B or C"),
        (["deal", "--lead", ""], "A or B"),
        (["deal", "--output", ""], "name"),
        (["deal", "--output", "no/such/directory/game.txt"], "directory"),
        (["deal", "--players", "5"], "2, 3 or 4"),
        (["deal", "--players", "0", "--lead", "A"], "2, 3 or 4"),
        (["deal", "--players", "-1"], "2, 3 or 4"),
        (["deal", "--players", "two"], "whole number"),
        (["deal", "--players", "3", "--lead", "D"], "A, B or C"),
        (
            ["deal", "--players", "3", "--deck", "Go", "Kn", "Un", "Dw", "Do"],
            "one pair and 5 other",
        ),
        (["deal", "--players", "4", "--deck", "Go", "Kn", "Un", "Dw", "Do", "Se", "Ph"], "Phoenixes"),
        (["deal", "--players", "3", "--building", "Tower"], "2 players"),
        (["deal", "--players", "3", "--random-places", "both"], "2 players"),
        (["deal", "--building", "Coast"], "not a building"),
        (["deal", "--landscape", "Tower"], "not a landscape"),
        (["deal", "--building", "Moon"], "Choose from Bridge"),
        (["deal", "--building", ""], "Choose from Bridge"),
        (["deal", "--landscape"], "Choose from Coast"),
        (["deal", "--random-places", "all"], "building, landscape or both"),
        (["deal", "--building", "Tower", "--random-places", "both"], "Only one building"),
        (["place"], "NAME"),
        (["place", ""], "Choose from Bridge"),
        (["places", "extra"], "extra"),
        (["simulate", "--players", "1"], "2, 3 or 4"),
        (["simulate", "--players", "4", "--landscape", "Coast"], "2 players"),
        (["simulate", "--random-places", "many"], "building, landscape or both"),
        (["simulate", "--building", "Tower", "--random-places", "building"], "Only one building"),
        (["simulate", "--players", "3", "--random-places", "landscape"], "2 players"),
        (["play", "--players", "3", "--seat", "D"], "A, B or C"),
        (["play", "--players", "6"], "2, 3 or 4"),
        (["play", "--landscape", "Moon"], "Choose from Coast"),
        (["simulate", "--games", "0"], "from 1 to"),
        (["simulate", "--games", "-5"], "from 1 to"),
        (["simulate", "--games", str(10**12)], "from 1 to"),
        (["simulate", "--games", "many"], "whole number"),
        (["simulate", "--games", "2.5"], "whole number"),
        (["simulate", "--deck", "nope"], "no deck"),
        (["replay"], "FILE"),
        (["replay", "no-such-file"], "no file no-such-file"),
        (["replay", "a", "b"], "b"),
        (["replay", "with\x00nul"], "cannot be read"),
        (["replay", "new\nline"], "new?line"),
        (["play", "--seat", "C"], "A or B"),
        (["play", "--deck", "nope"], "no deck"),
        (["play", "--seed", "x"], "whole number"),
        (["play", "--game", "chess"], "There is no game “chess”: the games are claim and kingdoms"),
        (["deal", "--game", "kingdoms", "--players", "3"], "for 2 players, not for 3"),
        (["deal", "--game", "kingdoms", "--building", "Tower"], "without buildings and landscapes"),
        (["play", "--game", "kingdoms", "--landscape", "Coast"], "without buildings and landscapes"),
        (["simulate", "--game", "kingdoms", "--random-places", "both"], "without buildings and landscapes"),
        (["deal", "--game", "kingdoms", "--deck", "claim"], "no faction “claim” in Claim Kingdoms"),
        (["deal", "--game", "kingdoms", "--factions"], "name a ready-made deck or factions"),
        (["play", "--game", "kingdoms", "--factions", "Go", "Dw"], "7 factions, not with 2"),
        (["simulate", "--game", "kingdoms", "--factions", *["Go"] * 7], "twice"),
        (["play", "--game", "kingdoms", "--seat", "C"], "A or B"),
        (["deal", "--game", "kingdoms", "--first", "C"], "A or B"),
        (["deal", "--game", "kingdoms", "--seed", "-1"], "out of range"),
        (["faction", "Elves", "--game", "kingdoms"], "no faction “Elves” in Claim Kingdoms"),
        (["faction", "Peasants", "--game", "kingdoms"], "no faction “Peasants” in Claim Kingdoms"),
        (["play", "--save", "no/such/directory/game.txt"], "directory"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_a_bad_argument_is_refused(arguments: list[str], says: str) -> None:
    assert says in refused(run(*arguments))


@pytest.mark.parametrize(
    ("stdin", "says"),
    [
        (b"", "empty"),
        (b" \n\n ", "empty"),
        (b"\x7fELF\xff\xfe\x00", "not a text file"),
        (b"hello", "is not a record"),
        (b"[Game", "header"),
        (b'[Game "Chess"]', "missing"),
        (b"{", "JSON, but line 1"),
        (b'{\n"headers": 1,\n]', "JSON, but line 3"),
        (b"{}", "JSON"),
        (b'{"headers": {}}', "is not a record"),
        (b'{"headers": 1}', "JSON"),
        (b'{"headers": {"Game": "Claim"}, "deal": {}, "moves": []}', "missing"),
        (b'{"headers": {"Game": "Claim Kingdoms"}, "deal": {}, "moves": []}', "missing"),
        (b'{"headers": {"Game": ["Claim Kingdoms"]}}', "JSON"),
        (b'[Game "Claim Kingdoms"]', "Rules is missing"),
        (b'{"a":' * 20_000, "is not a record"),
        (b'{"a": ' + b"9" * 5_000 + b"}", "is not a record"),
        (b"{" + b" " * 1_000_001, "too long"),
        (b"x" * 1_000_001, "at most"),
        (b"\xc3\xa4" * 2_000_001, "too long"),
        (b"\x00" * 10, "is not a record"),
    ],
    ids=lambda value: repr(value[:12]),
)
def test_what_is_no_record_is_refused(stdin: bytes, says: str) -> None:
    assert says in refused(run("replay", "-", stdin=stdin))


@pytest.mark.parametrize(
    "written", ["hello", "{", "{}", '[Game "Claim"]', "[Game", played_game().record() + "Go1"]
)
def test_the_refusal_of_a_record_names_its_file(tmp_path: Path, written: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(written, encoding="utf-8")
    for command in ("replay", "review", "solve"):
        assert str(file) in refused(run(command, str(file)))


def test_a_directory_is_no_record(tmp_path: Path) -> None:
    assert "directory" in refused(run("replay", str(tmp_path)))


def test_an_existing_directory_is_no_place_for_a_game(tmp_path: Path) -> None:
    assert "already exists" in refused(run("deal", "--output", str(tmp_path)))


@pytest.mark.parametrize("game", ["claim", "kingdoms"])
@pytest.mark.parametrize("seed", range(25))
def test_a_damaged_record_is_told_or_refused_but_never_crashes(seed: int, game: str) -> None:
    chance = Chance(seed)
    whole = (
        played_game("under-the-bridge", seed, places="Peaks Dungeon")
        if game == "claim"
        else played_kingdoms(seed=seed)
    )
    text = list(whole.record())
    for _ in range(1 + chance.below(3)):
        place = chance.below(len(text))
        text[place] = chr(chance.below(128)) if chance.below(2) else text[chance.below(len(text))]
    outcome = run("replay", "-", stdin="".join(text))
    if outcome.code:
        refused(outcome)
    else:
        assert outcome.err == ""
