"""Trouble on the way that a test orders: refusals, lost answers, slow answers."""

import asyncio
from dataclasses import dataclass

from tests.telegram_server.refusals import Refusal


class LostAnswer(Exception):
    """The work is done but the connection breaks before the answer."""


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
    """What is to happen to the next requests of a method, or of any when it is called *."""

    method: str
    times: int
    chat_id: int | None = None
    refusal: Refusal | None = None
    lost: bool = False
    seconds: float = 0.0
    gate: Gate | None = None

    def concerns(self, method, chat_id):
        """Whether this request is one of them."""
        return self.times > 0 and self.method in ("*", method) and self.chat_id in (None, chat_id)


class Faults:
    """The faults that are still to happen."""

    def __init__(self):
        self.ordered = []

    async def meet(self, method, chat_id):
        """Apply the fault ordered for this request, if any, and return it."""
        fault = next((one for one in self.ordered if one.concerns(method, chat_id)), None)
        if fault is None:
            return None
        fault.times -= 1
        await asyncio.sleep(fault.seconds)
        if fault.gate:
            await fault.gate.pass_through()
        if fault.refusal:
            raise fault.refusal
        return fault
