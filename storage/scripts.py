"""Scripts that the server runs as one step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from redis.exceptions import NoScriptError

from storage.connection import Client

# What every script can use: `drop_foreign` deletes a value of the wrong type at one of the bot's keys, left there by
# another program; `number` reads a whole number, as 0 if it is not one, or too large to be exact here.
PRELUDE = """
local function drop_foreign(key, kind)
    local found = redis.call('TYPE', key).ok
    if found ~= kind and found ~= 'none' then redis.call('DEL', key) end
end
local function number(text)
    if text and #text <= 16 and string.match(text, '^%d+$') then return tonumber(text) end
    return 0
end
"""


class Script:
    """A script for one client. The server caches it, so only its hash is sent after the first time."""

    def __init__(self, client: Client, text: str) -> None:
        self._client = client
        self._text = PRELUDE + text
        self._name: str = client.register_script(self._text).sha

    async def run(self, keys: Sequence[str | bytes], *values: bytes | str | float) -> Any:
        """Run the script and return its result; send its text again if the server was restarted."""
        try:
            return await self._client.execute_command("EVALSHA", self._name, len(keys), *keys, *values)
        except NoScriptError:
            return await self._client.execute_command("EVAL", self._text, len(keys), *keys, *values)
