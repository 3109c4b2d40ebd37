"""A chat platform in memory: channels and panels with the messages that people see, and a record of all requests.

Faults are given per audience, or for all with "*": each is an exception to raise, or a coroutine function to wait for,
and happens once. A closed gate holds up every request of its place until it is opened.
"""

import asyncio
import time
from collections import defaultdict
from typing import NamedTuple

from bots.drawing.canvas import Shown
from bots.screens.model import Audience


class Request(NamedTuple):
    at: float
    verb: str  # send, edit, delete or keep
    place: object
    audience: str
    message: str
    text: str = ""
    notifies: bool = False


def key(audience):
    """Return the name of an audience, which may be given by its name already."""
    return audience.key if isinstance(audience, Audience) else audience


class Platform:
    """A canvas, and what people see on it. Audiences can be given by their names."""

    def __init__(self, gap=0.0, clock=time.time, lull=0.0):
        self.burst, self.gap, self.threads_share_limit = 1, gap, False
        self.lull = lull
        self.bundle = 0.0
        self.clock = clock
        self.requests = []
        self.faults = defaultdict(list)
        self._gates = {}
        self._messages = defaultdict(dict)  # by place and audience: screens by message
        self._count = 0

    # What people see

    def screens(self, place, audience="table"):
        """Return all messages of an audience, the oldest first."""
        return list(self._messages[place, key(audience)].values())

    def texts(self, place, audience="table"):
        return [screen.text for screen in self.screens(place, audience)]

    def requests_for(self, audience="table", place=None):
        audience = key(audience)
        return [request for request in self.requests if request.audience == audience and place in (None, request.place)]

    def verbs(self, audience="table", place=None):
        return [request.verb for request in self.requests_for(audience, place)]

    def wipe(self, place, audience):
        """Delete all messages, as a person can by hand."""
        self._messages[place, key(audience)].clear()

    # Faults

    def fail(self, audience, *faults):
        self.faults[key(audience)] += faults

    def shut(self, place):
        """Make requests of that place wait; return the function that lets them go on."""
        self._gates[place] = asyncio.Event()
        return self._gates[place].set

    async def _strike(self, place, audience):
        if gate := self._gates.get(place):
            await gate.wait()
        faults = self.faults[key(audience)] or self.faults["*"]
        if faults:
            fault = faults.pop(0)
            if isinstance(fault, BaseException):
                raise fault
            await fault()

    # The canvas

    async def show(self, place, audience, screen, last, anew):
        await self._strike(place, audience)
        messages = self._messages[place, key(audience)]
        stays = last is not None and last.must_stay(screen)
        edited = last is not None and last.message in messages and not anew and not stays
        message = last.message if edited else self._new_message()
        messages[message] = screen
        self._record("edit" if edited else "send", place, audience, message, screen.text, anew)
        return Shown(message)

    async def remove(self, place, audience, last):
        await self._strike(place, audience)
        if last.is_result:
            self._record("keep", place, audience, last.message)
            return
        self._messages[place, key(audience)].pop(last.message, None)
        self._record("delete", place, audience, last.message)

    def removes_several(self):
        """From now on remove several messages with one request; return how many they were, each time."""
        removed = []

        async def remove_several(place, audience, old):
            removed.append(len(old))
            for each in old:
                await self.remove(place, audience, each)

        self.remove_several = remove_several
        return removed

    def _new_message(self):
        self._count += 1
        return f"m{self._count}"

    def _record(self, *request):
        verb, place, audience, *rest = request
        self.requests.append(Request(self.clock(), verb, place, key(audience), *rest))
