"""Requests: what people did, as the adapter wants it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from bots.adapter.request import Request
from bots.language.texts import Texts
from bots.screens.model import Screen
from tests.echo_bot.canvas import named
from tests.echo_bot.ids import person_of, place_of
from tests.echo_bot.markup import keys_of, text_of_screen
from tests.echo_bot.server import Deed, Forbidden, Key, NoSuchChat

if TYPE_CHECKING:
    from tests.echo_bot.dispatcher import EchoDispatcher


class EchoRequest(Request):
    """A request; answered by a message that only its sender sees, in the channel or in private."""

    def __init__(self, dispatcher: EchoDispatcher, deed: Deed, arguments: Mapping[str, str] | None = None) -> None:
        super().__init__(
            person_of(deed.account, deed.chat),
            place_of(deed.chat),
            str(deed.number),
            arguments,
            title=deed.chat.title,
            message=named(deed.chat.id, deed.message.id) if deed.message else "",
        )
        self.dispatcher = dispatcher
        self.deed = deed

    async def texts(self) -> Texts:
        return await self.dispatcher.texts_for(self)

    @property
    def in_private(self) -> bool:
        return self.place is None or (self.deed.message is not None and bool(self.deed.message.only_for))

    async def replace(self, screen: Screen) -> bool:
        pressed, chat = self.deed.message, self.deed.chat.id
        if pressed is None or not self.in_private:
            return False
        with suppress(Forbidden, NoSuchChat):
            return await self.dispatcher.server.edit(chat, pressed.id, text_of_screen(screen), keys_of(screen))
        return False

    async def close(self) -> None:
        if self.deed.message is not None and self.in_private:
            with suppress(Forbidden, NoSuchChat):
                await self.dispatcher.server.delete(self.deed.chat.id, self.deed.message.id)

    async def reply(self, text: str, keys: list[list[Key]], file: bytes | None = None) -> None:
        """Write to the person alone: where they acted, else in private; who cannot be written to gets no reply."""
        server, chat, person = self.dispatcher.server, self.deed.chat, self.deed.account.id
        for id, only_for in ((chat.id, "" if chat.private else person), (person, "")):
            with suppress(Forbidden, NoSuchChat):
                await server.post(id, text, keys, only_for=only_for, file=file)
                return
