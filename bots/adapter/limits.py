"""How often people may ask for something: nobody can fill the storage, or keep the bot too busy for others.

Every person and every place has an allowance of presses and one of commands, which a request uses up and time refills.
It is kept in memory: a worker that is restarted begins with full allowances, and nothing is stored for a request that
is refused. Groups that play by hand, however fast, do not come near the limits.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from bots.adapter.request import Request

MOST_ALLOWANCES: Final = 20_000  # beyond that, those that were not used the longest are forgotten: they are full again
QUIET: Final = 5.0  # seconds for which a person who was told to wait is not told again
QUIET_ABOUT_BLOCK: Final = 3600.0  # seconds for which a person who was told of a block is not told again


class Rate(NamedTuple):
    """How many requests are accepted at once, and how many per second after that."""

    at_once: int
    per_second: float


class Rates(NamedTuple):
    """The limits of one person, at all their tables together, and those of one place, for all people together."""

    presses_of_person: Rate = Rate(60, 5)
    commands_of_person: Rate = Rate(20, 1)
    presses_at_place: Rate = Rate(240, 20)
    commands_at_place: Rate = Rate(60, 3)


class RateLimiter:
    """Admits requests as long as the allowances of their person and their place last."""

    def __init__(
        self,
        rates: Rates | None = None,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST_ALLOWANCES,
    ) -> None:
        self.rates = rates or Rates()
        self.clock = clock
        self.most = most
        self._full_at: OrderedDict[Hashable, float] = OrderedDict()  # when each allowance will be full again
        self._told: OrderedDict[Hashable, float] = (
            OrderedDict()
        )  # when each person was last told so, by the seconds of silence

    def admit(self, request: Request) -> float:
        """Admit the request and return 0, or refuse it and return after how many seconds to try again."""
        now, allowances = self.clock(), self._allowances(request)
        wait = max((self._wait(name, rate, now) for name, rate in allowances), default=0.0)
        if wait <= 0:
            for name, rate in allowances:
                self._remember(self._full_at, name, max(now, self._full_at.get(name, now)) + 1 / rate.per_second)
        return max(wait, 0.0)

    def may_tell(self, request: Request, quiet: float = QUIET) -> bool:
        """True if the person was not told why they are refused in the last `quiet` seconds; this counts as telling."""
        now, key = self.clock(), (request.person.id, quiet)
        if now - self._told.get(key, -quiet) < quiet:
            return False
        self._remember(self._told, key, now)
        return True

    def _allowances(self, request: Request) -> list[tuple[Hashable, Rate]]:
        """Return the names and rates of the allowances that the request uses."""
        is_press, found = bool(request.message), list[tuple[Hashable, Rate]]()
        if not request.anonymous:  # on Telegram all anonymous admins of all groups are one and the same person
            of_person = self.rates.presses_of_person if is_press else self.rates.commands_of_person
            found.append(((is_press, request.person.id), of_person))
        if request.place is not None:
            at_place = self.rates.presses_at_place if is_press else self.rates.commands_at_place
            found.append(((is_press, request.place), at_place))
        return found

    def _wait(self, name: Hashable, rate: Rate, now: float) -> float:
        """Return in how many seconds there is room for one more request; 0 or less if there is room now."""
        return self._full_at.get(name, now) - now - (rate.at_once - 1) / rate.per_second

    def _remember(self, where: OrderedDict[Hashable, float], name: Hashable, value: float) -> None:
        where[name] = value
        where.move_to_end(name)
        if len(where) > self.most:
            where.popitem(last=False)
