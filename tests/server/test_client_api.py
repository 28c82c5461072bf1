"""What the client's pages request: the catalogue, legal actions, reasons, the current votes."""

from __future__ import annotations

import msgspec
import pytest

from claimant.claim.sets import FACTIONS, PLACES, PRESETS
from claimant.kingdoms.sets import FACTIONS as KINGDOMS_FACTIONS
from claimant.tabletop.chance import Chance
from tests.server.running import Server
from tests.server.test_play import first_move, sit_down
from tests.server.visitor import Json, Visitor, play_out


def test_the_catalogue_lists_everything_that_can_be_chosen(server: Server) -> None:
    nobody = Visitor(server)
    told = nobody.get("/catalogue")
    assert {entry["code"] for entry in told["factions"] if entry["claim"]} == set(FACTIONS)
    assert {entry["code"] for entry in told["factions"] if entry["kingdoms"]} == set(KINGDOMS_FACTIONS)
    assert [entry["code"] for entry in told["places"]] == list(PLACES)
    assert [entry["name"] for entry in told["presets"]] == list(PRESETS)
    assert [entry["bot"] for entry in told["bots"]] == [entry["bot"] for entry in nobody.get("/bots")]
    pairs = {
        entry["code"]: entry["claim"]["paired_with"]
        for entry in told["factions"]
        if entry["claim"] and entry["claim"]["paired_with"]
    }
    assert all(pairs[other] == one for one, other in pairs.items())
    assert "max-age" in nobody.ask("GET", "/catalogue").headers["cache-control"]


def test_every_ready_made_deck_of_the_catalogue_can_be_played(server: Server) -> None:
    nobody = Visitor(server)
    for preset in nobody.get("/catalogue")["presets"]:
        for players, factions in preset["factions"].items():
            answer = nobody.ask("POST", "/setups", {"deck": preset["name"], "players": int(players)})
            if answer.status_code == 200:
                assert sorted(answer.json()["deck"]) == sorted(factions)
            else:
                assert answer.json()["code"] == "too-many-players"


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"deck": "Go Un Dw Do Se"}, "not-one-pair"),
        ({"deck": "Go Kn Dw Do"}, "wrong-number-of-factions"),
        ({"deck": "nothing"}, "unknown-deck"),
        ({"deck": "Go Kn Dw Do Xx"}, "unknown-faction"),
        ({"players": 7}, "wrong-number-of-players"),
        ({"players": 3, "places": ["Coast"]}, "no-places"),
        ({"places": ["Castle", "Tower"]}, "too-many-places"),
        ({"places": ["Castle"], "random_places": "building"}, "too-many-places"),
        ({"random_places": "everything"}, "unknown-draw"),
        ({"game": "kingdoms", "players": 3}, "setup-players"),
        ({"game": "kingdoms", "deck": "Go Kn"}, "kingdoms-number-of-factions"),
        ({"game": "chess"}, "no-such-game"),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused_with_its_reason(
    server: Server, setup: Json, code: str
) -> None:
    answer = Visitor(server).ask("POST", "/setups", setup)
    assert answer.status_code >= 400
    assert answer.json()["code"] == code
    assert answer.headers["cache-control"] == "no-store"


def test_a_set_up_that_can_be_played_is_told_by_its_codes(server: Server) -> None:
    nobody = Visitor(server)
    told = nobody.post("/setups", deck="Seers, Giants, Gnomes, Undead, Dwarves", places=["windy peaks"])
    assert (told["ok"], told["deck"], told["places"]) == (True, ["Gi", "Gn", "Dw", "Se", "Un"], ["Peaks"])
    assert nobody.post("/setups", random_places="both")["places"] == []
    assert nobody.post("/setups", game="kingdoms")["deck"] == []
    assert len(nobody.post("/setups", game="kingdoms", deck="Go Dw Gn Tr Un Dr Kn")["deck"]) == 7
    warned = nobody.post("/setups", deck="claim2", players=3)
    assert [warning["code"] for warning in warned["warnings"]] == ["advised-against"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deck_by_lot_can_be_played_and_is_not_advised_against(server: Server, players: int) -> None:
    nobody = Visitor(server)
    decks = [nobody.get("/decks/random", players=players)["deck"] for _ in range(12)]
    assert len({tuple(deck) for deck in decks}) > 1
    for deck in decks:
        told = nobody.post("/setups", deck=" ".join(deck), players=players)
        assert (told["deck"], told["warnings"]) == (deck, [])


def test_a_deck_by_lot_holds_what_was_chosen(server: Server) -> None:
    nobody = Visitor(server)
    deck = nobody.get("/decks/random", chosen="Kn Dr")["deck"]
    assert len(deck) == 5
    assert {"Go", "Kn", "Dr"} < set(deck)
    whole = nobody.get("/decks/random", chosen="Go Kn Dr Se Tr")["deck"]
    assert sorted(whole) == ["Dr", "Go", "Kn", "Se", "Tr"]
    seven = nobody.get("/decks/random", game="kingdoms", chosen="Un Tr")["deck"]
    assert len(set(seven)) == 7
    assert {"Un", "Tr"} < set(seven)


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("chosen=Go+Gi", 422, "not-one-pair"),
        ("chosen=Dr+Se+Tr+Do", 422, "wrong-number-of-factions"),
        ("chosen=Xx", 422, "unknown-faction"),
        ("players=7", 422, "wrong-number-of-players"),
        ("game=kingdoms&chosen=Go+Go", 422, "kingdoms-faction-twice"),
        ("game=chess", 422, "no-such-game"),
        (f"chosen={'Go+' * 100}", 400, "malformed"),
    ],
)
def test_a_deck_by_lot_that_there_is_not_is_refused(
    server: Server, query: str, status: int, code: str
) -> None:
    assert Visitor(server).refused("GET", f"/decks/random?{query}") == (status, code)


