"""Secret questions: the person who is asked is told, and the group does not learn who that is."""

from tests.telegram.players import presses

KINGDOM = ["militia", "secret_chamber", "moat", "village", "cellar", "market", "smithy", "mine", "chapel", "workshop"]
REACTING = ["secret_chamber", "copper", "copper", "estate", "estate"]


def militia(*hands):
    """Ann holds a Militia; these are the hands of the others."""
    players = [{"name": "Ann", "hand": ["militia"] + ["copper"] * 4, "deck": ["copper"] * 9}]
    players += [
        {"name": name, "hand": hand, "deck": ["copper"] * 9} for name, hand in zip(("Bob", "Eva"), hands, strict=False)
    ]
    return {"kingdom": KINGDOM, "players": players}


async def test_where_someone_cannot_be_written_to_all_others_are_called(house, group, ann, bob, eva):
    await house.standing(group, militia(REACTING, ["copper"] * 5), ann, bob, eva)
    bob.blocks()
    await house.rests()
    rang = bob.notified
    await presses(ann, None, "Militia")
    await house.rests()
    call = await ann.sees(group, "the table is waiting for one of you")
    assert call.text.splitlines()[-1].startswith("Bob and Eva:")
    assert bob.notified > rang


async def test_where_all_can_be_written_to_nobody_is_called(house, group, ann, bob, eva):
    await house.standing(group, militia(REACTING, ["copper"] * 5), ann, bob, eva)
    await presses(ann, None, "Militia")
    await house.rests()
    assert not [message for message in ann.reads(group) if "the table is waiting for one of you" in message.text]
    assert "Secret Chamber" in bob.reads()[-1].text


async def test_a_nudge_by_the_one_who_is_asked_is_answered_as_anyone_elses(house, group, ann, bob, eva):
    await house.standing(group, militia(REACTING, ["copper"] * 5), ann, bob, eva)
    await presses(ann, None, "Militia")
    await house.rests()
    before = len(group.messages)
    await bob.says(group, "/nudge")
    await house.rests()
    assert [message.text for message in group.messages[before:]] == ["/nudge", "Reminder sent."]
