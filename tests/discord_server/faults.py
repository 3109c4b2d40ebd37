"""Trouble on the way that a test orders: refusals, lost answers, slow answers."""

import asyncio
from dataclasses import dataclass

from tests.discord_server.refusals import Refusal


@dataclass
class Fault:
    """What is to happen to the next requests to a route, or to any when it is called *."""

    route: str
    times: int
    place: object = None
    refusal: Refusal | None = None
    lost: bool = False
    seconds: float = 0.0

    def concerns(self, route, place):
        """Whether this request is one of them."""
        return self.times > 0 and self.route in ("*", route) and self.place in (None, place)


class Faults:
    """The trouble still to come."""

    def __init__(self):
        self.ordered = []

    async def meet(self, route, place):
        """The fault that this request meets, if any; a refusal or a delay has taken effect."""
        fault = next((one for one in self.ordered if one.concerns(route, place)), None)
        if fault is None:
            return None
        fault.times -= 1
        await asyncio.sleep(fault.seconds)
        if fault.refusal:
            raise fault.refusal
        return fault
