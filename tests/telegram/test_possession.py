"""Possession at Telegram, seen from four screens: who decides, who is possessed, another player, and the group."""

from tests.possession_scene import ANNS, BOBS, POSSESSION
from tests.telegram.players import presses


async def begun(house, group, ann, bob, eva):
    """Ann has played Possession and ended her turn."""
    await house.standing(group, POSSESSION, ann, bob, eva)
    await presses(ann, None, "Possession")
    await ann.sees(None, "plays Possession")
    await house.buys(ann, "End turn")


async def test_the_possessor_sees_the_possessed_hand_and_is_asked_for_it(house, group, ann, bob, eva):
    await begun(house, group, ann, bob, eva)

    panel = await ann.sees(None, "✋ Bob: Wharf, Native Village, Gold, Harem")
    assert "For Bob: Play an Action or end the phase." in panel.text
    assert "Native Village: Province" in panel.text
    assert ANNS not in panel.text
    watching = await bob.sees(None, "Waiting for Ann.")
    assert "✋ Wharf, Native Village, Gold, Harem" in watching.text
    assert not any("Wharf" in label for label in watching.labels), "Bob only watches"
    assert ANNS not in watching.text
    for where, person in ((group, ann), (None, eva)):
        shown = person.reads(where)[-1].text
        assert "Ann decides" in shown
        assert not any(card in shown for card in BOBS), "nobody else learns anything"


async def test_what_the_possessed_player_draws_is_told_to_both_and_to_nobody_else(house, group, ann, bob, eva):
    await begun(house, group, ann, bob, eva)
    await presses(ann, None, "Wharf")
    await house.rests()

    assert "Bob draws Silver, Duchy" in (await ann.sees(None, "Your last move: Bob plays Wharf")).text
    assert "draws Silver, Duchy" in bob.reads()[-1].text
    for person, where in ((eva, None), (ann, group)):
        assert "draws 2 cards" in person.reads(where)[-1].text
        assert "Duchy," not in person.reads(where)[-1].text.partition("draws")[2]


async def test_a_press_of_the_possessed_player_is_refused_and_changes_nothing(house, group, ann, bob, eva):
    await begun(house, group, ann, bob, eva)
    wharf = next(button.data for row in ann.reads()[-1].buttons for button in row if "Wharf" in button.text)
    before = ann.reads()[-1].text

    answer = await (await bob.sends_data(bob.reads()[-1], wharf)).answered()
    await house.rests()
    assert answer.text == "It’s not your move."
    assert ann.reads()[-1].text == before


async def test_what_is_gained_goes_to_the_possessor_and_the_ordinary_turn_follows_also_after_a_restart(
    house, group, ann, bob, eva
):
    await begun(house, group, ann, bob, eva)
    await house.restart()
    await presses(ann, None, "End Action phase")
    await house.buys(ann, "Outpost 5")
    await ann.sees(group, "Ann gains Outpost")
    assert "♻️Outpost" in ann.reads(group)[-1].text
    await bob.sees(None, "Your turn (1)")
    assert "Waiting for Ann" not in bob.reads()[-1].text
    assert not any("Feodum" in label for label in ann.reads()[-1].labels)
