"""Risks of a server to lose accepted presses, or to refuse new ones, in sentences for the host.

They are looked for at the start and from time to time: memory and disk fill up months later, when nobody looks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any

from redis.asyncio import Redis, RedisCluster
from redis.exceptions import RedisError

from storage import suitability
from storage.errors import StorageError

PATIENCE = 5.0  # seconds for the answers of a node; the warnings are not worth a longer wait
NEARLY_FULL = 0.9  # of the memory limit
ROOM = 64_000_000  # bytes that should be free on the disk, besides those to write the append-only file anew
LOOK_AGAIN = 300.0  # seconds between two looks

log = logging.getLogger(__name__)


@contextlib.asynccontextmanager
async def watch_risks(client: Any, directory: Path | None, warn: bool) -> AsyncIterator[None]:
    """Note the risks on the client until the end of the block, and warn of each in the log when it appears.

    `directory` is that of the embedded server. Any other one must let the bot do what it has to do, else NoServer is
    raised.
    """
    lasting = [] if directory is not None else await suitability.check(client)

    async def look() -> None:
        known, client.risks = client.risks, [*await find_risks(client, directory), *lasting]
        for risk in client.risks:
            if warn and risk not in known:
                log.warning("%s", risk)

    async def look_again_and_again() -> None:
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            with contextlib.suppress(StorageError, RedisError):  # there is no server now, so nothing is known
                await client.ping()
                await look()

    await look()
    looking = asyncio.create_task(look_again_and_again())
    try:
        yield
    finally:
        looking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await looking


async def find_risks(client: Redis | RedisCluster, directory: Path | None = None) -> list[str]:
    """Return a sentence for each risk; of a cluster it names the nodes. What may not be asked is not a risk.

    `directory` is that of the embedded server. How often it flushes its file is not a risk either: the host has chosen
    that (DOMINION_FSYNC).
    """
    if not isinstance(client, RedisCluster):
        facts = await ask(client)
        if directory is not None:
            facts.pop("appendfsync", None)
        return [*name_risks(facts), *_name_role(facts), *_name_disk(facts, directory)]
    nodes = client.get_nodes()
    found: dict[str, list[str]] = defaultdict(list)
    answers = await asyncio.gather(*(ask(client, target_nodes=node) for node in nodes))
    for node, facts in zip(nodes, answers, strict=True):
        for risk in name_risks(facts):
            found[risk].append(node.name)
    return [f"{risk} This is about {', '.join(sorted(names))}." for risk, names in found.items()]


async def ask(client: Redis | RedisCluster, **node: Any) -> dict[str, Any]:
    """Return what the server tells about itself: `INFO`, and the settings whose names begin with append."""
    facts: dict[str, Any] = {}
    for command in (("INFO",), ("CONFIG GET", "append*")):
        try:
            async with asyncio.timeout(PATIENCE):
                facts |= await client.execute_command(*command, **node)
        except Exception:  # hosted servers often forbid the second; no answer is worth more than a start
            log.debug("the server does not answer %s", command[0], exc_info=True)
    return facts


def name_risks(facts: Mapping[str, Any]) -> Iterator[str]:
    """Name the risks that any node may have."""
    if facts.get("aof_enabled") == 0 or facts.get("appendonly") == "no":
        yield (
            "The server has no append-only file: when it stops, it loses the accepted presses since its last snapshot. "
            "Set appendonly to yes."
        )
    elif facts.get("appendfsync") == "no":
        yield (
            "The server does not flush its append-only file (appendfsync no): a power cut loses accepted presses. Set "
            "appendfsync to always, or to everysec to lose two seconds at most."
        )
    if (policy := facts.get("maxmemory_policy", "noeviction")) != "noeviction":
        yield f"The server may delete tables when it is full (maxmemory-policy {policy}). Set it to noeviction."
    if (limit := facts.get("maxmemory", 0)) and facts.get("used_memory", 0) > NEARLY_FULL * limit:
        yield (
            "The memory of the server is nearly full; then it refuses every press. Raise maxmemory (DOMINION_MEMORY_MB "
            "for the bot's own server)."
        )


def _name_role(facts: Mapping[str, Any]) -> Iterator[str]:
    """Name the risk of a replica, which in a cluster is none."""
    if facts.get("role") == "slave":
        yield "The server is a replica: it refuses every press, or loses it again. Let REDIS_URL name its primary."


def _name_disk(facts: Mapping[str, Any], directory: Path | None) -> Iterator[str]:
    """Name the risk of a disk that is nearly full; the server writes its append-only file anew as it grows."""
    try:
        free = shutil.disk_usage(directory).free if directory is not None else None
    except OSError:
        return
    if free is not None and free < ROOM + facts.get("aof_current_size", 0):
        yield "The disk of the data directory is nearly full; then every press is refused."
