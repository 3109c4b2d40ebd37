"""The audit on real platforms: screens must look as the bot's own markup makes them; no message may be left over."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from bench.chaos_audit import Auditor, Found, LeftOver, read
from bench.chaos_people import Party
from bots.drawing.diff import Drawn
from bots.language.texts import Texts
from bots.screens.model import Audience, Screen, Shape
from storage.places import Place
from tests.server_clock import Clock

BEFORE, AFTER = 1.0, 8.0  # seconds around a disturbance in which a message may be sent and not be noted


@dataclass
class PlatformAuditor(Auditor):
    """Checks tables on both platforms; `chat` is `Platforms`."""

    disturbed: list[tuple[float, float]] = field(default_factory=list)  # from when to when, by the monotonic clock

    def _shape(self, place: Place) -> Shape:
        shape: Shape = self._side(place).shape
        return shape

    def _side(self, place: Place) -> Any:
        return self.chat.side(place)  # type: ignore[attr-defined]

    def _shows(self, party: Party, note: Drawn, audience: Audience, screen: Screen) -> bool:
        side = self._side(party.place)
        message = side.find(note.message) if note.message else None
        return message is not None and side.looks_like(message, audience, screen)

    def _shown(self, found: Found, note: Drawn) -> str:
        message = self._side(found.table.place).find(note.message)
        return repr(message.text[:80]) if message else "it is gone"

    async def left_over(self, party: Party) -> LeftOver:
        """Find messages that no note mentions: each disturbance may leave one per audience, and nothing else may.

        Results of earlier games stay, without buttons.
        """
        found = await read(self.client, party.place)
        notes = found.drawn.values() if found else ()
        noted = {message for note in notes for message in (note.message, *(old.message for old in note.older()))}
        known = {".".join(message.split(".")[:2]) for message in noted}
        side, over = self._side(party.place), Texts().say("screen-over")
        left: Counter[str] = Counter()
        extra: list[tuple[str, int]] = []
        for name, audience, message in side.messages(party):
            if name in known or (over in message.text and not message.buttons):
                continue
            left[audience] += 1
            if not self._is_excused(sent_at(side.server.clock, message)):
                extra.append((f"{name} for {audience}, sent when nothing was disturbed", 1))
        for audience, times in left.items():
            if times > len(self.disturbed):
                extra.append((f"{times} for {audience}", 1))
        return LeftOver(party.place, Counter({"messages left over": left.total()}), extra)

    def _is_excused(self, at: float) -> bool:
        return any(begin - BEFORE <= at <= end + AFTER for begin, end in self.disturbed)


def sent_at(clock: Clock, message: Any) -> float:
    """Return when the message was sent, by the monotonic clock."""
    seconds: float = (clock.now() - message.date) / clock.speed
    return time.monotonic() - seconds
