"""A clean sweep and a comeback are worth a word."""

from __future__ import annotations

from typing import TypeVar

from claimant.claim.game import Game
from claimant.kingdoms.game import Game as Kingdoms
from claimant.server.play.feats import feats
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame

Played = TypeVar("Played", bound=TabletopGame)


def played(game: Played, seed: int) -> Played:
    chance = Chance(seed)
    while not game.is_over:
        legal = game.legal_actions()
        game.apply(legal[chance.below(len(legal))], game.asked[0])
    return game


def test_feats_of_random_games_are_what_the_result_says() -> None:
    seen = set()
    for seed in range(60):
        game = played(Game("claim", seed=seed), seed)
        told = feats(game)
        result = game.result()
        winners = {game.sides[seat] for seat in result.winners}
        sides = {vote.side for vote in result.votes}
        is_swept = len(winners) == 1 and sides == winners
        assert [message.key for message in told if message.key == "feat-sweep"] == ["feat-sweep"] * is_swept
        seen |= {message.key for message in told}
        for message in told:
            if message.key == "feat-comeback":
                behind = message.parameters["behind"]
                assert isinstance(behind, int)
                assert behind >= 2
    assert seen == {"feat-sweep", "feat-comeback"}


def test_so_are_those_of_kingdoms() -> None:
    keys = {message.key for seed in range(40) for message in feats(played(Kingdoms(seed=seed), seed))}
    assert keys <= {"feat-sweep", "feat-comeback"}
    assert "feat-comeback" in keys
