"""Three and four players: decks of 72 cards, 12 or 9 in hand, two prizes, teams of four."""

from __future__ import annotations

import pytest

from claimant.claim import Game, InvalidSetup
from claimant.claim.sets import FACTIONS, PRESETS, ruleset, warnings

SEVEN = ("Go", "Kn", "Do", "Dr", "Dw", "Se", "Un")


@pytest.mark.parametrize(("players", "hand", "prizes"), [(2, 13, 1), (3, 12, 2), (4, 9, 2)])
def test_how_many_cards_go_where(players: int, hand: int, prizes: int) -> None:
    game = Game("claim", players=players, seed=1)
    view = game.public_view()
    assert game.seats == len(view.seats) == players
    assert [seat.hand_size for seat in view.seats] == [hand] * players
    assert len(view.prizes) == prizes
    assert len(view.deck) + prizes == (26 if players == 2 else 36)
    assert len(game.pieces()) == (52 if players == 2 else 72)


@pytest.mark.parametrize("players", [3, 4])
def test_one_pair_and_five_ten_card_factions(players: int) -> None:
    assert [faction.code for faction in ruleset(SEVEN, players).factions] == list(SEVEN)


@pytest.mark.parametrize("players", [3, 4])
def test_another_number_of_factions_is_refused(players: int) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        ruleset("Go Kn Un Dw Do", players)
    assert str(refusal.value) == (
        f"A deck for {players} players holds one pair and 5 other factions. "
        "Besides its pair this one has 3."
    )


def test_seven_factions_are_too_many_for_two() -> None:
    with pytest.raises(InvalidSetup, match="A deck for 2 players holds one pair and 3 other factions"):
        ruleset(SEVEN)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_can_play(players: int) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        Game("claim", players=players)
    assert str(refusal.value) == f"Claim is for 2, 3 or 4 players, not for {players}."


@pytest.mark.parametrize(("players", "sides"), [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 0, 1])])
def test_with_four_seats_1_and_3_are_a_team_against_seats_2_and_4(players: int, sides: list[int]) -> None:
    game = Game("claim", players=players, seed=1)
    assert [seat.side for seat in game.view(0).seats] == sides
    seats = game.view(0).to_json()["seats"]
    assert isinstance(seats, list)
    assert [seat["side"] for seat in seats] == sides


@pytest.mark.parametrize("players", [3, 4])
def test_r28_nobody_is_dealt_a_raccoon(players: int) -> None:
    game = Game("northern-raid", players=players, seed=3)
    assert all(seat.lacks == ["Ra"] for seat in game.public_view().seats)
    dealt = game.to_json()["deal"]
    assert isinstance(dealt, dict)
    assert sum(card.startswith("Ra") for card in dealt["deck"]) == 10
    assert (len(dealt["deck"]), len(dealt["box"])) == (36, 4)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("code", ["Bs", "Ph", "Uc"])
def test_r5_maps_factions_are_for_two_players(code: str, players: int) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        ruleset(["Go", "Kn", "Un", "Dw", "Do", "Se", code], players)
    assert refusal.value.reason.code == "too-many-players"
    name = FACTIONS[code]().name
    assert str(refusal.value) == (
        f"At most 2 players can play with {name}, not {players}: choose another faction."
    )


@pytest.mark.parametrize("players", [3, 4])
def test_r5_trolls_are_allowed_but_warned_against(players: int) -> None:
    game = Game("under-the-bridge", players=players, seed=1)
    sentence = f"With {players} players the rulebook advises against Trolls."
    assert [str(warning) for warning in game.warnings] == [sentence]
    assert warnings("under-the-bridge", players) == game.warnings
    assert Game.from_record(game.record()).warnings == game.warnings


def test_r5_two_players_are_not_warned_and_no_other_faction_is_warned_against() -> None:
    assert Game("claim2", seed=1).warnings == []
    assert warnings(SEVEN, 4) == []


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("players", [3, 4])
def test_r5_every_ready_made_deck_has_a_form_with_seven_factions(name: str, players: int) -> None:
    preset = PRESETS[name]
    codes = preset.codes_for(players)
    assert codes[:5] == preset.codes == preset.codes_for(2)
    assert len(set(codes)) == 7
    game = Game(name, players=players, seed=1)
    assert {faction.code for faction in game.rules.factions} == set(codes)


def test_trolls_are_only_in_the_decks_that_have_them_for_two() -> None:
    for preset in PRESETS.values():
        assert ("Tr" in preset.codes_for(3)) == ("Tr" in preset.codes)


@pytest.mark.parametrize("players", [3, 4])
def test_the_first_leader_is_the_one_named_else_a_random_one(players: int) -> None:
    assert Game("claim", players=players, seed=1, first=players - 1).to_act == players - 1
    leaders = {Game("claim", players=players, seed=seed).to_act for seed in range(30)}
    assert leaders == set(range(players))
    with pytest.raises(InvalidSetup):
        Game("claim", players=players, seed=1, first=players)


@pytest.mark.parametrize("players", [3, 4])
def test_records_positions_and_json_carry_the_number_of_players(players: int) -> None:
    game = Game("claim", players=players, seed=1)
    assert f'[Players "{players}"]' in game.record()
    assert f" | players {players} | " in game.position()
    for again in (
        Game.from_record(game.record()),
        Game.from_json(game.to_json()),
        Game.from_position(game.position()),
    ):
        assert again.seats == players
        assert again.position() == game.position()


def test_the_deal_of_seed_7_stays_as_it_is_for_ever() -> None:
    assert Game("claim", players=3, seed=7).record().split("\n")[7:10] == [
        "deal A Kn3 Se3 Go0 Do6 Se5 Un2 Dr4 Go6 Se4 Dr9 Dr6 Se7",
        "deal B Se6 Go0 Go3 Kn8 Se1 Do3 Go0 Do1 Go4 Dw5 Un9 Un4",
        "deal C Go0 Kn5 Do7 Kn6 Un7 Dr0 Un1 Kn2 Do4 Go2 Un3 Dw6",
    ]
    assert Game("claim", players=4, seed=7).record().split("\n")[7:11] == [
        "deal A Kn3 Se3 Go0 Do6 Se5 Un2 Dr4 Go6 Se4",
        "deal B Dr9 Dr6 Se7 Se6 Go0 Go3 Kn8 Se1 Do3",
        "deal C Go0 Do1 Go4 Dw5 Un9 Un4 Go0 Kn5 Do7",
        "deal D Kn6 Un7 Dr0 Un1 Kn2 Do4 Go2 Un3 Dw6",
    ]
