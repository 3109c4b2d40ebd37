"""Screens keep step with people: the lobby changes at once, the table comes back into sight, floods are waited out."""

import time

import pytest

from bots.telegram_bot.canvas import STALE, TelegramCanvas
from bots.telegram_bot.presses import TelegramPresses
from tests.telegram.bot_house import person_of, place_at
from tests.telegram.players import presses

AGES = 10_000.0  # seconds: what waits for that long is never drawn in a test
ADD, REMOVE = "Add a computer player", "Remove a computer player"
VILLAGES = {
    "players": [
        {"name": "Ann", "hand": ["village"] * 3, "deck": ["copper"] * 9},
        {"name": "Bob", "hand": ["copper"] * 5, "deck": ["copper"] * 9},
    ]
}


KINGDOM = ["cellar", "council_room", "festival", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]
COUNCIL = {
    "kingdom": KINGDOM,
    "players": [
        {"name": "Ann", "hand": ["village", "council_room", "militia"], "deck": ["copper"] * 9},
        {"name": "Bob", "hand": ["copper"] * 3 + ["estate", "silver"], "deck": ["copper"] * 9},
    ],
}


@pytest.fixture
def forum(bot_api, ann, bob):
    forum = bot_api.forum("Forum", ann, bob)
    forum.add(bot_api.bot)
    return forum


def tables(where):
    return [message for message in where.messages if "🟢" in message.text]


async def test_a_lobby_changes_at_once_at_every_press(house, bot_api, ann, group):
    table = await house.lobby(group, ann)
    house.canvas.gap = AGES
    for label, taken in ((ADD, 2), (ADD, 3), (REMOVE, 2), (REMOVE, 1), (ADD, 2)):
        await presses(ann, group, label)
        await bot_api.until(lambda taken=taken: f"{taken} of 4 seats taken" in table.text)


def test_telegram_never_gets_more_than_it_accepts_in_a_minute():
    assert TelegramCanvas.burst + 60 / TelegramCanvas.gap <= 20


async def test_two_topics_of_one_forum_share_what_telegram_accepts(house, bot_api, ann, forum):
    topics = [forum.topic("First"), forum.topic("Second")]
    lobbies = [await house.lobby(topic, ann) for topic in topics]
    before = len(bot_api.asked("sendMessage", "editMessageText", chat=forum))
    house.canvas.burst, house.canvas.gap = 4, AGES  # each of the lobbies was sent once, long ago
    for taken in (2, 3):
        for topic, lobby in zip(topics, lobbies, strict=True):
            await house.worker.tables.do("add_computer", place_at(topic), person_of(ann), "sound")
            await bot_api.until(lambda lobby=lobby, taken=taken: f"{taken} of 4 seats taken" in lobby.text)
    for topic in topics:
        await house.worker.tables.do("add_computer", place_at(topic), person_of(ann), "sound")
    await bot_api.quiet()
    assert len(bot_api.asked("sendMessage", "editMessageText", chat=forum)) - before == 4
    house.canvas.burst = 5
    for topic in topics:
        house.worker.redrawer.touch(place_at(topic))
    await bot_api.until(lambda: any("4 of 4 seats taken" in lobby.text for lobby in lobbies))
    await bot_api.quiet()
    assert len(bot_api.asked("sendMessage", "editMessageText", chat=forum)) - before == 5


async def test_a_resignation_is_shown_at_once(house, bot_api, ann, bob, group):
    await house.game(group, ann, bob)
    house.canvas.lull = AGES
    question = await bob.says(group, "/resign") and await bob.sees(group, button="Yes, resign")
    await (await bob.presses(question, "Yes, resign")).answered()
    await bot_api.until(lambda: any("Bob 🤖 (resigned" in message.text for message in group.messages))


async def test_a_table_that_has_moved_to_a_supergroup_is_shown_at_once(house, bot_api, ann, bob, group):
    await house.standing(group, VILLAGES, ann, bob)
    house.canvas.lull = AGES
    grown = group.migrates()
    await bot_api.until(lambda: tables(grown))


