"""`restore`: load a backup, unless that would overwrite something or disturb a running bot."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

from bots.settings import Settings
from storage.backup import is_empty, restore_backup
from storage.connection import open_client, run_embedded_server
from storage.errors import StorageError
from storage.presence import GONE, is_anybody_alive

RUNNING_ELSEWHERE = (
    "the bot is running, here or elsewhere: stop it before you restore a backup "
    f"(if it was killed, wait {GONE} seconds)"
)


async def restore_into(settings: Settings, file: Path, overwrite: bool) -> int:
    """Restore the backup into the storage that is set; return the number of keys."""
    async with AsyncExitStack() as stack:
        url = settings.redis_url
        if not url:
            server = await stack.enter_async_context(
                run_embedded_server(settings.data, settings.fsync, settings.memory_mb)
            )
            if server.has_other_users():
                raise StorageError("the bot is running: stop it before you restore a backup")
            url = server.url
        client = await stack.enter_async_context(open_client(url, settings.data, warn=False))
        if settings.redis_url and await is_anybody_alive(client):
            raise StorageError(RUNNING_ELSEWHERE)
        if not overwrite and not await is_empty(client):
            raise StorageError("something is stored already; with --overwrite the backup replaces everything")
        return await restore_backup(client, file)
