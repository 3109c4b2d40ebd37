"""Every card there is, one module a set."""

from engine.cards import base, basic, hinterlands, intrigue

__all__ = ["base", "basic", "hinterlands", "intrigue"]
