"""The canvas: screens become messages, which are edited and deleted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from bots.drawing.canvas import Gone, Shown, Unreachable
from bots.drawing.diff import Drawn
from bots.screens.model import RESULT, Audience, Screen
from storage.places import Place
from tests.echo_bot.ids import account_id
from tests.echo_bot.markup import keys_of, text_of_screen
from tests.echo_bot.server import Forbidden, NoSuchChat, Server


class EchoCanvas:
    """Draws on the server. A message is named by its chat and its id, because `remove` gets no screen to tell whose
    private chat it is in."""

    burst, gap, threads_share_limit = 1, 0.0, False
    lull = 0.0
    bundle = 0.0

    def __init__(self, server: Server) -> None:
        self.server = server

    async def show(self, place: Place, audience: Audience, screen: Screen, last: Drawn | None, anew: bool) -> Shown:
        chat = place.channel if audience.is_shared else account_id(audience.person or screen.people[0])
        text, keys = text_of_screen(screen), keys_of(screen)
        with translate_errors(audience):
            if last is not None and not anew and (screen.moment == RESULT or not last.is_result):
                was_in, id = split(last.message)
                if was_in == chat and await self.server.edit(chat, id, text, keys):
                    return Shown(last.message)
            return Shown(named(chat, await self.server.post(chat, text, keys, loud=anew)))

    async def remove(self, place: Place, audience: Audience, last: Drawn) -> None:  # noqa: ARG002
        chat, id = split(last.message)
        with suppress(Forbidden, NoSuchChat):
            if last.is_result:
                await self.server.edit(chat, id, None, [])
            else:
                await self.server.delete(chat, id)


def named(chat: str, id: str) -> str:
    """The name of a message, as the drawing keeps it."""
    return f"{chat} {id}"


def split(message: str) -> tuple[str, str]:
    """The chat and the id of the message with that name; both empty if there is none."""
    chat, _, id = message.rpartition(" ")
    return chat, id


@contextmanager
def translate_errors(audience: Audience) -> Iterator[None]:
    """Translate errors to those of the canvas. A table ends when its channel is gone; a person without a private chat
    is only out of reach."""
    try:
        yield
    except Forbidden as error:
        raise Unreachable from error
    except NoSuchChat as error:
        raise (Gone if audience.is_shared else Unreachable) from error
