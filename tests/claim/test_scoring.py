"""Scoring: each faction votes, and the votes decide."""

from __future__ import annotations

import pytest

from claimant.claim.events import GAME_ENDED, PHASE_BEGAN
from tests.claim.scene import Scene


def counted(codes: str, *piles: str) -> Scene:
    """A game that is over, with these score piles."""
    scores = [f"{seat} score {pile}" for seat, pile in zip("ABC", piles, strict=False)]
    return Scene(" | ".join([codes, "phase 3", "step over", *scores]), players=len(piles))


# --- 1. the piles -----------------------------------------------------------------------------------


def test_displays_go_to_their_seats_score_piles() -> None:
    scene = Scene(
        "Gi Gn Go | phase 2 | lead A "
        "| A hand Go9 | B hand Go1 | A display Gn1 Gn9 | B display Gn3 | B score Gn5"
    )
    scene.play("Go9 Go1")
    assert (scene.score("A"), scene.score("B")) == ("Gn1 Gn9 Go1 Go9", "Gn3 Gn5")
    assert (scene.display("A"), scene.display("B")) == ("", "")
    assert scene.causes("Gn1") == scene.causes("Gn3") == ["score"]
    assert scene.causes("Gn5") == []
    assert (scene.voted_for("Gn"), scene.vote("Gn").decided_by) == ("A", "highest-card")


def test_four_players_partners_piles_are_one_pile() -> None:
    scene = Scene(
        "Go Kn Un | phase 2 | lead D | A hand Go1 | B hand Go2 | C hand Go3 | D hand Go0 "
        "| A score Kn2 | B score Kn4 Un1 | C score Kn3 | D score Un9",
        players=4,
    )
    scene.play("Go0 Go1 Go2 Go3")
    assert scene.last_winner() == "C"
    assert [scene.score(seat) for seat in "ABCD"] == ["Go0 Go1 Go2 Go3 Kn2 Kn3", "Kn4 Un1 Un9", "", ""]
    assert [scene.voted_for(code) for code in ("Go", "Kn", "Un")] == ["A", "A", "B"]
    result = scene.result()
    assert (result.winning_sides, scene.winners(), result.totals) == ([0], "AC", [2, 1])
    assert [[card.code for card in pile] for pile in result.score_piles] == [
        ["Go0", "Go1", "Go2", "Go3", "Kn2", "Kn3"],
        ["Kn4", "Un1", "Un9"],
    ]


def test_the_discard_and_what_nobody_won_do_not_count() -> None:
    scene = Scene("Go Kn | phase 2 | lead A | A hand Go9 Kn9 | B hand Go1 | discard Kn2 Kn3 | B score Kn4")
    scene.play("Go9 Go1")
    assert (scene.voted_for("Kn"), scene.vote("Kn").counts[1].number) == ("B", 1)


def test_scoring_begins_and_ends_once() -> None:
    scene = Scene("Go Kn | phase 2 | lead A | A hand Go9 | B hand Go1").play("Go9 Go1")
    assert [event.cause for event in scene.log if event.kind == PHASE_BEGAN] == ["score"]
    assert [event.kind for event in scene.log][-1] == GAME_ENDED


# --- 6. each faction votes --------------------------------------------------------------------------


def test_most_cards_get_the_vote_whatever_their_values() -> None:
    scene = counted("Go Kn", "Go0 Go0 Go1", "Go8 Go9")
    assert (scene.voted_for("Go"), scene.vote("Go").decided_by) == ("A", "cards")


@pytest.mark.parametrize(
    ("code", "a", "b", "side"),
    [
        ("Go", "Go1 Go9", "Go7 Go8", "A"),
        ("Go", "Go8", "Go9", "B"),
        ("Gn", "Gn3 Gn7", "Gn5 Gn7", "B"),
        ("Gn", "Gn1 Gn5 Gn7", "Gn3 Gn3 Gn7", "A"),
        ("Gn", "Gn1 Gn7 Gn7", "Gn5 Gn5 Gn7", "A"),
        ("Gi", "Gi1 Gi5 Gi7", "Gi3 Gi5 Gi7", "B"),
        ("Go", "Go0 Go0 Go1", "Go0 Go0 Go0", "A"),
    ],
)
def test_on_a_tie_the_highest_card_then_the_second_highest_and_so_on(
    code: str, a: str, b: str, side: str
) -> None:
    scene = counted("Gi Gn Go", a, b)
    assert (scene.voted_for(code), scene.vote(code).decided_by) == (side, "highest-card")


