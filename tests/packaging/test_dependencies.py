"""Published dependencies are ranges; constraints.txt pins a version of each within its range."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import requires

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.packaging.project import ROOT, pyproject

OURSELVES = "claimant"


def pins() -> dict[str, Version]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split("==") for line in lines if not line.startswith("#")]
    return {canonicalize_name(name): Version(version) for name, version in pairs}


def published() -> list[Requirement]:
    project = pyproject()["project"]
    lines = [
        *project["dependencies"],
        *(line for extra in project["optional-dependencies"].values() for line in extra),
    ]
    return [wanted for wanted in map(Requirement, lines) if wanted.name != OURSELVES]


def tools() -> list[Requirement]:
    return [Requirement(line) for group in pyproject()["dependency-groups"].values() for line in group]


def build_tools() -> list[Requirement]:
    return [Requirement(line) for line in pyproject()["build-system"]["requires"]]


@pytest.mark.parametrize("wanted", [*published(), *tools(), *build_tools()], ids=str)
def test_every_dependency_is_pinned_within_its_range(wanted: Requirement) -> None:
    assert wanted.specifier.contains(pins()[canonicalize_name(wanted.name)])


@pytest.mark.parametrize("wanted", published(), ids=str)
def test_published_dependencies_are_ranges(wanted: Requirement) -> None:
    operators = {condition.operator for condition in wanted.specifier}
    assert operators in ({">="}, {">=", "<"})


@pytest.mark.parametrize("wanted", tools(), ids=str)
def test_tools_leave_their_version_to_the_constraints(wanted: Requirement) -> None:
    assert not wanted.specifier


def test_what_dependencies_need_themselves_is_pinned_too() -> None:
    groups = pyproject()["dependency-groups"]
    seen: set[tuple[str, str]] = set()
    waiting = [*published(), *map(Requirement, groups["dev"])]
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        assert name in pins(), f"{name} is not pinned"
        for extra in ("", *wanted.extras):
            if (name, extra) not in seen:
                seen.add((name, extra))
                waiting += needs(name, extra)
    assert len(seen) > 50


def needs(name: str, extra: str) -> Iterator[Requirement]:
    """What an installed package needs here, by itself or for one of its extras."""
    for wanted in map(Requirement, requires(name) or ()):
        for_extra = wanted.marker is not None and "extra" in str(wanted.marker)
        if for_extra == bool(extra) and (wanted.marker is None or wanted.marker.evaluate({"extra": extra})):
            yield wanted


def test_pins_are_sorted_and_name_each_package_once() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()[1:]
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines)
    assert len(pins()) == len(lines)
