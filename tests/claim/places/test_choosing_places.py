"""Which places are in play: none, one building, one landscape or one of each, by name or by lot."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from claimant.claim import Game, InvalidSetup, NotationError, Place
from claimant.claim.sets import PLACES, find_place, place_codes, register_place, ruleset
from claimant.locale import Words
from claimant.tabletop.reason import TYPES

BUILDINGS = [
    "Bridge",
    "Castle",
    "Dungeon",
    "Fortress",
    "Lighthouse",
    "Monastery",
    "Pyramid",
    "Ruins",
    "Tower",
]
LANDSCAPES = [
    "Coast",
    "Desert",
    "Farmlands",
    "Icebergs",
    "Islands",
    "Peaks",
    "Plateau",
    "Swamp",
    "Underworld",
]


def codes(game: Game) -> list[str]:
    return [place.code for place in game.rules.places]


def test_there_are_nine_buildings_and_nine_landscapes() -> None:
    assert list(PLACES) == BUILDINGS + LANDSCAPES
    assert [make().kind for make in PLACES.values()] == ["building"] * 9 + ["landscape"] * 9


def test_every_place_says_what_it_does() -> None:
    texts = [Words("en").text(f"place-{code}-effect") for code in PLACES]
    assert all(text.endswith(".") for text in texts)
    assert len(set(texts)) == 18
    assert {make().box for make in PLACES.values()} == {"Maps"}


@pytest.mark.parametrize(
    ("places", "right"),
    [
        ((), []),
        ("Dungeon", ["Dungeon"]),
        ("coast", ["Coast"]),
        ("Dungeon Coast", ["Coast", "Dungeon"]),
        (["windy peaks", "TOWER"], ["Peaks", "Tower"]),
        ("Endless Desert", ["Desert"]),
        ("endless desert, ruins", ["Desert", "Ruins"]),
    ],
)
def test_none_one_building_one_landscape_or_one_of_each_by_name(
    places: str | list[str], right: list[str]
) -> None:
    assert codes(Game("claim", seed=1, places=places)) == right


@pytest.mark.parametrize(
    ("places", "sentence"),
    [
        ("Dungeon Tower", "Only one building can be in play, not Dungeon and Tower."),
        ("Coast Coast", "Only one landscape can be in play, not Coast and Coast."),
        ("Coast Swamp Tower", "Only one landscape can be in play, not Coast and Swamp."),
    ],
)
def test_more_than_one_of_a_kind_is_refused(places: str, sentence: str) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        Game("claim", places=places)
    assert (refusal.value.reason.code, str(refusal.value)) == ("too-many-places", sentence)


def test_an_unknown_name_is_refused_with_all_that_are_known() -> None:
    with pytest.raises(InvalidSetup) as refusal:
        find_place("Harbour")
    assert str(refusal.value).startswith("There is no place “Harbour”. Choose from Bridge, Castle, ")
    with pytest.raises(InvalidSetup) as refusal:
        find_place("Harbour", "landscape")
    assert str(refusal.value).startswith("There is no place “Harbour”. Choose from Coast, Endless Desert, ")


def test_a_place_of_the_wrong_kind_is_refused() -> None:
    with pytest.raises(InvalidSetup, match=r"Tower is a building, not a landscape\."):
        find_place("Tower", "landscape")


@pytest.mark.parametrize("players", [3, 4])
def test_r5_places_are_for_two_players(players: int) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        Game("claim", players=players, places="Coast")
    assert str(refusal.value) == f"Magical places are for 2 players, not for {players}."
    with pytest.raises(InvalidSetup):
        Game("claim", players=players, random_places="both", seed=1)


# --- by lot -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("draw", "kinds"),
    [("building", ["building"]), ("landscape", ["landscape"]), ("both", ["building", "landscape"])],
)
def test_a_building_a_landscape_or_both_are_drawn_from_the_seed(draw: str, kinds: list[str]) -> None:
    games = [Game("claim", seed=seed, random_places=draw) for seed in range(60)]
    assert all(sorted(place.kind for place in game.rules.places) == kinds for game in games)
    drawn = {code for game in games for code in codes(game)}
    assert drawn == {code for code, make in PLACES.items() if make().kind in kinds}
    again = [Game("claim", seed=seed, random_places=draw) for seed in range(60)]
    assert [game.record() for game in again] == [game.record() for game in games]


def test_a_seed_deals_the_same_cards_with_and_without_places() -> None:
    plain = Game("claim", seed=7).record()
    for game in (Game("claim", seed=7, random_places="both"), Game("claim", seed=7, places="Coast")):
        without = [line for line in game.record().split("\n") if not line.startswith("[Places")]
        assert "\n".join(without) == plain


def test_the_deal_of_seed_7_stays_as_it_is_for_ever() -> None:
    assert Game("claim", seed=7).record().split("\n")[7:9] == [
        "deal A Go0 Go0 Do3 Dw7 Kn9 Go0 Un8 Go8 Dw5 Dw4 Un1 Kn6 Go6",
        "deal B Kn5 Dw0 Go1 Kn8 Go0 Un7 Go5 Kn4 Go0 Go9 Dw3 Do4 Un9",
    ]


def test_the_draw_of_seed_7_stays_as_it_is_for_ever() -> None:
    """The deal, then the leader unless it is given, then the building, then the landscape."""
    assert codes(Game("claim", seed=7, random_places="building")) == ["Tower"]
    assert codes(Game("claim", seed=7, random_places="both")) == ["Desert", "Tower"]


def test_one_place_may_be_named_and_the_other_drawn() -> None:
    game = Game("claim", seed=7, places="Tower", random_places="landscape")
    assert [place.kind for place in game.rules.places].count("landscape") == 1
    assert "Tower" in codes(game)
    with pytest.raises(InvalidSetup, match="Only one building"):
        Game("claim", seed=7, places="Tower", random_places="building")


def test_an_unknown_draw_is_refused() -> None:
    with pytest.raises(InvalidSetup) as refusal:
        Game("claim", seed=7, random_places="all")
    assert str(refusal.value) == "Places cannot be drawn as “all”: choose building, landscape or both."


def test_nothing_is_drawn_for_an_explicit_deal() -> None:
    record = Game("claim", seed=7).to_json()
    dealt = record["deal"]
    assert isinstance(dealt, dict)
    deal = {whom: " ".join(cards) for whom, cards in dealt.items()}
    assert codes(Game("claim", deal=deal, places="Tower")) == ["Tower"]
    with pytest.raises(InvalidSetup, match="with a given deal, name the places"):
        Game("claim", deal=deal, random_places="both")


# --- saved and restored -----------------------------------------------------------------------------


def test_the_record_names_the_places_only_if_there_are_any() -> None:
    assert "Places" not in Game("claim", seed=1).record()
    game = Game("claim", seed=1, random_places="both")
    assert f'[Places "{" ".join(codes(game))}"]' in game.record()
    assert codes(Game.from_record(game.record())) == codes(game)
    assert Game.from_record(game.record()).record() == game.record()


def test_json_names_the_places() -> None:
    game = Game("claim", seed=1, places="Tower Coast")
    headers = game.to_json()["headers"]
    assert isinstance(headers, dict)
    assert headers["Places"] == "Coast Tower"
    assert codes(Game.from_json(game.to_json())) == ["Coast", "Tower"]


def test_the_position_names_the_places() -> None:
    game = Game("claim", seed=1, places="Tower Coast")
    assert game.position().startswith("Go Kn Do Dw Un at Coast Tower | phase 1 | ")
    assert codes(Game.from_position(game.position())) == ["Coast", "Tower"]
    assert Game.from_position(game.position()).position() == game.position()


def test_views_list_the_places() -> None:
    game = Game("claim", seed=1, places="Tower Coast")
    for view in (game.view(0), game.view(1), game.public_view()):
        assert view.to_json()["places"] == ["Coast", "Tower"]
        assert [place.name for place in view.rules.places] == ["Coast", "Tower"]
    assert Game("claim", seed=1).view(0).to_json()["places"] == []


@pytest.mark.parametrize("places", ["Harbour", "Tower Dungeon"])
def test_a_record_or_position_with_impossible_places_is_refused(places: str) -> None:
    game = Game("claim", seed=1, places="Tower")
    with pytest.raises(NotationError):
        Game.from_record(game.record().replace('Places "Tower"', f'Places "{places}"'))
    with pytest.raises(NotationError):
        Game.from_position(game.position().replace("at Tower", f"at {places}"))


# --- home-made places -------------------------------------------------------------------------------


class Garden(Place):
    def __init__(self, code: str = "Garden", kind: str = "landscape") -> None:
        super().__init__(code, "Garden", kind, "Nothing happens here.")


@pytest.fixture
def _same_places_afterwards() -> Iterator[None]:
    known = dict(PLACES)
    yield
    PLACES.clear()
    PLACES.update(known)


@pytest.mark.usefixtures("_same_places_afterwards")
def test_a_home_made_place_is_known_once_it_is_registered() -> None:
    register_place(Garden)
    assert place_codes("garden, tower") == ("Garden", "Tower")
    assert [place.name for place in ruleset("claim", places="Garden").places] == ["Garden"]


@pytest.mark.usefixtures("_same_places_afterwards")
@pytest.mark.parametrize(
    ("code", "kind", "reason"),
    [
        ("Ga", "landscape", "bad-place-code"),
        ("garden", "landscape", "bad-place-code"),
        ("My Garden", "landscape", "bad-place-code"),
        ("Garden", "park", "bad-place-kind"),
        ("Coast", "landscape", "code-taken"),
    ],
)
def test_a_home_made_place_with_a_bad_code_or_kind_is_refused(code: str, kind: str, reason: str) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        register_place(lambda: Garden(code, kind))
    assert refusal.value.reason.code == reason
    assert reason in TYPES
    assert code in str(refusal.value) or kind in str(refusal.value)