def test_a_side_with_no_next_card_loses_the_comparison() -> None:
    scene = Scene(
        "Go Kn Ra | phase 2 | lead A | A hand Kn3 | B hand Kn2 | A score Go0 Ra1 Ra2 | B score Go0 Go0"
    )
    scene.play("Kn3 Kn2")
    vote = scene.vote("Go")
    assert [count.number for count in vote.counts] == [2, 2]
    assert (scene.voted_for("Go"), vote.decided_by) == ("B", "highest-card")


def test_a_second_viking_is_no_card_of_its_own_in_a_tie_break() -> None:
    scene = counted("Go Vi", "Vi5 Go5", "Vi3 Vi8")
    vote = scene.vote("Vi")
    assert [count.number for count in vote.counts] == [2, 2]
    assert (scene.voted_for("Vi"), vote.decided_by) == ("B", "highest-card")


def test_r25_a_faction_of_which_nobody_has_a_card_does_not_vote() -> None:
    scene = counted("Go Kn", "Go1", "Go2")
    assert (scene.voted_for("Kn"), scene.vote("Kn").decided_by) == ("-", "nobody")
    assert scene.result().totals == [0, 1]


def test_r25_a_faction_that_is_tied_to_the_last_card_does_not_vote() -> None:
    scene = counted("Go Gn", "Go0 Go0 Gn3 Gn7", "Go0 Go0 Gn3 Gn7 Gn1")
    assert (scene.voted_for("Go"), scene.vote("Go").decided_by) == ("-", "tie")
    assert (scene.voted_for("Gn"), scene.result().totals) == ("B", [0, 1])


@pytest.mark.parametrize(
    ("a", "b", "c", "side", "why"),
    [
        ("Go1", "Go2 Go3", "Go4 Go5 Go6", "C", "cards"),
        ("Go0 Go0", "Go0 Go0", "Go4", "-", "tie"),
        ("Go4", "Go0 Go0", "Go0 Go0", "-", "tie"),
        ("Go0 Go0", "Go4", "Go0 Go0", "-", "tie"),
        ("Go0", "Go0", "Go0 Go0", "C", "cards"),
        ("Go1 Go2", "Go3 Go4", "Go9", "B", "highest-card"),
        ("Go1 Go5", "Go2 Go4", "Go0 Go6", "C", "highest-card"),
        ("Go0 Go0", "Go0 Go0", "Go0 Go1", "C", "highest-card"),
    ],
)
def test_three_players_a_vote_needs_one_side_ahead_of_both_others(
    a: str, b: str, c: str, side: str, why: str
) -> None:
    scene = counted("Go", a, b, c)
    assert (scene.voted_for("Go"), scene.vote("Go").decided_by) == (side, why)


# --- 7. the votes decide ----------------------------------------------------------------------------


def test_three_of_five_votes_win() -> None:
    scene = counted("Go Kn Un Dw Do", "Go1 Kn2 Un1", "Go9 Go8 Kn9 Un0 Dw1 Dw2 Do1 Do2")
    assert scene.result().totals == [1, 4]
    assert (scene.winners(), scene.result().decided_by) == ("B", "votes")
    close = counted("Go Kn Un Dw Do", "Go1 Kn2 Un1", "Dw1 Dw2 Dw3 Do1 Do2 Do3")
    assert (close.result().totals, close.winners()) == ([3, 2], "A")


def test_r31_the_most_votes_win_where_fewer_than_five_factions_vote() -> None:
    scene = counted("Go Kn Un Dw Do", "Go0 Kn2 Un1", "Go0 Dw1 Dw2 Dw3")
    assert scene.result().totals == [2, 1]
    assert (scene.winners(), scene.result().decided_by) == ("A", "votes")


def test_a_tie_goes_to_more_cards_in_the_factions_that_voted_for_you() -> None:
    scene = counted("Go Kn", "Go0 Go0 Go0", "Go8 Go9 Kn8 Kn9")
    assert scene.result().totals == [1, 1]
    assert (scene.winners(), scene.result().decided_by) == ("A", "cards")


def test_a_tie_counts_printed_cards_only() -> None:
    scene = counted("Go Vi", "Go5 Vi5", "Go1 Go2")
    assert [count.number for count in scene.vote("Vi").counts] == [2, 0]
    assert scene.result().totals == [1, 1]
    assert (scene.winners(), scene.result().decided_by) == ("B", "cards")


