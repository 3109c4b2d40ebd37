"""What the operator of the bot allows, as this worker knows it: in the settings, and in what is stored for all workers.

Problem: every request depends on it, but a press may cost only a few round trips to the server.

Idea: the worker keeps a copy in memory and asks the server every `PAUSE` seconds whether there is something new, in one
round trip for all requests together (`drawing.announcer`). So a change takes effect everywhere within seconds.

Rule: games that are running go on, unless the operator closes their table; only what begins something
new is refused. If storage does not answer, what was known last stays in force.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Final

from bots.people import Person, tidy
from bots.refusals import Refusal
from storage.operator_rules import OperatorRules, OperatorRulesStore
from storage.places import Place

PAUSE: Final = 2.0  # seconds between two questions whether the operator has changed something
LONGEST_ANNOUNCEMENT: Final = 200  # characters
EVERYONE, ADMINS = "everyone", "admins"
OPENING: Final = (EVERYONE, ADMINS)  # who may open tables


class OperatorPolicy:
    """Refuses what the operator does not allow. `opening` is one of OPENING; without `chats`, all chats are allowed."""

    def __init__(
        self,
        store: OperatorRulesStore,
        clock: Callable[[], float] = time.time,
        opening: str = EVERYONE,
        chats: Collection[str] = (),
    ) -> None:
        self.store = store
        self.opening = opening
        self.chats = frozenset(chats)  # such as "telegram:-100123"
        self.rules = OperatorRules()
        self._clock = clock

    async def refresh(self) -> None:
        """Learn what the operator has changed since the last time."""
        self.rules = await self.store.read(self.rules)

    @property
    def announcement(self) -> str:
        """The message to all tables, in one line; "" if there is none, or its time is over."""
        lasts = self._clock() < self.rules.announced_until
        return tidy(self.rules.announcement, LONGEST_ANNOUNCEMENT) if lasts else ""

    def is_blocked(self, *ids: str) -> bool:
        """True if one of these people or chats is blocked."""
        return any(id in self.rules.blocked for id in ids)

    def welcomes(self, *ids: str) -> bool:
        """True if games may begin in a chat that is known by these ids."""
        return not self.is_blocked(*ids) and (not self.chats or not self.chats.isdisjoint(ids))

    async def follow_move(self, old: Place, new: Place) -> None:
        """Block a chat that was blocked before it became another one."""
        if self.is_blocked(old.text):
            await self.store.block(new.text, self.rules.blocked[old.text])

    def require_new_games(self) -> None:
        """Refuse to begin anything while the operator waits for the running games to end."""
        if self.rules.draining:
            raise Refusal("maintenance")

    def require_opener(self, person: Person) -> None:
        """Refuse people who may not open tables in their chat."""
        if self.opening == ADMINS and not person.admin:
            raise Refusal("admins-open")

    def require_chat(self, ids: Collection[str]) -> None:
        """Refuse to begin anything in a chat, known by these ids, that the operator has blocked or not allowed."""
        if self.is_blocked(*ids):
            raise Refusal("chat-blocked")
        if self.chats and self.chats.isdisjoint(ids):
            raise Refusal("chat-not-allowed")
