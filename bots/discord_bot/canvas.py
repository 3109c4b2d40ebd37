"""The canvas of Discord: tables and calls in channels, panels as direct messages and on ephemeral messages.

Problem: the same panel may be open in several messages, a direct message and ephemeral ones at the table. Some people
reject direct messages. Edits of messages older than an hour are limited. And Discord may carry out a request although
its reply gets lost, so that a retry would send a message twice.

Idea: every screen has one message that is noted by the drawing. All other messages that show the same panel are copies,
which `reachable_messages` keeps up to date for as long as it can. For a person who rejects direct messages there is no
such message, but only the copies that they open with "My hand" (`opened_only`). A message that is too old, or a table
below which people have written too much, is sent anew instead of edited.

Rule: a message is sent with a nonce that depends on what it shows and what it replaces, so Discord sends it only once.
The id of a shared message is `<channel>.<number>`, that of a private one `<channel>.<number>.<person>`, since another
person may take over the seat; it is `0.0.<person>` if there is no message.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeAlias
from zlib import crc32

import discord
from discord import ui

from bots.adapter.messages_below import MessagesBelow
from bots.discord_bot.copies import DiscordCopies
from bots.discord_bot.errors import NoDirectMessages, Uneditable, retry_once, send_to_channel, translate_errors
from bots.discord_bot.guilds import Guilds
from bots.discord_bot.ids import channel_of, link_to, numbers_of, owner_of, user_id
from bots.discord_bot.look import Look
from bots.discord_bot.markup import call_text, sections
from bots.discord_bot.pictures import change_picture, send_picture
from bots.discord_bot.reachable_messages import ReachableMessages
from bots.discord_bot.views import NOBODY, call_view, layout, sections_of_message, shows, without_buttons
from bots.drawing.canvas import Shown, Unreachable
from bots.drawing.diff import BLANK, Drawn
from bots.screens.model import BOARD, CALL, ENDING, RESULT, TABLE, Audience, Screen
from storage.places import Place

Clock: TypeAlias = Callable[[], float]
BURIED: Final = 10  # messages of others below the table after which it is sent anew, not edited
STALE: Final = 10 * 60  # seconds after which the picture of a turn is sent anew: the last one has scrolled out of sight
OLD: Final = 50 * 60  # seconds after which messages are not edited: Discord limits that after an hour
RETRY: Final = 600  # seconds until a person who rejects direct messages is sent one again
RESULTS: Final = 200  # messages whose text is cached, because the bot may not read it from every channel
MANY: Final = 10_000  # entries in each of the other caches


class DiscordCanvas:
    """Draws in channels, threads and direct messages."""

    # Discord allows about five messages and edits in five seconds per channel, and counts threads separately. These are
    # at most `burst + 5 / gap` of them.
    burst, gap, threads_share_limit = 3, 2.0, False
    lull = 20.0  # what happens within a turn is shown to the channel now and then; a new turn is shown at once
    bundle = 120.0  # what others do is shown in the panels of those who wait in bundles; the table is newer
    reveal = 15.0  # seconds until the new hand is shown after a turn; a press shows it at once, and costs no request

    def __init__(
        self,
        client: discord.Client,
        reachable: ReachableMessages,
        guilds: Guilds,
        look: Look,
        clock: Clock = time.time,
    ) -> None:
        self.client, self.reachable, self.guilds, self.look = client, reachable, guilds, look
        self.copies = DiscordCopies(self)
        self.clock = clock
        self._below = MessagesBelow(BURIED)  # messages of others
        self._ended: Counter[tuple[Place, Audience]] = Counter()  # how often the last message was removed
        self._rejecting: dict[int, float] = {}  # people who reject direct messages, and when to try again
        self._results: dict[int, list[str]] = {}  # the sections of messages that show a result

    # -- the canvas --------------------------------------------------------------------------------------------------

    async def show(self, place: Place, audience: Audience, screen: Screen, last: Drawn | None, anew: bool) -> Shown:
        try:
            return await self._show(place, audience, screen, last, anew)
        except discord.HTTPException as trouble:
            if not self.look.forgets_emojis(trouble):
                raise
            return await self._show(place, audience, screen, last, anew)

    async def _show(self, place: Place, audience: Audience, screen: Screen, last: Drawn | None, anew: bool) -> Shown:
        if audience.is_shared:
            return Shown(await self._show_all(place, audience, screen, last, anew))
        return await self._show_one(place, audience, screen, last, anew)

    async def remove(self, place: Place, audience: Audience, last: Drawn) -> None:
        if not last.replaced:  # this was the last message of that audience
            self._ended[place, audience] += 1
            _drop_oldest(self._ended)
            await self.reachable.end(place, audience)
        if last.opened_only or audience == ENDING:  # it stays, and has no buttons
            return
        channel, number = numbers_of(last.message)
        self.reachable.forget(number)
        message = self._message(channel, number)
        with suppress(Unreachable, Uneditable, NoDirectMessages):
            if not last.is_result:
                await translate_errors(message.delete())
            elif texts := self._results.get(number) or sections_of_message(await translate_errors(message.fetch())):
                # People may want to read a result again, so only its buttons are removed.
                await translate_errors(message.edit(view=without_buttons(texts), allowed_mentions=NOBODY))
                self._results.pop(number, None)

    # -- shared screens ----------------------------------------------------------------------------------------------

    async def _show_all(self, place: Place, audience: Audience, screen: Screen, last: Drawn | None, anew: bool) -> str:
        if screen.picture is not None:
            return await self._show_picture(place, audience, screen, last, anew)
        if last is not None and anew and audience == CALL:
            anew = not _is_called_already(screen, last)
        if last is not None and not anew and self._can_edit(place, audience, screen, last):
            with suppress(Uneditable):
                await self._edit_for_all(place, audience, screen, last)
                self._note_result(last.message, screen)
                return last.message
        channel = self.client.get_partial_messageable(channel_of(place))
        # A table without a new alert does not notify: people who have to act there are called.
        silent = audience == TABLE and (last or BLANK).has_alerted(screen)
        mentioned = NOBODY if silent else _mentions(screen)
        content = self._call(screen) if audience == CALL else {"view": layout(screen, self.look)}
        nonce = self._nonce(place, audience, screen, last)
        message = await send_to_channel(
            partial(channel.send, **content, allowed_mentions=mentioned, silent=silent, nonce=nonce)
        )
        if audience == TABLE:
            self._below.restart(place, f"{channel.id}.{message.id}")
            await self.reachable.acknowledge(place, audience, numbers_of(last.message)[1] if last is not None else 0)
        self._note_result(f"{channel.id}.{message.id}", screen)
        return f"{channel.id}.{message.id}"

    async def _show_picture(
        self, place: Place, audience: Audience, screen: Screen, last: Drawn | None, anew: bool
    ) -> str:
        """Show the picture in the last message, if that is about the same and in sight, or in a new one."""
        picture, longest = screen.picture, STALE if audience == BOARD else OLD
        assert picture is not None  # noqa: S101
        if last is not None and not anew and last.can_change_to(screen) and not self._is_old(last, longest):
            with suppress(Uneditable):
                await change_picture(self._message(*numbers_of(last.message)), picture)
                return last.message
        channel = self.client.get_partial_messageable(channel_of(place))
        sent = await send_picture(channel, picture, self._nonce(place, audience, screen, last))
        return f"{channel.id}.{sent.id}"

    def _note_result(self, message: str, screen: Screen) -> None:
        """Cache the text of a result, which is needed to remove its buttons when the next game begins."""
        if screen.moment == RESULT:
            self._results[numbers_of(message)[1]] = sections(screen, self.look)
            _drop_oldest(self._results, RESULTS)

    async def _edit_for_all(self, place: Place, audience: Audience, screen: Screen, last: Drawn) -> None:
        channel, number = numbers_of(last.message)
        if audience == CALL:
            await translate_errors(
                self._message(channel, number).edit(**self._call(screen), allowed_mentions=_mentions(screen))
            )
            return
        view = layout(screen, self.look)
        if not await translate_errors(self.reachable.redraw(place, audience, number, view)):
            await translate_errors(self._message(channel, number).edit(view=view, allowed_mentions=NOBODY))

    def _can_edit(self, place: Place, audience: Audience, screen: Screen, last: Drawn) -> bool:
        """True if the last message should be edited, rather than a new one sent."""
        if audience == TABLE:
            self._below.watch(place)
            if not last.in_doubt and (last.buried or self._below.is_buried(place, last.message)):
                return False
        return not last.must_stay(screen) and not self._is_old(last)

    def watch(self, place: Place) -> None:
        """Count messages at that place from now on; another worker may have drawn the table there."""
        self._below.watch(place)

    def count_message(self, place: Place) -> bool:
        """Count a message of someone else below the table of that place; True if that buries it."""
        return self._below.count(place)

    # -- private screens ---------------------------------------------------------------------------------------------

    async def _show_one(
        self, place: Place, audience: Audience, screen: Screen, last: Drawn | None, anew: bool
    ) -> Shown:
        """Show a private screen to its person: edit their direct message, send a new one, or leave it to the copies.

        `last` counts only if it belongs to this person, since the seat may have changed hands. Its message is edited
        unless it is too old, shows a result that stays to be read, or `anew` is true. Otherwise, or if that fails, a
        new one is sent, which notifies them only if `anew` is true. A person who sees the screen only when they open it
        is sent a direct message only if `anew` is true. Older messages that can be reached are redrawn as well, and
        those of a person who had the seat before say that they are over. Ephemeral ones are redrawn on their own
        (`DiscordCopies`).
        """
        person = user_id(audience.person or screen.people[0])
        view = await self.panel_view(place, screen)
        own = last if last is not None and owner_of(last.message) == person else None
        number = numbers_of(own.message)[1] if own is not None and not own.opened_only else 0
        self._forget_rejection(person, number)
        ephemeral = self.reachable.ephemeral(place).get(audience, {})  # these are redrawn as copies
        others = set(self.reachable.messages(place, audience, person)) - {number, *ephemeral}
        copying = asyncio.gather(
            self.reachable.end(place, audience, but_of=person),  # the person who had the seat before
            *(self.reachable.redraw_copy(place, audience, message, view, screen.digest) for message in others),
        )
        try:
            if own is not None and number and not anew and not own.must_stay(screen) and not self._is_old(own):
                with suppress(Uneditable, NoDirectMessages, Unreachable):
                    await self._edit_panel(place, audience, own.message, view)
                    return Shown(own.message)
            elif own is not None and own.opened_only and not anew:
                return Shown(own.message, opened_only=True)
            nonce = self._nonce(place, audience, screen, last)
            known = numbers_of(own.message)[0] if own is not None and number else 0
            sending = self._send_panel(person, known, audience, view, silent=not anew, nonce=nonce)
            shown, _ = await asyncio.gather(sending, self.reachable.acknowledge(place, audience, number))
            return shown
        finally:
            await copying

    async def _edit_panel(self, place: Place, audience: Audience, noted: str, view: ui.LayoutView) -> None:
        channel, number = numbers_of(noted)
        if not await translate_errors(self.reachable.redraw(place, audience, number, view)):
            await translate_errors(self._message(channel, number).edit(view=view, allowed_mentions=NOBODY))

    async def _send_panel(self, person: int, known: int, audience: Audience, view: ui.LayoutView, **how: Any) -> Shown:
        """Send a panel as a direct message; a player who rejects those sees it only when they open it."""
        if not self.rejects_messages(person):
            with suppress(NoDirectMessages):
                message = await self._send_to_person(person, known, view, **how)
                self._rejecting.pop(person, None)
                return Shown(message)
            self._rejecting[person] = self.clock() + RETRY
            _drop_oldest(self._rejecting)
        if audience.kind == "watch":
            raise Unreachable
        return Shown(f"0.0.{person}", opened_only=True)

    async def _send_to_person(self, person: int, known: int, view: ui.LayoutView, **how: Any) -> str:
        """Send a direct message, in the known channel or in one that is opened now; return the id of the message."""
        if known:
            with suppress(Unreachable):  # it may be the channel of another bot
                return await _send_direct(self.client.get_partial_messageable(known), person, view, **how)
        opened = await translate_errors(self.client.create_dm(discord.Object(person)))
        return await _send_direct(opened, person, view, **how)

    def _nonce(self, place: Place, audience: Audience, screen: Screen, last: Drawn | None) -> str:
        """Return a nonce that is the same if a message is sent again after a lost reply: then Discord sends it once.

        It differs for a message that looks the same as one that was removed in the meantime. That of a panel depends
        on what it replaces, not on what it shows: so a panel that was sent just before a crash, and is not noted, is
        found again although the table has changed since.
        """
        before, ended = last.message if last else "", self._ended[place, audience]
        shows = (screen.people, before or screen.alert) if audience.seat >= 0 else (screen.digest, screen.alert, before)
        seen = repr((place, audience, shows, ended)).encode()
        return f"{crc32(seen):x}{crc32(seen[::-1]):x}"

    def retry_messages(self, person: int) -> None:
        """Try to send direct messages to the person again, because they may have opened them."""
        self._rejecting.pop(person, None)

    def _forget_rejection(self, person: int, message: int) -> None:
        """Try direct messages again if the person accepted that one since, from this or another worker."""
        rejected_at = self._rejecting.get(person, 0) - RETRY
        if message and discord.utils.snowflake_time(message).timestamp() > rejected_at:
            self._rejecting.pop(person, None)

    def rejects_messages(self, person: int) -> bool:
        """True if the person rejected a direct message a short time ago."""
        return 0 < self._rejecting.get(person, 0) - self.clock() <= RETRY  # not for longer if a clock was set back

    async def panel_view(self, place: Place, screen: Screen) -> ui.LayoutView:
        """Return the view of a private screen, whose heading links to the table."""
        return layout(screen, self.look, title_link=await self.link(place, screen.link))

    async def link(self, place: Place, message: str) -> str:
        """Return the URL of that message, which leads from a panel to its table; "" if there is none."""
        guild = await self.guilds.find(int(place.channel)) if message else 0
        return link_to(guild, *numbers_of(message)) if guild else ""

    # -- messages ----------------------------------------------------------------------------------------------------

    def _call(self, screen: Screen) -> dict[str, Any]:
        """Return the arguments to send a call with."""
        return {"content": call_text(screen, self.look), "view": call_view(screen, self.look)}

    def _message(self, channel: int, number: int) -> discord.PartialMessage:
        return self.client.get_partial_messageable(channel).get_partial_message(number)

    def _is_old(self, last: Drawn, longest: float = OLD) -> bool:
        sent = discord.utils.snowflake_time(numbers_of(last.message)[1]).timestamp()
        return self.clock() - sent > longest and not last.in_doubt


async def _send_direct(
    channel: discord.DMChannel | discord.PartialMessageable, person: int, view: ui.LayoutView, **how: Any
) -> str:
    """Send a direct message and return its id.

    Discord may answer with a message that was sent before, with the same nonce: it is edited if it shows anything else.
    """
    send = partial(channel.send, view=view, allowed_mentions=NOBODY)
    message = await translate_errors(retry_once(partial(send, **how)))
    if not shows(message, view):
        try:
            await translate_errors(channel.get_partial_message(message.id).edit(view=view, allowed_mentions=NOBODY))
        except Uneditable:  # it was deleted
            message = await translate_errors(send(silent=how["silent"]))
    return f"{channel.id}.{message.id}.{person}"


def _is_called_already(screen: Screen, last: Drawn) -> bool:
    """True if the others have answered, and the player whose turn it is was called in this turn already.

    Their direct message notifies them, so they are called again in the channel only if somebody rejects those.
    """
    return not screen.calls_again and last.moment != screen.moment and screen.moment.is_within(last.moment)


def _mentions(screen: Screen) -> discord.AllowedMentions:
    """Return the people whom a shared screen may notify."""
    mentioned = [discord.Object(user_id(person)) for person in screen.people]
    return discord.AllowedMentions(everyone=False, roles=False, users=mentioned, replied_user=False)


def _drop_oldest(known: dict[Any, Any], most: int = MANY) -> None:
    """Drop the oldest entries if there are too many."""
    while len(known) > most:
        del known[next(iter(known))]
