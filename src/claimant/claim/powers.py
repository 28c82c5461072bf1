"""What a faction or a place may change: the complete vocabulary of hooks.

A *fact* answers a question that a step of the turn asks; a *moment* reacts to something that has happened.
A power overrides the few hooks it needs and keeps no state of its own. What it must remember goes into
`state.memory` (see `remembers`), which may hold only what everybody at the table has seen.

Where several powers answer the same question, each receives the answer so far. Places come before factions,
so a faction's power overrides a place.

A power that works in one phase only says so (`phase`): from `on_phase_begin` to `on_phase_end`, and in
`collects`, it is then asked in no other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from claimant.tabletop.copying import Parts, Shared, member, revived

if TYPE_CHECKING:
    from claimant.claim.cards import Card, CardSet
    from claimant.claim.ruleset import Ruleset
    from claimant.claim.state import Seat, State
    from claimant.tabletop.reason import Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Shared):
    """Something that changes the rules. The hooks are in the order in which a game calls them."""

    phase: i64
    """The only phase in which it works; 0 if it works in both."""
    slot: i64
    """Where the numbers that this power remembers begin in `state.memory`; set by the ruleset."""

    def __init__(
        self, code: str, name: str, text: str, box: str, remembers: int = 0, phase: int = 0
    ) -> None:
        self.code = code
        self.name = name
        self.text = text
        self.box = box
        self.remembers = remembers
        self.phase = phase
        self.slot = 0
        # The ruleset that it is a part of; None while it is in none.
        self.rules: Ruleset | None = None

    def __reduce__(self) -> Parts:
        rules = self.rules
        return revived(self) if rules is None else (member, (rules, "powers", rules.powers.index(self)))

    def __repr__(self) -> str:
        return self.name

    # --- setting up ---------------------------------------------------------------------------

    def prizes(self, so_far: i64) -> i64:
        """Fact: how many prizes are turned up for a trick of phase 1?"""
        return so_far

    def on_phase_begin(self, state: State) -> None:
        """Moment: hands are ready, no card has been played in this phase."""

    # --- a trick ------------------------------------------------------------------------------

    def on_reveal(self, state: State) -> None:
        """Moment: the prizes of this trick have just been turned up."""

    def strength(self, so_far: i64, card: Card, seat: Seat, state: State) -> i64:
        """Fact: how strong is this card, played by this seat?"""
        return so_far

    def beats(self, later: Seat, earlier: Seat, state: State) -> bool:
        """Fact: does the later seat's card rank above the earlier one's for a reason of this power?"""
        return False

    def on_trick_won(self, state: State) -> None:
        """Moment: the trick has a winner; no card has been collected yet."""

    def on_card_won(self, card: Card, seat: Seat, state: State) -> None:
        """Moment: a card has just entered this seat's score pile or display."""

    def on_trick_collected(self, state: State) -> None:
        """Moment: all played cards have gone where they belong."""

    def takes_first(self, so_far: i64, state: State) -> i64:
        """Fact: which seat is the first to take a prize? The others follow by rank."""
        return so_far

    def on_prize_taken(self, state: State) -> None:
        """Moment: a seat has just taken a prize."""

    def leads(self, so_far: i64, state: State) -> i64:
        """Fact: which seat leads the next trick?"""
        return so_far

    def on_phase_end(self, state: State) -> None:
        """Moment: the last trick of a phase is collected; `state.winner` has won it."""

    # --- decisions ----------------------------------------------------------------------------

    def on_answers(self, state: State) -> None:
        """Moment: everybody this power asked for cards has chosen (`seat.own_choice()`)."""

    def on_named(self, card: Card, seat: Seat, state: State) -> None:
        """Moment: the seat that this power asked for a faction has named `card.faction`."""

    # --- scoring ------------------------------------------------------------------------------

    def verdict(self, state: State) -> i64:
        """Fact: has a side won before any vote is counted? Its number, or -1."""
        return -1

    def on_scoring(self, state: State) -> None:
        """Moment: all won cards are in the score piles; cards may still leave them."""

    def on_counting(self, state: State) -> None:
        """Moment: the piles are final; choices that the count needs are asked for here."""

    def adds(self, extra: CardSet, faction: Faction, side: i64, state: State) -> None:
        """Fact: which cards count additionally in this faction's vote? Add them to `extra`."""

    def adds_values(self) -> bool:
        """Fact: do the cards that it adds bring their values along, where values are counted?"""
        return True

    def weighs(self, so_far: i64, faction: Faction, side: i64, state: State) -> i64:
        """Fact: what decides this faction's vote before the number of cards does?"""
        return so_far

    def weighs_votes_of(self, faction: Faction) -> bool:
        """Fact, asked once: is it asked what weighs in this faction's vote? A place is, in every vote."""
        return True

    def awards_vote(self, so_far: i64, faction: Faction, state: State) -> i64:
        """Fact: which side has this faction's vote without a count? Its number, or -1."""
        return so_far

    def extra_votes(self, side: i64, state: State) -> i64:
        """Fact: how many votes does this side get that belong to no faction?"""
        return 0

    def explains(self, state: State) -> list[Reason]:
        """Fact: how has this power changed the result, in words?"""
        return []

    # --- what search may rely on: asked once when the ruleset is made ---------------------------

    def is_trick_local(self) -> bool:
        """Fact: during phase 2, does it look at and change nothing but the trick?

        That is: its cards, who plays them, who wins, where they go and who leads next, and nothing that
        came before. What it notes only for the count (see `race`) does not matter.
        """
        return False

    def ignores_score_piles(self) -> bool:
        """Fact: during phase 2, does it neither look at score piles nor take from them?"""
        return self.is_trick_local()

    def carries(self, state: State) -> i64:
        """Fact, asked between two tricks of phase 2: everything that it looks back at, as a number.

        If the numbers of all powers are equal, the same tricks have the same effects from here on, up to
        the choice among several identical cards. A power that only affects the trick carries nothing and
        need not answer.
        """
        return 0

    def tells_apart(self, card: Card, other: Card) -> bool:
        """Fact: can what it carries make a difference between these two cards of one faction?

        Only if nothing else does: cards that the trick itself tells apart are not alike anyway.
        """
        return True

    def chases(self, card: Card, other: Card) -> bool:
        """Fact: can this card, played in phase 2, take the other one away from the player who has won it?

        When no such card is left, the solver treats the other one as safe wherever it is: then it must not
        matter any more whether that is a display or a score pile.
        """
        return False

    def heeds(self, card: Card, other: Card) -> bool:
        """Fact: does it matter to this card, in a hand, that the other one lies in the same seat's display?

        When a seat has no such card left, the solver treats the other one as if it lay in the score pile.
        """
        return False

    def draws(self, card: Card) -> bool:
        """Fact: may the player of this card in phase 2 draw a card from a reserve for it?

        Then nothing else causes a draw, and at most one card is drawn per trick.
        """
        return False

    def votes_to_come(self) -> i64:
        """Fact: how many votes that belong to no faction does it give at the end of phase 2?"""
        return 0

    def looks_at(self, faction: Faction) -> i64:
        """Fact: as far as this power is concerned, the won cards of which factions (flags) can affect this
        faction's vote?

        Only who wins them counts, not when. 0 if it has no influence, -1 if it depends on more.
        """
        return faction.flag if self.scores_factions_independently() else -1

    def race(self, faction: Faction, state: State) -> i64:
        """Fact: the progress of a race for this faction's vote, as a number; -1 if there is none.

        It is won in phase 2 by winning any of its cards (`on_card_won`), and ends with the vote awarded for
        good (`awards_vote`). If the numbers are equal, everything that is still to come is equal.
        """
        return -1

    def backs(self, card: Card, other: Card) -> bool:
        """Fact: does the other card, in the same pile, let this one count twice in its faction's vote?

        Who says so adds nothing else to any vote (`adds`).
        """
        return False

    def roams(self, card: Card) -> bool:
        """Fact: does this card also count in a second vote that is known only when all cards are won
        (`joins`)?

        All such cards of a side count in the same vote. If so, the power adds nothing else (`adds`), and in
        the count it asks only which of several votes it is, the winner of the last trick first.
        """
        return False

    def joins(self, fewest: list[int], most: list[int]) -> i64:
        """Fact: in which votes (flags) may they count, given bounds on a side's cards of each faction?

        Where both bounds are equal, these are the votes that the side may choose from.
        """
        return 0

    def unsettles(self, card: Card, other: Card) -> bool:
        """Fact: does the location of the other card decide whether this one leaves its pile?

        If so, the power moves only cards of its own faction before the count (`on_scoring`).
        """
        return False

    def judges_by(self, card: Card) -> i64:
        """Fact: between which cards does its verdict make no difference? They get the same number.

        Who answers looks at the score piles alone.
        """
        return card.index

    def scores_factions_independently(self) -> bool:
        """Fact: in the count, does it let every faction's vote depend on that faction's won cards alone?

        And one more of them never hurts.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction(Power):
    """A suit of cards with its power. Its cards know it; the ruleset lays them out in `mask`."""

    index: i64
    flag: i64
    mask: i64
    high: bool
    first: i64
    size: i64
    diverts_in: i64
    """The phases in which it has a say in where its cards go (`collects`): 1, 2, or 3 for both."""
    followed_by: i64
    follow_low: i64
    follow_high: i64
    outranked_by: i64
    unseen: i64
    pile: i64
    partner: Faction | None
    """The faction in play that it is paired with."""
    # Set by the ruleset: the powers that weigh in its vote, of which the last decides; those that may award
    # the vote; and those that may make cards count additionally in it.
    weighed_by: vec[Power]
    awarded_by: vec[Power]
    added_by: vec[Power]

    def __init__(
        self,
        code: str,
        name: str,
        singular: str,
        text: str = "",
        box: str = "home-made",
        values: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
        remembers: int = 0,
        phase: int = 0,
        paired_with: str = "",
        unseen: int = 0,
        reserve_values: tuple[int, ...] = (),
        reserve_code: str = "",
        most_players: int = 4,
        warned_from: int = 5,
    ) -> None:
        """`text` describes the power of a home-made faction; for those in the package, the locale does.

        `unseen` cards go back to the box unseen, and the others join the deck after the deal.

        `reserve_values` form a separate face-down pile; their codes begin with `reserve_code`. From
        `warned_from` players on, the rulebook advises against this faction.
        """
        super().__init__(code, name, text, box, remembers, phase)
        self.singular = singular
        self.values = values
        self.paired_with = paired_with
        self.unseen = unseen
        self.reserve_values = reserve_values
        self.reserve_code = reserve_code
        self.most_players = most_players
        self.warned_from = warned_from
        self.index = 0
        self.flag = 0
        self.mask = 0
        self.high = False
        self.first = 0
        self.size = 0
        self.diverts_in = 0
        self.followed_by = 0
        self.follow_low = 0
        self.follow_high = 0
        self.outranked_by = 0
        self.pile = -1
        self.partner = None

    def weighs_votes_of(self, faction: Faction) -> bool:
        """Fact, asked once: is it asked what weighs in this faction's vote? It is in its own."""
        return faction is self

    # Two facts of the cards themselves, asked once when the ruleset is made.

    def stands_in_for(self, led: Faction) -> bool:
        """Fact: do these cards count as the led faction, for following and for winning?"""
        return False

    def outranks(self, led: Faction) -> bool:
        """Fact: do these cards rank above all cards of the led faction, whatever the strengths?"""
        return False

    def collects(self, card: Card, player: Seat, state: State) -> bool:
        """Fact: does this card of ours, played by `player`, go to an unusual place? Move it there."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Place(Power):
    """A magical place that is open during the whole game: a building or a landscape."""

    def __init__(
        self, code: str, name: str, kind: str, text: str = "", remembers: int = 0, phase: int = 0
    ) -> None:
        """`text` describes the effect of a home-made place; for those in the package, the locale does."""
        super().__init__(code, name, text, "Maps", remembers, phase)
        self.kind = kind
