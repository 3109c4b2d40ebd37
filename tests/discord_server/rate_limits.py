"""Rate limits: a bucket for each route and place, and one for all requests, in windows of the server's clock."""

import math
from dataclasses import dataclass

from tests.discord_server.refusals import too_many_old_edits, too_many_requests


@dataclass(frozen=True)
class Rate:
    """`count` requests in each window of `seconds`; a window opens with its first request."""

    count: int
    seconds: float


@dataclass
class Window:
    """What is left of a rate."""

    rate: Rate
    left: int = 0
    ends: float = 0.0

    def take(self, now):
        """Count the request if it fits; return whether it did."""
        if now >= self.ends:
            self.left, self.ends = self.rate.count, now + self.rate.seconds
        if self.left <= 0:
            return False
        self.left -= 1
        return True

    def wait(self, clock):
        """The real seconds until the window ends."""
        return round(max(0.0, self.ends - clock.now()) / (clock.speed or 1), 3)


ROUTES = {
    "send_message": Rate(5, 5),
    "edit_message": Rate(5, 5),
    "delete_message": Rate(5, 1),
    "follow_up": Rate(5, 2),
    "edit_follow_up": Rate(5, 2),
    "edit_original": Rate(5, 2),
    "open_direct": Rate(10, 10),
}


class RateLimits:
    """The limits of one bot. Discord tells its own only by headers and may change them: these are merely alike."""

    def __init__(self, overall=Rate(50, 1), old_edits=Rate(3, 20), usual=Rate(50, 10), **routes):  # noqa: B008 - frozen
        self.overall, self.old_edits, self.usual = Window(overall), old_edits, usual
        self.routes = ROUTES | routes
        self._windows = {}

    def _window(self, key, rate):
        return self._windows.setdefault(key, Window(rate))

    def count(self, route, place, clock):
        """Count the request, or refuse it; return the headers that say what is left."""
        if not route.of_interactions and not self.overall.take(clock.now()):
            raise too_many_requests(self.overall.wait(clock), everywhere=True)
        if route.name == "respond":
            return {}
        window = self._window((route.name, place), self.routes.get(route.name, self.usual))
        if not window.take(clock.now()):
            raise too_many_requests(window.wait(clock))
        return _headers(window, clock, route)

    def count_old_edit(self, place, clock):
        """Count the edit of a message over an hour old, or refuse it."""
        window = self._window(("old edits", place.id), self.old_edits)
        if not window.take(clock.now()):
            raise too_many_old_edits(window.wait(clock))


def _headers(window, clock, route):
    return {
        "X-RateLimit-Limit": str(window.rate.count),
        "X-RateLimit-Remaining": str(window.left),
        "X-RateLimit-Reset": f"{window.ends:.3f}",
        "X-RateLimit-Reset-After": f"{window.wait(clock):.3f}",
        "X-RateLimit-Bucket": route.name,
    }


def refused_headers(body):
    """The headers of an answer 429; without `Via` the library takes it for a ban."""
    scope = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"} if body["global"] else {}
    waiting = {"Retry-After": str(math.ceil(body["retry_after"])), "Via": "1.1 google"}
    return waiting | {"X-RateLimit-Scope": "user"} | scope
