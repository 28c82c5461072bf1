"""The study in the package: it covers everything that can be played, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from claimant.claim.presets import PRESETS
from claimant.claim.ruleset import RULES_VERSION
from claimant.claim.sets import BUILT_IN
from claimant.lab.balance import Study, find_subjects, shipped
from claimant.lab.matches import find_player
from claimant.lab.runs import RunFile


def test_it_knows_every_deck_faction_and_place_of_these_rules() -> None:
    study = shipped.shipped()
    assert study["rules"] == RULES_VERSION
    names = {sort: [one["name"] for one in study["subjects"] if one["sort"] == sort] for sort in SORTS}
    assert names["deck"] == list(PRESETS)
    assert {*names["faction"], *names["place"]} == BUILT_IN


SORTS = ("deck", "faction", "place")


def test_every_figure_lies_within_its_interval() -> None:
    for subject in shipped.shipped()["subjects"]:
        figures = subject["figures"]
        assert {"leader", "luck", "skill", "changes", "choices"} <= set(figures)
        for figure in figures.values():
            for average, low, high in figure.values() if isinstance(figure, dict) else [figure]:
                assert low <= average <= high


def test_the_command_writes_what_a_study_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    study = Study(find_subjects(["claim", "Dr", "Tower"]), find_player("random"), 2, 1)
    study.run(listen=RunFile(tmp_path / "run", study).add)
    monkeypatch.setattr(shipped, "__file__", str(tmp_path / "shipped.py"))
    shipped.main([str(tmp_path / "run")])
    written = json.loads((tmp_path / shipped.NAME).read_text())
    assert written == json.loads(json.dumps(shipped.made_small(study)))
    assert [one["sort"] for one in written["subjects"]] == list(SORTS)


def test_a_run_that_is_not_complete_is_not_shipped(tmp_path: Path) -> None:
    study = Study(find_subjects(["claim", "Dr"]), find_player("random"), 2, 1)
    file = RunFile(tmp_path / "run", study)

    def keep_one(*told: Any) -> None:
        file.add(*told)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        study.run(listen=keep_one)
    with pytest.raises(AssertionError):
        shipped.main([str(tmp_path / "run")])
