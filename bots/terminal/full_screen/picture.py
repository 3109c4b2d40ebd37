"""A picture of the full screen: the same screens, drawn without a terminal."""

from __future__ import annotations

from bots.language.narrator import Narrator
from bots.language.texts import Texts
from bots.terminal.front_end import Form
from bots.terminal.full_screen.app import TerminalApp
from bots.terminal.local_table import form_of
from bots.terminal.menu import menu_for
from bots.terminal.snapshot import take_snapshot
from storage.table import Table

SIZE = (120, 40)  # columns and rows


async def draw_table(table: Table, texts: Texts, size: tuple[int, int] = SIZE) -> str:
    """Return the screen on which the next person at this table is asked, as SVG. It shows that person's hand."""
    seen = take_snapshot(table, None)
    if seen is None:
        raise ValueError("nobody is asked anything at this table")
    menu, news = (
        menu_for(seen.decision, seen.view, seen.purse, texts),
        Narrator(texts, seen.names).lines(seen.news(None)),
    )
    return await draw_form(form_of(seen, menu, news), texts, size)


async def draw_form(form: Form, texts: Texts, size: tuple[int, int] = SIZE) -> str:
    """Return the screen with this question, as SVG."""
    app = TerminalApp(texts)

    async def ask() -> None:
        await app.front.ask(form)

    app.script = ask
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        return app.export_screenshot(title=texts.say("title"))
