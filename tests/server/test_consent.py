"""What needs the others' consent: undo, and a bot for an absent player. Through the real server."""

from __future__ import annotations

import time

from claimant.tabletop.chance import Chance
from tests.patience import until
from tests.server.running import Server
from tests.server.test_play import first_move, sit_down
from tests.server.visitor import Visitor


def three(server: Server) -> tuple[list[Visitor], str]:
    people = [Visitor(server, name) for name in ("Ann", "Ben", "Cat")]
    table = people[0].post("/tables", setup={"players": 3})["table"]
    for guest in people[1:]:
        guest.post(f"/tables/{table}/players")
    return people, people[0].post(f"/tables/{table}/games")["game"]


def offer(visitor: Visitor, game: str, what: str) -> str:
    """Offer something at the version that is now; the reason if it is refused."""
    body = {"what": what, "version": visitor.sees(game)["version"], "key": next(visitor.keys)}
    answer = visitor.ask("POST", f"/games/{game}/offers", body)
    return "" if answer.status_code < 300 else str(answer.json()["code"])


def reply(visitor: Visitor, game: str, agree: bool) -> None:
    version = visitor.sees(game)["version"]
    visitor.post(f"/games/{game}/answers", agree=agree, version=version, key=next(visitor.keys))


def test_a_bot_takes_over_a_seat_when_all_who_are_there_agree(server: Server) -> None:
    people, game = three(server)
    gone = next(one for one in people if one.sees(game)["view"]["legal"])
    first, second = (one for one in people if one is not gone)
    seat = gone.sees(game)["you"]
    assert offer(first, game, f"stand-in {seat}") in ("not-gone", "")
    until(lambda: first.sees(game)["offer"] is not None or not offer(first, game, f"stand-in {seat}"))
    assert first.sees(game)["offer"]["waiting"] == [second.sees(game)["you"]]
    reply(second, game, agree=False)
    assert first.sees(game)["offer"] is None
    assert first.sees(game)["bots"] == [None] * 3
    until(lambda: not offer(second, game, f"stand-in {seat}"))
    reply(first, game, agree=True)
    assert first.sees(game)["bots"]["ABC".index(seat)] == "greedy"
    until(lambda: first.sees(game)["view"]["asked"] != [seat])
    version = gone.sees(game)["version"]
    move = {"action": "Go0", "version": version, "key": "late"}
    assert gone.refused("POST", f"/games/{game}/moves", **move) == (409, "bot-plays")
    gone.post(f"/games/{game}/return", version=version, key="back")
    assert gone.sees(game)["bots"] == [None] * 3


def test_at_an_unhurried_table_nobody_is_gone_so_soon(server: Server) -> None:
    ann, ben, game = sit_down(server, pace="unhurried")
    actor, other, _ = first_move((ann, ben), game)
    time.sleep(0.6)
    assert offer(other, game, f"stand-in {actor.sees(game)['you']}") == "not-gone"


def test_taking_back_can_be_refused(server: Server) -> None:
    ann, ben, game = sit_down(server)
    actor, other, action = first_move((ann, ben), game)
    actor.move(game, action, 0)
    before = actor.sees(game)["view"]
    assert offer(actor, game, "undo") == ""
    assert offer(other, game, "undo") == "offer-open"
    reply(other, game, agree=False)
    assert actor.sees(game)["offer"] is None
    assert actor.sees(game)["view"] == before


def test_what_others_have_seen_is_not_taken_back(server: Server) -> None:
    ann, ben, game = sit_down(server)
    actor, other, action = first_move((ann, ben), game)
    assert offer(actor, game, "undo") == "nothing-to-undo"
    actor.move(game, action, 0)
    other.move(game, other.sees(game)["view"]["legal"][0], 1)
    assert offer(actor, game, "undo") == offer(other, game, "undo") == "undo-too-late"
    assert offer(Visitor(server, "Eve"), game, "undo") == "not-seated"


def test_a_move_makes_an_offer_void(server: Server) -> None:
    ann, ben, game = sit_down(server)
    actor, other, action = first_move((ann, ben), game)
    actor.move(game, action, 0)
    assert offer(actor, game, "undo") == ""
    other.move(game, other.sees(game)["view"]["legal"][0], 2)
    assert actor.sees(game)["offer"] is None
    body = {"agree": True, "version": 3, "key": "too-late"}
    assert other.refused("POST", f"/games/{game}/answers", **body) == (409, "no-offer")


def test_a_stand_in_does_not_let_anybody_go_back(server: Server) -> None:
    """Whoever brings in a bot for somebody cannot look at the cards and then take the game back."""
    ann, ben, game = sit_down(server)
    gone, other, _ = first_move((ann, ben), game)
    seat = gone.sees(game)["you"]
    until(lambda: not offer(other, game, f"stand-in {seat}"))
    until(lambda: bool(other.sees(game)["view"]["legal"]))
    other.play_any(game, Chance(1))
    until(lambda: bool(other.sees(game)["view"]["legal"]) or other.sees(game)["outcome"] is not None)
    seen = other.sees(game)["view"]
    assert offer(other, game, "undo") == "undo-without-consent"
    assert other.sees(game)["view"] == seen
    assert other.refused("GET", f"/games/{game}/hint") == (403, "no-hints")
    gone.post(f"/games/{game}/return", version=other.sees(game)["version"], key="back")
    assert offer(other, game, "undo") == "undo-too-late"


def test_nor_does_the_bot_of_somebody_who_has_resigned(server: Server) -> None:
    people, game = three(server)
    leader = next(one for one in people if one.sees(game)["view"]["legal"])
    quitter, other = (one for one in people if one is not leader)
    leader.play_any(game, Chance(1))
    quitter.post(f"/games/{game}/resignation", version=1, key="enough")
    # The bot may move in between: what was chosen before that is stale.
    until(lambda: offer(leader, game, "undo") == "undo-without-consent")
    until(lambda: offer(other, game, "undo") in ("undo-without-consent", "nothing-to-undo"))


def test_a_record_tells_how_often_something_was_taken_back(server: Server) -> None:
    ann = Visitor(server, "Ann")
    game = ann.post("/tables", bots=["random"], start=True, first="A")["game"]
    ann.play_any(game, Chance(1))
    until(lambda: bool(ann.sees(game)["view"]["legal"]))
    assert offer(ann, game, "undo") == ""
    assert ann.sees(game)["rewound"] is False
    ann.post(f"/games/{game}/resignation", version=ann.sees(game)["version"], key="enough")
    assert '[Undone "1"]' in ann.http.get(f"/games/{game}/record").text
