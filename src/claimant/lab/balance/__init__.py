"""Is it fair, is it dramatic, does it reward skill? Decks, factions and places, measured in many games.

>>> study = measure("claim2", bot="greedy", deals=3, seed=1)
>>> figures = study.figures[0]
>>> figures.deals, 0 <= figures.leader.low <= figures.leader.high <= 1
(3, True)
"""

from claimant.lab.balance.study import Study, measure
from claimant.lab.balance.subjects import Subject, find_subjects

__all__ = ["Study", "Subject", "find_subjects", "measure"]
