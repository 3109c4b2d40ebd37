"""Where tables are: channels and threads that close, open and vanish, guilds and people that come and go."""

import pytest

from tests.discord.bot_house import custom_id, panel_of, place_at
from tests.discord.scenes import calls, everyone_buys, tables, tokens_run_out, told

pytestmark = pytest.mark.usefixtures("called")


async def in_thread(house, channel, host, *others):
    """Play in a separate thread; return it, whose turn it is, and the others."""
    use = await host.uses(channel, "dominion new", thread=True)
    assert "in a thread of its own" in await told(use)
    await house.rests()
    thread = channel.threads[-1]
    for person in others:
        await (await person.presses(thread.newest, "Join")).answer()
        await house.rests()
    await (await host.presses(thread.newest, "Start")).answer()
    await house.rests()
    people = sorted((host, *others), key=lambda person: "Your turn" not in panel_of(person).text)
    return thread, people


async def closed(house, person):
    """The table is closed, and the person has no panel to play on any more."""
    await house.server.until(lambda: not [message for message in person.reads() if "Your turn" in message.text])
    await house.rests()


@pytest.fixture(autouse=True)
def soon(house):
    """A press on whose message nothing is drawn is acknowledged a little sooner than usual."""
    house.bot.dispatcher.longest = 0.3


# -- permissions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("missing", "thread", "words"),
    [
        ({"send_messages"}, False, "here: Send Messages."),
        ({"view_channel", "send_messages"}, False, "here: View Channel, Send Messages."),
        ({"create_public_threads"}, True, "here: Create Public Threads."),
        ({"send_messages_in_threads"}, True, "here: Send Messages in Threads."),
    ],
)
async def test_a_table_that_could_not_be_shown_is_refused_with_what_is_missing(
    house, channel, ann, missing, thread, words
):
    channel.forbids(*missing)
    assert words in await told(await ann.uses(channel, "dominion new", thread=thread))
    assert await house.stored(channel) is None
    assert not channel.threads
    channel.permits(*missing)
    await ann.uses(channel, "dominion new", thread=thread)
    await house.rests()
    assert "seats taken" in (channel.threads[0] if thread else channel).newest.text


async def test_without_permission_to_open_threads_a_table_stands_in_the_channel_itself(house, channel, ann):
    channel.forbids("create_public_threads", "send_messages_in_threads")
    await house.lobby(channel, ann)


async def test_a_thread_that_discord_refuses_is_told_of(house, discord_api, channel, ann):
    discord_api.fails("channel_thread", status=403, code=50013, message="Missing Permissions")
    assert await told(await ann.uses(channel, "dominion new", thread=True)) == "I can’t open a thread here."
    assert await house.stored(channel) is None


@pytest.mark.parametrize("taken", ["send_messages", "view_channel"])
async def test_a_game_goes_on_in_private_where_the_bot_may_no_longer_write_and_is_shown_when_it_may(
    house, discord_api, channel, ann, bob, taken
):
    on_turn, other = await house.game(channel, ann, bob)
    channel.forbids(taken)
    tokens_run_out(discord_api)
    await house.buys(on_turn)
    await house.buys(other)
    assert "Your turn (2)" in panel_of(on_turn).text
    assert len(discord_api.invalid_requests) <= 6
    channel.permits(taken)
    await ann.sees(channel, "Turn 2")
    await house.rests()
    assert len(tables(channel)) == len(calls(channel)) == 1
    assert "Turn 2" in tables(channel)[0].text
    assert on_turn.mention in calls(channel)[0].text


async def test_the_table_is_not_asked_for_where_the_bot_may_not_write(house, channel, ann, bob):
    await house.game(channel, ann, bob)
    channel.forbids("send_messages")
    assert "Send Messages" in await told(await ann.uses(channel, "dominion table"))


async def test_a_permission_given_back_while_the_bot_was_away_is_noticed(house, discord_api, channel, ann, bob):
    on_turn, _ = await house.game(channel, ann, bob)
    channel.forbids("view_channel")
    tokens_run_out(discord_api)
    await house.buys(on_turn)
    await house.stop()
    channel.permits("view_channel")
    await house.start()
    await ann.sees(channel, "buys Estate")
    await house.rests()
    assert len(tables(channel)) == len(calls(channel)) == 1


