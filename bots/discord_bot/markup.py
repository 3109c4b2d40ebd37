"""Screens as Discord shows them: a text with a little formatting, rows of buttons, a menu."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, TypeVar

import discord
from discord import ui

from bots.rendering import mentioned, within
from bots.screens import Button, Menu, Picture, Screen, Shape

V = TypeVar("V", ui.View, ui.LayoutView)

# A message has forty components, each row and what surrounds the rows included: container, text, seven rows of four,
# and a row more for what is added here.
SHAPE: Final = Shape(width=4, buttons=28, text=3600, label=34, calls_all=True, menu=25, typing=True)
PRESS, PICK, TYPE = "t:", "m:", "n:"  # what custom ids begin with: a button, a menu, a button that opens a form
TEXT: Final = 4000  # characters of all texts of a message
LABEL: Final = 80  # characters on a button
OPTION: Final = 100  # characters of an option
ALT: Final = 1024  # characters that tell what a picture shows
PICTURE: Final = "kingdom.png"
PLACEHOLDER: Final = 150  # characters
STYLES: Final = {
    "": discord.ButtonStyle.secondary,
    "primary": discord.ButtonStyle.primary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
MARKS: Final = re.compile(r"([\\`*_~|<>\[\]])")
LINE_STARTS: Final = re.compile(r"^([#-])", re.MULTILINE)
NOBODY: Final = discord.AllowedMentions.none()


def layout(screen: Screen, *, title_link: str = "") -> ui.LayoutView:
    """The whole screen; its first line is bold, perhaps a link."""
    inside: list[Any] = [ui.TextDisplay(marked(screen, title_link))]
    if screen.menu is not None:
        inside.append(ui.ActionRow(_menu(screen.menu)))
    inside += [ui.ActionRow(*(_button(button) for button in row)) for row in screen.rows]
    if screen.naming:
        inside.append(ui.ActionRow(_button(screen.naming, TYPE)))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*inside) if screen.rows or screen.menu else inside[0])
    return unwatched(view)


def sheet(picture: Picture) -> ui.LayoutView:
    """The picture that is sent along, and what it shows in words, for those who do not see it."""
    view, words = ui.LayoutView(timeout=None), within(f"{picture.title}: {picture.words}", ALT)
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{PICTURE}", description=words)))
    return unwatched(view)


def told_by(message: discord.Message) -> str:
    """What that message of ours tells."""
    return "\n".join(part.content for part in parts(message.components) if isinstance(part, discord.TextDisplay))


def without_buttons(marked_text: str) -> ui.LayoutView:
    """What a screen told, and nothing that could be pressed."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(marked_text))
    return unwatched(view)


def parts(components: Any) -> Iterator[Any]:
    """All that a message consists of, however deep it lies."""
    for component in components:
        yield component
        yield from parts(getattr(component, "children", ()))


def unwatched(view: V) -> V:
    """The same view, of which the library keeps nothing: presses are known by what the buttons carry."""
    view.stop()
    return view


def said(words: str) -> ui.LayoutView:
    """A sentence that takes the place of a screen."""
    return without_buttons(within(escaped(words), TEXT))


def marked(screen: Screen, title_link: str = "") -> str:
    """The text of the screen with its first line as a headline."""
    first, _, rest = screen.text.partition("\n")
    head = escaped(first)
    if not rest and not screen.rows:
        return within(head, TEXT) or "…"
    head = f"**[{head}]({title_link})**" if title_link else f"**{head}**"
    return within(f"{head}\n{escaped(rest)}", TEXT) if rest else head


def escaped(text: str) -> str:
    """The text as it is: nothing in it is formatting, and nobody is mentioned by it."""
    return LINE_STARTS.sub(r"\\\1", MARKS.sub(r"\\\1", text))


def calling(screen: Screen) -> str:
    """The text of a call, in which those who are called are mentioned, where their names stand."""
    names = {name: f"<@{person.partition(':')[2]}>" for person, name in zip(screen.people, screen.names, strict=False)}
    # The first line says where the table stands, and that is here.
    return mentioned(screen.text.partition("\n")[2] or screen.text, names, escaped)


def call_view(screen: Screen) -> ui.View | None:
    """The buttons below a call."""
    if not screen.rows:
        return None
    view = ui.View(timeout=None)
    for button in screen.buttons():
        view.add_item(_button(button))
    return unwatched(view)


def _button(button: Button, kind: str = PRESS) -> ui.Button[Any]:
    return ui.Button(label=button.label[:LABEL], custom_id=kind + button.token, style=STYLES[button.style])


def _menu(menu: Menu) -> ui.Select[Any]:
    options = [
        discord.SelectOption(label=choice.label[:OPTION], value=str(choice.position), default=choice.picked)
        for choice in menu.choices
    ]
    return ui.Select(
        custom_id=PICK + menu.token,
        placeholder=menu.words[:PLACEHOLDER],
        min_values=menu.least,
        max_values=menu.most,
        options=options,
    )
