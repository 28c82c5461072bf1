"""`claimant doctor`."""

from __future__ import annotations

import platform
import shutil
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import Distribution, PackageNotFoundError, version
from pathlib import Path

import pytest

from claimant import __version__, build, extras
from claimant.claim import RULES_VERSION, Game, state
from claimant.cli.commands import doctor
from claimant.extras import Need
from claimant.kingdoms import RULES_VERSION as KINGDOMS_RULES_VERSION
from tests.cli.shell import refused, run, run_process


def test_versions_and_build_are_told() -> None:
    data = run("doctor", "--json").json()
    assert isinstance(data, dict)
    assert data["claimant"] == __version__
    assert data["rules"] == RULES_VERSION
    assert data["kingdoms_rules"] == KINGDOMS_RULES_VERSION
    assert data["python"] == platform.python_version()
    assert data["implementation"] == platform.python_implementation()
    assert (data["build"] == "interpreted") == str(state.__file__).endswith(".py")
    assert (data["variant"] is None) == (data["build"] == "interpreted")
    assert data["parts"]["compiled"] == (data["build"] == "compiled")
    assert data["parts"]["client"] == data["client"] == build.has_client()
    assert data["trouble"] == []


def test_every_extra_is_told_with_what_it_needs() -> None:
    data = run("doctor", "--json").json()
    assert isinstance(data, dict)
    assert set(data["extras"]) == {
        *("charts", "cli", "cluster", "envs", "lab", "open-spiel", "remote", "server"),
    }
    assert set(data["parts"]) == {"compiled", "client", "compiler", *data["extras"]}
    server = {need["name"]: need for need in data["extras"]["server"]}
    # What the extra names, what it takes over from another extra, and what an extra of a package needs.
    for name in ("uvicorn", "rich", "psycopg-binary"):
        assert server[name]["installed"] == version(name)
        assert server[name]["fits"]
    assert server["uvicorn"]["wanted"] != ""
    assert "claimant" not in server


def test_people_are_told_that_all_is_well() -> None:
    outcome = run("doctor")
    assert outcome.code == 0
    assert "all is well" in outcome.out
    for title in ("rules of Claim", "rules of Kingdoms", "Python", "web client", "claimant[server]"):
        assert title in outcome.out


def test_without_a_compiler_it_says_how_to_get_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(build, "kind", lambda: "interpreted")
    outcome = run("doctor")
    assert outcome.code == 0
    assert "none found" in outcome.out
    assert "install a C compiler" in " ".join(outcome.out.split())


# --- extras -----------------------------------------------------------------------------------------


