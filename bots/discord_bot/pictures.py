"""Pictures on Discord: attached to a message that notifies nobody, and changed in it."""

from __future__ import annotations

from collections.abc import Awaitable
from io import BytesIO

import discord

from bots.discord_bot.errors import send_to_channel, translate_errors
from bots.discord_bot.views import NOBODY, sheet
from bots.pictures.model import Picture
from bots.pictures.renderer import render


async def send_picture(channel: discord.PartialMessageable, picture: Picture, nonce: str) -> discord.Message:
    """Send the picture in a new message."""
    data = await render(picture)

    def send() -> Awaitable[discord.Message]:
        file = discord.File(BytesIO(data), picture.file)  # a new one for each attempt, since sending reads it
        return channel.send(view=sheet(picture), file=file, allowed_mentions=NOBODY, silent=True, nonce=nonce)

    return await send_to_channel(send)


async def change_picture(message: discord.PartialMessage, picture: Picture) -> None:
    """Show another picture in the message that shows one."""
    file = discord.File(BytesIO(await render(picture)), picture.file)
    await translate_errors(message.edit(view=sheet(picture), attachments=[file], allowed_mentions=NOBODY))
