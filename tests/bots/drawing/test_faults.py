"""A platform that asks to wait, people who cannot be reached, requests that fail: the right screen comes in the end."""

import asyncio
import logging
from itertools import pairwise

import pytest

from bots.drawing import place_drawer
from bots.drawing.canvas import Later, Unreachable
from bots.drawing.diff import Drawn, steps
from bots.screens.model import Audience, Screen, Wanted
from tests.bots.drawing_room import HERE, Room, until


@pytest.fixture
async def room(client):
    room = Room(client)
    yield room
    await room.close()


async def noted(store, audience):
    return Drawn.unpack((await store.drawn_notes(HERE))[audience])


async def test_a_platform_that_asks_to_wait_is_obeyed_by_the_whole_channel_and_by_it_alone(room):
    room.platform.fail("table", Later(50))
    begin = room.time.now()
    await room.drawn(room.redrawer(), table="t", call="c", seat_0="hand")
    assert [request.audience for request in room.platform.requests] == ["seat:0", "table", "call"]
    assert room.platform.requests[1].at - begin >= 50


async def test_a_panel_asked_to_wait_holds_up_no_other(room):
    room.platform.fail("seat:0", Later(50))
    begin = room.time.now()
    await room.drawn(room.redrawer(), table="t", seat_0="hand", seat_1="hand")
    assert [request.audience for request in room.platform.requests] == ["table", "seat:1", "seat:0"]
    assert room.platform.requests[-1].at - begin >= 50


async def test_a_person_who_cannot_be_reached_is_noted_and_told_to_the_screens(room, store):
    drawing = room.redrawer()
    room.platform.fail("seat:0", Unreachable())
    await room.drawn(drawing, table="t", seat_0=Screen("hand", alert="1"))
    assert room.asked[-1][1].unreachable == {Audience.of_seat(0)}
    assert await drawing.unreachable(HERE) == {Audience.of_seat(0)}
    assert await noted(store, "seat:0") == Drawn("", "", "1", reachable=False)


async def test_a_person_who_cannot_be_reached_is_tried_again_only_with_a_new_alert(room):
    drawing = room.redrawer()
    room.platform.fail("seat:0", Unreachable(), Unreachable())
    await room.drawn(drawing, seat_0=Screen("hand", alert="1"))
    await room.drawn(drawing, seat_0=Screen("other hand", alert="1"))
    assert len(room.platform.faults["seat:0"]) == 1
    await room.drawn(drawing, seat_0=Screen("hand", alert="2"))
    assert room.platform.faults["seat:0"] == []
    await room.drawn(drawing, seat_0=Screen("hand", alert="3"))
    assert room.platform.texts(HERE, "seat:0") == ["hand"]
    assert room.asked[-1][1].unreachable == set()


async def test_a_person_who_could_not_be_reached_for_a_while_is_known_to_be_back(room):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0=Screen("hand", alert="1"))
    room.platform.fail("seat:0", Unreachable())
    await room.drawn(drawing, seat_0=Screen("hand", alert="2"))
    assert await drawing.unreachable(HERE) == {Audience.of_seat(0)}
    await room.drawn(drawing, seat_0=Screen("hand", alert="3"))
    assert await drawing.unreachable(HERE) == set()
    assert room.platform.texts(HERE, "seat:0") == ["hand"]


async def test_an_old_message_that_is_out_of_reach_is_left(room, store):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0=Screen("hand", alert="1"))

    async def shows():
        room.platform.fail("seat:0", Unreachable())

    room.platform.fail("seat:0", shows)
    await room.drawn(drawing, seat_0=Screen("hand", alert="2"))
    assert room.platform.verbs("seat:0") == ["send", "send"]
    note = await noted(store, "seat:0")
    assert (note.alert, note.reachable, note.rest, note.replaced) == ("2", True, 0, ())


async def test_a_person_who_opens_the_private_chat_at_last_gets_the_panel(room):
    drawing = room.redrawer()
    room.platform.fail("seat:0", Unreachable())
    await room.drawn(drawing, seat_0="hand")
    drawing.anew(HERE, Audience.from_key("seat:0"))
    await drawing.wait_until_settled()
    assert room.platform.texts(HERE, "seat:0") == ["hand"]


async def test_a_person_who_cannot_be_reached_and_is_no_longer_wanted_is_forgotten(room, store):
    drawing = room.redrawer()
    room.platform.fail("seat:0", Unreachable())
    await room.drawn(drawing, table="t", seat_0="hand")
    await room.drawn(drawing, table="t")
    assert set(await store.drawn_notes(HERE)) == {"table"}


