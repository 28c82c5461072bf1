"""The twenty factions, one file each. A faction is found by being in this folder."""
