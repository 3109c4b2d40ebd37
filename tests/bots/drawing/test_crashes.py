"""A worker may die at any instant, and another may draw at the same time: the right screens are there in the end."""

import asyncio
import itertools
from contextlib import suppress
from itertools import pairwise

import msgpack
import pytest

from bots.drawing.diff import Drawn, Replaced
from bots.drawing.redrawer import AT_ONCE
from bots.screens.model import RESULT, Moment, Screen
from storage.redis_store import Store
from tests.bots.drawing_room import HERE, LIVES, THERE, Room, until
from tests.each import for_each
from tests.server_clock import PATIENCE

LEASE = "dominion:{telegram:-100:5}:pen"


@pytest.fixture
async def room(client):
    room = Room(client)
    yield room
    await room.close()


class Fate:
    """Lets a worker die before or after a certain request to the platform or the store; nothing it does then works."""

    def __init__(self, deadly):
        self.left = deadly
        self.died = asyncio.Event()

    async def befalls(self, request):
        await self._instant()
        result = await request()
        await self._instant()
        return result

    async def _instant(self):
        self.left -= 1
        if self.left <= 0:
            self.died.set()
            raise asyncio.CancelledError


class MortalStore(Store):
    def __init__(self, client, fate):
        super().__init__(client, b"mortal")
        self.fate = fate

    async def save_drawn_notes(self, *given):
        return await self.fate.befalls(lambda: Store.save_drawn_notes(self, *given))

    async def renew_drawing_lease(self, *given):
        return await self.fate.befalls(lambda: Store.renew_drawing_lease(self, *given))

    async def acquire_drawing_lease(self, *given):
        return await self.fate.befalls(lambda: Store.acquire_drawing_lease(self, *given))

    async def release_drawing_lease(self, *given):
        return await self.fate.befalls(lambda: Store.release_drawing_lease(self, *given))


class MortalCanvas:
    burst, gap, threads_share_limit = 1, 0.0, False
    lull = 0.0
    bundle = 0.0

    def __init__(self, platform, fate):
        self.platform = platform
        self.fate = fate

    async def show(self, *given):
        return await self.fate.befalls(lambda: self.platform.show(*given))

    async def remove(self, *given):
        return await self.fate.befalls(lambda: self.platform.remove(*given))


BEFORE = {
    "table": Screen("turn 1"),
    "call": Screen("Ann", alert="1"),
    "seat:0": Screen("hand 1", alert="1"),
    "seat:2": Screen("hand 4"),
    "watch:telegram:9": Screen("turn 1"),
}
AFTER = {
    "table": Screen("turn 2"),
    "seat:0": Screen("hand 2", alert="2"),
    "seat:1": Screen("hand 3", alert="2"),
    "seat:2": Screen("hand 5"),
}


async def lives_until(room, deadly):
    """The worker dies at that instant while it draws; False if it was done before."""
    fate = Fate(deadly)
    drawing = room.redrawer(store=MortalStore(room.client, fate), canvas=MortalCanvas(room.platform, fate))
    drawing.touch(HERE)
    settled = asyncio.create_task(drawing.wait_until_settled())
    dead = asyncio.create_task(fate.died.wait())
    await asyncio.wait({settled, dead}, return_when=asyncio.FIRST_COMPLETED)
    dead.cancel()
    settled.cancel()
    await drawing.close(0)
    return not fate.died.is_set()


def messages(room):
    return {audience: room.platform.texts(HERE, audience) for audience in (*BEFORE, *AFTER)}


async def test_a_crash_at_any_instant_heals_and_leaves_an_audience_one_message_too_many_at_most(room):
    """Before the restart nothing is missing, after it everything is right."""
    deadly = 0
    done = False
    while not done:
        deadly += 1
        await room.client.flushall()
        room.platform._messages.clear()
        room.tables[HERE] = BEFORE
        first = room.redrawer()
        first.touch(HERE)
        await first.wait_until_settled()
        room.tables[HERE] = AFTER
        done = await lives_until(room, deadly)
        assert all(messages(room)[audience] for audience in ("table", "seat:0")), deadly
        await room.client.delete(LEASE)  # as time does
        second = room.redrawer()
        second.touch(HERE)
        await second.wait_until_settled()
        seen = messages(room)
        assert all(texts[-1:] == [AFTER[name].text] for name, texts in seen.items() if name in AFTER), deadly
        assert seen["call"] == seen["watch:telegram:9"] == [], deadly
        too_many = sum(len(texts) for texts in seen.values()) - len(AFTER)
        assert 0 <= too_many <= 2, (deadly, seen)  # two panels are sent at the same instant: one too many of each
        assert all(len(texts) <= 2 for texts in seen.values()), (deadly, seen)
    assert deadly > 20