# -- channels and messages that vanish ---------------------------------------------------------------------------------


async def test_when_the_channel_is_deleted_its_table_is_closed_and_panels_say_so(house, channel, ann, bob):
    on_turn, _ = await house.game(channel, ann, bob)
    panel = panel_of(on_turn)
    channel.deletes()
    await closed(house, on_turn)
    assert await told(await on_turn.sends_id(panel, custom_id(panel, "Estate"))) in (
        "There’s no table here. Open one first.",
        "No game is being played here right now.",
    )
    assert await told(await ann.uses(ann.direct(), "dominion hand")) == "You’re not at any table."


async def test_a_table_that_a_moderator_deletes_comes_back_with_the_next_move(house, channel, ann, bob):
    on_turn, _ = await house.game(channel, ann, bob)
    channel.removes(tables(channel)[0])
    await house.buys(on_turn)
    assert "buys Estate" in tables(channel)[0].text
    assert len(tables(channel)) == 1


async def test_a_table_that_a_moderator_deletes_can_be_asked_for(house, channel, ann, bob):
    await house.game(channel, ann, bob)
    channel.removes(tables(channel)[0])
    assert await told(await bob.uses(channel, "dominion table")) == "The table is below."
    await house.rests()
    assert len(tables(channel)) == 1


async def test_a_call_that_a_moderator_deletes_is_not_missed(house, channel, ann, bob):
    people = await house.game(channel, ann, bob)
    channel.removes(calls(channel)[0])
    for person in people:
        await house.buys(person)
    assert [people[0].mention in call.text for call in calls(channel)] == [True]


async def test_a_table_is_opened_again_right_after_it_was_closed(house, channel, ann):
    for _ in range(3):
        await house.lobby(channel, ann)
        page = (await (await ann.uses(channel, "dominion stop")).outcome()).message
        await (await ann.presses(page, "Yes")).answer()
        await house.rests()
        assert not [message for message in channel.messages if "seats taken" in message.text]
    await house.lobby(channel, ann)


# -- threads -----------------------------------------------------------------------------------------------------------


async def test_a_table_in_a_thread_of_its_own_is_played_there_beside_that_of_the_channel(house, channel, ann, bob, cid):
    thread, (on_turn, _) = await in_thread(house, channel, ann, bob)
    await house.lobby(channel, cid)
    await house.buys(on_turn)
    assert "buys Estate" in tables(thread)[0].text
    assert not tables(channel)
    assert {ann, bob} <= set(thread.members)
    assert str(thread.id) in panel_of(on_turn).text  # the way back


async def test_when_a_thread_is_deleted_only_its_table_is_closed(house, channel, ann, bob):
    thread, (on_turn, _) = await in_thread(house, channel, ann, bob)
    await house.lobby(channel, ann)
    panel = panel_of(on_turn)
    thread.deletes()
    await closed(house, on_turn)
    assert "no" in (await told(await on_turn.sends_id(panel, custom_id(panel, "Estate")))).lower()
    await ann.sees(channel, "seats taken", button="Join")


async def test_when_a_channel_is_deleted_the_tables_of_its_threads_are_closed_too(house, channel, ann, bob):
    _, (on_turn, _) = await in_thread(house, channel, ann, bob)
    channel.deletes()
    await closed(house, on_turn)
    assert await told(await ann.uses(ann.direct(), "dominion hand")) == "You’re not at any table."


async def test_an_archived_thread_is_opened_by_the_next_move(house, discord_api, channel, ann, bob):
    thread, (on_turn, _) = await in_thread(house, channel, ann, bob)
    tokens_run_out(discord_api)
    thread.archives()
    await house.buys(on_turn)
    assert not thread.archived
    assert "buys Estate" in tables(thread)[-1].text
    assert len(tables(thread)) == len(calls(thread)) == 1


