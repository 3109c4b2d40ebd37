"""Faults of ours in the log: where they happened and of what kind, never what they say, which may name hidden cards."""

from __future__ import annotations

import logging
import traceback


def note(logger: logging.Logger, what: str, fault: BaseException) -> None:
    """The log says where in the code it went wrong."""
    logger.error("%s: %s\n%s", what, type(fault).__name__, "".join(traceback.format_tb(fault.__traceback__)))
