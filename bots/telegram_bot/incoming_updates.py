"""Answers and updates as Telegram sends them: checked and parsed one by one, so that a bad one affects no other.

The library parses all updates of an answer at once. If one of them fails, it logs all of them with their contents,
acknowledges none, and asks again without a pause. So they are parsed here first: one that fails is replaced by an empty
update with the same id, which nothing handles and which is acknowledged like any other. Parsing twice costs half a
millisecond per update.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Iterator
from http import HTTPStatus
from typing import Any

from telegram import Bot, Update
from telegram.error import TelegramError
from telegram.request import HTTPXRequest

logger = logging.getLogger(__name__)


class CheckedRequest(HTTPXRequest):
    """Makes requests; an answer that makes no sense is a TelegramError without content, which the library retries."""

    on_rate_limit: Callable[[], None] | None = None  # called when Telegram answers that there were too many requests

    async def do_request(self, *given: Any, **named: Any) -> tuple[int, bytes]:
        status, payload = await super().do_request(*given, **named)
        if status == HTTPStatus.TOO_MANY_REQUESTS and self.on_rate_limit is not None:
            self.on_rate_limit()
        return status, payload

    @staticmethod
    def parse_json_payload(payload: bytes) -> dict[str, Any]:
        try:
            data = json.loads(payload)
        except (ValueError, RecursionError):
            raise TelegramError("the answer is not JSON") from None
        if not isinstance(data, dict) or ("result" not in data and data.get("ok") is not False):
            raise TelegramError("the answer has no result")
        return data


class UpdatesRequest(CheckedRequest):
    """Asks for updates; replaces those that cannot be parsed."""

    on_answer: Callable[[], None] | None = None  # called when there was an answer, even if there were no updates

    async def do_request(self, *given: Any, **named: Any) -> tuple[int, bytes]:
        status, payload = await super().do_request(*given, **named)
        if status == HTTPStatus.OK and self.on_answer is not None:
            self.on_answer()
        return status, payload

    @staticmethod
    def parse_json_payload(payload: bytes) -> dict[str, Any]:
        data = CheckedRequest.parse_json_payload(payload)
        if "result" not in data:
            return data  # a refusal
        if not isinstance(received := data["result"], list):
            raise TelegramError("the answer is not a list of updates")
        kept = list(_replace_unparsable(received))
        if received and not kept:
            raise TelegramError("no update has an id")  # so none can be acknowledged: ask again after a pause
        return data | {"result": kept}


def _replace_unparsable(received: Iterable[object]) -> Iterator[object]:
    """Yield the updates, empty ones for those that cannot be parsed; leave out those without an id."""
    for data in received:
        if parse(data) is not None:
            yield data
        elif (number := _id(data)) is not None:
            yield {"update_id": number}


def parse_body(body: bytes, bot: Bot) -> Update | None:
    """Return the update in the body of a request; if there is none, say so in the log and return None."""
    try:
        data = json.loads(body)
    except (ValueError, RecursionError) as fault:
        _report(None, fault)
        return None
    return parse(data, bot)


def parse(data: Any, bot: Bot | None = None) -> Update | None:
    """Return the update; if it cannot be parsed, say so in the log and return None."""
    number = _id(data)
    try:
        if number is None:
            raise TypeError
        return Update.de_json(data, bot)
    except Exception as fault:
        _report(number, fault)
        return None


def _id(data: object) -> int | None:
    number = data.get("update_id") if isinstance(data, dict) else None
    return number if isinstance(number, int) and not isinstance(number, bool) else None


def _report(number: int | None, fault: Exception) -> None:
    """Log which update is skipped. Its contents may be private."""
    name = "without an id" if number is None else number
    logger.error("Telegram: update %s cannot be parsed and is skipped: %s", name, type(fault).__name__)
