"""What a channel contains: one table, where people see it; one call, for those it is meant for; and results."""

import pytest

from engine import Game
from storage.seat import BOTH
from tests.discord.bot_house import place_at
from tests.discord.scenes import calls, plays, position, tables

VICTIM = ["estate", "copper", "estate", "copper", "gold"]

pytestmark = pytest.mark.usefixtures("called")


@pytest.fixture(autouse=True)
def soon(house):
    """A press on whose message nothing is drawn is acknowledged a little sooner than usual."""
    house.bot.dispatcher.longest = 0.3


# -- buried and old ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("written", "anew"), [(10, False), (11, True)])
async def test_a_table_is_sent_anew_once_it_is_buried(house, channel, ann, bob, written, anew):
    on_turn, _ = await house.game(channel, ann, bob)
    old = tables(channel)[0]
    for number in range(written):
        await bob.says(channel, f"chatter {number}")
    await house.rests()
    await house.buys(on_turn)
    assert old.deleted is anew
    assert len(tables(channel)) == 1
    assert "buys Estate" in tables(channel)[0].text


async def test_what_is_written_elsewhere_buries_nothing(house, guild, channel, ann, bob):
    club = guild.channel("club")
    on_turn, _ = await house.game(channel, ann, bob)
    old = tables(channel)[0]
    for number in range(12):
        await bob.says(club, f"chatter {number}")
    await house.rests()
    await house.buys(on_turn)
    assert not old.deleted


async def test_a_table_that_is_old_is_sent_anew_and_nobody_is_rung_for_it(house, discord_api, channel, ann, bob):
    on_turn, _ = await house.game(channel, ann, bob)
    old, rung = tables(channel)[0], on_turn.notified
    discord_api.clock.advance(51 * 60)
    await house.buys(on_turn)
    assert old.deleted
    assert len(tables(channel)) == len(calls(channel)) == 1
    assert on_turn.notified == rung


async def test_a_table_that_is_sent_anew_is_edited_afterwards(house, discord_api, channel, ann, bob):
    people = await house.game(channel, ann, bob)
    discord_api.clock.advance(51 * 60)
    await house.buys(people[0])
    table = tables(channel)[0]
    await house.buys(people[1])
    assert tables(channel) == [table]


# -- mentions ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["@everyone", "<@{bob}>", "@here <@&{guild}> <#1>", "**Bold** _x_ ||y||", "[a](http://b)"]
)
async def test_a_name_mentions_nobody_and_formats_nothing(house, discord_api, guild, channel, bob, cid, name):
    strange = discord_api.person(name.format(bob=bob.id, guild=guild.id))
    guild.adds(strange)
    await house.prefer(BOTH, strange)
    people = await house.game(channel, strange, cid)
    for person in people:
        await house.buys(person)
    assert bob.notified == 0
    for message in channel.ever:
        assert all(person in (strange, cid) for person in message.rang)
        assert "||y||" not in message.text
        assert "**Bold**" not in message.text
        assert "[a](http" not in message.text
        assert f"<@{bob.id}>" not in message.text
    assert [person.mention in calls(channel)[0].text for person in people] == [True, False]


async def test_people_of_the_same_name_are_each_called(house, discord_api, guild, channel, ann):
    twins = [discord_api.person("Alex"), discord_api.person("Alex")]
    guild.adds(*twins)
    await house.prefer(BOTH, *twins)
    await house.game(channel, ann, *twins)

    def stand(table):
        scene = position(["militia", *["copper"] * 4], VICTIM, VICTIM)
        for player, seat in zip(scene["players"], table.seats, strict=True):
            player["name"] = seat.name
        table.game, table.marks = Game.arrange(scene), []
        table.generation += 1
        table.log.steps.clear()

    await house.worker.repository.change(place_at(channel), stand)
    await house.rests()
    await plays(house, ann, "Militia")
    assert set(channel.newest.rang) == set(twins)


async def test_an_attack_calls_all_who_must_answer_in_one_message(house, channel, ann, bob, cid):
    await house.standing(channel, position(["militia", *["copper"] * 4], VICTIM, VICTIM), ann, bob, cid)
    await plays(house, ann, "Militia")
    newest = channel.newest
    assert bob.mention in newest.text
    assert cid.mention in newest.text
    assert set(newest.rang) == {bob, cid}


# -- results -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["at once", "after a restart"])
async def test_a_result_stays_in_the_channel_when_they_play_again(house, channel, ann, bob, how):
    await house.standing(channel, position(["gold"] * 5, ["copper"] * 5, supply={"province": 1}), ann, bob)
    await house.buys(ann, "Province")
    result = await ann.sees(channel, button="Rematch")
    words = result.text
    if how != "at once":
        await house.restart()
    await (await ann.presses(result, "Rematch")).answer()
    lobby = await ann.sees(channel, "needed to start.")
    await house.rests()
    assert (await bob.sees(channel, "a rematch? Press “I’m in”.")).rang == [bob]
    await (await bob.presses(lobby, "I’m in")).answer()
    await (await ann.presses(await ann.sees(channel, button="Start"), "Start")).answer()
    await ann.sees(channel, "Turn 1")
    await house.rests()
    assert not result.deleted
    assert result.text == words
    assert result.labels == []
    assert len(calls(channel)) == 1
