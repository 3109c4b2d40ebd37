"""What is counted, and that nothing else is told."""

import pytest

from bots.drawing.canvas import Later, Unreachable
from bots.monitor import metrics as module
from bots.monitor.active_people import DAY, HOUR, ActivePeople
from bots.monitor.metrics import Metrics
from bots.monitor.monitor import Monitor
from bots.monitor.observed_canvas import ObservedCanvas
from bots.refusals import Refusal, Stale
from bots.screens.model import TABLE, Screen
from bots.settings import settings
from bots.worker import Worker
from storage import connection
from storage.connection import connect
from storage.errors import NoServer
from storage.places import Place
from tests.bots.house import ANN, BOB, EVE, HERE, Clock, House
from tests.bots.platform import Platform
from tests.bots.tables.test_rematches import finished
from tests.storage.servers import Line


@pytest.fixture
def metrics():
    return Metrics()


def value(metrics, name, **labels):
    return metrics.registry.get_sample_value(name, labels)


def observed(house, metrics):
    """Let these metrics observe the house."""
    house.worker.observer = house.worker.repository.observer = metrics
    return house


# -- requests ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("error", "outcome", "reason"),
    [
        (None, "accepted", ""),
        (Stale(), "stale", ""),
        (Refusal("not-host"), "refused", "not-host"),
        (NoServer("the server at 10.0.0.1 does not answer"), "failed", "NoServer"),
        (ValueError("copper"), "failed", "ValueError"),
    ],
)
def test_presses_and_commands_are_counted_by_outcome_and_kind_of_reason(metrics, error, outcome, reason):
    metrics.count_press("telegram", "telegram:1", error, 0.02)
    metrics.count_command("telegram", "new", "telegram:1", error, 0.02)
    labels = {"platform": "telegram", "outcome": outcome, "reason": reason}
    assert value(metrics, "dominion_presses_total", **labels) == 1
    assert value(metrics, "dominion_commands_total", command="new", **labels) == 1
    assert value(metrics, "dominion_press_seconds_bucket", platform="telegram", le="0.025") == 1
    assert value(metrics, "dominion_press_seconds_bucket", platform="telegram", le="0.01") == 0
    assert value(metrics, "dominion_command_seconds_sum", platform="telegram") == 0.02


def test_the_number_of_reasons_is_limited(metrics, monkeypatch):
    monkeypatch.setattr(module, "MOST_REASONS", 2)
    for reason in ("one", "two", "three", "four", "one"):
        metrics.count_press("telegram", "telegram:1", Refusal(reason), 0)
    labels = {"platform": "telegram", "outcome": "refused"}
    counted = {name: value(metrics, "dominion_presses_total", reason=name, **labels) for name in ("one", "two")}
    assert counted == {"one": 2, "two": 1}
    assert value(metrics, "dominion_presses_total", reason="other", **labels) == 2
    assert value(metrics, "dominion_presses_total", reason="three", **labels) is None


def test_people_are_counted_once_and_for_a_day():
    clock = Clock()
    people = ActivePeople(clock)
    for person in ("telegram:1", "telegram:2", "telegram:1"):
        people.note(person)
    clock.time += HOUR
    people.note("telegram:3")
    assert (people.count(HOUR), people.count(DAY)) == (1, 3)
    clock.time += DAY - HOUR
    assert (people.count(HOUR), people.count(DAY)) == (0, 1)


def test_the_memory_for_people_is_limited_and_holds_no_id():
    people = ActivePeople(most=2)
    for person in ("telegram:1", "telegram:2", "telegram:3"):
        people.note(person)
    assert people.count(DAY) == 2
    assert all(isinstance(key, int) and abs(key) > 1000 for key in people._last)


# -- tables ------------------------------------------------------------------------------------------------------------


def live(metrics):
    """The numbers of lobbies and of games."""
    return tuple(value(metrics, "dominion_tables", phase=phase) for phase in ("lobby", "playing"))


async def test_tables_are_counted_by_phase(house, metrics):
    observed(house, metrics)
    await house.lobby(ANN, BOB)
    await house.lobby(ANN, BOB, place=Place("telegram", "-1002"))
    assert live(metrics) == (2, 0)
    await house.tables.do("start", HERE, ANN)
    assert live(metrics) == (1, 1)
    await house.tables.close(HERE)
    assert live(metrics) == (1, 0)
    assert value(metrics, "dominion_games_finished_total") == 0


async def test_a_game_that_was_played_to_the_end_is_counted_once(house, metrics):
    observed(house, metrics)
    await finished(house, ANN, BOB)
    await house.worker.archive.count(HERE)
    await house.worker.repository.find(HERE)
    assert live(metrics) == (0, 0)
    assert value(metrics, "dominion_games_finished_total") == 1
    await house.rematch(ANN, BOB)
    assert live(metrics) == (0, 1)


async def test_tables_of_before_the_start_are_counted_when_the_worker_looks_at_them(client, house, metrics):
    await house.lobby(ANN, BOB)
    worker = Worker(client, observer=metrics, clock=house.clock)
    async with worker.running():
        await worker.has_resumed.wait()
    assert value(metrics, "dominion_tables", phase="lobby") == 1


async def test_a_table_that_was_moved_is_counted_once(client, metrics):
    house = observed(House(client), metrics)
    new = Place("telegram", "-100777")
    await house.lobby(ANN, BOB)
    await house.tables.move(HERE, new)
    await house.worker.repository.find(new)
    assert value(metrics, "dominion_tables", phase="lobby") == 1


