"""The command line uses the requested language, and only that."""

from __future__ import annotations

from pathlib import Path
from unittest import mock

import pytest

from claimant.cli.app import COMMANDS
from claimant.cli.terminal.texts import language_of, use_language
from claimant.locale import LANGUAGES, Words
from tests.cli.plain_words import plain_words
from tests.cli.shell import Outcome, played_game, played_kingdoms, refused, run

NAMES = list(COMMANDS)
PSEUDO = ("--language", "qps")
PAGES = [[], *([name] for name in NAMES), ["serve"], ["admin"]]
PAGES += [["admin", name] for name in ("backup", "restore", "check", "clean")]


@pytest.fixture(autouse=True)
def english_afterwards() -> None:
    use_language("en")


# --- which language ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        ["--language", "de", "bots"],
        ["bots", "--language", "de"],
        ["bots", "--language=de"],
        ["bots", "--language", "DE_at.UTF-8"],
        ["bots", "--language", "nl", "--language", "de"],
    ],
)
def test_the_language_may_be_named_anywhere(arguments: list[str]) -> None:
    assert "der übliche Gegner" in run(*arguments).out


def test_the_environment_may_name_it_and_the_option_wins() -> None:
    with mock.patch.dict("tests.cli.shell.PLAIN", {"CLAIMANT_LANGUAGE": "es"}):
        assert "el oponente habitual" in run("bots").out
        assert "der übliche Gegner" in run("bots", "--language", "de").out


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_NL"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_NL", "LC_ALL": "id"}, "id"),
        ({"LANG": "es_MX", "LC_ALL": ""}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "qps"}, "en"),
        ({}, "en"),
    ],
)
def test_otherwise_it_is_that_of_the_environment(variables: dict[str, str], language: str) -> None:
    assert language_of(variables) == language


def test_without_any_wish_the_locale_decides() -> None:
    wishes = {"CLAIMANT_LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "id_ID.UTF-8"}
    with mock.patch.dict("tests.cli.shell.PLAIN", wishes):
        assert "lawan biasa" in run("bots").out


@pytest.mark.parametrize("named", [["--language", "fr"], ["--language", "x" * 5_000]])
def test_an_unknown_language_is_refused_with_those_that_there_are(named: list[str]) -> None:
    said = refused(run("bots", *named))
    assert said.startswith(f"There are no texts in {named[1][:2]}")
    assert said.endswith("Choose one of en, de, nl, es or id.")


def test_an_unknown_language_of_the_environment_is_refused_too() -> None:
    with mock.patch.dict("tests.cli.shell.PLAIN", {"CLAIMANT_LANGUAGE": "fr"}):
        assert refused(run("bots")).startswith("There are no texts in fr.")


@pytest.mark.parametrize("named", [["--language"], ["--language="], ["--language", "--json"]])
def test_a_language_must_be_named(named: list[str]) -> None:
    assert refused(run("bots", *named)) == "--language needs a language, such as --language de."


# --- what does not change with it -------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["bots", "--json"],
        ["factions", "--json"],
        ["faction", "Un", "--json"],
        ["factions", "--game", "kingdoms", "--json"],
        ["places", "--json"],
        ["decks", "--json"],
        ["doctor", "--json"],
        ["deal", "--seed", "1"],
        ["deal", "--seed", "1", "--players", "4", "--deck", "under-the-bridge", "--json"],
    ],
    ids=" ".join,
)
def test_programs_read_the_same_in_every_language(arguments: list[str], language: str) -> None:
    said = run(*arguments, "--language", language)
    assert said.code == 0
    assert said.out == run(*arguments).out


# --- nothing else is said ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES, ids=" ".join)
def test_every_help_page_is_in_the_language(page: list[str], language: str) -> None:
    told = run(*page, "--help", "--language", language)
    assert (told.code, told.err) == (0, "")
    words = Words(language)
    assert told.out.startswith(f"{words.text('help-usage')} claimant {' '.join(page)}".rstrip())
    summary = words.text("-".join(("command", *page)) if page else "command-claimant").splitlines()[0]
    assert " ".join(summary.split()) in " ".join(told.out.split())
    assert max(map(len, told.out.splitlines())) <= 80


@pytest.mark.parametrize("page", PAGES, ids=" ".join)
def test_a_help_page_has_no_word_without_a_key(page: list[str]) -> None:
    assert plain_words(run(*page, "--help", *PSEUDO).out) == set()


