"""The guide to a faction of one's own: its signatures are the code's, and it works exactly as printed."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.source import PACKAGE, ROOT
from tests.plugins.installing import BUILD, search_path
from tests.signatures import functions, methods

GUIDE = (ROOT / "docs" / "add-a-faction.md").read_text(encoding="utf-8")
PLACES = (ROOT / "docs" / "add-a-place.md").read_text(encoding="utf-8")
KINGDOMS = "## A faction of Claim Kingdoms"
SIGNATURE = re.compile(r"^\| `(\w+\(.*\) -> .*?)` \|", re.MULTILINE)
FILE = re.compile(r"`([\w-]+\.(?:py|toml))`:\n\n```\w+\n(.*?)```", re.DOTALL)
COMMANDS = re.compile(r"^```sh\n(.*?)```", re.MULTILINE | re.DOTALL)


# --- signatures -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("printed", "written"),
    [
        (
            GUIDE.partition(KINGDOMS)[0],
            methods(PACKAGE / "claim/powers.py") + functions(PACKAGE / "claim/verbs.py"),
        ),
        (
            GUIDE.partition(KINGDOMS)[2],
            methods(PACKAGE / "kingdoms/powers.py") + functions(PACKAGE / "kingdoms/verbs.py"),
        ),
    ],
    ids=["claim", "kingdoms"],
)
def test_the_guide_prints_every_hook_and_every_verb_as_it_is_written(
    printed: str, written: list[str]
) -> None:
    assert len(written) > 20
    assert sorted(SIGNATURE.findall(printed)) == sorted(set(written))


def test_the_guide_to_places_prints_every_hook_that_a_place_has() -> None:
    of_cards = ("stands_in_for(", "outranks(", "collects(")
    known = dict.fromkeys(methods(PACKAGE / "claim/powers.py"))
    hooks = [hook for hook in known if not hook.startswith(of_cards)]
    section = PLACES.partition("## Every hook of a place")[2].partition("```text\n")[2]
    assert section.partition("```")[0].splitlines() == hooks


# --- the walk ---------------------------------------------------------------------------------------


def write_program(path: Path, program: str) -> None:
    path.write_text(f"#!/bin/sh\nexec {program}\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """An empty directory, and programs by the names that the guide uses.

    `pip install .` does here what pip does, but without a network and into a folder of its own.
    """
    programs = tmp_path / "programs"
    programs.mkdir()
    write_program(programs / "python", f'"{sys.executable}" "$@"')
    # An installed program does not look into the working directory.
    write_program(programs / "claimant", f'"{sys.executable}" -P -m claimant.cli "$@"')
    (tmp_path / "build.py").write_text(BUILD, encoding="utf-8")
    build = f'"{sys.executable}" -W ignore "{tmp_path / "build.py"}" "{tmp_path / "site"}"'
    write_program(programs / "pip", f'{build} > "{tmp_path / "pip.log"}" 2>&1')
    (tmp_path / "desk").mkdir()
    return tmp_path / "desk"


def follow(command: list[str], desk: Path) -> str:
    environment = {
        **os.environ,
        "PATH": f"{desk.parent / 'programs'}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": search_path(desk.parent / "site"),
        "PYTHONIOENCODING": "utf-8",
        "COLUMNS": "100",
    }
    done = subprocess.run(
        command, cwd=desk, env=environment, capture_output=True, encoding="utf-8", timeout=300, check=False
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    return done.stdout


def test_the_guide_works_exactly_as_printed(desk: Path) -> None:
    files = dict(FILE.findall(GUIDE))
    assert list(files) == ["home_made_faction.py", "my_plugin.py", "pyproject.toml"]
    for name, content in files.items():
        (desk / name).write_text(content, encoding="utf-8")
    by_hand, with_option, installed = COMMANDS.findall(GUIDE)
    assert follow(["sh", "-ec", by_hand], desk).startswith('[Game "Claim"]')
    for commands in (with_option, installed):
        told = follow(["sh", "-ec", commands], desk)
        assert "Lamplighters (La), home-made" in told
        assert "5 deals, 10 games" in told
    assert "pip install ." in installed
    assert "--plugin" not in installed


def test_the_session_of_the_guide_works_beside_its_file(desk: Path) -> None:
    files = dict(FILE.findall(GUIDE))
    (desk / "home_made_faction.py").write_text(files["home_made_faction.py"], encoding="utf-8")
    page = re.sub(r"^```.*$", "", GUIDE, flags=re.MULTILINE)
    (desk / "page.md").write_text(page, encoding="utf-8")
    session = "import doctest; print(*doctest.testfile('page.md', module_relative=False, encoding='utf-8'))"
    failed, tried = follow(["python", "-c", session], desk).split()
    assert failed == "0"
    assert int(tried) > 8


def test_the_lesson_of_the_guide_leads_to_its_end(desk: Path) -> None:
    lesson = GUIDE.partition("## A lesson for it")[2].partition("```toml\n")[2].partition("```")[0]
    (desk / "lessons.toml").write_text(lesson, encoding="utf-8")
    for name, content in FILE.findall(GUIDE)[:2]:
        (desk / name).write_text(content, encoding="utf-8")
    code = (
        "import my_plugin\n"
        "from pathlib import Path\n"
        "from claimant.lessons import SCENES, learn, register_lessons\n"
        "register_lessons(Path('lessons.toml'))\n"
        "lesson = learn(SCENES['La'], SCENES['La'].plan)\n"
        "print(list(SCENES)[-1], lesson.is_over, lesson.is_on_plan)\n"
    )
    assert follow(["python", "-c", code], desk).split() == ["La", "True", "True"]
