"""Possession at Discord, seen from four screens: who decides, who is possessed, another player, and the channel."""

from tests.discord.bot_house import panel_of
from tests.discord.players import presses
from tests.possession_scene import ANNS, BOBS, POSSESSION


async def begun(house, channel, ann, bob, cid):
    """Ann has played Possession and ended her turn."""
    await house.standing(channel, POSSESSION, ann, bob, cid)
    await presses(ann, ann.direct(), "Possession", "End turn")
    await house.rests()


async def test_the_possessor_sees_the_possessed_hand_and_is_asked_for_it(house, channel, ann, bob, cid):
    await begun(house, channel, ann, bob, cid)

    panel, watching = panel_of(ann), panel_of(bob)
    assert "For Bob: Play an Action or end the phase." in panel.text
    assert any("Wharf" in label for label in panel.labels)
    assert ANNS not in panel.text
    assert "Waiting for Ann." in watching.text
    assert not any("Wharf" in label for label in watching.labels), "Bob only watches"
    assert ANNS not in watching.text
    for shown in (panel_of(cid).text, (await ann.sees(channel, "Ann decides")).text):
        assert not any(card in shown for card in BOBS), "nobody else learns anything"


async def test_what_is_gained_goes_to_the_possessor_and_the_ordinary_turn_follows(house, channel, ann, bob, cid):
    await begun(house, channel, ann, bob, cid)
    await presses(ann, ann.direct(), "Wharf")
    await house.rests()
    assert "Bob draws Silver, Duchy" in panel_of(ann).text
    assert "draws 2 cards" in panel_of(cid).text
    await presses(ann, ann.direct(), "Outpost 5", "End turn")
    await house.rests()
    assert "Ann gains Outpost" in (await ann.sees(channel, "▶ **Bob**")).text
    assert "Your turn (1)" in panel_of(bob).text
