"""Renders screens for Telegram: HTML text and an inline keyboard."""

from __future__ import annotations

import re
import time
from html import escape
from typing import Final

from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.helpers import create_deep_linked_url

from bots.adapter.commands import COMMANDS
from bots.adapter.presses import table_to_join
from bots.language.texts import Texts, supported_language
from bots.screens.mentions import ADDRESSES, add_mentions, break_links, cut_to
from bots.screens.model import Button, Screen, Shape
from bots.screens.time_left import fill, in_words
from bots.telegram_bot.ids import payload_of, user_id
from storage.places import Place

# Two buttons per row keep names readable. A message may have 4096 characters, which leaves room for the markup.
SHAPE = Shape(width=2, buttons=40, text=3900, label=34)
HELLO = "hello"  # the payload of a link that only opens a chat
ALERT = 200  # characters in the answer to a press
TEXT = 4096  # characters in a message, without the markup
# Telegram also makes links of tags, telephone numbers and commands.
LINKS: Final = re.compile(rf"{ADDRESSES}|[#$](?=\w)|\+(?=\d)|(?<![\w/<>])/(?=\w)")
OWN_COMMANDS: Final = re.compile(rf"((?<![\w/<>])/(?:{'|'.join(COMMANDS)})\b)")


def html(screen: Screen, *, title_link: str = "") -> str:
    """Return the text of the screen as HTML: the first line bold, perhaps as a link; people are mentioned."""
    first, _, rest = cut_to(unlinked(_with_times(screen)), TEXT).partition("\n")
    head = f"<b>{escape(first)}</b>"
    if title_link:
        head = f'<a href="{escape(title_link)}">{head}</a>'
    shown = zip(screen.people, map(unlinked, screen.names), strict=False)
    mentions = {name: _mention(person, name) for person, name in shown}
    return f"{head}\n{add_mentions(rest, mentions, escape)}" if rest else head


def _with_times(screen: Screen) -> str:
    """Return the text of the screen with the time that is left, in words."""
    texts = Texts(supported_language(screen.language))
    return fill(screen.text, lambda deadline: in_words(deadline, time.time(), texts))


def reply_html(text: str) -> str:
    """Return a reply as HTML, its first line bold if there are more; the bot's own commands in it are links."""
    parts = (part if OWN_COMMANDS.fullmatch(part) else unlinked(part) for part in OWN_COMMANDS.split(text))
    first, _, rest = cut_to("".join(parts), TEXT).partition("\n")
    return f"<b>{escape(first)}</b>\n{escape(rest)}" if rest else escape(first)


def unlinked(text: str) -> str:
    """Return the text in a form in which Telegram finds no links and no mentions."""
    return break_links(text, LINKS)


def _mention(person: str, name: str) -> str:
    return f'<a href="tg://user?id={user_id(person)}">{escape(name)}</a>'


def keyboard(screen: Screen, username: str, texts: Texts, invite: bool = False) -> InlineKeyboardMarkup | None:
    """Return the buttons of the screen; `invite` adds one that adds the bot to a group.

    A button to join becomes two: a deep link, which also opens the private chat, and one that only joins.
    """
    rows = [[_button(button) for button in row] for row in screen.rows]
    for at, row in enumerate(screen.rows):
        join, place = next(((button, place) for button in row if (place := table_to_join(button))), (None, None))
        if join is not None and place is not None:
            rows[at] = [each for each in rows[at] if each.callback_data != join.token]
            rows.insert(0, _join_buttons(join, place, username, texts))
            break
    if screen.unreached:
        rows.append([InlineKeyboardButton(texts.say("button-open-private"), url=private_chat_link(username))])
    if invite:
        url = create_deep_linked_url(username, HELLO, group=True)
        rows.append([InlineKeyboardButton(texts.say("button-invite"), url=url)])
    rows = [row for row in rows if row]
    return InlineKeyboardMarkup(rows) if rows else None


def private_chat_link(username: str) -> str:
    """Return the URL that opens the private chat."""
    return create_deep_linked_url(username, HELLO)


def _join_buttons(join: Button, place: Place, username: str, texts: Texts) -> list[InlineKeyboardButton]:
    return [
        InlineKeyboardButton(join.label, url=create_deep_linked_url(username, payload_of(place)), style="primary"),
        InlineKeyboardButton(texts.say("button-join-here"), callback_data=join.token),
    ]


def _button(button: Button) -> InlineKeyboardButton:
    return InlineKeyboardButton(button.label, callback_data=button.token, style=button.style or None)
