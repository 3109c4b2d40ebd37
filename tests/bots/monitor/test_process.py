"""The bot as a process that is watched: what it tells over HTTP, systemd and the log, and what it never tells."""

import asyncio
import json
import re
import socket
import sys

import pytest
from prometheus_client.parser import text_string_to_metric_families

from bots.language.texts import Texts
from engine import KINDS
from storage.connection import open_client
from storage.operator_rules import OperatorRulesStore
from tests.program import ROOT
from tests.server_clock import PATIENCE
from tests.telegram.test_process import plays


class Systemd:
    """Receives notifications."""

    def __init__(self, receiver):
        self.receiver = receiver
        self.lines = []

    async def hears(self, line):
        """Wait for a notification that contains this line."""
        async with asyncio.timeout(PATIENCE):
            while line not in self.lines:
                received = await asyncio.get_running_loop().sock_recv(self.receiver, 4096)
                self.lines += received.decode().splitlines()


@pytest.fixture
def systemd(process):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as receiver:
        receiver.bind(str(process.directory / "notify"))
        receiver.setblocking(False)
        process.environment |= {"NOTIFY_SOCKET": str(process.directory / "notify"), "WATCHDOG_USEC": "1000000"}
        yield Systemd(receiver)


async def test_systemd_is_told_when_the_bot_serves_lives_drains_and_stops(process, systemd, read):
    await process.start()
    await systemd.hears("READY=1")
    assert (await read("/health"))[0] == 200
    await systemd.hears("STATUS=Serving telegram.")
    del systemd.lines[:]
    await systemd.hears("WATCHDOG=1")
    del systemd.lines[:]
    await systemd.hears("WATCHDOG=1")
    async with open_client(None, process.directory / "data", "no") as client:  # as the commands of the host do
        await OperatorRulesStore(client).drain(True)
        await systemd.hears("STATUS=Serving telegram. Draining: no new game begins. Games still running: 0.")
    assert json.loads((await read("/health"))[1])["draining"]
    assert "dominion_draining 1.0" in (await read("/metrics"))[1]
    assert await process.stop() == 0
    await systemd.hears("STOPPING=1")


async def test_before_telegram_answers_the_bot_is_alive_and_not_ready(process, read):
    process.environment["TELEGRAM_BASE_URL"] = "http://127.0.0.1:9"  # nobody listens there
    await process.start()
    await process.says("does not answer")
    assert (await read("/health/live"))[0] == 200
    status, text = await read("/health")
    report = json.loads(text)
    assert (status, report["ready"], report["platforms"]["telegram"]["state"]) == (503, False, "starting")
    assert "No platform is being served." in report["reasons"]
    assert await process.stop() == 0


async def test_nothing_that_is_monitored_names_a_card_a_person_a_chat_or_a_token(
    process, systemd, read, bot_api, ann, bob, group
):
    process.environment |= {"DOMINION_LOG_FORMAT": "json"}
    await process.start()
    await systemd.hears("READY=1")
    first, second = await plays(ann, bob, group)
    await (await second.presses(second.reads()[-1], "Hint")).answered()
    await second.sees(text="💡 ")
    panel = first.reads()[-1]
    await ann.says(None, "/learn")
    for data in (_first_button(panel), "nonsense"):
        await (await first.sends_data(panel, data)).answered()
    await ann.says(group, "/new")  # refused: a game is running
    await bot_api.quiet()
    pages = {path: (await read(path))[1] for path in ("/metrics", "/health", "/health/live")}
    assert await process.stop() == 0
    log = [json.loads(line) for line in process.written.splitlines()]
    assert {"time", "level", "logger", "message"} <= set.intersection(*(set(entry) for entry in log))
    assert len({entry["logger"].partition(".")[0] for entry in log}) > 1, "other loggers are written as well"
    found = samples(pages["/metrics"])
    accepted = {"platform": "telegram", "outcome": "accepted", "reason": ""}
    others = accepted | {"outcome": "stale"}, accepted | {"outcome": "refused", "reason": "bad-token"}
    assert [found("dominion_presses_total", **each) for each in (accepted, *others)] == [3, 1, 1]
    assert found("dominion_press_seconds_count", platform="telegram") == 5
    assert found("dominion_commands_total", command="new", **accepted) == 1
    assert (
        found("dominion_commands_total", command="new", **accepted | {"outcome": "refused", "reason": "table-exists"})
        == 1
    )
    for kind in ("send", "edit"):
        assert found("dominion_drawings_total", platform="telegram", kind=kind, outcome="done") > 0
    assert found("dominion_tables", phase="playing") == 1
    assert found("dominion_people_active", period="hour") == 2
    assert found("dominion_redis_command_seconds_count") > 20
    assert found("dominion_event_loop_lag_seconds_count") > 0
    assert found("dominion_platform_serving", platform="telegram") == found("dominion_ready") == 1
    for told in (*pages.values(), json.dumps(log), *systemd.lines):
        told = re.sub(r"\d+\.\d+", "", told)  # the digits of a duration may be those of an id by chance
        assert [secret for secret in _secrets(bot_api, ann, bob, group) if secret in told] == []


def _first_button(message):
    """Return the data of the first button that the message ever had."""
    return next(button.data for version in message.versions for row in version.buttons for button in row)


def samples(page):
    """Return a function that finds the value with that name and these labels."""
    found = {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }
    return lambda name, **labels: found[name, frozenset(labels.items())]


def _secrets(bot_api, *named):
    texts, ids = Texts(), {str(abs(one.id)) for one in named}
    names = {texts.card(id) for id in KINDS} | {id for id in KINDS if "_" in id or id in ("copper", "silver", "estate")}
    return names | ids | {"Ann", "Bob", "Friends", bot_api.token, bot_api.token.partition(":")[2]}


async def test_a_port_that_is_in_use_is_one_clear_sentence(process, address):
    host, _, port = address.partition(":")
    with socket.socket() as taken:
        taken.bind((host, int(port)))
        taken.listen()
        await process.start()
        assert await process.ends() == 2
    told = [line for line in process.written.splitlines() if line.startswith("DOMINION")]
    assert told == [f"DOMINION_MONITOR_LISTEN: the bot cannot listen on {address}: Address already in use"]
    assert "Traceback" not in process.written


@pytest.mark.long
async def test_in_a_log_as_json_even_the_last_sentence_is_an_object(process):
    process.environment |= {"DOMINION_LOG_FORMAT": "json", "TELEGRAM_TOKEN": "7000000001:wrong"}
    await process.start()
    assert await process.ends() == 2
    last = [json.loads(line) for line in process.written.splitlines()][-1]
    assert (last["level"], last["message"]) == ("CRITICAL", "Telegram does not know this TELEGRAM_TOKEN")


async def test_a_bot_that_nobody_watches_does_not_load_what_watching_needs():
    code = "import bots.service, sys; print({'prometheus_client', 'aiohttp'} & set(sys.modules))"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    assert (await process.communicate())[0].strip() == b"set()"


@pytest.mark.long
async def test_an_address_that_makes_no_sense_ends_the_process_with_one_sentence(process):
    process.environment["DOMINION_MONITOR_LISTEN"] = "nonsense"
    await process.start()
    assert await process.ends() == 2
    assert process.written.startswith("DOMINION_MONITOR_LISTEN must be an address and a port, like 127.0.0.1:9100")
    assert len(process.written.splitlines()) == 1