async def test_a_crash_after_the_new_message_was_noted_leaves_no_old_one(room, store):
    old = await room.platform.show(HERE, "seat:0", Screen("hand 1"), None, True)
    new = await room.platform.show(HERE, "seat:0", Screen("hand 2", alert="2"), None, True)
    note = Drawn(new.message, Screen("hand 2").digest, "2", replaced=(Replaced(old.message),))
    await store.save_drawn_notes(HERE, {"seat:0": note.pack()}, LIVES)
    await room.drawn(room.redrawer(), seat_0=Screen("hand 2", alert="2"))
    assert room.platform.texts(HERE, "seat:0") == ["hand 2"]
    assert Drawn.unpack((await store.drawn_notes(HERE))["seat:0"]).replaced == ()


async def test_a_result_is_never_taken_away_whenever_the_worker_is_killed(room):
    done, deadly = False, 0
    while not done:
        deadly += 1
        await room.client.flushall()
        room.platform._messages.clear()
        await room.drawn(room.redrawer(), table=Screen("Ann wins.", moment=RESULT))
        result = room.platform.requests[-1].message
        room.tables[HERE] = {"table": Screen("turn 1")}
        done = await lives_until(room, deadly)
        await room.client.delete(LEASE)  # as time does
        await room.drawn(room.redrawer(), table=Screen("turn 1"))
        assert {request.verb for request in room.platform.requests if request.message == result} == {"send", "keep"}
        first, *_, last = room.platform.texts(HERE)
        assert (first, last) == ("Ann wins.", "turn 1")
    assert deadly > 5


async def test_a_restart_sends_nothing_where_nothing_changed(room):
    await room.drawn(room.redrawer(), table="t", call=Screen("Ann", alert="1"), seat_0=Screen("hand", alert="1"))
    before = list(room.platform.requests)
    again = room.redrawer()
    again.touch(HERE)
    await again.wait_until_settled()
    assert room.platform.requests == before


async def test_a_restart_draws_what_was_saved_and_not_drawn(room):
    await room.drawn(room.redrawer(), table="turn 1", seat_0="hand")
    room.tables[HERE]["table"] = "turn 2"
    again = room.redrawer()
    again.touch(HERE)
    await again.wait_until_settled()
    assert room.platform.texts(HERE) == ["turn 2"]
    assert room.platform.verbs("seat:0") == ["send"]


async def test_after_a_restart_every_place_is_drawn_again(room):
    places = [HERE._replace(thread=str(number)) for number in range(1, 131)]

    async def all_places():
        for place in places:
            yield place

    room.tables = {place: {"table": place.text} for place in places}
    drawing = room.redrawer()
    await drawing.resume(all_places())
    await drawing.wait_until_settled()
    assert all(room.platform.texts(place) == [place.text] for place in places)


async def test_a_worker_that_is_closed_while_it_begins_does_not_go_on_beginning(room, client):
    async def more_and_more_places():
        for number in itertools.count(1):
            place = HERE._replace(thread=str(number))
            await Store(client, b"other").acquire_drawing_lease(place, 60)
            yield place
            if drawing._closed:
                return

    drawing = room.redrawer()
    resumed = asyncio.create_task(drawing.resume(more_and_more_places()))
    await until(lambda: len(drawing._drawers) >= AT_ONCE)
    await drawing.close(0)
    await asyncio.wait_for(resumed, PATIENCE)
    assert room.platform.requests == []


async def test_a_lease_that_a_dead_worker_held_is_waited_for(room, client):
    await Store(client, b"dead").acquire_drawing_lease(HERE, 0.1)
    await room.drawn(room.redrawer(), table="t")
    assert room.platform.texts(HERE) == ["t"]
    assert await client.get(LEASE) is None


