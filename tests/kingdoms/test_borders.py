"""The two games do not know each other, and no reason is put into words twice."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from claimant.kingdoms import Faction
from claimant.kingdoms.sets import FACTIONS

SOURCE = Path(__file__).parents[2] / "src" / "claimant"


def imported(package: str) -> set[str]:
    """Every module that the files of a package import."""
    found: set[str] = set()
    for path in (SOURCE / package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                found.add(node.module or "")
            elif isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
    return found


def test_kingdoms_imports_nothing_of_claim_nor_the_other_way_round() -> None:
    assert not [module for module in imported("kingdoms") if module.startswith("claimant.claim")]
    assert not [module for module in imported("claim") if module.startswith("claimant.kingdoms")]
    for module in imported("tabletop"):
        assert not module.startswith(("claimant.claim", "claimant.kingdoms"))


def reason_codes(package: str) -> set[str]:
    """The codes of the reasons that the files of a package declare."""
    codes: set[str] = set()
    for path in (SOURCE / package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "define_reasons":
                declared = node.args[0]
                assert isinstance(declared, ast.Dict)
                codes |= {ast.literal_eval(key) for key in declared.keys if key is not None}
    return codes


def test_a_reason_of_one_game_is_not_declared_by_the_other() -> None:
    claim, kingdoms, tabletop = map(reason_codes, ("claim", "kingdoms", "tabletop"))
    assert min(map(len, (claim, kingdoms, tabletop))) > 20
    assert not claim & kingdoms
    assert not tabletop & (claim | kingdoms)


SHARED = sorted([*(SOURCE / "kingdoms").glob("*.py"), *(SOURCE / "kingdoms" / "turn").glob("*.py")])
POWERS = sorted(path for path in (SOURCE / "kingdoms" / "factions").glob("*.py") if path.stem != "__init__")


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.stem))
def test_shared_code_names_no_faction(path: Path) -> None:
    names = {name.lower() for make in FACTIONS.values() for name in (make().name, make().singular)}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert ".kingdoms.factions." not in (node.module or "")
        if isinstance(node, ast.Name | ast.Attribute):
            name = node.id if isinstance(node, ast.Name) else node.attr
            assert name.lower() not in names, f"line {node.lineno} names {name}"
        if isinstance(node, ast.Compare):
            for literal in ast.walk(node):
                if isinstance(literal, ast.Constant):
                    assert literal.value not in FACTIONS, f"line {literal.lineno} asks for {literal.value}"


@pytest.mark.parametrize("path", POWERS, ids=lambda path: str(path.stem))
def test_a_faction_is_one_class_in_one_file_with_a_test_file_and_keeps_no_state(path: Path) -> None:
    classes = [
        node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)
    ]
    assert len(classes) == 1
    for node in ast.walk(classes[0]):
        if isinstance(node, ast.Assign | ast.AugAssign):
            assert "self." not in ast.unparse(node).split("=")[0], ast.unparse(node)
    assert (Path(__file__).parent / "factions" / f"test_{path.name}").exists()


def test_every_hook_of_the_vocabulary_is_asked() -> None:
    hooks = {name for name in vars(Faction) if not name.startswith("_")}
    hooks &= {"choices", "works", "on_use", "on_choice", "further_choices"}
    asked = "\n".join(path.read_text(encoding="utf-8") for path in SHARED)
    assert len(hooks) == 5
    for hook in hooks:
        assert f"power.{hook}(" in asked
