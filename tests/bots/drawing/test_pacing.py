"""When screens are drawn: several at once while a chat has room for them, and what nobody needs now in bundles."""

import asyncio
from itertools import pairwise

import pytest

from bots.drawing.diff import Drawn
from bots.drawing.pacing import LINGERING
from bots.screens.model import HELD, TABLE, Audience, Moment, Screen
from storage.places import Place
from tests.bots.drawing_room import HERE, LIVES, Room, until

OTHER_TOPIC = Place(HERE.platform, HERE.channel, "6")
WAITING = Moment("waiting")
PANEL = Audience.of_seat(0)
OTHER_CHAT = Place(HERE.platform, "-300", "6")


@pytest.fixture
async def room(client):
    room = Room(client)
    room.platform.burst, room.platform.gap = 3, 100
    yield room
    await room.close()


async def changed(room, drawing, text, place=HERE):
    """Change the table, and wait until the drawing has looked at it."""
    room.tables[place] = {"table": text}
    asked = len(room.asked)
    drawing.touch(place)
    await until(lambda: len(room.asked) > asked)
    await asyncio.sleep(0.02)


async def test_as_many_screens_as_the_chat_has_room_for_are_drawn_at_once(room):
    room.time.stop()
    drawing = room.redrawer()
    for number in range(3):
        await room.drawn(drawing, table=f"turn {number}")
    await changed(room, drawing, "turn 3")
    assert room.platform.texts(HERE) == ["turn 2"]


async def test_then_one_more_is_drawn_after_each_gap(room):
    drawing = room.redrawer()
    for number in range(6):
        await room.drawn(drawing, table=f"turn {number}")
    first, *_, fourth, fifth, sixth = [request.at for request in room.platform.requests]
    assert fourth - first >= 100
    assert fifth - first >= 200
    assert sixth - first >= 300


async def test_topics_of_one_chat_share_its_room(room):
    room.platform.threads_share_limit = True
    room.time.stop()
    drawing = room.redrawer()
    await room.drawn(drawing, table="turn 1")
    await room.drawn(drawing, OTHER_TOPIC, table="turn 1")
    await room.drawn(drawing, OTHER_TOPIC, table="turn 2")
    await changed(room, drawing, "turn 2")
    assert room.platform.texts(HERE) == ["turn 1"]
    await room.drawn(drawing, OTHER_CHAT, table="turn 1")
    assert room.platform.texts(OTHER_CHAT) == ["turn 1"]


async def test_where_threads_have_limits_of_their_own_they_do_not_wait_for_each_other(room):
    room.time.stop()
    drawing = room.redrawer()
    for place in (HERE, OTHER_TOPIC):
        for number in range(3):
            await room.drawn(drawing, place, table=f"turn {number}")
    assert room.platform.texts(HERE) == room.platform.texts(OTHER_TOPIC) == ["turn 2"]


async def test_another_worker_knows_how_much_room_is_left(room):
    room.time.stop()
    for number, worker in enumerate((b"one", b"two", b"three")):
        await room.drawn(room.redrawer(worker), table=f"turn {number}")
    await changed(room, room.redrawer(b"four"), "turn 3")
    assert room.platform.texts(HERE) == ["turn 2"]


async def test_a_clock_that_was_set_back_does_not_empty_the_bucket(room, store):
    room.time.stop()
    note = Drawn("m", "d", "", rest=room.time.now() + 1e6, at=room.time.now() + 1e6, moment=Moment("turn 1"))
    await store.save_drawn_notes(HERE, {"table": note.pack()}, LIVES)
    room.platform.lull = 1000
    await room.drawn(room.redrawer(), table=Screen("turn 1", moment=Moment("turn 1")))
    assert room.platform.texts(HERE) == ["turn 1"]


async def test_a_screen_that_is_not_urgent_waits_although_there_is_room(room):
    room.platform.lull = 1000
    room.time.stop()
    drawing = room.redrawer()
    await room.drawn(drawing, table=Screen("turn 1", moment=Moment("turn 1")))
    await changed(room, drawing, Screen("turn 1, a Village", moment=Moment("turn 1")))
    assert room.platform.texts(HERE) == ["turn 1"]
    await room.drawn(drawing, table=Screen("turn 2", moment=Moment("turn 2")))
    assert room.platform.texts(HERE) == ["turn 2"]


