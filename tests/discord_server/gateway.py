"""The gateway: sessions with numbered events, which survive a lost connection and are replayed on resume."""

import asyncio
import contextlib
import json
import zlib

from aiohttp import WSMsgType, web

from tests.discord_server.guilds import MEMBERS
from tests.discord_server.places import GUILDS
from tests.server_clock import PATIENCE

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, REQUEST_MEMBERS, INVALID, HELLO, ACK = (
    *(0, 1, 2, 3, 6, 7, 8, 9, 10, 11),
)
CONTENT = 1 << 15
PRIVILEGED = MEMBERS | 1 << 8 | CONTENT
INTENTS = (1 << 26) - 1
SESSION_LIFE = 180.0
UNKNOWN_OPCODE, NOT_AUTHENTICATED, AUTHENTICATION_FAILED, ALREADY_AUTHENTICATED = 4001, 4003, 4004, 4005
INVALID_SEQUENCE, INVALID_SHARD, INVALID_INTENTS, DISALLOWED_INTENTS = 4007, 4010, 4013, 4014


class Session:
    """What one shard of the bot is told, event after event."""

    def __init__(self, id, shard, intents):
        self.id, self.shard, self.intents = id, shard, intents
        self.log = []
        self.sent = 0  # how many of the log went out
        self.connection = None
        self.lost_at = None

    @property
    def undelivered(self):
        return len(self.log) - self.sent

    def post(self, event, data):
        """Number the event and queue it."""
        frame = {"op": DISPATCH, "t": event, "s": len(self.log) + 1, "d": data}
        self.log.append(json.dumps(frame))
        if self.connection:
            self.connection.news.set()

    def covers(self, guild):
        """Whether this shard hears of the guild; None stands for direct messages."""
        number, of = self.shard
        return number == (0 if guild is None else (guild.id >> 22) % of)


