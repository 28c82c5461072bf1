"""What actions are worth: estimates that use nothing but the view, exact values that match brute force."""

from __future__ import annotations

from bisect import bisect_left
from statistics import mean

import pytest

from claimant.claim import Game
from claimant.claim.formats.position import write_position
from claimant.claim.presets import PRESETS
from claimant.claim.search.imagine import Imagination
from claimant.claim.search.solver import Solver
from claimant.claim.sets import PLACES
from claimant.claim.state import State
from claimant.claim.turn.flow import legal_actions
from claimant.study.comparing import messages
from claimant.study.endings import FEW_WORLDS, all_worlds, exact_values, solved
from claimant.study.grades import BORDERS, grade
from claimant.study.lens import ClaimLens, lens_for
from claimant.study.proof import PlainSearch, Worth, after
from claimant.study.values import Cost, Race, short
from claimant.tabletop.chance import Chance
from tests.study.played import played

EFFORT = 600
SMALL = 4
SCORES = [(outcome, votes) for outcome in (-1, 0, 1) for votes in range(-9, 10)]


def claim(deck: str = "claim", seed: int = 1, places: tuple[str, ...] = ()) -> Game:
    game = played(deck=deck, seed=seed, places=places)
    assert isinstance(game, Game)
    return game


@pytest.mark.parametrize("deck", ["claim", "northern-raid", "clockwork-court"])
@pytest.mark.parametrize("moment", [0, 9, 20, 33])
def test_swapping_hidden_cards_changes_no_value(deck: str, moment: int) -> None:
    here = claim(deck).rewound(moment).copy()
    seat = here.asked[0]
    view = here.view(seat)
    action = str(view.legal[0])
    told = ClaimLens(here, EFFORT).judge(view, action)
    imagination = Imagination(view)
    chance = Chance(5)
    for _ in range(2):
        other = Game.from_position(write_position(imagination.world(chance)))
        assert ClaimLens(other, EFFORT).judge(other.view(seat), action) == told


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
        lens = ClaimLens(game, EFFORT)
        values, _ = lens.judge(game.view(seat), actions[0])
        is_exact = all(value.is_exact for value in values)
        whys = [
            lens.why(game, game.view(seat), actions[0], other, is_exact=is_exact) for other in actions[1:3]
        ]
        return [(why, why and messages(why, seat, 0, (0.5, 0.25))) for why in whys]

    expected = told(here)
    assert expected
    imagination = Imagination(view)
    chance = Chance(5)
    for _ in range(2):
        assert told(Game.from_position(write_position(imagination.world(chance)))) == expected


def test_swapping_hidden_cards_does_change_the_hindsight() -> None:
    """The test above would find nothing if the worlds were all alike."""
    here = claim().rewound(5).copy()
    imagination = Imagination(here.view(here.asked[0]))
    worlds = {write_position(imagination.world(Chance(seed))) for seed in range(3)}
    assert len(worlds) == 3


@pytest.mark.parametrize("deck", PRESETS)
def test_exact_values_match_brute_force(deck: str) -> None:
    check_endings(claim(deck))


@pytest.mark.parametrize("place", PLACES)
def test_exact_values_match_brute_force_at_every_place(place: str) -> None:
    game = played(("random", "random"), places=(place,))
    assert isinstance(game, Game)
    check_endings(game)


def test_exact_values_match_brute_force_for_two_teams() -> None:
    game = played(("greedy",) * 4)
    assert isinstance(game, Game)
    check_endings(game, small=2)


def test_two_teams_with_open_cards_match_brute_force() -> None:
    game = played(("greedy",) * 4)
    assert isinstance(game, Game)
    plain = PlainSearch()
    for there in game.retold():
        state = there.state
        if there.is_over or state.phase == 1 or int(state.seats[state.turn].hand.size()) > 2:
            continue
        solution = solved(state, Solver())
        assert solution is not None
        for action, score in solution.actions:
            assert score is not None
            assert (score.outcome, score.votes) == worth_of(plain, state, action)


def check_endings(game: Game, small: int = SMALL) -> None:
    """Compare exact values with a plain search through the rules, wherever hands are small."""
    checked = 0
    for there in game.retold():
        state = there.state
        if there.is_over or state.phase == 1 or int(state.seats[state.turn].hand.size()) > small:
            continue
        view = there.view(there.asked[0])
        values = exact_values(view, Solver())
        worlds = all_worlds(view)
        if values is None:
            # What is chosen at the same time has no such value.
            assert view.asking == "choose" or worlds is None
            continue
        assert worlds is not None
        plain = PlainSearch()
        for value in values:
            reached = [worth_of(plain, world, value.action) for world in worlds]
            assert value.win == short(mean((outcome + 1) / 2 for outcome, _ in reached))
            assert value.votes == short(mean(votes for _, votes in reached))
            checked += 1
    assert checked > 0


def worth_of(plain: PlainSearch, world: State, action: str) -> Worth:
    """The best that the seat to act can make sure of after an action."""
    legal = legal_actions(world, world.seats[world.turn])
    following = after(world, next(each for each in legal if str(each) == action))
    # The better the worth, the harder it is to reach.
    first_out_of_reach = bisect_left(
        SCORES, True, key=lambda worth: not plain.reaches(following, int(world.turn), worth)
    )
    return SCORES[first_out_of_reach - 1]


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
    lens = ClaimLens(here, EFFORT)
    view = here.view(here.asked[0])
    race = Race(lens.kind.worlds(view), lens.horizon, 1)
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
    assert lens_for(here, EFFORT).judge(view, action) == lens_for(here, EFFORT).judge(view, action)


def test_noise_is_never_called_a_mistake() -> None:
    for loss in (0.03, 0.1, 0.3, 0.9):
        assert grade(Cost(loss, loss + 0.01)) == "good"
    assert grade(Cost(0.3, 0.29)) == "blunder"
