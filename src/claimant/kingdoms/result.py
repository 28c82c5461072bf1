"""The result of a game and its full explanation."""

from __future__ import annotations

from claimant.kingdoms import bags
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.ruleset import RULES_VERSION
from claimant.kingdoms.state import State
from claimant.kingdoms.turn import score
from claimant.tabletop import result
from claimant.tabletop.copying import Parts
from claimant.tabletop.seats import seat_letter


class Control:
    """Who leads one faction: the seat with more figures on its face-up cards, None for a tie."""

    def __init__(self, faction: Faction, seat: int | None, figures: list[int]) -> None:
        self.faction = faction
        self.seat = seat
        self.figures = figures

    def __reduce__(self) -> Parts:
        return Control, (self.faction, self.seat, self.figures)

    def __repr__(self) -> str:
        leader = "nobody" if self.seat is None else seat_letter(self.seat)
        return f"<Control of {self.faction}: {leader}, {self.figures[0]}:{self.figures[1]}>"

    def to_json(self) -> dict[str, object]:
        return {
            "faction": self.faction.code,
            "worth": int(self.faction.worth),
            "seat": None if self.seat is None else seat_letter(self.seat),
            "figures": self.figures,
        }


class Result(result.Result):
    """Who has won and why.

    `decided_by` is "points", "supply" (the larger one, after a tie) or "shared". `ended_by` is
    "figures" (a supply was empty), "cards" (all were placed) or "no-field" (none could be).
    """

    def __init__(
        self,
        winners: list[int],
        decided_by: str,
        ended_by: str,
        in_play: list[int],
        controls: list[Control],
        totals: list[int],
        supplies: list[int],
    ) -> None:
        super().__init__(winners, decided_by, totals)
        self.ended_by = ended_by
        self.in_play = in_play
        """The points of each seat before the factions were scored."""
        self.controls = controls
        self.supplies = supplies

    def __reduce__(self) -> Parts:
        return Result, (
            self.winners,
            self.decided_by,
            self.ended_by,
            self.in_play,
            self.controls,
            self.totals,
            self.supplies,
        )

    def to_json(self) -> dict[str, object]:
        return {
            "rules": RULES_VERSION,
            **super().to_json(),
            "ended_by": self.ended_by,
            "points_in_play": self.in_play,
            "factions": [control.to_json() for control in self.controls],
            "totals": self.totals,
            "supplies": self.supplies,
        }


def result_of(state: State) -> Result:
    """Explain the end of a game that is over."""
    flags, decided_by = score.decision(state)
    totals: list[int] = [score.total(state, seat.index) for seat in state.seats]
    winners: list[int] = [seat.index for seat in state.seats if seat.flag & flags]
    return Result(
        winners,
        decided_by,
        state.ended_by,
        [seat.score for seat in state.seats],
        controls_of(state),
        totals,
        [seat.supply for seat in state.seats],
    )


def controls_of(state: State) -> list[Control]:
    """Who leads each faction."""
    return [_control(state, faction) for faction in state.rules.factions]


def _control(state: State, faction: Faction) -> Control:
    leader: int = score.led_by(state, faction)
    figures: list[int] = [bags.count(seat.standing, faction.index) for seat in state.seats]
    return Control(faction, None if leader == score.NOBODY else leader, figures)
