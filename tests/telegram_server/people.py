"""People: they write, read what is shown to them and press the buttons they see."""

import re
from dataclasses import dataclass

from tests.server_clock import PATIENCE
from tests.telegram_server import limits
from tests.telegram_server.accounts import Account
from tests.telegram_server.chats import PrivateChat
from tests.telegram_server.formatting import found_entities
from tests.telegram_server.groups import Topic
from tests.telegram_server.keyboards import deep_link
from tests.telegram_server.menus import menu
from tests.telegram_server.messages import Content


@dataclass(frozen=True)
class Answer:
    """What a person sees after a press: a note, an alert, or nothing when the text is None."""

    text: str | None
    alert: bool = False
    url: str | None = None


class Press:
    """A press of a button and what came of it."""

    def __init__(self, person, message, bot=None, data=None, url=None):
        self.person, self.message, self.bot, self.data, self.url = person, message, bot, data, url
        self.server = person.server
        self.id = self.server.next_query_id()
        self.at = self.server.clock.now()
        self.answer = None

    @property
    def expired(self):
        return self.server.clock.now() - self.at > limits.ANSWER_WITHIN_SECONDS

    async def answered(self, timeout=PATIENCE):
        """Wait for the answer; fail after the timeout."""
        assert self.bot, "this button opens an address: no answer comes"
        await self.server.until(lambda: self.answer, timeout, f"no answer to the press of {self.data!r}")
        return self.answer

    def payload(self):
        """The CallbackQuery object; a message deleted in the meantime has neither text nor date."""
        message = self.message.payload()
        if self.message.deleted:
            message = {"chat": message["chat"], "message_id": message["message_id"], "date": 0}
        return {
            "id": self.id,
            "from": self.person.payload(),
            "message": message,
            "chat_instance": str(self.message.chat.id),
            "data": self.data,
        }


@dataclass(eq=False)
class InlineQuery:
    """What a person types behind the name of a bot in any chat, and the results that the bot offers."""

    person: object
    bot: object
    id: str
    text: str
    results: list | None = None  # of (id, title, description, text)

    async def answered(self, timeout=PATIENCE):
        """Wait for the results; fail after the timeout."""
        server = self.person.server
        await server.until(lambda: self.results is not None, timeout, f"no results for {self.text!r}")
        return self.results

    def payload(self):
        return {"id": self.id, "from": self.person.payload(), "query": self.text, "offset": "", "chat_type": "sender"}


