"""A picture of the kingdom, before the game and in it, for the whole group."""

import pytest

from bots.people import Person
from storage.places import Place
from storage.seat import Seat
from storage.table import PLAYING, Table
from tests.last_move import last_move, put_on
from tests.telegram.bot_house import place_at
from tests.telegram.test_chats import LAST_PROVINCE
from tests.telegram.test_commands import says


@pytest.fixture
async def house(house):
    house.pictures = True
    await house.restart()
    return house


def sheets(group):
    return [message for message in group.messages if message.photo and not message.deleted]


async def test_a_game_begins_with_a_picture_of_its_kingdom_and_nobody_is_rung(house, ann, bob, group):
    on_turn, _ = await house.game(group, ann, bob)
    (sheet,) = sheets(group)
    assert sheet.photo.size[0] == 1080
    assert sheet.text.startswith("Cards: ")
    assert sheet not in [*ann.notifications, *bob.notifications]
    await house.buys(on_turn)
    assert sheets(group) == [sheet]


@pytest.mark.long  # the same rule is tested over the other wire
async def test_the_same_kingdom_is_shown_once_however_often_it_is_played(house, ann, bob, group):
    await house.standing(group, LAST_PROVINCE, ann, bob)
    (sheet,) = sheets(group)
    await house.buys(ann, "Province")
    ended = await bob.sees(group, "Ann wins.", button="Rematch")
    await (await bob.presses(ended, "Rematch")).answered()
    await house.restart()
    await house.rests()
    assert sheets(group) == [sheet]


async def test_the_lobby_shows_the_picture_above_and_changes_it_with_the_kingdom(house, bot_api, ann, bob, group):
    table = await house.lobby(group, ann, bob)
    (sheet,) = sheets(group)
    assert sheet.id < table.id
    assert "Cellar, Moat" in sheet.text
    await (await ann.presses(table, "New random kingdom")).answered()
    await house.rests()
    assert sheets(group) == [sheet]
    assert len(bot_api.asked("editMessageMedia")) == 1
    assert all(card in table.text for card in sheet.text.removeprefix("Cards: ").split(", "))
    await ann.says(group, "/begin")
    await house.rests()
    assert sheets(group) == [sheet]
    assert len(bot_api.asked("sendPhoto")) == 1
    assert sheet not in [*ann.notifications, *bob.notifications]


async def test_a_picture_that_was_deleted_is_sent_again_when_the_kingdom_changes(house, ann, group):
    table = await house.lobby(group, ann)
    (gone,) = sheets(group)
    gone.deleted = True
    await (await ann.presses(table, "New random kingdom")).answered()
    await house.rests()
    (sheet,) = sheets(group)
    lobby = await ann.sees(group, "seats taken")  # it may have been sent anew below the picture
    assert all(card in lobby.text for card in sheet.text.removeprefix("Cards: ").split(", "))


@pytest.mark.long  # the same rule is tested over the other wire
async def test_the_picture_goes_with_its_table(house, ann, group):
    await house.lobby(group, ann)
    await ann.says(group, "/leave")
    await house.rests()
    assert sheets(group) == []


async def test_a_picture_that_telegram_has_is_not_sent_there_again(house, ann, bob, group, club):
    for where in (group, club):
        await house.standing(where, LAST_PROVINCE, ann, bob)
    assert len(sheets(group)) == len(sheets(club)) == 1
    assert sheets(group)[0].photo.file_id == sheets(club)[0].photo.file_id


async def test_where_pictures_are_not_allowed_the_game_goes_on_without(house, bot_api, ann, bob, group):
    refusal = "Bad Request: not enough rights to send photos to the chat"
    bot_api.fails("sendPhoto", 400, refusal, times=50)
    on_turn, other = await house.game(group, ann, bob)
    await house.buys(on_turn)
    await other.sees(text="Your turn")
    assert len(bot_api.asked("sendPhoto")) == 1


@pytest.mark.long  # the same rule is tested over the other wire
async def test_the_end_of_a_game_is_shown_as_a_picture_once_and_rings_nobody(house, bot_api, ann, bob, group):
    await house.standing(group, last_move("Ann", "Bob"), ann, bob)
    (kingdom,) = sheets(group)
    await house.buys(ann, "Province")
    ended = await bob.sees(group, "Ann wins.", button="Rematch")
    assert "Biggest turn: " in ended.text
    assert kingdom in sheets(group)
    _, ending = sheets(group)
    assert ending.photo.size[0] == 1080
    assert ending.id > ended.id
    assert ending.text.startswith("Ann ends with")
    assert ending not in [*ann.notifications, *bob.notifications]
    assert ended in bob.notifications
    sent = len(bot_api.asked("sendPhoto"))
    await house.restart()
    await house.rests()
    await (await bob.presses(ended, "Rematch")).answered()
    await house.rests()
    assert len(bot_api.asked("sendPhoto")) == sent == 2
    assert sheets(group) == [kingdom, ending]


async def test_a_card_is_answered_with_its_picture_and_where_that_is_refused_with_its_text(house, bot_api, ann, group):
    told = await says(house, ann, group, "/card moat")
    assert told.photo.size[0] == 1080
    assert told.text.startswith("Moat · costs 2 · Action – Reaction")
    again = await says(house, ann, group, "/card moat")
    assert again.photo.file_id == told.photo.file_id
    bot_api.fails("sendPhoto", 400, "Bad Request: not enough rights to send photos to the chat", times=1)
    words = await says(house, ann, group, "/card moat")
    assert not words.photo
    assert words.text == told.text


async def test_a_picture_of_the_table_is_changed_turn_by_turn_in_one_message_and_rings_nobody(
    house, bot_api, ann, bob, group
):
    await ann.opens(bot_api.bot)
    await house.lobby(group, ann, bob)
    await house.worker.tables.do("option", place_at(group), Person(f"telegram:{ann.id}", "Ann"), "pictures=yes")
    await ann.says(group, "/begin")
    await house.rests()
    _, board = sheets(group)
    on_turn, other = sorted((ann, bob), key=lambda person: "Your turn" not in person.reads()[-1].text)
    assert board.text == f"Turn 1 · {on_turn.first_name}"
    await house.buys(on_turn)
    await house.rests()
    assert sheets(group)[1:] == [board]
    assert board.text == f"Turn 1 · {other.first_name}"
    assert len(bot_api.asked("editMessageMedia")) == 1
    assert board not in [*ann.notifications, *bob.notifications]
    assert (await ann.sees(group, "Turn 1")).id > board.id


async def test_alone_the_picture_of_the_end_comes_into_the_private_chat(house, bot_api, ann):
    await ann.opens(bot_api.bot)
    table = Table(Place("telegram", str(ann.id)), "Your solo game", f"telegram:{ann.id}", PLAYING, solo=True)
    put_on(table, last_move("Ann", "Computer 1"))
    table.seats = [Seat("Ann", f"telegram:{ann.id}", confirm=False), Seat("Computer 1", computer=True)]
    await house.worker.repository.create(table.place, lambda _: table)
    await house.rests()
    rang = ann.notified
    await house.buys(ann, "Province")
    (ending,) = [message for message in ann.reads() if message.photo]
    assert ending.text.startswith("Ann ends with")
    assert any("Ann wins." in message.text for message in ann.reads())
    assert ann.notified == rang
