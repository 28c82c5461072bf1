"""The notebooks run as printed, and produce the output stored in them."""

from __future__ import annotations

import subprocess
import sys

from IPython.core.interactiveshell import InteractiveShell

from claimant import Game, KingdomsGame
from claimant.claim.search.solver import solve
from claimant.notebook import (
    game_picture,
    load_ipython_extension,
    result_picture,
    solution_table,
    view_picture,
)
from tests.notebooks.running import CHECK, PATHS
from tests.patience import SECONDS

NAMES = {"first-steps", "your-own-faction", "solving-endings", "training"}
ENDING = (
    "Go Kn Do Dw Un | phase 2 | trick 25 | lead A | A hand Go5 Kn7 | B hand Go9 Kn8"
    " | A score Go0 Go0 Go3 Kn4 Kn5 Do1 Do2 Do6 Dw0 Dw1 Dw3 Dw4 Un0 Un1 Un2 Dw6 Un8"
    " | B score Go1 Go2 Kn2 Kn3 Kn9 Do0 Do3 Do4 Do5 Dw5 Dw7 Un4 Un5 Un6 Un7 Dw2 Un3"
    " | discard Go0 Go0 Go0 Go4 Go6 Go7 Go8 Kn6 Do7 Do8 Do9 Dw8 Dw9 Un9"
)


def test_notebooks_run_and_show_what_is_stored_in_them() -> None:
    """In a process of their own: one of them brings a faction."""
    program = [sys.executable, "-m", "tests.notebooks.running", CHECK]
    told = subprocess.run(program, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert told.returncode == 0, told.stderr
    assert told.stdout.split() == [], "run python -m tests.notebooks.running"


def test_all_are_there() -> None:
    assert {path.stem for path in PATHS} == NAMES


def test_a_game_shows_what_spectators_see_and_a_view_what_its_seat_knows() -> None:
    """Two deals that a spectator cannot tell apart give the same picture."""
    one, other = Game("claim", seed=7, first=0), Game("claim", seed=7, first=0)
    picture = game_picture(one)
    assert picture is not None
    assert picture.startswith("<svg")
    assert picture == view_picture(one.public_view()) == game_picture(other)
    own, others = (view_picture(one.view(seat)) for seat in (0, 1))
    assert len({own, others, picture}) == 3


def test_everything_else_has_its_picture_or_none() -> None:
    kingdoms = KingdomsGame(seed=1)
    assert game_picture(kingdoms) is not None
    ending = Game.from_position(ENDING)
    table = solution_table(solve(ending.state))
    assert table.count("<tr") == 2
    for action in solve(ending.state).line:
        ending.apply(action)
    assert result_picture(ending.result()) is not None
    three = Game("claim", players=3, seed=1)
    while not three.is_over:
        three.apply(three.legal_actions()[0])
    assert result_picture(three.result()) is None


def test_only_what_is_ours_is_shown_in_our_way() -> None:
    InteractiveShell.clear_instance()
    shell = InteractiveShell.instance()
    try:
        load_ipython_extension(shell)
        assert shell.display_formatter is not None
        shown, _ = shell.display_formatter.format(Game("claim", seed=1))
        assert set(shown) == {"text/plain", "image/svg+xml"}
        shown, _ = shell.display_formatter.format([1])
        assert set(shown) == {"text/plain"}
    finally:
        InteractiveShell.clear_instance()
