"""Notices every request that Discord refuses because there were too many: the library retries most of them itself."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import aiohttp


def trace_rate_limits(tell: Callable[[], None]) -> aiohttp.TraceConfig:
    """Return what the HTTP session of the library needs to call `tell` after each such answer."""

    async def look(_session: aiohttp.ClientSession, _context: Any, request: aiohttp.TraceRequestEndParams) -> None:
        if request.response.status == HTTPStatus.TOO_MANY_REQUESTS:
            tell()

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(look)
    return trace
