"""A strict Telegram on loopback: the Bot API over HTTP, with simulated people, groups and private chats.

The server refuses what Telegram refuses (lengths, unknown parameters, rates, missing rights), and records every request
a bot makes. It knows nothing of the bot under test and can be used alone, with any library for the Bot API:

    async with TelegramServer() as server:
        bot = telegram.Bot(server.token, base_url=server.url)
        ann = server.person("Ann")
        group = server.group("Friends", ann)
        group.add(server.bot)
        await ann.says(group, "/new")                           # an update for the bot
        message = await ann.sees(group, button="Join")          # wait for a message with that button
        press = await ann.presses(message, "Join")              # a callback query
        answer = await press.answered()
        assert server.complaints == []                          # no request was malformed
        assert len(server.asked("sendMessage", chat=group)) == 1

`TelegramServer(flood=None)` has no limits on rates; `fails`, `delays` and `loses_answer` make the next requests go
wrong; `server.clock` can be stopped, advanced or sped up. `fixtures` has pytest fixtures for the server, the library
and a few people. The only module used from outside this package is `tests.server_clock`.
"""
