"""The release build learns from games with every box and every place."""

from __future__ import annotations

import pytest
from build_steps import training
from build_steps.profiling import is_gcc

from claimant.claim.playout import play_out
from claimant.claim.sets import PLACES, PRESETS
from claimant.claim.state import State
from claimant.tabletop.chance import Chance
from claimant.tabletop.limit import Limit


def test_training_plays_with_every_deck_and_every_place(monkeypatch: pytest.MonkeyPatch) -> None:
    played: set[tuple[tuple[str, ...], tuple[str, ...]]] = set()
    games = 0

    def noting(state: State, chance: Chance) -> int:
        nonlocal games
        games += 1
        rules = state.rules
        played.add((tuple(each.code for each in rules.factions), tuple(each.code for each in rules.places)))
        return play_out(state, chance)

    monkeypatch.setattr(training, "play_out", noting)
    monkeypatch.setattr(training, "GAMES", 1)
    monkeypatch.setattr(training, "GAMES_OF_CLAIM", 1)
    monkeypatch.setattr(training, "NODES", Limit(steps=100))
    training.main()
    assert {frozenset(deck) for deck, _ in played} == {frozenset(each.codes) for each in PRESETS.values()}
    assert {place for _, places in played for place in places} == set(PLACES)
    assert games == 1 + len(PRESETS) + len(PLACES)


@pytest.mark.parametrize(
    ("macros", "expected"),
    [("__GNUC__ 12", True), ("__GNUC__ 4\\n#define __clang__ 1", False), ("_MSC_VER 1900", False)],
)
def test_only_gcc_counts_what_happens(
    macros: str, expected: bool, tmp_path_factory: pytest.TempPathFactory
) -> None:
    compiler = tmp_path_factory.mktemp("bin") / "cc"
    compiler.write_text(f"#!/bin/sh\nprintf '#define {macros}\\n'\n")
    compiler.chmod(0o755)
    assert is_gcc([str(compiler)]) == expected
