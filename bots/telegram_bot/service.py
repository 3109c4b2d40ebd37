"""The Telegram bot: its components, how it starts, and how it stops."""

from __future__ import annotations

import asyncio
import logging
import re
import time
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
from telegram.error import Conflict, InvalidToken, NetworkError, TelegramError
from telegram.ext import (
    Application,
    ApplicationBuilder,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    ExtBot,
    MessageHandler,
    Updater,
    filters,
)

from bots import redacted_log
from bots.adapter.registration import keep_registering, register
from bots.adapter.startup import connect
from bots.language.texts import FALLBACK, Texts, languages
from bots.settings import BadSetting, TelegramSettings
from bots.telegram_bot.canvas import TelegramCanvas
from bots.telegram_bot.chat_events import ChatEvents
from bots.telegram_bot.commands import COMMANDS, command_menu, handler
from bots.telegram_bot.dispatcher import TelegramDispatcher
from bots.telegram_bot.ids import PLATFORM
from bots.telegram_bot.limiter import Limiter
from bots.telegram_bot.presses import TelegramPresses
from bots.worker import Worker

logger = logging.getLogger(__name__)

UPDATES = [Update.MESSAGE, Update.CALLBACK_QUERY, Update.MY_CHAT_MEMBER]
OBSERVERS = 1  # the group of handlers that also see updates which others handle
AT_ONCE = 256  # updates handled concurrently; those of one table wait for each other anyway
PAUSES = (1, 2, 5, 10)  # seconds between two attempts to reach Telegram at the start
REGISTERING = (5, 10, 30, 60, 300, 600)  # seconds between two attempts to register the commands
SCOPES: dict[str, BotCommandScope] = {
    "shared": BotCommandScopeAllGroupChats(),
    "private": BotCommandScopeAllPrivateChats(),
}
TWO_LETTERS = re.compile("[a-z]{2}")  # the language codes that Telegram accepts for commands
POLLING_TASK = "Updater:start_polling:polling_task"  # the library's name of the task that asks for updates
REPORT_AGAIN = 600  # seconds until the same failure to fetch updates is logged again
GRACE = 5.0  # seconds that updates get to finish when the bot stops
# Below these levels they log what is sent to Telegram: URLs, which contain the bot token, and whole panels.
HIDDEN = {"httpx": logging.WARNING, "httpcore": logging.WARNING, "telegram": logging.INFO}


def _is_not_about_token(record: logging.LogRecord) -> bool:
    """False for the library's traceback when the token is refused: `TelegramBot.lost` says so in one sentence."""
    return not (record.exc_info and isinstance(record.exc_info[1], InvalidToken))


