"""What the compiler learns from: random games with all kinds of line-ups, and endings that are solved."""

from __future__ import annotations

from claimant.claim.cards import CardSet
from claimant.claim.playout import new_state, play_out
from claimant.claim.search.solver import solve
from claimant.claim.sets import PLACES, PRESETS, ruleset
from claimant.claim.state import State
from claimant.claim.turn.flow import answer, options_for
from claimant.kingdoms import playout as kingdoms
from claimant.kingdoms import sets as kingdoms_sets
from claimant.tabletop.chance import Chance
from claimant.tabletop.limit import Limit

GAMES = 300
GAMES_OF_CLAIM = 3000
CARDS = 12
NODES = Limit(steps=60_000)
KINGDOMS = ("Go Dw Gn Tr Un Dr Kn", "Gn Tr Un Do Se Gi Kn")


def ending(deck: list[str], place: str, chance: Chance, cards: int) -> State:
    """A position of phase 2 with so many cards in each hand."""
    options = CardSet()
    while True:
        state = new_state(ruleset(deck, 2, place), chance)
        while not state.is_over():
            if state.phase == 2 and max(seat.hand.size() for seat in state.seats) <= cards:
                return state
            options_for(state, state.seats[state.turn], options)
            answer(state, state.rules.nth(options, chance.below(options.size())), state.turn)


def main() -> None:
    chance = Chance(1)
    claim = list(PRESETS["claim"].codes)
    for deck, place, games in [
        (claim, "", GAMES_OF_CLAIM),
        *[(list(preset.codes), "", GAMES) for preset in PRESETS.values()],
        *[(claim, place, GAMES) for place in PLACES],
    ]:
        rules = ruleset(deck, 2, place)
        for _ in range(games):
            play_out(new_state(rules, chance), chance)
        solve(ending(deck, place, chance, CARDS), NODES)
    for names in KINGDOMS:
        rules_of_kingdoms = kingdoms_sets.ruleset(names)
        for _ in range(GAMES):
            kingdoms.play_out(kingdoms.new_state(rules_of_kingdoms, chance), chance)


if __name__ == "__main__":
    main()
