"""Backup, restore, check; settings from the environment and a file"""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

from claimant.tabletop.chance import Chance
from tests.patience import SECONDS, join, until
from tests.server.running import Server
from tests.server.test_play import sit_down
from tests.server.visitor import Visitor, play_out


def run(*arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "claimant.cli", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        env={**os.environ, **environment},
    )


def test_a_backup_made_while_people_play_brings_back_all_that_was_there(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with Server(tmp_path / "one") as server:
        ann, ben, game = sit_down(server)
        done = threading.Thread(target=play_out, args=(game, [ann, ben], Chance(1)))
        done.start()
        until(lambda: Visitor(server).sees(game)["version"] >= 5)
        assert run("admin", "backup", copy, "--data", tmp_path / "one").returncode == 0
        assert run("admin", "check", "--data", tmp_path / "one").stdout.startswith("All is well")
        join(done)
        whole = ann.get(f"/games/{game}/replay")
        assert run("admin", "backup", copy, "--data", tmp_path / "one").returncode == 2
        assert "already a database" in run("admin", "restore", copy, "--data", tmp_path / "one").stderr
        assert ann.sees(game)["outcome"] is not None
    assert run("admin", "restore", copy, "--data", tmp_path / "two").returncode == 0
    assert run("admin", "check", "--data", tmp_path / "two").stdout.startswith("All is well")
    with Server(tmp_path / "two") as server:
        again = Visitor(server)
        again.http.cookies.set("claimant", ann.cookie)
        replayed = again.get(f"/games/{game}/replay")
        assert len(replayed) > 5
        assert replayed == whole[: len(replayed)]


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_bytes(b"not a database" * 100)
    told = run("admin", "restore", tmp_path / "copy.db", "--data", tmp_path / "data")
    assert (told.returncode, "not a valid backup" in told.stderr) == (2, True)
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
    assert "for 3, use" in told.stderr
    told = run("serve", CLAIMANT_CONFIG=str(file), CLAIMANT_WORKERS="4")
    assert "for 4, use" in told.stderr
    told = run("serve", "--workers", 5, CLAIMANT_CONFIG=str(file), CLAIMANT_WORKERS="4")
    assert "for 5, use" in told.stderr


def test_one_settings_file_serves_all_commands(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text(f'[server]\nopen = true\ndata = "{tmp_path}"\n', encoding="utf-8")
    told = run("admin", "check", CLAIMANT_CONFIG=str(file))
    assert f"There is no database at {tmp_path}" in told.stderr
    # What a command is told once is no setting.
    file.write_text("[server]\nreplace = true\n", encoding="utf-8")
    told = run("admin", "restore", tmp_path / "copy.db", CLAIMANT_CONFIG=str(file))
    assert (told.returncode, "The setting “replace” in" in told.stderr) == (2, True)
