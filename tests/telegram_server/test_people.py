"""People and chats: who hears and sees what, membership, topics, migration, and two bots in one group."""

import pytest
import telegram
from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import BadRequest, Forbidden

JOIN = InlineKeyboardMarkup(
    [
        [InlineKeyboardButton("Join", callback_data="join"), InlineKeyboardButton("Join here", callback_data="here")],
        [InlineKeyboardButton("Play in private", url="https://t.me/dominion_bot?start=seat_7", style="primary")],
    ]
)


class Reader:
    """Takes the updates of a bot one batch at a time."""

    def __init__(self, bot):
        self.bot = bot
        self.offset = 0

    async def next(self):
        updates = await self.bot.get_updates(offset=self.offset, allowed_updates=telegram.Update.ALL_TYPES)
        if updates:
            self.offset = updates[-1].update_id + 1
        return updates

    async def texts(self):
        return [update.message.text for update in await self.next() if update.message]


@pytest.fixture
async def updates(bot, group):
    """The updates of the bot after it came into the group."""
    reader = Reader(bot)
    added = await reader.next()
    assert {update.effective_chat.id for update in added} == {group.id}
    return reader


async def test_a_bot_learns_that_it_was_added_to_a_group(bot, bot_api, ann, group):
    added, notice = await Reader(bot).next()
    change = added.my_chat_member
    assert (change.chat.id, change.from_user.id, change.new_chat_member.status) == (group.id, ann.id, "member")
    assert notice.message.new_chat_members[0].id == bot_api.bot.id


async def test_with_privacy_a_bot_hears_only_commands_and_replies_to_itself(bot, ann, bob, group, updates):
    await bot.send_message(group.id, "hello")
    await ann.says(group, "small talk")
    await ann.says(group, "/table please")
    await bob.says(group, "a reply", reply_to=group.messages[-3])
    await bob.says(group, "no reply", reply_to=group.messages[-2])
    assert await updates.texts() == ["/table please", "a reply"]


async def test_an_administrator_hears_everything(bot_api, ann, group, updates):
    group.promotes(bot_api.bot)
    await ann.says(group, "small talk")
    promoted, talk = await updates.next()
    assert promoted.my_chat_member.new_chat_member.status == "administrator"
    assert talk.message.text == "small talk"


async def test_a_command_is_marked_as_one(group, eva, updates):
    await eva.says(group, "/card@dominion_bot village")
    message = (await updates.next())[0].message
    assert [(one.type, one.offset, one.length) for one in message.entities] == [("bot_command", 0, 18)]
    assert message.from_user.language_code == "de"


async def test_of_two_bots_the_named_one_or_the_last_to_speak_gets_a_command(bot_api, bot, ann, group, updates):
    other = bot_api.add_bot("other_bot")
    group.add(other)
    await updates.next()
    await ann.says(group, "/help@other_bot")
    await ann.says(group, "/help@Dominion_Bot")
    assert await updates.texts() == ["/help@Dominion_Bot"]
    async with telegram.Bot(other.token, base_url=bot_api.url) as second:
        await second.send_message(group.id, "I am the other")
    await ann.says(group, "/new")
    assert await updates.texts() == []
    await bot.send_message(group.id, "I am the first")
    await ann.says(group, "/new")
    assert await updates.texts() == ["/new"]


async def test_an_edited_command_is_an_update_of_its_own(ann, group, updates):
    message = await ann.says(group, "/nwe")
    await ann.edits(message, "/new")
    first, second = await updates.next()
    assert (first.message.text, second.edited_message.text) == ("/nwe", "/new")
    assert second.edited_message.message_id == message.id


async def test_an_anonymous_administrator_speaks_as_the_group(ann, group, updates):
    await ann.says(group, "/new", anonymous=True)
    message = (await updates.next())[0].message
    assert message.from_user.id == telegram.constants.ChatID.ANONYMOUS_ADMIN
    assert message.sender_chat.id == group.id


async def test_a_person_sees_buttons_and_presses_them_by_their_label(bot, ann, group, updates):
    await bot.send_message(group.id, "Lobby", reply_markup=JOIN)
    message = await ann.sees(group, "Lob", button="private")
    assert [[button.text for button in row] for row in message.buttons] == [["Join", "Join here"], ["Play in private"]]
    assert (message.buttons[0][0].data, message.buttons[1][0].style) == ("join", "primary")
    await ann.presses(message, "Join")
    await ann.presses(message, "here")
    queries = [update.callback_query for update in await updates.next()]
    assert [(query.data, query.from_user.id) for query in queries] == [("join", ann.id), ("here", ann.id)]
    assert queries[0].message.message_id == message.id


async def test_a_button_that_is_not_there_cannot_be_pressed(bot, ann, group):
    await bot.send_message(group.id, "Lobby", reply_markup=JOIN)
    with pytest.raises(AssertionError, match="no button 'Leave'"):
        await ann.presses(group.newest, "Leave")
    with pytest.raises(AssertionError, match="fits several"):
        await ann.presses(group.newest, "Jo")


