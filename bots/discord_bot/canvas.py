"""The canvas of Discord: tables and calls in channels, panels as direct messages and wherever else they are open.

A message is noted as `<channel>.<number>`, a private one with its owner, `<channel>.<number>.<person>`. A person whose
direct messages are closed has a panel all the same, noted as `-.<person>`: it is what "My hand" opens at the table, and
as long as that can be reached it is kept in step.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from io import BytesIO
from typing import Any, Final
from zlib import crc32

import discord
from discord import ui

from bots.discord_bot.live import Live
from bots.discord_bot.markup import (
    NOBODY,
    PICTURE,
    call_view,
    calling,
    layout,
    marked,
    sheet,
    told_by,
    without_buttons,
)
from bots.discord_bot.names import channel_of, link_to, user_id
from bots.discord_bot.troubles import Gone, NoDirectMessages, Uneditable, explained, sent, surely
from bots.drawn import NOWHERE, RESULT, SHARED, Drawn, Unreachable
from bots.painting import painted
from bots.screens import Picture, Screen
from storage.places import Place
from storage.redis_store import Store

BURIED: Final = 10  # messages of others below the table after which it is sent anew instead of edited
OLD: Final = 50 * 60  # seconds; edits of messages older than an hour are limited
AGAIN: Final = 600  # seconds until a person with closed direct messages is tried again
RESULTS: Final = 200  # whose words are known without asking Discord for them, which not every channel permits
MANY: Final = 10_000  # places and people about whom something is remembered


class DiscordCanvas:
    """Draws in channels, threads and direct messages."""

    gap = 1.5  # a channel takes about five messages and edits in five seconds
    lull = 20.0  # what a player does within a turn is told to the channel now and then; the next turn at once

    store: Store  # of the worker that draws; it knows where a panel's table is

    def __init__(self, client: discord.Client, live: Live, clock: Callable[[], float] = time.time) -> None:
        self.client = client
        self.live = live
        self.clock = clock
        self.gone: Callable[[Place], Awaitable[None]] | None = None  # told where a channel is no more
        self._below: dict[Place, int] = {}
        self._ended: Counter[tuple[Place, str]] = Counter()  # how often an audience has seen the last of a place
        self._closed: dict[int, float] = {}  # people without direct messages, and when to try again
        self._results: dict[int, str] = {}  # what messages tell that show how a game ended

    # -- the canvas --------------------------------------------------------------------------------------------------

    async def show(self, place: Place, audience: str, screen: Screen, last: Drawn | None, anew: bool) -> str:
        if audience in SHARED:
            try:
                return await self._show_all(place, audience, screen, last, anew)
            except Gone:
                if self.gone is not None:
                    await self.gone(place)
                raise
        return await self._show_one(place, audience, screen, last, anew)

    async def remove(self, place: Place, audience: str, last: Drawn) -> None:
        if not last.replaced:  # that audience sees nothing any more
            self._ended[place, audience] += 1
            _limit(self._ended)
            await self.live.end(place, audience)
        if last.message.startswith(NOWHERE):
            return
        channel, number = _numbers(last.message)
        self.live.forget(number)
        message = self._message(channel, number)
        with suppress(Unreachable, Uneditable, NoDirectMessages):
            if not last.is_result:
                await explained(message.delete())
            elif told := self._results.get(number) or told_by(await explained(message.fetch())):
                # People may want to read it again: without its buttons it does no harm.
                await explained(message.edit(view=without_buttons(told), allowed_mentions=NOBODY))
                self._results.pop(number, None)

    # -- what all see ------------------------------------------------------------------------------------------------

    async def _show_all(self, place: Place, audience: str, screen: Screen, last: Drawn | None, anew: bool) -> str:
        if screen.picture is not None:
            return await self._show_picture(place, screen.picture, self._nonce(place, audience, screen, last))
        if last is not None and anew and audience == "call":
            anew = not await self._goes_on(place, screen, last)
        if last is not None and not anew and self._can_stay(place, audience, screen, last):
            with suppress(Uneditable):
                await self._edit_for_all(place, audience, screen, last)
                self._note_result(last.message, screen)
                return last.message
        channel = self.client.get_partial_messageable(channel_of(place))
        # Nobody's phone rings for the table: whoever has something to do there is called.
        silent = audience == "table" and not screen.alert
        what = _call(screen) if audience == "call" else {"view": layout(screen), "allowed_mentions": NOBODY}
        nonce = self._nonce(place, audience, screen, last)
        message = await sent(partial(channel.send, **what, silent=silent, nonce=nonce))
        if audience == "table":
            self._below[place] = 0
            _limit(self._below)
        self._note_result(f"{channel.id}.{message.id}", screen)
        return f"{channel.id}.{message.id}"

    def _note_result(self, message: str, screen: Screen) -> None:
        """A result stays to be read when the next game begins: what it tells is known."""
        if screen.moment == RESULT:
            self._results[_numbers(message)[1]] = marked(screen)
            _limit(self._results, RESULTS)

    async def _show_picture(self, place: Place, picture: Picture, nonce: str) -> str:
        channel = self.client.get_partial_messageable(channel_of(place))
        data = await asyncio.to_thread(painted, picture)

        def send() -> Awaitable[discord.Message]:
            file = discord.File(BytesIO(data), PICTURE)  # each attempt reads it to its end
            return channel.send(view=sheet(picture), file=file, allowed_mentions=NOBODY, silent=True, nonce=nonce)

        message = await sent(send)
        return f"{channel.id}.{message.id}"

    async def _edit_for_all(self, place: Place, audience: str, screen: Screen, last: Drawn) -> None:
        channel, number = _numbers(last.message)
        if audience == "call":
            await explained(self._message(channel, number).edit(**_call(screen)))
            return
        view = layout(screen)
        if not await explained(self.live.redraw(place, audience, number, view)):
            await explained(self._message(channel, number).edit(view=view, allowed_mentions=NOBODY))

    def _can_stay(self, place: Place, audience: str, screen: Screen, last: Drawn) -> bool:
        """Whether what was drawn last is to become the new screen, where it stands."""
        if last.is_result and screen.moment != RESULT:
            return False
        buried = audience == "table" and self._below.setdefault(place, 0) > BURIED
        return not buried and not self._is_old(last)

    async def _goes_on(self, place: Place, screen: Screen, last: Drawn) -> bool:
        """Whether the others have answered, and whoever went before them has been called in this turn already: their
        direct message rings; in the channel they are called twice only where someone takes no direct messages."""
        if last.moment == screen.moment or not last.moment.startswith(screen.moment):
            return False
        noted = (await self.store.drawn(place)).values()
        return not any(Drawn.unpack(data).message.startswith(NOWHERE) for data in noted)

    def note(self, place: Place) -> None:
        """Someone has written something at that place; it matters where a table was drawn."""
        if place in self._below:
            self._below[place] += 1

    # -- what one person sees ----------------------------------------------------------------------------------------

    async def _show_one(self, place: Place, audience: str, screen: Screen, last: Drawn | None, anew: bool) -> str:
        person = user_id(screen.people[0] if screen.people else audience.partition(":")[2])
        view = layout(screen, title_link=await self.link(place))
        noted = last.message if last is not None and _owner(last.message) == person else ""
        number = _numbers(noted)[1] if noted and noted != _nowhere(person) else 0
        others = [message for message in self.live.messages(place, audience, person) if message != number]
        following = asyncio.gather(
            self.live.end(place, audience, but_of=person),  # whoever sat there before sees nothing of this
            *(self.live.follow(place, audience, message, view) for message in others),
        )
        try:
            if number and last is not None and not anew and not self._is_old(last):
                with suppress(Uneditable, NoDirectMessages, Unreachable):
                    await self._edit_panel(place, audience, noted, view)
                    return noted
            elif noted and not number and not anew:
                return noted
            nonce = self._nonce(place, audience, screen, last)
            known = _numbers(noted)[0] if number else 0
            writing = self._write_to(person, known, audience, view, silent=not anew, nonce=nonce)
            written, _ = await asyncio.gather(writing, self.live.nod(place, audience, number))
            return written
        finally:
            await following

    async def _edit_panel(self, place: Place, audience: str, noted: str, view: ui.LayoutView) -> None:
        channel, number = _numbers(noted)
        if not await explained(self.live.redraw(place, audience, number, view)):
            await explained(self._message(channel, number).edit(view=view, allowed_mentions=NOBODY))

    async def _write_to(self, person: int, known: int, audience: str, view: ui.LayoutView, **how: Any) -> str:
        """The person has a new direct message; or, if they take none, what they opened at the table must do."""
        if not self.is_closed(person):
            with suppress(NoDirectMessages):
                written = await self._write(person, known, view, **how)
                self._closed.pop(person, None)
                return written
            self._closed[person] = self.clock() + AGAIN
            _limit(self._closed)
        if audience.startswith("watch:"):
            raise Unreachable
        return _nowhere(person)

    async def _write(self, person: int, known: int, view: ui.LayoutView, **how: Any) -> str:
        """The person has a new direct message: in the channel that is known, or in one that is opened for it."""
        if known:
            with suppress(Unreachable):  # perhaps it is that of another bot
                return await _written(self.client.get_partial_messageable(known), person, view, **how)
        opened = await explained(self.client.create_dm(discord.Object(person)))
        return await _written(opened, person, view, **how)

    def _nonce(self, place: Place, audience: str, screen: Screen, last: Drawn | None) -> str:
        """The same for a message that is sent again because the first attempt was not answered: Discord sends it once.
        Another for one that looks the same as one that was removed."""
        last_message, ended = last.message if last else "", self._ended[place, audience]
        seen = repr((place, audience, screen.digest, screen.alert, last_message, ended)).encode()
        return f"{crc32(seen):x}{crc32(seen[::-1]):x}"

    def try_again(self, person: int) -> None:
        """The person may have opened their direct messages."""
        self._closed.pop(person, None)

    def is_closed(self, person: int) -> bool:
        """Whether the person was found, not long ago, to take no direct messages."""
        return self._closed.get(person, 0) > self.clock()

    async def noted(self, place: Place, audience: str) -> str:
        """The message that audience sees its screen on; one that begins with NOWHERE is none."""
        noted = (await self.store.drawn(place)).get(audience)
        return Drawn.unpack(noted).message if noted else ""

    async def link(self, place: Place) -> str:
        """The way back from a panel to its table."""
        channel = self.client.get_channel(int(place.channel))
        guild = getattr(channel, "guild", None)
        message = await self.noted(place, "table") if guild is not None else ""
        return link_to(guild.id, *_numbers(message)) if message and guild is not None else ""

    # -- messages ----------------------------------------------------------------------------------------------------

    def _message(self, channel: int, number: int) -> discord.PartialMessage:
        return self.client.get_partial_messageable(channel).get_partial_message(number)

    def _is_old(self, last: Drawn) -> bool:
        sent = discord.utils.snowflake_time(_numbers(last.message)[1]).timestamp()
        return self.clock() - sent > OLD


async def _written(
    channel: discord.DMChannel | discord.PartialMessageable, person: int, view: ui.LayoutView, **how: Any
) -> str:
    """The note of a new direct message."""
    message = await explained(surely(partial(channel.send, view=view, allowed_mentions=NOBODY, **how)))
    return f"{channel.id}.{message.id}.{person}"


def _call(screen: Screen) -> dict[str, Any]:
    """A call as it is sent: only those it calls are mentioned."""
    called = [discord.Object(user_id(person)) for person in screen.people]
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=called, replied_user=False)
    return {"content": calling(screen), "view": call_view(screen), "allowed_mentions": mentions}


def _limit(known: dict[Any, Any], most: int = MANY) -> None:
    """What was remembered first is forgotten first."""
    while len(known) > most:
        del known[next(iter(known))]


def _nowhere(person: int) -> str:
    return f"{NOWHERE}.{person}"


def _owner(message: str) -> int:
    """Whose private message that is; the place of a seat stays the same when another sits there."""
    person = message.rpartition(".")[2]
    return int(person) if person.isdecimal() else 0


def _numbers(message: str) -> tuple[int, int]:
    """The channel, and the number of the message in it."""
    channel, number = message.split(".")[:2]
    return int(channel), int(number)