class TelegramBot:
    """Telegram's side of a worker."""

    worker: Worker

    def __init__(self, settings: TelegramSettings, limiter: Limiter | None = None) -> None:
        self.settings = settings
        self._polling: asyncio.Task[Any] | None = None  # asks for updates
        self._reported = ""  # the kind of error that fetching updates was last reported to fail with
        self._report_again_at = 0.0
        for name, level in HIDDEN.items():
            logging.getLogger(name).setLevel(level)
        logging.getLogger("telegram.ext").addFilter(_is_not_about_token)
        self.application = self._application(limiter or Limiter())

    def _application(self, limiter: Limiter) -> Application[Any, Any, Any, Any, Any, Any]:
        builder = ApplicationBuilder().token(self.settings.token).rate_limiter(limiter)
        builder = builder.concurrent_updates(AT_ONCE)
        if self.settings.base_url:
            base = self.settings.base_url.rstrip("/")
            builder = builder.base_url(f"{base}/bot").base_file_url(f"{base}/file/bot")
        return builder.build()

    def canvas(self) -> TelegramCanvas:
        """Make the canvas that the worker draws on."""
        self._canvas = TelegramCanvas(self._bot)
        return self._canvas

    @property
    def _bot(self) -> ExtBot[None]:
        bot: ExtBot[None] = self.application.bot
        return bot

    def serve(self, worker: Worker) -> None:
        """Pass all updates to that worker."""
        self.worker = worker
        self.dispatcher = dispatcher = TelegramDispatcher(self._bot, worker, self._canvas)
        add = self.application.add_handler
        for name, command in COMMANDS.items():
            add(CommandHandler(name, handler(dispatcher, command), filters.UpdateType.MESSAGE))
        chats = ChatEvents(dispatcher)
        self.presses = TelegramPresses(dispatcher)
        add(CallbackQueryHandler(self.presses.handle))
        add(ChatMemberHandler(chats.handle_membership, ChatMemberHandler.MY_CHAT_MEMBER))
        add(MessageHandler(filters.StatusUpdate.MIGRATE, chats.move_table))
        add(MessageHandler(filters.StatusUpdate.FORUM_TOPIC_REOPENED, chats.reopen_topic))
        add(MessageHandler(filters.ChatType.GROUPS & ~filters.StatusUpdate.MIGRATE, chats.note_message), OBSERVERS)
        self.application.add_error_handler(self._report)

    async def _report(self, _update: object, context: Any) -> None:
        redacted_log.report(logger, "an update could not be handled", context.error)

    @property
    def introduction(self) -> str:
        return f"Telegram as @{self._bot.username}"

    async def check(self) -> str:
        """Log in and out again; no update is fetched, so a bot that is running is not disturbed."""
        try:
            await self._initialize()
            return self.introduction
        except NetworkError as error:
            raise BadSetting(f"Telegram cannot be reached: {type(error).__name__}") from None
        finally:
            await self.application.shutdown()
            await self._bot.request.shutdown()  # after a failure the library leaves its connections open

    async def lost(self) -> None:
        """Wait until Telegram no longer accepts the token, and raise a BadSetting.

        The library retries after all other errors. By webhook Telegram sends updates without being asked, so nothing is
        noticed here.
        """
        if self._polling is None:
            await asyncio.Event().wait()
            return
        await asyncio.wait((self._polling,))
        fault = self._polling.exception() if not self._polling.cancelled() else None
        reason = type(fault).__name__ if fault is not None else "closed"
        raise BadSetting(f"Telegram sends no more updates: {reason}; is TELEGRAM_TOKEN still right?")

    # -- running -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Connect, and receive updates until the end of the block; then finish those that are being handled."""
        application, updater = self.application, self.application.updater
        assert updater is not None  # noqa: S101
        await connect("Telegram", self._initialize, (NetworkError,), PAUSES, "TELEGRAM_BASE_URL")
        await application.start()
        try:
            async with keep_registering(self._register, REGISTERING):
                if self.settings.webhook_url:
                    await self._listen()
                else:
                    await self._poll(updater)
                yield
        finally:
            if updater.running:
                with suppress(InvalidToken):  # the reason why polling has ended before
                    await updater.stop()
            with suppress(TimeoutError):
                async with asyncio.timeout(GRACE):
                    await application.stop()
            await self.dispatcher.replies.close()
            await application.shutdown()

    async def _poll(self, updater: Updater) -> None:
        """Ask for updates, in a task of the library that ends only if the token is refused."""
        before = asyncio.all_tasks()
        await updater.start_polling(
            allowed_updates=UPDATES, bootstrap_retries=-1, error_callback=self._report_polling_error
        )
        tasks = [task for task in asyncio.all_tasks() - before if task.get_name() == POLLING_TASK]
        self._polling = tasks[0] if tasks else None

    def _report_polling_error(self, error: TelegramError) -> None:
        """Log why there are no updates: at the first attempt that fails in this way, then now and then."""
        kind, now = type(error).__name__, time.monotonic()
        if kind == self._reported and now < self._report_again_at:
            return
        self._reported, self._report_again_at = kind, now + REPORT_AGAIN
        hint = "; is the bot running twice?" if isinstance(error, Conflict) else ""
        logger.warning("Telegram: updates cannot be fetched: %s%s; retrying", kind, hint)

    async def _initialize(self) -> None:
        """Log in, which also tells the bot its own name."""
        try:
            await self.application.initialize()
        except InvalidToken:
            raise BadSetting("Telegram does not know this TELEGRAM_TOKEN") from None

    async def _listen(self) -> None:
        """Receive updates by a webhook."""
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

    async def _register(self) -> bool:
        """Register the commands of every scope in every language, if they have changed; False if that failed."""
        menus = [
            (language, where, command_menu(where, Texts(language)))
            for language in filter(TWO_LETTERS.fullmatch, languages())
            for where in SCOPES
        ]

        async def tell() -> None:
            for language, where, commands in menus:
                code = None if language == FALLBACK else language
                await self._bot.set_my_commands(commands, scope=SCOPES[where], language_code=code)

        data = [(language, where, [each.to_dict() for each in commands]) for language, where, commands in menus]
        return await register(self.worker, PLATFORM, str(self._bot.id), data, tell)
