"""Two whole games in every language; see `golden.py`."""

from __future__ import annotations

import pytest

from claimant.locale import LANGUAGES
from tests.locale.golden import FOLDER, SETUPS, story


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SETUPS)
def test_a_game_is_told_as_it_was_read_and_approved(name: str, language: str) -> None:
    assert story(name, language) == (FOLDER / f"{name}.{language}.txt").read_text(encoding="utf-8")
