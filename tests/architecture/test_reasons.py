"""Every reason has a unique code."""

from __future__ import annotations

import ast
from collections import Counter

from tests.architecture.source import modules, tree


def test_no_code_is_given_to_two_reasons() -> None:
    """All reasons are in one table: the second would be refused, but only where both are loaded."""
    codes = Counter(
        key.value
        for path in modules(".")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "define_reasons"
        for words in node.args
        if isinstance(words, ast.Dict)
        for key in words.keys
        if isinstance(key, ast.Constant)
    )
    assert len(codes) > 100
    assert [code for code, times in codes.items() if times > 1] == []
