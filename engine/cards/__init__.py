"""Every card there is, one module a set; a large set may keep its cards outside the kingdom in further ones."""

from engine.cards import base, basic, dark_ages, hinterlands, intrigue, knights, ruins_and_shelters

__all__ = ["base", "basic", "dark_ages", "hinterlands", "intrigue", "knights", "ruins_and_shelters"]
