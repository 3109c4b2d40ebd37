"""The real library, pointed at the server."""

import asyncio
import contextlib
import warnings

import yarl

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of a module of Python that the library loads for sound
    import discord


@contextlib.contextmanager
def speaks_to(server):
    """Make the library talk to the server within the block."""
    route, socket = discord.http.Route, discord.gateway.DiscordWebSocket
    before = route.BASE, socket.DEFAULT_GATEWAY
    route.BASE, socket.DEFAULT_GATEWAY = server.rest_url, yarl.URL(server.gateway_url)
    try:
        yield server
    finally:
        route.BASE, socket.DEFAULT_GATEWAY = before


@contextlib.asynccontextmanager
async def running(client, server, shards=1):
    """Run the client, connected and with its guilds, within the block."""
    others = len(server.gateway.live)
    async with client:
        task = asyncio.create_task(client.start(server.token))
        arrived = asyncio.create_task(server.gateway.connected(others + shards))
        try:
            await asyncio.wait({task, arrived}, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                task.result()
            await arrived
            yield client
        finally:
            arrived.cancel()
            await client.close()
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
            await server.until(lambda: len(server.gateway.live) <= others)
            server.gateway.forgets()  # the library leaves with a code after which it could resume