async def test_a_panel_whose_link_leads_to_another_message_is_drawn_again(room):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0=Screen("hand", link="m1"))
    await room.drawn(drawing, seat_0=Screen("hand", link="m1"))
    assert room.platform.verbs("seat:0") == ["send"]
    await room.drawn(drawing, seat_0=Screen("hand", link="m2"))
    assert room.platform.verbs("seat:0") == ["send", "edit"]
    assert room.platform.screens(HERE, "seat:0")[0].link == "m2"


async def test_the_screens_are_asked_for_again_when_the_table_is_in_another_message(room):
    drawing = room.redrawer()
    await room.drawn(drawing, table="t")
    first = room.asked[-1][1].table_message
    drawing.anew(HERE, TABLE)
    await drawing.wait_until_settled()
    assert room.asked[-1][1].table_message not in ("", first)


async def test_the_picture_is_sent_before_the_table_which_then_follows_it(room, store):
    drawing = room.redrawer()
    await room.drawn(drawing, table="lobby")
    assert not Drawn.unpack((await store.drawn_notes(HERE))["table"]).buried
    room.tables[HERE] = {"sheet": "picture", "table": "turn 1"}
    seen = []
    show = room.platform.show

    async def shows(place, audience, screen, last, anew):
        seen.append((audience.key, last is not None and last.buried))
        return await show(place, audience, screen, last, anew)

    room.platform.show = shows
    drawing.touch(HERE)
    await drawing.wait_until_settled()
    assert seen == [("sheet", False), ("table", True)]


async def test_who_only_waits_gets_a_panel_that_links_to_the_table_below_the_picture_and_a_question_is_shown_at_once(
    room,
):
    drawing = room.redrawer()
    await room.drawn(drawing, table="lobby")
    waiting = Screen("hand", moment=WAITING)
    room.tables[HERE] = {"board": "picture", "table": "turn 1", "seat:0": waiting, "seat:1": "question"}
    seen = []
    show = room.platform.show

    async def shows(place, audience, screen, last, anew):
        seen.append(audience.key)
        return await show(place, audience, screen, last, anew)

    room.platform.show = shows
    drawing.touch(HERE)
    await drawing.wait_until_settled()
    assert seen == ["board", "seat:1", "table", "seat:0"]


# -- panels ------------------------------------------------------------------------------------------------------------


async def panel_changed(room, drawing, screen):
    """Change the panel, and wait until the drawing has looked at it."""
    room.tables[HERE] = {"seat:0": screen}
    asked = len(room.asked)
    drawing.touch(HERE)
    await until(lambda: len(room.asked) > asked)
    await asyncio.sleep(0.02)
    return room.platform.texts(HERE, "seat:0")[-1]


async def test_a_panel_that_was_just_drawn_waits_for_most_of_a_bundle(room):
    room.platform.bundle = 120
    drawing = room.redrawer()
    for number in range(6):
        await room.drawn(drawing, seat_0=Screen(f"news {number}", moment=WAITING))
    times = [request.at for request in room.platform.requests_for("seat:0")]
    assert all(later - earlier >= 80 for earlier, later in pairwise(times))


async def test_a_panel_that_was_pressed_and_is_outdated_does_not_wait(room):
    room.platform.bundle = 1000
    room.time.stop()
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0=Screen("news", moment=WAITING))
    assert await panel_changed(room, drawing, Screen("more news", moment=WAITING)) == "news"
    drawing.note_press(HERE, PANEL, "m1", outdated=True)
    await until(lambda: room.platform.texts(HERE, "seat:0") == ["more news"])


async def test_a_link_to_a_table_that_was_sent_anew_does_not_wait(room):
    room.platform.bundle = 1000
    room.time.stop()
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0=Screen("hand", moment=WAITING, link="m1"))
    await room.drawn(drawing, seat_0=Screen("hand", moment=WAITING, link="m2"))
    assert room.platform.screens(HERE, "seat:0")[0].link == "m2"


