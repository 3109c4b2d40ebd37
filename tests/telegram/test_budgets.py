"""Budgets: how often people press, are called and how much goes to the group, under Telegram's own flood limits.

The clock of Telegram runs faster here, and everything that waits for it by as much.
"""

import asyncio
import re
from collections import Counter
from itertools import pairwise

import pytest

from bots.telegram_bot.canvas import TelegramCanvas
from tests.telegram.bot_house import BotHouse
from tests.telegram.players import Player, Round, answered_once, seated
from tests.telegram_server import limits
from tests.telegram_server.server import TelegramServer
from tests.whole_games import sample

SPEED = 60
A_THOUGHT = 3 / SPEED  # seconds a person takes for a press
MONEY = ("Province", "Gold", "Silver", "Estate")
PEACE = "Cellar, Village, Workshop, Smithy, Market, Festival, Laboratory, Woodcutter, Gardens, Remodel"
WAR = "Cellar, Militia, Moat, Village, Workshop, Smithy, Market, Festival, Gardens, Woodcutter"
MY_TURN = re.compile(r"Your turn \((\d+)\)")


@pytest.fixture
async def house(client, monkeypatch):
    """The bot under the usual flood limits, with its usual pauses."""
    # How long the bot takes for an answer is a matter of this machine, which is no faster than usual, and may be busy.
    monkeypatch.setattr(limits, "ANSWER_WITHIN_SECONDS", limits.ANSWER_WITHIN_SECONDS * SPEED * 10)
    async with TelegramServer() as telegram_itself:
        telegram_itself.clock.speed = SPEED
        house = BotHouse(telegram_itself, client)
        house.speed = SPEED
        house.gap, house.lull = TelegramCanvas.gap / SPEED, TelegramCanvas.lull / SPEED
        house.bundle = TelegramCanvas.bundle / SPEED
        await house.start()
        yield house
        await house.settled()
        await house.stop()
        assert telegram_itself.complaints == []
        assert answered_once(telegram_itself)


class Session(Round):
    """A game of four, and when each turn of it ended."""

    def __init__(self, house, wishes):
        self.telegram = house.bot_api
        self.people = [self.telegram.person(name) for name in ("Ann", "Bob", "Cid", "Dan")]
        self.group = self.telegram.supergroup("Friends", *self.people)
        self.group.add(self.telegram.bot)
        super().__init__(self.telegram, [Player(person, "Friends", wishes, b"dice") for person in self.people])
        self.ends = []

    async def begins(self, kingdom):
        await seated(self.group, self.people, kingdom)
        await asyncio.sleep(A_THOUGHT)
        self.ends.append(self.telegram.clock.now())

    async def plays_turns(self, count):
        """Play that many turns; people think before every press, all who are asked at the same time."""
        for _ in range(count):
            turn = await self._whose()
            while await self._whose() == turn:
                await asyncio.gather(*[player.moves() for player in self._asked_in(turn)])
                await asyncio.sleep(A_THOUGHT)
            self.ends.append(self.telegram.clock.now())

    def _asked_in(self, turn):
        """Those who are asked something in that turn: the next player may be asked already before it is over on every
        screen."""
        mine, _ = turn
        return [
            player
            for player in self.players
            if player.asked and (player is mine or not MY_TURN.search(player.panel.text))
        ]

    async def _whose(self):
        """Whose turn it is, and which, once someone can press."""
        await self.next()
        return next(
            (player, found[1])
            for player in self.players
            if player.panel and (found := MY_TURN.search(player.panel.text))
        )

    def in_group(self):
        """How many messages and edits went to the group in each turn. A turn that took longer than the bot keeps from
        the group what happens may be told once more for that."""
        requests = self.telegram.asked("sendMessage", "editMessageText", chat=self.group)
        counted = Counter(sum(end <= request.at for end in self.ends) for request in requests)
        longer = [int((end - begin) // TelegramCanvas.lull) for begin, end in pairwise(self.ends)]
        return [max(0, counted[turn] - more) for turn, more in enumerate(longer, 1)]

    def floods(self):
        return [request for request in self.telegram.requests if "Too Many Requests" in (request.error or "")]


@pytest.mark.long
async def test_a_turn_of_money_alone_is_one_press(house):
    session = Session(house, MONEY)
    await session.begins(PEACE)
    await session.plays_turns(8)
    assert sum(len(player.answers) for player in session.players) == 8
    assert session.refusals() == []


async def test_a_turn_of_money_costs_the_group_at_most_two_operations_and_rings_its_owners_phone_once(house):
    session = Session(house, MONEY)
    await session.begins(PEACE)
    await session.plays_turns(8)
    assert max(session.in_group()) <= 2
    assert sum(session.in_group()) <= 8 + 1
    assert session.floods() == []
    await house.settled()
    for player in session.players:
        rung = [message.versions[0].text for message in player.person.notifications if message.chat.id > 0]
        panels = [text for text in rung if text.startswith("Friends\n")]
        turns = [found and found[1] for found in map(MY_TURN.search, panels)]
        assert turns == [str(number) for number in range(1, len(turns) + 1)]
        assert len(turns) in (2, 3)


@pytest.mark.long
async def test_a_turn_of_actions_costs_the_group_at_most_two_operations(house):
    session = Session(house, ("Market", "Smithy", "Village", "Cellar"))
    await session.begins(PEACE)
    turns = 24
    await session.plays_turns(turns)
    presses = sum(len(player.answers) for player in session.players)
    assert presses > turns * 1.5, "hardly an Action was played"
    assert max(session.in_group()) <= 2, session.in_group()
    assert session.floods() == []


@pytest.mark.parametrize("count", sample([18, 100], [18]))
async def test_however_fast_four_people_press_telegram_never_asks_to_wait(house, count):
    session = Session(house, ("Militia", "Cellar", "Village", "Moat"))
    await session.begins(WAR)
    await session.plays(count)
    assert session.refusals() == []
    assert session.floods() == []


async def test_an_attack_costs_the_group_one_operation_more(house):
    session = Session(house, ("Militia", "Silver", "Estate"))
    await session.begins(WAR)
    await session.plays_turns(14)
    assert session.met()["together"], "nobody was attacked"
    assert max(session.in_group()) <= 3, session.in_group()
    assert session.floods() == []


@pytest.mark.long
async def test_cards_are_toggled_without_a_word_to_the_group(house):
    session = Session(house, ("Cellar",))
    await session.begins(PEACE)
    await session.plays_turns(8)
    for _ in range(40):
        player = await session.next()
        if "Confirm" in " ".join(player.panel.labels) or "All" in player.panel.labels:
            break
        await player.moves()
    await house.settled()
    before = len(session.telegram.asked(chat=session.group))
    await player.presses("All")
    await house.settled()
    assert any(label.startswith("Confirm") for label in player.panel.labels)
    assert len(session.telegram.asked(chat=session.group)) == before
