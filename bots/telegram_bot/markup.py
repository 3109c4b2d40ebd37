"""Screens as Telegram shows them: text with a little formatting, and a keyboard."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.helpers import create_deep_linked_url

from bots import tokens
from bots.rendering import mentioned, press_in
from bots.screens import Button, Screen, Shape
from bots.telegram_bot.names import payload_of, user_id
from bots.texts import Texts
from bots.tokens import Token

# Two buttons a row keep names readable; a text of 4096 characters leaves room for what is added here.
SHAPE = Shape(width=2, buttons=40, text=3900, label=34, calls_all=False)
HELLO = "hello"  # what a link says that only opens a chat
ALERT = 200  # characters that the answer to a press can have


def html(screen: Screen, *, title_link: str = "", names: Mapping[str, str] | None = None, headed: bool = True) -> str:
    """The text of the screen: its first line bold, perhaps a link; those who are called, mentioned."""
    first, _, rest = screen.text.partition("\n")
    if not headed:
        return escape(screen.text)
    head = f"<b>{escape(first)}</b>"
    if title_link:
        head = f'<a href="{escape(title_link)}">{head}</a>'
    mentions = {name: _mention(person, name) for person, name in (names or {}).items()}
    return f"{head}\n{mentioned(rest, mentions, escape)}" if rest else head


def _mention(person: str, name: str) -> str:
    return f'<a href="tg://user?id={user_id(person)}">{escape(name)}</a>'


def keyboard(screen: Screen, username: str, texts: Texts, invite: bool = False) -> InlineKeyboardMarkup | None:
    """The buttons of the screen. Whoever joins by the first of two also opens the private chat, in one tap; `invite`
    adds one that takes the bot into a group."""
    rows = [[_button(button) for button in row] for row in screen.rows]
    for at, row in enumerate(screen.rows):
        join = next((button for button in row if press_in(button.token) == tokens.JOIN), None)
        if join is not None:
            rows[at] = [each for each in rows[at] if each.callback_data != join.token]
            rows.insert(0, _joining(join, username, texts))
            break
    if screen.unreached:
        rows.append([InlineKeyboardButton(texts.say("button-open-private"), url=way_in(username))])
    if invite:
        url = create_deep_linked_url(username, HELLO, group=True)
        rows.append([InlineKeyboardButton(texts.say("button-invite"), url=url)])
    rows = [row for row in rows if row]
    return InlineKeyboardMarkup(rows) if rows else None


def way_in(username: str) -> str:
    """The address that opens the private chat."""
    return create_deep_linked_url(username, HELLO)


def _joining(join: Button, username: str, texts: Texts) -> list[InlineKeyboardButton]:
    place = Token.decode(join.token).place
    return [
        InlineKeyboardButton(join.label, url=create_deep_linked_url(username, payload_of(place)), style="primary"),
        InlineKeyboardButton(texts.say("button-join-here"), callback_data=join.token),
    ]


def _button(button: Button) -> InlineKeyboardButton:
    return InlineKeyboardButton(button.label, callback_data=button.token, style=button.style or None)
