"""What decided each vote and the game, using the comparisons of the count itself."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from claimant.claim.cards import Card, CardSet
from claimant.claim.powers import Faction
from claimant.claim.state import State
from claimant.claim.turn import score
from claimant.claim.turn.score import BY_CARD, BY_NUMBER, BY_WEIGHT, NO_SIDE
from claimant.tabletop.copying import Parts


class Deciding:
    """What decided a vote.

    `by` is "cards", "highest-card", the code of a power, "tie" or "nobody" (no cards at all). The highest
    card is the winner's, the rival's is the one that it was compared with, None if they had none left.
    """

    def __init__(
        self, by: str, is_awarded: bool = False, card: Card | None = None, rival: Card | None = None
    ) -> None:
        self.by = by
        self.is_awarded = is_awarded
        """Did a power give the vote away without a count?"""
        self.card = card
        self.rival = rival

    def __reduce__(self) -> Parts:
        return Deciding, (self.by, self.is_awarded, self.card, self.rival)

    def __repr__(self) -> str:
        cards = f", {self.card} against {self.rival}" if self.card is not None else ""
        return f"<Deciding: {self.by}{cards}>"

    def cards_to_json(self) -> dict[str, str | None] | None:
        if self.card is None:
            return None
        return {"card": self.card.code, "rival": None if self.rival is None else self.rival.code}


class TieBreak:
    """What was compared between the sides that were still tied: "cards" or "values", and how many."""

    def __init__(self, by: str, sides: list[int], numbers: list[int]) -> None:
        self.by = by
        self.sides = sides
        self.numbers = numbers
        """Of each of these sides, in their order."""

    def __reduce__(self) -> Parts:
        return TieBreak, (self.by, self.sides, self.numbers)

    def __repr__(self) -> str:
        return f"<TieBreak by {self.by}: {':'.join(map(str, self.numbers))}>"

    def to_json(self) -> dict[str, object]:
        return {"by": self.by, "sides": self.sides, "numbers": self.numbers}


def deciding(state: State, faction: Faction) -> Deciding:
    """What decided the vote of a faction."""
    side = score.vote(state, faction)
    if side == NO_SIDE:
        has_cards = any(score.counted(state, faction, each) for each in range(state.rules.sides))
        return Deciding("tie" if has_cards else "nobody")
    awarded, awarder = score.award(state, faction)
    if awarded != NO_SIDE:
        assert awarder is not None
        return Deciding(awarder.code, is_awarded=True)
    rival, reach = _closest_rival(state, faction, side)
    if reach == BY_WEIGHT:
        return Deciding(faction.weighed_by[-1].code)
    if reach == BY_NUMBER:
        return Deciding("cards")
    place: int = reach - BY_CARD
    own = _falling(state, faction, side)
    others = _falling(state, faction, rival)
    return Deciding("highest-card", False, own[place], others[place] if place < len(others) else None)


def _closest_rival(state: State, faction: Faction, side: i64) -> tuple[i64, i64]:
    """The side that the winner of a vote was compared with the longest, and how far that went."""
    closest: i64 = NO_SIDE
    furthest: i64 = -1
    for rival in range(state.rules.sides):
        if rival != side:
            _, reach = score.compare(state, faction, side, rival)
            if reach > furthest:
                furthest = reach
                closest = rival
    return closest, furthest


def _falling(state: State, faction: Faction, side: i64) -> list[Card]:
    """A side's cards of a faction as everybody may see them, the highest first."""
    won = state.seats[side].score_pile.shared_with(state.rules.of_factions(faction.flag))
    return sorted(state.rules.shown(won), key=_value, reverse=True)


def _value(card: Card) -> int:
    return card.value


def cards_besides(state: State, faction: Faction, side: i64) -> list[tuple[str, Card]]:
    """What counts for a side in a faction besides its cards: the code of the power, and the card."""
    besides: list[tuple[str, Card]] = []
    for power in state.rules.adds:
        added = CardSet()
        power.adds(added, faction, side, state)
        besides += [(power.code, card) for card in state.rules.shown(added)]
    return besides


def votes_besides(state: State) -> list[tuple[str, int]]:
    """The votes that belong to no faction: who gives one, by code, and the side that gets it."""
    besides: list[tuple[str, int]] = []
    for power in state.rules.extra_votes:
        for side in range(state.rules.sides):
            besides += [(power.code, side)] * power.extra_votes(side, state)
    return besides


def ending(state: State) -> tuple[str, list[TieBreak]]:
    """What decided a finished game, and what was compared after the votes.

    It is "votes", "cards" (of the factions that voted for the side), "values" (their sum), "shared", or the
    code of the place that decided before any vote.
    """
    if state.verdict != NO_SIDE:
        return state.verdict_by, []
    by_votes, by_cards, by_values = score.contenders(state)
    if score.is_single(by_votes):
        return "votes", []
    cards = _tie_break(state, "cards", by_votes, score.voting_cards(state))
    if score.is_single(by_cards):
        return "cards", [cards]
    values = _tie_break(state, "values", by_cards, score.voting_values(state))
    return "values" if score.is_single(by_values) else "shared", [cards, values]


def _tie_break(state: State, by: str, flags: i64, numbers: vec[i64]) -> TieBreak:
    sides = sides_of(state, flags)
    return TieBreak(by, sides, [int(numbers[side]) for side in sides])


def sides_of(state: State, flags: i64) -> list[int]:
    """The sides with these flags."""
    return [side for side in range(state.rules.sides) if state.seats[side].flag & flags]
