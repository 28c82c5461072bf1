"""Where the played cards go: powers first, then discard (phase 1) or score pile (phase 2)."""

from __future__ import annotations

from claimant.claim.cards import Card
from claimant.claim.state import State
from claimant.claim.verbs import move, win_card


def collect(state: State) -> None:
    hooks = state.hooks
    for power in hooks.on_trick_won:
        power.on_trick_won(state)
    winner = state.seats[state.winner]
    # Clockwise from the leader; to step by hand is faster than to ask for each seat.
    index = state.leader
    left = state.players
    while left > 0:
        player = state.seats[index]
        left -= 1
        index += 1
        if index == state.players:
            index = 0
        played = player.played
        if played is None:
            continue
        # A separate name spares mypyc a check at every use.
        card: Card = played
        if not state.trick.has(card):
            continue
        if (card.faction.diverts_in & state.phase) != 0 and card.faction.collects(card, player, state):
            continue
        if state.phase == 1:
            move(state, card, state.trick, state.discard, "collect")
        else:
            win_card(state, card, state.trick, winner.score_pile, "collect")
    for power in hooks.on_trick_collected:
        power.on_trick_collected(state)
