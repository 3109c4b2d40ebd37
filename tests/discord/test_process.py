"""The bot as a separate process: started as people start it, told to stop or killed, started again."""

import re
import signal

import pytest

from bots.adapter import startup
from tests.discord.bot_house import DiscordHouse, panel_of
from tests.telegram.test_process import Process, sentences


@pytest.fixture
async def process(discord_api, tmp_path, channel):
    assert channel.messages == []
    process = Process(
        tmp_path,
        DISCORD_TOKEN=discord_api.token,
        DISCORD_API_URL=discord_api.rest_url,
        DISCORD_GATEWAY_URL=discord_api.gateway_url,
    )
    yield process
    if process.running.returncode is None:
        process.running.kill()
        await process.running.wait()
    assert [complaint for complaint in discord_api.complaints if "401: Unauthorized" not in complaint] == []
    assert discord_api.failures == []


async def serves(process, discord_api):
    """The process has begun to serve."""
    before = discord_api.gateway.identified
    await process.start()
    await process.says("serving Discord as")
    await discord_api.until(lambda: discord_api.gateway.identified > before, what="the bot never connected")
    await discord_api.gateway.connected(1)


async def plays(discord_api, ann, bob, channel):
    """Ann and Bob play; whose turn it is, and the other."""
    await (await ann.uses(channel, "dominion new")).outcome()
    await bob.presses(await bob.sees(channel, "1 of 4 seats taken"), "Join")
    await ann.presses(await ann.sees(channel, "2 of 4 seats taken", button="Start"), "Start")
    for person in (ann, bob):
        await person.sees(text="✋ ")
    await discord_api.quiet()
    return (ann, bob) if "Your turn" in panel_of(ann).text else (bob, ann)


async def test_a_game_goes_on_after_the_process_was_stopped_and_started_again(process, discord_api, ann, bob, channel):
    await serves(process, discord_api)
    on_turn, other = await plays(discord_api, ann, bob, channel)
    await (await on_turn.presses(panel_of(on_turn), "Estate")).answer()
    panel = await other.sees(text="Your turn")
    assert await process.stop() == 0, process.written
    await serves(process, discord_api)
    await (await other.presses(panel, "Estate")).answer()
    await on_turn.sees(text="Your turn (2)")
    assert await process.stop() == 0
    assert discord_api.commands.syncs == 1
    assert_tells_no_secret(process.written, discord_api)
    assert " WARNING " not in process.written


def assert_tells_no_secret(log, discord_api):
    assert "DEBUG" in log
    assert discord_api.token not in log
    assert discord_api.token.rpartition(".")[2] not in log
    assert not re.search("Copper|Estate|copper|estate|✋", log)
    assert not any(interaction in log for interaction in discord_api.interactions)


async def test_a_process_that_was_killed_in_the_middle_of_a_choice_goes_on_there(
    process, discord_api, ann, bob, channel
):
    await serves(process, discord_api)
    on_turn, other = await plays(discord_api, ann, bob, channel)
    await (await on_turn.presses(panel_of(on_turn), "End turn")).answer()
    question = await on_turn.sees(text="End your turn?")
    process.running.kill()
    assert await process.ends() == -signal.SIGKILL
    discord_api.gateway.forgets()
    await serves(process, discord_api)
    await (await on_turn.presses(question, "Yes, end my turn")).answer()
    await other.sees(text="Your turn")
    assert await process.stop() == 0


async def test_a_wrong_token_is_one_clear_sentence(process):
    process.environment |= {"DISCORD_TOKEN": "MTIz.wrong.token"}
    await process.start()
    assert await process.ends() == 2
    assert sentences(process) == ["Discord does not know this DISCORD_TOKEN"]


@pytest.mark.long
async def test_what_is_no_token_at_all_is_one_clear_sentence(process):
    process.environment |= {"DISCORD_TOKEN": "nonsense"}
    await process.start()
    assert await process.ends() == 2
    assert process.written.startswith("DISCORD_TOKEN is not a bot token")
    assert len(process.written.splitlines()) == 1


async def test_the_process_can_be_stopped_while_discord_does_not_answer(process):
    process.environment["DISCORD_API_URL"] = "http://127.0.0.1:9/api/v10"  # nobody listens there
    await process.start()
    await process.says("does not answer")
    assert await process.stop() == 0
    _, _, afterwards = process.written.partition("stopping")
    assert "does not answer" not in afterwards, "it went on trying before it stopped"


async def test_the_process_can_be_stopped_before_the_gateway_has_answered(process, discord_api):
    discord_api.gateway.down = True
    await process.start()
    await process.says("serving Discord as")
    assert await process.stop() == 0, process.written


async def test_a_token_that_was_taken_back_ends_the_process_with_one_clear_sentence(process, discord_api):
    await serves(process, discord_api)
    await discord_api.gateway.closes(4004)
    assert await process.ends() == 2
    (told,) = sentences(process)
    assert told.endswith("is DISCORD_TOKEN still right?")


async def test_a_bot_that_discord_does_not_answer_at_first_serves_as_soon_as_it_does(
    discord_api, client, monkeypatch, ann, channel
):
    monkeypatch.setattr(startup, "PAUSES", (0, 0))
    discord_api.fails("me", status=503, times=20)
    discord_api.fails("gateway_bot", status=503, times=5)
    house = DiscordHouse(discord_api, client)
    await house.start()
    await house.lobby(channel, ann)
    await house.stop()
