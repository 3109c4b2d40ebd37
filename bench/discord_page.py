"""Turns messages for Discord, as the bot sends them, into a page that looks like Discord's dark theme.

It knows the components that the bot uses, and of Markdown what the bot writes.
"""

from __future__ import annotations

import html
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bench.fonts import chat_faces

ROW, BUTTON, MENU, TEXT, SEPARATOR, CONTAINER = 1, 2, 3, 10, 14, 17
STYLES: Final = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link"}
COUNTDOWN: Final = "in 3 hours"
CSS: Final = """
* { box-sizing: border-box; }
body { margin: 0; padding: 16px; background: #1a1a1e; color: #dfe0e2;
  font: 16px/1.375 'Chat', 'Noto Color Emoji', 'DejaVu Sans'; }
.message { display: grid; grid-template-columns: 40px minmax(0, 1fr); gap: 0 16px; margin-bottom: 18px; }
.avatar { width: 40px; height: 40px; border-radius: 50%; background: #5865f2; display: grid; place-items: center;
  font-size: 22px; }
.author { font-weight: 600; color: #fbfbfb; }
.app { background: #5865f2; color: #fff; font-size: 10px; font-weight: 600;
  border-radius: 4px; padding: 1px 5px; margin-left: 4px; vertical-align: 2px; }
.when { color: #949ba4; font-size: 12px; margin-left: 8px; }
.body { grid-column: 2; max-width: 600px; }
.only { color: #949ba4; font-size: 12px; margin-top: 4px; } .only b { color: #6d9be8; font-weight: 400; }
.container { background: #242429; border: 1px solid #ffffff14; border-radius: 8px; padding: 16px 16px 16px 20px;
  position: relative; overflow: hidden; display: flex; flex-direction: column; gap: 8px; margin-top: 4px; }
.container::before { content: ''; position: absolute; inset: 0 auto 0 0; width: 4px; background: var(--accent); }
.separator { height: 1px; background: #ffffff1f; margin: 4px 0; border: 0; width: 100%; }
h3 { font-size: 16px; line-height: 1.375; margin: 0 0 4px; font-weight: 700; color: #fbfbfb; }
strong { color: #fbfbfb; } a { color: #7bb0f5; text-decoration: none; }
blockquote { margin: 0; padding: 0 8px 0 12px; border-left: 4px solid #4e5058; border-radius: 4px 0 0 4px; }
.mention { background: #5865f24d; color: #c9cdfb; border-radius: 3px; padding: 0 2px; font-weight: 500; }
.time { background: #ffffff14; border-radius: 3px; padding: 0 2px; }
.emoji { height: 1.375em; width: 1.375em; vertical-align: bottom; object-fit: contain; }
.row { display: flex; flex-wrap: wrap; gap: 8px; }
.button { display: inline-flex; align-items: center; gap: 4px; min-height: 32px; padding: 2px 12px; border-radius: 8px;
  font-size: 14px; font-weight: 500; min-width: 60px; justify-content: center; color: #fff; }
.primary { background: #5865f2; } .secondary { background: #36363d; color: #ebebed; } .success { background: #00863a; }
.danger { background: #d22d39; } .link { background: #36363d; }
.menu { width: 100%; max-width: 400px; }
.picked { background: #18181c; border: 1px solid #ffffff1f; border-radius: 8px; padding: 8px 12px; font-size: 15px;
  color: #949ba4; display: flex; justify-content: space-between; gap: 8px; }
.options { border: 1px solid #ffffff1f; border-radius: 8px; background: #28282d; margin-top: 4px; font-size: 14px; }
.option { padding: 8px 12px; display: grid; grid-template-columns: 24px minmax(0, 1fr) 20px; gap: 0 8px;
  align-items: center; }
.option small { display: block; color: #949ba4; font-size: 12px; white-space: nowrap; overflow: hidden;
  text-overflow: ellipsis; }
.box { width: 18px; height: 18px; border: 1px solid #87898c; border-radius: 4px; } .box.on { background: #5865f2; }
"""


