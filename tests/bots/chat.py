"""People on a platform in memory, and the workers that serve it one after another."""

import time
from random import Random

from bots.tables import tokens
from storage import keys
from tests.bots.house import HERE, House
from tests.bots.platform import Platform


def letter(button):
    """The kind of press that the token stands for."""
    return button.token.rpartition("|")[2][0]


class Chat:
    """People on a platform; workers come and go."""

    def __init__(self, client, seed):
        self.client = client
        self.platform = Platform()
        self.chance = Random(seed)  # noqa: S311
        self.house = self.start()

    def start(self):
        """Start a new worker for the platform."""
        self.house = House(self.client, time.time, {"telegram": self.platform})
        return self.house

    async def restart(self):
        """Kill the worker while it is drawing, and start another."""
        await self.dies()
        self.start()
        await self.house.worker._resume()

    async def dies(self):
        """Kill the worker, and let the time of the leases that it leaves behind run out."""
        await self.house.worker.redrawer.close(0)
        if leases := await self.client.keys(keys.drawing_lease(HERE).replace(HERE.text, "*")):
            await self.client.delete(*leases)

    async def settled(self):
        await self.house.worker.redrawer.wait_until_settled()

    def panel(self, seat, place=HERE):
        """The newest message that the person can see."""
        return self.platform.screens(place, f"seat:{seat}")[-1]

    async def click(self, people, place=HERE):
        """Let a person who is being asked something press a button on their screen."""
        await self.settled()
        table = await self.house.table(place)
        seat = self.chance.choice([decision.seat for decision in table.game.pending])
        shown = self.panel(seat, place).buttons()
        waiting = f".{tokens.TOO_FEW}"  # a button that only tells that more has to be picked
        buttons = [button for button in shown if letter(button) not in "ui" and not button.token.endswith(waiting)]
        assert buttons, self.panel(seat, place).text
        wanted = [button for button in buttons if letter(button) in "ab"]
        button = self.chance.choice(wanted if wanted and self.chance.random() < 0.8 else buttons)
        await self.house.push(people[seat], button.token)
