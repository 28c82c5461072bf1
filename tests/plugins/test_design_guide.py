"""The guide to designing a faction: a day at the desk, exactly as printed."""

from __future__ import annotations

import re
from pathlib import Path

from tests.architecture.source import ROOT
from tests.plugins.test_guide import COMMANDS, FILE, desk, follow

__all__ = ["desk"]

GUIDE = (ROOT / "docs" / "design-a-faction.md").read_text(encoding="utf-8")
SHOWN = re.compile(r"^```text\n(.*?)```", re.MULTILINE | re.DOTALL)


def lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


def test_the_guide_to_design_works_exactly_as_printed(desk: Path) -> None:
    ((name, content),) = FILE.findall(GUIDE)
    (desk / name).write_text(content, encoding="utf-8")
    first, second, evening = COMMANDS.findall(GUIDE)
    shown = [lines(block) for block in SHOWN.findall(GUIDE)]
    for commands, blocks in ((first, shown[:2]), (second, shown[2:])):
        # One process: starting others takes longer than the games.
        told = lines(follow(["sh", "-ec", commands.replace("--seed", "--processes 1 --seed")], desk))
        for block in blocks:
            assert "\n".join(block) in "\n".join(told)
    assert len(shown) == 4
    follow(["sh", "-ec", evening.replace("--seed", "--processes 1 --seed")], desk)
    assert "Bell Ringers" in (desk / "bell-ringers.html").read_text(encoding="utf-8")
