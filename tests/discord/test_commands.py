"""Slash commands, as people use them: in channels and in direct messages, in time and out of it."""

import pytest

from tests.discord.asking import LAST_PROVINCE, NO_TABLE, TEN, buys, press, table_in, uses
from tests.discord.bot_house import panel_of

TWO_BUYS = {
    "phase": "buy",
    "buys": 2,
    "players": [{"name": "Ann", "hand": ["copper"] * 5}, {"name": "Bob", "hand": ["estate"] * 5}],
}


# -- opening a table ---------------------------------------------------------------------------------------------------


async def test_new_puts_a_lobby_into_the_channel_and_tells_its_host_what_to_do(house, ann, channel):
    told = await uses(house, ann, channel, "new")
    assert told.text == "The table is open, and you’re in. Others can press “Join” there."
    lobby = channel.newest
    assert "1 of 4 seats taken" in lobby.text
    assert "1. Ann (host)" in lobby.text
    seats, kingdom = ["Join", "Leave", "Add a computer player"], ["New random kingdom", "Options"]
    assert lobby.labels == [*seats, *kingdom, "Close the table", "How to play"]


async def test_a_second_new_is_refused_to_the_person_who_tried(house, ann, bob, channel):
    await house.lobby(channel, ann)
    assert (await uses(house, bob, channel, "new")).text == "There’s already a table here."
    assert len(channel.messages) == 1


async def test_new_gives_the_table_a_thread_of_its_own_if_wanted(house, ann, channel):
    told = await uses(house, ann, channel, "new", thread=True)
    (thread,) = channel.threads
    address = f"https://discord.com/channels/{channel.guild.id}/{thread.id}"
    assert told.text == f"The table is open in a thread of its own: {address}"
    assert thread.name == "Dominion: Ann’s table"
    assert "1. Ann (host)" in thread.newest.text


async def test_a_channel_and_its_threads_have_tables_of_their_own(house, ann, bob, channel):
    await uses(house, ann, channel, "new", thread=True)
    await uses(house, bob, channel, "new")
    assert "1. Ann (host)" in channel.threads[0].newest.text
    assert "1. Bob (host)" in channel.newest.text


async def test_no_thread_is_made_where_there_is_one_already(house, ann, channel):
    await uses(house, ann, channel, "new", thread=True)
    (thread,) = channel.threads
    assert (await uses(house, ann, thread, "new", thread=True)).text == "I can’t open a thread here."


@pytest.mark.parametrize(
    ("forbidden", "named", "options"),
    [
        ("send_messages", "Send Messages", {}),
        ("view_channel", "View Channel", {}),
        ("create_public_threads", "Create Public Threads", {"thread": True}),
        ("send_messages_in_threads", "Send Messages in Threads", {"thread": True}),
    ],
)
async def test_where_a_permission_is_missing_new_says_which(house, ann, channel, forbidden, named, options):
    channel.forbids(forbidden)
    told = await uses(house, ann, channel, "new", **options)
    assert told.text.startswith(f"I’m missing permissions here: {named}.")
    assert not [*channel.messages, *channel.threads]


# -- without a table, and in private -----------------------------------------------------------------------------------

AT_A_TABLE = ("table", "hand", "undo", "nudge", "rematch", "resign", "stop", "kingdom", "log")


async def test_without_a_table_the_person_who_asks_is_told_so(house, ann, channel):
    for command in AT_A_TABLE:
        assert (await uses(house, ann, channel, command)).text == NO_TABLE, command


async def test_a_person_who_sits_nowhere_is_told_so_in_private(house, ann):
    for command in ("hand", "undo", "nudge", "rematch", "resign", "stop", "kingdom", "log"):
        assert (await uses(house, ann, None, command)).text == "You’re not at any table.", command


async def test_in_private_a_command_is_about_the_only_table_of_the_person_who_uses_it(house, ann, bob, channel):
    await house.game(channel, ann, bob)
    assert "Friends · #games" in (await uses(house, bob, None, "kingdom")).text


async def test_a_person_who_sits_at_several_tables_must_say_which(house, guild, ann, bob, channel):
    other = guild.channel("club")
    await house.lobby(channel, ann, bob)
    await house.lobby(other, bob)
    for command in ("hand", "stop", "kingdom", "log"):
        assert "You’re at several tables." in (await uses(house, bob, None, command)).text, command
    assert "Stop this game" in (await uses(house, ann, None, "stop")).text


# -- table and hand ----------------------------------------------------------------------------------------------------


async def test_the_table_comes_back_below_and_the_old_one_is_gone(house, ann, bob, channel):
    old = await house.lobby(channel, ann)
    await bob.says(channel, "Hello!")
    assert (await uses(house, bob, channel, "table")).text == "The table is below."
    assert old.deleted
    assert "1 of 4 seats taken" in channel.newest.text


async def test_showing_the_table_again_rings_nobody(house, ann, bob, channel):
    await house.game(channel, ann, bob)
    rang = ann.notified, bob.notified
    await uses(house, ann, channel, "table")
    assert (ann.notified, bob.notified) == rang


async def test_hand_in_the_channel_is_for_ones_own_eyes_only(house, ann, bob, channel):
    await house.game(channel, ann, bob)
    opened = await uses(house, bob, channel, "hand")
    assert "✋ " in opened.text
    assert opened.only_for is bob


