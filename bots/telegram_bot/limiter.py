"""How fast requests may follow one another: the library's own limits, for what really counts against them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from telegram.ext import AIORateLimiter

# Questions to Telegram put nothing into a chat: a group that is full for the moment must not hold them up.
FREE: Final = frozenset({"getChatMember", "getChat", "sendChatAction"})


class Limiter(AIORateLimiter):
    """Keeps the limits of every chat. What Telegram refuses all the same is not tried again here: that would hold up
    every other chat as well."""

    def __init__(self, speed: float = 1.0) -> None:
        """Seconds and minutes pass that much faster than elsewhere."""
        super().__init__(overall_time_period=1 / speed, group_time_period=60 / speed, max_retries=0)
        # A flood is no fault: whoever asked waits and asks again.
        logging.getLogger("telegram.ext.AIORateLimiter").setLevel(logging.CRITICAL)

    async def process_request(
        self,
        callback: Callable[..., Coroutine[Any, Any, Any]],
        args: Any,
        kwargs: dict[str, Any],
        endpoint: str,
        data: dict[str, Any],
        rate_limit_args: int | None,
    ) -> Any:
        """What the request gives, as soon as it may be made."""
        if endpoint in FREE:
            return await callback(*args, **kwargs)
        return await super().process_request(callback, args, kwargs, endpoint, data, rate_limit_args)
