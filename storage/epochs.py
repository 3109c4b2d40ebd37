"""Epochs: the time from one moment at which storage may have lost something to the next.

The problem: a server can lose the last seconds in a power cut, or when a replica takes over, and an operator can
restore a backup. What people have seen since then was drawn from a state that no longer exists. The notes of what they
see were lost together with it: tables and notes agree with each other, so nothing looks outdated.

The idea: a server that was not restarted has lost nothing. Every server tells which run of it this is, and the last one
is stored. If it is another one, a new epoch begins. Each note says in which epoch its screen was drawn, and notes of
other epochs are not believed: these screens are drawn once more (see `bots.drawing.verifier`).

The rules:
- The embedded server knows whether it was shut down with everything on disk, and then vouches for its next run, so that
  an ordinary restart begins no epoch. Any other restart does, because nobody can know what it has cost.
- No epoch has the name of an earlier one, not even of one that was lost. A backup contains none.
- An address may lead to several servers in turn. A run that was seen before begins no epoch, or there would be no end.
"""

from __future__ import annotations

import asyncio
from zlib import crc32

from redis.asyncio import RedisCluster

from storage import keys
from storage.connection import Client
from storage.scripts import Script

# Returns the epoch, which begins now if the server was restarted since the last one was written.
CHECK = """
drop_foreign(KEYS[1], 'hash')
local held = redis.call('HMGET', KEYS[1], 'run', 'epoch')
if held[1] == ARGV[1] and held[2] then return held[2] end
local now = redis.call('TIME')
local epoch = string.format('%x', now[1] * 1000000 + now[2])
redis.call('HSET', KEYS[1], 'run', ARGV[1], 'epoch', epoch)
return epoch
"""


class Epochs:
    """The epochs of a server or cluster, as one worker learns of them."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._check = Script(client, CHECK)
        self._runs: set[str] = set()  # that were seen

    async def check(self) -> str:
        """Return the name of the epoch; raise what the server raises, for instance if it does not tell its run."""
        run = await self.run()
        epoch = await self._client.execute_command("HGET", keys.EPOCH, "epoch") if run in self._runs else None
        if epoch is None:
            epoch = await self._check.run((keys.EPOCH,), run)
            self._runs.add(run)
        return str(epoch.decode(errors="replace"))

    async def run(self) -> str:
        """Return which run of the server this is; of a cluster, of all primaries together."""
        if not isinstance(self._client, RedisCluster):
            return str((await self._client.execute_command("INFO", "server"))["run_id"])
        nodes = self._client.get_primaries()
        answers = await asyncio.gather(
            *(self._client.execute_command("INFO", "server", target_nodes=node) for node in nodes)
        )
        return f"{crc32(' '.join(sorted(str(answer['run_id']) for answer in answers)).encode()):08x}"