async def test_hand_in_private_is_sent_anew_and_the_old_one_is_gone(house, ann, bob, channel):
    await house.game(channel, ann, bob)
    old = panel_of(bob)
    assert (await uses(house, bob, None, "hand")).text == "Your hand is below."
    assert old.deleted
    assert "✋ " in panel_of(bob).text


async def test_hand_in_the_lobby_says_that_nobody_plays_yet(house, ann, channel):
    await house.lobby(channel, ann)
    for place in (channel, None):
        assert (await uses(house, ann, place, "hand")).text == "No game is being played here right now."


async def test_a_person_who_does_not_play_is_told_so(house, ann, bob, cid, channel):
    await house.game(channel, ann, bob)
    for command in ("hand", "undo", "nudge", "resign"):
        assert (await uses(house, cid, channel, command)).text == "You’re not at this table.", command


# -- moves -------------------------------------------------------------------------------------------------------------


async def test_undo_takes_back_the_last_move(house, ann, bob, channel):
    await house.standing(channel, TWO_BUYS, ann, bob)
    for place in (None, channel):
        await buys(house, ann, "Silver")
        assert "Silver ×39" in table_in(channel).text
        assert (await uses(house, ann, place, "undo")).text == "Your last move has been taken back."
        assert "Silver ×40" in table_in(channel).text


@pytest.mark.long  # the same rule is tested over the other wire
async def test_what_cannot_be_taken_back_is_refused(house, ann, bob, channel):
    on_turn, _ = await house.game(channel, ann, bob)
    assert (await uses(house, on_turn, channel, "undo")).text.startswith("There’s nothing to take back")


async def test_nudge_calls_whom_the_table_waits_for(house, ann, bob, channel):
    on_turn, other = await house.game(channel, ann, bob)
    rang = on_turn.notified
    assert (await uses(house, other, channel, "nudge")).text == "Reminder sent."
    assert on_turn.notified > rang
    assert "They’ve just been reminded." in (await uses(house, other, None, "nudge")).text


@pytest.mark.long  # the same rule is tested over the other wire
async def test_a_person_who_is_waited_for_cannot_nudge(house, ann, bob, channel):
    on_turn, _ = await house.game(channel, ann, bob)
    assert (await uses(house, on_turn, channel, "nudge")).text == "The table isn’t waiting for anyone else."


# -- leaving, stopping, playing again ----------------------------------------------------------------------------------


async def test_resigning_is_asked_once_more(house, ann, bob, channel):
    await house.game(channel, ann, bob)
    for place in (channel, None):
        question = await uses(house, bob, place, "resign")
        assert "Resign? A computer player will take your seat for good." in question.text
        assert "resigned" not in table_in(channel).text
    told = await press(house, bob, question, "Yes, resign")
    assert told.text == "A computer player has taken your seat."
    assert told.labels == []
    assert "Bob 🤖 (resigned" in table_in(channel).text


async def test_a_person_who_does_not_resign_after_all_goes_back_to_the_hand(house, ann, bob, channel):
    await house.game(channel, ann, bob)
    question = await uses(house, bob, channel, "resign")
    assert "✋ " in (await press(house, bob, question, "Back")).text
    assert "resigned" not in table_in(channel).text


async def test_stopping_is_for_the_host(house, ann, bob, channel):
    await house.game(channel, ann, bob)
    told = await uses(house, bob, channel, "stop")
    assert told.text == "Only the table’s host or an admin can do that."
    question = await uses(house, ann, channel, "stop")
    assert "Stop this game for everyone?" in question.text
    assert (await press(house, ann, question, "Yes, stop")).text == "The table is closed."
    assert "This table was closed." in table_in(channel).text
    assert (await uses(house, ann, channel, "stop")).text == NO_TABLE


async def test_a_person_who_manages_the_channel_may_stop_too(house, guild, ann, bob, cid, channel):
    await house.game(channel, ann, bob)
    assert "Only the table’s host" in (await uses(house, cid, channel, "stop")).text
    guild.trusts(cid)
    await press(house, cid, await uses(house, cid, channel, "stop"), "Yes, stop")
    assert "This table was closed." in table_in(channel).text


async def test_a_person_who_does_not_stop_after_all_goes_back(house, ann, bob, channel):
    await house.game(channel, ann, bob)
    question = await uses(house, ann, channel, "stop")
    await press(house, ann, question, "Back")
    assert "Yes, stop" not in [label for message in ann.ephemerals(channel) for label in message.labels]
    assert "This table was closed." not in table_in(channel).text


async def test_rematch_plays_again_with_the_same_seats_once_the_game_is_over(house, ann, bob, channel):
    await house.standing(channel, LAST_PROVINCE, ann, bob)
    assert (await uses(house, bob, channel, "rematch")).text == "The game isn’t over yet."
    await buys(house, ann, "Province")
    assert "Ann wins." in table_in(channel).text
    assert (await uses(house, bob, channel, "rematch")).text == "Everyone is being asked whether they’re in."
    lobby = await bob.sees(channel, "2. Bob")
    assert "1. Ann (host, hasn’t answered yet)" in lobby.text
    await press(house, ann, lobby, "I’m in")
    await press(house, ann, lobby, "Start")
    assert "Turn 1\n▶ **Bob" in table_in(channel).text


async def test_what_belongs_before_the_game_is_refused_in_it(house, ann, bob, channel):
    await house.game(channel, ann, bob)
    assert (await uses(house, ann, channel, "kingdom", cards=TEN)).text == "The game has already started."
    assert (await uses(house, ann, channel, "new")).text == "There’s already a table here."
