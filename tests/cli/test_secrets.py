"""The player sees what its seat may know, and nothing more."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from claimant.claim import Game
from claimant.claim.knowledge.view import View
from claimant.claim.sets import PLACES
from claimant.cli.claim.session import Session
from claimant.cli.playing import opponents
from claimant.cli.playing.opponents import Opponents, seated
from claimant.tabletop.chance import Chance
from tests.cli.shell import random_bots
from tests.lengths import IS_LONG

CODE = re.compile(r"\b[A-Z][a-z]\d{1,2}\b")
DECKS = ["claim", "claim2", "Gi Gn Au Se Ra", "Pe Ro Au Ph Ra", "Go Kn Bs Gr Tr"]


def knows(view: View) -> set[str]:
    """The codes of all cards whose place a view tells."""
    cards = [*view.prizes, *view.discard, *view.table, *(card for card in view.deck if card is not None)]
    for seat in view.seats:
        cards += [*seat.hand, *seat.followers, *seat.buried, *seat.score_pile, *seat.display]
        cards += [card for card in (seat.played,) if card is not None]
    return {card.code for card in cards}


class Player:
    """Plays random legal cards and reads everything on its screen."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.chance = Chance(seed + 1000)
        self.paper = io.StringIO()
        self.read = 0
        self.may_know: set[str] = set()
        self.decisions = 0

    def read_line(self, prompt: str) -> str:
        self.look()
        legal = self.game.view(self.seat).legal
        self.decisions += 1
        return str(legal[self.chance.below(len(legal))])

    def look(self) -> None:
        """Every card on the screen is one that the seat knows now, or has seen on the way."""
        view = self.game.view(self.seat)
        self.may_know |= knows(view)
        for event in self.game.events(self.seat):
            self.may_know |= set(event.cards)
        shown = self.paper.getvalue()[self.read :]
        self.read += len(shown)
        named = set(CODE.findall(shown)) & {card.code for card in self.game.rules.cards}
        assert named <= self.may_know, f"not for these eyes: {sorted(named - self.may_know)}"


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("seed", range(8 if IS_LONG else 3))
def test_the_screen_never_shows_a_card_that_the_seat_does_not_know(deck: str, seed: int) -> None:
    read_a_whole_game(Game(deck, seed=seed), seed % 2, seed, least=26)


@pytest.mark.parametrize("deck", ["claim", "claim2", "Gi Gn Au Se Ra Gr Un"])
@pytest.mark.parametrize(("players", "least"), [(3, 24), (4, 18)])
@pytest.mark.parametrize("seed", range(3 if IS_LONG else 1))
def test_nor_does_it_with_three_and_four_players(deck: str, players: int, least: int, seed: int) -> None:
    read_a_whole_game(Game(deck, players=players, seed=seed), seed, seed, least)


@pytest.mark.parametrize("place", PLACES)
def test_nor_does_it_in_a_magical_place(place: str) -> None:
    for seed in (1, 2) if IS_LONG else (1,):
        read_a_whole_game(Game("Gi Gn Au Se Un", places=place, seed=seed), seed % 2, seed, least=24)


def read_a_whole_game(game: Game, seat: int, seed: int, least: int) -> None:
    player = Player(game, seat, seed)
    screen = Console(file=player.paper, width=80, highlight=False, markup=False)
    Session(game, seat, screen, player.read_line, random_bots(seat, game.seats, seed=seed)).run()
    player.look()
    assert game.is_over
    assert player.decisions >= least


@pytest.mark.parametrize("place", ["Peaks", "Desert", "Swamp"])
def test_what_the_opponent_has_chosen_is_not_shown_before_everybody_has(place: str) -> None:
    game = Game("claim", places=place, seed=1)
    while game.state.asker is None:
        game.apply(game.legal_actions()[0])
    assert 0 in game.asked
    assert screens(with_choice(game, 0)) == screens(with_choice(game, -1))


def with_choice(game: Game, number: int) -> Game:
    """The same game after seat B has chosen all its cards: the first ones, or the last."""
    twin = game.copy()
    while 1 in twin.asked:
        twin.apply(twin.legal_actions(1)[number], 1)
    return twin


@pytest.mark.parametrize(("players", "moves"), [(2, 26), (3, 24), (4, 18)])
def test_every_opponent_is_given_its_own_view_and_nothing_else(players: int, moves: int) -> None:
    game = Game("claim", players=players, seed=5)
    player = Player(game, 0, 5)
    seen: list[View] = []

    class Watched(Opponents):
        def __call__(self, view: opponents.View) -> str:
            assert isinstance(view, View)
            seen.append(view)
            return super().__call__(view)

    screen = Console(file=player.paper, width=80)
    bots = Watched(seated(["random"], 0, players), "claim", 5)
    Session(game, 0, screen, player.read_line, bots).run()
    for seat in range(1, players):
        plays = [view for view in seen if view.seat == seat and view.asking == "play"]
        assert len(plays) == moves
        assert all(view.asked == [seat] for view in plays)
    assert all(view.seat != 0 for view in seen)


@pytest.mark.parametrize("deck", DECKS)
def test_memory_looks_the_same_in_every_world_that_the_seat_cannot_tell_apart(deck: str) -> None:
    """Swap two cards that the seat has not seen: one in the opponent's hand, one at the deck's bottom."""
    for seed in range(6):
        game = Game(deck, seed=seed, first=0)
        words = game.to_json()["deal"]
        assert isinstance(words, dict)
        deal = {whom: list(codes) for whom, codes in words.items()}
        late = {card.code for faction in game.rules.late for card in game.rules.cards_of(faction)}
        place = next(
            number for number in range(len(deal["deck"]) - 1, 0, -1) if deal["deck"][number] not in late
        )
        deal["B"][0], deal["deck"][place] = deal["deck"][place], deal["B"][0]
        other = Game(deck, deal={whom: " ".join(codes) for whom, codes in deal.items()}, first=0)
        assert other.view(1).to_json() != game.view(1).to_json()
        assert screens(other) == screens(game)


def screens(game: Game) -> str:
    """What seat A sees before its first card, with everything that it can ask for."""
    paper = io.StringIO()
    lines = iter(["memory", "faction", "show", "?"])

    def read_line(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    Session(game, 0, Console(file=paper, width=80), read_line, random_bots(0)).run()
    return paper.getvalue()
