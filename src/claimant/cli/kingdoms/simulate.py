"""Many games of Claim Kingdoms in random legal play, and what they show."""

from __future__ import annotations

from claimant.cli.kingdoms.tally import SEATS, KingdomsTally
from claimant.cli.lab.shares import numbers_table, row, share, wins_table
from claimant.cli.playing.simulating import counted
from claimant.cli.terminal.output import Palette, console
from claimant.cli.terminal.texts import listed, number, percent, text
from claimant.kingdoms.playout import new_state
from claimant.kingdoms.ruleset import RULES_VERSION, Ruleset
from claimant.kingdoms.sets import FACTIONS, drawn_factions, ruleset
from claimant.tabletop.chance import Chance
from claimant.tabletop.seats import seat_letter

ENDS = ("figures", "cards", "no-field")


class KingdomsSimulation:
    """Games one after the other, with the factions named or with others drawn for each game."""

    def __init__(self, factions: str | None, chance: Chance) -> None:
        self.chance = chance
        self.rules = None if factions is None else ruleset(factions)
        self.known: dict[frozenset[str], Ruleset] = {}
        self.tally = KingdomsTally()

    def play_one(self) -> None:
        rules = self._drawn() if self.rules is None else self.rules
        self.tally.play_out(new_state(rules, self.chance), self.chance)

    def _drawn(self) -> Ruleset:
        codes = drawn_factions(self.chance)
        key = frozenset(codes)
        if key not in self.known:
            self.known[key] = ruleset(codes)
        return self.known[key]

    def findings(self, seed: int) -> dict[str, object]:
        tally = self.tally
        return {
            "game": "kingdoms",
            "rules": RULES_VERSION,
            "factions_named": None if self.rules is None else [each.code for each in self.rules.factions],
            "seed": seed,
            "games": tally.games,
            "shared": tally.shared,
            "average_turns": tally.turns / tally.games,
            "ended_by": {reason: tally.ended_by[reason] for reason in ENDS},
            "sides": {
                seat_letter(seat): {
                    **share(tally.wins[seat], tally.games),
                    "average_points": tally.points[seat] / tally.games,
                    "when_beginning": share(tally.wins_as_first[seat], tally.began[seat]),
                }
                for seat in SEATS
            },
            "first_player": {
                **share(sum(tally.wins_as_first), tally.games),
                "average_points": tally.firsts_points / tally.games,
            },
            "factions": {
                code: {
                    "games": tally.in_play[code],
                    "for_first_player": tally.led_by_first[code] / tally.in_play[code],
                    "for_nobody": tally.led_by_nobody[code] / tally.in_play[code],
                }
                for code in FACTIONS
                if tally.in_play[code]
            },
        }

    def show(self, seed: int) -> None:
        tally = self.tally
        screen = console()
        names = text("simulate-drawn-factions")
        if self.rules is not None:
            names = listed([text(f"faction-{faction.code}") for faction in self.rules.factions])
        screen.print(text("simulate-kingdoms", games=tally.games, factions=names, seed=str(seed)))
        screen.print()
        table = wins_table(text("simulate-points"))
        for seat in SEATS:
            points = number(tally.points[seat] / tally.games, 1)
            name = text("name-seat", letter=seat_letter(seat))
            table.add_row(*row(name, tally.wins[seat], tally.games), points)
        points = number(tally.firsts_points / tally.games, 1)
        table.add_row(*row(text("simulate-first"), sum(tally.wins_as_first), tally.games), points)
        for seat in SEATS:
            name = text("simulate-beginning", who=seat_letter(seat))
            table.add_row(*row(name, tally.wins_as_first[seat], tally.began[seat]), "")
        screen.print(table)
        screen.print(counted("simulate-shared", tally.shared, tally.games))
        screen.print(text("simulate-turns", number=number(tally.turns / tally.games, 1)))
        for code in ENDS:
            if tally.ended_by[code]:
                screen.print(counted(f"simulate-ended-{code}", tally.ended_by[code], tally.games))
        screen.print()
        screen.print(self._factions_table())

    def _factions_table(self) -> object:
        tally = self.tally
        known = [kind() for code, kind in FACTIONS.items() if tally.in_play[code]]
        headings = ("simulate-games", "simulate-first", "simulate-the-other", "simulate-nobody")
        table = numbers_table(text("simulate-faction-goes-to"), tuple(map(text, headings)))
        palette = Palette(known)
        for faction in known:
            games = tally.in_play[faction.code]
            first = tally.led_by_first[faction.code]
            nobody = tally.led_by_nobody[faction.code]
            parts = (first, games - first - nobody, nobody)
            shares = [percent(part / games) for part in parts]
            table.add_row(palette.name(faction), number(games), *shares)
        return table
