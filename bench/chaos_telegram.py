"""Telegram in the chaos test: what its chats show, what people press there, and how a screen must look there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bench.chaos_chat import Lost
from bench.chaos_connection import Message
from bench.chaos_people import Party
from bots.language.texts import Texts
from bots.screens.model import Audience, Button, Screen
from bots.tables import tokens
from bots.tables.tokens import Token
from bots.telegram_bot.markup import SHAPE, html, keyboard
from storage.places import Place
from tests.telegram_server.formatting import formatted
from tests.telegram_server.keyboards import buttons
from tests.telegram_server.server import TelegramServer

TIME_LEFT = re.compile(r"in \d+ (h|min)|now\b")  # was right when the message was sent
PATIENCE = 6.0  # seconds that a person waits for the answer to a press
# Answers to presses that were carried out; any other answer is a refusal.
NOTICES = ("done", "joined", "started", "watching", "not-watching", "welcome-back")


class TelegramSide:
    """The groups and private chats of all tables on Telegram."""

    shape = SHAPE

    def __init__(self, server: TelegramServer) -> None:
        self.server = server
        self.done = {Texts().say(f"notice-{notice}") for notice in NOTICES}
        self.failed = {Texts().say(key) for key in ("notice-slow", "refusal-trouble")}  # done or not
        self._groups: dict[Place, Any] = {}
        self._people: dict[str, Any] = {}
        self._greetings: set[tuple[int, int]] = set()

    async def party(self, number: int, seats: int, pace: str) -> Party:
        """Make a group with that number of people, who have opened their private chats, and one who watches."""
        people = [self.server.person(f"T{number}{letter}") for letter in "abcd"[: seats + 1]]
        group = self.server.supergroup(f"Group {number}", *people)
        group.add(self.server.bot)
        place = Place("telegram", str(group.id))
        self._groups[place] = group
        for person in people:
            self._people[f"telegram:{person.id}"] = person
        return Party(place, group.title, [f"telegram:{person.id}" for person in people], seats, [], pace)

    async def begin(self) -> None:
        """Let everyone open their private chat, and wait for the greetings there and in the groups."""
        for person in self._people.values():
            await person.opens()
        chats = (*self._groups.values(), *map(self.server.private, self._people.values()))
        await self.server.until(lambda: all(chat.messages[-1].sender.is_bot for chat in chats), what="no greeting")
        self._greetings = {(chat.id, message.id) for chat in chats for message in chat.messages}

    # -- what is there -----------------------------------------------------------------------------------------------

    def chats(self, party: Party) -> Iterator[tuple[str, Any]]:
        """Yield each chat of the party, with the key of the audience whose screens it shows."""
        yield "table", self._groups[party.place]
        for seat, person in enumerate(party.people):
            watches = seat == len(party.people) - 1
            yield f"watch:{person}" if watches else f"seat:{seat}", self.server.private(self._people[person])

    def messages(self, party: Party) -> Iterator[tuple[str, str, Any]]:
        """Yield the id, the audience and the message of each screen that the bot has put into the chats of a party."""
        for audience, chat in self.chats(party):
            for message in chat.messages:
                if message.sender.is_bot and message.reply_to is None and (chat.id, message.id) not in self._greetings:
                    yield f"{chat.id}.{message.id}", audience, message

    def find(self, name: str) -> Any:
        """Return the message that the bot calls by that name; None if there is none."""
        chat, _, number = name.partition(".")
        return self.server.chats_of(self.server.bot)[int(chat)].find(int(number))

    def screen_of(self, message: Any) -> Screen:
        """Return what can be read and pressed on a message."""
        rows = (tuple(Button(each.text, each.data) for each in row if each.data) for row in message.buttons)
        return Screen(message.text, tuple(row for row in rows if row))

    def looks_like(self, message: Any, audience: Audience, screen: Screen) -> bool:  # noqa: ARG002
        """True if the message shows what the bot's own markup makes of that screen."""
        text, _ = formatted(html(screen), "HTML", None, self.server.people)
        markup = keyboard(screen, self.server.bot.username, Texts(screen.language))
        is_same = TIME_LEFT.sub("", message.text) == TIME_LEFT.sub("", text)
        return is_same and message.buttons == buttons(markup.to_dict() if markup else None)

    # -- what people do ----------------------------------------------------------------------------------------------

    async def open(self, party: Party, kingdom: str) -> bool:
        """Ask for a new table with that kingdom; true if there is one."""
        host, group = self._people[party.people[0]], self._groups[party.place]
        await host.says(group, "/new")
        if not await self._sees_lobby(host, group):
            return False
        await host.says(group, f"/kingdom {kingdom}")
        return True

    async def _sees_lobby(self, host: Any, group: Any) -> bool:
        try:
            await host.sees(group, button="Join", timeout=PATIENCE)
        except AssertionError:
            return False
        return True

    async def press(self, person: str, text: str) -> Message:
        """Press a button with that token, on the newest message of the person that has it, and return the answer."""
        token, presser = Token.decode(text), self._people[person]
        message = self._carrier(presser, token, text)
        press = await presser.sends_data(message, text)
        try:
            answer = await press.answered(PATIENCE)
        except AssertionError:
            raise Lost from None
        if token.press == tokens.HAND and answer.alert:
            return {"done": "page"}
        if answer.text is None or answer.text in self.done:
            return {"done": "draft" if token.press in (tokens.DRAFT, tokens.END) else "press"}
        return {"failed" if answer.text in self.failed else "refused": answer.text[:40]}

    def _carrier(self, presser: Any, token: Token, text: str) -> Any:
        """Return a message to press on: one that has the button, or else any; it may just have changed."""
        seen = [*self._groups[token.place].messages, *presser.reads()]
        from_bot = [message for message in seen if message.sender.is_bot and not message.service]
        having = [each for each in from_bot if any(button.data == text for row in each.buttons for button in row)]
        return (having or from_bot)[-1]
