"""The doctor names every table that is not sound, and nothing that is hidden."""

import pytest

from bots.adapter.platform import Platform
from bots.language.texts import Texts
from bots.operations.doctor import examine, examine_tables
from bots.screens.model import Shape
from bots.service import platforms
from bots.settings import settings
from engine import KINDS
from storage import keys
from storage.connection import open_client
from storage.operator_rules import OperatorRulesStore
from storage.places import Place
from storage.table import FORMAT
from tests.bots.house import ANN, BOB, HERE, House
from tests.bots.test_bad_tables import hand_made
from tests.discord_server.library import speaks_to
from tests.discord_server.server import DiscordServer
from tests.echo_bot.server import Server
from tests.echo_bot.service import EchoBot
from tests.storage.servers import configured_server
from tests.storage.test_durability import SAFE
from tests.telegram_server.server import TelegramServer

THERE = Place("telegram", "-100777")


async def report_on(client):
    """Return what the doctor says of the stored tables: the number of faults, and its lines."""
    lines = []
    return await examine_tables(client, lines.append), lines


async def test_sound_tables_are_counted_by_phase(client):
    house = House(client)
    await house.game(ANN, BOB)
    await house.lobby(ANN, place=THERE)
    assert await report_on(client) == (0, ["tables: 2 can be used (1 lobby, 1 playing)"])


@pytest.mark.parametrize(
    "command",
    [
        ("RPUSH", keys.table(THERE), "x"),
        ("HSET", keys.table(THERE), "revision", 5, "data", "damaged"),
        ("HSET", keys.table(THERE), "revision", 5, "data", hand_made(due="soon")),
        ("HSET", keys.table(THERE), "revision", 5, "data", b"T" + bytes([FORMAT + 1]) + b"12345"),
    ],
    ids=["another type", "damaged", "hand-made", "newer"],
)
async def test_a_table_that_cannot_be_read_is_named_and_the_others_are_counted(client, command):
    await House(client).game(ANN, BOB)
    await client.execute_command(*command)
    faults, lines = await report_on(client)
    assert faults == 1
    assert lines[0].startswith(f"table {THERE.text}: FAULT: ")
    assert lines[1] == "tables: 1 can be used (1 playing)"


async def test_a_table_of_a_newer_version_is_no_damage(client):
    await client.hset(keys.table(THERE), mapping={"revision": 5, "data": b"T" + bytes([FORMAT + 1]) + b"12345"})
    _, lines = await report_on(client)
    assert "newer version" in lines[0]


async def test_a_game_whose_answers_are_incomplete_is_named(client):
    house = House(client)
    await house.game(ANN, BOB)
    [decision] = (await house.table()).game.pending
    await house.answer((ANN, BOB)[decision.seat], "play:copper")
    await client.delete(keys.answers(HERE))
    faults, [line, _] = await report_on(client)
    assert faults == 1
    assert "will have no record" in line


async def test_a_table_without_its_alarm_is_named(client):
    house = House(client)
    await house.game(ANN, BOB)
    await house.worker.alarms.remove(HERE)
    faults, [line, _] = await report_on(client)
    assert faults == 1
    assert "no alarm" in line


async def test_looking_changes_nothing(client):
    await House(client).game(ANN, BOB)
    before = {key: await client.dump(key) async for key in client.scan_iter()}
    await report_on(client)
    assert {key: await client.dump(key) async for key in client.scan_iter()} == before


async def test_the_report_names_nobody_and_no_card(client):
    await House(client).game(ANN, BOB)
    await client.execute_command("HSET", keys.table(THERE), "revision", 5, "data", "damaged")
    _, lines = await report_on(client)
    words = "\n".join(lines)
    assert [name for name in ("Ann", "Bob", *map(Texts().card, KINDS)) if name in words] == []


# -- settings, storage and platforms -----------------------------------------------------------------------------------


async def whole_report(environment, platforms):
    lines = []
    return await examine(settings(environment), platforms, lines.append), lines


async def test_a_server_that_does_not_answer_is_a_fault(tmp_path):
    faults, lines = await whole_report({"REDIS_URL": f"unix://{tmp_path}/nothing"}, {})
    assert faults == 1
    assert lines[1].startswith("storage: FAULT: ")


async def test_a_bot_that_drains_is_no_fault_but_named(server, client):
    await OperatorRulesStore(client).drain(True)
    faults, lines = await whole_report({"REDIS_URL": server.url}, {})
    assert faults == 0
    assert "storage: WARNING: the bot is draining: no new game begins until `drain off`" in lines


@pytest.mark.parametrize(
    ("options", "drains", "damaged", "conclusion"),
    [
        (SAFE, False, False, "nothing is wrong"),
        ("", False, False, "no faults, 1 warning"),
        ("", True, True, "1 fault, 2 warnings"),
    ],
)
async def test_the_last_line_counts_faults_and_warnings(tmp_path, options, drains, damaged, conclusion):
    with configured_server(tmp_path, options) as url:
        async with open_client(url, tmp_path / "data", warn=False) as client:
            await OperatorRulesStore(client).drain(drains)
            if damaged:
                await client.hset(keys.table(THERE), mapping={"revision": 5, "data": b"damaged"})
        faults, lines = await whole_report({"REDIS_URL": url, "DOMINION_DATA": f"{tmp_path}/data"}, {})
    assert (faults, lines[-1]) == (int(damaged), conclusion)


async def test_every_platform_is_logged_in_to(server, client):  # noqa: ARG001 - `client` empties the server first
    echo = Platform(EchoBot(Server()), Shape())
    faults, lines = await whole_report({"REDIS_URL": server.url}, {"echo": echo})
    assert faults == 0
    assert "echo: Echo, in memory" in lines


async def test_telegram_is_logged_in_to_without_fetching_updates(server, client):  # noqa: ARG001
    async with TelegramServer() as telegram_itself:
        base_url = telegram_itself.url.removesuffix("/bot")
        given = {"REDIS_URL": server.url, "TELEGRAM_TOKEN": telegram_itself.token, "TELEGRAM_BASE_URL": base_url}
        faults, lines = await whole_report(given, platforms(settings(given)))
        assert faults == 0, lines
        assert any(line.startswith("telegram: Telegram as @") for line in lines)
        given |= {"TELEGRAM_TOKEN": "1:wrong"}
        faults, lines = await whole_report(given, platforms(settings(given)))
        assert faults == 1
        assert "telegram: FAULT: Telegram does not know this TELEGRAM_TOKEN" in lines
        assert telegram_itself.asked("getUpdates") == []


async def test_discord_is_logged_in_to_without_connecting(server, client):  # noqa: ARG001
    async with DiscordServer() as discord_itself:
        with speaks_to(discord_itself):
            given = {"REDIS_URL": server.url, "DISCORD_TOKEN": discord_itself.token}
            faults, lines = await whole_report(given, platforms(settings(given)))
            assert faults == 0, lines
            assert any(line.startswith("discord: Discord as ") for line in lines)
            given |= {"DISCORD_TOKEN": "a.wrong.token"}
            faults, lines = await whole_report(given, platforms(settings(given)))
            assert faults == 1
            assert "discord: FAULT: Discord does not know this DISCORD_TOKEN" in lines
            assert not discord_itself.gateway.live
