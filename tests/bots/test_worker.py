"""A worker at work: people who press what they see, restarts, several tables at once."""

import asyncio
import time
from contextlib import suppress
from dataclasses import replace

import pytest

from bots.drawing.canvas import Unreachable
from bots.drawing.diff import Drawn
from bots.language.texts import Texts
from bots.refusals import Refusal, Stale
from bots.screens.model import Known
from bots.screens.wanted import wanted_screens
from bots.tables import lobby, tokens
from bots.tables.tokens import Token
from engine import SETS, random_kingdom, verify
from storage import keys
from storage.places import Place
from storage.table import OVER, PLAYING
from tests.bots.house import ANN, BOB, CID, EVE, HERE, House
from tests.bots.platform import Platform
from tests.engine.boxes import sets_for
from tests.engine.table import Table
from tests.server_clock import PATIENCE
from tests.whole_games import sample

EN = Texts()


@pytest.mark.parametrize("box", sample(sorted(SETS), ("dark_ages",)))
@pytest.mark.usefixtures("short_piles")
async def test_people_who_press_what_they_see_play_a_whole_game_over_restarts(chat, box):
    cards = random_kingdom("whole game", sets_for(box))
    await chat.house.game(ANN, BOB, computers=1, own=",".join(cards))
    for count in range(3000):
        await chat.click([ANN, BOB])
        if count % 40 == 0:
            await chat.restart()
        if (await chat.house.table()).phase == OVER:
            break
    table = await chat.house.table()
    assert table.phase == OVER
    assert verify(await chat.house.worker.archive.record(HERE)) == table.game
    await chat.settled()
    assert "The game is over." in chat.platform.texts(HERE)[-1]
    assert len(chat.platform.screens(HERE)) == 1


async def test_after_a_restart_everything_is_on_screen_that_should_be(chat):
    let_it_draw = chat.platform.shut(HERE)
    await chat.house.game(ANN, BOB)
    await chat.dies()
    let_it_draw()
    assert chat.platform.requests == []
    chat.start()
    async with chat.house.worker.running():
        await chat.house.worker.has_resumed.wait()
        await chat.settled()
    shown = wanted_screens(
        await chat.house.table(), Known(), chat.house.worker.shape(HERE), chat.house.worker.limits
    ).screens
    for audience, screen in shown.items():
        assert [replace(shown, link="") for shown in chat.platform.screens(HERE, audience)] == [screen]


async def test_a_restart_where_nothing_changed_sends_nothing(chat):
    async with chat.house.worker.running():
        await chat.house.game(ANN, BOB)
        await chat.settled()
    before = len(chat.platform.requests)
    chat.start()
    async with chat.house.worker.running():
        await chat.house.worker.has_resumed.wait()
        await chat.settled()
    assert len(chat.platform.requests) == before


async def test_a_platform_that_is_connected_later_is_drawn_and_timed_from_then_on(client):
    platform, house = Platform(), House(client, canvases={})
    worker = house.worker
    async with worker.running():
        await house.game(ANN, BOB)
        await worker.alarms.set(HERE, 1)
        worker.redrawer.touch(HERE)
        await worker.redrawer.wait_until_settled()
        assert platform.requests == []
        worker.connect("telegram", platform)
        async with asyncio.timeout(PATIENCE):
            while (await worker.alarms.all())[HERE] == 1 or not platform.screens(HERE, "table"):
                await asyncio.sleep(0.01)


async def test_a_platform_that_is_lost_is_neither_drawn_nor_timed_any_longer(chat):
    worker = chat.house.worker
    async with worker.running():
        await chat.house.game(ANN, BOB)
        await chat.settled()
        chat.platform.fail("table", *[OSError()] * 3)
        await worker.repository.change(HERE, lambda table: setattr(table, "expiring", 1), by_person=False)
        worker.disconnect("telegram")
        await chat.settled()  # what had to wait was given up
        before = len(chat.platform.requests)
        await worker.alarms.set(HERE, 1)
        worker.redrawer.touch(HERE)
        await chat.settled()
        assert len(chat.platform.requests) == before
        assert worker._timing is None, "without platforms, timers would claim all tables"
        worker.connect("telegram", chat.platform)
        async with asyncio.timeout(PATIENCE):
            while (await worker.alarms.all())[HERE] == 1:
                await asyncio.sleep(0.01)


async def test_a_restart_sets_alarms_that_were_lost(house):
    await house.game(ANN, BOB)
    await house.worker.alarms.remove(HERE)
    async with house.worker.running():
        async with asyncio.timeout(PATIENCE):
            while HERE not in await house.worker.alarms.all():
                await asyncio.sleep(0.01)


