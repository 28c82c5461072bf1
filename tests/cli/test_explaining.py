"""The result of a game, in words."""

from __future__ import annotations

import pytest

from claimant.claim.sets import PLACES, PRESETS
from claimant.cli.claim.explaining import ending, holding, remarks, voter, why
from claimant.cli.claim.voice import Voice
from claimant.tabletop.reason import Reason
from tests.claim.scene import Scene
from tests.cli.shell import played_game


def last_trick(deck: str, piles: str) -> Scene:
    """A game after its last trick, won by B with nothing that matters: Go0 against Go1."""
    return Scene(f"{deck} | phase 2 | lead A | A hand Go0 | B hand Go1 | {piles}").play("Go0 Go1")


@pytest.mark.parametrize(
    ("deck", "piles", "faction", "reason"),
    [
        ("Go Kn Un", "A score Un1 Un2 | B score Un9", "Un", "more cards"),
        ("Go Kn Un", "A score Un1 | B score Un8 Un9", "Un", "more cards"),
        ("Go Kn Un", "A score Un1 Un9 | B score Un2 Un8", "Un", "higher card, Un9"),
        ("Go Kn Un", "A score Un9 Un2 | B score Un8 Un7", "Un", "higher card, Un9"),
        ("Go Kn Un", "A score Go2", "Un", "nobody has one"),
        ("Gi Gn Go", "A score Gn1 | B score Gn1", "Gn", "a complete tie"),
        ("Go Kn Ba", "A score Ba1 Ba2 Ba3 | B score Ba5 Ba7 Ba9 Ba0", "Ba", "longest run: 3 to 1"),
        ("Go Kn Ba", "A score Ba1 Ba3 | B score Ba5", "Ba", "more cards"),
    ],
)
def test_every_vote_has_its_reason(deck: str, piles: str, faction: str, reason: str) -> None:
    scene = last_trick(deck, piles)
    assert why(scene.vote(faction), Voice(scene.rules)) == reason


def test_a_vote_decided_by_one_card_more_to_compare_says_so() -> None:
    # A's loot makes the numbers even, but where B has a second Gnome A has nothing to compare.
    scene = Scene(
        "Gi Gn Ra | phase 2 | lead A | A hand Ra8 | B hand Ra9 "
        "| A score Gi1 Gi3 Gn1 Ra1 Ra0 | B score Gn1 Gn1"
    ).play("Ra8 Ra9")
    vote = scene.vote("Gn")
    assert (holding(vote.counts[0]), holding(vote.counts[1])) == ("2: 1 +Ra1", "2: 1 1")
    assert why(vote, Voice(scene.rules)) == "one card more, Gn1"


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        ("Un1 Un2", "2: 1 2"),
        ("Un1 Un2 Un3", "3: 1-3"),
        ("Un0 Un2 Un3 Un4 Un5 Un8 Un9", "7: 0 2-5 8 9"),
        ("Go0 Go0 Go0", "3: 0 0 0"),
        ("Ph2 Pf3 Ph4 Ph5 Ph6", "5: 2 Pf3 4-6"),
    ],
)
def test_values_in_a_row_are_shown_together(cards: str, shown: str) -> None:
    scene = Scene(f"Go Kn Un Ph | phase 2 | lead A | A hand Kn2 | B hand Kn3 | A score {cards}")
    scene.play("Kn2 Kn3")
    assert holding(scene.vote(cards[:2]).counts[0]) == shown


def test_what_counts_besides_is_marked_and_remarked_on() -> None:
    scene = last_trick("Go Kn Vi", "A score Vi5 Kn5 | B score Vi8")
    assert holding(scene.vote("Vi").counts[0]) == "2: 5 +Vi5"
    assert remarks(scene.result(), Voice(scene.rules)) == [
        "+ marks cards that count besides: Vi5 by the Vikings."
    ]


def test_a_faction_that_does_not_vote_has_no_voter() -> None:
    scene = last_trick("Go Kn Un", "A score Kn2")
    voice = Voice(scene.rules, you=0)
    assert [voter(scene.vote(code), voice) for code in ("Go", "Kn", "Un")] == [
        "the opponent",
        "you",
        "no vote",
    ]


