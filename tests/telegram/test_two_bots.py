"""Two processes of the bot behind a load balancer: Telegram's updates come to either of them."""

import asyncio
from itertools import cycle

import aiohttp
import pytest
from aiohttp import web

from storage import presence
from tests.killed_worker import let_run_out
from tests.server_clock import PATIENCE, until_idle
from tests.telegram.bot_house import BotHouse, place_at
from tests.telegram.test_games import free_port

KINGDOM = ["cellar", "militia", "mystic", "moat", "village", "market", "smithy", "mine", "chapel", "workshop"]
MONEY = {
    "kingdom": KINGDOM,
    "phase": "buy",
    "players": [{"name": name, "hand": ["copper"] * 5, "deck": ["copper"] * 20} for name in ("Ann", "Bob")],
}
CELLAR = {
    "kingdom": KINGDOM,
    "players": [
        {"name": "Ann", "hand": ["cellar", "copper", "estate", "silver"], "deck": ["gold"] * 9},
        {"name": "Bob", "hand": ["copper"] * 5, "deck": ["copper"] * 9},
    ],
}


class Balancer:
    """Passes each request on to one of the addresses: by turns, or to those that a test chooses."""

    def __init__(self, ports):
        self.ports = ports
        self.port = free_port()
        self._turns = cycle(ports)
        self.chosen = None
        self.passed = []

    async def __aenter__(self):
        application = web.Application()
        application.router.add_post("/updates", self._pass_on)
        self._runner = web.AppRunner(application)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port).start()
        self._outgoing = aiohttp.ClientSession()
        return self

    async def __aexit__(self, *_):
        await self._outgoing.close()
        await self._runner.cleanup()

    async def _pass_on(self, request):
        body = await request.read()
        for port in (self.chosen or next(self._turns), *self.ports):  # the next one if this one does not listen
            try:
                address = f"http://127.0.0.1:{port}/updates"
                async with self._outgoing.post(address, data=body, headers=request.headers) as answer:
                    self.passed.append(port)
                    return web.Response(status=answer.status)
            except aiohttp.ClientConnectorError:
                continue
        raise web.HTTPBadGateway


class TwoBots:
    """Two processes of one bot behind a load balancer."""

    def __init__(self, bot_api, client, balancer):
        self.bot_api, self.balancer = bot_api, balancer
        settings = {"webhook_url": f"http://127.0.0.1:{balancer.port}/updates", "webhook_secret": "sesame"}
        self.houses = [
            BotHouse(bot_api, client, webhook_listen=f"127.0.0.1:{port}", **settings) for port in balancer.ports
        ]
        for house in self.houses:
            house.speed = 1000

    async def start(self):
        for house in self.houses:
            await house.start()

    async def stop(self):
        for house in self.houses:
            await house.stop()

    async def rest(self):
        await until_idle(lambda: any(house._is_busy() for house in self.houses))

    def sends_to(self, number):
        """Let all updates come to that process from now on; None for both by turns."""
        self.balancer.chosen = None if number is None else self.balancer.ports[number]

    async def press(self, person, message, label):
        press = await person.presses(message, label)
        answer = await press.answered()
        await self.rest()
        return answer


@pytest.fixture
async def two_bots(bot_api, client):
    bot_api.flood = None
    async with Balancer([free_port(), free_port()]) as balancer:
        bots = TwoBots(bot_api, client, balancer)
        await bots.start()
        yield bots
        await bots.stop()
    assert bot_api.complaints == []


@pytest.fixture
async def money(two_bots, group, ann, bob):
    """A game about money."""
    await two_bots.houses[0].standing(group, MONEY, ann, bob)
    await two_bots.rest()
    return two_bots


def drawings(bot_api, **where):
    return bot_api.asked("sendMessage", "editMessageText", **where)


async def test_a_game_goes_on_although_each_press_comes_to_the_other_process(money, group, ann, bob):
    money.balancer.passed.clear()
    for person in (ann, bob, ann, bob):
        answer = await money.press(person, person.reads()[-1], "Estate")
        assert answer.text is None
    assert "Your turn (3)" in ann.reads()[-1].text
    assert "Turn 3\n▶ Ann" in (await ann.sees(group, "🟢")).text
    assert len(set(money.balancer.passed)) == 2


async def test_each_screen_is_drawn_once(money, bot_api, group, ann, bob):
    begun = {chat: len(drawings(bot_api, chat=chat)) for chat in (group, ann, bob)}
    await money.press(ann, ann.reads()[-1], "Estate")
    drawn = [len(drawings(bot_api, chat=chat)) - count for chat, count in begun.items()]
    assert drawn == [1, 1, 1]  # the table, Ann's panel, and Bob's new one


