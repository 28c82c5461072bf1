"""Which names are allowed, whom nobody may look like, and how guests differ from accounts."""

from __future__ import annotations

from pathlib import Path
from time import time

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from claimant.bots import LEVELS, opponents
from claimant.games import new_game, read_record
from claimant.locale import LANGUAGES, Words
from claimant.server.ops.checking import check
from claimant.server.ops.settings import Settings
from claimant.server.play.fairness import Shuffle, faults, words_in
from claimant.server.play.tables import Options
from claimant.server.reasons import Refusal
from claimant.server.store import names
from claimant.server.store.accounts import hash_password
from claimant.server.store.migrate import FOLDER, migrate
from claimant.server.store.names import LONGEST_NAME, clean_name, looks_of
from claimant.server.store.writer import open_engine
from claimant.tabletop.setup import Setup
from tests.server.running import Server
from tests.server.test_accounts import PASSWORD, fresh_name
from tests.server.test_play import sit_down
from tests.server.visitor import Visitor


def refusal(name: str) -> str:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    return refused.value.reason.code


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann   of  Kent ", "Ann of Kent"),
        ("Zoe\u0308", "Zoë"),
        ("Ａｎｎ", "Ann"),  # noqa: RUF001
        ("J. R. R._T-", "J. R. R._T-"),
        ("Αθηνά", "Αθηνά"),
        ("محمد", "محمد"),
        ("अमित", "अमित"),
        ("日本語", "日本語"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
    ],
)
def test_names_of_the_world_are_taken_in_one_form(given: str, shown: str) -> None:
    assert clean_name(given) == shown
    assert clean_name(shown) == shown


BAD = {
    "nothing": "",
    "blanks": " \u00a0\u3000",
    "too long": "x" * (LONGEST_NAME + 1),
    "no letter": "._-",
    "markup": "<b>",
    "other signs": "Ann!",
    "an emoji": "Ann \U0001f600",
    "a Hangul filler": "\u3164",
    "a filler within": "An\u115fn",
    "a half-width filler": "\uffa0",
    "a zero-width space": "Ann\u200b",
    "a zero-width joiner": "An\u200dn",
    "a soft hyphen": "An\u00adn",
    "a direction override": "\u202ennA",
    "a variation selector": "Ann\ufe0f",
    "a tag": "Ann\U000e0041",
    "a mark on nothing": "\u0301nn",
    "a control": "An\x1bn",
    "mixed directions": "\u05e9\u05dcAnn",
    "a ligature": "\ufb01nn",
    "a superscript": "Ann\u00b2",
    "private use": "Ann\ue000",
}


@pytest.mark.parametrize("name", BAD.values(), ids=BAD)
def test_what_nobody_could_read_is_no_name(name: str) -> None:
    assert refusal(name) == "bad-name"


ALIKE = {
    "Ann": ["ANN", "ann", "A.n.n", "\u0410nn", "\u0391nn"],
    "Iris": ["lris", "1ris", "iris"],
    "Bob": ["B0b", "\u0412\u043eb"],
    "modern": ["rnodern", "m\u043edern"],
    "paypal": ["p\u0430yp\u0430l", "PAYPAL"],
}
UNLIKE = [("Ann", "Anna"), ("Ila", "Lia"), ("Bob", "Rob"), ("iris", "lris"), ("Zoë", "Zoe")]


