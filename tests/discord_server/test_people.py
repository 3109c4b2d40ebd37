"""People use commands, press, choose and fill in, and see what the real library makes of it."""

import asyncio

import discord
import pytest

from tests.discord_server.sample import Press, Table

pytestmark = pytest.mark.usefixtures("channel", "client")


@pytest.fixture
async def table(ann, channel):
    return (await (await ann.uses(channel, "dominion new")).answer()).message


async def test_a_command_is_answered_with_a_message(ann, bob, channel):
    answer = await (await ann.uses(channel, "dominion new", seats=3)).answer()
    assert (answer.kind, answer.text, answer.ephemeral) == ("message", "Table for 3", False)
    assert bob.reads(channel) == [answer.message]
    assert answer.message.labels == ["join", "hand", "name"]
    assert answer.message.buttons[0].custom_id == "press:join"


async def test_a_command_unlike_those_registered_cannot_be_used(ann, channel):
    with pytest.raises(AssertionError, match="needs one of"):
        await ann.uses(channel, "dominion")
    with pytest.raises(AssertionError, match="no option"):
        await ann.uses(channel, "dominion new", players=3)
    with pytest.raises(AssertionError, match="needs \\['name'\\]"):
        await ann.uses(channel, "dominion card")
    with pytest.raises(AssertionError, match="at most 6"):
        await ann.uses(channel, "dominion new", seats=7)


async def test_the_menu_lists_the_commands(ann, channel):
    assert ("dominion new", "A new table") in ann.menu(channel)


async def test_typing_offers_choices(ann, channel):
    choices = await ann.types(channel, "dominion card", "name", "mo")
    assert [choice.name for choice in choices] == ["Moat", "Moneylender"]


async def test_an_answer_after_thinking_takes_its_place(ann, bob, channel):
    use = await ann.uses(channel, "dominion card", name="Moat")
    assert (await use.answer()).deferred
    outcome = await use.outcome()
    assert (outcome.text, outcome.ephemeral) == ("Moat is a card", True)
    assert [one.text for one in ann.ephemerals(channel)] == ["Moat is a card"]
    assert bob.reads(channel) == bob.ephemerals(channel) == []


async def test_a_press_updates_the_message_it_stands_under(bob, table):
    answer = await (await bob.presses(table, "join")).answer()
    assert (answer.kind, answer.message) == ("update", table)
    assert table.text == "Bob joined"
    assert len(table.versions) == 2


async def test_what_only_one_person_sees_can_be_pressed_and_is_lost_on_reload(ann, bob, channel, table):
    hand = (await (await ann.presses(table, "hand")).answer()).message
    with pytest.raises(AssertionError, match="does not see"):
        await bob.presses(hand, "play")
    assert (await (await ann.presses(hand, "think")).outcome()).text == "Thought"
    await (await ann.presses(hand, "play")).answer()
    assert ann.ephemerals(channel) == [hand]
    assert hand.text == "Played"
    ann.reloads()
    assert ann.ephemerals(channel) == []
    with pytest.raises(AssertionError, match="does not see"):
        await ann.presses(hand, "play")


async def test_a_menu_takes_as_many_options_as_it_says(ann, channel):
    menu = (await (await ann.uses(channel, "dominion discard")).answer()).message
    with pytest.raises(AssertionError, match="no option 'Curse'"):
        await ann.selects(menu, "Discard", ["Curse"])
    answer = await (await ann.selects(menu, None, ["Gold", "Moat"])).answer()
    assert answer.text == "chose ['0', '1']"


async def test_a_modal_is_filled_in_by_its_labels(ann, table):
    modal = (await (await ann.presses(table, "name")).answer()).modal
    assert (modal.title, modal.labels) == ("Name a card", ["Card", "Set", "Extras", "Pile"])
    with pytest.raises(AssertionError, match="must be filled in"):
        await ann.submits(modal, {"Set": "Base"})
    values = {"Card": "Witch", "Set": "Seaside", "Extras": ["Bots"], "Pile": ["Ruins"]}
    answer = await (await ann.submits(modal, values)).answer()
    assert answer.text == "named ['Witch', 'Seaside', ['Bots'], ['Ruins']]"


