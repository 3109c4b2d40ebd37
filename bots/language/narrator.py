"""The game log: turns the events that one audience may see into short lines of text.

The log reads like a story: each turn has a heading with the player's name, and below it are indented lines, in which
that player is not named again. Lines about other players begin with their names. (Every sentence about a player begins
with the name, so it can be left out.) Events before the first heading are told in lines that are not indented.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Final

from bots.language.prompts import mode_words
from bots.language.texts import Texts
from engine import KINDS, TREASURE, Event, EventName

INDENT: Final = "\u2002\u2002"  # en spaces: chats show them as wide as a letter, and never join them

# Events whose cards may be hidden from some seats. "Draws: Copper" and "draws 3 cards" are two messages: in some
# languages the number of cards takes a case ending, while names of cards are inserted unchanged.
COUNTED: Final[tuple[EventName, ...]] = ("draw", "look", "pass", "take", "topdeck")
PLACES: Final = ("haven", "island", "native_village")  # where cards that are set aside stay longer
HIDDEN_PLACES: Final = ("haven", "native_village")  # what is set aside there is only counted for the others
EXTRA_TURNS: Final = ("outpost", "possession")  # which cards give them
HAVEN: Final = "haven"  # its cards come back into the hand
FROM_THE_BOTTOM: Final = "pearl_diver"  # a card that it puts onto the deck was not on top before


def is_indented(line: str) -> bool:
    """True if the line belongs to the heading above it."""
    return line.startswith(INDENT)


def last_lines(lines: Sequence[str], most: int) -> list[str]:
    """Return the last of these lines, at most that many; indented ones stay below the heading of their turn.

    A heading takes the place of the first line; if nothing would be left below it, it is left out too.
    """
    kept = list(lines[-most:]) if most > 0 else []
    if kept and len(lines) > most and is_indented(kept[0]):
        kept[0] = heading_of(lines, len(lines) - most)
        return kept[1:] if len(kept) > 1 and not is_indented(kept[1]) else kept
    return kept


def heading_of(lines: Sequence[str], at: int) -> str:
    """Return the heading above the line at this position."""
    return next((line for line in reversed(lines[:at]) if not is_indented(line)), lines[at])


class Narrator:
    """Turns events into lines in one language, with these players' names.

    It remembers whose heading it wrote last, so that events can be told bit by bit.
    """

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names
        self.teller: int | None = None  # the seat whose heading is above

    def phrases(self, events: Sequence[Event], seat: int) -> list[str]:
        """Return what happened to this seat's player in short phrases without stops.

        That player's name is left out, except after a phrase about someone else.
        """
        words, before = list[str](), seat
        for event in self._told(events):
            words.append(self._words(event, seat if before == seat else None).rstrip("."))
            before = seat if event.seat is None else event.seat
        return [phrase for phrase in words if phrase]

    def lines(self, events: Sequence[Event]) -> list[str]:
        """Return the log lines for these events, which must already be filtered for the audience (see `told`)."""
        return [line for line, _ in self._lines(events)]

    def short_lines(self, events: Sequence[Event]) -> list[str]:
        """Return the same in fewer lines: what the player of the turn does in a row is in one line.

        A turn in which nothing has happened yet has no heading: screens say elsewhere whose turn it is.
        """
        lines: list[str] = []
        joins = False
        for line, is_own in self._lines(_without_last_heading(events)):
            if is_own and joins:
                lines[-1] = f"{lines[-1]} · {line.removeprefix(INDENT).rstrip('.')}"
            else:
                lines.append(line.rstrip(".") if is_indented(line) else line)
            joins = is_own
        return lines

    def _lines(self, events: Sequence[Event]) -> Iterator[tuple[str, bool]]:
        """Yield the lines, each with whether it is about the player whose heading is above."""
        for event in self._told(events):
            if event.name == "turn":
                self.teller = event.seat
                yield self._words(event, None), False
            else:
                indent = INDENT if self.teller is not None and event.seat is not None else ""
                yield indent + self._words(event, self.teller), bool(indent) and event.seat == self.teller

    def _told(self, events: Sequence[Event]) -> Iterator[Event]:
        """Yield the events that get a line; Treasures that are played in a row are one, and so are cards that are
        revealed from the deck, or returned, one after the other."""
        at = 0
        while at < len(events):
            event = events[at]
            run = events[at : at + self._count_joined(events, at)]
            if len(run) > 1:
                joined = tuple(id for each in run for id in each.cards)
                event = event._replace(cards=joined, size=sum(each.size for each in run))
            at += len(run)
            if event.name == "buy" and at < len(events) and self._is_gain_of(events[at], event):
                at += 1
            if not self._is_routine(event):
                yield event

    @staticmethod
    def _is_routine(event: Event) -> bool:
        """True for clean-up and the new hand after it: they belong to every turn, so they get no line."""
        return event.name == "clean_up" or (event.name == "draw" and event.source == "turn")

    @staticmethod
    def _count_joined(events: Sequence[Event], start: int) -> int:
        """Return how many events from here on are told in one line."""
        first, end = events[start], start + 1
        while end < len(events) and _can_join(first, events[end]):
            end += 1
        return end - start

    @staticmethod
    def _is_gain_of(event: Event, bought: Event) -> bool:
        """True if the event is the gain that every purchase causes; the line about the purchase is enough."""
        return event[:3] == ("gain", bought.seat, bought.cards) and event.place == "discard"

    def _words(self, event: Event, teller: int | None) -> str:
        """Return the event in words, without the name of the player whose heading is above."""
        values: dict[str, str | int] = {"count": event.size, "cards": self._cards(event)}
        if event.seat is not None:
            values["who"] = self.names[event.seat] if event.seat != teller else ""
        if event.name == "pass" or (event.name == "turn" and event.source == "possession"):
            values["to"] = self.names[int(event.place)]
        if event.name == "duration":
            values["bonus"] = self._bonus(event.source)
        if event.name == "choose":
            values["modes"] = ", ".join(mode_words(event.source, mode, self.texts) for mode in event.place.split(","))
        if _is_partly_known(event):
            values["many"] = self.texts.say("cards-counted", count=event.size)
        return self.texts.say(self._key(event), **values).lstrip(" :")

    @staticmethod
    def _key(event: Event) -> str:
        if event.name == "gain" and event.place in ("hand", "deck"):
            return f"log-gain-{event.place}"
        if event.name == "turn" and event.source in EXTRA_TURNS:
            return f"log-turn-{event.source}"
        if event.name == "set_aside" and event.place in PLACES:
            return f"log-set_aside-{event.place}" if event.cards else f"log-set_aside-{event.place}-counted"
        if event.name == "take" and event.source == HAVEN:
            return "log-take-haven" if event.cards else "log-take-haven-counted"
        if event.name == "look" and event.place == "bottom":
            return "log-look-bottom" if event.cards else "log-look-bottom-counted"
        if event.name == "topdeck" and event.place == "deck" and event.source != FROM_THE_BOTTOM:
            return "log-put-back"
        if event.name == "reveal" and not event.cards:
            return "log-reveal-empty"
        if event.name in COUNTED and not event.cards:
            return f"log-{event.name}-counted"
        return "log-discard-top" if _is_partly_known(event) else f"log-{event.name}"

    def _bonus(self, id: str) -> str:
        """Return what a card gives at the start of its player's next turn."""
        bonus = KINDS[id].next_turn
        given = {} if bonus is None else asdict(bonus)
        return ", ".join(self.texts.say(f"bonus-{name}", count=count) for name, count in given.items() if count)

    def _cards(self, event: Event) -> str:
        """Return the names of the cards, or only their number if they are not known."""
        if event.cards:
            return self.texts.cards(event.cards)
        return self.texts.say("cards-counted", count=event.size)


def _without_last_heading(events: Sequence[Event]) -> Sequence[Event]:
    return events[:-1] if events and events[-1].name == "turn" else events


def _can_join(first: Event, other: Event) -> bool:
    """True if both are told in one line: Treasures played, cards returned, or single cards revealed from the deck."""
    if first[:2] != other[:2]:
        return False
    if first.name == "play":
        return all(KINDS[each.cards[0]].types & TREASURE for each in (first, other))
    one_by_one = first.name == "return" or (first.name == "reveal" and first.place == other.place == "deck")
    return one_by_one and first.source == other.source and first.size == other.size == 1


def _is_partly_known(event: Event) -> bool:
    """True if several cards were discarded and this audience sees only the last one."""
    return event.name == "discard" and 0 < len(event.cards) < event.size
