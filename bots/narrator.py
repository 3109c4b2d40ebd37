"""The log: events, as one audience was told them, turned into short lines."""

from __future__ import annotations

from collections.abc import Sequence

from bots.texts import Texts
from engine import Event
from engine.kinds import KINDS, TREASURE


class Narrator:
    """Turns events into lines in one language, with these players' names."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def lines(self, events: Sequence[Event]) -> list[str]:
        """One line for each thing worth telling. The events are already as the audience may know them."""
        lines: list[str] = []
        at = 0
        while at < len(events):
            event = events[at]
            together = self._treasures_from(events, at)
            if together > 1:
                run = events[at : at + together]
                event = event._replace(cards=tuple(id for each in run for id in each.cards), size=together)
            at += together
            if event.name == "buy" and at < len(events) and self._is_gain_of(events[at], event):
                lines.append(self._line(event))
                at += 1
            elif not self._goes_without_saying(event):
                lines.append(self._line(event))
        return lines

    @staticmethod
    def _goes_without_saying(event: Event) -> bool:
        """Clean-up and the new hand that follows it are part of every turn."""
        return event.name == "clean_up" or (event.name == "draw" and event.source == "turn")

    @staticmethod
    def _treasures_from(events: Sequence[Event], start: int) -> int:
        """How many plays of Treasures by one player follow each other here; at least 1, whatever is here."""
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
        return self.texts.say(key, **values)

    def _cards(self, event: Event) -> str:
        """The cards by name, as far as they are known; else how many."""
        if event.cards:
            return self.texts.cards(event.cards)
        return self.texts.say("cards-counted", count=event.size)
