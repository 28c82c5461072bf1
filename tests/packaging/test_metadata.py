"""What a package index shows is complete and true, and its links work there."""

from __future__ import annotations

import re
from email.message import Message

import pytest
from build_steps.metadata import REPOSITORY, with_absolute_addresses

import claimant
from tests.packaging.project import ROOT, pyproject, pythons, sources

ADDRESS = re.compile(r'(?:\]\(|src=")([^)"\s]+)')


def test_the_version_stands_in_one_place(metadata: Message) -> None:
    assert metadata["Version"] == claimant.__version__
    assert "version" not in pyproject()["project"]


def test_the_repository_is_named_in_one_place() -> None:
    texts = {name: text_of(name) for name in sources() if not name.endswith((".jpg", ".xz"))}
    assert [name for name, text in texts.items() if REPOSITORY in text] == ["build_steps/metadata.py"]


def test_the_metadata_is_complete(metadata: Message) -> None:
    assert metadata["Author"]
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Summary"]
    assert metadata["Keywords"]
    assert metadata["Description-Content-Type"] == "text/markdown"
    urls = dict(line.split(", ") for line in metadata.get_all("Project-URL", []))
    assert set(urls) == {"Repository", "Documentation", "Changelog", "Issues"}
    assert all(url.startswith(REPOSITORY) for url in urls.values())


def test_the_declared_pythons_are_those_that_are_required_and_tested(metadata: Message) -> None:
    first, last = pythons()[0], pythons()[-1]
    after = f"3.{int(last.partition('.')[2]) + 1}"
    assert set(metadata["Requires-Python"].split(",")) == {f">={first}", f"<{after}"}
    assert f"for version in {' '.join(pythons())}; do" in text_of("scripts/test-pythons")
    assert f"Python {first} to {last}" in text_of("README.md")
    assert f"Python {first} to {last}" in text_of("CONTRIBUTING.md")


def test_every_language_of_the_texts_is_declared(metadata: Message) -> None:
    names = {"de": "German", "en": "English", "es": "Spanish", "id": "Indonesian", "nl": "Dutch"}
    languages = {path.parent.name for path in (ROOT / "src/claimant/locale").glob("*/*.ftl")}
    declared = {line for line in metadata.get_all("Classifier", []) if line.startswith("Natural Language")}
    assert declared == {f"Natural Language :: {names[language]}" for language in languages}


def test_the_description_is_the_readme_with_absolute_addresses(metadata: Message) -> None:
    description = str(metadata.get_payload())
    readme = text_of("README.md")
    published, written = ADDRESS.findall(description), ADDRESS.findall(readme)
    assert len(published) == len(written) > 20
    for there, here in zip(published, written, strict=True):
        if re.match("[a-z]+:", here):
            assert there == here
        else:
            kind = "raw" if here.endswith(".jpg") else "blob"
            assert there == f"{REPOSITORY}/{kind}/v{claimant.__version__}/{here}"
            assert here.partition("#")[0] in sources()
    assert ADDRESS.sub("", description).strip() == ADDRESS.sub("", readme).strip()


@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("[rules](docs/rules.md#cards)", "[rules](URL/blob/TAG/docs/rules.md#cards)"),
        ("![A game](docs/game.jpg)", "![A game](URL/raw/TAG/docs/game.jpg)"),
        ('<img src="docs/game.jpg">', '<img src="URL/raw/TAG/docs/game.jpg">'),
        (
            '<img width="9" src="docs/game.jpg" alt="">',
            '<img width="9" src="URL/raw/TAG/docs/game.jpg" alt="">',
        ),
        ("[a](https://a.example) [b](#b)", "[a](https://a.example) [b](#b)"),
        ("![a](https://a.example/a.jpg)", "![a](https://a.example/a.jpg)"),
        ("[![a](a.jpg)](docs/a.md)", "[![a](URL/raw/TAG/a.jpg)](URL/blob/TAG/docs/a.md)"),
    ],
)
def test_relative_addresses_become_absolute(here: str, there: str) -> None:
    expected = there.replace("URL", REPOSITORY).replace("TAG", f"v{claimant.__version__}")
    assert with_absolute_addresses(here) == expected


def test_every_extra_is_published(metadata: Message) -> None:
    assert set(metadata.get_all("Provides-Extra", [])) == set(
        pyproject()["project"]["optional-dependencies"]
    )


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")
