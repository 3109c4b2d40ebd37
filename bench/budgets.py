"""Budgets: how many requests a turn costs on each platform, how often a phone rings, and how soon a lobby changes.

`python -m bench.budgets` plays with four people at human pace through the real adapters, against loopback servers. Time
is simulated (`SimulatedTime`): the figures are the same on any machine, and what the bot itself takes does not count.

What a turn cannot do without, on Telegram: an edit for every press, a new panel for the player whose turn begins, and
an edit that shows their new hand to the player whose turn is over. Old panels are removed several at once. Every player
who has to answer needs a new panel too, presses two to four times, and sees their new hand once the others have
answered. On Discord the answer to a press is no request, but old panels can be removed only one by one. So turns with
attacks cost more than what is promised, and those of money less; the promise is about all of them together.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sys
from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final

from bench.seats import server
from bench.simulated_time import SimulatedTime
from bots.discord_bot.canvas import DiscordCanvas
from bots.telegram_bot.canvas import TelegramCanvas
from storage.connection import Client, connect
from tests.discord.bot_house import DiscordHouse
from tests.discord.players import Player as DiscordPlayer
from tests.discord.players import Round as DiscordRound
from tests.discord_server.library import speaks_to
from tests.discord_server.server import DiscordServer
from tests.telegram.bot_house import BotHouse
from tests.telegram.players import Player as TelegramPlayer
from tests.telegram.players import Round as TelegramRound
from tests.telegram_server.server import TelegramServer

TURNS: Final = 60
A_THOUGHT: Final = 4.0  # seconds a person takes for a press
BETWEEN_PRESSES: Final = 1.0  # seconds between two presses in the lobby
LOBBY_PRESSES: Final = 15
PATIENCE: Final = 60.0  # seconds within which the lobby must have changed
NAMES: Final = ("Ann", "Bob", "Cid", "Dan")
KINGDOM: Final = "Cellar, Village, Workshop, Smithy, Market, Militia, Laboratory, Woodcutter, Moat, Remodel"
WISHES: Final = {
    "money": ("Province", "Gold", "Silver", "Estate"),
    "actions": ("Province", "Gold", "Market", "Laboratory", "Smithy", "Village", "Silver"),
    "attacks": ("Province", "Gold", "Militia", "Village", "Moat", "Silver"),
}
BESIDE: Final = "My hand"  # Discord: everyone plays actions, on the panel beside the table
YOUR_HAND: Final = "✋ "
MY_TURN: Final = re.compile(r"Your turn \((\d+)\)")
# Promised: shared requests, private requests and notifications per turn, and seconds of a lobby press (median).
PROMISED: Final = {"Telegram": (1.1, 5.0, 1.1, 0.3), "Discord": (2.2, 3.0, 1.1, 0.3)}
# Answers to presses are no burden to a chat: no platform counts them.
FREE: Final = frozenset({"respond", "answerCallbackQuery", "getUpdates", "getChatMember", "sendChatAction"})


@dataclass
class Figures:
    """What one session cost."""

    turns: int = 0
    presses: int = 0
    shared: Counter[str] = field(default_factory=Counter)  # requests to the group or channel, by route
    private: Counter[str] = field(default_factory=Counter)
    notifications: int = 0  # of people whose turn it is; that of the result does not count
    questions: int = 0  # notifications of people who have to answer in the turn of somebody else
    refused: int = 0  # requests that were refused because there were too many
    busiest: int = 0  # most shared requests within a minute
    lobby: list[float] = field(default_factory=list)  # seconds until the screen had changed

    def add(self, other: Figures) -> None:
        """Add what another session cost."""
        self.turns += other.turns
        self.presses += other.presses
        self.shared += other.shared
        self.private += other.private
        self.notifications += other.notifications
        self.questions += other.questions
        self.refused += other.refused
        self.busiest = max(self.busiest, other.busiest)
        self.lobby += other.lobby


class Session(ABC):
    """Four people at one table of a platform; `where` is the group or channel."""

    def __init__(self, house: Any, server: Any, where: Any, round_: Any) -> None:
        self.house, self.server, self.where, self.round = house, server, where, round_
        self.time = SimulatedTime(house, server.clock)
        self.figures = Figures()
        for player in round_.players:
            player.patient = True

    # -- before the game ---------------------------------------------------------------------------------------------

    async def sits_down(self) -> None:
        """Seat everybody and start, with some hesitation; measure how soon the lobby changes."""
        host, *others = [player.person for player in self.round.players]
        await self.opens(host)
        await self.time.pass_by(PATIENCE)
        for person in others:
            await self.presses(person, "Join")
        last = others[-1]
        for label in ("Leave", "Join") * (LOBBY_PRESSES // 2):
            await self.presses(last, label)
        await self.time.pass_by(PATIENCE)
        await self.presses(host, "Start", measured=False)
        await self.time.pass_by(PATIENCE)
        for player in self.round.players:
            await self.takes_up(player)

    @abstractmethod
    async def opens(self, host: Any) -> None:
        """Let everybody open what they need, and the host open the table."""

    async def takes_up(self, player: Any) -> None:  # noqa: B027  (most need not)
        """Let the player open their panel, if they have to."""

    async def presses(self, person: Any, label: str, measured: bool = True) -> None:
        """Press a button of the lobby, and let time pass until the next one."""
        message = next(each for each in reversed(person.reads(self.where)) if label in each.labels)
        before = len(message.versions)
        await person.presses(message, label)
        seconds = await self.time.pass_by(PATIENCE, lambda: len(message.versions) > before)
        if measured:
            self.figures.lobby.append(seconds)
        await self.time.pass_by(max(0.0, BETWEEN_PRESSES - seconds))

    # -- the game ----------------------------------------------------------------------------------------------------

    async def plays(self, turns: int) -> Figures:
        """Play that many turns, and count what they cost."""
        first, rung = len(self.server.requests), [len(player.person.notifications) for player in self.round.players]
        begun: set[tuple[int, str]] = set()
        while len(begun) <= turns and not self.round.over:
            asked = [player for player in self.round.players if player.asked]
            if not asked:
                raise RuntimeError(f"nobody can go on: {self.round.players}")
            await asyncio.gather(*[player.moves() for player in asked])
            self.figures.presses += len(asked)
            await self.time.pass_by(A_THOUGHT)
            begun |= {(seat, turn) for seat, each in enumerate(self.round.players) if (turn := self._turn(each))}
        self.figures.turns = len(begun)
        await self.time.pass_by(PATIENCE)
        for player, before in zip(self.round.players, rung, strict=True):
            self._count_rings([message.versions[0].text for message in player.person.notifications[before:]])
        self._count(self.server.requests[first:])
        return self.figures

    @staticmethod
    def _turn(player: Any) -> str:
        """Return which of their turns the player sees as their own now; "" if it is not their turn."""
        found = MY_TURN.search(player.panel.text) if player.panel else None
        return found[1] if found else ""

    def _count_rings(self, texts: list[str]) -> None:
        """Count the notifications of one person, by the texts of the messages that rang."""
        panels = [text for text in texts if YOUR_HAND in text]
        own = sum(MY_TURN.search(text) is not None for text in panels)
        self.figures.notifications += own
        self.figures.questions += len(panels) - own

    def _count(self, requests: list[Any]) -> None:
        times: deque[float] = deque()
        for request in requests:
            route = self.route_of(request)
            if route in FREE:
                continue
            self.figures.refused += self.was_refused(request)
            if not self.is_shared(request):
                self.figures.private[route] += 1
                continue
            self.figures.shared[route] += 1
            times.append(request.at)
            while times[0] <= request.at - 60:
                times.popleft()
            self.figures.busiest = max(self.figures.busiest, len(times))

    @abstractmethod
    def route_of(self, request: Any) -> str:
        """Return the name of the request."""

    @abstractmethod
    def is_shared(self, request: Any) -> bool:
        """True if everybody in the chat sees its outcome."""

    @abstractmethod
    def was_refused(self, request: Any) -> bool:
        """True if the platform refused it."""


class TelegramSession(Session):
    async def opens(self, host: Any) -> None:
        for player in self.round.players:
            await player.person.opens()
        await host.says(self.where, "/new")
        await self.time.pass_by(A_THOUGHT)
        await host.says(self.where, "/kingdom " + KINGDOM)

    def route_of(self, request: Any) -> str:
        return str(request.method)

    def is_shared(self, request: Any) -> bool:
        return bool(request.chat_id == self.where.id)

    def was_refused(self, request: Any) -> bool:
        return "Too Many Requests" in (request.error or "")


class DiscordSession(Session):
    async def opens(self, host: Any) -> None:
        await (await host.uses(self.where, "dominion new")).outcome()
        await self.time.pass_by(A_THOUGHT)
        await (await host.uses(self.where, "dominion kingdom", cards=KINGDOM)).outcome()

    async def takes_up(self, player: Any) -> None:
        if player.beside:
            message = next(each for each in player.person.reads(self.where) if BESIDE in each.labels)
            await (await player.person.presses(message, BESIDE)).answer()

    def route_of(self, request: Any) -> str:
        return str(request.route)

    def is_shared(self, request: Any) -> bool:
        """True for all messages but ephemeral ones, which only one person sees."""
        if request.route != "edit_follow_up":
            return request.place is self.where
        number = request.path.rpartition("/")[2]
        return any(str(message.id) == number and not message.ephemeral for message in self.where.ever)

    def was_refused(self, request: Any) -> bool:
        return bool(request.status == 429)


@asynccontextmanager
async def at_telegram(client: Client, kind: str) -> AsyncIterator[Session]:
    """Open an session at a Telegram with its usual flood limits."""
    async with TelegramServer() as telegram:
        people = [telegram.person(name) for name in NAMES]
        group = telegram.supergroup("Friends", *people)
        group.add(telegram.bot)
        house = BotHouse(telegram, client)
        house.speed = 100_000
        house.gap, house.lull, house.bundle = TelegramCanvas.gap, TelegramCanvas.lull, TelegramCanvas.bundle
        await house.start()
        players = [TelegramPlayer(person, "Friends", WISHES[kind], b"dice") for person in people]
        yield TelegramSession(house, telegram, group, TelegramRound(telegram, players))
        await house.stop()


@asynccontextmanager
async def at_discord(client: Client, kind: str) -> AsyncIterator[Session]:
    """Open an session at a Discord; the library would wait for its limits in real time, so there are none."""
    async with DiscordServer(rate_limits=False) as discord:
        with speaks_to(discord):
            people = [discord.person(name) for name in NAMES]
            channel = discord.guild("Friends", *people).channel("games")
            house = DiscordHouse(discord, client)
            house.gap, house.lull, house.bundle = DiscordCanvas.gap, DiscordCanvas.lull, DiscordCanvas.bundle
            house.reveal = DiscordCanvas.reveal
            await house.start()
            wishes, beside = WISHES.get(kind, WISHES["actions"]), kind == BESIDE
            players = [DiscordPlayer(person, channel, wishes, b"dice", beside=beside) for person in people]
            yield DiscordSession(house, discord, channel, DiscordRound(discord, players))
            await house.stop()


PLATFORMS: Final = {"Telegram": at_telegram, "Discord": at_discord}
KINDS: Final = {"Telegram": tuple(WISHES), "Discord": (*WISHES, BESIDE)}


async def measure(platform: str, kind: str, turns: int) -> Figures:
    """Play an session, and return what it cost."""
    with server() as storage:
        client = connect(f"unix://{storage.socket}")
        try:
            async with PLATFORMS[platform](client, kind) as session:
                await session.sits_down()
                return await session.plays(turns)
        finally:
            await client.aclose()


def print_figures(platform: str, kind: str, found: Figures) -> None:
    """Print one line of the table, and by which requests the figures came about."""
    per_turn = [count / found.turns for count in (found.shared.total(), found.private.total(), found.notifications)]
    figures = [*per_turn, median(found.lobby)]
    kept = all(figure <= most for figure, most in zip(figures, PROMISED[platform], strict=True))
    more = found.questions / found.turns, found.presses / found.turns
    shown = "".join(f"{figure:>9.2f}" for figure in (*figures, *more))
    print(f"{platform:<10}{kind:<9}{shown}{found.busiest:>9}{found.refused:>9}  {'kept' if kept else 'NOT kept'}")
    for name, counted in (("shared", found.shared), ("private", found.private)):
        routes = ", ".join(f"{route} {count / found.turns:.2f}" for route, count in counted.most_common())
        print(f"{'':<10}{name}: {routes}")


async def main(turns: int) -> None:
    """Measure everything, and print it as a table."""
    names = ("shared", "private", "rings", "lobby s", "asked", "presses", "busiest", "refused")
    print(f"{'per turn':<19}" + "".join(f"{name:>9}" for name in names))
    for platform in PLATFORMS:
        together = Figures()
        for kind in KINDS[platform]:
            found = await measure(platform, kind, turns)
            print_figures(platform, kind, found)
            together.add(found)
        print_figures(platform, "together", together)
        print(f"{'promised':<19}" + "".join(f"{most:>9.2f}" for most in PROMISED[platform]), flush=True)


if __name__ == "__main__":
    logging.disable(logging.INFO)
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else TURNS))
