"""A platform that was written from CONTRIBUTING.md alone, with the real worker: people in memory play a game on it."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bots.adapter.commands import COMMANDS
from bots.worker import Worker
from tests import layers
from tests.echo_bot.ids import PLATFORM
from tests.echo_bot.server import Account, Away, Server
from tests.echo_bot.service import platform
from tests.server_clock import PATIENCE

KINGDOM = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop"
MONEY = ("Province 8", "Gold 6", "Silver 3", "End turn", "Yes, end my turn", "Yes, end the game")


def has_button(message, label):
    """Whether the message has a button whose label is, or begins with, these words."""
    return any(f"{each} ".startswith(f"{label} ") for each in message.labels())


class Garden:
    """A channel where three people meet, the bot that serves it, and everything they see."""

    def __init__(self, client):
        self.client = client
        self.server = Server()
        self.channel = self.server.open_channel("garden room:1", "Garden")
        self.ann, self.bob, self.eve = (Account(f"{name.lower()}@example", name) for name in ("Ann", "Bob", "Eve"))
        self.private = {each: self.server.register(each) for each in (self.ann, self.bob, self.eve)}

    @asynccontextmanager
    async def served(self):
        """A bot serves the platform until the end of the block, as the service would have it."""
        bot, shape = platform(self.server)
        self.worker = Worker(self.client, {PLATFORM: bot.canvas()}, {PLATFORM: shape}, seed=lambda: bytes(32))
        bot.serve(self.worker)
        async with self.worker.running(), bot.running():
            yield bot

    async def settled(self):
        await self.server.handled()
        await self.worker.redrawer.wait_until_settled()

    async def says(self, person, text, chat=None):
        """Write in the channel, or in that chat."""
        event = self.server.say(person, chat or self.channel, text)
        await self.settled()
        return event

    async def presses(self, person, label, chat=None):
        """Press the lowest button with that label that the person sees in the channel, or in that chat."""
        chat = chat or self.channel
        seen = [each for each in chat.messages if has_button(each, label) and each.only_for in ("", person.id)]
        return await self.presses_on(person, chat, seen[-1], label)

    async def presses_on(self, person, chat, message, label):
        event = self.server.press(person, chat, message, label)
        await self.settled()
        return event

    def everything(self):
        """All messages, by their ids, as they are now."""
        chats = [self.channel, *self.private.values()]
        return {message.id: (chat.id, replace(message)) for chat in chats for message in chat.messages}

    def new_since(self, before):
        """Where, for whom and with which text the bot has written since; everything else must have stayed as it was."""
        now = self.everything()
        assert {id: now[id] for id in before} == before
        return [(chat, message.only_for, message.text) for id, (chat, message) in now.items() if id not in before]

    def table(self):
        return next(each for each in self.channel.messages if not each.only_for)

    async def game(self):
        await self.says(self.ann, "/new")
        await self.presses(self.bob, "Join")
        await self.says(self.ann, f"/kingdom {KINGDOM}")
        await self.presses(self.ann, "Start")

    def panel(self, person):
        return self.private[person].messages[-1]

    async def plays(self, *rule):
        """Someone presses the first of these buttons that is there; false if nobody has any of them."""
        for person in (self.ann, self.bob):
            for label in rule:
                if has_button(self.panel(person), label):
                    assert all(
                        len(key.data) <= 64 and key.data.isascii() for row in self.panel(person).keys for key in row
                    )
                    await self.presses(person, label, self.private[person])
                    return True
        return False


@pytest.fixture
def garden(client):
    return Garden(client)


@pytest.fixture
async def served(garden):
    async with garden.served():
        yield garden


# -- a game ------------------------------------------------------------------------------------------------------------


async def test_a_table_is_opened_joined_and_started_and_both_get_a_panel_in_private(served):
    await served.says(served.ann, "/new")
    assert "1. Ann (host)" in served.table().text
    await served.presses(served.bob, "Join")
    assert "2 of 4 seats taken" in served.table().text
    await served.presses(served.ann, "Start")
    assert [each.text for each in served.channel.messages if "<" in each.text] == []
    for person, loud in ((served.ann, False), (served.bob, True)):
        assert ("✋ Copper" in served.panel(person).text, served.panel(person).loud) == (True, loud)


async def test_a_whole_game_is_played_by_buttons_and_its_result_and_record_stay_when_the_next_begins(served):
    await served.game()
    while await served.plays(*MONEY):
        pass
    result = served.table()
    assert "The game is over." in result.text
    assert (result.loud, result.text.count("<ann@example>"), result.text.count("<bob@example>")) == (True, 1, 1)
    assert all("The game is over." in served.panel(person).text for person in (served.ann, served.bob))
    await served.says(served.ann, "/record")
    assert served.channel.messages[-1].file.startswith(b"{")
    await served.presses(served.ann, "Rematch")
    assert "Garden\n<bob@example>: a rematch? Press “I’m in”." in [each.text for each in served.channel.messages]
    await served.presses(served.bob, "I’m in")
    await served.presses(served.ann, "Start")
    assert ("The game is over." in result.text, result.keys) == (True, [])
    assert any("Turn 1\n" in each.text for each in served.channel.messages)
    assert "Buy a card" in served.panel(served.ann).text + served.panel(served.bob).text


@pytest.mark.parametrize("is_private", [False, True])
@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("/log", "Log, page 1 of 1"),
        ("/kingdom", "Woodcutter · costs 3"),
        ("/card moat", "Moat · costs 2"),
        ("/settings", "Your settings, for all tables"),
        ("/help", "/log"),
    ],
)
async def test_a_command_is_answered_to_the_person_who_gave_it(served, command, words, is_private):
    await served.game()
    before = served.everything()
    chat = served.private[served.bob] if is_private else served.channel
    await served.says(served.bob, command, chat)
    ((where, only_for, text),) = served.new_since(before)
    assert (where, only_for) == (chat.id, "" if is_private else served.bob.id)
    assert words in text


async def test_a_page_turns_on_its_own_message(served):
    await served.says(served.ann, "/settings")
    page = served.channel.messages[-1]
    await served.presses(served.ann, "Deutsch")
    assert (served.channel.messages, "Sprache: Deutsch" in page.text) == ([page], True)


# -- what is refused ---------------------------------------------------------------------------------------------------


async def test_the_button_of_another_person_is_refused_to_the_one_who_pressed_it_and_changes_nothing(served):
    await served.game()
    before = served.everything()
    await served.presses_on(served.ann, served.private[served.ann], served.panel(served.bob), "Silver 3")
    await served.presses_on(served.eve, served.private[served.eve], served.panel(served.bob), "Silver 3")
    await served.presses(served.eve, "My hand")
    assert served.new_since(before) == [
        (served.channel.id, served.eve.id, "You’re not at this table."),
        (served.ann.id, "", "It’s not your move."),
        (served.eve.id, "", "You’re not at this table."),
    ]


async def test_an_old_button_is_refused_to_the_one_who_pressed_it_and_changes_nothing(served):
    await served.game()
    old = replace(served.panel(served.bob))
    await served.presses(served.bob, "Silver 3", served.private[served.bob])
    await served.presses(served.ann, "Silver 3", served.private[served.ann])
    assert has_button(served.panel(served.bob), "Silver 3")
    before = served.everything()
    await served.presses_on(served.bob, served.private[served.bob], old, "Silver 3")
    assert served.new_since(before) == [(served.bob.id, "", "That has already been decided.")]


async def test_what_is_delivered_twice_is_done_once(served):
    opened = await served.says(served.ann, "/new")
    joined = await served.presses(served.bob, "Join")
    before = served.everything()
    served.server.send(opened)
    served.server.send(joined)
    await served.settled()
    assert served.new_since(before) == [(served.channel.id, served.bob.id, "That has already been decided.")]


async def test_a_table_is_not_opened_in_private(served):
    await served.says(served.ann, "/new", served.private[served.ann])
    assert served.panel(served.ann).text == "That only works in a channel. Use this command in one."


# -- stopping and starting ---------------------------------------------------------------------------------------------


async def test_a_choice_that_was_begun_before_the_bot_stopped_is_finished_after_it_started_again(garden):
    private = garden.private[garden.bob]
    async with garden.served():
        await garden.game()
        while await garden.plays("Militia", "Militia 4", "Silver 3", "End turn"):
            if "Militia: discard 2 cards." in garden.panel(garden.bob).text:
                break
        await garden.presses(garden.bob, "Copper ×2", private)
        assert "Picked 1 of 2" in garden.panel(garden.bob).text
    panel, events = garden.panel(garden.bob), garden.server.events
    garden.server.press(garden.bob, private, panel, "Estate ×2")
    assert events.qsize() == 1
    async with garden.served():
        await garden.settled()
        assert (private.messages, "Picked 2 of 2" in panel.text) == ([panel], True)
        await garden.presses(garden.bob, "Confirm (2)", private)
        assert "▶ Ann " in garden.table().text
        while "Turn 6" not in garden.table().text:
            assert await garden.plays(*MONEY, "End Action phase")


async def test_the_commands_are_told_once_in_all_languages(garden):
    for expected in (set(COMMANDS), set()):
        garden.server.menus = {}
        async with garden.served():
            assert set(garden.server.menus.get("de", {})) == expected


async def test_a_server_that_is_lost_is_reported_to_the_host(garden):
    async with garden.served() as bot:
        waiting = asyncio.create_task(bot.lost())
        garden.server.lost.set()
        with pytest.raises(Away):
            await waiting


async def test_a_server_that_does_not_answer_is_reported_and_retried_until_it_does(garden, caplog):
    garden.server.answers = False
    bot, _ = platform(garden.server)
    bot.serve(Worker(garden.client, {}))
    async with AsyncExitStack() as stack:
        starting = asyncio.create_task(stack.enter_async_context(bot.running()))
        async with asyncio.timeout(PATIENCE):
            while caplog.text.count("Echo does not answer: Away; retrying in") < 5:
                await asyncio.sleep(0.01)
        assert not starting.done()
        assert (bot.status.state, bot.status.reason) == ("starting", "does not answer: Away")
        assert "if ECHO_URL is set, is it right?" in caplog.text
        garden.server.answers = True
        await starting
        assert bot.status.reason == ""


# -- where the bot cannot write ----------------------------------------------------------------------------------------


async def test_no_table_is_opened_where_the_bot_cannot_write(served):
    served.channel.writable = False
    await served.says(served.ann, "/new")
    assert "I can’t show a table here." in served.panel(served.ann).text
    served.channel.writable = True
    await served.says(served.ann, "/table")
    assert served.channel.messages[-1].text == "There’s no table here. Open one first."


async def test_a_channel_that_is_closed_during_a_game_shows_it_again_once_it_is_open(served):
    await served.game()
    served.channel.writable = False
    while "Turn 3" not in served.panel(served.bob).text:
        assert await served.plays(*MONEY)
    assert "Turn 1" in served.table().text
    served.server.allow(served.channel)
    await served.settled()
    assert "Turn 3" in next(each for each in reversed(served.channel.messages) if "🟢" in each.text).text


async def test_who_cannot_be_written_to_is_shown_their_hand_in_a_whisper_and_in_private_once_they_ask_there(served):
    private = served.private[served.bob]
    private.writable = False
    await served.game()
    assert "Bob: I can’t write to you in private." in served.table().text
    await served.presses(served.bob, "My hand")
    assert (served.channel.messages[-1].only_for, private.messages) == (served.bob.id, [])
    private.writable = True
    await served.says(served.bob, "/hand", private)
    assert any("✋ Copper" in each.text for each in private.messages)
    assert "I can’t write to you" not in served.table().text


async def test_a_table_does_not_go_with_the_private_chat_of_a_player(served):
    del served.server.chats[served.bob.id]
    await served.game()
    assert "▶ Bob " in served.table().text


@pytest.mark.parametrize("is_told", [True, False])
async def test_a_table_goes_with_its_channel(served, is_told):
    await served.game()
    if is_told:
        served.server.delete_channel(served.channel)
        await served.settled()
    else:
        del served.server.chats[served.channel.id]
        await served.plays(*MONEY)
    await served.says(served.bob, "/log", served.private[served.bob])
    assert served.panel(served.bob).text == "You’re not at any table."


async def test_no_table_is_opened_in_a_channel_whose_id_does_not_fit_into_buttons(served):
    served.channel = served.server.open_channel("the vegetable garden room:1", "Vegetables")
    await served.says(served.ann, "/new")
    assert [each.only_for for each in served.channel.messages] == [served.ann.id]


# -- the code ----------------------------------------------------------------------------------------------------------


def test_the_platform_imports_only_what_is_meant_for_platforms():
    allowed = {*layers.FOR_PLATFORMS, "tests.echo_bot"}
    wrong = [
        f"{path.name} imports {module}"
        for path in sorted((Path(__file__).parent / "echo_bot").glob("*.py"))
        for module in sorted(layers.imports(path))
        if module.split(".")[0] in ("bots", "engine", "storage", "tests")
        if not any(f"{module}.".startswith(f"{name}.") for name in allowed)
    ]
    assert wrong == []
