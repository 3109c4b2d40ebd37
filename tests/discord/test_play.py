"""An evening in a channel: a table, hands as direct messages, and everything by buttons."""

from tests.discord.bot_house import panel_of


async def test_a_game_is_started_in_a_channel_and_hands_come_as_direct_messages(house, channel, ann, bob):
    first, other = await house.game(channel, ann, bob)
    assert "Your turn" in panel_of(first).text
    assert "Hand" in panel_of(other).text or "hand" in panel_of(other).text
