"""The rules of Claim Kingdoms: cards laid on a board without an edge, figures on them, seven factions."""

from claimant.kingdoms.actions import Action
from claimant.kingdoms.formats.picture import picture
from claimant.kingdoms.game import Game
from claimant.kingdoms.knowledge.view import View
from claimant.kingdoms.powers import Faction
from claimant.kingdoms.result import Result
from claimant.kingdoms.ruleset import RULES_VERSION, Ruleset
from claimant.kingdoms.sets import find_faction, register, ruleset
from claimant.tabletop.errors import ClaimantError, IllegalAction, InvalidSetup, NotationError
from claimant.tabletop.event import Event
from claimant.tabletop.reason import Reason

__all__ = [
    "RULES_VERSION",
    "Action",
    "ClaimantError",
    "Event",
    "Faction",
    "Game",
    "IllegalAction",
    "InvalidSetup",
    "NotationError",
    "Reason",
    "Result",
    "Ruleset",
    "View",
    "find_faction",
    "picture",
    "register",
    "ruleset",
]
