"""`claimant serve`: what it refuses, when it reports that it is ready, and when it opens the page."""

from __future__ import annotations

import logging
import re
import signal
import socket
import sqlite3
import sys
from pathlib import Path

import httpx
import pytest

from claimant import build
from claimant.locale import LANGUAGES, Words
from claimant.server.ops import serving
from claimant.server.ops.settings import Settings
from claimant.server.store.migrate import migrate
from tests.cli.shell import Outcome, refused, run, run_process
from tests.cli.terminal import Terminal
from tests.patience import SECONDS, until
from tests.server.running import Server


def settled(folder: Path, *arguments: str) -> Outcome:
    """What is refused before anything is served needs no process of its own."""
    return run("serve", "--data", str(folder / "data"), *arguments)


def serve(folder: Path, *arguments: str) -> Outcome:
    return run_process("serve", "--data", str(folder / "data"), *arguments)


@pytest.mark.parametrize(
    ("name", "given", "said"),
    [
        ("port", "99999", "must be from 0 to 65535, not 99999."),
        ("port", "-1", "must be from 0 to 65535, not -1."),
        ("workers", "0", "must be at least 1, not 0."),
        ("bot-processes", "0", "must be at least 1, not 0."),
        ("requests-per-minute", "0", "must be at least 1, not 0."),
        ("sign-ins-per-minute", "-5", "must be at least 1, not -5."),
        ("frames-per-second", "0", "must be at least 1, not 0."),
        ("rooms-in-memory", "0", "must be at least 1, not 0."),
        ("tables-per-player", "0", "must be at least 1, not 0."),
        ("open-tables-per-player", "0", "must be at least 1, not 0."),
        ("live-patience", "-0.5", "must be at least 0, not -0.5."),
        ("live-patience", "nan", "must be at least 0, not nan."),
        ("unhurried-patience", "inf", "must be at least 0, not inf."),
    ],
)
def test_a_number_that_makes_no_sense_is_refused(tmp_path: Path, name: str, given: str, said: str) -> None:
    sentence = refused(settled(tmp_path, f"--{name}", given))
    assert sentence == f"The setting {name.replace('-', '_')} {said}"
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_defaults_are_shown_as_people_write_them(language: str) -> None:
    told = " ".join(run("serve", "--help", "--language", language).out.replace("│", " ").split())
    assert Words(language).text("help-default", value="127.0.0.1, ::1") in told
    assert not re.search(r"[(\[]'|None|\(\)|False", told)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("[server", "{file} is not valid TOML: line 1 cannot be understood."),
        ("[server]\n\nport = [1", "{file} is not valid TOML: line 3 cannot be understood."),
        ("[servr]", "“servr” in {file} is out of place: all settings belong in the table [server]."),
        ("port = 1", "“port” in {file} is out of place: all settings belong in the table [server]."),
        ("server = 1", "“server” in {file} is out of place: all settings belong in the table [server]."),
        ("[server]\nprot = 1", "The setting “prot” in {file} does not exist. Did you mean port?"),
        ("[server]\nx = 1", "The setting “x” in {file} does not exist. See claimant serve --help."),
        ('[server]\nport = "x"', "{file}: [server][port] needs a number, not “x”."),
        (b"[\xff]", "{file} is not a text file in UTF-8."),
    ],
)
def test_a_mistake_in_the_settings_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: str | bytes, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("claimant.toml")
    file.write_bytes(written.encode() if isinstance(written, str) else written)
    assert refused(settled(tmp_path)) == said.format(file=file)
    other = file.rename("other.toml")
    monkeypatch.setenv("CLAIMANT_CONFIG", str(other))
    assert refused(settled(tmp_path)) == said.format(file=other)


def test_a_settings_file_may_have_a_byte_order_mark_and_hyphens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "claimant.toml").write_bytes(b"\xef\xbb\xbf[server]\nbot-processes = 0\n")
    monkeypatch.chdir(tmp_path)
    assert refused(settled(tmp_path)) == "The setting bot_processes must be at least 1, not 0."


@pytest.mark.parametrize(
    "origin", ["example.org", "https://", "https://example.org/", "ftp://example.org", "https://a:b", "*"]
)
def test_an_origin_that_no_browser_sends_is_refused(tmp_path: Path, origin: str) -> None:
    assert refused(settled(tmp_path, "--origins", origin)).startswith(f"{origin} is not an origin")


