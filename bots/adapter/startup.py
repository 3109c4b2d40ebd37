"""Connect to a platform at the start: retry until it answers, with growing pauses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from itertools import chain, repeat
from typing import Final

from bots.adapter.platform import Status

logger = logging.getLogger(__name__)

PAUSES: Final = (1, 2, 5, 10, 30, 60, 120, 300)  # seconds between two attempts to reach a platform at the start


async def connect(
    status: Status,
    attempt: Callable[[], Awaitable[None]],
    passing: tuple[type[Exception], ...],
    setting: str,
    clean_up: Callable[[], Awaitable[None]] | None = None,
    pauses: Sequence[float] | None = None,
) -> None:
    """Call `attempt` until it succeeds; after each `passing` error, call `clean_up` and wait for the next pause.

    The last pause is repeated. Other errors are raised at once. `setting` names the address of the platform, which the
    host may have set wrongly. The usual pauses are `PAUSES`.
    """
    pauses = pauses or PAUSES
    for pause in chain(pauses, repeat(pauses[-1])):
        try:
            await attempt()
        except passing as trouble:
            status.reason = f"does not answer: {type(trouble).__name__}"
        else:
            status.reason = ""
            return
        hint = f"if {setting} is set, is it right?"
        logger.warning("%s %s; retrying in %s s; %s", status.platform, status.reason, pause, hint)
        if clean_up is not None:
            await clean_up()
        await asyncio.sleep(pause)