async def test_a_restart_keeps_live_tables_that_an_earlier_version_gave_a_time_to_live(house, client):
    await house.game(ANN, BOB)
    finished = Place("telegram", "-77")
    await house.lobby(ANN, place=finished)
    await house.worker.repository.change(finished, lobby.close)
    await client.expire(keys.table(HERE), 100)
    await house.worker._resume()
    assert await client.ttl(keys.table(HERE)) == -1
    assert await client.ttl(keys.table(finished)) > 100


async def test_that_a_table_will_be_closed_counts_as_announced_once_it_was_drawn(chat):
    worker = chat.house.worker
    await chat.house.game(ANN, BOB)
    await chat.settled()
    assert await worker._announced_at(HERE) is None
    draw = chat.platform.shut(HERE)
    await worker.repository.change(HERE, lambda table: setattr(table, "expiring", 1), by_person=False)
    assert await worker._announced_at(HERE) is None
    before = int(time.time())
    draw()
    await chat.settled()
    assert before <= await worker._announced_at(HERE) <= time.time()


async def test_a_channel_that_cannot_be_written_to_keeps_no_table(chat):
    chat.platform.fail("table", *[Unreachable()] * 3)
    await chat.house.game(ANN, BOB)
    await chat.settled()
    assert await chat.house.worker._announced_at(HERE) == 0


async def test_a_table_that_cannot_be_read_hurts_no_other_and_makes_room(house, caplog):
    broken = Place("telegram", "-666")
    await house.lobby(ANN, place=broken)
    await house.worker.store.save(broken, (await house.table(broken)).revision, b"damaged", lives=100)
    await house.game(ANN, BOB)
    await house.worker.alarms.remove(HERE)
    other = House(house.worker.repository.store._client, house.clock)
    await other.worker._resume()
    assert HERE in await other.worker.alarms.all()
    assert await other.tables.places_of(ANN) == [HERE]
    assert "telegram:-666" in caplog.text
    await other.tables.open(broken, BOB)
    assert (await other.table(broken)).host == BOB.id


async def test_picks_are_kept_while_others_play(chat):
    await chat.house.standing(Table("militia", "copper*3, estate*2", "copper*3, estate*2"), ANN, BOB, CID)
    await chat.house.answer(ANN, "play:militia")
    await chat.settled()
    copper = next(button for button in chat.panel(1).buttons() if "Copper" in button.label)
    outcome = await chat.house.push(BOB, copper.token)
    assert outcome.draft.picks
    await chat.settled()
    assert "Picked 1 of 2" in chat.panel(1).text
    await chat.house.answer(CID, "estate", "estate")
    await chat.settled()
    assert "Picked 1 of 2" in chat.panel(1).text


async def test_a_press_on_a_screen_that_storage_has_forgotten_draws_every_screen_again(chat, client):
    """As after a power cut, if the server does not write each press to disk at once."""
    await chat.house.game(ANN, BOB)
    await chat.settled()
    kept = {key: await client.dump(key) for key in await client.keys()}
    before = {seat: chat.panel(seat) for seat in (0, 1)}
    await chat.click([ANN, BOB])
    await chat.click([ANN, BOB])
    await chat.settled()
    await chat.dies()
    assert {seat: chat.panel(seat) for seat in (0, 1)} != before
    await client.flushall()
    for key, value in kept.items():
        await client.restore(key, 0, value)
    await chat.restart()
    await chat.settled()
    asked = next(seat for seat in (0, 1) if moves(chat.panel(seat)))
    with pytest.raises(Refusal):
        await chat.house.push((ANN, BOB)[asked], moves(chat.panel(asked))[0].encode())
    await chat.settled()
    assert {seat: chat.panel(seat).text for seat in (0, 1)} == {seat: before[seat].text for seat in (0, 1)}


def moves(screen):
    """The buttons of a screen that answer a question."""
    found = [Token.decode(button.token) for button in screen.buttons()]
    return [token for token in found if token.number and token.press in tokens.GAME_PRESSES]


async def test_a_stale_press_draws_the_truth_again(chat):
    await chat.house.standing(Table(me="village*2, copper", you="copper*3"), ANN, BOB)
    await chat.settled()
    token = chat.panel(0).buttons()[0].token
    await chat.house.push(ANN, token)
    await chat.settled()
    noted = await chat.house.worker.store.drawn_notes(HERE)
    wrong = replace(Drawn.unpack(noted["seat:0"]), digest="other")
    await chat.house.worker.store.save_drawn_notes(HERE, {"seat:0": wrong.pack()}, 100)
    with pytest.raises(Stale):
        await chat.house.push(ANN, token)
    await chat.settled()
    assert Drawn.unpack((await chat.house.worker.store.drawn_notes(HERE))["seat:0"]).digest == chat.panel(0).digest


