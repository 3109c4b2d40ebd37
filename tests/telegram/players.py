"""People at a table: each reads their private chat and presses a button they see, until the game is over."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product

from bots.language.texts import Texts
from engine import KINDS, TREASURE, Chance

PRICED = re.compile(r"(.+) (\d+) ·\d+")
COUNTS = list(product(range(10), repeat=2))
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
    """A person at one table, who buys the first affordable card on their list and otherwise decides by dice."""

    def __init__(self, person, title, wishes=(), dice=b""):
        self.person, self.title, self.wishes = person, title, wishes
        self.texts = Texts(person.language or "en")
        self.dice = Chance(dice + person.first_name.encode())
        self.pressed = None
        self.met = Counter()  # sorts of questions
        self.answers = []

    def __repr__(self):
        return f"<{self.person.first_name}: {self.panel}>"

    @property
    def panel(self):
        """The newest private message about this table."""
        messages = reversed(self.person.reads())
        return next((message for message in messages if message.text.partition("\n")[0] == self.title), None)

    @property
    def asked(self):
        """The panel, if it asks something that has not been answered yet."""
        panel = self.panel
        idle = {self.says(f"button-{name}") for name in ("undo", "resign", "texts")}
        if panel is None or not set(panel.labels) - idle or self._seen(panel) == self.pressed:
            return None
        return panel

    @property
    def over(self):
        """Whether this person sees the final scores."""
        return self.panel is not None and self.says("screen-over") in self.panel.text

    def says(self, key, **values):
        """The text of that key in this person's language."""
        return self.texts.say(key, **values)

    @staticmethod
    def _seen(panel):
        """What tells one question from another; the same question may be edited, because others have done something."""
        return panel.id, [button.data for row in panel.buttons for button in row]

    async def moves(self):
        """Press a button of the panel and wait for the answer."""
        panel = self.asked
        for sort, tells in SORTS.items():
            self.met[sort] += tells(panel)
        return await self.presses(self.choice(panel.labels))

    async def presses(self, label):
        panel = self.panel
        self.pressed = self._seen(panel)
        press = await self.person.presses(panel, label)
        self.answers.append(await press.answered())
        return self.answers[-1]

    def choice(self, labels):
        """Choose the label of the button to press."""
        labels = [label for label in labels if label != self.says("button-texts")]
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
        counts = {self.says("button-to-pick", count=count, least=least) for count, least in COUNTS}  # change nothing
        others = [label for label in labels if label not in {undo, self.says("button-start-over"), *confirm, *counts}]
        if confirm and (all(label.startswith("✓") for label in others) or self.dice.below(2)):
            return confirm[0]
        return self.dice.pick([*others, *confirm])

    def _purchase(self, labels):
        treasures = [
            id for id, kind in KINDS.items() if kind.types & TREASURE and id not in ("copper", "silver", "gold")
        ]
        special = {self.says("button-play", card=self.texts.card(id)) for id in treasures}
        if played := [label for label in labels if label in special]:
            return played[0]
        prices = {found[1]: label for label in labels if (found := PRICED.fullmatch(label))}
        wished = [prices[card] for card in self.wishes if card in prices]
        unwanted = (self.texts.card("curse"), self.texts.card("copper"))
        others = [label for card, label in prices.items() if card not in unwanted]
        return next(iter(wished or others), self.says("button-end-turn"))


class Round:
    """Everyone at one table."""

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

    def refusals(self):
        """The refusals that people were shown."""
        return [answer.text for player in self.players for answer in player.answers if answer.text]


async def seated(place, people, kingdom=""):
    """Start a game in that group by the buttons of its lobby, after everyone has opened the private chat. The group has
    the language of the first person."""
    host, *others = people
    say = Texts(host.language or "en").say
    await host.opens()
    await host.says(place, "/new")
    await host.sees(place, say("lobby-seats", taken=1, seats=4))
    if kingdom:
        await host.says(place, "/kingdom " + kingdom)
        await host.sees(place, say("kingdom-own"))
    if len(people) > 4:
        await turns_pages(host, place, "Options", "Players", "Up to 6", "Back")
    for count, other in enumerate(others, 2):
        await other.follows(await other.presses(await other.sees(place, button=say("button-join")), say("button-join")))
        await host.sees(place, say("lobby-seats", taken=count, seats=max(4, len(people))))
    await presses(host, place, say("button-start"))
    await host.sees(place, say("screen-turn", count=1, who=""))


async def presses(person, place, *labels):
    """Press the buttons, one after the other, each on the newest message that has it; return the answers."""
    answers = []
    for label in labels:
        press = await person.presses(await person.sees(place, button=label), label)
        answers.append(await press.answered())
    return answers


async def turns_pages(person, place, *labels):
    """Press the buttons, one after the other, each on the page that the one before it opened."""
    for label in labels:
        page = await person.sees(place, button=label)
        seen = len(page.versions)
        await (await person.presses(page, label)).answered()
        await person.server.until(lambda: len(page.versions) > seen, what=f"{label} turned no page")  # noqa: B023


def answered_once(server):
    """Whether each press was answered exactly once."""
    answers = Counter(request.parameters["callback_query_id"] for request in server.asked("answerCallbackQuery"))
    return answers == Counter(list(server.presses))
