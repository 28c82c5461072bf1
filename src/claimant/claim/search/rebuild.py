"""The state behind a view, as far as the view tells it.

Everything that is open, known to the viewer or follows from the rules is rebuilt: whatever play goes on
from. What other seats know is not in a view. They are given their own cards and the open ones, so that
the view of such a state is right for the viewer alone.
"""

from __future__ import annotations

from typing import final

from claimant.claim import zones
from claimant.claim.actions import KIND_NAMES
from claimant.claim.cards import Card, CardSet, Pile
from claimant.claim.knowledge.view import SeatView, View
from claimant.claim.state import (
    BEGIN_PHASE,
    CHOOSE,
    COUNT,
    NAME,
    NO_SEAT,
    OVER,
    PLAY,
    PLAY_CARDS,
    RECRUIT,
    REVEAL,
    TAKE,
    Seat,
)
from claimant.claim.turn.set_up import empty_table
from claimant.claim.turn.win import decide
from claimant.claim.verbs import ask_to_play, ask_to_take, award_trick, first_to_choose


@final
class Rebuilt:
    """A state without the cards that the viewer cannot place, and these cards.

    In piles any card stands for those that the viewer does not know. `choices` says which other seats
    have chosen how many cards in secret.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.state = empty_table(view.rules)
        self.placed = CardSet()
        self.choices: list[tuple[int, int]] = []
        state = self.state
        state.enter(view.phase)
        state.trick_number = view.trick_number
        state.leader = view.leader
        state.last_winner = NO_SEAT if view.last_winner is None else view.last_winner
        for power in view.rules.powers:
            for number, remembered in enumerate(view.memory.get(power.code, [])):
                state.memory[power.slot + number] = remembered
        for cards, target in (
            (view.prizes, state.prizes),
            (view.discard, state.discard),
            (view.table, state.table),
        ):
            self._lay_open(cards, target)
        for seen in view.seats:
            self._fill_seat(seen, state.seats[seen.index])
        self._play_cards()
        self._stack_piles()
        self._remember_buried()
        self.unplaced = [card for card in view.rules.cards if not self.placed.has(card)]
        self._ask()

    def _known(self) -> CardSet:
        """The cards whose place the viewer knows, besides open ones; a spectator knows what all know."""
        seat = self.view.seat
        return self.state.public if seat is None else self.state.seats[seat].known

    def _piece(self, card: Card) -> Card:
        """Of equal cards, the next that has not been placed yet."""
        index = card.index
        while self.placed.has(self.view.rules.cards[index]):
            index += 1
        piece = self.view.rules.cards[index]
        assert piece.code == card.code
        self.placed.add(piece)
        return piece

    def _lay_open(self, cards: list[Card], target: CardSet) -> None:
        for card in cards:
            piece = self._piece(card)
            target.add(piece)
            self.state.public.add(piece)

    def _fill_seat(self, seen: SeatView, seat: Seat) -> None:
        self._lay_open(seen.score_pile, seat.score_pile)
        self._lay_open(seen.display, seat.display)
        for cards, target in ((seen.hand, seat.hand), (seen.followers, seat.followers)):
            for card in cards:
                piece = self._piece(card)
                target.add(piece)
                seat.known.add(piece)
                self._known().add(piece)
        # What others have buried is worked out anew from view to view, and never known by sight.
        for card in seen.buried:
            piece = self._piece(card)
            seat.own_secrets().buried.add(piece)
            seat.known.add(piece)
        for faction in self.view.rules.factions:
            if faction.code in seen.lacks:
                seat.lacks |= faction.flag

    def _stack_piles(self) -> None:
        rules = self.view.rules
        deck: list[Card] = []
        for card in self.view.deck:
            if card is None:
                deck.append(rules.cards[0])
            else:
                deck.append(self._piece(card))
                self._known().add(deck[-1])
        self.state.deck.hold(deck, 0, len(deck))
        for faction in rules.factions:
            if faction.pile >= 0:
                size = self.view.reserves[faction.code]
                self.state.reserves[faction.pile] = Pile(zones.RESERVE, rules.cards[:1] * size, 0, size)

    def _play_cards(self) -> None:
        state = self.state
        collected = CardSet()
        for seat in state.seats:
            played = self.view.seats[seat.index].played
            if played is None:
                continue
            if self.view.asking == KIND_NAMES[PLAY]:
                card = self._piece(played)
                state.trick.add(card)
                state.public.add(card)
            else:
                card = self._among(played, state.public, collected)
            state.lay(seat, card)
            state.played += 1
        state.led = state.seats[state.leader].played

    def _among(self, card: Card, cards: CardSet, besides: CardSet) -> Card:
        """One of some cards that is equal to this one, and not yet among those; it joins them."""
        for piece in self.view.rules.listed(cards):
            if piece.code == card.code and not besides.has(piece):
                besides.add(piece)
                return piece
        raise AssertionError(f"{card} is not there")

    def _remember_buried(self) -> None:
        """Note for each card that others have buried the factions of which it cannot be.

        More was known when it was buried, but nothing that still makes a difference.
        """
        for seat in self.state.seats:
            seen = self.view.seats[seat.index]
            if seen.buried_size == 0:
                continue
            if seat.index == self.view.seat:
                seat.own_secrets().buried_lacks = [0] * seen.buried_size
                continue
            could_be = [[card] for card in seen.buried]
            for group in self.view.hidden:
                if group.seat == seat.index and group.zone == zones.ZONE_NAMES[zones.BURIED]:
                    could_be += [group.candidates] * group.count
            seat.own_secrets().buried_lacks = [self._other_factions(cards) for cards in could_be]

    def _other_factions(self, cards: list[Card]) -> int:
        """The flags of the factions of which none of these cards is."""
        flags = 0
        for faction in self.view.rules.factions:
            flags |= faction.flag
        for card in cards:
            flags &= ~card.faction.flag
        return flags

    # --- what is asked ------------------------------------------------------------------------

    def _ask(self) -> None:
        state = self.state
        asking = KIND_NAMES.index(self.view.asking)
        if asking == PLAY:
            state.step = PLAY_CARDS
            ask_to_play(state, self.view.asked[0])
        elif asking == TAKE:
            state.step = RECRUIT
            self._rank()
            ask_to_take(state, self.view.asked[0])
        elif asking in (CHOOSE, NAME):
            self._ask_again(asking)
        else:
            state.step = OVER
            self._judge()

    def _rank(self) -> None:
        """Those who have taken come first, then whoever is asked, then the others by rank."""
        state = self.state
        if state.played:
            decide(state)
        else:
            award_trick(state, state.seats[state.leader], "")
        sizes = [seen.followers_size for seen in self.view.seats]
        asked = self.view.asked[0]
        done = [seat for seat in state.ranking if sizes[seat.index] > min(sizes)]
        waiting = [seat for seat in state.ranking if seat not in done and seat.index != asked]
        state.taken = len(done)
        for rank, seat in enumerate([*done, state.seats[asked], *waiting]):
            seat.rank = rank

    def _ask_again(self, asking: int) -> None:
        """Let the power that asked ask once more; then what has been answered is taken as answered."""
        state = self.state
        rules = self.view.rules
        power = next(power for power in rules.powers if power.code == self.view.asker)
        if asking == NAME:
            state.step = COUNT
            state.cursor = rules.on_counting.index(power) + 1
            power.on_counting(state)
        elif self.view.prizes:
            state.step = REVEAL
            state.cursor = list(state.hooks.on_reveal).index(power) + 1
            power.on_reveal(state)
        else:
            state.step = BEGIN_PHASE
            state.cursor = list(state.hooks.on_phase_begin).index(power) + 1
            power.on_phase_begin(state)
        if asking == CHOOSE:
            for seat in state.seats:
                seen = self.view.seats[seat.index]
                chosen = seat.wanted - seen.wanted
                seat.wanted = seen.wanted
                if seat.index == self.view.seat:
                    for card in seen.chosen:
                        self._among(card, seat.hand, seat.own_choice())
                elif chosen:
                    self.choices.append((seat.index, chosen))
            state.turn = first_to_choose(state)

    def _judge(self) -> None:
        """Who won before any vote was counted, if anybody did."""
        result = self.view.result
        assert result is not None
        if result.decided_by in [power.code for power in self.view.rules.verdict]:
            self.state.verdict = result.winning_sides[0]
            self.state.verdict_by = result.decided_by
