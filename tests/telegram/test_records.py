"""A finished game as a file, for anyone who asks."""

import pytest

from bots.records import export
from engine import verify
from tests.telegram.players import Player, Round, presses
from tests.telegram.test_chats import LAST_PROVINCE


def documents(chat):
    return [message for message in chat.messages if message.document]


@pytest.mark.usefixtures("short_piles")
async def test_a_finished_game_comes_as_a_file_that_proves_it(fast_house):
    telegram_itself = fast_house.bot_api
    people = [telegram_itself.person(name) for name in ("Ann", "Bob")]
    group = telegram_itself.group("Friends", *people)
    group.add(telegram_itself.bot)
    await fast_house.game(group, *people)
    table = Round(telegram_itself, [Player(person, "Friends", ("Province", "Gold", "Silver")) for person in people])
    await table.plays_to_the_end()
    await fast_house.settled()
    await people[0].says(group, "/record")
    await fast_house.settled()
    (sent,) = documents(group)
    record = export.parse_record(sent.document.content.decode())
    verify(record)
    assert sorted(record.names) == ["Ann", "Bob"]
    assert sent.document.name.endswith(".json")

    await presses(people[1], group, "Replay")
    page = await people[1].sees(text="Replay 1/")
    await presses(people[1], None, "2 ›")
    await people[1].sees(text="Replay 2/")
    assert "Replay 2/" in page.text  # the page was turned, not sent again
    await people[0].says(group, "/replay")
    await people[0].sees(group, "Replay 1/")
    await presses(people[1], group, "2 ›")
    await people[0].sees(group, "Replay 2/")


async def test_the_record_can_be_had_when_its_table_is_long_gone(house, ann, bob, group):
    await house.standing(group, LAST_PROVINCE, ann, bob)
    await house.buys(ann, "Province")
    await bob.says(group, "/new")
    await house.rests()
    await ann.says(group, "/record")
    await house.rests()
    assert len(documents(group)) == 1


async def test_where_no_game_was_finished_that_is_said(house, ann, bob, group):
    await house.game(group, ann, bob)
    await ann.says(group, "/record")
    await house.rests()
    await ann.sees(group, "There’s no record of a finished game here.")
    assert documents(group) == []
