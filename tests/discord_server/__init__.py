"""A strict Discord on loopback: REST and gateway, with simulated people, guilds, channels and direct messages.

The server refuses what Discord refuses (lengths, unknown fields, rates, missing permissions, late answers), and records
every request the bot makes. It knows nothing of the bot under test and can be used alone with discord.py:

    async with DiscordServer() as server:
        ann = server.person("Ann")
        channel = server.guild("Friends", ann).channel("games")
        with speaks_to(server):                                 # discord.py sends everything here
            async with running(Client(), server) as client:     # any discord.Client
                use = await ann.uses(channel, "dominion new")   # a slash command
                await use.outcome()
                message = await ann.sees(channel, button="Join")
                press = await ann.presses(message, "Join")
                answer = await press.answer()
        assert server.complaints == []                          # no request was malformed
        assert server.failures == []                            # every interaction was answered in time

`DiscordServer(rate_limits=None)` has no limits on rates; `fails`, `limits`, `delays` and `loses_answer` make the next
requests go wrong; `server.gateway` can drop connections; `server.clock` can be stopped, advanced or sped up. `library`
points discord.py here and runs a client; `sample` is a small bot to try the server with. The only module used from
outside this package is `tests.server_clock`.
"""
