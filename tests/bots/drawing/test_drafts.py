"""What people have picked and not confirmed is on their screen, at every worker, without a note for every card."""

import msgpack
import pytest

from bots.drawing.drafts import Drafts
from bots.screens.model import Audience, Screen
from bots.screens.seat_panel import Picked
from bots.screens.wanted import OpenPage
from bots.tables.draft import Draft
from storage import keys
from storage.redis_store import Store
from tests.bots.drawing_room import HERE, THERE, Room
from tests.each import for_each


class CountingStore(Store):
    """Counts what is noted."""

    notes = 0

    async def save_drawn_notes(self, place, notes, lives):
        self.notes += len(notes)
        await super().save_drawn_notes(place, notes, lives)

    async def release_drawing_lease(self, place, notes, lives, drafts):
        self.notes += len(notes)
        await super().release_drawing_lease(place, notes, lives, drafts)


@pytest.fixture
async def room(client):
    room = Room(client)
    yield room
    await room.close()


async def drafted(drawing, draft, audience="seat:0"):
    drawing.draft(HERE, Audience.from_key(audience), draft)
    await drawing.wait_until_settled()


async def test_a_draft_is_drawn_in_the_panel(room):
    drawing = room.redrawer()
    await room.drawn(drawing, table="t", seat_0="hand")
    await drafted(drawing, " +Estate")
    assert room.platform.texts(HERE, "seat:0") == ["hand +Estate"]
    assert room.platform.verbs("table") == ["send"]


async def test_toggling_writes_nothing(room):
    store = CountingStore(room.client, b"worker")
    drawing = room.redrawer(store=store)
    await room.drawn(drawing, table="t", seat_0="hand")
    before = store.notes, await store.drawn_notes(HERE)
    for draft in (" +Estate", " +Estate +Copper", " +Copper"):
        await drafted(drawing, draft)
    assert room.platform.texts(HERE, "seat:0") == ["hand +Copper"]
    assert (store.notes, await store.drawn_notes(HERE)) == before


async def test_the_same_draft_again_sends_nothing(room):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0="hand")
    await drafted(drawing, " +Estate")
    await drafted(drawing, " +Estate")
    assert room.platform.verbs("seat:0") == ["send", "edit"]


async def test_a_draft_taken_back_leaves_the_plain_panel(room):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0="hand")
    await drafted(drawing, " +Estate")
    await drafted(drawing, None)
    assert room.platform.texts(HERE, "seat:0") == ["hand"]


async def test_a_change_made_by_others_keeps_what_was_picked(room):
    drawing = room.redrawer()
    await room.drawn(drawing, table="t", seat_0="turn 1: hand")
    await drafted(drawing, " +Estate")
    await room.drawn(drawing, table="t", seat_0="turn 2: hand")
    assert room.platform.texts(HERE, "seat:0") == ["turn 2: hand +Estate"]


async def test_a_new_alert_keeps_what_was_picked(room):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0=Screen("hand", alert="1"))
    await drafted(drawing, " +Estate")
    await room.drawn(drawing, seat_0=Screen("hand", alert="reminded"))
    assert room.platform.texts(HERE, "seat:0") == ["hand +Estate"]
    await drafted(drawing, " +Copper")
    assert room.platform.texts(HERE, "seat:0") == ["hand +Copper"]


async def test_a_draft_that_no_longer_fits_is_forgotten(room):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0="which to trash?")
    await drafted(drawing, " +Estate")
    room.stale_drafts.add(" +Estate")
    await room.drawn(drawing, seat_0="which to buy?")
    room.stale_drafts.clear()
    await room.drawn(drawing, seat_0="which to trash?")
    assert room.platform.texts(HERE, "seat:0") == ["which to trash?"]
    assert room.asked[-1][1].drafts == {}


async def test_the_answer_to_a_drafted_question_is_noted_so_a_restart_sends_nothing(room):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0="which to trash?")
    await drafted(drawing, " +Estate")
    room.stale_drafts.add(" +Estate")
    await room.drawn(drawing, seat_0="which to buy?")
    count = len(room.platform.requests)
    await room.drawn(room.redrawer(), seat_0="which to buy?")
    assert len(room.platform.requests) == count


async def test_what_was_picked_stays_on_screen_over_a_restart(room):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0="hand")
    await drafted(drawing, " +Estate")
    await drawing.close()
    await room.drawn(room.redrawer(), seat_0="hand")
    assert room.platform.texts(HERE, "seat:0") == ["hand +Estate"]


@pytest.mark.parametrize("draft", ["", None])
async def test_after_a_restart_the_last_card_picked_can_be_put_back(room, draft):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0="hand")
    await drafted(drawing, " +Estate")
    await drawing.close()
    await drafted(room.redrawer(), draft)
    assert room.platform.texts(HERE, "seat:0") == ["hand"]


async def test_a_panel_that_another_worker_drew_meanwhile_is_known_for_what_it_is(room):
    one, two = room.redrawer(b"one"), room.redrawer(b"two")
    await room.drawn(one, seat_0="turn 1")
    await drafted(one, " +Estate")
    await room.drawn(two, seat_0="turn 2")
    room.tables[HERE] = {"seat:0": "turn 1"}
    await drafted(one, " +Estate")
    assert room.platform.texts(HERE, "seat:0") == ["turn 1 +Estate"]


