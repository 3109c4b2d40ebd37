"""What is on screen becomes what should be: only what differs is sent, the latest wins, nobody waits for another."""

import asyncio
from dataclasses import replace
from itertools import pairwise

import pytest

from bots.drawing.canvas import Later
from bots.drawing.diff import Drawn, Replaced
from bots.screens.model import Audience, Button, Moment, Screen
from storage.places import Place
from storage.redis_store import Store
from tests.bots.drawing_room import HERE, LIVES, THERE, Room, until
from tests.server_clock import PATIENCE


@pytest.fixture
async def room(client):
    room = Room(client)
    yield room
    await room.close()


async def noted(store, audience="table", place=HERE):
    return Drawn.unpack((await store.drawn_notes(place))[audience])


# What is sent


async def test_what_was_never_drawn_is_sent(room):
    await room.drawn(room.redrawer(), table="supply", seat_0="hand of Ann")
    assert room.platform.texts(HERE) == ["supply"]
    assert room.platform.texts(HERE, "seat:0") == ["hand of Ann"]


async def test_what_has_not_changed_is_not_sent(room):
    drawing = room.redrawer()
    await room.drawn(drawing, table="supply", seat_0="hand")
    await room.drawn(drawing, table="supply", seat_0="hand")
    assert len(room.platform.requests) == 2


async def test_what_has_changed_is_edited_in_its_place(room):
    drawing = room.redrawer()
    await room.drawn(drawing, table="turn 1")
    await room.drawn(drawing, table="turn 2")
    assert room.platform.verbs() == ["send", "edit"]
    assert room.platform.texts(HERE) == ["turn 2"]


async def test_another_button_is_a_change(room):
    drawing = room.redrawer()
    await room.drawn(drawing, table=Screen("t", ((Button("Join", "a"),),)))
    await room.drawn(drawing, table=Screen("t", ((Button("Join", "b"),),)))
    assert room.platform.verbs() == ["send", "edit"]


async def test_a_new_alert_makes_a_new_message_that_notifies_and_replaces_the_old_one(room):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0=Screen("hand", alert="turn 1"))
    await room.drawn(drawing, seat_0=Screen("hand", alert="turn 2"))
    first, second, third = room.platform.requests
    assert (first.verb, second.verb, third.verb) == ("send", "send", "delete")
    assert second.notifies
    assert third.message == first.message
    assert len(room.platform.screens(HERE, "seat:0")) == 1


async def test_an_alert_that_ends_sends_nothing_and_may_come_again(room, store):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0=Screen("hand", alert="turn 1"))
    await room.drawn(drawing, seat_0=Screen("hand"))
    assert len(room.platform.requests) == 1
    assert (await noted(store, "seat:0")).alert == ""
    await room.drawn(drawing, seat_0=Screen("hand", alert="turn 1"))
    assert room.platform.verbs("seat:0") == ["send", "send", "delete"]


async def test_a_first_message_without_an_alert_notifies_nobody(room):
    await room.drawn(room.redrawer(), table="supply", call=Screen("Ann, it’s your turn", alert="1"))
    assert [request.notifies for request in room.platform.requests] == [False, True]


async def test_an_audience_that_is_no_longer_wanted_is_removed_and_forgotten(room, store):
    drawing = room.redrawer()
    await room.drawn(drawing, **{"table": "t", "call": "your turn", "watch:telegram:9": "seen"})
    await room.drawn(drawing, table="t")
    assert room.platform.texts(HERE, "call") == []
    assert room.platform.texts(HERE, "watch:telegram:9") == []
    assert set(await store.drawn_notes(HERE)) == {"table"}


async def test_what_a_table_showed_last_stays_when_the_table_is_gone(room, store):
    drawing = room.redrawer()
    await room.drawn(drawing, table="Ann has won")
    del room.tables[HERE]
    drawing.touch(HERE)
    await drawing.wait_until_settled()
    assert room.platform.texts(HERE) == ["Ann has won"]
    assert await store.drawn_notes(HERE) == {}


