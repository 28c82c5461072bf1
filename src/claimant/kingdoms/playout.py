"""Random legal play to the end: what simulation, sampling and benchmarks stand on."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.kingdoms import bags
from claimant.kingdoms.board import FACE_DOWN, KIND
from claimant.kingdoms.ruleset import CARDS_PER_FACTION, FIGURES_PER_SEAT, Ruleset
from claimant.kingdoms.state import SHUFFLE, State
from claimant.kingdoms.turn.flow import apply, option, option_count, proceed, shuffle
from claimant.kingdoms.turn.score import winners
from claimant.kingdoms.turn.set_up import set_up, shuffled_deal
from claimant.tabletop.chance import Chance


def new_state(rules: Ruleset, chance: Chance, first: i64 = -1) -> State:
    """A freshly dealt state, at its first decision, that tells its events to nobody."""
    state = set_up(rules, shuffled_deal(rules, chance, first), None)
    proceed(state)
    while state.asking == SHUFFLE:
        shuffle(state, chance)
    return state


def play_out(state: State, chance: Chance) -> i64:
    """Play random legal moves to the end, each as likely as the others. The number of moves."""
    moves: i64 = 0
    while not state.is_over():
        apply(state, option(state, chance.below(option_count(state))))
        moves += 1
        while state.asking == SHUFFLE:
            shuffle(state, chance)
    return moves


def play_games(rules: Ruleset, games: i64, chance: Chance) -> tuple[int, list[int]]:
    """Deal and play that many random games: the moves made, and the wins of each seat."""
    moves: i64 = 0
    wins = [0, 0]
    for _ in range(games):
        state = new_state(rules, chance)
        moves += play_out(state, chance)
        flags = winners(state)
        for seat in state.seats:
            if flags & seat.flag:
                wins[seat.index] += 1
    return moves, wins


def is_conserved(state: State) -> bool:
    """Are all cards and all figures of the game there, and each of them once?"""
    cells = state.board.cells
    cards = state.unseen()
    for faction in state.display:
        cards += bags.unit(faction)
    for field in state.board.cards:
        cards += bags.unit((cells[field] & KIND) - 1)
    for faction in range(len(state.rules.factions)):
        if bags.count(cards, faction) != CARDS_PER_FACTION:
            return False
    for seat in state.seats:
        standing: i64 = 0
        figures: i64 = 0
        for field in state.board.cards:
            if cells[field] < FACE_DOWN and (cells[field] & seat.mark) != 0:
                standing += bags.unit((cells[field] & KIND) - 1)
                figures += 1
        if seat.supply < 0 or seat.supply + figures != FIGURES_PER_SEAT:
            return False
        if standing != seat.standing or figures != len(seat.figures):
            return False
        if bags.size(seat.hand) != seat.hand_size:
            return False
    return bags.size(state.pile_bag) == len(state.pile)


def play_checked_games(rules: Ruleset, games: i64, chance: Chance) -> int:
    """Play that many random games and check after every move that nothing is lost. The moves made."""
    moves: i64 = 0
    for _ in range(games):
        state = new_state(rules, chance)
        while not state.is_over():
            apply(state, option(state, chance.below(option_count(state))))
            moves += 1
            assert is_conserved(state), "cards and figures are conserved"
            while state.asking == SHUFFLE:
                shuffle(state, chance)
    return moves
