"""What the documents say is true: examples run, links lead somewhere, lists are complete."""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from claimant.bots.registry import HOME_MADE
from claimant.claim.formats.position import COMMON_SECTIONS, SEAT_SECTIONS
from claimant.claim.sets import FACTIONS, PLACES, PRESETS, is_own
from claimant.locale import Words

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    path
    for pattern in ("*.md", "[!.]*/**/*.md")
    for path in ROOT.glob(pattern)
    if not {"build", "dist", "node_modules"} & set(path.relative_to(ROOT).parts)
)
LAST_RULING = 36


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


# --- examples ---------------------------------------------------------------------------------------

WITH_EXAMPLES = [page for page in PAGES if ">>>" in page.read_text(encoding="utf-8")]


@pytest.fixture
def _same_powers_afterwards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A page may register a faction, a place or a bot: it shall not stay."""
    factions, places = dict(FACTIONS), dict(PLACES)
    # The files of the guides, which their readers save where they are.
    monkeypatch.syspath_prepend(ROOT / "examples")
    yield
    HOME_MADE.clear()
    FACTIONS.clear()
    FACTIONS.update(factions)
    PLACES.clear()
    PLACES.update(places)


@pytest.mark.usefixtures("_same_powers_afterwards")
@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=shown)
def test_every_example_runs(page: Path) -> None:
    # To doctest a closing fence would be one more line of the expected output.
    text = re.sub(r"^```.*$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    examples = doctest.DocTestParser().get_doctest(text, {}, shown(page), str(page), 0)
    told: list[str] = []
    doctest.DocTestRunner().run(examples, out=told.append)
    assert not told, "".join(told)


def test_the_library_is_shown_by_example() -> None:
    assert ROOT / "docs" / "library.md" in WITH_EXAMPLES


@pytest.mark.parametrize("page", ["README.md", "docs/playing.md"])
def test_a_game_is_shown_with_the_question_that_the_program_asks(page: str) -> None:
    asked = re.findall(r"^You must follow.*$", text_of(page), re.MULTILINE)
    assert asked == [Words().text("ask-play")]


# --- links ------------------------------------------------------------------------------------------

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return FENCED.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """The anchors that a reader of Markdown gives to the headings of a page."""
    return {
        re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in HEADING.findall(prose(page))
    }


@pytest.mark.parametrize("page", PAGES, ids=shown)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{link} leads nowhere"
        assert ROOT in target.parents, f"{link} leads out of the project"
        assert not anchor or anchor in anchors(target), f"there is no heading for {link}"


# --- completeness -----------------------------------------------------------------------------------


@pytest.mark.parametrize("code", FACTIONS)
def test_the_rules_explain_every_faction_with_an_example(code: str) -> None:
    name = FACTIONS[code]().name
    section = text_of("docs/rules.md").partition(f"\n### {name}\n")[2].partition("\n### ")[0]
    assert "*An example:*" in section
    assert f"](pictures/{code}.svg)" in section


def test_the_rules_name_every_place_and_every_ready_made_deck() -> None:
    rules = text_of("docs/rules.md")
    for make in PLACES.values():
        assert f"\n#### {make().name}\n" in rules
    for preset in PRESETS.values():
        assert f"\n| {Words().text(f'deck-{preset.name}')} | " in rules


def test_r4_the_four_scenarios_are_labelled_as_our_own_and_one_has_trolls() -> None:
    scenarios = [preset for preset in PRESETS.values() if is_own(preset)]
    assert len(scenarios) == 4
    assert len([scenario for scenario in scenarios if "Tr" in scenario.codes]) == 1
    table = text_of("docs/rules.md").partition("All others are our own line-ups")[2].partition("\n## ")[0]
    for scenario in scenarios:
        names = ", ".join(FACTIONS[code]().name for code in scenario.codes)
        assert f"\n| {Words().text(f'deck-{scenario.name}')} | {names} |" in table


@pytest.mark.parametrize("number", range(1, LAST_RULING + 1))
def test_every_ruling_is_told_with_the_test_that_shows_it(number: int) -> None:
    section = text_of("docs/rulings.md").partition(f"\n### R{number}: ")[2].partition("\n#")[0]
    tests = re.findall(r"\]\(\.\./(tests/\S+\.py)\)", section)
    assert tests
    for test in tests:
        assert re.search(rf"(_r|\bR){number}(_|\b)", text_of(test)), f"{test} does not speak of R{number}"


def test_the_notation_names_every_section_of_a_position() -> None:
    notation = text_of("docs/notation.md")
    for section in COMMON_SECTIONS | SEAT_SECTIONS:
        assert f"`{section}`" in notation or f"`{section} " in notation, section


def test_the_notation_names_every_code() -> None:
    notation = text_of("docs/notation.md")
    for code in [*FACTIONS, *PLACES]:
        assert re.search(rf"\b{code}\b", notation), code


def hooks() -> list[str]:
    """The whole vocabulary: the public methods of powers and factions."""
    module = ast.parse(text_of("src/claimant/claim/powers.py"))
    classes = [node for node in module.body if isinstance(node, ast.ClassDef)]
    methods = [node for kind in classes for node in kind.body if isinstance(node, ast.FunctionDef)]
    return [method.name for method in methods if not method.name.startswith("_")]


@pytest.mark.parametrize("hook", hooks())
def test_the_guide_lists_every_hook(hook: str) -> None:
    assert f"\n| `{hook}(" in text_of("docs/add-a-faction.md")


def test_the_map_shows_every_module() -> None:
    architecture = text_of("ARCHITECTURE.md")
    for folder in ("tabletop", "claim", "claim/turn"):
        for path in (ROOT / "src" / "claimant" / folder).glob("*.py"):
            if path.name != "__init__.py":
                assert re.search(rf"^ +([\w/.]+ )*{re.escape(path.name)} ", architecture, re.MULTILINE), (
                    shown(path)
                )
