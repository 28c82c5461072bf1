"""Random decks around chosen factions."""

from __future__ import annotations

import pytest

from claimant.claim.random_decks import draw_deck
from claimant.claim.sets import FACTIONS, ruleset, warnings
from claimant.kingdoms.sets import drawn_factions
from claimant.tabletop.chance import Chance
from claimant.tabletop.errors import InvalidSetup


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("code", FACTIONS)
def test_every_faction_that_so_many_can_play_can_be_chosen(players: int, code: str) -> None:
    faction = FACTIONS[code]()
    deck = draw_deck(players, Chance(7), (code,))
    assert code in deck
    if faction.most_players < players:
        with pytest.raises(InvalidSetup, match=faction.name):
            ruleset(deck, players)
    else:
        ruleset(deck, players)
        assert len(warnings(deck, players)) == (players >= faction.warned_from)


def test_half_a_pair_brings_the_other_half_along() -> None:
    assert {draw_deck(2, Chance(seed), ("Kn",))[:2] for seed in range(20)} == {("Kn", "Go")}


def test_a_whole_deck_stays_as_it_was_chosen() -> None:
    assert draw_deck(2, Chance(1), ("Go", "Kn", "Tr", "Se", "Dr")) == ("Go", "Kn", "Tr", "Se", "Dr")


@pytest.mark.parametrize("chosen", [("Go", "Gi"), ("Dr", "Se", "Tr", "Do"), ("Dr", "Dr")])
def test_what_goes_into_no_deck_is_refused_by_the_rules(chosen: tuple[str, ...]) -> None:
    with pytest.raises(InvalidSetup):
        ruleset(draw_deck(2, Chance(1), chosen), 2)


def test_all_others_are_equally_likely() -> None:
    drawn = [code for seed in range(3000) for code in draw_deck(2, Chance(seed), ("Dr",))[3:]]
    counts = {code: drawn.count(code) for code in set(drawn)}
    average = len(drawn) / len(counts)
    assert all(0.8 * average < count < 1.2 * average for count in counts.values())


def test_seven_factions_of_kingdoms_hold_the_chosen_ones() -> None:
    assert drawn_factions(Chance(3), ()) == drawn_factions(Chance(3))
    seven = drawn_factions(Chance(3), ("Undead", "Tr"))
    assert (seven[:2], len(set(seven))) == (["Un", "Tr"], 7)
