"""The table of hands: what it keeps, and what it forgets."""

from __future__ import annotations

from claimant.claim.search.hands_table import FIELD, LINE, NO, NO_CARD, OPEN, YES, HandsTable
from claimant.tabletop.chance import Chance

NEAR = 10 + 10 * FIELD
FAR = 20 + 20 * FIELD
MIXED = 5 + 30 * FIELD


def ask(table: HandsTable, hands: int, distance: int, wanted: int) -> int:
    return table.ask(hands, hands, distance, distance, wanted)


def test_a_win_holds_from_farther_on_and_a_loss_from_farther_back() -> None:
    table = HandsTable()
    table.tell(1, 1, NEAR, 2, True, 3)
    assert ask(table, 1, FAR, 2) == ask(table, 1, NEAR, 1) == YES
    assert ask(table, 1, NEAR, 3) == ask(table, 1, MIXED, 2) == OPEN
    assert table.best == 3
    table.tell(2, 2, FAR, 2, False, 3)
    assert ask(table, 2, NEAR, 2) == ask(table, 2, NEAR, 3) == NO
    assert ask(table, 2, FAR, 1) == ask(table, 2, MIXED, 2) == OPEN
    assert ask(table, 3, FAR, 1) == OPEN
    assert table.best == NO_CARD


def test_a_distance_that_is_not_quite_known_must_be_good_enough_in_any_case() -> None:
    table = HandsTable()
    table.tell(1, 1, NEAR, 2, True, NO_CARD)
    table.tell(1, 1, FAR, 3, False, NO_CARD)
    assert table.ask(1, 1, NEAR - 1, FAR, 2) == OPEN
    assert table.ask(1, 1, NEAR, FAR, 2) == YES
    assert table.ask(1, 1, NEAR, FAR + 1, 3) == OPEN
    assert table.ask(1, 1, NEAR, FAR, 3) == NO


def test_a_line_keeps_the_four_latest_answers() -> None:
    table = HandsTable(1, 1)
    for hands in range(1, 6):
        table.tell(hands, hands, NEAR, 1, True, NO_CARD)
    assert [ask(table, hands, NEAR, 1) for hands in range(1, 6)] == [OPEN, YES, YES, YES, YES]
    table.tell(2, 2, NEAR, 2, True, NO_CARD)
    table.tell(6, 6, NEAR, 1, True, NO_CARD)
    assert [ask(table, hands, NEAR, 1) for hands in (2, 3, 4, 5, 6)] == [YES, OPEN, YES, YES, YES]


def test_two_answers_about_one_distance_share_a_place() -> None:
    table = HandsTable(1, 1)
    table.tell(1, 1, NEAR, 2, True, NO_CARD)
    for hands in (2, 3, 4):
        table.tell(hands, hands, NEAR, 1, True, NO_CARD)
    table.tell(1, 1, NEAR, 3, False, NO_CARD)
    assert [ask(table, 1, NEAR, wanted) for wanted in (2, 3)] == [YES, NO]
    assert [ask(table, hands, NEAR, 1) for hands in (2, 3, 4)] == [YES, YES, YES]


def test_answers_with_a_mark_are_apart_from_others_about_the_same_hands() -> None:
    table = HandsTable()
    table.tell(1, -7, NEAR, 1, True, NO_CARD)
    assert ask(table, 1, NEAR, 1) == OPEN
    assert table.ask(1, -7, NEAR, NEAR, 1) == YES
    assert table.ask(1, -8, NEAR, NEAR, 1) == OPEN


def test_a_table_that_grows_keeps_what_has_no_mark() -> None:
    chance = Chance(7)
    table = HandsTable(2, 4096)
    told = {chance.below(1 << 30) << 30 | chance.below(1 << 30) for _ in range(1500)}
    table.tell(1, -7, NEAR, 1, True, NO_CARD)
    for hands in told:
        table.tell(hands, hands, NEAR, 1, True, NO_CARD)
    kept = sum(ask(table, hands, NEAR, 1) == YES for hands in told)
    # While it grows, a line may be full before the table is.
    assert kept > 0.9 * len(told)
    assert table.ask(1, -7, NEAR, NEAR, 1) == OPEN


def test_a_large_table_grows_only_when_it_has_lost_much() -> None:
    chance = Chance(7)
    table = HandsTable(2, 512, 128)
    told = [chance.below(1 << 30) << 30 | chance.below(1 << 30) for _ in range(3000)]
    sizes = []
    for hands in told:
        table.tell(hands, hands, NEAR, 1, True, NO_CARD)
        sizes.append(len(table.words) // LINE)
    # 128 lines have room for 512 answers. Half of the room is used soon, but lost much later.
    assert sizes[256] == sizes[512] == 128
    assert 600 < sizes.index(256) < 1000
    assert sizes[-1] == 512
    assert all(ask(table, hands, NEAR, 1) == YES for hands in told[-100:])
