"""What goes wrong between people, Telegram and the bot: updates twice, late and forged; answers lost; storage away."""

import pytest

from storage.connection import connect
from storage.embedded import EmbeddedServer
from tests.storage.servers import asked
from tests.telegram.bot_house import BotHouse, place_at


async def stored(house, where):
    """The table as it is stored: its revision and its bytes."""
    return await house.worker.store.load(place_at(where))


def data(message, label):
    return next(button.data for row in message.buttons for button in row if button.words.startswith(label))


async def answer(person, message, label):
    return await (await person.presses(message, label)).answered()


# -- at least once -----------------------------------------------------------------------------------------------------


async def test_a_command_that_comes_again_is_done_once(house, bot_api, ann, bob, group):
    await house.lobby(group, ann)
    for command in ("/join", "/leave", "/table"):
        message = await bob.says(group, command)
        await house.rests()
        before, written = await stored(house, group), len(bot_api.asked("sendMessage", chat=group))
        bot_api.bot.updates.redeliver(1)
        await house.rests()
        assert (await stored(house, group)) == before, command
        assert len(bot_api.asked("sendMessage", chat=group)) == written, command
        assert not [each for each in ann.reads(group) if each.reply_to is message]


async def test_new_that_comes_again_after_the_table_was_closed_opens_none(house, bot_api, ann, group):
    await house.lobby(group, ann)
    await ann.says(group, "/leave")
    await house.rests()
    before = await stored(house, group)
    bot_api.bot.updates.redeliver(2)
    await house.rests()
    assert await stored(house, group) == before


async def test_a_press_in_the_lobby_that_comes_again_is_done_once(house, bot_api, ann, bob, group):
    table = await house.lobby(group, ann, bob)
    for label in ("Add a computer player", ": Solid", "Remove a computer player", "Start"):
        await answer(ann, table, label)
        await house.rests()
        before = await stored(house, group)
        bot_api.bot.updates.redeliver(1)
        await house.rests()
        assert await stored(house, group) == before, label


async def test_a_move_that_comes_again_is_made_once(house, bot_api, ann, bob, group):
    on_turn, _ = await house.game(group, ann, bob)
    await house.buys(on_turn)
    before = await stored(house, group)
    bot_api.bot.updates.redeliver(1)
    await house.rests()
    assert await stored(house, group) == before


async def test_all_updates_of_an_evening_coming_again_change_nothing(house, bot_api, ann, bob, group):
    people = await house.game(group, ann, bob)
    for turn in range(4):
        await house.buys(people[turn % 2])
    before = await stored(house, group)
    bot_api.bot.updates.redeliver(5)
    await house.rests()
    assert await stored(house, group) == before


async def test_updates_in_another_order_lose_nothing(house, bot_api, ann, bob, group):
    await bob.opens()
    table = await house.lobby(group, ann)
    bot_api.bot.updates.hold()
    presses = [await bob.presses(table, "Join"), await ann.presses(table, "New random kingdom")]
    await ann.says(group, "/help")
    bot_api.bot.updates.release(order=reversed)
    for press in presses:
        await press.answered()
    await house.rests()
    assert [press.answer.text for press in presses] == ["You’re in.", "Done."]
    assert "2 of 4 seats taken" in (await ann.sees(group, "seats taken")).text


async def test_moves_in_another_order_are_made_once_or_refused(house, bot_api, ann, bob, group):
    on_turn, other = await house.game(group, ann, bob)
    panel = on_turn.reads()[-1]
    bot_api.bot.updates.hold()
    presses = [await on_turn.presses(panel, label) for label in ("Cellar", "Moat", "Estate")]
    bot_api.bot.updates.release(order=reversed)
    answers = [(await press.answered()).text for press in presses]
    await house.rests()
    assert sorted(answers, key=bool) == [None, *["That has already been decided."] * 2]
    assert "Your turn (1)" in other.reads()[-1].text


async def test_commands_are_done_in_the_order_they_were_written(house, bot_api, ann, bob, group):
    bot_api.bot.updates.hold()
    await ann.says(group, "/new")
    await bob.says(group, "/join")
    await bob.says(group, "/leave")
    await bob.says(group, "/join")
    await ann.says(group, "/begin")
    bot_api.bot.updates.release()
    await house.rests()
    await bob.sees(group, "Turn 1")


# -- double and foreign presses ----------------------------------------------------------------------------------------


async def test_a_double_click_makes_one_move_and_both_are_answered(house, ann, bob, group):
    on_turn, other = await house.game(group, ann, bob)
    panel = on_turn.reads()[-1]
    presses = [await on_turn.presses(panel, "Estate") for _ in range(5)]
    answers = [(await press.answered()).text for press in presses]
    await house.rests()
    assert answers.count(None) == 1
    assert "Your turn (1)" in other.reads()[-1].text


