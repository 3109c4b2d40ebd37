"""Presses under a message, and the limits of a keyboard."""

import json
import re
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

from tests.telegram_server import limits
from tests.telegram_server.refusals import mistake

STYLES = {None, "danger", "success", "primary"}
_WORK = (
    "url",
    "callback_data",
    "switch_inline_query",
    "switch_inline_query_current_chat",
    "copy_text",
)


EMOJI = re.compile("^[\u21a9\u23f3\u25b6\u26a1\u26aa\u2699\u267b\u2716\u2754\u270b\u2b05\U0001f000-\U0001faff]\ufe0f? ")


@dataclass(frozen=True)
class Button:
    """A button as a person sees it."""

    text: str
    data: str | None = None
    url: str | None = None
    style: str | None = None

    @property
    def words(self):
        """The text without an emoji in front of it."""
        return EMOJI.sub("", self.text)


def buttons(markup):
    """Rows of buttons of an inline keyboard; no rows for anything else."""
    rows = (markup or {}).get("inline_keyboard", [])
    return [
        [Button(one["text"], one.get("callback_data"), one.get("url"), one.get("style")) for one in row] for row in rows
    ]


def checked(markup):
    """The markup as a message keeps it, None for an empty keyboard; a keyboard beyond the limits is refused."""
    if not markup or "inline_keyboard" not in markup:
        return markup
    rows = [row for row in markup["inline_keyboard"] if row]
    if max(map(len, rows), default=0) > limits.BUTTONS_IN_A_ROW:
        raise mistake("reply markup is too long: too many buttons in a row")
    if sum(map(len, rows)) > limits.BUTTONS or len(_packed(rows)) > limits.MARKUP_BYTES:
        raise mistake("reply markup is too long")
    for row in rows:
        for button in row:
            _check(button)
    return {"inline_keyboard": rows} if rows else None


def _packed(rows):
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode()


def _check(button):
    if not button["text"].strip():
        raise mistake("can't parse inline keyboard button: Inline keyboard button text must be non-empty")
    if sum(key in button for key in _WORK) != 1:
        raise mistake("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard")
    if "callback_data" in button and not 1 <= len(button["callback_data"].encode()) <= limits.BUTTON_DATA_BYTES:
        raise mistake("BUTTON_DATA_INVALID")
    if button.get("style") not in STYLES:
        raise mistake("can't parse inline keyboard button: invalid button style specified")
    if not 1 <= len(button.get("copy_text", {"text": " "})["text"]) <= limits.COPY_TEXT:
        raise mistake("BUTTON_COPY_TEXT_INVALID")
    if "url" in button:
        _check_url(button["url"])


def _check_url(url):
    parts = urlsplit(url)
    if re.search(r"\s", url) or parts.scheme not in ("http", "https", "tg"):
        raise mistake(f"inline keyboard button URL '{url}' is invalid: Unsupported URL protocol")
    if parts.scheme != "tg" and "." not in (parts.hostname or ""):
        raise mistake(f"inline keyboard button URL '{url}' is invalid: Wrong HTTP URL")
    payload = _start(parts)
    if payload is not None and not re.fullmatch(limits.PAYLOAD, payload):
        raise mistake("BUTTON_URL_INVALID")


def _start(parts):
    if parts.hostname not in ("t.me", "telegram.me"):
        return None
    query = parse_qs(parts.query, keep_blank_values=True)
    return next((query[key][0] for key in ("start", "startgroup") if key in query), None)


def deep_link(url):
    """(username of the bot, payload) of a link that opens a private chat; None for any other address."""
    parts = urlsplit(url)
    if parts.hostname not in ("t.me", "telegram.me") or not re.fullmatch(r"/\w+", parts.path):
        return None
    if "startgroup" in parse_qs(parts.query):
        return None
    return parts.path[1:], _start(parts) or ""
