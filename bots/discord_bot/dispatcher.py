"""Discord's dispatcher: every interaction gets an answer in time, which only the person who acted sees.

Problem: Discord gives an interaction three seconds; without an answer the person sees an error. But carrying it out may
take longer, and the best answer to a press is the redrawn panel, which the drawing sends, not the dispatcher.

Idea: the request is carried out in a task. If it is not done after `patience` seconds, the interaction is acknowledged,
and the answer follows later. If it is done and has no answer of its own, the dispatcher waits, at most until `longest`
seconds after the start, for the drawing to answer by editing the pressed message, and then acknowledges it.

Rule: a request that has begun is not cancelled, even if Discord can no longer be answered. When the bot stops, `close`
gives it some seconds to finish.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final, TypeAlias

import discord

from bots import redacted_log
from bots.adapter.commands import YES
from bots.adapter.dispatcher import Dispatcher, NewPlace
from bots.adapter.request import Answer, Attachment, Confirmation, Invitation, Progress, Request, text_of
from bots.adapter.solo import answer_text
from bots.discord_bot.canvas import DiscordCanvas
from bots.discord_bot.channels import check_permissions, open_thread
from bots.discord_bot.errors import translate_errors
from bots.discord_bot.ids import DIRECT, PLATFORM, link_to, place_at, title_of, user_id
from bots.discord_bot.look import Look
from bots.discord_bot.presses import SENDING_TIME, DiscordPresses
from bots.discord_bot.requests import DiscordRequest, MessageRequest
from bots.discord_bot.views import NOBODY, layout, text_view, with_picture
from bots.language.texts import Texts
from bots.pictures.renderer import render
from bots.refusals import Refusal
from bots.screens.formatting import section, strong
from bots.screens.model import Audience, Screen
from bots.worker import Worker
from storage.places import Place

logger = logging.getLogger(__name__)
REMEMBERED: Final = 2000  # interactions that are recognised if they are delivered again
POLL: Final = 0.05  # seconds between two checks whether a panel has been sent

Action: TypeAlias = Callable[[DiscordRequest], Awaitable[Answer]]


class DiscordDispatcher(Dispatcher[Any]):
    """Passes interactions from Discord to the worker."""

    platform = PLATFORM
    soon = 0.5
    lists_tables = False
    keeps_order = False  # waiting for other commands would use up the three seconds
    must_reply = True
    patience = 1.2  # seconds after which an interaction is acknowledged although it is not done yet
    longest = 1.5  # seconds after which it is acknowledged although nothing was drawn on the pressed message

    def __init__(self, client: discord.Client, worker: Worker, canvas: DiscordCanvas) -> None:
        super().__init__(worker)
        self.client = client
        self.canvas = canvas
        self.reachable = canvas.reachable
        self.presses = DiscordPresses(self)
        self._serving: set[asyncio.Task[None]] = set()
        self._recent: OrderedDict[int, None] = OrderedDict()  # ids of interactions, oldest first

    @property
    def look(self) -> Look:
        """How texts and buttons are shown."""
        return self.canvas.look

    # -- answering ---------------------------------------------------------------------------------------------------

    async def serve(
        self, interaction: discord.Interaction, action: Action, arguments: Mapping[str, str] | None = None
    ) -> None:
        """Carry out `action` and answer the interaction in time.

        An interaction that is delivered again, as after a broken connection, is ignored.
        """
        if interaction.id in self._recent:
            return
        self._recent[interaction.id] = None
        if len(self._recent) > REMEMBERED:
            self._recent.popitem(last=False)
        serving = asyncio.create_task(self._serve(interaction, action, arguments))
        self._serving.add(serving)
        serving.add_done_callback(self._serving.discard)
        await asyncio.shield(serving)

    async def close(self, seconds: float) -> None:
        """Give interactions that are being served that many seconds to finish, and stop."""
        if self._serving:
            await asyncio.wait(tuple(self._serving), timeout=seconds)
        await self.reachable.close()

    async def _serve(
        self, interaction: discord.Interaction, action: Action, arguments: Mapping[str, str] | None
    ) -> None:
        begun, request = asyncio.get_running_loop().time(), DiscordRequest(self, interaction, arguments)
        if request.place is not None:
            self.canvas.watch(request.place)
        attempt = asyncio.ensure_future(self.attempt(request, lambda: action(request)))
        await asyncio.wait((attempt,), timeout=self.patience)
        try:
            if not attempt.done():
                thinking = interaction.type is discord.InteractionType.application_command
                await request.reply.acknowledge(thinking=thinking)
            await self._show(request, await attempt, begun + self.longest)
        except Exception as trouble:  # Discord cannot be reached, so the person cannot be told
            if isinstance(trouble, discord.HTTPException):
                self.look.forgets_emojis(trouble)
            await asyncio.wait((attempt,))
            redacted_log.report(logger, "the answer to an interaction could not be sent", trouble)

    async def _show(self, request: DiscordRequest, answer: Answer, deadline: float) -> None:
        if answer is None:
            await self._wait_for_drawing(request, deadline)
        elif isinstance(answer, Attachment):
            await request.reply.send_file(answer)
        elif isinstance(answer, Screen):
            await self._show_screen(request, answer)
        elif isinstance(answer, Invitation) and answer.rows:
            await request.reply.send(layout(Screen(answer.text, answer.rows), self.look))
        else:
            await request.reply.send(text_view(text_of(answer, await request.texts()), self.look))

    async def _show_screen(self, request: DiscordRequest, screen: Screen) -> None:
        """Answer with a screen; its picture is left out where the bot may not attach files."""
        view, picture = layout(screen, self.look), screen.picture
        if picture is None or not request.can_attach:
            message = await request.reply.send(view)
            if isinstance(screen, Progress) and message:
                await request.reply.redraw(layout(await screen.later(), self.look), message)
            return
        rendering = asyncio.ensure_future(render(picture))
        await asyncio.wait((rendering,), timeout=self.patience)
        if not rendering.done():
            await request.reply.acknowledge(thinking=True)
        await request.reply.send(with_picture(view, picture), Attachment(picture.file, await rendering, ""))

    async def _wait_for_drawing(self, request: DiscordRequest, deadline: float) -> None:
        """Wait until the drawing answers by editing the pressed message; if that takes too long, just acknowledge."""
        with suppress(TimeoutError):
            async with asyncio.timeout_at(deadline):
                await request.reply.answered.wait()
        await request.reply.acknowledge()

    async def answer_message(self, message: discord.Message) -> None:
        """Answer what a person writes to the bot in a direct message."""
        if message.author.bot:
            return
        request = MessageRequest(self, message)
        answer = await self.attempt(request, lambda: answer_text(self, request, message.content))
        if answer is None or isinstance(answer, Attachment):
            return
        if not isinstance(answer, Screen):
            rows = answer.rows if isinstance(answer, Invitation) else ()
            answer = Screen(text_of(answer, await request.texts()), rows)
        with suppress(discord.HTTPException):  # they do not accept an answer
            await message.channel.send(view=layout(answer, self.look), allowed_mentions=NOBODY)

    # -- commands ----------------------------------------------------------------------------------------------------

    async def place_for_table(self, request: DiscordRequest) -> NewPlace:
        """Return the channel, or a new thread in it if that was asked for."""
        here, in_thread = self.shared_place(request), request.arguments.get("thread") == YES
        await check_permissions(self.client, request, in_thread)
        await self.canvas.guilds.note(int(here.channel), request.interaction.guild_id or 0)
        if not in_thread:
            return NewPlace(here, request.title)
        thread = await open_thread(request)
        words = (await request.texts()).say("slash-opened-thread", link=link_to(thread.guild.id, thread.id))
        return NewPlace(place_at(thread), title_of(request.interaction.guild, thread), words)

    async def private_place(self, request: DiscordRequest | MessageRequest) -> Place:
        """Return the place of the direct messages, which are opened if the person writes elsewhere."""
        if isinstance(request, MessageRequest):
            return Place(PLATFORM, str(request.channel))
        interaction = request.interaction
        if interaction.guild_id is None and interaction.context.dm_channel and interaction.channel_id is not None:
            return Place(PLATFORM, str(interaction.channel_id))
        opened = await translate_errors(self.client.create_dm(discord.Object(user_id(request.person.id))))
        return Place(PLATFORM, str(opened.id))

    async def confirm_solo(self, request: DiscordRequest, place: Place) -> Answer:
        """Tell the person where their table is; close it again if they reject direct messages."""
        person = user_id(request.person.id)
        with suppress(TimeoutError):
            async with asyncio.timeout(SENDING_TIME):
                await self.worker.redrawer.wait_until_settled(place)
        if self.canvas.rejects_messages(person):
            self.canvas.retry_messages(person)
            await self.tables.close(place)
            raise Refusal("no-direct-messages")
        if request.interaction.channel_id == int(place.channel):
            return Confirmation("slash-solo-opened")
        return (await request.texts()).say("slash-solo-opened-elsewhere", link=link_to(DIRECT, int(place.channel)))

    async def chat_ids(self, request: DiscordRequest, place: Place) -> set[str]:
        """Return the ids of the channel, of its thread, and of its server."""
        server = request.interaction.guild_id or await self.canvas.guilds.find(int(place.channel))
        return await super().chat_ids(request, place) | ({f"{PLATFORM}:{server}"} if server else set())

    async def redraw_options(self, request: DiscordRequest, place: Place) -> None:
        await self.presses.option_pages.redraw(place, request.person)

    async def check_place(self, request: DiscordRequest) -> None:
        await check_permissions(self.client, request)

    async def show_hand(self, request: DiscordRequest, place: Place, seat: int) -> Answer:
        """Show the panel in an ephemeral message at the table; in private, send it as a direct message if possible."""
        self.canvas.retry_messages(user_id(request.person.id))
        if request.place is not None or not await self._send_panel(place, seat, user_id(request.person.id)):
            return await self.presses.show_hand(request, place)
        texts, here = await request.texts(), int((await self.private_place(request)).channel)
        if here == request.interaction.channel_id:
            return texts.say("slash-hand-below")
        return texts.say("slash-hand-elsewhere", link=link_to(DIRECT, here))

    async def _send_panel(self, place: Place, seat: int, person: int) -> bool:
        """Send that panel in a new direct message; False if its person rejects those."""
        notes, panel = self.worker.redrawer.notes, Audience.of_seat(seat)
        before = (await notes(place)).get(panel)
        self.show_panel(place, seat)
        with suppress(TimeoutError):
            async with asyncio.timeout(SENDING_TIME):  # other screens of the place may take longer
                while not self.canvas.rejects_messages(person) and (await notes(place)).get(panel) == before:
                    await asyncio.sleep(POLL)
        return not self.canvas.rejects_messages(person)

    def help(self, request: DiscordRequest, texts: Texts) -> str:
        """Return the help text in sections with headings, in which commands can be clicked."""
        names = self.look.commands.marks(request.person.language)
        said = texts.say("slash-help-private" if request.place is None else "slash-help-channel", **names)
        blocks = [block.split("\n") for block in said.split("\n\n")]
        return "\n".join(line for heading, *rest in blocks for line in section([strong(heading), *rest]))

    def command_name(self, request: Request, command: str) -> str:
        return self.look.commands.mark(command, request.person.language)

    def only_in_shared_places(self) -> Refusal:
        return Refusal("channels-only")

    def which_table(self) -> Refusal:
        return Refusal("which-channel")
