"""Why something is advised: what it achieves, derived only from a view."""

from __future__ import annotations

import pytest

from claimant.claim import Game
from claimant.claim.formats.position import write_position
from claimant.claim.search.imagine import Imagination
from claimant.games import kind_of, new_game
from claimant.server.play.thinking import Thought, advise
from claimant.study.advising import MOST_REASONS, reasons_for
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.message import Listing, Message, Term
from claimant.tabletop.setup import Setup
from tests.study.played import played


def thought_of(game: TabletopGame) -> Thought:
    return advise(kind_of(game).code, game.view(game.asked[0]).to_json())


@pytest.mark.parametrize("moment", [0, 6, 15])
def test_with_hidden_cards_trick_prize_and_votes_are_told_by_chances(moment: int) -> None:
    game = played().rewound(moment).copy()
    thought = thought_of(game)
    keys = [reason["key"] for reason in thought.reasons]
    assert 0 < len(keys) <= MOST_REASONS
    assert set(keys) <= {
        *("study-wins-trick", "study-leaves-trick", "study-trick-shares", "study-prize"),
        *("study-trick-won", "study-trick-lost", "study-trick-share", "study-vote-share"),
    }
    assert "trick" in str(keys[0])
    assert keys[1] == "study-prize"
    for reason in thought.reasons:
        if reason["key"] != "study-prize":
            assert isinstance(reason["parameters"], dict)
            assert reason["parameters"]["better"] == {"card": thought.action}


def test_swapping_hidden_cards_changes_no_reason() -> None:
    game = played().rewound(6).copy()
    assert isinstance(game, Game)
    seat = game.asked[0]
    view = game.view(seat)
    chances = [(str(action), 0.5) for action in view.legal]
    told = reasons_for(view, chances[0][0], chances)
    assert told
    imagination = Imagination(view)
    worlds = [write_position(imagination.world(Chance(seed))) for seed in range(4)]
    assert len(set(worlds)) == 4
    for position in worlds:
        assert reasons_for(Game.from_position(position).view(seat), chances[0][0], chances) == told


def test_where_everything_is_known_it_is_compared_with_the_best_that_is_worse() -> None:
    game = played()
    told: set[str] = set()
    for there in game.retold():
        assert isinstance(there, Game)
        if there.is_over or there.state.phase == 1:
            continue
        seat = there.asked[0]
        view = there.view(seat)
        thought = thought_of(there)
        if not thought.is_certain or len(view.legal) == 1:
            continue
        keys = {str(reason["key"]) for reason in thought.reasons}
        assert not any("share" in key.split("-") for key in keys), "What is worked out is no chance."
        told |= keys
    assert {"study-gains", "study-vote"} <= told


def test_in_kingdoms_points_and_leads_are_told() -> None:
    game = played(game="kingdoms")
    told = [
        reason["key"]
        for number, there in enumerate(game.retold())
        if number % 3 == 0 and not there.is_over
        for reason in thought_of(there).reasons
    ]
    assert {"study-scores", "study-leads"} <= set(told)


def test_what_hidden_cards_decide_is_not_told() -> None:
    """A card of the pile is one or another: of a draw nothing is known but that it is drawn."""
    game = new_game(Setup("kingdoms"), 5, 0)
    while "+pile" not in (legal := [str(action) for action in game.legal_actions(game.asked[0])]):
        game.apply(legal[0], game.asked[0])
    assert reasons_for(game.view(game.asked[0]), "+pile", []) == []


def test_the_first_card_of_kingdoms_takes_the_lead() -> None:
    game = new_game(Setup("kingdoms"), 5, 0)
    view = game.view(0)
    action = str(view.legal[0])
    faction = action.split("@")[0]
    leads = Message("study-leads", {"factions": Listing([Term.faction(faction)]), "who": Term.seat(0)})
    assert leads in reasons_for(view, action, [])


def test_what_is_forced_needs_no_reason() -> None:
    for there in played().retold():
        if not there.is_over and len(there.legal_actions(there.asked[0])) == 1:
            assert thought_of(there).reasons == []
            return
    raise AssertionError("Something is forced in every game.")
