"""A strict Bot API server on loopback: the real library talks to it, and tests play the people."""

import asyncio
import itertools
import re
import time
from dataclasses import dataclass

import aiohttp
from aiohttp import web

from tests.server_clock import PATIENCE, Clock
from tests.server_faults import Fault, Faults, Gate
from tests.telegram_server import knowing, specification, writing  # noqa: F401 - the methods register themselves
from tests.telegram_server.accounts import Bot
from tests.telegram_server.calls import METHODS, Call, Request
from tests.telegram_server.chats import PrivateChat
from tests.telegram_server.flood import Flood
from tests.telegram_server.groups import Group
from tests.telegram_server.messages import Upload
from tests.telegram_server.people import Answer, Person
from tests.telegram_server.refusals import Refusal, too_many_requests

LARGEST_REQUEST = 60 * 1024 * 1024
USUAL_FLOOD = object()
NAMES = {name.lower(): name for name in specification.METHODS}  # they are not case-sensitive


@dataclass(frozen=True)
class Part:
    """A file as it came in with a request."""

    filename: str
    content: bytes


class TelegramServer:
    """Telegram for one test: bots, people, chats, and a record of every request."""

    answer = Answer

    def __init__(self, flood=USUAL_FLOOD, bot="dominion_bot"):
        self.clock = Clock()
        self.flood = Flood() if flood is USUAL_FLOOD else flood
        self.bots, self.people, self.groups = {}, {}, {}
        self.files, self.presses, self.inline_queries = {}, {}, {}
        self.requests, self.complaints = [], []
        self.faults = Faults()
        self.unknown = set()  # methods that this server is too old for
        self.closing = False
        self._private = {}
        self._numbers = {name: itertools.count(1) for name in ("bot", "person", "group", "query", "file")}
        self._numbers["message"] = itertools.count(1001)
        self._stirred = asyncio.Event()
        self._busy = 0
        self._last_request = 0.0
        self.bot = self.add_bot(bot)

    async def __aenter__(self):
        app = web.Application(client_max_size=LARGEST_REQUEST)
        app.router.add_route("*", "/bot{token}/{method}", self._serve)
        self._runner = web.AppRunner(app, access_log=None, handler_cancellation=True, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}/bot"
        self.outgoing = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=5))
        return self

    async def __aexit__(self, *_):
        self.closing = True
        for bot in self.bots.values():
            await bot.updates.close()
        await self.outgoing.close()
        await self._runner.cleanup()

    @property
    def token(self):
        return self.bot.token

    # Who and what there is

    def add_bot(self, username, privacy=True):
        """Add a bot."""
        bot = self.bots[username] = Bot(self, 7_000_000_000 + next(self._numbers["bot"]), username, privacy)
        return bot

    def person(self, first_name, language="en"):
        """Add a person, who has not yet opened a chat with any bot."""
        person = Person(self, 1_000_000 + next(self._numbers["person"]), first_name, language)
        self.people[person.id] = person
        return person

    def group(self, title, *people):
        """Add a basic group, created by the first of the people."""
        return self._group(Group(self, -4_000_000 - next(self._numbers["group"]), title, people))

    def supergroup(self, title, *people, forum=False):
        """Add a supergroup, created by the first of the people."""
        id = -1_002_000_000_000 - next(self._numbers["group"])
        return self._group(Group(self, id, title, people, "supergroup", forum))

    def forum(self, title, *people):
        """Add a supergroup with topics."""
        return self.supergroup(title, *people, forum=True)

    def _group(self, group):
        self.groups[group.id] = group
        return group

    def private(self, person, bot=None):
        """The private chat of the two, open or not."""
        bot = bot or self.bot
        key = person.id, bot.id
        if key not in self._private:
            self._private[key] = PrivateChat(self, person, bot)
        return self._private[key]

    def chats_of(self, bot):
        """{chat id: chat} as this bot may name them."""
        return self.groups | {person.id: self.private(person, bot) for person in self.people.values()}

    def account(self, user_id):
        """The person or bot of that id, or None."""
        bots = {bot.id: bot for bot in self.bots.values()}
        return self.people.get(user_id) or bots.get(user_id)

    def keep_file(self, name, content):
        """Keep the file under a new id."""
        upload = Upload(f"file-{next(self._numbers['file'])}", name, content)
        self.files[upload.file_id] = upload
        return upload

    def next_message_id(self):
        return next(self._numbers["message"])

    def next_query_id(self):
        return str(9_000_000 + next(self._numbers["query"]))

    # What tests ask

    def asked(self, *methods, chat=None, since=0.0):
        """The requests of these methods (default: all) to that chat since that time of the clock."""
        return [
            request
            for request in self.requests
            if (not methods or request.method in methods) and request.at >= since
            if chat is None or request.chat_id == chat.id
        ]

    def notified(self, person):
        """How often the person's phone rang."""
        return person.notified

    def _shared(self):
        messages = [message for group in self.groups.values() for message in group.ever if message.sender.is_bot]
        return [version for message in messages for version in message.versions]

    def shared_texts(self):
        """Every text, label of a button and file that a bot ever sent or edited into a group."""
        return [text for version in self._shared() for text in version.words()]

    def shared_data(self):
        """All callback data and addresses that a bot ever sent into a group."""
        return [data for version in self._shared() for data in version.data()]

    def fails(self, method, code=500, description="Internal Server Error", times=1, chat=None, retry_after=None):
        """Refuse the next requests of the method (* for any) and do nothing; `retry_after` makes it a flood."""
        refusal = too_many_requests(retry_after) if retry_after else Refusal(code, description)
        self.faults.ordered.append(Fault(method, times, chat and chat.id, refusal=refusal))

    def loses_answer(self, method, times=1, chat=None):
        """Carry out the next requests of the method, but break the connection before the answer."""
        self.faults.ordered.append(Fault(method, times, chat and chat.id, lost=True))

    def answers(self, method, body, times=1):
        """Answer the next requests of the method with this text, and do nothing."""
        self.faults.ordered.append(Fault(method, times, body=body))

    def delays(self, method, seconds, times=1, chat=None):
        """Make the next requests of the method wait before anything is done."""
        self.faults.ordered.append(Fault(method, times, chat and chat.id, seconds=seconds))

    def holds(self, method, times=1, chat=None):
        """Make the next requests of the method wait until the returned gate is opened."""
        gate = Gate()
        self.faults.ordered.append(Fault(method, times, chat and chat.id, gate=gate))
        return gate

    # Waiting

    def stir(self):
        """Wake up all waiting tests, because something has changed."""
        self._last_request = time.monotonic()
        self._stirred.set()

    async def until(self, found, timeout=PATIENCE, what="it did not happen"):
        """Wait until `found` returns something true, and return that; fail after the timeout."""
        deadline = time.monotonic() + timeout
        while not (result := found()):
            self._stirred.clear()
            try:
                await asyncio.wait_for(self._stirred.wait(), max(0, deadline - time.monotonic()))
            except TimeoutError:
                raise AssertionError(what() if callable(what) else what) from None
        return result

    def _unfinished(self, answers):
        """What is still under way, in words."""
        waiting = [press.data for press in self.presses.values() if answers and not press.answer and not press.expired]
        updates = sum(bot.updates.outstanding for bot in self.bots.values())
        return (
            f"{updates} updates, {self._busy} requests, presses {waiting}" if updates or self._busy or waiting else ""
        )

    async def quiet(self, still=0.1, timeout=PATIENCE, answers=True):
        """Wait until all updates are delivered and presses answered, and no request came for `still` seconds."""
        now = time.monotonic
        deadline = now() + timeout
        while self._unfinished(answers) or now() - self._last_request < still:
            assert now() < deadline, f"still under way: {self._unfinished(answers) or 'requests'}"
            await asyncio.sleep(0.01)

    # Serving

    async def _serve(self, request):
        method = NAMES.get(request.match_info["method"].lower(), request.match_info["method"])
        counted = method != "getUpdates"
        self._busy += counted
        try:
            result = await self._respond(request, method)
            return result if isinstance(result, web.Response) else web.json_response({"ok": True, "result": result})
        except Refusal as refusal:
            if refusal.fault:
                self.complaints.append(f"{method}: {refusal.description}")
            return web.json_response(refusal.body(), status=refusal.code)
        except Exception as error:
            self.complaints.append(f"{method} broke the server: {error!r}")
            raise
        finally:
            self._busy -= counted
            if counted:
                self.stir()

    async def _respond(self, request, method):
        bot = self._bot(request.match_info["token"])
        if method not in specification.METHODS or method in self.unknown:
            raise Refusal(404, "Not Found: method not found", fault=method not in self.unknown)
        raw, files = await _decoded(request)
        return await self._record(request, Call(self, bot, method, raw, files))

    async def _record(self, request, call):
        named = str(call.given.get("chat_id", ""))
        chat_id = int(named) if re.fullmatch(r"-?\d+", named) else named or None
        record = Request(call.bot, call.method, chat_id, dict(call.given), self.clock.now())
        self.requests.append(record)
        try:
            call.given = record.parameters = specification.read(call.method, call.given, call.files)
            fault = await self.faults.meet(call.method, chat_id)
            if fault and fault.body is not None:
                return web.Response(text=fault.body, content_type="application/json")
            result = await METHODS[call.method](call)
        except Refusal as refusal:
            record.error = refusal.description
            raise
        if fault and fault.lost:
            request.transport.abort()
        return result

    def _bot(self, token):
        if not re.fullmatch(r"\d+:[\w-]+", token):
            raise Refusal(404, "Not Found")
        bot = next((bot for bot in self.bots.values() if bot.token == token), None)
        if bot is None:
            raise Refusal(401, "Unauthorized")
        if bot.logged_out:
            raise Refusal(400, "Logged out")
        return bot


async def _decoded(request):
    """(parameters, files) of the address, a form or a JSON object."""
    raw, files = dict(request.query), {}
    if request.content_type == "application/json" and request.can_read_body:
        return raw | await request.json(), files
    for name, value in (await request.post()).items():
        if isinstance(value, web.FileField):
            files[name] = Part(value.filename, value.file.read())
            value.file.close()
        else:
            raw[name] = value
    return raw, files
