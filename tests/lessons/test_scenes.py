"""Every scene is a legal position, and what it teaches really happens in it."""

from __future__ import annotations

import pytest

from claimant.claim.game import Game
from claimant.claim.sets import FACTIONS, PLACES
from claimant.games import find_game
from claimant.kingdoms.game import Game as Kingdoms
from claimant.kingdoms.sets import FACTIONS as KINGDOMS_FACTIONS
from claimant.lessons import FIRST_GAME, SCENES, learn
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import ClaimantError, IllegalAction
from tests.lessons.silence import replayed, silenced

LESSONS = list(SCENES)
OF_CLAIM = [scene.lesson for scene in SCENES.values() if scene.code and scene.kind == "claim"]
OF_KINGDOMS = [scene.lesson for scene in SCENES.values() if scene.code and scene.kind == "kingdoms"]
# Goblins have no power, and what Royals do is written in the Peasants' file.
WHOSE_POWER = {"Ro": "Pe"}
WITHOUT_POWER = {"Go"}


def test_there_is_a_scene_for_every_faction_and_place_and_for_a_first_game() -> None:
    assert {*FACTIONS, *PLACES, FIRST_GAME, *(f"kingdoms-{code}" for code in KINGDOMS_FACTIONS)} == set(
        SCENES
    )


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_scene_is_a_whole_position_of_a_legal_game(lesson: str) -> None:
    scene = SCENES[lesson]
    game = scene.begin()
    again = find_game(scene.kind).from_position(game.position())
    assert again.position() == game.position()
    assert game.pieces() == sorted(game.pieces())
    assert not game.is_over


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_plan_can_be_played_as_it_is_suggested(lesson: str) -> None:
    scene = SCENES[lesson]
    assert len(scene.plan) <= 4 or lesson == FIRST_GAME
    for made in range(len(scene.plan)):
        so_far = learn(scene, scene.plan[:made])
        assert (so_far.decisions, so_far.is_over, so_far.suggested) == (made, False, scene.plan[made])
    done = learn(scene, scene.plan)
    assert (done.is_over, done.is_on_plan, done.suggested) == (True, True, None)
    if done.game.is_over:
        assert done.game.result().to_json()["winners"] == ["A"]
    with pytest.raises(IllegalAction):
        learn(scene, [*scene.plan, scene.plan[-1]])


@pytest.mark.parametrize("lesson", LESSONS)
def test_there_is_something_to_choose(lesson: str) -> None:
    scene = SCENES[lesson]
    choices = [
        len(learn(scene, scene.plan[:made]).game.legal_actions(0)) for made in range(len(scene.plan))
    ]
    assert max(choices) > 1


@pytest.mark.parametrize("lesson", OF_CLAIM)
def test_the_power_makes_the_difference(lesson: str) -> None:
    """The same moves without the power come to something else, or are not possible."""
    scene = SCENES[lesson]
    played = learn(scene, scene.plan).game
    assert isinstance(played, Game)
    moves = [(move.seat, str(move.action)) for move in played.moves]
    with_power = replayed(played.rules, scene.position, moves)
    assert with_power is not None
    if lesson in WITHOUT_POWER:
        assert all(action.startswith(lesson) for action in scene.plan)
        return
    without = replayed(silenced(played, WHOSE_POWER.get(scene.code, scene.code)), scene.position, moves)
    assert without != with_power


@pytest.mark.parametrize("lesson", LESSONS)
def test_whatever_the_learner_does_the_lesson_goes_on_or_says_why_not(lesson: str) -> None:
    scene = SCENES[lesson]
    for seed in range(6):
        chance = Chance(seed)
        actions: list[str] = []
        while not (so_far := learn(scene, actions)).is_over:
            legal = [str(action) for action in so_far.game.legal_actions(0)]
            assert legal
            actions.append(legal[chance.below(len(legal))])
        assert so_far.decisions == len(actions) <= len(scene.plan)
        assert learn(scene, actions).game.position() == so_far.game.position()


def test_what_may_not_be_done_is_refused() -> None:
    with pytest.raises(IllegalAction) as refused:
        learn(SCENES["Dw"], ["Dw8"])
    assert refused.value.reason.code == "not-in-hand"
    with pytest.raises(ClaimantError):
        learn(SCENES["Dw"], ["nonsense"])


@pytest.mark.parametrize("lesson", OF_KINGDOMS)
def test_the_power_is_used(lesson: str) -> None:
    scene = SCENES[lesson]
    game = learn(scene, scene.plan).game
    assert isinstance(game, Kingdoms)
    assert scene.code in {event.cause for event in game.log}
