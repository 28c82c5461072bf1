"""`claimant play` with three and four players."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from claimant.claim import Game
from claimant.cli.claim.palette import ClaimPalette
from claimant.cli.claim.scoreboard import show_result
from claimant.cli.playing.voice import Voice
from tests.cli.shell import ALWAYS_THE_FIRST, ending, play, played_game, run


@pytest.mark.parametrize("deck", ["claim", "clockwork-court", "Gi Gn Au Gr Ra Se Un"])
@pytest.mark.parametrize(("players", "seat"), [(3, "A"), (3, "C"), (4, "B"), (4, "D")])
def test_a_game_of_three_or_four_is_played_to_its_end(
    deck: str, players: int, seat: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    arguments = ("--deck", deck, "--players", str(players), "--seat", seat, "--save", str(file))
    told = play(*arguments, typed=ALWAYS_THE_FIRST).out
    game = Game.from_record(file.read_text())
    assert game.is_over
    assert ending(game, "ABCD".index(seat)) in " ".join(told.split())
    assert f"--players {players} --bot random --seat {seat} --seed 3" in told.splitlines()[-1]
    assert max(len(line) for line in told.splitlines()[:-1]) <= 80


def test_who_sits_where_is_told_at_the_start() -> None:
    three = " ".join(play("--players", "3", "--seat", "B").out.split())
    assert "Clockwise after you: Random 2 and Random 1. Everyone plays for themselves." in three
    four = " ".join(play("--players", "4", "--seat", "B").out.split())
    assert "Your partner is Random 3. The other team: Random 2 and Random 1." in four


def test_everybody_has_a_column_and_votes_go_to_teams() -> None:
    told = play("--players", "4", typed=ALWAYS_THE_FIRST).out
    assert re.search(r"Random 2 +9 cards in hand", told)
    assert re.search(r"Won +You +Random 1 +Random 2 +Random 3 +Votes now for", told)
    assert re.search(r"Faction +Your team +The other team +Votes for", told)


def result_at(width: int, game: Game, you: int | None) -> list[str]:
    paper = io.StringIO()
    palette = ClaimPalette(game.rules.factions)
    show_result(Console(file=paper, width=width), game.result(), Voice(game, you), palette)
    return paper.getvalue().splitlines()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_the_result_has_one_line_for_every_faction(players: int, seed: int) -> None:
    game = played_game(players=players, seed=seed)
    for you in (0, None):
        lines = result_at(80, game, you)
        table = lines[1 : lines.index("")]
        assert [line.split()[0] for line in table] == [faction.name for faction in game.rules.factions]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_a_narrow_screen_nothing_of_the_result_is_lost(players: int) -> None:
    game = played_game(players=players)
    voice = Voice(game, 0)
    reasons = voice.kind.explain(game.result()).reasons
    told = " ".join(result_at(50, game, 0))
    assert "…" not in told
    assert max(len(line) for line in result_at(50, game, 0)) <= 50
    for vote in game.result().votes:
        assert voice.say(reasons[vote.faction.code]).split()[-1] in told
        for count in vote.counts:
            assert f"{count.number}:" in told or not count.number


def test_a_prize_is_chosen_after_the_trick_has_been_told() -> None:
    told = play("--players", "3", typed="1\n" * 20).out
    before, after = told.split("Which prize do you take?", 1)
    last_trick = " ".join(before[before.rindex("\nThe prizes: ") :].split())
    assert "You win the trick." in last_trick
    assert re.match(r"\s+1 Prize: \w+ \d+\s+2 Prize: ", after)
    assert "You take the prize" in after


def test_what_is_not_advised_is_said_on_stderr() -> None:
    outcome = run("play", "--players", "3", "--deck", "claim2")
    assert outcome.code == 0
    assert outcome.err == "claimant: With 3 players the rulebook advises against Trolls.\n"
