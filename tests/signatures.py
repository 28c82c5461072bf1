"""The signatures of hooks and verbs as the source writes them."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.architecture.source import tree


def signature(function: ast.FunctionDef) -> str:
    """How a function is defined, in one line: without the word def, and without self."""
    arguments = ast.unparse(function.args).removeprefix("self").removeprefix(", ")
    assert function.returns is not None
    return f"{function.name}({arguments}) -> {ast.unparse(function.returns)}"


def public(body: list[ast.stmt]) -> list[str]:
    return [
        signature(node)
        for node in body
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    ]


def functions(path: Path) -> list[str]:
    """The public functions of a module."""
    return public(tree(path).body)


def methods(path: Path) -> list[str]:
    """The public methods of all classes of a module."""
    return [
        found for node in tree(path).body if isinstance(node, ast.ClassDef) for found in public(node.body)
    ]
