"""Are all cards and figures still there?"""

from __future__ import annotations

from claimant.kingdoms import bags
from claimant.kingdoms.board import FACE_DOWN, KIND
from claimant.kingdoms.playout import new_state
from claimant.kingdoms.ruleset import CARDS_PER_FACTION, FIGURES_PER_SEAT, Ruleset
from claimant.kingdoms.state import SHUFFLE, State
from claimant.kingdoms.turn.flow import apply, option, option_count, shuffle
from claimant.tabletop.chance import Chance


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
        standing = 0
        figures = 0
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


def play_checked_games(rules: Ruleset, games: int, chance: Chance) -> int:
    """Play that many random games and check after every move that nothing is lost. The moves made."""
    moves = 0
    for _ in range(games):
        state = new_state(rules, chance)
        while not state.is_over():
            apply(state, option(state, chance.below(option_count(state))))
            moves += 1
            assert is_conserved(state), "cards and figures are conserved"
            while state.asking == SHUFFLE:
                shuffle(state, chance)
    return moves
