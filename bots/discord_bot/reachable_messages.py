"""Messages that can be edited through the token of an interaction: those that were pressed or opened recently.

Problem: an ephemeral message, which only one person sees, can only be edited with the token of an interaction that
created or pressed it, and a token is valid for a quarter of an hour. So a panel that was opened at the table would soon
show an old hand. Ordinary messages can always be edited, but that counts against the rate limit of their channel.

Idea: for every message the newest interaction that can edit it is remembered, in memory, by the audience whose screen
the message shows. When a screen is drawn, the canvas edits the message through the interaction if there is one
(`redraw`), and all further copies of the same screen as well (`redraw_copy`).

Rule: a copy is best effort. Nobody waits for it longer than `EDIT_TIMEOUT`; after that it is retried in the background
until it succeeds, the token expires, or there is something newer to show. A copy that cannot be reached, as after a
restart, stays old until it is pressed: then it is redrawn, and registered again.

Another worker may draw the screen, and cannot reach these messages. So it is remembered what each of them shows, and
when this worker hears that the table has changed, it redraws those that show something else (`DiscordCopies`).

Seats may change hands, so every message belongs to the person who pressed or opened it. A message of somebody who no
longer has the seat is not redrawn, but says that it is over (`end`).
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import chain, repeat
from typing import Final, NamedTuple

import aiohttp
import discord
from discord import ui

from bots.discord_bot.replies import Reply
from bots.discord_bot.views import text_view
from bots.screens.model import Audience
from storage.places import Place

EDIT_TIMEOUT: Final = 3.0  # seconds for an edit through a token
PAUSES: Final = (1.0, 3.0, 10.0, 30.0)  # seconds before the next attempt; the last one is repeated
TOO_MANY, SERVERS_FAULT = 429, 500  # HTTP status codes: rate limited; errors of the server from here on
TIDY: Final = 256  # registrations after which messages with expired tokens are dropped


class Reached(NamedTuple):
    """The newest interaction that can edit a message, and what the message says once it is over."""

    reply: Reply
    over: str

    @property
    def person(self) -> int:
        """The person who pressed or opened the message."""
        return self.reply.interaction.user.id

    def is_ephemeral(self, message: int) -> bool:
        """True if only that person sees the message: the interaction opened it, or it was ephemeral when pressed."""
        pressed = self.reply.interaction.message
        return pressed is None or pressed.id != message or pressed.flags.ephemeral


class ReachableMessages:
    """The messages of each audience, with the newest interaction that can edit each of them."""

    def __init__(self) -> None:
        self._reached: dict[Place, dict[Audience, dict[int, Reached]]] = {}
        self._where: dict[int, tuple[Place, Audience]] = {}  # by message
        self._digests: dict[int, str] = {}  # by message, of what it shows; "" since it was pressed
        self._retries: dict[int, asyncio.Task[None]] = {}  # by message, the task that tries to edit it
        self._registrations = 0

    def register(self, place: Place, audience: Audience, message: int, reply: Reply, over: str = "") -> None:
        """Remember that the message shows that audience's screen, and that the interaction of the reply can edit it.

        It was pressed or opened, so it is redrawn soon, even if it shows the screen already. `over` is what it is to
        say once its person no longer sees that screen.
        """
        self.forget(message)
        self._reached.setdefault(place, {}).setdefault(audience, {})[message] = Reached(reply, over)
        self._where[message], self._digests[message] = (place, audience), ""
        self._registrations += 1
        if self._registrations % TIDY == 0:
            self._tidy()

    def forget(self, message: int) -> None:
        """Forget the message, because it shows something else now or was deleted."""
        self.cancel_retries(message)
        self._digests.pop(message, None)
        if (where := self._where.pop(message, None)) is not None:
            place, audience = where
            self._of(place, audience).pop(message, None)
            if not self._reached[place][audience]:
                del self._reached[place][audience]
            if not self._reached[place]:
                del self._reached[place]

    # -- what the messages show --------------------------------------------------------------------------------------

    def places(self) -> tuple[Place, ...]:
        """Return the places whose screens are shown on messages."""
        return tuple(self._reached)

    def note_shown(self, message: int, digest: str) -> None:
        """Remember that the message shows the screen with that digest."""
        if message in self._where:
            self._digests[message] = digest

    def ephemeral(self, place: Place) -> dict[Audience, dict[int, str]]:
        """Return the ephemeral messages that can be edited, by audience, with the digests of what they show."""
        found: dict[Audience, dict[int, str]] = {}
        for audience, messages in self._reached.get(place, {}).items():
            for message, reached in messages.items():
                if reached.reply.alive and reached.is_ephemeral(message):
                    found.setdefault(audience, {})[message] = self._digests[message]
        return found

    def newest(self, place: Place, audience: Audience) -> int:
        """Return the message of that audience that was pressed or opened last; 0 if there is none."""
        return next(reversed(self._of(place, audience)), 0)

    def awaits_answer(self, place: Place, audience: Audience, message: int) -> bool:
        """True if the message was pressed, and editing it would be the answer to that."""
        reached = self._of(place, audience).get(message)
        if reached is None or reached.reply.answered.is_set() or not reached.reply.alive:
            return False
        pressed = reached.reply.interaction.message
        return pressed is not None and pressed.id == message

    # -- editing -----------------------------------------------------------------------------------------------------

    def cancel_retries(self, message: int) -> None:
        """Stop retrying to edit the message."""
        if (retries := self._retries.pop(message, None)) is not None:
            retries.cancel()

    async def close(self) -> None:
        """Stop all retries."""
        retries = tuple(self._retries.values())
        for message in tuple(self._retries):
            self.cancel_retries(message)
        await asyncio.gather(*retries, return_exceptions=True)

    def messages(self, place: Place, audience: Audience, person: int) -> list[int]:
        """Return the messages of that audience that can be edited and belong to that person."""
        found = self._of(place, audience).items()
        return [message for message, reached in found if reached.person == person and reached.reply.alive]

    async def redraw(self, place: Place, audience: Audience, message: int, view: ui.LayoutView) -> bool:
        """Show the view on the message; False if no interaction can edit it any longer."""
        self.cancel_retries(message)
        reached = self._of(place, audience).get(message)
        if reached is None or not reached.reply.alive:
            return False
        with suppress(TimeoutError):
            async with asyncio.timeout(EDIT_TIMEOUT):
                if await reached.reply.redraw(view, message):
                    return True
        self.forget(message)
        return False

    async def redraw_copy(
        self, place: Place, audience: Audience, message: int, view: ui.LayoutView, digest: str
    ) -> None:
        """Show the view on a message that is a copy of the screen with that digest.

        After a while, go on trying in the background.
        """
        if (reached := self._of(place, audience).get(message)) is not None:
            self._digests[message] = digest
            await self._show_with_retries(reached, message, view)

    async def end(self, place: Place, audience: Audience, but_of: int = 0) -> None:
        """Let the messages of that audience say that they are over, except for those of one person, and forget them."""
        found = [(message, each) for message, each in self._of(place, audience).items() if each.person != but_of]
        for message, reached in found:
            self.forget(message)  # no screen is to be drawn on it from now on
            if reached.over:
                await self._show_with_retries(reached, message, text_view(reached.over))

    async def close_others(self, place: Place, audience: Audience, message: int) -> None:
        """Delete the other ephemeral messages on which the same person sees that audience's screen."""
        opened = self._of(place, audience)
        person = opened[message].person if message in opened else 0
        for other in self.messages(place, audience, person):
            reached = opened[other]
            if other != message and reached.is_ephemeral(other):
                self.forget(other)
                with suppress(Exception):  # it stays, and is redrawn when it is pressed
                    async with asyncio.timeout(EDIT_TIMEOUT):
                        await reached.reply.interaction.followup.delete_message(other)

    async def _show_with_retries(self, reached: Reached, message: int, view: ui.LayoutView) -> None:
        """Show the view on the message; after `EDIT_TIMEOUT` seconds, go on trying in the background."""
        self.cancel_retries(message)
        retries = self._retries[message] = asyncio.create_task(self._show(reached, message, view))
        await asyncio.wait((retries,), timeout=EDIT_TIMEOUT)

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
            self._drop(reached, message)  # it is registered again when it is pressed
        finally:
            if self._retries.get(message) is asyncio.current_task():
                del self._retries[message]

    def _drop(self, reached: Reached, message: int) -> None:
        if message in self._where and self._of(*self._where[message]).get(message) is reached:
            self.forget(message)

    async def acknowledge(self, place: Place, audience: Audience, message: int) -> None:
        """Acknowledge the newest press on the message, because its outcome is shown on another message."""
        if (reached := self._of(place, audience).get(message)) is not None:
            with suppress(Exception):  # a failure must not keep the outcome from being shown
                await reached.reply.acknowledge()

    def _of(self, place: Place, audience: Audience) -> dict[int, Reached]:
        return self._reached.get(place, {}).get(audience, {})

    def _tidy(self) -> None:
        for message, where in list(self._where.items()):
            if not self._of(*where)[message].reply.alive:
                self.forget(message)


def _may_pass(trouble: Exception) -> bool:
    """True if a retry may succeed."""
    if isinstance(trouble, discord.HTTPException):
        return trouble.status >= SERVERS_FAULT or trouble.status == TOO_MANY
    return isinstance(trouble, aiohttp.ClientError | OSError)
