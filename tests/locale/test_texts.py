"""The texts of all languages: complete, alike in what they take, and really translated."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from claimant.locale import LANGUAGES, Words
from tests.locale.fluent_files import (
    FOLDER,
    OTHERS,
    TOPICS,
    entries,
    messages,
    patterns,
    prose,
    selections,
    shown,
    variables,
    written,
)

# The same word in both languages, or a name.
SAME = {
    "all": (
        "bot card counts-by-power deck-claim deck-claim2 game-claim game-kingdoms reason-work-failed "
        "report-arena rules-box-claim rules-box-claim2 value-shell why-weight"
    ),
    "de": (
        "faction-Au faction-Au-one faction-Bs-one faction-Do-one faction-Tr-one bot-regent hand "
        "value-bots value-name value-str game-review-phase puzzles-deck "
        "lobby name-partner phase-1 phase-2 reserve speed-normal team-seats account-name kt-zoom"
    ),
    "nl": (
        "faction-Au faction-Au-one faction-Ba-one faction-Bs-one faction-Go faction-Go-one faction-Vi-one "
        "doctor-plugins value-bots grade-blunder value-code puzzle-rating-of puzzles-deck puzzles-rating "
        "bot-regent button-hint hand name-partner reserve team-seats account kt-zoom lobby setup-deck "
        "balance-all-deck waiting-host rules-box-anniversary rules-box-maps rules-deck rules-decks-title"
    ),
    "es": (
        "value-bots "
        "faction-Do faction-Do-one faction-Go faction-Go-one faction-Tr faction-Tr-one kt-zoom typed-no"
    ),
    "id": (
        "faction-Au-one faction-Ba-one faction-Bs-one faction-Do-one faction-Dw-one faction-Gn-one "
        "faction-Go-one faction-Gr-one faction-Kn-one faction-Tr-one faction-Un faction-Un-one "
        "faction-Vi-one column-median rules-box-anniversary rules-box-maps trick trick-number"
    ),
}
ENGLISH = re.compile(r"\b(the|you|your|and|with|which|this|what|whose|from|have|their)\b", re.IGNORECASE)
# What the sources or a machine would say, and we do not; how we do not speak to players.
UNWANTED = {
    "de": ("Goblin", "Automaten", "Königliche", "Ihnen", "Sie haben", "Sie können"),
    "nl": ("Zombie", "Automaten", "Koninklijke", " u ", " uw "),
    "es": ("Automatones", "Reales", "pila de Puntuación", "vosotros", "usted", "Fénix de Fuego"),
    "id": ("Anda", " fase ", "penyair"),
}
NUMBERS = {
    *("count", "games", "given", "last", "length", "most", "number", "others", "players", "points", "right")
}
EVERY = [(language, topic) for language in LANGUAGES for topic in TOPICS]


@pytest.mark.parametrize(("language", "topic"), EVERY)
def test_a_file_has_no_mistakes(language: str, topic: str) -> None:
    broken = [entry.content for entry in entries(language, topic) if isinstance(entry, ast.Junk)]
    assert broken == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_these_files_and_no_key_twice(language: str) -> None:
    assert sorted(path.stem for path in (FOLDER / language).iterdir()) == sorted(TOPICS)
    keys = [message.id.name for topic in TOPICS for message in messages(language, topic)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_there_in_every_language_and_in_the_same_order(language: str, topic: str) -> None:
    ours = [message.id.name for message in messages(language, topic)]
    assert ours == [message.id.name for message in messages("en", topic)]


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_takes_the_same_in_every_language(language: str) -> None:
    english = patterns("en")
    for key, pattern in patterns(language).items():
        # A language without plurals need not ask for a number that is not shown.
        assert shown(pattern) == shown(english[key]), key
        assert variables(pattern) <= variables(english[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_decides_between_the_forms_that_the_language_has(language: str) -> None:
    for key, pattern in patterns(language).items():
        for variable, cases in selections(pattern):
            if variable == "seat" or variable.endswith("-seat"):
                assert cases == ["you", "other"], key
            else:
                assert variable in NUMBERS, key
                assert (language, cases) != ("id", cases), key
                assert cases == ["one", "other"], key


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_left_in_english(language: str) -> None:
    english = patterns("en")
    same = {
        key
        for key, pattern in patterns(language).items()
        if written(pattern) == written(english[key]) and re.search(r"\w", prose(pattern))
    }
    assert same - set(SAME["all"].split()) == set(SAME[language].split())
    found = {
        key: prose(pattern) for key, pattern in patterns(language).items() if ENGLISH.search(prose(pattern))
    }
    assert found == {}


@pytest.mark.parametrize("language", OTHERS)
def test_words_are_those_of_the_glossary(language: str) -> None:
    for key, pattern in patterns(language).items():
        for word in UNWANTED[language]:
            assert word not in f" {prose(pattern)} ", key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", ["you", "other"])
@pytest.mark.parametrize("number", [1, 5])
def test_every_text_can_be_said(language: str, seat: str, number: int) -> None:
    words = Words(language)
    for key, pattern in patterns(language).items():
        parameters: dict[str, str | int] = {
            name: number if name in NUMBERS else f"<{name}>" for name in variables(patterns("en")[key])
        }
        if "seat" in {variable for variable, _ in selections(pattern)}:
            parameters["seat"] = seat
        text = words.text(key, **parameters)
        assert text == text.strip(), key
        assert "  " not in text, key
        assert re.search(r"[\d>] %", text) is None, f"{key}: a line may not break before the sign."
        assert "{" not in text or key == "reason-stray-brace", key
    assert words.missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_calls_are_marked_as_the_language_does(language: str) -> None:
    for key, pattern in patterns(language).items():
        text = prose(pattern)
        if language == "es":
            assert text.count("¿") == text.count("?"), key
            assert text.count("¡") == text.count("!"), key
        else:
            assert not set("¿¡") & set(text), key
        assert "..." not in text, key
