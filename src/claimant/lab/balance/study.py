"""Many deals of some subjects, played wherever there is room."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, Final, SupportsIndex

from claimant.bots import LEVELS
from claimant.lab.arena import WHOLE
from claimant.lab.balance.figures import Figures
from claimant.lab.balance.observed import Deal, play_deal
from claimant.lab.balance.subjects import Subject, find_subject, find_subjects
from claimant.lab.jobs import Place, Workers, tell_in_turn, workers
from claimant.lab.ledger import FORMAT, Heading, Ledger
from claimant.lab.matches import Player, find_player
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import ClaimantError, InvalidSetup
from claimant.tabletop.numbers import whole
from claimant.tabletop.reason import NUMBER, Reason, define_reasons

define_reasons(
    {
        "bad-deals": {"given": NUMBER},
        "balance-nothing": {},
    }
)

USUAL_BOT: Final = "captain"
USUAL_DEALS: Final = 200
RANKINGS: Final = ("fair", "dramatic", "skilful")

Listener = Callable[[Figures, Deal], None]


def rival_of(bot: Player) -> Player | None:
    """The level below a bot, against which it shows how much skill is worth; None if there is none."""
    name, _, _ = bot.name.partition("@")
    return find_player(LEVELS[LEVELS.index(name) - 1]) if name in LEVELS[1:] else None


class Study:
    """Subjects to be studied. What is known of them stands in `figures`, also after Ctrl-C."""

    def __init__(
        self, subjects: Sequence[Subject], bot: Player, deals: SupportsIndex, seed: SupportsIndex
    ) -> None:
        self.deals = whole(deals, "The number of deals")
        if self.deals < 1:
            raise InvalidSetup(Reason("bad-deals", {"given": self.deals}))
        if not subjects:
            raise InvalidSetup(Reason("balance-nothing", {}))
        self.seed = whole(seed, "A seed")
        Chance(self.seed)  # refuses a seed that is out of range
        self.bot = bot
        self.rival = rival_of(bot)
        self.bot.make("claim", 0)  # A bot that cannot play says so before anybody plays.
        self.shard = WHOLE
        self.figures = [Figures(subject) for subject in subjects]

    def __repr__(self) -> str:
        names = ", ".join(figures.subject.name for figures in self.figures)
        return f"<Study of {names}: {self.deals} deals each>"

    @property
    def wanted(self) -> int:
        """How many deals of each subject are to be played here."""
        return sum(self.shard.has(number) for number in range(1, self.deals + 1))

    @property
    def is_complete(self) -> bool:
        return all(figures.deals >= self.wanted for figures in self.figures)

    def run(
        self,
        processes: SupportsIndex = 1,
        listen: Listener | None = None,
        *,
        cluster: str | None = None,
        by: Workers | None = None,
    ) -> None:
        """Play all deals that are not known yet: in so many processes, on a cluster, or by these workers.

        After each deal `listen` is told of it, subject by subject and deal by deal.
        """
        if cluster is not None and self.bot.is_timed:
            raise InvalidSetup(Reason("seconds-on-cluster", {"bot": self.bot.name}))
        subjects = [figures.subject for figures in self.figures]
        play = partial(_play, subjects, self.bot, self.rival, self.seed)
        tell_in_turn(play, self._tasks, by or workers(processes, cluster), partial(self._count, listen))

    def _tasks(self) -> Iterator[Place]:
        """The subject and the number of every deal that is missing now."""
        missing = [
            [deal for deal in range(1, self.deals + 1) if self.shard.has(deal) and not figures.has(deal)]
            for figures in self.figures
        ]
        return ((number, deal) for number, deals in enumerate(missing) for deal in deals)

    def _count(self, listen: Listener | None, task: Place, deal: Deal) -> None:
        figures = self.figures[task[0]]
        figures.add(deal)
        if listen is not None:
            listen(figures, deal)

    def ranking(self, by: str) -> list[Figures]:
        """The subjects, the fairest, most dramatic or most skilful first."""
        known = [figures for figures in self.figures if figures.deals]
        if by == "fair":
            return sorted(known, key=lambda one: abs(one.leader.average - one.equal_share))
        if by == "dramatic":
            return sorted(known, key=lambda one: -one.counts["changes"].average)
        return sorted(known, key=lambda one: -(one.skill.average if one.skill else 0))

    def to_json(self) -> dict[str, object]:
        return {
            "bot": self.bot.name,
            "rival": None if self.rival is None else self.rival.name,
            "seed": self.seed,
            "deals": self.deals,
            "complete": self.is_complete,
            "subjects": [figures.to_json() for figures in self.figures],
            "rankings": {by: [figures.subject.name for figures in self.ranking(by)] for by in RANKINGS},
        }


def _play(subjects: Sequence[Subject], bot: Player, rival: Player | None, seed: int, task: Place) -> Deal:
    number, deal = task
    return play_deal(subjects[number], bot, rival, seed, deal)


def measure(
    *subjects: str,
    players: int = 2,
    bot: str | Player = USUAL_BOT,
    deals: SupportsIndex = USUAL_DEALS,
    seed: SupportsIndex | None = None,
    processes: SupportsIndex = 1,
    cluster: str | None = None,
    listen: Listener | None = None,
) -> Study:
    """Study decks, factions and places, named as for `claimant balance`; by default the base game."""
    player = find_player(bot) if isinstance(bot, str) else bot
    number = secrets.randbits(64) if seed is None else seed
    study = Study(find_subjects(subjects or ("claim",), players), player, deals, number)
    study.run(processes, listen, cluster=cluster)
    return study


# --- studies in files -------------------------------------------------------------------------------


def heading_of(study: Study) -> Heading:
    """What is studied: equal headings belong to the same study, however many deals there are of it."""
    return {
        "run": FORMAT,
        "balance": [figures.subject.name for figures in study.figures],
        "players": study.figures[0].subject.players,
        "bot": study.bot.name,
        "seed": str(study.seed),
    }


class StudyFile:
    """The file of a study. What it holds already counts as played."""

    def __init__(self, path: Path, study: Study) -> None:
        self.ledger = Ledger(path)
        self.ledger.open(heading_of(study))
        self.numbers = {figures.subject: number for number, figures in enumerate(study.figures)}
        _take_in(study, [path])

    def add(self, figures: Figures, deal: Deal) -> None:
        """Keep one more deal."""
        self.ledger.add({"subject": self.numbers[figures.subject], "deal": asdict(deal)})


def is_study(path: Path) -> bool:
    """Does this run file hold a study, and not matches?"""
    return "balance" in Ledger(path).heading()


def merged(paths: Sequence[Path]) -> Study:
    """The study of which these files hold parts. A deal that several of them hold counts once."""
    first = Ledger(paths[0])
    heading = first.heading()
    for path in paths:
        Ledger(path).refuse_other(heading)
    last = max((deal.number for path in paths for _, deal in _lines(path)), default=1)
    try:
        subjects = [find_subject(name, heading["players"]) for name in heading["balance"]]
        study = Study(subjects, find_player(heading["bot"]), last, int(heading["seed"]))
    except ClaimantError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError):
        raise first.not_a_run() from None
    _take_in(study, paths)
    return study


def deals_in(paths: Sequence[Path], study: Study) -> Iterator[tuple[Figures, Deal]]:
    """All deals in these files once more, subject by subject and deal by deal."""
    where: dict[Place, Deal] = {}
    for path in paths:
        for number, deal in _lines(path):
            where.setdefault((number, deal.number), deal)
    for (number, _), deal in sorted(where.items()):
        yield study.figures[number], deal


def _take_in(study: Study, paths: Sequence[Path]) -> None:
    for path in paths:
        for number, deal in _lines(path):
            figures = study.figures[number]
            if deal.number <= study.deals and not figures.has(deal.number):
                figures.add(deal)


def _lines(path: Path) -> Iterator[tuple[int, Deal]]:
    ledger = Ledger(path)
    for number, line in ledger.lines():
        try:
            yield _read(line)
        except (KeyError, TypeError, IndexError):
            raise ledger.broken(number) from None


def _read(line: dict[str, Any]) -> tuple[int, Deal]:
    return line["subject"], Deal.from_json(line["deal"])
