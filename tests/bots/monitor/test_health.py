"""When the bot is ready, what it says if it is not, and when systemd is told."""

import asyncio
import json
import socket
import time
from itertools import pairwise
from types import SimpleNamespace

import pytest

from bots.monitor import heartbeat as heartbeat_module
from bots.monitor import storage_probe
from bots.monitor.health import LOST, SERVING, STARTING, Health
from bots.monitor.heartbeat import Heartbeat
from bots.monitor.http_server import serve_http
from bots.monitor.storage_probe import StorageProbe
from bots.monitor.systemd import Notifier
from bots.settings import BadSetting, settings
from storage import connection
from storage.connection import connect
from storage.embedded import EmbeddedServer
from tests.bots.house import Clock
from tests.each import for_each
from tests.storage.servers import kill, process_of


def status(state, reason=""):
    return SimpleNamespace(state=state, reason=reason)


class Bot:
    """A bot of which everything is well, until a test changes that."""

    def __init__(self):
        self.statuses = {"telegram": status(SERVING)}
        self.warnings = []
        self.clock = Clock()
        self.probe = StorageProbe(self.clock)
        self.probe._answered = True
        self.health = Health(lambda: self.statuses, self.probe, lambda: self.warnings)
        self.health.has_drawn = lambda: True


@pytest.fixture
def bot():
    return Bot()


# -- health ------------------------------------------------------------------------------------------------------------


def test_a_bot_that_serves_people_is_ready(bot):
    report = bot.health.report()
    assert report == {
        "alive": True,
        "ready": True,
        "reasons": [],
        "warnings": [],
        "draining": False,
        "games": None,
        "platforms": {"telegram": {"state": "serving", "reason": ""}},
    }


def test_one_platform_is_enough_and_the_other_says_why_it_is_lost(bot):
    bot.statuses["discord"] = status(LOST, "Discord does not know this DISCORD_TOKEN")
    report = bot.health.report()
    assert report["ready"]
    assert report["platforms"]["discord"] == {"state": "lost", "reason": "Discord does not know this DISCORD_TOKEN"}
    assert bot.health.serving() == {"telegram": True, "discord": False}


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda bot: bot.statuses.update(telegram=status(STARTING)), "No platform is being served."),
        (lambda bot: bot.statuses.clear(), "No platform is being served."),
        (lambda bot: setattr(bot.probe, "_answered", False), "Storage does not answer."),
        (
            lambda bot: setattr(bot.health, "has_drawn", lambda: False),
            "The tables have not been redrawn since the start.",
        ),
        (lambda bot: setattr(bot.health, "is_stopping", True), "The bot is stopping."),
    ],
)
def test_a_bot_that_is_not_ready_says_why_in_a_sentence(bot, spoil, reason):
    spoil(bot)
    assert not bot.health.is_ready
    assert bot.health.report()["reasons"] == [reason]
    assert reason in bot.health.sentence()


def test_warnings_are_shown_and_do_not_make_the_bot_unready(bot):
    bot.warnings.append("The server has no append-only file.")
    assert bot.health.report()["warnings"] == ["The server has no append-only file."]
    assert bot.health.is_ready
    assert bot.health.sentence() == "Serving telegram. The server has no append-only file."


def test_what_is_wrong_with_a_platform_that_is_served_is_shown(bot):
    bot.statuses["telegram"] = status(SERVING, "updates cannot be fetched: NetworkError")
    assert bot.health.is_ready, "a platform that is down does not make the bot restart, or be taken off a balancer"
    assert bot.health.serving() == {"telegram": False}
    assert bot.health.sentence() == "Serving telegram. telegram: updates cannot be fetched: NetworkError."


def test_a_bot_that_drains_is_ready_and_says_how_many_games_are_running(bot):
    bot.health.is_draining = lambda: True
    assert bot.health.sentence() == "Serving telegram. Draining: no new game begins."
    bot.health.count_games = lambda: 3
    report = bot.health.report()
    assert (report["ready"], report["draining"], report["games"]) == (True, True, 3)
    assert bot.health.sentence() == "Serving telegram. Draining: no new game begins. Games still running: 3."


# -- storage -----------------------------------------------------------------------------------------------------------


async def test_the_probe_notices_that_storage_is_gone_and_that_it_is_back(tmp_path, monkeypatch):
    monkeypatch.setattr(connection, "RETRIES", 0)
    server, probe = EmbeddedServer(tmp_path, "no"), StorageProbe(pause=0.01)
    server.start()
    client = connect(server.url)
    task = asyncio.create_task(probe.run(client))
    await until(lambda: probe.answers)
    kill(process_of(server))
    await until(lambda: not probe.answers)
    assert not probe.is_stuck
    server.start()
    await until(lambda: probe.answers)
    task.cancel()
    await client.aclose()
    server.stop()


async def test_storage_that_takes_too_long_does_not_answer(bot):
    task = asyncio.create_task(bot.probe.run(SimpleNamespace(ping=asyncio.Event().wait)))
    await asyncio.sleep(0)
    bot.clock.time += storage_probe.SLOW
    assert bot.health.is_ready
    bot.clock.time += 1
    assert bot.health.reasons() == ["Storage does not answer."]
    task.cancel()


async def until(condition):
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


# -- HTTP --------------------------------------------------------------------------------------------------------------


async def test_health_and_metrics_are_answered_over_http(bot, address, read):
    async with serve_http(address, bot.health, lambda: b"dominion_ready 1.0\n"):
        status_code, text = await read("/health")
        assert (status_code, json.loads(text)) == (200, bot.health.report())
        assert await read("/health/live") == (200, '{"alive": true}')
        assert await read("/metrics") == (200, "dominion_ready 1.0\n")
        bot.probe._answered = False
        status_code, text = await read("/health")
        assert (status_code, json.loads(text)["reasons"]) == (503, ["Storage does not answer."])
        assert (await read("/health/live"))[0] == 200


