"""Our own pictures: emblems, places, figures and their colours; README.md tells how they are drawn.

The web client imports them from here, and `claimant.drawing` puts them together.
"""
