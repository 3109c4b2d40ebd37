"""What people ask the bot for, and what they are told."""

from tests.discord.bot_house import panel_of

TEN = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop"
NO_TABLE = "There’s no table here. Open one first."
LAST_PROVINCE = {
    "phase": "buy",
    "supply": {"province": 1},
    "players": [{"name": "Ann", "hand": ["gold"] * 3}, {"name": "Bob", "hand": ["estate"] * 5}],
}


async def uses(house, person, place, command, **options):
    """Use the command; return what only that person is told."""
    answer = await (await person.uses(place, f"dominion {command}", **options)).outcome()
    await house.rests()
    assert answer.ephemeral
    return answer.message


async def press(house, person, message, label):
    """Press the button; return the message that was changed or sent."""
    answer = await (await person.presses(message, label)).outcome()
    await house.rests()
    return answer.message


async def buys(house, person, card="Estate"):
    await (await person.presses(panel_of(person), card)).answer()
    await house.rests()


def table_in(channel):
    """The newest message there that shows the table."""
    return [message for message in channel.messages if "it’s your turn" not in message.text][-1]