async def test_a_new_table_at_the_place_of_one_that_is_gone_gets_its_own_message(room):
    drawing = room.redrawer()
    await room.drawn(drawing, table="Ann has won")
    del room.tables[HERE]
    drawing.touch(HERE)
    await drawing.wait_until_settled()
    await room.drawn(drawing, table="lobby")
    assert room.platform.texts(HERE) == ["Ann has won", "lobby"]


async def test_a_table_that_comes_back_while_an_old_panel_is_still_being_drawn_gets_its_own_message(room):
    drawing = room.redrawer()
    slow = asyncio.Event()
    room.platform.fail("seat:0", slow.wait)
    room.tables[HERE] = {"table": "Ann has won", "seat:0": "hand"}
    drawing.touch(HERE)
    await until(lambda: room.platform.texts(HERE))
    old = room.tables.pop(HERE)
    drawing.touch(HERE)
    await until(lambda: len(room.asked) >= 2)
    await asyncio.sleep(0.05)
    room.tables[HERE] = {**old, "table": "lobby"}
    drawing.touch(HERE)
    await until(lambda: room.platform.texts(HERE) == ["Ann has won", "lobby"])
    slow.set()
    await drawing.wait_until_settled()


async def test_a_panel_that_is_drawn_just_after_its_table_is_gone_is_not_noted(room, store):
    drawing = room.redrawer()
    slow = asyncio.Event()
    room.platform.fail("seat:0", slow.wait)
    room.tables[HERE] = {"table": "t", "seat:0": "hand"}
    drawing.touch(HERE)
    await until(lambda: room.platform.texts(HERE))
    del room.tables[HERE]
    drawing.touch(HERE)
    await until(lambda: len(room.asked) >= 2)
    slow.set()
    await drawing.wait_until_settled()
    assert room.platform.texts(HERE, "seat:0") == ["hand"]
    assert await store.drawn_notes(HERE) == {}


async def test_a_message_that_people_deleted_comes_back_with_the_next_change(room, store):
    drawing = room.redrawer()
    await room.drawn(drawing, table="turn 1")
    room.platform.wipe(HERE, "table")
    await room.drawn(drawing, table="turn 2")
    await room.drawn(drawing, table="turn 3")
    assert room.platform.texts(HERE) == ["turn 3"]
    assert (await noted(store)).replaced == ()


async def test_an_audience_that_asks_gets_its_screen_in_a_new_message(room):
    drawing = room.redrawer()
    await room.drawn(drawing, table="t", seat_0="hand")
    drawing.anew(HERE, Audience.from_key("seat:0"))
    await drawing.wait_until_settled()
    assert room.platform.verbs("seat:0") == ["send", "send", "delete"]
    assert room.platform.verbs("table") == ["send"]


async def test_notes_live_as_long_as_was_asked(room, client):
    await room.drawn(room.redrawer(), table="t")
    assert LIVES - 10 < await client.ttl("dominion:{telegram:-100:5}:drawn") <= LIVES


async def test_a_place_of_a_platform_this_worker_does_not_serve_is_left_to_others(room):
    drawing = room.redrawer()
    drawing.touch(Place("discord", "1"))
    await drawing.wait_until_settled()
    assert room.asked == []


# When it is sent


async def test_a_burst_of_touches_is_one_drawing_with_the_latest_content(room):
    drawing = room.redrawer()
    for number in range(50):
        room.tables[HERE] = {"table": f"turn {number}"}
        drawing.touch(HERE)
    await drawing.wait_until_settled()
    assert [request.text for request in room.platform.requests] == ["turn 49"]


