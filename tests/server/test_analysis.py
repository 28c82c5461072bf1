"""The analysis board: any moment of any record, worked on in turn, and no help in a game that goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from claimant.claim import Game
from claimant.claim.formats.position import write_position
from claimant.claim.search.imagine import Imagination
from claimant.claim.search.solver import Solver
from claimant.server.messages.analysis import AnalysisAnswer, BoardAnswer, ToAnalyse
from claimant.server.ops.workshop import Workshop, in_a_thread
from claimant.server.play.visitors import Visitor as Who
from claimant.server.reasons import Refusal
from claimant.server.study import analysis
from claimant.server.study.analysis import MOST_OF_AN_ADDRESS, MOST_OPEN, Analyses
from claimant.tabletop.chance import Chance
from tests.cli.shell import played_game, played_kingdoms
from tests.patience import attempts
from tests.server.reading import read, read_game
from tests.server.running import Server
from tests.server.test_play import sit_down
from tests.server.visitor import Json, Visitor, play_out

SET_UP = "Go Kn Do Dw Un | phase 2 | lead A | A hand Go9* Kn2* | A score Dw1 | B hand Go1* Un4*"


def whole(visitor: Visitor, **wanted: object) -> Json:
    """An analysis, asked for again and again until it is done."""
    for _ in attempts():
        told = visitor.post("/analyses", **{"at": None, **wanted})
        assert 0 <= told["progress"] <= 1
        if told["done"]:
            return told
    raise AssertionError("never done")


def test_a_moment_of_a_finished_game_is_analysed(server: Server) -> None:
    ann, ben, game = sit_down(server)
    play_out(game, [ann, ben], Chance(3))
    record = ann.http.get(f"/games/{game}/record").text
    nobody = Visitor(server)
    at = 40
    there = Game.from_record(record).rewound(at).copy()
    board = nobody.post("/boards", record=record, at=at)
    read_game(BoardAnswer, board, "claim")
    assert board["you"] == "AB"[there.asked[0]]
    assert board["position"] == there.position()
    assert (board["at"], board["total"], board["line"]) == (at, 52, [])
    # Whoever looks at a record knows all cards: both hands lie open.
    assert [len(seat["hand"]) for seat in board["view"]["seats"]] == [
        int(seat.hand.size()) for seat in there.state.seats
    ]
    told = whole(nobody, record=record, at=at)
    read(AnalysisAnswer, told)
    solution = Solver().solve(there.state.copy())
    assert told["certain"]
    assert told["meaning"] == "exact"
    assert {
        each["action"]: (each["least"]["outcome"], each["least"]["votes"]) for each in told["actions"]
    } == {action: (score.outcome, score.votes) for action, score in solution.actions if score is not None}
    assert all(each["least"] == each["most"] for each in told["actions"])
    assert told["best"] == solution.best
    assert [step["action"] for step in told["line"]] == solution.line
    assert all(step["told"] for step in told["line"])
    assert told["ending"]["key"].startswith("ending-")
    # On with the best action, and off the way of the record.
    line = [f"{told['seat']}:{told['best']}"]
    on = nobody.post("/boards", record=record, at=at, line=line)
    assert on["line"] == line
    assert on["following"] is None
    there.apply(told["best"])
    assert on["position"] == there.position()
    wrong = nobody.ask("POST", "/boards", {"record": record, "at": at, "line": [f"{told['seat']}:Xx9"]})
    assert wrong.status_code in (409, 422)


def test_what_the_seat_cannot_know_changes_nothing(server: Server) -> None:
    """Two worlds that look the same to whoever is to act are worth the same to them, to the last digit."""
    here = played_game("claim", 4, moves=17)
    imagination = Imagination(here.view(here.asked[0]))
    worlds = [write_position(imagination.world(Chance(seed))) for seed in (1, 2)]
    assert worlds[0] != worlds[1]
    visitors = [Visitor(server), Visitor(server)]
    told = [whole(visitor, record=world) for visitor, world in zip(visitors, worlds, strict=True)]
    assert told[0] == told[1]
    assert told[0]["notes"][0]["key"] == "analysis-phase-1"


def test_a_game_that_goes_on_is_not_analysed(server: Server) -> None:
    ann, ben, game = sit_down(server)
    # The board takes a record, and nobody gets that of a game that is being played.
    for somebody in (ann, ben, Visitor(server)):
        assert somebody.refused("GET", f"/games/{game}/record") == (403, "running")
    assert ann.refused("POST", "/analyses", record=game, at=None)[0] == 422


def test_positions_of_all_kinds(server: Server) -> None:
    nobody = Visitor(server)
    board = nobody.post("/boards", record=SET_UP, at=None)
    assert board["view"]["seats"][1]["hand"] == ["Go1", "Un4"]
    assert whole(nobody, record=SET_UP)["certain"]
    kingdoms = played_kingdoms(seed=3)
    for record, at, kind in (
        (kingdoms.record(), len(kingdoms.actions) - 1, "kingdoms"),
        (kingdoms.rewound(12).position(), None, "kingdoms"),
        (json.dumps(played_game("claim", 2, players=3).to_json()), 3, "claim"),
        (played_game("claim", 2, moves=9).record(), None, "claim"),
    ):
        board = nobody.post("/boards", record=record, at=at)
        read_game(BoardAnswer, board, kind)
        told = nobody.post("/analyses", record=record, at=at)
        read(AnalysisAnswer, told)
        assert len(told["actions"]) == len(board["view"]["legal"])
        assert any(each["value"] is not None for each in told["actions"])
    # An unfinished record is looked at where it ends.
    assert board["at"] == board["total"] == 9


def test_nonsense_is_refused_in_words(server: Server) -> None:
    nobody = Visitor(server)
    record = played_game("claim", 1).record()
    for path in ("/boards", "/analyses"):
        assert nobody.refused("POST", path, record=record, at=53) == (409, "no-such-moment")
        assert nobody.refused("POST", path, record="Go Kn | phase 2 | A hand Xx1", at=None)[0] == 422
        assert (
            nobody.refused("POST", path, record="Go Kn Do Dw Un | players 3 | phase 2", at=None)[0] == 422
        )
        assert nobody.refused("POST", path, record="nothing", at=None)[0] == 422
    assert nobody.refused("POST", "/analyses", record=record, at=52) == (409, "game-over")
    assert nobody.post("/boards", record=record, at=52)["outcome"]["by"] == "rules"
    assert nobody.refused("POST", "/analyses", record=record, at=0, depth=9) == (400, "malformed")
    assert '"a request failed"' not in server.log


# --- a fair share for everybody ---------------------------------------------------------------------


def test_only_so_many_positions_are_worked_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def begun(analyses: Analyses) -> list[str]:
        return [each.address for each in analyses._open.values()]

    async def ask() -> None:
        shop = Workshop("test", in_a_thread("test"))
        analyses = Analyses(shop)
        try:
            for number in range(MOST_OPEN):
                await analyses.ask(Who(f"address {number // 2}", ""), moment(number))
            assert len(analysis.under_way) == MOST_OPEN
            with pytest.raises(Refusal) as refused:
                await analyses.ask(Who("address 9", ""), moment(9))
            assert (refused.value.reason.code, refused.value.status) == ("too-many-analyses", 503)
            # Who asks for another one has done with their oldest.
            await analyses.ask(Who("address 0", ""), moment(9))
            assert begun(analyses).count("address 0") == MOST_OF_AN_ADDRESS
            assert len(analysis.under_way) == MOST_OPEN
            # Who has had their time makes way, however often they ask.
            with monkeypatch.context() as later:
                later.setattr(analysis, "LEASE_SECONDS", 0.0)
                first = min(analyses._open, key=lambda key: analyses._open[key].begun)
                await analyses.ask(Who("address 8", ""), moment(8))
                assert begun(analyses).count("address 8") == 1
                assert first not in analyses._open
                assert len(analysis.under_way) == MOST_OPEN
            # Where everything is told for now, there is room for somebody else.
            for _ in attempts():
                if msgspec.json.decode(await analyses.ask(Who("address 2", ""), moment(5)))["done"]:
                    break
            await analyses.ask(Who("address 9", ""), moment(10))
            assert begun(analyses).count("address 9") == 1
            assert begun(analyses).count("address 2") == 1
            # Who does not ask any more has done with all.
            monkeypatch.setattr(analysis, "IDLE_SECONDS", 0.0)
            await analyses.ask(Who("address 9", ""), moment(8))
            assert begun(analyses) == ["address 9"]
            assert len(analysis.under_way) == 1
        finally:
            shop.close()

    with_short_slices(monkeypatch, lambda: asyncio.run(ask()))


def test_what_is_known_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        shop = Workshop("test", in_a_thread("test"))
        analyses, ann, wanted = Analyses(shop), Who("address 1", ""), ToAnalyse(SET_UP, None)
        try:
            for _ in attempts():
                told = await analyses.ask(ann, wanted)
                if msgspec.json.decode(told)["done"]:
                    break
            # Nothing is worked on any more, and the next one hears it at once.
            assert not analyses._open
            assert not analysis.under_way
            monkeypatch.setattr(analyses, "workshop", None)
            assert await analyses.ask(Who("address 2", ""), wanted) == told
        finally:
            shop.close()

    with_short_slices(monkeypatch, lambda: asyncio.run(ask()))


def moment(number: int) -> ToAnalyse:
    """A moment of phase 1, of which never all is known."""
    return ToAnalyse(played_game("claim", 1).record(), number)


def with_short_slices(monkeypatch: pytest.MonkeyPatch, play: Callable[[], Any]) -> None:
    monkeypatch.setattr(analysis, "FIRST_SECONDS", 0.002)
    monkeypatch.setattr(analysis, "SECONDS", 0.002)
    analysis.under_way.clear()
    play()
    analysis.under_way.clear()
