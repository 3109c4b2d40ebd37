"""Two workers on one server: what a worker has at hand may be old, and is never taken for what is stored."""

import pytest

from bots.language.texts import Texts
from tests.bots.house import ANN, BOB, HERE, Clock, House
from tests.bots.platform import Platform
from tests.bots.terminal.person import end

PEOPLE = {person.id: person for person in (ANN, BOB)}
EN = Texts()


@pytest.fixture
def other(house, client):
    return house.other_worker(client)


@pytest.fixture
async def lagging(house, other):
    """A worker that knows Ann's lobby from before anyone else came."""
    await house.lobby(ANN)
    await other.tables.places_of(ANN)
    return other


async def asked(house):
    table = await house.table()
    return PEOPLE[table.seats[table.game.pending[0].seat].person]


# -- what falls due ----------------------------------------------------------------------------------------------------


async def sweep_by_turns(house, other, seconds):
    """Time goes by; the other worker is always a moment earlier."""
    for _ in range(0, seconds, 10):
        house.clock.time += 10
        await other.worker.timers.run_all_due()
        await house.worker.timers.run_all_due()


async def test_a_deadline_is_kept_though_a_worker_with_an_old_copy_claims_it(house, lagging):
    await house.tables.do("option", HERE, ANN, "pace=live")
    await house.tables.do("join", HERE, BOB)
    await house.tables.do("start", HERE, ANN)
    await sweep_by_turns(house, lagging, 200)
    assert any(seat.missed for seat in (await house.table()).seats)


async def test_a_rematch_keeps_its_alarm_though_another_worker_knows_only_the_game_before(house, other):
    await house.game(ANN, BOB, pace="live")
    await house.worker.repository.change(HERE, end)
    await house.tables.count(HERE)
    await other.waiting()
    await house.rematch(ANN, BOB)
    await sweep_by_turns(house, other, 100)
    assert HERE in await house.worker.alarms.all()


async def test_a_start_brings_forward_an_alarm_that_is_too_late(house, other):
    await house.game(ANN, BOB, pace="live")
    await house.worker.alarms.remove(HERE)
    await house.worker.alarms.set(HERE, house.clock.time + 86_400)
    assert [place async for place in other.worker._live_places()] == [HERE]
    assert (await house.worker.alarms.all())[HERE] == (await house.table()).due


async def test_a_worker_leaves_tables_it_cannot_draw_to_those_who_can(client):
    clock = Clock()
    platform = Platform(clock=clock)
    telegram = House(client, clock, {"telegram": platform})
    discord = House(client, clock, {"discord": Platform(clock=clock)})
    await telegram.game(ANN, BOB, pace="live")
    clock.time += 121
    assert await discord.worker.timers.run_all_due() == 0
    assert await telegram.worker.timers.run_all_due() == 1
    for each in (telegram, discord):
        await each.worker.redrawer.close(0)


# -- what is only read -------------------------------------------------------------------------------------------------


async def test_who_is_waited_for_is_known_to_every_worker(house, other):
    await house.game(ANN, BOB)
    before = await other.waiting()
    await house.press(await asked(house), "f")
    assert await other.waiting() != before


async def test_a_person_who_just_joined_may_press_in_private_through_any_worker(house, lagging):
    await house.tables.do("join", HERE, BOB)
    outcome = await lagging.push_at(BOB, await house.token("k"), None)
    assert outcome.page == "kingdom"


async def test_ones_tables_are_found_by_every_worker_and_stay_noted(house, lagging):
    await house.tables.do("join", HERE, BOB)
    assert await lagging.tables.places_of(BOB) == [HERE]
    assert await house.tables.places_of(BOB) == [HERE]


async def test_the_join_button_of_the_next_lobby_works_through_any_worker(house, lagging):
    await house.tables.do("stop", HERE, ANN)
    await house.lobby(ANN)
    await lagging.push(BOB, await house.token("j"))
    assert (await house.table()).seat_of(BOB.id) == 1


async def test_a_preference_reaches_a_table_one_joined_through_another_worker(house, lagging):
    await house.tables.do("join", HERE, BOB)
    await lagging.tables.prefer(BOB, {"language": "de"})
    assert (await house.table()).seats[1].language == "de"


async def test_a_new_host_opens_the_options_through_any_worker(house, lagging):
    await house.tables.do("join", HERE, BOB)
    await house.tables.do("leave", HERE, ANN)
    await lagging.worker.open_options(HERE, BOB, "options")


async def test_ones_hand_is_the_newest(house, other):
    await house.game(ANN, BOB)
    person = await asked(house)
    await other.press(person, "h")
    await house.press(person, "f")
    shown = [await each.worker.page(await each.press(person, "h"), person, EN) for each in (house, other)]
    assert shown[0] == shown[1]


async def test_what_there_is_nothing_to_change_about_is_looked_at_as_it_is_stored(house, lagging):
    await house.tables.do("join", HERE, BOB)
    seats = await lagging.worker.repository.change(HERE, lambda table: len(table.seats), by_person=False)
    assert seats == 2


async def test_a_press_at_a_table_at_hand_is_one_request(house, monkeypatch):
    await house.game(ANN, BOB)
    person, token = await asked(house), await house.token("f")
    client = house.worker.store._client
    requests, execute = [], client.execute_command

    async def noted(*words):
        requests.append(words[0])
        return await execute(*words)

    monkeypatch.setattr(client, "execute_command", noted)
    await house.push_at(person, token, HERE)
    assert requests == ["EVALSHA"]


# -- results -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("deed", "write"), [("rematch", "change"), ("open", "create")])
async def test_a_result_is_counted_though_the_next_game_begins_at_the_same_instant(
    house, other, monkeypatch, deed, write
):
    original = getattr(other.worker.repository, write)

    async def after_the_last_press(*given, **options):
        monkeypatch.setattr(other.worker.repository, write, original)
        await house.worker.repository.change(HERE, end)
        return await original(*given, **options)

    await house.game(ANN, BOB)
    monkeypatch.setattr(other.worker.repository, write, after_the_last_press)
    await (other.tables.open(HERE, ANN) if deed == "open" else other.tables.do(deed, HERE, ANN))
    assert len(await house.worker.results.of_person(ANN.id)) == 1


async def test_a_rematch_by_button_counts_what_was_not_counted_yet(house):
    await house.game(ANN, BOB)
    await house.worker.repository.change(HERE, end)
    await house.push(ANN, await house.token("m", number=0))
    assert len(await house.worker.results.of_person(ANN.id)) == 1


async def test_a_rematch_does_not_wait_for_statistics_that_cannot_be_had(house, monkeypatch, caplog):
    async def fails(*_given):
        raise ZeroDivisionError

    await house.game(ANN, BOB)
    await house.worker.repository.change(HERE, end)
    monkeypatch.setattr(house.worker.results, "add", fails)
    await house.rematch(ANN, BOB)
    assert (await house.table()).game.result is None
    assert "could not be counted" in caplog.text
