"""Every reason has a text in every language that takes what the reason carries, and nothing else."""

from __future__ import annotations

import ast
from itertools import product

import pytest

from claimant.locale import LANGUAGES, Reader, Words
from claimant.tabletop.reason import (
    CARD,
    FACTION,
    NUMBER,
    PLACE,
    POWER,
    SEAT,
    TEXT,
    WORD,
    Reason,
    Value,
    all_of,
    any_of,
    define_reasons,
)
from tests.locale.fluent_files import messages, patterns, selections, variables
from tests.locale.reasons import calls, declared, given, trees

SAMPLES: dict[str, str] = {
    TEXT: "<text>",
    CARD: "Go5",
    FACTION: "Un",
    PLACE: "Bridge",
    POWER: "Castle",
    SEAT: "B",
    WORD: "row",
}
READERS = {
    "you": Reader(["Ann", "Ben"], seat=1),
    "other": Reader(["Ann", "Ben"], seat=0),
    "nobody": Reader(["Ann", "Ben"]),
}


def sample(kind: str, number: int) -> Value:
    """A value of a type."""
    if kind == NUMBER:
        return number
    one, _, joint = kind.rpartition(" ")
    if not joint or not one:
        return SAMPLES[kind]
    part = sample(one, number)
    return [part, part]  # type: ignore[list-item]


def roles(types: dict[str, str]) -> set[str]:
    """What a text may ask for besides the parameters: is this seat the reader?"""
    return {"seat" if name == "who" else f"{name}-seat" for name, kind in types.items() if kind == SEAT}


def test_there_are_reasons() -> None:
    assert len(declared()) > 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text_that_takes_what_it_carries(language: str) -> None:
    texts = patterns(language)
    for code, types in declared().items():
        taken = variables(texts[f"reason-{code}"])
        assert taken - roles(types) == set(types), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_no_text_for_a_reason_that_nobody_gives(language: str) -> None:
    keys = [message.id.name for message in messages(language, "reasons")]
    texts = [key.removeprefix("reason-") for key in keys if key.startswith("reason-")]
    assert sorted(texts) == sorted(declared())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_about_the_seat_that_acts_speaks_to_its_reader(language: str) -> None:
    for code, types in declared().items():
        chosen = [name for name, _ in selections(patterns(language)[f"reason-{code}"])]
        assert ("seat" in chosen) == ("who" in types), code


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("number", [1, 5])
def test_every_reason_can_be_said(language: str, reader: str, number: int) -> None:
    words = Words(language)
    for code, types in declared().items():
        reason = Reason(code, {name: sample(kind, number) for name, kind in types.items()})
        said = words.say(reason.message(), READERS[reader])
        assert said == said.strip(), code
        assert "  " not in said, code
        assert "{" not in said or code == "stray-brace", code
        if "who" in types:
            assert ("Ben" in said) == (reader != "you"), code
    assert words.missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_that_acts_is_addressed_where_it_reads(language: str) -> None:
    words = Words(language)
    for code, types in declared().items():
        if "who" in types:
            message = Reason(code, {name: sample(kind, 5) for name, kind in types.items()}).message()
            said = [words.say(message, READERS[reader]) for reader in READERS]
            assert len(set(said)) == 2, code
            assert words.text("name-you") not in said[1].split(), code


def test_what_a_reason_is_given_is_what_it_declares() -> None:
    found = 0
    for code, parameters in given():
        assert set(parameters) == set(declared()[code]), code
        found += 1
    assert found > 200


def test_every_word_that_is_given_is_in_the_texts() -> None:
    words = Words()
    found = set()
    for code, parameters in given():
        for name, value in parameters.items():
            if declared()[code][name] == WORD and isinstance(value, ast.Constant):
                found.add(value.value)
    # What these small functions are given ends in the one reason that they make.
    for tree, names in product(trees().values(), (("_not_saved", 0), ("_nothing", 0), ("_wrong", 1))):
        name, place = names
        for call in (*calls(tree, name), *method_calls(tree, name)):
            word = call.args[place]
            if isinstance(word, ast.Constant):
                found.add(word.value)
    assert len(found) > 20
    assert [word for word in found if not words.has(f"word-{word}")] == []


def method_calls(tree: ast.AST, name: str) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name
    ]


@pytest.mark.parametrize(
    ("code", "parameters", "fault"),
    [
        ("not-in-hand", {"who": "A"}, ValueError),
        ("not-in-hand", {"who": "A", "card": "Go5", "hand": "Go4"}, KeyError),
        ("not-in-hand", {"who": "Z", "card": "Go5"}, ValueError),
        ("bad-steps", {"given": "few"}, ValueError),
        ("faction-twice", {"faction": "Xx"}, KeyError),
        ("not-saved", {"what": "no-such-word"}, KeyError),
        ("no-such-reason", {}, KeyError),
    ],
)
def test_what_does_not_fit_the_text_is_a_mistake(
    code: str, parameters: dict[str, Value], fault: type[Exception]
) -> None:
    with pytest.raises(fault):
        Words("de").say(Reason(code, parameters).message())


def test_lists_are_joined_as_the_language_joins_them() -> None:
    define_reasons({"test-lists": {"pairs": any_of(all_of(FACTION)), "numbers": all_of(NUMBER)}})
    message = Reason("test-lists", {"pairs": [["Go", "Kn"], ["Gi", "Gn"]], "numbers": [1, 2]}).message()
    assert message.to_json()["parameters"] == {
        "pairs": {
            "or": [
                {"and": [{"faction": "Go"}, {"faction": "Kn"}]},
                {"and": [{"faction": "Gi"}, {"faction": "Gn"}]},
            ]
        },
        "numbers": {"and": [1, 2]},
    }