async def test_a_burst_during_a_drawing_is_drawn_once_more_with_the_latest_content(room):
    drawing = room.redrawer()
    opens = room.platform.shut(HERE)
    room.tables[HERE] = {"table": "turn 0"}
    drawing.touch(HERE)
    await until(lambda: room.asked)
    for number in range(1, 51):
        room.tables[HERE] = {"table": f"turn {number}"}
        drawing.touch(HERE)
        await asyncio.sleep(0)
    opens()
    await drawing.wait_until_settled()
    assert [request.text for request in room.platform.requests] == ["turn 0", "turn 50"]


async def test_a_touch_while_the_screens_are_being_made_is_not_lost(room):
    drawing = room.redrawer()
    await room.drawn(drawing, table="turn 1")

    def changes():
        room.tables[HERE] = {"table": "turn 2"}
        drawing.touch(HERE)

    room.meanwhile = [changes]
    drawing.touch(HERE)
    await drawing.wait_until_settled()
    assert room.platform.texts(HERE) == ["turn 2"]


async def test_a_touch_while_the_lease_is_being_released_is_not_lost(room):
    class TouchingStore(Store):
        async def release_drawing_lease(self, place, *notes):
            if room.tables[HERE]["table"] == "turn 1":
                room.tables[HERE] = {"table": "turn 2"}
                drawing.touch(HERE)
            await super().release_drawing_lease(place, *notes)

    drawing = room.redrawer(store=TouchingStore(room.client, b"worker"))
    await room.drawn(drawing, table="turn 1")
    assert room.platform.texts(HERE) == ["turn 2"]


async def test_a_channel_is_left_in_peace_between_two_drawings(room):
    room.platform.gap = 3
    drawing = room.redrawer()
    for number in range(40):
        room.tables[HERE] = {"table": f"turn {number}"}
        drawing.touch(HERE)
        await asyncio.sleep(0.002)
    await drawing.wait_until_settled()
    times = [request.at for request in room.platform.requests]
    assert len(times) > 2
    assert all(later - earlier >= 3 for earlier, later in pairwise(times))
    assert room.platform.texts(HERE) == ["turn 39"]


async def test_the_table_and_the_call_go_together(room):
    room.platform.gap = 10_000
    await asyncio.wait_for(room.drawn(room.redrawer(), table="turn 1", call=Screen("Ann", alert="1")), PATIENCE)
    assert room.platform.texts(HERE) + room.platform.texts(HERE, "call") == ["turn 1", "Ann"]


async def test_a_channel_rests_twice_as_long_after_two_messages(room):
    room.platform.gap = 20
    drawing = room.redrawer()
    await room.drawn(drawing, table="turn 1", call=Screen("Ann", alert="1"))
    await room.drawn(drawing, table="turn 2", call=Screen("Ann", alert="1"))
    first, second = room.platform.requests_for("table")
    assert second.at - first.at >= 40


async def test_a_channel_also_rests_after_a_message_that_is_gone_again(room):
    room.platform.gap = 30
    drawing = room.redrawer()
    await room.drawn(drawing, table="turn 1", call=Screen("Ann", alert="1"))
    await room.drawn(drawing, table="turn 2")
    assert room.platform.verbs("call") == ["send", "delete"]
    first, second = room.platform.requests_for("table")
    assert second.at - first.at >= 60


async def test_a_private_panel_does_not_wait_for_the_channel(room):
    room.platform.gap = 10_000
    drawing = room.redrawer()
    await room.drawn(drawing, table="turn 1", seat_0="hand 1")
    for number in (2, 3, 4):
        room.tables[HERE] = {"table": f"turn {number}", "seat:0": f"hand {number}"}
        drawing.touch(HERE)
        await until(lambda number=number: room.platform.texts(HERE, "seat:0") == [f"hand {number}"])
        await asyncio.sleep(0.02)  # the place waits for the channel now
    assert room.platform.texts(HERE) == ["turn 1"]


