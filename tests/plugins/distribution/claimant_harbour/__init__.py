"""Two factions, a place, a bot and their lessons, in a package of their own."""

from pathlib import Path

LESSONS = Path(__file__).with_name("lessons.toml")
