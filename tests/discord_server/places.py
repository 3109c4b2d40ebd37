"""Where messages are: channels, threads and direct messages."""

from tests.discord_server import limits, permissions
from tests.discord_server.messages import Message, moment
from tests.discord_server.refusals import cannot_message_user, missing_access, missing_permissions, no_mutual_guild

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12


class Place:
    """Anything that holds messages."""

    guild = None
    archived = False
    message_intent = GUILD_MESSAGES

    def __init__(self, server, id, name):
        self.server, self.id, self.name = server, id, name
        self.ever = []
        self.deleted = False
        self.last_message_id = None
        server.places[id] = self

    def __repr__(self):
        return f"<{type(self).__name__} {self.name}>"

    @property
    def is_foreign(self):
        """Whether the bot is not here, so that only people who have installed it for themselves can use it."""
        return self.guild is not None and not self.guild.has_bot

    @property
    def mention(self):
        return f"<#{self.id}>"

    @property
    def messages(self):
        """The messages that everyone here sees, oldest first."""
        return [one for one in self.ever if not one.deleted and not one.ephemeral and not self.deleted]

    @property
    def newest(self):
        return self.messages[-1]

    def find(self, id):
        """The message of that id that everyone here sees, or None."""
        return next((one for one in self.messages if one.id == id), None)

    def post(self, author, body, rings=(), **circumstances):
        """Add a message and notify the people it mentions."""
        server = self.server
        message = Message(server.next_id(), self, author, server.clock.now(), [body], **circumstances)
        self.ever.append(message)
        if not message.ephemeral:
            self.last_message_id = message.id
            message.rang = [person for person in rings if person is not author]
            for person in message.rang:
                if not body.flags & limits.SUPPRESS_NOTIFICATIONS:
                    person.notifications.append(message)
            self.announce("MESSAGE_CREATE", message)
        server.stir()
        return message

    def change(self, message, body):
        """Replace what the message says."""
        message.becomes(body, self.server.clock.now())
        if not message.ephemeral:
            self.announce("MESSAGE_UPDATE", message)
        self.server.stir()

    def remove(self, message):
        """Delete the message."""
        message.deleted = True
        if not message.ephemeral:
            gone = {"id": str(message.id), "channel_id": str(self.id)}
            self._dispatch("MESSAGE_DELETE", gone | self._belonging(), self.message_intent)
        self.server.stir()

    removes = remove  # by a moderator, in a test

    def announce(self, event, message):
        """Tell the bot about the message, as far as its intents allow."""
        payload = message.payload() | self._belonging()
        if self.guild and not message.author.is_bot:
            payload["member"] = self.guild.member_payload(message.author, user=False)
        self._dispatch(event, payload, self.message_intent)

    def _belonging(self):
        return {"guild_id": str(self.guild.id)} if self.guild else {}

    def _dispatch(self, event, data, intent=GUILDS):
        if self.guild is None or self.guild.has_bot:
            self.server.gateway.dispatch(event, data, self.guild, intent)


class Channel(Place):
    """A text channel of a guild."""

    def __init__(self, server, guild, name):
        super().__init__(server, server.next_id(), name)
        self.guild = guild
        self.denied = set()
        self.is_news = False

    @property
    def people(self):
        return self.guild.members

    @property
    def threads(self):
        return [place for place in self.server.places.values() if getattr(place, "parent", None) is self]

    @property
    def bot_permissions(self):
        """What the bot may do here."""
        if not self.guild.has_bot:
            return frozenset()
        if "administrator" in self.guild.bot_permissions:
            return frozenset(permissions.BITS)
        return self.guild.bot_permissions - self.denied

    def demand(self, *names):
        """Refuse the request unless the bot sees the channel and has these permissions."""
        if "view_channel" not in self.bot_permissions:
            raise missing_access()
        if not self.bot_permissions.issuperset(names):
            raise missing_permissions()

    def demand_writing(self):
        """The bot may write here."""
        self.demand("send_messages")

    def forbids(self, *names):
        """Take these permissions from the bot."""
        assert permissions.BITS.keys() >= set(names)
        self.denied |= set(names)
        self._dispatch("CHANNEL_UPDATE", self.payload())

    def permits(self, *names):
        """Give these permissions back to the bot."""
        self.denied -= set(names)
        self._dispatch("CHANNEL_UPDATE", self.payload())

    def announces(self):
        """Make this a channel for announcements."""
        self.is_news = True
        self._dispatch("CHANNEL_UPDATE", self.payload())

    def deletes(self):
        """Delete the channel with its threads."""
        for place in [*self.threads, self]:
            place.deleted = True
        self._dispatch("CHANNEL_DELETE", self.payload())
        self.server.stir()

    def payload(self):
        deny = permissions.number(self.denied)
        overwrites = [{"id": str(self.server.bot.id), "type": 1, "allow": "0", "deny": deny}] if self.denied else []
        return {
            "id": str(self.id),
            "type": 5 if self.is_news else 0,
            "guild_id": str(self.guild.id),
            "name": self.name,
            "position": 0,
            "permission_overwrites": overwrites,
            "nsfw": False,
            "topic": None,
            "parent_id": None,
            "rate_limit_per_user": 0,
            "last_message_id": self.last_message_id and str(self.last_message_id),
            "flags": 0,
        }


