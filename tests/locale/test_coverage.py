"""Everything that the games and the terminal can say has a text."""

from __future__ import annotations

import pytest

from claimant.bots import NAMES
from claimant.claim.presets import PRESETS
from claimant.claim.sets import FACTIONS, PLACES
from claimant.cli.claim import explaining, questions, telling
from claimant.cli.kingdoms import questions as kingdoms_questions
from claimant.cli.kingdoms import scoreboard as kingdoms_scoreboard
from claimant.cli.kingdoms import telling as kingdoms_telling
from claimant.kingdoms.sets import FACTIONS as KINGDOMS_FACTIONS
from claimant.locale import Words
from tests.locale.fluent_files import patterns


def key_of(entry: str) -> str:
    """The key of an entry in a table of the terminal: "moved hand>trick lead" is moved-hand-trick-lead."""
    return entry.replace(" ", "-").replace(">", "-").replace("+", "")


def test_every_faction_has_its_names_and_its_power() -> None:
    reserves = {kind().reserve_code for kind in FACTIONS.values()} - {""}
    keys = patterns("en")
    for code in {*FACTIONS, *KINGDOMS_FACTIONS, *reserves}:
        assert {f"faction-{code}", f"faction-{code}-one", f"faction-{code}-power"} <= set(keys)
    assert {f"kingdoms-power-{code}" for code in KINGDOMS_FACTIONS} <= set(keys)


@pytest.mark.parametrize("code", FACTIONS)
def test_english_names_of_factions_are_those_of_the_rules(code: str) -> None:
    faction = FACTIONS[code]()
    words = Words("en")
    assert (words.text(f"faction-{code}"), words.text(f"faction-{code}-one")) == (
        faction.name,
        faction.singular,
    )


@pytest.mark.parametrize("code", PLACES)
def test_every_place_has_its_name_and_its_effect(code: str) -> None:
    assert Words("en").text(f"place-{code}") == PLACES[code]().name
    assert f"place-{code}-effect" in patterns("en")


def test_decks_and_bots_have_names_and_a_line() -> None:
    keys = patterns("en")
    assert {f"deck-{name}" for name in PRESETS} | {f"deck-{name}-text" for name in PRESETS} <= set(keys)
    assert {f"bot-{name}" for name in NAMES} | {f"bot-{name}-text" for name in NAMES} <= set(keys)


def test_everything_that_happens_can_be_told() -> None:
    wanted = [f"event-{key_of(entry)}" for entry, words in telling.CLAUSES.items() if words is not None]
    wanted += [f"event-phase-began-{phase}" for phase in telling.PHASES]
    deeds = {**kingdoms_telling.DEEDS, **kingdoms_telling.NEXT}
    wanted += [f"kingdoms-event-{key_of(entry)}" for entry, words in deeds.items() if words is not None]
    assert [key for key in wanted if key not in patterns("en")] == []


def test_every_question_can_be_asked() -> None:
    wanted = [f"ask-{key_of(entry)}" for entry in questions.QUESTIONS]
    wanted += [f"kingdoms-ask-{key_of(entry)}" for entry in kingdoms_questions.POWERS]
    wanted += [
        f"kingdoms-option-{key_of(entry)}"
        for entry in kingdoms_questions.OPTIONS
        if entry not in ("row", "column")
    ]
    assert [key for key in wanted if key not in patterns("en")] == []


def test_every_result_can_be_explained() -> None:
    wanted = [f"why-{key_of(entry)}" for entry in explaining.VOTE_REASONS]
    wanted += [f"weight-{code}" for code in explaining.WEIGHT_NAMES]
    wanted += [f"ending-{entry}" for entry in explaining.ENDINGS]
    wanted += [f"even-{entry}" for entry in explaining.EVEN]
    wanted += [f"kingdoms-ended-{entry}" for entry in kingdoms_scoreboard.ENDED_BY]
    wanted += [f"kingdoms-ending-{entry}" for entry in kingdoms_scoreboard.ENDINGS]
    assert [key for key in wanted if key not in patterns("en")] == []
