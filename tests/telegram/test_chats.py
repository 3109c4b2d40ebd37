"""ChatEvents of all kinds: topics, groups that grow, bots that come and go, tables that scroll away."""

import pytest


@pytest.fixture
def forum(bot_api, ann, bob):
    forum = bot_api.forum("Forum", ann, bob)
    forum.add(bot_api.bot)
    return forum


async def answer(person, message, label):
    return await (await person.presses(message, label)).answered()


async def table(person, where):
    return await person.sees(where, " · Turn ")


# -- topics ------------------------------------------------------------------------------------------------------------


async def test_each_topic_has_its_own_table(house, ann, bob, forum):
    first, second = forum.topic("First"), forum.topic("Second")
    await house.game(first, ann, bob)
    await house.lobby(second, bob)
    await table(ann, first)
    assert "1 of 4 seats taken" in (await ann.sees(second, "seats taken")).text
    assert not [message for message in second.messages if "🟢" in message.text]


async def test_tables_of_two_topics_are_told_apart_by_their_names(house, ann, bob, forum):
    first, second = forum.topic("First"), forum.topic("Second")
    await house.game(first, ann, bob)
    await house.game(second, ann, bob)
    titles = {message.text.partition("\n")[0] for message in bob.reads() if "✋ " in message.text}
    assert titles == {"Forum · First", "Forum · Second"}


async def test_replies_stand_in_the_topic_of_the_command(house, ann, forum):
    topic = forum.topic("Games")
    message = await ann.says(topic, "/card moat")
    told = await ann.sees(topic, "Moat · costs 2")
    assert told.reply_to is message
    await house.rests()


async def test_a_button_of_one_topic_does_nothing_in_another(house, ann, bob, forum):
    first, second = forum.topic("First"), forum.topic("Second")
    lobby = await house.lobby(first, ann)
    other = await house.lobby(second, bob)
    join = next(button.data for row in lobby.buttons for button in row if button.words == "Join")
    press = await bob.sends_data(other, join)
    assert (await press.answered()).text == "This button doesn’t work here."
    assert "1 of 4" in (await ann.sees(first, "seats taken")).text


async def test_a_closed_topic_gets_its_table_back_when_it_is_open_again(house, ann, bob, forum):
    topic = forum.topic("Games")
    on_turn, other = await house.game(topic, ann, bob)
    topic.closes()
    (await table(ann, topic)).deleted = True
    await house.buys(on_turn)
    await house.buys(other)
    assert not [message for message in topic.messages if "🟢" in message.text]
    topic.reopens()
    await house.rests()
    assert "Turn 2" in (await table(ann, topic)).text


async def test_in_a_topic_that_is_gone_the_game_goes_on_in_private(house, ann, bob, forum):
    topic = forum.topic("Games")
    on_turn, other = await house.game(topic, ann, bob)
    topic.vanishes()
    await house.buys(on_turn)
    assert "Your turn" in other.reads()[-1].text


# -- a group that becomes a supergroup ---------------------------------------------------------------------------------


async def test_a_group_that_becomes_a_supergroup_keeps_its_game(house, ann, bob, group):
    on_turn, other = await house.game(group, ann, bob)
    grown = group.migrates()
    await house.rests()
    assert "Turn 1" in (await table(ann, grown)).text
    await house.buys(on_turn, "Estate")
    assert f"▶ {other.first_name}" in (await table(ann, grown)).text
    assert f"https://t.me/c/{-grown.id - 10**12}/" in other.reads()[-1].html
    assert (await answer(ann, await table(ann, grown), "My hand")).alert


async def test_buttons_from_before_the_move_still_work(house, ann, bob, group):
    on_turn, _ = await house.game(group, ann, bob)
    panel = on_turn.reads()[-1]
    silver = next(button.data for row in panel.buttons for button in row if button.words.startswith("Estate"))
    grown = group.migrates()
    await house.rests()
    assert (await (await on_turn.sends_data(panel, silver)).answered()).text is None
    await house.rests()
    assert "buys Estate" in (await table(ann, grown)).text


async def test_a_move_that_is_known_by_an_error_only_keeps_the_game_too(house, bot_api, ann, bob, group):
    on_turn, other = await house.game(group, ann, bob)
    bot_api.bot.updates.hold()
    grown = group.migrates()
    bot_api.bot.updates._held.clear()  # nobody tells the bot
    bot_api.bot.updates.release()
    await house.buys(on_turn)
    assert f"▶ {other.first_name}" in (await table(ann, grown)).text
    await house.buys(other)
    assert "Turn 2" in (await table(ann, grown)).text


