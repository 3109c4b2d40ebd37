"""Scripts that the server runs in one step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from redis.exceptions import NoScriptError

from storage.connection import Client


class Script:
    """A script for one client; the server keeps it, so its name alone is sent after the first time."""

    def __init__(self, client: Client, text: str) -> None:
        self._client = client
        self._text = text
        self._name: str = client.register_script(text).sha

    async def run(self, keys: Sequence[str], *values: bytes | str | float) -> Any:
        """What the script returns; a server that was started anew learns it again."""
        try:
            return await self._client.execute_command("EVALSHA", self._name, len(keys), *keys, *values)
        except NoScriptError:
            return await self._client.execute_command("EVAL", self._text, len(keys), *keys, *values)
