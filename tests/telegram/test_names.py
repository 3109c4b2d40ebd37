"""Names of people and titles of groups, as Telegram shows them."""

from bots.screens.model import Screen
from bots.telegram_bot.markup import TEXT, html, reply_html
from tests.each import for_each
from tests.links import ADDRESSES, NAMES
from tests.telegram_server.formatting import Formatting


def links_in(messages):
    found = (found for message in messages for found in ADDRESSES.findall(message.text))
    return [address for address in found if address not in ("/new", "/games", "/settings", "/help")]


def plain(text):
    return text.replace("\u2060", "").replace("\u2215", "/")


@for_each(NAMES)
def test_a_name_and_a_title_are_neither_links_nor_commands(name):
    words, entities = Formatting(html(Screen(f"{name}\n1. {name} (host)\nWaiting for {name}."))).read()
    assert ADDRESSES.findall(words) == []
    assert [entity["type"] for entity in entities] == ["bold"]
    assert plain(words) == f"{name}\n1. {name} (host)\nWaiting for {name}."


def test_the_commands_of_the_bot_stay_links():
    text = reply_html("Welcome\nAdd me to a group and write /new there, or /card moat. /start, example.com")
    words, entities = Formatting(text).read()
    assert ADDRESSES.findall(words) == ["/new", "/card"]
    assert [entity["type"] for entity in entities] == ["bold"]


@for_each(NAMES)
def test_a_person_with_such_a_name_is_called_by_it(name):
    text = html(Screen(f"Club\n{name}, it’s your turn.", people=("telegram:1",), names=(name,)))
    words, entities = Formatting(text).read()
    assert [entity.get("url") for entity in entities] == [None, "tg://user?id=1"]
    assert ADDRESSES.findall(words) == []


def test_a_message_that_gets_too_long_by_broken_links_is_cut():
    words, _ = Formatting(html(Screen("Club\n" + "a.b.c.d " * 480))).read()
    assert len(words) == TEXT


async def test_at_a_table_of_people_whose_names_are_addresses_nothing_is_a_link(house, bot_api):
    ann, bob = bot_api.person("example.com"), bot_api.person("@someone")
    group = bot_api.supergroup("t.me/joinchat", ann, bob)
    group.add(bot_api.bot)
    on_turn, other = await house.game(group, ann, bob)
    await house.buys(on_turn)
    await ann.says(group, "/games")
    await ann.says(group, "/log")
    await house.rests()
    messages = [message for message in group.messages if message.sender is bot_api.bot]
    assert any("example.\u2060com" in message.text for message in messages)
    assert links_in(messages) == []
    assert links_in([message for message in other.reads() if message.sender is bot_api.bot]) == []


async def test_people_who_look_the_same_are_told_apart_at_the_table(house, bot_api, ann):
    twin, ghost = bot_api.person("Аnn"), bot_api.person("\u3164\ufe0f")
    group = bot_api.supergroup("Club", ann, twin, ghost)
    group.add(bot_api.bot)
    lobby = await house.lobby(group, ann, twin, ghost)
    assert "1. Ann (host)\n2. Аnn 2\n3. Player\n" in lobby.text


async def test_a_stored_table_with_such_names_goes_on_and_shows_no_links(house, bot_api):
    ann, bob = bot_api.person("/new"), bot_api.person("\u3164")
    group = bot_api.supergroup("/new example.com", ann, bob)
    group.add(bot_api.bot)
    players = [{"name": "/new", "hand": ["copper"] * 5}, {"name": "\u3164", "hand": ["estate"] * 5}]
    await house.standing(group, {"phase": "buy", "players": players}, ann, bob)
    await house.buys(ann)
    table = await ann.sees(group, "🟢")
    assert "▶ " in table.text
    assert ADDRESSES.findall(table.text + ann.reads()[-1].text) == []


async def test_a_table_in_a_group_whose_title_shows_nothing_has_a_neutral_name(house, bot_api, ann):
    group = bot_api.supergroup("\u3164", ann)
    group.add(bot_api.bot)
    await ann.opens(bot_api.bot)
    await house.lobby(group, ann)
    await ann.says(None, "/games")
    await house.rests()
    assert ann.reads()[-1].text == "Your tables\nUnnamed table: not started"
