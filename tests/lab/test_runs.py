"""Runs in files: stopped and gone on with, played in parts and merged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from claimant.lab.arena import Arena, round_robin
from claimant.lab.experiment import parse_shard
from claimant.lab.matches import find_player
from claimant.lab.runs import RunFile, deals, merged
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.setup import Setup

PAIRS = 7


def new_arena(seed: int = 5, pairs: int = PAIRS) -> Arena:
    players = [find_player(name) for name in ("greedy", "random", "random@2")]
    return Arena(round_robin(players, Setup(deck="random"), seed), pairs)


def play(path: Path, arena: Arena) -> Arena:
    arena.run(listen=RunFile(path, arena).add)
    return arena


def told(arena: Arena) -> list[dict[str, object]]:
    """All that the results say, but for how long it took."""
    return [{**result.to_json(), "thinking": None} for result in arena.results]


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "run"
    play(path, new_arena(pairs=3))
    before = path.read_text()
    arena = play(path, new_arena())
    assert path.read_text().startswith(before)
    assert arena.is_complete
    whole = new_arena()
    whole.run()
    assert told(arena) == told(whole)


def test_half_a_line_at_the_end_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "run"
    play(path, new_arena())
    whole = path.read_text()
    path.write_text(whole[:-100])
    play(path, new_arena())
    records = [json.loads(line)["games"][0]["record"] for line in whole.splitlines()[1:]]
    assert [json.loads(line)["games"][0]["record"] for line in path.read_text().splitlines()[1:]] == records


@pytest.mark.parametrize("shards", [2, 3, 11])
def test_shards_share_a_run_and_merge_into_it(shards: int, tmp_path: Path) -> None:
    paths = [tmp_path / str(number) for number in range(1, shards + 1)]
    for number, path in enumerate(paths, start=1):
        arena = new_arena()
        arena.shard = parse_shard(f"{number}/{shards}")
        assert play(path, arena).is_complete
    whole = new_arena()
    whole.run()
    together = merged(paths[::-1])
    assert isinstance(together, Arena)
    assert told(together) == told(whole)
    records = [game.record for result in whole.results for game in result.games]
    assert [game.record for _, games in deals(paths, together) for game in games] == records


def test_a_deal_in_two_files_counts_once(tmp_path: Path) -> None:
    play(tmp_path / "one", new_arena())
    assert merged([tmp_path / "one", tmp_path / "one"]).parts[0].deals == PAIRS


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    play(one, new_arena())
    play(other, new_arena(seed=6))
    before = one.read_text()
    with pytest.raises(InvalidSetup, match="another run"):
        RunFile(one, new_arena(seed=6))
    with pytest.raises(InvalidSetup, match="another run"):
        merged([one, other])
    assert one.read_text() == before


@pytest.mark.parametrize("text", ["", "[]\n", "hello\n", '{"run": 2}\n', '{"run": 1}\n'])
def test_what_is_no_run_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "run"
    path.write_text(text)
    with pytest.raises(InvalidSetup, match="is not a run file"):
        merged([path])
    with pytest.raises(InvalidSetup, match="no file"):
        merged([tmp_path / "nothing"])


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "run"
    play(path, new_arena())
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:3], lines[3][:-5], *lines[4:], ""]))
    with pytest.raises(InvalidSetup, match="Line 4 of"):
        merged([path])


@pytest.mark.parametrize("text", ["", "2", "0/3", "4/3", "-1/2", "a/b", "1/2/3", "1.5/2"])
def test_what_is_no_shard_is_refused(text: str) -> None:
    with pytest.raises(InvalidSetup, match="second of five"):
        parse_shard(text)
