"""Messages that can be edited through the token of an interaction: those that were pressed or opened lately."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import chain, repeat
from typing import Final, NamedTuple

import aiohttp
import discord
from discord import ui

from bots.discord_bot.markup import said
from bots.discord_bot.replies import Reply
from storage.places import Place

IN_STEP: Final = 3.0  # seconds for an edit through a token; there are other ways, or it is drawn when it is pressed
PAUSES: Final = (1.0, 3.0, 10.0, 30.0)  # seconds before the next attempt; the last for all that follow
TOO_MANY, SERVERS_FAULT = 429, 500  # what a request is answered with
TIDY: Final = 256  # messages noted between two looks for those whose tokens have run out


class Reached(NamedTuple):
    """The newest interaction that reaches a message, and what the message says once its screen is no more."""

    reply: Reply
    over: str

    @property
    def person(self) -> int:
        """Who has pressed or opened it."""
        return self.reply.interaction.user.id

    def is_alone(self, message: int) -> bool:
        """Whether only that person sees the message: it was opened for them, or is such a one that was pressed."""
        pressed = self.reply.interaction.message
        return pressed is None or pressed.id != message or pressed.flags.ephemeral


class Live:
    """For each audience its messages, and the newest interaction that reaches each.

    Edits through a token are not counted against the limits of the channel, and they are the only way to reach a
    message that one person alone can see. After a restart none is known; such a message is known again when pressed.
    """

    def __init__(self) -> None:
        self._reached: dict[tuple[Place, str], dict[int, Reached]] = {}
        self._insisting: dict[int, asyncio.Task[None]] = {}  # by message, what is still to be shown on it
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
        self.relent(message)
        for messages in self._reached.values():
            messages.pop(message, None)

    def relent(self, message: int) -> None:
        """Whatever could not be shown on that message yet is not tried any more."""
        if (insisting := self._insisting.pop(message, None)) is not None:
            insisting.cancel()

    async def close(self) -> None:
        """Nothing is shown any more."""
        insisting = tuple(self._insisting.values())
        for message in tuple(self._insisting):
            self.relent(message)
        await asyncio.gather(*insisting, return_exceptions=True)

    def messages(self, place: Place, audience: str, person: int) -> list[int]:
        """The messages of that audience that can be reached and are that person's: seats change hands."""
        found = self._of(place, audience).items()
        return [message for message, reached in found if reached.person == person and reached.reply.alive]

    async def redraw(self, place: Place, audience: str, message: int, view: ui.LayoutView) -> bool:
        """That message shows the view; false if no interaction reaches it any more."""
        self.relent(message)
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
        """That message shows the view, too; where that fails, it is tried again until there is something newer to show.

        There is no other way to reach it. Nobody waits for it for long."""
        if (reached := self._of(place, audience).get(message)) is not None:
            await self._insist(reached, message, view)

    async def end(self, place: Place, audience: str, but_of: int = 0) -> None:
        """What that audience saw is over for everyone but that person: their messages say so, and nothing else."""
        found = [(message, each) for message, each in self._of(place, audience).items() if each.person != but_of]
        for message, reached in found:
            self.forget(message)  # no screen is ever drawn on it again
            if reached.over:
                await self._insist(reached, message, said(reached.over))

    async def close_others(self, place: Place, audience: str, message: int) -> None:
        """Of the messages on which its person alone sees that audience's screen, this one is left."""
        opened = self._of(place, audience)
        person = opened[message].person if message in opened else 0
        for other in self.messages(place, audience, person):
            reached = opened[other]
            if other != message and reached.is_alone(other):
                self.forget(other)
                with suppress(Exception):  # then it stays as it is, until it is pressed
                    async with asyncio.timeout(IN_STEP):
                        await reached.reply.interaction.followup.delete_message(other)

    async def _insist(self, reached: Reached, message: int, view: ui.LayoutView) -> None:
        """The view is shown, or will be as long as the interaction lives and nothing else is to be shown there."""
        self.relent(message)
        insisting = self._insisting[message] = asyncio.create_task(self._show(reached, message, view))
        await asyncio.wait((insisting,), timeout=IN_STEP)

    async def _show(self, reached: Reached, message: int, view: ui.LayoutView) -> None:
        pauses = chain(PAUSES, repeat(PAUSES[-1]))
        try:
            while reached.reply.alive:
                try:
                    if await reached.reply.redraw(view, message):
                        return
                    break
                except Exception as trouble:
                    if not _may_pass(trouble):
                        break
                await asyncio.sleep(next(pauses))
            self._drop(reached, message)  # it is known again when it is pressed
        finally:
            if self._insisting.get(message) is asyncio.current_task():
                del self._insisting[message]

    def _drop(self, reached: Reached, message: int) -> None:
        for messages in self._reached.values():
            if messages.get(message) is reached:
                del messages[message]

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


def _may_pass(trouble: Exception) -> bool:
    """Whether the same request may be fulfilled a little later."""
    if isinstance(trouble, discord.HTTPException):
        return trouble.status >= SERVERS_FAULT or trouble.status == TOO_MANY
    return isinstance(trouble, aiohttp.ClientError | OSError)
