"""What a worker at Discord and Telegram leaves on its server; run by hand, once for each format.

    GOLDEN_DIRECTORY=tests/golden/format2 python -m pytest tests/golden/platforms.py

Here the notes of what was drawn are those of the real adapters, which they alone understand.
"""

import asyncio
import os
import time
from pathlib import Path
from types import SimpleNamespace

from storage.redis_store import Store
from tests.golden.dumps import dump, read_all
from tests.golden.plain import write
from tests.golden.table_scenes import buttons
from tests.telegram.conftest import few_certificates, one_certificate, waiting_times_are_periods  # noqa: F401 - fixtures
from tests.test_both_platforms import both, moves  # noqa: F401 - a fixture


async def test_golden_files_of_both_platforms(both, client):  # noqa: F811 - the fixture
    rounds = await asyncio.gather(both.in_channel(0), both.in_channel(1), both.in_group(0), both.in_group(1))
    await asyncio.gather(rounds[1].plays_to_the_end(), rounds[3].plays_to_the_end())
    await asyncio.gather(moves(rounds[0], 15), moves(rounds[2], 15))
    await asyncio.sleep(1)  # for the last screens to be noted
    await both.stop()
    keys, now = await dump(client), time.time()
    expected = await read_all(client, now, keys)
    pressed = await buttons(SimpleNamespace(store=Store(client, b"golden")))
    entry = {"name": "one worker at both platforms", "now": now, "keys": keys, "expected": expected, "buttons": pressed}
    write(Path(os.environ["GOLDEN_DIRECTORY"]) / "platforms.json", [entry])
