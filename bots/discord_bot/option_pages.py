"""Pages of options, each in an ephemeral message of the person who opened it.

A press turns such a page by itself. What is set by a command has to reach it, too: so for every table and person the
last press on a page is remembered, in memory, because only its interaction can edit the message.
"""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import Final

from bots.adapter.presses import Outcome, leaves_options
from bots.discord_bot.requests import DiscordRequest
from bots.discord_bot.views import layout
from bots.people import Person
from bots.worker import Worker
from storage.places import Place

REMEMBERED: Final = 500  # pages


class OptionPages:
    """The pages of options that people have open."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self._open: OrderedDict[tuple[Place, str], tuple[DiscordRequest, Outcome]] = OrderedDict()  # oldest first

    def note(self, request: DiscordRequest, outcome: Outcome) -> None:
        """Remember which page this press led to, if it was on a page: one that the table opens has only the list."""
        key = (outcome.place, request.person.id)
        self._open.pop(key, None)
        is_on_page = request.pressed is not None and request.pressed.flags.ephemeral
        if is_on_page and not leaves_options(outcome):
            self._open[key] = (request, outcome)
            if len(self._open) > REMEMBERED:
                self._open.popitem(last=False)

    async def redraw(self, place: Place, person: Person) -> None:
        """Show the page that the person has open at that table as it is now, if it can be reached."""
        request, outcome = self._open.get((place, person.id), (None, None))
        if request is None or outcome is None or request.pressed is None or not request.reply.alive:
            return
        with suppress(Exception):  # it stays as it is until it is pressed
            screen = await self.worker.page(outcome, request.person, await request.texts())
            await request.reply.redraw(layout(screen, request.look), request.pressed.id)
