"""What goes over the wire looks as the OpenAPI document says: every message, every view, every event."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from claimant.claim.game import Game
from claimant.claim.sets import PLACES
from claimant.games import find_game
from claimant.kingdoms.game import Game as Kingdoms
from claimant.server.messages import answers, catalogue, frames, games, views
from claimant.server.messages.shapes import REFERENCE
from claimant.tabletop.chance import Chance
from tests.claim.decks import covering_decks
from tests.claim.soak import random_setup
from tests.kingdoms.decks import COVERING
from tests.server.reading import read, read_game, read_outcome, read_view, read_votes
from tests.server.running import Server
from tests.server.test_play import first_move, sit_down
from tests.server.visitor import Visitor, play_out

AnyGame = Game | Kingdoms
GAMES_OF_MORE = 12


# --- what the rules say -----------------------------------------------------------------------------


def read_all(game: AnyGame, kind: str, chance: Chance) -> None:
    """Play a game to its end, and read everything that anybody is told of it."""
    viewers = [*range(game.seats), None]
    while True:
        for viewer in viewers:
            view = game.public_view() if viewer is None else game.view(viewer)
            read_view(view.to_json(), kind)
            read_votes(find_game(kind).standing(view), kind)
        if game.is_over:
            break
        seat = game.asked[chance.below(len(game.asked))]
        legal = game.legal_actions(seat)
        game.apply(str(legal[chance.below(len(legal))]), seat)
    for viewer in viewers:
        read(list[views.GameEvent], [event.to_json() for event in game.events(viewer)])
    result = game.result().to_json()
    read_outcome({"winners": result["winners"], "by": "rules", "result": result}, kind)


def test_games_of_claim_with_all_factions_and_places_look_as_described() -> None:
    chance = Chance(1)
    met = [*PLACES, ""]
    for number, factions in enumerate(covering_decks()):
        read_all(Game(factions, places=met[number % len(met)], seed=number), "claim", chance)
    for _ in range(GAMES_OF_MORE):
        rules = random_setup(chance)
        deck, places = [faction.code for faction in rules.factions], [place.code for place in rules.places]
        read_all(Game(deck, players=rules.players, places=places, seed=1), "claim", chance)


def test_games_of_claim_kingdoms_with_all_factions_look_as_described() -> None:
    chance = Chance(2)
    for number, deck in enumerate(COVERING):
        read_all(Kingdoms(deck, seed=number), "kingdoms", chance)


# --- what the server says ---------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["claim", "kingdoms"])
def test_all_that_is_told_of_a_game_looks_as_described(server: Server, kind: str) -> None:
    ann, ben = Visitor(server, "Ann"), Visitor(server, "Ben")
    opened = ann.post("/tables", setup={"game": kind})
    read(answers.TableAnswer, opened)
    table = opened["table"]
    read(answers.TableAnswer, ben.post(f"/tables/{table}/players"))
    with ann.socket() as line:
        line.send(do="watch", table=table)
        read(answers.TableNews, line.hear("table"))
        game = read(answers.TableAnswer, ann.post(f"/tables/{table}/games")).game
        assert game is not None
        read_game(games.GameNews, line.hear("game"), kind)
        play_out(game, [ann, ben], Chance(5))
        while line.hear("game")["outcome"] is None:
            pass
    for visitor in (ann, Visitor(server)):
        read_game(games.GameAnswer, visitor.get(f"/games/{game}", since=0), kind)
        for step in visitor.get(f"/games/{game}/replay"):
            read_game(games.ReplayStep, step, kind)
    record = ann.http.get(f"/games/{game}/record").text
    told = ann.post("/replays", record=record, seat="A")
    read(games.RecordReplay, told)
    for step in told["steps"]:
        read_game(games.ReplayStep, step, kind)
    lines = [msgspec.json.decode(line) for line in ann.http.get(f"/games/{game}/stream").text.split()]
    assert [line["type"] for line in lines] == ["table", "game"]
    read(answers.TableNews, lines[0])
    read_game(games.GameNews, lines[1], kind)


def test_offers_and_what_comes_of_them_look_as_described(server: Server) -> None:
    ann, ben, game = sit_down(server)
    actor, other, action = first_move((ann, ben), game)
    actor.move(game, action, 0)
    actor.post(f"/games/{game}/offers", what="undo", version=1, key="undo")
    told = ann.get(f"/games/{game}", since=0)
    assert told["offer"] is not None
    read_game(games.GameAnswer, told, "claim")
    other.post(f"/games/{game}/answers", agree=False, version=2, key="no")
    ann.post(f"/games/{game}/resignation", version=3, key="enough")
    told = ann.get(f"/games/{game}", since=0)
    assert told["outcome"]["by"] == "resignation"
    read_game(games.GameAnswer, told, "claim")


def test_everything_else_looks_as_described(server: Server) -> None:
    ann = Visitor(server, "Ann")
    table = ann.post("/tables", bots=["random"], start=True)
    game = table["game"]
    read(answers.PlayerAnswer, ann.get("/me"))
    read(answers.Profile, ann.get(f"/players/{ann.id}"))
    read(list[answers.GameEntry], ann.get("/me/games"))
    read(list[answers.TableAnswer], ann.get("/tables"))
    read(list[answers.TableAnswer], ann.get("/tables/mine"))
    read(answers.TokenAnswer, ann.post("/me/tokens"))
    read(list[answers.TokenAnswer], ann.get("/me/tokens"))
    read(list[answers.BotAnswer], ann.get("/bots"))
    read(catalogue.Catalogue, ann.get("/catalogue"))
    read(catalogue.LineUpAnswer, ann.post("/setups", deck="claim2", players=3))
    read(list[catalogue.LessonEntry], ann.get("/lessons"))
    for entry in ann.get("/lessons"):
        read_game(games.LessonAnswer, ann.post(f"/lessons/{entry['lesson']}"), entry["kind"])
    read(games.WhyNot, ann.get(f"/games/{game}/why-not", action="Kn2"))


# --- the document -----------------------------------------------------------------------------------


def document(server: Server) -> Any:
    return Visitor(server).http.get(f"{server.url}/api/v1/schema/openapi.json").json()


def references(data: Any) -> set[str]:
    if isinstance(data, dict):
        named = {data["$ref"]} if isinstance(data.get("$ref"), str) else set()
        return named.union(*(references(value) for value in data.values()))
    return set().union(*(references(value) for value in data)) if isinstance(data, list) else set()


def test_every_shape_is_in_the_document_and_named_once(server: Server) -> None:
    told = document(server)
    known = {REFERENCE.format(name=name) for name in told["components"]["schemas"]}
    assert references(told) <= known
    assert all("." not in name for name in told["components"]["schemas"])


def test_a_game_from_elsewhere_may_tell_more_than_is_known_here(server: Server) -> None:
    shapes = document(server)["components"]["schemas"]
    any_view = {"$ref": REFERENCE.format(name="AnyView")}
    for name in ("GameAnswer", "GameNews", "ReplayStep", "LessonAnswer"):
        assert any_view in shapes[name]["properties"]["view"]["anyOf"]
    assert "additionalProperties" not in shapes["AnyView"]
    msgspec.convert({"seat": "A", "asked": [], "legal": [], "board": {"e4": "pawn"}}, views.AnyView)


def test_every_route_says_what_it_answers(server: Server) -> None:
    for path, methods in document(server)["paths"].items():
        for method, route in methods.items():
            found = {status: told for status, told in route["responses"].items() if status < "300"}
            assert found, (method, path)
            for status, told in found.items():
                if status != "204":
                    for content in told["content"].values():
                        assert is_described(content["schema"]), (method, path)


def is_described(schema: Any) -> bool:
    """Whether more is said than that it is some object."""
    return (
        "$ref" in schema
        or schema.get("type") == "string"
        or (schema.get("type") == "array" and is_described(schema["items"]))
        or ("oneOf" in schema and all(is_described(one) for one in schema["oneOf"]))
    )


def test_the_document_tells_what_goes_over_a_socket(server: Server) -> None:
    shapes = document(server)["components"]["schemas"]
    sent, told = shapes["Frame"]["discriminator"], shapes["SocketMessage"]["discriminator"]
    assert (sent["propertyName"], told["propertyName"]) == ("do", "type")
    actions = {"move", "offer", "answer", "resign", "return"}
    assert set(sent["mapping"]) == {"watch", "unwatch", "ping"} | actions
    assert set(told["mapping"]) == {"done", "refused", "pong", "table", "game", "presence"}


# --- the same words over both ways ------------------------------------------------------------------

WRONG: dict[str, tuple[str, str, dict[str, object]]] = {
    "an action that is too long": ("moves", "move", {"action": "x" * 41}),
    "no action": ("moves", "move", {"action": ""}),
    "an action that is none": ("moves", "move", {"action": 5}),
    "an offer of something else": ("offers", "offer", {"what": "gold"}),
    "an answer that is none": ("answers", "answer", {"agree": [1]}),
    "something more": ("resignation", "resign", {"loudly": True}),
    "a version that is none": ("return", "return", {"version": -1}),
    "a version in words": ("resignation", "resign", {"version": "0"}),
    "a yes in words": ("answers", "answer", {"agree": "true"}),
    "no key": ("resignation", "resign", {"key": ""}),
    "something missing": ("moves", "move", {}),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_cannot_be_is_refused_alike_over_http_and_over_a_socket(server: Server, what: str) -> None:
    path, frame, wrong = WRONG[what]
    ann, _, game = sit_down(server)
    body = {"version": 0, "key": "a-key", **wrong}
    refused = ann.ask("POST", f"/games/{game}/{path}", body)
    assert refused.status_code == 400
    with ann.socket() as line:
        line.send(do=frame, game=game, **body)
        told = line.hear("refused")
    assert read(frames.Refused, told).key == (body["key"] or None)
    assert told["reason"] == refused.json()
    assert told["reason"]["code"] == "malformed"


def test_a_body_that_is_no_text_is_refused(server: Server) -> None:
    headers = {"content-type": "application/json"}
    for content in (b'{"name": "\xff"}', b"\xff", b"{", b"[" * 10_000):
        refused = Visitor(server).http.post("/players", content=content, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (400, "malformed")
