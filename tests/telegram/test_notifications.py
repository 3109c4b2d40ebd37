"""Notifications and time at Telegram: one per thing, in the way each person chose, and how much time is left."""

import pytest

from bots.people import Person
from bots.tables.deadlines import DAY
from storage.seat import BOTH, MENTION, MESSAGE, QUIET
from tests.telegram.bot_house import place_at
from tests.telegram.players import presses

KINGDOM = ["cellar", "militia", "secret_chamber", "moat", "village", "market", "smithy", "mine", "chapel", "workshop"]
MONEY = ["copper"] * 5


def position(*hands, **more):
    players = [
        {"name": name, "hand": list(hand), "deck": ["copper"] * 9}
        for name, hand in zip(("Ann", "Bob", "Eva"), hands, strict=False)
    ]
    return {"kingdom": KINGDOM, "players": players} | more


def rung(person, since=0):
    """Where the person was notified, in this order."""
    return ["private" if message.chat.id > 0 else "group" for message in person.notifications[since:]]


async def passes(house, group, seconds):
    """Let those who are awaited have thought for that much longer."""

    def change(table):
        for seat in table.seats:
            seat.asked = seat.asked and seat.asked - seconds
            seat.warned = seat.warned and seat.warned - seconds

    await house.worker.repository.change(place_at(group), change)


WAYS = {MESSAGE: ["private"], MENTION: ["group"], BOTH: ["group", "private"], QUIET: []}


async def test_a_turn_notifies_its_player_in_the_way_they_chose(house, group, ann, bob):
    await house.standing(group, position(MONEY, MONEY), ann, bob)
    for how, where in WAYS.items():
        await house.worker.tables.prefer(Person(f"telegram:{bob.id}", "Bob"), {"notify": how})
        await house.rests()
        before = bob.notified
        await house.buys(ann)
        assert sorted(rung(bob, before)) == where, how
        assert "Your turn" in bob.reads()[-1].text, how
        await house.buys(bob)


async def test_where_someone_cannot_be_written_to_the_others_are_not_called_for_the_turns_of_others(
    house, group, ann, bob, eva
):
    await house.standing(group, position(MONEY, MONEY, MONEY), ann, bob, eva)
    eva.blocks()
    await house.rests()
    before = [person.notified for person in (ann, bob, eva)]
    await house.buys(ann)
    assert [rung(person, since) for person, since in zip((ann, bob, eva), before, strict=True)] == [[], ["private"], []]
    await house.buys(bob)  # and now the one who can only be called
    assert rung(eva, before[2]) == ["group"]
    assert (await ann.sees(group, "it’s your turn")).text.splitlines()[-1].startswith("Eva, it’s your turn.")


async def test_the_end_of_a_game_notifies_everyone_once_with_a_new_message(house, group, ann, bob):
    await house.standing(group, position(["gold"] * 3, MONEY, supply={"province": 1}, phase="buy"), ann, bob)
    table = await ann.sees(group, "🟢")
    before = [person.notified for person in (ann, bob)]
    await house.buys(ann, "Province 8")
    result = await ann.sees(group, "wins.")
    assert table.deleted
    assert group.messages[-1] is result
    assert [rung(person, since) for person, since in zip((ann, bob), before, strict=True)] == [["group"], ["group"]]
    assert {entity["user"]["id"] for entity in result.entities if entity["type"] == "text_mention"} == {ann.id, bob.id}
    await ann.says(group, "/table")  # sends it once more, without a sound
    await house.rests()
    assert len(rung(bob, before[1])) == 2  # the result, and what Ann said


async def test_time_is_shown_and_a_reminder_tells_what_will_happen_and_the_stand_in_finishes_the_turn(
    house, group, ann, bob
):
    await house.standing(group, position(["village", "copper", "copper"], MONEY), ann, bob)
    assert ann.reads()[-1].text.endswith("Your time runs out in 24 h.")
    assert await ann.sees(group, "▶ Ann ⚡1 🛒1 🪙0 ⏳ 24 h")
    before = ann.notified, bob.notified
    await passes(house, group, DAY * 2 // 3)
    reminder = "Your time runs out in 8 h; then a computer player will finish your turn."
    assert (await ann.sees(text=reminder)) is ann.reads()[-1]
    await house.rests()
    assert rung(ann, before[0]) == ["private"]
    await passes(house, group, DAY // 3)
    assert "✋ " in (await ann.sees(text="You ran out of time, so a computer player acted for you.")).text
    told = await bob.sees(group, "▶ Bob")
    await house.rests()
    assert "Ann runs out of time: a computer player finishes the turn." in told.text
    assert "Your turn" in bob.reads()[-1].text
    assert (rung(ann, before[0]), rung(bob, before[1])) == (["private"], ["private"])


async def test_a_secret_question_is_told_in_private_even_to_a_person_who_wants_a_mention(house, group, ann, bob, eva):
    hands = ["militia", *MONEY[:4]], ["secret_chamber", "copper", "copper", "estate", "estate"], MONEY
    await house.standing(group, position(*hands), ann, bob, eva)
    await house.worker.tables.prefer(Person(f"telegram:{bob.id}", "Bob"), {"notify": MENTION})
    await house.rests()
    before = bob.notified, eva.notified
    await presses(ann, None, "Militia")
    await house.rests()
    assert (rung(bob, before[0]), rung(eva, before[1])) == (["private"], [])
    assert (await ann.sees(group, "⏳ an answer")).text.splitlines()[1].endswith("⏳ an answer")


async def test_a_page_rings_where_its_button_is_in_the_group_and_not_where_both_are_in_private(house, group, ann, bob):
    await house.standing(group, position(MONEY, MONEY), ann, bob)
    before = ann.notified
    for label, told in (("Card texts", "In your hand:"), ("Log", "Log"), ("Kingdom", "costs")):
        await presses(ann, None, label)
        await ann.sees(text=told, button="Close")
    await house.rests()
    assert rung(ann, before) == []
    await presses(ann, group, "Kingdom")
    await house.rests()
    assert rung(ann, before) == ["private"]


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ["✓ Private message", "Mention in the chat", "Message and mention", "No notifications"]),
        ("de", ["✓ Private Nachricht", "Erwähnung im Chat", "Nachricht + Erwähnung", "Keine Benachrichtigung"]),
        ("ru", ["✓ Личное сообщение", "Упоминание в чате", "Сообщение и упоминание", "Без уведомлений"]),
        ("uk", ["✓ Приватне повідомлення", "Згадка в чаті", "Повідомлення й згадка", "Без сповіщень"]),
    ],
)
async def test_the_settings_show_what_is_on_now(house, language, labels):
    someone = house.bot_api.person("Kim", language)
    await someone.opens()
    await someone.says(None, "/settings")
    page = await someone.sees(button=labels[0])
    assert page.labels[-6:-2] == labels
    await (await someone.presses(page, labels[3])).answered()
    assert page.labels[-6:-2] == [labels[0].removeprefix("✓ "), *labels[1:3], f"✓ {labels[3]}"]
