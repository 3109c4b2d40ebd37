"""Hands: as direct messages, and beside the table for people who want that or take no direct messages."""

import pytest

from tests.discord.bot_house import panel_of
from tests.discord.players import Player, opened, presses, same
from tests.discord.scenes import MONEY, ONE_CELLAR

# -- where hands are ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("cellar")
async def test_hands_come_as_direct_messages_and_ring_for_those_who_have_a_move(channel, ann, bob):
    assert "✋ **Cellar" in panel_of(ann).text
    assert "✋ **Copper" in panel_of(bob).text
    assert ann.notified > 0
    assert [message for message in bob.notifications if message.place is bob.direct()] == []
    assert ann.ephemerals(channel) == bob.ephemerals(channel) == []


async def test_my_hand_opens_the_same_panel_beside_the_table(house, channel, ann, bob):
    for person in await house.game(channel, ann, bob):
        beside = await opened(person, channel)
        assert beside.only_for is person
        assert same(beside, panel_of(person))


async def test_a_panel_leads_back_to_its_table(house, channel, ann, bob):
    await house.game(channel, ann, bob)
    table = await ann.sees(channel, "🟢")
    link = f"https://discord.com/channels/{channel.guild.id}/{channel.id}/{table.id}"
    for person in (ann, bob):
        assert panel_of(person).text.startswith(f"### [Friends · #games]({link})\n")


@pytest.mark.usefixtures("cellar")
async def test_a_person_who_does_not_sit_at_the_table_has_no_hand_to_open(channel, cid):
    [answer] = await presses(cid, channel, "My hand")
    assert answer.ephemeral
    assert answer.text == "You’re not at this table."


async def test_the_command_in_a_channel_opens_the_hand_beside_the_table(house, channel, ann, bob):
    await house.game(channel, ann, bob)
    answer = await (await ann.uses(channel, "dominion hand")).outcome()
    assert answer.ephemeral
    assert same(answer.message, panel_of(ann))


async def test_the_command_in_private_sends_the_hand_anew_below(cellar, ann):
    await presses(ann, ann.direct(), "Cellar")
    await cellar.rests()
    old = panel_of(ann)
    answer = await (await ann.uses(None, "dominion hand")).outcome()
    await cellar.rests()
    assert answer.text == "Your hand is below."
    assert panel_of(ann).id > old.id
    assert same(panel_of(ann), old)
    assert old.deleted, "one panel is enough"


async def test_the_command_in_a_channel_does_not_open_the_hand_of_another_table(cellar, guild, ann):
    elsewhere = guild.channel("elsewhere")
    await cellar.server.quiet(still=0.02)
    answer = await (await ann.uses(elsewhere, "dominion hand")).outcome()
    assert answer.ephemeral
    assert answer.text == "There’s no table here. Open one first."


# -- in step -----------------------------------------------------------------------------------------------------------


async def test_a_move_in_direct_messages_shows_beside_the_table(cellar, channel, ann):
    beside = await opened(ann, channel)
    await presses(ann, ann.direct(), "Cellar")
    await cellar.rests()
    assert panel_of(ann).selects, "the question of the Cellar"
    assert same(beside, panel_of(ann))


async def test_a_move_beside_the_table_shows_in_direct_messages(cellar, channel, ann):
    beside = await opened(ann, channel)
    await ann.presses(beside, "Cellar")
    await cellar.rests()
    assert beside.selects, "the question of the Cellar"
    assert same(beside, panel_of(ann))


async def test_what_others_do_shows_on_the_open_panel(money, channel, ann, bob):
    beside = await opened(bob, channel)
    await presses(ann, ann.direct(), "Duchy 5")
    await money.rests()
    assert "Your turn (1)" in panel_of(bob).text
    assert same(beside, panel_of(bob))


@pytest.mark.parametrize("in_private", [True, False])
async def test_what_is_picked_shows_on_both_panels(cellar, channel, ann, in_private):
    beside = await opened(ann, channel)
    await ann.presses(beside, "Cellar")
    await cellar.rests()
    here = panel_of(ann) if in_private else beside
    await ann.selects(here, None, ["Estate", "0"])
    await cellar.rests()
    assert "Confirm (2)" in here.labels
    assert same(beside, panel_of(ann))


async def test_a_hand_opened_while_cards_are_picked_shows_them_as_picked(cellar, channel, ann):
    await presses(ann, ann.direct(), "Cellar")
    await cellar.rests()
    await ann.selects(panel_of(ann), None, ["Estate"])
    await cellar.rests()
    beside = await opened(ann, channel)
    assert "Confirm (1)" in beside.labels
    assert same(beside, panel_of(ann))


async def test_a_card_named_by_typing_beside_the_table_shows_on_both_panels(house, channel, ann, bob):
    well = {"name": "Ann", "hand": ["wishing_well", "copper"], "deck": ["estate", "silver", "gold"]}
    await house.standing(channel, {"players": [well, {"name": "Bob"}]}, ann, bob)
    beside = await opened(ann, channel)
    await ann.presses(beside, "Wishing Well")
    await house.rests()
    form = (await (await ann.presses(beside, "Type a name")).answer()).modal
    answer = await (await ann.submits(form, {"Card": "silver"})).answer()
    await house.rests()
    assert answer.kind == "update"
    assert "Silver" in next(line for line in beside.text.splitlines() if line.startswith("✋ "))
    assert same(beside, panel_of(ann))


