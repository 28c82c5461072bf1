"""The two games do not know each other, and no reason is put into words twice."""

from __future__ import annotations

import ast
from pathlib import Path

import claimant

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
    assert claimant.__name__ == "claimant"
    assert not [module for module in imported("kingdoms") if module.startswith("claimant.claim")]
    assert not [module for module in imported("claim") if module.startswith("claimant.kingdoms")]
    for module in imported("tabletop"):
        assert not module.startswith(("claimant.claim", "claimant.kingdoms"))


def reason_codes(package: str) -> dict[str, str]:
    """The codes that the files of a package put into words, and the words."""
    words: dict[str, str] = {}
    for path in (SOURCE / package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "define_reasons":
                words.update(ast.literal_eval(node.args[0]))
    return words


def test_a_reason_of_one_game_is_not_put_into_other_words_by_the_other() -> None:
    claim, kingdoms = reason_codes("claim"), reason_codes("kingdoms")
    tabletop = reason_codes("tabletop")
    for code, words in kingdoms.items():
        assert claim.get(code, words) == words
        assert tabletop.get(code, words) == words


def test_no_step_of_the_turn_names_a_faction() -> None:
    for folder in ("turn", "."):
        for path in (SOURCE / "kingdoms" / folder).glob("*.py"):
            assert not [module for module in imported_by(path) if ".kingdoms.factions." in module], path


def imported_by(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