async def test_while_another_worker_draws_a_place_nothing_is_sent_to_it(room, client):
    await Store(client, b"other").acquire_drawing_lease(HERE, 60)
    drawing = room.redrawer()
    room.tables = {HERE: {"table": "t"}}
    drawing.touch(HERE)
    await room.drawn(drawing, THERE, table="t")
    assert room.platform.texts(HERE) == []
    await Store(client, b"other").release_drawing_lease(HERE)
    await drawing.wait_until_settled()
    assert room.platform.texts(HERE) == ["t"]


async def test_the_lease_is_kept_while_a_message_takes_long(room, client):
    drawing = room.redrawer()
    opens = room.platform.shut(HERE)
    room.tables = {HERE: {"table": "t"}}
    drawing.touch(HERE)
    await until(lambda: room.asked)
    await client.pexpire(LEASE, 2000)
    async with asyncio.timeout(PATIENCE):
        while await client.pttl(LEASE) <= 2000:
            await asyncio.sleep(0.01)
    opens()
    await drawing.wait_until_settled()


class WatchedStore(Store):
    """Remembers when the lease was refused."""

    def __init__(self, room):
        super().__init__(room.client, b"one")
        self.time = room.time
        self.refused = []

    async def acquire_drawing_lease(self, *lease):
        taken = await super().acquire_drawing_lease(*lease)
        if not taken:
            self.refused.append(self.time.now())
        return taken

    async def renew_drawing_lease(self, *lease):
        renewed = await super().renew_drawing_lease(*lease)
        if not renewed:
            self.refused.append(self.time.now())
        return renewed


async def test_a_worker_without_the_lease_does_not_ask_for_it_all_the_time(room, client):
    store = WatchedStore(room)
    await Store(client, b"other").acquire_drawing_lease(HERE, 0.1)
    await room.drawn(room.redrawer(store=store), table="t")
    assert len(store.refused) > 1
    assert all(later - earlier >= 0.2 for earlier, later in pairwise(store.refused))


async def test_a_worker_that_lost_the_lease_reads_anew_what_is_drawn(room, client):
    slow, other, store = asyncio.Event(), Store(client, b"other"), WatchedStore(room)
    room.platform.fail("table", slow.wait)
    room.tables = {HERE: {"table": "t"}}
    drawing = room.redrawer(store=store)
    drawing.touch(HERE)
    await until(lambda: not room.platform.faults["table"] and room.asked)
    await client.delete(LEASE)
    assert await other.acquire_drawing_lease(HERE, 60)
    await until(lambda: store.refused)
    room.tables[HERE]["seat:0"] = "hand"
    message = await room.platform.show(HERE, "seat:0", Screen("hand"), None, False)
    await other.save_drawn_notes(HERE, {"seat:0": Drawn(message.message, Screen("hand").digest, "").pack()}, LIVES)
    drawing.touch(HERE)
    slow.set()
    await other.release_drawing_lease(HERE)
    await drawing.wait_until_settled()
    assert room.platform.texts(HERE, "seat:0") == ["hand"]


class StoppedStore(Store):
    """The store of a worker that can be stopped: then it does not renew its lease until it goes on."""

    def __init__(self, room):
        super().__init__(room.client, b"stopped")
        self.goes_on = asyncio.Event()
        self.goes_on.set()

    async def renew_drawing_lease(self, *lease):
        await self.goes_on.wait()
        return await super().renew_drawing_lease(*lease)


@pytest.mark.parametrize("renews", [True, False])
async def test_a_worker_that_was_stopped_for_longer_than_its_lease_leaves_no_old_screen(room, client, renews):
    store, arrives = StoppedStore(room), asyncio.Event()
    stopped, other = room.redrawer(store=store), room.redrawer(b"other")
    await room.drawn(stopped, table="first")
    store.goes_on.clear()
    room.platform.fail("table", arrives.wait)
    room.tables[HERE] = {"table": "old"}
    stopped.touch(HERE)
    await until(lambda: not room.platform.faults["table"] and len(room.asked) > 1)
    await client.delete(LEASE)  # as time does
    await room.drawn(other, table="new")
    if renews:  # then it has the lease again, but others have drawn in the meantime
        store.goes_on.set()
        await until(lambda: room.time.steady() > 0 and not store.goes_on._waiters)
    arrives.set()
    store.goes_on.set()
    await stopped.wait_until_settled()
    assert room.platform.texts(HERE) == ["new"]


