"""The magical places of the Maps box, one file each. A place is found by being in this folder."""
