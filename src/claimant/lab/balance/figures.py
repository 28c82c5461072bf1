"""Statistics about one subject: every figure with its confidence interval."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from statistics import fmean
from typing import Final

from claimant.claim.sets import FACTIONS
from claimant.lab.balance.observed import NOBODY, Deal, Seen
from claimant.lab.balance.subjects import Subject
from claimant.lab.experiment import Tally
from claimant.lab.files import Row
from claimant.lab.seating import equal_share
from claimant.lab.statistics import Estimate, Numbers, Scores

SHARES: Final = ("leader", "agreement", "comeback", "settled")
"""Figures of a deal from 0 to 1."""
COUNTS: Final = ("changes", "margin", "moves", "choices")
"""Figures of a deal of any size."""
ZONES: Final = ("hands", "followers", "piles")
DIGITS: Final = 6
LATE: Final = 2 / 3
"""A vote that is settled after this part of phase 2 is settled late."""


@dataclass(frozen=True)
class Figure:
    """One line of a report: the figure, its subject, and the estimate."""

    figure: str
    of: str
    """The code of a faction or a card; empty for the whole."""
    estimate: Estimate
    number: int
    """The number of deals behind it."""


class VoteFigures:
    """How one faction votes. A deal is one observation."""

    def __init__(self) -> None:
        self.decided = Scores()
        self.with_winner = Scores()
        self.settled = Scores()
        self.late = Scores()
        self.margin = Numbers()

    def __repr__(self) -> str:
        return f"<VoteFigures: {self.decided.number} deals>"

    def add(self, games: Sequence[Seen], faction: str) -> None:
        votes = [(vote, game) for game in games for vote in game.votes if vote.faction == faction]
        if not votes:
            return
        self.decided.add(fmean(vote.side != NOBODY for vote, _ in votes))
        decided = [(vote, game) for vote, game in votes if vote.side != NOBODY]
        if decided:
            self.with_winner.add(fmean(game.shares[vote.side] for vote, game in decided))
            self.settled.add(fmean(vote.settled for vote, _ in decided))
            self.late.add(fmean(vote.settled > LATE for vote, _ in decided))
            self.margin.add(fmean(vote.margin for vote, _ in decided))

    def figures(self, faction: str) -> Iterator[Figure]:
        for name in ("decided", "with_winner", "settled", "late"):
            scores: Scores = getattr(self, name)
            if scores.number:
                yield Figure(f"vote_{name}", faction, scores.estimate(), scores.number)
        margin = self.margin.estimate()
        if margin is not None:
            yield Figure("vote_margin", faction, margin, self.margin.number)


class Figures(Tally[Deal]):
    """Everything known about one subject so far. Memory use does not depend on the number of deals."""

    def __init__(self, subject: Subject) -> None:
        super().__init__()
        self.subject = subject
        self.equal_share = equal_share(subject.setup(0))
        self.games = 0
        self.shares = {name: Scores() for name in SHARES}
        self.counts = {name: Numbers() for name in COUNTS}
        self.changed_shares = {name: Scores() for name in SHARES}
        """What the places change, deal by deal. 0.5 is nothing, and 0 and 1 are all that is possible."""
        self.changed_counts = {name: Numbers() for name in COUNTS}
        self.stronger = Scores()
        self.votes: dict[str, VoteFigures] = {}
        self.cards: dict[str, dict[str, Scores]] = {zone: {} for zone in ZONES}

    def __repr__(self) -> str:
        return f"<Figures of {self.subject.name}: {self.deals} deals>"

    @staticmethod
    def number_of(deal: Deal) -> int:
        return deal.number

    def count(self, deal: Deal) -> None:
        self.games += deal.games
        values = _values(deal.equals)
        for name in SHARES:
            self.shares[name].add(values[name])
        for name in COUNTS:
            self.counts[name].add(values[name])
        if deal.without:
            before = _values(deal.without)
            for name, scores in self.changed_shares.items():
                scores.add((1 + values[name] - before[name]) / 2)
            for name, numbers in self.changed_counts.items():
                numbers.add(values[name] - before[name])
        if deal.stronger:
            self.stronger.add(fmean(deal.stronger))
        for faction in self.subject.factions:
            self.votes.setdefault(faction, VoteFigures()).add(deal.equals, faction)
        self._add_cards(deal)

    def _add_cards(self, deal: Deal) -> None:
        """How often a side wins if it has a card. Of equal cards, those of both sides count."""
        wanted = {code for faction in self.subject.factions for code in _codes(faction)}
        for zone in ZONES:
            won: dict[str, list[float]] = {}
            for game in deal.equals:
                for side, codes in enumerate(getattr(game, zone)):
                    for code in codes:
                        if code[:2] in wanted:
                            won.setdefault(code, []).append(game.shares[side])
            for code, shares in won.items():
                self.cards[zone].setdefault(code, Scores()).add(fmean(shares))

    # --- what they say --------------------------------------------------------------------------

    @property
    def leader(self) -> Estimate:
        """How often the side wins that leads first."""
        return self.shares["leader"].estimate()

    @property
    def luck(self) -> Estimate:
        """How far the cards decide: 0 if a deal does not predict the winner, 1 if it determines the winner.

        Equals play each deal several times. If the same side always won, it would be because of the cards.
        """
        return self.shares["agreement"].estimate().above_chance(self.equal_share)

    @property
    def skill(self) -> Estimate | None:
        """How far playing better decides: 0 if the weaker wins as often as the stronger, 1 if never."""
        if not self.stronger.number:
            return None
        return self.stronger.estimate().above_chance(self.equal_share)

    def headline(self) -> Iterator[Figure]:
        """The figures of whole games."""
        if not self.deals:
            return
        yield Figure("leader", "", self.leader, self.deals)
        yield Figure("luck", "", self.luck, self.deals)
        skill = self.skill
        if skill is not None:
            yield Figure("skill", "", skill, self.stronger.number)
        for name in ("changes", "margin"):
            yield from self._counted(name, self.counts[name])
        for name in ("comeback", "settled"):
            yield Figure(name, "", self.shares[name].estimate(), self.deals)
        for name in ("moves", "choices"):
            yield from self._counted(name, self.counts[name])

    def _counted(self, figure: str, numbers: Numbers) -> Iterator[Figure]:
        found = numbers.estimate()
        if found is not None:
            yield Figure(figure, "", found, numbers.number)

    def changes_by_places(self) -> Iterator[Figure]:
        """By how much each figure is higher with the places than without, on the same deals."""
        for name, scores in self.changed_shares.items():
            if scores.number:
                change = scores.estimate().less(0.5).times(2)
                if name == "agreement":
                    name, change = "luck", change.times(1 / (1 - self.equal_share))
                yield Figure(f"change_{name}", "", change, scores.number)
        for name, numbers in self.changed_counts.items():
            yield from self._counted(f"change_{name}", numbers)

    def all_votes(self) -> Iterator[Figure]:
        for faction in sorted(self.votes):
            yield from self.votes[faction].figures(faction)

    def worth(self, zone: str) -> Iterator[Figure]:
        """By how much a side wins more often that has a card dealt, recruited, or in its pile."""
        for code, scores in sorted(self.cards[zone].items()):
            yield Figure(f"card_{zone}", code, scores.estimate().less(self.equal_share), scores.number)

    def all(self) -> Iterator[Figure]:
        yield from self.headline()
        yield from self.changes_by_places()
        yield from self.all_votes()
        for zone in ZONES:
            yield from self.worth(zone)

    def rows(self) -> list[Row]:
        """A row for each figure, for a table."""
        return [
            {
                "subject": self.subject.name,
                "players": self.subject.players,
                "figure": figure.figure,
                "of": figure.of,
                **dict(zip(("average", "low", "high"), _rounded(figure.estimate), strict=True)),
                "deals": figure.number,
            }
            for figure in self.all()
        ]

    def to_json(self) -> dict[str, object]:
        figures: dict[str, object] = {}
        for figure in self.all():
            numbers = _rounded(figure.estimate)
            if figure.of:
                of = figures.setdefault(figure.figure, {})
                assert isinstance(of, dict)
                of[figure.of] = numbers
            else:
                figures[figure.figure] = numbers
        return {
            "subject": self.subject.name,
            "factions": list(self.subject.factions),
            "places": list(self.subject.places),
            "players": self.subject.players,
            "deals": self.deals,
            "games": self.games,
            "equal_share": self.equal_share,
            "figures": figures,
        }


def _rounded(estimate: Estimate) -> list[float]:
    """Digits beyond these depend on the order in which the deals were added up."""
    return [round(number, DIGITS) for number in (estimate.average, estimate.low, estimate.high)]


@cache
def _codes(faction: str) -> tuple[str, str]:
    """The letters on a faction's cards, those of its reserve too."""
    return faction, FACTIONS[faction]().reserve_code or faction


def _values(games: Sequence[Seen]) -> dict[str, float]:
    """The figures of one deal, averaged over its games."""
    values = {
        name: fmean(getattr(game, name) for game in games) for name in ("comeback", "settled", *COUNTS)
    }
    values["leader"] = fmean(game.shares[game.lead] for game in games)
    values["agreement"] = fmean(
        sum(one * other for one, other in zip(first.shares, second.shares, strict=True))
        for first, second in combinations(games, 2)
    )
    return values
