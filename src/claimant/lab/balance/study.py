"""Many deals of some subjects, played wherever there is room."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from typing import Final, SupportsIndex

from claimant.bots import LEVELS
from claimant.lab.balance.figures import Figures
from claimant.lab.balance.observed import Deal, play_deal
from claimant.lab.balance.subjects import Subject, find_subject, find_subjects
from claimant.lab.experiment import Experiment
from claimant.lab.jobs import Place
from claimant.lab.ledger import FORMAT, Heading, Line
from claimant.lab.matches import Player, find_player
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import InvalidSetup
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
    """The level below a bot, against which its skill is measured; None if there is none."""
    name, _, _ = bot.name.partition("@")
    return find_player(LEVELS[LEVELS.index(name) - 1]) if name in LEVELS[1:] else None


class Study(Experiment[Figures, Deal]):
    """Subjects to be studied. `figures` holds the results, also after Ctrl-C."""

    def __init__(
        self, subjects: Sequence[Subject], bot: Player, deals: SupportsIndex, seed: SupportsIndex
    ) -> None:
        deals = whole(deals, "The number of deals")
        if deals < 1:
            raise InvalidSetup(Reason("bad-deals", {"given": deals}))
        if not subjects:
            raise InvalidSetup(Reason("balance-nothing", {}))
        super().__init__([Figures(subject) for subject in subjects], deals, [bot])
        self.seed = whole(seed, "A seed")
        Chance(self.seed)  # refuses a seed that is out of range
        self.bot = bot
        self.rival = rival_of(bot)
        self.bot.make("claim", 0)  # A bot that cannot play says so before anybody plays.

    def __repr__(self) -> str:
        names = ", ".join(figures.subject.name for figures in self.figures)
        return f"<Study of {names}: {self.deals} deals each>"

    @property
    def figures(self) -> list[Figures]:
        return self.parts

    def job(self) -> Callable[[Place], Deal]:
        subjects = [figures.subject for figures in self.figures]
        return partial(_play, subjects, self.bot, self.rival, self.seed)

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

    def heading(self) -> Heading:
        return {
            "run": FORMAT,
            "balance": [figures.subject.name for figures in self.figures],
            "players": self.figures[0].subject.players,
            "bot": self.bot.name,
            "seed": str(self.seed),
        }

    @classmethod
    def of_heading(cls, heading: Heading, deals: int) -> Study:
        subjects = [find_subject(name, heading["players"]) for name in heading["balance"]]
        return cls(subjects, find_player(heading["bot"]), deals, int(heading["seed"]))

    @staticmethod
    def to_line(number: int, deal: Deal) -> Line:
        return {"subject": number, "deal": asdict(deal)}

    @staticmethod
    def of_line(line: Line) -> tuple[int, int, Deal]:
        deal = Deal.from_json(line["deal"])
        return line["subject"], deal.number, deal


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
