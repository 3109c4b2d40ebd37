"""All cards, one module per set; a large set may have further modules for its cards outside the kingdom."""

from engine.cards import (
    alchemy,
    base,
    basic,
    cornucopia,
    dark_ages,
    hinterlands,
    intrigue,
    knights,
    prosperity,
    ruins_and_shelters,
    seaside,
)

__all__ = [
    "alchemy",
    "base",
    "basic",
    "cornucopia",
    "dark_ages",
    "hinterlands",
    "intrigue",
    "knights",
    "prosperity",
    "ruins_and_shelters",
    "seaside",
]
