"""`claimant play`: a game at the keyboard."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from claimant.claim import Game
from claimant.claim.knowledge.view import View
from claimant.claim.sets import PRESETS
from claimant.games import read_record
from tests.cli.shell import ALWAYS_THE_FIRST, ending, play, refused, run, run_process
from tests.cli.terminal import Terminal
from tests.patience import attempts

DECKS = [*PRESETS, "Go Kn Bs Ph Uc", "Pe Ro Ra Ba Ph", "Gi Gn Au Gr Ra"]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_whole_game_is_played_to_its_explained_result(deck: str, seat: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    told = play("--deck", deck, "--seat", seat, "--save", str(file), typed=ALWAYS_THE_FIRST).out
    game = Game.from_record(file.read_text())
    assert game.is_over
    last = " ".join(told.splitlines()[-1:])
    assert f"--seat {seat} --seed 3" in last
    assert ending(game, "AB".index(seat)) in " ".join(told.split())


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert play(typed=ALWAYS_THE_FIRST).out == play(typed=ALWAYS_THE_FIRST).out


def test_a_trick_looks_as_the_readme_shows_it() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    shown = readme.partition("```text\n")[2].partition("```")[0]
    assert shown.startswith("Phase 1")
    told = run("play", "--bot", "random", "--seed", "1", stdin="1\n1\n1\n").out
    assert shown in "".join(f"{line.rstrip()}\n" for line in told.splitlines())


def test_lines_stay_within_eighty_columns() -> None:
    told = play("--deck", "northern-raid", typed="memory\n1\n" * 60).out
    # The last line is a command to copy, in one piece.
    assert max(len(line) for line in told.splitlines()[:-1]) <= 80


def test_the_table_shows_phase_prize_trick_and_sizes() -> None:
    told = play().out
    game = Game("claim", seed=3)
    assert "Trick 1 of 13" in told
    assert re.search(rf"Prize +{game.view(0).prizes[0]}", told)
    assert re.search(r"Random +1[23] cards in hand", told)


@pytest.fixture
def following(tmp_path: Path) -> View:
    """The first decision with seed 3: the opponent has led, and some cards of the hand must stay there."""
    file = tmp_path / "first.txt"
    play("--save", str(file))
    return Game.from_record(file.read_text()).view(0)


def may_play(view: View) -> list[str]:
    return [action.card.code for action in view.legal]


def must_keep(view: View) -> list[str]:
    return [card.code for card in view.seats[0].hand if card.code not in may_play(view)]


def test_only_legal_cards_have_a_number(following: View) -> None:
    told = play().out
    hand = told[told.index("Your hand") :]
    assert re.findall(r"\d ([A-Z][a-z]\d+)", hand) == may_play(following)
    for code in must_keep(following):
        assert re.search(rf"  {code}\b", hand)


def test_an_illegal_card_is_refused_with_the_reason_and_nothing_happens(following: View) -> None:
    led = following.seats[1].played
    assert led is not None
    told = play(typed=f"{must_keep(following)[0]}\n").out
    name = f"{led.faction.singular} {led.value}"
    said = f"{name} was led and you hold {led.faction.name}: follow with one of them"
    assert said in " ".join(told.split())
    assert told.count("Trick 1 of 13") == 1
    assert "Trick 2 of 13" not in told


def test_why_tells_the_reason_without_playing(following: View) -> None:
    kept, played = must_keep(following)[0], may_play(following)[0]
    told = play(typed=f"why {kept}\nwhy {played}\nwhy Kn9\nwhy\nwhy nonsense\n").out
    assert "was led and you hold" in " ".join(told.split())
    assert "Yes, you may." in told
    assert "You do not hold Knight 9." in told
    assert "Say what you mean, such as: why Go5" in told
    assert "“nonsense” is neither" in told
    assert "Trick 2 of 13" not in told


def test_help_faction_memory_and_show_are_at_hand() -> None:
    told = play(typed="?\nfaction Un\nfaction\nfaction Elves\nmemory\nshow\n\n").out
    assert "save game.txt" in told
    assert "There is no faction “Elves”" in told
    assert "What you could know" in told
    assert told.count("Trick 1 of 13") == 3


def test_memory_knows_what_has_been_seen(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    told = play("--save", str(file), typed="1\n1\n1\nmemory\n").out
    remembered = " ".join(told[told.index("What you could know") :].split())
    view = Game.from_record(file.read_text()).view(0)
    for card in [*view.discard, *view.seats[0].followers, *view.seats[1].followers]:
        assert card.code in remembered


def test_a_game_can_be_saved_at_any_time_but_overwrites_nothing(tmp_path: Path) -> None:
    file, precious = tmp_path / "game.txt", tmp_path / "precious.txt"
    precious.write_text("precious")
    told = play(typed=f"1\nsave {file}\n1\nsave {file}\nsave {precious}\nsave\nsave {tmp_path}/no/x\n").out
    assert len(Game.from_record(file.read_text()).moves) >= 4
    assert precious.read_text() == "precious"
    assert "already exists" in " ".join(told.split())
    assert "Say what you mean, such as: save game.txt" in told
    assert "There is no directory" in told


def test_with_save_the_game_is_kept_from_the_first_card_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("--save", str(file), typed="1\n")
    assert len(Game.from_record(file.read_text()).moves) >= 2
    assert "already exists" in refused(run("play", "--save", str(file)))


@pytest.mark.parametrize("word", ["quit", "QUIT", "exit", "q"])
def test_the_player_may_leave(word: str) -> None:
    assert play(typed=f"{word}\n1\n").out.endswith("Goodbye.\n")


def test_the_end_of_input_is_a_polite_end() -> None:
    assert play(typed="").out.endswith("\nGoodbye.\n")


@pytest.mark.parametrize(
    "line", ["\x1b[31mred", "\x00\x07", "é" * 2_000, "1 1", "[bold]", "why " + "x" * 5_000, "+", "@", "-1"]
)
def test_strange_lines_are_answered_in_words(line: str) -> None:
    told = play(typed=f"{line}\n").out
    assert "\x1b" not in told
    assert told.endswith("Goodbye.\n")


def test_bytes_that_are_no_text_do_no_harm() -> None:
    outcome = run_process("play", "--seed", "3", stdin=b"\xff\xfe\n1\n")
    assert outcome.code == 0
    assert "Trick 2 of 13" in outcome.out


def test_colours_appear_on_a_terminal_only_and_not_against_the_players_wish() -> None:
    piped = run_process("play", "--seed", "3", stdin=b"1\n", NO_COLOR="", TERM="xterm-256color")
    assert "\x1b" not in piped.out


def test_a_whole_game_at_a_terminal() -> None:
    with Terminal("play", "--seed", "3") as terminal:
        while terminal.read_until(r"Your (card|choice): $|The same cards again"):
            if "The same cards again" in terminal.seen:
                break
            terminal.type("1\r")
        assert terminal.exit_code() == 0
    assert "\x1b[" in terminal.seen
    assert re.search(r"wins? the vote, \d–\d", terminal.seen)


def test_ctrl_d_at_a_terminal_ends_politely() -> None:
    with Terminal("play", "--seed", "3") as terminal:
        assert terminal.read_until("Your card: ")
        terminal.type("\x04")
        assert terminal.read_until(r"Goodbye\.")
        assert terminal.exit_code() == 0
    assert "Traceback" not in terminal.seen


def test_ctrl_c_ends_politely() -> None:
    with Terminal("play", "--seed", "3") as terminal:
        assert terminal.read_until("Your card: ")
        for _ in attempts():
            # The interpreter may miss a signal in the moment in which it begins to wait for a key.
            terminal.process.send_signal(signal.SIGINT)
            if terminal.read_until(r"Goodbye\.", seconds=3):
                break
        assert terminal.exit_code() == 0
    assert "Goodbye." in terminal.seen
    assert "Traceback" not in terminal.seen


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_who_wants_no_colours_gets_none(environment: dict[str, str]) -> None:
    with Terminal("play", "--seed", "3", environment=environment) as terminal:
        assert terminal.read_until("Your card: ")
    assert re.search(r"\x1b\[[0-9;]*3[0-9]m", terminal.seen) is None


@pytest.mark.parametrize("game", ["claim", "kingdoms"])
@pytest.mark.parametrize(
    ("words", "begins"),
    [
        (["--first", "A"], "A"),
        (["--first", "b"], "B"),
        (["--lead", "B"], "B"),
        (["--first", "you"], "A"),
        (["--first", "You", "--seat", "B"], "B"),
    ],
)
def test_who_begins_is_chosen(game: str, words: list[str], begins: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("--game", game, *words, "--save", str(file))
    begun = read_record(file.read_text())
    assert begun.first == "AB".index(begins)
    assert '[Beginner "chosen"]' in begun.record()


def test_without_a_choice_the_seed_says_who_begins(tmp_path: Path) -> None:
    for number, words in enumerate(([], ["--first", "lot"])):
        file = tmp_path / f"{number}.txt"
        play(*words, "--save", str(file))
        assert Game.from_record(file.read_text()).first == Game("claim", seed=3).first
        assert "Beginner" not in file.read_text()


def test_the_same_cards_again_has_the_same_leader() -> None:
    told = play("--first", "A", typed=ALWAYS_THE_FIRST).out
    assert told.splitlines()[-1].endswith("--seat A --seed 3 --first A")
    assert "--first" not in play(typed=ALWAYS_THE_FIRST).out.splitlines()[-1]


def test_a_game_that_is_resumed_has_begun_already(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("--save", str(file))
    assert "everything comes from the file" in refused(run("play", "--resume", str(file), "--first", "A"))