async def test_the_gap_is_kept_by_two_workers_together_and_after_a_restart(room):
    room.platform.gap = 20
    await room.drawn(room.redrawer(b"one"), table="turn 1")
    await room.drawn(room.redrawer(b"two"), table="turn 2")
    first, second = room.platform.requests
    assert second.at - first.at >= 20


async def test_after_the_gap_the_newest_state_is_drawn_even_if_another_worker_made_it(room):
    room.platform.gap = 40
    drawing = room.redrawer()
    await room.drawn(drawing, table="turn 1")
    room.tables[HERE] = {"table": "turn 2"}
    drawing.touch(HERE)
    await until(lambda: len(room.asked) == 2)
    room.tables[HERE] = {"table": "turn 3"}
    await drawing.wait_until_settled()
    assert [request.text for request in room.platform.requests] == ["turn 1", "turn 3"]


async def test_a_clock_that_was_set_back_does_not_silence_a_channel(room, store):
    room.platform.gap = 5
    await store.save_drawn_notes(HERE, {"table": Drawn("m", "d", "", rest=room.time.now() + 1e6).pack()}, LIVES)
    await asyncio.wait_for(room.drawn(room.redrawer(), table="turn 2"), PATIENCE)
    assert room.platform.texts(HERE) == ["turn 2"]


async def test_a_slow_place_does_not_delay_another(room):
    drawing = room.redrawer()
    room.platform.shut(HERE)
    room.tables[HERE] = {"table": "slow"}
    drawing.touch(HERE)
    await until(lambda: room.asked)
    await asyncio.wait_for(room.drawn(drawing, THERE, table="fast"), PATIENCE)
    assert room.platform.texts(THERE) == ["fast"]
    assert room.platform.texts(HERE) == []


async def test_a_slow_panel_does_not_delay_the_others_at_its_table(room):
    drawing = room.redrawer()
    slow = asyncio.Event()
    room.platform.fail("seat:0", slow.wait)
    room.tables[HERE] = {"table": "turn 1", "seat:0": "hand", "seat:1": "hand"}
    drawing.touch(HERE)
    await until(lambda: room.platform.texts(HERE, "seat:1"))
    room.tables[HERE] = {"table": "turn 2", "seat:0": "hand", "seat:1": "other hand"}
    drawing.touch(HERE)
    await until(lambda: room.platform.texts(HERE, "seat:1") == ["other hand"])
    await until(lambda: room.platform.texts(HERE) == ["turn 2"])
    slow.set()
    await drawing.wait_until_settled()
    assert room.platform.texts(HERE, "seat:0") == ["hand"]


# The end


async def test_closing_finishes_what_is_under_way(room):
    drawing = room.redrawer()
    room.tables[HERE] = {"table": "t"}
    drawing.touch(HERE)
    await drawing.close()
    assert room.platform.texts(HERE) == ["t"]


async def test_closing_does_not_wait_for_what_has_to_wait(room):
    drawing = room.redrawer()
    room.platform.fail("table", Later(1e6))
    room.tables[HERE] = {"table": "t", "seat:0": "hand"}
    drawing.touch(HERE)
    await until(lambda: not room.platform.faults["table"])
    await asyncio.wait_for(drawing.close(60), PATIENCE)
    assert room.platform.texts(HERE, "seat:0") == ["hand"]


async def test_closing_gives_up_what_hangs_and_the_lease_with_it(room, client):
    drawing = room.redrawer()
    room.platform.shut(HERE)
    room.tables[HERE] = {"table": "t"}
    drawing.touch(HERE)
    await until(lambda: room.asked)
    await asyncio.wait_for(drawing.close(0.05), PATIENCE)
    assert await client.get("dominion:{telegram:-100:5}:pen") is None


async def test_closing_ends_also_what_has_swallowed_that_it_should(room):
    class StubbornStore(Store):
        async def drawn(self, place):
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                return await super().drawn_notes(place)

    drawing = room.redrawer(store=StubbornStore(room.client, b"worker"))
    room.platform.shut(HERE)
    room.tables[HERE] = {"table": "t"}
    drawing.touch(HERE)
    await asyncio.wait_for(drawing.close(0.05), PATIENCE)
    assert room.platform.texts(HERE) == []


