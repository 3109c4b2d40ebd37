"""The log, as text or as JSON with one object per line."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def configure_logging(level: str, form: str) -> None:
    """Log to the standard error stream, in the form "text" or "json"."""
    logging.basicConfig(level=level, stream=sys.stderr, format=TEXT)
    if form == "json":
        logging.captureWarnings(True)
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JsonFormatter())


class JsonFormatter(logging.Formatter):
    """Writes a record as one line. Of an error it keeps type and traceback; its own words may name hidden cards."""

    def format(self, record: logging.LogRecord) -> str:
        written = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            written["message"] = _without(error, written["message"])
            written["error"] = type(error).__name__
            written["traceback"] = "".join(traceback.format_tb(error.__traceback__))
        written |= getattr(record, "fields", {})  # of `redacted_log`
        return json.dumps(written, ensure_ascii=False)


def _without(error: BaseException, message: str) -> str:
    """Return the message without the words of the error: asyncio, for one, repeats them."""
    for words in (repr(error), str(error)):
        if words:
            message = message.replace(words, type(error).__name__)
    return message