def test_what_looks_alike_has_a_look_in_common() -> None:
    for name, others in ALIKE.items():
        for other in others:
            assert looks_of(name) & looks_of(other), (name, other)
    for one, other in UNLIKE:
        assert not looks_of(one) & looks_of(other), (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_like_a_bot(language: str) -> None:
    for bot in LEVELS:
        assert refusal(bot) == "name-reserved"
        assert refusal(Words(language).text(f"bot-{bot}")) == "name-reserved"
    for name in ("R\u0435gent", "REGENT", "Re.gent", "B0t", "Somebody"):
        assert refusal(name) == "name-reserved"


def test_nor_like_one_that_is_registered_later(monkeypatch: pytest.MonkeyPatch) -> None:
    assert clean_name("Newcomer") == "Newcomer"
    monkeypatch.setattr(names, "opponents", lambda: [*opponents(), "newcomer"])
    assert refusal("Newcomer") == "name-reserved"


def test_the_name_of_an_account_is_nobody_elses(server: Server) -> None:
    name = f"{fresh_name()}ao"
    alike = name.replace("a", "\u0430").replace("o", "\u043e")
    owner, guest, other = (Visitor(server, visitor) for visitor in ("Ann", "Ben", "Cat"))
    before = Visitor(server, alike)
    owner.post("/me/account", name=name, password=PASSWORD)
    for taken in (name, name.upper(), alike, f"{name}."):
        assert Visitor(server).refused("POST", "/players", name=taken) == (409, "name-taken")
        assert guest.refused("PATCH", "/me", name=taken) == (409, "name-taken")
        account = {"name": taken, "password": PASSWORD}
        assert other.refused("POST", "/me/account", **account) == (409, "name-taken")
    # Whoever was called so before keeps the name, and is a guest for all to see.
    assert before.get("/me")["name"] == alike
    assert before.get(f"/players/{before.id}")["guest"]
    assert not before.get(f"/players/{owner.id}")["guest"]
    # The owner may write it another way, and gives it free by taking another.
    assert owner.ask("PATCH", "/me", {"name": name.upper()}).json()["name"] == name.upper()
    owner.ask("PATCH", "/me", {"name": fresh_name()})
    guest.post("/me/account", name=name, password=PASSWORD)
    guest.delete("/me")
    assert Visitor(server, name).get("/me")["name"] == name


def test_guests_are_told_from_accounts_wherever_they_are_named(server: Server) -> None:
    ann, ben, game = sit_down(server)
    table = ann.sees(game)["table"]
    assert ann.sees(game)["guests"] == [True, True]
    name = fresh_name()
    ann.post("/me/account", name=name, password=PASSWORD)
    ann.post(f"/games/{game}/resignation", version=0, key="enough")
    again = ann.post(f"/tables/{table}/games")
    assert [(chair["player"]["name"], chair["player"]["guest"]) for chair in again["seats"]] == [
        (name, False),
        ("Ben", True),
    ]
    assert ben.sees(again["game"])["players"] == ["Ben", name]
    assert ben.sees(again["game"])["guests"] == [True, False]
    # What was played as a guest, under the name of a guest, stays marked.
    assert [(entry["players"], entry["guests"]) for entry in ann.get("/me/games")] == [
        (["Ben", name], [True, False]),
        (["Ann", "Ben"], [True, True]),
    ]
    ben.post(f"/games/{again['game']}/resignation", version=0, key="enough")
    for played, guests in ((game, "A B"), (again["game"], "A")):
        record = ann.http.get(f"/games/{played}/record").text
        assert f'[Guests "{guests}"]' in record
        told = ann.post("/replays", record=record)
        assert told["guests"] == [seat in guests for seat in "AB"]
    against_bot = ann.post("/tables", bots=["random"], start=True)
    assert ann.sees(against_bot["game"])["guests"] == [False, False]


# --- what was there before --------------------------------------------------------------------------


def at_the_beginning(url: str) -> sa.Engine:
    """A database as the first version made it."""
    engine = open_engine(url)
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    return engine


def add(connection: sa.Connection, into: str, /, **values: object) -> None:
    columns = [
        sa.column(name, sa.JSON if isinstance(value, dict | list) else None)
        for name, value in values.items()
    ]
    connection.execute(sa.insert(sa.table(into, *columns)).values(**values))


PEOPLE = {
    "p1": ("Vera", "vera"),
    "p2": ("V\u0435ra", "v\u0435ra"),
    "p3": ("\u3164", None),
    "p4": ("Ida", None),
}
SAT = {"old": [("p1", "Vera"), ("p4", "Ida")], "older": [("p1", "Vee"), ("p3", "\u3164")]}
SHUFFLE = Shuffle("5" * 64, ("tail\n", "\x1b[2J"))


@pytest.fixture
def before(data: Path) -> Path:
    """A server's data from before: names of all kinds, and games with words of all kinds."""
    data.mkdir()
    settings = Settings(data=data)
    engine = at_the_beginning(settings.database_url)
    with engine.begin() as connection:
        for number, (player, (name, account)) in enumerate(PEOPLE.items()):
            password = account and hash_password(PASSWORD)
            add(
                connection,
                "players",
                id=player,
                name=name,
                account=account,
                password=password,
                created=time() - number,
            )
        options = msgspec.to_builtins(Options())
        deal = new_game(Setup(), SHUFFLE.seed).to_json()
        for game, sat in SAT.items():
            table = {"id": f"t-{game}", "host": "p1", "revision": 9, "status": "over", "secret": "6" * 64}
            add(connection, "tables", **table, options=options, created=time())
            dealt = {"id": game, "table": f"t-{game}", "number": 1, "kind": "claim", "deal": deal}
            outcome = {"winners": ["B"], "by": "resignation", "result": None}
            words = list(SHUFFLE.words)
            add(
                connection,
                "games",
                **dealt,
                secret=SHUFFLE.secret,
                words=words,
                started=time(),
                ended=time(),
                outcome=outcome,
            )
            resigned = {
                "version": 1,
                "seat": 0,
                "kind": "resign",
                "content": "",
                "key": "enough",
                "at": 2.0,
            }
            add(connection, "journal", game=game, **resigned)
            for seat, (player, name) in enumerate(sat):
                add(connection, "seats", table=f"t-{game}", seat=seat, player=player, word=words[seat])
                add(connection, "sittings", game=game, seat=seat, player=player, name=name, won=seat == 1)
    engine.dispose()
    migrate(settings.database_url)
    return data


def test_names_and_games_of_before_stay_as_they_are(before: Path) -> None:
    with Server(before) as server:
        visitor = Visitor(server)
        for player, (name, account) in PEOPLE.items():
            assert visitor.get(f"/players/{player}")["name"] == name
            if account is not None:
                signed_in = Visitor(server).post("/session", name=name, password=PASSWORD)
                assert signed_in["id"] == player
        assert visitor.refused("POST", "/players", name="VERA") == (409, "name-taken")
        assert Visitor(server, "Ida").get("/me")["name"] == "Ida"
        assert visitor.sees("old")["guests"] == [False, True]
        assert visitor.sees("older")["guests"] == [True, True]
        for game, sat in SAT.items():
            assert visitor.sees(game)["players"] == [name for _, name in sat]
            record = read_record(visitor.http.get(f"/games/{game}/record").text)
            assert faults(record) == []
            assert words_in(record.headers) == list(SHUFFLE.words)
            table = visitor.get(f"/tables/t-{game}")
            assert [chair["has_word"] for chair in table["seats"]] == [False, False]
        vera = Visitor(server)
        vera.post("/session", name="Vera", password=PASSWORD)
        again = vera.post("/tables/t-old/games")
        vera.post(f"/games/{again['game']}/resignation", version=0, key="enough")
        record = read_record(vera.http.get(f"/games/{again['game']}/record").text)
        assert (faults(record), words_in(record.headers)) == ([], ["", ""])
        assert server.errors == []
    assert check(Settings(data=before)).faults == []
