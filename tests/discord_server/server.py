"""A strict Discord on loopback, REST and gateway: the real library talks to it, and tests play the people."""

import asyncio
import contextlib
import itertools
import json
import time

from aiohttp import web

from tests.discord_server import answering, emojis, forms, knowing, limits, writing  # noqa: F401 - they register routes
from tests.discord_server.accounts import Bot
from tests.discord_server.commands import Registry
from tests.discord_server.gateway import Gateway
from tests.discord_server.guilds import Guild
from tests.discord_server.people import Person
from tests.discord_server.places import Thread
from tests.discord_server.rate_limits import RateLimits, refused_headers
from tests.discord_server.refusals import Refusal, no_such_route, too_many_requests, unauthorized, wrong
from tests.discord_server.routes import HANDLERS, ROUTES, Call, Request, find
from tests.server_clock import PATIENCE, Clock
from tests.server_faults import Fault, Faults, Gate

API = "/api/v10"
DISCORD_EPOCH = 1_420_070_400_000
LARGEST_REQUEST = 60 * 1024 * 1024
LOOK_AGAIN = 0.05  # seconds, for what only time brings about
INVALID_STATUSES = (401, 403, 429)


class DiscordServer:
    """Discord for one test: the bot, guilds, people, and a record of every request."""

    def __init__(self, rate_limits=True, shards=1, privileged=0):
        self.clock = Clock(time.time())
        self.rate_limits = RateLimits() if rate_limits is True else rate_limits or None
        self.shards = shards
        self.people, self.guilds, self.places, self.interactions = {}, {}, {}, {}
        self.requests, self.complaints = [], []
        self.faults = Faults()
        self.gateway = Gateway(self, privileged=privileged)
        self.commands = Registry(self)
        self._last_id = 0
        self._guild_numbers = itertools.count()
        self._stirred = asyncio.Event()
        self._busy = 0
        self._last_stir = 0.0
        self.bot = Bot(self.next_id(), self.next_id(), "Dominion")
        self.token = f"{self.bot.id}.test.token"

    async def __aenter__(self):
        app = web.Application(client_max_size=LARGEST_REQUEST)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_route("*", "/{path:.*}", self._serve)
        self._runner = web.AppRunner(app, access_log=None, handler_cancellation=True, shutdown_timeout=0.2)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        address = f"127.0.0.1:{self._runner.addresses[0][1]}"
        self.rest_url, self.gateway_url = f"http://{address}{API}", f"ws://{address}/gateway/"
        return self

    async def __aexit__(self, *_):
        await self.gateway.close()
        await self._runner.cleanup()

    # Who and what there is

    def next_id(self):
        """Make a new id, which contains its time and is greater than all before."""
        moment = int(self.clock.now() * 1000) - DISCORD_EPOCH
        self._last_id = max(self._last_id + 1, moment << 22)
        return self._last_id

    def person(self, name, locale="en-US"):
        """Add a person, in no guild yet."""
        person = Person(self, self.next_id(), name, locale)
        self.people[person.id] = person
        return person

    def guild(self, name, *people, **circumstances):
        """Add a guild of these people and the bot; guilds go to the shards in turn."""
        id = (180_000_000_000 + 60 * 60 + next(self._guild_numbers)) << 22
        guild = self.guilds[id] = Guild(self, id, name, people, **circumstances)
        guild.welcomes()
        return guild

    def account(self, id):
        """The person or bot of that id, or None."""
        return self.bot if id == self.bot.id else self.people.get(id)

    def is_old(self, message):
        """Whether edits of the message are limited."""
        return self.rate_limits and self.clock.now() - message.date > limits.OLD_MESSAGE

    # What tests ask

    def asked(self, *routes, place=None, since=0.0):
        """The requests to these routes (default: all) about that place since that time of the clock."""
        _check_names(set(routes))
        return [
            request
            for request in self.requests
            if (not routes or request.route in routes) and request.at >= since
            if place is None or request.place is place
        ]

    @property
    def failures(self):
        """The interactions of which people were told that they failed."""
        return [one for one in self.interactions.values() if one.failed]

    @property
    def invalid_requests(self):
        """The requests that count towards a ban: 401, 403 and 429."""
        return [one for one in self.requests if one.status in INVALID_STATUSES]

    def _shared(self):
        shared = [place for place in self.places.values() if place.guild]
        messages = [one for place in shared for one in place.ever if one.author is self.bot and not one.ephemeral]
        return [version for message in messages for version in message.versions]

    def shared_texts(self):
        """Every text, label, option, file and name of a thread that the bot ever showed to all in a channel."""
        threads = [place.name for place in self.places.values() if isinstance(place, Thread)]
        return threads + [text for version in self._shared() for text in version.words()]

    def shared_data(self):
        """All ids, values and addresses behind the buttons and menus that the bot ever showed to all in a channel."""
        return [data for version in self._shared() for data in version.data()]

    def fails(self, route, status=500, code=0, message="Internal Server Error", times=1, place=None):
        """Refuse the next requests to the route (* for any) and do nothing."""
        assert status != 429, "limits(...) is for that"
        self._order(Fault(route, times, place, refusal=Refusal(status, code, message)))

    def limits(self, route, retry_after, times=1, place=None, everywhere=False):
        """Refuse the next requests to the route (* for any) as too many; if `everywhere`, for all routes."""
        self._order(Fault(route, times, place, refusal=too_many_requests(retry_after, everywhere)))

    def loses_answer(self, route, times=1, place=None):
        """Carry out the next requests to the route, but break the connection before the answer."""
        self._order(Fault(route, times, place, lost=True))

    def delays(self, route, seconds, times=1, place=None):
        """Make the next requests to the route wait before anything is done."""
        self._order(Fault(route, times, place, seconds=seconds))

    def holds(self, route, times=1, place=None):
        """Make the next requests to the route wait until the returned gate is opened."""
        gate = Gate()
        self._order(Fault(route, times, place, gate=gate))
        return gate

    def _order(self, fault):
        _check_names({fault.request} - {"*"})
        self.faults.ordered.append(fault)

    # Waiting

    def stir(self):
        """Wake up all waiting tests, because something has changed."""
        self._last_stir = time.monotonic()
        self._stirred.set()

    async def until(self, found, timeout=PATIENCE, what="it did not happen"):
        """Wait until `found` returns something true, and return that; fail after the timeout."""
        deadline = time.monotonic() + timeout
        while not (result := found()):
            self._stirred.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), LOOK_AGAIN)
            if time.monotonic() > deadline and not found():
                raise AssertionError(what() if callable(what) else what)
        return result

    def _unfinished(self, answers):
        """What is still under way, in words."""
        waiting = [one for one in self.interactions.values() if answers and one.waiting]
        undelivered = self.gateway.undelivered
        if not (waiting or undelivered or self._busy):
            return ""
        return f"{undelivered} events, {self._busy} requests, interactions {waiting}"

    async def quiet(self, still=0.1, timeout=PATIENCE, answers=True):
        """Wait until all events are delivered, interactions answered, and no request came for `still` seconds."""
        deadline = time.monotonic() + timeout
        while self._unfinished(answers) or time.monotonic() - self._last_stir < still:
            if time.monotonic() > deadline:
                raise TimeoutError(f"still under way: {self._unfinished(answers) or 'requests'}")
            await asyncio.sleep(0.01)

    # Serving

    async def _serve(self, request):
        path = request.path.removeprefix(API)
        route, parts = find(request.method, path) if request.path.startswith(API) else (None, None)
        place = self._place(parts or {})
        name = route.name if route else "unknown"
        record = Request(name, request.method, path, place, None, self.clock.now())
        self.requests.append(record)
        self._busy += 1
        try:
            return await self._answer(request, route, parts, record)
        except Refusal as refusal:
            return self._refuse(record, refusal)
        except Exception as error:
            self.complaints.append(f"{name} broke the server: {error!r}")
            raise
        finally:
            self._busy -= 1
            self.stir()

    def _place(self, parts):
        """The place that a request is about, by its channel or its interaction."""
        interaction = self.interactions.get(parts.get("token"))
        return interaction.place if interaction else self.places.get(parts.get("channel_id"))

    async def _answer(self, request, route, parts, record):
        if route is None:
            raise no_such_route()
        if not route.of_interactions and request.headers.get("Authorization") != f"Bot {self.token}":
            raise unauthorized()
        body, files = await _decoded(request)
        record.body = body
        fault = await self.faults.meet(route.name, record.place)
        headers = self._count(route, parts)
        call = Call(self, route, parts, dict(request.query), _checked(route, body, request.query), files)
        result = HANDLERS[route.name](call)
        if fault and fault.lost:
            self._lose(request, parts)
        record.status, result = result if isinstance(result, tuple) else (204 if result is None else 200, result)
        return _response(record.status, result, headers)

    def _lose(self, request, parts):
        """Break the connection before the answer."""
        interaction = self.interactions.get(parts.get("token"))
        if interaction:
            interaction.unheard = True
        request.transport.abort()

    def _count(self, route, parts):
        if self.rate_limits is None:
            return {}
        major = parts.get("token") or parts.get("channel_id") or parts.get("guild_id")
        return self.rate_limits.count(route, major, self.clock)

    def _refuse(self, record, refusal):
        record.status, record.error = refusal.status, refusal.words()
        if refusal.fault:
            self.complaints.append(f"{record.method} {record.path} ({record.route}): {refusal.words()}")
        headers = refused_headers(refusal.body()) if refusal.status == 429 else {}
        return _response(refusal.status, refusal.body(), headers)


