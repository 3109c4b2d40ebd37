"""Presses of buttons, choices from menus, and forms: the worker does what they mean."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from bots import lobby, preferences, tokens
from bots.desire import audience
from bots.discord_bot.front import Answer, Asked, Front
from bots.discord_bot.markup import PICK, PRESS, TYPE, layout, said
from bots.discord_bot.names import PLATFORM, user_id
from bots.naming import answer_named
from bots.pages import SURE, may
from bots.presenter.lobby import LOBBY_PAGE
from bots.presses import FOR_SURE, Outcome
from bots.refusals import Refusal, Stale, words_of
from bots.screens import Screen
from bots.tokens import BadToken, Token
from engine import EngineError
from storage.places import Place
from storage.table import Table

# What everyone sees at once needs no words.
SILENT: Final = ("", "done", "joined", "left", "started", "replaced")
TITLE: Final = 45  # characters
NAME: Final = 40  # characters of a card's name
FIELD: Final = "name"
LOOKS: Final = 5  # at a panel that changes while it is drawn
A_MOMENT: Final = 2.0  # seconds in which a direct message is sent, or refused


class Presses:
    """Handles what people do with the messages of the bot."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self.worker = front.worker
        self.live = front.live

    # -- what arrives ------------------------------------------------------------------------------------------------

    async def component(self, interaction: discord.Interaction, custom_id: str, values: list[str]) -> None:
        """Something on a message was pressed or chosen."""
        if custom_id.startswith(TYPE):
            await self.front.serve(interaction, lambda asked: self._open_form(asked, custom_id))
        elif custom_id.startswith(PICK):
            await self.front.serve(interaction, lambda asked: self._pick(asked, custom_id.removeprefix(PICK), values))
        else:
            await self.front.serve(interaction, lambda asked: self._press(asked, custom_id.removeprefix(PRESS)))

    async def form(self, interaction: discord.Interaction, custom_id: str, typed: str) -> None:
        """A form was sent."""
        await self.front.serve(interaction, lambda asked: self._typed(asked, custom_id.removeprefix(TYPE), typed))

    # -- pressing ----------------------------------------------------------------------------------------------------

    async def _press(self, asked: Asked, data: str) -> Answer:
        if preferences.is_preference(data):
            return await self._prefer(asked, data)
        token = Token.decode(data)
        if not await self.front.first_time(asked.interaction):
            return None
        if token.press in tokens.GAME_PRESSES:
            return await self._play(asked, token)
        if not asked.in_private and asked.message is not None:
            self.live.note(token.place, "table", asked.message.id, asked.reply)
        if token.press == tokens.WATCH:
            self.front.canvas.try_again(user_id(asked.person.id))
        outcome = await self.worker.press_from(asked.person, data, _pressed_at(asked, token))
        if outcome.page:
            return await self._page(asked, outcome)
        if token.press in FOR_SURE and asked.in_private:
            return await self._replaced(asked, Screen(asked.texts.say(f"notice-{outcome.notice}")))
        if outcome.notice == "watching" and not await self._can_watch(asked, outcome):
            raise Refusal("no-direct-messages")
        return None if outcome.notice in SILENT else asked.texts.say(f"notice-{outcome.notice}")

    async def _play(self, asked: Asked, token: Token) -> Answer:
        """A move: the panel it was made on shows what came of it, and an old panel what is asked now."""
        await self._note_panel(asked, token.place)
        try:
            outcome = await self.worker.press_from(asked.person, token.encode(), _pressed_at(asked, token))
        except Stale:
            return await self._redrawn(asked, token.place)
        except EngineError as refusal:
            if not asked.in_private:
                raise
            await asked.reply.say(said(words_of(refusal, asked.texts)))
            with suppress(EngineError):  # whatever it offered that cannot be done, it offers no more
                await self._redrawn(asked, token.place)
            return None
        return await self._page(asked, outcome) if outcome.page else None

    async def _redrawn(self, asked: Asked, place: Place) -> Answer:
        """The pressed panel, which was old, is what it should be; on a message that all see no panel is drawn."""
        if not asked.in_private:
            return await self._panel(asked, Outcome(place))
        return await self._panel_in_place(asked, Outcome(place))

    async def _pick(self, asked: Asked, text: str, values: list[str]) -> Answer:
        if any(not (value.isascii() and value.isdecimal()) or len(value) > 2 for value in values):
            raise BadToken
        return await self._play(asked, Token.decode(tokens.chosen(text, [int(value) for value in values])))

    async def _prefer(self, asked: Asked, data: str) -> Answer:
        if not asked.in_private:
            raise BadToken  # these pages are shown in private only
        screen = await preferences.pressed(self.front.tables, asked.person, data, asked.texts)
        return await self._replaced(asked, screen)

    async def _can_watch(self, asked: Asked, outcome: Outcome) -> bool:
        """Whether the table can be shown to that person; else they do not watch."""
        with suppress(TimeoutError):
            async with asyncio.timeout(A_MOMENT):  # the table itself may wait for longer than that
                await self.worker.drawing.settled(outcome.place)
        if f"watch:{asked.person.id}" not in await self.worker.drawing.unreachable(outcome.place):
            return True
        await self.front.tables.watch(outcome.place, asked.person, False)
        return False

    # -- pages -------------------------------------------------------------------------------------------------------

    async def _page(self, asked: Asked, outcome: Outcome) -> Answer:
        """What the person asked to be shown: in place where only they see the message, else in one of their own."""
        if outcome.page == "hand":
            return await self._back_to_hand(asked, outcome)
        if outcome.page in SURE:
            await self.worker.shelf.read(outcome.place, lambda table: may(table, asked.person, outcome.page))
        if outcome.page == "options":
            await self._check_options(asked, outcome)
            if outcome.argument == LOBBY_PAGE:
                await (asked.reply.close() if asked.in_private else asked.reply.acknowledge())
                return None
        screen = await self.worker.page(outcome, asked.person, asked.texts)
        return await self._replaced(asked, screen) if await self._is_page(asked, outcome) else screen

    async def _is_page(self, asked: Asked, outcome: Outcome) -> bool:
        """Whether the pressed message is one that only this person sees, and not a screen of the table, which stays."""
        if not asked.in_private or asked.message is None:
            return False
        pressed = [str(asked.message.channel.id), str(asked.message.id)]
        return all(noted.split(".")[:2] != pressed for noted in await self.worker.drawing.messages(outcome.place))

    async def _check_options(self, asked: Asked, outcome: Outcome) -> None:
        def look(table: Table) -> None:
            lobby.in_lobby(table)
            lobby.only_rulers(table, asked.person)

        await self.worker.shelf.read(outcome.place, look)

    async def _back_to_hand(self, asked: Asked, outcome: Outcome) -> Answer:
        try:
            return await self.show_hand(asked, outcome)
        except Refusal:
            if asked.message is None or not asked.message.flags.ephemeral:
                raise
        # Whoever has no hand to go back to, from a question that only they see, has it gone.
        self.live.forget(asked.message.id)
        await asked.reply.close()
        return None

    async def show_hand(self, asked: Asked, outcome: Outcome) -> Answer:
        """The panel is open for that person alone, and stays in step while it can be reached."""
        if asked.in_private and asked.message is not None:
            await self._note_panel(asked, outcome.place)
            return await self._panel_in_place(asked, outcome)
        screen = await self._panel(asked, outcome)
        message = await asked.reply.say(await self._linked(screen, outcome))
        seat = await self._seat(asked, outcome.place)
        if seat is not None and message:
            self._note(asked, outcome.place, seat, message)
            await self._keep_up(asked, outcome, message, screen)
            await self.live.close_others(outcome.place, audience(seat), message)
        return None

    async def _panel_in_place(self, asked: Asked, outcome: Outcome) -> Answer:
        """The pressed message shows the panel, if that is possible; else the person gets it in another."""
        assert asked.message is not None  # noqa: S101
        screen = await self._panel(asked, outcome)
        if not await asked.reply.redraw(await self._linked(screen, outcome), asked.message.id):
            return screen
        await self._keep_up(asked, outcome, asked.message.id, screen)
        return None

    async def _keep_up(self, asked: Asked, outcome: Outcome, message: int, shown: Screen) -> None:
        """Whatever happened while that panel was being drawn is shown on it, too."""
        self.live.relent(message)
        for _ in range(LOOKS):
            now, seat = await self._panel(asked, outcome), await self._seat(asked, outcome.place)
            if seat is None or now.digest == shown.digest:
                return
            await self.live.follow(outcome.place, audience(seat), message, await self._linked(now, outcome))
            shown = now

    async def _linked(self, panel: Screen, outcome: Outcome) -> ui.LayoutView:
        """The panel, whose title leads to the table; a notice above it does not."""
        link = await self.front.canvas.link(outcome.place) if outcome.notice in SILENT else ""
        return layout(panel, title_link=link)

    async def _note_panel(self, asked: Asked, place: Place) -> None:
        """Whatever is drawn for that person is drawn on the message they have pressed, too."""
        seat = await self._seat(asked, place)
        if seat is not None and asked.message is not None and asked.in_private:
            self._note(asked, place, seat, asked.message.id)

    def _note(self, asked: Asked, place: Place, seat: int, message: int) -> None:
        self.live.note(place, audience(seat), message, asked.reply, asked.texts.say("panel-over"))

    async def _seat(self, asked: Asked, place: Place) -> int | None:
        return await self.worker.shelf.read(place, lambda table: table.seat_of(asked.person.id))

    async def _panel(self, asked: Asked, outcome: Outcome) -> Screen:
        screen = await self.worker.page(outcome._replace(page="hand"), asked.person, asked.texts)
        words = asked.texts.say(f"notice-{outcome.notice}") if outcome.notice not in SILENT else ""
        return replace(screen, text=f"{words}\n{screen.text}") if words else screen

    async def _replaced(self, asked: Asked, screen: Screen) -> Answer:
        """The pressed message shows the screen, if that is possible; else the person gets it in another."""
        assert asked.message is not None  # noqa: S101
        self.live.forget(asked.message.id)
        return None if await asked.reply.redraw(layout(screen), asked.message.id) else screen

    # -- forms -------------------------------------------------------------------------------------------------------

    async def _open_form(self, asked: Asked, custom_id: str) -> Answer:
        """A form for the name of a card is open."""
        Token.decode(custom_id.removeprefix(TYPE))
        title = asked.texts.say("form-name-title")[:TITLE]
        form = ui.Modal(title=title, custom_id=custom_id, timeout=None)
        field: ui.TextInput[Any] = ui.TextInput(custom_id=FIELD, max_length=NAME, required=True)
        form.add_item(ui.Label(text=asked.texts.say("form-name-field")[:TITLE], component=field))
        await asked.reply.ask(form)
        return None

    async def _typed(self, asked: Asked, text: str, typed: str) -> Answer:
        try:
            answer = await answer_named(self.front.tables, asked.person, text, typed, asked.texts)
        except Stale:
            return await self._redrawn(asked, Token.decode(text).place)
        return await self._play(asked, Token.decode(answer))


def _pressed_at(asked: Asked, token: Token) -> Place | None:
    """The place of the pressed button; None in private."""
    if asked.place is None and token.place.platform != PLATFORM:
        raise BadToken
    return asked.place
