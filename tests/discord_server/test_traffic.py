"""Rate limits, and trouble on the way that a test orders."""

import aiohttp
import discord
import pytest

from tests.discord_server.library import running, speaks_to
from tests.discord_server.messages import Body
from tests.discord_server.rate_limits import Rate, RateLimits
from tests.discord_server.sample import Client, Table
from tests.discord_server.server import DiscordServer

pytestmark = pytest.mark.usefixtures("channel")  # it is there before the bot comes


async def test_headers_tell_what_is_left_of_a_limit(ask, discord_api, channel):
    discord_api.clock.stop()
    path = f"{discord_api.rest_url}/channels/{channel.id}/messages"
    headers = {"Authorization": f"Bot {discord_api.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        async with session.post(path, json={"content": "x"}) as response:
            told = {name: response.headers[f"X-RateLimit-{name}"] for name in ("Limit", "Remaining", "Reset-After")}
            assert told == {"Limit": "5", "Remaining": "4", "Reset-After": "5.000"}
        for _ in range(4):
            await ask("POST", f"/channels/{channel.id}/messages", {"content": "x"})
        async with session.post(path, json={"content": "x"}) as response:
            assert (response.status, response.headers["Retry-After"]) == (429, "5")
            assert response.headers["Via"]
            assert await response.json() == {
                "message": "You are being rate limited.",
                "code": 0,
                "retry_after": 5.0,
                "global": False,
            }
    discord_api.clock.advance(5)
    assert (await ask("POST", f"/channels/{channel.id}/messages", {"content": "x"}))[0] == 200
    assert len(discord_api.invalid_requests) == 1
    assert discord_api.complaints == []


async def test_each_channel_has_a_limit_of_its_own(ask, guild):
    for name in ("games", "chess"):
        path = f"/channels/{guild.channel(name).id}/messages"
        assert [(await ask("POST", path, {"content": "x"}))[0] for _ in range(6)] == [200] * 5 + [429]


async def test_all_requests_have_a_limit_together_except_answers_to_interactions(ask, discord_api, ann, channel):
    discord_api.clock.stop()
    statuses = [await ask("GET", f"/users/{ann.id}") for _ in range(50)]
    assert {status for status, _ in statuses} == {200}
    status, answer = await ask("GET", "/users/@me")
    assert (status, answer["global"]) == (429, True)
    press = await ann.sends_id(channel.post(discord_api.bot, Body("x")), "x")
    path = f"/interactions/{press.id}/{press.token}/callback"
    assert (await ask("POST", path, {"type": 6}))[0] == 204


async def test_the_library_waits_and_tries_again_after_a_refusal():
    async with DiscordServer(RateLimits(send_message=Rate(2, 0.3))) as server:
        ann = server.person("Ann")
        channel = server.guild("Friends", ann).channel("games")
        with speaks_to(server):
            async with running(Client(), server) as client:
                there = client.get_channel(channel.id)
                server.limits("send_message", retry_after=0.2)
                for number in range(5):
                    await there.send(str(number))
        assert [one.text for one in channel.messages] == ["0", "1", "2", "3", "4"]
        assert [one.status for one in server.asked("send_message")].count(429) == 1


async def test_without_limits_everything_goes_at_once(ask, guild):
    guild.server.rate_limits = None
    path = f"/channels/{guild.channel('games').id}/messages"
    assert [(await ask("POST", path, {"content": "x"}))[0] for _ in range(60)] == [200] * 60


async def test_a_failing_route_does_nothing(client, discord_api, channel, guild):
    there = client.get_channel(channel.id)
    discord_api.fails("send_message", status=503, message="Service Unavailable", place=channel)
    with pytest.raises(discord.DiscordServerError):
        await there.send("x")
    await client.get_channel(guild.channel("games").id).send("y")
    assert [one.text for one in channel.messages] == ["y"]
    assert [one.error for one in discord_api.asked("send_message")] == ["0 Service Unavailable", None]


async def test_a_lost_answer_leaves_the_work_done(client, discord_api, channel):
    there = client.get_channel(channel.id)
    discord_api.loses_answer("send_message")
    with pytest.raises(aiohttp.ClientError):
        await there.send("x", nonce="1")
    assert (await there.send("x", nonce="1")).id == channel.newest.id
    assert len(channel.messages) == 1


async def test_a_slow_route_waits(client, discord_api, ann, channel):
    discord_api.delays("respond", 0.2, place=channel)
    await client.get_channel(channel.id).send(view=Table())
    press = await ann.presses(channel.newest, "join")
    await discord_api.until(lambda: discord_api._busy, what="no answer is on its way")
    assert press.waiting
    await press.answer()


async def test_a_route_that_is_held_waits_until_it_is_let_go(client, discord_api, ann, channel):
    gate = discord_api.holds("respond", place=channel)
    await client.get_channel(channel.id).send(view=Table())
    press = await ann.presses(channel.newest, "join")
    await discord_api.until(lambda: gate.waiting, what="no answer is on its way")
    assert press.waiting
    gate.set()
    await press.answer()


async def test_requests_are_counted_by_route_and_place(client, discord_api, ann, channel):
    await (await ann.uses(channel, "dominion card", name="Moat")).outcome()
    await (await client.fetch_user(ann.id)).send("x")
    assert [one.route for one in discord_api.asked(place=channel)] == ["respond", "follow_up"]
    assert len(discord_api.asked("send_message", place=ann.direct())) == 1
    assert discord_api.asked("send_message", since=discord_api.clock.now()) == []
    for ask in (discord_api.asked, discord_api.fails, discord_api.loses_answer):
        with pytest.raises(AssertionError, match="no routes"):
            ask("sendMessage")