async def test_a_deep_link_opens_the_private_chat_with_its_payload(bot, bob, group, updates):
    await bot.send_message(group.id, "Lobby", reply_markup=JOIN)
    await bob.presses(group.newest, "Play in private")
    message = (await updates.next())[0].message
    assert (message.chat.id, message.text) == (bob.id, "/start seat_7")
    assert await bot.send_message(bob.id, "Welcome")


async def test_a_strange_client_sends_any_data_even_for_a_deleted_message(bot, ann, group, updates):
    sent = await bot.send_message(group.id, "Lobby", reply_markup=JOIN)
    message = group.newest
    await sent.delete()
    await ann.sends_data(message, "forged")
    query = (await updates.next())[0].callback_query
    assert query.data == "forged"
    assert not query.message.is_accessible
    assert query.message.message_id == sent.message_id


async def test_a_press_nobody_answers_fails_the_test(bot, ann, group):
    await bot.send_message(group.id, "Lobby", reply_markup=JOIN)
    press = await ann.presses(group.newest, "Join")
    with pytest.raises(AssertionError, match="no answer"):
        await press.answered(timeout=0.02)


async def test_new_messages_ring_and_edits_and_silent_ones_do_not(bot_api, bot, ann, bob, group):
    before = bob.notified
    sent = await bot.send_message(group.id, "loud")
    await sent.edit_text("changed")
    await bot.send_message(group.id, "quiet", disable_notification=True)
    await bob.says(group, "my own words")
    assert bob.notified - before == 1
    assert bot_api.notified(ann) == 2
    assert group.messages[-2].silent


async def test_a_blocked_bot_cannot_write_until_the_person_returns(bot, ann, updates):
    await ann.opens()
    await updates.next()
    ann.blocks()
    assert (await updates.next())[0].my_chat_member.new_chat_member.status == "kicked"
    with pytest.raises(Forbidden, match="bot was blocked by the user"):
        await bot.send_message(ann.id, "hello?")
    await ann.opens()
    assert (await updates.next())[0].my_chat_member.new_chat_member.status == "member"
    assert await bot.send_message(ann.id, "hello!")


async def test_a_deleted_account_cannot_be_written_to(bot, ann):
    await ann.opens()
    ann.vanishes()
    with pytest.raises(Forbidden, match="user is deactivated"):
        await bot.send_message(ann.id, "hello?")


@pytest.mark.parametrize("kind", ["group", "supergroup"])
async def test_a_bot_that_was_thrown_out_can_do_nothing_there(bot_api, bot, ann, kind):
    group = getattr(bot_api, kind)("Friends", ann)
    group.add(bot_api.bot)
    sent = await bot.send_message(group.id, "hello")
    group.removes(bot_api.bot)
    for attempt in (bot.send_message(group.id, "hello?"), sent.edit_text("x"), bot.get_chat(group.id), sent.delete()):
        with pytest.raises(Forbidden, match=f"bot was kicked from the {kind} chat"):
            await attempt
    change = [update.my_chat_member for update in await Reader(bot).next() if update.my_chat_member][-1]
    assert change.new_chat_member.status == "kicked"


async def test_a_bot_that_left_is_no_member(bot, group):
    await bot.leave_chat(group.id)
    with pytest.raises(Forbidden, match="bot is not a member of the group chat"):
        await bot.send_message(group.id, "hello?")


async def test_a_muted_bot_may_not_send(bot_api, bot, ann, group):
    sent = await bot.send_message(group.id, "Lobby", reply_markup=JOIN)
    press = await ann.presses(group.newest, "Join")
    group.mutes(bot_api.bot)
    with pytest.raises(BadRequest, match="Not enough rights to send text messages to the chat"):
        await bot.send_message(group.id, "hello?")
    with pytest.raises(Forbidden):
        await sent.edit_text("hello?")
    assert await bot.answer_callback_query(press.id)
    group.unmutes(bot_api.bot)
    assert await sent.edit_text("hello!")


async def test_members_are_known_by_their_status(bot_api, bot, ann, bob, group):
    assert (await bot.get_chat_member(group.id, ann.id)).status == "creator"
    assert (await bot.get_chat_member(group.id, bob.id)).status == "member"
    assert await bot.get_chat_member_count(group.id) == 3
    bob.leaves(group)
    assert (await bot.get_chat_member(group.id, bob.id)).status == "left"
    assert [member.user.id for member in await bot.get_chat_administrators(group.id)] == [ann.id]
    with pytest.raises(BadRequest, match="User not found"):
        await bot.get_chat_member(group.id, 99)
    group.mutes(bot_api.bot)
    assert (await bot.get_chat_member(group.id, bot_api.bot.id)).status == "restricted"


