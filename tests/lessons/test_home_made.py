"""Lessons of plug-ins: offered after the others, refused with a reason if they cannot be used."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from examples.home_made_faction import Lamplighters

from claimant.claim.sets import FACTIONS, register
from claimant.lessons import SCENES, register_lessons
from claimant.tabletop.errors import InvalidSetup

SCENE = "Go Kn Do Dw La | phase 2 | trick 12 | lead A | won A | A hand La9 Kn5 | B hand La3 Go5"
LESSON = f'[La]\nscene = "{SCENE}"\nplan = "La9 Kn5"\ntask = "Win."\ndone = "It burns."\n'


@pytest.fixture(autouse=True)
def _lamplighters() -> Iterator[None]:
    register(Lamplighters)
    yield
    del FACTIONS["La"]
    SCENES.pop("La", None)


def written(folder: Path, text: str) -> Path:
    file = folder / "lessons.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_lesson_is_offered_after_all_others(tmp_path: Path) -> None:
    for _ in range(2):
        register_lessons(written(tmp_path, LESSON))
        assert list(SCENES)[-1] == "La"
    scene = SCENES["La"]
    assert (scene.about, scene.code, scene.task, scene.done) == ("faction", "La", "Win.", "It burns.")


@pytest.mark.parametrize(
    ("before", "after", "error"),
    [
        ("[La]", "[Xx]", "The lesson Xx in lessons.toml must be named after the code of a home-made"),
        ("[La]", "[Go]", "There is already another lesson Go: the one in lessons.toml needs another name."),
        ("[La]", "[La", "The lessons in lessons.toml cannot be read: TOMLDecodeError"),
        (
            'plan = "La9 Kn5"\n',
            "",
            "A lesson in lessons.toml is missing the text “plan”.",
        ),
        ("La9 Kn5", "", "The lesson La in lessons.toml must not have an empty plan, task or done."),
        ("Win.", "", "The lesson La in lessons.toml must not have an empty plan, task or done."),
        ("La3", "La99", "The lesson La in lessons.toml cannot be used: 'La99': There is no card La99"),
        (
            'plan = "La9',
            'plan = "La3',
            "The lesson La in lessons.toml cannot be used: A does not hold Lamplighter 3.",
        ),
    ],
)
def test_a_lesson_that_cannot_be_used_is_refused(
    tmp_path: Path, before: str, after: str, error: str
) -> None:
    known = dict(SCENES)
    with pytest.raises(InvalidSetup) as refusal:
        register_lessons(written(tmp_path, LESSON.replace(before, after)))
    assert error in str(refusal.value)
    assert known == SCENES


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(
        InvalidSetup, match=r"The lessons in absent\.toml cannot be read: FileNotFoundError"
    ):
        register_lessons(tmp_path / "absent.toml")
