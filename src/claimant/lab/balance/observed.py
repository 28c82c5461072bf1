"""One deal, played by equals and by unequals, and the observations made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from claimant.claim.game import Game
from claimant.claim.kind import CLAIM
from claimant.claim.knowledge.standing import standing
from claimant.claim.result import Result, Vote
from claimant.lab.balance.subjects import Subject
from claimant.lab.matches import FIRST, SECOND, Player, play_game
from claimant.lab.seating import seatings
from claimant.tabletop.bot import Bot
from claimant.tabletop.chance import derived_seed
from claimant.tabletop.setup import Setup

NOBODY = -1
"""Instead of a side."""


@dataclass(frozen=True)
class SeenVote:
    """How one faction voted."""

    faction: str
    side: int
    """`NOBODY` if the vote was not decided."""
    margin: int
    """How many cards the side had more than the next one."""
    settled: float
    """Which part of phase 2 had been played when the vote was for this side and stayed so."""


@dataclass(frozen=True)
class Seen:
    """One game among equals."""

    lead: int
    """The side that led first."""
    shares: list[float]
    """Each side's share of the victory."""
    changes: int
    """How often another side went ahead."""
    comeback: bool
    """Did the side that was ahead at half-time of phase 2 lose?"""
    settled: float
    """Which part of phase 2 had been played when the winner was ahead for good."""
    margin: int
    """How many votes the winner had more than the next."""
    moves: int
    choices: int
    """The number of moves with a choice."""
    votes: list[SeenVote]
    hands: list[list[str]]
    """For each side the codes of the cards that it was dealt."""
    followers: list[list[str]]
    """What it held when phase 2 began."""
    piles: list[list[str]]
    """What it had won at the end."""


@dataclass(frozen=True)
class Deal:
    """All games of one deal."""

    number: int
    deck: str
    equals: list[Seen]
    """By bots of one level: a game for each side that can lead."""
    without: list[Seen]
    """The same games without the places, if there are any."""
    stronger: list[float]
    """The stronger bot's share of the victories against a weaker one, from each side."""

    @property
    def games(self) -> int:
        return len(self.equals) + len(self.without) + len(self.stronger)

    @staticmethod
    def from_json(data: dict[str, Any]) -> Deal:
        def seen(game: dict[str, Any]) -> Seen:
            return Seen(**{**game, "votes": [SeenVote(**vote) for vote in game["votes"]]})

        parts = {name: [seen(game) for game in data[name]] for name in ("equals", "without")}
        return Deal(data["number"], data["deck"], stronger=list(data["stronger"]), **parts)


def play_deal(subject: Subject, bot: Player, rival: Player | None, seed: int, number: int) -> Deal:
    """Play one deal; deals are counted from 1, and everything follows from the seed and the number."""
    seed = derived_seed(seed, "deal", number)
    setup = subject.setup(seed)
    return Deal(
        number,
        setup.deck,
        _among_equals(setup, bot, seed),
        _among_equals(subject.without_places(seed), bot, seed) if subject.places else [],
        [] if rival is None else _among_unequals(setup, bot, rival, seed),
    )


def _among_equals(setup: Setup, bot: Player, seed: int) -> list[Seen]:
    sides = len(seatings(setup))
    return [
        watch(CLAIM.new_game(setup, seed, lead), _bots(setup, [bot] * setup.players, seed, "equals", lead))
        for lead in range(sides)
    ]


def _among_unequals(setup: Setup, bot: Player, rival: Player, seed: int) -> list[float]:
    scores: list[float] = []
    for number, seating in enumerate(seatings(setup)):
        players = [(bot, rival)[who] for who in seating]
        game = CLAIM.new_game(setup, seed)
        play_game(game, _bots(setup, players, seed, "unequals", number))
        winners = game.result().winners
        scores.append(sum(seating[seat] == FIRST for seat in winners) / len(winners))
    return scores