async def test_a_locked_thread_waits_until_it_is_unlocked(house, discord_api, channel, ann, bob):
    thread, (on_turn, other) = await in_thread(house, channel, ann, bob)
    tokens_run_out(discord_api)
    thread.archives(locked=True)
    await house.buys(on_turn)
    await house.buys(other)
    assert "Your turn (2)" in panel_of(on_turn).text
    thread.unarchives()
    await ann.sees(thread, "Turn 2")
    await house.rests()
    assert "Turn 2" in tables(thread)[-1].text
    assert len(tables(thread)) == len(calls(thread)) == 1


async def test_a_permission_given_back_in_the_channel_brings_back_the_tables_of_its_threads(
    house, discord_api, channel, ann, bob
):
    thread, (on_turn, _) = await in_thread(house, channel, ann, bob)
    channel.forbids("send_messages_in_threads", "view_channel")
    tokens_run_out(discord_api)
    await house.buys(on_turn)
    channel.permits("send_messages_in_threads", "view_channel")
    await ann.sees(thread, "buys Estate")
    await house.rests()
    assert "buys Estate" in tables(thread)[-1].text
    assert len(tables(thread)) == len(calls(thread)) == 1


# -- guilds and people -------------------------------------------------------------------------------------------------


async def test_a_bot_that_is_removed_and_invited_again_shows_the_table_where_it_stood(
    house, discord_api, guild, channel, ann, bob
):
    discord_api.guild("Elsewhere", ann, bob)  # so that they can be written to
    on_turn, other = await house.game(channel, ann, bob)
    tokens_run_out(discord_api)
    guild.removes_bot()
    await house.buys(on_turn)
    await house.buys(other)
    assert "Your turn (2)" in panel_of(on_turn).text
    guild.invites_bot()
    await ann.sees(channel, "Turn 2")
    await house.rests()
    assert len(tables(channel)) == len(calls(channel)) == 1
    assert "Turn 2" in tables(channel)[0].text


async def test_a_bot_that_nobody_can_reach_any_more_asks_discord_for_little(
    house, discord_api, guild, channel, ann, bob
):
    on_turn, _ = await house.game(channel, ann, bob)
    tokens_run_out(discord_api)
    guild.removes_bot()
    await house.buys(on_turn)
    assert len(discord_api.invalid_requests) <= 6
    guild.invites_bot()
    await ann.sees(channel, "buys Estate")
    await house.rests()
    assert len(tables(channel)) == len(calls(channel)) == 1


async def test_a_game_goes_on_while_its_guild_is_away(house, guild, channel, ann, bob):
    on_turn, other = await house.game(channel, ann, bob)
    guild.breaks_down()
    await house.buys(on_turn)
    guild.recovers()
    await house.buys(other)
    assert "Turn 2" in tables(channel)[0].text
    await (await ann.presses(tables(channel)[0], "My hand")).answer()
    await house.rests()


async def test_who_left_the_guild_goes_on_in_direct_messages_or_can_come_back(
    house, discord_api, guild, channel, ann, bob, cid
):
    discord_api.guild("Elsewhere", bob)
    people = await house.game(channel, ann, bob, cid)
    guild.kicks(bob)
    await everyone_buys(house, people)
    assert "Turn 2" in tables(channel)[0].text
    guild.adds(bob)
    await everyone_buys(house, people)
    assert "Turn 3" in tables(channel)[0].text


async def test_who_left_and_cannot_be_reached_is_waited_for_and_takes_the_seat_again_on_return(
    house, guild, channel, ann, bob
):
    on_turn, other = await house.game(channel, ann, bob)
    guild.kicks(other)
    await house.buys(on_turn)
    assert f"▶ **{other.name}" in tables(channel)[0].text
    assert "Turn 1" in tables(channel)[0].text
    guild.adds(other)
    hand = await (await other.presses(tables(channel)[0], "My hand")).answer()
    await (await other.presses(hand.message, "Estate")).answer()
    await house.rests()
    assert "Turn 2" in tables(channel)[0].text


async def test_the_place_of_a_thread_is_not_that_of_its_channel(house, channel, ann, bob):
    thread, _ = await in_thread(house, channel, ann, bob)
    assert await house.worker.store.load(place_at(thread)) is not None
    assert await house.stored(channel) is None
