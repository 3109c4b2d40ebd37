"""Trouble at a loopback server that a test orders: refusals, lost answers, slow answers."""

import asyncio
from dataclasses import dataclass


class Gate(asyncio.Event):
    """Requests wait here until the test opens it with `set`."""

    waiting = 0  # requests

    async def pass_through(self):
        self.waiting += 1
        try:
            await self.wait()
        finally:
            self.waiting -= 1


@dataclass
class Fault:
    """What is to happen to the next requests of this name, or to any when it is called *."""

    request: str
    times: int
    place: object = None  # only requests about this place
    refusal: Exception | None = None
    lost: bool = False
    seconds: float = 0.0
    gate: Gate | None = None
    body: str | None = None  # the answer, instead of the right one; nothing else is done

    def concerns(self, request, place):
        """Whether this request is one of them."""
        return self.times > 0 and self.request in ("*", request) and self.place in (None, place)


class Faults:
    """The faults that are still to happen."""

    def __init__(self):
        self.ordered = []

    async def meet(self, request, place):
        """Apply the fault ordered for this request, if any, and return it."""
        fault = next((one for one in self.ordered if one.concerns(request, place)), None)
        if fault is None:
            return None
        fault.times -= 1
        await asyncio.sleep(fault.seconds)
        if fault.gate:
            await fault.gate.pass_through()
        if fault.refusal:
            raise fault.refusal
        return fault
