"""Flood limits: how many messages and edits a chat and a bot may make, as buckets that refill with time."""

import math
from dataclasses import dataclass

from tests.telegram_server.refusals import too_many_requests


@dataclass(frozen=True)
class Rate:
    """`burst` operations at once, refilled evenly over `seconds`."""

    burst: int
    seconds: float


class Bucket:
    """What is left of a rate."""

    def __init__(self, rate, now):
        self.rate = rate
        self.left = float(rate.burst)
        self.filled_at = now

    def wait(self, now):
        """Seconds until one more operation is allowed; zero when it is allowed now."""
        refill = (now - self.filled_at) * self.rate.burst / self.rate.seconds
        self.left = min(self.rate.burst, self.left + refill)
        self.filled_at = now
        return max(0.0, 1 - self.left - 1e-9) * self.rate.seconds / self.rate.burst

    def take(self):
        self.left -= 1


class Flood:
    """The three limits of a bot: in a group, in a private chat, and over all chats."""

    def __init__(self, group=Rate(20, 60), private=Rate(20, 20), overall=Rate(30, 1)):  # noqa: B008 - rates are frozen
        self.group, self.private, self.overall = group, private, overall
        self._buckets = {}

    def count(self, bot, chat, now):
        """Count the operation, or refuse it with the seconds to wait."""
        in_chat = self._bucket((bot.id, chat.id), self.private if chat.id > 0 else self.group, now)
        buckets = [in_chat, self._bucket((bot.id, None), self.overall, now)]
        wait = max(bucket.wait(now) for bucket in buckets)
        if wait:
            raise too_many_requests(max(1, math.ceil(wait)))
        for bucket in buckets:
            bucket.take()

    def _bucket(self, key, rate, now):
        return self._buckets.setdefault(key, Bucket(rate, now))
