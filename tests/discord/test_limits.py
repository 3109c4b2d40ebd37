"""A person who asks too often on Discord: told privately, each interaction answered, and nothing stored for it."""

from bots.adapter.limits import Rate, RateLimiter, Rates
from tests.discord.asking import uses
from tests.discord.bot_house import panel_of

SLOW = Rates(*[Rate(2, 0.001)] * 4)


async def test_commands_beyond_the_limit_are_refused_to_their_author_alone(house, channel, ann, bob, client):
    await house.game(channel, ann, bob)
    house.bot.dispatcher.limiter = RateLimiter(SLOW)
    for _ in range(2):
        await uses(house, ann, channel, "help")
    before, shown = sorted(await client.keys("dominion:seen:*")), len(channel.messages)
    for _ in range(3):
        assert "Too many requests" in (await uses(house, ann, channel, "undo")).text
    assert (sorted(await client.keys("dominion:seen:*")), len(channel.messages)) == (before, shown)
    assert "/dominion" in (await uses(house, bob, bob.direct(), "help")).text


async def test_presses_beyond_the_limit_are_acknowledged_and_change_nothing(house, channel, ann, bob, client):
    on_turn, other = await house.game(channel, ann, bob)
    house.bot.dispatcher.limiter = RateLimiter(SLOW)
    for _ in range(2):
        await uses(house, other, channel, "help")
        await (await other.presses(await other.sees(channel, button="Log"), "Log")).answer()
    before, stored = sorted(await client.keys("dominion:seen:*")), await house.stored(channel)
    for _ in range(3):
        press = await other.presses(await other.sees(channel, button="Nudge"), "Nudge")
        await press.answer()
    await house.rests()
    assert (sorted(await client.keys("dominion:seen:*")), await house.stored(channel)) == (before, stored)
    await house.buys(on_turn)
    assert "Your turn" in panel_of(other).text


async def test_a_table_too_many_is_refused_before_a_thread_is_opened_for_it(house, channel, ann, bob):
    house.worker.tables.per_channel = 1
    await uses(house, ann, channel, "new", thread=True)
    assert "limit is 1 table per chat" in (await uses(house, bob, channel, "new", thread=True)).text
    assert len(channel.threads) == 1
