"""Backup, restore, check; settings from the environment and a file; what is counted."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

from claimant.tabletop.chance import Chance
from tests.server.running import Server
from tests.server.test_play import sit_down
from tests.server.visitor import Visitor, play_out


def run(*arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "claimant.cli", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, **environment},
    )


def test_a_backup_made_while_people_play_brings_everything_back(tmp_path: Path) -> None:
    with Server(tmp_path / "one") as server:
        ann, ben, game = sit_down(server)
        play_out(game, [ann, ben], Chance(1))
        record = ann.http.get(f"/games/{game}/record").text
        copy = tmp_path / "copy.db"
        assert run("admin", "backup", copy, "--data", tmp_path / "one").returncode == 0
        assert run("admin", "backup", copy, "--data", tmp_path / "one").returncode == 2
    assert run("admin", "restore", copy, "--data", tmp_path / "two").returncode == 0
    assert run("admin", "check", "--data", tmp_path / "two").stdout == "All is well.\n"
    with Server(tmp_path / "two") as server:
        assert Visitor(server).http.get(f"/games/{game}/record").text == record
    assert "exists already" in run("admin", "restore", copy, "--data", tmp_path / "two").stderr


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_bytes(b"not a database" * 100)
    told = run("admin", "restore", tmp_path / "copy.db", "--data", tmp_path / "data")
    assert (told.returncode, "not a sound backup" in told.stderr) == (2, True)
    assert not (tmp_path / "data" / "claimant.db").exists()


def test_a_journal_that_was_tampered_with_is_noticed(data: Path) -> None:
    with Server(data) as server:
        ann, ben, game = sit_down(server)
        play_out(game, [ann, ben], Chance(1))
        server.stop()
    with sqlite3.connect(data / "claimant.db") as database:
        database.execute("DELETE FROM journal WHERE version = 5")
    database.close()
    told = run("admin", "check", "--data", data)
    assert told.returncode == 1
    assert game in told.stdout


def test_settings_come_from_flags_then_environment_then_a_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('[server]\nworkers = 3\ndata = "from-file"\n', encoding="utf-8")
    told = run("serve", CLAIMANT_CONFIG=str(file))
    assert "for 3 give" in told.stderr
    told = run("serve", CLAIMANT_CONFIG=str(file), CLAIMANT_WORKERS="4")
    assert "for 4 give" in told.stderr
    told = run("serve", "--workers", 5, CLAIMANT_CONFIG=str(file), CLAIMANT_WORKERS="4")
    assert "for 5 give" in told.stderr
    assert run("serve", "--bot-processes", 0).stderr == "claimant: The setting bot_processes cannot be 0.\n"


def test_a_port_that_is_taken_is_said(server: Server, tmp_path: Path) -> None:
    told = run("serve", "--port", server.port, "--data", tmp_path)
    assert told.returncode > 0
    assert "address already in use" in told.stderr.lower()


def test_what_it_has_done_is_counted(server: Server) -> None:
    ann, ben, game = sit_down(server)
    play_out(game, [ann, ben], Chance(1))
    told = ann.http.get(f"{server.url}/metrics").text
    counted = {
        line.split(" ")[0]: float(line.split(" ")[1]) for line in told.splitlines() if line[0] != "#"
    }
    assert counted['claimant_moves_total{kind="move"}'] >= 50
    assert counted["claimant_writes_total"] >= counted["claimant_commits_total"] > 0
    assert counted['claimant_games_total{stage="ended"}'] >= 1
