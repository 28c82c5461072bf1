"""Data sets: bots play, and every decision becomes a row of a Parquet file; a card describes the files."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from claimant.bots.judging import judged
from claimant.envs.dealing import layout_of, rewards
from claimant.envs.layout import Layout
from claimant.envs.packing import seen
from claimant.extras import require
from claimant.games import find_game, new_game
from claimant.lab.files import new_folder
from claimant.lab.jobs import answers, workers
from claimant.lab.matches import find_player
from claimant.tabletop.chance import Chance, derived_seed
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.numbers import whole
from claimant.tabletop.reason import NUMBER, Reason, define_reasons
from claimant.tabletop.setup import Setup

if TYPE_CHECKING:
    import polars

define_reasons({"bad-games": {"given": NUMBER}, "no-bots": {}})

GAMES_PER_FILE: Final = 400
DATA: Final = "data"
CARD: Final = "README.md"
UNFINISHED: Final = ".unfinished"


@dataclass(frozen=True)
class Plan:
    """What is to be played. A game depends only on its plan and its number."""

    bots: tuple[str, ...]
    setup: Setup
    games: int
    seed: int
    per_file: int = GAMES_PER_FILE

    def __post_init__(self) -> None:
        if not self.bots:
            raise InvalidSetup(Reason("no-bots", {}))
        for bot in self.bots:
            find_player(bot)  # refuses an unknown one
        if whole(self.games, "The number of games") < 1:
            raise InvalidSetup(Reason("bad-games", {"given": self.games}))
        Chance(self.seed)  # refuses a seed that is out of range
        layout_of(self.setup)  # refuses what cannot be played, or not in arrays

    @property
    def files(self) -> int:
        return -(-self.games // self.per_file)

    def name(self, file: int) -> str:
        """The name of a file; they are counted from 0."""
        return f"train-{file:05}-of-{self.files:05}.parquet"

    def seats(self, game: int) -> list[str]:
        """Who sits where: the bots move on by one seat from game to game."""
        return [self.bots[(game + seat) % len(self.bots)] for seat in range(self.setup.players)]


@dataclass(frozen=True)
class Written:
    """The contents of a data set, or of one file of it."""

    games: int = 0
    decisions: int = 0

    def __add__(self, other: Written) -> Written:
        return Written(self.games + other.games, self.decisions + other.decisions)


class Rows:
    """The decisions of some games, column by column."""

    def __init__(self, plan: Plan, layout: Layout) -> None:
        self.plan = plan
        self.layout = layout
        self.seen = seen(plan.setup, layout)
        self.columns: dict[str, list[Any]] = {name: [] for name in COLUMNS if name not in ARRAYS}
        self.games = 0

    def play(self, number: int) -> None:
        """Play the game with this number, and keep every decision of it."""
        setup, names = self.plan.setup, self.plan.seats(number)
        seed = derived_seed(self.plan.seed, "game", number)
        game = new_game(setup, seed)
        bots = [
            find_player(name).make(setup.game, derived_seed(seed, "seat", seat))
            for seat, name in enumerate(names)
        ]
        self.seen.begin(game)
        seats: list[int] = []
        while (seat := game.to_act) is not None:
            view = game.view(seat)
            action, value = judged(bots[seat], view, view.legal)
            share = None if value is None else scaled(value, len(set(game.sides)))
            self.seen.add(seat, view)
            self._add(
                action=self.layout.number(action, view),
                notation=str(action),
                value=share,
                step=len(seats),
            )
            seats.append(seat)
            game.apply(action, seat)
        self._finish(game, number, seed, seats, names)

    def _finish(
        self, game: TabletopGame, number: int, seed: int, seats: Sequence[int], names: Sequence[str]
    ) -> None:
        """Add what is known only at the end of a game, and what is the same for all its decisions."""
        result = game.result()
        gained = rewards(result.winners, game.sides)
        ahead = [
            result.totals[side] - max(total for other, total in enumerate(result.totals) if other != side)
            for side in game.sides
        ]
        setup = find_game(self.plan.setup.game).setup_of(game)
        # As text: not every program that reads tables can hold 64 bits without a sign.
        same = {"game": number, "seed": str(seed), "deck": setup.deck, "places": " ".join(setup.places)}
        for seat in seats:
            self._add(outcome=gained[seat], margin=ahead[seat], seat=seat, bot=names[seat], **same)
        self.games += 1

    def _add(self, **values: object) -> None:
        for name, value in values.items():
            self.columns[name].append(value)

    def frame(self) -> polars.DataFrame:
        """All rows as a table."""
        import polars

        kinds: dict[str, Any] = {
            "game": polars.Int32,
            "seed": polars.String,
            "deck": polars.String,
            "places": polars.String,
            "step": polars.Int16,
            "seat": polars.Int8,
            "bot": polars.String,
            "action": polars.Int16,
            "notation": polars.String,
            "value": polars.Float32,
            "outcome": polars.Float32,
            "margin": polars.Int16,
        }
        arrays = dict(zip(ARRAYS, self.seen.arrays(), strict=True))
        return polars.DataFrame(
            [
                polars.Series(name, arrays[name])
                if name in ARRAYS
                else polars.Series(name, self.columns[name], kinds[name])
                for name in COLUMNS
            ]
        )


ARRAYS: Final = ("observation", "mask")
COLUMNS: Final = (
    *("game", "seed", "deck", "places", "step", "seat", "bot"),
    *(*ARRAYS, "action", "notation", "value", "outcome", "margin"),
)


def scaled(share: float, sides: int) -> float:
    """A share of the victory as a reward: 1 for a victory; all rewards add up to 0.

    >>> scaled(1, 2), scaled(0.5, 2), scaled(0, 3)
    (1.0, 0.0, -0.5)
    """
    return (share - 1 / sides) * sides / (sides - 1)


def write_dataset(
    folder: str | Path,
    plan: Plan,
    processes: int = 1,
    listen: Callable[[Written], None] | None = None,
) -> Written:
    """Play everything that is planned, and write it to a new folder.

    A file appears when it is complete. If this ends early, the folder holds complete files and a card that
    describes them. `listen` is called after each file with what has been written so far.
    """
    require("lab", "polars")
    target = new_folder(str(folder))
    (target / DATA).mkdir()
    done = Written()
    try:
        for _, written in answers(partial(_write, plan, target), range(plan.files), workers(processes)):
            done += written
            if listen is not None:
                listen(done)
    finally:
        for path in (target / DATA).glob(f"*{UNFINISHED}"):
            path.unlink(missing_ok=True)
        _write_card(target, plan, done)
    return done


def _write(plan: Plan, folder: Path, file: int) -> Written:
    """Play the games of one file, and write it."""
    rows = Rows(plan, layout_of(plan.setup))
    first = file * plan.per_file
    for number in range(first, min(first + plan.per_file, plan.games)):
        rows.play(number)
    path = folder / DATA / plan.name(file)
    unfinished = path.with_name(path.name + UNFINISHED)
    frame = rows.frame()
    frame.write_parquet(unfinished)
    os.replace(unfinished, path)
    return Written(rows.games, frame.height)


def _write_card(folder: Path, plan: Plan, written: Written) -> None:
    from claimant.envs.dataset_card import card

    (folder / CARD).write_text(card(plan, written), encoding="utf-8")
