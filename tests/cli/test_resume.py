"""Going on with a game: `claimant play --resume`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from claimant.claim import Game
from claimant.kingdoms import Game as Kingdoms
from tests.cli.shell import play, played_game, played_kingdoms, refused, run

GAMES = [
    ("game.json", "--deck", "claim2"),
    ("game.txt", "--seat", "B", "--landscape", "Peaks"),
    ("game.txt", "--players", "4", "--seat", "C", "--bot", "random", "greedy", "random"),
    ("game.txt", "--game", "kingdoms", "--seat", "B"),
]


def resume(file: Path, *arguments: str, typed: str = "") -> str:
    outcome = run("play", "--resume", str(file), *arguments, stdin=typed)
    assert (outcome.code, outcome.err) == (0, "")
    return outcome.out


@pytest.mark.parametrize("played", GAMES, ids=" ".join)
def test_a_game_with_a_break_is_the_same_game(played: tuple[str, ...], tmp_path: Path) -> None:
    name, *arguments = played
    at_once, broken = tmp_path / f"at-once-{name}", tmp_path / name
    play(*arguments, "--save", str(at_once), typed="1\n" * 200)
    play(*arguments, "--save", str(broken), typed="1\n" * 6)
    resume(broken, typed="1\n" * 8)
    told = resume(broken, typed="1\n" * 200)
    assert broken.read_text() == at_once.read_text()
    assert "The same cards again" in told
    assert [path.name for path in tmp_path.iterdir() if path not in (at_once, broken)] == []


def test_nothing_that_was_told_is_told_again_but_the_story_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    before = play("--save", str(file), typed="1\n1\n").out
    assert before.endswith(f"claimant play --resume {file}\nGoodbye.\n")
    after = resume(file, typed="story\n")
    table = before[before.rindex("Phase 1") :].split("Your card")[0]
    assert table in after
    beginning, story = after.split("Your card: story", 1)
    sentence = before[before.index("\nThe prize: ") :].split(" You ")[0]
    assert sentence not in beginning
    assert sentence in story


def test_what_else_the_record_tells_is_kept(tmp_path: Path) -> None:
    game = played_game(moves=6)
    game.headers["Event"] = 'a rainy "Sunday"'
    game.moves[2].comment = "too early?"
    file = tmp_path / "game.txt"
    file.write_text(game.record())
    resume(file, "--seat", "B", "--bot", "greedy", typed="1\n1\nundo\n")
    after = Game.from_record(file.read_text())
    assert after.headers["Event"] == 'a rainy "Sunday"'
    assert after.headers["BotA"] == "greedy"
    assert after.moves[2].comment == "too early?"
    assert after.deal is not None
    assert after.record().startswith(game.record()[:60])


def test_a_record_that_names_no_bots_gets_the_usual_ones(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert run("deal", "--seed", "3", "-o", str(file)).code == 0
    assert "Squire  looks a little way ahead" in resume(file)


def test_a_bot_that_is_not_known_can_be_replaced(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text('[BotB "wizard"]\n' + played_game(moves=4).record())
    assert "Random  plays any card the rules allow" in resume(file, "--bot", "random")


@pytest.mark.parametrize("seed", ["a die", "9" * 5_000, "-1", str(2**64)])
def test_a_record_need_not_know_a_seed(seed: str, tmp_path: Path) -> None:
    game = played_game(moves=4)
    game.headers["Seed"] = seed
    file = tmp_path / "game.txt"
    file.write_text(game.record())
    assert "Trick 4 of 13" in resume(file, "--bot", "random", typed="1\n" * 2)


def test_a_new_file_leaves_the_old_one_as_it_is(tmp_path: Path) -> None:
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    play("--save", str(old), typed="1\n")
    before = old.read_text()
    resume(old, "--save", str(new), typed="1\n")
    assert old.read_text() == before
    assert len(Game.from_record(new.read_text()).moves) > len(Game.from_record(before).moves)


def test_another_seat_can_be_taken(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("--players", "3", "--save", str(file), typed="1\n1\n")
    told = resume(file, "--seat", "C", "--bot", "greedy", typed="1\n")
    headers = Game.from_record(file.read_text()).headers
    assert {name: text for name, text in headers.items() if name.startswith("Bot")} == {
        "BotA": "greedy",
        "BotB": "greedy",
    }
    assert "Clockwise after you: Greedy 1 and Greedy 2." in told


def test_a_bot_that_takes_the_seat_of_a_person_takes_their_name_too(tmp_path: Path) -> None:
    game = played_game(moves=6)
    game.headers |= {"PlayerA": "Ann", "PlayerB": "Ben"}
    file = tmp_path / "game.txt"
    file.write_text(game.record())
    resume(file, "--bot", "greedy", typed="1\n")
    headers = Game.from_record(file.read_text()).headers
    assert (headers["PlayerA"], headers["BotB"]) == ("Ann", "greedy")
    assert "PlayerB" not in headers


def test_a_json_file_stays_one(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("--game", "kingdoms", typed=f"1\n1\nsave {file}\n")
    moves = len(Kingdoms.from_json(json.loads(file.read_text())).moves)
    resume(file, "--bot", "random", typed="1\n1\n1\n")
    assert len(Kingdoms.from_json(json.loads(file.read_text())).moves) > moves


@pytest.mark.parametrize(
    "arguments", [["--seed", "1"], ["--deck", "claim2"], ["--players", "3"], ["--game", "kingdoms"]]
)
def test_what_comes_from_the_file_cannot_be_said_as_well(arguments: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(played_game(moves=3).record())
    assert "only --at, --seat, --bot and --save" in refused(run("play", "--resume", str(file), *arguments))


@pytest.mark.parametrize(
    ("text", "arguments", "says"),
    [
        (played_game().record(), [], "is over. To read it: claimant replay"),
        (played_kingdoms().record(), [], "is over"),
        ("", [], "is empty"),
        ("nonsense", [], "is not a record"),
        (played_game(moves=3).record(), ["--seat", "C"], "A or B"),
        (played_game(moves=3).record(), ["--bot", "wizard"], "no bot “wizard”"),
        (played_game(moves=3).record(), ["--bot", "random", "greedy"], "one seat besides yours"),
        ('[BotB "wizard"]\n' + played_game(moves=3).record(), [], "no bot “wizard”"),
        ('[BotA "random"]\n[BotB "random"]\n' + played_game(moves=3).record(), [], "say with --seat"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_resumed_is_refused_and_left_alone(
    text: str, arguments: list[str], says: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text)
    assert says in refused(run("play", "--resume", str(file), *arguments))
    assert file.read_text() == text


def test_a_game_is_not_resumed_from_where_the_moves_come_from() -> None:
    assert "standard input" in refused(run("play", "--resume=-", stdin=played_game(moves=3).record()))


def test_a_file_that_is_not_there_cannot_be_resumed(tmp_path: Path) -> None:
    assert "There is no file" in refused(run("play", "--resume", str(tmp_path / "nowhere.txt")))


def test_where_a_game_can_no_longer_be_kept_it_goes_on_all_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    file = folder / "game.txt"
    # The folder is gone in the middle of the game; a file now stands in its place.
    lines = iter(["1", "away", "1", "1"])

    def next_line(prompt: str) -> str:
        line = next(lines, None)
        if line == "away":
            file.unlink()
            folder.rmdir()
            folder.write_text("")
            line = "1"
        if line is None:
            raise EOFError
        return line

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("claimant.cli.terminal.keyboard.read_line", next_line)
        told = play("--save", str(file)).out
    assert told.count("cannot be written") == 1
    assert "Trick 5 of 13" in told
    assert told.endswith("Goodbye.\n")
    assert "--resume" not in told


def test_a_finished_game_is_played_on_from_any_moment_and_stays_as_it_is(tmp_path: Path) -> None:
    """What if: another card, against a bot."""
    game = played_game("claim", 1)
    game.headers["Resigned"] = "B"
    file, tried = tmp_path / "game.txt", tmp_path / "tried.txt"
    file.write_text(game.record())
    before = file.read_text()
    moment = ("--at", "31", "--seat", "B", "--bot", "greedy")
    told = resume(file, *moment, typed="1\n" * 60)
    assert "Your card" in told
    assert file.read_text() == before
    resume(file, *moment, "--save", str(tried), typed="1\n" * 60)
    other = Game.from_record(tried.read_text())
    assert other.is_over
    assert [str(move) for move in other.actions[:31]] == [str(move) for move in game.actions[:31]]
    assert "Resigned" not in other.headers
    assert file.read_text() == before


def test_a_moment_needs_a_game(tmp_path: Path) -> None:
    assert "--resume" in refused(run("play", "--at", "3"))
    file = tmp_path / "game.txt"
    file.write_text(played_game("claim", 1).record())
    assert "52" in refused(run("play", "--resume", str(file), "--at", "53", "--seat", "A"))
