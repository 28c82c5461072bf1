"""The result of any game: who has won, what decided it, and the totals."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from claimant.tabletop.seats import seat_letter


@mypyc_attr(allow_interpreted_subclasses=True)
class Result:
    """Who has won and why. Each game adds details in a subclass."""

    def __init__(self, winners: list[int], decided_by: str, totals: list[int]) -> None:
        self.winners = winners
        """The winning seats; several won together, or share the victory."""
        self.decided_by = decided_by
        self.totals = totals
        """The final total of each side: its votes or its points."""

    def __repr__(self) -> str:
        winners = " and ".join([seat_letter(seat) for seat in self.winners])
        return f"<Result: {winners} won by {self.decided_by}, {':'.join(map(str, self.totals))}>"

    def to_json(self) -> dict[str, object]:
        return {"winners": [seat_letter(seat) for seat in self.winners], "decided_by": self.decided_by}