class Page:
    """A page of messages; `emojis` are pictures of the application's emojis by their names, as `data:` addresses."""

    def __init__(self, emojis: Mapping[str, str] | None = None, *, opens_menus: bool = False) -> None:
        self._emojis = emojis or {}
        self._opens_menus = opens_menus

    def html(self, messages: Sequence[Mapping[str, Any]]) -> str:
        """Return the page. A message has `components`, or `content`, and perhaps `author` and `ephemeral`."""
        shown = "".join(self._message(message) for message in messages)
        return f"<!doctype html><meta charset=utf-8><style>{chat_faces()}{CSS}</style><body>{shown}</body>"

    def _message(self, message: Mapping[str, Any]) -> str:
        content = f"<div>{self._markdown(message['content'])}</div>" if message.get("content") else ""
        body = content + "".join(self._component(each) for each in message.get("components") or ())
        only = "<div class=only>👁 Only you can see this • <b>Dismiss message</b></div>"
        author = html.escape(message.get("author", "Dominion"))
        return (
            f"<div class=message><div class=avatar>👑</div><div><div><span class=author>{author}</span>"
            f"<span class=app>APP</span><span class=when>20:15</span></div><div class=body>{body}"
            f"{only if message.get('ephemeral') else ''}</div></div></div>"
        )

    def _component(self, component: Mapping[str, Any]) -> str:
        kind, inside = component["type"], component.get("components") or ()
        if kind == CONTAINER:
            accent = f"#{component.get('accent_color') or 0:06x}"
            return f"<div class=container style='--accent:{accent}'>{''.join(map(self._component, inside))}</div>"
        if kind == TEXT:
            return f"<div>{self._markdown(component['content'])}</div>"
        if kind == SEPARATOR:
            return "<hr class=separator>"
        if kind == ROW:
            return f"<div class=row>{''.join(map(self._component, inside))}</div>"
        if kind == BUTTON:
            label = html.escape(component.get("label") or "")
            return f"<span class='button {STYLES[component['style']]}'>{self._emoji(component)}{label}</span>"
        return self._menu(component) if kind == MENU else ""

    def _menu(self, menu: Mapping[str, Any]) -> str:
        picked = [html.escape(option["label"]) for option in menu["options"] if option.get("default")]
        words = ", ".join(picked) or html.escape(menu.get("placeholder") or "")
        options = "".join(self._option(option) for option in menu["options"]) if self._opens_menus else ""
        below = f"<div class=options>{options}</div>" if options else ""
        return f"<div class=menu><div class=picked><span>{words}</span><span>⌄</span></div>{below}</div>"

    def _option(self, option: Mapping[str, Any]) -> str:
        about = f"<small>{html.escape(option.get('description') or '')}</small>"
        box = f"<span class='box{' on' if option.get('default') else ''}'></span>"
        return f"<div class=option>{self._emoji(option)}<span>{html.escape(option['label'])}{about}</span>{box}</div>"

    def _emoji(self, holder: Mapping[str, Any]) -> str:
        emoji = holder.get("emoji") or {}
        if emoji.get("id"):
            return self._picture(emoji["name"])
        return f"<span>{html.escape(emoji['name'])}</span>" if emoji else ""

    def _picture(self, name: str) -> str:
        return f"<img class=emoji src='{self._emojis.get(name, '')}' alt='{html.escape(name)}'>"

    # -- Markdown ------------------------------------------------------------------------------------------------------

    def _markdown(self, text: str) -> str:
        blocks, quoted = [], list[str]()
        for line in [*text.split("\n"), None]:
            if line is not None and line.startswith("> "):
                quoted.append(self._line(line[2:]))
                continue
            if quoted:
                blocks.append(f"<blockquote>{'<br>'.join(quoted)}</blockquote>")
                quoted = []
            if line is not None:
                is_heading = line.startswith("### ")
                words = self._line(line.removeprefix("### "))
                blocks.append(f"<h3>{words}</h3>" if is_heading else f"<div>{words or '&nbsp;'}</div>")
        return "".join(blocks)

    def _line(self, line: str) -> str:
        kept: list[str] = []

        def keep(what: str) -> str:
            kept.append(what)
            return f"\x00{len(kept) - 1}\x00"

        line = re.sub(r"\\(.)", lambda found: keep(html.escape(found[1])), line)
        line = re.sub(r"<:(\w+):\d+>", lambda found: keep(self._picture(found[1])), line)
        line = re.sub(r"</([^:>]+):\d+>", lambda found: keep(f"<span class=mention>/{found[1]}</span>"), line)
        line = re.sub(r"<t:\d+:R>", lambda _: keep(f"<span class=time>{COUNTDOWN}</span>"), line)
        line = re.sub(r"<@(\d+)>", lambda _: keep("<span class=mention>@Ann</span>"), line)
        line = re.sub(r"\[([^\]]+)\]\((\S+?)\)", lambda found: f"{keep('<a>')}{found[1]}{keep('</a>')}", line)
        line = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", html.escape(line, quote=False))
        while "\x00" in line:
            line = re.sub(r"\x00(\d+)\x00", lambda found: kept[int(found[1])], line)
        return line
