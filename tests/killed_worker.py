"""What the store still holds of a worker that was killed, and how a test lets it run out without waiting."""

from storage import keys


async def let_run_out(survivor, client, place):
    """Let so much time pass for the store that the drawing lease and the last sign of life of a killed worker run out.

    Those of the survivor, the only other worker, are left alone.
    """
    await client.delete(keys.drawing_lease(place))
    everyone = await client.zrange(keys.WORKERS, 0, -1)
    killed = [member for member in everyone if not member.endswith(b" " + survivor.presence._worker)]
    assert len(killed) == 1
    await client.zadd(keys.WORKERS, {killed[0]: 1})  # it was alive until one second after 1970 began