def _bots(setup: Setup, players: Sequence[Player], seed: int, *game: str | int) -> list[Bot[Any, Any]]:
    return [
        player.make(setup.game, derived_seed(seed, *game, "seat", seat))
        for seat, player in enumerate(players)
    ]


# --- watching a game --------------------------------------------------------------------------------


class Watch:
    """Looks at the table after every trick."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moment = game.moment()
        self.choices = 0
        self.ahead: list[int] = []
        """Who would have won after each trick; `NOBODY` if the victory would be shared."""
        self.phase_2: list[Result] = []
        """How everything stood when phase 2 began, and after each of its tricks."""
        self.hands = self._held()
        self.followers: list[list[str]] = []

    def _held(self) -> list[list[str]]:
        held: list[list[str]] = [[] for _ in range(self.game.rules.sides)]
        for seat in self.game.state.seats:
            held[seat.side] += [card.code for card in self.game.rules.shown(seat.hand)]
        return held

    def look(self) -> None:
        """After a move: has a trick ended?"""
        if self.game.is_over or self.game.moment() == self.moment:
            return
        self.moment = self.game.moment()
        stands = standing(self.game.public_view())
        self.ahead.append(_alone(stands))
        phase, _ = self.moment
        if phase > 1:
            if not self.followers:
                self.followers = self._held()
            self.phase_2.append(stands)


def watch(game: Game, bots: Sequence[Bot[Any, Any]]) -> Seen:
    """Let bots finish a game, and record the observations."""
    watching = Watch(game)
    while (seat := game.to_act) is not None:
        legal = game.legal_actions(seat)
        if len(legal) > 1:
            watching.choices += 1
            view = game.view(seat)
            game.apply(str(bots[seat].choose(view, view.legal)), seat)
        else:
            game.apply(str(legal[0]), seat)
        watching.look()
    return _noted(watching)


def _noted(watching: Watch) -> Seen:
    game = watching.game
    result = game.result()
    stands = [*watching.phase_2, result]
    ahead = [_alone(one) for one in stands]
    shares = [float(side in result.winning_sides) / len(result.winning_sides) for side in _sides(result)]
    at_half_time = ahead[len(ahead) // 2]
    totals = sorted(result.totals, reverse=True)
    return Seen(
        lead=game.state.seats[game.first].side,
        shares=shares,
        changes=_changes([*watching.ahead, _alone(result)]),
        comeback=at_half_time != NOBODY and at_half_time not in result.winning_sides,
        settled=_settled(ahead),
        margin=totals[FIRST] - totals[SECOND],
        moves=len(game.moves),
        choices=watching.choices,
        votes=[_vote(vote, stands) for vote in result.votes],
        hands=watching.hands,
        followers=watching.followers,
        piles=[[card.code for card in pile] for pile in result.score_piles],
    )


def _sides(result: Result) -> range:
    return range(len(result.totals))


def _alone(result: Result) -> int:
    """The side that wins alone."""
    return result.winning_sides[0] if len(result.winning_sides) == 1 else NOBODY


def _changes(ahead: Sequence[int]) -> int:
    sides = [side for side in ahead if side != NOBODY]
    return sum(one != other for one, other in pairwise(sides))


def _settled(ahead: Sequence[int]) -> float:
    """Which part of the way the last one stood there already, without ever leaving again."""
    since = len(ahead) - 1
    while since > 0 and ahead[since - 1] == ahead[-1]:
        since -= 1
    return since / max(1, len(ahead) - 1)


def _vote(vote: Vote, stands: Sequence[Result]) -> SeenVote:
    side = NOBODY if vote.side is None else vote.side
    numbers = [count.number for count in vote.counts]
    others = [number for place, number in enumerate(numbers) if place != side]
    margin = 0 if side == NOBODY else max(0, numbers[side] - max(others))
    course = [_voted_for(one, vote.faction.code) for one in stands]
    return SeenVote(vote.faction.code, side, margin, _settled(course))


def _voted_for(result: Result, faction: str) -> int:
    side = next((vote.side for vote in result.votes if vote.faction.code == faction), None)
    return NOBODY if side is None else side
