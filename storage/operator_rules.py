"""What the operator of the bot has decided while it is running: whom to block, maintenance, a message to all tables.

All of it is one hash, so that a worker learns of every change with one question. The hash has a revision, which each
change sets to the server's clock: a worker that names the revision it knows gets the fields only if there are others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from storage import keys
from storage.connection import Client
from storage.scripts import Script

REVISION: Final = "revision"
DRAINING: Final = "draining"
TEXT: Final = "announcement"
UNTIL: Final = "announced-until"
BLOCKED: Final = "blocked:"  # and the id of a person or a chat

# Nothing if the revision is still this one.
READ = """
if redis.call('TYPE', KEYS[1]).ok ~= 'hash' then return {} end
if redis.call('HGET', KEYS[1], 'revision') == ARGV[1] then return false end
return redis.call('HGETALL', KEYS[1])
"""
# Arguments: pairs of a field and its value, behind a "=", or an empty text to remove the field. Returns how many fields
# were added or removed.
CHANGE = """
drop_foreign(KEYS[1], 'hash')
local now, changed = redis.call('TIME'), 0
for at = 1, #ARGV, 2 do
    if ARGV[at + 1] == '' then changed = changed + redis.call('HDEL', KEYS[1], ARGV[at])
    else changed = changed + redis.call('HSET', KEYS[1], ARGV[at], string.sub(ARGV[at + 1], 2)) end
end
redis.call('HSET', KEYS[1], 'revision', string.format('%.0f', now[1] * 1000000 + now[2]))
return changed
"""


@dataclass(frozen=True, slots=True)
class OperatorRules:
    """The decisions of the operator."""

    draining: bool = False  # no new game begins
    announcement: str = ""
    announced_until: int = 0  # seconds since 1970
    blocked: Mapping[str, str] = field(default_factory=dict)  # ids such as "telegram:42", and why, for the operator
    revision: str = ""


class OperatorRulesStore:
    """Reads and changes the decisions of the operator, which all workers share."""

    def __init__(self, client: Client) -> None:
        self._read = Script(client, READ)
        self._change = Script(client, CHANGE)

    async def read(self, known: OperatorRules = OperatorRules()) -> OperatorRules:  # noqa: B008  (frozen)
        """Return the decisions as they are now; `known` itself if nothing has changed since."""
        found = await self._read.run((keys.OPERATOR,), known.revision)
        if found is None:
            return known
        fields = dict(zip(map(_text, found[::2]), map(_text, found[1::2]), strict=True))
        until = fields.get(UNTIL, "")
        return OperatorRules(
            draining=DRAINING in fields,
            announcement=fields.get(TEXT, ""),
            announced_until=int(until) if until.isdecimal() else 0,
            blocked={name.removeprefix(BLOCKED): why for name, why in fields.items() if name.startswith(BLOCKED)},
            revision=fields.get(REVISION, ""),
        )

    async def block(self, id: str, why: str = "") -> bool:
        """Block a person or a chat; False if it was blocked already, for which the reason is replaced."""
        return bool(await self._write({f"{BLOCKED}{id}": why}))

    async def unblock(self, id: str) -> bool:
        """Lift a block; False if there was none."""
        return bool(await self._write({f"{BLOCKED}{id}": None}))

    async def drain(self, on: bool) -> None:
        """Let no new game begin, or let them begin again."""
        await self._write({DRAINING: "yes" if on else None})

    async def announce(self, text: str, until: int) -> None:
        """Show this text at all tables until that time; an empty one shows nothing any longer."""
        await self._write({TEXT: text or None, UNTIL: str(until) if text else None})

    async def _write(self, fields: Mapping[str, str | None]) -> int:
        """Set these fields, or remove those that are None; return how many were added or removed."""
        pairs = [word for name, value in fields.items() for word in (name, "" if value is None else f"={value}")]
        changed: int = await self._change.run((keys.OPERATOR,), *pairs)
        return changed


def _text(stored: bytes) -> str:
    return stored.decode(errors="replace")
