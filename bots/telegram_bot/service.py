"""The Telegram bot: its components, how it starts, and how it stops."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from telegram import (
    BotCommandScope,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    Update,
)
from telegram.error import Conflict, InvalidToken, TelegramError
from telegram.ext import (
    Application,
    ApplicationBuilder,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    ExtBot,
    InlineQueryHandler,
    MessageHandler,
    Updater,
    filters,
)

from bots import redacted_log
from bots.adapter.platform import Status
from bots.adapter.registration import keep_registering, register
from bots.adapter.startup import connect
from bots.language.texts import FALLBACK, Texts, languages
from bots.settings import BadSetting, TelegramSettings
from bots.telegram_bot.canvas import TelegramCanvas
from bots.telegram_bot.chat_events import ChatEvents
from bots.telegram_bot.commands import COMMANDS, command_menu, handler, text_handler
from bots.telegram_bot.dispatcher import TelegramDispatcher
from bots.telegram_bot.ids import PLATFORM
from bots.telegram_bot.incoming_updates import CheckedRequest, UpdatesRequest
from bots.telegram_bot.inline import inline_handler
from bots.telegram_bot.library_log import redact
from bots.telegram_bot.limiter import Limiter
from bots.telegram_bot.presses import TelegramPresses
from bots.worker import Worker

if TYPE_CHECKING:
    from bots.telegram_bot.webhook import Webhook

logger = logging.getLogger(__name__)

UPDATES = [Update.MESSAGE, Update.CALLBACK_QUERY, Update.MY_CHAT_MEMBER, Update.INLINE_QUERY]
OBSERVERS = 1  # the group of handlers that also see updates which others handle
AT_ONCE = 256  # updates handled concurrently; those of one table wait for each other anyway
CONNECTIONS = 256  # open at the same time, besides the one that asks for updates
REGISTERING = (5, 10, 30, 60, 300, 600)  # seconds between two attempts to register the commands
SCOPES: dict[str, BotCommandScope] = {
    "shared": BotCommandScopeAllGroupChats(),
    "private": BotCommandScopeAllPrivateChats(),
}
TWO_LETTERS = re.compile("[a-z]{2}")  # the language codes that Telegram accepts for commands
POLLING_TASK = "Updater:start_polling:polling_task"  # the library's name of the task that asks for updates
CHECK_WEBHOOK = 300.0  # seconds between two checks of the token and of the webhook, if there is one
FIRST_CHECK = 30.0  # seconds: the host has just changed the address, perhaps
PRIVATE_WORDS = filters.ChatType.PRIVATE & filters.UpdateType.MESSAGE & ~filters.StatusUpdate.ALL
REPORT_AGAIN = 600  # seconds until the same failure to fetch updates is logged again
GRACE = 5.0  # seconds that updates get to finish when the bot stops
UNKNOWN_TOKEN = "Telegram does not know this TELEGRAM_TOKEN"  # noqa: S105


class TelegramBot:
    """Telegram's side of a worker."""

    worker: Worker

    def __init__(self, settings: TelegramSettings, limiter: Limiter | None = None) -> None:
        self.settings = settings
        self.status = Status("Telegram")
        self._polling: asyncio.Task[Any] | None = None  # asks for updates
        self._webhook: Webhook | None = None
        self._reported = ""  # the kind of error that fetching updates was last reported to fail with
        self._report_again_at = 0.0
        redact()
        self.application = self._application(limiter or Limiter())

    def _application(self, limiter: Limiter) -> Application[Any, Any, Any, Any, Any, Any]:
        builder = ApplicationBuilder().token(self.settings.token).rate_limiter(limiter)
        builder = builder.concurrent_updates(AT_ONCE)
        self._requests = CheckedRequest(CONNECTIONS), UpdatesRequest()
        builder = builder.request(self._requests[0]).get_updates_request(self._requests[1])
        if self.settings.base_url:
            base = self.settings.base_url.rstrip("/")
            builder = builder.base_url(f"{base}/bot").base_file_url(f"{base}/file/bot")
        return builder.build()

    def canvas(self) -> TelegramCanvas:
        """Make the canvas that the worker draws on."""
        self._canvas = TelegramCanvas(self._bot, rich=self.settings.rich_messages)
        return self._canvas

    @property
    def _bot(self) -> ExtBot[None]:
        bot: ExtBot[None] = self.application.bot
        return bot

    def serve(self, worker: Worker) -> None:
        """Pass all updates to that worker."""
        self.worker = worker
        for request in self._requests:
            request.on_rate_limit = lambda: worker.observer.count_rate_limit(PLATFORM)
        self._requests[1].on_answer = lambda: self._note_polling("")
        self.dispatcher = dispatcher = TelegramDispatcher(self._bot, worker, self._canvas)
        add = self.application.add_handler
        for name, command in COMMANDS.items():
            add(CommandHandler(name, handler(dispatcher, command), filters.UpdateType.MESSAGE))
        chats = ChatEvents(dispatcher)
        self.presses = TelegramPresses(dispatcher)
        add(CallbackQueryHandler(self.presses.handle))
        add(InlineQueryHandler(inline_handler(dispatcher)))
        add(ChatMemberHandler(chats.handle_membership, ChatMemberHandler.MY_CHAT_MEMBER))
        add(MessageHandler(filters.StatusUpdate.MIGRATE, chats.move_table))
        add(MessageHandler(filters.StatusUpdate.FORUM_TOPIC_REOPENED, chats.reopen_topic))
        add(MessageHandler(PRIVATE_WORDS, text_handler(dispatcher)))  # last: commands have handlers of their own
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
        except TelegramError as error:
            raise BadSetting(f"Telegram cannot be reached: {type(error).__name__}") from None
        finally:
            await self._shut_down()

    async def lost(self) -> None:
        """Wait until Telegram no longer accepts the token, and raise a BadSetting.

        The library retries after all other errors. By webhook Telegram sends updates without being asked, or sends
        none, so the token and the webhook are checked from time to time.
        """
        if self._polling is None:
            reason = await self._wait_for_refusal()
        else:
            await asyncio.wait((self._polling,))
            fault = self._polling.exception() if not self._polling.cancelled() else None
            reason = type(fault).__name__ if fault is not None else "closed"
        raise BadSetting(f"Telegram sends no more updates: {reason}; is TELEGRAM_TOKEN still right?")

    async def _wait_for_refusal(self) -> str:
        """Wait until Telegram does not know the token any longer; return the kind of error."""
        await asyncio.sleep(min(FIRST_CHECK, CHECK_WEBHOOK))
        while True:
            try:
                if self._webhook is not None:
                    self._note_delivery(await self._webhook.examine(UPDATES))
                else:  # the library's task has another name in a later version
                    await self._bot.get_me()
            except InvalidToken as refusal:
                return type(refusal).__name__
            except BadSetting as refusal:  # it was accepted before, so perhaps it will be again
                self._note_delivery(str(refusal))
            except TelegramError:  # it may be away for a while
                pass
            await asyncio.sleep(CHECK_WEBHOOK)

    def _note_delivery(self, trouble: str) -> None:
        """Say what is wrong with the webhook, for as long as it is."""
        if trouble:
            logger.warning("Telegram cannot deliver updates to TELEGRAM_WEBHOOK_URL: %s", trouble)
        self.status.reason = f"cannot deliver updates: {trouble}" if trouble else ""

    # -- running -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Connect, and receive updates until the end of the block; then finish those that are being handled."""
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self._shut_down)
            self._webhook = webhook = self._make_webhook() if self.settings.webhook_url else None
            if webhook is not None:  # before connecting, so that a wrong setting is reported at once
                await stack.enter_async_context(webhook.listening())
            await connect(self.status, self._initialize, (TelegramError,), "TELEGRAM_BASE_URL")
            await self.application.start()
            await stack.enter_async_context(keep_registering(self._register, REGISTERING))
            if webhook is not None:
                await connect(self.status, lambda: self._listen(webhook), (TelegramError,), "TELEGRAM_BASE_URL")
            else:
                stack.push_async_callback(self._stop_polling)
                await connect(self.status, self._poll, (TelegramError,), "TELEGRAM_BASE_URL")
            yield

    def _make_webhook(self) -> Webhook:
        # Imported here: its HTTP server takes a third of the start, and a bot that polls does not need it.
        from bots.telegram_bot.webhook import Webhook

        return Webhook(self.application, self.settings)

    async def _shut_down(self) -> None:
        """Finish the updates that are being handled, and close all connections."""
        if self.application.running:
            with suppress(TimeoutError):
                async with asyncio.timeout(GRACE):
                    await self.application.stop()
            await self.dispatcher.replies.close()
        await self.application.shutdown()
        for request in self._requests:  # the library leaves them open if it could not log in
            await request.shutdown()

    async def _initialize(self) -> None:
        """Log in, which also tells the bot its own name."""
        try:
            await self.application.initialize()
        except InvalidToken:
            raise BadSetting(UNKNOWN_TOKEN) from None

    async def _listen(self, webhook: Webhook) -> None:
        """Receive updates by that webhook."""
        try:
            await webhook.register(UPDATES)
        except InvalidToken:
            raise BadSetting(UNKNOWN_TOKEN) from None

    @property
    def _updater(self) -> Updater:
        assert self.application.updater is not None  # noqa: S101
        return self.application.updater

    async def _stop_polling(self) -> None:
        if self._updater.running:
            with suppress(InvalidToken):  # the reason why polling has ended before
                await self._updater.stop()

    async def _poll(self) -> None:
        """Ask for updates, in a task of the library that ends only if the token is refused."""
        before = asyncio.all_tasks()
        try:
            await self._updater.start_polling(allowed_updates=UPDATES, error_callback=self._report_polling_error)
        except InvalidToken:
            raise BadSetting(UNKNOWN_TOKEN) from None
        tasks = [task for task in asyncio.all_tasks() - before if task.get_name() == POLLING_TASK]
        self._polling = tasks[0] if tasks else None

    def _report_polling_error(self, error: TelegramError) -> None:
        """Log why there are no updates: at the first attempt that fails in this way, then now and then."""
        kind, now = type(error).__name__, time.monotonic()
        self._note_polling(f"updates cannot be fetched: {kind}")
        if kind == self._reported and now < self._report_again_at:
            return
        self._reported, self._report_again_at = kind, now + REPORT_AGAIN
        hint = "; is the bot running twice?" if isinstance(error, Conflict) else ""
        logger.warning("Telegram: updates cannot be fetched: %s%s; retrying", kind, hint)

    def _note_polling(self, trouble: str) -> None:
        """Say in the status why there are no updates; while the bot is starting, it says something else."""
        if self.status.state == "serving":
            self.status.reason = trouble

    async def _register(self) -> bool:
        """Register the commands and the profile in every language, if they have changed; False if that failed."""
        menus = [
            (language, where, command_menu(where, Texts(language)))
            for language in filter(TWO_LETTERS.fullmatch, languages())
            for where in SCOPES
        ]

        profiles = [
            (language, Texts(language).say("profile-description"), Texts(language).say("profile-about"))
            for language in filter(TWO_LETTERS.fullmatch, languages())
        ]

        async def tell() -> None:
            for language, where, commands in menus:
                await self._bot.set_my_commands(commands, scope=SCOPES[where], language_code=_code(language))
            for language, description, about in profiles:
                await self._bot.set_my_description(description, language_code=_code(language))
                await self._bot.set_my_short_description(about, language_code=_code(language))

        data: list[Any] = [(language, where, [each.to_dict() for each in menu]) for language, where, menu in menus]
        data += profiles
        return await register(self.worker, PLATFORM, str(self._bot.id), data, tell)


def _code(language: str) -> str | None:
    """Return the code that Telegram takes for the language; None for what all other languages are shown."""
    return None if language == FALLBACK else language
