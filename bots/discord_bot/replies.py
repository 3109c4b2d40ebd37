"""Answers to interactions: each gets one within three seconds, and may be followed up for a quarter of an hour."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Any, Final

import discord
from discord import ui

from bots.discord_bot.markup import NOBODY
from bots.discord_bot.troubles import surely
from bots.records import File

ANSWERED_ALREADY: Final = 40060
MESSAGE_GONE: Final = 10008
OVER: Final = (10015, 10062, 50027)  # the interaction is unknown by now, or its token has run out
MARGIN: Final = 30.0  # seconds before the end of a token from which on it is not relied on


class Reply:
    """The answer to one interaction. Whoever comes first gives it; whatever comes later follows up."""

    def __init__(self, interaction: discord.Interaction) -> None:
        self.interaction = interaction
        self.given = asyncio.Event()
        self._turn = asyncio.Lock()
        self._is_over = False

    @property
    def alive(self) -> bool:
        """Whether something can still be shown through it."""
        left = (self.interaction.expires_at - discord.utils.utcnow()).total_seconds()
        return not self._is_over and left > MARGIN

    async def acknowledge(self, *, thinking: bool = False) -> None:
        """Discord knows that the interaction has arrived; if `thinking`, the person sees that something will follow."""
        async with self._turn:
            if not self.given.is_set():
                await self._give(lambda: self.interaction.response.defer(ephemeral=True, thinking=thinking))

    async def redraw(self, view: ui.LayoutView, message: int) -> bool:
        """That message, which this interaction pressed or opened, shows the view; false if it cannot any more."""
        async with self._turn:
            pressed = self.interaction.message is not None and self.interaction.message.id == message
            if pressed and not self.given.is_set():
                await self._give(lambda: self.interaction.response.edit_message(view=view, allowed_mentions=NOBODY))
                if not self._is_over and self.interaction.response.is_done():
                    return True
            if self._is_over or (pressed and not self.given.is_set()):
                return False
            return await self._followed(self._edit(message, view))

    async def say(self, view: ui.LayoutView) -> int:
        """Only the person who acted sees the view, in a new message; its number, or 0 if it came too late."""
        async with self._turn:
            if not self.given.is_set():
                response = self.interaction.response
                told = await self._give(lambda: response.send_message(view=view, ephemeral=True))
                if told is not None:
                    return told.message_id or 0
                return 0 if self._is_over else await self._said()
            if self._is_over:
                return 0
            sent = await self._told(self.interaction.followup.send(view=view, ephemeral=True, wait=True))
            return sent.id if sent is not None else 0

    async def _said(self) -> int:
        """The number of the message that was the answer, although Discord's word on it was lost on the way."""
        sent = await self._told(self.interaction.original_response())
        return sent.id if sent is not None and sent.flags.ephemeral else 0

    async def hand_over(self, file: File, words: str) -> None:
        """Only the person who acted gets the file."""

        def sent() -> dict[str, Any]:
            return {"content": words, "file": discord.File(BytesIO(file.data), file.name), "ephemeral": True}

        async with self._turn:
            if not self.given.is_set():
                await self._give(lambda: self.interaction.response.send_message(**sent()))
            elif not self._is_over:
                await self._told(self.interaction.followup.send(**sent(), wait=True))

    async def ask(self, form: ui.Modal) -> None:
        """The form is open."""
        form.stop()  # what is sent with it is known by its custom id, and not by the library
        async with self._turn:
            await self._give(lambda: self.interaction.response.send_modal(form))

    async def close(self) -> None:
        """The message that was pressed, and that only one person saw, is gone."""
        await self.acknowledge()
        await self._told(self.interaction.delete_original_response())

    async def _edit(self, message: int, view: ui.LayoutView) -> None:
        await surely(lambda: self.interaction.followup.edit_message(message, view=view, allowed_mentions=NOBODY))

    async def _give(self, answer: Any) -> Any:
        """What Discord says to the first answer; None where it has come too late, or was given already."""
        owed = False
        try:
            return await surely(answer)
        except discord.InteractionResponded:
            return None
        except discord.HTTPException as trouble:
            owed = trouble.code == MESSAGE_GONE  # the message that was pressed: another can be the answer
            # An answer whose confirmation was lost on the way has been given all the same.
            if not owed and trouble.code != ANSWERED_ALREADY:
                self._is_over = True
                if trouble.code not in OVER:
                    raise
            return None
        finally:
            if not owed:
                self.given.set()

    async def _told(self, request: Any) -> Any:
        try:
            return await request
        except discord.HTTPException as trouble:
            if trouble.code not in (*OVER, MESSAGE_GONE):
                raise
            return None

    async def _followed(self, request: Any) -> bool:
        try:
            await request
        except discord.HTTPException as trouble:
            if trouble.code not in (*OVER, MESSAGE_GONE):
                raise
            self._is_over = trouble.code in OVER
            return False
        return True
