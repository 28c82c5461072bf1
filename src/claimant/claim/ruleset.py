"""The powers of one game, arranged so that a step finds the ones to ask at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from claimant.claim.actions import KINDS, Action
from claimant.claim.cards import WORD_BITS, Card, CardSet, count_bits
from claimant.claim.powers import Faction, Place, Power
from claimant.tabletop.copying import Parts, Shared, member

RULES_VERSION = "1"
PLACES_AT: Final = " at "
MOST_ARRANGED: Final = 256

# The hooks through which a power can act while phase 2 is played, and in the count.
IN_PLAY = (
    "strength",
    "beats",
    "on_trick_won",
    "on_card_won",
    "on_trick_collected",
    "leads",
    "on_phase_end",
)
IN_VOTES = (
    "on_scoring",
    "on_counting",
    "adds",
    "weighs",
    "awards_vote",
)
IN_COUNT = ("verdict", *IN_VOTES)


def overriding(powers: list[Power], hook: str) -> list[Power]:
    """The powers that have something to say at this hook."""
    silent = getattr(Power, hook)
    return [power for power in powers if getattr(type(power), hook) is not silent]


@final
class PhaseHooks(Shared):
    """The powers to ask in one phase, by hook."""

    phase: i64

    def __init__(self, rules: Ruleset, phase: i64) -> None:
        self.rules = rules
        self.phase = phase
        powers = [power for power in rules.powers if power.phase == 0 or power.phase == phase]
        self.on_phase_begin = vec[Power](overriding(powers, "on_phase_begin"))
        self.on_reveal = vec[Power](overriding(powers, "on_reveal"))
        self.strength = vec[Power](overriding(powers, "strength"))
        self.beats = vec[Power](overriding(powers, "beats"))
        self.on_trick_won = vec[Power](overriding(powers, "on_trick_won"))
        self.on_card_won = vec[Power](overriding(powers, "on_card_won"))
        self.on_trick_collected = vec[Power](overriding(powers, "on_trick_collected"))
        self.takes_first = vec[Power](overriding(powers, "takes_first"))
        self.on_prize_taken = vec[Power](overriding(powers, "on_prize_taken"))
        self.leads = vec[Power](overriding(powers, "leads"))
        self.on_phase_end = vec[Power](overriding(powers, "on_phase_end"))

    def __reduce__(self) -> Parts:
        return member, (self.rules, "hooks", self.phase)

    def __repr__(self) -> str:
        return f"<PhaseHooks: phase {self.phase} of {self.rules.setting}>"


@final
class Ruleset(Shared):
    """The factions and places in play, the cards as bits, and which power answers which hook.

    `sets.ruleset` makes one from names and refuses illegal combinations.
    """

    players: i64
    sides: i64
    hand_size: i64
    prizes: i64
    low_cards: i64
    memory_size: i64
    undealt_flags: i64
    tricks_are_alone: bool
    """During phase 2, do the effects of a trick depend on its cards alone?"""
    situations_are_known: bool
    """Do all powers declare what they look back at during phase 2, and what comes before the votes?"""
    piles_are_final: bool
    """During phase 2, is nothing in a score pile looked at or changed?"""
    factions_are_apart: bool
    """Does every faction's vote depend on that faction's won cards alone?"""

    def __init__(self, factions: list[Faction], places: list[Place], players: i64, hand_size: i64) -> None:
        self.factions = factions
        self.places = places
        self.players = players
        self.sides = 2 if players == 4 else players
        self.hand_size = hand_size
        # Used to recreate the powers when this ruleset is unpickled.
        self.makers: Parts = (tuple(map(type, factions)), tuple(map(type, places)))

        self.cards: list[Card] = []
        self.low_cards = 0
        self._lay_out()
        self._sort_for_looking_up()
        self._relate_factions()
        self._sort_for_dealing()
        self.of_value: list[CardSet] = []
        for card in self.cards:
            while len(self.of_value) <= card.value:
                self.of_value.append(CardSet())
            self.of_value[card.value].add(card)

        powers: list[Power] = []
        powers.extend(places)
        powers.extend(factions)
        self.powers = powers
        self.memory_size = 0
        for power in powers:
            power.rules = self
            power.slot = self.memory_size
            self.memory_size += power.remembers
        self.prizes = 1 if players == 2 else 2
        for power in powers:
            self.prizes = power.prizes(self.prizes)

        # By the number of the phase; the count, as the third, has no tricks.
        self.hooks = [PhaseHooks(self, phase) for phase in range(4)]
        self.verdict = overriding(powers, "verdict")
        self.on_scoring = overriding(powers, "on_scoring")
        self.on_counting = overriding(powers, "on_counting")
        self.adds = overriding(powers, "adds")
        self.awards_vote = overriding(powers, "awards_vote")
        for faction in factions:
            weighing = [power for power in overriding(powers, "weighs") if power.weighs_votes_of(faction)]
            faction.weighed_by = vec[Power](weighing)
            awarding = [power for power in self.awards_vote if power.looks_at(faction) != 0]
            faction.awarded_by = vec[Power](awarding)
            adding = [power for power in self.adds if power.looks_at(faction) != 0]
            faction.added_by = vec[Power](adding)
        self.extra_votes = overriding(powers, "extra_votes")

        self.tricks_are_alone = True
        self.situations_are_known = True
        self.carrying = overriding(powers, "carries")
        self.chases = overriding(powers, "chases")
        self.heeding = overriding(powers, "heeds")
        self.drawing = overriding(powers, "draws")
        self.backs = overriding(powers, "backs")
        self.unsettles = overriding(powers, "unsettles")
        self.roaming = overriding(powers, "roams")
        self.racing = overriding(powers, "race")
        self.piles_are_final = True
        self.factions_are_apart = True
        for power in powers:
            acts = power.phase != 1 and any(overriding([power], hook) for hook in IN_PLAY)
            if acts or (isinstance(power, Faction) and (power.diverts_in & 2) != 0):
                self.tricks_are_alone = self.tricks_are_alone and power.is_trick_local()
                if not (power.is_trick_local() or power in self.carrying):
                    self.situations_are_known = False
                self.piles_are_final = self.piles_are_final and power.ignores_score_piles()
            if power in self.extra_votes and not overriding([power], "votes_to_come"):
                self.situations_are_known = False
            if power in self.verdict and not overriding([power], "judges_by"):
                self.situations_are_known = False
            if (
                any(overriding([power], hook) for hook in IN_COUNT)
                and not power.scores_factions_independently()
            ):
                self.factions_are_apart = False
        # For each faction, the factions whose cards can change its vote; -1 if it depends on more.
        self.vote_flags: list[int] = []
        for faction in factions:
            flags = int(faction.flag)
            for power in powers:
                if any(overriding([power], hook) for hook in IN_VOTES):
                    seen = int(faction.flag if power in self.racing else power.looks_at(faction))
                    flags = -1 if seen < 0 or flags < 0 else flags | seen
            self.vote_flags.append(flags)

    def _lay_out(self) -> None:
        """Give every card its bit, by faction and rising value; a faction stays within one word."""
        bit: i64 = 1
        used = 0
        high = False
        reserve_piles: i64 = 0
        for faction in self.factions:
            size = len(faction.values) + len(faction.reserve_values)
            if used + size > WORD_BITS:
                high = True
                used = 0
                bit = 1
            used += size
            faction.high = high
            faction.first = len(self.cards)
            faction.size = size
            faction.mask = 0
            faction.pile = -1
            if faction.reserve_values:
                faction.pile = reserve_piles
                reserve_piles += 1
            kinds = [(value, False) for value in faction.values]
            kinds += [(value, True) for value in faction.reserve_values]
            for value, from_reserve in sorted(kinds):
                self.cards.append(Card(faction, value, len(self.cards), bit, high, from_reserve))
                faction.mask |= bit
                bit = bit * 2
            for card in self.cards_of(faction):
                for other in self.cards_of(faction):
                    if other.code == card.code and other is not card:
                        card.duplicates |= other.bit
                        if other.index < card.first.index:
                            card.first = other
            if not high:
                self.low_cards = len(self.cards)

    def _sort_for_looking_up(self) -> None:
        """The cards, all and by sort, and their names."""
        self.firsts = [card.first for card in self.cards]
        self.everything = CardSet()
        self.reserve_cards = CardSet()
        self.undealt_cards = CardSet()
        self.named: dict[str, list[Card]] = {}
        for card in self.cards:
            self.everything.add(card)
            if card.from_reserve:
                self.reserve_cards.add(card)
            if card.faction.unseen:
                self.undealt_cards.add(card)
            self.named.setdefault(card.code, []).append(card)
        self.actions: list[list[Action]] = [[]]
        self.spelled: dict[str, Action] = {}
        for kind in KINDS:
            self.actions.append([Action(kind, card) for card in self.cards])
            for action in self.actions[kind]:
                self.spelled.setdefault(action.text, action)

    def _relate_factions(self) -> None:
        """Ask once which factions stand in for which, and which outrank which."""
        flag: i64 = 1
        for index, faction in enumerate(self.factions):
            faction.index = index
            faction.diverts_in = 0
            if type(faction).collects is not Faction.collects:
                faction.diverts_in = faction.phase if faction.phase != 0 else 3
            faction.flag = flag
            flag = flag * 2
            faction.partner = self.faction(faction.paired_with)
        for led in self.factions:
            led.followed_by = 0
            led.follow_low = 0
            led.follow_high = 0
            led.outranked_by = 0
            for faction in self.factions:
                if faction is led or faction.stands_in_for(led):
                    led.followed_by |= faction.flag
                    if faction.high:
                        led.follow_high |= faction.mask
                    else:
                        led.follow_low |= faction.mask
                if faction is not led and faction.outranks(led):
                    led.outranked_by |= faction.flag

    def _sort_for_dealing(self) -> None:
        """Which cards are shuffled and dealt, which join the deck later, which form piles of their own."""
        self.dealt: list[Card] = []
        self.late: list[Faction] = []
        self.reserved: list[list[Card]] = []
        self.undealt_flags = 0
        for faction in self.factions:
            own = self.cards_of(faction)
            if faction.reserve_values:
                self.reserved.append([card for card in own if card.from_reserve])
            if faction.unseen:
                self.late.append(faction)
                self.undealt_flags |= faction.flag
            else:
                self.dealt += [card for card in own if not card.from_reserve]

    # --- looking cards up ---------------------------------------------------------------------

    def first(self, cards: CardSet) -> Card:
        """The first card of a set that is not empty."""
        if cards.low != 0:
            return self.cards[count_bits((cards.low & -cards.low) - 1)]
        return self.cards[self.low_cards + count_bits((cards.high & -cards.high) - 1)]

    def nth(self, cards: CardSet, number: i64) -> Card:
        """The card with this number, counted from 0, of a set."""
        word = cards.low
        first: i64 = 0
        if cards.high != 0:
            in_low = count_bits(word)
            if number >= in_low:
                number -= in_low
                word = cards.high
                first = self.low_cards
        while number > 0:
            word &= word - 1
            number -= 1
        return self.cards[first + count_bits((word & -word) - 1)]

    def listed(self, cards: CardSet) -> list[Card]:
        """The cards of a set, by faction and rising value."""
        return self._picked(self.cards, cards.low, cards.high)

    def shown(self, cards: CardSet) -> list[Card]:
        """The same, as everybody may see it: of equal cards always the first."""
        return self._picked(self.firsts, cards.low, cards.high)

    def _picked(self, cards: list[Card], low: i64, high: i64) -> list[Card]:
        picked: list[Card] = []
        while low != 0:
            picked.append(cards[count_bits((low & -low) - 1)])
            low &= low - 1
        while high != 0:
            picked.append(cards[self.low_cards + count_bits((high & -high) - 1)])
            high &= high - 1
        return picked

    def of_factions(self, flags: i64) -> CardSet:
        """All cards of the factions with these flags."""
        found = CardSet()
        for faction in self.factions:
            if (faction.flag & flags) != 0:
                if faction.high:
                    found.high |= faction.mask
                else:
                    found.low |= faction.mask
        return found

    def highest(self, faction: Faction, bits: i64) -> Card:
        """The highest of some cards of a faction, given as bits of its word."""
        below = bits
        top: i64 = 0
        while below != 0:
            top = below & -below
            below &= below - 1
        return self.card_of(faction, top)

    def cards_of(self, faction: Faction) -> list[Card]:
        """All cards of a faction, by rising value."""
        return self.cards[faction.first : faction.first + faction.size]

    def card_of(self, faction: Faction, bit: i64) -> Card:
        """The card of a faction with this bit."""
        index = count_bits(bit - 1)
        if faction.high:
            index += self.low_cards
        return self.cards[index]

    def faction(self, code: str) -> Faction | None:
        """The faction in play with this code."""
        for faction in self.factions:
            if faction.code == code:
                return faction
        return None

    # --- as text, and elsewhere -----------------------------------------------------------------

    @property
    def line_up(self) -> str:
        """The codes of the factions and places, as positions begin with them."""
        factions = " ".join([faction.code for faction in self.factions])
        places = " ".join([place.code for place in self.places])
        return f"{factions}{PLACES_AT}{places}" if places else factions

    @property
    def setting(self) -> str:
        """The line-up in words."""
        return f"{self.line_up} for {self.players} players"

    def __repr__(self) -> str:
        return f"<ruleset {self.setting}>"

    def __reduce__(self) -> Parts:
        return arranged, (*self.makers, self.players, self.hand_size)


@lru_cache(MOST_ARRANGED)
def arranged(
    factions: tuple[Callable[[], Faction], ...],
    places: tuple[Callable[[], Place], ...],
    players: int,
    hand_size: int,
) -> Ruleset:
    """The ruleset of these factions and places, in this order.

    A ruleset never changes, so games of the same line-up share one: it takes longer to make than a deal.
    Unpickling a ruleset returns the shared one too.
    """
    rules = Ruleset([make() for make in factions], [make() for make in places], players, hand_size)
    rules.makers = (factions, places)
    return rules
