"""People at a platform in memory, and the workers that serve it one after the other."""

import time
from random import Random

from tests.bots.house import HERE, House
from tests.bots.platform import Platform


def letter(button):
    """What kind of press it is."""
    return button.token.rpartition("|")[2][0]


class Chat:
    """People at a platform; workers come and go."""

    def __init__(self, client, seed):
        self.client = client
        self.platform = Platform()
        self.chance = Random(seed)  # noqa: S311
        self.house = self.start()

    def start(self):
        """A fresh worker serves the platform."""
        self.house = House(self.client, time.time, {"telegram": self.platform})
        return self.house

    async def restart(self):
        """The worker has died in the middle of whatever it drew, and another one has begun."""
        await self.dies()
        self.start()
        await self.house.worker._resume()

    async def dies(self):
        await self.house.worker.drawing.close(0)

    async def settled(self):
        await self.house.worker.drawing.settled()

    def panel(self, seat, place=HERE):
        """What that person reads now: their newest message."""
        return self.platform.screens(place, f"seat:{seat}")[-1]

    async def click(self, people, place=HERE):
        """Someone who is asked something presses a button they see."""
        await self.settled()
        table = await self.house.table(place)
        seat = self.chance.choice([decision.seat for decision in table.game.pending])
        buttons = [button for button in self.panel(seat, place).buttons() if letter(button) != "u"]
        assert buttons, self.panel(seat, place).text
        wanted = [button for button in buttons if letter(button) in "ab"]
        button = self.chance.choice(wanted if wanted and self.chance.random() < 0.8 else buttons)
        await self.house.worker.press(people[seat], button.token)
