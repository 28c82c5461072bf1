"""`claimant play --game kingdoms`: a game on a board at the keyboard."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from claimant.kingdoms import Game
from tests.cli import shell
from tests.cli.shell import ALWAYS_THE_FIRST_ON_A_BOARD, ending, refused, run
from tests.cli.terminal import Terminal
from tests.patience import attempts

FACTIONS = ["Go Dw Gn Tr Un Dr Kn", "Se Gi Do Kn Un Tr Gn", "Go Dw Do Dr Se Gi Kn"]


def play(*arguments: str, typed: str = "") -> str:
    """What a game with seed 3 shows somebody who types these lines and then leaves."""
    return shell.play("--game", "kingdoms", *arguments, typed=typed).out


def words(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("factions", FACTIONS)
@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_whole_game_is_played_to_its_explained_result(factions: str, seat: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    told = play(
        "--factions",
        *factions.split(),
        *("--seat", seat, "--save", str(file)),
        typed=ALWAYS_THE_FIRST_ON_A_BOARD,
    )
    game = Game.from_record(file.read_text())
    assert game.is_over
    assert ending(game, "AB".index(seat)) in words(told)
    assert told.splitlines()[-1].endswith(f"--seat {seat} --seed 3")


@pytest.mark.parametrize("options", [[], ["--factions", *FACTIONS[0].split()]])
def test_what_is_shown_at_the_end_plays_the_same_cards_again(options: list[str], tmp_path: Path) -> None:
    first, again = tmp_path / "first.txt", tmp_path / "again.txt"
    told = play(*options, "--save", str(first), typed=ALWAYS_THE_FIRST_ON_A_BOARD)
    command = told.splitlines()[-1].split()
    assert run(*command[1:], "--save", str(again), stdin=ALWAYS_THE_FIRST_ON_A_BOARD).code == 0
    assert again.read_text() == first.read_text()


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    typed = ALWAYS_THE_FIRST_ON_A_BOARD
    assert play(typed=typed) == play(typed=typed)


@pytest.mark.parametrize("factions", FACTIONS)
def test_lines_stay_within_eighty_columns(factions: str) -> None:
    told = play("--factions", factions, typed="memory\n1\n" * 200)
    # The last line is a command to copy, in one piece.
    assert max(len(line) for line in told.splitlines()[:-1]) <= 80


def test_the_screen_shows_board_points_figures_hand_display_and_pile() -> None:
    told = play()
    view = Game(seed=3).view(0)
    hand, display = (" ".join(codes) for codes in (view.seats[0].hand, view.display))
    assert re.search(rf"^  0 +2 +{view.board[0].card} +3$", told, re.MULTILINE)
    assert re.search(rf"^You \(A\) +0 +15 +{hand} *$", told, re.MULTILINE)
    assert re.search(r"^Random \(B\) +0 +15 +2 cards *$", told, re.MULTILINE)
    assert re.search(rf"^Display +{display} *$", told, re.MULTILINE)
    assert "41 cards" in told


def test_a_number_on_the_board_is_the_field_that_it_stands_on(tmp_path: Path) -> None:
    for number, spot in enumerate(Game(seed=3).view(0).playable, start=1):
        file = tmp_path / f"{number}.txt"
        play("--save", str(file), typed=f"1\n{number}\n")
        first = Game.from_record(file.read_text()).moves[0].action
        assert first.endswith(f"@{spot[0]},{spot[1]}")


@pytest.mark.parametrize(
    "typed",
    ["2\n3\n", "Dr\n1,0\n", "dragon\n@1,0\n", "Dr@1,0\n", "dr 3\n", "2 3\n", "1\nDr\n3\n", "Do\nDr 3\n"],
)
def test_a_card_is_placed_by_number_by_name_or_in_notation(typed: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("--save", str(file), typed=typed)
    assert Game.from_record(file.read_text()).moves[0].action == "Dr@1,0"


@pytest.mark.parametrize(("typed", "moves"), [("1\n2\n", ["use", "+Go"]), ("use\nGo\n", ["use", "+Go"])])
def test_powers_and_draws_are_answered_by_number_or_by_word(
    typed: str, moves: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    told = play("--save", str(file), typed="Dr@1,0\n" + typed)
    written = [str(move) for move in Game.from_record(file.read_text()).moves]
    assert "Do you use this power?" in words(told)
    assert written[1] == "A:use"
    assert written[2].startswith("A:+")
    assert moves[0] in written[1]


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("Dr@0,0", "There is already a card on 0,0."),
        ("Dr@1,1", "1,1 touches a card only at a corner"),
        ("Dr@5,5", "5,5 touches no card on the board."),
        ("Go@1,0", "You do not hold Goblin."),
        ("Go", "You do not hold Goblin."),
        ("3", "There is no number 3: choose from 1 to 2."),
        ("1 9", "There is no number 9: choose from 1 to 4."),
        ("1\n9", "There is no number 9: choose from 1 to 4."),
        ("1\n" + "9" * 900, "There is no number"),
        ("1\nhere", "“here” is neither a card in this game nor a number shown."),
        ("Dr over there", "“over there” is neither a number on the board nor a field"),
        ("Un@1,0", "“Un” is neither a card in this game"),
        ("use", "“use” is neither a card"),
        ("Dr@1,0\nperhaps", "“perhaps” is not one of these answers."),
        ("Dr@1,0\nrow", "Decide about this power first: Dragons."),
        ("Dr@1,0\nDr@2,0", "“Dr@2,0” is not one of these answers."),
        ("Dr@1,0\npass\nGi", "Giant is not in the display."),
        ("Dr@1,0\nno\nuse", "Now draw a card"),
        ("why", "Say what you mean, such as: why Go@1,0"),
        ("why Dr", "Say where as well"),
        ("why 1,0", "Say which card as well"),
        ("why Dr@0,0", "There is already a card on 0,0."),
        ("why Dr@1,0", "Yes, you may."),
        ("faction Elves", "There is no faction “Elves” in Claim Kingdoms"),
        ("save", "Say what you mean, such as: save game.txt"),
    ],
)
def test_what_cannot_be_is_answered_in_words_and_changes_nothing(
    typed: str, says: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    told = play("--save", str(file), typed=typed + "\n")
    assert says in words(told)
    written = file.read_text().partition("\n1. ")[2]
    # Only what was typed before the last line has been done.
    assert len(written.split()) == typed.count("\n") - typed.startswith("1\n")


@pytest.mark.parametrize(
    "line",
    ["\x1b[31mred", "\x00\x07", "é" * 2_000, "1 1 1", "[bold]", "+", "@", "=", "-1", ",", "=Go,Go", "@9"],
)
@pytest.mark.parametrize("before", ["", "1\n", "Dr@1,0\n", "Dr@1,0\nuse\n"])
def test_strange_lines_are_answered_in_words(line: str, before: str) -> None:
    told = play(typed=f"{before}{line}\n")
    assert "\x1b" not in told
    assert told.endswith("Goodbye.\n")


def test_help_faction_memory_and_show_are_at_hand() -> None:
    told = play(typed="?\nfaction Un\nfaction\nmemory\nshow\n\n")
    assert "save game.txt" in told
    assert "Un Undead, worth 6" in told
    assert "Dr Dragons, worth 7" in told
    assert "What you could know" in told
    assert told.count("Turn 1 ") == 3


def test_memory_knows_what_was_taken_from_the_display(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    told = play("--save", str(file), typed="1\n" * 9 + "memory\n")
    view = Game.from_record(file.read_text()).view(0)
    remembered = words(told[told.rindex("What you could know") :])
    assert f"{view.hidden[-1].count} cards" in remembered
    for code in view.seats[1].hand:
        assert code in remembered


def test_a_game_can_be_saved_at_any_time_but_overwrites_nothing(tmp_path: Path) -> None:
    file, precious = tmp_path / "game.txt", tmp_path / "precious.txt"
    precious.write_text("precious")
    told = play(typed=f"1\nsave {file}\n1\nsave {file}\nsave {precious}\n")
    assert len(Game.from_record(file.read_text()).moves) == 1
    assert precious.read_text() == "precious"
    assert "already exists" in words(told)
    assert "already exists" in refused(run("play", "--game", "kingdoms", "--save", str(file)))


@pytest.mark.parametrize("word", ["quit", "QUIT", "exit", "q", ""])
def test_the_player_may_leave(word: str) -> None:
    assert play(typed=f"{word}\n" if word else "").endswith("Goodbye.\n")


def test_a_whole_game_at_a_terminal() -> None:
    with Terminal("play", "--game", "kingdoms", "--seed", "3", "--bot", "random") as terminal:
        while terminal.read_until(r"Your (card|field|choice): $|The same cards again"):
            if "The same cards again" in terminal.seen:
                break
            terminal.type("1\r")
        assert terminal.exit_code() == 0
    assert "\x1b[" in terminal.seen
    assert re.search(r"wins?, \d+–\d+", terminal.seen)


def test_ctrl_c_ends_politely() -> None:
    with Terminal("play", "--game", "kingdoms", "--seed", "3", "--bot", "random") as terminal:
        assert terminal.read_until("Your card: ")
        for _ in attempts():
            # The interpreter may miss a signal in the moment in which it begins to wait for a key.
            terminal.process.send_signal(signal.SIGINT)
            if terminal.read_until(r"Goodbye\.", seconds=3):
                break
        assert terminal.exit_code() == 0
    assert "Goodbye." in terminal.seen
    assert "Traceback" not in terminal.seen