async def test_a_failure_is_tried_again_with_growing_pauses_until_it_goes_well(room):
    drawing = room.redrawer()
    times = []

    async def fails():
        times.append(room.time.now())
        raise OSError

    room.platform.fail("table", *[fails] * 8)
    await room.drawn(drawing, table="t")
    pauses = [later - earlier for earlier, later in pairwise(times)]
    assert all(pause >= least for pause, least in zip(pauses, (1, 2, 4, 8, 16, 32, 60), strict=True))
    assert room.platform.texts(HERE) == ["t"]


async def test_after_a_success_the_next_failure_is_the_first_again(room, caplog):
    drawing = room.redrawer()
    room.platform.fail("seat:0", Later(1e6))  # so the place is not yet done
    for number, failures in ((1, 3), (2, 1)):
        room.platform.fail("table", *[OSError()] * failures)
        room.tables[HERE] = {"table": f"turn {number}", "seat:0": "hand"}
        drawing.touch(HERE)
        await until(lambda number=number: room.platform.texts(HERE) == [f"turn {number}"])
    assert [line.partition("; ")[2] for line in caplog.messages] == [f"retrying in {n} s" for n in (1, 2, 4, 1)]


async def test_after_screens_were_made_the_next_failure_to_make_them_is_the_first_again(room, caplog):
    drawing = room.redrawer()
    room.platform.fail("seat:0", Later(1e6))
    for number, failures in ((1, 3), (2, 1)):
        room.failures = [OSError()] * failures
        room.tables[HERE] = {"table": f"turn {number}", "seat:0": "hand"}
        drawing.touch(HERE)
        await until(lambda number=number: room.platform.texts(HERE) == [f"turn {number}"])
    assert [line.partition("; ")[2] for line in caplog.messages] == [f"retrying in {n} s" for n in (1, 2, 4, 1)]


async def test_a_new_message_that_was_asked_for_and_failed_is_sent_later(room):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0="hand")
    room.platform.fail("seat:0", OSError())
    drawing.anew(HERE, Audience.from_key("seat:0"))
    await drawing.wait_until_settled()
    assert room.platform.verbs("seat:0") == ["send", "send", "delete"]


async def test_a_failing_table_message_does_not_keep_people_from_being_called(room):
    drawing = room.redrawer()
    room.platform.fail("table", OSError())
    await room.drawn(drawing, table="t", call="c")
    assert [request.audience for request in room.platform.requests] == ["call", "table"]


async def test_a_log_of_failures_shows_no_screen(room, caplog):
    caplog.set_level(logging.DEBUG)
    drawing = room.redrawer()
    room.platform.fail("seat:0", ValueError("cannot parse: Gold, Gold, Province"))
    await room.drawn(drawing, seat_0="Gold, Gold, Province")
    assert "telegram:-100:5: show seat:0: ValueError at" in caplog.text
    assert "Gold" not in caplog.text


async def test_screens_that_cannot_be_made_are_asked_for_again(room):
    room.failures = [OSError(), OSError()]
    await room.drawn(room.redrawer(), table="t")
    assert room.platform.texts(HERE) == ["t"]


async def test_a_platform_that_never_answers_is_asked_again(room, monkeypatch):
    monkeypatch.setattr(place_drawer, "TIMEOUT", 0.05)
    drawing = room.redrawer()
    room.platform.fail("table", asyncio.Event().wait)
    await room.drawn(drawing, table="t")
    assert room.platform.texts(HERE) == ["t"]


async def test_an_old_message_that_cannot_be_removed_now_does_not_hold_up_the_new_one(room):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0=Screen("hand 1", alert="1"))

    async def removal_fails(*_):
        raise OSError

    right, room.platform.remove = room.platform.remove, removal_fails
    room.tables[HERE] = {"seat:0": Screen("hand 2", alert="2")}
    drawing.touch(HERE)
    await until(lambda: room.platform.texts(HERE, "seat:0") == ["hand 1", "hand 2"])
    room.tables[HERE] = {"seat:0": Screen("hand 3", alert="2")}
    drawing.touch(HERE)
    await until(lambda: room.platform.texts(HERE, "seat:0") == ["hand 1", "hand 3"])
    room.platform.remove = right
    await drawing.wait_until_settled()
    assert room.platform.texts(HERE, "seat:0") == ["hand 3"]


@pytest.mark.parametrize(("person", "tried"), [("telegram:1", []), ("telegram:2", ["show"])])
def test_who_could_not_be_reached_is_not_tried_again_but_the_person_who_has_the_seat_after_them_is(person, tried):
    in_vain = Drawn("", "", "", reachable=False, unreached=("telegram:1",))
    wanted = Wanted({"seat:0": Screen("Your hand", people=(person,))}, 60)
    assert [step.verb for step in steps(wanted, {"seat:0": in_vain}, {}, ())] == tried