async def test_a_worker_that_stops_after_it_lost_its_lease_sends_nothing_any_more(room, client):
    arrives, store = asyncio.Event(), WatchedStore(room)
    room.tables = {HERE: {"table": "t"}}
    room.platform.fail("table", arrives.wait)
    stopping = room.redrawer(store=store)
    stopping.touch(HERE)
    await until(lambda: not room.platform.faults["table"] and room.asked)
    await client.delete(LEASE)
    assert await Store(client, b"other").acquire_drawing_lease(HERE, 60)
    await until(lambda: store.refused)  # now it waits for the message that is on its way
    await stopping.close(0)
    arrives.set()
    await asyncio.sleep(0.01)
    assert room.platform.requests == []


async def test_a_doubt_that_comes_up_while_a_place_is_drawn_is_not_forgotten(room):
    drawing, arrives = room.redrawer(), asyncio.Event()
    await room.drawn(drawing, table="t", seat_0="hand")
    message, *_ = room.platform._messages[HERE, "seat:0"]
    room.platform._messages[HERE, "seat:0"][message] = Screen("a state that was lost")
    room.platform.fail("table", arrives.wait)
    room.tables[HERE]["table"] = "u"
    drawing.touch(HERE)
    await until(lambda: not room.platform.faults["table"])
    drawing.doubt(HERE)
    arrives.set()
    await drawing.wait_until_settled()
    assert room.platform.texts(HERE, "seat:0") == ["hand"]


async def test_a_screen_in_doubt_is_drawn_again_even_if_an_old_message_of_it_is_removed_first(room):
    room.platform.gap = 100.0  # so that the screen has to wait, and the old message has not
    drawing, arrives = room.redrawer(), asyncio.Event()
    await room.drawn(drawing, table=Screen("t", alert="1"))

    async def stop_the_clock():
        room.time.stop()

    room.platform.fail("table", stop_the_clock, arrives.wait)  # a new message, and the removal of the old one
    room.tables[HERE]["table"] = Screen("t", alert="2")
    drawing.touch(HERE)
    await until(lambda: not room.platform.faults["table"])
    asked = len(room.asked)
    drawing.doubt(HERE)
    await until(lambda: len(room.asked) > asked)
    arrives.set()
    await until(lambda: "delete" in room.platform.verbs())
    room.time.go_on()
    await drawing.wait_until_settled()
    assert room.platform.verbs() == ["send", "send", "delete", "edit"]


