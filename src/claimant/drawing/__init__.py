"""Games as pictures: views, events and results drawn as SVG, from our own emblems and colours.

Pure functions that need only the standard library. A picture contains no words, only numbers, seat letters
and emblems, so it works in every language. It adapts to light and dark backgrounds.

>>> from claimant.drawing import card_picture
>>> card_picture("Go5").startswith("<svg")
True
"""

from claimant.drawing.board import draw_kingdom, draw_move
from claimant.drawing.canvas import Canvas
from claimant.drawing.pieces import card_picture
from claimant.drawing.stage import Stage, stages
from claimant.drawing.table import draw_ranking, draw_step, draw_table
from claimant.drawing.view import draw_view
from claimant.drawing.votes import draw_count, draw_votes

__all__ = [
    "Canvas",
    "Stage",
    "card_picture",
    "draw_count",
    "draw_kingdom",
    "draw_move",
    "draw_ranking",
    "draw_step",
    "draw_table",
    "draw_view",
    "draw_votes",
    "stages",
]
