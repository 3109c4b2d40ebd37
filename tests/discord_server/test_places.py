"""Channels, threads and guilds: permissions, what is gone, archived threads, old messages, files, nonces."""

import io

import discord
import pytest

from tests.discord_server.library import running
from tests.discord_server.sample import Table

pytestmark = pytest.mark.usefixtures("channel")  # it is there before the bot comes


@pytest.fixture
async def there(client, channel):
    """The channel as the library knows it."""
    return client.get_channel(channel.id)


async def refused(request):
    """The code of the refusal."""
    with pytest.raises(discord.HTTPException) as refusal:
        await request
    return refusal.value.code


async def test_permissions_taken_in_a_channel_are_missed(channel, there):
    channel.forbids("send_messages")
    assert await refused(there.send("x")) == 50013
    channel.permits("send_messages")
    sent = await there.send("x")
    channel.forbids("embed_links", "attach_files")
    assert await refused(there.send(embed=discord.Embed(title="x"))) == 50013
    assert await refused(there.send(file=discord.File(io.BytesIO(b"x"), "x.txt"))) == 50013
    channel.forbids("view_channel")
    assert await refused(sent.edit(content="y")) == 50001


async def test_the_library_learns_of_changed_permissions(guild, channel, there):
    await there.send("x")
    assert there.permissions_for(there.guild.me).send_messages
    channel.forbids("send_messages")
    await guild.server.quiet()
    assert not there.permissions_for(there.guild.me).send_messages


async def test_an_interaction_is_answered_even_where_the_bot_may_not_write(client, ann, channel):
    channel.forbids("send_messages", "view_channel")
    answer = await (await ann.uses(channel, "dominion new")).answer()
    assert answer.text == "Table for 2"
    assert not (await client.fetch_user(ann.id)).bot


async def test_a_deleted_channel_and_a_deleted_message_are_unknown(client, discord_api, channel, there):
    message = await there.send("x")
    channel.removes(channel.newest)
    assert await refused(message.edit(content="y")) == 10008
    channel.deletes()
    assert await refused(there.send("x")) == 10003
    await discord_api.quiet()
    assert client.get_channel(channel.id) is None


async def test_a_guild_without_the_bot_is_out_of_reach(client, discord_api, ann, guild, there, channel):
    guild.removes_bot()
    assert await refused(there.send("x")) == 50001
    await discord_api.quiet()
    assert list(client.guilds) == []
    with pytest.raises(AssertionError, match="no command"):
        await ann.uses(channel, "dominion new")
    guild.invites_bot()
    await discord_api.quiet()
    assert [one.name for one in client.guilds] == ["Friends"]


async def test_who_left_is_no_member(ann, guild, channel, there):
    assert (await there.guild.fetch_member(ann.id)).display_name == "Ann"
    guild.kicks(ann)
    assert await refused(there.guild.fetch_member(ann.id)) == 10007
    with pytest.raises(AssertionError, match="Ann is not in"):
        ann.reads(channel)


async def test_a_thread_of_a_message_holds_a_table(ann, guild, channel, there):
    message = await there.send("Table 1")
    thread = await message.create_thread(name="Table 1")
    await thread.send(view=Table("Kingdom"))
    (place,) = guild.threads
    answer = await (await ann.presses(await ann.sees(place, "Kingdom"), "join")).answer()
    assert answer.text == "Ann joined"
    assert [one.text for one in channel.messages] == ["Table 1"]


async def test_an_archived_thread_takes_no_edits_and_writing_opens_it(guild, there):
    thread = await there.create_thread(name="Table", type=discord.ChannelType.public_thread)
    message = await thread.send("x")
    (place,) = guild.threads
    await thread.edit(archived=True)
    assert place.archived
    assert await refused(message.edit(content="y")) == 50083
    await thread.send("again")
    assert not place.archived
    place.archives(locked=True)
    assert await refused(thread.send("locked")) == 50083


async def test_a_private_thread_is_seen_by_its_members(ann, bob, guild, there):
    guild.bot_permissions |= {"create_private_threads"}
    thread = await there.create_thread(name="Secret", type=discord.ChannelType.private_thread)
    await thread.add_user(ann)
    await thread.send("psst")
    (place,) = guild.threads
    assert [one.text for one in ann.reads(place)] == ["psst"]
    with pytest.raises(AssertionError, match="Bob is not in"):
        bob.reads(place)
    assert {one.id for one in await thread.fetch_members()} == {ann.id, guild.server.bot.id}


async def test_who_is_mentioned_in_a_thread_is_in_it(ann, bob, guild, there):
    guild.bot_permissions |= {"create_private_threads"}
    thread = await there.create_thread(name="Secret", type=discord.ChannelType.private_thread)
    await thread.send(f"{ann.mention} {bob.mention}", allowed_mentions=discord.AllowedMentions(users=[ann]))
    (place,) = guild.threads
    assert place.people == [ann]
    assert (ann.notified, bob.notified) == (1, 0)