async def test_two_workers_end_with_the_right_screens_and_one_message_each(room):
    room.platform.gap = 0.5
    one, two = room.redrawer(b"one"), room.redrawer(b"two")
    for number in range(30):
        room.tables[HERE] = {
            "table": f"turn {number}",
            "seat:0": Screen(f"hand {number}", alert=str(number // 5)),
            "call": Screen("Ann", alert=str(number // 10)),
        }
        (one, two)[number % 2].touch(HERE)
        if number % 3 == 0:
            two.touch(HERE)
        await asyncio.sleep(0.003)
    await one.wait_until_settled()
    await two.wait_until_settled()
    assert room.platform.texts(HERE) == ["turn 29"]
    assert room.platform.texts(HERE, "seat:0") == ["hand 29"]
    assert room.platform.texts(HERE, "call") == ["Ann"]


async def test_what_the_store_could_not_be_told_is_told_later_and_not_sent_twice(room, client):
    class ForgetfulStore(Store):
        failures = 3

        async def save_drawn_notes(self, *notes):
            self._fail()
            await super().save_drawn_notes(*notes)

        async def release_drawing_lease(self, *notes):
            self._fail()
            await super().release_drawing_lease(*notes)

        def _fail(self):
            if self.failures:
                self.failures -= 1
                raise ConnectionError

    store = ForgetfulStore(client, b"worker")
    await room.drawn(room.redrawer(store=store), table="t")
    assert room.platform.verbs() == ["send"]
    assert set(await store.drawn_notes(HERE)) == {"table"}


class SlowStore(Store):
    """A store in which a write of notes can be held up until the test lets it arrive."""

    def __init__(self, client):
        super().__init__(client, b"slow")
        self.held = []  # writes that have not arrived yet
        self.holds = False

    async def save_drawn_notes(self, *given):
        if self.holds:
            self.holds = False
            self.held.append(asyncio.Event())
            await self.held[-1].wait()
        await super().save_drawn_notes(*given)


async def test_an_older_note_never_overwrites_a_newer_one_of_the_same_screen(room, client):
    """Two writes of notes can be under way, and arrive in another order than that in which they were sent."""
    store, call, table = SlowStore(client), asyncio.Event(), asyncio.Event()
    drawing = room.redrawer(store=store)
    await room.drawn(drawing, table="t", seat_0="hand 1")
    # The panel is edited while the table and the call are sent one after the other. The note of the table, which is
    # written before the call is sent, takes that of the panel along.
    store.holds = True
    room.platform.fail("table", table.wait)
    room.platform.fail("call", call.wait)
    room.tables[HERE] = {"table": Screen("t", alert="1"), "call": Screen("Ann", alert="1"), "seat:0": "hand 2"}
    drawing.touch(HERE)
    await until(lambda: room.platform.texts(HERE, "seat:0") == ["hand 2"])
    await asyncio.sleep(0.01)
    table.set()
    await until(lambda: store.held)
    for hand in ("hand 3", "hand 4"):  # each look at the table writes the notes of what was drawn before
        room.tables[HERE]["seat:0"] = hand
        drawing.touch(HERE)
        with suppress(TimeoutError):  # it may have to wait until the note of the last one has arrived
            await until(lambda hand=hand: room.platform.texts(HERE, "seat:0") == [hand], seconds=0.1)
    drawing.touch(HERE)
    await asyncio.sleep(0.02)
    store.held[0].set()
    call.set()
    await drawing.wait_until_settled()
    assert room.platform.texts(HERE, "seat:0") == ["hand 4"]
    assert Drawn.unpack((await store.drawn_notes(HERE))["seat:0"]).digest == Screen("hand 4").digest


async def test_a_store_that_is_away_for_a_while_delays_the_drawing_only(room, client):
    class AbsentStore(Store):
        failures = 3

        async def acquire_drawing_lease(self, *lease):
            if self.failures:
                self.failures -= 1
                raise ConnectionError
            return await super().acquire_drawing_lease(*lease)

    await room.drawn(room.redrawer(store=AbsentStore(client, b"worker")), table="t")
    assert room.platform.texts(HERE) == ["t"]


NOTE = Drawn("m", "d", "a", False, 7.5, (Replaced("k"), Replaced("r", True)), Moment("turn", True), ("p",), True)


def test_a_note_of_a_later_version_can_be_read():
    assert Drawn.unpack(NOTE.pack()) == NOTE
    later = msgpack.unpackb(NOTE.pack()) | {"more": "than this version knows"}
    assert Drawn.unpack(msgpack.packb(later)) == NOTE


def test_a_note_from_before_fields_had_names_can_be_read():
    row = ("1.2", "d", "a", True, 7.5, ("1.1", "=1.0"), "abc/0/3;others", ())
    replaced = (Replaced("1.1"), Replaced("1.0", True))
    expected = Drawn("1.2", "d", "a", True, 7.5, replaced, Moment("abc/0/3", True))
    assert Drawn.unpack(msgpack.packb(row)) == expected
    assert Drawn.unpack(msgpack.packb((*row, "more"))) == expected
    assert Drawn.unpack(msgpack.packb(row[:3])) == Drawn("1.2", "d", "a")


def test_older_notes_of_results_and_of_closed_direct_messages_keep_their_meaning():
    result = ("1.2", "d", "", True, 0, (), "result", ())
    assert Drawn.unpack(msgpack.packb(result)).is_result
    opened = ("-.42", "d", "", True, 0, (), "", ())
    assert Drawn.unpack(msgpack.packb(opened)) == Drawn("0.0.42", "d", "", opened_only=True)


@for_each([b"", b"\xc1", msgpack.packb(7), msgpack.packb({"message": 3}), msgpack.packb([1])])
def test_a_note_that_cannot_be_read_is_as_good_as_none(data):
    assert Drawn.unpack(data) == Drawn()