async def test_a_table_that_another_worker_has_closed_is_not_counted_any_longer(client, house, metrics):
    observed(house, metrics)
    await house.lobby(ANN, BOB)
    await house.other_worker(client).tables.close(HERE)
    await house.worker.repository.find(HERE)
    assert value(metrics, "dominion_tables", phase="lobby") == 0


# -- screens -----------------------------------------------------------------------------------------------------------


async def test_drawings_are_counted_by_kind_and_outcome(client):
    platform = Platform()
    monitor = Monitor(settings({"DOMINION_MONITOR_LISTEN": "127.0.0.1:1"}), dict)
    canvas = monitor.observe_canvas("telegram", platform)
    worker = Worker(client, {"telegram": canvas})
    await worker.tables.open(HERE, ANN, "Friends")
    for act, person in (("join", BOB), ("start", ANN), ("watch", EVE), ("unwatch", EVE)):
        await worker.redrawer.wait_until_settled()
        await worker.tables.do(act, HERE, person)
    await worker.redrawer.wait_until_settled()
    verbs = [request.verb for request in platform.requests]
    for kind in ("send", "edit", "delete"):
        labels = {"platform": "telegram", "kind": kind, "outcome": "done"}
        assert value(monitor._metrics, "dominion_drawings_total", **labels) == verbs.count(kind) > 0
    await worker.redrawer.close()


@pytest.mark.parametrize(
    ("fault", "outcome"), [(Later(3), "later"), (Unreachable(), "unreachable"), (OSError("Ann"), "failed")]
)
async def test_drawings_that_do_not_succeed_are_counted_too(metrics, fault, outcome):
    platform = Platform()
    canvas = ObservedCanvas(platform, lambda *told: metrics.count_drawing("telegram", *told))
    platform.fail(TABLE, fault)
    with pytest.raises(type(fault)):
        await canvas.show(HERE, TABLE, Screen("words"), None, False)
    assert value(metrics, "dominion_drawings_total", platform="telegram", kind="send", outcome=outcome) == 1


def test_a_canvas_that_is_observed_keeps_its_gaps():
    platform = Platform(gap=0.5, lull=2.0)
    canvas = ObservedCanvas(platform, print)
    platform.bundle = 4.0
    assert (canvas.gap, canvas.lull, canvas.bundle) == (0.5, 2.0, 4.0)


async def test_places_that_are_waiting_to_be_drawn_are_counted(client):
    platform = Platform()
    worker = Worker(client, {"telegram": platform})
    open_gate = platform.shut(HERE)
    assert worker.redrawer.count_waiting() == 0
    await worker.tables.open(HERE, ANN, "Friends")
    assert worker.redrawer.count_waiting() == 1
    open_gate()
    await worker.redrawer.wait_until_settled()
    assert worker.redrawer.count_waiting() == 0


# -- storage -----------------------------------------------------------------------------------------------------------


async def test_commands_to_storage_are_timed_and_their_failures_counted_by_type(server, metrics, monkeypatch):
    monkeypatch.setattr(connection, "RETRIES", 2)
    async with Line(server) as line:
        client = connect(f"redis://127.0.0.1:{line.port}/0")
        client.observer = metrics
        await client.ping()
        with pytest.raises(connection.ResponseError):
            await client.execute_command("GET")
        with pytest.raises(connection.NoScriptError):  # as usual after a restart
            await client.execute_command("EVALSHA", "0" * 40, 0)
    with pytest.raises(NoServer):
        await client.ping()
    await client.aclose()
    assert value(metrics, "dominion_redis_command_seconds_count") == 1
    assert value(metrics, "dominion_redis_errors_total", type="ResponseError") == 1
    assert value(metrics, "dominion_redis_errors_total", type="ConnectionError") == 3
    assert value(metrics, "dominion_redis_errors_total", type="NoScriptError") is None


# -- the page ----------------------------------------------------------------------------------------------------------


def test_each_service_has_metrics_of_its_own():
    first, second = Metrics(), Metrics()
    first.count_press("telegram", "telegram:1", None, 0)
    assert b"dominion_presses_total{" in first.export()
    assert b"dominion_presses_total{" not in second.export()


def test_the_page_tells_the_version_and_the_state_of_the_process(metrics):
    metrics.set_state(True, {"telegram": True, "discord": False}, 7)
    metrics.note_lag(0.002)
    page = metrics.export().decode()
    assert 'dominion_build_info{python="3.' in page
    assert "process_resident_memory_bytes" in page
    assert 'dominion_platform_serving{platform="discord"} 0.0' in page
    assert "dominion_drawings_waiting 7.0" in page
    assert 'dominion_event_loop_lag_seconds_bucket{le="0.005"} 1.0' in page


def test_the_page_tells_that_no_new_game_begins_and_how_many_are_running(metrics):
    metrics.note_stored(HERE, "playing")
    metrics.set_state(True, {}, 0)
    assert "dominion_draining 0.0" in metrics.export().decode()
    metrics.set_state(True, {}, 0, draining=True)
    assert "dominion_draining 1.0" in metrics.export().decode()
    assert metrics.games == 1


def test_nothing_is_counted_where_nobody_can_read_it():
    platform = Platform()
    monitor = Monitor(settings({}), dict)
    assert monitor.observe_canvas("telegram", platform) is platform
    assert not isinstance(monitor.observer, Metrics)