def test_why_not_tells_ones_own_seat_and_nobody_else(server: Server) -> None:
    ann, ben, game = sit_down(server)
    actor, other, action = first_move((ann, ben), game)
    seen = actor.sees(game)
    assert actor.get(f"/games/{game}/why-not", action=action) == {"reason": None}
    assert other.get(f"/games/{game}/why-not", action=action)["reason"]["code"] == "not-your-turn"
    held = set(seen["view"]["seats"]["AB".index(seen["you"])]["hand"])
    foreign = next(card for card in ("Kn9", "Dw9", "Un9", "Do9", "Kn8", "Dw8") if card not in held)
    assert actor.get(f"/games/{game}/why-not", action=foreign)["reason"]["code"] == "not-in-hand"
    assert actor.refused("GET", f"/games/{game}/why-not?action=what%3F")[0] == 422
    assert Visitor(server, "Cid").refused("GET", f"/games/{game}/why-not?action=Go1") == (403, "not-seated")
    assert Visitor(server).refused("GET", f"/games/{game}/why-not?action=Go1") == (401, "sign-in-first")
    assert actor.sees(game)["version"] == 0


def test_an_update_tells_how_the_votes_stand_and_who_plays(server: Server) -> None:
    ann = Visitor(server, "Ann")
    table = ann.post("/tables", bots=["random"], start=True)
    with ann.socket() as line:
        line.send(do="watch", table=table["table"])
        told = line.hear("game")
    shown = ann.sees(table["game"])
    assert [vote["faction"] for vote in told["votes"]] == told["view"]["deck_of"]
    for vote in told["votes"]:
        assert set(vote) == {"faction", "counts", "side", "decided_by"}
        assert len(vote["counts"]) == 2
    names = ("game", "table", "number", "kind", "players", "you", "commitment", "bots")
    assert {name: told[name] for name in names} == {name: shown[name] for name in names}
    assert told["players"][0] == "Ann"
    assert told["you"] == "A"


def test_an_update_of_kingdoms_tells_who_leads_the_factions(server: Server) -> None:
    ann = Visitor(server, "Ann")
    table = ann.post("/tables", bots=["random"], start=True, setup={"game": "kingdoms"})
    told = ann.sees(table["game"])
    assert [entry["faction"] for entry in told["votes"]] == told["view"]["factions"]
    for entry in told["votes"]:
        assert set(entry) == {"faction", "worth", "seat", "figures"}
        one, other = entry["figures"]
        assert entry["seat"] == (None if one == other else "A" if one > other else "B")


def test_a_game_is_told_from_its_deal_on(server: Server) -> None:
    ann, ben, game = sit_down(server)
    actor, _, action = first_move((ann, ben), game)
    actor.move(game, action, 0)
    for visitor in (ann, ben, Visitor(server)):
        told = visitor.get(f"/games/{game}", since=0)
        replay = visitor.get(f"/games/{game}/replay")
        assert told["beginning"] == replay[0]["events"] != []
        assert [step["events"] for step in told["steps"]] == [step["events"] for step in replay[1:]]


def test_the_votes_of_a_replay_end_as_the_result_says(server: Server) -> None:
    ann = Visitor(server, "Ann")
    game = ann.post("/tables", bots=["random"], start=True, setup={"deck": "clockwork-court"})["game"]
    chance = Chance(3)
    play_out(game, [ann], chance)
    steps = ann.get(f"/games/{game}/replay")
    result = steps[-1]["outcome"]["result"]
    assert {vote["faction"]: vote["side"] for vote in steps[-1]["votes"]} == {
        vote["faction"]: vote["side"] for vote in result["votes"]
    }
    assert all(vote["side"] is None for vote in steps[0]["votes"])


def test_answers_about_a_game_are_not_kept_by_anybody_on_the_way(server: Server) -> None:
    ann = Visitor(server, "Ann")
    game = ann.post("/tables", bots=["random"], start=True)["game"]
    for path in (f"/games/{game}", "/nothing", f"/games/{game}/why-not?action=Go1"):
        assert ann.ask("GET", path).headers["cache-control"] == "no-store", path
    assert msgspec.json.decode(ann.ask("GET", "/nothing").content)["code"] == "not-found"


def test_what_a_route_allows_is_told_without_looking_for_a_player(server: Server) -> None:
    answer = Visitor(server).http.request("OPTIONS", "/players")
    assert answer.status_code == 204
    assert server.errors == []