async def test_only_an_administrator_learns_of_other_members(bot_api, bob, group, updates):
    bob.leaves(group)
    bob.joins(group)
    left, joined = await updates.next()
    assert (left.message.left_chat_member.id, joined.message.new_chat_members[0].id) == (bob.id, bob.id)
    group.promotes(bot_api.bot)
    bob.leaves(group)
    assert [update.chat_member is not None for update in await updates.next()] == [False, True, False]


async def test_who_left_neither_reads_nor_writes(bob, group):
    bob.leaves(group)
    with pytest.raises(AssertionError, match="not in Friends"):
        bob.reads(group)
    with pytest.raises(AssertionError, match="not in Friends"):
        await bob.says(group, "/new")


async def test_a_migration_is_told_from_both_sides_and_old_messages_stay_behind(bot, ann, group, updates):
    await bot.send_message(group.id, "Lobby", reply_markup=JOIN)
    old = group.newest
    new = group.migrates()
    away, here = (update.message for update in await updates.next())
    assert (away.chat.id, away.migrate_to_chat_id) == (group.id, new.id)
    assert (here.chat.id, here.migrate_from_chat_id, here.message_id) == (new.id, group.id, 1)
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.edit_message_text("x", new.id, old.id)
    await ann.says(new, "/table")
    assert await updates.texts() == ["/table"]


async def test_each_topic_of_a_forum_has_its_own_messages(bot_api, bot, ann):
    forum = bot_api.forum("Club", ann)
    forum.add(bot_api.bot)
    games, talk = forum.topic("Games"), forum.topic("Talk")
    await ann.says(games, "/new")
    message = (await Reader(bot).next())[-1].message
    assert (message.message_thread_id, message.is_topic_message) == (games.id, True)
    assert message.reply_to_message.forum_topic_created.name == "Games"
    await bot.send_message(forum.id, "Lobby", message_thread_id=games.id)
    assert games.newest.text == "Lobby"
    assert ann.reads(talk) == []


async def test_a_closed_or_deleted_topic_takes_no_messages(bot_api, bot, ann):
    forum = bot_api.forum("Club", ann)
    forum.add(bot_api.bot)
    games = forum.topic("Games")
    games.closes()
    with pytest.raises(BadRequest, match="Topic_closed"):
        await bot.send_message(forum.id, "x", message_thread_id=games.id)
    games.reopens()
    sent = await bot.send_message(forum.id, "x", message_thread_id=games.id)
    games.vanishes()
    with pytest.raises(BadRequest, match="Message thread not found"):
        await bot.send_message(forum.id, "x", message_thread_id=games.id)
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await sent.edit_text("y")


async def test_pinning_in_a_group_takes_an_administrator(bot_api, bot, group):
    sent = await bot.send_message(group.id, "Table")
    with pytest.raises(BadRequest, match="Not enough rights to manage pinned messages"):
        await sent.pin()
    group.promotes(bot_api.bot)
    await sent.pin()
    assert group.find(sent.message_id).pinned
    assert (await bot.get_chat(group.id)).pinned_message.message_id == sent.message_id
    await sent.unpin()
    assert group.pinned == []


async def test_a_reply_to_a_lost_message_is_refused_unless_allowed(bot, ann):
    await ann.opens()
    lost = telegram.ReplyParameters(4711)
    with pytest.raises(BadRequest, match="Message to be replied not found"):
        await bot.send_message(ann.id, "x", reply_parameters=lost)
    lost = telegram.ReplyParameters(4711, allow_sending_without_reply=True)
    assert (await bot.send_message(ann.id, "x", reply_parameters=lost)).reply_to_message is None


async def test_everything_ever_shown_in_a_group_is_remembered(bot_api, bot, ann, group):
    await ann.opens()
    await ann.says(group, "/new")
    await bot.send_message(ann.id, "a secret")
    sent = await bot.send_message(group.id, "first", reply_markup=JOIN)
    await sent.edit_text("second")
    await sent.delete()
    await bot.send_document(group.id, b"Ann bought a Village", filename="log.txt")
    assert bot_api.shared_texts()[:5] == ["first", "Join", "Join here", "Play in private", "second"]
    assert bot_api.shared_texts()[5:] == ["log.txt", "Ann bought a Village"]
    assert bot_api.shared_data() == ["join", "here", "https://t.me/dominion_bot?start=seat_7"]


async def test_requests_are_kept_with_their_chat_and_time(bot_api, bot, ann, group):
    await ann.opens()
    await bot.send_message(group.id, "one")
    bot_api.clock.advance(60)
    await bot.send_message(group.id, "two")
    await bot.send_message(ann.id, "three")
    texts = [request.parameters["text"] for request in bot_api.asked("sendMessage", chat=group)]
    assert texts == ["one", "two"]
    assert len(bot_api.asked("sendMessage", since=bot_api.clock.now() - 30)) == 2
