"""Positions, and what people see and are told, for tests about what goes wrong."""

from __future__ import annotations

from tests.discord.bot_house import panel_of

KINGDOM = ["cellar", "militia", "mystic", "moat", "village", "market", "smithy", "mine", "chapel", "workshop"]


def position(*hands, **more):
    """These are the hands, and the first player is to move."""
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
    """What the one who acted is told, for their eyes only."""
    answer = await interaction.outcome()
    assert answer.ephemeral, answer
    return answer.text


async def plays(house, person, label):
    """The person has pressed that button of their panel."""
    await (await person.presses(panel_of(person), label)).answer()
    await house.rests()


async def everyone_buys(house, people):
    """Everyone has had a turn."""
    for _ in people:
        await house.buys(next(person for person in people if "Your turn" in panel_of(person).text))


def tables(place):
    """The tables in play that stand there."""
    return [message for message in place.messages if "Supply" in message.text]


def calls(place):
    """The calls that stand there."""
    return [message for message in place.messages if "it is your turn" in message.text]


def tokens_run_out(discord_api):
    """No message can be edited through an interaction any more."""
    discord_api.clock.advance(901)
