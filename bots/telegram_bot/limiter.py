"""The rate limiter: the library's own limits, applied to the requests that really count against them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from telegram.ext import AIORateLimiter

# These send nothing to a chat, so they must not wait for a chat that is at its limit.
FREE: Final = frozenset({"getChatMember", "getChat", "sendChatAction"})


class Limiter(AIORateLimiter):
    """Keeps the limits of every chat. It never retries: a retry here would hold up all other chats as well."""

    def __init__(self, speed: float = 1.0) -> None:
        """Make the limiter; with a `speed` of 10 its time passes ten times as fast, for tests."""
        super().__init__(overall_time_period=1 / speed, group_time_period=60 / speed, max_retries=0)
        # Exceeding a limit is not an error: the caller waits and retries.
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
        """Make the request as soon as the limits allow it."""
        if endpoint in FREE:
            return await callback(*args, **kwargs)
        return await super().process_request(callback, args, kwargs, endpoint, data, rate_limit_args)
