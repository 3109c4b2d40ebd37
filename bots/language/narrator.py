"""The game log: turns the events that one audience may see into short lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bots.language.texts import Texts
from engine import KINDS, TREASURE, Event, EventName

# Events whose cards may be hidden from some seats. "Draws: Copper" and "draws 3 cards" are two messages: in some
# languages the number of cards takes a case ending, while names of cards are inserted unchanged.
COUNTED: Final[tuple[EventName, ...]] = ("draw", "look", "pass", "take", "topdeck")


class Narrator:
    """Turns events into lines in one language, with these players' names."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def lines(self, events: Sequence[Event]) -> list[str]:
        """Return the log lines for these events, which must already be filtered for the audience (see `told`)."""
        lines: list[str] = []
        at = 0
        while at < len(events):
            event = events[at]
            together = self._count_treasures(events, at)
            if together > 1:
                run = events[at : at + together]
                event = event._replace(cards=tuple(id for each in run for id in each.cards), size=together)
            at += together
            if event.name == "buy" and at < len(events) and self._is_gain_of(events[at], event):
                lines.append(self._line(event))
                at += 1
            elif not self._is_routine(event):
                lines.append(self._line(event))
        return lines

    @staticmethod
    def _is_routine(event: Event) -> bool:
        """True for clean-up and the new hand after it: they belong to every turn, so they get no line."""
        return event.name == "clean_up" or (event.name == "draw" and event.source == "turn")

    @staticmethod
    def _count_treasures(events: Sequence[Event], start: int) -> int:
        """Return how many Treasures one player plays in a row from here on; at least 1, even if there are none."""
        end = start
        while (
            end < len(events)
            and events[end].name == "play"
            and events[end].seat == events[start].seat
            and KINDS[events[end].cards[0]].types & TREASURE
        ):
            end += 1
        return max(1, end - start)

    @staticmethod
    def _is_gain_of(event: Event, bought: Event) -> bool:
        """True if the event is the gain that every purchase causes; the line about the purchase is enough."""
        return event.name == "gain" and event.cards == bought.cards and event.place == "discard"

    def _line(self, event: Event) -> str:
        values: dict[str, str | int] = {"count": event.size, "cards": self._cards(event)}
        if event.seat is not None:
            values["who"] = self.names[event.seat]
        if event.name == "pass":
            values["to"] = self.names[int(event.place)]
        key = f"log-{event.name}"
        if event.name == "gain" and event.place in ("hand", "deck"):
            key = f"log-gain-{event.place}"
        elif event.name == "reveal" and not event.cards:
            key = "log-reveal-empty"
        elif event.name == "discard" and 0 < len(event.cards) < event.size:
            key = "log-discard-top"
            values["many"] = self.texts.say("cards-counted", count=event.size)
        elif event.name in COUNTED and not event.cards:
            key = f"log-{event.name}-counted"
        return self.texts.say(key, **values)

    def _cards(self, event: Event) -> str:
        """Return the names of the cards, or only their number if they are not known."""
        if event.cards:
            return self.texts.cards(event.cards)
        return self.texts.say("cards-counted", count=event.size)
