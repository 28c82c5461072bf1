"""`claimant solve`: exact values of phase 2."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from claimant.claim import Game
from claimant.claim.search.max_n import solve_max_n
from claimant.claim.search.mixing import mix
from claimant.claim.search.solver import Bounds, Score, Solver, solve
from claimant.cli.claim.solution import bounds_in_words, outcome_word, played_line, votes_in_words
from claimant.cli.commands.solve import second_phase
from claimant.cli.playing.voice import Voice
from claimant.tabletop.limit import Limit
from tests.cli.shell import ending, played_game, played_kingdoms, refused, run, run_process
from tests.cli.terminal import Terminal

LATE = 43
"""So many actions into a game of 52, everything is solved in no time."""


def words(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture
def game() -> Game:
    return played_game()


def test_the_value_is_told_with_every_action_and_the_best_line(game: Game) -> None:
    told = run("solve", "-", "--at", str(LATE), stdin=game.record()).out
    there = game.rewound(LATE)
    solution = solve(there.state.copy())
    rest = there.copy()
    for action in solution.line:
        rest.apply(action)
    assert f"{ending(rest)} That is how it ends with best play on both sides." in words(told)
    for action, score in solution.actions:
        assert score is not None
        value = rf"{outcome_word(score)} +{votes_in_words(score)} .*\b{action}\b"
        assert re.search(value, told)
    line = told[told.index("Best line") :]
    for move in rest.moves[LATE:]:
        assert str(move) in line
    assert f"{solution.nodes:,} positions in " in told
    assert max(len(line) for line in told.splitlines()) <= 80


def test_both_hands_and_the_trick_are_shown(game: Game) -> None:
    there = game.rewound(LATE)
    told = run("solve", "-", "--at", str(LATE), stdin=game.record()).out
    for seat in "AB":
        hand = " ".join(card.code for card in there.view("AB".index(seat)).seats["AB".index(seat)].hand)
        assert re.search(rf"{seat}'s hand +{hand}", told)
    led = there.public_view().seats[there.public_view().leader].played
    assert led is not None
    assert re.search(rf"Trick +[AB]: {led}", told)


def test_a_trick_that_has_begun_is_told_from_its_beginning(game: Game) -> None:
    there = game.rewound(LATE)
    view = there.public_view()
    led = view.seats[view.leader].played
    position = Game.from_position(there.position())
    lines = [
        played_line(moment, solve(moment.state.copy()).line, Voice(game)) for moment in (there, position)
    ]
    assert lines[0] == lines[1]
    moves, sentences = lines[0][0]
    assert moves.count(":") == 1
    assert led is not None
    assert f"{'AB'[view.leader]} leads {led.faction.singular} {led.value}." in sentences[0]


def test_a_position_is_solved_like_the_record_that_it_comes_from(game: Game, tmp_path: Path) -> None:
    position = game.rewound(LATE).position()
    file = tmp_path / "position.txt"
    file.write_text(position.replace(" | ", "\n| ") + "\n")
    record = run("solve", "-", "--at", str(LATE), "--json", stdin=game.record()).json()
    assert isinstance(record, dict)
    assert record["position"] == position
    for arguments, stdin in (((position,), ""), ((str(file),), ""), (("-",), position)):
        data = run("solve", *arguments, "--json", stdin=stdin).json()
        assert isinstance(data, dict)
        assert {**data, "seconds": 0} == {**record, "seconds": 0}


def test_programs_get_the_same_as_data(game: Game) -> None:
    data = run("solve", "-", "--at", str(LATE), "--json", stdin=game.record()).json()
    assert isinstance(data, dict)
    there = game.rewound(LATE)
    solution = solve(there.state.copy())
    assert solution.score is not None
    assert data["seat"] == "AB"[solution.seat]
    assert data["votes"] == solution.score.votes
    assert [entry["action"] for entry in data["actions"]] == [
        str(action) for action in there.legal_actions()
    ]
    assert data["complete"] is True
    for move in data["line"]:
        there.apply(move[2:], "AB".index(move[0]))
    assert there.is_over


@pytest.mark.parametrize(("moves", "trick"), [(1_000, 1), (46, 11)])
def test_without_a_moment_it_is_the_last_position_or_the_beginning_of_phase_2(
    moves: int, trick: int
) -> None:
    record = played_game(moves=moves).record()
    data = run("solve", "-", "--nodes", "20", "--json", stdin=record).json()
    assert isinstance(data, dict)
    assert f"| phase 2 | trick {trick} |" in str(data["position"])


def test_phase_2_is_found_in_every_record() -> None:
    game = played_game("clockwork-court", places="Swamp")
    moments = second_phase(game)
    for number in range(len(game.moves)):
        assert (number in moments) == (game.rewound(number).public_view().phase == 2)


def test_a_limit_that_is_too_small_is_told_honestly(game: Game) -> None:
    outcome = run("solve", "-", "--nodes", "1", stdin=game.record())
    assert outcome.code == 0
    assert "Unknown: there was not enough time." in words(outcome.out)
    # Of actions about which nothing is known, none is the best so far.
    assert "Best so far" not in outcome.out
    first = game.rewound(second_phase(game)[0])
    unknown = outcome.out[outcome.out.index("unknown") :]
    for action in first.legal_actions():
        assert str(action) in unknown
    data = run("solve", "-", "--nodes", "1", "--json", stdin=game.record()).json()
    assert isinstance(data, dict)
    assert (data["complete"], data["outcome"], data["votes"], data["line"]) == (False, None, None, [])
    assert {entry["outcome"] for entry in data["actions"]} == {None}


def test_what_is_known_within_the_limit_is_shown() -> None:
    there = played_game(seed=3).rewound(36)
    nodes = solve(there.state.copy()).nodes // 2
    told = run("solve", there.position(), "--nodes", str(nodes)).out
    assert "Unknown: there was not enough time" in told
    assert "unknown" in told
    assert re.search(r"^(win|loss|shared) +", told, re.MULTILINE)


def test_bounds_are_told_where_a_value_is_not_known() -> None:
    there = played_game(seed=3).rewound(34)
    exact = solve(there.state.copy())
    nodes = str(exact.nodes // 2)
    solution = solve(there.state.copy(), Limit(steps=exact.nodes // 2))
    told = words(run("solve", there.position(), "--nodes", nodes).out)
    assert f"Best so far: {solution.best} (" in told
    data = run("solve", there.position(), "--nodes", nodes, "--json").json()
    assert isinstance(data, dict)
    assert data["best"] == solution.best
    truth = dict(exact.actions)
    for entry in data["actions"]:
        score = truth[entry["action"]]
        assert score is not None
        outcomes = [("loss", "shared", "win").index(entry[bound]["outcome"]) for bound in ("least", "most")]
        assert outcomes[0] <= score.outcome + 1 <= outcomes[1]


@pytest.mark.parametrize(
    ("bounds", "said"),
    [
        (Bounds(Score(-1, -5), Score(1, 5)), ("unknown", "")),
        (Bounds(Score(0, 0), Score(1, 5)), ("unknown", "at least shared")),
        (Bounds(Score(-1, -5), Score(0, 0)), ("unknown", "at most shared")),
        (Bounds(Score(1, 1), Score(1, 3)), ("win", "one vote ahead to 3 votes ahead")),
        (Bounds(Score(1, 3), Score(1, 3)), ("win", "3 votes ahead")),
        (Bounds(Score(-1, -3), Score(-1, -1)), ("loss", "3 votes behind to one vote behind")),
    ],
    ids=str,
)
def test_bounds_have_words(bounds: Bounds, said: tuple[str, str]) -> None:
    assert bounds_in_words(bounds) == said


@pytest.mark.parametrize("deck", ["Pe Ro Ra Ba Ph", "Go Kn Bs Ph Uc", "under-the-bridge"])
@pytest.mark.parametrize("place", ["", "Tower", "Swamp", "Castle"])
def test_endings_of_any_deck_anywhere_can_be_solved(deck: str, place: str) -> None:
    game = played_game(deck, seed=4, places=place)
    outcome = run("solve", "-", "--at", str(len(game.moves) - 5), stdin=game.record())
    assert outcome.code == 0
    assert outcome.err == ""
    assert "with best play on both sides" in words(outcome.out)
    assert max(len(line) for line in outcome.out.splitlines()) <= 80


@pytest.mark.parametrize(
    ("score", "said"),
    [
        (Score(1, 3), "win, 3 votes ahead"),
        (Score(1, 1), "win, one vote ahead"),
        (Score(1, 0), "win, votes tied"),
        (Score(0, 0), "shared, votes tied"),
        (Score(-1, -1), "loss, one vote behind"),
        (Score(-1, -5), "loss, 5 votes behind"),
    ],
    ids=str,
)
def test_a_value_has_words_and_not_only_a_colour(score: Score, said: str) -> None:
    assert f"{outcome_word(score)}, {votes_in_words(score)}" == said


POSITION = "Go Kn Do Dw Un | phase 2 | A hand Go5 | B hand Go6"


@pytest.mark.parametrize(
    ("arguments", "stdin", "says"),
    [
        (
            ["-", "--at", "3"],
            played_game().record(),
            "Phase 2 can be solved: --at 26 to --at 51",
        ),
        (["-", "--at", "52"], played_game().record(), "The game is over"),
        (["-", "--at", "53"], played_game().record(), "The record has 52 actions: --at takes"),
        (["-", "--at", "-1"], played_game().record(), "The record has 52 actions"),
        (["-", "--at", "soon"], played_game().record(), "whole number"),
        (["-"], played_game(moves=9).record(), "this record ends in phase 1"),
        (["-"], played_game(players=4, moves=5).record(), "this record ends in phase 1"),
        (["-"], played_kingdoms().record(), "Claim Kingdoms"),
        (["-"], played_kingdoms(moves=9).position(), "Claim Kingdoms"),
        (["-"], played_game(moves=9).position(), "phase 2"),
        (["-"], played_game(players=3).position(), "The game is over"),
        (["-"], played_game().position(), "The game is over"),
        (["-", "--at", "0"], played_game(moves=40).position(), "this is a position"),
        (["-", "--seconds", "0"], "", "seconds above 0, not 0"),
        (["-", "--seconds", "-1"], "", "seconds above 0, not -1"),
        (["-", "--seconds", "nan"], "", "seconds above 0, not nan"),
        (["-", "--seconds", "long"], "", "--seconds"),
        (["-", "--nodes", "0"], "", "above 0, not 0"),
        (["-", "--nodes", "-7"], "", "above 0, not -7"),
        (["-", "--nodes", "1.5"], "", "whole number"),
        (["-"], "", "empty"),
        (["-"], "nonsense", "header"),
        (["-"], "[Game", "header"),
        (["-"], "{", "JSON"),
        ([POSITION], "", "These cards are missing: "),
        (["|"], "", "begins with the codes"),
        (["Go Kn | phase 2"], "", "faction"),
        (["no-such-file"], "", "no file no-such-file"),
        ([], "", "POSITION|RECORD"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_solved_is_refused(arguments: list[str], stdin: str, says: str) -> None:
    assert says in refused(run("solve", *arguments, stdin=stdin))


def test_solving_works_as_a_process(game: Game) -> None:
    outcome = run_process("solve", "-", "--at", "46", stdin=game.record().encode())
    assert (outcome.code, outcome.err) == (0, "")
    assert "\x1b" not in outcome.out


def test_ctrl_c_shows_what_is_known_by_then() -> None:
    game = played_game("northern-raid")
    with Terminal("solve", game.rewound(second_phase(game)[0]).position()) as terminal:
        assert terminal.read_until("Solving")
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.read_until(r"positions in \d+\.\d+ s")
        assert terminal.exit_code() == 130
    assert "Unknown: there was not enough time" in terminal.seen
    assert "Traceback" not in terminal.seen


def secret_choice() -> Game:
    """A secret choice of two players, before phase 2."""
    game = played_game(places="Swamp")
    return game.rewound(second_phase(game)[0])


def test_a_secret_choice_is_told_with_its_chance_and_how_to_mix_it() -> None:
    there = secret_choice()
    mixture = mix(there.state.copy())
    told = run("solve", there.position()).out
    seat, other = "AB"[mixture.seat], "AB"[1 - mixture.seat]
    chance = f"{float(100 * mixture.least):.1f}%"
    assert f"{seat} wins with a probability of {chance} if both choose as well as they can." in words(told)
    assert "Both choose in secret." in told
    for who, made in ((seat, mixture.choices), (other, mixture.replies)):
        assert f"{who}'s choices" in told
        for cards, share in made:
            assert re.search(rf"^{cards} +{float(100 * share):.1f}%", told, re.MULTILINE)
    assert max(len(line) for line in told.splitlines()) <= 80
    data = run("solve", there.position(), "--json").json()
    assert isinstance(data, dict)
    assert (data["seat"], data["meaning"], data["complete"]) == (seat, "mixed", True)
    assert data["least"] == data["most"] == float(mixture.least)
    assert data["choices"] == [{"cards": cards, "share": float(share)} for cards, share in mixture.choices]


def test_a_secret_choice_has_bounds_where_the_limit_is_too_small() -> None:
    told = words(run("solve", secret_choice().position(), "--nodes", "3").out)
    assert "wins with a probability of 0.0% to 100.0%" in told
    assert "Unknown: there was not enough time." in told


def test_three_players_are_told_what_is_sure_and_what_is_best_for_each() -> None:
    game = played_game(players=3)
    at = len(game.moves) - 8
    there = game.rewound(at)
    state = there.state.copy()
    paranoid = Solver().begin_paranoid(state).go_on(Limit())
    max_n = solve_max_n(state)
    told = run("solve", "-", "--at", str(at), stdin=game.record()).out
    assert "Against all (paranoid): what" in told
    assert "Each for themselves (max-n): what" in words(told)
    expected = dict(max_n.actions)
    for action, score in paranoid.actions:
        assert score is not None
        each = expected[action]
        assert each is not None
        lot = ", ".join(f"{seat}: {outcome_word(one)}" for seat, one in zip("ABC", each, strict=True))
        sure = f"{outcome_word(score)}, {votes_in_words(score)}"
        assert re.search(rf"^{action} +{sure} +{lot}$", told, re.MULTILINE)
    assert "Best line" in told
    assert max(len(line) for line in told.splitlines()) <= 80
    data = run("solve", "-", "--at", str(at), "--json", stdin=game.record()).json()
    assert isinstance(data, dict)
    assert data["paranoid"]["meaning"] == "paranoid"
    assert data["max-n"]["best"] == max_n.best
    for move in data["max-n"]["line"]:
        there.apply(move[2:], "ABC".index(move[0]))
    assert there.is_over


def test_three_players_are_told_what_is_not_known() -> None:
    game = played_game(players=3)
    told = words(run("solve", "-", "--nodes", "4", stdin=game.record()).out)
    assert "Unknown: there was not enough time." in told
    assert "unknown" in told
