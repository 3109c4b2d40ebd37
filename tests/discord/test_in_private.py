"""Commands in private, and people whom the bot cannot write to, or can again."""

import pytest

from tests.discord.asking import LAST_PROVINCE, uses
from tests.discord.bot_house import panel_of
from tests.discord.players import presses
from tests.discord.scenes import MONEY


async def watches(house, person, channel):
    await presses(person, channel, "Watch")
    await house.rests()


async def test_a_person_who_asks_for_the_hand_in_private_and_takes_no_direct_messages_has_it_as_the_answer(
    house, channel, ann, bob
):
    on_turn, other = await house.game(channel, ann, bob)
    on_turn.closes_direct_messages()
    answer = await uses(house, on_turn, on_turn.direct(), "hand")
    assert "✋ " in answer.text
    await (await on_turn.presses(answer, "Estate")).answer()
    await house.rests()
    assert "Your turn" in panel_of(other).text
    assert "Your turn" not in answer.text


async def test_a_hand_that_cannot_be_sent_for_a_while_is_the_answer_too(house, channel, ann, bob):
    ann.closes_direct_messages()
    await house.standing(channel, MONEY, ann, bob)
    for _ in range(2):
        assert "✋ " in (await uses(house, ann, ann.direct(), "hand")).text


async def test_in_private_a_command_is_about_the_only_game_that_is_played(house, guild, channel, ann, bob):
    club = guild.channel("club")
    await house.server.quiet()
    await house.standing(channel, LAST_PROVINCE, ann, bob)
    await presses(ann, ann.direct(), "Province 8")
    await house.rests()
    assert "games" in (await uses(house, ann, ann.direct(), "kingdom")).text
    await house.standing(club, MONEY, ann, bob)
    assert (await uses(house, ann, ann.direct(), "hand")).text == "Your hand is below."
    assert "club" in (await uses(house, ann, ann.direct(), "kingdom")).text


@pytest.mark.parametrize(("command", "words"), [("log", "buys Estate"), ("kingdom", "Cellar")])
async def test_who_watches_can_ask_in_private_what_all_may_know(house, channel, ann, bob, cid, command, words):
    on_turn, _ = await house.game(channel, ann, bob)
    await house.buys(on_turn)
    await watches(house, cid, channel)
    assert words in (await uses(house, cid, cid.direct(), command)).text
    assert (await uses(house, cid, cid.direct(), "undo")).text == "You’re not at any table."


async def test_who_watches_one_table_and_plays_at_another_asks_about_the_latter(house, guild, channel, ann, bob, cid):
    club = guild.channel("club")
    await house.server.quiet()
    await house.standing(channel, MONEY, ann, bob)
    await watches(house, cid, channel)
    await house.standing(club, MONEY, cid, bob)
    assert "club" in (await uses(house, cid, cid.direct(), "kingdom")).text


async def test_who_opens_their_direct_messages_can_watch_at_once(house, channel, ann, bob, cid):
    await house.game(channel, ann, bob)
    cid.closes_direct_messages()
    press = await cid.presses(await cid.sees(channel, button="Watch"), "Watch")
    assert "can’t message you" in (await press.outcome()).text
    await house.rests()
    cid.opens_direct_messages()
    await watches(house, cid, channel)
    assert "🟢" in panel_of(cid).text


async def test_a_direct_channel_that_is_known_is_not_opened_again(house, discord_api, channel, ann, bob):
    await house.standing(channel, MONEY, ann, bob)
    await house.restart()
    before = len(discord_api.asked("open_direct"))
    for person in (ann, bob, ann):
        await house.buys(person)
    assert len(discord_api.asked("open_direct")) == before
    assert "Your turn (2)" in panel_of(bob).text


async def test_a_direct_channel_that_is_known_and_not_the_bots_is_no_obstacle(house, discord_api, channel, ann, bob):
    await house.standing(channel, MONEY, ann, bob)
    await house.restart()
    discord_api.fails("send_message", status=403, code=50001, message="Missing Access", place=bob.direct())
    await house.buys(ann)
    assert "Your turn (1)" in panel_of(bob).text
