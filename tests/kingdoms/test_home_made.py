"""A home-made faction: one class with a few hooks, in plain Python among compiled ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from claimant.kingdoms import Faction, Game, InvalidSetup, register
from claimant.kingdoms.sets import FACTIONS
from claimant.kingdoms.state import State
from claimant.kingdoms.verbs import score
from claimant.tabletop import laws
from claimant.tabletop.chance import Chance
from tests.kingdoms.scene import Scene


class Pixies(Faction):
    """A point for every figure that the opponent has on the board."""

    def __init__(self) -> None:
        super().__init__("Pi", "Pixies", "Pixie", 3, "You get 1 point for each of your opponent's figures.")

    def works(self, state: State) -> bool:
        return len(state.opponent().figures) > 0

    def on_use(self, state: State) -> None:
        score(state, len(state.opponent().figures), self.code)


class Impostors(Pixies):
    """The same under a code that is taken."""

    def __init__(self) -> None:
        super().__init__()
        self.code = "Go"


class Shouters(Pixies):
    """The same under what is no code."""

    def __init__(self) -> None:
        super().__init__()
        self.code = "PIX"


@pytest.fixture
def _pixies() -> Iterator[None]:
    register(Pixies)
    yield
    del FACTIONS["Pi"]


@pytest.mark.usefixtures("_pixies")
def test_its_power_is_used_and_copied_like_any_other() -> None:
    scene = Scene("Pi Do Go | board Go@0,0:B Go@0,1:B | A hand Pi Do | B hand Go Go").play("Pi@1,0 use")
    assert scene.points("A") == 2
    assert scene.play("Go@-1,0 use Do@2,0 @1,0").points("A") == 5


@pytest.mark.usefixtures("_pixies")
def test_it_obeys_the_laws() -> None:
    laws.check_playthrough(Game("Pi Go Dw Gn Tr Do Kn", seed=1), Chance(1), Game, every=20)


@pytest.mark.usefixtures("_pixies")
def test_it_scores_what_it_is_worth() -> None:
    scene = Scene("Pi Go | board Go@0,0 | A hand Pi").play("Pi@1,0")
    assert scene.result().totals == [3, 0]


@pytest.mark.parametrize(("kind", "code"), [(Impostors, "code-taken"), (Shouters, "bad-code")])
def test_its_code_must_be_free_and_look_like_one(kind: type[Pixies], code: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        register(kind)
    assert caught.value.reason.code == f"kingdoms-{code}"
