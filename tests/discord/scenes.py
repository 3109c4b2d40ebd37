"""Positions, and what people see and are told, for tests about what goes wrong."""

from __future__ import annotations

from tests.discord.bot_house import panel_of

KINGDOM = ["cellar", "militia", "mystic", "moat", "village", "market", "smithy", "mine", "chapel", "workshop"]


def position(*hands, **more):
    """A position with these hands, in which the first player is on turn."""
    players = [
        {"name": name, "hand": list(hand), "deck": ["copper"] * 5}
        for name, hand in zip(("Ann", "Bob", "Cid"), hands, strict=False)
    ]
    return {"kingdom": KINGDOM, "players": players, "seed": "scene"} | more


CELLAR = position(["cellar", "estate", "estate", "copper", "copper"], ["copper"] * 5)
MYSTIC = position(["mystic", "copper", "copper", "copper", "copper"], ["copper"] * 5)

# Nothing but a Cellar, and nothing but money.
ONE_CELLAR = {
    "players": [
        {"name": "Ann", "hand": ["cellar", "copper", "copper", "estate"], "deck": ["silver"] * 9},
        {"name": "Bob", "hand": ["copper"] * 5, "deck": ["estate"] * 9},
    ]
}
MONEY = {
    "players": [
        {"name": "Ann", "hand": ["copper"] * 5, "deck": ["copper"] * 20},
        {"name": "Bob", "hand": ["copper"] * 5, "deck": ["copper"] * 20},
    ],
    "phase": "buy",
}


async def told(interaction):
    """The private answer to the person who acted."""
    answer = await interaction.outcome()
    assert answer.ephemeral, answer
    return answer.text


async def plays(house, person, label):
    """Let the person press that button of their panel."""
    await (await person.presses(panel_of(person), label)).answer()
    await house.rests()


async def everyone_buys(house, people):
    """Let everyone have a turn."""
    for _ in people:
        await house.buys(next(person for person in people if "Your turn" in panel_of(person).text))


def tables(place):
    """The messages there that show a table in play."""
    return [message for message in place.messages if "🟢" in message.text]


def calls(place):
    """The messages there that call somebody."""
    return [message for message in place.messages if "it’s your turn" in message.text]


def tokens_run_out(discord_api):
    """Let all tokens of interactions expire, so that no message can be edited through them."""
    discord_api.clock.advance(901)
