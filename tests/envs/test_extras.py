"""Without what an extra brings, the environments say which one is missing."""

from __future__ import annotations

import pytest

from claimant import extras
from claimant.extras import MissingExtra, require


def test_what_is_there_is_not_refused() -> None:
    require("envs", "numpy", "gymnasium", "pettingzoo")


def test_what_is_missing_is_named_with_the_extra_that_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "pettingzoo" else object())
    with pytest.raises(MissingExtra) as refused:
        require("envs", "numpy", "pettingzoo")
    assert str(refused.value) == "This needs pettingzoo: install claimant[envs]."
