"""The loader: parameters, lists, reasons, and a fallback that is reported."""

from __future__ import annotations

import logging

import pytest

from claimant.claim.game import Game
from claimant.claim.sets import ruleset
from claimant.kingdoms.game import Game as KingdomsGame
from claimant.locale import LANGUAGES, UnknownLanguage, Words, _sources
from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.reason import Reason, define_reasons


def test_an_unknown_language_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="en, de, nl, es, id"):
        Words("fr")


def test_an_unknown_key_and_a_missing_parameter_are_mistakes() -> None:
    with pytest.raises(KeyError):
        Words("de").text("no-such-key")
    with pytest.raises(ValueError, match="turn-of"):
        Words("de").text("turn-of")


def test_a_missing_text_is_said_in_english_and_reported_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    words = Words("de")
    monkeypatch.setattr("claimant.locale._bundle", _without_your_turn)
    with caplog.at_level(logging.WARNING):
        assert [words.text("your-turn"), words.text("your-turn")] == ["Your turn", "Your turn"]
    assert words.missing == ["your-turn"]
    assert caplog.messages == ["no text for your-turn in de"]


def _without_your_turn(language: str) -> object:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for source in _sources(language):
        bundle.add_resource(
            FluentResource(source.replace("\nyour-turn =", "\nno-turn =") if language == "de" else source)
        )
    return bundle


def test_a_reason_of_somebody_elses_power_is_said_in_its_own_words() -> None:
    define_reasons({"home-made": "The {name} says no."})
    words = Words("nl")
    assert words.reason(Reason("home-made", {"name": "Sphinx"})) == "The Sphinx says no."
    assert words.missing == ["reason-home-made"]


def test_names_and_words_in_a_reason_are_translated() -> None:
    with pytest.raises(InvalidSetup) as refused:
        ruleset("Go Un Dw Do Se")
    assert Words("de").reason(refused.value.reason) == (
        "Ein Kartendeck hat genau ein ganzes Paar von Fraktionen: Riesen + Gnome, Kobolde + Ritter, "
        "Bauern + Könige. Dieses hat: Kobolde."
    )
    with pytest.raises(InvalidSetup) as refused:
        ruleset("Go Kn Un Dw", players=2)
    assert Words("es").reason(refused.value.reason) == (
        "Una baraja para 2 jugadores es una pareja y 3 facciones de diez cartas. "
        "Además de la pareja, esta tiene: 2 (Enanos, No-muertos)."
    )


def test_cards_are_said_by_name_at_the_table_and_stay_notation_elsewhere() -> None:
    words = Words("id")
    assert (
        words.reason(Reason("not-in-hand", {"seat": "A", "card": "Dr0"}))
        == "Kursi A tidak memegang Naga 0."
    )
    assert (
        words.reason(Reason("not-in-hand", {"seat": "A", "card": "Dr"})) == "Kursi A tidak memegang Naga."
    )
    assert (
        words.reason(Reason("not-in-hand", {"seat": "A", "card": "Xx3"})) == "Kursi A tidak memegang Xx3."
    )
    culled = Reason("cards-culled", {"place": "Ruins", "number": "2", "cards": "A Un1, B Pf3"})
    assert words.reason(culled).endswith(": A Undead 1, B Api Feniks 3.")
    assert "Go5" in words.reason(Reason("unknown-card", {"card": "Go5"}))


def test_what_somebody_typed_stays_as_it_is() -> None:
    reason = Reason("unknown-faction", {"name": "Knights or none", "known": "Goblins, Knights"})
    said = "No hay facción «Knights or none». Se conocen: Goblins, Caballeros."
    assert Words("es").reason(reason) == said


def test_a_seed_is_not_grouped_like_a_count() -> None:
    reason = Reason("seed-out-of-range", {"seed": "99999999999999999999"})
    assert "99999999999999999999" in Words("de").reason(reason)


def test_a_plural_follows_the_number_in_a_reason() -> None:
    one, many = (Reason("kingdoms-wrong-hand", {"most": number}) for number in "12")
    words = Words("nl")
    assert words.reason(one) == "Een hand heeft hooguit één kaart."
    assert words.reason(many) == "Een hand heeft hooguit 2 kaarten."


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_real_games_can_be_said_in_every_language(language: str) -> None:
    words = Words(language)
    game = Game("claim", seed=1)
    other = KingdomsGame(seed=1)
    refusals = [game.why_not(action) for action in ("+Go5", "@Go", "Go5", "Kn2", "-Dw3")]
    refusals += [other.why_not(action) for action in ("+pile", "Go@9,9", "use")]
    refusals.append(game.why_not("Go5", seat=1 - int(game.to_act or 0)))
    said = [words.reason(reason) for reason in refusals if reason is not None]
    assert len(said) >= 7
    assert words.missing == []


def test_lists_end_as_the_language_ends_them() -> None:
    things = ["1", "2", "3"]
    assert {language: Words(language).listed(things) for language in LANGUAGES} == {
        "en": "1, 2 and 3",
        "de": "1, 2 und 3",
        "nl": "1, 2 en 3",
        "es": "1, 2 y 3",
        "id": "1, 2, dan 3",
    }
