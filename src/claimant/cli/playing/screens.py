"""What draws a game in the terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

from claimant.games import find_game, kind_of
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.limit import Limit
from claimant.tabletop.setup import Setup

if TYPE_CHECKING:
    from claimant.cli.playing.conversation import Conversation
    from claimant.cli.playing.opponents import Opponents


class Simulation(Protocol):
    """Many games in random legal play, and what they show."""

    def play_one(self) -> None: ...
    def findings(self, seed: int) -> dict[str, object]: ...
    def show(self, seed: int) -> None: ...


class Screens(ABC):
    """How one game is shown. Each game that has a folder here has a class of these in its `screens.py`."""

    @abstractmethod
    def session(
        self, game: TabletopGame, seat: int, read_line: Callable[[str], str], opponents: Opponents
    ) -> Conversation[Any, Any]:
        """A game against bots."""

    @abstractmethod
    def replay(self, game: TabletopGame, every_board: bool, as_json: bool) -> None:
        """A whole game, as the referee saw it."""

    @abstractmethod
    def hint(self, game: TabletopGame, seat: int, bot: str, limit: Limit | None, as_json: bool) -> None:
        """What a bot would do in a seat's place."""

    @abstractmethod
    def simulation(self, setup: Setup, chance: Chance) -> Simulation:
        """Random games, to be played one by one."""

    @abstractmethod
    def list_factions(self, as_json: bool) -> None: ...

    @abstractmethod
    def explain_faction(self, name: str, as_json: bool) -> None: ...


def screens_of(game: TabletopGame) -> Screens:
    return screens_for(kind_of(game).code)


def screens_for(code: str) -> Screens:
    """The display of the game with this code: its own folder, or plain text if it has none."""
    find_game(code)
    folder = f"claimant.cli.{code}"
    name = f"{folder}.screens"
    found = code.isidentifier() and find_spec(folder) is not None and find_spec(name) is not None
    screens: Screens = import_module(name if found else "claimant.cli.plain.screens").SCREENS
    return screens
