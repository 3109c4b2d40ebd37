"""Messages that can be edited through the token of an interaction: those that were pressed or opened lately."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from discord import ui

from bots.discord_bot.replies import Reply
from storage.places import Place

IN_STEP: Final = 3.0  # seconds for an edit through a token; there are other ways, or it is drawn when it is pressed
TIDY: Final = 256  # messages noted between two looks for those whose tokens have run out


class Live:
    """For each audience its messages, and the newest interaction that reaches each.

    Edits through a token are not counted against the limits of the channel, and they are the only way to reach a
    message that one person alone can see. After a restart none is known; such a message is known again when pressed.
    """

    def __init__(self) -> None:
        self._replies: dict[tuple[Place, str], dict[int, Reply]] = {}
        self._noted = 0

    def note(self, place: Place, audience: str, message: int, reply: Reply) -> None:
        """That message shows that audience's screen, and the interaction reaches it."""
        self.forget(message)
        self._replies.setdefault((place, audience), {})[message] = reply
        self._noted += 1
        if self._noted % TIDY == 0:
            self._tidy()

    def forget(self, message: int) -> None:
        """That message shows something else now, or is gone."""
        for replies in self._replies.values():
            replies.pop(message, None)

    def messages(self, place: Place, audience: str) -> list[int]:
        """The messages of that audience that can be reached."""
        return [message for message, reply in self._of(place, audience).items() if reply.alive]

    async def redraw(self, place: Place, audience: str, message: int, view: ui.LayoutView) -> bool:
        """That message shows the view; false if no interaction reaches it any more."""
        reply = self._of(place, audience).get(message)
        if reply is None or not reply.alive:
            return False
        with suppress(TimeoutError):
            async with asyncio.timeout(IN_STEP):
                if await reply.redraw(view, message):
                    return True
        self._of(place, audience).pop(message, None)
        return False

    async def follow(self, place: Place, audience: str, message: int, view: ui.LayoutView) -> None:
        """That message shows the view, too; one on which it cannot be shown is left alone until it is pressed."""
        try:
            await self.redraw(place, audience, message, view)
        except Exception:  # a panel in direct messages never fails because of another
            self.forget(message)

    async def nod(self, place: Place, audience: str, message: int) -> None:
        """Whoever has just pressed that message need not wait for it to change: what comes of it is shown elsewhere."""
        if (reply := self._of(place, audience).get(message)) is not None:
            with suppress(Exception):  # what comes of the press matters more than the nod
                await reply.acknowledge()

    def _of(self, place: Place, audience: str) -> dict[int, Reply]:
        return self._replies.get((place, audience), {})

    def _tidy(self) -> None:
        for key, replies in list(self._replies.items()):
            alive = {message: reply for message, reply in replies.items() if reply.alive}
            if alive:
                self._replies[key] = alive
            else:
                del self._replies[key]