class Thread(Place):
    """A thread of a channel; a private one is seen by its members only."""

    def __init__(self, parent, name, owner, private=False, id=None, archive_after=4320):
        super().__init__(parent.server, id or parent.server.next_id(), name)
        self.parent, self.guild, self.owner, self.private = parent, parent.guild, owner, private
        self.members = [owner]
        self.archived = self.locked = False
        self.archive_after = archive_after
        self.made_at = self.changed_at = self.server.clock.now()
        self._dispatch("THREAD_CREATE", self.payload() | {"newly_created": True})

    @property
    def people(self):
        return [one for one in self.guild.members if not self.private or one in self.members]

    @property
    def bot_permissions(self):
        return self.parent.bot_permissions

    def post(self, author, body, rings=(), **circumstances):
        """Add a message; the people it mentions become members."""
        self.members += [person for person in rings if person not in self.members]
        return super().post(author, body, rings, **circumstances)

    def demand(self, *names):
        """Refuse the request unless the bot sees the thread and has these permissions."""
        if self.private and self.server.bot not in self.members:
            raise missing_access()
        self.parent.demand(*names)

    def demand_writing(self):
        """The bot may write here."""
        self.demand("send_messages_in_threads")

    def archives(self, locked=False):
        """Archive the thread."""
        self.update(archived=True, locked=locked)

    def unarchives(self):
        """Unarchive the thread."""
        self.update(archived=False, locked=False)

    def update(self, **changes):
        """Change the thread as given."""
        for name, value in changes.items():
            setattr(self, name, value)
        self.changed_at = self.server.clock.now()
        self._dispatch("THREAD_UPDATE", self.payload())
        self.server.stir()

    def deletes(self):
        """Delete the thread."""
        self.deleted = True
        gone = {"id": str(self.id), "guild_id": str(self.guild.id), "parent_id": str(self.parent.id), "type": self.type}
        self._dispatch("THREAD_DELETE", gone)
        self.server.stir()

    @property
    def type(self):
        if self.private:
            return 12
        return 10 if self.parent.is_news else 11

    def payload(self):
        return {
            "id": str(self.id),
            "type": self.type,
            "guild_id": str(self.guild.id),
            "parent_id": str(self.parent.id),
            "owner_id": str(self.owner.id),
            "name": self.name,
            "last_message_id": self.last_message_id and str(self.last_message_id),
            "rate_limit_per_user": 0,
            "message_count": len(self.messages),
            "member_count": len(self.members),
            "total_message_sent": len(self.ever),
            "flags": 0,
            "thread_metadata": {
                "archived": self.archived,
                "auto_archive_duration": self.archive_after,
                "archive_timestamp": moment(self.changed_at),
                "locked": self.locked,
                "create_timestamp": moment(self.made_at),
            },
        }


class GroupChannel(Place):
    """The direct messages of several people without the bot, which one of them has installed for themselves."""

    bot_permissions = frozenset()

    def __init__(self, server, *people):
        super().__init__(server, server.next_id(), "direct messages of " + ", ".join(one.name for one in people))
        self.people = list(people)

    @property
    def is_foreign(self):
        return True

    def announce(self, event, message):
        """The bot hears nothing of what is written here."""

    def demand(self, *_names):
        """The bot is not here."""
        raise missing_access()

    demand_writing = demand

    def payload(self):
        people = [one.payload() for one in self.people]
        return {"id": str(self.id), "type": 3, "recipients": people, "last_message_id": None, "flags": 0}


class DirectChannel(Place):
    """The direct messages of one person and the bot."""

    message_intent = DIRECT_MESSAGES
    bot_permissions = permissions.USUAL

    def __init__(self, server, person):
        super().__init__(server, server.next_id(), f"direct messages of {person.name}")
        self.person = person

    @property
    def people(self):
        return [self.person]

    def demand(self, *names):
        """Nobody forbids a bot to read in direct messages."""

    def demand_writing(self):
        """Refuse the request unless the bot may write to this person."""
        mutual = any(self.person in guild.members for guild in self.server.guilds.values() if guild.has_bot)
        if not (mutual or self.person.installed):
            raise no_mutual_guild()
        if self.person.closed:
            raise cannot_message_user()

    def payload(self):
        return {
            "id": str(self.id),
            "type": 1,
            "recipients": [self.person.payload()],
            "last_message_id": self.last_message_id and str(self.last_message_id),
            "flags": 0,
        }
