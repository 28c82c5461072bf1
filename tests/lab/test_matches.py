"""Games and deals between two players."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Any

import pytest

from claimant.claim.game import Game as Claim
from claimant.claim.knowledge.view import View as ClaimView
from claimant.kingdoms.game import Game as Kingdoms
from claimant.kingdoms.knowledge.view import View as KingdomsView
from claimant.lab.matches import BotFailed, Match, Player, find_player, play_game
from claimant.lab.seating import number_of_sides
from claimant.tabletop.errors import ClaimantError, InvalidSetup
from claimant.tabletop.limit import Limit
from claimant.tabletop.notation import parse_record
from claimant.tabletop.setup import RANDOM, Setup
from tests.lab.players import ANY_CARD, BROKEN, CHEAT, FIRST_CARD, LAST_CARD, SLEEPER, Fixed

FIELDS = [
    Setup(),
    Setup(deck=RANDOM, random_places="both"),
    Setup(players=3),
    Setup(deck=RANDOM, players=4),
    Setup("kingdoms"),
]


class Watchful(Fixed):
    """Notes what it is shown."""

    def __init__(self) -> None:
        super().__init__(0)
        self.seen: list[tuple[Any, Sequence[Any]]] = []

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        self.seen.append((view, legal))
        return super().choose(view, legal)


# --- one game ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        (Claim("claim", seed=1), ClaimView),
        (Claim("clockwork-court", players=3, seed=1), ClaimView),
        (Claim("claim", places="Peaks Dungeon", seed=1), ClaimView),
        (Kingdoms(seed=1), KingdomsView),
    ],
    ids=["claim", "three", "places", "kingdoms"],
)
def test_a_bot_is_shown_its_own_view_where_it_has_a_choice(game: Any, kind: Any) -> None:
    bots = [Watchful() for _ in range(game.seats)]
    assert play_game(game, bots) is game
    assert game.is_over
    for seat, bot in enumerate(bots):
        assert bot.seen
        for view, legal in bot.seen:
            assert type(view) is kind
            assert view.seat == seat
            assert legal is view.legal
            assert len(legal) > 1


def test_a_game_that_has_begun_is_played_on() -> None:
    game = Claim("claim", seed=3)
    play_game(game.copy(), [Fixed(0), Fixed(0)])
    assert not game.is_over
    for _ in range(10):
        game.apply(game.legal_actions()[0])
    assert play_game(game, [Fixed(0), Fixed(-1)]).result().winners


def test_every_answer_is_timed() -> None:
    bots = [Watchful(), Watchful()]
    seconds: list[list[float]] = [[], []]
    play_game(Claim("claim", seed=1), bots, seconds)
    assert [len(times) for times in seconds] == [len(bot.seen) for bot in bots]
    assert all(0 <= time < 1 for times in seconds for time in times)


# --- the games of one deal --------------------------------------------------------------------------


@pytest.mark.parametrize("setup", FIELDS, ids=str)
def test_all_games_of_a_deal_begin_with_the_same_cards(setup: Setup) -> None:
    games = Match(FIRST_CARD, ANY_CARD, setup, 5).play(3)
    assert [game.game for game in games] == list(range(1, number_of_sides(setup) + 1))
    deals = []
    for game in games:
        _, lines = parse_record(game.record)
        deals.append([[word.text for word in line.words] for line in lines if line.words[0].text == "deal"])
    assert deals == [deals[0]] * len(deals)
    assert len({(game.seed, game.lead, game.deck, game.places) for game in games}) == 1


@pytest.mark.parametrize("setup", FIELDS, ids=str)
def test_a_record_replays_and_names_who_sat_where(setup: Setup) -> None:
    for game in Match(FIRST_CARD, LAST_CARD, setup, 5).play(2):
        kind = Kingdoms if setup.game == "kingdoms" else Claim
        replayed = kind.from_record(game.record)
        headers, _ = parse_record(game.record)
        assert headers["Winner"] == game.winners
        assert headers["Seed"] == str(game.seed)
        assert headers["Arena"] == f"first-card - last-card, seed 5, pair 2, game {game.game}"
        names = [headers[f"Bot{letter}"] for letter in "ABCD"[: setup.players]]
        assert names == [("first-card", "last-card")[who] for who in game.seating]
        assert sum(game.totals) == sum(replayed.result().totals)
        assert game.moves == len(replayed.moves)


@pytest.mark.parametrize("setup", FIELDS, ids=str)
@pytest.mark.parametrize("pair", range(1, 9))
def test_a_bot_against_itself_gets_exactly_an_equal_share_of_every_deal(setup: Setup, pair: int) -> None:
    games = Match(FIRST_CARD, FIRST_CARD, setup, 11).play(pair)
    assert sum(game.score for game in games) == pytest.approx(1)


def test_the_score_is_the_share_of_the_victory() -> None:
    letters = "ABC"
    for game in Match(FIRST_CARD, ANY_CARD, Setup(players=3), 2).play(1):
        own = letters[game.seating.index(0)]
        winners = game.winners.split()
        assert game.score == (1 / len(winners) if own in winners else 0)


def test_a_team_wins_as_one() -> None:
    for game in Match(FIRST_CARD, ANY_CARD, Setup(players=4), 2).play(1):
        assert game.winners in ("A C", "B D", "A B C D")
        own = "A" if game.seating[0] == 0 else "B"
        winners = game.winners.split()
        assert game.score == (2 / len(winners) if own in winners else 0)


def test_the_time_is_that_of_the_player() -> None:
    for game in Match(FIRST_CARD, SLEEPER, Setup(), 1).play(1):
        assert min(game.seconds[1]) >= 0.002 > median(game.seconds[0])


def test_a_pair_is_the_same_again_and_no_other() -> None:
    match = Match(ANY_CARD, FIRST_CARD, Setup(), 1)
    told = [game.record for game in match.play(1)]
    assert told == [game.record for game in match.play(1)]
    assert told != [game.record for game in match.play(2)]
    assert told != [game.record for game in Match(ANY_CARD, FIRST_CARD, Setup(), 2).play(1)]


def test_every_bot_of_a_deal_has_a_seed_of_its_own() -> None:
    seeds: list[int] = []

    def make(game: str, seed: int) -> Fixed:
        seeds.append(seed)
        return Fixed(0)

    Match(Player("one", make), Player("other", make), Setup(players=3), 1).play(1)
    assert len(set(seeds)) == len(seeds) == 9


@pytest.mark.parametrize(
    ("player", "says"), [(CHEAT, "has to play"), (BROKEN, "RuntimeError: out of {ideas}")]
)
def test_a_bot_that_fails_is_named_with_the_place(player: Player, says: str) -> None:
    with pytest.raises(BotFailed) as failure:
        Match(player, FIRST_CARD, Setup(), 4).play(6)
    sentence = str(failure.value)
    assert sentence.startswith(
        f"{player.name} failed in pair 6, game 1, seat A, against first-card (seed 4)"
    )
    assert says in sentence
    assert failure.value.__cause__ is not None


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(InvalidSetup, match="out of range"):
        Match(FIRST_CARD, LAST_CARD, Setup(), seed)


# --- who plays --------------------------------------------------------------------------------------


def test_a_player_is_found_by_name() -> None:
    player = find_player(" Random ")
    assert player.name == "random"
    bot = player.make("claim", 1)
    view = Claim("claim", seed=1, first=0).view(0)
    assert bot.choose(view, view.legal) in view.legal


@pytest.mark.parametrize("text", ["random@100", "random@0.5s", "random@2s"])
def test_a_limit_belongs_to_the_name(text: str) -> None:
    player = find_player(text, Limit(steps=3))
    assert player.name == text
    assert player.make("kingdoms", 1)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("nobody", "random"),
        ("", "random"),
        ("nobody@5", "random"),
        ("random@", "regent@0.5s"),
        ("random@fast", "regent@0.5s"),
        ("random@s", "regent@0.5s"),
        ("random@1.5", "regent@0.5s"),
        ("random@0", "above 0"),
        ("random@-3", "above 0"),
        ("random@0s", "above 0"),
        ("random@nans", "above 0"),
        ("random@infs", "above 0"),
        ("random@" + "9" * 5_000, "regent@0.5s"),
    ],
)
def test_who_cannot_be_found_is_refused(text: str, says: str) -> None:
    with pytest.raises(ClaimantError, match=says):
        find_player(text)
