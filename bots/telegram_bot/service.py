"""The bot at Telegram: put together, started, and stopped in good order."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from telegram import (
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    Update,
)
from telegram.error import InvalidToken
from telegram.ext import (
    AIORateLimiter,
    Application,
    ApplicationBuilder,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    ExtBot,
    MessageHandler,
    filters,
)

from bots import faults
from bots.settings import BadSetting, TelegramSettings
from bots.telegram_bot.buttons import Buttons
from bots.telegram_bot.canvas import TelegramCanvas
from bots.telegram_bot.chats import Chats
from bots.telegram_bot.commands import COMMANDS, handler
from bots.telegram_bot.front import Front
from bots.telegram_bot.names import PLATFORM
from bots.texts import FALLBACK, Texts, languages
from bots.worker import Worker
from storage.places import Place

logger = logging.getLogger(__name__)

UPDATES = [Update.MESSAGE, Update.CALLBACK_QUERY, Update.MY_CHAT_MEMBER]
AT_ONCE = 256  # updates handled at the same time; those of one table wait for each other anyway
HIDDEN = ("httpx", "httpcore")  # they write addresses into the log, and Telegram's contain the token


class TelegramBot:
    """Telegram's side of a worker."""

    def __init__(self, settings: TelegramSettings) -> None:
        self.settings = settings
        for name in HIDDEN:
            logging.getLogger(name).setLevel(logging.WARNING)
        self.application = self._application()

    def _application(self) -> Application[Any, Any, Any, Any, Any, Any]:
        # One chat that is flooded must not hold up the others, so nothing is tried again inside the library: the
        # drawing waits for that chat alone.
        builder = ApplicationBuilder().token(self.settings.token).rate_limiter(AIORateLimiter(max_retries=0))
        builder = builder.concurrent_updates(AT_ONCE)
        if self.settings.base_url:
            base = self.settings.base_url.rstrip("/")
            builder = builder.base_url(f"{base}/bot").base_file_url(f"{base}/file/bot")
        return builder.build()

    def canvas(self) -> TelegramCanvas:
        """What the worker draws on."""
        self._canvas = TelegramCanvas(self._bot, self._words)
        return self._canvas

    @property
    def _bot(self) -> ExtBot[None]:
        bot: ExtBot[None] = self.application.bot
        return bot

    async def _words(self, place: Place) -> Texts:
        """The words that the keyboards of a table are completed with."""
        return await self.front.texts_at(place)

    def serve(self, worker: Worker) -> None:
        """Updates go to that worker."""
        self.front = front = Front(self._bot, worker, self._canvas)
        self._canvas.store = worker.store
        self._canvas.migrated = front.migrated
        add = self.application.add_handler
        for name in COMMANDS:
            add(CommandHandler(name, handler(front, name), filters.UpdateType.MESSAGE))
        chats = Chats(front)
        add(CallbackQueryHandler(Buttons(front).handle))
        add(ChatMemberHandler(chats.changed, ChatMemberHandler.MY_CHAT_MEMBER))
        add(MessageHandler(filters.StatusUpdate.MIGRATE, chats.migrated))
        self.application.add_error_handler(self._failed)

    async def _failed(self, _update: object, context: Any) -> None:
        faults.note(logger, "an update could not be handled", context.error)

    # -- running -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Updates come in until the end of the block; those that are under way are handled to their end."""
        application, updater = self.application, self.application.updater
        assert updater is not None  # noqa: S101
        try:
            await application.initialize()
        except InvalidToken:
            raise BadSetting("Telegram does not know this TELEGRAM_TOKEN") from None
        await application.start()
        try:
            await self._register_commands()
            if self.settings.webhook_url:
                await self._listen()
            else:
                await updater.start_polling(allowed_updates=UPDATES, bootstrap_retries=-1)
            yield
        finally:
            if updater.running:
                await updater.stop()
            await application.stop()
            await application.shutdown()

    async def _listen(self) -> None:
        assert self.application.updater is not None  # noqa: S101
        host, _, port = self.settings.webhook_listen.rpartition(":")
        await self.application.updater.start_webhook(
            listen=host,
            port=int(port),
            url_path=urlsplit(self.settings.webhook_url).path.lstrip("/"),
            webhook_url=self.settings.webhook_url,
            secret_token=self.settings.webhook_secret or None,
            allowed_updates=UPDATES,
            bootstrap_retries=-1,
        )

    async def _register_commands(self) -> None:
        """Every scope has its commands, in every language; what cannot be registered now can be next time."""
        scopes: tuple[tuple[BotCommandScope, str], ...] = (
            (BotCommandScopeAllGroupChats(), "group"),
            (BotCommandScopeAllPrivateChats(), "private"),
        )
        try:
            for language in languages():
                texts = Texts(language)
                for scope, where in scopes:
                    names = [name for name, command in COMMANDS.items() if getattr(command, where)]
                    offered = [BotCommand(name, texts.say(f"command-{name}")) for name in names]
                    code = None if language == FALLBACK else language
                    await self._bot.set_my_commands(offered, scope=scope, language_code=code)
        except Exception as fault:
            faults.note(logger, f"{PLATFORM}: the commands could not be registered", fault)
