"""Log errors by type and traceback, without their message: it may name hidden cards."""

from __future__ import annotations

import logging
import traceback


def report(logger: logging.Logger, what: str, error: BaseException) -> None:
    """Log that `what` failed, and where in the code; the parts are `fields` of the record as well."""
    kind, where = type(error).__name__, "".join(traceback.format_tb(error.__traceback__))
    fields = {"message": what, "error": kind, "traceback": where}
    logger.error("%s: %s\n%s", what, kind, where, extra={"fields": fields})
