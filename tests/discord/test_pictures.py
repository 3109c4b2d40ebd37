"""A picture of the kingdom, once per game, for the whole channel."""

import asyncio

import pytest

from tests.discord.asking import LAST_PROVINCE, uses
from tests.discord.players import presses
from tests.discord.scenes import MONEY, calls, tables

pytestmark = pytest.mark.usefixtures("called")


@pytest.fixture
async def house(house):
    house.pictures = True
    await house.restart()
    return house


def sheets(place):
    return [message for message in place.messages if message.files]


async def test_a_game_begins_with_a_picture_of_its_kingdom_and_words_for_those_who_do_not_see_it(
    house, channel, ann, bob
):
    on_turn, _ = await house.game(channel, ann, bob)
    (sheet,) = sheets(channel)
    assert [file.name for file in sheet.files] == ["kingdom.png"]
    assert any("Village · costs 3 · Action" in words for words in sheet.body.words())
    assert sheet.rang == []
    await house.buys(on_turn)
    assert sheets(channel) == [sheet]
    assert len(tables(channel)) == len(calls(channel)) == 1


async def test_the_same_kingdom_is_shown_once_however_often_it_is_played(house, channel, ann, bob):
    await house.standing(channel, LAST_PROVINCE, ann, bob)
    (sheet,) = sheets(channel)
    await presses(ann, ann.direct(), "Province (8)")
    await house.rests()
    await presses(bob, channel, "Rematch")
    await house.restart()
    await house.rests()
    assert sheets(channel) == [sheet]


async def test_the_picture_goes_with_its_table(house, channel, ann, bob):
    await house.standing(channel, LAST_PROVINCE, ann, bob)
    await presses(ann, ann.direct(), "Province (8)")
    await uses(house, bob, channel, "new")
    await house.rests()
    assert sheets(channel) == []


async def test_a_picture_whose_sending_broke_off_is_sent_again_whole(house, discord_api, channel, ann, bob):
    house.canvas.gap = 0.3
    standing = asyncio.create_task(house.standing(channel, MONEY, ann, bob))
    await discord_api.until(lambda: calls(channel))
    discord_api.loses_answer("send_message", times=1, place=channel)
    await standing
    uploads = [one for one in discord_api.asked("send_message") if one.place is channel][2:]
    assert len(uploads) == 2
    (sheet,) = sheets(channel)
    assert len(sheet.files[0].content) > 10_000


async def test_without_the_permission_to_attach_files_the_game_goes_on_without(house, discord_api, channel, ann, bob):
    channel.forbids("attach_files")
    on_turn, other = await house.game(channel, ann, bob)
    await house.buys(on_turn)
    assert "Your turn" in other.reads(other.direct())[-1].text
    assert sheets(channel) == []
    assert len([one for one in discord_api.requests if one.status == 403]) == 1