async def test_many_people_joining_at_once_all_get_a_seat_or_an_answer(house, bot_api, ann, group):
    table = await house.lobby(group, ann)
    crowd = [bot_api.person(f"Guest {number}") for number in range(6)]
    for guest in crowd:
        group.add(guest)
        await guest.opens()
    presses = [await guest.presses(table, "Join") for guest in crowd]
    answers = sorted([(await press.answered()).text for press in presses])
    assert answers == ["All 4 seats are taken."] * 3 + ["You’re in."] * 3
    await house.rests()


async def test_a_person_who_presses_on_a_panel_that_is_old_is_told_so(house, ann, bob, group):
    people = await house.game(group, ann, bob)
    panel = people[0].reads()[-1]
    old = data(panel, "Estate")
    for person in people:
        await house.buys(person)
    before = await stored(house, group)
    told = await (await people[0].sends_data(panel, old)).answered()
    assert told.text == "That has already been decided."
    assert not told.alert
    assert await stored(house, group) == before


async def test_a_press_on_a_message_that_is_gone_is_answered(house, ann, bob, group):
    table = await house.lobby(group, ann, bob)
    join = data(table, "Leave")
    table.deleted = True
    assert (await (await bob.sends_data(table, join)).answered()).text == "You’ve left the table."
    await house.rests()


async def test_a_press_on_a_deleted_message_of_a_topic_reaches_its_table(house, bot_api, ann, bob):
    forum = bot_api.forum("Forum", ann, bob)
    forum.add(bot_api.bot)
    topic = forum.topic("Games")
    await bob.opens()
    table = await house.lobby(topic, ann)
    table.deleted = True
    assert (await (await bob.sends_data(table, data(table, "Join"))).answered()).text == "You’re in."
    await house.rests()


async def test_buttons_of_another_chat_do_nothing(house, ann, bob, group, club):
    table = await house.lobby(group, ann)
    other = await house.lobby(club, ann)
    before = await stored(house, group)
    for label in ("Join", "Options", "Add a computer player"):
        press = await bob.sends_data(other, data(table, label))
        assert (await press.answered()).text == "This button doesn’t work here."
    assert await stored(house, group) == before


async def test_the_hand_of_another_table_cannot_be_had_in_private(house, bot_api, ann, bob, group):
    await house.game(group, ann, bob)
    stranger = bot_api.person("Dan")
    await stranger.opens()
    await house.rests()
    for label in ("My hand", "Log", "Kingdom"):
        press = await stranger.sends_data(stranger.reads()[-1], data(await ann.sees(group, "🟢"), label))
        assert (await press.answered()).text == "You’re not at this table."


async def test_the_panel_of_another_player_cannot_be_pressed(house, ann, bob, group):
    on_turn, other = await house.game(group, ann, bob)
    before = await stored(house, group)
    press = await other.sends_data(other.reads()[-1], data(on_turn.reads()[-1], "Estate"))
    assert (await press.answered()).text == "It’s not your move."
    assert await stored(house, group) == before


FORGED = ("x", "|||", "d|forged", "t-1|0|0|j", "t-1|0|0|z", "\N{PLAYING CARD BLACK JOKER}", "p|erase!", "a" * 64)


async def test_data_that_no_button_carries_is_refused(house, ann, bob, group):
    table = await house.lobby(group, ann)
    before = await stored(house, group)
    for forged in FORGED:
        told = await (await bob.sends_data(table, forged)).answered()
        assert told.alert, forged
        assert await stored(house, group) == before, forged


async def test_only_the_host_stops_the_table_also_by_forged_data(house, ann, bob, group):
    table = await house.lobby(group, ann, bob)
    stop = data(table, "Leave")[:-1] + "z"
    assert "Only the table’s host" in (await (await bob.sends_data(table, stop)).answered()).text
    assert (await (await ann.sends_data(table, stop)).answered()).text == "The table is closed."
    await house.rests()


async def test_the_table_of_a_group_and_a_panel_cannot_be_closed_like_a_page(house, ann, bob, group):
    on_turn, other = await house.game(group, ann, bob)
    table, panel = await ann.sees(group, "🟢"), on_turn.reads()[-1]
    close = data(table, "Log")[:-1] + "iclose"
    await (await other.sends_data(table, close)).answered()
    await (await on_turn.sends_data(panel, close)).answered()
    assert (table.deleted, panel.deleted) == (False, False)


