"""Groups, supergroups and forums: members, their rights, topics, and the move to a supergroup."""

from tests.telegram_server.chats import Chat
from tests.telegram_server.members import Member
from tests.telegram_server.messages import Content
from tests.telegram_server.refusals import bad_request, forbidden, migrated


class Topic:
    """A part of a forum, with its own messages."""

    def __init__(self, group, name, creator):
        self.group, self.name = group, name
        self.opening = None
        self.closed = self.vanished = False
        created = {"forum_topic_created": {"name": name, "icon_color": 7322096}}
        self.id = group.expected_id
        self.opening = group.post(creator, Content(), service=created, topic=self, silent=True)

    @property
    def messages(self):
        return [message for message in self.group.messages if message.topic is self]

    @property
    def newest(self):
        return next((message for message in reversed(self.messages) if not message.service), None)

    def closes(self):
        """Close the topic: only administrators can write in it."""
        self.closed = True
        self._notice(forum_topic_closed={})

    def reopens(self):
        """Open the topic again for everyone."""
        self.closed = False
        self._notice(forum_topic_reopened={})

    def vanishes(self):
        """Delete the topic and its messages; bots are not told."""
        for message in self.messages:
            message.deleted = True
        self.vanished = True

    def _notice(self, **service):
        self.group.post(self.group.creator, Content(), service=service, topic=self, silent=True)


class Group(Chat):
    """People and bots together; `kind` is group or supergroup."""

    def __init__(self, server, id, title, people, kind="group", forum=False):
        super().__init__(server, id)
        self.title, self.kind, self.forum = title, kind, forum
        self.migrated_to = None
        self.topics = {}
        self.last_bot = None
        self.creator = people[0]
        self.members = {one.id: Member(one, "creator" if one is self.creator else "member") for one in people}
        self._numbers = 1 if forum else 0  # 1 is the general topic of a forum

    @property
    def people(self):
        return [member.account for member in self.members.values() if member.present and not member.account.is_bot]

    @property
    def bots(self):
        return [member.account for member in self.members.values() if member.present and member.account.is_bot]

    @property
    def expected_id(self):
        """The id of the next message of a supergroup, which counts for itself."""
        return self._numbers + 1

    def next_id(self):
        if self.kind == "group":
            return super().next_id()
        self._numbers += 1
        return self._numbers

    def payload(self):
        """The Chat object."""
        payload = {"id": self.id, "type": self.kind, "title": self.title}
        return payload | ({"is_forum": True} if self.forum else {})

    def member(self, account):
        """The account's membership, also if it has left or never was in the group."""
        return self.members.get(account.id) or Member(account, "left")

    def is_admin(self, account):
        return self.member(account).status in ("creator", "administrator")

    def reaches(self, bot, message):
        """Whether privacy mode lets the bot receive the message."""
        if not bot.privacy or self.is_admin(bot) or message.service:
            return True
        if message.reply_to and message.reply_to.sender is bot:
            return True
        if not any(one["type"] == "bot_command" and one["offset"] == 0 for one in message.entities):
            return False
        _, named, username = message.text.split()[0].partition("@")
        return username.lower() == bot.username.lower() if named else self.last_bot in (None, bot)

    def check_present(self, bot):
        """Refuse the request unless the bot is in the group."""
        if self.migrated_to:
            raise migrated(self.migrated_to.id)
        status = self.members[bot.id].status if bot.id in self.members else None
        if status is None:
            raise bad_request("chat not found")
        if status == "kicked":
            raise forbidden(f"bot was kicked from the {self.kind} chat")
        if status == "left":
            raise forbidden(f"bot is not a member of the {self.kind} chat")

    def check_writing(self, bot, what, thread=None):
        """Refuse the request unless the bot may send this kind of message here."""
        self.check_present(bot)
        if self.members[bot.id].muted:
            raise bad_request(f"not enough rights to send {what} to the chat")
        topic = self.topics.get(thread)
        if thread is not None and (topic is None or topic.vanished):
            raise bad_request("message thread not found")
        if topic and topic.closed and not self.is_admin(bot):
            raise bad_request("TOPIC_CLOSED")

    def check_editing(self, bot):
        """Refuse the request unless the bot may still edit its messages."""
        self.check_present(bot)
        if self.members[bot.id].muted:
            raise forbidden("CHAT_WRITE_FORBIDDEN")

    def add(self, account, by=None):
        """Make the account a member."""
        self._change(account, Member(account, "member"), by or self.creator)
        self.notice(by or self.creator, new_chat_members=[account.payload()])

    def removes(self, account):
        """Ban the account."""
        self._depart(account, Member(account, "kicked"), self.creator)

    def departs(self, account):
        """Let the account leave."""
        self._depart(account, Member(account, "left"), account)

    def _depart(self, account, member, by):
        bots = self.bots
        self._change(account, member, by)
        message = self.notice(by, left_chat_member=account.payload())
        if account in bots and by is not account:
            account.updates.post("message", message.payload())

    def promotes(self, account):
        """Make the account an administrator: a bot may then delete and pin, and sees every message."""
        self._change(account, Member(account, "administrator"), self.creator)

    def demotes(self, account):
        """Make the account an ordinary member again."""
        self._change(account, Member(account, "member"), self.creator)

    def mutes(self, account):
        """Forbid the account to write."""
        self._change(account, Member(account, "restricted", muted=True), self.creator)

    def unmutes(self, account):
        """Allow the account to write again."""
        self._change(account, Member(account, "member"), self.creator)

    def _change(self, account, member, by):
        change = {
            "chat": self.payload(),
            "from": by.payload(),
            "date": int(self.server.clock.now()),
            "old_chat_member": self.member(account).payload(),
            "new_chat_member": member.payload(),
        }
        self.members[account.id] = member
        if account.is_bot:
            account.updates.post("my_chat_member", change)
        for bot in self.bots:
            if bot is not account and self.is_admin(bot):
                bot.updates.post("chat_member", change)

    def topic(self, name):
        """Open a new topic as the creator of the forum."""
        assert self.forum, "only a forum has topics"
        topic = Topic(self, name, self.creator)
        self.topics[topic.id] = topic
        return topic

    def migrates(self):
        """Turn this group into a supergroup, which counts its messages anew, and return that."""
        assert self.kind == "group", "only a basic group becomes a supergroup"
        new = self.server.supergroup(self.title, *self.people)
        new.members = dict(self.members)
        self.notice(self.creator, migrate_to_chat_id=new.id)
        self.migrated_to = new
        new.notice(self.creator, migrate_from_chat_id=self.id)
        return new
