"""Many games of Claim in random legal play, and what they show."""

from __future__ import annotations

from claimant.claim.playout import new_state
from claimant.claim.ruleset import RULES_VERSION, Ruleset
from claimant.claim.sets import draw_places, ruleset
from claimant.cli.claim.tally import Tally
from claimant.cli.lab.shares import numbers_table, row, share, wins_table
from claimant.cli.playing.simulating import counted
from claimant.cli.terminal.output import Palette, console, reasons_json
from claimant.cli.terminal.texts import listed, number, percent, text
from claimant.games import find_game
from claimant.tabletop.chance import Chance
from claimant.tabletop.setup import Setup


def rules_of(setup: Setup, drawn: tuple[str, ...] = ()) -> Ruleset:
    """The rules with the places named and those drawn."""
    return ruleset(setup.deck or "claim", setup.players, setup.places + drawn)


class Simulation:
    """Games of Claim one after the other, with the places that are named and others that may be drawn."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup = setup
        self.chance = chance
        self.known: dict[tuple[str, ...], Ruleset] = {}
        self.tally = Tally(rules_of(setup))
        # What cannot be drawn is refused now, without a number of the generator being used.
        self._rules(Chance(0))

    def play_one(self) -> None:
        self.tally.play_out(new_state(self._rules(self.chance), self.chance), self.chance)

    def _rules(self, chance: Chance) -> Ruleset:
        """The rules of the next game."""
        drawn = draw_places(self.setup.random_places, chance)
        if drawn not in self.known:
            self.known[drawn] = rules_of(self.setup, drawn)
        return self.known[drawn]

    def findings(self, seed: int) -> dict[str, object]:
        return findings(self.tally, self.setup, seed)

    def show(self, seed: int) -> None:
        show(self.tally, self.setup, seed)


def findings(tally: Tally, setup: Setup, seed: int) -> dict[str, object]:
    return {
        "rules": RULES_VERSION,
        "deck": [faction.code for faction in tally.rules.factions],
        "players": setup.players,
        "places": [place.code for place in tally.rules.places],
        "random_places": setup.random_places or None,
        "warnings": reasons_json(find_game(setup.game).warnings(setup)),
        "seed": seed,
        "games": tally.games,
        "shared": tally.shared,
        "decided_without_vote": tally.without_vote,
        "sides": {
            tally.side_name(side): {
                **share(tally.wins[side], tally.games),
                "average_votes": tally.votes[side] / tally.games,
                "when_leading_first": share(tally.wins_as_first_leader[side], tally.led_first[side]),
            }
            for side in range(tally.rules.sides)
        },
        "first_leader": {
            **share(sum(tally.wins_as_first_leader), tally.games),
            "average_votes": tally.first_leaders_votes / tally.games,
        },
        "factions": {
            faction.code: {
                "for_first_leader": tally.for_first_leader[place] / tally.games,
                "for_nobody": tally.for_nobody[place] / tally.games,
            }
            for place, faction in enumerate(tally.rules.factions)
        },
    }


def show(tally: Tally, setup: Setup, seed: int) -> None:
    screen = console()
    names = listed([text(f"faction-{faction.code}") for faction in tally.rules.factions])
    players = setup.players
    screen.print(text("simulate-claim", games=tally.games, players=players, factions=names, seed=str(seed)))
    places = [text(f"place-{place.code}") for place in tally.rules.places]
    if setup.random_places:
        places.append(text(f"simulate-drawn-{setup.random_places}"))
    if places:
        screen.print(f"{text('places-in-play')}: {listed(places)}")
    screen.print()
    sides = range(tally.rules.sides)
    table = wins_table(text("simulate-votes"))
    is_team = tally.rules.sides != tally.rules.players
    for side in sides:
        votes = number(tally.votes[side] / tally.games, 2)
        letters = tally.side_name(side)
        name = text("team-seats", letters=letters) if is_team else text("name-seat", letter=letters)
        table.add_row(*row(name, tally.wins[side], tally.games), votes)
    votes = number(tally.first_leaders_votes / tally.games, 2)
    leader = text("simulate-leading-team" if is_team else "simulate-leader")
    table.add_row(*row(leader, sum(tally.wins_as_first_leader), tally.games), votes)
    for side in sides:
        name = text("simulate-leading", who=tally.side_name(side))
        table.add_row(*row(name, tally.wins_as_first_leader[side], tally.led_first[side]), "")
    screen.print(table)
    screen.print(counted("simulate-shared", tally.shared, tally.games))
    if tally.without_vote:
        screen.print(counted("simulate-without-vote", tally.without_vote, tally.games))
    screen.print()
    screen.print(factions_table(tally))


def factions_table(tally: Tally) -> object:
    palette = Palette(tally.rules.factions)
    others = text("simulate-the-other" if tally.rules.sides == 2 else "simulate-another")
    headings = (text("simulate-leader"), others, text("simulate-nobody"))
    table = numbers_table(text("simulate-faction-votes-for"), headings)
    voted = tally.games - tally.without_vote
    for place, faction in enumerate(tally.rules.factions):
        leader = tally.for_first_leader[place]
        nobody = tally.for_nobody[place]
        parts = (leader, voted - leader - nobody, nobody)
        table.add_row(palette.name(faction), *(percent(part / tally.games) for part in parts))
    return table
