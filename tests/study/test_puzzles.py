"""Puzzles: proven twice, none alike, and how one is solved."""

from __future__ import annotations

from pathlib import Path

import pytest

from claimant.claim.presets import PRESETS
from claimant.claim.search.solver import Solver
from claimant.games import new_game
from claimant.study import Attempt, puzzle, puzzle_of_the_day, puzzles, solution_tree
from claimant.study.proving import is_proven
from claimant.study.puzzle import WIN, packed, right_actions, unpacked
from claimant.study.puzzle_making import Batch, canonical, find, main, played_by_bots
from claimant.study.themes import THEMES
from claimant.tabletop.errors import IllegalAction, InvalidSetup
from claimant.tabletop.setup import Setup

MOST_CARDS = 5
"""In the hands of the puzzles that are proven here; `python -m claimant.study.proving` proves all."""


@pytest.mark.parametrize("deck", PRESETS)
def test_there_are_enough_puzzles_and_none_are_alike(deck: str) -> None:
    known = puzzles(deck)
    assert len(known) >= (2000 if deck == "claim" else 200)
    assert len({each.code for each in known}) == len(known)
    assert [each.rating for each in known] == sorted(each.rating for each in known)
    assert all(set(each.themes) <= {*THEMES, *PRESETS[deck].codes} for each in known)
    assert sum(each.goal == WIN for each in known) >= len(known) / 2
    some = known[:: len(known) // 100]
    assert len({canonical(each.game()) for each in some}) == len(some)


@pytest.mark.parametrize("deck", PRESETS)
def test_a_second_search_proves_a_sample(deck: str) -> None:
    small = [each for each in puzzles(deck) if int(_hand(each.game())) <= MOST_CARDS]
    for each in small[:: len(small) // 6]:
        assert is_proven(each), each.code


def _hand(game: object) -> int:
    state = game.state  # type: ignore[attr-defined]
    return int(state.seats[state.turn].hand.size())


def test_the_solver_agrees_on_more() -> None:
    for each in puzzles("claim")[::100]:
        solution = Solver().solve(each.game().state)
        assert right_actions(solution, each.goal) == [each.answer]


def test_a_wrong_answer_fails_and_ends_it() -> None:
    attempt = Attempt(puzzles("claim")[5])
    wrong = next(
        str(action) for action in attempt.game.legal_actions() if str(action) != attempt.puzzle.answer
    )
    assert not attempt.play(wrong)
    assert attempt.is_failed
    with pytest.raises(IllegalAction) as refused:
        attempt.play(attempt.puzzle.answer)
    assert refused.value.reason.code == "puzzle-over"


def test_what_the_rules_forbid_changes_nothing() -> None:
    attempt = Attempt(puzzles("claim")[5])
    with pytest.raises(IllegalAction):
        attempt.play("+deck")
    assert not attempt.is_over


def test_long_puzzles_are_played_to_the_end() -> None:
    long = [each for each in puzzles("claim") if each.length == 3][::150]
    for each in long:
        attempt = Attempt(each)
        while not attempt.is_over:
            solution = Solver().solve(attempt.game.state.copy())
            assert attempt.play(right_actions(solution, each.goal)[0])
        assert attempt.is_solved


def test_the_tree_holds_every_reply() -> None:
    each = next(each for each in puzzles("claim") if each.length == 2)
    tree = solution_tree(each)
    assert list(tree) == [each.answer]
    game = each.game()
    game.apply(each.answer)
    replies = tree[each.answer]
    assert isinstance(replies, dict)
    if game.to_act != each.game().to_act:
        assert set(replies) == {str(action) for action in game.legal_actions()}


def test_the_puzzle_of_a_day_is_the_same_for_everybody() -> None:
    assert puzzle_of_the_day("2026-11-17") is puzzle_of_the_day("2026-11-17")
    days = {puzzle_of_the_day(f"2026-11-{day:02}").code for day in range(1, 29)}
    assert len(days) > 20


def test_puzzles_are_found_by_code_and_by_deck() -> None:
    each = puzzles("claim2")[7]
    assert puzzle(each.code) == each
    with pytest.raises(InvalidSetup):
        puzzle("nothing")
    with pytest.raises(InvalidSetup):
        puzzles("nothing")


def test_anybody_can_make_some(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("claimant.study.puzzle_making.GAMES_PER_JOB", 3)
    made = find(Batch("Go Kn Dw Un Se", 1))
    assert made
    assert unpacked(packed(made)) == made
    assert all(0 <= share <= 1 for each in made for share in each.found.values())


def test_games_of_people_make_puzzles_too(tmp_path: Path) -> None:
    """Those of this deck that are over; others are passed over."""
    files = {
        "one": played_by_bots("claim", 3),
        "running": played_by_bots("claim", 3).rewound(30),
        "other-deck": played_by_bots("claim2", 3),
        "kingdoms": new_game(Setup("kingdoms"), 1),
    }
    for name, game in files.items():
        (tmp_path / name).write_text(game.record(), encoding="utf-8")
    made = tmp_path / "made.xz"
    main(["claim", "--file", str(made), "--records", *[str(tmp_path / name) for name in files]])
    found = unpacked(made.read_bytes())
    moments = {there.position() for there in files["one"].retold()}
    assert found
    assert {each.position for each in found} <= moments
    assert all(is_proven(each) for each in found if int(_hand(each.game())) <= MOST_CARDS)
