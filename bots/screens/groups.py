"""Groups the options that are the same to a person: equal cards in one place become one group."""

from __future__ import annotations

from typing import NamedTuple

from bots.language.prompts import option, place_of
from bots.language.texts import Texts
from bots.language.wording import capitalise, dearest_first, reading_key
from engine import KINDS, MIXED_PILES, SHELTERS, TREASURE, Decision, Picks, View


class Group(NamedTuple):
    """Equal options: the key they share, where they lie (the key of a message, or empty), and their positions."""

    key: str
    place: str
    positions: Picks

    @property
    def id(self) -> str:
        """The card, or the key itself if the option is not a card."""
        return self.key.rpartition(":")[2]

    def words(self, texts: Texts, decision: Decision) -> str:
        words = capitalise(option(self.key, texts, decision))
        return texts.say("option-in-place", card=words, place=texts.say(self.place)) if self.place else words


def group_options(decision: Decision, view: View, texts: Texts) -> list[Group]:
    """Group the options of a question, in the order people look for them."""
    found: dict[tuple[str, str], list[int]] = {}
    for at, key in enumerate(decision.options):
        found.setdefault((key, place_of(decision, view, at)), []).append(at)
    groups = [Group(key, place, tuple(positions)) for (key, place), positions in found.items()]
    if decision.verb == "name":
        present = cards_in_game(view)
        return sorted(groups, key=lambda group: (group.id not in present, texts.order(texts.card(group.id))))
    if decision.verb == "gain":
        ordered = dearest_first({group.id for group in groups}, view, texts)
        return sorted(groups, key=lambda group: ordered.index(group.id))
    return sorted(groups, key=lambda group: _sort_key(group))


def _sort_key(group: Group) -> tuple[bool, tuple[bool, bool, int, str], int]:
    """Sort key: cards in reading order, then other options in the order of the question."""
    is_card = group.id in KINDS
    return (not is_card, reading_key(group.id) if is_card else (True, True, 0, ""), group.positions[0])


def cards_in_game(view: View) -> frozenset[str]:
    """Return every card that belongs to this game: those of its piles and those the decks began with."""
    found = {"copper", "estate", *(SHELTERS if view.shelters else ())}
    for pile in view.piles.values():
        mixed = MIXED_PILES.get(pile.id)
        found |= {pile.id} if mixed is None else {member for member, _ in mixed.copies}
    return frozenset(found)


def plain_treasures(decision: Decision) -> list[str]:
    """Return the Treasures that can be played now and do nothing but give coins."""
    played = [key.partition(":")[2] for key in decision.options if key.startswith("play:")]
    return [id for id in played if KINDS[id].plain and KINDS[id].types & TREASURE]
