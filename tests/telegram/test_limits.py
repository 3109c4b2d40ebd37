"""A person who asks too often on Telegram: told privately, each press answered, and nothing stored for it."""

from bots.adapter.limits import Rate, RateLimiter, Rates

SLOW = Rates(*[Rate(2, 0.001)] * 4)
TOO_MUCH = "Too many requests"


async def test_commands_beyond_the_limit_are_refused_once_in_the_private_chat(house, group, ann, bob, client):
    await house.game(group, ann, bob)
    house.bot.dispatcher.limiter = RateLimiter(SLOW)
    for _ in range(2):
        await ann.says(group, "/help")
    await house.settled()
    before, shown = sorted(await client.keys("dominion:seen:*")), len(ann.reads(group))
    for _ in range(3):
        await ann.says(group, "/undo")
    await ann.sees(text=TOO_MUCH)
    await house.settled()
    assert len([message for message in ann.reads() if TOO_MUCH in message.text]) == 1
    assert [message for message in ann.reads(group)[shown:] if message.text != "/undo"] == []
    assert sorted(await client.keys("dominion:seen:*")) == before


async def test_presses_beyond_the_limit_are_answered_and_change_nothing(house, group, ann, bob, client):
    _, other = await house.game(group, ann, bob)
    house.bot.dispatcher.limiter = RateLimiter(SLOW)
    table = await other.sees(group, button="Nudge")
    for _ in range(2):
        await (await other.presses(table, "My hand")).answered()
    before = sorted(await client.keys("dominion:seen:*"))
    answers = [await (await other.presses(table, "Nudge")).answered() for _ in range(3)]
    assert TOO_MUCH in answers[0].text
    assert [answer.text for answer in answers[1:]] == [None, None]
    assert sorted(await client.keys("dominion:seen:*")) == before
