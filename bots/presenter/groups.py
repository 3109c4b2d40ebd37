"""Options that are the same to a person, taken together: equal cards that lie in one place."""

from __future__ import annotations

from typing import NamedTuple

from bots.presenter.wording import capitalised, cost_of, reading_key
from bots.questions import option, place_of
from bots.texts import Texts
from engine import Decision, View
from engine.kinds import KINDS, MIXED_PILES, TREASURE, Picks
from engine.setup import SHELTERS


class Group(NamedTuple):
    """Equal options: the key they share, where they lie (the key of a sentence, or nothing), their positions."""

    key: str
    place: str
    positions: Picks

    @property
    def id(self) -> str:
        """The card, or the mode itself."""
        return self.key.rpartition(":")[2]

    def words(self, texts: Texts, decision: Decision) -> str:
        words = capitalised(option(self.key, texts, decision))
        return texts.say("option-in-place", card=words, place=texts.say(self.place)) if self.place else words


def grouped(decision: Decision, view: View, texts: Texts) -> list[Group]:
    """The options of that question in the order people look for them."""
    found: dict[tuple[str, str], list[int]] = {}
    for at, key in enumerate(decision.options):
        found.setdefault((key, place_of(decision, view, at)), []).append(at)
    groups = [Group(key, place, tuple(positions)) for (key, place), positions in found.items()]
    if decision.verb == "name":
        present = named_on_table(view)
        return sorted(groups, key=lambda group: (group.id not in present, texts.order(texts.card(group.id))))
    if decision.verb == "gain":
        return sorted(groups, key=lambda group: (-cost_of(group.id, view), texts.order(texts.card(group.id))))
    return sorted(groups, key=lambda group: _order(group))


def _order(group: Group) -> tuple[bool, tuple[bool, bool, int, str], int]:
    """Cards in reading order, modes as the question has them; whatever is no card comes last."""
    is_card = group.id in KINDS
    return (not is_card, reading_key(group.id) if is_card else (True, True, 0, ""), group.positions[0])


def named_on_table(view: View) -> frozenset[str]:
    """Every single card that belongs to this game's piles, and what hands began with."""
    found = {"copper", "estate", *(SHELTERS if view.shelters else ())}
    for pile in view.piles.values():
        mixed = MIXED_PILES.get(pile.id)
        found |= {pile.id} if mixed is None else {member for member, _ in mixed.copies}
    return frozenset(found)


def plain_treasures(decision: Decision) -> list[str]:
    """The Treasures that can be played now and do nothing but pay."""
    played = [key.partition(":")[2] for key in decision.options if key.startswith("play:")]
    return [id for id in played if KINDS[id].plain and KINDS[id].types & TREASURE]
