"""All cards, one module per set; a large set may have further modules for its cards outside the kingdom."""

from engine.cards import base, basic, dark_ages, hinterlands, intrigue, knights, ruins_and_shelters

__all__ = ["base", "basic", "dark_ages", "hinterlands", "intrigue", "knights", "ruins_and_shelters"]
