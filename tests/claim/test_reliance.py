"""What search relies on: a power that claims to look at little really does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from claimant.claim.cards import Card, CardSet
from claimant.claim.playout import new_state
from claimant.claim.powers import Power
from claimant.claim.ruleset import Ruleset, overriding
from claimant.claim.sets import FACTIONS, PLACES, ruleset
from claimant.claim.state import NOTHING, PLAY, SCORE, State
from claimant.claim.turn.flow import answer, options_for, proceed
from claimant.claim.turn.score import extra_cards, vote
from claimant.tabletop.chance import Chance
from tests.claim.decks import PAIRS, TENS

GAMES = 60
POWERS: list[Power] = [kind() for kind in (*FACTIONS.values(), *PLACES.values())]


def line_ups(seed: int, fact: str) -> Iterator[Ruleset]:
    """Random line-ups for two of which this is true."""
    chance = Chance(seed)
    tens = TENS[:]
    places = sorted(PLACES)
    while True:
        chance.shuffle(tens)
        chance.shuffle(places)
        pair = PAIRS[chance.below(len(PAIRS))]
        rules = ruleset([*pair, *tens[:3]], 2, places[: chance.below(2)])
        if getattr(rules, fact):
            yield rules


def between_tricks(rules: Ruleset, chance: Chance) -> Iterator[State]:
    """The positions of a random game before each trick of phase 2, ready to be played on."""
    state = new_state(rules, chance)
    while not state.is_over():
        if state.phase == 2 and state.asking == PLAY and state.led is None:
            yield state
        answer(state, some_option(state, chance), state.turn)


def some_option(state: State, chance: Chance) -> Card:
    options = CardSet()
    options_for(state, state.seats[state.turn], options)
    return state.rules.nth(options, chance.below(options.size()))


def deed(state: State, led: Card, reply: Card) -> tuple[object, ...]:
    """Where both cards of a trick go, who wins it and who leads next, from the eyes of its leader."""
    leader = state.leader
    after = state.copy()
    answer(after, led, leader)
    answer(after, reply, 1 - leader)
    piles = [after.seats[leader].score_pile, after.seats[1 - leader].score_pile]
    return (
        [pile.has(led) for pile in piles],
        [pile.has(reply) for pile in piles],
        after.last_winner == leader,
        after.is_over() or after.leader == leader,
    )


def claims(fact: str) -> list[str]:
    powers: list[Power] = [kind() for kind in (*FACTIONS.values(), *PLACES.values())]
    return sorted(power.code for power in powers if getattr(power, fact)())


@pytest.mark.parametrize("fact", ["is_trick_local", "ignores_score_piles", "scores_factions_independently"])
def test_some_powers_claim_it_and_some_do_not(fact: str) -> None:
    assert 0 < len(claims(fact)) < len(FACTIONS) + len(PLACES)


def test_where_tricks_are_alone_two_cards_always_do_the_same_to_each_other() -> None:
    met: set[str] = set()
    chance = Chance(1)
    for rules, _ in zip(line_ups(1, "tricks_are_alone"), range(GAMES), strict=False):
        met |= {power.code for power in rules.powers}
        seen: dict[tuple[str, str], tuple[object, ...]] = {}
        for _ in range(12):
            for state in between_tricks(rules, chance):
                if any(seat.hand.is_single() for seat in state.seats):
                    continue
                led = some_option(state, chance)
                after = state.copy()
                answer(after, led, after.turn)
                reply = some_option(after, chance)
                done = deed(state, led, reply)
                assert seen.setdefault((led.code, reply.code), done) == done
    assert met >= set(claims("is_trick_local"))


def test_where_piles_are_final_emptying_them_changes_no_trick() -> None:
    met: set[str] = set()
    chance = Chance(2)
    for rules, _ in zip(line_ups(2, "piles_are_final"), range(2 * GAMES), strict=False):
        met |= {power.code for power in rules.powers}
        for state in between_tricks(rules, chance):
            if any(seat.hand.is_single() for seat in state.seats):
                continue
            emptied = state.copy()
            for seat in emptied.seats:
                seat.score_pile.clear()
            one, other = state.copy(), emptied
            for _ in range(2):
                card = some_option(one, chance)
                assert one.turn == other.turn
                answer(one, card, one.turn)
                answer(other, card, other.turn)
            won = [seat.score_pile.copy() for seat in one.seats]
            for pile, seat in zip(won, state.seats, strict=True):
                pile.remove_all(seat.score_pile)
            assert [(pile.low, pile.high) for pile in won] == [
                (seat.score_pile.low, seat.score_pile.high) for seat in other.seats
            ]
            assert (one.leader, one.last_winner, one.memory) == (
                other.leader,
                other.last_winner,
                other.memory,
            )
            for mine, its in zip(one.seats, other.seats, strict=True):
                assert (mine.display.low, mine.display.high) == (its.display.low, its.display.high)
                assert (mine.hand.low, mine.hand.high) == (its.hand.low, its.hand.high)
            assert (one.table.low, one.table.high) == (other.table.low, other.table.high)
    assert met >= set(claims("ignores_score_piles"))


LOOKING_BACK = (
    ("Gi Gn Dr Se Tr", ""),
    ("Go Kn Uc Gr Ph", ""),
    ("Go Kn Do Dw Un", "Icebergs"),
    ("Go Kn Do Dw Un", "Plateau"),
    ("Go Kn Do Dw Un", "Dungeon"),
)


def test_where_situations_are_known_equal_numbers_mean_equal_tricks() -> None:
    met: set[str] = set()
    chance = Chance(4)
    for deck, place in LOOKING_BACK:
        rules = ruleset(deck.split(), 2, place)
        assert rules.situations_are_known
        met |= {power.code for power in rules.carrying}
        seen: dict[tuple[object, ...], tuple[object, ...]] = {}
        for _ in range(GAMES):
            for state in between_tricks(rules, chance):
                if any(seat.hand.is_single() for seat in state.seats):
                    continue
                led = some_option(state, chance)
                after = state.copy()
                answer(after, led, after.turn)
                reply = some_option(after, chance)
                answer(after, reply, after.turn)
                key = (state.leader, carried(state), led.code, reply.code)
                if after.is_over():
                    continue
                done = (after.leader, after.last_winner, carried(after), *[
                    [seat.score_pile.has(card) or seat.display.has(card) for card in (led, reply)]
                    for seat in after.seats
                ])  # fmt: skip
                assert seen.setdefault(key, done) == done
    assert met == {power.code for power in POWERS if overriding([power], "carries")}


def carried(state: State) -> tuple[int, ...]:
    return tuple(int(power.carries(state)) for power in state.rules.carrying)


def test_a_displayed_card_that_no_card_heeds_might_as_well_lie_in_the_score_pile() -> None:
    rules = ruleset(["Go", "Kn", "Dw", "Gr", "Se"])
    assert rules.heeding
    chance = Chance(11)
    kinds = set()
    for _ in range(GAMES):
        for state in between_tricks(rules, chance):
            calm = state.copy()
            for seat in calm.seats:
                for shown in rules.listed(seat.display):
                    heeded = any(
                        power.heeds(held, shown)
                        for held in rules.listed(seat.hand)
                        for power in rules.heeding
                    )
                    kinds.add(heeded)
                    if not heeded:
                        seat.display.remove(shown)
                        seat.score_pile.add(shown)
            led = some_option(state, chance)
            after = state.copy()
            answer(after, led, after.turn)
            reply = some_option(after, chance)
            assert deed(state, led, reply) == deed(calm, led, reply)
    assert kinds == {True, False}


def test_a_vote_changes_with_no_other_cards_than_it_is_said_to() -> None:
    chance = Chance(5)
    met: set[str] = set()
    for rules, _ in zip(line_ups(5, "factions"), range(4 * GAMES), strict=False):
        number = chance.below(5)
        flags = rules.vote_flags[number]
        if flags < 0 or rules.verdict:
            continue
        met |= {power.code for power in rules.powers}
        cards = [card for card in rules.cards if card.faction.flag & flags]
        sides = [chance.below(3) for _ in cards]
        votes = {votes_for(rules, spread_over(rules, cards, sides, chance))[number] for _ in range(5)}
        assert len(votes) == 1
    assert met >= {"Pe", "Vi", "Ba", "Fortress", "Tower"}


def spread_over(rules: Ruleset, cards: list[Card], sides: list[int], chance: Chance) -> list[list[Card]]:
    """These cards where they are said to be, all others anywhere."""
    piles: list[list[Card]] = [[], [], []]
    for card in rules.cards:
        side = sides[cards.index(card)] if card in cards else chance.below(3)
        piles[side].append(card)
    return piles[:2]


def test_a_verdict_makes_no_difference_between_cards_that_it_is_said_not_to() -> None:
    chance = Chance(6)
    for place in ("Castle", "Monastery", "Bridge"):
        rules = ruleset("claim2", 2, place)
        [power] = rules.verdict
        for _ in range(GAMES):
            piles = spread_over(rules, [], [], chance)
            swapped = [[_like(card, rules, power, chance) for card in pile] for pile in piles]
            if len({*swapped[0], *swapped[1]}) == len(swapped[0]) + len(swapped[1]):
                assert verdict(rules, power, piles) == verdict(rules, power, swapped)


def test_what_roams_counts_in_one_vote_that_hangs_on_the_numbers_of_cards() -> None:
    chance = Chance(8)
    rules = ruleset("Go Kn Dw Do Ra")
    [power] = rules.roaming
    assert {power.code for power in POWERS if overriding([power], "roams")} == {power.code}
    for _ in range(4 * GAMES):
        piles = spread_over(rules, [], [], chance)
        state = new_state(rules, Chance(0))
        for seat, cards in zip(state.seats, piles, strict=True):
            for card in cards:
                seat.score_pile.add(card)
        state.phase = 3
        state.last_winner = chance.below(2)
        state.asking = NOTHING
        state.step = SCORE
        proceed(state)
        asked = [state.turn] if not state.is_over() else []
        while not state.is_over():
            answer(state, some_option(state, chance), state.turn)
            asked += [] if state.is_over() else [state.turn]
        assert asked in ([], [0], [1], [state.last_winner, 1 - state.last_winner])
        for seat, cards in zip(state.seats, piles, strict=True):
            roaming = [card for card in cards if power.roams(card)]
            numbers = [sum(card.faction is faction for card in cards) for faction in rules.factions]
            added = [rules.listed(extra_cards(state, faction, seat.side)) for faction in rules.factions]
            joined = [faction.flag for faction, more in zip(rules.factions, added, strict=True) if more]
            assert len(joined) == (1 if roaming else 0)
            assert all(flag & power.joins(numbers, numbers) for flag in joined)
            fewest = [chance.below(number + 1) for number in numbers]
            most = [number + chance.below(4) for number in numbers]
            assert all(flag & power.joins(fewest, most) for flag in joined)
            assert [card for more in added for card in more] == roaming


def _like(card: Card, rules: Ruleset, power: Power, chance: Chance) -> Card:
    """Now and then another card between which and this one there is no difference."""
    if chance.below(8):
        return card
    alike = [other for other in rules.cards if power.judges_by(other) == power.judges_by(card)]
    return alike[chance.below(len(alike))]


def verdict(rules: Ruleset, power: Power, piles: list[list[Card]]) -> int:
    state = new_state(rules, Chance(0))
    for seat, cards in zip(state.seats, piles, strict=True):
        for card in cards:
            seat.score_pile.add(card)
    return int(power.verdict(state))


def votes_for(rules: Ruleset, sides: list[list[Card]]) -> list[int]:
    """How the factions vote when these cards have been won."""
    state = new_state(rules, Chance(0))
    for seat, cards in zip(state.seats, sides, strict=True):
        seat.hand.clear()
        for card in cards:
            seat.score_pile.add(card)
    state.phase = 3
    state.asking = NOTHING
    state.step = SCORE
    proceed(state)
    return [int(vote(state, faction)) for faction in rules.factions]


def test_where_factions_are_apart_a_vote_hangs_on_its_own_cards_and_one_more_never_hurts() -> None:
    met: set[str] = set()
    chance = Chance(3)
    for rules, _ in zip(line_ups(3, "factions_are_apart"), range(4 * GAMES), strict=False):
        met |= {power.code for power in rules.powers}
        number = chance.below(5)
        faction = rules.factions[number]
        own = rules.cards_of(faction)
        sides = [chance.below(3) for _ in own]
        votes = {votes_for(rules, spread(rules, own, sides, chance))[number] for _ in range(5)}
        assert len(votes) == 1
        better = sides[:]
        better[chance.below(len(own))] = 0
        [before] = votes
        after = votes_for(rules, spread(rules, own, better, chance))[number]
        worth = {0: 1, -1: 0, 1: -1}
        assert worth[after] >= worth[before]
    assert met >= set(claims("scores_factions_independently"))


def spread(rules: Ruleset, own: list[Card], sides: list[int], chance: Chance) -> list[list[Card]]:
    """These cards for the two sides (2: for nobody), and all others at random."""
    piles: list[list[Card]] = [[], [], []]
    for card, side in zip(own, sides, strict=True):
        piles[side].append(card)
    for card in rules.cards:
        if card not in own:
            piles[chance.below(3)].append(card)
    return piles[:2]