async def test_an_update_that_is_delivered_again_to_the_other_process_counts_once(money, bot_api, group, ann):
    money.sends_to(0)
    await money.press(ann, ann.reads()[-1], "Estate")
    before = await money.houses[0].worker.store.load(place_at(group))
    money.sends_to(1)
    bot_api.bot.updates.redeliver()
    await money.rest()
    assert await money.houses[1].worker.store.load(place_at(group)) == before
    await ann.says(group, "/undo")
    await money.rest()
    undone = await money.houses[1].worker.store.load(place_at(group))
    money.sends_to(0)
    bot_api.bot.updates.redeliver()
    await money.rest()
    assert await money.houses[0].worker.store.load(place_at(group)) == undone


async def test_two_presses_at_two_processes_at_once_are_one_move_and_one_old_button(money, group, ann):
    panel = ann.reads()[-1]
    presses = [await ann.presses(panel, card) for card in ("Estate", "Silver")]
    answers = [(await press.answered()).text for press in presses]
    await money.rest()
    assert sorted(answer is None for answer in answers) == [False, True]
    table = (await ann.sees(group, "🟢")).text
    assert ("buys Estate" in table) != ("buys Silver" in table)


async def test_cards_picked_at_two_processes_are_picked_together(two_bots, bot_api, group, ann, bob):
    await two_bots.houses[0].standing(group, CELLAR, ann, bob)
    await two_bots.rest()
    await two_bots.press(ann, ann.reads()[-1], "Cellar")
    for number, card in enumerate(("Copper", "Estate", "Silver")):
        two_bots.sends_to(number % 2)
        await two_bots.press(ann, ann.reads()[-1], card)
    assert "Picked 3" in ann.reads()[-1].text
    for house in two_bots.houses:  # neither takes its own older picks for the newest
        edits = len(drawings(bot_api, chat=ann))
        house.worker.redrawer.touch(place_at(group))
        await two_bots.rest()
        assert len(drawings(bot_api, chat=ann)) == edits
    two_bots.sends_to(1)
    await two_bots.press(ann, ann.reads()[-1], "Confirm")
    assert "Gold ×3" in ann.reads()[-1].text


async def test_a_process_that_stops_leaves_the_webhook_to_the_others(money, bot_api, ann, bob):
    await money.houses[0].stop()
    assert bot_api.asked("deleteWebhook") == []
    assert bot_api.bot.updates.webhook["url"].endswith(f":{money.balancer.port}/updates")
    await (await ann.presses(ann.reads()[-1], "Estate")).answered()
    await bob.sees(text="Your turn (1)")
    await money.houses[0].start()


async def test_both_processes_set_the_same_webhook_and_one_registers_the_commands(two_bots, bot_api):
    asked = bot_api.asked("setWebhook")
    assert len(asked) == 2
    assert asked[0].parameters == asked[1].parameters
    registered = len(bot_api.asked("setMyCommands"))
    await two_bots.houses[1].restart()
    assert len(bot_api.asked("setMyCommands")) == registered


async def test_a_flood_that_the_processes_cause_together_is_waited_out(money, bot_api, group, ann, bob):
    bot_api.fails("editMessageText", retry_after=1, times=2, chat=group)
    await money.press(ann, ann.reads()[-1], "Estate")
    await money.press(bob, bob.reads()[-1], "Estate")
    await ann.sees(group, "Turn 2\n▶ Ann")


async def test_a_table_is_drawn_by_the_other_process_if_one_is_killed_while_it_draws(
    money, group, ann, bob, monkeypatch
):
    monkeypatch.setattr(presence, "INTERVAL", 0.05)
    await money.stop()
    await money.start()
    await money.rest()
    money.sends_to(1)
    panel, begun = ann.reads()[-1], asyncio.Event()

    async def never(*_, **__):
        begun.set()
        await asyncio.Event().wait()

    canvas = money.houses[1].canvas
    monkeypatch.setattr(canvas, "show", never)
    await (await ann.presses(panel, "Estate")).answered()
    async with asyncio.timeout(PATIENCE):
        await begun.wait()
    await money.houses[1].crash()
    await let_run_out(money.houses[0].worker, money.houses[0].client, place_at(group))
    await ann.sees(group, "buys Estate")
    await bob.sees(text="Your turn (1)")
