"""A package with entry points: what it brings is found, and played with in every process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from unittest import mock

import pytest
from fluent.runtime import FluentBundle, FluentResource

from claimant.tabletop.chance import Chance
from tests.cli.shell import PROGRAM, Outcome
from tests.plugins.installing import DISTRIBUTION, install, search_path
from tests.server.running import Server
from tests.server.visitor import Visitor, hang_up_all

DECK = "Go Kn Dw Sa Un"
PATIENCE = 120.0
"""So many seconds a game may take, on a machine that is busy with other things."""
KINGDOMS = "Me Go Dw Gn Tr Do Kn"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the package is installed."""
    folder = tmp_path_factory.mktemp("installed")
    install(DISTRIBUTION, folder / "site", folder / "scratch")
    return folder / "site"


def run(*command: str, path: str, cwd: Path) -> Outcome:
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"},
        timeout=120,
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


# --- the command line -------------------------------------------------------------------------------


def test_the_command_line_knows_what_is_installed(site: Path, tmp_path: Path) -> None:
    def told(*arguments: str) -> str:
        outcome = run(*PROGRAM, *arguments, path=search_path(site), cwd=tmp_path)
        assert (outcome.code, outcome.err) == (0, "")
        return outcome.out

    assert "Sailors (Sa), home-made" in told("faction", "sailor")
    assert "whoever leads gets one extra vote" in told("place", "Quay")
    assert "Mermaids" in told("factions", "--game", "kingdoms")
    bots = {bot["name"]: bot for bot in json.loads(told("bots", "--json"))}
    assert bots["pilot"]["description"] == "plays the first card that it may"
    assert (bots["pilot"]["games"], bots["regent"]["games"]) == (["claim"], ["claim", "kingdoms"])


def test_importing_the_library_loads_nothing(site: Path, tmp_path: Path) -> None:
    code = (
        "from claimant.bots import opponents\n"
        "from claimant.claim.sets import FACTIONS\n"
        "print('Sa' in FACTIONS, *opponents())"
    )
    outcome = run(sys.executable, "-c", code, path=search_path(site), cwd=tmp_path)
    assert outcome.out.split() == ["False", "random", "greedy", "squire", "captain", "regent"]


def test_the_arena_plays_with_it_in_several_processes(site: Path, tmp_path: Path) -> None:
    options = ["--building", "Quay", "--pairs", "3", "--seed", "1", "--records", "games", "--json"]
    command = [*PROGRAM, "arena", "pilot@20", "random", "--deck", DECK, *options]
    several = run(*command, "--processes", "2", path=search_path(site), cwd=tmp_path)
    found = several.json()
    assert isinstance(found, dict)
    assert found["complete"]
    assert (found["deck"], found["places"]) == (DECK.split(), ["Quay"])
    records = sorted(tmp_path.glob("games/*.claim"))
    assert len(records) == 6
    assert all('[BotA "pilot@20"]' in record.read_text(encoding="utf-8") for record in records[::2])
    told = run(*PROGRAM, "replay", str(records[0]), path=search_path(site), cwd=tmp_path)
    assert (told.code, told.err) == (0, "")
    assert "Sailor" in told.out


def test_the_arena_draws_the_same_decks_in_several_processes_as_in_one(site: Path, tmp_path: Path) -> None:
    def scores(processes: str) -> object:
        options = ["--deck", "random", "--pairs", "4", "--seed", "3", "--json", "--processes", processes]
        command = [*PROGRAM, "arena", "pilot", "random", *options]
        found = run(*command, path=search_path(site), cwd=tmp_path).json()
        assert isinstance(found, dict)
        [match] = found["matches"]
        return match["wins"], match["shared"], match["losses"]

    assert scores("2") == scores("1")


def test_the_arena_plays_claim_kingdoms_with_it_in_several_processes(site: Path, tmp_path: Path) -> None:
    command = [*PROGRAM, "arena", "random", "greedy", "--game", "kingdoms", "--deck", KINGDOMS]
    options = ["--pairs", "1", "--seed", "1", "--processes", "2", "--json"]
    found = run(*command, *options, path=search_path(site), cwd=tmp_path).json()
    assert isinstance(found, dict)
    assert found["complete"]
    assert "Me" in found["deck"]


def test_a_game_that_a_bot_does_not_play_is_refused_before_anybody_plays(
    site: Path, tmp_path: Path
) -> None:
    command = [*PROGRAM, "arena", "pilot", "random", "--game", "kingdoms", "--processes", "2"]
    outcome = run(*command, path=search_path(site), cwd=tmp_path)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == "claimant: The bot pilot does not play kingdoms, only claim.\n"


