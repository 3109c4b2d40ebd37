"""Shows screens on Discord: one container with a colour, sections between lines, rows of buttons, a menu.

A message may have forty components, nested ones counted. The container is one, and every row is one more than what is
in it. What is left is for the sections and the lines between them: sections that do not fit are joined.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeVar

import discord
from discord import ui

from bots.discord_bot import command_names, markup
from bots.discord_bot.look import PLAIN, Look
from bots.pictures.model import Picture
from bots.screens.mentions import cut_to
from bots.screens.model import Button, Menu, Screen, Shape, Tone

V = TypeVar("V", ui.View, ui.LayoutView)

# Six rows of four buttons and a menu leave room for a container, four sections and the lines between them. A desktop
# shows four names of cards in a row and a phone two; of five, one would be alone on its line on both.
SHAPE: Final = Shape(
    width=4,
    wide=5,
    left=True,
    buttons=24,
    text=3600,
    label=34,
    menu=25,
    typing=True,
    command_group=command_names.GROUP,
)
PRESS, PICK, TYPE = "t:", "m:", "n:"  # prefixes of custom ids: a button, a menu, a button that opens a form
COMPONENTS: Final = 40  # in a message, nested ones counted
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
GREEN, GOLD, GREY, BLURPLE = 0x43A25A, 0xF0B132, 0x80848E, 0x5865F2
ACCENTS: Final[dict[Tone, int]] = {"yours": GREEN, "playing": GOLD, "over": GREY, "": BLURPLE}
NOBODY: Final = discord.AllowedMentions.none()


def layout(screen: Screen, look: Look = PLAIN, *, title_link: str = "") -> ui.LayoutView:
    """Return the view of a screen; its heading may be a link."""
    rows: list[ui.ActionRow[Any]] = []
    if screen.menu is not None:
        rows.append(ui.ActionRow(_menu(screen.menu, look)))
    rows += [ui.ActionRow(*(_button(button, look) for button in row)) for row in screen.rows]
    if screen.naming:
        rows.append(ui.ActionRow(_button(screen.naming, look, TYPE)))
    return _contain(markup.sections(screen, look, title_link), rows, screen.tone)


def without_buttons(texts: Sequence[str]) -> ui.LayoutView:
    """Return a view of these sections, which are already formatted, for a screen that is over."""
    return _contain(texts, (), "over")


def _contain(texts: Sequence[str], rows: Sequence[ui.ActionRow[Any]], tone: Tone) -> ui.LayoutView:
    room = COMPONENTS - 1 - sum(1 + len(row.children) for row in rows)
    inside: list[Any] = []
    for text in _join(texts, (room + 1) // 2):
        inside += [ui.Separator(), ui.TextDisplay(text)] if inside else [ui.TextDisplay(text)]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*inside, *rows, accent_colour=ACCENTS[tone]))
    return detach(view)


def _join(texts: Sequence[str], most: int) -> list[str]:
    """Join the last sections until there are no more than that."""
    kept = max(0, min(len(texts), most) - 1)
    return [*texts[:kept], "\n".join(texts[kept:])]


def sheet(picture: Picture) -> ui.LayoutView:
    """Return the view of the attached picture, with a description for people who cannot see it."""
    return with_picture(ui.LayoutView(timeout=None), picture)


def with_picture(view: ui.LayoutView, picture: Picture) -> ui.LayoutView:
    """Return the view with the attached picture below."""
    words = cut_to(f"{picture.title}: {picture.words}", ALT)
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture.file}", description=words)))
    return detach(view)


def text_view(words: str, look: Look = PLAIN) -> ui.LayoutView:
    """Return a view of a plain sentence."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(markup.sentence(words, look)))
    return detach(view)


def call_view(screen: Screen, look: Look = PLAIN) -> ui.View | None:
    """Return the buttons below a call."""
    if not screen.rows:
        return None
    view = ui.View(timeout=None)
    for button in screen.buttons():
        view.add_item(_button(button, look))
    return detach(view)


def _button(button: Button, look: Look, kind: str = PRESS) -> ui.Button[Any]:
    label, id, style = button.label[:LABEL], kind + button.token, STYLES[button.style]
    return ui.Button(label=label, custom_id=id, style=style, emoji=look.emoji(button.mark))


def _menu(menu: Menu, look: Look) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=choice.label[:OPTION],
            value=str(choice.position),
            default=choice.picked,
            description=cut_to(choice.about, OPTION) or None,
            emoji=look.emoji(choice.mark),
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


def detach(view: V) -> V:
    """Return the view, after telling the library not to track it: presses are recognised by their custom ids."""
    view.stop()
    return view


# -- reading messages --------------------------------------------------------------------------------------------------


def parts(components: Any) -> Iterator[Any]:
    """Yield all components of a message, including nested ones."""
    for component in components:
        yield component
        yield from parts(getattr(component, "children", ()))


def sections_of_message(message: discord.Message) -> list[str]:
    """Return the sections of a message that this bot has sent."""
    return [part.content for part in parts(message.components) if isinstance(part, discord.TextDisplay)]


def shows(message: discord.Message, view: ui.LayoutView) -> bool:
    """True if the message has the texts, the buttons and the colour of that view."""
    wanted = [_seen(item) for item in view.walk_children()]
    found = [_seen(part) for part in parts(message.components)]
    return [each for each in wanted if any(each)] == [each for each in found if any(each)]


def _seen(component: Any) -> tuple[str, str, int]:
    """Return what tells two messages apart."""
    colour = getattr(component, "accent_colour", None)
    return getattr(component, "content", ""), getattr(component, "custom_id", ""), int(colour or 0)
