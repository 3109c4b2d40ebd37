"""Presses of buttons, choices from menus, and forms on Discord.

A move is answered by the panel on which it was made: the drawing redraws that panel through the interaction (see
`reachable_messages`). So the pressed message is registered before the move is made, and there is nothing else to say.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

from bots.adapter.presses import BadToken, Outcome, Presses, Token, is_move, starts_game, wants_to_watch
from bots.adapter.request import Answer
from bots.discord_bot.ids import user_id
from bots.discord_bot.option_pages import OptionPages
from bots.discord_bot.requests import DiscordRequest
from bots.discord_bot.views import PICK, PRESS, TYPE, layout, text_view
from bots.language.texts import Texts
from bots.refusals import Refusal, Stale
from bots.screens.model import TABLE, Audience, Screen
from engine import EngineError
from storage.places import Place

if TYPE_CHECKING:
    from bots.discord_bot.dispatcher import DiscordDispatcher

# Outcomes that the screens show anyway, so that no notice is necessary.
SILENT: Final = ("", "done", "joined", "left", "started", "replaced")
TITLE: Final = 45  # characters
NAME: Final = 40  # characters of a card's name
FIELD: Final = "name"
CATCH_UPS: Final = 5  # times that a panel is redrawn because it changed while it was being drawn
SENDING_TIME: Final = 2.0  # seconds within which a direct message is usually sent or rejected


class DiscordPresses(Presses[DiscordRequest]):
    """Handles presses, menus and forms."""

    dispatcher: DiscordDispatcher

    def __init__(self, dispatcher: DiscordDispatcher) -> None:
        super().__init__(dispatcher)
        self.reachable = dispatcher.reachable
        self.option_pages = OptionPages(dispatcher.worker)

    # -- interactions ------------------------------------------------------------------------------------------------

    async def handle_component(self, interaction: discord.Interaction, custom_id: str, values: list[str]) -> None:
        """Handle a press of a button, or a choice from a menu."""
        serve, data = self.dispatcher.serve, custom_id[len(PRESS) :]
        if custom_id.startswith(TYPE):
            await serve(interaction, lambda request: self._open_form(request, custom_id))
        elif custom_id.startswith(PICK):
            await serve(interaction, lambda request: self.choose(request, data, _positions(values)))
        else:
            await serve(interaction, lambda request: self.press(request, custom_id.removeprefix(PRESS)))

    async def handle_form(self, interaction: discord.Interaction, custom_id: str, typed: str) -> None:
        """Handle a form that was submitted."""
        data = custom_id.removeprefix(TYPE)
        await self.dispatcher.serve(interaction, lambda request: self.name_card(request, data, typed))

    # -- pressing ----------------------------------------------------------------------------------------------------

    async def press_token(self, request: DiscordRequest, token: Token) -> Answer:
        if is_move(token):  # if two workers get the same move, the second one must not refuse it as stale
            return await self._play(request, token) if await self.dispatcher.first_time(request.mark) else None
        await request.texts()  # look the language up now, so that the answer is not delayed after the press
        if not request.in_private and request.pressed is not None:
            self.reachable.register(token.place, TABLE, request.pressed.id, request.reply)
        elif starts_game(token):  # the lobby of a game alone, which becomes the panel
            await self._register_panel(request, token.place)
        if wants_to_watch(token):
            self.dispatcher.canvas.retry_messages(user_id(request.person.id))
        return await super().press_token(request, token)

    async def press_again(self, _request: DiscordRequest) -> Answer:
        return None

    async def tell(self, request: DiscordRequest, token: Token, outcome: Outcome) -> Answer:
        if outcome.notice == "watching" and not await self._can_watch(request, outcome):
            raise Refusal("no-direct-messages")
        return None if outcome.notice in SILENT else await super().tell(request, token, outcome)

    async def _play(self, request: DiscordRequest, token: Token) -> Answer:
        """Make a move. The drawing shows its outcome on the pressed panel; a stale panel is redrawn here.

        If the move is refused for another reason, the person is told in a new message, and the panel is redrawn as
        well: it has offered something that is not possible.
        """
        await self._register_panel(request, token.place)
        try:
            outcome = await self.make(request, token)
        except Stale:
            return await self._redraw(request, token.place)
        except EngineError as refusal:
            if not request.in_private:  # a shared message: there is no panel to redraw
                raise
            await request.reply.send(text_view(await self.dispatcher.explain(request, refusal), request.look))
            with suppress(EngineError):  # the person has been told already
                await self._redraw(request, token.place)
            return None
        return await self.show_page(request, outcome) if outcome.page else None

    async def _redraw(self, request: DiscordRequest, place: Place) -> Answer:
        """Redraw the pressed panel, which was stale; if it was a shared message, return the panel as the answer."""
        if not request.in_private:
            return await self._panel(request, Outcome(place))
        return await self._draw_in_place(request, Outcome(place))

    async def _can_watch(self, request: DiscordRequest, outcome: Outcome) -> bool:
        """True if the table can be shown to that person as a watcher; if not, they stop watching."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SENDING_TIME):  # drawing the table itself may take longer
                await self.worker.redrawer.wait_until_settled(outcome.place)
        if await self.dispatcher.is_shown_to(outcome.place, request.person):
            return True
        await self.worker.tables.do("unwatch", outcome.place, request.person)
        return False

    # -- pages -------------------------------------------------------------------------------------------------------

    async def show_page(self, request: DiscordRequest, outcome: Outcome) -> Answer:
        if outcome.page != "hand":
            answer = await super().show_page(request, outcome)
            if outcome.page == "options":
                self.option_pages.note(request, outcome)
            return answer
        if not await self._has_panel_here(request, outcome.place):
            try:
                return await self._open_panel(request, outcome)
            except Refusal:
                if request.pressed is None or not request.pressed.flags.ephemeral:
                    raise
        # The person has no hand to go back to, or has it in a message of its own: the ephemeral one is just removed.
        assert request.pressed is not None  # noqa: S101
        self.reachable.forget(request.pressed.id)
        await request.reply.close()
        return None

    async def _has_panel_here(self, request: DiscordRequest, place: Place) -> bool:
        """True if the pressed message is an ephemeral one in private, where the person has a panel in a message."""
        if request.place is not None or request.pressed is None or not request.pressed.flags.ephemeral:
            return False
        seat = await self.dispatcher.seat_of(request.person, place)
        return seat is not None and Audience.of_seat(seat) in await self.worker.redrawer.notes(place)

    async def replace(self, request: DiscordRequest, screen: Screen) -> Answer:
        if request.pressed is not None:
            self.reachable.forget(request.pressed.id)
        return await super().replace(request, screen)

    # -- panels ------------------------------------------------------------------------------------------------------

    async def show_hand(self, request: DiscordRequest, place: Place) -> Answer:
        """Open the panel in an ephemeral message, which is kept up to date for as long as it can be reached."""
        return await self._open_panel(request, Outcome(place))

    async def _open_panel(self, request: DiscordRequest, outcome: Outcome) -> Answer:
        """Show the panel on the pressed message if only this person sees that, else in a new ephemeral message."""
        if request.in_private and request.pressed is not None:
            await self._register_panel(request, outcome.place)
            return await self._draw_in_place(request, outcome)
        screen = await self._panel(request, outcome)
        message = await request.reply.send(await self._with_link(screen, outcome))
        seat = await self.dispatcher.seat_of(request.person, outcome.place)
        if seat is not None and message:
            self._register(request, outcome.place, seat, message, await request.texts())
            self.reachable.note_shown(message, screen.digest)
            await self._catch_up(request, outcome, message, screen)
            await self.reachable.close_others(outcome.place, Audience.of_seat(seat), message)
            if not self.dispatcher.canvas.guilds.serves_all:  # another process may know what was picked
                self.worker.redrawer.touch_copies(outcome.place)
        return None

    async def _draw_in_place(self, request: DiscordRequest, outcome: Outcome) -> Answer:
        """Show the panel on the pressed message; if that is not possible, return it to be sent as an answer."""
        assert request.pressed is not None  # noqa: S101
        screen = await self._panel(request, outcome)
        if not await request.reply.redraw(await self._with_link(screen, outcome), request.pressed.id):
            return screen
        self.reachable.note_shown(request.pressed.id, screen.digest)
        await self._catch_up(request, outcome, request.pressed.id, screen)
        return None

    async def _catch_up(self, request: DiscordRequest, outcome: Outcome, message: int, shown: Screen) -> None:
        """Redraw the panel until it shows the newest state: the table may have changed while it was being drawn."""
        self.reachable.cancel_retries(message)
        for _ in range(CATCH_UPS):
            now = await self._panel(request, outcome)
            seat = await self.dispatcher.seat_of(request.person, outcome.place)
            if seat is None or now.digest == shown.digest:
                return
            view = await self._with_link(now, outcome)
            await self.reachable.redraw_copy(outcome.place, Audience.of_seat(seat), message, view, now.digest)
            shown = now

    async def _with_link(self, panel: Screen, outcome: Outcome) -> ui.LayoutView:
        """Return the view of the panel; its title links to the table, unless there is a notice above it."""
        message = await self.worker.redrawer.table_message(outcome.place) if outcome.notice in SILENT else ""
        return layout(panel, self.dispatcher.look, title_link=await self.dispatcher.canvas.link(outcome.place, message))

    async def _register_panel(self, request: DiscordRequest, place: Place) -> None:
        """Register the pressed message, so that the person's panel is drawn on it."""
        if request.pressed is not None and request.in_private:
            seat, texts = await self.dispatcher.panel_at(place, request.person)
            if seat is not None:
                self._register(request, place, seat, request.pressed.id, texts)

    def _register(self, request: DiscordRequest, place: Place, seat: int, message: int, texts: Texts) -> None:
        self.reachable.register(place, Audience.of_seat(seat), message, request.reply, texts.say("panel-over"))

    async def _panel(self, request: DiscordRequest, outcome: Outcome) -> Screen:
        """Return the person's panel, with the notice of the outcome above it."""
        texts = await request.texts()
        screen = await self.worker.page(outcome._replace(page="hand"), request.person, texts)
        words = texts.say(f"notice-{outcome.notice}") if outcome.notice not in SILENT else ""
        return replace(screen, text=f"{words}\n{screen.text}") if words else screen

    # -- forms -------------------------------------------------------------------------------------------------------

    async def _open_form(self, request: DiscordRequest, custom_id: str) -> Answer:
        """Open a form in which the name of a card can be typed."""
        Token.decode(custom_id.removeprefix(TYPE))
        texts = await request.texts()
        title = texts.say("form-name-title")[:TITLE]
        form = ui.Modal(title=title, custom_id=custom_id, timeout=None)
        field: ui.TextInput[Any] = ui.TextInput(custom_id=FIELD, max_length=NAME, required=True)
        form.add_item(ui.Label(text=texts.say("form-name-field")[:TITLE], component=field))
        await request.reply.open_form(form)
        return None

    async def name_card(self, request: DiscordRequest, data: str, typed: str) -> Answer:
        try:
            return await super().name_card(request, data, typed)
        except Stale:
            return await self._redraw(request, Token.decode(data).place)


def _positions(values: list[str]) -> list[int]:
    """Return the positions that were chosen in a menu; refuse values that it cannot have sent."""
    if any(not (value.isascii() and value.isdecimal()) or len(value) > 2 for value in values):
        raise BadToken
    return [int(value) for value in values]
