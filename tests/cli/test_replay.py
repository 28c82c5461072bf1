"""`claimant replay`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from claimant.claim import Game
from claimant.claim.sets import PLACES, PRESETS
from claimant.locale import Words
from tests.cli.shell import ending, played_game, refused, run, run_process

DECKS = [*PRESETS, "Go Kn Bs Ph Uc", "Pe Ro Ra Ba Ph", "Gi Gn Au Gr Ra"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(played_game().record())
    return file


@pytest.mark.parametrize("deck", DECKS)
def test_json_holds_the_result_of_the_library(deck: str) -> None:
    game = played_game(deck)
    data = run("replay", "-", "--json", stdin=game.record()).json()
    assert isinstance(data, dict)
    result = json.loads(json.dumps(game.result().to_json()))
    assert {name: data[name] for name in result} == result
    assert data["over"] is True
    assert data["moves"] == len(game.moves)
    assert data["deck"] == [faction.code for faction in game.rules.factions]


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_played_is_told_and_every_trick_has_a_winner(deck: str) -> None:
    game = played_game(deck)
    told = run("replay", "-", stdin=game.record()).out
    plays = [str(move.action) for move in game.moves if str(move.action)[0].isalpha()]
    assert len(re.findall(r"(?:leads|plays) [A-Z][\w ]+ \d+\.", " ".join(told.split()))) == len(plays)
    moments = {move.moment for move in game.moves}
    tricks = len(moments) - any(phase == 3 for phase, _ in moments)
    assert len(re.findall(r"[AB] wins the trick\.", " ".join(told.split()))) == tricks


@pytest.mark.parametrize("deck", DECKS)
def test_the_end_tells_how_every_faction_voted(deck: str) -> None:
    game = played_game(deck)
    told = run("replay", "-", stdin=game.record()).out
    table = told[told.index("Faction ") :].splitlines()
    for vote in game.result().votes:
        line = next(line for line in table if line.startswith(vote.faction.name))
        voter = "no vote" if vote.side is None else "AB"[vote.side]
        assert re.search(rf" {voter}\b", line)


def test_a_game_of_four_is_told_with_its_teams() -> None:
    game = played_game(players=4)
    told = run("replay", "-", stdin=game.record()).out
    side = "Team A + C" if game.result().winning_sides == [0] else "Team B + D"
    assert "Team A + C – Team B + D" in told
    assert f"{side} wins" in told
    assert re.search(r"^  D( +[A-Z][a-z]\d+){9} *$", told, re.MULTILINE)


def test_a_game_of_three_is_told_with_three_scores() -> None:
    game = played_game(players=3)
    result = game.result()
    told = " ".join(run("replay", "-", stdin=game.record()).out.split())
    scores = "–".join(map(str, sorted(result.totals, reverse=True)))
    assert f"{'ABC'[result.winners[0]]} wins the vote, {scores}." in told
    assert re.search(r" C( [A-Z][a-z]\d+){12} ", told)


@pytest.mark.parametrize("code", PLACES)
def test_places_are_explained_and_what_they_do_is_told(code: str) -> None:
    game = played_game("northern-raid", places=code)
    out = run("replay", "-", stdin=game.record()).out
    told = " ".join(out.split())
    place = PLACES[code]()
    effect = Words("en").text(f"place-{code}-effect")
    assert f"{place.name}: {effect}" in told
    assert ending(game) in told
    assert max(len(line) for line in out.splitlines()) <= 80


@pytest.mark.parametrize(("deck", "players"), [("Gi Gn Au Gr Ra", 2), ("clockwork-court", 3), ("claim", 4)])
def test_tricks_are_numbered_as_in_the_record(deck: str, players: int) -> None:
    game = played_game(deck, players=players)
    told = run("replay", "-", stdin=game.record()).out
    recorded = [stand[1] for stand in dict.fromkeys([move.moment for move in game.moves]) if stand[0] < 3]
    assert [int(number) for number in re.findall(r"^ {1,2}(\d+)\. ", told, re.MULTILINE)] == recorded


def test_a_game_in_json_is_replayed_too() -> None:
    game = played_game()
    assert (
        run("replay", "-", stdin=json.dumps(game.to_json())).out
        == run("replay", "-", stdin=game.record()).out
    )


def test_a_file_is_replayed_like_standard_input(record: Path) -> None:
    assert run("replay", str(record)).out == run("replay", "-", stdin=record.read_text()).out


def test_a_file_from_another_system_is_read_too(record: Path) -> None:
    text = record.read_text()
    record.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert run("replay", str(record)).out == run("replay", "-", stdin=text).out


def test_an_unfinished_game_is_told_as_far_as_it_went() -> None:
    game = played_game(moves=5)
    outcome = run("replay", "-", stdin=game.record())
    assert outcome.code == 0
    assert "The record ends here" in outcome.out
    data = run("replay", "-", "--json", stdin=game.record()).json()
    assert isinstance(data, dict)
    assert data["over"] is False
    assert "winners" not in data


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    game = Game("claim", seed=1)
    seat = "AB"[game.to_act or 0]
    lines = game.record() + f"\nphase 1\n1. {seat}:Kn1\n"
    assert "Kn1" in refused(run("replay", "-", stdin=lines))


def test_a_record_with_too_few_cards_is_refused(record: Path) -> None:
    lines = [line for line in record.read_text().splitlines() if not line.startswith("deal deck")]
    assert "deck" in refused(run("replay", "-", stdin="\n".join(lines)))


def test_an_illegal_move_in_json_is_refused() -> None:
    data = Game("claim", seed=1, first=0).to_json()
    data["moves"] = [{"move": "B:Go1"}]
    assert "B" in refused(run("replay", "-", stdin=json.dumps(data)))


def test_a_wrong_winner_is_refused(record: Path) -> None:
    text = record.read_text()
    winner = text.split('[Winner "')[1][0]
    wrong = text.replace(f'[Winner "{winner}"]', f'[Winner "{"B" if winner == "A" else "A"}"]')
    assert "won" in refused(run("replay", "-", stdin=wrong))


def test_lines_stay_within_eighty_columns(record: Path) -> None:
    assert max(len(line) for line in run("replay", str(record)).out.splitlines()) <= 80


def test_replay_works_as_a_process(record: Path) -> None:
    outcome = run_process("replay", "-", stdin=record.read_bytes())
    assert outcome.code == 0
    assert outcome.err == ""
    assert outcome.out == run("replay", str(record)).out
