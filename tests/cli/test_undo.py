"""Taking decisions back, and what else goes back to an earlier moment."""

from __future__ import annotations

from pathlib import Path

import pytest

from claimant.claim import Game
from claimant.cli.playing.rewinding import at_moment, decisions_of
from claimant.cli.terminal.problems import Problem
from tests.cli.shell import play, played_game, played_kingdoms


def written(game: Game) -> list[str]:
    return [str(move) for move in game.actions]


def kept(*arguments: str, typed: str, path: Path) -> str:
    """The record of a game in which somebody types these lines."""
    play(*arguments, "--save", str(path), typed=typed)
    return path.read_text()


SETTINGS = [
    (),
    ("--seat", "B", "--deck", "clockwork-court"),
    ("--landscape", "Swamp"),
    ("--players", "4", "--seat", "C"),
]


@pytest.mark.parametrize("arguments", SETTINGS, ids=" ".join)
@pytest.mark.parametrize("decisions", [1, 4])
def test_undo_goes_back_to_the_decision_before(
    arguments: tuple[str, ...], decisions: int, tmp_path: Path
) -> None:
    typed = "1\n" * 6
    before = kept(*arguments, typed=typed, path=tmp_path / "before.txt")
    typed += "1\n" * decisions + "undo\n" * decisions
    assert kept(*arguments, typed=typed, path=tmp_path / "after.txt") == before


@pytest.mark.parametrize("decisions", [1, 2, 3])
def test_in_kingdoms_too(decisions: int, tmp_path: Path) -> None:
    lines = ["Dr@1,0\n", "use\n", "Go\n"]
    kingdoms = ("--game", "kingdoms")
    before = kept(*kingdoms, typed="".join(lines[:-decisions]), path=tmp_path / "before.txt")
    typed = "".join(lines) + "undo\n" * decisions
    assert kept(*kingdoms, typed=typed, path=tmp_path / "after.txt") == before


def test_the_first_decision_cannot_be_taken_back() -> None:
    told = play(typed="undo\n1\nundo\nundo\n").out
    assert told.count("nothing to take back") == 2
    assert told.count("You take back your move.") == 1


def test_after_undo_the_table_stands_as_before_and_nothing_is_told_twice() -> None:
    told = play(typed="1\nundo\n1\n").out
    tables = told.split("Phase 1 · ")[1:]
    assert [table[:7] for table in tables] == ["Trick 1", "Trick 2", "Trick 1", "Trick 2"]
    assert tables[0].split("Your card: ")[0] == tables[2].split("Your card: ")[0]
    # The same answer again, and the bot answers as before.
    assert tables[0].split("Your card: 1")[1] == tables[2].split("Your card: 1")[1]


def test_another_way_can_be_gone_after_undo(tmp_path: Path) -> None:
    one, other = (
        Game.from_record(kept(typed=typed, path=tmp_path / f"{number}.txt"))
        for number, typed in enumerate(["1\n", "1\nundo\n2\n"])
    )
    own = decisions_of(0, one)[0]
    assert written(one)[:own] == written(other)[:own]
    assert written(one)[own] != written(other)[own]


def test_in_kingdoms_the_choice_of_a_card_is_taken_back_first() -> None:
    told = play("--game", "kingdoms", typed="1\nundo\nundo\n").out
    assert told.count("Which card do you place?") == 2
    assert told.count("nothing to take back") == 1


def test_story_tells_everything_once_more() -> None:
    told = play(typed="story\n1\n1\nstory\n").out
    sentences = told[told.index("\nThe prize: ") :].split(".")[:2]
    assert told.count(".".join(sentences)) == 2
    assert told.count("Everyone is dealt 13 cards.") == 3
    assert "Nothing has happened yet." in play("--game", "kingdoms", typed="story\n").out


# --- any moment of a record -----------------------------------------------------------------------


def test_every_moment_of_a_game_can_be_gone_back_to() -> None:
    game = played_game("claim2", places="Peaks")
    fresh = Game.from_json({**game.to_json(), "moves": []})
    for number in range(len(game.moves) + 1):
        assert game.rewound(number).position() == fresh.position()
        if not fresh.is_over:
            move = game.moves[number]
            fresh.apply(move.action, move.seat)


def test_what_chance_did_belongs_to_the_action_before() -> None:
    game = played_kingdoms("Se Gi Do Kn Un Tr Gn")
    actions = game.actions
    assert len(actions) < len(game.moves)
    for number in range(len(actions)):
        there = game.rewound(number)
        assert there.to_act == actions[number].seat
        there.apply(actions[number].action)
        assert there.position() == game.rewound(number + 1).position()
    assert game.rewound(len(actions)).is_over


@pytest.mark.parametrize("number", [-1, 6])
def test_a_moment_that_is_not_in_the_record_is_refused(number: int) -> None:
    with pytest.raises(Problem, match="The record has 5 actions"):
        at_moment(played_game(moves=5), number)
    with pytest.raises(Problem, match="The record has 5 actions"):
        at_moment(played_kingdoms(moves=5), number)