class Person(Account):
    """A person with a phone."""

    def __init__(self, server, id, first_name, language):
        super().__init__(server, id, first_name, f"{first_name.lower()}_{id}", language)
        self.vanished = False
        self.notifications = []

    @property
    def notified(self):
        """How often the phone rang."""
        return len(self.notifications)

    def _place(self, place):
        """(chat, topic) of a group, a topic, a private chat or a bot."""
        if isinstance(place, Topic):
            return place.group, place
        if place is None or isinstance(place, Account):
            return self.server.private(self, place or self.server.bot), None
        return place, None

    async def says(self, place, text, reply_to=None, anonymous=False):
        """Send a message to the chat, and to the bots that may see it."""
        chat, topic = self._place(place)
        assert self in chat.people, f"{self.first_name} is not in {chat.title}"
        assert getattr(chat, "migrated_to", None) is None, f"{chat.title} has become a supergroup"
        assert chat.is_admin(self) or not (anonymous or (topic and topic.closed)), "only an administrator can do that"
        if isinstance(chat, PrivateChat):
            chat.started = True
            assert not chat.blocked, f"{self.first_name} has blocked the bot"
        content = Content(text, tuple(found_entities(text)))
        return chat.post(self, content, topic=topic, reply_to=reply_to, anonymous=anonymous)

    async def edits(self, message, text):
        """Edit the person's own message; bots that received it are told."""
        assert message.sender is self, f"{self.first_name} did not write {message}"
        message.becomes(Content(text, tuple(found_entities(text))), self.server.clock.now())
        for bot in message.chat.bots:
            if message.chat.reaches(bot, message):
                bot.updates.post("edited_message", message.payload())
        self.server.stir()

    async def opens(self, bot=None, payload=""):
        """Open the private chat with the bot, which receives /start with the payload."""
        assert not payload or re.fullmatch(limits.PAYLOAD, payload), f"no client sends the payload {payload!r}"
        self.unblocks(bot)
        return await self.says(bot, f"/start {payload}".strip())

    def reads(self, place=None):
        """The visible messages of a chat, oldest first."""
        chat, topic = self._place(place)
        assert self in chat.people, f"{self.first_name} is not in {chat.title}"
        return [message for message in (topic or chat).messages if not message.service]

    async def sees(self, place=None, text="", timeout=PATIENCE, button=""):
        """Wait for a message with the text in it and a button whose label contains `button`; return the newest."""
        chat, _ = self._place(place)

        def found():
            matching = (message for message in reversed(self.reads(place)) if text in message.text)
            return next((message for message in matching if not button or _labelled(message, button)), None)

        def what():
            shown = [(message.text, message.labels) for message in self.reads(place)[-3:]]
            return f"{self.first_name} does not see {text or button!r} in {chat.title}; the newest are {shown}"

        return await self.server.until(found, timeout, what)

    async def presses(self, message, label):
        """Press a button that is visible now; return the press."""
        assert not message.deleted, f"{message} is deleted"
        assert message in self.reads(message.chat)
        button = _button(message, label)
        if button.url is None:
            return await self.sends_data(message, button.data)
        if (link := deep_link(button.url)) and link[0] in self.server.bots:
            await self.opens(self.server.bots[link[0]], link[1])
        return Press(self, message, url=button.url)

    async def follows(self, press):
        """Wait for the answer to the press, and start the private chat if the answer leads there; return the answer."""
        answer = await press.answered()
        if answer.url and (link := deep_link(answer.url)):
            await self.opens(self.server.bots[link[0]], link[1])
        return answer

    async def sends_data(self, message, data):
        """Send a press with any data on any message of a bot, as a modified client can."""
        assert message.sender.is_bot, "only messages of bots have buttons"
        press = Press(self, message, message.sender, data)
        self.server.presses[press.id] = press
        press.bot.updates.post("callback_query", press.payload())
        self.server.stir()
        return press

    async def types_inline(self, text, bot=None):
        """Type the name of the bot and a text in some chat; return the query."""
        query = InlineQuery(self, bot or self.server.bot, self.server.next_query_id(), text)
        self.server.inline_queries[query.id] = query
        query.bot.updates.post("inline_query", query.payload())
        self.server.stir()
        return query

    def menu(self, place=None):
        """The commands offered to this person there: [(command, description)]."""
        chat, _ = self._place(place)
        return [entry for bot in chat.bots for entry in menu(bot, chat, self)]

    def blocks(self, bot=None):
        """Block the bot."""
        self._place(bot)[0].block(True)

    def unblocks(self, bot=None):
        """Unblock the bot."""
        self._place(bot)[0].block(False)

    def joins(self, group):
        """Join the group."""
        group.add(self, by=self)

    def leaves(self, group):
        """Leave the group."""
        group.departs(self)

    def vanishes(self):
        """Delete the account."""
        self.vanished = True


def _labelled(message, label):
    return [button for row in message.buttons for button in row if label in button.text]


def _button(message, label):
    """The button with this label, else the only one that begins with it, else the only one that contains it."""
    every = [button for row in message.buttons for button in row]
    exact = [button for button in every if label in (button.text, button.words)]
    if exact:
        return exact[0]
    for fits in (lambda button: button.words.startswith(label), lambda button: label in button.text):
        fitting = [button for button in every if fits(button)]
        if fitting:
            assert len({button.text for button in fitting}) == 1, f"{label!r} fits several of {message.labels}"
            return fitting[0]
    raise AssertionError(f"no button {label!r} under {message.text!r}, only {message.labels}")
