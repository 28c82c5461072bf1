"""The packages hold what they must and nothing else."""

from __future__ import annotations

from tests.packaging.conftest import CLIENT
from tests.packaging.project import ADDED, sources


def test_the_sdist_holds_all_sources_and_the_built_client(sdist: set[str]) -> None:
    added = {name for name in sdist if ADDED.fullmatch(name)}
    assert sdist - added == sources()
    assert {name for name in added if name.startswith("src/claimant/web_client/")} == set(CLIENT)


def test_the_wheel_holds_the_package_with_its_client(wheel: set[str]) -> None:
    package = {name for name in wheel if ".dist-info/" not in name}
    expected = {name for name in sources() if name.startswith("src/")} | set(CLIENT)
    assert package == {name.removeprefix("src/") for name in expected}


def test_the_wheel_is_licensed_and_starts_the_command_line(wheel: set[str]) -> None:
    described = {name.partition(".dist-info/")[2] for name in wheel if ".dist-info/" in name}
    assert {"licenses/LICENSE", "entry_points.txt"} <= described
