"""`claimant play --language`: whole games in every language."""

from __future__ import annotations

import re

import pytest

from claimant.locale import LANGUAGES, Words
from tests.cli.shell import ALWAYS_THE_FIRST, ALWAYS_THE_FIRST_ON_A_BOARD, run
from tests.cli.terminal import Terminal

ENGLISH = re.compile(
    r"\b(the|you|your|and|with|which|this|what|from|of|plays|wins|leads|to)\b", re.IGNORECASE
)


def foreign_words(screen: str) -> list[str]:
    """English words on a screen, besides those that are typed: commands, options and names of files."""
    typed = re.compile(r"^.*(claimant play|Tu carta|Tu elección).*$|\x1b\[[0-9;]*m", re.MULTILINE)
    return ENGLISH.findall(typed.sub("", screen))


def test_a_game_in_spanish_is_played_to_its_end_at_a_terminal() -> None:
    arguments = ("play", "--language", "es", "--bot", "greedy", "--seed", "3")
    with Terminal(*arguments) as terminal:
        while terminal.read_until(r"Tu (carta|elección): $|Otra vez las mismas cartas"):
            if "Otra vez las mismas cartas" in terminal.seen:
                break
            terminal.type("1\r")
        assert terminal.exit_code() == 0
    assert re.search(r"(Avaro gana|Ganas) la votación por \d–\d|empate a votos", terminal.seen)
    assert "Avaro inicia la baza con " in terminal.seen
    assert foreign_words(terminal.seen) == []
    assert "Traceback" not in terminal.seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "typed"), [("claim", ALWAYS_THE_FIRST), ("kingdoms", ALWAYS_THE_FIRST_ON_A_BOARD)]
)
def test_every_language_plays_both_games_to_the_end(language: str, game: str, typed: str) -> None:
    arguments = ("play", "--game", game, "--bot", "greedy", "--seed", "3")
    outcome = run(*arguments, "--language", language, stdin=typed)
    assert (outcome.code, outcome.err) == (0, "")
    words = Words(language)
    assert words.text("play-again") in outcome.out
    assert words.text("bot-greedy") in outcome.out
    # A command to go on with is the same in every language.
    english = run(*arguments, "--language", "en", stdin=typed)
    assert outcome.out.splitlines()[-1] == english.out.splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_stay_within_eighty_columns_in_every_language(language: str) -> None:
    told = run(
        *("play", "--deck", "northern-raid", "--bot", "random", "--seed", "3", "--language", language),
        stdin="memory\n1\n" * 60,
    ).out
    assert max(len(line) for line in told.splitlines()[:-1]) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_to_type_are_english_or_those_of_the_language(language: str) -> None:
    words = Words(language)
    commands = ("help", "memory", "show", "story", "faction", "undo")
    for typed in (commands, [words.text(f"typed-{command}") for command in commands]):
        told = run(
            *("play", "--bot", "random", "--seed", "3", "--language", language),
            stdin="\n".join([*typed, words.text("typed-quit"), ""]),
        ).out
        assert words.text("help-hint").split()[0] in told
        assert words.text("memory-text") in " ".join(told.split())
        assert words.text("play-nothing-to-undo") in " ".join(told.split())
        assert told.endswith(f"{words.text('play-goodbye')}\n")