@pytest.mark.parametrize(
    "url", ["claimant", "mysql://localhost/claimant", "postgresql:claimant", "postgresql://a:secret:c/d"]
)
def test_a_database_that_is_no_url_of_postgresql_is_refused(tmp_path: Path, url: str) -> None:
    sentence = refused(settled(tmp_path, "--database", url))
    assert "must be a PostgreSQL URL, such as" in sentence
    assert "secret" not in sentence


def test_a_database_that_does_not_answer_is_said(tmp_path: Path) -> None:
    url = "postgresql://claimant:secret@127.0.0.1:1/claimant"
    ended = serve(tmp_path, "--port", "0", "--database", url)
    assert refused(ended).startswith("The database cannot be used: ")
    assert "secret" not in ended.err


def test_a_host_that_cannot_be_found_is_said(tmp_path: Path) -> None:
    assert refused(serve(tmp_path, "--host", "nowhere.invalid")).startswith(
        "The host nowhere.invalid cannot be found: "
    )


def test_an_address_of_another_machine_is_said(tmp_path: Path) -> None:
    sentence = refused(serve(tmp_path, "--host", "203.0.113.7", "--port", "8000"))
    assert sentence.startswith("The server cannot listen on 203.0.113.7, port 8000: ")


def test_a_port_that_is_taken_is_said_before_anything_is_written(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        sentence = refused(serve(tmp_path, "--port", str(port)))
    assert sentence == f"Port {port} is already in use: choose another --port, or 0 for any free one."
    assert not (tmp_path / "data").exists()


def test_a_data_directory_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    sentence = refused(run_process("serve", "--port", "0", "--data", str(tmp_path / "file" / "data")))
    assert sentence == f"The data directory {tmp_path / 'file' / 'data'} cannot be used: Not a directory."


def test_a_file_that_is_no_database_is_said(tmp_path: Path) -> None:
    file = tmp_path / "data" / "claimant.db"
    file.parent.mkdir()
    file.write_bytes(b"games " * 1_000)
    sentence = refused(serve(tmp_path, "--port", "0"))
    assert sentence.startswith(f"The database {file} is damaged (file is not a database): ")
    assert file.read_bytes() == b"games " * 1_000


def test_a_database_of_a_newer_version_is_said(tmp_path: Path) -> None:
    file = tmp_path / "data" / "claimant.db"
    file.parent.mkdir()
    migrate(f"sqlite:///{file}")
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert refused(serve(tmp_path, "--port", "0")).startswith("The database was made by a newer version")


def test_it_is_ready_when_it_listens_and_says_where(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        assert httpx.get(f"{server.url}/health", timeout=SECONDS).text == "ok"
        assert server.ready[0]["addresses"] == [server.url]
        assert server.port > 0


def test_a_name_with_several_addresses_has_one_port(tmp_path: Path) -> None:
    with Server(tmp_path / "data", host="localhost") as server:
        for address in server.ready[0]["addresses"]:
            assert address.endswith(f":{server.port}")
            assert httpx.get(f"{address}/health", timeout=SECONDS).text == "ok"


def test_people_at_a_terminal_are_told_where_to_play(tmp_path: Path) -> None:
    with Terminal("serve", "--port", "0", "--data", str(tmp_path)) as terminal:
        assert terminal.read_until(r"Ready: play at http://127\.0\.0\.1:\d+/ ")
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.exit_code() == 0


def test_the_browser_is_shown_the_page_when_it_can_be_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The browser fetches the page before it returns, as some in the terminal do."""
    note = tmp_path / "shown"
    program = tmp_path / "browser"
    fetch = f"from urllib.request import urlopen; urlopen('$1health', timeout={SECONDS}).read()"
    program.write_text(
        f'#!/bin/sh\n{sys.executable} -c "{fetch}" && echo "$1" > {note}.new && mv {note}.new {note}\n',
        encoding="utf-8",
    )
    program.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(program))
    server = Server(tmp_path / "data")
    server.arguments.append("--open")
    with server:
        until(note.exists, lambda: server.log)
        assert note.read_text(encoding="utf-8") == f"{server.url}/\n"


def test_a_server_without_a_client_says_so_once_when_it_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def told() -> list[logging.LogRecord]:
        # Alembic tells what it does to a new database, where another test has set up the log.
        return [record for record in caplog.records if record.name == serving.log.name]

    settings = Settings(data=tmp_path)
    monkeypatch.setattr(build, "has_client", lambda: True)
    serving.prepare(settings)
    assert told() == []
    monkeypatch.setattr(build, "has_client", lambda: False)
    serving.prepare(settings)
    assert [record.getMessage() for record in told()] == [serving.WITHOUT_CLIENT]
    assert "make client" in told()[0].advice  # type: ignore[attr-defined]
