"""The updates of one bot: kept until confirmed, delivered at least once, by long polling or to a webhook."""

import asyncio
from collections import deque

import aiohttp

from tests.telegram_server.refusals import conflict

BY_REQUEST_ONLY = {"chat_member", "message_reaction", "message_reaction_count"}
KEPT_FOR_REDELIVERY = 100
RETRY_SECONDS = 0.02


class Mailbox:
    """Updates on their way to a bot."""

    def __init__(self, server):
        self.server = server
        self.delay = 0.0  # seconds between an event and its update
        self.pending = []
        self.webhook = None  # {"url", "secret", ...}
        self.failure = None  # why the webhook refused the last time
        self.attempts = 0  # of deliveries to the webhook
        self.abandoned = 0  # requests for updates that the bot left before they were answered
        self._allowed = None
        self._last_id = 500_000
        self._replay = []
        self._held = None
        self._done = deque(maxlen=KEPT_FOR_REDELIVERY)
        self._arrived = asyncio.Event()
        self._poller = None
        self._postman = None
        self._late = 0

    @property
    def outstanding(self):
        """How many updates are neither confirmed by polling nor accepted by the webhook; held ones do not count."""
        return len(self.pending) + len(self._replay) + self._late

    def allow(self, kinds):
        """Deliver only these kinds from now on; an empty list means the usual ones, None changes nothing."""
        if kinds is not None:
            self._allowed = set(kinds)

    @property
    def allowed(self):
        return sorted(self._allowed or ())

    def post(self, kind, content):
        """Send the update, unless the bot did not ask for its kind."""
        if kind not in self._allowed if self._allowed else kind in BY_REQUEST_ONLY:
            return
        if self._held is not None:
            self._held.append((kind, content))
        elif self.delay:
            self._late += 1
            asyncio.get_running_loop().call_later(self.delay, self._post_late, kind, content)
        else:
            self._queue(kind, content)

    def _post_late(self, kind, content):
        self._late -= 1
        self._queue(kind, content)

    def _queue(self, kind, content):
        self._last_id += 1
        self.pending.append({"update_id": self._last_id, kind: content})
        self._wake()

    def _wake(self):
        self._arrived.set()
        self.server.stir()

    def hold(self):
        """Keep updates back until `release`."""
        self._held = self._held or []

    def release(self, order=list):
        """Send the updates that were kept back, in the order that `order` (such as `reversed`) gives them."""
        held, self._held = self._held or [], None
        for kind, content in order(held):
            self._queue(kind, content)

    def redeliver(self, count=1):
        """Send the newest `count` delivered updates again under their old ids."""
        again = list(self._done)[-count:]
        assert len(again) == count, f"only {len(again)} updates have been delivered"
        if self.webhook:
            self.pending += again
        else:
            self._replay += again
        self._wake()

    def drop(self):
        """Forget all pending updates."""
        self.pending.clear()
        self._replay.clear()

    async def poll(self, offset, limit, timeout):
        """Confirm the updates before `offset`, and return the next ones, waiting at most `timeout` seconds."""
        if self.webhook:
            words = "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"
            raise conflict(words)
        self._poller = poller = object()
        self._wake()  # an earlier request ends now
        self._confirm(offset)
        try:
            await self._wait(poller, timeout)
        except asyncio.CancelledError:
            self.abandoned += 1
            raise
        return self._batch(limit)

    async def _wait(self, poller, timeout):
        """Wait for updates, for at most `timeout` seconds."""
        deadline = asyncio.get_running_loop().time() + timeout
        while not self._ready() and not self.server.closing:
            self._arrived.clear()
            wait = deadline - asyncio.get_running_loop().time()
            if wait <= 0 or not await self._arrives(wait):
                break
            if self._poller is not poller:
                raise conflict(
                    "terminated by other getUpdates request; make sure that only one bot instance is running"
                )

    async def _arrives(self, seconds):
        try:
            await asyncio.wait_for(self._arrived.wait(), seconds)
        except TimeoutError:
            return False
        return True

    def _ready(self):
        return self.pending or self._replay

    def _batch(self, limit):
        batch = (self._replay + self.pending)[:limit]
        self._replay = self._replay[limit:]
        return batch

    def _confirm(self, offset):
        if offset < 0 and self.pending:
            offset = self.pending[offset:][0]["update_id"]
        done = [update for update in self.pending if update["update_id"] < offset]
        self.pending = [update for update in self.pending if update["update_id"] >= offset]
        self._done.extend(done)
        if done:
            self.server.stir()

    def register(self, webhook):
        """Deliver to the webhook from now on; None returns to polling."""
        self.webhook = webhook
        if self._postman:
            self._postman.cancel()
        self._postman = asyncio.create_task(self._deliver()) if webhook else None
        self._poller = None
        self._wake()

    async def _deliver(self):
        """Deliver until another webhook is registered, even if this does not notice then that it is cancelled."""
        while self._postman is asyncio.current_task():
            while not self.pending:
                self._arrived.clear()
                await self._arrived.wait()
            update = self.pending[0]
            if await self._accepted(update):
                if update in self.pending:  # perhaps it was delivered to the new webhook meanwhile
                    self.pending.remove(update)
                    self._done.append(update)
            else:
                await asyncio.sleep(RETRY_SECONDS)

    async def _accepted(self, update):
        secret = self.webhook["secret"]
        headers = {"X-Telegram-Bot-Api-Secret-Token": secret} if secret else {}
        self.attempts += 1
        try:
            async with self.server.outgoing.post(self.webhook["url"], json=update, headers=headers) as answer:
                self.failure = (
                    None if answer.ok else f"Wrong response from the webhook: {answer.status} {answer.reason}"
                )
        except (OSError, aiohttp.ClientError):
            self.failure = "Connection refused"
        self.server.stir()
        return self.failure is None

    async def close(self):
        """Stop all deliveries."""
        self._wake()
        if self._postman:
            self._postman.cancel()
            await asyncio.gather(self._postman, return_exceptions=True)
