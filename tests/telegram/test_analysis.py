"""What can be learnt from a game and from a question, over the wire."""

from tests.bots.records.test_analysis import Run
from tests.telegram.players import presses
from tests.telegram.test_chats import LAST_PROVINCE

MONEY = {"phase": "buy", "players": [{"name": "Ann", "hand": ["copper"] * 5}, {"name": "Bob", "hand": ["copper"] * 5}]}


async def test_a_hint_is_an_edit_of_the_own_panel_and_the_group_learns_nothing(house, ann, bob, group):
    await house.standing(group, MONEY, ann, bob)
    panel = await ann.sees(button="Hint")
    await presses(ann, None, "Hint")
    await house.rests()
    assert "💡 Buy " in panel.text
    assert "Hint" not in panel.labels
    await ann.says(group, "/hint")
    await house.rests()
    assert "💡 Buy " in (await ann.sees(text="💡")).text
    assert not any("💡" in message.text for message in [*group.messages, *bob.reads()])


async def test_an_analysis_is_announced_in_private_and_follows_by_an_edit(house, ann, bob, group):
    await house.standing(group, LAST_PROVINCE, ann, bob)
    await house.buys(ann, "Province")
    run = Run(house)
    await presses(bob, group, "Analysis")
    looking = await bob.sees(text="Looking at the game…")
    assert looking.labels == ["Analysis"]
    run.is_ready.set()
    await bob.sees(text="The turn that decided it: Bob, turn 4 (Province). Ann’s chances rose from 40")
    assert "Ann: 5 turns ended with Actions you couldn’t play" in looking.text
    await bob.says(group, "/analysis")  # now it is known
    await bob.sees(group, "The turn that decided it")
    assert run.times == 1


async def test_an_analysis_that_fails_says_so_below_its_heading_and_can_be_closed(house, ann, bob, group):
    await house.standing(group, LAST_PROVINCE, ann, bob)
    await house.buys(ann, "Province")
    run = Run(house)
    run.found = None
    await presses(bob, group, "Analysis")
    looking = await bob.sees(text="Looking at the game…")
    run.is_ready.set()
    await bob.sees(text="This game couldn’t be analysed.")
    heading, words = looking.text.splitlines()
    assert heading == f"{group.title} · Analysis"
    assert words not in looking.html.partition("\n")[0]
    assert looking.labels == ["Close"]
