"""People at a table: each reads their panel, in direct messages or beside the table, and acts until the game is over.

They press buttons, choose from menus and fill in forms.
"""

from __future__ import annotations

from bots.language.texts import Texts, supported_language
from tests import players


class Player(players.Player):
    """A person at the table of one channel or thread."""

    def __init__(self, person, where, wishes=(), dice=b"", beside=False, title=""):
        texts = Texts(supported_language(person.locale))
        super().__init__(person, person.name, texts, title or title_of(where), wishes, dice)
        self.where = where
        self.beside = beside  # whether the panel is beside the table, for this person alone
        self.acts = []  # all interactions

    @property
    def panel(self):
        """The newest panel of this table."""
        person = self.person
        messages = person.ephemerals(self.where) if self.beside else person.reads(person.direct())
        return next((message for message in reversed(messages) if is_panel(message, self.title)), None)

    @property
    def asked(self):
        panel = self.panel
        if panel is None or self.over or self._seen(panel) == self.pressed:
            return None
        return panel if panel.selects or set(panel.labels) - self.idle else None

    def _seen(self, panel):
        """What tells one question from another, and a menu from the same menu with other cards chosen. The same
        question may be edited because others have done something: then only buttons that answer nothing come or go."""
        return panel.id, [button.custom_id for button in panel.buttons if button.label not in self.idle], panel.selects

    async def moves(self):
        """Answer the question on the panel, or take a step towards that, and wait for Discord's confirmation."""
        panel = self.asked
        self.meets(panel)
        self.met["menu"] += bool(panel.selects)
        if panel.selects and not self._settles(panel.labels):
            return await self.chooses(panel.selects[0])
        by_typing = self.says("button-type-name")
        if by_typing in panel.labels and self.dice.below(2):
            return await self.types_a_name()
        label = self.choice([label for label in panel.labels if label != by_typing])
        self.met["named"] += by_typing in panel.labels and not self._turns_page(label)
        return await self.presses(label)

    def _turns_page(self, label):
        return label.startswith("‹") or label.endswith("›")

    def _settles(self, labels):
        """Whether to press a button below the menu: to confirm a choice, and now and then to choose none or all."""
        chosen = any(label.startswith(self.says("button-confirm", count="").rstrip(" )")) for label in labels)
        at_once = {self.says("button-none"), self.says("button-all")}
        return chosen or (set(labels) & at_once and self.dice.below(4) == 0)

    async def presses(self, label):
        """Press the button of the panel and wait for the answer."""
        panel = self.panel
        self.pressed = self._seen(panel)
        return await self._acted(await self.person.presses(panel, label))

    async def chooses(self, menu, count=None):
        """Choose `count` options of the menu, or as many as the dice say."""
        panel = self.panel
        self.pressed = self._seen(panel)
        least = max(menu.least, 1)  # the same as before is no choice
        count = least + self.dice.below(menu.most - least + 1) if count is None else count
        values = [option.value for option in menu.options]
        self.dice.shuffle(values)
        return await self._acted(await self.person.selects(panel, menu, values[:count]))

    async def types_a_name(self):
        """Name a card by typing it into the form."""
        panel = self.panel
        by_typing = self.says("button-type-name")
        form = (await self._acted(await self.person.presses(panel, by_typing))).modal
        others = {by_typing} | self.idle
        names = [label for label in panel.labels if label not in others and not self._turns_page(label)]
        name = self.dice.pick(names)
        self.met["typed"] += 1
        self.pressed = self._seen(panel)
        return await self._acted(await self.person.submits(form, {self.says("form-name-field"): name}))

    async def _acted(self, act):
        self.acts.append(act)
        return await act.answer()


class Round(players.Round):
    """Everyone at one table."""

    def refusals(self):
        """The refusals that people were shown."""
        acts = [act for player in self.players for act in player.acts]
        told = [message for act in acts for message in (act.original, *act.follow_ups) if message and message.ephemeral]
        return [message.text for message in told if not any(is_panel(message, one.title) for one in self.players)]


def title_of(where):
    """The title of the table in that channel or thread."""
    return f"{where.guild.name} · #{where.name}"


def is_panel(message, title):
    """Whether the message shows someone's hand, or the end of the game, at the table of that title."""
    head, _, rest = message.text.partition("\n")
    return (head == f"### {title}" or head.startswith(f"### [{title}](")) and bool(rest)


async def presses(person, place, *labels):
    """Press the buttons, one after the other, each on the newest message that has it; return the answers."""
    answers = []
    for label in labels:
        press = await person.presses(await person.sees(place, button=label), label)
        answers.append(await press.answer())
    return answers


async def turns_pages(person, place, *labels):
    """Press the buttons, one after the other, each on the page that the one before it opened."""
    for label in labels:
        page = await person.sees(place, button=label)
        seen = len(page.versions)
        answer = await (await person.presses(page, label)).answer()
        if answer.deferred:  # then the page turns later, or it is closed
            await person.server.until(lambda: page.deleted or len(page.versions) > seen)  # noqa: B023


async def seated(where, people, kingdom="", seats=4):
    """Start a game there by the buttons of its lobby. The channel has the language of the first person."""
    host, *others = people
    say = Texts(supported_language(host.locale)).say
    await (await host.uses(where, "dominion new")).outcome()
    await host.sees(where, say("lobby-seats", taken=1, seats=4))
    if kingdom:
        await (await host.uses(where, "dominion kingdom", cards=kingdom)).outcome()
        await host.sees(where, say("kingdom-own"))
    if len(people) > seats:
        await turns_pages(host, where, "Options", "Players", "Up to 6", "Back")
    for count, other in enumerate(others, 2):
        await presses(other, where, say("button-join"))
        await host.sees(where, say("lobby-seats", taken=count, seats=max(seats, len(people))))
    await presses(host, where, say("button-start"))
    await host.sees(where, say("screen-turn", count=1, who=""))


async def closed(where, people):
    """Close the table there by the command, which only its host may use; return whether someone could."""
    for person in people:
        reply = await (await person.uses(where, "dominion stop")).outcome()
        sure = Texts(supported_language(person.locale)).say("button-stop-sure")
        if reply.message and sure in reply.message.labels:
            await (await person.presses(reply.message, sure)).answer()
            return True
    return False


async def opened(person, place):
    """Open the person's panel beside the table, and return it."""
    press = await person.presses(await person.sees(place, button="My hand"), "My hand")
    answer = await press.outcome()  # on a slow machine the first answer may be only an acknowledgement
    assert answer.ephemeral
    return answer.message


def same(one, other):
    """Whether two panels show the same and have the same buttons."""
    return _told(one) == _told(other)


def _told(message):
    return message.text, message.labels, [button.custom_id for button in message.buttons], message.selects
