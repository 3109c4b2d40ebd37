"""Hints: workers learn from each other that a table has changed.

Problem: several workers serve one table. Every change is in storage, and a worker reads it from there whenever it has
to; but nothing tells a worker that it has to, if another one made the change. Most of the time that does not matter,
because the worker that changes a table draws it. But a worker may hold something that only it can draw
(`drawing.canvas`).

Idea: the scripts that store a table, or what people have picked there, also publish the name of its place, to all
workers that have subscribed. That costs no round trip, and the server a microsecond if nobody listens. In a cluster an
ordinary message reaches the subscribers at every node.

Rules: a hint only names a place. It is never needed for anything to be right in the end: it may be lost, while a
connection is broken, or come late or twice. So a listener is also told when hints may have been lost, and now and then
in any case (None instead of a place), and looks at everything it holds. A worker ignores its own hints.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Final

from redis.asyncio import ConnectionPool, Redis
from redis.exceptions import RedisClusterException, RedisError

from storage import keys
from storage.connection import Client, Cluster
from storage.errors import NoServer
from storage.places import Place

RETRY: Final = 3.0  # seconds until the next attempt to subscribe
LOOK: Final = 60.0  # seconds after which the listener looks anyway

log = logging.getLogger(__name__)


class Hints:
    """The hints of all other workers."""

    def __init__(self, client: Client, worker: bytes) -> None:
        self._client = client
        self._worker = worker

    async def listen(self, hear: Callable[[Place | None], None]) -> None:
        """Call `hear` with every place that another worker has changed, until cancelled; see above for None."""
        look_at = monotonic() + LOOK
        while True:
            try:
                await self._listen(hear)
            except (RedisError, RedisClusterException, NoServer, OSError) as error:
                log.debug("hints cannot be heard: %s; retrying", type(error).__name__)
            if monotonic() >= look_at:  # the server may forbid it for good
                look_at = monotonic() + LOOK
                hear(None)
            await asyncio.sleep(RETRY)

    async def _listen(self, hear: Callable[[Place | None], None]) -> None:
        async with self._subscription() as subscription:
            await subscription.subscribe(keys.CHANGES)
            look_at = monotonic() + LOOK
            while True:
                message = await subscription.get_message(timeout=max(look_at - monotonic(), 0.0))
                is_new = message is not None and message["type"] == "subscribe"  # also after the connection was broken
                if is_new or monotonic() >= look_at:
                    look_at = monotonic() + LOOK
                    hear(None)
                if message is not None and (place := self._read(message)) is not None:
                    hear(place)

    @asynccontextmanager
    async def _subscription(self) -> AsyncIterator[Any]:
        """Open a connection of its own, in a cluster to any of the nodes."""
        client: Any = self._client
        if isinstance(self._client, Cluster):
            node = (await self._client.initialize()).get_random_node()
            client = Redis.from_pool(ConnectionPool(connection_class=node.connection_class, **node.connection_kwargs))
        subscription = client.pubsub()
        connecting = asyncio.ensure_future(subscription.connect())
        try:
            await asyncio.shield(connecting)
            yield subscription
        finally:
            await asyncio.gather(connecting, return_exceptions=True)  # half a connection could not be closed
            await subscription.aclose()
            if client is not self._client:
                await client.aclose()

    def _read(self, message: Any) -> Place | None:
        """Return the place that was changed; None if this worker changed it, or if it is not a hint."""
        if message["type"] != "message":
            return None
        nonce, _, table = message["data"].partition(b" ")
        return None if nonce.rpartition(b":")[0] == self._worker else keys.place_of(table)
