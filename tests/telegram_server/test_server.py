"""The server and the real library: updates by polling and by webhook, errors as the library's exceptions."""

import asyncio
import socket
from contextlib import asynccontextmanager, suppress

import aiohttp
import pytest
import telegram
from telegram.error import BadRequest, ChatMigrated, Conflict, Forbidden, InvalidToken, NetworkError, RetryAfter
from telegram.ext import ApplicationBuilder, CallbackQueryHandler, MessageHandler, filters

from tests.server_clock import PATIENCE
from tests.telegram_server import mailbox as mailbox_module
from tests.telegram_server.flood import Flood, Rate
from tests.telegram_server.mailbox import Mailbox

SESAME = "open-sesame"


async def echo(update, _):
    markup = telegram.InlineKeyboardMarkup([[telegram.InlineKeyboardButton("Once more", callback_data="more")]])
    await update.effective_message.reply_text(f"You said {update.effective_message.text}", reply_markup=markup)


async def answer(update, _):
    await update.callback_query.answer("Gladly", show_alert=True)
    await update.callback_query.edit_message_text("Once more")


def application(bot_api):
    app = ApplicationBuilder().token(bot_api.token).base_url(bot_api.url).build()
    app.add_handler(MessageHandler(filters.TEXT, echo))
    app.add_handler(CallbackQueryHandler(answer))
    return app


@asynccontextmanager
async def running(app):
    async with app:
        await app.start()
        try:
            yield app
        finally:
            if app.updater.running:
                await app.updater.stop()
            await app.stop()


@asynccontextmanager
async def polling(bot_api):
    async with running(application(bot_api)) as app:
        await app.updater.start_polling(timeout=5)
        yield app


def url(bot_api, method):
    return f"{bot_api.url}{bot_api.token}/{method}"


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


@asynccontextmanager
async def listening(bot_api, **settings):
    port = free_port()
    async with running(application(bot_api)) as app:
        url = f"http://127.0.0.1:{port}/updates"
        await app.updater.start_webhook("127.0.0.1", port, "updates", webhook_url=url, **settings)
        yield app


async def test_a_polling_bot_hears_a_person_and_answers(bot_api, ann):
    async with polling(bot_api):
        await ann.opens()
        message = await ann.sees(text="You said /start")
        await bot_api.quiet()
    assert message.sender is bot_api.bot
    assert bot_api.complaints == []


async def test_a_pressed_button_reaches_the_bot_and_its_answer_the_person(bot_api, ann):
    async with polling(bot_api):
        await ann.opens()
        press = await ann.presses(await ann.sees(button="Once more"), "more")
        assert await press.answered() == bot_api.answer("Gladly", alert=True)
        message = await ann.sees(text="Once more")
        await bot_api.quiet()
    assert message.edited
    assert message.labels == []


async def test_updates_that_nobody_confirmed_come_again(bot, ann):
    await ann.opens()
    first = await bot.get_updates()
    again = await bot.get_updates()
    assert [update.update_id for update in first] == [update.update_id for update in again]
    assert await bot.get_updates(offset=first[-1].update_id + 1) == ()


async def test_confirmed_updates_can_be_delivered_once_more(bot_api, ann):
    async with polling(bot_api):
        await ann.opens()
        await bot_api.quiet()
        bot_api.bot.updates.redeliver()
        await bot_api.quiet()
    assert [message.text for message in ann.reads()] == ["/start", "You said /start", "You said /start"]


async def test_updates_kept_back_can_go_out_in_another_order(bot_api, bot, ann):
    bot_api.bot.updates.hold()
    await ann.says(None, "first")
    await ann.says(None, "second")
    assert await bot.get_updates() == ()
    bot_api.bot.updates.release(order=reversed)
    assert [update.message.text for update in await bot.get_updates()] == ["second", "first"]


async def test_updates_can_be_late(bot_api, bot, ann):
    bot_api.bot.updates.delay = 0.5
    await ann.opens()
    assert await bot.get_updates() == ()
    assert len(await bot.get_updates(timeout=5)) == 1


async def test_a_long_poll_ends_as_soon_as_there_is_an_update(bot, ann):
    poll = asyncio.create_task(bot.get_updates(timeout=30))
    await asyncio.sleep(0.02)
    await ann.opens()
    assert len(await asyncio.wait_for(poll, 2)) == 1


async def test_a_batch_has_no_more_updates_than_the_limit(bot, ann):
    for number in range(3):
        await ann.says(None, f"number {number}")
    assert len(await bot.get_updates(limit=2)) == 2


async def test_only_the_kinds_of_updates_asked_for_are_sent(bot, ann):
    await bot.get_updates(allowed_updates=["callback_query"])
    await ann.opens()
    assert await bot.get_updates() == ()


