"""The container file: every instruction means what it must.

`make check-container` carries the instructions out.
"""

from __future__ import annotations

import re

import pytest

from tests.packaging.containerfile import Instruction, Stage, is_sent, stages
from tests.packaging.project import ROOT, pyproject, pythons, sources

FINAL = stages()[-1]
COPIES = [(stage, copy) for stage in stages() for copy in stage.all("COPY")]
KNOWN = {
    *(
        "COPY",
        "ENTRYPOINT",
        "ENV",
        "EXPOSE",
        "HEALTHCHECK",
        "RUN",
        "STOPSIGNAL",
        "USER",
        "VOLUME",
        "WORKDIR",
    ),
}


def shown(value: object) -> str | None:
    return (
        value.rest if isinstance(value, Instruction) else value.name if isinstance(value, Stage) else None
    )


def test_stages_build_the_client_then_the_documentation_then_the_package_then_the_image() -> None:
    assert [stage.name for stage in stages()] == ["client", "site", "package", ""]
    assert {instruction.word for stage in stages() for instruction in stage.instructions} <= KNOWN


@pytest.mark.parametrize("stage", stages(), ids=shown)
def test_every_image_carries_a_version(stage: Stage) -> None:
    assert re.fullmatch(r"[a-z.]+/library/(node:\d+|python:3\.\d+)(-[a-z]+)+", stage.image)


def test_the_image_runs_a_supported_python_which_has_built_the_package() -> None:
    assert stages()[2].image == FINAL.image
    found = re.search(r"python:(3\.\d+)-", FINAL.image)
    assert found is not None
    assert found[1] in pythons()


@pytest.mark.parametrize(("stage", "copy"), COPIES, ids=shown)
def test_what_is_copied_is_there(stage: Stage, copy: Instruction) -> None:
    *wanted, _ = copy.words
    if "from" in copy.flags:
        names = [earlier.name for earlier in stages()]
        assert names.index(copy.flags["from"]) < names.index(stage.name)
        assert all(name.startswith("/") for name in wanted)
        return
    for name in wanted:
        files = [file for file in sources() if file == name or file.startswith(f"{name}/")]
        assert files, f"{name} is not in the project"
        assert all(map(is_sent, files)), f"{name} is ignored"


def test_nothing_but_what_is_copied_is_sent_to_the_builder() -> None:
    copied = [name for _, copy in COPIES if "from" not in copy.flags for name in copy.words[:-1]]
    for file in sources():
        wanted = any(file == name or file.startswith(f"{name}/") for name in copied)
        assert is_sent(file) == wanted, file


@pytest.mark.parametrize(
    "stray",
    [
        ".git/config",
        ".venv/bin/python",
        "build/release/lib/claimant/__init__.py",
        "claimant-data/claimant.db",
        "src/claimant.egg-info/PKG-INFO",
        "src/claimant/__pycache__/__init__.cpython-313.pyc",
        "src/claimant/claim/game.cpython-313-x86_64-linux-gnu.so",
        "src/claimant/web_client/index.html",
        "web/node_modules/svelte/package.json",
    ],
)
def test_what_lies_about_is_not_sent(stray: str) -> None:
    assert not is_sent(stray)


def test_everything_is_installed_from_lock_files() -> None:
    client, site, package, _ = stages()
    installing, _ = client.all("RUN")
    assert installing.rest == "npm ci"
    _, installing, _ = site.all("RUN")
    assert "--constraint constraints.txt" in installing.rest
    assert "docs" in pyproject()["dependency-groups"]
    _, installing, building, installed = package.all("RUN")
    assert "--constraint constraints.txt uv" in installing.rest
    assert "--build-constraint constraints.txt" in building.rest
    assert package.environment["CLAIMANT_BUILD"] == "release"
    found = re.search(r'--constraint constraints\.txt\s+"\$1\[([a-z,]+)\]"', installed.rest)
    assert found is not None
    assert found[1].split(",") == ["cli", "server"]
    assert set(found[1].split(",")) <= set(pyproject()["project"]["optional-dependencies"])


def test_the_package_holds_the_client_and_the_documentation() -> None:
    package = stages()[2]
    words = [(instruction.word, instruction.flags.get("from")) for instruction in package.instructions]
    built = next(place for place, run in enumerate(package.instructions) if "uv build" in run.rest)
    for stage, folder in (("client", "web_client"), ("site", "site")):
        assert words.index(("COPY", stage)) < built
        copy = package.instructions[words.index(("COPY", stage))]
        assert copy.words == [f"/source/src/claimant/{folder}", f"src/claimant/{folder}"]


def test_what_the_client_is_made_of_is_there_where_it_is_built() -> None:
    """The Makefile knows what that is."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    listed = makefile.partition("CLIENT_SOURCES := ")[2].partition("\n\n")[0]
    needed = re.findall(r"(?:src/claimant|docs)/[\w/.]+", listed)
    assert len(needed) == 5
    copied = [copy.words[0] for copy in stages()[0].all("COPY")]
    assert set(needed) <= set(copied)


def test_the_image_fails_to_build_if_something_is_missing() -> None:
    *_, doctor = FINAL.all("RUN")
    parts = ["compiled", "client", "server"]
    required = [word for part in parts for word in ("--require", part)]
    assert doctor.command == ["/opt/claimant/bin/claimant", "doctor", *required]


def test_the_image_runs_as_a_numbered_user_without_rights() -> None:
    user, _, group = FINAL.only("USER").rest.partition(":")
    assert int(user) == int(group) > 1000
    adding, _ = FINAL.all("RUN")
    assert adding.words[:3] == ["useradd", "--uid", user]
    words = [instruction.word for instruction in FINAL.instructions]
    assert words.index("USER") < words.index("ENTRYPOINT")


def test_the_image_has_no_compiler_and_takes_only_the_installation() -> None:
    assert not any("apt-get" in run.rest for run in FINAL.all("RUN"))
    copy = FINAL.only("COPY")
    assert (copy.flags, copy.words) == ({"from": "package"}, ["/opt/claimant", "/opt/claimant"])


def test_the_image_says_where_it_listens_and_keeps_its_data() -> None:
    environment = FINAL.environment
    assert environment["CLAIMANT_HOST"] == "0.0.0.0"
    assert environment["CLAIMANT_PORT"] == FINAL.only("EXPOSE").rest
    assert environment["CLAIMANT_DATA"] == FINAL.only("VOLUME").rest == FINAL.only("WORKDIR").rest
    assert FINAL.only("STOPSIGNAL").rest == "SIGTERM"
    assert set(FINAL.only("HEALTHCHECK").flags) == {"interval", "timeout", "start-period", "retries"}


def test_the_documents_show_how_to_build_it() -> None:
    build = "podman build --format docker -t claimant -f deploy/Containerfile ."
    for name in ("deploy/Containerfile", "docs/operations.md", "README.md"):
        assert build in (ROOT / name).read_text(encoding="utf-8")


def test_the_pages_that_the_site_borrows_are_copied() -> None:
    text = (ROOT / "build_steps" / "site.py").read_text(encoding="utf-8")
    [borrowed] = re.findall(r"^BORROWED = \{(.*)\}$", text, re.MULTILINE)
    pages = re.findall(r': "([^"]+)"', borrowed)
    assert pages
    containerfile = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    for page in pages:
        assert is_sent(page)
        assert re.search(rf"^COPY .*{re.escape(page)} ", containerfile, re.MULTILINE), page
