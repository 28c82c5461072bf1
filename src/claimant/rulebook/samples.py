"""The sample games of the rules: played by bots through the rules, always the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from claimant.bots import make_bot
from claimant.claim.game import Game
from claimant.claim.presets import PRESETS
from claimant.tabletop.event import Event

SEED: Final = 49
PLAYER: Final = "greedy"
RANKED: Final = {3: (30, 1), 4: (11, 2)}
"""A game with three players and one with four: the seed, and the trick that shows how cards rank."""


@dataclass
class Trick:
    """One trick of the sample game."""

    phase: int
    number: int
    prize: str = ""
    played: list[tuple[int, str]] = field(default_factory=list)
    winner: int = 0
    drawn: str = ""
    """The card that the loser took from the deck."""
    powers: list[str] = field(default_factory=list)
    """The codes of the powers that had a say."""
    gained: dict[int, list[str]] = field(default_factory=dict)
    """The cards that went into each seat's score pile."""


@cache
def sample_game() -> Game:
    """A whole game with the first deck."""
    return _played(2, SEED)


@cache
def ranked_game(players: int) -> Game:
    """A whole game with three or four players; `RANKED` names the trick in it."""
    return _played(players, RANKED[players][0])


def _played(players: int, seed: int) -> Game:
    deck = " ".join(PRESETS["claim"].codes_for(players))
    game = Game(deck, players=players, seed=seed, first=0)
    bot = make_bot(PLAYER, "claim")
    while not game.is_over:
        seat = game.asked[0]
        view = game.view(seat)
        game.apply(str(bot.choose(view, view.legal)), seat)
    return game


@cache
def sample_tricks() -> list[Trick]:
    """The sample game trick by trick."""
    tricks = [Trick(1, 1)]
    for event in sample_game().log:
        trick = tricks[-1]
        if event.kind == "moved":
            _tell_move(trick, event)
        elif event.kind == "trick-won":
            trick.winner = event.seat
            if event.cause[0].isupper():
                trick.powers.append(event.cause)
            elif _beaten_by_power(trick):
                trick.powers.append(_faction(trick.played[1][1]))
        elif event.kind == "lead-passed":
            tricks.append(Trick(trick.phase, trick.number + 1))
        elif event.kind == "phase-began" and event.source:
            tricks[-1] = Trick(2, 1)
    return [trick for trick in tricks if trick.played]


def _tell_move(trick: Trick, event: Event) -> None:
    card = event.cards[0]
    if event.target == "prizes":
        trick.prize = card
    elif event.target == "trick":
        trick.played.append((event.source_seat, card))
    elif event.source == "deck" and event.target == "followers":
        trick.drawn = card
    elif event.target == "score":
        trick.gained.setdefault(event.target_seat, []).append(card)
    if event.cause[0].isupper() and event.cause not in trick.powers:
        trick.powers.append(event.cause)


def _faction(card: str) -> str:
    return card[:2]


def _beaten_by_power(trick: Trick) -> bool:
    """Did a card of another faction win? Only a power makes that possible."""
    (_, led), (second, answer) = trick.played
    return trick.winner == second and _faction(led) != _faction(answer)
