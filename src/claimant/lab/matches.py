"""Two players in a match: each deal of it is played from both, or from all, sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any, Final

from claimant.bots import describe, make_bot
from claimant.games import find_game, new_game
from claimant.lab.seating import seatings
from claimant.tabletop.bot import Bot
from claimant.tabletop.chance import Chance, derived_seed
from claimant.tabletop.errors import ClaimantError, NotationError
from claimant.tabletop.game import AnyGame, TabletopGame
from claimant.tabletop.limit import Limit
from claimant.tabletop.names import plain
from claimant.tabletop.numbers import whole
from claimant.tabletop.reason import TEXT, Reason, Value, define_reasons
from claimant.tabletop.seats import seat_letter
from claimant.tabletop.setup import Setup

AnyBot = Bot[Any, Any]
FIRST: Final = 0
SECOND: Final = 1

define_reasons(
    {
        "bad-limit": {},
        "bot-failed": {
            "bot": TEXT,
            "pair": TEXT,
            "game": TEXT,
            "seat": TEXT,
            "other": TEXT,
            "seed": TEXT,
            "error": TEXT,
        },
    }
)


class BotFailed(ClaimantError):
    """A bot raised an error, or returned an illegal action."""


# --- who plays --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Player:
    """A player: a name, and a function that makes its bot for a game (by its code) from a seed.

    For several processes `make` must be a function or a class of a module, not a lambda.
    """

    name: str
    make: Callable[[str, int], AnyBot] = field(repr=False)
    is_timed: bool = field(default=False, repr=False)
    """Is its thinking limited in seconds? Then it plays otherwise on a slower machine."""


def find_player(text: str, limit: Limit | None = None) -> Player:
    """A player by the name of its bot, optionally followed by a limit.

    >>> find_player("Random").name, find_player("random@0.5s").name
    ('random', 'random@0.5s')
    """
    name, mark, own = plain(text).partition("@")
    limit = _read_limit(own) if mark else limit
    seconds, steps = (None, None) if limit is None else (limit.seconds, limit.steps)
    describe(name)  # refuses an unknown one
    return Player(plain(text), partial(_make_bot, name, seconds, steps), seconds is not None)


def _read_limit(text: str) -> Limit:
    try:
        return Limit(seconds=float(text[:-1])) if text.endswith("s") else Limit(steps=int(text))
    except ClaimantError:
        raise
    except ValueError:
        raise NotationError(Reason("bad-limit", {}), text[:40]) from None


def _make_bot(name: str, seconds: float | None, steps: int | None, game: str, seed: int) -> AnyBot:
    limit = None if seconds is None and steps is None else Limit(seconds, steps)
    return make_bot(name, game, seed, limit)


# --- one game ---------------------------------------------------------------------------------------


def play_game(
    game: AnyGame, bots: Sequence[AnyBot], seconds: Sequence[list[float]] | None = None
) -> AnyGame:
    """Let bots, one for each seat, play a game on to its end; the same game is returned.

    A bot is asked only where it has a choice. It gets its seat's view and nothing else. To the list of its
    seat in `seconds` is added how long each answer took; making the view does not count.
    """
    while (seat := game.to_act) is not None:
        legal = game.legal_actions(seat)
        if len(legal) == 1:
            game.apply(str(legal[0]), seat)
            continue
        view = game.view(seat)
        began = perf_counter()
        action = bots[seat].choose(view, view.legal)
        if seconds is not None:
            seconds[seat].append(perf_counter() - began)
        game.apply(str(action), seat)
    return game


@dataclass(frozen=True)
class PlayedGame:
    """One game of a match. In a pair of numbers or lists, the first player's comes first."""

    pair: int
    game: int
    seating: tuple[int, ...]
    score: float
    """The first player's share of the victory: 1 if it has won alone, 0 if it has lost."""
    totals: tuple[int, int]
    """Votes, points, or whatever the game counts."""
    decided_by: str
    winners: str
    seed: int
    deck: str
    places: str
    lead: str
    moves: int
    seconds: tuple[list[float], list[float]] = field(repr=False)
    """How long each answer took; a move without a choice is not asked for."""
    record: str = field(repr=False)


# --- the games of one deal --------------------------------------------------------------------------


@dataclass(frozen=True)
class Match:
    """Two players, what they play, and the seed that everything follows from.

    A deal depends only on the seed and the number of its pair. So matches with the same seed and set-up
    are played with the same cards.
    """

    first: Player
    second: Player
    setup: Setup
    seed: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", whole(self.seed, "A seed"))
        Chance(self.seed)  # refuses a seed that is out of range
        find_game(self.setup.game).normal(self.setup)  # refuses what cannot be played

    @property
    def players(self) -> tuple[Player, Player]:
        return self.first, self.second

    @property
    def title(self) -> str:
        return f"{self.first.name} - {self.second.name}"

    def play(self, pair: int) -> list[PlayedGame]:
        """All games of one deal; pairs are counted from 1."""
        return [
            self._play_one(pair, number, seating)
            for number, seating in enumerate(seatings(self.setup), start=1)
        ]

    def _play_one(self, pair: int, number: int, seating: tuple[int, ...]) -> PlayedGame:
        seed = derived_seed(self.seed, "pair", pair)
        game = new_game(self.setup, seed)
        thinking: tuple[list[float], list[float]] = [], []
        try:
            bots = [
                self.players[who].make(self.setup.game, derived_seed(seed, "game", number, "seat", seat))
                for seat, who in enumerate(seating)
            ]
            play_game(game, bots, [thinking[who] for who in seating])
        except Exception as error:
            # A bot may fail in any way; its author needs to know where.
            raise self._failure(error, game, pair, number, seating) from error
        for seat, who in enumerate(seating):
            game.headers[f"Bot{seat_letter(seat)}"] = self.players[who].name
        game.headers["Arena"] = f"{self.title}, seed {self.seed}, pair {pair}, game {number}"
        return _told(self.setup.game, game, pair, number, seating, seed, thinking)

    def _failure(
        self, error: Exception, game: TabletopGame, pair: int, number: int, seating: tuple[int, ...]
    ) -> BotFailed:
        seat = game.to_act or 0
        who = seating[seat]
        what = str(error) if isinstance(error, ClaimantError) else f"{type(error).__name__}: {error}"
        words: dict[str, Value] = {
            "bot": self.players[who].name,
            "other": self.players[1 - who].name,
            "game": number,
            "pair": pair,
            "seed": self.seed,
            "seat": seat_letter(seat),
            "error": what,
        }
        return BotFailed(Reason("bot-failed", words))


def _told(
    game_code: str,
    game: TabletopGame,
    pair: int,
    number: int,
    seating: tuple[int, ...],
    seed: int,
    thinking: tuple[list[float], list[float]],
) -> PlayedGame:
    result = game.result()
    setup = find_game(game_code).setup_of(game)
    # A side is numbered like its first seat.
    total = sum(number for side, number in enumerate(result.totals) if seating[side] == FIRST)
    return PlayedGame(
        pair,
        number,
        seating,
        score=sum(seating[seat] == FIRST for seat in result.winners) / len(result.winners),
        totals=(total, sum(result.totals) - total),
        decided_by=result.decided_by,
        winners=" ".join(map(seat_letter, result.winners)),
        seed=seed,
        deck=setup.deck,
        places=" ".join(setup.places),
        lead=seat_letter(game.first),
        moves=len(game.moves),
        seconds=thinking,
        record=game.record(),
    )
