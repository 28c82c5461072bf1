"""The loader: parameters, lists, reasons, and a fallback that is reported."""

from __future__ import annotations

import logging
import subprocess
import sys
from functools import cache

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from claimant.claim.game import Game
from claimant.claim.sets import find_place, ruleset
from claimant.kingdoms.game import Game as KingdomsGame
from claimant.locale import LANGUAGES, Reader, UnknownLanguage, Words, _sources, add_texts
from claimant.locale.catalogue import Catalogue, entries
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.reason import SEAT, TEXT, Reason, Value, define_reasons
from claimant.tabletop.texts import ADDED, add_plain_texts
from tests.patience import SECONDS


@pytest.fixture(autouse=True)
def no_texts_are_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    for language in LANGUAGES:
        monkeypatch.setitem(ADDED, language, [*ADDED.get(language, ())])


def test_an_unknown_language_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="en, de, nl, es, id"):
        Words("fr")


def test_an_unknown_key_and_a_missing_parameter_are_mistakes() -> None:
    with pytest.raises(KeyError):
        Words("de").text("no-such-key")
    with pytest.raises(ValueError, match="waiting-for"):
        Words("de").text("waiting-for")


def test_a_missing_text_is_said_in_english_and_reported_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    words = Words("de")
    monkeypatch.setattr("claimant.locale._texts", _without_your_turn)
    with caplog.at_level(logging.WARNING):
        assert [words.text("your-turn"), words.text("your-turn")] == ["Your turn", "Your turn"]
    assert words.missing == ["your-turn"]
    assert caplog.messages == ["no text for your-turn in de"]


@cache
def _without_your_turn(language: str) -> Catalogue:
    sources = _sources(language)
    if language == "de":
        sources = [source.replace("\nyour-turn =", "\nno-turn =") for source in sources]
    return Catalogue(language, sources)


