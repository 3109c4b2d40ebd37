"""Renders screens for Telegram: HTML text and an inline keyboard."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from html import escape
from typing import Final, NamedTuple

from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.helpers import create_deep_linked_url

from bots.adapter.commands import COMMANDS
from bots.language.texts import Texts, supported_language
from bots.screens.formatting import Part, keep_together, plain, render_strong, split
from bots.screens.mentions import ADDRESSES, add_mentions, break_links, cut_to_utf16
from bots.screens.model import Button, Screen, Shape
from bots.screens.time_left import fill, in_short, in_words
from bots.telegram_bot.ids import payload_of, user_id
from storage.places import Place

# Two buttons per row keep names readable. A message may have 4096 characters, which leaves room for the markup.
SHAPE = Shape(width=2, buttons=40, text=3900, label=34, columns=38, short=3, folds=True)
HELLO = "hello"  # the payload of a link that only opens a chat
ALERT = 200  # characters in the answer to a press
TEXT = 4096  # characters in a message, without the markup
# Telegram also makes links of tags, telephone numbers and commands.
LINKS: Final = re.compile(rf"{ADDRESSES}|[#$](?=\w)|\+(?=\d)|(?<![\w/<>])/(?=\w)")
OWN_COMMANDS: Final = re.compile(rf"((?<![\w/<>])/(?:{'|'.join(COMMANDS)})\b)")


class Words(NamedTuple):
    """The text of a message, in which nothing is a link by accident, and the mentions of people by their names."""

    title: str  # the first line
    rest: str
    mentions: Mapping[str, str]
    link: str = ""  # that the title leads to
    language: str = ""


def words_of(screen: Screen, *, title_link: str = "") -> Words:
    """Return the text of the screen. The command that the screen names is a link, which sends it."""
    text = unlinked(_with_times(screen))
    if screen.command:
        text = text.replace(unlinked(screen.command), screen.command)
    shown = zip(screen.people, map(unlinked, screen.names), strict=False)
    mentions = {name: _mention(person, name) for person, name in shown}
    title, _, rest = cut_to_utf16(text, TEXT).partition("\n")
    return Words(title, rest, mentions, title_link, screen.language)


def words_of_reply(text: str, language: str = "") -> Words:
    """Return the text of a reply, in which all commands of the bot are links."""
    parts = (part if OWN_COMMANDS.fullmatch(part) else unlinked(part) for part in OWN_COMMANDS.split(text))
    title, _, rest = cut_to_utf16("".join(parts), TEXT).partition("\n")
    return Words(title, rest, {}, language=language)


def html(screen: Screen, *, title_link: str = "") -> str:
    """Return the text of the screen as HTML: the first line is its title, perhaps a link; people are mentioned."""
    return html_of(words_of(screen, title_link=title_link))


def reply_html(text: str) -> str:
    """Return a reply as HTML, its first line bold if there are more; the bot's own commands in it are links."""
    words = words_of_reply(text)
    return html_of(words) if words.rest else escape(plain(words.title))


def html_of(words: Words) -> str:
    """Return the text as HTML, with its title in bold letters."""
    head = f"<b>{escape(plain(words.title))}</b>"
    if words.link:
        head = f'<a href="{escape(words.link)}">{head}</a>'
    body = [_part(part, words.mentions) for part in split(words.rest)] if words.rest else []
    return "\n".join([head, *body])


def _part(part: Part, mentions: Mapping[str, str]) -> str:
    """Return a part of the text as HTML. Of a long quotation Telegram shows the beginning, and the rest on a tap."""
    words = render_strong(add_mentions(part.text, mentions, escape), "<b>", "</b>")
    return f"<blockquote expandable>{keep_together(words)}</blockquote>" if part.quoted else words


def _with_times(screen: Screen) -> str:
    """Return the text of the screen with the time that is left, in words."""
    texts, now = Texts(supported_language(screen.language)), time.time()
    return fill(
        screen.text,
        lambda deadline: in_words(deadline, now, texts),
        lambda deadline: in_short(deadline, now, texts),
    )


def unlinked(text: str) -> str:
    """Return the text in a form in which Telegram finds no links and no mentions."""
    return break_links(text, LINKS)


def _mention(person: str, name: str) -> str:
    return f'<a href="tg://user?id={user_id(person)}">{escape(name)}</a>'


def keyboard(screen: Screen, username: str, texts: Texts, invite: bool = False) -> InlineKeyboardMarkup | None:
    """Return the buttons of the screen; `invite` adds one that adds the bot to a group."""
    rows = [[_button(button) for button in row] for row in screen.rows]
    if screen.unreached:
        rows.append([InlineKeyboardButton(texts.say("button-open-private"), url=private_chat_link(username))])
    if invite:
        url = create_deep_linked_url(username, HELLO, group=True)
        rows.append([InlineKeyboardButton(texts.say("button-invite"), url=url)])
    return InlineKeyboardMarkup(rows) if rows else None


def private_chat_link(username: str, table: Place | None = None, *, watching: bool = False) -> str:
    """Return the URL that opens the private chat; a person who starts it joins the table at that place, or watches."""
    return create_deep_linked_url(username, HELLO if table is None else payload_of(table, watching=watching))


def _button(button: Button) -> InlineKeyboardButton:
    label = f"{button.mark} {button.label}" if button.mark else button.label
    return InlineKeyboardButton(label, callback_data=button.token, style=button.style or None)