async def test_nothing_is_drawn_after_closing(room):
    drawing = room.redrawer()
    await drawing.close()
    await room.drawn(drawing, table="t")
    assert room.platform.requests == []


@pytest.mark.parametrize("then", [{"table": "t", "seat:0": "other"}, {"table": "t"}, None])
async def test_a_place_at_rest_costs_no_memory(room, then):
    drawing = room.redrawer()
    await room.drawn(drawing, table="t", seat_0="hand")
    drawing.draft(HERE, Audience.from_key("seat:0"), "+")
    await drawing.wait_until_settled()
    assert len(drawing._drafts) == 1
    room.stale_drafts = {"+"}
    room.tables = {HERE: then} if then else {}
    drawing.touch(HERE)
    await drawing.wait_until_settled()
    assert (len(drawing._drawers), len(drawing._drafts)) == (0, 0)


# -- no hurry ----------------------------------------------------------------------------------------------------------


async def test_a_screen_about_the_same_moment_waits_and_one_about_another_does_not(room):
    room.platform.gap, room.platform.lull = 1, 100_000
    drawing = room.redrawer()
    await room.drawn(drawing, table=Screen("Ann's turn", moment=Moment("ann")))
    room.tables[HERE] = {"table": Screen("Ann's turn, a Village", moment=Moment("ann"))}
    drawing.touch(HERE)
    await until(lambda: len(room.asked) > 1)
    assert room.platform.texts(HERE) == ["Ann's turn"]
    await room.drawn(drawing, table=Screen("Bob's turn", moment=Moment("bob")))
    assert room.platform.texts(HERE) == ["Bob's turn"]


async def test_what_waited_is_drawn_once_the_lull_is_over(room):
    room.platform.lull = 20
    drawing = room.redrawer()
    await room.drawn(drawing, table=Screen("one", moment=Moment("ann")))
    for text in ("two", "three"):
        room.tables[HERE] = {"table": Screen(text, moment=Moment("ann"))}
        drawing.touch(HERE)
    await drawing.wait_until_settled(HERE)
    assert [request.text for request in room.platform.requests_for()] == ["one", "three"]


async def test_a_screen_that_is_wanted_anew_does_not_wait(room):
    room.platform.lull = 100_000
    drawing = room.redrawer()
    await room.drawn(drawing, table=Screen("one", moment=Moment("ann")))
    drawing.anew(HERE, Audience.from_key("table"))
    await room.drawn(drawing, table=Screen("two", moment=Moment("ann")))
    assert room.platform.texts(HERE) == ["two"]


async def test_a_screen_that_is_about_less_waits_and_one_that_is_about_more_does_not(room):
    """That others are waited for is news; that they no longer are can wait."""
    room.platform.lull = 100_000
    drawing = room.redrawer()
    await room.drawn(drawing, table=Screen("Ann's turn", moment=Moment("ann")))
    await room.drawn(drawing, table=Screen("Ann's turn, waiting for Bob", moment=Moment("ann", others=True)))
    room.tables[HERE] = {"table": Screen("Ann's turn again", moment=Moment("ann"))}
    drawing.touch(HERE)
    await until(lambda: len(room.asked) > 2)
    assert room.platform.texts(HERE) == ["Ann's turn, waiting for Bob"]


WAITING = Moment("waiting")


async def test_what_others_do_is_bundled_on_the_panel_of_a_person_who_waits(room):
    room.platform.bundle = 20
    room.time.stop()
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0=Screen("Ann begins", moment=WAITING))
    for text in ("Ann plays a Village", "Ann plays a Smithy"):
        room.tables[HERE] = {"seat:0": Screen(text, moment=WAITING)}
        drawing.touch(HERE)
    room.time.go_on()
    await drawing.wait_until_settled(HERE)
    assert [request.text for request in room.platform.requests_for("seat:0")] == ["Ann begins", "Ann plays a Smithy"]


