"""Settings of a server with which it can lose accepted presses, or refuse new ones, in sentences for the host."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from redis.asyncio import Redis, RedisCluster

PATIENCE = 5.0  # seconds for the answers of a node; the warnings are not worth a longer wait
NEARLY_FULL = 0.9  # of the memory limit

log = logging.getLogger(__name__)


async def find_risks(client: Redis | RedisCluster, embedded: bool = False) -> list[str]:
    """Return a sentence for each risk; of a cluster it names the nodes. What may not be asked is not a risk.

    How often the embedded server flushes its file is not a risk either: the host has chosen that (DOMINION_FSYNC).
    """
    if not isinstance(client, RedisCluster):
        facts = await ask(client)
        if embedded:
            facts.pop("appendfsync", None)
        return [*name_risks(facts), *_name_role(facts)]
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
