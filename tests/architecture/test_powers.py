"""A power is one file; the turn names none of them, and no number of players."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from claimant.claim.powers import Faction, Power
from claimant.claim.sets import FACTIONS, PLACES
from claimant.locale import Words
from tests.architecture.source import PACKAGE, ROOT, modules, offences, tree

TURN = modules("claim/turn")
SHARED = [
    path
    for path in modules("claim")
    if path.parent.name not in ("factions", "places") and path.name not in ("sets.py", "powers.py")
]
POWER_FILES = [path for path in modules("claim/factions", "claim/places") if path.name != "__init__.py"]
NAMES = {
    name.lower()
    for kind in [*FACTIONS.values(), *PLACES.values()]
    for power in [kind()]
    for name in (power.name, getattr(power, "singular", power.name))
}
CODES = {*FACTIONS, *PLACES}


def named_powers(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Name | ast.Attribute):
            name = node.id if isinstance(node, ast.Name) else node.attr
            if name.lower() in NAMES:
                yield f"line {node.lineno} names {name}"
        if isinstance(node, ast.Compare):
            for literal in ast.walk(node):
                text = literal.value if isinstance(literal, ast.Constant) else None
                if isinstance(text, str) and (text in CODES or text.lower() in NAMES):
                    yield f"line {node.lineno} asks for {text}"


def numbers_of_players(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Compare):
            text = ast.unparse(node)
            if re.search(r"\b(players|sides)\b\s*[=!<>]+\s*\d|\d\s*[=!<>]+\s*\S*players", text):
                yield text


def kept_state(path: Path) -> Iterator[str]:
    classes = [node for node in tree(path).body if isinstance(node, ast.ClassDef)]
    if len(classes) != 1:
        yield f"{len(classes)} classes"
    for node in (node for kind in classes for node in ast.walk(kind) if isinstance(node, ast.Assign)):
        for target in node.targets:
            owner = target.value if isinstance(target, ast.Attribute) else None
            if isinstance(owner, ast.Name) and owner.id == "self":
                yield ast.unparse(node)


def test_shared_code_names_no_power() -> None:
    assert offences(SHARED, named_powers) == []


def test_no_step_of_the_turn_asks_for_a_number_of_players() -> None:
    assert offences(TURN, numbers_of_players) == []


def test_a_power_is_one_class_in_one_file_and_keeps_no_state() -> None:
    assert offences(POWER_FILES, kept_state) == []


def test_every_power_has_its_test_file() -> None:
    tested = {
        path
        for path in POWER_FILES
        if (ROOT / "tests/claim" / path.parent.name / f"test_{path.name}").exists()
    }
    assert tested == set(POWER_FILES)


def test_codes_and_names_are_unique() -> None:
    factions = [kind() for kind in FACTIONS.values()]
    reserves = [faction.reserve_code for faction in factions if faction.reserve_code]
    codes = [faction.code for faction in factions] + reserves
    assert len(set(codes)) == len(codes)
    assert len({faction.name for faction in factions}) == len(factions) == 20
    for faction in factions:
        assert re.fullmatch(r"[A-Z][a-z]", faction.code)
        assert Words("en").text(f"faction-{faction.code}-power").endswith(".")


def test_every_hook_of_the_vocabulary_is_asked() -> None:
    """A hook that no step asks would be a promise that nobody keeps."""
    hooks = {name for name in vars(Power) if not name.startswith("_")}
    hooks |= {name for name in vars(Faction) if name in ("collects", "stands_in_for", "outranks")}
    sources = "\n".join(
        path.read_text(encoding="utf-8") for path in [*SHARED, PACKAGE / "claim" / "ruleset.py"]
    )
    attributes = {"code", "name", "text", "box", "phase", "remembers", "slot", "rules"}
    for hook in hooks - attributes:
        assert f".{hook}(" in sources, f"{hook} is never asked"
