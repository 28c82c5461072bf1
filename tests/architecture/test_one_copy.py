"""Every rule is in one place: all other code asks for it, and none implements it again."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from claimant.claim.sets import FACTIONS, PLACES
from claimant.games import GAMES
from claimant.kingdoms.sets import FACTIONS as KINGDOMS_FACTIONS
from tests.architecture.source import PACKAGE, ROOT, modules, offences, shown, tree

RESERVES = {faction.reserve_code for faction in (make() for make in FACTIONS.values())} - {""}
CODES = {*FACTIONS, *PLACES, *KINGDOMS_FACTIONS, *RESERVES}
SHARED = [
    path
    for path in modules(".")
    if path.parent.name not in ("factions", "places") and path != PACKAGE / "claim" / "presets.py"
]
CLIENT = sorted(
    path
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in (".ts", ".svelte") and path.is_file()
)
TELLING = [PACKAGE / folder / "story.py" for folder in ("tabletop", "claim", "kingdoms")]
CLIENT_TELLING = [
    ROOT / "web" / "src" / name for name in ("kingdoms/Standings.svelte", "lib/say.ts", "lib/story.ts")
]

# What is asked of powers in the count, and the only modules that ask it.
COUNT_HOOKS = {"verdict", "adds", "adds_values", "weighs", "awards_vote", "extra_votes"}
COUNTING = [PACKAGE / "claim" / "turn" / name for name in ("score.py", "explain.py")]
NOT_COUNTING = [path for path in SHARED if path not in COUNTING and path.is_relative_to(PACKAGE / "claim")]

QUOTED_CODE = re.compile(rf"""(['"`])({"|".join(sorted(CODES))})\1""")
RECKONING = re.compile(r"\.reduce\(|Math\.(max|min)\(|\bvalueOf\(")


def asked_hooks(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield node.func.attr


def named_powers(path: Path) -> Iterator[str]:
    """The command line words what powers do, in tables by their codes; even there nothing is compared."""
    is_worded = path.is_relative_to(PACKAGE / "cli")
    roots = [node for node in ast.walk(tree(path)) if isinstance(node, ast.Compare | ast.Match)]
    for root in roots if is_worded else [tree(path)]:
        for node in ast.walk(root):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in CODES:
                yield f"line {node.lineno} names {node.value}"


def named_powers_of_the_client(path: Path) -> Iterator[str]:
    code = re.sub(r"<!--.*?-->|/\*.*?\*/|//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    yield from (found[0] for found in QUOTED_CODE.finditer(code))


def test_shared_code_asks_for_facts_and_for_no_code() -> None:
    assert offences(SHARED, named_powers) == []


def test_the_client_names_no_power() -> None:
    assert offences(CLIENT, named_powers_of_the_client) == []


def test_only_the_count_asks_powers_what_counts() -> None:
    assert offences(NOT_COUNTING, lambda path: COUNT_HOOKS & set(asked_hooks(path))) == []


@pytest.mark.parametrize("path", TELLING, ids=shown)
def test_a_story_tells_a_result_and_reckons_nothing(path: Path) -> None:
    names = {node.id for node in ast.walk(tree(path)) if isinstance(node, ast.Name)}
    assert not names & {"sum", "max", "min", "zip_longest"}


@pytest.mark.parametrize("path", CLIENT_TELLING, ids=shown)
def test_the_client_words_a_result_and_reckons_nothing(path: Path) -> None:
    assert RECKONING.search(path.read_text(encoding="utf-8")) is None


@pytest.mark.parametrize("folder", ["claim", "kingdoms", "pages", "replay", "learn"])
def test_the_client_draws_no_lots(folder: str) -> None:
    drawing = [path for path in CLIENT if path.parts[len(ROOT.parts) + 2] == folder]
    assert drawing
    for path in drawing:
        assert "Math.random" not in path.read_text(encoding="utf-8"), shown(path)


@pytest.mark.parametrize("game", ["claim", "kingdoms"])
def test_a_game_is_played_out_in_one_place(game: str) -> None:
    """The line that the solver shows is no playout: each of its moves is searched for."""
    loops = [
        path.name
        for path in modules(game)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.While) and ".is_over()" in ast.unparse(node.test)
    ]
    assert sorted(loops) == (["max_n.py", "playout.py", "solver.py"] if game == "claim" else ["playout.py"])


# The two games, and what draws them, know which game it is. Nobody else asks.
OF_ONE_GAME = [PACKAGE / folder for folder in ("claim", "kingdoms", "cli/claim", "cli/kingdoms")]
OF_ALL_GAMES = [path for path in modules(".") if not any(path.is_relative_to(own) for own in OF_ONE_GAME)]


def compared_games(path: Path) -> Iterator[str]:
    for compared in ast.walk(tree(path)):
        if isinstance(compared, ast.Compare | ast.Match):
            for node in ast.walk(compared):
                if isinstance(node, ast.Constant) and node.value in GAMES:
                    yield f"line {compared.lineno}: ask the game, through `claimant.games`"


def test_nobody_asks_which_game_it_is() -> None:
    assert offences(OF_ALL_GAMES, compared_games) == []
