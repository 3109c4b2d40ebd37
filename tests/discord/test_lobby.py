"""Before the game in a channel: wishes, vetoes, codes, invitations; and what the options change in the game."""

import pytest

from tests.bots.round_trips import counted
from tests.discord.asking import LAST_PROVINCE, uses
from tests.discord.bot_house import panel_of
from tests.discord.players import presses
from tests.discord.test_options import opens, press


@pytest.mark.long  # the same rule is tested over the other wire
async def test_a_kingdom_is_wished_for_by_buttons_and_names_and_passed_on_by_its_code(house, channel, ann, bob):
    table = await house.lobby(channel, ann, bob)
    page = await opens(house, ann, channel, "Wishes and bans", "A village (+2 Actions)", "An Attack", "✓ An Attack")
    assert "use </dominion kingdom:" in page.text
    assert {"✓ A village (+2 Actions)", "✗ An Attack"} <= set(page.labels)
    await uses(house, ann, channel, "kingdom", cards="+moat -chapel")
    assert "Wishes and bans: with villages, Moat · without attacks, Chapel\n" in table.text
    code = table.text.partition("Kingdom code: ")[2].partition("\n")[0].replace("\\", "")
    cards = table.text.partition("Chapel\n")[2].partition("Kingdom code")[0]
    await press(house, ann, table, "New random kingdom")
    assert cards not in table.text
    await uses(house, ann, channel, "kingdom", cards=code.lower())
    assert cards in table.text
    told = await uses(house, ann, channel, "kingdom", cards="0000-0000-0000")
    assert told.text == "That’s not a kingdom code. Is there a typo in it?"


async def test_each_player_has_one_veto_on_a_page_of_their_own(house, channel, ann, bob, cid):
    table = await house.lobby(channel, ann, bob)
    refused = await press(house, cid, table, "Veto a card")
    assert refused.text == "You’re not at this table."
    page = await press(house, bob, table, "Veto a card")
    assert page.only_for is bob
    await press(house, bob, page, "Militia")
    assert "2. Bob (veto: Militia)\nKingdom: Custom\n" in table.text
    assert page.deleted
    assert (await press(house, bob, table, "Veto a card")).text == "You’ve already used your veto."


async def test_the_next_table_remembers_its_options_and_invites_the_same_people_once(
    house, channel, ann, bob, monkeypatch
):
    await house.standing(channel, LAST_PROVINCE, ann, bob)
    await presses(ann, ann.direct(), "Province 8")
    await house.rests()
    await uses(house, bob, channel, "new")
    table = await bob.sees(channel, "1 of 4 seats taken")
    page = await press(house, bob, table, "Options")
    for label in ("Points", "Shown during the game"):
        page = await press(house, bob, page, label) or page
    told = await press(house, bob, table, "Invite the same players")
    assert told.text == "Invitation sent."
    call = await ann.sees(channel, "another game here? There’s a seat for you.")
    assert call.rang == [ann]
    assert "Invite the same players" not in table.labels
    with counted(house.worker, house.client, monkeypatch) as sent:
        await press(house, ann, call, "Join")
    assert call.deleted
    assert 0 < len(sent) <= 9, "what is stored about the person changes, too"
    await press(house, bob, table, "Start")
    assert "Bob ✋5 📚5 · 3 points" in (await ann.sees(channel, "Turn 1")).text
    for person in (ann, bob):
        assert "Points: Bob 3, Ann 3" in panel_of(person).text


async def test_watchers_get_no_hand_and_nobody_to_call(house, channel, ann, bob, cid):
    await house.game(channel, ann, bob)
    await presses(cid, channel, "Watch")
    await house.rests()
    assert cid.reads(cid.direct())[-1].labels == ["Log", "Kingdom", "Stop watching"]
