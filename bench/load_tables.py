"""The people of the load run: at every table the same people play game after game, on one of the two platforms."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine import Chance
from tests.discord import players as discord_players
from tests.discord_server.server import DiscordServer
from tests.telegram import players as telegram_players
from tests.telegram_server.server import TelegramServer
from tests.whole_games import KINGDOMS

LOOK = 0.4  # seconds until people who have nothing to press look again
STUCK = 180.0  # seconds after which somebody should have been asked something
REMATCHES = 3  # of four games, three are followed by a rematch and one by a new lobby with another kingdom
LOOKING = 25  # one press in this many only looks something up


class Pace:
    """Lets one press pass at a time, at a fixed rate, over all tables together."""

    def __init__(self, per_second: float) -> None:
        self._gap = 1 / per_second
        self._next = 0.0

    async def wait(self) -> None:
        now = time.monotonic()
        self._next = max(now, self._next + self._gap)
        await asyncio.sleep(self._next - now)


class LoadTable:
    """A group or channel in which the same people play game after game."""

    def __init__(
        self, server: Any, where: Any, people: list[Any], kit: Any, title: str, kingdoms: Iterator[str]
    ) -> None:
        self.server, self.where, self.people, self.kit, self.title = server, where, people, kit, title
        self.counts: Counter[str] = Counter()
        self._kingdoms = kingdoms
        self._wishes: tuple[str, ...] = ()
        self._chance = Chance(title.encode())

    async def play(self, pace: Pace) -> None:
        """Play until cancelled.

        If people cannot go on, they close the table and open another one. A failure is counted once, however often they
        have to try that.
        """
        was_stuck = False
        while True:
            try:
                await self._begin()
                was_stuck = False
                await self._play_games(pace)
            except AssertionError as failure:
                if not was_stuck:
                    self.counts["failures"] += 1
                    print(f"{self.title}: {str(failure)[:300]}", flush=True)
                was_stuck = True
                await self._close()

    async def _play_games(self, pace: Pace) -> None:
        """Play one game and, mostly, rematches."""
        while True:
            await self._play_game(pace)
            self.counts["games"] += 1
            if not self._chance.below(REMATCHES + 1):
                return
            await self._rematch()

    async def _close(self) -> None:
        """Close the table, if there is one and the bot answers."""
        try:
            await self.kit.closed(self.where, self.people)
        except AssertionError:
            self.counts["unanswered"] += 1

    async def _begin(self) -> None:
        """Open a table with the next kingdom, and start the game."""
        kingdom, self._wishes = KINGDOMS[next(self._kingdoms)]
        await self.kit.seated(self.where, self.people, kingdom)
        await self._new_round().begun()

    async def _rematch(self) -> None:
        asking = self._chance.pick(self.people)
        await self.kit.presses(asking, self.where, "Rematch")
        for person in self.people:
            if person is not asking:
                await self.kit.presses(person, self.where, "I’m in")
        await self.kit.presses(self.people[0], self.where, "Start")
        await self._new_round().begun()

    def _new_round(self) -> Any:
        about = self.where if self.kit is discord_players else self.title
        players = [self.kit.Player(person, about, self._wishes, b"load") for person in self.people]
        self._round = self.kit.Round(self.server, players)
        return self._round

    async def _play_game(self, pace: Pace) -> None:
        """Press what is asked until everyone sees the final scores."""
        asked_at = time.monotonic()
        while not self._round.over:
            player = next((player for player in self._round.players if player.asked), None)
            if player is None:
                assert time.monotonic() < asked_at + STUCK, f"nobody can go on: {self._round.players}"  # noqa: S101
                await asyncio.sleep(LOOK)
                continue
            await pace.wait()
            asked_at = time.monotonic()
            await self._press(player)

    async def _press(self, player: Any) -> None:
        """Press what is asked, or now and then look something up; a press that is never answered is made again."""
        try:
            if self._chance.below(LOOKING):
                if player.asked:  # the panel may have changed in the meantime
                    await player.moves()
            else:
                # On Telegram the log would come in the private chat, and people would take it for their panel.
                looked_up = "Log" if self.kit is discord_players else "My hand"
                await self.kit.presses(player.person, self.where, looked_up)
            self.counts["presses"] += 1
        except AssertionError:
            player.pressed = None
            self.counts["unanswered"] += 1


def tables_at_telegram(server: TelegramServer, count: int) -> list[LoadTable]:
    """Make groups, with two or three people in each."""
    found = []
    for number in range(count):
        people = [server.person(f"T{number}{name}") for name in "abc"[: 2 + number % 2]]
        group = server.supergroup(f"Group {number}", *people)
        group.add(server.bot)
        found.append(LoadTable(server, group, people, telegram_players, group.title, kingdoms(number)))
    return found


def tables_at_discord(server: DiscordServer, count: int, guilds: int = 1) -> list[LoadTable]:
    """Make channels, with two or three people in each, in this number of guilds."""
    made = [server.guild(f"Guild {number}") for number in range(guilds)]
    found = []
    for number in range(count):
        guild = made[number % guilds]
        people = [server.person(f"D{number}{name}") for name in "abc"[: 2 + number % 2]]
        for person in people:
            guild.adds(person)
        channel = guild.channel(f"games-{number}")
        title = discord_players.title_of(channel)
        found.append(LoadTable(server, channel, people, discord_players, title, kingdoms(number)))
    return found


def kingdoms(first: int) -> Iterator[str]:
    """Yield the names of all sets again and again, beginning with one of them."""
    return itertools.islice(itertools.cycle(KINGDOMS), first % len(KINGDOMS), None)