async def test_a_press_in_a_guild_without_the_bot_fails(client, discord_api, ann, guild, channel, there):
    await there.send(view=Table())
    guild.removes_bot()
    press = await ann.presses(channel.newest, "join")
    discord_api.clock.advance(4)
    await discord_api.quiet()
    assert press.failed
    assert client.events.count("interaction") == 0


async def test_a_thread_needs_the_permission(channel, there):
    channel.forbids("create_public_threads")
    assert await refused((await there.send("x")).create_thread(name="Table")) == 50013


async def test_messages_over_an_hour_old_are_edited_only_now_and_then(discord_api, ask, channel):
    _, sent = await ask("POST", f"/channels/{channel.id}/messages", {"content": "x"})
    path = f"/channels/{channel.id}/messages/{sent['id']}"
    discord_api.clock.advance(3601)
    answers = [await ask("PATCH", path, {"content": str(number)}) for number in range(4)]
    assert [status for status, _ in answers] == [200, 200, 200, 429]
    assert answers[-1][1]["code"] == 30046
    assert discord_api.complaints == []


async def test_what_was_sent_with_a_nonce_is_not_sent_twice(discord_api, channel, there):
    first = await there.send("Your turn", nonce="turn-7")
    again = await there.send("Your turn", nonce="turn-7")
    assert first.id == again.id
    assert len(channel.messages) == 1
    discord_api.clock.advance(600)
    await there.send("Your turn", nonce="turn-7")
    assert len(channel.messages) == 2


async def test_files_are_shown_and_kept_by_name(channel, there):
    file = discord.File(io.BytesIO(b"picture"), "kingdom.png", description="The ten piles")
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(file, description="Ten piles")))
    view.add_item(discord.ui.Section("Moat", accessory=discord.ui.Thumbnail("https://example.com/moat.png")))
    message = await there.send(view=view, file=file)
    assert [(one.name, one.content) for one in channel.newest.files] == [("kingdom.png", b"picture")]
    assert "Ten piles" in channel.newest.body.words()
    await message.edit(view=Table("Bare"), attachments=[])
    assert (channel.newest.files, channel.newest.text) == ((), "Bare")


async def test_files_that_are_kept_stay_and_others_come(channel, there):
    message = await there.send("Log", files=[discord.File(io.BytesIO(b"1"), f"{name}.txt") for name in ("a", "b")])
    kept, _ = message.attachments
    message = await message.edit(attachments=[kept, discord.File(io.BytesIO(b"3"), "c.txt")])
    assert [(one.name, one.content) for one in channel.newest.files] == [("a.txt", b"1"), ("c.txt", b"3")]
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.File("attachment://game.txt"))
    await there.send(view=view, file=discord.File(io.BytesIO(b"log"), "game.txt"))
    assert [one.name for one in channel.newest.files] == ["game.txt"]
    assert {"a.txt", "game.txt", "log"} <= set(channel.server.shared_texts())


async def test_embeds_and_answers_to_messages_are_read(ann, channel, there):
    first = await ann.says(channel, "hello")
    embed = discord.Embed(title="Score", description="Ann 3").add_field(name="Bob", value="2").set_footer(text="over")
    reply = await there.get_partial_message(first.id).reply("So:", embed=embed)
    assert channel.newest.text == "So:\nScore\nAnn 3\nBob\n2\nover"
    assert (channel.newest.reference, ann.notified) == (first, 1)
    assert await refused(there.get_partial_message(first.id).edit(content="mine")) == 50005
    guild_messages = [one.content async for one in there.history(limit=5)]
    assert guild_messages == ["So:", "hello"]
    await reply.delete()
    assert channel.messages == [first]
    assert "another user" in channel.server.complaints.pop()


async def test_a_press_tells_whether_the_table_is_buried(ann, channel, there):
    await there.send(view=Table())
    table = channel.newest
    await ann.says(channel, "chatter")
    payload = (await ann.presses(table, "join")).payload()
    assert payload["channel"]["last_message_id"] == str(channel.newest.id) != str(table.id)


@pytest.mark.parametrize("intents", [discord.Intents(guilds=True), discord.Intents(guilds=True, guild_messages=True)])
async def test_the_library_itself_knows_the_newest_message_only_with_the_intent_for_messages(
    discord_api, ann, channel, intents
):
    """It looks into its cache and not into what came with the interaction."""
    async with running(discord.Client(intents=intents, guild_ready_timeout=0.05), discord_api) as client:
        await ann.says(channel, "chatter")
        await discord_api.quiet()
        known = client.get_channel(channel.id).last_message_id
    assert known == (channel.newest.id if intents.guild_messages else None)
