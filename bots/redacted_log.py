"""Log errors by type and traceback, without their message: it may name hidden cards."""

from __future__ import annotations

import logging
import traceback


def report(logger: logging.Logger, what: str, error: BaseException) -> None:
    """Log that `what` failed, and where in the code."""
    logger.error("%s: %s\n%s", what, type(error).__name__, "".join(traceback.format_tb(error.__traceback__)))