async def test_a_change_made_at_one_worker_keeps_what_was_picked_last_at_another(room):
    one, two = room.redrawer(b"one"), room.redrawer(b"two")
    await room.drawn(one, table="t", seat_0="turn 1: hand")
    await drafted(one, " +Estate")
    await drafted(two, " +Estate +Copper")
    await room.drawn(one, table="t", seat_0="turn 2: hand")
    assert room.platform.texts(HERE, "seat:0") == ["turn 2: hand +Estate +Copper"]


async def test_picks_that_one_worker_has_drawn_are_not_drawn_again_by_another(room):
    one, two = room.redrawer(b"one"), room.redrawer(b"two")
    await room.drawn(one, table="t", seat_0="hand")
    await drafted(one, " +Estate")
    await drafted(two, " +Copper")
    await room.drawn(one, table="t", seat_0="hand")
    await room.drawn(two, table="t", seat_0="hand")
    assert room.platform.texts(HERE, "seat:0") == ["hand +Copper"]
    assert room.platform.verbs("seat:0") == ["send", "edit", "edit"]


async def test_what_was_picked_at_one_worker_can_be_put_back_at_another(room):
    one, two = room.redrawer(b"one"), room.redrawer(b"two")
    await room.drawn(one, seat_0="hand")
    await drafted(one, " +Estate")
    await drafted(two, None)
    assert room.platform.texts(HERE, "seat:0") == ["hand"]
    await room.drawn(one, seat_0="hand")
    assert room.platform.verbs("seat:0") == ["send", "edit", "edit"]
    assert await room.client.hlen(keys.drafts(HERE)) == 0


async def test_picks_made_while_another_worker_draws_are_drawn_after_it(room):
    one, two = room.redrawer(b"one"), room.redrawer(b"two")
    await room.drawn(one, seat_0="hand")
    await drafted(one, " +Estate")

    async def picks_meanwhile():
        two.draft(HERE, Audience.from_key("seat:0"), " +Copper")

    room.platform.fail("seat:0", picks_meanwhile)
    one.draft(HERE, Audience.from_key("seat:0"), " +Estate +Estate")
    await one.wait_until_settled()
    await two.wait_until_settled()
    assert room.platform.texts(HERE, "seat:0") == ["hand +Copper"]
    await room.drawn(one, seat_0="hand")
    assert room.platform.texts(HERE, "seat:0") == ["hand +Copper"]


async def test_drafts_are_stored_for_an_hour(room):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0="hand")
    await drafted(drawing, " +Estate")
    assert 3500 < await room.client.ttl(keys.drafts(HERE)) <= 3600


@pytest.mark.parametrize("picked", [Picked(3, Draft(7, (0, 2), 1, True)), OpenPage("kingdom"), " +Estate", None])
def test_a_draft_is_read_as_it_was_stored(picked):
    one, two = Drafts(), Drafts()
    one.put(HERE, Audience.of_seat(0), picked)
    two.merge(HERE, one.take_unsaved(HERE))
    assert two._of(HERE)[Audience.of_seat(0)].picked == picked


@for_each([b"", b"\xc1", b"\x07", msgpack.packb(("Picked", 1)), msgpack.packb(("Picked", 1, "x"))])
def test_a_stored_draft_that_cannot_be_read_is_none(data):
    drafts = Drafts()
    drafts.merge(HERE, {"seat:0": data, "seen:seat:0": data, "something": data})
    assert drafts.picked(HERE) == {}


async def test_drafts_of_two_people_do_not_mix(room):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0="hand 0", seat_1="hand 1")
    drawing.draft(HERE, Audience.from_key("seat:0"), " +Estate")
    drawing.draft(HERE, Audience.from_key("seat:1"), " +Copper")
    await drawing.wait_until_settled()
    assert room.platform.texts(HERE, "seat:0") == ["hand 0 +Estate"]
    assert room.platform.texts(HERE, "seat:1") == ["hand 1 +Copper"]


async def test_a_draft_picked_while_the_panel_is_being_drawn_is_not_lost(room):
    drawing = room.redrawer()
    room.tables[HERE] = {"seat:0": "hand"}

    async def picks_meanwhile():
        drawing.draft(HERE, Audience.from_key("seat:0"), " +Estate")

    room.platform.fail("seat:0", picks_meanwhile)
    drawing.touch(HERE)
    await drawing.wait_until_settled()
    assert room.platform.texts(HERE, "seat:0") == ["hand +Estate"]


async def test_a_draft_picked_while_the_screens_are_being_made_is_not_lost(room):
    drawing = room.redrawer()
    await room.drawn(drawing, seat_0="hand")
    await drafted(drawing, " +Estate")
    room.stale_drafts = {" +Estate"}
    room.meanwhile = [lambda: drawing.draft(HERE, Audience.from_key("seat:0"), " +Copper")]
    drawing.touch(HERE)
    await drawing.wait_until_settled()
    assert room.platform.texts(HERE, "seat:0") == ["hand +Copper"]


def test_drafts_of_the_place_that_was_quiet_the_longest_are_forgotten_first():
    drafts = Drafts(most=1)
    drafts.put(HERE, Audience.of_seat(0), "x")
    drafts.put(THERE, Audience.of_seat(0), "y")
    assert drafts.picked(HERE) == {}
    assert drafts.picked(THERE) == {Audience.of_seat(0): "y"}
