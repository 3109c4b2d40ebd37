"""The bot at Telegram: put together, started, and stopped in good order."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

from telegram import (
    BotCommandScope,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    Update,
)
from telegram.error import InvalidToken, NetworkError
from telegram.ext import (
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
from bots.telegram_bot.commands import COMMANDS, handler, offered
from bots.telegram_bot.front import Front
from bots.telegram_bot.limiter import Limiter
from bots.telegram_bot.names import PLATFORM
from bots.texts import FALLBACK, Texts, languages
from bots.worker import Worker
from storage.places import Place

logger = logging.getLogger(__name__)

UPDATES = [Update.MESSAGE, Update.CALLBACK_QUERY, Update.MY_CHAT_MEMBER]
BESIDE = 1  # handlers that look on while others handle the same update
AT_ONCE = 256  # updates handled at the same time; those of one table wait for each other anyway
PAUSES = (1, 2, 5, 10)  # seconds between two attempts to reach Telegram at the start
TWO_LETTERS = re.compile("[a-z]{2}")  # the languages that Telegram tells commands in
GRACE = 5.0  # seconds in which updates that are under way may be handled to their end
# They would write into the log what goes to Telegram: addresses, which contain the token, and whole panels.
HIDDEN = {"httpx": logging.WARNING, "httpcore": logging.WARNING, "telegram": logging.INFO}


class TelegramBot:
    """Telegram's side of a worker."""

    def __init__(self, settings: TelegramSettings, limiter: Limiter | None = None) -> None:
        self.settings = settings
        for name, level in HIDDEN.items():
            logging.getLogger(name).setLevel(level)
        self.application = self._application(limiter or Limiter())

    def _application(self, limiter: Limiter) -> Application[Any, Any, Any, Any, Any, Any]:
        builder = ApplicationBuilder().token(self.settings.token).rate_limiter(limiter)
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
        self.buttons = Buttons(front)
        add(CallbackQueryHandler(self.buttons.handle))
        add(ChatMemberHandler(chats.changed, ChatMemberHandler.MY_CHAT_MEMBER))
        add(MessageHandler(filters.StatusUpdate.MIGRATE, chats.migrated))
        add(MessageHandler(filters.StatusUpdate.FORUM_TOPIC_REOPENED, chats.reopened))
        add(MessageHandler(filters.ChatType.GROUPS & ~filters.StatusUpdate.MIGRATE, chats.seen), BESIDE)
        self.application.add_error_handler(self._failed)

    async def _failed(self, _update: object, context: Any) -> None:
        faults.note(logger, "an update could not be handled", context.error)

    @property
    def introduction(self) -> str:
        return f"Telegram as @{self._bot.username}"

    async def lost(self) -> None:
        """The library goes on trying for ever."""
        await asyncio.Event().wait()

    # -- running -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Updates come in until the end of the block; those that are under way are handled to their end."""
        application, updater = self.application, self.application.updater
        assert updater is not None  # noqa: S101
        await self._introduced()
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
            with suppress(TimeoutError):
                async with asyncio.timeout(GRACE):
                    await application.stop()
            await self.front.voice.close()
            await application.shutdown()

    async def _introduced(self) -> None:
        """Telegram has told the bot its name."""
        for pause in (*PAUSES, 0):
            try:
                await self.application.initialize()
                return
            except InvalidToken:
                raise BadSetting("Telegram does not know this TELEGRAM_TOKEN") from None
            except NetworkError as trouble:
                later = f"; again in {pause} s" if pause else ""
                logger.warning("Telegram does not answer: %s%s", type(trouble).__name__, later)
            await asyncio.sleep(pause)
        raise BadSetting("Telegram cannot be reached; if TELEGRAM_BASE_URL is set, is it right?")

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
            for language in filter(TWO_LETTERS.fullmatch, languages()):
                code = None if language == FALLBACK else language
                for scope, where in scopes:
                    await self._bot.set_my_commands(offered(where, Texts(language)), scope=scope, language_code=code)
        except Exception as fault:
            faults.note(logger, f"{PLATFORM}: the commands could not be registered", fault)
