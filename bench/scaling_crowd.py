"""The people of `bench.scaling`: pairs who buy one Copper after another, at loopback servers of both platforms."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from itertools import cycle
from typing import Any

from bots.worker import Worker
from engine import RECOMMENDED, Game
from storage.places import Place
from storage.seat import Seat
from storage.table import PLAYING, Table
from tests.discord.bot_house import panel_of
from tests.discord.players import opened
from tests.discord_server.server import DiscordServer
from tests.telegram_server.server import TelegramServer

HAND = {"hand": ["copper"] * 5, "deck": ["copper"] * 10}


def position(names: list[str]) -> dict[str, Any]:
    """Return the beginning of a game in which every turn is one press."""
    players = [{"name": name, **HAND} for name in names]
    kingdom = list(RECOMMENDED[0].cards)
    return {"kingdom": kingdom, "phase": "buy", "players": players, "supply": {"copper": 1000}, "seed": "bench"}


async def seat(worker: Worker, place: Place, title: str, people: list[tuple[str, str]]) -> None:
    """Store a table at which these people, with their ids and names, are in the middle of a game."""
    table = Table(place, title, people[0][0], PLAYING)
    table.game = Game.arrange(position([name for _, name in people]))
    table.options.cards, table.seed = table.game.view(None).kingdom, b"seed"
    table.seats = [Seat(name, id, language="en") for id, name in people]
    for id, _ in people:
        await worker.people.add_place(id, place)
    await worker.repository.create(place, lambda _: table)


class Crowd(ABC):
    """People at some tables of one platform, and its server."""

    platform: str
    server: Any

    def __init__(self, tables: int, workers: int) -> None:
        self.tables, self.workers = tables, workers
        self.pairs: list[tuple[Any, list[Any]]] = []  # a chat, and the two who play there
        self._stack = AsyncExitStack()

    async def close(self) -> None:
        await self._stack.aclose()

    @abstractmethod
    def given(self, number: int) -> dict[str, Any]:
        """Return what the worker process of that number has to know."""

    @abstractmethod
    def panel(self, chat: Any, person: Any) -> Any:
        """Return the message on which the person plays; None if there is none yet."""

    @abstractmethod
    async def press(self, person: Any, message: Any) -> None:
        """Buy a Copper, and wait for the answer."""

    @property
    def requests(self) -> int:
        """How many requests the bot has made."""
        return len(self.server.requests)

    def _is_on_turn(self, chat: Any, person: Any) -> bool:
        panel = self.panel(chat, person)
        return panel is not None and "Your turn" in panel.text

    async def play(self, presses: int) -> None:
        """Let every table make that many presses."""
        await asyncio.gather(*(self._play(chat, pair, presses) for chat, pair in self.pairs))

    async def _play(self, chat: Any, pair: list[Any], presses: int) -> None:
        for _ in range(presses):
            person = await self.server.until(
                lambda: next((each for each in pair if self._is_on_turn(chat, each)), None), 120, "nobody is on turn"
            )
            await self.press(person, self.panel(chat, person))
            await self.server.until(lambda who=person: not self._is_on_turn(chat, who), 120, "the panel stayed old")


class TelegramCrowd(Crowd):
    """Updates come to the workers in turn, as behind a load balancer."""

    platform = "telegram"

    async def open(self, worker: Worker, ports: list[int]) -> None:
        self.server = await self._stack.enter_async_context(TelegramServer(flood=None))
        self._ports = ports
        self._spread(self.server.bot.updates, cycle(ports))
        for number in range(self.tables):
            people = [self.server.person(f"P{number}{letter}") for letter in "ab"]
            group = self.server.group(f"Table {number}", *people)
            group.add(self.server.bot)
            for person in people:
                await person.opens(self.server.bot)
            place = Place("telegram", str(group.id))
            await seat(worker, place, group.title, [(f"telegram:{each.id}", each.first_name) for each in people])
            self.pairs.append((group, people))
        self.server.bot.updates.drop()

    @staticmethod
    def _spread(mailbox: Any, ports: Any) -> None:
        accept: Callable[[Any], Awaitable[bool]] = mailbox._accepted

        async def accept_in_turn(update: Any) -> bool:
            mailbox.webhook = mailbox.webhook | {"url": f"http://127.0.0.1:{next(ports)}/updates"}
            return await accept(update)

        mailbox._accepted = accept_in_turn

    def given(self, number: int) -> dict[str, Any]:
        return {"token": self.server.token, "api": self.server.url.removesuffix("/bot"), "port": self._ports[number]}

    def panel(self, _chat: Any, person: Any) -> Any:
        return next((each for each in reversed(person.reads()) if "✋ " in each.text), None)

    async def press(self, person: Any, message: Any) -> None:
        await (await person.presses(message, "Copper")).answered()


class DiscordCrowd(Crowd):
    """Every table is on a server of its own; servers go to the shards in turn, and each worker has one shard.

    Presses in direct messages all arrive at shard 0. With several workers people play on panels beside the table,
    which they open first: these presses arrive at the shard of the server.
    """

    platform = "discord"

    async def open(self, worker: Worker, _ports: list[int]) -> None:
        self.server = await self._stack.enter_async_context(DiscordServer(rate_limits=None, shards=self.workers))
        self.server.clock.speed = 0.1
        self._opened: dict[Any, Any] = {}
        for number in range(self.tables):
            people = [self.server.person(f"P{number}{letter}") for letter in "ab"]
            channel = self.server.guild(f"Guild {number}", *people).channel("games")
            place = Place("discord", str(channel.id))
            await seat(worker, place, channel.name, [(f"discord:{each.id}", each.name) for each in people])
            self.pairs.append((channel, people))

    def given(self, _number: int) -> dict[str, Any]:
        return {"token": self.server.token, "api": self.server.rest_url, "gateway": self.server.gateway_url}

    async def open_panels(self) -> None:
        """Let everyone open their hand beside the table."""
        for channel, people in self.pairs:
            for person in people:
                await person.sees(channel, button="My hand", timeout=120)
                self._opened[person] = await opened(person, channel)

    def panel(self, _chat: Any, person: Any) -> Any:
        if self.workers > 1:
            return self._opened.get(person)
        return panel_of(person) if person.reads(person.direct()) else None

    async def press(self, person: Any, message: Any) -> None:
        await (await person.presses(message, "Copper")).answer()
