"""The result of a game and its full explanation."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet
from claimant.claim.powers import Faction
from claimant.claim.ruleset import RULES_VERSION
from claimant.claim.state import State
from claimant.claim.turn import score
from claimant.tabletop import result
from claimant.tabletop.copying import Parts
from claimant.tabletop.reason import Reason


class Count:
    """What one side counts in one faction."""

    def __init__(self, cards: list[Card], extra: list[tuple[str, Card]], number: int, weight: int) -> None:
        self.cards = cards
        """The printed cards of the faction in the side's pile."""
        self.extra = extra
        """What counts besides: (code of the power that adds it, card)."""
        self.number = number
        self.weight = weight
        """What is compared before the number, such as the Bards' longest run; else 0."""

    def __reduce__(self) -> Parts:
        return Count, (self.cards, self.extra, self.number, self.weight)

    def __repr__(self) -> str:
        return f"<Count: {self.number} cards, weight {self.weight}>"


class Vote:
    """How one faction voted, and why.

    `decided_by` is "cards", "highest-card", the code of a power, "tie" or "nobody" (no cards at all).
    """

    def __init__(self, faction: Faction, side: int | None, decided_by: str, counts: list[Count]) -> None:
        self.faction = faction
        self.side = side
        self.decided_by = decided_by
        self.counts = counts

    def __reduce__(self) -> Parts:
        return Vote, (self.faction, self.side, self.decided_by, self.counts)

    def __repr__(self) -> str:
        numbers = ":".join([str(count.number) for count in self.counts])
        winner = "no side" if self.side is None else f"side {self.side}"
        return f"<Vote of {self.faction}: {winner} by {self.decided_by}, {numbers}>"


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
        votes: list[Vote],
        extra_votes: list[tuple[str, int]],
        totals: list[int],
        score_piles: list[list[Card]],
        notes: list[Reason],
    ) -> None:
        super().__init__(winners, decided_by, totals)
        self.winning_sides = winning_sides
        self.votes = votes
        self.extra_votes = extra_votes
        self.score_piles = score_piles
        self.notes = notes

    def __reduce__(self) -> Parts:
        return Result, (
            self.winners,
            self.winning_sides,
            self.decided_by,
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
            "votes": [
                {
                    "faction": vote.faction.code,
                    "side": vote.side,
                    "decided_by": vote.decided_by,
                    "counts": [
                        {
                            "number": count.number,
                            "cards": [card.code for card in count.cards],
                            "extra": [[power, card.code] for power, card in count.extra],
                            "weight": count.weight,
                        }
                        for count in vote.counts
                    ],
                }
                for vote in self.votes
            ],
            "extra_votes": [{"power": power, "side": side} for power, side in self.extra_votes],
            "score_piles": [[card.code for card in pile] for pile in self.score_piles],
            "notes": [note.to_json() for note in self.notes],
        }


def result_of(state: State) -> Result:
    """Explain the end of a game that is over."""
    rules = state.rules
    flags = score.winning_sides(state)
    winning_sides = [side for side in range(rules.sides) if state.seats[side].flag & flags]
    votes: list[Vote] = []
    extra_votes: list[tuple[str, int]] = []
    if state.verdict == score.NO_SIDE:
        votes = votes_of(state)
        for power in rules.extra_votes:
            for side in range(rules.sides):
                extra_votes += [(power.code, side)] * power.extra_votes(side, state)
    totals = [0] * rules.sides
    for vote in votes:
        if vote.side is not None:
            totals[vote.side] += 1
    for _, side in extra_votes:
        totals[side] += 1
    piles: list[list[Card]] = []
    for side in range(rules.sides):
        piles.append(rules.shown(state.seats[side].score_pile))
    notes: list[Reason] = []
    for power in rules.powers:
        notes += power.explains(state)
    return Result(
        [seat.index for seat in state.seats if seat.side in winning_sides],
        winning_sides,
        _decided_by(state, totals, winning_sides),
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
    side: int | None = None if voted == score.NO_SIDE else voted
    return Vote(faction, side, _vote_decided_by(state, faction, side, counts), counts)


def _explain_count(state: State, faction: Faction, side: i64) -> Count:
    rules = state.rules
    cards = rules.shown(state.seats[side].score_pile.shared_with(rules.of_factions(faction.flag)))
    extra: list[tuple[str, Card]] = []
    for power in rules.adds:
        added = CardSet()
        power.adds(added, faction, side, state)
        extra += [(power.code, card) for card in rules.shown(added)]
    number = score.counted(state, faction, side)
    return Count(cards, extra, number, score.weight(state, faction, side))


def _vote_decided_by(state: State, faction: Faction, side: int | None, counts: list[Count]) -> str:
    if side is None:
        return "tie" if any(count.number for count in counts) else "nobody"
    awarded: i64 = score.NO_SIDE
    awarder = ""
    for power in state.rules.awards_vote:
        named = power.awards_vote(awarded, faction, state)
        if named != awarded:
            awarded = named
            awarder = power.code
    if awarded != score.NO_SIDE:
        return awarder
    others = [count for number, count in enumerate(counts) if number != side]
    mine = counts[side]
    if mine.weight > max(count.weight for count in others):
        # No weight is below 0: a power that does not pass such a number on has something to say here.
        speakers = [power for power in state.rules.weighs if power.weighs(-1, faction, side, state) != -1]
        return speakers[-1].code
    rivals = [count for count in others if count.weight == mine.weight]
    return "cards" if mine.number > max(count.number for count in rivals) else "highest-card"


def _decided_by(state: State, totals: list[int], winning_sides: list[int]) -> str:
    if state.verdict != score.NO_SIDE:
        return state.verdict_by
    if len(winning_sides) > 1:
        return "shared"
    tied = [side for side, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return "votes"
    cards = score.voting_cards(state)
    best = max([cards[side] for side in tied])
    return "cards" if len([side for side in tied if cards[side] == best]) == 1 else "values"