def test_then_to_the_higher_sum_of_their_values() -> None:
    scene = counted("Go Kn", "Go4 Go5", "Kn3 Kn5")
    assert (scene.winners(), scene.result().decided_by) == ("A", "values")


def test_values_in_factions_that_voted_for_others_do_not_count() -> None:
    scene = counted("Go Kn", "Go4 Go5 Kn9", "Kn2 Kn8")
    assert [scene.voted_for(code) for code in ("Go", "Kn")] == ["A", "B"]
    assert (scene.winners(), scene.result().decided_by) == ("B", "values")


def test_r26_then_the_victory_is_shared() -> None:
    scene = counted("Go Kn", "Go4 Go5", "Kn3 Kn6")
    result = scene.result()
    assert (scene.winners(), result.winning_sides, result.decided_by) == ("AB", [0, 1], "shared")


def test_r26_without_any_vote_the_victory_is_shared() -> None:
    scene = counted("Go Kn", "Go0", "Go0")
    assert (scene.result().totals, scene.winners(), scene.result().decided_by) == ([0, 0], "AB", "shared")


@pytest.mark.parametrize(
    ("a", "b", "c", "winners", "why"),
    [
        ("Go1 Kn2", "Un1", "", "A", "votes"),
        ("Go1 Go2", "Kn2 Kn3", "Un1", "B", "values"),
        ("Go1 Go2", "Kn9", "Un1 Un3", "C", "values"),
        ("Go1 Go2 Go3", "Kn8 Kn9", "Un8 Un9", "A", "cards"),
        ("Go2 Go3", "Kn2 Kn3", "Un9", "AB", "shared"),
        ("Go2", "Kn2", "Un2", "ABC", "shared"),
        ("Go9", "Kn9", "", "AB", "shared"),
        ("Go1 Kn2", "Un1 Un2 Dw1", "Do1 Do2 Do3 Do4", "B", "cards"),
        ("Go1 Kn2", "Un1 Dw1", "Do7 Do8", "A", "values"),
    ],
)
def test_r26_three_players_the_same_tie_breaks_among_those_tied(
    a: str, b: str, c: str, winners: str, why: str
) -> None:
    scene = counted("Go Kn Un Dw Do", a, b, c)
    assert (scene.winners(), scene.result().decided_by) == (winners, why)


def test_r26_four_players_a_shared_victory_is_everybodys() -> None:
    scene = Scene(
        "Go Kn | phase 2 | lead A | A hand Go9 | B hand Go0 | C hand Go3 | D hand Go2 "
        "| B score Kn2 | D score Kn3 Kn4 Kn5",
        players=4,
    )
    scene.play("Go9 Go0 Go3 Go2")
    assert (scene.result().totals, scene.result().winning_sides) == ([1, 1], [0, 1])
    assert (scene.winners(), scene.result().decided_by) == ("ABCD", "shared")


def test_the_result_is_explained() -> None:
    scene = counted("Go Vi Kn", "Go1 Go5 Vi5 Kn2", "Go9 Vi3 Kn4")
    assert scene.result().to_json() == {
        "rules": "1",
        "winners": ["A"],
        "decided_by": "votes",
        "votes_per_side": [2, 1],
        "tie_breaks": [],
        "votes": [
            {
                "faction": "Go",
                "side": 0,
                "decided_by": "cards",
                "awarded": False,
                "deciding": None,
                "counts": [
                    {"number": 2, "cards": ["Go1", "Go5"], "extra": [], "weight": 0},
                    {"number": 1, "cards": ["Go9"], "extra": [], "weight": 0},
                ],
            },
            {
                "faction": "Vi",
                "side": 0,
                "decided_by": "cards",
                "awarded": False,
                "deciding": None,
                "counts": [
                    {"number": 2, "cards": ["Vi5"], "extra": [["Vi", "Vi5"]], "weight": 0},
                    {"number": 1, "cards": ["Vi3"], "extra": [], "weight": 0},
                ],
            },
            {
                "faction": "Kn",
                "side": 1,
                "decided_by": "highest-card",
                "awarded": False,
                "deciding": {"card": "Kn4", "rival": "Kn2"},
                "counts": [
                    {"number": 1, "cards": ["Kn2"], "extra": [], "weight": 0},
                    {"number": 1, "cards": ["Kn4"], "extra": [], "weight": 0},
                ],
            },
        ],
        "extra_votes": [],
        "score_piles": [["Go1", "Go5", "Vi5", "Kn2"], ["Go9", "Vi3", "Kn4"]],
        "notes": [],
    }
