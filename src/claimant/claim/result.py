"""The result of a game and its full explanation."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import Card
from claimant.claim.powers import Faction
from claimant.claim.ruleset import RULES_VERSION
from claimant.claim.state import State
from claimant.claim.turn import score
from claimant.claim.turn.explain import (
    Deciding,
    TieBreak,
    cards_besides,
    deciding,
    ending,
    sides_of,
    votes_besides,
)
from claimant.tabletop import result
from claimant.tabletop.copying import Parts
from claimant.tabletop.reason import Reason


class Count:
    """What one side has in one faction."""

    def __init__(self, cards: list[Card], extra: list[tuple[str, Card]], number: int, weight: int) -> None:
        self.cards = cards
        """The printed cards of the faction in the side's pile."""
        self.extra = extra
        """What counts in addition: (code of the power that adds it, card)."""
        self.number = number
        self.weight = weight
        """What is compared before the number, such as the Bards' longest run; otherwise 0."""

    def __reduce__(self) -> Parts:
        return Count, (self.cards, self.extra, self.number, self.weight)

    def __repr__(self) -> str:
        return f"<Count: {self.number} cards, weight {self.weight}>"


class Vote:
    """How one faction voted, and why."""

    def __init__(self, faction: Faction, side: int | None, deciding: Deciding, counts: list[Count]) -> None:
        self.faction = faction
        self.side = side
        self.deciding = deciding
        self.counts = counts

    @property
    def decided_by(self) -> str:
        """It is "cards", "highest-card", the code of a power, "tie" or "nobody" (no cards at all)."""
        return self.deciding.by

    def __reduce__(self) -> Parts:
        return Vote, (self.faction, self.side, self.deciding, self.counts)

    def __repr__(self) -> str:
        numbers = ":".join([str(count.number) for count in self.counts])
        winner = "no side" if self.side is None else f"side {self.side}"
        return f"<Vote of {self.faction}: {winner} by {self.decided_by}, {numbers}>"

    def to_json(self) -> dict[str, object]:
        return {
            "faction": self.faction.code,
            "side": self.side,
            "decided_by": self.decided_by,
            "awarded": self.deciding.is_awarded,
            "deciding": self.deciding.cards_to_json(),
            "counts": [
                {
                    "number": count.number,
                    "cards": [card.code for card in count.cards],
                    "extra": [[power, card.code] for power, card in count.extra],
                    "weight": count.weight,
                }
                for count in self.counts
            ],
        }


class Result(result.Result):
    """Who has won and why.

    `decided_by` is "votes", "cards" (of the factions that voted for the side), "values" (their sum),
    "shared", or the code of the place that decided before any vote. `notes` say what powers changed.
    """

    def __init__(
        self,
        winners: list[int],
        winning_sides: list[int],
        decided_by: str,
        tie_breaks: list[TieBreak],
        votes: list[Vote],
        extra_votes: list[tuple[str, int]],
        totals: list[int],
        score_piles: list[list[Card]],
        notes: list[Reason],
    ) -> None:
        super().__init__(winners, decided_by, totals)
        self.winning_sides = winning_sides
        self.tie_breaks = tie_breaks
        self.votes = votes
        self.extra_votes = extra_votes
        self.score_piles = score_piles
        self.notes = notes

    def __reduce__(self) -> Parts:
        return Result, (
            self.winners,
            self.winning_sides,
            self.decided_by,
            self.tie_breaks,
            self.votes,
            self.extra_votes,
            self.totals,
            self.score_piles,
            self.notes,
        )

    def to_json(self) -> dict[str, object]:
        return {
            "rules": RULES_VERSION,
            **super().to_json(),
            "votes_per_side": self.totals,
            "tie_breaks": [tie_break.to_json() for tie_break in self.tie_breaks],
            "votes": [vote.to_json() for vote in self.votes],
            "extra_votes": [{"power": power, "side": side} for power, side in self.extra_votes],
            "score_piles": [[card.code for card in pile] for pile in self.score_piles],
            "notes": [note.to_json() for note in self.notes],
        }


def result_of(state: State) -> Result:
    """Explain the end of a game that is over."""
    rules = state.rules
    winning_sides = sides_of(state, score.winning_sides(state))
    decided_by, tie_breaks = ending(state)
    votes: list[Vote] = []
    totals = [0] * rules.sides
    extra_votes: list[tuple[str, int]] = []
    if state.verdict == score.NO_SIDE:
        votes = votes_of(state)
        totals = [int(number) for number in score.votes(state)]
        extra_votes = votes_besides(state)
    piles: list[list[Card]] = []
    for side in range(rules.sides):
        piles.append(rules.shown(state.seats[side].score_pile))
    notes: list[Reason] = []
    for power in rules.powers:
        notes += power.explains(state)
    return Result(
        [seat.index for seat in state.seats if seat.side in winning_sides],
        winning_sides,
        decided_by,
        tie_breaks,
        votes,
        extra_votes,
        totals,
        piles,
        notes,
    )


def votes_of(state: State) -> list[Vote]:
    """How every faction votes, and why."""
    return [_explain_vote(state, faction) for faction in state.rules.factions]


def _explain_vote(state: State, faction: Faction) -> Vote:
    counts = [_explain_count(state, faction, side) for side in range(state.rules.sides)]
    voted: i64 = score.vote(state, faction)
    return Vote(faction, None if voted == score.NO_SIDE else voted, deciding(state, faction), counts)


def _explain_count(state: State, faction: Faction, side: i64) -> Count:
    rules = state.rules
    cards = rules.shown(state.seats[side].score_pile.shared_with(rules.of_factions(faction.flag)))
    number = score.counted(state, faction, side)
    weight = score.weight(state, faction, side)
    return Count(cards, cards_besides(state, faction, side), number, weight)