class Installed(Distribution):
    """A package with these requirements, as its metadata tells."""

    def __init__(self, number: str, *requires: str) -> None:
        self.number = number
        self.needed = requires

    def read_text(self, filename: str) -> str | None:
        if filename != "METADATA":
            return None
        lines = [f"Version: {self.number}", "Provides-Extra: fast", "Provides-Extra: all"]
        return "\n".join([*lines, *(f"Requires-Dist: {line}" for line in self.needed)])

    def locate_file(self, path: object) -> Path:
        return Path(str(path))


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Makes a world in which exactly these packages are installed."""

    def install(**packages: Distribution) -> None:
        def from_name(name: str) -> Distribution:
            if name not in packages:
                raise PackageNotFoundError(name)
            return packages[name]

        monkeypatch.setattr(Distribution, "from_name", from_name)

    return install


def test_what_is_missing_or_too_old_is_noticed(world: Callable[..., None]) -> None:
    world(
        claimant=Installed(
            "1.0",
            "always>=1",
            'horse>=2,<3; extra == "fast"',
            'cart[wheel]==1.5; extra == "fast"',
            'saddle; extra == "fast"',
            'spurs; extra == "fast" and sys_platform == "nowhere"',
            'claimant[fast]; extra == "all"',
        ),
        horse=Installed("2.4"),
        cart=Installed("1.4", 'spoke (>=1) ; extra == "wheel"', "axle"),
    )
    expected = [
        Need("cart", "==1.5", "1.4", False),
        Need("horse", ">=2,<3", "2.4", True),
        Need("saddle", "", None, False),
        Need("spoke", ">=1", None, False),
    ]
    assert extras.extras() == {"fast": expected, "all": expected}
    outcome = run("doctor", "--require", "fast")
    assert outcome.code == 1
    assert (
        "fast is required, but cart 1.4 does not fit ==1.5, saddle is missing and spoke is missing."
        in " ".join(outcome.out.split())
    )
    assert 'pip install "claimant[all]"' in " ".join(outcome.out.split())


def test_without_packaging_presence_is_enough(
    world: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    world(claimant=Installed("1.0", 'horse>=2; extra == "fast"'), horse=Installed("1.0"))
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    assert extras.extras()["fast"] == [Need("horse", ">=2", "1.0", True)]


def test_a_package_that_was_not_installed_has_no_extras(world: Callable[..., None]) -> None:
    world()
    assert extras.extras() == {}


# --- what is required -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "sentence"),
    [
        ("compiled", "compiled is required, but the rules run interpreted."),
        ("client", "client is required, but the web client has not been built."),
        ("compiler", "compiler is required, but no C compiler was found."),
    ],
)
def test_what_is_required_and_not_here_fails(
    part: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "kind", lambda: "interpreted")
    monkeypatch.setattr(build, "has_client", lambda: False)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    outcome = run("doctor", "--require", "cli", "--require", part)
    assert outcome.code == 1
    assert sentence in outcome.out
    assert run("doctor", "--require", "cli", part, "--json").code == 1
    assert run("doctor").code == 0


def test_what_is_required_and_here_is_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "kind", lambda: "compiled")
    monkeypatch.setattr(build, "has_client", lambda: True)
    outcome = run("doctor", "--require", "compiled", "client", "server")
    assert outcome.code == 0
    assert "all is well" in outcome.out


def test_what_cannot_be_required_is_refused_with_what_can() -> None:
    sentence = refused(run("doctor", "--require", "cli", "--require", "speed"))
    assert sentence == (
        "There is no part “speed” to require. "
        "Choose from compiled, client, compiler, cli, envs, lab, charts, cluster, open-spiel, remote "
        "or server."
    )


# --- broken installations ---------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["Game", "Kingdoms"])
def test_a_broken_installation_is_found_and_fails(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> Game:
        raise RuntimeError("no cards")

    monkeypatch.setattr(doctor, kind, broken)
    outcome = run("doctor")
    assert outcome.code == 1
    assert "no cards" in outcome.out


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The sources of this package once more, without anything compiled."""
    package = tmp_path / "claimant"
    shutil.copytree(build.PACKAGE, package, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return package


def compile_badly(*modules: Path) -> None:
    for module in modules:
        module.with_name(module.name + EXTENSION_SUFFIXES[0]).touch()


@pytest.mark.parametrize("module", ["search/ismcts", "claim/state"])
def test_a_mixture_is_no_compiled_build_and_is_trouble(copied: Path, module: str) -> None:
    """One that is loaded only when a bot thinks, and one without which no command can begin."""
    assert (build.kind(copied), build.faults(copied)) == ("interpreted", [])
    compile_badly(copied / module)
    assert build.kind(copied) == "interpreted"
    [fault] = build.faults(copied)
    assert fault.startswith("The build is a mixture: 1 of ")
    outcome = run_process("doctor", PYTHONPATH=str(copied.parent))
    assert outcome.code == 1
    assert fault in " ".join((outcome.out + outcome.err).split())
    assert "Traceback" not in outcome.err


def test_a_compiled_build_without_its_library_is_trouble(copied: Path) -> None:
    compile_badly(*build.modules(copied))
    assert build.kind(copied) == "compiled"
    outcome = run_process("doctor", PYTHONPATH=str(copied.parent))
    assert outcome.code == 1
    assert outcome.err.startswith("claimant: The compiled build is incomplete: ")
    assert outcome.err.count("\n") == 1


def test_what_another_python_has_compiled_does_not_count(copied: Path) -> None:
    for module in build.modules(copied):
        module.with_name(f"{module.name}.cpython-399-nowhere.so").touch()
    assert build.kind(copied) == "interpreted"


def test_modules_that_are_never_compiled_do_not_count() -> None:
    names = {module.name for module in build.modules()}
    assert "state" in names
    assert not names & {"clock", "laws"}
