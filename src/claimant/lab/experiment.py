"""An experiment: many deals of each of its parts, such as matches, played wherever there is room."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, SupportsIndex, TypeVar

from claimant.lab.jobs import Place, Workers, tell_in_turn, workers
from claimant.lab.ledger import Heading, Line
from claimant.lab.matches import Player
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.reason import TEXT, Reason, define_reasons

define_reasons(
    {
        "bad-shard": {"given": TEXT},
        "seconds-on-cluster": {"bot": TEXT},
    }
)


@dataclass(frozen=True)
class Shard:
    """One of several parts of a run, which may be played on machines that know nothing of each other."""

    number: int
    of: int

    def __post_init__(self) -> None:
        if not 1 <= self.number <= self.of:
            raise InvalidSetup(Reason("bad-shard", {"given": f"{self.number}/{self.of}"}))

    def has(self, deal: int) -> bool:
        return (deal - self.number) % self.of == 0


WHOLE: Final = Shard(1, 1)


def parse_shard(text: str) -> Shard:
    """A shard as written: 2/5 is the second of five.

    >>> [deal for deal in range(1, 12) if parse_shard("2/5").has(deal)]
    [2, 7]
    """
    number, _, of = text.partition("/")
    if not (number.isdecimal() and of.isdecimal()):
        raise InvalidSetup(Reason("bad-shard", {"given": text[:40]}))
    return Shard(int(number), int(of))


Outcome = TypeVar("Outcome")
"""What comes of one deal."""


class Tally(ABC, Generic[Outcome]):
    """The results of one part so far."""

    def __init__(self) -> None:
        self.deals = 0
        """How many deals were played."""
        self._played = bytearray()

    @staticmethod
    @abstractmethod
    def number_of(outcome: Outcome) -> int:
        """Which deal an outcome is of."""

    @abstractmethod
    def count(self, outcome: Outcome) -> None:
        """Add up what came of one more deal."""

    def add(self, outcome: Outcome) -> None:
        """Take in what came of one more deal."""
        deal = self.number_of(outcome)
        self._played.extend(bytes(max(0, deal + 1 - len(self._played))))
        self._played[deal] = True
        self.deals += 1
        self.count(outcome)

    def has(self, deal: int) -> bool:
        """Was this deal played?"""
        return deal < len(self._played) and bool(self._played[deal])


Part = TypeVar("Part", bound=Tally[Any])


class Experiment(ABC, Generic[Part, Outcome]):
    """Deals to be played. `parts` holds the results, also after Ctrl-C."""

    def __init__(self, parts: Sequence[Part], deals: int, players: Iterable[Player]) -> None:
        self.parts = list(parts)
        self.deals = deals
        self.players = tuple(players)
        self.shard = WHOLE

    @abstractmethod
    def job(self) -> Callable[[Place], Outcome]:
        """What plays a deal, given the numbers of its part and its own. Other processes are sent it."""

    @property
    def wanted(self) -> int:
        """How many deals of each part are to be played here."""
        return sum(self.shard.has(deal) for deal in range(1, self.deals + 1))

    @property
    def is_complete(self) -> bool:
        return all(part.deals >= self.wanted for part in self.parts)

    def run(
        self,
        processes: SupportsIndex = 1,
        listen: Callable[[Part, Outcome], None] | None = None,
        *,
        cluster: str | None = None,
        by: Workers | None = None,
    ) -> None:
        """Play everything that is missing: in this many processes, on a cluster, or with these workers.

        After each deal `listen` is called with its part and its outcome: part by part and deal by deal,
        wherever they are played. Ctrl-C waits until it has returned.
        """
        if cluster is not None:
            self._refuse_seconds()
        tell_in_turn(
            self.job(), self._missing, by or workers(processes, cluster), partial(self._count, listen)
        )

    def _refuse_seconds(self) -> None:
        """A second is longer on one machine than on another: nobody could repeat what came of it."""
        for player in self.players:
            if player.is_timed:
                raise InvalidSetup(Reason("seconds-on-cluster", {"bot": player.name}))

    def _missing(self) -> Iterator[Place]:
        """The part and the number of every deal that was not played when this was asked first."""
        missing = [
            [deal for deal in range(1, self.deals + 1) if self.shard.has(deal) and not part.has(deal)]
            for part in self.parts
        ]
        return ((number, deal) for number, deals in enumerate(missing) for deal in deals)

    def _count(
        self, listen: Callable[[Part, Outcome], None] | None, place: Place, outcome: Outcome
    ) -> None:
        part = self.parts[place[0]]
        part.add(outcome)
        if listen is not None:
            listen(part, outcome)

    # --- in a file ------------------------------------------------------------------------------

    @abstractmethod
    def heading(self) -> Heading:
        """What is played: equal headings belong to the same run, however many deals there are of it."""

    @classmethod
    @abstractmethod
    def of_heading(cls, heading: Heading, deals: int) -> Experiment[Part, Outcome]:
        """The experiment with this heading; a heading that makes no sense fails somehow."""

    @staticmethod
    @abstractmethod
    def to_line(number: int, outcome: Outcome) -> Line:
        """What came of a deal of the part with this number, as JSON data."""

    @staticmethod
    @abstractmethod
    def of_line(line: Line) -> tuple[int, int, Outcome]:
        """The same read back: the part, the deal and what came of it; nonsense fails somehow."""
