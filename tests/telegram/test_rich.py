"""Rich messages, if the operator wants them: headings, bordered tables and details, edited as other messages are."""

import logging

import pytest

from bots.language.texts import languages
from bots.screens.model import Known
from bots.screens.wanted import wanted_screens
from bots.tables.deadlines import Limits
from bots.telegram_bot.markup import SHAPE, words_of
from bots.telegram_bot.messages import Messages
from bots.telegram_bot.rich_markup import rich_html
from engine import RECOMMENDED, RandomPlayer
from tests.bots.screens.test_phone import new_table, step
from tests.telegram.bot_house import BotHouse
from tests.telegram.test_notifications import MONEY, position
from tests.telegram_server.rich import RichHtml

KNIGHTS = next(kingdom for kingdom in RECOMMENDED if "knights" in kingdom.cards)


@pytest.fixture
async def rich_house(bot_api, client):
    """The bot, which sends rich messages."""
    bot_api.flood = None
    house = BotHouse(bot_api, client, rich_messages=True)
    house.speed = 1000
    await house.start()
    yield house
    await house.stop()
    assert bot_api.complaints == []


def kinds(message):
    return [block["type"] for block in message.blocks]


async def test_tables_panels_help_and_results_are_rich_and_are_edited_in_place(rich_house, group, ann, bob, bot_api):
    house = rich_house
    hands = ["militia", "gold", "gold"], ["copper", "copper", "copper", "estate", "silver"]
    await house.standing(group, position(*hands, supply={"province": 1}), ann, bob)
    table, panel = await ann.sees(group, "🟢"), ann.reads()[-1]
    assert kinds(table)[:3] == ["heading", "paragraph", "table"]
    supply = table.blocks[2]
    assert supply["is_bordered"]
    assert [row[0]["text"] for row in supply["cells"]][:3] == ["🟢", "🟡", "🟣"]
    assert panel.text.splitlines()[0] == table.text.partition(" · ")[0] == "Friends"
    await (await ann.presses(panel, "Militia")).answered()
    await house.rests()
    assert ann.reads()[-1] is panel
    assert panel.edited
    await (await bob.presses(await bob.sees(button="0 of 2 picked"), "Copper")).answered()
    await ann.says(group, "/help")
    help = await ann.sees(group, "how it works")
    assert kinds(help).count("heading") > 4
    await house.restart()
    await house.rests()
    picking = bob.reads()[-1]
    await (await bob.presses(picking, "Estate")).answered()
    assert await bob.sees(button="Confirm (2)") is picking
    await (await bob.presses(picking, "Confirm (2)")).answered()
    await house.rests()
    await house.buys(ann, "Province 8")
    result = await ann.sees(group, "wins.")
    assert kinds(result)[0] == "heading"
    assert {entity["user"]["id"] for entity in result.entities if entity["type"] == "text_mention"} == {ann.id, bob.id}
    assert bot_api.asked("sendMessage", chat=group) == []


async def test_a_rich_message_is_edited_after_rich_messages_were_switched_off(rich_house, group, ann, bob):
    house = rich_house
    await house.standing(group, position(["village", *MONEY], MONEY), ann, bob)
    panel = ann.reads()[-1]
    assert panel.blocks
    house.settings["rich_messages"] = False
    await house.restart()
    await (await ann.presses(panel, "Village")).answered()
    await house.rests()
    assert ann.reads()[-1] is panel
    assert not panel.blocks
    assert "In play: Village" in panel.text


async def test_a_server_that_knows_no_rich_messages_gets_ordinary_ones(rich_house, group, ann, bob, bot_api, caplog):
    house = rich_house
    bot_api.unknown.add("sendRichMessage")
    with caplog.at_level(logging.WARNING, Messages.__module__):
        await house.standing(group, position(MONEY, MONEY), ann, bob)
        table = await ann.sees(group, "🟢")
        await house.buys(ann)
    assert not table.blocks
    assert [record.getMessage() for record in caplog.records if "rich" in record.getMessage()] == [
        "Telegram refuses rich messages (Endpoint 'sendRichMessage' not found in Bot API); "
        "ordinary ones are sent from now on"
    ]


async def test_an_edit_that_is_refused_as_a_rich_message_is_made_as_an_ordinary_one(
    rich_house, group, ann, bob, bot_api
):
    house = rich_house
    await house.standing(group, position(["village", *MONEY], MONEY), ann, bob)
    panel = ann.reads()[-1]
    bot_api.fails("editMessageText", 400, "Bad Request: message text is empty", chat=ann.server.private(ann))
    await (await ann.presses(panel, "Village")).answered()
    await house.rests()
    assert ann.reads()[-1] is panel
    assert (panel.blocks, "In play: Village" in panel.text) == ((), True)


async def test_a_rich_message_that_cannot_become_an_ordinary_one_is_replaced(rich_house, group, ann, bob, bot_api):
    house = rich_house
    await house.standing(group, position(["village", *MONEY], MONEY), ann, bob)
    panel = ann.reads()[-1]
    house.canvas.messages.rich = False
    words = "Bad Request: there is no text in the message to edit"
    bot_api.fails("editMessageText", 400, words, chat=ann.server.private(ann))
    await (await ann.presses(panel, "Village")).answered()
    await house.rests()
    assert panel.deleted
    assert "In play: Village" in ann.reads()[-1].text


def test_every_screen_of_a_game_is_a_rich_message_within_the_limits():
    table, player, seen = new_table(KNIGHTS, players=4), RandomPlayer(b"rich"), 0
    while table.game.pending and seen < 30:
        table.options.language = languages()[seen % 4]
        for screen in wanted_screens(table, Known(), SHAPE, Limits()).screens.values():
            if screen.picture is None:
                page = RichHtml(rich_html(words_of(screen)))
                assert {block["type"] for block in page.read()} <= {
                    "heading", "paragraph", "table", "blockquote", "details"
                }  # fmt: skip
        step(table, player)
        seen += 1
