"""The way in: an evening with people where there is a keyboard, an exhibition game where there is none."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from logging.handlers import RotatingFileHandler

from bots import faults
from bots.pace import DAY, Limits
from bots.settings import BadSetting, Settings, surroundings
from bots.terminal.console import Console, keyboard
from bots.terminal.evening import Evening
from bots.terminal.exhibition import exhibit
from bots.terminal.lobby import DEFAULT, Choice
from bots.texts import Texts, spoken
from bots.worker import Worker
from storage.connection import opened
from storage.errors import StorageError

logger = logging.getLogger(__name__)

SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # where the system says which language it speaks
LOG = "dominion.log"
LONGEST_LOG = 1_000_000  # bytes
OLD_LOGS = 2
AGES = 100 * 365 * DAY
GONE = (errno.EPIPE, errno.EIO)  # how a closed pipe and a closed window refuse to be written to


def main(settings: Settings) -> int:
    """Someone has played, or left; the exit status."""
    texts, console = Texts(language_here(settings.language, surroundings())), keyboard()
    with logged(settings):
        for ending in (signal.SIGTERM, signal.SIGHUP):  # whoever closes the window leaves as with Ctrl-C
            signal.signal(ending, lambda *_: signal.raise_signal(signal.SIGINT))
        try:
            asyncio.run(run(console, texts, settings))
        except KeyboardInterrupt:
            pass
        except StorageError:
            raise
        except Exception as error:
            if isinstance(error, OSError) and error.errno in GONE:
                _hush()
                return 0
            faults.note(logger, "the terminal stopped", error)
            sys.stderr.write(texts.say("trouble", path=str(settings.data / LOG)) + "\n")
            return 1
    return 0


def language_here(language: str, given: Mapping[str, str]) -> str:
    """The language that is set; where none is, the system's, if that is one of ours."""
    if given.get("DOMINION_LANGUAGE"):
        return language
    return spoken(next(filter(None, map(given.get, SYSTEM)), ""), language)


def lasting(limits: Limits) -> Limits:
    """Limits of a table that is kept as long as the directory it lies in: at a keyboard, nobody would be warned."""
    return replace(limits, lobby=AGES, idle=AGES, over=AGES)


async def run(console: Console, texts: Texts, settings: Settings) -> None:
    """People have played at the table that is kept here, or computer players have shown a game."""
    people = sys.stdin.isatty()
    limits = lasting(settings.limits) if people else settings.limits
    async with opened(settings.redis_url or None, settings.data, settings.fsync) as client:
        worker = Worker(client, limits=limits, record_days=settings.record_days, at_hand=settings.tables_at_hand)
        if people:
            await Evening(console, texts, worker, settings.data / "records").run()
        else:
            console.write(texts.say("exhibition", kingdom=texts.say(f"kingdom-{DEFAULT.id}")))
            await exhibit(console, texts, worker, Choice.recommended(DEFAULT))


def _hush() -> None:
    """Whoever was reading has gone; what Python still holds back does not complain about it on leaving."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


@contextmanager
def logged(settings: Settings) -> Iterator[None]:
    """What the program has to say to its host goes into a file: the screen is for the game."""
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        handler = RotatingFileHandler(settings.data / LOG, maxBytes=LONGEST_LOG, backupCount=OLD_LOGS, encoding="utf-8")
    except OSError as error:
        raise BadSetting(f"DOMINION_DATA names {settings.data}, which cannot be used: {error.strerror}") from None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(settings.log_level)
    try:
        yield
    finally:
        root.removeHandler(handler)
        handler.close()
