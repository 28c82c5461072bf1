"""What a review asks about one game: the values of a decision, why another one was better, and luck.

`Lens` is for any game; `ClaimLens` knows Claim, which has votes, exact endings and a deck.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from claimant.claim.game import Game
from claimant.claim.kind import CLAIM
from claimant.claim.knowledge.view import View as ClaimView
from claimant.claim.search.solver import Solution, Solver
from claimant.claim.search.world import ClaimWorlds
from claimant.games import kind_of
from claimant.kingdoms.knowledge.view import View as KingdomsView
from claimant.study.comparing import Why, compare_in_worlds, compare_lines, play_to_the_end, seed_of
from claimant.study.comparing_kingdoms import compare_on_boards
from claimant.study.endings import exact_values, solved
from claimant.study.grades import BORDERS
from claimant.study.luck import Ledger, Turn
from claimant.study.values import Cost, Race, Value, short
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.kind import Kind
from claimant.tabletop.view import View

STRONGEST: Final = "regent"
"""The level whose horizon playouts take over, where nothing else is said."""
TRICKS: Final = 13
"""How far playouts go in Claim: as long as a phase. After two tricks, where bots judge, whoever plays by
common sense looks better than they are."""
ENDS_FOR_VALUES: Final = 30
Judged = tuple[list[Value], Cost]


def horizon_for(kind: Kind) -> int:
    """How many tricks or turns a playout goes on before it is judged."""
    return TRICKS if kind is CLAIM else glance(kind)


def glance(kind: Kind) -> int:
    """The same for the strongest bot."""
    return int(kind.levels[STRONGEST][0].horizon)


class Lens:
    """Looks at the decisions of one game through the eyes of whoever had to make them."""

    def __init__(self, kind: Kind, effort: int) -> None:
        self.kind = kind
        self.horizon = horizon_for(kind)
        self.effort = effort

    def __repr__(self) -> str:
        return f"<Lens on {self.kind.code}: effort {self.effort}>"

    def judge(self, view: View[Any], played: str) -> Judged:
        """The values of all actions as the seat could know them, and what the one played has cost."""
        return self.estimate(view, played)[0]

    def estimate(self, view: View[Any], played: str) -> tuple[Judged, Race]:
        """The same, estimated in playouts."""
        race = Race(self.kind.worlds(view), self.horizon, seed_of(view))
        race.run(played, BORDERS, self.effort)
        return (race.values(), race.cost(played)), race

    def why(
        self, game: TabletopGame, view: View[Any], better: str, played: str, *, is_exact: bool
    ) -> Why | None:
        """What the better action would have achieved; None where there is nothing to tell."""
        return compare_on_boards(view, better, played) if isinstance(view, KingdomsView) else None

    def hindsight(self, game: TabletopGame) -> Solution | None:
        """What every action was worth with all cards open; None where that is not known."""
        return None

    def passed(self, game: TabletopGame) -> None:
        """Go past an action that was judged before; the game stands before it."""

    def before(self, game: TabletopGame, number: int, solution: Solution | None) -> None:
        """Keep account of chance: the moment before an action."""

    def decided(
        self, game: TabletopGame, number: int, seat: int, action: str, solution: Solution | None
    ) -> None:
        """Keep account of an action; the game stands before it."""

    def ended(self, game: TabletopGame) -> None:
        """Keep account of the result."""


class ClaimLens(Lens):
    """Looks at a game of Claim."""

    def __init__(self, game: Game, effort: int, turns: list[Turn] | None = None) -> None:
        super().__init__(kind_of(game), effort)
        self.solver = Solver()
        self.ledger = Ledger(game, glance(self.kind), [] if turns is None else turns)

    def judge(self, view: View[Any], played: str) -> Judged:
        assert isinstance(view, ClaimView)
        exact = exact_values(view, Solver() if view.unknown else self.solver)
        if exact is not None:
            return exact, cost_of(exact, played)
        (values, cost), race = self.estimate(view, played)
        assert isinstance(race.worlds, ClaimWorlds)
        ends = play_to_the_end(race.worlds, race.moves, ENDS_FOR_VALUES, seed_of(view))
        return [_with_votes(value, *end.votes()) for value, end in zip(values, ends, strict=True)], cost

    def why(
        self, game: TabletopGame, view: View[Any], better: str, played: str, *, is_exact: bool
    ) -> Why | None:
        assert isinstance(game, Game)
        assert isinstance(view, ClaimView)
        assert view.seat is not None
        if is_exact and not view.unknown:
            return compare_lines(game, view.seat, better, played, self.solver)
        worlds = self.kind.worlds(view)
        assert isinstance(worlds, ClaimWorlds)
        return compare_in_worlds(worlds, view, better, played)

    def hindsight(self, game: TabletopGame) -> Solution | None:
        assert isinstance(game, Game)
        return solved(game.state, self.solver)

    def passed(self, game: TabletopGame) -> None:
        assert isinstance(game, Game)
        self.ledger.passed(game)

    def before(self, game: TabletopGame, number: int, solution: Solution | None) -> None:
        assert isinstance(game, Game)
        self.ledger.before(game, number, solution)

    def decided(
        self, game: TabletopGame, number: int, seat: int, action: str, solution: Solution | None
    ) -> None:
        assert isinstance(game, Game)
        self.ledger.decided(game, number, seat, action, solution)

    def ended(self, game: TabletopGame) -> None:
        assert isinstance(game, Game)
        self.ledger.ended(game)


def lens_for(game: TabletopGame, effort: int, turns: list[Turn] | None = None) -> Lens:
    """The lens for a game. The account of luck and skill is kept in `turns`, where there is one."""
    return ClaimLens(game, effort, turns) if isinstance(game, Game) else Lens(kind_of(game), effort)


def cost_of(values: list[Value], played: str) -> Cost:
    """What an action costs where all values are exact."""
    mine = next(value for value in values if value.action == played)
    return Cost(short(max(value.win for value in values) - mine.win), 0.0)


def _with_votes(value: Value, votes: float, margin: float) -> Value:
    return replace(value, votes=votes, votes_margin=margin)