async def test_a_question_is_answered_on_one_panel_after_it_was_drafted_on_the_other(cellar, channel, ann):
    beside = await opened(ann, channel)
    await ann.presses(beside, "Cellar")
    await cellar.rests()
    await ann.selects(beside, None, ["Estate"])
    await cellar.rests()
    await ann.presses(panel_of(ann), "Confirm (1)")
    await cellar.rests()
    assert "✋ **Silver, Copper ×2" in panel_of(ann).text
    assert same(beside, panel_of(ann))


async def test_a_page_opened_on_the_panel_beside_the_table_leads_back_to_the_hand(house, channel, ann, bob):
    _, idle = await house.game(channel, ann, bob)
    beside = await opened(idle, channel)
    await (await idle.presses(beside, "Resign")).outcome()
    assert "Resign?" in beside.text
    await (await idle.presses(beside, "Back")).outcome()
    assert same(beside, panel_of(idle))


async def test_a_page_in_place_of_the_panel_is_not_drawn_over(money, channel, ann, bob):
    beside = await opened(bob, channel)
    await (await bob.presses(beside, "Resign")).outcome()
    await presses(ann, ann.direct(), "Duchy 5")
    await money.rests()
    assert "Resign?" in beside.text


# -- closed direct messages --------------------------------------------------------------------------------------------


async def test_a_person_without_direct_messages_plays_a_whole_turn_beside_the_table(house, channel, ann, bob):
    ann.closes_direct_messages()
    await house.standing(channel, ONE_CELLAR, ann, bob)
    beside = await opened(ann, channel)
    player = Player(ann, channel, beside=True, title=channel.name)
    await player.presses("Cellar")
    await house.rests()
    await player.chooses(beside.selects[0], 2)
    await house.rests()
    await player.presses("Confirm (2)")
    await house.rests()
    await player.presses("Silver 3")
    await house.rests()
    assert "Your turn" not in beside.text
    assert "Your turn" in panel_of(bob).text
    assert ann.reads(ann.direct()) == []


async def test_a_person_without_direct_messages_is_called_in_the_channel_with_a_way_to_the_hand(
    house, channel, ann, bob
):
    ann.closes_direct_messages()
    await house.standing(channel, ONE_CELLAR, ann, bob)
    call = await ann.sees(channel, "it’s your turn")
    assert call.content.startswith(ann.mention)
    assert call.labels == ["My hand"]
    assert call in ann.notifications
    press = await ann.presses(call, "My hand")
    assert "✋ **Cellar" in (await press.answer()).text


async def test_direct_messages_closed_in_the_middle_of_a_game_are_no_trouble(money, channel, ann, bob):
    bob.closes_direct_messages()
    beside = await opened(bob, channel)
    await presses(ann, ann.direct(), "Duchy 5")
    await money.rests()
    assert "Your turn (1)" in beside.text
    assert (await bob.sees(channel, "it’s your turn")).content.startswith(bob.mention)


async def test_direct_messages_that_are_open_again_are_used_again(house, channel, ann, bob):
    ann.closes_direct_messages()
    await house.standing(channel, MONEY, ann, bob)
    ann.opens_direct_messages()
    beside = (await (await ann.uses(channel, "dominion hand")).outcome()).message
    await ann.presses(beside, "Duchy 5")
    await house.rests()
    await presses(bob, bob.direct(), "Duchy 5")
    await house.rests()
    assert "Your turn (2)" in panel_of(ann).text
    assert same(beside, panel_of(ann))


async def test_closed_direct_messages_are_tried_again_after_a_while_and_not_before(house, channel, ann, bob):
    ann.closes_direct_messages()
    await house.standing(channel, MONEY, ann, bob)
    ann.opens_direct_messages()

    async def another_round():
        await ann.presses(await opened(ann, channel), "Duchy 5")
        await house.rests()
        await presses(bob, bob.direct(), "Duchy 5")
        await house.rests()

    await another_round()
    assert ann.reads(ann.direct()) == []
    house.server.clock.advance(601)
    await another_round()
    assert "Your turn (3)" in panel_of(ann).text


async def test_the_command_in_private_reaches_a_person_whose_direct_messages_were_closed(house, channel, ann, bob):
    ann.closes_direct_messages()
    await house.standing(channel, ONE_CELLAR, ann, bob)
    ann.opens_direct_messages()
    await (await ann.uses(None, "dominion hand")).outcome()
    await house.rests()
    assert "✋ **Cellar" in panel_of(ann).text


async def test_after_a_clock_was_set_back_direct_messages_are_tried_again(house, channel, ann, bob):
    ann.closes_direct_messages()
    await house.standing(channel, MONEY, ann, bob)
    assert house.canvas.rejects_messages(ann.id)
    now = house.canvas.clock()
    house.canvas.clock = lambda: now - 30 * 24 * 3600
    assert not house.canvas.rejects_messages(ann.id)
