"""Which sets to draw a kingdom from."""

from engine import KINGDOM_SIZE, SETS


def sets_for(name: str) -> list[str]:
    """The set alone, so that its cards meet each other; a set that is not complete yet needs another one beside it."""
    return [name] if len(SETS[name]) >= KINGDOM_SIZE else [name, "base2"]
