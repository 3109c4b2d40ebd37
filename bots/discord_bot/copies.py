"""Ephemeral panels, which only the worker that opened them can edit: they are redrawn when others draw the table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from bots.discord_bot.ids import user_id
from bots.screens.model import Audience, Screen
from storage.places import Place

if TYPE_CHECKING:
    from bots.discord_bot.canvas import DiscordCanvas


class DiscordCopies:
    """The ephemeral messages of this worker, as copies of screens (see `drawing.canvas`)."""

    def __init__(self, canvas: DiscordCanvas) -> None:
        self._canvas = canvas
        self._reachable = canvas.reachable

    def places(self) -> Iterable[Place]:
        return self._reachable.places()

    def shown(self, place: Place) -> Mapping[Audience, frozenset[str]]:
        found = self._reachable.ephemeral(place)
        return {audience: frozenset(messages.values()) for audience, messages in found.items()}

    def is_played_on(self, place: Place, audience: Audience) -> bool:
        message = self._reachable.newest(place, audience)
        return message in self._reachable.ephemeral(place).get(audience, {})

    def is_answer(self, place: Place, audience: Audience, message: str) -> bool:
        return self._reachable.awaits_answer(place, audience, int(message.split(".")[1]))

    async def redraw(self, place: Place, audience: Audience, screen: Screen | None) -> None:
        person = user_id(audience.person or screen.people[0]) if screen is not None else 0
        await self._reachable.end(place, audience, but_of=person)  # also of a person who had the seat before
        if screen is None:
            return
        view = await self._canvas.panel_view(place, screen)
        outdated = self._reachable.ephemeral(place).get(audience, {})
        await asyncio.gather(
            *(
                self._reachable.redraw_copy(place, audience, message, view, screen.digest)
                for message, digest in outdated.items()
                if digest != screen.digest
            )
        )