@pytest.mark.parametrize(
    ("piles", "words"),
    [
        ("A score Kn2", "The votes are even, 1 to 1. B has more cards in the factions that voted for it, "),
        ("A score Kn2 Un3", "A wins the vote, 2 to 1."),
        ("A score Kn2 Kn3", "The cards in the factions that voted are even too, 2 to 2."),
        ("B score Kn2", "B wins the vote, 2 to 0."),
    ],
)
def test_the_ending_says_what_decided(piles: str, words: str) -> None:
    scene = last_trick("Go Kn Un", piles)
    assert words in ending(scene.result(), Voice(scene.rules))


def test_a_shared_victory_is_said_to_be_one() -> None:
    scene = Scene(
        "Gi Gn Kn | phase 2 | lead A | A hand Gn1 | B hand Gn1 | A score Kn2 | B score Gi1 Gi1"
    ).play("Gn1 Gn1")
    result = scene.result()
    result.winners, result.winning_sides, result.decided_by = [0, 1], [0, 1], "shared"
    assert ending(result, Voice(scene.rules)).endswith("A and B share the victory.")
    assert ending(result, Voice(scene.rules, you=0)).endswith("you and the opponent share the victory.")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Go Kn Un at Tower | A score Un1 Un2 | B score Un9", ("Un", "sum of values: 9 to 3")),
        ("Go Kn Ba at Tower | A score Ba1 Ba2 | B score Ba9", ("Ba", "longest run: 2 to 1")),
        (
            "Go Kn Un at Lighthouse | A score Un1 | memory 0 0 0 0 3 0 0 0 0 0",
            ("Un", "the first to win three"),
        ),
    ],
)
def test_a_building_that_decides_a_vote_is_the_reason(text: str, words: tuple[str, str]) -> None:
    line_up, _, piles = text.partition(" | ")
    scene = last_trick(line_up, piles)
    faction, reason = words
    assert why(scene.vote(faction), Voice(scene.rules)) == reason


@pytest.mark.parametrize(
    ("text", "to_a", "to_b", "to_all"),
    [
        (
            "Go Kn Un at Castle | A score Kn2 Kn3 Kn4",
            "Castle: you have won more cards, 3 to 2.",
            "Castle: the opponent has won more cards, 3 to 2.",
            "Castle: A has won more cards, 3 to 2.",
        ),
        (
            "Go Kn Un at Monastery | A score Kn2",
            "Monastery: the opponent has at least twice as many cards, 2 to 1, and so loses.",
            "Monastery: you have at least twice as many cards, 2 to 1, and so you lose.",
            "Monastery: B has at least twice as many cards, 2 to 1, and so loses.",
        ),
        (
            "Go Kn Un at Bridge | B score Kn2 Un3",
            "Bridge: the opponent has more complete sets, 1 to 0.",
            "Bridge: you have more complete sets, 1 to 0.",
            "Bridge: B has more complete sets, 1 to 0.",
        ),
        (
            "Go Kn Un at Dungeon | memory 1 0",
            "Dungeon: the last trick of phase 1 gives you an extra vote.",
            "Dungeon: the last trick of phase 1 gives the opponent an extra vote.",
            "Dungeon: the last trick of phase 1 gives A an extra vote.",
        ),
    ],
)
def test_what_a_building_changed_is_said_to_whom_it_concerns(
    text: str, to_a: str, to_b: str, to_all: str
) -> None:
    line_up, _, piles = text.partition(" | ")
    scene = last_trick(line_up, piles)
    for you, words in ((0, to_a), (1, to_b), (None, to_all)):
        assert remarks(scene.result(), Voice(scene.rules, you))[0] == words


def test_a_remark_without_words_here_is_in_its_own() -> None:
    scene = last_trick("Go Kn Un", "A score Kn2")
    result = scene.result()
    result.notes = [Reason("game-over", {})]
    assert remarks(result, Voice(scene.rules)) == ["The game is over."]


