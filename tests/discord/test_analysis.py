"""What can be learnt from a game and from a question, over the wire."""

import asyncio

from tests.bots.records.test_analysis import Run
from tests.discord.asking import LAST_PROVINCE, uses
from tests.discord.bot_house import panel_of
from tests.discord.players import presses
from tests.discord.scenes import MONEY


async def test_a_hint_is_an_edit_of_the_own_panel_and_its_button_is_named(house, channel, ann, bob):
    await house.standing(channel, MONEY, ann, bob)
    before = [(message.id, message.text) for message in channel.messages]
    await presses(ann, ann.direct(), "Hint")
    await house.rests()
    assert "💡 Buy " in panel_of(ann).text
    assert "Hint" not in panel_of(ann).labels
    assert "💡" not in panel_of(bob).text
    assert [(message.id, message.text) for message in channel.messages] == before
    told = await uses(house, ann, channel, "hint")
    assert "💡 Buy " in told.text


async def test_an_analysis_is_announced_to_the_person_who_asks_and_follows_by_an_edit(house, channel, ann, bob):
    await house.standing(channel, LAST_PROVINCE, ann, bob)
    await presses(ann, ann.direct(), "Province 8")
    await house.rests()
    run = Run(house)
    pressing = asyncio.create_task(presses(bob, channel, "Analysis"))
    looking = await bob.sees(channel, "Looking at the game…")
    assert looking.labels == ["Analysis"]
    run.is_ready.set()
    await pressing
    await house.rests()
    assert "The turn that decided it: Bob, turn 4 (Province). Ann’s chances rose from 40" in looking.text
    assert "Ann: 5 turns ended with Actions you couldn’t play" in looking.text
    assert looking.ephemeral
    assert looking.labels == ["The decisive turn", "Close"]