@pytest.mark.parametrize(
    "arguments",
    [
        ["bots"],
        ["factions"],
        ["factions", "--game", "kingdoms"],
        ["faction", "Ph"],
        ["faction", "Ra"],
        ["faction", "Tr", "--game", "kingdoms"],
        ["places"],
        ["place", "Peaks"],
        ["decks"],
        ["simulate", "--games", "2", "--seed", "1"],
        ["simulate", "--games", "2", "--random-places", "both"],
        ["simulate", "--games", "2", "--players", "4"],
        ["simulate", "--games", "2", "--game", "kingdoms"],
        ["arena", "random", "random@5", "--pairs", "1", "--processes", "1"],
        ["arena", "random", "random@5", "random@7", "--pairs", "1", "--processes", "1", "--players", "3"],
        ["arena", "random", "random@5", "--pairs", "1", "--processes", "1", "--game", "kingdoms"],
        ["arena", "random", "random@5", "--pairs", "1", "--processes", "1", "--random-places", "both"],
    ],
    ids=" ".join,
)
def test_a_command_says_no_word_without_a_key(arguments: list[str]) -> None:
    assert plain_words(said(run(*arguments, *PSEUDO))) == set()


def test_what_is_not_advised_is_said_without_a_word_that_has_no_key() -> None:
    told = run("deal", "--players", "4", "--deck", "under-the-bridge", *PSEUDO).err
    assert told.startswith("claimant: ")
    assert plain_words(told) == set()


def test_the_doctor_says_no_word_without_a_key() -> None:
    told = run("doctor", "--require", "lab", "compiled", *PSEUDO).out
    # Below its extras the names of packages are listed.
    assert plain_words("\n".join(line for line in told.splitlines() if not line.startswith("  "))) == set()


@pytest.mark.parametrize("command", ["replay", "hint --at 5 --bot greedy", "solve --at 45"])
def test_a_game_of_claim_is_told_without_a_word_that_has_no_key(command: str, tmp_path: Path) -> None:
    assert plain_words(looked_at(tmp_path, played_game(seed=4).record(), command)) == set()


@pytest.mark.parametrize("command", ["replay --show", "hint --at 5 --bot greedy"])
def test_a_game_of_kingdoms_is_told_without_a_word_that_has_no_key(command: str, tmp_path: Path) -> None:
    assert plain_words(looked_at(tmp_path, played_kingdoms(seed=4).record(), command)) == set()


def looked_at(folder: Path, record: str, command: str) -> str:
    """What a command tells about a record."""
    (folder / "game.txt").write_text(record, encoding="utf-8")
    name, *options = command.split()
    return said(run(name, str(folder / "game.txt"), *options, *PSEUDO))


@pytest.mark.parametrize("game", ["claim", "kingdoms"])
def test_a_game_is_played_without_a_word_that_has_no_key(game: str) -> None:
    typed = "\n".join(["?", "hint", "why", "table", "1", "nonsense", *["1"] * 60])
    told = run("play", "--seed", "3", "--bot", "random", "--game", game, *PSEUDO, stdin=typed)
    assert plain_words(said(told), *typed.split()) == set()


@pytest.mark.parametrize(
    "arguments",
    [
        ["fly"],
        ["factions", "extra"],
        ["factions", "--yaml"],
        ["faction"],
        ["faction", "Elves"],
        ["deal", "--seed", "abc"],
        ["deal", "--seed"],
        ["deal", "--seed", "1", "--seed", "2"],
        ["deal", "--seed", "-1"],
        ["deal", "--players", "5"],
        ["deal", "--deck", "nope"],
        ["deal", "--output", ""],
        ["deal", "--output", "/"],
        ["deal", "--plugin"],
        ["deal", "--plugin", "nowhere"],
        ["replay", "nowhere"],
        ["replay", "-"],
        ["hint", "-", "--seconds", "soon"],
        ["arena", "greedy"],
        ["arena", "greedy", "random", "--pairs", "0"],
        ["doctor", "--require", "speed"],
        ["serve", "--port", "99999"],
        ["serve", "--port", "x"],
        ["admin", "check", "--data", "nowhere"],
    ],
    ids=" ".join,
)
def test_a_refusal_has_no_word_without_a_key(arguments: list[str]) -> None:
    sentence = refused(run(*arguments, *PSEUDO))
    assert plain_words(sentence, *arguments, "port", "my", "faction", "import") == set()


def said(outcome: Outcome) -> str:
    assert outcome.code in (0, 1), outcome.err
    return outcome.out + outcome.err
