"""The entry point: a session for the people at a keyboard, or a demonstration if there is no keyboard.

A terminal that can place what is shown gets the full screen; others, and those who ask for it, lines.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from logging.handlers import RotatingFileHandler
from pathlib import Path

from bots import redacted_log
from bots.broken_output import discard_output, is_broken
from bots.language.texts import Texts, supported_language
from bots.settings import BadSetting, Settings, open_storage, read_environment
from bots.tables.deadlines import DAY, Limits
from bots.terminal.demo import play_demo
from bots.terminal.front_end import Leave
from bots.terminal.kingdom_choice import DEFAULT, KingdomChoice
from bots.terminal.plain.console import BOLD, DIM, Console, keyboard
from bots.terminal.plain.front_end import PlainFrontEnd
from bots.terminal.session import Session
from bots.worker import Worker
from storage.errors import StorageError
from storage.exposure import find_exposed

logger = logging.getLogger(__name__)

SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # the variables that name the system's language
LOG = "dominion.log"
LONGEST_LOG = 1_000_000  # bytes
OLD_LOGS = 2
AGES = 100 * 365 * DAY
WITHOUT_PLACES = ("", "dumb", "unknown")  # values of TERM: terminals that only print lines


def main(settings: Settings, is_demo: bool = False, plain: bool = False) -> int:
    """Run the terminal until people leave; return the exit status. A demo needs no people."""
    given = read_environment()
    texts, console = Texts(language_here(settings.language, given)), keyboard()
    is_demo = is_demo or not (plain or sys.stdin.isatty())
    plain = plain or not sys.stdout.isatty() or given.get("TERM", "") in WITHOUT_PLACES
    with log_to_file(settings):
        for warning in find_exposed(settings.data, Path(".env")):
            logger.warning("%s", warning)
        for ending in (signal.SIGTERM, signal.SIGHUP):  # closing the window is like Ctrl-C
            signal.signal(ending, lambda *_: signal.raise_signal(signal.SIGINT))
        try:
            asyncio.run(run(console, texts, settings, is_demo, plain))
        except KeyboardInterrupt:
            pass
        except StorageError:
            raise
        except Exception as error:
            if is_broken(error):
                discard_output()
                return 0
            redacted_log.report(logger, "the terminal stopped", error)
            sys.stderr.write(texts.say("trouble", path=str(settings.data / LOG)) + "\n")
            return 1
    return 0


def language_here(language: str, given: Mapping[str, str]) -> str:
    """Return the language that is set, or else the system's language if it is supported."""
    if given.get("DOMINION_LANGUAGE"):
        return language
    return supported_language(next(filter(None, map(given.get, SYSTEM)), ""), language)


def without_expiry(limits: Limits) -> Limits:
    """Return limits under which no table expires: at a keyboard, nobody would see a warning."""
    return replace(limits, lobby=AGES, idle=AGES, over=AGES)


async def run(console: Console, texts: Texts, settings: Settings, is_demo: bool, plain: bool) -> None:
    """Let people play at the table that is stored here, or show a demonstration."""
    limits = settings.limits if is_demo else without_expiry(settings.limits)
    async with open_storage(settings) as client:
        worker = Worker(
            client,
            limits=limits,
            record_days=settings.record_days,
            analysis_playouts=settings.analysis_playouts,
            at_hand=settings.tables_at_hand,
            plan_games=settings.plan_games,
        )
        records = settings.data / "records"
        if is_demo:
            console.write(texts.say("demo-begins", kingdom=texts.say(f"kingdom-{DEFAULT.id}")))
            async for line in play_demo(texts, worker, KingdomChoice.recommended(DEFAULT)):
                console.write(line)
            return
        async with worker.plan_finder.running():
            if plain:
                await play_in_lines(console, texts, worker, records)
            else:
                from bots.terminal.full_screen.app import play_on_screen  # it takes a while to import

                console.write(await play_on_screen(texts, worker, records))


async def play_in_lines(console: Console, texts: Texts, worker: Worker, records: Path) -> None:
    """Let people play by lines until they leave."""
    console.write(texts.say("title"), BOLD)
    console.write(texts.say("fan-note"), DIM)
    session = Session(PlainFrontEnd(console, texts), worker, records)
    try:
        await session.run()
    except (Leave, asyncio.CancelledError) as left:
        console.write("\n" + await session.goodbye())
        if not isinstance(left, Leave):
            raise


@contextmanager
def log_to_file(settings: Settings) -> Iterator[None]:
    """Write log messages to a file: the screen is for the game."""
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
