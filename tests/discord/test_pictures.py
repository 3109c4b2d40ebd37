"""A picture of the kingdom, before the game and in it, for the whole channel."""

import pytest

from bots.people import Person
from tests.discord.asking import LAST_PROVINCE, uses
from tests.discord.bot_house import panel_of, place_at
from tests.discord.players import presses
from tests.discord.scenes import MONEY, calls, tables
from tests.last_move import last_move

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
    await presses(ann, ann.direct(), "Province 8")
    await house.rests()
    await presses(bob, channel, "Rematch")
    await house.restart()
    await house.rests()
    assert sheets(channel) == [sheet]


async def test_the_lobby_shows_the_picture_above_and_changes_it_with_the_kingdom(house, channel, ann, bob):
    table = await house.lobby(channel, ann, bob)
    (sheet,) = sheets(channel)
    assert sheet.id < table.id
    before = sheet.files[0].content
    await presses(ann, channel, "New random kingdom")
    await house.rests()
    assert sheets(channel) == [sheet]
    assert sheet.files[0].content != before
    await presses(ann, channel, "Start")
    await house.rests()
    assert sheets(channel) == [sheet]
    assert sheet.rang == []


async def test_the_picture_goes_with_its_table(house, channel, ann):
    await house.lobby(channel, ann)
    await presses(ann, channel, "Leave")
    await house.rests()
    assert sheets(channel) == []


async def test_a_picture_whose_sending_broke_off_is_sent_again_whole(house, discord_api, channel, ann, bob):
    discord_api.loses_answer("send_message", times=1, place=channel)
    await house.standing(channel, MONEY, ann, bob)
    sent = [one.status for one in discord_api.asked("send_message", place=channel)]
    assert len(sent) == 4, "the picture twice, the table and the call"
    (sheet,) = sheets(channel)
    assert len(sheet.files[0].content) > 10_000


async def test_without_the_permission_to_attach_files_the_game_goes_on_without(house, discord_api, channel, ann, bob):
    channel.forbids("attach_files")
    on_turn, other = await house.game(channel, ann, bob)
    await house.buys(on_turn)
    assert "Your turn" in other.reads(other.direct())[-1].text
    assert sheets(channel) == []
    assert len([one for one in discord_api.requests if one.status == 403]) == 1


async def test_the_end_of_a_game_is_shown_as_a_picture_once_and_rings_nobody(house, discord_api, channel, ann, bob):
    await house.standing(channel, last_move("Ann", "Bob"), ann, bob)
    (kingdom,) = sheets(channel)
    await house.buys(ann, "Province 8")
    _, ending = sheets(channel)
    assert [file.name for file in ending.files] == ["game.png"]
    (words,) = [words for words in ending.body.words() if "Ann ends with" in words]
    assert "The game is over. No Provinces are left." in words
    assert "Biggest turn: " in words
    assert ending.rang == []
    await house.restart()
    await house.rests()
    asked = len(discord_api.requests)
    await presses(bob, channel, "Rematch")
    await house.rests()
    assert sheets(channel) == [kingdom, ending]
    assert not [one for one in discord_api.requests[asked:] if str(ending.id) in one.path]


async def test_a_card_is_answered_with_its_picture_and_where_that_is_not_allowed_with_its_text(house, channel, ann):
    told = await uses(house, ann, channel, "card", name="Moat")
    assert [file.name for file in told.files] == ["card.png"]
    assert told.text.startswith("### Moat · costs 2 · Action – Reaction\n")
    channel.forbids("attach_files")
    words = await uses(house, ann, channel, "card", name="Moat")
    assert not words.files
    assert words.text == told.text


async def test_a_picture_of_the_table_is_changed_turn_by_turn_in_one_message_and_rings_nobody(house, channel, ann, bob):
    await house.lobby(channel, ann, bob)
    await house.worker.tables.do("option", place_at(channel), Person(f"discord:{ann.id}", "Ann"), "pictures=yes")
    await presses(ann, channel, "Start")
    await house.rests()
    _, board = sheets(channel)
    assert [file.name for file in board.files] == ["table.png"]
    before = board.files[0].content
    await house.buys(next(person for person in (ann, bob) if "Your turn" in panel_of(person).text))
    await house.rests()
    assert sheets(channel)[1:] == [board]
    assert board.files[0].content != before
    assert any("Estate costs 2, 7 left" in words for words in board.body.words())
    assert board.rang == []
    assert tables(channel)[-1].id > board.id