@pytest.mark.parametrize("kind", ["group", "topic"])
async def test_a_new_turn_brings_back_a_table_that_people_have_written_below(house, ann, bob, group, forum, kind):
    """The bot sees nothing of what they write."""
    where = group if kind == "group" else forum.topic("Games")
    await house.standing(where, VILLAGES, ann, bob)
    (old,), rung = tables(where), (len(ann.notifications), len(bob.notifications))
    house.canvas.clock = lambda: time.time() + STALE + 1
    await presses(ann, None, "Village")
    await house.rests()
    assert tables(where) == [old], "the turn goes on"
    await presses(ann, None, "End Action phase", "More…", "Copper 0")
    await house.rests()
    (new,) = tables(where)
    assert new.id > old.id
    assert (len(ann.notifications), len(bob.notifications)) == (rung[0], rung[1] + 1), "the panel of the new turn rings"
    assert f"/{new.id}" in bob.reads()[-1].html or kind == "group", "the link leads to the table that is there"


@pytest.mark.long  # the same rule is tested over the other wire
async def test_the_picture_stands_above_the_table(house, ann, bob, group):
    house.pictures = True
    await house.restart()
    await house.game(group, ann, bob)
    (table,) = tables(group)
    (picture,) = [message for message in group.messages if message.photo]
    assert picture.id < table.id


async def test_a_press_is_answered_after_a_flood_of_some_seconds(house, bot_api, ann, bob, group, monkeypatch):
    slept = []

    async def sleep(seconds):
        slept.append(seconds)

    await house.game(group, ann, bob)
    monkeypatch.setattr(TelegramPresses, "sleep", staticmethod(sleep))
    bot_api.fails("answerCallbackQuery", retry_after=7, times=2)
    [answer] = await presses(bob, group, "My hand")
    assert answer.alert
    assert slept == [7, 7]


async def test_help_and_welcome_have_a_heading(house, ann, group):
    await ann.opens()
    welcome = await ann.sees(None, "Dominion, right here in the chat")
    assert welcome.html.startswith("<b>Dominion, right here in the chat</b>\nBuild")
    await ann.says(group, "/help")
    shown = await ann.sees(group, "how it works")
    assert shown.html.startswith("<b>Dominion: how it works</b>\n<b>Start</b>\n/new opens")
    assert "🔴\u00a0Attack" in shown.text
    await house.rests()


async def test_a_hand_that_changes_is_shown_at_once_to_people_who_only_wait(house, bot_api, ann, bob, group):
    await house.standing(group, COUNCIL, ann, bob)
    house.canvas.bundle = AGES
    await presses(ann, None, "Village")
    await bot_api.until(lambda: "plays Village" in bob.reads()[-1].text)
    await presses(ann, None, "Council Room")
    await bot_api.until(lambda: "Copper ×4" in bob.reads()[-1].text)


async def test_a_turn_that_goes_on_when_others_have_answered_does_not_ring_again(house, bot_api, ann, bob, group):
    await house.standing(group, COUNCIL, ann, bob)
    panel, rung = ann.reads()[-1], len(ann.notifications)
    for person, label in ((ann, "Village"), (ann, "Militia"), (bob, "Estate"), (bob, "Silver"), (bob, "Confirm (2)")):
        await presses(person, None, label)
        await house.rests()
    await bot_api.until(lambda: "Bob discards" in panel.text and "Council Room" in panel.labels)
    assert len(ann.notifications) == rung


@pytest.mark.parametrize(("notify", "edits"), [("message", 1), ("mention", 2)])
async def test_a_turn_with_an_attack_edits_the_table_once_more_only_if_somebody_is_called_in_the_group(
    house, bot_api, ann, bob, group, notify, edits
):
    await house.standing(group, COUNCIL, ann, bob, notify=notify)
    house.canvas.lull = AGES
    (table,) = tables(group)
    shown = len(table.versions)
    attack = ((ann, "Village"), (ann, "Militia"), (bob, "Estate"), (bob, "Silver"), (bob, "Confirm (2)"))
    for person, label in (*attack, (ann, "End Action phase"), (ann, "More…"), (ann, "Copper 0")):
        await presses(person, None, label)
        await bot_api.quiet()
    assert "▶ Bob" in table.text
    assert len(table.versions) == shown + edits


async def test_old_panels_are_deleted_with_one_request(house, bot_api, ann, bob, group):
    seats = [{"name": name, "hand": ["estate"] * 5, "deck": ["estate"] * 9} for name in ("Ann", "Bob")]
    await house.standing(group, {"kingdom": KINGDOM, "players": seats}, ann, bob)
    house.canvas.bundle = AGES
    for person in (ann, bob) * 5:
        await presses(person, None, "End turn")
        await bot_api.quiet()
    for person in (ann, bob):
        (deleted,) = bot_api.asked("deleteMessages", chat=person)
        assert len(deleted.parameters["message_ids"]) == 4
        assert len([panel for panel in person.reads() if panel.text.startswith("Friends")]) <= 1 + 1
