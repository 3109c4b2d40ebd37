"""The command line: `python -m bots [command]`, also installed as `dominion-in-chat`."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from bots.broken_output import discard_output, is_broken
from bots.settings import BadSetting, Settings, open_storage
from storage.connection import Client
from storage.errors import StorageError

PROGRAM: Final = "dominion-in-chat"
EPILOG: Final = "Settings come from the environment, or from a file named .env in the working directory."


def installed_version() -> str:
    """Return the version of the installed package."""
    try:
        return version(PROGRAM)
    except PackageNotFoundError:  # run from a directory that was never installed
        return "unknown"


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    program = argparse.ArgumentParser(PROGRAM, description="Whole games of Dominion in a chat.", epilog=EPILOG)
    program.add_argument("--version", action="version", version=f"{PROGRAM} {installed_version()}")
    commands = program.add_subparsers(title="commands", metavar="command", dest="command")

    def command(name: str, run: Callable[[Settings, argparse.Namespace], int], help: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=help, description=f"{help[0].upper()}{help[1:]}.")
        added.set_defaults(run=run)
        return added

    command("serve", serve, "serve the platforms whose tokens are set")
    playing = command("play", play, "play in this terminal")
    playing.add_argument("--plain", action="store_true", help="by lines, as for screen readers; not on a full screen")
    command("demo", demo, "watch two computer players play a game")
    checking = command("check", check, "replay the records of finished games and check that no shuffle was rigged")
    checking.add_argument("files", metavar="FILE", nargs="+")
    command("doctor", doctor, "check the settings, the storage, every stored table and the platforms")
    saving = command("backup", backup, "write everything that is stored to a file, while the bot may be running")
    saving.add_argument("file", metavar="FILE", type=Path)
    restoring = command("restore", restore, "load a backup; stop the bot first")
    restoring.add_argument("file", metavar="FILE", type=Path)
    restoring.add_argument("--overwrite", action="store_true", help="replace everything that is stored now")
    command("stats", stats, "count tables, people and finished games")
    _add_control(command)
    return program


def _add_control(command: Callable[..., argparse.ArgumentParser]) -> None:
    """Add the commands that control a bot that is running."""
    id_help = "telegram:ID or discord:ID, of a person, a group, a server or a channel"
    blocking = command("block", block, "refuse every request of a person or from a chat, at once and without a restart")
    blocking.add_argument("id", metavar="ID", help=id_help)
    blocking.add_argument("--why", metavar="TEXT", default="", help="a note for you, shown by `blocked` only")
    command("unblock", unblock, "lift a block").add_argument("id", metavar="ID", help=id_help)
    command("blocked", blocked, "list who is blocked, and why")
    announcing = command("announce", announce, "show one line at all tables, without a notification")
    announcing.add_argument("text", metavar="TEXT", nargs="?", default="", help="at most 200 characters, no links")
    announcing.add_argument("--hours", metavar="N", default="24", help="for how many hours it is shown (24)")
    announcing.add_argument("--clear", action="store_true", help="show it no longer")
    draining = command("drain", drain, "let no new game begin, while the running ones go on, or end that")
    draining.add_argument("switch", choices=("on", "off"))
    listing = command("tables", tables, "list the open tables: where they are, how far they are, and since when idle")
    listing.add_argument("id", metavar="ID", nargs="?", default="", help="only those of a group, a server or a channel")
    closing = command("close", close, "close a table, also in the middle of a game")
    closing.add_argument("place", metavar="PLACE", help="as `tables` and the log name it, such as telegram:-100123:7")


def run(settings: Settings, given: argparse.Namespace) -> int:
    """Carry out the command and return the exit status. Without one, serve if a token is set, and play otherwise."""
    if given.command is not None:
        status: int = given.run(settings, given)
        return status
    return (serve if has_platform(settings) else play)(settings, given)


def has_platform(settings: Settings) -> bool:
    return settings.telegram is not None or settings.discord is not None


# Each command imports only what it needs: importing everything takes a second.


def serve(settings: Settings, _given: argparse.Namespace) -> int:
    if not has_platform(settings):
        raise BadSetting("there is nothing to serve: set TELEGRAM_TOKEN or DISCORD_TOKEN")
    from bots.service import main

    return main(settings)


def play(settings: Settings, given: argparse.Namespace) -> int:
    from bots.terminal.main import main

    return main(settings, plain=getattr(given, "plain", False))


def demo(settings: Settings, _given: argparse.Namespace) -> int:
    from bots.terminal.main import main

    return main(settings, is_demo=True)


def check(_settings: Settings, given: argparse.Namespace) -> int:
    from bots.terminal.verify_record import main

    return main(given.files)


def doctor(settings: Settings, _given: argparse.Namespace) -> int:
    from bots.operations.doctor import examine
    from bots.service import platforms

    async def examine_all() -> int:  # within the event loop, which the clients of the platforms need
        return await examine(settings, platforms(settings), say)

    return 1 if asyncio.run(examine_all()) else 0


def backup(settings: Settings, given: argparse.Namespace) -> int:
    from storage.backup import write_backup

    async def write() -> int:
        async with open_storage(settings) as client:
            return await write_backup(client, given.file, installed_version())

    try:
        count = asyncio.run(write())
    except OSError as error:
        raise StorageError(f"{given.file} cannot be written: {error.strerror}") from None
    say(f"{_keys_were(count)} written to {given.file}; it holds every hand and deck, so keep it secret")
    return 0


def restore(settings: Settings, given: argparse.Namespace) -> int:
    from bots.operations.restoring import restore_into

    count = asyncio.run(restore_into(settings, given.file, given.overwrite))
    say(f"{_keys_were(count)} restored from {given.file}")
    return 0


def _keys_were(count: int) -> str:
    return "1 key was" if count == 1 else f"{count} keys were"


def stats(settings: Settings, _given: argparse.Namespace) -> int:
    from bots.operations.counts import count_everything

    async def count() -> list[str]:
        async with open_storage(settings) as client:
            return await count_everything(client)

    say("\n".join(asyncio.run(count())))
    return 0


def control(settings: Settings, act: Callable[[Client], Awaitable[str | list[str]]]) -> int:
    """Do that with the storage of the bot, which may be running, and tell the outcome."""

    async def reach() -> str | list[str]:
        async with open_storage(settings) as client:
            return await act(client)

    told = asyncio.run(reach())
    say(told if isinstance(told, str) else "\n".join(told))
    return 0


def block(settings: Settings, given: argparse.Namespace) -> int:
    from bots.operations.control import block, parse

    id = parse(given.id)
    return control(settings, lambda client: block(client, id, given.why))


def unblock(settings: Settings, given: argparse.Namespace) -> int:
    from bots.operations.control import parse, unblock

    id = parse(given.id)
    return control(settings, lambda client: unblock(client, id))


def blocked(settings: Settings, _given: argparse.Namespace) -> int:
    from bots.operations.control import list_blocked

    return control(settings, list_blocked)


def announce(settings: Settings, given: argparse.Namespace) -> int:
    from bots.operations.control import announce, clear_announcement, parse_announcement

    if given.clear and given.text:
        raise BadSetting("give a text to announce, or --clear, but not both")
    if given.clear:
        return control(settings, clear_announcement)
    announcement = parse_announcement(given.text, given.hours)
    return control(settings, lambda client: announce(client, announcement))


def drain(settings: Settings, given: argparse.Namespace) -> int:
    from bots.operations.control import drain

    return control(settings, lambda client: drain(client, given.switch == "on"))


def tables(settings: Settings, given: argparse.Namespace) -> int:
    from bots.operations.control import parse
    from bots.operations.stored_tables import list_open

    chat = parse(given.id) if given.id else None
    return control(settings, lambda client: list_open(client, chat))


def close(settings: Settings, given: argparse.Namespace) -> int:
    from bots.operations.control import close_table, parse

    place = parse(given.place)
    return control(settings, lambda client: close_table(client, settings.limits, place))


def say(line: str) -> None:
    """Write a line; if nobody reads it any longer, the command is carried out all the same."""
    try:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    except OSError as error:
        if not is_broken(error):
            raise
        discard_output()
