"""Budgets: how often people press and are called, what a press costs, and what goes to the channel, under Discord's own
limits.

The clock of Discord runs faster here, and everything that waits for it by as much.
"""

import asyncio
import re
import time
from collections import Counter

import pytest

from bots.discord_bot.canvas import DiscordCanvas
from bots.tables.deadlines import STILL_THERE
from storage.seat import BOTH
from tests.discord.bot_house import DiscordHouse, panel_of
from tests.discord.players import Player, Round, presses, seated
from tests.discord_server import limits
from tests.discord_server.library import speaks_to
from tests.discord_server.server import DiscordServer
from tests.whole_games import sample

SPEED = 30
A_THOUGHT = 4 / SPEED  # seconds a person takes for a press
MONEY = ("Province", "Gold", "Silver", "Estate")
PEACE = "Cellar, Village, Workshop, Smithy, Market, Festival, Laboratory, Woodcutter, Gardens, Remodel"
WAR = "Cellar, Militia, Moat, Village, Workshop, Smithy, Market, Festival, Gardens, Woodcutter"
MY_TURN = re.compile(r"Your turn \((\d+)\)")


@pytest.fixture
async def discord_api(monkeypatch):
    # How long the bot takes for an answer is a matter of this machine, which is no faster than usual, and may be busy.
    monkeypatch.setattr(limits, "ACKNOWLEDGE_WITHIN", limits.ACKNOWLEDGE_WITHIN * SPEED * 10)
    async with DiscordServer(rate_limits=True) as server:
        server.clock.speed = SPEED
        with speaks_to(server):
            yield server


@pytest.fixture
async def house(discord_api, client, guild):
    """The bot under the usual limits, with its usual pauses."""
    guild.channel("games")  # before the bot connects, so that it knows of it
    house = DiscordHouse(discord_api, client)
    house.gap, house.lull = DiscordCanvas.gap / SPEED, DiscordCanvas.lull / SPEED
    house.bundle = DiscordCanvas.bundle / SPEED
    await house.start()
    yield house
    await house.rests()
    await house.stop()
    assert discord_api.complaints == []
    assert discord_api.failures == []
    assert [one for one in discord_api.requests if one.status == 429] == []


@pytest.fixture
def four(discord_api, guild, ann, bob, cid):
    dan = discord_api.person("Dan")
    guild.adds(dan)
    return ann, bob, cid, dan


class Session(Round):
    """A game of four, and what each turn of it cost."""

    def __init__(self, house, channel, people):
        super().__init__(house.server, [Player(person, channel, MONEY, b"dice") for person in people])
        self.house, self.channel, self.people = house, channel, people
        self.costs = []  # of each turn: what went to the channel, by route

    async def begins(self, kingdom, *wishes):
        for player in self.players:
            player.wishes = wishes
        await seated(self.channel, self.people, kingdom)
        await self.house.rests()

    async def plays_turns(self, count):
        """Play that many turns of one press each, and wait until everyone sees the result."""
        for _ in range(count):
            before = len(self.server.requests)
            await (await self.next()).moves()
            await self.house.rests()
            self.costs.append(in_channel(self.server.requests[before:], self.channel))


def in_channel(requests, channel):
    """What went to the channel, whichever way; answers to presses there are no burden to it."""
    return Counter(one.route for one in requests if one.place is channel and one.route != "respond")


