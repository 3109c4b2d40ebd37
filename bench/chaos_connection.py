"""The connection between the chat and a worker: one JSON document per message, with screens as plain lists."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import astuple
from typing import Any, TypeAlias

from bots.screens.model import Button, Screen

Message: TypeAlias = dict[str, Any]
LONGEST = 1_000_000  # bytes


class Connection:
    """Messages to and from the other side; it ends when the other side is gone, for any reason."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def send(self, **message: Any) -> None:
        if not self._writer.is_closing():
            self._writer.write(json.dumps(message).encode() + b"\n")

    async def messages(self) -> AsyncIterator[Message]:
        while True:
            try:
                data = await self._reader.readline()
            except ConnectionError:
                return
            if not data.endswith(b"\n"):  # the other side died in the middle of a message
                return
            yield json.loads(data)

    def close(self) -> None:
        self._writer.close()


def plain(screen: Screen) -> list[Any]:
    """Return the parts of a screen that JSON can carry."""
    rows = [[astuple(button) for button in row] for row in screen.rows]
    return [screen.text, rows, screen.picture, screen.alert, list(screen.people), screen.tone]


def screen_of(found: list[Any]) -> Screen:
    """Return the screen from what `plain` returned."""
    text, rows, picture, alert, people, tone = found
    buttons = tuple(tuple(Button(*button) for button in row) for row in rows)
    return Screen(text, buttons, picture, alert, tuple(people), tone=tone)
