"""What a review asks about one game: the values of a decision, why another one was better, and luck.

`Lens` works for any game. `ClaimLens` and `KingdomsLens` know exact endings, chance and reasons.
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
from claimant.kingdoms.game import SEATS
from claimant.kingdoms.game import Game as Kingdoms
from claimant.kingdoms.kind import KINGDOMS
from claimant.kingdoms.knowledge.view import View as KingdomsView
from claimant.study.chances import judge_for
from claimant.study.comparing import Why, compare_in_worlds, compare_lines, play_to_the_end, seed_of
from claimant.study.comparing_kingdoms import compare_on_boards
from claimant.study.endings import exact_values, solved
from claimant.study.grades import BORDERS
from claimant.study.last_turn import last_values
from claimant.study.luck import Ledger, Turn
from claimant.study.outlooks import ClaimOutlook, KingdomsOutlook
from claimant.study.values import EFFORT, Cost, Purse, Race, Value, short
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.kind import Kind
from claimant.tabletop.view import View

STRONGEST: Final = "regent"
"""The level whose horizon playouts take over, where nothing else is said."""
TRICKS: Final = 13
"""How long playouts are in Claim: as long as a phase. After two tricks, where bots judge, a player who
follows common sense looks better than they are.
"""
ENDS_FOR_VALUES: Final = 30
EFFORT_ELSEWHERE: Final = EFFORT // 5
"""In other games than Claim, whose playouts take longer."""
Judged = tuple[list[Value], Cost]


def effort_for(kind: Kind) -> int:
    """How many playouts a decision is worth at most."""
    return EFFORT if kind is CLAIM else EFFORT_ELSEWHERE


def horizon_for(kind: Kind) -> int:
    """How many tricks or turns a playout lasts before it is judged."""
    return TRICKS if kind is CLAIM else glance(kind)


def glance(kind: Kind) -> int:
    """The same for the strongest bot."""
    return int(kind.levels[STRONGEST][0].horizon)


def race_for(kind: Kind, view: View[Any]) -> Race:
    """The actions of a view, to be tried in worlds that fit it."""
    return Race(kind.worlds(view), horizon_for(kind), seed_of(view), judge_for(kind))


class Lens:
    """Judges the decisions of one game, each from the point of view of its player."""

    def __init__(self, kind: Kind, purse: Purse, ledger: Ledger | None = None) -> None:
        self.kind = kind
        self.purse = purse
        self.ledger = ledger

    def __repr__(self) -> str:
        return f"<Lens on {self.kind.code}: effort {self.purse.effort}>"

    def begin(self) -> None:
        """Begin with another decision, without anything that was found out about earlier ones."""

    def judge(self, view: View[Any], played: str) -> Judged:
        """The values of all actions given what the seat could know, and the cost of the one played."""
        return self.estimate(view, played)[0]

    def estimate(self, view: View[Any], played: str) -> tuple[Judged, Race]:
        """The same, estimated in playouts."""
        race = race_for(self.kind, view)
        race.run(played, BORDERS, self.purse.allowance(race.seat))
        self.purse.spend(race.seat, race.playouts)
        return (race.values(), race.cost(played)), race

    def why(
        self, game: TabletopGame, view: View[Any], better: str, played: str, *, is_exact: bool
    ) -> Why | None:
        """What the better action would have achieved; None if there is nothing to say."""
        return None

    def hindsight(self, game: TabletopGame) -> Solution | None:
        """The values of all actions with all cards open; None if unknown."""
        return None

    def passed(self, game: TabletopGame) -> None:
        """Skip an action that was already judged; the game is in the position before it."""
        if self.ledger is not None:
            self.ledger.passed(game)

    def before(self, game: TabletopGame, number: int, solution: Solution | None) -> None:
        """Keep account of chance: the moment before an action."""
        if self.ledger is not None:
            self.ledger.before(game, number, solution)

    def decided(
        self, game: TabletopGame, number: int, seat: int, action: str, solution: Solution | None
    ) -> None:
        """Account for an action; the game is in the position before it."""
        if self.ledger is not None:
            self.ledger.decided(game, number, seat, action, solution)

    def ended(self, game: TabletopGame) -> None:
        """Keep account of the result."""
        if self.ledger is not None:
            self.ledger.ended(game)


class ClaimLens(Lens):
    """Looks at a game of Claim."""

    def __init__(self, game: Game, purse: Purse, turns: list[Turn]) -> None:
        outlook = ClaimOutlook(game, glance(CLAIM))
        super().__init__(CLAIM, purse, Ledger(outlook, int(game.rules.sides), turns))
        self.solver = Solver()

    def begin(self) -> None:
        # Searches that knew something already would take fewer nodes than in a review that was interrupted.
        self.solver = Solver()

    def judge(self, view: View[Any], played: str) -> Judged:
        assert isinstance(view, ClaimView)
        assert view.seat is not None
        solver = Solver() if view.unknown else self.solver
        exact = exact_values(view, solver, self.purse.nodes[view.seat])
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
        return solved(game.state, self.solver, self.purse.hindsight)


class KingdomsLens(Lens):
    """Looks at a game of Claim Kingdoms."""

    def __init__(self, purse: Purse, turns: list[Turn]) -> None:
        super().__init__(KINGDOMS, purse, Ledger(KingdomsOutlook(glance(KINGDOMS)), SEATS, turns))

    def judge(self, view: View[Any], played: str) -> Judged:
        assert isinstance(view, KingdomsView)
        exact = last_values(view)
        return self.estimate(view, played)[0] if exact is None else (exact, cost_of(exact, played))

    def why(
        self, game: TabletopGame, view: View[Any], better: str, played: str, *, is_exact: bool
    ) -> Why | None:
        assert isinstance(view, KingdomsView)
        return compare_on_boards(view, better, played)


def lens_for(game: TabletopGame, purse: Purse, turns: list[Turn]) -> Lens:
    """The lens for a game. The account of luck and skill is kept in `turns`, where there is one."""
    if isinstance(game, Game):
        return ClaimLens(game, purse, turns)
    return KingdomsLens(purse, turns) if isinstance(game, Kingdoms) else Lens(kind_of(game), purse)


def cost_of(values: list[Value], played: str) -> Cost:
    """What an action costs where all values are exact."""
    mine = next(value for value in values if value.action == played)
    return Cost(short(max(value.win for value in values) - mine.win), 0.0)


def _with_votes(value: Value, votes: float, margin: float) -> Value:
    return replace(value, votes=votes, votes_margin=margin)
