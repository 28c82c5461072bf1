"""A clean sweep and a comeback are worth a word."""

from __future__ import annotations

from typing import TypeVar

from claimant.claim.game import Game
from claimant.kingdoms.game import Game as Kingdoms
from claimant.server.play.feats import feats, tallies_of
from claimant.server.play.session import MOVE, OFFER, Entry, GameSession, Terms, begin
from claimant.server.play.updates import verdict, verdict_of
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
        told = feats(game, tallies_of(game))
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
    games = [played(Kingdoms(seed=seed), seed) for seed in range(40)]
    keys = {message.key for game in games for message in feats(game, tallies_of(game))}
    assert keys <= {"feat-sweep", "feat-comeback"}
    assert "feat-comeback" in keys


def then(session: GameSession, seat: int, kind: str, content: str) -> GameSession:
    version = session.version + 1
    return session.replayed(Entry(version, seat, kind, content, str(version), 0.0))


def test_a_session_notes_what_its_record_tells_whatever_was_taken_back() -> None:
    told, undone = set(), 0
    for seed in range(40):
        chance = Chance(seed)
        dealt = Game("claim", seed=seed)
        session = begin(dealt.to_json(), Terms((None, "random"), False, 60.0, 0.0))
        while not session.is_over:
            if session.played and chance.below(20) == 0:
                session = then(session, session.game.actions[-1].seat, OFFER, "undo")
            else:
                legal = session.game.legal_actions()
                action = str(legal[chance.below(len(legal))])
                session = then(session, session.game.asked[0], MOVE, action)
        undone += session.undone
        assert len(session.played) == len(session.game.actions)
        assert list(session.tallies) == tallies_of(session.game)
        explained = verdict(session)
        assert explained == verdict_of(session.game)
        told |= {str(remark) for remark in (explained or {})["remarks"]}  # type: ignore[attr-defined]
    assert undone > 0
    assert any("feat-comeback" in remark for remark in told)
