"""The order of the steps: runs them until somebody must decide or the game is over."""

from __future__ import annotations

from mypy_extensions import i64

from claimant.claim.actions import Action
from claimant.claim.cards import Card, CardSet
from claimant.claim.events import CHOSE, NAMED, PHASE_BEGAN, card_event
from claimant.claim.state import (
    BEGIN_PHASE,
    CHOOSE,
    COLLECT,
    COUNT,
    DRAW,
    END_TRICK,
    NAME,
    NO_SEAT,
    NOTHING,
    PLAY,
    PLAY_CARDS,
    RECRUIT,
    REVEAL,
    SCORE,
    TAKE,
    WIN,
    Seat,
    State,
)
from claimant.claim.turn.collect import collect
from claimant.claim.turn.lead import pass_lead
from claimant.claim.turn.play import play, playable
from claimant.claim.turn.recruit import recruit, take, takeable
from claimant.claim.turn.reveal import turn_up_prizes
from claimant.claim.turn.score import count, gather
from claimant.claim.turn.win import decide
from claimant.claim.verbs import ask_to_play, close_question, first_to_choose, move, pick_up_followers
from claimant.tabletop.event import Event


def proceed(state: State) -> None:
    """Run step after step, as far as nobody has to decide anything."""
    while state.asking == NOTHING:
        step = state.step
        if step == PLAY_CARDS:
            # A power may have awarded the trick before any card was played.
            if state.winner == NO_SEAT:
                ask_to_play(state, state.leader)
            else:
                state.step = COLLECT
        elif step == WIN:
            decide(state)
            state.step = COLLECT
        elif step == COLLECT:
            collect(state)
            state.step = RECRUIT if state.phase == 1 else END_TRICK
        elif step == RECRUIT:
            recruit(state)
            if state.taken == state.players:
                state.step = END_TRICK
        elif step == END_TRICK:
            end_trick(state)
        elif step == REVEAL:
            reveal(state)
        elif step == BEGIN_PHASE:
            begin_phase(state)
        elif step == SCORE:
            gather(state)
        elif step == COUNT:
            count(state)
        else:
            return


def _somebody_is_out_of_cards(state: State) -> bool:
    for seat in state.seats:
        if seat.hand.is_empty():
            return True
    return False


def begin_phase(state: State) -> None:
    powers = state.hooks.on_phase_begin
    while state.cursor < len(powers):
        power = powers[state.cursor]
        state.cursor += 1
        power.on_phase_begin(state)
        if state.asking != NOTHING:
            return
    state.cursor = 0
    state.step = REVEAL if state.phase == 1 else PLAY_CARDS


def reveal(state: State) -> None:
    if state.cursor == 0:
        turn_up_prizes(state)
    powers = state.hooks.on_reveal
    while state.cursor < len(powers):
        power = powers[state.cursor]
        state.cursor += 1
        power.on_reveal(state)
        if state.asking != NOTHING:
            return
    state.cursor = 0
    state.step = PLAY_CARDS


def end_trick(state: State) -> None:
    was_last = _somebody_is_out_of_cards(state)
    if was_last:
        end_phase(state)
    pass_lead(state)
    if was_last:
        begin_next_phase(state)
    else:
        state.step = REVEAL if state.phase == 1 else PLAY_CARDS


def end_phase(state: State) -> None:
    for power in state.hooks.on_phase_end:
        power.on_phase_end(state)
    if state.phase == 2:
        # Unequal hands cannot complete another trick: the rest is won by nobody.
        for seat in state.seats:
            for card in state.rules.listed(seat.hand):
                move(state, card, seat.hand, state.discard, "end-phase")


def begin_next_phase(state: State) -> None:
    state.enter(state.phase + 1)
    state.trick_number = 1
    if state.phase == 2:
        pick_up_followers(state, "begin-phase")
        state.step = BEGIN_PHASE
    else:
        state.step = SCORE
        if state.log is not None:
            state.log.append(Event(PHASE_BEGAN, "score", state.leader))


def options_for(state: State, seat: Seat, options: CardSet) -> None:
    """Put the cards with which this seat may answer into `options`."""
    if seat.index == state.turn and state.asking == PLAY:
        playable(state, seat, options)
        return
    options.clear()
    if state.asking == CHOOSE:
        if seat.wanted > 0:
            options.become(seat.hand)
            options.remove_all(seat.own_choice())
    elif seat.index != state.turn:
        return
    elif state.asking == TAKE:
        takeable(state, options)
    elif state.asking == NAME:
        offered = state.options
        if offered is not None:
            options.become(offered)


def apply(state: State, action: Action, seat: i64) -> None:
    """Carry out a legal action of a seat that has been asked. Legality is not checked here."""
    answer(state, state.deck.top() if action.kind == DRAW else action.card, seat)


def answer(state: State, card: Card, seat: i64) -> None:
    """Let a seat that has been asked answer with one of its options."""
    asking = state.asking
    if asking == PLAY:
        play(state, card)
    elif asking == TAKE:
        take(state, card)
    elif asking == CHOOSE:
        choose(state, card, state.seats[seat])
    else:
        asker = state.asker
        assert asker is not None
        close_question(state)
        if state.log is not None:
            state.log.append(card_event(NAMED, asker.code, seat, card))
        asker.on_named(card, state.seats[seat], state)
    if state.asking == NOTHING:
        proceed(state)


def choose(state: State, card: Card, seat: Seat) -> None:
    """One more card of a secret choice; when everybody has chosen, the power that asked continues."""
    asker = state.asker
    assert asker is not None
    seat.own_choice().add(card)
    seat.wanted -= 1
    if state.log is not None:
        state.log.append(card_event(CHOSE, asker.code, seat.index, card, seen_by=seat.flag))
    state.turn = first_to_choose(state)
    if state.turn == NO_SEAT:
        close_question(state)
        asker.on_answers(state)
        for chooser in state.seats:
            chooser.own_choice().clear()


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """The answers open to a seat, one for each different card."""
    rules = state.rules
    options = CardSet()
    options_for(state, seat, options)
    actions: list[Action] = []
    previous = ""
    may_draw = False
    for card in rules.listed(options):
        if state.asking == TAKE and not state.prizes.has(card):
            may_draw = True
        elif card.code != previous:
            actions.append(rules.actions[state.asking][card.index])
            previous = card.code
    if may_draw:
        actions.append(rules.actions[DRAW][0])
    return actions
