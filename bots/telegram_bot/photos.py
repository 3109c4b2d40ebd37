"""Pictures on Telegram: each is rendered and uploaded once, and then known by its file id."""

from __future__ import annotations

from typing import Final

from telegram import InlineKeyboardMarkup, InputMediaPhoto, Message

from bots.pictures.model import Picture
from bots.pictures.renderer import render

MOST: Final = 100  # pictures whose file ids are cached


class Photos:
    """What Telegram calls the pictures that were sent."""

    def __init__(self) -> None:
        self._uploaded: dict[Picture, str] = {}

    async def content(self, picture: Picture) -> str | bytes:
        """Return what to send: the file id if Telegram has the picture already, else its data."""
        known = self._uploaded.get(picture)
        return known if known is not None else await render(picture)

    async def change(
        self, message: Message, picture: Picture | None, caption: str, markup: InlineKeyboardMarkup | None
    ) -> None:
        """Show another picture, or only another text, in a message that shows one; the text is HTML."""
        if picture is None:
            await message.edit_caption(caption, reply_markup=markup, parse_mode="HTML")
            return
        media = InputMediaPhoto(await self.content(picture), caption=caption, parse_mode="HTML")
        shown = await message.edit_media(media, reply_markup=markup)
        if isinstance(shown, Message):
            self.note(picture, shown)

    def note(self, picture: Picture, shown: Message) -> None:
        """Remember the file id of a picture that was sent."""
        self._uploaded.pop(picture, None)
        self._uploaded[picture] = shown.photo[-1].file_id
        if len(self._uploaded) > MOST:
            del self._uploaded[next(iter(self._uploaded))]
