"""Pictures on Telegram: each is rendered and uploaded once, and then known by its file id."""

from __future__ import annotations

from typing import Final

from telegram import Message

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

    def note(self, picture: Picture, shown: Message) -> None:
        """Remember the file id of a picture that was sent."""
        self._uploaded.pop(picture, None)
        self._uploaded[picture] = shown.photo[-1].file_id
        if len(self._uploaded) > MOST:
            del self._uploaded[next(iter(self._uploaded))]