async def test_everybody_at_a_place_who_waits_gets_the_next_bundle_at_the_same_time(room):
    room.platform.bundle = 20
    room.time.stop()
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0=Screen("wait", moment=WAITING))
    await room.drawn(drawing, seat_0=Screen("wait", moment=WAITING), seat_1=Screen("wait", moment=WAITING))
    asked = len(room.asked)
    room.tables[HERE] = {f"seat:{seat}": Screen("wait longer", moment=WAITING) for seat in (0, 1)}
    drawing.touch(HERE)
    await until(lambda: len(room.asked) > asked)
    room.time.go_on()
    await drawing.wait_until_settled(HERE)
    assert len(room.asked) == asked + 2  # once when it was touched, and once for both bundles
    assert [room.platform.texts(HERE, f"seat:{seat}") for seat in (0, 1)] == [["wait longer"]] * 2


async def test_a_question_to_a_person_who_waited_is_shown_at_once_and_so_is_that_it_was_answered(room):
    room.platform.bundle = 100_000
    drawing = room.redrawer()
    for screen in (Screen("wait", moment=WAITING), Screen("discard two"), Screen("wait again", moment=WAITING)):
        await room.drawn(drawing, seat_0=screen)
    assert [request.text for request in room.platform.requests] == ["wait", "discard two", "wait again"]


async def test_people_who_wait_hold_up_nobody_else(room):
    room.platform.bundle = 100_000
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0=Screen("wait", moment=WAITING), seat_1="hand of Bob")
    room.tables[HERE] = {"seat:0": Screen("wait longer", moment=WAITING), "seat:1": Screen("new hand of Bob")}
    drawing.touch(HERE)
    await until(lambda: room.platform.texts(HERE, "seat:1") == ["new hand of Bob"])
    assert room.platform.texts(HERE, "seat:0") == ["wait"]


async def test_a_panel_is_edited_although_a_clock_was_set_back(room, store):
    room.platform.bundle = 4
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0=Screen("wait", moment=WAITING))
    note = replace(await noted(store, "seat:0"), rest=room.time.now() + 100_000)
    await store.save_drawn_notes(HERE, {"seat:0": note.pack()}, LIVES)
    await room.drawn(drawing, seat_0=Screen("wait longer", moment=WAITING))
    assert room.platform.texts(HERE, "seat:0") == ["wait longer"]


async def test_nothing_is_noted_of_a_panel_that_was_removed_while_its_owner_waited(room, store):
    room.platform.bundle = 100_000
    drawing = room.redrawer()
    await room.drawn(drawing, table="t", seat_0=Screen("wait", moment=WAITING))
    await room.drawn(drawing, table="t")
    assert set(await store.drawn_notes(HERE)) == {"table"}


async def test_what_was_replaced_is_removed_while_the_next_screen_has_to_wait(room, store):
    """Otherwise old calls would pile up in a channel where one turn follows another quickly."""
    drawing = room.redrawer()
    await room.drawn(drawing, call=Screen("Ann", alert="1"))
    old = await noted(store, "call")
    await room.drawn(drawing, call=Screen("Bob", alert="2"))
    room.platform.gap = 100_000
    busy = replace(await noted(store, "call"), replaced=(Replaced(old.message),), rest=room.time.now() + 100_000)
    await store.save_drawn_notes(HERE, {"call": busy.pack()}, LIVES)
    room.platform.requests.clear()
    room.tables[HERE] = {"call": Screen("Cid", alert="3")}
    drawing.touch(HERE)
    await until(lambda: room.platform.requests)
    assert [(request.verb, request.message) for request in room.platform.requests] == [("delete", old.message)]
    assert room.platform.texts(HERE, "call") == ["Bob"]