@pytest.mark.parametrize(
    ("you", "words"),
    [
        (None, "Castle decides before any vote is counted: A wins."),
        (0, "Castle decides before any vote is counted: you win."),
        (1, "Castle decides before any vote is counted: the opponent wins."),
    ],
)
def test_a_building_that_decides_the_game_is_named(you: int | None, words: str) -> None:
    scene = last_trick("Go Kn Un at Castle", "A score Kn2 Kn3 Kn4")
    assert ending(scene.result(), Voice(scene.rules, you)) == f"The {words}"


# --- three and four players -------------------------------------------------------------------------


def end_of_three(piles: str) -> Scene:
    """A game of three after its last trick, won by C with nothing that matters."""
    hands = "A hand Go0 | B hand Go1 | C hand Go2"
    return Scene(f"Go Kn Un Dw | phase 2 | lead A | {hands} | {piles}", players=3).play("Go0 Go1 Go2")


def test_a_vote_among_three_is_told_with_three_numbers() -> None:
    scene = end_of_three("A score Un1 | B score Un2 Un3 Un4 | C score Un8 Un9")
    assert why(scene.vote("Un"), Voice(scene.rules)) == "more cards"


def test_the_higher_card_is_compared_with_the_rival_who_has_as_many() -> None:
    scene = end_of_three("B score Un2 Un3 | C score Un4 Un9")
    assert why(scene.vote("Un"), Voice(scene.rules)) == "higher card, Un9"


def test_three_who_are_even_are_not_named() -> None:
    scene = end_of_three("A score Un1 Un2 Un3 Un4 | B score Kn2 Kn3")
    assert ending(scene.result(), Voice(scene.rules)) == (
        "The votes are even, 1 to 1 to 1. A has more cards in the factions that voted for it, 4 to 3 to 2: "
        "A wins."
    )


@pytest.mark.parametrize(
    ("you", "even", "decided"),
    [
        (None, "A and C", "A has more cards in the factions that voted for it, 5 to 4: A wins."),
        (0, "You and seat C", "You have more cards in the factions that voted for you, 5 to 4: you win."),
        (
            2,
            "You and seat A",
            "Seat A has more cards in the factions that voted for it, 5 to 4: seat A wins.",
        ),
    ],
)
def test_an_even_vote_of_two_among_three_is_decided_between_them(
    you: int | None, even: str, decided: str
) -> None:
    scene = end_of_three("A score Un1 Un2 Dw1 Dw2 Dw3 | C score Kn2")
    words = ending(scene.result(), Voice(scene.rules, you))
    assert words == f"{even} have the most votes, 2 each. {decided}"


@pytest.mark.parametrize(
    ("you", "words"),
    [
        (None, "Team A+C wins the vote, 2 to 0."),
        (0, "Your team wins the vote, 2 to 0."),
        (2, "Your team wins the vote, 2 to 0."),
        (1, "The other team wins the vote, 2 to 0."),
    ],
)
def test_a_team_wins_together(you: int | None, words: str) -> None:
    hands = "A hand Go0 | B hand Go1 | C hand Go5 | D hand Go2"
    scene = Scene(f"Go Kn | phase 2 | lead A | {hands} | A score Kn3", players=4).play("Go0 Go1 Go5 Go2")
    assert ending(scene.result(), Voice(scene.rules, you)) == words


@pytest.mark.parametrize(
    ("deck", "players", "places"),
    [
        *((deck, 2, "") for deck in ("claim", "northern-raid", "clockwork-court", "Go Kn Bs Ph Uc")),
        *((deck, players, "") for deck in PRESETS for players in (3, 4)),
        *(("northern-raid", 2, place) for place in PLACES),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_any_result_can_be_explained(deck: str, players: int, places: str, seed: int) -> None:
    game = played_game(deck, seed, players=players, places=places)
    result = game.result()
    for you in range(players):
        voice = Voice(game.rules, you)
        assert all(why(vote, voice) for vote in result.votes)
        words = ending(result, voice)
        assert words[0].isupper()
        assert ("you win." in words or words.startswith(("You win", "Your team wins"))) == (
            you in result.winners and len(result.winning_sides) == 1
        )
