"""The commands as Discord knows them: when it is told, and within which limits."""

import asyncio
from unicodedata import normalize
from urllib.parse import parse_qs, urlsplit

import pytest
from discord.app_commands import locale_str

from bots.discord_bot import commands, service
from storage import keys
from tests.discord.asking import uses
from tests.discord.bot_house import DiscordHouse
from tests.server_clock import PATIENCE


def parts(command):
    """The command and everything in it that has a name."""
    yield command
    for option in command.get("options") or ():
        yield from parts(option)


def the_only(commands):
    (command,) = commands.values()
    return command


@pytest.mark.usefixtures("house")
async def test_commands_are_offered_in_channels_and_in_private(ann, channel):
    offered = [name.removeprefix("dominion ") for name, _ in ann.menu(channel)]
    expected = (
        "new table computer hand hint undo nudge rematch resign stop card kingdom log record replay analysis stats"
        " settings learn help"
    )
    assert sorted(offered) == sorted(expected.split())
    assert ann.menu(channel) == ann.menu()


@pytest.mark.usefixtures("house")
async def test_commands_work_wherever_the_bot_or_the_person_who_installed_it_is(discord_api):
    command = the_only(discord_api.commands.scopes[None])
    assert command["contexts"] == [0, 1, 2]
    assert command["integration_types"] == [0, 1]


@pytest.mark.usefixtures("house")
async def test_commands_keep_within_the_limits_of_discord(discord_api):
    every = list(parts(the_only(discord_api.commands.scopes[None])))
    for part in every:
        assert 1 <= len(part["name"]) <= 32
        assert part["name"] == normalize("NFC", part["name"]).lower()
        assert 1 <= len(part["description"]) <= 100
        assert len(part.get("options") or ()) <= 25
    assert sum(len(part["name"]) + len(part["description"]) for part in every) <= 4000


async def test_commands_are_told_to_discord_once_and_not_at_every_start(house, discord_api):
    await house.restart()
    assert discord_api.commands.syncs == 1


async def test_commands_are_told_again_when_they_have_changed(house, discord_api, monkeypatch):
    await house.stop()
    words = commands.words
    other = locale_str("Something else", key="slash-help-about")
    monkeypatch.setattr(commands, "words", lambda key: other if key == "slash-help-about" else words(key))
    await house.start()
    assert discord_api.commands.syncs == 2
    told = list(parts(the_only(discord_api.commands.scopes[None])))
    assert "Something else" in [part["description"] for part in told]


async def test_another_bot_on_the_same_storage_tells_its_own_commands(house, discord_api):
    await house.stop()
    discord_api.bot.application_id += 1
    await house.start()
    assert discord_api.commands.syncs == 2


async def test_a_bot_that_cannot_tell_its_commands_serves_its_tables_all_the_same(house, discord_api, ann, channel):
    await house.lobby(channel, ann)
    await house.client.flushall()
    await house.stop()
    discord_api.fails("put_commands", status=403, code=50001, message="Missing Access")
    await house.start()
    assert (await uses(house, ann, channel, "new")).text.startswith("The table is open, and you’re in.")


@pytest.mark.usefixtures("house")
async def test_no_privileged_intent_is_asked_for(discord_api):
    assert {session.intents & (1 << 1 | 1 << 8 | 1 << 15) for session in discord_api.gateway.sessions.values()} == {0}


async def test_the_bot_is_invited_with_what_it_needs_and_nothing_more(house, discord_api):
    query = parse_qs(urlsplit(house.bot.invitation).query)
    assert query == {
        "client_id": [str(discord_api.bot.application_id)],
        "scope": ["bot applications.commands"],
        "permissions": ["309237681152"],
    }
    assert house.bot.invitation in house.bot.introduction


async def test_commands_are_told_although_the_first_attempts_failed(discord_api, client, guild, ann, monkeypatch):
    monkeypatch.setattr(service, "REGISTERING", (0.02, 0.05))
    discord_api.fails("put_commands", status=503, times=3)
    channel, house = guild.channel("games"), DiscordHouse(discord_api, client)
    house.was_registered = False
    await house.start()
    assert ann.menu(channel) == []
    await discord_api.until(lambda: ann.menu(channel))
    async with asyncio.timeout(PATIENCE):
        while not [key async for key in client.scan_iter(match=keys.note("discord:commands:*"))]:
            await asyncio.sleep(0.01)  # it is noted only after Discord has answered
    await house.restart()
    await house.stop()
    assert discord_api.commands.syncs == 1


@pytest.mark.usefixtures("guild")
async def test_a_bot_that_cannot_tell_its_commands_can_be_stopped(discord_api, client, monkeypatch):
    monkeypatch.setattr(service, "REGISTERING", (0.02,))
    discord_api.fails("put_commands", status=503, times=1000)
    house = DiscordHouse(discord_api, client)
    house.was_registered = False
    await house.start()
    await discord_api.until(lambda: len(discord_api.asked("put_commands")) > 1)
    await house.stop()
    asked = len(discord_api.asked("put_commands"))
    await asyncio.sleep(0.1)
    assert len(discord_api.asked("put_commands")) == asked


@pytest.mark.parametrize(("locale", "words"), [("en-US", "That command no longer exists."), ("de", "gibt es nicht")])
async def test_a_command_that_no_longer_exists_is_answered(house, channel, ann, locale, words):
    ann.locale = locale
    house.bot.client.tree.get_command("dominion").remove_command("log")
    assert words in (await uses(house, ann, channel, "log")).text


async def test_a_command_that_has_other_options_now_is_answered(house, channel, ann):
    house.bot.client.tree.get_command("dominion").get_command("card")._params.clear()
    assert "That command no longer exists." in (await uses(house, ann, channel, "card", name="moat")).text
