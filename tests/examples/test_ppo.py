"""The example of learning stays an example: short, and whole. `make learn` sees whether it learns."""

from __future__ import annotations

import ast
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


def test_it_is_short_and_uses_what_there_is() -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert len(source.splitlines()) < 300
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("claimant"):
            module = __import__(str(node.module), fromlist=["*"])
            assert all(hasattr(module, name.name) for name in node.names)
