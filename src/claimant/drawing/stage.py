"""A game of Claim at every moment, reconstructed from its events: cards by zone."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field

from claimant.claim.game import Game
from claimant.tabletop.event import Event

NOBODY = -1


@dataclass
class Stage:
    """The zone of some cards; zones of the table have the seat -1."""

    zones: dict[tuple[str, int], list[str]] = field(default_factory=dict)
    played: list[tuple[int, str]] = field(default_factory=list)
    """The trick: who played which card, in this order."""
    strengths: list[int] = field(default_factory=list)
    """What they fought with, once the trick is won."""
    winner: int | None = None
    leader: int = 0
    deck_size: int = 0
    seats: int = 2

    def cards(self, zone: str, seat: int = NOBODY) -> list[str]:
        return self.zones.get((zone, seat), [])

    def follow(self, event: Event) -> None:
        """Let one thing happen."""
        if event.kind == "moved":
            for card in event.cards:
                self._move(card, (event.source, event.source_seat), (event.target, event.target_seat))
        elif event.kind == "trick-won":
            self.winner = event.seat
            self.strengths = list(getattr(event, "strengths", []))
        elif event.kind == "lead-passed":
            self.leader = event.seat
            self.played, self.strengths, self.winner = [], [], None
        elif event.kind == "phase-began" and event.source:
            for seat in range(self.seats):
                self.zones[event.target, seat] = sorted(self.zones.pop((event.source, seat), []))

    def _move(self, card: str, source: tuple[str, int], target: tuple[str, int]) -> None:
        if source[0] == "deck":
            self.deck_size -= 1
        elif source[0] == "trick":
            self.played = [(seat, played) for seat, played in self.played if played != card]
        elif card in self.zones.get(source, []):
            self.zones[source].remove(card)
        if target[0] == "deck":
            self.deck_size += 1
            self.zones.setdefault(("under", NOBODY), []).append(card)
        elif target[0] == "trick":
            self.played.append((source[1], card))
        else:
            self.zones.setdefault(target, []).append(card)


def stage_of(game: Game) -> Stage:
    """The cards on the table now, including everybody's hands."""
    stage = Stage(seats=len(game.sides))
    for seat in range(stage.seats):
        view = game.view(seat)
        own = view.seats[seat]
        stage.leader = view.leader
        stage.deck_size = len(view.deck)
        for zone, cards in (
            ("hand", own.hand),
            ("followers", own.followers),
            ("score", own.score_pile),
            ("display", own.display),
        ):
            stage.zones[zone, seat] = [card.code for card in cards]
        stage.zones["prizes", NOBODY] = [card.code for card in view.prizes]
        stage.zones["table", NOBODY] = [card.code for card in view.table]
        if own.played is not None:
            stage.played.append((seat, own.played.code))
    order = [(stage.leader + turn) % stage.seats for turn in range(stage.seats)]
    stage.played.sort(key=lambda played: order.index(played[0]))
    return stage


def stages(before: Game, happened: Sequence[Event]) -> list[Stage]:
    """The stage before anything happened and after each event: one more than there are events."""
    told = [stage_of(before)]
    for event in happened:
        following = deepcopy(told[-1])
        following.follow(event)
        told.append(following)
    return told