class Connection:
    """One open socket."""

    def __init__(self, gateway, request, socket):
        self.gateway, self.request, self.socket = gateway, request, socket
        self.session = None
        self.news = asyncio.Event()
        self.gone = asyncio.Event()
        compressed = request.query.get("compress") == "zlib-stream"
        self.deflate = zlib.compressobj() if compressed else None

    async def send(self, text):
        if self.deflate is None:
            await self.socket.send_str(text)
        else:
            await self.socket.send_bytes(self.deflate.compress(text.encode()) + self.deflate.flush(zlib.Z_SYNC_FLUSH))

    async def tell(self, op, data=None):
        await self.send(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    async def deliver(self):
        """Send everything queued, in order, unless the gateway holds it back."""
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                await self.news.wait()
                self.news.clear()
                while self.session and self.session.undelivered and not self.gateway.held:
                    await asyncio.sleep(self.gateway.delay)
                    await self.send(self.session.log[self.session.sent])
                    self.session.sent += 1
                self.gateway.server.stir()

    async def part(self, code):
        """Tell the bot that the connection ends and why, and wait until it has hung up. If the server hung up first,
        the bot might not get the code: aiohttp drops it once it can no longer answer."""
        await self.socket.send_frame(code.to_bytes(2, "big"), WSMsgType.CLOSE)
        await self.gone.wait()

    async def listen(self):
        """Handle everything the bot sends until the socket closes."""
        async for frame in self.socket:
            if frame.type is not WSMsgType.TEXT:
                continue
            received = json.loads(frame.data)
            await self.receive(received.get("op"), received.get("d"))

    async def receive(self, op, data):
        if op == HEARTBEAT:
            self.gateway.heartbeats += 1
            await self.tell(ACK)
        elif op in (IDENTIFY, RESUME) and self.session:
            await self.socket.close(code=ALREADY_AUTHENTICATED)
        elif op == IDENTIFY:
            await self.gateway.identify(self, data)
        elif op == RESUME:
            await self.gateway.resume(self, data)
        elif op in (PRESENCE, REQUEST_MEMBERS) and self.session is None:
            await self.socket.close(code=NOT_AUTHENTICATED)
        elif op == REQUEST_MEMBERS:
            self.gateway.send_members(self.session, data)
        elif op != PRESENCE:
            await self.socket.close(code=UNKNOWN_OPCODE)


class Gateway:
    """All sessions of the bot."""

    def __init__(self, server, heartbeat_interval=41250, privileged=0):
        self.server, self.heartbeat_interval, self.privileged = server, heartbeat_interval, privileged
        self.sessions = {}
        self.connections = []
        self.identified = self.resumed = self.heartbeats = 0
        self.held = self.down = False
        self.delay = 0.0  # before every event

    async def serve(self, request):
        """Serve one socket from its opening to its end; refuse it while the gateway is down."""
        if self.down:
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0)
        try:
            await socket.prepare(request)
        except ConnectionResetError:  # the bot was killed while it connected
            return socket
        connection = Connection(self, request, socket)
        self.connections.append(connection)
        delivering = asyncio.create_task(connection.deliver())
        try:
            await connection.tell(HELLO, {"heartbeat_interval": self.heartbeat_interval})
            await connection.listen()
        finally:
            delivering.cancel()
            connection.gone.set()
            self.connections.remove(connection)
            self._lose(connection)
        return socket

    def _lose(self, connection):
        session = connection.session
        if session and session.connection is connection:
            self._part(session)
            if connection.socket.close_code in (1000, 1001):  # the bot left for good
                self.sessions.pop(session.id, None)
        self.server.stir()

    # What the bot asks

    async def identify(self, connection, data):
        """Begin a session, if the request is in order."""
        refused = self._refused(data)
        if refused:
            await connection.socket.close(code=refused)
            return
        self.identified += 1
        session = Session(f"session{self.server.next_id()}", tuple(data.get("shard") or (0, 1)), data["intents"])
        self.sessions = {id: one for id, one in self.sessions.items() if one.shard != session.shard or one.connection}
        self.sessions[session.id] = session
        self._welcome(session)
        self._join(connection, session)

    def _refused(self, data):
        number, of = data.get("shard") or (0, 1)
        intents = data.get("intents")
        if data.get("token") != self.server.token:
            return AUTHENTICATION_FAILED
        if not 0 <= number < of:
            return INVALID_SHARD
        if not isinstance(intents, int) or intents & ~INTENTS:
            return INVALID_INTENTS
        return DISALLOWED_INTENTS if intents & PRIVILEGED & ~self.privileged else None

    def _welcome(self, session):
        bot = self.server.bot
        guilds = [one for one in self.server.guilds.values() if one.has_bot and session.covers(one)]
        ready = {
            "v": 10,
            "user": bot.payload(),
            "guilds": [{"id": str(one.id), "unavailable": True} for one in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.server.gateway_url,
            "shard": list(session.shard),
            "application": {"id": str(bot.application_id), "flags": 0},
        }
        session.post("READY", ready)
        if session.intents & GUILDS:
            for guild in guilds:
                session.post("GUILD_CREATE", guild.payload())

    def _join(self, connection, session):
        connection.session, session.connection, session.lost_at = session, connection, None
        connection.news.set()

    async def resume(self, connection, data):
        """Continue the session after the last event that the bot has received."""
        session = self.sessions.get(data.get("session_id"))
        known = data.get("seq")
        if data.get("token") != self.server.token:
            await connection.socket.close(code=AUTHENTICATION_FAILED)
        elif session is None or self._too_old(session):
            await connection.tell(INVALID, False)
        elif not isinstance(known, int) or known > len(session.log):
            await connection.socket.close(code=INVALID_SEQUENCE)
        else:
            self.resumed += 1
            session.sent = known
            session.post("RESUMED", {})
            self._join(connection, session)

    def _too_old(self, session):
        return session.lost_at is not None and self.server.clock.now() - session.lost_at > SESSION_LIFE

    def send_members(self, session, data):
        """Send the requested members as an event."""
        guild = self.server.guilds[int(data["guild_id"])]
        wanted = {int(id) for id in data.get("user_ids") or ()}
        query = data.get("query") or ""
        found = [one for one in guild.members if one.id in wanted or (not wanted and one.name.startswith(query))]
        chunk = {"guild_id": str(guild.id), "members": [guild.member_payload(one) for one in found], "chunk_index": 0}
        session.post("GUILD_MEMBERS_CHUNK", chunk | {"chunk_count": 1, "not_found": [], "nonce": data.get("nonce")})

    # What the server tells

    def dispatch(self, event, data, guild=None, intent=0):
        """Tell every session whose shard and intents the event concerns."""
        for session in self.sessions.values():
            if session.covers(guild) and (not intent or session.intents & intent):
                session.post(event, self._readable(event, data, session))

    def _readable(self, event, data, session):
        """Without the intent for it, what others write in guilds comes without its content."""
        hidden = event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and "guild_id" in data
        own = hidden and str(self.server.bot.id) in [data["author"]["id"], *(one["id"] for one in data["mentions"])]
        if not hidden or own or session.intents & CONTENT:
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    # What a test does

    @property
    def live(self):
        """The sessions with an open connection."""
        return [one for one in self.sessions.values() if one.connection]

    @property
    def undelivered(self):
        """How many events are not delivered yet, not counting sessions that were replaced."""
        served = {one.shard for one in self.live}
        lost = [one for one in self.sessions.values() if one.shard not in served and not self._too_old(one)]
        return sum(one.undelivered for one in self.live + lost)

    async def connected(self, shards=1, timeout=PATIENCE):
        """Wait until that many shards are connected and have received everything."""
        await self.server.until(
            lambda: len(self.live) >= shards and not self.undelivered, timeout, "the bot never came to the gateway"
        )

    def _chosen(self, shard):
        return [one for one in self.connections if one.session and shard in (None, one.session.shard[0])]

    def drops(self, shard=None):
        """Break the connection without a word."""
        for connection in self._chosen(shard):
            self._part(connection.session)
            connection.request.transport.abort()

    def _part(self, session):
        session.connection, session.lost_at = None, self.server.clock.now()

    async def reconnects(self, shard=None):
        """Ask the bot to connect again."""
        for connection in self._chosen(shard):
            await connection.tell(RECONNECT)

    async def invalidates(self, resumable=False, shard=None):
        """Declare the session invalid."""
        for connection in self._chosen(shard):
            if not resumable:
                self.sessions.pop(connection.session.id, None)
            await connection.tell(INVALID, resumable)

    async def closes(self, code=4000, shard=None):
        """Close the connection with that code."""
        for connection in self._chosen(shard):
            self._part(connection.session)
            await connection.part(code)

    def forgets(self):
        """End all sessions without a connection, as if the bot were gone for good."""
        self.sessions = {id: one for id, one in self.sessions.items() if one.connection}

    def holds(self):
        """Deliver nothing until `releases`."""
        self.held = True

    def releases(self):
        """Deliver what was held back."""
        self.held = False
        for connection in self.connections:
            connection.news.set()

    async def close(self):
        """Close all connections."""
        for connection in list(self.connections):
            connection.request.transport and connection.request.transport.abort()
