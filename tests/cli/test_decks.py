"""`claimant decks`."""

from __future__ import annotations

from claimant.claim.sets import PRESETS, is_own, ruleset
from claimant.locale import Words
from tests.cli.shell import run


def test_every_deck_is_listed_with_its_text() -> None:
    listed = " ".join(run("decks").out.split())
    for name in PRESETS:
        assert name in listed
        assert Words().text(f"deck-{name}-text") in listed


def test_scenarios_are_labelled_as_our_own_and_the_decks_of_the_boxes_are_not() -> None:
    data = run("decks", "--json").json()
    assert isinstance(data, list)
    own = {entry["name"]: entry["own_scenario"] for entry in data}
    assert not own["claim"]
    assert not own["claim2"]
    assert all(own[name] == (name not in ("claim", "claim2")) for name in PRESETS)


def test_what_is_our_own_interpretation_is_called_so_in_the_same_words_as_in_the_browser() -> None:
    words = Words("en")
    ours = words.text("own-interpretation")
    listed = " ".join(run("decks").out.split())
    for preset in PRESETS.values():
        assert (f"{words.text(f'deck-{preset.name}-text')} {ours}" in listed) == is_own(preset)
    # What joins the decks of the boxes with more players is not theirs either.
    assert listed.count(ours) == len(PRESETS)
    assert all(is_own(preset, players) for preset in PRESETS.values() for players in (3, 4))
    raccoons = " ".join(run("faction", "Raccoons").out.split())
    assert ours in raccoons


def test_every_listed_deck_can_be_played() -> None:
    data = run("decks", "--json").json()
    assert isinstance(data, list)
    for entry in data:
        codes = {faction["code"] for faction in entry["factions"]}
        assert {faction.code for faction in ruleset(entry["name"]).factions} == codes
        more = codes | {faction["code"] for faction in entry["joining"]}
        for players in (3, 4):
            assert {faction.code for faction in ruleset(entry["name"], players).factions} == more


def test_what_joins_with_more_players_is_told() -> None:
    assert "With three or four players, also Dragons and Seers" in run("decks").out
