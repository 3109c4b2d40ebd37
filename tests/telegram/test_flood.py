"""Floods: one chat that is full, or slow, never holds up another.

What is held up here is held up for hours, or until the test lets it go on: what is seen meanwhile did not wait for it.
"""

import asyncio
import time
from functools import partialmethod
from itertools import count

import pytest
from telegram.error import RetryAfter
from telegram.warnings import PTBDeprecationWarning

from bots.drawing.redrawer import Redrawer
from bots.monitor.metrics import Metrics
from bots.telegram_bot import replies
from bots.telegram_bot.ids import seconds_of
from bots.telegram_bot.presses import PAUSES, TelegramPresses
from bots.telegram_bot.replies import MOST_WAITING
from tests.server_clock import PATIENCE
from tests.telegram.bot_house import BotHouse
from tests.telegram_server import limits

HOURS = 10_000  # seconds


async def answer(person, message, label):
    return await (await person.presses(message, label)).answered()


def is_turn(message):
    return message.text.startswith("Friends\n") and "Your turn" in message.text


async def test_a_chat_that_is_flooded_never_holds_up_another(house, bot_api, ann, bob, group, club):
    flooded = await house.game(group, ann, bob)
    free = await house.game(club, bob, ann)
    bot_api.fails("editMessageText", retry_after=HOURS, times=5, chat=group)
    bot_api.fails("sendMessage", retry_after=HOURS, times=5, chat=group)
    await answer(flooded[0], await flooded[0].sees(text="Friends\n", button="Estate"), "Estate")
    await ann.says(group, "/help")
    await bot_api.until(lambda: [each for each in bot_api.asked(chat=group) if each.error], what="no flood was met")
    for person in free:
        await answer(person, await person.sees(text="Club\n", button="Estate"), "Estate")
    await free[0].sees(club, "Turn 2")
    await bot_api.until(lambda: [each for each in flooded[1].reads() if is_turn(each)], what="no panel in private")


async def test_presses_are_answered_and_panels_drawn_while_the_group_is_flooded(house, bot_api, ann, bob, group):
    on_turn, other = await house.game(group, ann, bob)
    bot_api.fails("editMessageText", retry_after=HOURS, times=9, chat=group)
    await answer(on_turn, on_turn.reads()[-1], "Estate")
    await other.sees(text="Your turn (1)")
    assert "✋ " in (await answer(other, await other.sees(group, "🟢"), "My hand")).text


async def test_a_reply_waits_until_the_chat_can_be_written_to(house, bot_api, ann, group):
    await house.rests()
    bot_api.fails("sendMessage", retry_after=1, chat=group)
    await ann.says(group, "/card moat")
    await ann.sees(group, "Moat · costs 2")
    assert len(bot_api.asked("sendMessage", chat=group)) == 3  # the greeting, the refused one, and the reply
    await house.rests()


async def test_a_page_for_a_flooded_private_chat_is_refused_with_the_time_to_wait(house, bot_api, ann, bob, group):
    await house.game(group, ann, bob)
    bot_api.fails("sendMessage", retry_after=7, chat=bot_api.private(bob))
    told = await answer(bob, await bob.sees(group, "🟢"), "Kingdom")
    assert told.text == "Telegram has asked me to slow down. Please try again in 7 seconds."


async def test_a_page_is_turned_after_a_short_flood_and_refused_with_the_time_to_wait_in_a_long_one(
    house, bot_api, ann, bob, group
):
    people = await house.game(group, ann, bob)
    for turn in range(8):
        await house.buys(people[turn % 2])
    await ann.says(group, "/log")
    page = await ann.sees(group, "page 2 of 2")
    await house.rests()
    bot_api.fails("editMessageText", retry_after=7, chat=group)
    told = await answer(bob, page, "‹ Page 1/2")
    assert told.text == "Telegram has asked me to slow down. Please try again in 7 seconds."
    bot_api.fails("editMessageText", retry_after=1, chat=group)
    assert (await answer(bob, page, "‹ Page 1/2")).text is None
    assert "page 1 of 2" in page.text


async def test_a_table_that_was_flooded_shows_the_newest_state_in_the_end(house, bot_api, ann, bob, group):
    is_over, jumps, redrawer = False, count(), house.worker.redrawer
    redrawer._steady = lambda: time.monotonic() + (HOURS * next(jumps) if is_over else 0)
    redrawer._sleep = lambda seconds: asyncio.sleep(min(seconds, 0.02))
    people = await house.game(group, ann, bob)
    bot_api.fails("editMessageText", retry_after=HOURS, chat=group)
    for turn in range(4):
        person = people[turn % 2]
        await answer(person, await person.sees(text=f"Your turn ({turn // 2 + 1})", button="Estate"), "Estate")
    await bot_api.until(lambda: [each for each in bot_api.asked(chat=group) if each.error], what="no flood was met")
    is_over = True  # from now on hours pass whenever the bot looks at its clock
    await house.rests()
    assert "Turn 3" in (await ann.sees(group, "🟢")).text
    edits = [each for each in bot_api.asked("editMessageText", chat=group) if not each.error]
    assert len(edits) <= 3  # what happened meanwhile was drawn in one go


async def test_a_screen_that_is_on_screen_already_is_a_success(house, bot_api, ann, bob, group):
    on_turn, _ = await house.game(group, ann, bob)
    bot_api.fails("editMessageText", code=400, description="Bad Request: message is not modified: same", chat=group)
    await house.buys(on_turn)
    assert len([each for each in bot_api.asked("editMessageText", chat=group) if each.error]) == 1