async def test_a_second_poll_ends_the_first_with_a_conflict(bot_api, bot):
    first = asyncio.create_task(bot.get_updates(timeout=30))
    await asyncio.sleep(0.02)
    async with telegram.Bot(bot_api.token, base_url=bot_api.url) as second:
        await second.get_updates()
    with pytest.raises(Conflict, match="terminated by other getUpdates"):
        await first


async def test_polling_beside_a_webhook_is_a_conflict(bot):
    await bot.set_webhook("http://127.0.0.1:1/nowhere")
    with pytest.raises(Conflict, match="webhook is active"):
        await bot.get_updates()
    await bot.delete_webhook()
    assert await bot.get_updates() == ()


async def test_a_webhook_receives_the_updates_with_its_secret(bot_api, ann):
    async with listening(bot_api, secret_token=SESAME):
        await ann.opens()
        await ann.sees(text="You said /start")
        await bot_api.quiet()
    assert bot_api.bot.updates.attempts == 1


async def test_an_update_that_the_webhook_refuses_is_sent_again(bot_api, bot, ann):
    async with listening(bot_api, secret_token=SESAME) as app:
        url = bot_api.bot.updates.webhook["url"]
        await bot.set_webhook(url, secret_token=SESAME[::-1])
        await ann.opens()
        await bot_api.until(lambda: bot_api.bot.updates.attempts > 1)
        assert "403" in (await bot.get_webhook_info()).last_error_message
        await app.bot.set_webhook(url, secret_token=SESAME)
        await ann.sees(text="You said /start")


async def test_a_delivery_that_does_not_notice_that_it_is_cancelled_ends_all_the_same(bot_api, ann, monkeypatch):
    mailbox, accept, sending = bot_api.bot.updates, Mailbox._accepted, asyncio.Event()

    async def ignore_cancellation(itself, update):
        if sending.is_set():
            return await accept(itself, update)
        sending.set()
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        return False

    monkeypatch.setattr(mailbox_module, "RETRY_SECONDS", 0)
    monkeypatch.setattr(Mailbox, "_accepted", ignore_cancellation)
    async with listening(bot_api, secret_token=SESAME) as app:
        await ann.opens()
        await sending.wait()
        first = mailbox._postman
        await app.bot.set_webhook(mailbox.webhook["url"], secret_token=SESAME)
        await asyncio.wait_for(first, PATIENCE)
        await ann.sees(text="You said /start")


async def test_a_webhook_outside_needs_https_and_a_known_port(bot):
    with pytest.raises(BadRequest, match="an https url must be provided"):
        await bot.set_webhook("http://example.org/updates")
    with pytest.raises(BadRequest, match="only on ports"):
        await bot.set_webhook("https://example.org:9000/updates")


async def test_a_wrong_token_is_told_at_once(bot_api):
    wrong = telegram.Bot("123:wrong", base_url=bot_api.url)
    with pytest.raises(InvalidToken):
        await wrong.initialize()
    for request in wrong._request:  # the library closes nothing that never began
        await request.shutdown()


async def test_an_unknown_method_is_not_found(bot):
    with pytest.raises(telegram.error.EndPointNotFound):
        await bot.do_api_request("sendThoughts", {"chat_id": 1})


@pytest.mark.parametrize(
    ("method", "parameters", "words"),
    [
        ("sendMessage", {"chat_id": 1, "text": "x", "colour": "red"}, "unknown parameter colour"),
        ("sendMessage", {"text": "x"}, "chat_id is empty"),
        ("sendMessage", {"chat_id": 1}, "message text is empty"),
        ("sendMessage", {"chat_id": 1, "text": "x", "disable_notification": "perhaps"}, "Boolean"),
        ("editMessageText", {"chat_id": 1, "text": "x", "message_id": "seven"}, "Integer"),
        ("sendMessage", {"chat_id": 1, "text": "x", "reply_markup": {"inline_keyboard": [[{"txt": "?"}]]}}, "txt"),
        ("sendMessage", {"chat_id": 1, "text": "x", "reply_markup": {"inline_keyboard": [{}]}}, "Array"),
    ],
)
async def test_a_request_against_the_description_is_refused_and_remembered(bot_api, method, parameters, words):
    async with aiohttp.ClientSession() as client, client.post(url(bot_api, method), json=parameters) as response:
        refusal = await response.json()
    assert response.status == refusal["error_code"] == 400
    assert words in refusal["description"]
    assert words in bot_api.complaints[0]


async def test_parameters_may_come_as_json_or_in_the_address(bot_api, ann):
    await ann.opens()
    address = url(bot_api, "sendMessage")
    async with aiohttp.ClientSession() as client:
        await client.post(address, json={"chat_id": ann.id, "text": "by json"})
        await client.get(address, params={"chat_id": ann.id, "text": "by address"})
    assert [message.text for message in ann.reads()][1:] == ["by json", "by address"]


async def test_an_unknown_chat_is_not_found(bot):
    with pytest.raises(BadRequest, match=r"[Cc]hat not found"):
        await bot.send_message(12345, "hello?")