@pytest.mark.parametrize("pause", [0, 15])
async def test_the_new_hand_after_a_turn_may_be_shown_later_if_nobody_asks_for_it(room, pause):
    room.platform.reveal = pause
    room.time.stop()
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0=Screen("bought Gold", moment=Moment(f"{HELD} 7")))
    if pause:
        assert await panel_changed(room, drawing, Screen("hand", moment=WAITING)) == "bought Gold"
        await room.drawn(drawing, seat_0=Screen("discard"))
        assert room.platform.texts(HERE, "seat:0") == ["discard"], "a question never waits"
    else:
        await room.drawn(drawing, seat_0=Screen("hand", moment=WAITING))
        assert room.platform.texts(HERE, "seat:0") == ["hand"]


async def turns(room, drawing, count):
    """Play that many turns; the panel is drawn twice in each of them."""
    for number in range(count):
        for screen in (Screen(f"turn {number}", alert=f"{number}"), Screen(f"over {number}", moment=WAITING)):
            room.tables[HERE] = {"seat:0": screen}
            drawing.touch(HERE)
            await until(lambda screen=screen: screen.text in room.platform.texts(HERE, "seat:0"))


async def test_old_panels_that_ask_nothing_are_removed_together_where_one_request_can(room):
    removed = room.platform.removes_several()
    room.platform.bundle = 120
    room.time.stop()
    drawing = room.redrawer()
    await turns(room, drawing, 3)
    assert (len(room.platform.texts(HERE, "seat:0")), removed) == (3, [])
    room.time.go_on()
    await drawing.wait_until_settled()
    assert (room.platform.texts(HERE, "seat:0"), removed) == (["over 2"], [2])


async def test_never_more_than_a_few_old_panels_stay(room):
    removed = room.platform.removes_several()
    room.platform.bundle = 1000
    room.time.stop()
    drawing = room.redrawer()
    await turns(room, drawing, LINGERING + 1)
    await until(lambda: removed == [LINGERING])
    assert room.platform.texts(HERE, "seat:0") == [f"over {LINGERING}"]


async def test_an_old_panel_with_a_question_goes_at_once(room):
    room.platform.removes_several()
    room.platform.bundle = 1000
    room.time.stop()
    drawing = room.redrawer()
    for alert in ("1", "2"):
        await room.drawn(drawing, seat_0=Screen("discard", alert=alert))
    assert room.platform.texts(HERE, "seat:0") == ["discard"]


# -- pressed messages --------------------------------------------------------------------------------------------------


async def test_a_message_that_nobody_knows_of_is_removed_when_it_is_pressed(room):
    await room.drawn(room.redrawer(b"killed"), seat_0=Screen("turn 1", alert="1"))
    await room.client.delete(*await room.client.keys("*"))  # the note of it was never written
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0=Screen("turn 1", alert="1"))
    assert len(room.platform.texts(HERE, "seat:0")) == 2
    for message in ("m1", "m2"):
        drawing.note_press(HERE, PANEL, message, outdated=False)
        await drawing.wait_until_settled()
    assert [request.message for request in room.platform.requests if request.verb == "delete"] == ["m1"]
    assert room.platform.texts(HERE, "seat:0") == ["turn 1"]


async def test_a_message_that_is_pressed_while_it_is_being_sent_is_kept(room):
    room.tables[HERE] = {"seat:0": Screen("turn 1", alert="1")}
    drawing = room.redrawer()
    go_on = room.platform.shut(HERE)
    drawing.touch(HERE)
    await until(lambda: room.asked)
    await asyncio.sleep(0.02)
    drawing.note_press(HERE, PANEL, "m1", outdated=False)
    await asyncio.sleep(0.02)
    go_on()
    await drawing.wait_until_settled()
    assert room.platform.verbs("seat:0") == ["send"]


async def test_a_panel_is_not_drawn_without_what_was_picked_while_the_screens_were_made(room):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0="discard", seat_1="discard")
    room.meanwhile.append(lambda: drawing.draft(HERE, Audience.of_seat(1), ": Copper"))
    drawing.draft(HERE, PANEL, ": Estate")
    await drawing.wait_until_settled()
    assert room.platform.texts(HERE, "seat:1") == ["discard: Copper"]
    assert room.platform.verbs("seat:1") == ["send", "edit"]
