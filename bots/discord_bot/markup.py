"""Renders screens for Discord: text with a little formatting, rows of buttons, a menu."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, TypeVar

import discord
from discord import ui

from bots.discord_bot import command_names
from bots.pictures.model import Picture
from bots.screens.formatting import Part, plain, render_strong, split
from bots.screens.mentions import ADDRESSES, add_mentions, break_links, cut_to
from bots.screens.model import Button, Menu, Screen, Shape
from bots.screens.time_left import fill

V = TypeVar("V", ui.View, ui.LayoutView)

# A message may have forty components, including rows and containers: here a container, a text, seven rows of four
# buttons each, and one more row for a menu or a button that opens a form.
SHAPE: Final = Shape(width=4, buttons=28, text=3600, label=34, menu=25, typing=True, command_group=command_names.GROUP)
PRESS, PICK, TYPE = "t:", "m:", "n:"  # prefixes of custom ids: a button, a menu, a button that opens a form
TEXT: Final = 4000  # characters in all texts of a message together
LABEL: Final = 80  # characters on a button
OPTION: Final = 100  # characters of an option
ALT: Final = 1024  # characters in the description of a picture
PLACEHOLDER: Final = 150  # characters
STYLES: Final = {
    "": discord.ButtonStyle.secondary,
    "primary": discord.ButtonStyle.primary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
MARKS: Final = re.compile(r"([\\`*_~|<>\[\]])")
LINE_STARTS: Final = re.compile(r"^([#-])", re.MULTILINE)
LINKS: Final = re.compile(ADDRESSES)
OWN_LINKS: Final = re.compile(r"(https://discord\.com/channels/(?:\d+|@me)/\d+)")
NOBODY: Final = discord.AllowedMentions.none()


def layout(screen: Screen, *, title_link: str = "") -> ui.LayoutView:
    """Return the view of a screen; its first line is bold, perhaps a link."""
    inside: list[Any] = [ui.TextDisplay(marked_text(screen, title_link))]
    if screen.menu is not None:
        inside.append(ui.ActionRow(_menu(screen.menu)))
    inside += [ui.ActionRow(*(_button(button) for button in row)) for row in screen.rows]
    if screen.naming:
        inside.append(ui.ActionRow(_button(screen.naming, TYPE)))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*inside) if screen.rows or screen.menu else inside[0])
    return detach(view)


def sheet(picture: Picture) -> ui.LayoutView:
    """Return the view of the attached picture, with a description for people who cannot see it."""
    return with_picture(ui.LayoutView(timeout=None), picture)


def with_picture(view: ui.LayoutView, picture: Picture) -> ui.LayoutView:
    """Return the view with the attached picture below."""
    words = cut_to(f"{picture.title}: {picture.words}", ALT)
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture.file}", description=words)))
    return detach(view)


def text_of_message(message: discord.Message) -> str:
    """Return the text of a message that this bot has sent."""
    return "\n".join(part.content for part in parts(message.components) if isinstance(part, discord.TextDisplay))


def shows(message: discord.Message, view: ui.LayoutView) -> bool:
    """True if the message has the texts and the buttons of that view."""
    wanted = [(getattr(item, "content", ""), getattr(item, "custom_id", "")) for item in view.walk_children()]
    found = [(getattr(part, "content", ""), getattr(part, "custom_id", "")) for part in parts(message.components)]
    return [each for each in wanted if any(each)] == [each for each in found if any(each)]


def without_buttons(text: str) -> ui.LayoutView:
    """Return a view of that text, which is already formatted, without anything to press."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    return detach(view)


def parts(components: Any) -> Iterator[Any]:
    """Yield all components of a message, including nested ones."""
    for component in components:
        yield component
        yield from parts(getattr(component, "children", ()))


def detach(view: V) -> V:
    """Return the view, after telling the library not to track it: presses are recognised by their custom ids."""
    view.stop()
    return view


def text_view(words: str) -> ui.LayoutView:
    """Return a view of a plain sentence, in which addresses of channels are links and commands can be clicked."""
    parts = (part if OWN_LINKS.fullmatch(part) else escape(part) for part in OWN_LINKS.split(words))
    return without_buttons(cut_to(command_names.fill("".join(parts)), TEXT))


def marked_text(screen: Screen, title_link: str = "") -> str:
    """Return the text of the screen as Markdown, with its first line as a headline."""
    first, _, rest = screen.text.partition("\n")
    head = escape(plain(first))
    if not rest and not screen.rows:
        return cut_to(head, TEXT) or "…"
    head = f"**[{head}]({title_link})**" if title_link else f"**{head}**"
    parts = [_part(screen, part) for part in split(rest)] if rest else []
    return cut_to("\n".join([head, *parts]), TEXT)


def _part(screen: Screen, part: Part) -> str:
    words = render_strong(_with_mentions(screen, part.text), "**", "**")
    return "\n".join(f"> {line}" for line in words.split("\n")) if part.quoted else words


def escape(text: str) -> str:
    """Escape the text, so that nothing in it is formatting, a link or a mention."""
    return LINE_STARTS.sub(r"\\\1", MARKS.sub(r"\\\1", break_links(text, LINKS)))


def call_text(screen: Screen) -> str:
    """Return the text of a call, with mentions in place of the names of the people who are called."""
    # The first line says at which table; that is this channel.
    return _with_mentions(screen, screen.text.partition("\n")[2] or screen.text)


def _with_mentions(screen: Screen, text: str) -> str:
    """Return the text with mentions of people and commands, and timestamps that Discord counts down."""
    names = {name: f"<@{person.partition(':')[2]}>" for person, name in zip(screen.people, screen.names, strict=False)}
    return fill(command_names.fill(add_mentions(text, names, escape)), lambda deadline: f"<t:{deadline}:R>")


def call_view(screen: Screen) -> ui.View | None:
    """Return the buttons below a call."""
    if not screen.rows:
        return None
    view = ui.View(timeout=None)
    for button in screen.buttons():
        view.add_item(_button(button))
    return detach(view)


def _button(button: Button, kind: str = PRESS) -> ui.Button[Any]:
    label, id, style = button.label[:LABEL], kind + button.token, STYLES[button.style]
    return ui.Button(label=label, custom_id=id, style=style, emoji=button.mark or None)


def _menu(menu: Menu) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=choice.label[:OPTION],
            value=str(choice.position),
            default=choice.picked,
            description=cut_to(choice.about, OPTION) or None,
            emoji=choice.mark or None,
        )
        for choice in menu.choices
    ]
    return ui.Select(
        custom_id=PICK + menu.token,
        placeholder=menu.words[:PLACEHOLDER],
        min_values=menu.least,
        max_values=menu.most,
        options=options,
    )
