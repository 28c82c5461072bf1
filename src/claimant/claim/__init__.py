"""The rules of Claim: two phases of tricks, five factions, one throne."""

from claimant.claim.actions import Action
from claimant.claim.cards import Card
from claimant.claim.game import Game
from claimant.claim.knowledge.view import View
from claimant.claim.powers import Faction, Place, Power
from claimant.claim.result import Result
from claimant.claim.ruleset import RULES_VERSION, Ruleset
from claimant.claim.sets import find_faction, find_place, register, register_place, ruleset, warnings
from claimant.tabletop.errors import ClaimantError, IllegalAction, InvalidSetup, NotationError
from claimant.tabletop.event import Event
from claimant.tabletop.reason import Reason

__all__ = [
    "RULES_VERSION",
    "Action",
    "Card",
    "ClaimantError",
    "Event",
    "Faction",
    "Game",
    "IllegalAction",
    "InvalidSetup",
    "NotationError",
    "Place",
    "Power",
    "Reason",
    "Result",
    "Ruleset",
    "View",
    "find_faction",
    "find_place",
    "register",
    "register_place",
    "ruleset",
    "warnings",
]