async def test_only_get_and_known_paths_are_answered(bot, address, read):
    async with serve_http(address, bot.health, bytes):
        assert [(await read(path))[0] for path in ("/", "/health/", "/healthy", "/../etc/passwd")] == [404] * 4
        methods = ("POST", "PUT", "DELETE", "HEAD", "OPTIONS")
        assert [(await read("/health", method))[0] for method in methods] == [405] * 5


async def test_an_address_that_is_in_use_is_one_clear_sentence(bot, address):
    async with serve_http(address, bot.health, bytes):
        with pytest.raises(BadSetting, match=f"DOMINION_MONITOR_LISTEN: the bot cannot listen on {address}: .*in use"):
            async with serve_http(address, bot.health, bytes):
                pass


@for_each(["9090", "localhost", "localhost:", ":9090", "here:0", "here:65536", "a b:1", "::1:9"])
def test_an_address_that_makes_no_sense_is_refused(given):
    with pytest.raises(BadSetting, match="DOMINION_MONITOR_LISTEN must be an address and a port"):
        settings({"DOMINION_MONITOR_LISTEN": given})


@pytest.mark.parametrize("given", ["127.0.0.1:9090", "localhost:1", "[::1]:9090", "0.0.0.0:65535"])
def test_addresses_have_a_host_and_a_port(given):
    assert settings({"DOMINION_MONITOR_LISTEN": given}).monitor_listen == given


# -- systemd -----------------------------------------------------------------------------------------------------------


@pytest.fixture(params=["path", "abstract"])
def systemd(request, tmp_path):
    """The socket of systemd, and its address as systemd writes it."""
    address = str(tmp_path / "notify") if request.param == "path" else f"@dominion-{tmp_path.name}-{id(request)}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as receiver:
        receiver.bind(address.replace("@", "\0", 1) if address.startswith("@") else address)
        receiver.setblocking(False)
        yield receiver, address


def received(receiver):
    """Return the lines of each notification that has arrived."""
    found = []
    while True:
        try:
            found.append(receiver.recv(4096).decode().splitlines())
        except BlockingIOError:
            return found


def test_systemd_is_told_once_that_the_bot_is_ready_and_that_it_stops(bot, systemd):
    receiver, address = systemd
    notifier = Notifier(address)
    heart = Heartbeat(bot.health, bot.probe, notifier, steady=bot.clock)
    bot.probe._answered = False
    heart.beat()
    bot.probe._answered = True
    heart.beat()
    heart.beat()
    heart.stop()
    heart.stop()
    notifier.close()
    assert received(receiver) == [
        ["STATUS=Serving telegram. Storage does not answer."],
        ["READY=1", "STATUS=Serving telegram."],
        ["STOPPING=1", "STATUS=Serving telegram. The bot is stopping."],
    ]


def test_the_watchdog_is_fed_within_half_of_its_time(bot, systemd):
    receiver, address = systemd
    notifier = Notifier(address)
    heart = Heartbeat(bot.health, bot.probe, notifier, watchdog=10, steady=bot.clock)
    fed = []
    for _ in range(100):
        heart.beat()
        fed += [bot.clock.time] * any("WATCHDOG=1" in lines for lines in received(receiver))
        bot.clock.time += heartbeat_module.BEAT
    notifier.close()
    pauses = {after - before for before, after in pairwise(fed)}
    assert pauses
    assert max(pauses) <= 5
    assert min(pauses) >= 4


async def test_the_watchdog_is_fed_while_storage_is_being_retried_but_not_if_a_question_hangs(bot, systemd):
    receiver, address = systemd
    notifier = Notifier(address)
    heart = Heartbeat(bot.health, bot.probe, notifier, watchdog=10, steady=bot.clock)
    hangs = SimpleNamespace(ping=asyncio.Event().wait)
    task = asyncio.create_task(bot.probe.run(hangs))
    await asyncio.sleep(0)
    bot.clock.time += storage_probe.STUCK - 1
    heart.beat()
    assert received(receiver) == [["STATUS=Serving telegram. Storage does not answer.", "WATCHDOG=1"]]
    bot.clock.time += 10
    heart.beat()
    assert received(receiver) == []
    task.cancel()
    notifier.close()


async def test_an_event_loop_that_hangs_does_not_feed_the_watchdog(bot, systemd):
    receiver, address = systemd
    notifier = Notifier(address)
    task = asyncio.create_task(Heartbeat(bot.health, bot.probe, notifier, watchdog=0.02).run())
    await until(lambda: ["WATCHDOG=1"] in received(receiver))
    received(receiver)
    time.sleep(0.1)  # blocks the loop for five times as long
    assert received(receiver) == []
    await until(lambda: ["WATCHDOG=1"] in received(receiver))
    task.cancel()
    notifier.close()


def test_without_systemd_nothing_is_sent_and_a_socket_that_is_gone_does_no_harm(tmp_path, caplog):
    Notifier("").send("READY=1")
    assert caplog.messages == []
    gone = Notifier(str(tmp_path / "gone"))
    gone.send("READY=1")
    gone.close()
    assert caplog.messages == ["systemd could not be notified: FileNotFoundError"]


def test_the_watchdog_of_another_process_is_not_fed():
    assert settings({"WATCHDOG_USEC": "30000000"}).watchdog == 30
    assert settings({"WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "1"}).watchdog == 0
    assert settings({"WATCHDOG_USEC": "nonsense"}).watchdog == 0
