"""People at a table: each reads their private chat and presses a button they see, until the game is over."""

from __future__ import annotations

from collections import Counter

from bots.language.texts import Texts
from tests import players


class Player(players.Player):
    """A person at the table of one group."""

    def __init__(self, person, title, wishes=(), dice=b""):
        super().__init__(person, person.first_name, Texts(person.language or "en"), title, wishes, dice)
        self.answers = []

    @property
    def panel(self):
        """The newest private message about this table that is no page of its log."""
        messages = reversed(self.person.reads())
        return next((message for message in messages if self._is_panel(message.text)), None)

    def _is_panel(self, text):
        title, _, rest = text.partition("\n")
        return title == self.title and not rest.startswith(self.says("log-title", page="#", pages="").partition("#")[0])

    @property
    def asked(self):
        panel = self.panel
        if panel is None or self.over or not set(panel.labels) - self.idle or self._seen(panel) == self.pressed:
            return None
        return panel

    def _seen(self, panel):
        """What tells one question from another. The same question may be edited because others have done something,
        also just after it was answered: then only buttons that answer nothing come or go."""
        return panel.id, [button.data for row in panel.buttons for button in row if button.text not in self.idle]

    async def moves(self):
        """Press a button of the panel and wait for the answer."""
        panel = self.asked
        self.meets(panel)
        return await self.presses(self.choice(panel.labels))

    async def presses(self, label):
        panel = self.panel
        self.pressed = self._seen(panel)
        press = await self.person.presses(panel, label)
        self.answers.append(await press.answered())
        return self.answers[-1]


class Round(players.Round):
    """Everyone at one table."""

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


async def closed(place, people):
    """Close the table in that group by the command, which only its host may use; return whether someone could."""
    for person in people:
        command = await person.says(place, "/stop")
        reply = await person.server.until(lambda: _reply(person, place, command), what="/stop was never answered")  # noqa: B023
        sure = Texts(person.language or "en").say("button-stop-sure")
        if sure in reply.labels:
            await (await person.presses(reply, sure)).answered()
            return True
    return False


def _reply(person, place, command):
    return next((message for message in person.reads(place) if message.reply_to is command), None)


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
