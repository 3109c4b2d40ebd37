"""Chats: the messages in them, and who may write there. Groups are in groups.py."""

from tests.telegram_server.messages import Content, Message
from tests.telegram_server.refusals import bad_request, forbidden


class Chat:
    """What private chats and groups have in common."""

    kind = ""
    title = ""

    def __init__(self, server, id):
        self.server = server
        self.id = id
        self.pinned = []
        self._kept = {}

    @property
    def messages(self):
        """The messages that were not deleted, oldest first."""
        return [message for message in self._kept.values() if not message.deleted]

    @property
    def newest(self):
        """The newest message that is not a notice of the chat itself."""
        return next((message for message in reversed(self.messages) if not message.service), None)

    @property
    def ever(self):
        """All messages, including deleted ones."""
        return list(self._kept.values())

    def find(self, message_id):
        """The message with that id, or None if there is none or it was deleted."""
        message = self._kept.get(message_id)
        return None if message is None or message.deleted else message

    def next_id(self):
        """The id of the next message; private chats and basic groups count together."""
        return self.server.next_message_id()

    def post(self, sender, content, **more):
        """Put the message into the chat and deliver it to everyone it reaches."""
        message = Message(self, self.next_id(), sender, self.server.clock.now(), content, **more)
        self._kept[message.id] = message
        self._ring(message)
        for bot in self.bots:
            if bot is not sender and not sender.is_bot and self.reaches(bot, message):
                bot.updates.post("message", message.payload())
        self.server.stir()
        return message

    def notice(self, sender, **service):
        """Put a service message into the chat."""
        return self.post(sender, Content(), service=service, silent=True)

    def _ring(self, message):
        for person in self.people:
            if person is not message.sender and not message.silent:
                person.notifications.append(message)

    def reaches(self, bot, message):  # noqa: ARG002 - groups look at both
        return True

    def is_admin(self, account):  # noqa: ARG002 - only groups have administrators
        return False


class PrivateChat(Chat):
    """A person alone with a bot; its id is the person's."""

    kind = "private"

    def __init__(self, server, person, bot):
        super().__init__(server, person.id)
        self.person, self.bot = person, bot
        self.people, self.bots = [person], [bot]
        self.title = f"{person.first_name} with {bot.username}"
        self.started = False
        self.blocked = False

    def payload(self):
        """The Chat object."""
        person = self.person
        return {"id": self.id, "type": "private", "first_name": person.first_name, "username": person.username}

    def check_present(self, bot):  # noqa: ARG002 - the same question is put to groups
        """Refuse the request unless the bot knows this person."""
        if not self.started:
            raise forbidden("bot can't initiate conversation with a user")

    def check_writing(self, bot, what, thread=None):  # noqa: ARG002 - the same question is put to groups
        """Refuse the request unless the person can be written to."""
        if self.person.vanished:
            raise forbidden("user is deactivated")
        self.check_present(bot)
        if self.blocked:
            raise forbidden("bot was blocked by the user")
        if thread is not None:
            raise bad_request("message thread not found")

    def check_editing(self, bot):
        """Refuse the request unless the person still receives edits."""
        self.check_writing(bot, "text messages")

    def block(self, blocked):
        """Block the bot, or unblock it."""
        if self.blocked != blocked:
            self.blocked = blocked
            old, new = ("member", "kicked") if blocked else ("kicked", "member")
            self.bot.updates.post("my_chat_member", self._change(old, new))

    def _change(self, old, new):
        bot = self.bot.payload()
        states = {
            "member": {"status": "member", "user": bot},
            "kicked": {"status": "kicked", "user": bot, "until_date": 0},
        }
        return {
            "chat": self.payload(),
            "from": self.person.payload(),
            "date": int(self.server.clock.now()),
            "old_chat_member": states[old],
            "new_chat_member": states[new],
        }