async def test_a_press_that_is_too_old_to_be_answered_is_done_all_the_same(house, bot_api, ann, bob, group):
    on_turn, other = await house.game(group, ann, bob)
    bot_api.bot.updates.hold()
    await on_turn.presses(on_turn.reads()[-1], "Estate")
    bot_api.clock.advance(60)
    bot_api.bot.updates.release()
    await house.rests()
    assert "Your turn" in other.reads()[-1].text


# -- Telegram in trouble -----------------------------------------------------------------------------------------------


async def test_an_edit_that_fails_is_made_later(house, bot_api, ann, bob, group):
    on_turn, _ = await house.game(group, ann, bob)
    bot_api.fails("editMessageText", code=502, description="Bad Gateway", chat=group)
    await house.buys(on_turn)
    assert "buys Estate" in (await ann.sees(group, "🟢")).text


async def test_a_screen_whose_sending_was_not_confirmed_is_sent_once_more_at_most(house, bot_api, ann, group):
    bot_api.loses_answer("sendMessage", chat=group)
    await ann.says(group, "/new")
    await house.rests()
    sent = [message for message in ann.reads(group) if "seats taken" in message.text]
    assert 1 <= len(sent) <= 2
    await answer(ann, sent[-1], "Add a computer player")
    await house.rests()
    assert "2 of 4 seats taken" in sent[-1].text


async def test_a_reply_that_fails_is_tried_again(house, bot_api, ann, group):
    bot_api.fails("sendMessage", code=502, description="Bad Gateway", chat=group)
    await ann.says(group, "/card moat")
    await ann.sees(group, "Moat · costs 2")
    await house.rests()


async def test_an_answer_that_fails_is_tried_again(house, bot_api, ann, group):
    table = await house.lobby(group, ann)
    bot_api.fails("answerCallbackQuery", code=500)
    assert (await answer(ann, table, "New random kingdom")).text == "Done."
    bot_api.loses_answer("answerCallbackQuery")
    assert (await answer(ann, await ann.sees(group, "Kingdom: Random"), "New random kingdom")).text == "Done."
    await house.rests()
    assert "1 of 4 seats taken" in (await ann.sees(group, "seats taken")).text


async def test_a_reply_below_a_command_that_was_deleted_is_said_all_the_same(house, bot_api, ann, group):
    bot_api.bot.updates.hold()
    message = await ann.says(group, "/card moat")
    message.deleted = True
    bot_api.bot.updates.release()
    await ann.sees(group, "Moat · costs 2")
    await house.rests()


# -- storage in trouble ------------------------------------------------------------------------------------------------


@pytest.fixture
async def storage(tmp_path):
    """A server of its own, which can be stopped."""
    server = EmbeddedServer(tmp_path, fsync="no")
    server.start()
    yield server
    server.stop()


@pytest.fixture
async def lonely_house(bot_api, storage):
    """The bot on that server."""
    bot_api.flood = None
    client = connect(storage.url)
    house = BotHouse(bot_api, client)
    house.speed = 1000
    await house.start()
    yield house
    await house.stop()
    await client.aclose()
    assert bot_api.complaints == []


SORRY = "Something went wrong, but the game is safe. Check the table, and try again if your move isn’t there."


async def test_without_storage_presses_and_commands_are_answered_with_an_apology_and_nothing_changes(
    lonely_house, storage, ann, bob, group
):
    house = lonely_house
    on_turn, other = await house.game(group, ann, bob)
    panel = on_turn.reads()[-1]
    storage.stop()
    press = await on_turn.presses(panel, "Estate")
    await other.says(group, "/undo")
    told = await press.answered()
    assert told.text == SORRY
    assert told.alert
    await other.sees(group, SORRY)
    storage.start()
    assert (await answer(on_turn, panel, "Estate")).text is None
    await house.rests()
    assert "Your turn (1)" in other.reads()[-1].text


async def test_a_full_server_refuses_presses_and_commands_and_loses_nothing(lonely_house, storage, ann, bob, group):
    house = lonely_house
    on_turn, other = await house.game(group, ann, bob)
    panel = on_turn.reads()[-1]
    limit = asked(storage, "CONFIG", "GET", "maxmemory")[b"maxmemory"]
    asked(storage, "CONFIG", "SET", "maxmemory", "1")
    before = await stored(house, group)
    for _ in range(2):
        assert (await answer(on_turn, panel, "Estate")).text == SORRY
    await other.says(group, "/undo")
    await other.sees(group, SORRY)
    assert await stored(house, group) == before
    asked(storage, "CONFIG", "SET", "maxmemory", limit)
    assert (await answer(on_turn, panel, "Estate")).text is None
    await house.rests()
    assert "Your turn (1)" in other.reads()[-1].text
