"""Connect to a platform at the start: retry for a while, then give up with one clear message for the operator."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from bots.settings import BadSetting

logger = logging.getLogger(__name__)


async def connect(
    platform: str,
    attempt: Callable[[], Awaitable[None]],
    passing: tuple[type[Exception], ...],
    pauses: Sequence[float],
    setting: str,
    clean_up: Callable[[], Awaitable[None]] | None = None,
) -> None:
    """Call `attempt` until it succeeds; after each `passing` error, call `clean_up` and wait for the next pause.

    Other errors are raised at once. After the last pause raise a BadSetting that points to the address in `setting`.
    """
    for pause in (*pauses, 0):
        try:
            return await attempt()
        except passing as trouble:
            later = f"; retrying in {pause} s" if pause else ""
            logger.warning("%s does not answer: %s%s", platform, type(trouble).__name__, later)
        if clean_up is not None:
            await clean_up()
        await asyncio.sleep(pause)
    raise BadSetting(f"{platform} cannot be reached; if {setting} is set, is it right?")
