"""What the source of the package looks like."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.architecture.source import modules, shown, tree

INTERPRETED = ("clock.py", "laws.py", "setup.py")
COMPILED = [
    path for path in modules("tabletop", "claim", "kingdoms", "search") if path.name not in INTERPRETED
]
READABLE_IN_ONE_SITTING = 400


@pytest.mark.parametrize("path", COMPILED, ids=shown)
def test_no_small_literal_is_shifted_by_a_variable(path: Path) -> None:
    """mypyc compiles `1 << n` as a 32-bit shift, and so does it with a variable that holds a literal."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.LShift):
            amount = node.right if isinstance(node, ast.BinOp) else node.value
            assert isinstance(amount, ast.Constant), f"line {node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("path", modules("."), ids=shown)
def test_a_module_can_be_read_in_one_sitting(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= READABLE_IN_ONE_SITTING


@pytest.mark.parametrize("path", modules("."), ids=shown)
def test_every_module_says_what_it_is(path: Path) -> None:
    assert ast.get_docstring(tree(path))


@pytest.mark.parametrize("path", COMPILED, ids=shown)
def test_a_function_catches_different_errors_under_different_names(path: Path) -> None:
    """mypyc gives a name one type in a function: that of the first error caught under it."""
    for function in ast.walk(tree(path)):
        if isinstance(function, ast.FunctionDef):
            caught: dict[str, str] = {}
            for handler in ast.walk(function):
                if isinstance(handler, ast.ExceptHandler) and handler.name and handler.type:
                    error = ast.unparse(handler.type)
                    assert caught.setdefault(handler.name, error) == error, f"line {handler.lineno}"