async def test_a_slow_chat_never_holds_up_presses_of_another_table(house, bot_api, ann, bob, group, club):
    slow = await house.game(group, ann, bob)
    free = await house.game(club, bob, ann)
    slow_edit = bot_api.holds("editMessageText", chat=group)
    await answer(slow[0], await slow[0].sees(text="Friends\n", button="Estate"), "Estate")
    for person in free:
        await answer(person, await person.sees(text="Club\n", button="Estate"), "Estate")
    await free[0].sees(club, "Turn 2")
    assert slow_edit.waiting == 1
    slow_edit.set()
    await slow[0].sees(group, "buys Estate")


async def test_a_press_that_takes_long_is_answered_in_time_and_done_to_its_end(house, bot_api, ann, bob, group):
    await house.game(group, ann, bob)
    house.bot.presses.patience = 0.1
    bot_api.delays("sendMessage", 0.4, chat=bot_api.private(bob))
    told = await answer(bob, await bob.sees(group, "🟢"), "Kingdom")
    assert told.text == "This is taking a little longer than usual."
    await bob.sees(text="Market · costs 5")
    await house.rests()


def test_the_bot_gives_up_waiting_early_enough_to_answer_a_press():
    """Telegram's clock is slow in most tests, so this checks the seconds themselves."""
    assert TelegramPresses.patience + sum(PAUSES) < limits.ANSWER_WITHIN_SECONDS


def test_waiting_times_are_understood_in_both_forms_of_the_library(monkeypatch):
    assert seconds_of(RetryAfter(7)) == 7
    monkeypatch.delenv("PTB_TIMEDELTA")
    with pytest.warns(PTBDeprecationWarning):
        assert seconds_of(RetryAfter(7)) == 7


async def test_a_heap_of_commands_floods_nothing_and_the_table_does_not_wait_behind_it(
    client, bot_api, ann, bob, group, monkeypatch
):
    bot_api.clock.speed = 30  # a minute takes two seconds; but how long the bot takes is a matter of this machine
    monkeypatch.setattr(limits, "ANSWER_WITHIN_SECONDS", limits.ANSWER_WITHIN_SECONDS * 30)
    house = BotHouse(bot_api, client)
    house.speed = 15  # requests that a busy machine holds up come closer together than they were sent
    await house.start()
    on_turn, _ = await house.game(group, ann, bob)
    for _ in range(60):
        await bob.says(group, "/help")
    await house.takes_all_updates()
    before = len(bot_api.asked("sendMessage", chat=group))
    await answer(on_turn, on_turn.reads()[-1], "Estate")
    await ann.sees(group, "buys Estate")
    assert len(bot_api.asked("sendMessage", chat=group)) - before <= 2 * MOST_WAITING
    await house.rests()
    await house.stop()
    assert not [each for each in bot_api.asked(chat=group) if each.error]
    assert bot_api.complaints == []


async def test_asking_who_is_an_admin_does_not_wait_for_a_full_group(client, bot_api, ann, bob, group):
    bot_api.clock.stop()
    house = BotHouse(bot_api, client)
    house.speed = 1 / HOURS  # what has to wait for room in the group waits longer than any test
    await house.start()
    house.bot.presses.patience = HOURS
    table = await house.lobby(group, ann, bob)
    before = len(bot_api.asked("getChatMember"))
    for _ in range(25):
        assert "Only the table’s host" in (await answer(bob, table, "Options")).text
    assert len(bot_api.asked("getChatMember")) - before == 25
    await house.stop()
    assert bot_api.complaints == []


async def test_a_bot_that_is_stopped_while_a_chat_is_flooded_stops_at_once(
    house, bot_api, ann, bob, group, monkeypatch
):
    monkeypatch.setattr(replies, "GRACE", HOURS)
    monkeypatch.setattr(Redrawer, "close", partialmethod(Redrawer.close, HOURS))
    on_turn, _ = await house.game(group, ann, bob)
    bot_api.fails("*", retry_after=HOURS, times=20, chat=group)
    await answer(on_turn, on_turn.reads()[-1], "Estate")
    await ann.says(group, "/help")
    await bot_api.until(lambda: len([each for each in bot_api.asked(chat=group) if each.error]) > 1, what="no flood")
    async with asyncio.timeout(PATIENCE):
        await house.stop()
    await house.start()


async def test_everything_that_telegram_refuses_as_too_much_is_counted(house, bot_api, ann, bob, group):
    on_turn, other = await house.game(group, ann, bob)
    house.worker.observer = metrics = Metrics()
    refused = ("sendMessage", "answerCallbackQuery", "editMessageText", "getUpdates")
    for method in refused:
        bot_api.fails(method, retry_after=1)
    await ann.says(group, "/card moat")  # an answer to a command
    await answer(other, await other.sees(group, "🟢"), "My hand")  # an answer to a press
    await answer(on_turn, await on_turn.sees(text="Friends\n", button="Estate"), "Estate")  # screens are edited
    await ann.sees(group, "Moat · costs 2")
    await bot_api.until(lambda: len([each for each in bot_api.asked() if each.error]) == len(refused))
    await house.rests()
    assert metrics.registry.get_sample_value("dominion_rate_limited_total", {"platform": "telegram"}) == len(refused)


async def test_commands_that_telegram_refuses_to_register_as_too_many_requests_are_counted(house, bot_api):
    house.worker.observer = metrics = Metrics()
    bot_api.fails("setMyCommands", retry_after=1)
    await house.client.delete(*[key async for key in house.client.scan_iter(match="dominion:note:telegram:commands:*")])
    assert not await house.bot._register()
    assert metrics.registry.get_sample_value("dominion_rate_limited_total", {"platform": "telegram"}) == 1
