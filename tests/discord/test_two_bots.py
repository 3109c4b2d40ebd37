"""Two processes of the bot at one Discord: what one of them accepts is shown everywhere, once."""

import asyncio

import pytest

from bots.people import Person
from storage import keys, presence
from storage.seat import BOTH
from tests.discord.bot_house import panel_of, place_at
from tests.discord.players import opened
from tests.discord.scenes import MONEY, ONE_CELLAR, calls, tables
from tests.killed_worker import let_run_out
from tests.server_clock import PATIENCE


@pytest.fixture
async def far_money(two_bots):
    """A game about money on the server of shard 1: presses in direct messages arrive at the other process."""
    two_bots.other.notify = BOTH
    await two_bots.other.standing(two_bots.far, MONEY, *two_bots.people)
    await two_bots.rest()
    return two_bots


async def accepted(bots, revision):
    """Wait until the table of the other process is stored in a later revision."""
    async with asyncio.timeout(PATIENCE):
        while (await bots.first.worker.store.load(place_at(bots.far))).revision == revision:
            await asyncio.sleep(0.01)


async def test_an_open_panel_of_one_process_shows_what_another_one_accepts(far_money):
    ann, bob = far_money.people
    panel = await opened(bob, far_money.far)
    await far_money.rest()
    await far_money.first.buys(ann)
    await far_money.server.until(lambda: "Your turn" in panel.text)
    await far_money.rest()
    assert "buys Estate" in panel.text
    assert panel_of(bob).labels == panel.labels


async def test_each_screen_is_drawn_once_although_two_processes_know_of_it(far_money):
    ann, bob = far_money.people
    panel = await opened(bob, far_money.far)
    await far_money.rest()
    server, since = far_money.server, far_money.server.clock.now()
    await far_money.first.buys(ann)
    await server.until(lambda: "Your turn" in panel.text)
    await far_money.rest()
    assert len(server.asked("edit_follow_up", since=since)) == 1  # the open panel
    assert len(server.asked("edit_message", place=far_money.far, since=since)) == 1  # the table
    assert len(server.asked("send_message", place=bob.direct(), since=since)) == 1  # it is his turn
    assert [len(found(far_money.far)) for found in (tables, calls)] == [1, 1]


async def test_a_press_on_an_open_panel_is_answered_although_another_process_draws_first(far_money):
    ann, _ = far_money.people
    panel = await opened(ann, far_money.far)
    await far_money.rest()
    place, first = place_at(far_money.far), far_money.first.worker
    await first.store.acquire_drawing_lease(place, 60)  # the first process is drawing just now
    before = (await first.store.load(place)).revision
    press = await ann.presses(panel, "Estate")
    await accepted(far_money, before)
    first.redrawer.touch(place)
    await first.redrawer.wait_until_settled()
    await press.answer()
    await far_money.server.until(lambda: "Your turn" not in panel.text)


async def test_cards_picked_in_a_direct_message_are_picked_on_the_open_panel_too(two_bots):
    ann, bob = two_bots.people
    await two_bots.other.standing(two_bots.far, ONE_CELLAR, ann, bob)
    await two_bots.rest()
    panel = await opened(ann, two_bots.far)
    await (await ann.presses(panel_of(ann), "Cellar")).answer()
    await two_bots.server.until(lambda: panel.selects)
    await two_bots.rest()
    await (await ann.selects(panel_of(ann), None, ["0"])).answer()
    await two_bots.rest()
    await two_bots.server.until(lambda: "Picked 1" in panel.text)
    assert "Picked 1" in panel_of(ann).text
    panel = await opened(ann, two_bots.far)  # the first one is closed
    await two_bots.server.until(lambda: "Picked 1" in panel.text)
    await two_bots.rest()
    await (await ann.presses(panel, "Confirm")).answer()
    await two_bots.rest()
    await two_bots.server.until(lambda: not panel.selects and not panel_of(ann).selects)


async def test_an_open_panel_of_one_process_is_over_when_another_one_gives_the_seat_away(far_money):
    ann, bob = far_money.people
    panel = await opened(bob, far_money.far)
    await far_money.rest()
    await far_money.first.worker.tables.do("resign", place_at(far_money.far), Person(f"discord:{bob.id}", bob.name))
    await far_money.first.worker.redrawer.wait_until_settled()
    await far_money.server.until(lambda: panel.text == "This hand is out of date.")
    assert ann.ephemerals(far_money.far) == []


async def test_a_table_that_one_process_saw_buried_is_sent_anew_by_another(far_money):
    ann, bob = far_money.people
    await (await bob.presses(tables(far_money.far)[-1], "My hand")).answer()  # so that the other one watches
    await far_money.rest()
    (before,) = tables(far_money.far)
    for number in range(11):
        await bob.says(far_money.far, f"message {number}")
    place = place_at(far_money.far)
    async with asyncio.timeout(PATIENCE):
        while not await far_money.other.client.hexists(keys.drafts(place), "buried"):
            await asyncio.sleep(0.01)
    await far_money.first.buys(ann)
    await far_money.rest()
    (after,) = tables(far_money.far)
    assert after.id > before.id
    await far_money.first.buys(bob)
    await far_money.rest()
    assert [table.id for table in tables(far_money.far)] == [after.id]


async def test_a_table_is_drawn_by_another_process_if_one_is_killed_while_it_draws(far_money, monkeypatch):
    monkeypatch.setattr(presence, "INTERVAL", 0.05)
    ann, bob = far_money.people
    panel = await opened(ann, far_money.far)
    await far_money.stop()
    await far_money.start()
    await far_money.rest()
    server, place = far_money.server, place_at(far_money.far)
    before = (await far_money.first.worker.store.load(place)).revision
    held = server.holds("edit_message", place=far_money.far)  # the table
    await ann.presses(panel, "Estate")
    await accepted(far_money, before)
    await server.until(lambda: held.waiting)
    await far_money.other.crash()
    await let_run_out(far_money.first.worker, far_money.first.client, place)
    await server.until(lambda: "buys Estate" in tables(far_money.far)[-1].text)
    await server.until(lambda: "Your turn" in panel_of(bob).text)
    assert len(tables(far_money.far)) == 1


async def test_what_a_process_leaves_undone_when_it_stops_is_drawn_by_another(far_money, monkeypatch):
    monkeypatch.setattr(presence, "INTERVAL", 0.05)
    await far_money.stop()
    await far_money.start()
    await far_money.rest()
    ann, _ = far_money.people
    server, other = far_money.server, far_money.other
    panel = await opened(ann, far_money.far)
    await far_money.rest()
    other.canvas.gap = 60
    server.limits("edit_message", 35, place=far_money.far)  # which is longer than the process has
    await (await ann.presses(panel, "Estate")).answer()
    await server.until(lambda: any(one.status == 429 for one in server.asked("edit_message", place=far_money.far)))
    await other.stop()
    await server.until(lambda: "buys Estate" in tables(far_money.far)[-1].text)
    await other.start()
