"""In Claim Kingdoms, too, the player sees what its seat may know, and nothing more."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from claimant.cli.kingdoms.session import KingdomsSession
from claimant.cli.playing import opponents
from claimant.cli.playing.opponents import Opponents, seated
from claimant.kingdoms import Game, View
from tests.cli.shell import ALWAYS_THE_FIRST_ON_A_BOARD, play, played_kingdoms, random_bots, run

FACTIONS = "Go Dw Tr Un Do Se Kn"


def worlds(game: Game) -> list[Game]:
    """The same moment with every hand that seat B can have for all that seat A knows."""
    sections = game.position().split(" | ")
    hand, pile = (next(part for part in sections if part.startswith(name)) for name in ("B hand", "pile"))
    unseen = sorted([*hand.split()[2:], *pile.split()[1:]])
    # What others know depends on seat B's hand, and is nothing that seat A sees.
    changing = ("B hand", "pile", "B knows", "all knows")
    same = [part for part in sections if not part.startswith(changing)]
    found: list[Game] = []
    for codes in game.view(0).possible_hands:
        rest = list(unseen)
        for code in codes:
            rest.remove(code)
        changed = [*same, f"B hand {' '.join(codes)}", f"pile {' '.join(rest)}"]
        found.append(Game.from_position(" | ".join(changed), seed=1))
    return found


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("moves", [0, 12, 41])
def test_the_screen_looks_the_same_in_every_world_that_the_seat_cannot_tell_apart(
    seed: int, moves: int
) -> None:
    game = played_kingdoms(FACTIONS, seed, moves)
    while game.to_act != 0 or len(game.view(0).possible_hands) == 1:
        game.apply(game.legal_actions()[0])
    twins = worlds(game)
    assert len(twins) > 1
    assert len({twin.position() for twin in twins}) == len(twins)
    assert len({screens(twin) for twin in twins}) == 1


def screens(game: Game) -> str:
    """What seat A sees before it acts, with everything that it can ask for."""
    paper = io.StringIO()
    lines = iter(["memory", "faction", "show", "?", "why Go@1,0"])

    def read_line(prompt: str) -> str:
        paper.write(prompt)
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    bots = random_bots(0, game="kingdoms")
    KingdomsSession(game, 0, Console(file=paper, width=80), read_line, bots).run()
    return paper.getvalue()


@pytest.mark.parametrize("seed", range(8))
def test_what_the_opponent_draws_unseen_is_not_named(seed: int) -> None:
    told = run(
        *("play", "--game", "kingdoms", "--factions", FACTIONS, "--seed", str(seed), "--bot", "random"),
        stdin=ALWAYS_THE_FIRST_ON_A_BOARD,
    ).out
    drawn = re.findall(r"Random (?:draws|looks at|shuffles) [^.]+ draw pile\.", " ".join(told.split()))
    assert drawn
    for sentence in drawn:
        assert re.fullmatch(r"Random [a-z ]+ (a card|\d cards) (from|into) the draw pile\.", sentence)


def test_what_the_player_draws_is_named() -> None:
    told = play("--game", "kingdoms", typed="Dr@1,0\nuse\npile\n").out
    told = " ".join(told.split())
    assert re.search(r"You place Dragon on 1,0\. You score 1 point\. You draw [A-Z]\w+ from the draw", told)


def test_the_opponent_is_given_its_own_view_and_nothing_else() -> None:
    game = Game(FACTIONS, seed=5)
    seen: list[View] = []

    class Watched(Opponents):
        def __call__(self, view: opponents.View) -> str:
            assert isinstance(view, View)
            seen.append(view)
            return super().__call__(view)

    bots = Watched(seated(["random"], 0, 2), "kingdoms", 5)
    KingdomsSession(game, 0, Console(file=io.StringIO(), width=80), lambda _: "1", bots).run()
    assert game.is_over
    assert len(seen) >= 26
    assert all([view.seat] == view.asked == [1] for view in seen)
