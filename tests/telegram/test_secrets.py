"""Nothing hidden goes to a shared chat or into the log, in any game."""

import logging
import time

import pytest

from bots.language.texts import Texts
from bots.people import Person
from bots.screens.calls import earliest
from bots.screens.formatting import plain
from bots.screens.shared_table import table_screen
from bots.screens.time_left import fill, in_short, in_words, mark
from bots.tables.deadlines import Limits, nameable
from bots.telegram_bot.markup import SHAPE, unlinked
from engine import KINDS
from storage.places import Place
from tests.engine.invariants import rearranged
from tests.telegram.players import Player, Round, presses, seated
from tests.telegram.test_games import NAMES
from tests.whole_games import KINGDOMS, WATCHED_AT_TELEGRAM, sample


class Watched(Round):
    """A game, and all that everyone may have seen of it: computed while everything hidden lay somewhere else."""

    def __init__(self, house, name, count=3):
        kingdom, wishes = KINGDOMS[name]
        people = [house.bot_api.person(name) for name in NAMES[:count]]
        super().__init__(house.bot_api, [Player(person, "Friends", wishes, b"secret") for person in people])
        self.house, self.people, self.kingdom = house, people, kingdom
        self.group = house.bot_api.supergroup("Friends", *people)
        self.group.add(house.bot_api.bot)
        self.place = Place("telegram", str(self.group.id))
        self.public = set()

    async def begins(self):
        await seated(self.group, self.people, self.kingdom)
        await self.looks()

    async def looks(self):
        """Note what the group may see at this moment, and wait until it does."""
        self.public.add(await self.house.worker.repository.read(self.place, _seen_without_secrets))
        await self.house.rests()

    def shown(self):
        """What the group was shown of the game."""
        versions = [version for message in self.group.ever for version in message.versions if message.sender.is_bot]
        return {_readable(version) for version in versions if "Turn " in version.text}


def _seen_without_secrets(table):
    with rearranged(table.game._state, None):
        end = earliest(table, nameable(table), Limits())
        screen = table_screen(table, table.game, SHAPE, until="" if end is None else mark(end))
    buttons = [button for row in screen.rows for button in row]
    now, texts = time.time(), Texts()
    text = fill(
        unlinked(plain(screen.text)),
        lambda end: in_words(end, now, texts),
        lambda end: in_short(end, now, texts),
    )
    return (
        _with_plain_spaces(text),
        tuple(button.label for button in buttons),
        tuple(button.token for button in buttons),
    )


def _with_plain_spaces(text):
    """Telegram's quotations have spaces at which no line is broken."""
    return text.replace("\u00a0", " ")


def _readable(version):
    buttons = [button for row in version.buttons for button in row]
    return (
        _with_plain_spaces(version.text),
        tuple(button.words for button in buttons),
        tuple(button.data for button in buttons),
    )


@pytest.mark.parametrize("count", sample([14, 60], [14]))
@pytest.mark.parametrize("name", sample(KINGDOMS, WATCHED_AT_TELEGRAM))
async def test_what_a_group_is_shown_does_not_depend_on_what_is_hidden(fast_house, name, count):
    game = Watched(fast_house, name)
    await game.begins()
    await game.plays(count, after=game.looks)
    await fast_house.settled()
    assert len(game.shown()) > count / 3
    assert game.shown() <= game.public


@pytest.mark.parametrize("count", sample([10, 40], [10]))
async def test_everything_in_a_group_is_the_table_or_a_greeting_and_a_hand_is_shown_to_its_owner_alone(
    fast_house, count
):
    game = Watched(fast_house, "base1")
    await game.begins()
    await game.plays(count)
    await fast_house.settled()
    mine = [message for message in game.group.ever if message.sender.is_bot]
    [title] = [message.text.partition("\n")[0] for message in mine if not message.text.startswith("Dominion in")]
    assert title.startswith("Friends · Turn ")
    stranger = fast_house.bot_api.person("Eve")
    game.group.add(stranger)
    requests = len(fast_house.bot_api.asked(chat=game.group))
    for player in game.players:
        [answer] = await presses(player.person, game.group, "My hand")
        hand = next(line for line in player.panel.text.splitlines() if line.startswith("✋ "))
        assert answer.alert
        assert hand in answer.text
    [answer] = await presses(stranger, game.group, "My hand")
    assert "✋" not in answer.text
    await fast_house.settled()
    assert len(fast_house.bot_api.asked(chat=game.group)) == requests


@pytest.mark.parametrize("count", sample([10, 40], [10]))
async def test_the_log_in_a_group_tells_what_all_may_know(fast_house, count):
    game = Watched(fast_house, "hinterlands1")
    await game.begins()
    await game.plays(count)
    await fast_house.settled()
    ann = game.people[0]
    await ann.says(game.group, "/log")
    page = await ann.sees(game.group, "Log, page")
    public = await fast_house.worker.archive.lines(game.place, None, Texts())
    told = [line for line in page.text.splitlines() if line in public]
    assert len(told) > 5
    own = await fast_house.worker.archive.lines(game.place, _person(ann), Texts())
    assert not set(page.text.splitlines()) & (set(own) - set(public))


def _person(person):
    return Person(f"telegram:{person.id}", person.first_name)


@pytest.mark.parametrize("count", sample([10, 40], [10]))
async def test_no_log_record_names_the_token_or_a_card(fast_house, caplog, count):
    caplog.set_level(logging.DEBUG)
    game = Watched(fast_house, "intrigue1")
    server = fast_house.bot_api
    await game.begins()
    server.fails("editMessageText", code=502, description="Bad Gateway", times=3)
    server.fails("sendMessage", code=400, description="Bad Request: something new", times=2)
    server.loses_answer("editMessageText", times=2)
    await game.plays(count)
    await fast_house.settled()
    texts = Texts()
    names = {texts.card(id) for id in KINDS} | {id for id in KINDS if "_" in id or id in ("copper", "silver", "estate")}
    written = "\n".join(f"{record.getMessage()} {record.exc_text or ''}" for record in caplog.records)
    assert "retrying in" in written, "nothing went wrong, so this proves little"
    assert server.token not in written
    assert server.token.partition(":")[2] not in written
    assert [name for name in names if name in written] == []
