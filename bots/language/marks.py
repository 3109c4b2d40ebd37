"""Marks: small pictures with one meaning each, the same on every screen, button, menu and in the terminal.

A mark never carries a meaning alone where a word is needed to understand it: a number, a name or a label follows it.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import and_
from typing import Final

from engine import ACTION, ATTACK, CURSE, DURATION, KINDS, MIXED_PILES, REACTION, TREASURE, TYPE_NAMES, VICTORY

ACTIONS, BUYS, COINS, POTIONS = "⚡", "🛒", "🪙", "🧪"
HAND, DECK, DISCARD, TRASH = "✋", "📚", "♻️", "🗑"
TURN, TIME, COMPUTER, TOKENS, EMBARGO = "▶", "⏳", "🤖", "🛡️", "⛔"
JOIN, LEAVE, START, OPTIONS, RANDOM, VETO = "🙋", "🚪", "🏁", "⚙️", "🎲", "🚫"
BACK, CLOSE, RESIGN, NUDGE, WATCH = "⬅️", "✖️", "🏳️", "🔔", "👀"
HINT, ANALYSIS, LEARN = "💡", "🔎", "🎓"
LOG, CARDS, TEXTS, UNDO, REMATCH, REPLAY, SHUFFLES = "📜", "🃏", "❔", "↩️", "🔁", "🎬", "🔐"

_BITS: Final = {name: bit for bit, name in TYPE_NAMES.items()}
# The most telling type comes first: an Attack is more than an Action.
TYPE_MARKS: Final = {
    CURSE: "🟣",
    _BITS["Ruins"]: "🟤",
    _BITS["Shelter"]: "🟠",
    ATTACK: "🔴",
    TREASURE: "🟡",
    VICTORY: "🟢",
    REACTION: "🔵",
    DURATION: "🟧",
    ACTION: "⚪",
}
PLAIN_ACTION: Final = TYPE_MARKS[ACTION]


@cache
def mark_of(id: str) -> str:
    """Return the mark of a card's most telling type; for a mixed pile, of a type that all its cards share."""
    members = [id] if id in KINDS else [member for member, _ in MIXED_PILES[id].copies]
    types = reduce(and_, (KINDS[member].types for member in members))
    return next(mark for bit, mark in TYPE_MARKS.items() if types & bit)
