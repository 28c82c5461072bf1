"""How the votes would go now."""

from __future__ import annotations

import pytest

from claimant.claim import Game
from claimant.claim.knowledge.standing import open_cards, standing, standing_votes
from claimant.claim.result import Vote
from claimant.tabletop.chance import Chance
from tests.claim.scene import Scene
from tests.cli.shell import played_game


def leads(text: str, faction: str, seat: str = "A") -> int | None:
    scene = Scene(text)
    return next(vote.side for vote in standing(scene.view(seat)).votes if vote.faction.code == faction)


def test_whoever_has_more_cards_leads_a_vote() -> None:
    table = "Go Kn Un | phase 2 | A hand Go1 | B hand Go2 | A score Un1 Un2 | B score Un9"
    assert leads(table, "Un") == 0
    assert leads(table, "Un", seat="B") == 0


def test_cards_in_a_display_count() -> None:
    assert leads("Gi Gn Un | phase 2 | A hand Gi1 | B hand Gi3 | B display Gn1 Gn1", "Gn") == 1


def test_equal_cards_are_all_counted() -> None:
    assert leads("Go Kn Un | phase 2 | A hand Go1 | B hand Go2 | A score Go0 Go0 | B score Go9", "Go") == 0


def test_powers_of_the_count_are_at_work() -> None:
    table = "Go Kn Ba | phase 2 | A hand Go1 | B hand Go2 | A score Ba1 Ba2 | B score Ba5 Ba7 Ba9"
    assert leads(table, "Ba") == 0


def test_peasants_leave_in_the_imagined_count() -> None:
    assert leads("Pe Ro Un | phase 2 | A hand Pe1 | B hand Pe2 | A score Pe5", "Pe") == 1


@pytest.mark.parametrize("deck", ["claim", "claim2", "wings-over-the-hills", "Go Kn Bs Ph Uc"])
@pytest.mark.parametrize("seed", range(4))
def test_at_the_end_the_standing_is_the_result(deck: str, seed: int) -> None:
    game = played_game(deck, seed)
    votes = [vote.side for vote in standing(game.view(0)).votes]
    assert votes == [vote.side for vote in game.result().votes]


def test_imagining_changes_nothing_and_looks_the_same_to_both() -> None:
    game = Game("northern-raid", seed=2)
    chance = Chance(2)
    while not game.is_over:
        before = game.position()
        one, other = (standing(game.view(seat)).to_json() for seat in (0, 1))
        assert one == other
        assert game.position() == before
        legal = game.legal_actions()
        game.apply(legal[chance.below(len(legal))])


@pytest.mark.parametrize(
    "place", ["Castle", "Bridge", "Monastery", "Tower", "Pyramid", "Ruins", "Fortress"]
)
@pytest.mark.parametrize("seed", range(3))
def test_a_building_is_at_work_in_the_imagined_count(place: str, seed: int) -> None:
    game = played_game("claim", seed, places=place)
    assert standing(game.view(1)).to_json()["winners"] == game.result().to_json()["winners"]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("deck", ["claim2", "clockwork-court"])
def test_the_standing_of_three_and_four_is_the_result_at_the_end(deck: str, players: int) -> None:
    game = played_game(deck, players=players)
    votes = [vote.side for vote in standing(game.view(players - 1)).votes]
    assert votes == [vote.side for vote in game.result().votes]


def test_the_votes_are_told_where_a_place_would_decide_before_them() -> None:
    scene = Scene("Go Kn Un at Castle | phase 2 | A hand Go1 | B hand Go2 | A score Un1 Un2 | B score Kn9")
    view = scene.view("A")
    assert standing(view).votes == []
    assert {vote.faction.code: vote.side for vote in standing_votes(open_cards(view))} == {
        "Go": None,
        "Kn": 1,
        "Un": 0,
    }


def test_what_lies_open_is_the_same_in_all_eyes_and_can_be_looked_up() -> None:
    table = "Go Kn Un | phase 2 | A hand Go1 | B hand Go2 | A score Go0 Go0 | B score Go0 Un9"
    scene = Scene(table)
    one, other = (open_cards(scene.view(seat)) for seat in ("A", "B"))
    assert {one: "A"}[other] == "A"
    assert printed(standing_votes(one))[0] == [["Go0", "Go0"], ["Go0"]]
    scene.state.seats[1].score_pile.become(scene.state.seats[0].display)
    assert open_cards(scene.view("A")) != one


def test_peasants_that_have_left_stay_where_they_are() -> None:
    """While loot is still to be brought somewhere, the piles are final already."""
    asked = 0
    for seed in range(40):
        game = played_game("Pe Ro Ra Do Un", seed)
        before = played_game("Pe Ro Ra Do Un", seed, moves=len(game.moves) - 1).public_view()
        if before.asking == "name":
            asked += 1
            assert printed(standing_votes(open_cards(before))) == printed(game.result().votes)
    assert asked > 3


def printed(votes: list[Vote]) -> list[list[list[str]]]:
    return [[[card.code for card in count.cards] for count in vote.counts] for vote in votes]
