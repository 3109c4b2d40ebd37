"""An evening in a channel: a table, hands as direct messages, and everything by buttons."""

from tests.discord.bot_house import panel_of
from tests.discord.scenes import position

VILLAGE = position(["village", "smithy", "estate", "estate", "copper"], ["copper"] * 5)


async def test_a_game_is_started_in_a_channel_and_hands_come_as_direct_messages(house, channel, ann, bob):
    first, other = await house.game(channel, ann, bob)
    assert "Your turn" in panel_of(first).text
    assert "✋ **" in panel_of(other).text


async def test_the_panel_tells_what_ones_own_action_did(house, channel, ann, bob):
    await house.standing(channel, VILLAGE, ann, bob)
    await (await ann.presses(panel_of(ann), "Village")).answer()
    await house.rests()
    assert "\nYour last move: plays Village · draws Copper\n" in panel_of(ann).text
