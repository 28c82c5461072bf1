"""The same moves in a world where one power does nothing: what the power does is the difference."""

from __future__ import annotations

from claimant.claim.formats.position import parse_position
from claimant.claim.game import Game
from claimant.claim.powers import Faction, Place
from claimant.claim.result import result_of
from claimant.claim.ruleset import Ruleset
from claimant.claim.sets import FACTIONS, PLACES
from claimant.claim.state import State
from claimant.claim.turn import flow
from claimant.tabletop.event import Event

Told = dict[str, object]


def silenced(game: Game, code: str) -> Ruleset:
    """The rules of a game without this power."""
    factions = [
        _plain(faction) if faction.code == code else FACTIONS[faction.code]()
        for faction in game.rules.factions
    ]
    places = [_bare(place) if place.code == code else PLACES[place.code]() for place in game.rules.places]
    return Ruleset(factions, places, game.rules.players, game.rules.hand_size)


def _plain(faction: Faction) -> Faction:
    return Faction(
        faction.code,
        faction.name,
        faction.singular,
        faction.text,
        values=faction.values,
        remembers=faction.remembers,
        unseen=faction.unseen,
        reserve_values=faction.reserve_values,
        reserve_code=faction.reserve_code,
    )


def _bare(place: Place) -> Place:
    return Place(place.code, place.name, place.kind, place.text, place.remembers)


def replayed(rules: Ruleset, position: str, moves: list[tuple[int, str]]) -> list[Told] | None:
    """Everything that happens then; None where a move is not even possible there."""
    state: State = parse_position(rules, position)
    log: list[Event] = []
    state.log = log
    for seat, text in moves:
        legal = flow.legal_actions(state, state.seats[seat])
        action = next((action for action in legal if str(action) == text), None)
        if action is None:
            return None
        flow.apply(state, action, seat)
    told = [event.to_json() for event in log]
    if state.is_over():
        told.append(result_of(state).to_json())
    return told
