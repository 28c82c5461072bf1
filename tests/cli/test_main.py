"""What all commands have in common."""

from __future__ import annotations

import errno
import io
import os
import subprocess
import sys

import pytest

from claimant import __version__
from claimant.cli import main
from tests.cli.shell import PLAIN, PROGRAM, run, run_process
from tests.patience import SECONDS

COMMANDS = (
    "play",
    "bots",
    "factions",
    "faction",
    "places",
    "place",
    "decks",
    "deal",
    "replay",
    "solve",
    "hint",
    "review",
    "puzzle",
    "train",
    "simulate",
    "arena",
    "doctor",
)


def test_help_lists_every_command() -> None:
    outcome = run("--help")
    assert outcome.code == 0
    assert all(command in outcome.out for command in COMMANDS)


def test_without_a_command_there_is_help() -> None:
    assert run().out == run("--help").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    outcome = run(command, "--help")
    assert outcome.code == 0
    assert f"Usage: claimant {command}" in outcome.out
    assert ("--json" in outcome.out) == (command != "play")


@pytest.mark.parametrize("command", ["play", "deal", "simulate", "arena"])
def test_whatever_is_played_takes_the_same_options(command: str) -> None:
    told = run(command, "--help").out
    for option in (
        "--game",
        "--factions",
        "--deck",
        "--players",
        "--building",
        "--landscape",
        "--random-places",
        "--seed",
    ):
        assert option in told


def test_the_version_is_told() -> None:
    assert run("--version").out.strip() == __version__


def test_the_manual_explains_every_command() -> None:
    told = run("manual").out
    for command in (*COMMANDS, "dataset", "completion", "admin backup"):
        assert f"Usage: claimant {command}" in told


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_complete_commands_and_options(shell: str) -> None:
    script = run("completion", shell).out
    for word in ("arena", "random-places", "admin"):
        assert word in script


def test_bash_completes_what_is_typed() -> None:
    script = run("completion", "bash").out
    asked = "\nCOMP_WORDS=(claimant ar); COMP_CWORD=1; _claimant; echo ${COMPREPLY[@]}\n"
    told = subprocess.run(
        ["bash"], input=script + asked, capture_output=True, text=True, timeout=SECONDS, check=True
    )
    assert told.stdout.split() == ["arena"]


@pytest.mark.parametrize("missing", ["cyclopts", "rich"])
def test_without_its_extra_parts_the_program_says_how_to_get_them(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    outcome = run("factions")
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.count("\n") == 1
    assert missing in outcome.err
    assert "claimant[cli]" in outcome.err


@pytest.mark.parametrize("command", [["factions"], ["deal"], ["factions", "--json"]])
def test_a_reader_that_goes_away_is_no_trouble(command: list[str]) -> None:
    with subprocess.Popen(
        [*PROGRAM, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **PLAIN, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.communicate(timeout=SECONDS)[1] == b""


def test_a_terminal_without_umlauts_shows_question_marks() -> None:
    outcome = run_process("faction", "Do", PYTHONIOENCODING="ascii")
    assert outcome.code == 0
    assert "Doppelg?ngers" in outcome.out


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
@pytest.mark.parametrize("command", [["factions"], ["play"], ["deal", "--json"]])
def test_closed_streams_are_no_trouble(command: list[str], closed: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {closed}', "sh", *PROGRAM, *command],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""


def test_importing_the_program_does_not_load_what_it_may_not_need() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import sys, claimant.cli; print('rich' in sys.modules)"],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=True,
    )
    assert done.stdout.strip() == "False"


def test_a_full_disk_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    class FullDisk(io.StringIO):
        def flush(self) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

    err = io.StringIO()
    monkeypatch.setattr(sys, "stdout", FullDisk())
    monkeypatch.setattr(sys, "stderr", err)
    assert main(["deal"]) == 2
    assert err.getvalue() == "claimant: No space left on device.\n"
