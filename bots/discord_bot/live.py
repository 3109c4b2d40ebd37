"""Messages that can be edited through the token of an interaction: those that were pressed or opened lately."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, NamedTuple

from discord import ui

from bots.discord_bot.markup import said
from bots.discord_bot.replies import Reply
from storage.places import Place

IN_STEP: Final = 3.0  # seconds for an edit through a token; there are other ways, or it is drawn when it is pressed
TIDY: Final = 256  # messages noted between two looks for those whose tokens have run out


class Reached(NamedTuple):
    """The newest interaction that reaches a message, and what the message says once its screen is no more."""

    reply: Reply
    over: str

    @property
    def person(self) -> int:
        """Who has pressed or opened it."""
        return self.reply.interaction.user.id


class Live:
    """For each audience its messages, and the newest interaction that reaches each.

    Edits through a token are not counted against the limits of the channel, and they are the only way to reach a
    message that one person alone can see. After a restart none is known; such a message is known again when pressed.
    """

    def __init__(self) -> None:
        self._reached: dict[tuple[Place, str], dict[int, Reached]] = {}
        self._noted = 0

    def note(self, place: Place, audience: str, message: int, reply: Reply, over: str = "") -> None:
        """That message shows that audience's screen, and the interaction reaches it."""
        self.forget(message)
        self._reached.setdefault((place, audience), {})[message] = Reached(reply, over)
        self._noted += 1
        if self._noted % TIDY == 0:
            self._tidy()

    def forget(self, message: int) -> None:
        """That message shows something else now, or is gone."""
        for messages in self._reached.values():
            messages.pop(message, None)

    def messages(self, place: Place, audience: str, person: int) -> list[int]:
        """The messages of that audience that can be reached and are that person's: seats change hands."""
        found = self._of(place, audience).items()
        return [message for message, reached in found if reached.person == person and reached.reply.alive]

    async def redraw(self, place: Place, audience: str, message: int, view: ui.LayoutView) -> bool:
        """That message shows the view; false if no interaction reaches it any more."""
        reached = self._of(place, audience).get(message)
        if reached is None or not reached.reply.alive:
            return False
        with suppress(TimeoutError):
            async with asyncio.timeout(IN_STEP):
                if await reached.reply.redraw(view, message):
                    return True
        self._of(place, audience).pop(message, None)
        return False

    async def follow(self, place: Place, audience: str, message: int, view: ui.LayoutView) -> None:
        """That message shows the view, too; one on which it cannot be shown is left alone until it is pressed."""
        try:
            await self.redraw(place, audience, message, view)
        except Exception:  # a panel in direct messages never fails because of another
            self.forget(message)

    async def end(self, place: Place, audience: str, but_of: int = 0) -> None:
        """What that audience saw is over for everyone but that person: their messages say so, and nothing else."""
        found = [(message, each) for message, each in self._of(place, audience).items() if each.person != but_of]
        for message, reached in found:
            self.forget(message)
            if reached.over and reached.reply.alive:
                with suppress(Exception):  # it is never drawn on again
                    async with asyncio.timeout(IN_STEP):
                        await reached.reply.redraw(said(reached.over), message)

    async def nod(self, place: Place, audience: str, message: int) -> None:
        """Whoever has just pressed that message need not wait for it to change: what comes of it is shown elsewhere."""
        if (reached := self._of(place, audience).get(message)) is not None:
            with suppress(Exception):  # what comes of the press matters more than the nod
                await reached.reply.acknowledge()

    def _of(self, place: Place, audience: str) -> dict[int, Reached]:
        return self._reached.get((place, audience), {})

    def _tidy(self) -> None:
        for key, messages in list(self._reached.items()):
            alive = {message: reached for message, reached in messages.items() if reached.reply.alive}
            if alive:
                self._reached[key] = alive
            else:
                del self._reached[key]
