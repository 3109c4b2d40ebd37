"""People at a table, on either platform: what they decide by reading their panel, until the game is over.

How they find their panel, press its buttons and are refused is different at each platform: tests/telegram/players.py
and tests/discord/players.py.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cached_property
from itertools import product

from bots.language.marks import EMBARGO, POTIONS
from bots.tables.lobby import DEFAULTS
from engine import KINDS, TREASURE, Chance

PRICED = re.compile(rf"(.+) (\d+){POTIONS}?(?: {EMBARGO}\d+)? ·\d+")
COUNTS = list(product(range(10), repeat=2))
PLAIN = ("copper", "silver", "gold")
TOGETHER = re.compile(r"Waiting for .+ and .+\.$")
# How to tell, from what can be read, which sort of question it is.
SORTS = {
    "several": lambda panel: any(label.startswith(("✓", "Confirm", "All")) for label in panel.labels),
    "order": lambda panel: "the first one you pick ends up on top" in panel.text,
    "name": lambda panel: "name a card" in panel.text,
    "react": lambda panel: "which Reaction do you use?" in panel.text or {"yes", "no"} & set(panel.labels) == {"no"},
    "page": lambda panel: any("Page " in label for label in panel.labels),
}


class Player:
    """A person at one table, who buys the first affordable card on their list and otherwise decides by dice.

    A platform adds `panel`, the newest message with their hand; `asked`, the panel if it asks something that has
    not been answered yet; and `moves`, which answers the question and waits for the confirmation.
    """

    def __init__(self, person, name, texts, title, wishes, dice):
        self.person, self.name, self.texts, self.title, self.wishes = person, name, texts, title, wishes
        self.dice = Chance(dice + name.encode())
        self.pressed = None  # the question that was answered last
        self.varies = False  # whether they buy what they have bought least often of their list, so that all is played
        self.bought = Counter()
        self.patient = False  # whether they wait for their new hand, rather than ask for it or take the turn back
        self.met = Counter()  # sorts of questions

    def __repr__(self):
        return f"<{self.name}: {self.panel}>"

    @property
    def over(self):
        """Whether this person sees the final scores."""
        return self.panel is not None and self.says("screen-over") in self.panel.text

    @property
    def idle(self):
        """The buttons that answer no question."""
        idle = {self.says(f"button-{name}") for name in ("undo", "resign", "texts", "hint", "stop-explaining")}
        held = {self.says("button-undo-turn", count=int(DEFAULTS["undo"])), self.says("button-show-hand")}
        return idle | held if self.patient else idle

    @cached_property
    def _counts(self):
        """The labels that only say how many cards are still to be picked."""
        return {self.says("button-to-pick", count=count, least=least) for count, least in COUNTS}

    @cached_property
    def _special(self):
        """The labels that play a Treasure of the kingdom."""
        treasures = [id for id, kind in KINDS.items() if kind.types & TREASURE and id not in PLAIN]
        return {self.says("button-play", card=self.texts.card(id)) for id in treasures}

    def says(self, key, **values):
        """The text of that key in this person's language."""
        return self.texts.say(key, **values)

    def meets(self, panel):
        """Count the sorts of questions that the panel asks."""
        for sort, tells in SORTS.items():
            self.met[sort] += tells(panel)

    def choice(self, labels):
        """Choose the label of the button to press."""
        aids = {self.says("button-texts"), self.says("button-hint")}
        labels = [label for label in labels if label not in aids]
        undo, end_actions = self.says("button-undo"), self.says("button-end-actions")
        if self.says("button-end-sure") in labels:
            return self.says("button-end-sure")
        if self.says("button-end-turn") in labels:
            return self._purchase(labels)
        if end_actions in labels:
            return self.dice.pick([label for label in labels if label not in (end_actions, undo)])
        if self.says("button-last-sure") in labels:
            return self.says("button-last-sure")
        confirm = [label for label in labels if label.startswith(self.says("button-confirm", count="").rstrip(" )"))]
        idle = {undo, self.says("button-start-over"), *confirm, *self._counts}
        others = [label for label in labels if label not in idle]
        if confirm and (all(label.startswith("✓") for label in others) or self.dice.below(2)):
            return confirm[0]
        return self.dice.pick([*others, *confirm])

    def _purchase(self, labels):
        if played := [label for label in labels if label in self._special]:
            return played[0]
        prices = {found[1]: label for label in labels if (found := PRICED.fullmatch(label))}
        wished = self._wished(prices)
        unwanted = (self.texts.card("curse"), self.texts.card("copper"))
        others = [label for card, label in prices.items() if card not in unwanted]
        return next(iter(wished or others), self.says("button-end-turn"))

    def _wished(self, prices):
        """The labels of what this person would buy, the best one first."""
        wishes = [card for card in self.wishes if card in prices]
        if self.varies and wishes:
            wishes.sort(key=self.bought.__getitem__)
            self.bought[wishes[0]] += 1
        return [prices[card] for card in wishes]


class Round:
    """Everyone at one table. A platform adds `refusals`, which people were shown."""

    def __init__(self, server, players):
        self.server, self.players = server, players
        self.presses = 0
        self.together = 0  # how often several were waited for at once

    @property
    def over(self):
        return all(player.over for player in self.players)

    def _next(self):
        return next((player for player in self.players if player.asked), None) or self.over

    async def next(self):
        """Wait for the first player who is being asked something; None when everyone sees the final scores."""
        found = await self.server.until(self._next, what=lambda: f"nobody can go on: {self.players}")
        self.together += any(TOGETHER.search(player.panel.text) for player in self.players if player.panel)
        return found if found is not True else None

    async def begun(self):
        """Wait until nobody sees the final scores of the game before this one."""
        await self.server.until(lambda: not any(player.over for player in self.players), what="no new game began")

    async def plays(self, presses=1500, after=None):
        """Press that many buttons, or fewer if the game is over sooner."""
        for _ in range(presses):
            player = await self.next()
            if player is None:
                return
            await player.moves()
            self.presses += 1
            if after:
                await after()

    async def plays_to_the_end(self, after=None):
        await self.plays(after=after)
        assert self.over, f"{self.presses} presses and no end: {self.players}"

    def met(self):
        """How often each sort of question was asked."""
        return sum((player.met for player in self.players), Counter(together=self.together))
