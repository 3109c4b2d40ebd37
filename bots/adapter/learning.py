"""The pages about how Dominion works: which one a button asks for, and to whom it is shown."""

from __future__ import annotations

from typing import Any, Final

from bots.adapter.dispatcher import Dispatcher
from bots.adapter.request import Request
from bots.language.texts import Texts
from bots.screens.learn_pages import GUIDE, LAST, OPEN, page_number, present_learn
from bots.screens.model import Screen
from bots.tables.lobby import DEFAULTS

__all__ = ["OPEN", "learn_page", "page_number", "press_learn"]  # also for platforms that show pages in their own way
NAMED: Final = ("card", "help")  # commands that the pages name


async def learn_page(
    dispatcher: Dispatcher[Any], request: Request, number: int, *, is_public: bool, texts: Texts | None = None
) -> Screen:
    """Return that page, for everybody, or for the person who asks alone: then it shows what they have chosen."""
    commands = {name: dispatcher.command_name(request, name) for name in NAMED}
    guided = None if is_public else False
    if not is_public and number == LAST:
        chosen = DEFAULTS | await dispatcher.tables.people.settings(request.person.id)
        guided = chosen["guide"] == "yes"
    words = texts or await request.texts()
    return present_learn(number, words, shape=dispatcher.shape, commands=commands, guided=guided)


async def press_learn(dispatcher: Dispatcher[Any], request: Request, data: str) -> Screen:
    """Carry out a press on a page that only this person sees, or that opens one; return the page to show next."""
    if data.startswith(GUIDE):
        await dispatcher.tables.prefer(request.person, {"guide": data.removeprefix(GUIDE)})
        return await learn_page(dispatcher, request, LAST, is_public=False)
    return await learn_page(dispatcher, request, page_number(data), is_public=False)
