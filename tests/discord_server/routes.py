"""The routes served here, each under its own name, and what a request to one of them contains."""

import re
from dataclasses import dataclass, field
from functools import cache

# name, method, path, form of the body (- for none), parameters of the address
TABLE = """
me                   GET    /users/@me
user                 GET    /users/{user_id}
application          GET    /oauth2/applications/@me
application_me       GET    /applications/@me
gateway              GET    /gateway
gateway_bot          GET    /gateway/bot
open_direct          POST   /users/@me/channels OpenDirect
my_guilds            GET    /users/@me/guilds - before,after,limit,with_counts
leave_guild          DELETE /users/@me/guilds/{guild_id}
commands             GET    /applications/{application_id}/commands - with_localizations
put_commands         PUT    /applications/{application_id}/commands [Command]
post_command         POST   /applications/{application_id}/commands Command
command              GET    /applications/{application_id}/commands/{command_id}
delete_command       DELETE /applications/{application_id}/commands/{command_id}
guild_commands       GET    /applications/{application_id}/guilds/{guild_id}/commands - with_localizations
put_guild_commands   PUT    /applications/{application_id}/guilds/{guild_id}/commands [Command]
post_guild_command   POST   /applications/{application_id}/guilds/{guild_id}/commands Command
guild_command        GET    /applications/{application_id}/guilds/{guild_id}/commands/{command_id}
delete_guild_command DELETE /applications/{application_id}/guilds/{guild_id}/commands/{command_id}
emojis               GET    /applications/{application_id}/emojis
post_emoji           POST   /applications/{application_id}/emojis CreateEmoji
respond              POST   /interactions/{interaction_id}/{token}/callback Callback with_response
follow_up            POST   /webhooks/{app_id}/{token} FollowUp wait,with_components,thread_id
original             GET    /webhooks/{app_id}/{token}/messages/@original
edit_original        PATCH  /webhooks/{app_id}/{token}/messages/@original EditMessage with_components
delete_original      DELETE /webhooks/{app_id}/{token}/messages/@original
read_follow_up       GET    /webhooks/{app_id}/{token}/messages/{message_id} - thread_id
edit_follow_up       PATCH  /webhooks/{app_id}/{token}/messages/{message_id} EditMessage with_components,thread_id
delete_follow_up     DELETE /webhooks/{app_id}/{token}/messages/{message_id} - thread_id
messages             GET    /channels/{channel_id}/messages - limit,before,after,around
send_message         POST   /channels/{channel_id}/messages CreateMessage
read_message         GET    /channels/{channel_id}/messages/{message_id}
edit_message         PATCH  /channels/{channel_id}/messages/{message_id} EditMessage
delete_message       DELETE /channels/{channel_id}/messages/{message_id}
typing               POST   /channels/{channel_id}/typing
channel              GET    /channels/{channel_id}
edit_channel         PATCH  /channels/{channel_id} EditThread
delete_channel       DELETE /channels/{channel_id}
message_thread       POST   /channels/{channel_id}/messages/{message_id}/threads ThreadOfMessage
channel_thread       POST   /channels/{channel_id}/threads ThreadOfChannel
join_thread          PUT    /channels/{channel_id}/thread-members/@me
leave_thread         DELETE /channels/{channel_id}/thread-members/@me
thread_members       GET    /channels/{channel_id}/thread-members - with_member,after,limit
thread_member        GET    /channels/{channel_id}/thread-members/{user_id} - with_member
add_to_thread        PUT    /channels/{channel_id}/thread-members/{user_id}
remove_from_thread   DELETE /channels/{channel_id}/thread-members/{user_id}
guild                GET    /guilds/{guild_id} - with_counts
guild_channels       GET    /guilds/{guild_id}/channels
active_threads       GET    /guilds/{guild_id}/threads/active
member               GET    /guilds/{guild_id}/members/{user_id}
"""

HANDLERS = {}


def answers(*names):
    """Register the function for the routes of these names."""

    def register(function):
        HANDLERS.update(dict.fromkeys(names, function))
        return function

    return register


@cache
def _pattern(path):
    return re.compile(re.sub(r"\{(\w+_id)\}", r"(?P<\1>\\d+)", path).replace("{token}", r"(?P<token>[\w.-]+)"))


@dataclass(frozen=True)
class Route:
    """One line of the table."""

    name: str
    method: str
    path: str
    form: str | None
    query: frozenset

    @property
    def of_interactions(self):
        """Whether the token in the address is all that is needed, and the overall limit does not count."""
        return self.path.startswith(("/interactions/", "/webhooks/"))

    def match(self, method, path):
        """The parts of the address, or None if it is another route's."""
        if method != self.method:
            return None
        found = _pattern(self.path).fullmatch(path)
        return found and {
            name: int(value) if name.endswith("_id") else value for name, value in found.groupdict().items()
        }


def _route(line):
    name, method, path, form, query = [*line.split(), "-", "-"][:5]
    return Route(name, method, path, None if form == "-" else form, frozenset(query.split(",")) - {"-"})


ROUTES = [_route(line) for line in TABLE.strip().splitlines()]


def find(method, path):
    """(route, parts of the address), or (None, None)."""
    for route in ROUTES:
        parts = route.match(method, path)
        if parts is not None:
            return route, parts
    return None, None


@dataclass
class Request:
    """A request as a test looks at it; `error` says why it was refused."""

    route: str
    method: str
    path: str
    place: object
    body: object
    at: float
    error: str | None = None
    status: int | None = None


@dataclass
class Call:
    """A request to a route, read and checked."""

    server: object
    route: Route
    parts: dict
    query: dict
    body: object = None
    files: dict = field(default_factory=dict)

    def __getattr__(self, name):
        try:
            return self.__dict__["parts"][name]
        except KeyError:
            raise AttributeError(name) from None
