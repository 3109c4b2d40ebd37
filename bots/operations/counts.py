"""`stats`: how many tables, people and finished games are stored, and how much memory they take."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Final

from bots.operations.stored_tables import PHASES, read_table
from storage.connection import Client
from storage.errors import BadTable, StorageError
from storage.operator_rules import OperatorRulesStore
from storage.redis_store import Store
from storage.table import PLAYING

NAME: Final = b"stats"  # of this worker; it writes nothing
PEOPLE: Final = "dominion:{person:*"
RESULTS: Final = "dominion:{*}:results"
BATCH: Final = 1000  # keys looked through at a time


async def count_everything(client: Client) -> list[str]:
    """Return the counts, one per line."""
    store, phases = Store(client, NAME), Counter[str]()
    platforms: Counter[str] = Counter()
    async for place in store.places():
        try:
            if (table := await read_table(store, place)) is not None:
                phases[table.phase] += 1
                platforms[place.platform] += 1
        except BadTable:
            phases["damaged"] += 1
    lines = [f"tables: {sum(phases.values())}"]
    lines += [f"  {PHASES.get(phase, phase)}: {count}" for phase, count in sorted(phases.items())]
    lines += [f"  on {platform}: {count}" for platform, count in sorted(platforms.items())]
    lines.append(f"people: {await _count_people(client)}")
    lines.append(f"finished games in the statistics: {await _count_games(client)}")
    rules = await OperatorRulesStore(client).read()
    if rules.draining:
        lines.append(f"draining: no new game begins; games still running: {phases[PLAYING]}")
    if rules.blocked:
        lines.append(f"blocked people and chats: {len(rules.blocked)}")
    return [*lines, *await _memory(client)]


async def _count_people(client: Client) -> int:
    found = set()
    async for key in client.scan_iter(match=PEOPLE, count=BATCH):
        found.add(key.rpartition(b"}")[0])
    return len(found)


async def _count_games(client: Client) -> int:
    total = 0
    async for key in client.scan_iter(match=RESULTS, count=BATCH):
        with suppress(StorageError):  # a value of another type
            fields = await client.execute_command("HKEYS", key)
            total += sum(b"|" not in field for field in fields)
    return total


async def _memory(client: Client) -> list[str]:
    try:
        found = await client.info("memory")
        return [f"memory of the server: {found['used_memory'] / 1e6:.1f} MB"]
    except (StorageError, KeyError, TypeError):  # a cluster reports each node by itself
        return []
