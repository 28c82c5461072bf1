"""The workflows run what there is, on every supported Python, with few rights."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml

from tests.packaging.containerfile import stages
from tests.packaging.project import ROOT, pyproject, pythons, sources

FOLDER = ROOT / ".github" / "workflows"
WORKFLOWS = {path.stem: yaml.safe_load(path.read_text(encoding="utf-8")) for path in FOLDER.iterdir()}
JOBS = [(name, job) for name, workflow in WORKFLOWS.items() for job in workflow["jobs"]]
STEPS = [
    step for workflow in WORKFLOWS.values() for job in workflow["jobs"].values() for step in job["steps"]
]
RUN = [step["run"] for step in STEPS if "run" in step]
# YAML 1.1 takes the key `on` for a truth.
ON = True
# What running makes: these files are not there before.
MADE = re.compile(r"\.venv/bin/claimant|dist/\S+|wheelhouse\S*")


def job(workflow: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = WORKFLOWS[workflow]["jobs"][name]
    return found


def given(setting: str) -> set[str]:
    """What steps are given under this name."""
    return {str(step["with"][setting]) for step in STEPS if setting in step.get("with", {})}


def test_there_is_one_that_tests_and_one_that_makes_wheels() -> None:
    assert set(WORKFLOWS) == {"test", "wheels"}
    assert all({"push", "pull_request"} <= set(workflow[ON]) for workflow in WORKFLOWS.values())


# --- what they run is there ---------------------------------------------------------------------------


@pytest.mark.parametrize("script", RUN)
def test_every_target_exists(script: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"\bmake ([a-z-]+)", script):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)


@pytest.mark.parametrize("script", RUN)
def test_every_file_exists(script: str) -> None:
    words = [word.strip("\"'") for word in script.split()]
    for word in words:
        if re.search(r"\w/\w|\.txt$", word) and not MADE.search(word):
            assert word in sources(), word


def test_changes_are_watched_where_something_is() -> None:
    for pattern in WORKFLOWS["wheels"][ON]["pull_request"]["paths"]:
        assert any(name == pattern or name.startswith(pattern.removesuffix("**")) for name in sources())


def test_every_dependency_group_exists() -> None:
    named = {group for script in RUN for group in re.findall(r"--group (\w+)", script)}
    assert named == {"wheels"}
    assert pyproject()["dependency-groups"]["wheels"] == ["cibuildwheel"]


# --- versions -----------------------------------------------------------------------------------------


def test_all_tests_run_on_every_supported_python() -> None:
    tests = job("test", "test")
    assert tests["strategy"]["matrix"]["python"] == pythons()
    assert "make test PYTHON=python" in [step.get("run") for step in tests["steps"]]


def test_the_example_of_learning_is_run() -> None:
    assert "make learn PYTHON=python" in [step.get("run") for step in job("test", "learning")["steps"]]


def test_other_jobs_use_a_supported_python() -> None:
    assert given("python-version") - {"${{ matrix.python }}"} <= set(pythons())


def test_node_is_the_one_of_the_container() -> None:
    assert [f"node:{version}" for version in given("node-version")] == [
        stages()[0].image.rpartition("/")[2].partition("-")[0]
    ]


def test_wheels_are_built_for_every_supported_python_and_nothing_else() -> None:
    settings = pyproject()["tool"]["cibuildwheel"]
    assert settings["build"] == [f"cp{version.replace('.', '')}-*" for version in pythons()]
    assert settings["skip"] == ["*-musllinux_*"]
    assert settings["environment"] == {"CLAIMANT_BUILD": "release"}


def test_wheels_are_built_on_linux_and_macos_for_both_processors() -> None:
    wheels = job("wheels", "wheels")
    assert settings_of_cibuildwheel()["archs"] == ["native"]
    assert wheels["strategy"]["matrix"]["runner"] == [
        *("ubuntu-24.04", "ubuntu-24.04-arm"),
        *("macos-15", "macos-15-intel"),
    ]


def test_every_wheel_is_tested_where_it_was_built() -> None:
    settings = settings_of_cibuildwheel()
    python, _, script, *parts = settings["test-command"].split()
    assert python == "python"
    assert script.removeprefix("{project}/") in sources()
    extras = settings["test-extras"]
    assert set(extras) <= set(pyproject()["project"]["optional-dependencies"])
    assert set(parts) == {"compiled", "client", *extras}


def settings_of_cibuildwheel() -> dict[str, Any]:
    found: dict[str, Any] = pyproject()["tool"]["cibuildwheel"]
    return found


# --- rights -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", WORKFLOWS)
def test_a_workflow_may_only_read(name: str) -> None:
    assert WORKFLOWS[name]["permissions"] == {"contents": "read"}


@pytest.mark.parametrize(("workflow", "name"), JOBS)
def test_a_job_has_a_time_limit_and_no_more_rights_unless_it_publishes(workflow: str, name: str) -> None:
    described = job(workflow, name)
    assert described["timeout-minutes"] <= 90
    assert described.get("permissions") == ({"id-token": "write"} if name == "publish" else None)


@pytest.mark.parametrize("action", [step["uses"] for step in STEPS if "uses" in step])
def test_every_action_is_pinned(action: str) -> None:
    assert re.fullmatch(r"[\w-]+/[\w-]+@((release/)?v\d+|[0-9a-f]{40})", action)


def test_no_credentials_are_left_behind() -> None:
    checkouts = [step for step in STEPS if step.get("uses", "").startswith("actions/checkout@")]
    assert checkouts
    assert all(step["with"] == {"persist-credentials": False} for step in checkouts)


@pytest.mark.parametrize("script", RUN)
def test_nothing_from_outside_becomes_part_of_a_script(script: str) -> None:
    assert "${{" not in script


def test_only_a_version_tag_publishes_and_only_what_was_built_and_tested() -> None:
    publish = job("wheels", "publish")
    assert publish["if"] == "github.ref_type == 'tag'"
    assert set(publish["needs"]) == set(WORKFLOWS["wheels"]["jobs"]) - {"publish"}
    assert WORKFLOWS["wheels"][ON]["push"]["tags"] == ["v*"]
    uploads = {step["with"]["path"] for step in STEPS if step.get("uses", "").startswith("actions/upload")}
    assert uploads == {"dist/*.tar.gz", "wheelhouse/*.whl"}
