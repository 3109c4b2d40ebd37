"""The webhook: a small HTTP server to which Telegram sends updates."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hmac import compare_digest
from typing import Any

import yarl
from aiohttp import web
from telegram.error import BadRequest
from telegram.ext import Application

from bots.adapter.listener import listen
from bots.settings import BadSetting, TelegramSettings
from bots.telegram_bot.incoming_updates import parse_body

logger = logging.getLogger(__name__)

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105


class Webhook:
    """Receives updates and puts them into the queue of the application."""

    def __init__(self, application: Application[Any, Any, Any, Any, Any, Any], settings: TelegramSettings) -> None:
        self._application = application
        self._settings = settings
        self._path = yarl.URL(settings.webhook_url).raw_path.rstrip("/")
        self._secret = settings.webhook_secret.encode()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Listen until the end of the block; raise BadSetting if that is not possible."""
        server = web.Application()
        server.router.add_post("/{path:.*}", self._receive)
        async with listen(server, "TELEGRAM_WEBHOOK_LISTEN", self._settings.webhook_listen):
            yield

    async def register(self, kinds: list[str]) -> None:
        """Ask Telegram to send updates of these kinds here."""
        try:
            await self._application.bot.set_webhook(
                self._settings.webhook_url,
                allowed_updates=kinds,
                secret_token=self._settings.webhook_secret or None,
            )
        except BadRequest as refusal:
            raise BadSetting(f"Telegram refuses TELEGRAM_WEBHOOK_URL: {refusal.message}") from None

    async def examine(self, kinds: list[str]) -> str:
        """Return why Telegram cannot deliver updates, "" if it can; register the webhook again if somebody removed it.

        A bot that polls removes it, for instance. Another address is left alone: hosts change it while they restart one
        process after the other.
        """
        info = await self._application.bot.get_webhook_info()
        if not info.url:
            logger.warning("Telegram: the webhook was removed; is the bot running twice? It is registered again")
            await self.register(kinds)
        elif info.url != self._settings.webhook_url:
            return "another webhook is registered; is the bot running twice?"
        return info.last_error_message or "" if info.pending_update_count else ""

    async def _receive(self, request: web.Request) -> web.Response:
        if request.rel_url.raw_path.rstrip("/") != self._path:
            raise web.HTTPNotFound
        if not compare_digest(request.headers.get(SECRET_HEADER, "").encode(errors="replace"), self._secret):
            raise web.HTTPForbidden
        if not self._application.running:
            raise web.HTTPServiceUnavailable  # Telegram will send it again
        if (update := parse_body(await request.read(), self._application.bot)) is not None:
            await self._application.update_queue.put(update)
        return web.Response()  # also for what cannot be parsed: sending it again would not help
