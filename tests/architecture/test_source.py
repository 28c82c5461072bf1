"""What the source of the package looks like."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.source import modules, offences, tree

INTERPRETED = ("clock.py", "laws.py", "setup.py")
COMPILED = [
    path for path in modules("tabletop", "claim", "kingdoms", "search") if path.name not in INTERPRETED
]
READABLE_IN_ONE_SITTING = 400


def shifts_by_a_variable(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.LShift):
            amount = node.right if isinstance(node, ast.BinOp) else node.value
            if not isinstance(amount, ast.Constant):
                yield f"line {node.lineno}: {ast.unparse(node)}"


def names_of_several_errors(path: Path) -> Iterator[str]:
    for function in ast.walk(tree(path)):
        if isinstance(function, ast.FunctionDef):
            caught: dict[str, str] = {}
            for handler in ast.walk(function):
                if isinstance(handler, ast.ExceptHandler) and handler.name and handler.type:
                    error = ast.unparse(handler.type)
                    if caught.setdefault(handler.name, error) != error:
                        yield f"line {handler.lineno}: {handler.name}"


def test_no_small_literal_is_shifted_by_a_variable() -> None:
    """mypyc compiles `1 << n` as a 32-bit shift, also if the 1 is in a variable."""
    assert offences(COMPILED, shifts_by_a_variable) == []


def test_a_module_can_be_read_in_one_sitting() -> None:
    def is_long(path: Path) -> Iterator[str]:
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > READABLE_IN_ONE_SITTING:
            yield f"{lines} lines"

    assert offences(modules("."), is_long) == []


def test_every_module_says_what_it_is() -> None:
    def is_silent(path: Path) -> Iterator[str]:
        if not ast.get_docstring(tree(path)):
            yield "no docstring"

    assert offences(modules("."), is_silent) == []


def test_a_function_catches_different_errors_under_different_names() -> None:
    """mypyc gives a name one type in a function: that of the first error caught under it."""
    assert offences(COMPILED, names_of_several_errors) == []
