"""What every game is made of can be pickled and copied."""

from __future__ import annotations

import copy

import pytest

from claimant.lab.matches import BotFailed
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import ClaimantError, IllegalAction, InvalidSetup, NotationError
from claimant.tabletop.journal import Journal
from claimant.tabletop.limit import Limit
from claimant.tabletop.reason import Reason
from tests.travel import WAYS, pickled

REASON = Reason("bad-seconds", {"given": "-1"})


@pytest.mark.parametrize("kind", [ClaimantError, InvalidSetup, IllegalAction, BotFailed])
def test_an_error_keeps_its_reason(kind: type[ClaimantError]) -> None:
    for way in WAYS:
        twin = way(kind(REASON))
        assert type(twin) is kind
        assert (twin.reason, str(twin), twin.args) == (REASON, str(REASON), (REASON,))


def test_a_notation_error_keeps_line_and_token() -> None:
    error = NotationError(REASON, "Go5", 7)
    error.add_note("in the kitchen")
    for way in WAYS:
        twin = way(error)
        assert (twin.reason, twin.token, twin.line, str(twin)) == (REASON, "Go5", 7, str(error))
        assert twin.__notes__ == ["in the kitchen"]


def test_reasons_are_equal_to_their_twins() -> None:
    for way in WAYS:
        assert way(REASON) == REASON


def test_chance_goes_on_where_it_was() -> None:
    chance = Chance(5)
    drawn = [chance.below(100) for _ in range(3)]
    twins = [way(chance) for way in WAYS]
    assert repr(chance) == "<Chance: 3 words drawn>"
    drawn = [chance.word() for _ in range(5)]
    for twin in twins:
        assert [twin.word() for _ in range(5)] == drawn


def test_a_limit_stays_reached() -> None:
    limit = Limit(seconds=2, steps=3)
    limit.stop()
    for way in WAYS:
        twin = way(limit)
        assert (twin.seconds, twin.steps, twin.is_stopped) == (2, 3, True)


def test_a_journal_takes_only_its_own_part_along() -> None:
    dawn = Journal(["dawn"])
    dawn.plus("noon")
    for way in WAYS:
        twin = way(dawn)
        twin.add(["rain"])
        assert (list(twin), list(dawn), twin.entries) == (["dawn", "rain"], ["dawn"], ["dawn", "rain"])


def test_copies_share_nothing_that_changes() -> None:
    for reason in (pickled(REASON), copy.deepcopy(REASON)):
        assert reason.parameters is not REASON.parameters
