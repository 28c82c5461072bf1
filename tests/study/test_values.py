"""What actions are worth: estimates that use nothing but the view, exact values that match brute force."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from claimant.claim import Game
from claimant.claim.formats.position import write_position
from claimant.claim.kind import CLAIM
from claimant.claim.presets import PRESETS
from claimant.claim.search.imagine import Imagination
from claimant.claim.search.solver import Solver
from claimant.claim.sets import PLACES
from claimant.kingdoms import Game as Kingdoms
from claimant.kingdoms.formats.position import write_position as write_kingdoms
from claimant.kingdoms.search.common_sense import expected_lead
from claimant.kingdoms.search.imagine import Imagination as KingdomsImagination
from claimant.kingdoms.search.world import KingdomsWorld
from claimant.study.chances import judged_by_lead
from claimant.study.comparing import messages
from claimant.study.endings import FEW_WORLDS, all_worlds, exact_values, solved
from claimant.study.grades import BORDERS, grade
from claimant.study.lens import Lens, lens_for, race_for
from claimant.study.proof import PlainSearch
from claimant.study.values import Cost, Purse
from claimant.tabletop.chance import Chance
from tests.study.agreement import SMALL_IN_TEAMS, checked_values, worth_of
from tests.study.played import played

EFFORT = 600


def claim(deck: str = "claim", seed: int = 1, places: tuple[str, ...] = ()) -> Game:
    game = played(deck=deck, seed=seed, places=places)
    assert isinstance(game, Game)
    return game


def lens(game: Game) -> Lens:
    return lens_for(game, Purse(game.seats, EFFORT), [])


@pytest.mark.parametrize("deck", ["claim", "northern-raid", "clockwork-court"])
@pytest.mark.parametrize("moment", [0, 9, 20, 33])
def test_swapping_hidden_cards_changes_no_value(deck: str, moment: int) -> None:
    here = claim(deck).rewound(moment).copy()
    seat = here.asked[0]
    view = here.view(seat)
    action = str(view.legal[0])
    told = lens(here).judge(view, action)
    imagination = Imagination(view)
    chance = Chance(5)
    for _ in range(2):
        other = Game.from_position(write_position(imagination.world(chance)))
        assert lens(other).judge(other.view(seat), action) == told


@pytest.mark.parametrize("deck", ["claim", "northern-raid", "clockwork-court"])
@pytest.mark.parametrize("moment", [0, 9, 20, 33])
def test_swapping_hidden_cards_changes_no_reason(deck: str, moment: int) -> None:
    """Why an action is better is told by what the seat could know, too."""
    moments = (claim(deck).rewound(number).copy() for number in range(moment, 52))
    here = next(game for game in moments if len(game.legal_actions()) > 1)
    seat = here.asked[0]
    view = here.view(seat)
    actions = [str(action) for action in view.legal]

    def told(game: Game) -> list[object]:
        looking = lens(game)
        values, _ = looking.judge(game.view(seat), actions[0])
        is_exact = all(value.is_exact for value in values)
        whys = [
            looking.why(game, game.view(seat), actions[0], other, is_exact=is_exact)
            for other in actions[1:3]
        ]
        return [(why, why and messages(why, seat, 0, (0.5, 0.25))) for why in whys]

    expected = told(here)
    assert expected
    imagination = Imagination(view)
    chance = Chance(5)
    for _ in range(2):
        assert told(Game.from_position(write_position(imagination.world(chance)))) == expected


def test_swapping_hidden_cards_changes_no_value_in_kingdoms() -> None:
    game = Kingdoms(seed=1)
    chance = Chance(1)
    compared = 0
    for number in range(60):
        seat = game.asked[0]
        view = game.view(seat)
        legal = [str(action) for action in view.legal]
        if number % 7 == 0 and len(legal) > 1:
            other = Kingdoms.from_position(write_kingdoms(KingdomsImagination(view).world(chance)))
            assert other.view(seat).to_json() == view.to_json()
            compared += other.position() != game.position()
            told, again = (
                lens_for(each, Purse(2, EFFORT), []).judge(each.view(seat), legal[0])
                for each in (game, other)
            )
            assert told == again
        # What is taken from the pile is seen by nobody else.
        game.apply("+pile" if "+pile" in legal else legal[int(chance.below(len(legal)))])
    assert compared > 3


def test_a_lead_counts_more_the_less_is_left() -> None:
    """In Claim Kingdoms, where positions are judged before the end."""
    game = played(("random", "random"), game="kingdoms")
    assert isinstance(game, Kingdoms)
    state = game.rewound(12).state.copy()
    lead = float(expected_lead(state, 0))
    into = vec[float]([0.0, 0.0])
    found: list[float] = []
    for figures in (10, 5, 0):
        for each in state.seats:
            each.supply = figures
        judged_by_lead(KingdomsWorld(state, 0), into)
        assert sum(into) == pytest.approx(1)
        found.append(into[0] if lead > 0 else into[1])
    assert 0.5 < found[0] < found[1] < found[2] < 1
    judged_by_lead(KingdomsWorld(game.state, 0), into)
    assert set(into) == {0.0, 1.0}


def test_swapping_hidden_cards_does_change_the_hindsight() -> None:
    """The test above would find nothing if the worlds were all alike."""
    here = claim().rewound(5).copy()
    imagination = Imagination(here.view(here.asked[0]))
    worlds = {write_position(imagination.world(Chance(seed))) for seed in range(3)}
    assert len(worlds) == 3


@pytest.mark.parametrize("deck", PRESETS)
def test_exact_values_match_brute_force(deck: str) -> None:
    assert checked_values(claim(deck)) > 0


@pytest.mark.parametrize("place", PLACES)
def test_exact_values_match_brute_force_at_every_place(place: str) -> None:
    game = played(("random", "random"), places=(place,))
    assert isinstance(game, Game)
    assert checked_values(game) > 0


def test_exact_values_match_brute_force_for_two_teams() -> None:
    game = played(("greedy",) * 4)
    assert isinstance(game, Game)
    assert checked_values(game, SMALL_IN_TEAMS) > 0


def test_two_teams_with_open_cards_match_brute_force() -> None:
    game = played(("greedy",) * 4)
    assert isinstance(game, Game)
    plain = PlainSearch()
    for there in game.retold():
        state = there.state
        if there.is_over or state.phase == 1 or int(state.seats[state.turn].hand.size()) > SMALL_IN_TEAMS:
            continue
        solution = solved(state, Solver())
        assert solution is not None
        for action, score in solution.actions:
            assert score is not None
            assert (score.outcome, score.votes) == worth_of(plain, state, action)


def test_a_few_worlds_are_all_solved() -> None:
    """Of every world that a view leaves open, the values are the average."""
    game = played(("random", "random"), deck="northern-raid")
    assert isinstance(game, Game)
    here = game.rewound(36).copy()
    view = here.view(here.asked[0])
    number = Imagination(view).worlds
    assert 1 < number <= FEW_WORLDS
    worlds = all_worlds(view)
    assert worlds is not None
    assert len({write_position(world) for world in worlds}) == number
    values = exact_values(view, Solver())
    assert values is not None
    assert all(value.is_exact for value in values)
    assert any(0 < value.win < 1 for value in values)


def test_a_race_measures_differences_in_the_same_worlds() -> None:
    here = claim().rewound(0).copy()
    view = here.view(here.asked[0])
    race = race_for(CLAIM, view)
    race.run(str(view.legal[0]), BORDERS, 4000)
    gain, error = race.difference(race.best(), 0)
    assert gain >= 0
    assert error < 0.05
    assert race.playouts <= 4000
    assert sum(map(len, race.results)) == race.playouts


def test_the_same_question_gets_the_same_answer() -> None:
    here = claim().rewound(4).copy()
    view = here.view(here.asked[0])
    action = str(view.legal[-1])
    assert lens(here).judge(view, action) == lens(here).judge(view, action)


def test_noise_is_never_called_a_mistake() -> None:
    for loss in (0.03, 0.1, 0.3, 0.9):
        assert grade(Cost(loss, loss + 0.01)) == "good"
    assert grade(Cost(0.3, 0.29)) == "blunder"
