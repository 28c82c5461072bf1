"""What a faction may do: the complete vocabulary of hooks.

A *fact* answers a question that a step of the turn asks; a *moment* reacts to something that has happened.
A power overrides the few hooks it needs and keeps no state of its own. It refers to the card that has just
been placed (`state.here`), whatever that card is: a Doppelgänger that copies a power calls the same code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from claimant.tabletop.copying import Parts, Shared, member, revived

if TYPE_CHECKING:
    from claimant.kingdoms.choices import Options
    from claimant.kingdoms.ruleset import Ruleset
    from claimant.kingdoms.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction(Shared):
    """Seven equal cards, what they are worth at the end, and their power."""

    index: i64
    kind: i64
    unit: i64
    worth: i64

    def __init__(
        self, code: str, name: str, singular: str, worth: i64, text: str = "", refusal: str = ""
    ) -> None:
        """`text` describes the power of a home-made faction; for those in the package, the locale does.

        `refusal` is the code of the reason why a choice of the right sort is not available.
        """
        self.code = code
        self.name = name
        self.singular = singular
        self.worth = worth
        self.text = text
        self.refusal = refusal
        # Its place in this game; set by the ruleset. `kind` is how the board writes it.
        self.index = 0
        self.kind = 1
        self.unit = 1
        self.rules: Ruleset | None = None

    def __reduce__(self) -> Parts:
        return revived(self) if self.rules is None else (member, (self.rules, "factions", self.index))

    def __repr__(self) -> str:
        return self.name

    def choices(self, state: State, options: Options) -> None:
        """Fact: what must be chosen to use this power here? Add the moves to `options`."""

    def works(self, state: State) -> bool:
        """Fact: if there is nothing to choose, can the power be used here anyway?"""
        return False

    def on_use(self, state: State) -> None:
        """Moment: the power is used, and there was nothing to choose."""

    def on_choice(self, state: State, move: i64) -> None:
        """Moment: one of the choices, or of the further choices, has been made."""

    def further_choices(self, state: State, options: Options) -> None:
        """Fact: after `verbs.ask_further`, what may be chosen next?"""