def test_a_package_that_is_broken_is_named_and_harms_nothing(site: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken-1.0.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n", encoding="utf-8"
    )
    bots = "[claimant.bots]\nabsent = no_such_module:Bot\nnumber = math:pi\n"
    factions = "[claimant.factions]\nsine = math:sin\n"
    (broken / "entry_points.txt").write_text(bots + factions, encoding="utf-8")
    outcome = run(*PROGRAM, "bots", path=search_path(site, tmp_path), cwd=tmp_path)
    assert outcome.code == 0
    assert "pilot" in outcome.out
    assert outcome.err.splitlines() == [
        "claimant: The plug-in math:sin (claimant.factions, package broken) cannot be loaded: "
        "TypeError: it is not a class derived from the Faction of claimant.claim or claimant.kingdoms.",
        "claimant: The plug-in no_such_module:Bot (claimant.bots, package broken) cannot be loaded: "
        "ModuleNotFoundError: No module named 'no_such_module'",
        "claimant: The plug-in math:pi (claimant.bots, package broken) cannot be loaded: TypeError: "
        "it is not a function or class that makes a bot.",
    ]


# --- the server -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with (
        mock.patch.dict(os.environ, {"PYTHONPATH": search_path(site)}),
        Server(tmp_path_factory.mktemp("server")) as running,
    ):
        yield running
    hang_up_all()


def played_out(ann: Visitor, game: str) -> dict[str, object]:
    """The outcome of a game that Ann plays to its end against bots."""
    chance = Chance(1)
    latest = monotonic() + PATIENCE
    while ann.sees(game)["outcome"] is None:
        assert monotonic() < latest, ann.sees(game)
        if not ann.play_any(game, chance):
            sleep(0.02)
    outcome: dict[str, object] = ann.sees(game)["outcome"]
    return outcome


def test_the_server_tells_the_words_of_what_is_installed(server: Server) -> None:
    catalogue = Visitor(server).get("/catalogue")
    assert {"Sa", "Me"} <= {faction["code"] for faction in catalogue["factions"]}
    assert {"code": "Quay", "kind": "building"} in catalogue["places"]
    assert {"bot": "pilot", "games": ["claim"], "level": None} in catalogue["bots"]
    assert set(catalogue["texts"]) == {"en"}
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue["texts"]["en"]))
    texts = {
        "faction-Sa": "Sailors",
        "faction-Sa-one": "Sailor",
        "faction-Me": "Mermaids",
        "place-Quay": "Quay",
        "bot-pilot-text": "plays the first card that it may",
        "lesson-Sa-done": "Sa5 fought like a 6.",
    }
    for key, text in texts.items():
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, {}) == (text, [])
    assert not any(bundle.has_message(key) for key in ("faction-Go", "place-Tower", "bot-regent"))


def test_a_whole_game_is_played_on_the_server(server: Server) -> None:
    ann = Visitor(server, "Ann")
    setup = {"game": "claim", "deck": DECK, "places": ["Quay"]}
    table = ann.post("/tables", setup=setup, bots=["pilot"], start=True)
    outcome = played_out(ann, table["game"])
    assert outcome["by"] == "rules"
    assert [vote["power"] for vote in outcome["result"]["extra_votes"]] == ["Quay"]  # type: ignore[index]
    record = ann.http.get(f"/games/{table['game']}/record").text
    assert f'[Deck "{DECK}"]' in record
    replay = ann.ask("POST", "/replays", {"record": record})
    assert replay.status_code < 300, replay.text
    assert server.errors == []


def test_a_whole_game_of_claim_kingdoms_is_played_on_the_server(server: Server) -> None:
    bob = Visitor(server, "Bob")
    table = bob.post("/tables", setup={"game": "kingdoms", "deck": KINGDOMS}, bots=["greedy"], start=True)
    assert played_out(bob, table["game"])["by"] == "rules"
    assert server.errors == []


def test_a_bot_is_not_seated_at_a_game_that_it_does_not_play(server: Server) -> None:
    eve = Visitor(server, "Eve")
    refusal = eve.refused("POST", "/tables", setup={"game": "kingdoms"}, bots=["pilot"])
    assert refusal == (422, "bot-cannot-play")


@pytest.mark.parametrize("lesson", ["Sa", "Quay", "kingdoms-Me"])
def test_its_lessons_come_after_all_others_and_lead_to_their_end(server: Server, lesson: str) -> None:
    visitor = Visitor(server)
    known = [entry["lesson"] for entry in visitor.get("/lessons")]
    assert known[-3:] == ["Sa", "Quay", "kingdoms-Me"]
    done: list[str] = []
    while not (told := visitor.post(f"/lessons/{lesson}", actions=done))["done"]:
        done.append(told["suggested"])
    assert told["on_plan"]


def test_each_of_several_server_processes_loads_it(site: Path, tmp_path: Path) -> None:
    (tmp_path / "lamps.py").write_text(
        "from claimant.bots import register_bot\n"
        "from claimant_harbour.bots import Pilot\n"
        "register_bot('steersman', Pilot)\n",
        encoding="utf-8",
    )
    code = (
        "import os; os.environ['CLAIMANT_SERVER_SETTINGS'] = '{\"plugin\": [\"lamps\"]}'\n"
        "from claimant.server.http.app import from_environment\n"
        "from_environment()\n"
        "from claimant.bots import opponents\n"
        "from claimant.claim.sets import FACTIONS\n"
        "print(*opponents()[-2:], 'Sa' in FACTIONS)\n"
    )
    outcome = run(sys.executable, "-c", code, path=search_path(site), cwd=tmp_path)
    assert outcome.out.split() == ["pilot", "steersman", "True"], outcome.err
