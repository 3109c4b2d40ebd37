"""What the bot asks about itself, its guilds and the people in them, and how it opens direct messages."""

from tests.discord_server.refusals import cannot_message_user, missing_access, unknown
from tests.discord_server.routes import answers


@answers("me")
def me(call):
    return call.server.bot.payload()


@answers("user")
def user(call):
    found = call.server.account(call.user_id)
    if found is None:
        raise unknown("User")
    return found.payload()


@answers("application", "application_me")
def application(call):
    return call.server.bot.application()


@answers("gateway")
def gateway(call):
    return {"url": call.server.gateway_url}


@answers("gateway_bot")
def gateway_bot(call):
    limit = {"total": 1000, "remaining": 999, "reset_after": 14400000, "max_concurrency": 1}
    return {"url": call.server.gateway_url, "shards": call.server.shards, "session_start_limit": limit}


@answers("open_direct")
def open_direct(call):
    id = int(call.body["recipient_id"])
    if id == call.server.bot.id:
        raise cannot_message_user()
    person = call.server.people.get(id)
    if person is None:
        raise unknown("User")
    return person.direct().payload()


def guild_of(call):
    """The guild that the address names, which the bot is in."""
    guild = call.server.guilds.get(call.guild_id)
    if guild is None:
        raise unknown("Guild")
    if not guild.has_bot:
        raise missing_access()
    return guild


@answers("my_guilds")
def my_guilds(call):
    here = [guild for guild in call.server.guilds.values() if guild.has_bot]
    return [{"id": str(one.id), "name": one.name, "icon": None, "owner": False, "features": []} for one in here]


@answers("leave_guild")
def leave_guild(call):
    guild_of(call).removes_bot()


@answers("guild")
def guild(call):
    return guild_of(call).payload()


@answers("guild_channels")
def guild_channels(call):
    return [one.payload() for one in guild_of(call).channels if not one.deleted]


@answers("active_threads")
def active_threads(call):
    return {"threads": [one.payload() for one in guild_of(call).threads if not one.archived], "members": []}


@answers("member")
def member(call):
    guild = guild_of(call)
    found = call.server.account(call.user_id)
    if found is None or found not in [*guild.members, call.server.bot]:
        raise unknown("Member")
    return guild.member_payload(found)