async def test_a_group_that_became_a_supergroup_names_its_new_id(bot, group):
    new = group.migrates()
    with pytest.raises(ChatMigrated) as moved:
        await bot.send_message(group.id, "hello?")
    assert moved.value.new_chat_id == new.id
    assert (await bot.send_message(new.id, "hello!")).message_id == 2


async def test_too_many_messages_in_a_group_have_to_wait(bot_api, bot, group):
    bot_api.clock.stop()
    message = await bot.send_message(group.id, "0")
    for number in range(1, 20):
        await message.edit_text(str(number))
    with pytest.raises(RetryAfter) as flood:
        await bot.send_message(group.id, "one too many")
    assert flood.value.retry_after.total_seconds() == 3
    bot_api.clock.advance(3)
    await bot.send_message(group.id, "now it is allowed")


async def test_one_flooded_chat_does_not_stop_another(bot_api, bot, ann, group):
    bot_api.clock.stop()
    bot_api.flood = Flood(group=Rate(1, 60))
    await ann.opens()
    await bot.send_message(group.id, "first")
    with pytest.raises(RetryAfter):
        await bot.send_message(group.id, "second")
    await bot.send_message(ann.id, "third")
    assert [request.error is None for request in bot_api.asked("sendMessage")] == [True, False, True]


async def test_all_chats_together_have_a_limit_and_answers_to_presses_have_none(bot_api, bot, ann, bob):
    bot_api.clock.stop()
    bot_api.flood = Flood(overall=Rate(2, 1))
    await ann.opens()
    await bob.opens()
    message = await bot.send_message(ann.id, "one")
    await bot.send_message(bob.id, "two")
    with pytest.raises(RetryAfter):
        await bot.send_message(ann.id, "three")
    press = await ann.sends_data(ann.reads()[-1], str(message.message_id))
    assert await bot.answer_callback_query(press.id)


async def test_an_ordered_failure_is_met_once_and_nothing_was_done(bot_api, bot, ann):
    await ann.opens()
    bot_api.fails("sendMessage", code=502, description="Bad Gateway")
    with pytest.raises(NetworkError, match="Bad Gateway"):
        await bot.send_message(ann.id, "lost")
    await bot.send_message(ann.id, "found")
    assert [message.text for message in ann.reads()] == ["/start", "found"]


async def test_an_ordered_flood_concerns_one_chat_and_any_method(bot_api, bot, ann, group):
    await ann.opens()
    bot_api.fails("*", retry_after=7, chat=group)
    await bot.send_message(ann.id, "here all is well")
    with pytest.raises(RetryAfter) as flood:
        await bot.get_chat(group.id)
    assert flood.value.retry_after.total_seconds() == 7


async def test_an_answer_can_get_lost_after_the_work_is_done(bot_api, bot, ann):
    await ann.opens()
    bot_api.loses_answer("sendMessage")
    with pytest.raises(NetworkError):
        await bot.send_message(ann.id, "done")
    assert ann.reads()[-1].text == "done"
    assert bot_api.complaints == []


async def test_a_slow_answer_is_a_timeout_for_the_library(bot_api, bot, ann):
    await ann.opens()
    bot_api.delays("sendMessage", seconds=0.2)
    with pytest.raises(telegram.error.TimedOut):
        await bot.send_message(ann.id, "slow", read_timeout=0.05)


async def test_quiet_says_what_is_still_under_way(bot_api, ann):
    await ann.opens()
    with pytest.raises(AssertionError, match="1 updates"):
        await bot_api.quiet(timeout=0.05)


async def test_quiet_waits_for_the_answer_to_a_press_unless_told_otherwise(bot_api, bot, ann):
    await ann.opens()
    await bot.send_message(ann.id, "x")
    await ann.sends_data(ann.reads()[-1], "a press")
    await bot.get_updates(offset=(await bot.get_updates())[-1].update_id + 1)
    with pytest.raises(AssertionError, match="a press"):
        await bot_api.quiet(still=0.01, timeout=0.05)
    await bot_api.quiet(still=0.01, answers=False)


async def test_the_clock_can_be_stopped_turned_and_sped_up(bot_api):
    bot_api.clock.stop()
    before = bot_api.clock.now()
    assert bot_api.clock.now() == before
    bot_api.clock.advance(5)
    assert bot_api.clock.now() == before + 5
    bot_api.clock.speed = 1_000_000
    await asyncio.sleep(0.001)
    assert bot_api.clock.now() > before + 500


async def test_a_bot_that_logged_out_is_refused(bot):
    await bot.log_out()
    with pytest.raises(BadRequest, match="Logged out"):
        await bot.get_chat(1)


async def test_a_bot_cannot_write_first(bot, ann):
    with pytest.raises(Forbidden, match="bot can't initiate conversation with a user"):
        await bot.send_message(ann.id, "psst")