def lulls_since(requests, house, channel):
    """How often more the channel may be told: once for each time that the bot keeps from it what happens, since the
    first of these requests sent the table. Turns take that long where the machine has much else to do."""
    sent = next(one.at for one in requests if one.place is channel)
    return int((house.server.clock.now() - sent) // DiscordCanvas.lull)


@pytest.fixture
async def of_deeds(house, channel, four):
    """Ann can do much in one turn, and attack."""
    await begins_with_deeds(house, channel, four)
    return house


async def begins_with_deeds(house, channel, four):
    hand = ["village", "village", "militia", "smithy", "cellar", "copper"]
    rich = {"name": "Ann", "hand": hand, "deck": ["copper"] * 20}
    others = [
        {"name": person.name, "hand": ["copper", "copper", "copper", "estate", "estate"], "deck": ["estate"] * 10}
        for person in four[1:]
    ]
    await house.standing(channel, {"players": [rich, *others]}, *four)


async def discarded(*people):
    """Each has discarded two cards, all at the same time."""

    async def discards(person):
        await (await person.selects(await person.sees(person.direct(), "iscard"), None, ["0", "1"])).answer()
        await presses(person, person.direct(), "Confirm (2)")

    await asyncio.gather(*[discards(person) for person in people])


# -- turns -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", sample([1, 2], [1]))
async def test_a_turn_of_money_is_one_press_one_edit_of_the_channel_and_one_ring_of_its_owners_phone(
    house, channel, four, rounds
):
    session = Session(house, channel, four)
    await session.begins(PEACE, *MONEY)
    await session.plays_turns(4 * rounds)
    assert [MY_TURN.search(player.panel.text) is not None for player in session.players].count(True) == 1
    assert [len(player.acts) for player in session.players] == [rounds] * 4
    assert session.refusals() == []
    for cost in session.costs:
        assert cost["send_message"] == cost["delete_message"] == 0
        assert cost.total() == 1, cost
    for person in session.people:
        places = Counter(message.place for message in person.notifications)
        turns = rounds + (MY_TURN.search(panel_of(person).text) is not None)
        assert places == {person.direct(): turns}


async def test_a_turn_of_actions_costs_the_channel_no_more_than_one_of_money(of_deeds, channel, ann):
    before = len(of_deeds.server.requests)
    for label in ("Village", "Village", "Smithy", "Cellar", "None", "End Action phase"):
        await presses(ann, ann.direct(), label)
        await ann.server.until(lambda label=label: label not in panel_of(ann).labels or label == "Village")
        await asyncio.sleep(A_THOUGHT / 4)
    longer = lulls_since(of_deeds.server.requests[:before], of_deeds, channel)
    await presses(ann, ann.direct(), "Silver 3")
    await of_deeds.rests()
    cost = in_channel(of_deeds.server.requests[before:], channel)
    assert cost["send_message"] == 0
    assert 1 <= cost.total() <= 2 + longer, cost  # the table was drawn a little before


async def test_an_attack_costs_the_channel_two_edits_more(of_deeds, channel, ann, four):
    before = len(of_deeds.server.requests)
    await presses(ann, ann.direct(), "Militia")
    await ann.sees(channel, "Waiting for Bob, Cid and Dan.")
    await discarded(*four[1:])
    await ann.sees(ann.direct(), button="Silver 3")
    longer = lulls_since(of_deeds.server.requests[:before], of_deeds, channel)
    await presses(ann, ann.direct(), "Silver 3")
    await of_deeds.rests()
    cost = in_channel(of_deeds.server.requests[before:], channel)
    assert cost["send_message"] == 0
    assert cost.total() <= 3 + longer, cost


async def test_a_person_who_attacks_is_called_again_after_a_while_and_in_private_only(house, channel, ann, four):
    """Also if they want both a message and a mention, and others are called in the meantime."""
    house.notify = BOTH
    await begins_with_deeds(house, channel, four)
    before = Counter(message.place for message in ann.notifications)
    await presses(ann, ann.direct(), "Militia")
    await ann.sees(channel, "the table is waiting for your answer")
    house.worker.repository.clock = lambda: time.time() + STILL_THERE + 1
    await discarded(*four[1:])
    await house.rests()
    assert Counter(message.place for message in ann.notifications) - before == {ann.direct(): 1}
    assert (await ann.sees(channel, "it’s your turn")).content.startswith(ann.mention)


async def test_a_person_who_attacks_without_direct_messages_is_called_again_in_the_channel(house, channel, ann, four):
    ann.closes_direct_messages()
    await begins_with_deeds(house, channel, four)
    before = len(ann.notifications)
    panel = (await presses(ann, channel, "My hand"))[0].message
    await ann.presses(panel, "Militia")
    await ann.sees(channel, "Waiting for Bob, Cid and Dan.")
    await discarded(*four[1:])
    await house.rests()
    assert [message.place for message in ann.notifications[before:]] == [channel]


# -- presses -----------------------------------------------------------------------------------------------------------


async def test_a_press_on_a_panel_costs_one_request_its_answer(of_deeds, ann):
    before = len(of_deeds.server.requests)
    [answer] = await presses(ann, ann.direct(), "Village")
    await of_deeds.rests()
    assert answer.kind == "update"
    assert [one.route for one in of_deeds.server.requests[before:] if one.place is ann.direct()] == ["respond"]


async def test_cards_are_picked_without_a_word_to_anyone_else(of_deeds, ann):
    await presses(ann, ann.direct(), "Cellar")
    await of_deeds.rests()
    before = len(of_deeds.server.requests)
    await ann.selects(panel_of(ann), None, ["1", "2"])
    await of_deeds.rests()
    assert "Confirm (2)" in panel_of(ann).labels
    assert [one.route for one in of_deeds.server.requests[before:]] == ["respond"]


async def test_a_panel_that_is_open_twice_costs_one_request_more(of_deeds, channel, ann):
    beside = (await presses(ann, channel, "My hand"))[0].message
    await of_deeds.rests()
    before, seen = len(of_deeds.server.requests), len(beside.versions)
    await presses(ann, ann.direct(), "Cellar")
    await of_deeds.rests()
    await ann.selects(panel_of(ann), None, ["1", "2"])
    await of_deeds.rests()
    requests = of_deeds.server.requests[before:]
    assert [one.route for one in requests if one.place is ann.direct()] == ["respond"] * 2
    assert len(beside.versions) == seen + 2


@pytest.mark.parametrize("count", sample([20, 120], [20]))
async def test_however_fast_four_people_press_discord_never_asks_to_wait(house, channel, four, count):
    session = Session(house, channel, four)
    await session.begins(WAR, "Militia", "Cellar", "Village", "Moat")
    await session.plays(count)
    assert session.refusals() == []
    assert len(house.server.asked("respond")) > count
