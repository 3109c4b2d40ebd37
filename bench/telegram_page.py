"""Turns messages for Telegram, as the bot sends them, into a page that looks like a chat on a phone."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from telegram import InlineKeyboardMarkup

from bench.fonts import chat_faces

FOLDED: Final = 3  # lines that Telegram shows of a quotation that is folded
TELEGRAM: Final = """
body { margin: 0; padding: 14px; width: 390px; box-sizing: border-box; background: #cfd9c8;
       font: 16px/1.3 "Chat", "Noto Color Emoji", "DejaVu Sans"; color: #111; }
.message { background: #fff; border-radius: 14px; padding: 8px 12px; white-space: pre-wrap; }
.keyboard { display: grid; gap: 4px; margin: 4px 0 12px; }
.row { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 4px; }
.row span { background: #5f7a5399; color: #fff; border-radius: 10px; padding: 8px 4px; text-align: center;
            font-size: 15px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.row .primary { background: #3f7fc4; } .row .success { background: #3d9154; } .row .danger { background: #c4504a; }
blockquote { margin: 3px 0; padding: 3px 8px 3px 10px; border-left: 3px solid #3d9154; background: #3d915418;
             border-radius: 4px; }
a { color: #2f6ea5; text-decoration: none; } b { font-weight: 600; }
"""


def telegram_page(*messages: tuple[str, InlineKeyboardMarkup | None]) -> str:
    """Return the page that shows these messages, each HTML as it is sent, with its keyboard."""
    return _page(chat_faces() + TELEGRAM, "".join(_message(text) + _keyboard(keyboard) for text, keyboard in messages))


def _page(style: str, body: str) -> str:
    return f'<!doctype html><meta charset="utf-8"><style>{style}</style><body>{body}'


def _message(text: str) -> str:
    shown = re.sub(r"<blockquote expandable>(.*?)</blockquote>\n?", lambda found: _folded(found[1]), text, flags=re.S)
    return f'<div class="message">{shown}</div>'


def _folded(quoted: str) -> str:
    """Return the lines of a quotation that can be seen before a person unfolds it."""
    lines = quoted.split("\n")
    more = " …" if len(lines) > FOLDED else ""
    return "<blockquote>" + "\n".join(lines[:FOLDED]) + more + "</blockquote>"


def _keyboard(keyboard: InlineKeyboardMarkup | None) -> str:
    if keyboard is None:
        return ""
    rows = "".join(
        '<div class="row">'
        + "".join(f'<span class="{button.style or ""}">{escape(button.text)}</span>' for button in row)
        + "</div>"
        for row in keyboard.inline_keyboard
    )
    return f'<div class="keyboard">{rows}</div>'