async def test_a_person_at_several_tables_reads_and_presses_at_each_its_own(chat):
    places = [Place("telegram", str(-number)) for number in range(1, 6)]
    for place in places:
        await chat.house.game(ANN, BOB, place=place)
    for _ in range(30):
        place = chat.chance.choice(places)
        if (await chat.house.table(place)).phase == PLAYING:
            others = {other: (await chat.house.table(other)).pack() for other in places if other != place}
            await chat.click([ANN, BOB], place)
            assert all([(await chat.house.table(other)).pack() == data for other, data in others.items()])
    assert set(await chat.house.tables.places_of(ANN)) == set(places)


async def test_a_money_turn_is_one_press_and_few_messages(chat):
    await chat.house.standing(Table(me="copper*3, silver", you="copper*4, estate"), ANN, BOB)
    await chat.settled()
    before = len(chat.platform.requests)
    button = next(button for button in chat.panel(0).buttons() if button.label.startswith("Smithy"))
    await chat.house.push(ANN, button.token)
    await chat.settled()
    requests = chat.platform.requests[before:]
    assert (await chat.house.view(None)).current == 1
    assert sum(request.audience == "table" for request in requests) == 1
    assert not [request for request in requests if request.audience == "call"]
    assert next(request.verb for request in requests if request.audience == "seat:1") == "send"
    assert [request.verb for request in requests if request.audience == "seat:0"] == ["edit"]


# -- pages -------------------------------------------------------------------------------------------------------------


async def page(house, person, press, argument=""):
    outcome = await house.push(person, await house.token(press, argument, 0))
    return await house.worker.page(outcome, person, EN)


async def test_my_hand_shows_ones_own_panel(house):
    await house.standing(Table(me="smithy, copper", you="estate*4"), ANN, BOB)
    assert "Estate ×4" in (await page(house, BOB, "h")).text
    with pytest.raises(Refusal, match="not-seated"):
        await page(house, EVE, "h")


async def test_after_the_table_was_stopped_there_is_no_hand(house):
    await house.game(ANN, BOB)
    await house.tables.do("stop", HERE, ANN)
    with pytest.raises(Refusal, match="no-game"):
        await page(house, ANN, "h")


async def test_the_log_is_shown_to_each_as_they_may_know_it(house):
    await house.game(ANN, computers=1)
    await house.press(ANN, "f")
    assert "turn 1" in (await page(house, EVE, "g")).text


async def test_the_kingdom_and_each_card_are_explained(house):
    await house.game(ANN, BOB)
    assert "Militia" in (await page(house, EVE, "k")).text
    assert "Moat" in (await page(house, EVE, "i", "moat")).text


async def test_the_options_are_shown_before_the_game(house):
    await house.lobby(ANN, BOB)
    assert (await page(house, ANN, "o")).buttons()
    assert any("pace=live" in button.token for button in (await page(house, ANN, "o", "pace")).buttons())
    await house.tables.do("start", HERE, ANN)
    with pytest.raises(Refusal, match="game-begun"):
        await page(house, ANN, "o")


async def test_every_button_of_every_options_page_works(house):
    await house.lobby(ANN, BOB)
    seen, ahead = set(), [""]
    while ahead:
        argument = ahead.pop()
        seen.add(argument)
        for button in (await page(house, ANN, "o", argument)).buttons():
            press = button.token.rpartition("|")[2]
            if press[0] == "o" and "=" not in press and press[1:] not in seen:
                ahead.append(press[1:])
            elif press[0] == "o" and "=" in press:
                # The only chosen set cannot be removed, a player has one veto, and drawing again opens no page.
                if press in ("osets=-base2", "oreroll=1") or press.startswith("oveto="):
                    continue
                outcome = await house.push(ANN, await house.token("o", press[1:], 0))
                assert (await house.worker.page(outcome, ANN, EN)).buttons()
    assert len(seen) > 7


async def test_resigning_and_stopping_are_asked_about(house):
    await house.game(ANN, BOB)
    for press, sure in (("x", "y"), ("q", "z")):
        buttons = (await page(house, ANN, press)).buttons()
        assert buttons[0].token.rpartition("|")[2] == sure


async def test_every_button_of_a_game_screen_does_something_sensible(chat):
    """Every button of the shared screen can be pressed by anyone, and is answered with an outcome or a refusal."""
    await chat.house.game(ANN, BOB)
    await chat.settled()
    for person in (ANN, BOB, EVE):
        for button in chat.platform.screens(HERE)[-1].buttons():
            with suppress(Refusal):
                outcome = await chat.house.push(person, button.token)
                if outcome.page:
                    assert (await chat.house.worker.page(outcome, person, EN)).text
