"""The benchmark of the server runs: its figures are looked at elsewhere."""

from __future__ import annotations

import pytest
from benchmarks.server.report import beside_the_echo, cold_start, in_folder


def test_both_servers_play_and_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    in_folder(lambda folder: beside_the_echo(folder, tables=3, seconds=0.3, rounds=1))
    row = [cell.strip(" *") for cell in capsys.readouterr().out.strip().strip("|").split("|")]
    tables, ours, echo, ratio, talking_ratio, _, _, slow_ratio, _ = row
    assert tables == "3"
    assert all(
        float(figure.replace(",", "")) > 0 for figure in (ours, echo, ratio, talking_ratio, slow_ratio)
    )


def test_a_server_with_running_games_starts_and_takes_a_move(capsys: pytest.CaptureFixture[str]) -> None:
    in_folder(lambda folder: cold_start(folder, games=5, rounds=1))
    assert "the first move acknowledged after" in capsys.readouterr().out
