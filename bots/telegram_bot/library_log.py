"""Log lines of the library without their arguments: these may quote updates, panels and the token."""

from __future__ import annotations

import logging
import traceback

from telegram.error import InvalidToken, TelegramError

LIBRARY = "telegram"
RETRY_LOOP = "telegram.ext"  # the logger of the loop that repeats requests; it also raises what it logs
# Below these levels they log what is sent to Telegram: URLs, which contain the bot token, and whole panels.
HIDDEN = {"httpx": logging.WARNING, "httpcore": logging.WARNING, LIBRARY: logging.INFO}


def redact() -> None:
    """Log what the library logs from now on without content: only the fixed words, and the type of the error."""
    for name, level in HIDDEN.items():
        logging.getLogger(name).setLevel(level)
    for name in [LIBRARY, *logging.root.manager.loggerDict]:
        if name.split(".")[0] == LIBRARY:  # a filter of a logger does not apply to the loggers below it
            logging.getLogger(name).addFilter(_redact)


def _redact(record: logging.LogRecord) -> bool:
    """Remove the contents of the record; False for what the bot itself reports in one sentence."""
    fault = record.exc_info[1] if record.exc_info else None
    if isinstance(fault, InvalidToken) or (record.name == RETRY_LOOP and isinstance(fault, TelegramError)):
        return False
    if fault is not None:
        frames = "" if isinstance(fault, TelegramError) else "\n" + "".join(traceback.format_tb(fault.__traceback__))
        record.msg = f"{record.msg}: {type(fault).__name__}{frames}"
    record.args, record.exc_info, record.exc_text = (), None, None
    return True
