"""Several browsers at one table: friends by link, lost connections, onlookers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse, Route, expect

from claimant.games import read_record
from claimant.server.play.fairness import is_in_order, words_in
from tests.patience import PAUSE_SECONDS, attempts, until
from tests.server.postgres import Postgres
from tests.server.running import Server
from tests.web.claim_table import ClaimTable, expect_full_count
from tests.web.conftest import Arrive
from tests.web.opening import set_up_claim
from tests.web.person import Person


def sit_down_together(ann: Person, ben: Person, name: str = "Ben") -> tuple[ClaimTable, ClaimTable]:
    """Ann opens a table, sends Ben the link, and starts when he has come."""
    ann.open("/").get_by_role("button", name="Play with a friend").click()
    link = ann.page.get_by_role("textbox", name="Send this link").input_value()
    ben.page.goto(link)
    ben.page.get_by_role("textbox", name="Your name").fill(name)
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ann.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    ann.page.get_by_role("button", name="Start the game").click()
    tables = ClaimTable(ann), ClaimTable(ben)
    for table in tables:
        expect(table.hand.get_by_role("button")).to_have_count(13)
    return tables


def whose_turn(tables: tuple[ClaimTable, ClaimTable]) -> tuple[ClaimTable, ClaimTable]:
    """Whoever can do something now, and the other one."""
    one, other = tables
    for _ in attempts(PAUSE_SECONDS):
        for table in tables:
            if table.can_act or table.ended.count():
                return (one, other) if table is one else (other, one)
            if table.skip.count():
                table.page.keyboard.press("Escape")
    raise AssertionError("nobody can act")


def test_two_friends_play_a_whole_game_by_link(arrive: Arrive) -> None:
    tables = sit_down_together(arrive(), arrive())
    for _ in attempts():
        acting, _ = whose_turn(tables)
        if acting.ended.count():
            break
        acting.decide()
    verdicts = []
    for table in tables:
        table.look_at_result()
        expect_full_count(table)
        verdicts.append(table.end.locator("h2").inner_text())
    assert sorted(verdicts) == ["You lose this time", "You win!"] or verdicts[0] == verdicts[1]


def in_mid_trick(ann: Person, ben: Person) -> tuple[ClaimTable, ClaimTable]:
    """One has played a card, the other sees it and has not answered yet."""
    leader, follower = whose_turn(sit_down_together(ann, ben))
    leader.decide()
    expect(leader.hand.get_by_role("button")).to_have_count(12)
    follower.wait()
    expect(follower.trick_cards).to_have_count(1)
    return leader, follower


def test_nobody_is_called_like_a_bot_and_guests_are_marked(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    ann.open("/").get_by_role("button", name="Play with a friend").click()
    ben.page.goto(ann.page.get_by_role("textbox", name="Send this link").input_value())
    ben.tolerate("status of 422")
    ben.page.get_by_role("textbox", name="Your name").fill("Squire")
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ben.page.get_by_role("region", name="Messages")).to_contain_text("the name of a bot")
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("guest")
    ann.page.get_by_role("button", name="Start the game").click()
    expect(ann.page.get_by_text("Ben (guest)").first).to_be_visible()
    ann.open("/games")
    expect(ann.page.get_by_text(re.compile(r"^With Ben \(guest\)"))).to_be_visible()


def test_in_mid_trick_a_page_is_loaded_again_and_a_connection_lost(arrive: Arrive) -> None:
    leader, follower = in_mid_trick(arrive(), arrive())
    hand = follower.cards()

    follower.page.reload()
    follower.wait()
    expect(follower.trick_cards).to_have_count(1)
    assert follower.cards() == hand

    away = follower.person
    away.tolerate("ERR_INTERNET_DISCONNECTED|WebSocket")
    away.context.set_offline(True)
    lost = follower.page.get_by_role("status").filter(has_text="Connection lost")
    expect(lost).to_be_visible()
    follower.decide()
    expect(lost).to_contain_text("Your move has not been sent yet.")
    assert leader.trick_cards.count() == 1
    expect(leader.page.locator(".plate .away")).to_have_text("disconnected")

    away.context.set_offline(False)
    expect(lost).to_have_count(0)
    expect(leader.page.locator(".plate .away")).to_have_count(0)
    for table in (leader, follower):
        expect(table.page.get_by_role("main")).to_contain_text("Trick 2 of 13")
        expect(table.hand.get_by_role("button")).to_have_count(12)
    assert follower.trouble.all_inner_texts() == []


def test_in_mid_trick_the_server_dies_and_comes_back(arrive: Arrive, tmp_path: Path) -> None:
    with Server(tmp_path / "data", sign_ins_per_minute=1000) as server:
        leader, follower = in_mid_trick(arrive(server), arrive(server))
        hand = follower.cards()
        for table in (leader, follower):
            table.person.tolerate("ERR_CONNECTION_REFUSED|WebSocket|ERR_EMPTY_RESPONSE")
        server.kill()
        lost = follower.page.get_by_role("status").filter(has_text="Connection lost")
        expect(lost).to_be_visible()
        follower.decide()
        server.start()
        expect(lost).to_have_count(0)
        for table in (leader, follower):
            expect(table.page.get_by_role("main")).to_contain_text("Trick 2 of 13")
        assert len(follower.cards()) == len(hand) - 1
        for _ in range(4):
            whose_turn((leader, follower))[0].decide()


def test_an_answer_that_comes_after_the_game_has_begun_breaks_nothing(arrive: Arrive) -> None:
    ann = arrive()
    held: list[tuple[Route, APIResponse]] = []
    ann.page.route("**/api/v1/tables/*/games", lambda route: held.append((route, route.fetch())))
    sit_down_together(ann, arrive())
    route, answer = held[0]
    with ann.page.expect_response("**/api/v1/tables/*/games"):
        route.fulfill(response=answer)
    # What nobody catches is noted, and the test fails.
    ann.page.evaluate("() => new Promise((done) => setTimeout(done, 100))")


def test_in_mid_trick_the_database_dies_and_comes_back(arrive: Arrive, tmp_path: Path) -> None:
    with (
        Postgres() as postgres,
        Server(tmp_path / "data", postgres.new_database("web"), sign_ins_per_minute=1000) as server,
    ):
        ann, ben = arrive(server), arrive(server)
        leader, follower = in_mid_trick(ann, ben)
        for person in (ann, ben):
            person.tolerate("status of 503|WebSocket")
        postgres.stop()
        follower.decide()
        lost = [table.page.get_by_text("Connection lost. Trying again …") for table in (leader, follower)]
        expect(lost[1]).to_contain_text("Your move has not been sent yet.")
        # Who comes now finds nothing yet, and need not come again.
        leader.page.reload()
        expect(lost[0].first).to_be_visible()
        postgres.start()
        for table, trouble in zip((leader, follower), lost, strict=True):
            expect(table.page.get_by_role("main")).to_contain_text("Trick 2 of 13")
            expect(trouble).to_have_count(0)
            expect(table.hand.get_by_role("button")).to_have_count(12)
        assert follower.trouble.all_inner_texts() == []
        for _ in range(4):
            whose_turn((leader, follower))[0].decide()


def test_every_shuffle_gets_a_word_of_each_player(arrive: Arrive) -> None:
    """Nobody has to think of it: the pages answer each commitment as soon as they see it."""
    ann, ben = arrive(), arrive()
    sit_down_together(ann, ben)
    table = f"/api/v1/tables/{ann.page.url.rpartition('/')[2]}"

    def look(path: str) -> Any:
        return ann.page.evaluate("async (path) => (await fetch(path)).text()", path)

    def have_words() -> list[bool]:
        return [chair["has_word"] for chair in json.loads(look(table))["seats"]]

    until(lambda: have_words() == [True, True])
    game = json.loads(look(table))["game"]
    ann.page.get_by_role("button", name="Give up").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    until(lambda: json.loads(look(f"/api/v1/games/{game}"))["outcome"] is not None)
    headers = read_record(look(f"/api/v1/games/{game}/record")).headers
    assert is_in_order(headers)
    words = words_in(headers)
    assert words is not None
    assert len(set(words)) == 2
    assert "" not in words


def test_a_word_of_ones_own_goes_into_the_shuffle(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    ann.open("/").get_by_role("button", name="Play with a friend").click()
    ann.page.get_by_text("A word for the shuffle").click()
    ann.page.get_by_role("textbox", name="Any word you like").fill("abracadabra")
    ann.page.get_by_role("button", name="Add").click()
    expect(ann.page.get_by_role("region", name="Messages")).to_contain_text("Your word is in the shuffle.")
    ben.page.goto(ann.page.get_by_role("textbox", name="Send this link").input_value())
    ben.page.get_by_role("button", name="Sit here").click()
    ann.page.get_by_role("button", name="Start the game").click()
    # A name that says so itself is not marked.
    expect(ann.page.get_by_text(re.compile(r"^Guest \d+$")).first).to_be_visible()
    ben.page.get_by_role("button", name="Give up").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    found = "async () => (await (await fetch('/api/v1/me/games')).json())[0]"
    until(lambda: ann.page.evaluate(found)["ended"] is not None)
    record = f"async () => (await fetch('/api/v1/games/{ann.page.evaluate(found)['game']}/record')).text()"
    words = words_in(read_record(ann.page.evaluate(record)).headers)
    assert words is not None
    assert words[0] == "abracadabra"


def test_an_undo_is_asked_for_refused_and_agreed_to(arrive: Arrive) -> None:
    leader, follower = in_mid_trick(arrive(), arrive())
    offer = follower.page.get_by_role("status").filter(has_text="asks to take back their last move")
    leader.page.get_by_role("button", name="Undo").click()
    expect(leader.page.get_by_role("status").filter(has_text="You ask to take back")).to_be_visible()
    offer.get_by_role("button", name="Decline").click()
    expect(leader.page.locator(".offer")).to_have_count(0)
    expect(leader.trick_cards).to_have_count(1)

    leader.page.get_by_role("button", name="Undo").click()
    offer.get_by_role("button", name="Agree").click()
    for table in (leader, follower):
        expect(table.page.locator(".offer")).to_have_count(0)
        expect(table.trick_cards).to_have_count(0)
        expect(table.hand.get_by_role("button")).to_have_count(13)
    leader.wait()
    leader.decide()
    expect(follower.trick_cards).to_have_count(1)


def test_a_bot_plays_for_somebody_who_has_gone_until_they_are_back(arrive: Arrive, tmp_path: Path) -> None:
    with Server(tmp_path / "data", sign_ins_per_minute=1000, live_patience=0) as server:
        ann, ben = arrive(server), arrive(server)
        for person in (ann, ben):
            person.page.clock.install()
        waiting, gone = in_mid_trick(ann, ben)
        late = waiting.page.get_by_role("status").filter(has_text="is keeping the table waiting")
        expect(late).to_have_count(0)
        waiting.page.clock.fast_forward("02:01")
        late.get_by_role("button", name="Let a bot play").click()
        back = gone.page.get_by_role("button", name="Take back my seat")
        expect(back).to_be_visible()
        expect(gone.hand.get_by_role("button")).to_have_count(12)
        back.click()
        expect(back).to_have_count(0)
        expect(late).to_have_count(0)


def unique_cards(person: Person) -> set[str]:
    """Cards that are there but once: seen nowhere as long as one holds them."""
    factions = person.context.request.get(f"{person.address}/api/v1/catalogue").json()["factions"]
    return {
        f"{entry['code']}{value}"
        for entry in factions
        if entry["claim"] is not None
        for value in entry["claim"]["values"]
        if entry["claim"]["values"].count(value) == 1
    }


def told(message: Any) -> Iterator[str]:
    """All words in a message, but for the lists of everything that nobody has seen yet."""
    if isinstance(message, dict):
        for name, value in message.items():
            if name not in ("unknown", "candidates"):
                yield from told(value)
    elif isinstance(message, list):
        for value in message:
            yield from told(value)
    elif isinstance(message, str):
        yield from re.findall(r"\w+", message)


def test_an_onlooker_sees_no_hidden_card(arrive: Arrive) -> None:
    ann, onlooker = arrive(), arrive()
    table = set_up_claim(ann, public=True)
    onlooker.open("/lobby").get_by_role("link", name=re.compile("Watch")).first.click()
    watched = onlooker.page
    expect(watched.get_by_role("main")).to_contain_text("Trick 1 of 13")
    expect(watched.get_by_role("button", name="Give up")).to_have_count(0)
    unique = unique_cards(ann)
    played = 0
    while "Phase 1" in ann.page.locator(".phase").inner_text():
        secret = set(table.cards()) & unique
        received = [json.loads(text) for text in onlooker.frames + onlooker.answers()]
        assert not secret & set(told(received))
        assert not secret & set(re.findall(r"\w+", watched.get_by_role("main").inner_html()))
        table.decide()
        played += 1
        table.wait()
    assert played >= 12
    # Who has played is told, so the onlooker has really been listening.
    expect(watched.locator(".phase")).to_contain_text("Phase 2")
    views = [view for frame in onlooker.frames if (view := json.loads(frame).get("view"))]
    assert len(views) > 1
    assert all(view["legal"] == [] and view["seat"] is None for view in views)


NOWHERE = [
    "/t/nowhere",
    "/games/nowhere/replay",
    "/games/nowhere/review",
    "/learn/nowhere",
    "/puzzles/nowhere",
    "/mistakes/nowhere/1",
    "/no/such/page",
]


def test_what_is_not_there_is_said_in_words_and_leads_elsewhere(person: Person) -> None:
    person.tolerate("status of 40[14]")
    for path in NOWHERE:
        main = person.open(path).get_by_role("main")
        expect(main.get_by_role("heading", level=1)).to_be_visible()
        expect(main).to_contain_text(re.compile("cannot|no |not |sign in"))
        expect(main.get_by_role("link").first).to_be_visible()
