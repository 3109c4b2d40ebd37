"""Every card there is, one module a set."""

from engine.cards import base, basic, intrigue

__all__ = ["base", "basic", "intrigue"]
