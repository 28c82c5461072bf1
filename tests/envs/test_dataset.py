"""Games of bots as rows: their contents, their readers, and what is refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import polars
import pytest
import yaml

from claimant.envs.dataset import COLUMNS, Plan, Rows, Written, write_dataset
from claimant.envs.dealing import layout_of, rewards
from claimant.extras import MissingExtra
from claimant.games import new_game
from claimant.tabletop.errors import ClaimantError, InvalidSetup
from claimant.tabletop.setup import Setup
from tests.cli.shell import refused, run

CLAIM = Setup("claim")
WAYS = ("one", "two")
DECISIONS = 52
"""In a game with the base deck."""


def written(folder: Path) -> polars.DataFrame:
    return polars.read_parquet(folder / "data" / "*.parquet")


@pytest.mark.parametrize(
    "setup",
    [
        CLAIM,
        Setup("claim", "Pe Ro Au Ba Gr Ra Vi", players=3),
        Setup("claim", "claim2", places=("Swamp", "Castle")),
        Setup("claim", "claim2", random_places="both"),
        Setup("kingdoms", "Go Dw Gn Tr Un Dr Kn"),
    ],
    ids=["Claim", "three players", "places", "random places", "Kingdoms"],
)
def test_every_row_is_what_the_game_says(setup: Setup, tmp_path: Path) -> None:
    plan = Plan(("greedy", "random"), setup, games=2, seed=7)
    assert write_dataset(tmp_path / "games", plan).games == 2
    frame = written(tmp_path / "games")
    layout = layout_of(setup)
    assert tuple(frame.columns) == COLUMNS
    for number in range(2):
        rows = frame.filter(polars.col("game") == number).to_dicts()
        game = new_game(setup, int(rows[0]["seed"]))
        for step, row in enumerate(rows):
            seat = game.to_act
            assert seat is not None
            view = game.view(seat)
            assert (row["step"], row["seat"], row["bot"]) == (step, seat, plan.seats(number)[seat])
            assert np.array_equal(row["observation"], layout.observation(view))
            assert np.array_equal(row["mask"], layout.mask(view))
            assert str(layout.action(row["action"], view)) == row["notation"]
            game.apply(row["notation"], seat)
        result = game.result()
        for row in rows:
            assert row["outcome"] == rewards(result.winners, game.sides)[row["seat"]]
            side = game.sides[row["seat"]]
            others = [total for other, total in enumerate(result.totals) if other != side]
            assert row["margin"] == result.totals[side] - max(others)


@pytest.mark.parametrize(
    "setup",
    [
        Setup("claim", "random", players=3),
        Setup("claim", "claim2", random_places="both"),
        Setup("kingdoms"),
    ],
    ids=["random decks", "random places", "Kingdoms"],
)
def test_every_set_up_that_has_arrays_can_be_written(setup: Setup, tmp_path: Path) -> None:
    done = write_dataset(tmp_path / "games", Plan(("random",), setup, games=2, seed=1))
    frame = written(tmp_path / "games")
    layout = layout_of(setup)
    assert frame.height == done.decisions
    assert frame.schema["observation"] == polars.Array(polars.Int8, layout.size)
    for row in frame.iter_rows(named=True):
        assert row["mask"][row["action"]] == 1
    assert frame["deck"].n_unique() == (1 if setup.deck == "claim2" else 2)


def test_bots_that_search_say_what_they_expect() -> None:
    setup = Setup("claim", players=3)
    rows = Rows(Plan(("squire@5", "random"), setup, games=1, seed=2), layout_of(setup))
    rows.play(0)
    frame = rows.frame()
    judged = frame.filter((polars.col("bot") == "squire@5") & (polars.col("mask").arr.sum() > 1))
    assert judged["value"].null_count() == 0
    assert judged["value"].is_between(-0.5, 1).all()
    assert judged["value"].n_unique() > 1
    assert frame.filter(polars.col("bot") == "random")["value"].null_count() > 0


def test_the_same_seed_gives_the_same_files_in_any_number_of_processes(tmp_path: Path) -> None:
    plan = Plan(("random",), CLAIM, games=5, seed=3, per_file=2)
    heard: list[Written] = []
    write_dataset(tmp_path / "one", plan, listen=heard.append)
    assert [one.games for one in heard] == [2, 4, 5]
    write_dataset(tmp_path / "two", plan, processes=2)
    files = [
        {path.name: path.read_bytes() for path in (tmp_path / name / "data").iterdir()} for name in WAYS
    ]
    assert len(files[0]) == plan.files == 3
    assert files[0] == files[1]


def test_polars_pandas_and_hugging_face_read_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    import datasets
    import pandas

    folder = tmp_path / "games"
    write_dataset(folder, Plan(("random",), CLAIM, games=2, seed=1))
    frame = written(folder)
    table = pandas.read_parquet(folder / "data")
    assert np.array_equal(np.stack(table["observation"].tolist()), frame["observation"].to_numpy())
    assert list(table["notation"]) == frame["notation"].to_list()
    datasets.disable_progress_bars()
    # As a hub would find them: through the card.
    loaded = datasets.load_dataset(str(folder), split="train", cache_dir=str(tmp_path / "cache"))
    rows = loaded.with_format("numpy")[:]
    assert np.array_equal(rows["mask"], frame["mask"].to_numpy())
    assert loaded.features["observation"].feature.dtype == "int8"


def test_the_card_says_what_is_there(tmp_path: Path) -> None:
    setup = Setup("claim", "claim2", players=3)
    write_dataset(tmp_path, Plan(("random",), setup, games=2, seed=11))
    text = (tmp_path / "README.md").read_text(encoding="utf-8")
    heading = yaml.safe_load(text.split("---")[1])
    assert heading["size_categories"] == ["n<1K"]
    assert heading["configs"][0]["data_files"] == [{"split": "train", "path": "data/*.parquet"}]
    for name in COLUMNS:
        assert f"`{name}`" in text
    for part in layout_of(setup).parts.values():
        assert f"| `{part.name}` | {part.start} | {part.stop} |" in text
    assert "2 games" in text
    assert "--seed 11" in text


def test_whoever_stops_has_whole_files_and_a_true_card(tmp_path: Path) -> None:
    def stop(so_far: Written) -> None:
        if so_far.games == 2:
            (tmp_path / "data" / "half.unfinished").touch()
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_dataset(tmp_path, Plan(("random",), CLAIM, 9, 1, per_file=1), listen=stop)
    assert written(tmp_path).height == 2 * DECISIONS
    assert [path.suffix for path in (tmp_path / "data").iterdir()] == [".parquet"] * 2
    assert "104 decisions in 2 games" in (tmp_path / "README.md").read_text(encoding="utf-8")


def test_what_cannot_be_written_is_refused_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "mine").write_text("mine")
    with pytest.raises(InvalidSetup, match="not an empty directory"):
        write_dataset(tmp_path, Plan(("random",), CLAIM, games=1, seed=1))
    for bots, games in (((), 1), (("nobody",), 1), (("random",), 0)):
        with pytest.raises(ClaimantError):
            Plan(bots, CLAIM, games, seed=1)
    monkeypatch.setattr("claimant.extras.find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=r"claimant\[lab\]"):
        write_dataset(tmp_path / "new", Plan(("random",), CLAIM, games=1, seed=1))
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_the_command_writes_and_tells(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    outcome = run("dataset", "random", "--games", "2", "--output", str(folder), "--processes", "1")
    assert outcome.code == 0
    assert "104 decisions in 2 games" in outcome.out
    assert written(folder).height == 2 * DECISIONS
    new = ("--output", str(tmp_path / "new"))
    assert "not an empty directory" in refused(run("dataset", "random", "--output", str(folder)))
    assert "one or more bots" in refused(run("dataset", *new))
    assert "from 1 to" in refused(run("dataset", "random", "--games", "0", *new))
    assert not (tmp_path / "new").exists()
