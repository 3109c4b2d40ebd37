"""Guilds with their members, roles and channels."""

from tests.discord_server import permissions
from tests.discord_server.messages import moment
from tests.discord_server.places import GUILDS, Channel, Thread

MEMBERS = 1 << 1
OF_EVERYONE = permissions.named(
    "view_channel send_messages read_message_history use_application_commands send_messages_in_threads"
)
EMPTY = """icon splash discovery_splash description afk_channel_id application_id system_channel_id rules_channel_id
    vanity_url_code banner public_updates_channel_id safety_alerts_channel_id"""
ZERO = """afk_timeout verification_level default_message_notifications explicit_content_filter mfa_level nsfw_level
    system_channel_flags premium_tier premium_subscription_count"""
LISTS = "emojis stickers features stage_instances guild_scheduled_events voice_states presences soundboard_sounds"


class Guild:
    """A guild; the first of the people owns it."""

    def __init__(self, server, id, name, people, locale="en-US", bot_permissions=permissions.USUAL, has_bot=True):
        self.server, self.id, self.name, self.locale = server, id, name, locale
        self.members = list(people)
        self.managers = []
        self.bot_permissions = frozenset(bot_permissions)
        self.has_bot = has_bot
        self.channels = []
        self.made_at = server.clock.now()

    def __repr__(self):
        return f"<Guild {self.name}>"

    def channel(self, name):
        """The channel of that name, created if needed."""
        found = next((one for one in self.channels if one.name == name and not one.deleted), None)
        if found:
            return found
        made = Channel(self.server, self, name)
        self.channels.append(made)
        self.tell("CHANNEL_CREATE", made.payload())
        return made

    @property
    def threads(self):
        """All threads that are not deleted."""
        of_mine = (place for place in self.server.places.values() if place.guild is self)
        return [place for place in of_mine if isinstance(place, Thread) and not place.deleted]

    def tell(self, event, data, intent=GUILDS):
        """Tell the bot, if it is a member and has the intent."""
        if self.has_bot:
            self.server.gateway.dispatch(event, data, self, intent)

    def adds(self, *people):
        """Make these people members."""
        for person in people:
            self.members.append(person)
            self.tell("GUILD_MEMBER_ADD", self.member_payload(person) | {"guild_id": str(self.id)}, MEMBERS)

    def kicks(self, person):
        """Remove the person."""
        self.members.remove(person)
        for thread in self.threads:
            if person in thread.members:
                thread.members.remove(person)
        self.tell("GUILD_MEMBER_REMOVE", {"guild_id": str(self.id), "user": person.payload()}, MEMBERS)

    def trusts(self, *people):
        """Allow these people to manage the channels."""
        self.managers += people

    def permissions_of(self, person):
        return permissions.USUAL | {"manage_channels"} if person in self.managers else permissions.USUAL

    def invites_bot(self, bot_permissions=permissions.USUAL):
        """Add the bot with these permissions."""
        self.has_bot, self.bot_permissions = True, frozenset(bot_permissions)
        self.welcomes()

    def welcomes(self):
        """Tell the bot that it was added. Only a guild that was there before says that it is available."""
        self.tell("GUILD_CREATE", {name: value for name, value in self.payload().items() if name != "unavailable"})

    def removes_bot(self):
        """Remove the bot."""
        self.tell("GUILD_DELETE", {"id": str(self.id)})
        self.has_bot = False

    def breaks_down(self):
        """Make the guild unavailable, as in an outage."""
        self.tell("GUILD_DELETE", {"id": str(self.id), "unavailable": True})

    def recovers(self):
        """Make the guild available again."""
        self.tell("GUILD_CREATE", self.payload())

    # As Discord writes it

    def member_payload(self, account, user=True):
        roles = [str(self.id + 1)] if account.is_bot else []
        who = {"user": account.payload()} if user else {}
        return who | {
            "nick": None,
            "avatar": None,
            "roles": roles,
            "joined_at": moment(self.made_at),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }

    def _role(self, id, name, granted, **more):
        usual = {"color": 0, "hoist": False, "managed": False, "mentionable": False, "icon": None, "flags": 0}
        usual["colors"] = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
        return usual | {"id": str(id), "name": name, "permissions": permissions.number(granted), "position": 0} | more

    def payload(self):
        bot = self.server.bot
        tags = {"bot_id": str(bot.id)}
        everyone = self._role(self.id, "@everyone", OF_EVERYONE)
        of_bot = self._role(self.id + 1, bot.name, self.bot_permissions, position=1, managed=True, tags=tags)
        return (
            dict.fromkeys(EMPTY.split())
            | dict.fromkeys(ZERO.split(), 0)
            | {name: [] for name in LISTS.split()}
            | {
                "id": str(self.id),
                "name": self.name,
                "owner_id": str(self.members[0].id) if self.members else str(bot.id),
                "region": "deprecated",
                "preferred_locale": self.locale,
                "roles": [everyone, of_bot],
                "joined_at": moment(self.made_at),
                "large": False,
                "unavailable": False,
                "member_count": len(self.members) + 1,
                "members": [self.member_payload(bot)],
                "channels": [one.payload() for one in self.channels if not one.deleted],
                "threads": [one.payload() for one in self.threads if not one.archived],
                "incidents_data": None,
            }
        )
