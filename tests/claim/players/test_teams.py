"""Three and four players: what is won, counted and shared."""

from __future__ import annotations

import pytest

from claimant.claim import Game
from tests.claim.factions.resume import resumed
from tests.claim.scene import Scene


def scored(line_up: str, *piles: str) -> Scene:
    """A game of as many players as there are piles, scored after a last trick of Undead."""
    seats = "ABCD"[: len(piles)]
    hands = [f"{seat} hand Un{number}" for number, seat in enumerate(seats)]
    scores = [f"{seat} score {pile}" for seat, pile in zip(seats, piles, strict=True)]
    text = " | ".join([f"{line_up} Un", "phase 2", "lead A", *hands, *scores])
    return Scene(text, players=len(piles)).play(" ".join(f"Un{number}" for number in range(len(piles))))


def piles(scene: Scene) -> list[str]:
    """The score piles without the last trick."""
    return [
        " ".join(code for code in scene.score(seat).split() if not code.startswith("Un"))
        for seat in "ABCD"[: scene.rules.players]
    ]


# --- teams ------------------------------------------------------------------------------------------


def test_partners_piles_are_counted_together() -> None:
    scene = scored("Go", "Go1", "Go2 Go3", "Go4 Go5", "")
    assert scene.voted_for("Go") == "A"
    assert [[card.code for card in count.cards] for count in scene.vote("Go").counts] == [
        ["Go1", "Go4", "Go5"],
        ["Go2", "Go3"],
    ]
    assert piles(scene) == ["Go1 Go4 Go5", "Go2 Go3", "", ""]


def test_partners_displays_are_counted_together() -> None:
    scene = Scene(
        "Gi Gn Un | phase 2 | lead A | A hand Un9 | B hand Un1 | C hand Un2 | D hand Un3 "
        "| A display Gn1 | B display Gn3 Gn3 | C display Gn5 Gn5",
        players=4,
    )
    scene.play("Un9 Un1 Un2 Un3")
    assert [count.number for count in scene.vote("Gn").counts] == [3, 2]


def test_until_then_each_seat_has_its_own_pile() -> None:
    scene = Scene(
        "Go Un | phase 2 | lead A | A hand Go1 Un1 | B hand Go2 Un2 | C hand Go9 Un3 | D hand Go3 Un4",
        players=4,
    )
    scene.play("Go1 Go2 Go9 Go3")
    assert [scene.score(seat) for seat in "ABCD"] == ["", "", "Go1 Go2 Go3 Go9", ""]


def test_a_bards_run_may_be_put_together_by_partners() -> None:
    scene = scored("Ba", "Ba3 Ba5", "Ba0 Ba1 Ba7 Ba9", "Ba4", "")
    assert (scene.voted_for("Ba"), scene.vote("Ba").decided_by) == ("A", "Ba")


def test_a_viking_finds_company_in_a_partners_pile() -> None:
    scene = scored("Go Vi", "Vi8", "Vi9 Vi6", "Go8", "")
    assert [count.number for count in scene.vote("Vi").counts] == [2, 2]


def test_a_partners_royal_keeps_a_peasant() -> None:
    assert piles(scored("Pe Ro", "Pe7", "Pe6", "Ro7", "")) == ["Pe6 Pe7 Ro7", "", "", ""]


def test_r10_between_teams_peasants_go_to_the_other_team() -> None:
    assert piles(scored("Pe Ro", "Pe3", "Pe6", "", "Ro9 Pe0")) == ["Pe0", "Pe3 Pe6 Ro9", "", ""]


def test_r10_three_players_peasants_go_clockwise_and_stay_unchecked() -> None:
    scene = scored("Pe Ro", "Pe1 Ro12", "Pe4 Ro4", "Pe7 Pe0")
    assert piles(scene) == ["Pe0 Pe7 Ro12", "Pe1 Pe4 Ro4", ""]


# --- the end ----------------------------------------------------------------------------------------


def test_four_players_a_team_wins_together() -> None:
    scene = scored("Go Kn", "Go1", "", "Kn3", "")
    assert (scene.winners(), scene.result().winners) == ("AC", [0, 2])


def test_three_players_the_most_votes_win() -> None:
    scene = Scene(
        "Go Un Dw Kn | phase 3 | step over | A score Go1 Un1 | B score Dw1 | C score Kn2", players=3
    )
    assert (scene.winners(), scene.result().totals) == ("A", [2, 1, 1])


@pytest.mark.parametrize(
    ("a", "b", "c", "winners", "why"),
    [
        ("Go1 Go2", "Un1", "Dw1", "A", "cards"),
        ("Go1", "Un2", "Dw1", "B", "values"),
        ("Go1", "Un1", "Dw1", "ABC", "shared"),
        ("Go1 Go2", "Un3", "Dw0 Dw3", "AC", "shared"),
    ],
)
def test_r26_three_players_ties_are_broken_or_the_victory_is_shared(
    a: str, b: str, c: str, winners: str, why: str
) -> None:
    scene = Scene(f"Go Un Dw | phase 3 | step over | A score {a} | B score {b} | C score {c}", players=3)
    assert (scene.winners(), scene.result().decided_by) == (winners, why)
    assert resumed(scene).winners() == winners


def test_r26_four_players_a_shared_victory_is_everybodys() -> None:
    scene = Scene("Go Un | phase 3 | step over | A score Go1 | B score Un1", players=4)
    assert (scene.winners(), scene.result().decided_by) == ("ABCD", "shared")


def test_three_players_a_tie_of_two_above_the_third_is_no_vote() -> None:
    scene = Scene(
        "Gi Gn | phase 3 | step over | A score Gn1 Gn3 | B score Gn1 Gn3 | C score Gn9", players=3
    )
    assert (scene.voted_for("Gn"), scene.vote("Gn").decided_by) == ("-", "tie")


def test_three_players_a_tie_below_the_first_does_not_matter() -> None:
    scene = Scene("Gi Gn | phase 3 | step over | A score Gn1 | B score Gn1 | C score Gn3 Gn5", players=3)
    assert scene.voted_for("Gn") == "C"


def test_the_record_of_four_players_names_all_winners() -> None:
    game = Game("claim", players=4, seed=2)
    while not game.is_over:
        game.apply(game.legal_actions()[0])
    winners = " ".join("ABCD"[seat] for seat in game.result().winners)
    assert f'[Winner "{winners}"]' in game.record()
    assert Game.from_record(game.record()).position() == game.position()
