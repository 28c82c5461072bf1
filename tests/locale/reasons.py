"""All reasons that the package declares."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from claimant.tabletop.reason import TYPES

SOURCE = Path(__file__).parents[2] / "src" / "claimant"


@cache
def trees() -> dict[str, ast.Module]:
    """The modules of the package, by name."""
    return {
        ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(
            ".__init__"
        ): ast.parse(path.read_text(encoding="utf-8"))
        for path in SOURCE.rglob("*.py")
    }


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


@cache
def declared() -> dict[str, dict[str, str]]:
    """The types of the parameters of every reason, by its code."""
    found: dict[str, dict[str, str]] = {}
    for module, tree in trees().items():
        for call in calls(tree, "define_reasons"):
            import_module(module)
            (codes,) = call.args
            assert isinstance(codes, ast.Dict)
            for code in codes.keys:
                assert isinstance(code, ast.Constant)
                found[code.value] = TYPES[code.value]
    return found


def given() -> Iterator[tuple[str, dict[str, ast.expr]]]:
    """Every reason that is given with its parameters on the spot: its code and its parameters."""
    for tree in trees().values():
        for call in calls(tree, "Reason", "Refusal"):
            if not (call.args and isinstance(call.args[0], ast.Constant)):
                continue
            if isinstance(call.func, ast.Name) and call.func.id == "Refusal":
                parameters = {word.arg: word.value for word in call.keywords}
            elif isinstance(call.args[1], ast.Dict):
                parameters = {
                    name.value if isinstance(name, ast.Constant) else None: value
                    for name, value in zip(call.args[1].keys, call.args[1].values, strict=True)
                }
            else:
                continue
            if None not in parameters:
                yield call.args[0].value, {str(name): value for name, value in parameters.items()}
