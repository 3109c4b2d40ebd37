"""Seats change hands, games end and begin again: nobody is ever shown what belongs to another, or to a game gone by."""

from tests.discord.asking import LAST_PROVINCE, press, uses
from tests.discord.bot_house import panel_of, place_at
from tests.discord.players import opened, presses, same
from tests.discord.scenes import MONEY, ONE_CELLAR

THREE = {"players": [*ONE_CELLAR["players"], {"name": "Cid", "hand": ["copper"] * 5, "deck": ["estate"] * 9}]}


async def stop(house, person, channel):
    await press(house, person, await uses(house, person, channel, "stop"), "Yes, stop")


async def test_after_a_stop_the_panel_of_the_older_game_never_shows_another_persons_hand(house, channel, ann, bob):
    await house.game(channel, ann, bob)  # Ann has the first seat
    beside = await opened(ann, channel)
    await stop(house, ann, channel)
    await house.game(channel, bob, ann)  # a new table in the same channel: now Bob has the first seat
    assert beside.only_for is ann
    assert not same(beside, panel_of(bob))


async def test_after_the_end_the_panel_of_the_older_game_never_shows_another_persons_hand(house, channel, ann, bob):
    await house.standing(channel, LAST_PROVINCE, ann, bob)
    beside = await opened(ann, channel)
    await presses(ann, ann.direct(), "Province 8")
    await house.rests()
    await house.game(channel, bob, ann)
    assert not same(beside, panel_of(bob))


async def test_a_direct_message_that_could_not_be_removed_never_shows_another_persons_hand(
    house, discord_api, channel, ann, bob
):
    await house.game(channel, ann, bob)
    old = panel_of(ann)
    discord_api.fails("delete_message", status=503, times=2, place=ann.direct())
    await stop_in_a_hurry(ann, channel)
    await (await bob.uses(channel, "dominion new")).outcome()
    await ann.presses(await ann.sees(channel, button="Join"), "Join")
    await bob.presses(await bob.sees(channel, button="Start"), "Start")
    await ann.sees(channel, "▶ ")
    await house.rests(20)
    assert [version.text for version in old.versions][1:] == []
    assert bob.reads(bob.direct())


async def stop_in_a_hurry(person, channel):
    """Stopped, and nobody waits until that is drawn."""
    page = (await (await person.uses(channel, "dominion stop")).outcome()).message
    await (await person.presses(page, "Yes, stop")).outcome()


async def test_a_person_who_follows_someone_without_direct_messages_gets_theirs(house, channel, ann, bob, cid):
    ann.closes_direct_messages()
    await house.lobby(channel, ann, bob)
    await presses(ann, channel, "Start")
    await house.rests()
    await stop(house, ann, channel)
    await house.game(channel, cid, bob)
    assert cid.reads(cid.direct())


async def test_an_open_panel_ends_with_its_game(house, channel, ann, bob):
    await house.standing(channel, ONE_CELLAR, ann, bob)
    beside = await opened(ann, channel)
    await stop(house, ann, channel)
    assert beside.text == "This hand is out of date."
    assert not beside.labels


async def test_an_open_panel_ends_when_its_owner_resigns(house, channel, ann, bob, cid):
    await house.standing(channel, THREE, ann, bob, cid)
    beside = await opened(ann, channel)
    await press(house, ann, await uses(house, ann, channel, "resign"), "Yes, resign")
    assert beside.text == "This hand is out of date."


async def test_who_watches_again_sees_the_table_again(house, channel, ann, bob, cid):
    await house.standing(channel, MONEY, ann, bob)
    for _ in range(2):
        await presses(cid, channel, "Watch")
        await house.rests()
        assert cid.reads(cid.direct())
        await presses(cid, cid.direct(), "Stop watching")
        await house.rests()


async def test_a_question_before_resigning_is_good_after_someone_took_back_a_move(house, channel, ann, bob):
    await house.standing(channel, ONE_CELLAR, ann, bob)
    page = await uses(house, bob, channel, "resign")
    await presses(ann, ann.direct(), "End Action phase")
    await house.rests()
    await uses(house, ann, channel, "undo")
    answer = await (await bob.presses(page, "Yes, resign")).outcome()
    assert answer.text == "A computer player has taken your seat."


async def test_a_question_before_resigning_is_old_in_the_next_game(house, channel, ann, bob):
    await house.standing(channel, LAST_PROVINCE, ann, bob)
    page = await uses(house, bob, channel, "resign")
    await presses(ann, ann.direct(), "Province 8")
    await house.rests()
    await presses(bob, channel, "Rematch")
    await house.rests()
    answer = await (await bob.presses(page, "Yes, resign")).outcome()
    assert answer.text == "That has already been decided."


async def test_the_panel_of_someone_who_is_away_leads_back(house, channel, ann, bob, cid):
    await house.standing(channel, THREE, ann, bob, cid)
    await house.worker.repository.change(place_at(channel), lambda table: setattr(table.seats[2], "computer", True))
    await house.rests()
    assert "a computer player is filling in for you" in panel_of(cid).text
    await presses(cid, cid.direct(), "I’m back")
    await house.rests()
    assert "a computer player is filling in for you" not in panel_of(cid).text


async def test_the_first_player_of_the_next_game_is_rung_although_the_old_call_could_not_be_removed(
    house, discord_api, channel, ann, bob
):
    await house.game(channel, ann, bob)
    discord_api.fails("delete_message", status=503, times=2)
    await stop_in_a_hurry(ann, channel)
    await (await bob.uses(channel, "dominion new")).outcome()
    await ann.presses(await ann.sees(channel, button="Join"), "Join")
    rang = {person: person.notified for person in (ann, bob)}
    await bob.presses(await bob.sees(channel, button="Start"), "Start")
    await house.rests(20)
    first = bob if "Your turn" in panel_of(bob).text else ann
    assert first.notified > rang[first]