def test_a_text_quotes_terms_and_other_texts() -> None:
    catalogue = Catalogue(
        "en",
        [
            "-game = { $case -> \n   *[one] Claim\n    [many] Claims\n }\n"
            "wish = Have a nice game of { -game }!\n",
            "# A comment.\ngreeting =\n    Hello, { $name }.\n    { wish }\n",
        ],
    )
    assert catalogue.format("greeting", {"name": "Ann"}) == "Hello, Ann.\nHave a nice game of Claim!"
    assert "wish" in catalogue
    assert "farewell" not in catalogue
    with pytest.raises(KeyError):
        catalogue.format("farewell", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_found_as_fluents_own_parser_finds_them(language: str) -> None:
    for source in _sources(language):
        body = FluentResource(source).body
        assert [entry.content for entry in body if isinstance(entry, Junk)] == []
        assert [key for key, _ in entries(source)] == [
            entry.id.name for entry in body if isinstance(entry, Message)
        ]


def test_a_reason_of_somebody_elses_power_is_said_in_its_own_words() -> None:
    define_reasons({"sphinx": {"name": TEXT, "who": SEAT}})
    add_texts(
        "en",
        "reason-sphinx =\n    { $seat ->\n        [you] { $name } says no to you.\n"
        "       *[other] { $name } says no to { $who }.\n    }\n",
    )
    add_texts(
        "nl",
        "reason-sphinx = { $seat ->\n    [you] { $name }: nee.\n   *[other] { $name }, { $who }: nee.\n}",
    )
    message = Reason("sphinx", {"name": "The Sphinx", "who": "B"}).message()
    reader = Reader(["Ann", "Ben"], seat=1)
    assert str(Reason("sphinx", {"name": "The Sphinx", "who": "B"})) == "The Sphinx says no to B."
    assert Words("nl").say(message, reader) == "The Sphinx: nee."
    # A language that the author does not speak says the English, and misses nothing.
    words = Words("id")
    assert words.say(message, reader) == "The Sphinx says no to you."
    assert words.missing == []


def test_texts_of_the_package_cannot_be_replaced() -> None:
    add_texts("en", "reason-game-over = The party is over.")
    assert str(Reason("game-over", {})) == "The game is over."


def test_texts_that_cannot_be_read_are_refused() -> None:
    with pytest.raises(ValueError, match="cannot be read: reason-broken = "):
        add_texts("en", "reason-broken = { $name")
    with pytest.raises(UnknownLanguage, match="en, de, nl, es, id"):
        add_texts("fr", "reason-sphinx = Non.")


def test_plain_texts_mean_nothing_but_themselves() -> None:
    text = 'A "quoted" { $word } with \\ and\na second line.'
    add_plain_texts({"home-made-riddle": text})
    assert Words("de").text("home-made-riddle") == text


def test_names_and_words_in_a_reason_are_translated() -> None:
    with pytest.raises(InvalidSetup) as refused:
        ruleset("Go Un Dw Do Se")
    assert said("de", refused.value.reason) == (
        "Ein Kartendeck hat genau ein Paar von Fraktionen: Riesen und Gnome, Kobolde und Ritter oder "
        "Bauern und Könige. Dieses hat Kobolde."
    )
    with pytest.raises(InvalidSetup) as refused:
        ruleset("Go Kn Un Dw", players=2)
    assert said("es", refused.value.reason) == (
        "Una baraja para 2 jugadores tiene una pareja y otras 3 facciones. "
        "Además de la pareja, esta tiene 2."
    )
    with pytest.raises(InvalidSetup) as refused:
        find_place("Coast", "building")
    assert said("de", refused.value.reason) == "Küste ist eine Landschaft. Gesucht ist ein Gebäude."


def said(language: str, reason: Reason) -> str:
    return Words(language).say(reason.message())


def test_cards_are_said_by_name_at_the_table_and_stay_notation_elsewhere() -> None:
    for card, name in (("Dr0", "Naga 0"), ("Dr", "Naga"), ("Xx3", "Xx3"), ("7", "7")):
        reason = Reason("not-in-hand", {"who": "A", "card": card})
        assert said("id", reason) == f"Kartu ini tidak ada di tangan A: {name}."
    words: dict[str, Value] = {"place": "Ruins", "who": "B", "number": 2, "cards": ["Un1", "Pf3"]}
    assert said("id", Reason("culled", words)).endswith(": Undead 1 dan Api Feniks 3.")
    assert "Go5" in said("id", Reason("unknown-card", {"card": "Go5"}))


def test_what_somebody_typed_stays_as_it_is() -> None:
    reason = Reason("unknown-faction", {"name": "Knights or none", "known": ["Go", "Kn"]})
    assert said("es", reason) == (
        "No hay ninguna facción «Knights or none». Elige entre Goblins y Caballeros."
    )


def test_what_is_much_too_long_is_cut_off() -> None:
    told = said("en", Reason("unknown-deck", {"name": "x" * 50_000, "known": ["claim"]}))
    assert told.startswith(f"There is no deck “{'x' * 499}…”. Choose ")


def test_a_seed_is_not_grouped_like_a_count() -> None:
    reason = Reason("seed-out-of-range", {"seed": 99999999999999999999})
    assert "99999999999999999999" in said("de", reason)
    assert "20.000" in said("de", Reason("position-too-long", {"most": 20_000, "given": 20_001}))


def test_a_plural_follows_the_number_in_a_reason() -> None:
    one, many = (Reason("kingdoms-wrong-hand", {"most": number}) for number in (1, 2))
    assert said("nl", one) == "Een hand heeft hooguit één kaart."
    assert said("nl", many) == "Een hand heeft hooguit 2 kaarten."


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_real_games_can_be_said_in_every_language(language: str) -> None:
    words = Words(language)
    game = Game("claim", seed=1)
    other = KingdomsGame(seed=1)
    refusals = [game.why_not(action) for action in ("+Go5", "@Go", "Go5", "Kn2", "-Dw3")]
    refusals += [other.why_not(action) for action in ("+pile", "Go@9,9", "use")]
    refusals.append(game.why_not("Go5", seat=1 - int(game.to_act or 0)))
    told = [words.say(reason.message()) for reason in refusals if reason is not None]
    assert len(told) >= 7
    assert words.missing == []


def test_a_reader_is_addressed_and_others_are_called_by_their_names() -> None:
    reason = Reason("not-in-hand", {"who": "B", "card": "Go5"}).message()
    names = ["Ann", "Ben"]
    assert Words("de").say(reason, Reader(names, seat=1)) == "Du hast Kobold 5 nicht auf der Hand."
    assert Words("de").say(reason, Reader(names, seat=0)) == "Ben hat Kobold 5 nicht auf der Hand."
    assert Words("de").say(reason) == "B hat Kobold 5 nicht auf der Hand."


WITHOUT_TEXTS = """
import sys
from functools import cache
sys.modules["fluent.runtime"] = None
from claimant.claim import Game
game = Game("claim", seed=1)
print(game.why_not("Go5"))
print(game.why_not("+Go5", seat=1))
try:
    game.apply("Go5")
except ValueError as error:
    print(error)
game.apply(game.legal_actions()[0])
"""


def test_without_the_library_for_texts_a_reason_gives_its_code_and_what_it_carries() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_TEXTS], capture_output=True, text=True, timeout=SECONDS, check=True
    )
    assert done.stdout.splitlines() == [
        "not-in-hand (who: A, card: Go5)",
        "not-your-turn (who: B, right: ['A'])",
        "not-in-hand (who: A, card: Go5)",
    ]


def test_lists_end_as_the_language_ends_them() -> None:
    things = ["1", "2", "3"]
    assert {language: Words(language).listed(things) for language in LANGUAGES} == {
        "en": "1, 2 and 3",
        "de": "1, 2 und 3",
        "nl": "1, 2 en 3",
        "es": "1, 2 y 3",
        "id": "1, 2, dan 3",
    }
