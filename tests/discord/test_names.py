"""Names of people and of servers, as Discord shows them."""

from bots.discord_bot.markup import call_text, sections
from bots.discord_bot.views import text_view
from bots.screens.model import Screen
from tests.each import for_each
from tests.links import DISCORD, NAMES


def plain(text):
    return text.replace("\u2060", "").replace("\\", "")


@for_each(NAMES)
def test_a_name_and_a_title_are_neither_links_nor_mentions(name):
    text = "\n".join(sections(Screen(f"{name}\n1. {name} (host)\nWaiting for {name}.")))
    assert DISCORD.findall(text) == []
    assert plain(text) == f"### {name}\n1. {name} (host)\nWaiting for {name}."


@for_each(NAMES)
def test_a_call_mentions_its_person_alone(name):
    text = call_text(Screen(f"Club\n{name}, it’s your turn. {name} is late.", people=("discord:7",), names=(name,)))
    assert DISCORD.findall(text) == ["<@7>"]


def test_the_address_of_a_thread_stays_a_link():
    address = "https://discord.com/channels/123/456"
    (shown,) = text_view(f"The table is open: {address} (example.com)").children
    assert shown.content == f"The table is open: {address} (example.\u2060com)"


async def test_at_a_table_of_people_whose_names_are_addresses_nothing_is_a_link(house, discord_api, guild, channel):
    ann, bob = discord_api.person("https://example.org"), discord_api.person("@everyone")
    for person in (ann, bob):
        person.joins(guild)
    on_turn, _ = await house.game(channel, ann, bob)
    messages = [*channel.messages, *on_turn.reads()]
    assert any("https:\u2060//example.\u2060org" in message.text for message in messages)
    own = f"https://discord.com/channels/{guild.id}/"
    assert [found for message in messages for found in DISCORD.findall(message.text.replace(own, ""))
            if found not in (ann.mention, bob.mention)] == []  # fmt: skip