async def test_a_reply_to_a_group_that_is_gone_meanwhile_is_no_fault(house, bot_api, ann, group, caplog):
    bot_api.bot.updates.hold()
    await ann.says(group, "/card moat")
    group.migrates()
    bot_api.bot.updates.release()
    await house.rests()
    assert not [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


async def test_the_lobby_moves_along_and_can_be_joined_by_its_old_link(house, ann, bob, group):
    lobby = await house.lobby(group, ann)
    link = (await answer(bob, lobby, "Join")).url.partition("start=")[2]
    grown = group.migrates()
    await house.rests()
    await bob.opens(payload=link)
    await house.rests()
    assert "2. Bob" in (await ann.sees(grown, "seats taken")).text


# -- who writes --------------------------------------------------------------------------------------------------------


async def test_an_anonymous_admin_is_asked_to_press_buttons_instead(house, ann, club):
    await ann.says(club, "/new", anonymous=True)
    await ann.sees(club, "I can’t tell who you are.")
    await ann.says(club, "/card moat", anonymous=True)
    await ann.sees(club, "Moat · costs 2")
    await house.rests()
    assert not [message for message in ann.reads(club) if "seats taken" in message.text]


async def test_with_two_bots_in_a_group_only_the_one_that_is_meant_answers(house, bot_api, ann, group):
    group.add(bot_api.add_bot("other_bot"))
    await house.rests()
    before = len(bot_api.requests)
    await ann.says(group, "/new@other_bot")
    await house.rests()
    assert not [request for request in bot_api.requests[before:] if request.method == "sendMessage"]
    await ann.says(group, "/new@dominion_bot")
    await ann.sees(group, "seats taken")
    await house.rests()


# -- the bot comes and goes --------------------------------------------------------------------------------------------


async def test_a_bot_that_is_new_in_a_group_greets_it_once(house, bot_api, ann, bob):
    group = bot_api.group("New", ann, bob)
    group.add(bot_api.bot)
    await house.rests()
    group.promotes(bot_api.bot)
    await house.rests()
    assert [message.text[:6] for message in ann.reads(group)] == ["Domini"]


async def test_a_bot_that_was_removed_plays_on_in_private_and_brings_the_table_back(house, bot_api, ann, bob, group):
    on_turn, other = await house.game(group, ann, bob)
    group.removes(bot_api.bot)
    await house.buys(on_turn)
    await house.buys(other)
    assert "Your turn (2)" in on_turn.reads()[-1].text
    group.add(bot_api.bot)
    await house.rests()
    assert "Turn 2" in (await table(ann, group)).text
    assert not [message for message in ann.reads(group)[3:] if message.text.startswith("Dominion in this group")]


async def test_a_bot_that_was_muted_brings_the_table_back(house, bot_api, ann, bob, club):
    on_turn, _ = await house.game(club, ann, bob)
    club.mutes(bot_api.bot)
    await house.rests()
    await house.buys(on_turn)
    assert "buys Estate" not in (await table(ann, club)).text
    club.unmutes(bot_api.bot)
    await house.rests()
    assert "buys Estate" in (await table(ann, club)).text


async def test_a_bot_that_was_muted_brings_the_tables_of_all_topics_back(house, bot_api, ann, bob, forum):
    topic = forum.topic("Games")
    on_turn, _ = await house.game(topic, ann, bob)
    forum.mutes(bot_api.bot)
    await house.rests()
    await house.buys(on_turn)
    forum.unmutes(bot_api.bot)
    await house.rests()
    assert "buys Estate" in (await table(ann, topic)).text


async def test_presses_work_where_the_bot_is_muted(house, bot_api, ann, bob, club):
    await house.game(club, ann, bob)
    club.mutes(bot_api.bot)
    assert "✋ " in (await answer(bob, await table(ann, club), "My hand")).text
    await house.rests()


# -- the table scrolls away --------------------------------------------------------------------------------------------


async def chatter(person, where, count=16):
    for number in range(count):
        await person.says(where, f"words {number}")


async def test_a_table_that_has_scrolled_away_comes_back_below(house, ann, bob, club):
    on_turn, other = await house.game(club, ann, bob)
    old = await table(ann, club)
    await chatter(ann, club)
    await other.says(club, "/help")  # the bot sees commands only
    await house.rests()
    await house.buys(on_turn)
    assert old.deleted
    assert club.newest is await table(ann, club)


async def test_a_table_that_can_still_be_seen_stays(house, ann, bob, club):
    on_turn, other = await house.game(club, ann, bob)
    old = await table(ann, club)
    await chatter(ann, club, 10)
    await other.says(club, "/help")
    await house.rests()
    await house.buys(on_turn)
    assert await table(ann, club) is old


async def test_in_a_basic_group_the_messages_that_were_seen_count(house, bot_api, ann, bob, group):
    on_turn, other = await house.game(group, ann, bob)
    group.promotes(bot_api.bot)  # an admin sees every message
    old = await table(ann, group)
    await chatter(ann, group)
    await house.rests()
    await house.buys(on_turn)
    assert old.deleted
    fresh = await table(ann, group)
    await house.buys(other)
    assert await table(ann, group) is fresh


async def test_presses_do_not_scroll_the_table_away(house, ann, bob, group):
    on_turn, _ = await house.game(group, ann, bob)
    old = await table(ann, group)
    for _ in range(20):
        await answer(bob, old, "My hand")
    await house.buys(on_turn)
    assert await table(ann, group) is old


async def test_in_a_topic_the_messages_of_other_topics_do_not_count(house, bot_api, ann, bob, forum):
    topic, other_topic = forum.topic("Games"), forum.topic("Talk")
    on_turn, _ = await house.game(topic, ann, bob)
    forum.promotes(bot_api.bot)
    old = await table(ann, topic)
    await chatter(ann, other_topic)
    await house.rests()
    await house.buys(on_turn)
    assert await table(ann, topic) is old


async def test_a_table_deleted_by_hand_comes_back_with_the_next_change(house, ann, bob, club):
    on_turn, _ = await house.game(club, ann, bob)
    (await table(ann, club)).deleted = True
    await house.buys(on_turn)
    assert "buys Estate" in (await table(ann, club)).text


LAST_PROVINCE = {
    "phase": "buy",
    "supply": {"province": 1},
    "players": [{"name": "Ann", "hand": ["gold"] * 3}, {"name": "Bob"}],
}


async def test_how_a_game_ended_stays_in_the_chat_when_the_next_one_begins(house, ann, bob, group):
    await house.standing(group, LAST_PROVINCE, ann, bob)
    await house.buys(ann, "Province")
    ended = await bob.sees(group, "Ann wins.", button="Rematch")
    assert (await answer(bob, ended, "Rematch")).text == "Everyone is being asked whether they’re in."
    await house.rests()
    assert "Ann wins." in ended.text
    assert ended.labels == []
    assert "1. Ann (host, hasn’t answered yet)\n2. Bob\n" in (await ann.sees(group, "seats taken")).text


async def test_how_a_game_ended_stays_in_the_chat_when_another_table_is_opened(house, ann, bob, group):
    await house.standing(group, LAST_PROVINCE, ann, bob)
    await house.buys(ann, "Province")
    ended = await bob.sees(group, "Ann wins.", button="Rematch")
    await bob.says(group, "/new")
    await house.rests()
    assert not ended.deleted
    assert ended.labels == []
    assert "1 of 4 seats taken" in group.newest.text


async def test_how_a_game_ended_stays_in_the_chat_also_when_the_bot_was_started_anew_since(house, ann, bob, group):
    await house.standing(group, LAST_PROVINCE, ann, bob)
    await house.buys(ann, "Province")
    ended = await bob.sees(group, "Ann wins.", button="Rematch")
    await house.restart()
    await answer(bob, ended, "Rematch")
    await house.rests()
    assert "Ann wins." in ended.text
    assert not ended.deleted
    assert ended.labels == []
    assert "hasn’t answered yet" in (await ann.sees(group, "seats taken")).text


async def test_how_a_game_ended_stays_in_the_chat_when_another_table_is_opened_after_a_start(house, ann, bob, group):
    await house.standing(group, LAST_PROVINCE, ann, bob)
    await house.buys(ann, "Province")
    ended = await bob.sees(group, "Ann wins.", button="Rematch")
    await house.restart()
    await bob.says(group, "/new")
    await house.rests()
    assert not ended.deleted
    assert ended.labels == []
