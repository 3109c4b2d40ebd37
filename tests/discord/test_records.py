"""A finished game as a file, for anyone who asks."""

import json

import pytest

from tests.discord.asking import LAST_PROVINCE, uses
from tests.discord.players import presses


@pytest.fixture
async def over(house, channel, ann, bob):
    """Ann has bought the last Province."""
    await house.standing(channel, LAST_PROVINCE, ann, bob)
    await presses(ann, ann.direct(), "Province 8")
    await house.rests()
    return house


async def test_a_finished_game_comes_as_a_file_for_the_eyes_of_the_person_who_asks(over, channel, cid):
    told = await uses(over, cid, channel, "record")
    assert told.ephemeral
    assert json.loads(told.files[0].content)["players"] == ["Ann", "Bob"]
    assert told.text.startswith("The last game finished here")


@pytest.mark.long  # the same rule is tested over the other wire
async def test_the_record_can_be_had_when_its_table_is_long_gone(over, channel, ann, bob):
    await uses(over, bob, channel, "new")
    assert (await uses(over, ann, channel, "record")).files


async def test_in_private_it_is_the_game_at_ones_own_table(over, ann):
    assert (await uses(over, ann, ann.direct(), "record")).files


@pytest.mark.long  # the same rule is tested over the other wire
async def test_where_no_game_was_finished_that_is_said(house, channel, ann, bob):
    await house.game(channel, ann, bob)
    assert (await uses(house, ann, channel, "record")).text == "There’s no record of a finished game here."


async def test_a_slow_record_follows_the_nod(over, channel, ann):
    over.bot.dispatcher.patience = 0
    told = await uses(over, ann, channel, "record")
    assert told.files