def _check_names(names):
    strange = names - {route.name for route in ROUTES}
    assert not strange, f"no routes {strange}"


def _response(status, result, headers):
    """The answer; the library reads JSON only under exactly this content type."""
    if result is None:
        return web.Response(status=status, headers=headers)
    return web.Response(
        body=json.dumps(result).encode(), status=status, headers=headers | {"Content-Type": "application/json"}
    )


def _checked(route, body, query):
    """Return the body if it has the form of the route; refuse it otherwise."""
    strange = set(query) - route.query
    if strange:
        raise wrong("query", "UNKNOWN_FIELD", f"{route.name} takes no {strange}")
    if route.form is None:
        if body:
            raise wrong("body", "UNKNOWN_FIELD", f"{route.name} takes no body")
        return None
    return body if route.form.startswith("[") else forms.check(route.form, body)


async def _decoded(request):
    """(body, {number: (name, content)} of the files) of JSON or a form."""
    if not request.can_read_body:
        return None, {}
    if request.content_type != "multipart/form-data":
        return _json(await request.text(), request.content_type), {}
    form, files = await request.post(), {}
    for name, value in form.items():
        if isinstance(value, web.FileField):
            files[int(name.removeprefix("files[").removesuffix("]"))] = value.filename, value.file.read()
            value.file.close()
    return _json(form["payload_json"], "application/json"), files


def _json(text, content_type):
    try:
        if content_type == "application/json":
            return json.loads(text)
    except ValueError:
        pass
    raise Refusal(400, 50109, "The request body contains invalid JSON.", fault=True)
