"""Emojis of the application: small pictures in place of Unicode marks, if the host wishes that.

Problem: Unicode has no emoji for an Attack or a Victory card, and coloured circles look alike to some people. Discord
lets an application upload emojis that only it can use, everywhere. But requests for that may fail or be limited, and
somebody may delete an emoji in the developer portal.

Idea: emojis are recognised by their names. At each start the application's emojis are listed, once, and those that it
lacks are uploaded in the background. What is there is used, everything else stays Unicode (`Look`).

Rule: nothing waits for an upload, and nothing depends on it. When Discord refuses an emoji in a message, all marks are
Unicode again until the next start.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Final

import aiohttp
import discord

from bots import redacted_log
from bots.discord_bot.look import Look
from bots.pictures.emblems import EMBLEMS
from bots.pictures.renderer import render_emblem

logger = logging.getLogger(__name__)
PREFIX: Final = "dom_"
NAMES: Final = {mark: PREFIX + name for mark, name in EMBLEMS.items()}
PAUSES: Final = (60.0, 600.0)  # seconds before uploads are tried again; after the last one, at the next start
FAILURES: Final = (discord.DiscordException, aiohttp.ClientError, OSError)


class ApplicationEmojis:
    """The emojis of this application."""

    def __init__(self, client: discord.Client, look: Look) -> None:
        self._client, self._look = client, look
        self._found: dict[str, str] = {}  # by name, as they are written in a text

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Use the emojis that there are; upload the others in the background, until the end of the block."""
        is_known = await self._list()
        uploading = asyncio.create_task(self._complete(is_known)) if self._missing() else None
        try:
            yield
        finally:
            if uploading is not None:
                uploading.cancel()
                with suppress(asyncio.CancelledError):
                    await uploading

    def _missing(self) -> list[str]:
        return [name for name in NAMES.values() if name not in self._found]

    async def _complete(self, is_known: bool) -> None:
        """Upload what is missing; after a failure, look again later what there is."""
        for pause in (*PAUSES, None):
            if (is_known or await self._list()) and await self._upload():
                return
            is_known = False
            if pause is not None:
                await asyncio.sleep(pause)

    async def _list(self) -> bool:
        """Use the emojis that there are; False if they could not be listed."""
        try:
            self._use(await self._client.fetch_application_emojis())
        except FAILURES as fault:
            redacted_log.report(logger, "the emojis of the application could not be listed", fault)
            return False
        return True

    async def _upload(self) -> bool:
        """Upload the missing emojis one after another, and use them; False if one of them failed."""
        try:
            for name in self._missing():
                drawn = await render_emblem(name.removeprefix(PREFIX))
                self._use([await self._client.create_application_emoji(name=name, image=drawn)])
        except FAILURES as fault:  # another process may have uploaded it, too
            redacted_log.report(logger, "an emoji of the application could not be uploaded", fault)
            return False
        return True

    def _use(self, emojis: Iterable[discord.Emoji]) -> None:
        known = set(NAMES.values())
        self._found |= {emoji.name: str(emoji) for emoji in emojis if emoji.name in known}
        self._look.use_emojis({mark: self._found[name] for mark, name in NAMES.items() if name in self._found})