async def test_a_mention_rings_only_if_allowed_and_only_in_new_messages(client, ann, bob, guild, channel):
    await (await ann.uses(channel, "dominion wave", to=bob)).answer()
    assert (ann.notified, bob.notified) == (0, 1)
    there = client.get_channel(channel.id)
    quiet = await there.send(f"{ann.mention} {bob.mention}", allowed_mentions=discord.AllowedMentions(users=[bob]))
    assert (ann.notified, bob.notified) == (0, 2)
    await quiet.edit(content=ann.mention, allowed_mentions=discord.AllowedMentions.all())
    await there.send("@everyone", allowed_mentions=discord.AllowedMentions.all())
    await there.send(ann.mention, silent=True)
    assert (ann.notified, bob.notified) == (0, 2)
    guild.bot_permissions |= {"mention_everyone"}
    await there.send("@everyone", allowed_mentions=discord.AllowedMentions.all())
    assert (ann.notified, bob.notified) == (1, 3)


async def test_direct_messages_ring_unless_closed_or_without_a_guild_in_common(client, ann, guild):
    user = await client.fetch_user(ann.id)
    await user.send("Your hand")
    assert [one.text for one in ann.reads(ann.direct())] == ["Your hand"]
    assert ann.notified == 1
    ann.closes_direct_messages()
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("closed")
    assert refused.value.code == 50007
    ann.opens_direct_messages()
    guild.kicks(ann)
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("gone")
    assert refused.value.code == 50278


async def test_buttons_work_in_direct_messages(client, ann):
    await (await client.fetch_user(ann.id)).send(view=Table("Hand", ("join",)))
    answer = await (await ann.presses(await ann.sees(text="Hand"), "join")).answer()
    assert answer.text == "Ann joined"


async def test_a_stale_press_arrives_with_any_id(ann, table):
    answer = await (await ann.sends_id(table, "press:hand")).answer()
    assert answer.ephemeral


async def test_only_what_all_see_counts_as_shared(discord_api, ann, table):
    await (await ann.presses(table, "hand")).answer()
    await (await ann.presses(table, "join")).answer()
    assert {"Table for 2", "Ann joined", "join"} <= set(discord_api.shared_texts())
    assert "Your hand" not in discord_api.shared_texts()
    assert "press:join" in discord_api.shared_data()
    assert "press:play" not in discord_api.shared_data()


async def test_a_disabled_button_cannot_be_pressed(client, ann, channel):
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Start", disabled=True))
    await client.get_channel(channel.id).send("Lobby", view=view)
    with pytest.raises(AssertionError, match="cannot be pressed"):
        await ann.presses(channel.newest, "Start")


async def test_the_language_of_a_person_comes_with_what_they_do(client, ann, table):
    waiting = asyncio.create_task(client.wait_for("interaction", timeout=2))
    await asyncio.sleep(0)
    await (await ann.presses(table, "join")).answer()
    assert (await waiting).locale is discord.Locale.german


async def test_the_library_reads_back_its_commands(client, discord_api, ann, channel):
    (group,) = await client.tree.fetch_commands()
    assert (group.name, [one.name for one in group.options]) == ("dominion", ["new", "card", "wave", "discard"])
    assert discord_api.commands.syncs == 1
    assert len(ann.menu(channel)) == 4


async def test_a_person_who_is_not_there_does_nothing(ann, bob, guild, channel, table):
    guild.kicks(bob)
    with pytest.raises(AssertionError, match="Bob is not in"):
        await bob.presses(table, "join")
    with pytest.raises(AssertionError, match="no button 'leave'"):
        await ann.presses(table, "leave")
    assert channel.newest is table


async def test_a_view_after_thinking_can_be_pressed(client, ann, bob, channel):
    await client.get_channel(channel.id).send(view=Table(buttons=("ponder",)))
    outcome = await (await ann.presses(channel.newest, "ponder")).outcome()
    assert (outcome.text, outcome.ephemeral) == ("Pondered", True)
    assert (await (await ann.presses(outcome.message, "play")).answer()).text == "Played"
    assert bob.ephemerals(channel) == []


async def test_a_button_beside_a_text_is_pressed(client, ann, channel):
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Section("Moat", "cost 2", accessory=Press("join")))
    await client.get_channel(channel.id).send(view=view)
    assert channel.newest.text == "Moat\ncost 2"
    assert (await (await ann.presses(channel.newest, "join")).answer()).text == "Ann joined"
