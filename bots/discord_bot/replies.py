"""Replies to interactions: each needs an answer within three seconds, and allows follow-ups for a quarter of an hour.

Problem: an interaction can be answered only once: by an acknowledgement, a new message, a form, or an edit of the
pressed message. Any later message or edit has to be a follow-up, which is another request to Discord. Several tasks may
want to show something through the same interaction: the one that handles it, the drawing of the pressed panel, and the
timeout that acknowledges it. And the reply of Discord to our answer may get lost.

Idea: a `Reply` holds a lock for each request. The first request becomes the answer, any later one a follow-up.

Rule: an answer is repeated once after a network error. If Discord then says that the interaction was answered already,
the first attempt has succeeded. If the pressed message is gone, the answer is still due, and may be a new message. Any
other error means that nothing can be shown through this interaction any longer.
"""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Any, Final

import discord
from discord import ui

from bots.adapter.request import Attachment
from bots.discord_bot.errors import retry_once
from bots.discord_bot.views import NOBODY

ANSWERED_ALREADY: Final = 40060
MESSAGE_GONE: Final = 10008
EXPIRED: Final = (10015, 10062, 50027)  # the interaction is not known any longer, or its token has expired
MARGIN: Final = 30.0  # seconds before its token expires from which on it is not relied on


class Reply:
    """The answer to one interaction, and its follow-ups."""

    def __init__(self, interaction: discord.Interaction) -> None:
        self.interaction = interaction
        self.answered = asyncio.Event()  # set once the interaction has its answer
        self._lock = asyncio.Lock()
        self._has_expired = False

    @property
    def alive(self) -> bool:
        """True if something can still be shown through this interaction."""
        left = (self.interaction.expires_at - discord.utils.utcnow()).total_seconds()
        return not self._has_expired and left > MARGIN

    async def acknowledge(self, *, thinking: bool = False) -> None:
        """Acknowledge the interaction unless it is answered; if `thinking`, the person sees that more will follow."""
        async with self._lock:
            if not self.answered.is_set():
                await self._answer(lambda: self.interaction.response.defer(ephemeral=True, thinking=thinking))

    async def redraw(self, view: ui.LayoutView, message: int, file: Attachment | None = None) -> bool:
        """Show the view, perhaps with a file that it shows, on a message that this interaction pressed or opened; False
        if that is no longer possible."""

        def content() -> dict[str, Any]:
            attached = {} if file is None else {"attachments": [discord.File(BytesIO(file.data), file.name)]}
            return {"view": view, "allowed_mentions": NOBODY, **attached}

        async with self._lock:
            pressed = self.interaction.message is not None and self.interaction.message.id == message
            if pressed and not self.answered.is_set():
                await self._answer(lambda: self.interaction.response.edit_message(**content()))
                if not self._has_expired and self.interaction.response.is_done():
                    return True
            if self._has_expired or (pressed and not self.answered.is_set()):
                return False
            edit = self.interaction.followup.edit_message
            return await self._follow_up(retry_once(lambda: edit(message, **content())))

    async def send(self, view: ui.LayoutView, file: Attachment | None = None) -> int:
        """Send the view, perhaps with a file that it shows, in a new ephemeral message; return the id of that message,
        or 0 if it was too late."""

        def content() -> dict[str, Any]:
            attached = {} if file is None else {"file": discord.File(BytesIO(file.data), file.name)}
            return {"view": view, "ephemeral": True, **attached}

        async with self._lock:
            if not self.answered.is_set():
                response = self.interaction.response
                sent = await self._answer(lambda: response.send_message(**content()))
                if sent is not None:
                    return sent.message_id or 0
                return 0 if self._has_expired else await self._id_of_answer()
            if self._has_expired:
                return 0
            message = await self._unless_expired(self.interaction.followup.send(**content(), wait=True))
            return message.id if message is not None else 0

    async def _id_of_answer(self) -> int:
        """Return the id of the message that was the answer, if Discord's reply with that id got lost."""
        sent = await self._unless_expired(self.interaction.original_response())
        return sent.id if sent is not None and sent.flags.ephemeral else 0

    async def send_file(self, file: Attachment) -> None:
        """Send the file in an ephemeral message."""

        def content() -> dict[str, Any]:
            return {"content": file.words, "file": discord.File(BytesIO(file.data), file.name), "ephemeral": True}

        async with self._lock:
            if not self.answered.is_set():
                await self._answer(lambda: self.interaction.response.send_message(**content()))
            elif not self._has_expired:
                await self._unless_expired(self.interaction.followup.send(**content(), wait=True))

    async def open_form(self, form: ui.Modal) -> None:
        """Open the form; this is possible only as the answer."""
        form.stop()  # the library need not track it: what is submitted is recognised by its custom id
        async with self._lock:
            await self._answer(lambda: self.interaction.response.send_modal(form))

    async def close(self) -> None:
        """Delete the pressed message, which must be ephemeral."""
        await self.acknowledge()
        await self._unless_expired(self.interaction.delete_original_response())

    async def _answer(self, answer: Any) -> Any:
        """Give the answer and return Discord's reply; None if it was too late, or if an answer was given already."""
        is_still_due = False
        try:
            return await retry_once(answer)
        except discord.InteractionResponded:
            return None
        except discord.HTTPException as trouble:
            is_still_due = trouble.code == MESSAGE_GONE  # the pressed message; a new message can be the answer
            # An answer has been given even if Discord's reply to it got lost.
            if not is_still_due and trouble.code != ANSWERED_ALREADY:
                self._has_expired = True
                if trouble.code not in EXPIRED:
                    raise
            return None
        finally:
            if not is_still_due:
                self.answered.set()

    async def _unless_expired(self, request: Any) -> Any:
        """Make the request and return its result; None if the token has expired or the message is gone."""
        try:
            return await request
        except discord.HTTPException as trouble:
            if trouble.code not in (*EXPIRED, MESSAGE_GONE):
                raise
            return None

    async def _follow_up(self, request: Any) -> bool:
        """Make the request; False if the token has expired, which is remembered, or the message is gone."""
        try:
            await request
        except discord.HTTPException as trouble:
            if trouble.code not in (*EXPIRED, MESSAGE_GONE):
                raise
            self._has_expired = trouble.code in EXPIRED
            return False
        return True
