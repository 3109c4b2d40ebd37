"""Notifications and time at Discord: one per thing, in the way each person chose, and a timestamp that counts down."""

import re

from bots.people import Person
from bots.tables.deadlines import DAY
from storage.seat import BOTH, MENTION, MESSAGE, QUIET
from tests.discord.asking import uses
from tests.discord.bot_house import panel_of, place_at
from tests.discord.scenes import calls, plays, position

MONEY = ["copper"] * 5
COUNTED = r"<t:(\d+):R>"


def rung(person, since=0):
    """Where the person was notified, in this order."""
    return ["direct" if message.place.guild is None else "channel" for message in person.notifications[since:]]


async def passes(house, channel, seconds):
    """Let those who are awaited have thought for that much longer."""

    def change(table):
        for seat in table.seats:
            seat.asked = seat.asked and seat.asked - seconds
            seat.warned = seat.warned and seat.warned - seconds

    await house.worker.repository.change(place_at(channel), change)


async def prefers(house, person, how):
    await house.worker.tables.prefer(Person(f"discord:{person.id}", person.name), {"notify": how})
    await house.rests()


WAYS = {MESSAGE: ["direct"], MENTION: ["channel"], BOTH: ["channel", "direct"], QUIET: []}


async def test_a_turn_notifies_its_player_in_the_way_they_chose(house, channel, ann, bob):
    await house.standing(channel, position(MONEY, MONEY), ann, bob)
    for how, where in WAYS.items():
        await prefers(house, bob, how)
        before = bob.notified
        await house.buys(ann)
        assert sorted(rung(bob, before)) == where, how
        assert bool(calls(channel)) == ("channel" in where), how
        assert "Your turn" in panel_of(bob).text, how
        await house.buys(bob)


async def test_a_person_who_cannot_get_direct_messages_is_mentioned_instead(house, channel, ann, bob):
    bob.closes_direct_messages()
    await house.standing(channel, position(MONEY, MONEY), ann, bob)
    before = bob.notified
    await house.buys(ann)
    assert rung(bob, before) == ["channel"]
    assert re.search(rf"^<@{bob.id}>, it’s your turn. Time runs out {COUNTED}.$", calls(channel)[-1].text)


async def test_the_end_of_a_game_notifies_everyone_once_with_a_new_message(house, channel, ann, bob, cid):
    await house.standing(channel, position(["gold"] * 5, MONEY, MONEY, supply={"province": 1}), ann, bob, cid)
    await prefers(house, cid, QUIET)
    table = await ann.sees(channel, "🟢")
    before = [person.notified for person in (ann, bob, cid)]
    await house.buys(ann, "Province")
    result = await ann.sees(channel, button="Rematch")
    assert table.deleted
    assert channel.newest is result
    ringing = [rung(person, since) for person, since in zip((ann, bob, cid), before, strict=True)]
    assert ringing == [["channel"], ["channel"], []]
    await uses(house, bob, channel, "table")  # sends it once more, without a sound
    await ann.sees(channel, button="Rematch")
    assert (ann.notified, bob.notified) == (before[0] + 1, before[1] + 1)


async def test_time_counts_down_and_a_reminder_tells_what_will_happen_and_the_stand_in_finishes_the_turn(
    house, channel, ann, bob
):
    await house.standing(channel, position(["village", "copper", "copper"], MONEY), ann, bob)
    end = int(re.search(rf"Your time runs out {COUNTED}\.$", panel_of(ann).text)[1])
    assert f"⏳ Time runs out <t:{end}:R>." in (await ann.sees(channel, "🟢")).text
    before = ann.notified, bob.notified
    await passes(house, channel, DAY * 2 // 3)
    reminder = await ann.sees(ann.direct(), "then a computer player will finish your turn.")
    assert re.search(rf"Your time runs out {COUNTED}; then a computer player will finish your turn\.$", reminder.text)
    await house.rests()
    assert rung(ann, before[0]) == ["direct"]
    await passes(house, channel, DAY // 3)
    await ann.sees(ann.direct(), "You ran out of time, so a computer player acted for you.")
    told = await bob.sees(channel, "▶ **Bob")
    await house.rests()
    assert "Ann runs out of time: a computer player finishes the turn." in told.text
    assert "Your turn" in panel_of(bob).text
    assert (rung(ann, before[0]), rung(bob, before[1])) == (["direct"], ["direct"])


async def test_only_those_who_might_not_hear_of_a_secret_question_are_mentioned(house, channel, ann, bob, cid):
    bob.closes_direct_messages()
    scene = position(["militia", *MONEY[:4]], MONEY, ["secret_chamber", "copper", "copper", "estate", "estate"])
    scene["kingdom"] = ["secret_chamber", *scene["kingdom"][1:]]
    await house.standing(channel, scene, ann, bob, cid)
    before = bob.notified, cid.notified
    await plays(house, ann, "Militia")
    call = await ann.sees(channel, "the table is waiting for one of you")
    assert call.text == f"<@{bob.id}> and Cid: the table is waiting for one of you."
    assert (rung(bob, before[0]), rung(cid, before[1])) == (["channel"], ["direct"])


async def test_the_settings_show_what_is_on_now(house, channel, ann):
    page = await uses(house, ann, channel, "settings")
    assert {"✓ English", "Auto-reveal Moat: yes", "Ask before ending a turn: yes", "✓ Private message"} <= set(
        page.labels
    )
    for pressed, shown in (("Auto-reveal Moat", "Auto-reveal Moat: no"), ("No notifications", "✓ No notifications")):
        await (await ann.presses(page, pressed)).outcome()
        await house.rests()
        page = next(message for message in reversed(ann.ephemerals(channel)) if "Your settings" in message.text)
        assert shown in page.labels
