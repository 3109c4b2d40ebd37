"""The dispatcher: text commands and presses in, answers out."""

from __future__ import annotations

from bots.adapter import commands
from bots.adapter.commands import COMMANDS
from bots.adapter.dispatcher import Dispatcher, NewPlace
from bots.adapter.presses import Presses
from bots.adapter.request import Answer, Attachment, Confirmation, text_of
from bots.refusals import Refusal
from bots.screens.model import Screen
from bots.worker import Worker
from tests.echo_bot.ids import LONGEST_CODE, PLATFORM, place_of
from tests.echo_bot.markup import keys_of, text_of_screen
from tests.echo_bot.requests import EchoRequest
from tests.echo_bot.server import Change, Chat, Deed, Event, Server


class EchoDispatcher(Dispatcher[EchoRequest]):
    """Hands what happens on the server to the worker."""

    platform = PLATFORM

    def __init__(self, worker: Worker, server: Server) -> None:
        super().__init__(worker)
        self.server = server
        self.presses: Presses[EchoRequest] = Presses(self)

    async def handle(self, event: Event) -> None:
        """Deal with one event."""
        match event:
            case Change(chat, deleted):
                await self.handle_change(chat, deleted)
            case Deed(message=None, data=text):
                await self.handle_text(text, event)
            case Deed(data=data):
                await self.handle_press(data, EchoRequest(self, event))

    async def handle_change(self, chat: Chat, deleted: bool) -> None:
        if (place := place_of(chat)) is not None:
            await (self.tables.close(place) if deleted else self.redraw_unreachable(place))

    async def handle_text(self, text: str, deed: Deed) -> None:
        """Carry out a command; other texts are none of the bot's business."""
        name, _, rest = text.partition(" ")
        command = COMMANDS.get(name.removeprefix("/")) if name.startswith("/") else None
        if command is not None:
            argument = command.argument
            arguments = {argument.name: rest.strip()} if argument is not None and argument.longest else {}
            await self.handle_command(command.name, EchoRequest(self, deed, arguments))

    async def handle_command(self, name: str, request: EchoRequest) -> None:
        await self.show(request, await commands.run(self, COMMANDS[name], request))

    async def handle_press(self, data: str, request: EchoRequest) -> None:
        await self.show(request, await self.attempt(request, lambda: self.presses.press(request, data)))

    async def check_place(self, request: EchoRequest) -> None:
        place, chat = request.place, request.deed.chat
        if place is not None and (not chat.writable or len(place.code) > LONGEST_CODE):
            raise Refusal("cannot-show")

    async def place_for_table(self, request: EchoRequest) -> NewPlace:
        await self.check_place(request)
        return await super().place_for_table(request)

    def only_in_shared_places(self) -> Refusal:
        return Refusal("channels-only")

    def which_table(self) -> Refusal:
        return Refusal("which-channel")

    async def show(self, request: EchoRequest, answer: Answer) -> None:
        match answer:
            case None | Confirmation():
                return
            case Screen():
                await request.reply(text_of_screen(answer), keys_of(answer))
            case Attachment():
                await request.reply(f"{answer.words} ({answer.name})", [], answer.data)
            case _:
                await request.reply(text_of(answer, await request.texts()), [])
