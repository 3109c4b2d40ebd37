"""Every interaction is answered in time and, where it changes nothing, visible only to the person who acted."""

import asyncio

import pytest

from bots.language.texts import Texts
from storage.errors import NoServer
from tests.discord.bot_house import custom_id, panel_of
from tests.discord.scenes import CELLAR, MYSTIC, plays, told

SORRY = "Something went wrong, but the game is safe. Check the table, and try again if your move isn’t there."
NOT_HERE = "This button doesn’t work here."


@pytest.fixture(autouse=True)
def soon(house, discord_api):
    """A press on whose message nothing is drawn is acknowledged a little sooner than usual; Discord waits for three
    seconds."""
    discord_api.clock.speed = 1
    house.bot.dispatcher.longest = 0.3


# -- slow storage ------------------------------------------------------------------------------------------------------


async def test_everything_is_acknowledged_in_time_while_storage_is_slow_and_done_when_it_answers(
    house, client, discord_api, guild, channel, ann, bob, cid
):
    forms, lobbies, empty = (guild.channel(name) for name in ("forms", "lobbies", "empty"))
    await house.standing(channel, CELLAR, ann, bob)
    await plays(house, ann, "Cellar")
    menu = panel_of(ann)
    await house.standing(forms, MYSTIC, bob, cid)
    await plays(house, bob, "Mystic")
    form = (await (await bob.presses(panel_of(bob), "Type a name")).answer()).modal
    lobby = await house.lobby(lobbies, ann)
    await client.execute_command("CLIENT", "PAUSE", 3400, "ALL")
    choice = await ann.selects(menu, None, ["Estate"])
    sent = await bob.submits(form, {"Card": "Copper"})
    join = await cid.presses(lobby, "Join")
    new = await cid.uses(empty, "dominion new")
    typed = asyncio.gather(
        ann.types(empty, "dominion card", "name", ""), bob.types(channel, "dominion card", "name", "milit")
    )
    opened = await bob.presses(panel_of(bob), "Type a name")
    assert (await opened.answer()).modal
    nothing, militia = await typed
    assert [choice.name for choice in militia] == ["Militia"]
    assert nothing == []
    for press in (choice, sent, join):
        assert (await press.answer()).kind == "deferred update"
    assert (await new.answer()).kind == "deferred message"
    assert discord_api.failures == []

    assert "The table is open" in await told(new)
    await house.rests()
    assert any(option.default for option in panel_of(ann).selects[0].options)
    assert "Mystic" in (await bob.sees(forms, "🟢")).text
    assert "2 of 4 seats taken" in (await ann.sees(lobbies, "seats taken")).text
    assert (await cid.sees(empty, "seats taken")).labels[0] == "Join"


async def test_a_deed_that_takes_its_time_leaves_enough_of_it_for_the_answer(house, monkeypatch, channel, ann, bob):
    """The time until the answer counts from the press: here the deed uses it up, and nothing is waited for after it."""
    table = await house.lobby(channel, ann)
    house.bot.dispatcher.patience, house.bot.dispatcher.longest = 4000, 2000  # seconds
    press_from, loop = house.worker.press_from, asyncio.get_running_loop()
    now = loop.time

    async def slowly(*what):
        monkeypatch.setattr(loop, "time", lambda: now() + 3000)
        return await press_from(*what)

    monkeypatch.setattr(house.worker, "press_from", slowly)
    monkeypatch.setattr(house.worker.redrawer, "touch", lambda _: None)  # nothing is drawn that could be the answer
    await (await bob.presses(table, "Join")).answer()


async def test_without_storage_people_are_asked_to_try_again_and_nothing_changes(
    house, monkeypatch, caplog, channel, ann, bob
):
    on_turn, other = await house.game(channel, ann, bob)
    before = await house.stored(channel)

    async def away(*_, **__):
        raise NoServer("the server does not answer")

    with monkeypatch.context() as patch:
        patch.setattr(house.worker.store, "save", away)
        panel = panel_of(on_turn)
        assert await told(await on_turn.presses(panel, "Estate")) == SORRY
        assert await told(await ann.uses(channel, "dominion nudge")) in (
            SORRY,
            "The table isn’t waiting for anyone else.",
        )
    assert await house.stored(channel) == before
    assert "Copper" not in caplog.text
    await house.buys(on_turn)
    assert "Your turn (1)" in panel_of(other).text


@pytest.mark.parametrize("locale", ["de", "ru", "uk"])
async def test_without_storage_people_are_told_so_in_the_language_of_their_discord(
    house, monkeypatch, channel, ann, locale
):
    async def away(*_, **__):
        raise NoServer("the server does not answer")

    ann.locale = locale
    monkeypatch.setattr(house.worker.people, "settings", away)
    monkeypatch.setattr(house.worker.store, "is_first_time", away)
    assert await told(await ann.uses(channel, "dominion new")) == Texts(locale).say("refusal-trouble")


async def test_while_storage_is_slow_forms_and_help_are_in_the_language_of_ones_discord(
    house, client, channel, ann, bob
):
    ann.locale = "de"
    await house.standing(channel, MYSTIC, ann, bob)
    await plays(house, ann, "Mystic")
    await client.execute_command("CLIENT", "PAUSE", 800, "ALL")
    use = await ann.uses(channel, "dominion help")
    form = (await (await ann.presses(panel_of(ann), "Type a name")).answer()).modal
    assert form.title == Texts("de").say("form-name-title")
    assert "eröffnet hier einen Tisch" in await told(use)
    await house.rests()


async def test_suggestions_are_none_rather_than_late_without_storage(house, monkeypatch, channel, ann):
    async def away(*_, **__):
        raise NoServer("the server does not answer")

    monkeypatch.setattr(house.worker.repository, "read", away)
    assert await ann.types(channel, "dominion card", "name", "") == []


# -- double presses ----------------------------------------------------------------------------------------------------


async def test_a_button_pressed_five_times_makes_one_move_and_all_are_answered(house, channel, ann, bob):
    on_turn, other = await house.game(channel, ann, bob)
    panel, rung = panel_of(on_turn), other.notified
    presses = [await on_turn.presses(panel, "Estate") for _ in range(5)]
    for press in presses:
        await press.answer()
    await house.rests()
    assert "Your turn (1)" in panel_of(other).text
    assert (await ann.sees(channel, "🟢")).text.count("buys Estate") == 1
    assert other.notified == rung + 1


async def test_a_crowd_that_joins_at_once_gets_seats_or_a_private_answer(house, discord_api, guild, channel, ann):
    table = await house.lobby(channel, ann)
    crowd = [discord_api.person(f"Guest {number}") for number in range(6)]
    guild.adds(*crowd)
    presses = [await guest.presses(table, "Join") for guest in crowd]
    await house.rests()
    told = [one.text for press in presses for one in (press.original, *press.follow_ups) if one and one.ephemeral]
    assert told == ["All 4 seats are taken."] * 3
    assert "4 of 4 seats taken" in (await ann.sees(channel, "seats taken")).text


async def test_two_buttons_pressed_at_once_make_one_move(house, channel, ann, bob):
    on_turn, other = await house.game(channel, ann, bob)
    panel = panel_of(on_turn)
    presses = [await on_turn.presses(panel, label) for label in ("Estate", "Moat", "End turn")]
    for press in presses:
        await press.answer()
    await house.rests()
    assert "Your turn (1)" in panel_of(other).text
    assert "Your turn" not in panel_of(on_turn).text


# -- foreign presses ---------------------------------------------------------------------------------------------------


async def test_someone_who_does_not_sit_at_the_table_is_told_so_privately(house, channel, ann, bob, cid):
    await house.game(channel, ann, bob)
    table = await cid.sees(channel, "🟢")
    before, seen = await house.stored(channel), len(channel.messages)
    assert await told(await cid.presses(table, "My hand")) == "You’re not at this table."
    assert await told(await cid.uses(channel, "dominion hand")) == "You’re not at this table."
    assert await told(await cid.uses(channel, "dominion undo")) == "You’re not at this table."
    assert (await house.stored(channel), len(channel.messages)) == (before, seen)


async def test_the_panel_of_another_player_cannot_be_pressed(house, channel, ann, bob):
    on_turn, other = await house.game(channel, ann, bob)
    before = await house.stored(channel)
    press = await other.sends_id(panel_of(other), custom_id(panel_of(on_turn), "Estate"))
    assert await told(press) == "It’s not your move."
    assert await house.stored(channel) == before


async def test_a_move_cannot_be_sent_from_a_message_that_all_see(house, channel, ann, bob):
    on_turn, other = await house.game(channel, ann, bob)
    before, table = await house.stored(channel), await other.sees(channel, "🟢")
    move = custom_id(panel_of(on_turn), "Estate")
    assert await told(await other.sends_id(table, move)) == "It’s not your move."
    assert await house.stored(channel) == before
    assert "✋ " not in "".join(message.text for message in channel.messages)


async def test_a_player_who_presses_their_own_move_on_the_table_makes_it_and_shows_no_hand(house, channel, ann, bob):
    on_turn, other = await house.game(channel, ann, bob)
    await (await on_turn.sends_id(await on_turn.sees(channel, "🟢"), custom_id(panel_of(on_turn), "Estate"))).answer()
    await house.rests()
    assert "Your turn (1)" in panel_of(other).text
    assert not any("✋ " in text for text in house.server.shared_texts())


async def test_an_old_move_on_a_message_that_all_see_shows_the_hand_to_its_owner_alone(house, channel, ann, bob):
    people = await house.game(channel, ann, bob)
    old = custom_id(panel_of(people[0]), "Estate")
    for person in people:
        await house.buys(person)
    press = await people[0].sends_id(await ann.sees(channel, "🟢"), old)
    await press.answer()
    await house.rests()
    assert not any("✋ " in text for text in house.server.shared_texts())


async def test_buttons_of_another_channel_do_nothing(house, guild, channel, ann, bob):
    club = guild.channel("club")
    table, other = await house.lobby(channel, ann), await house.lobby(club, ann)
    before = await house.stored(channel)
    for label in ("Join", "Options", "Add a computer player"):
        assert await told(await bob.sends_id(other, custom_id(table, label))) == NOT_HERE
    assert await house.stored(channel) == before


async def test_a_table_where_one_does_not_sit_cannot_be_reached_from_direct_messages(
    house, guild, channel, ann, bob, cid
):
    await house.game(channel, ann, bob)
    await house.standing(guild.channel("club"), CELLAR, cid, ann)
    table = await ann.sees(channel, "🟢")
    for label in ("My hand", "Log", "Kingdom"):
        press = await cid.sends_id(panel_of(cid), custom_id(table, label))
        assert await told(press) == "You’re not at this table."


async def test_only_the_host_stops_the_table_also_by_a_forged_id(house, channel, ann, bob):
    table = await house.lobby(channel, ann, bob)
    stop = custom_id(table, "Leave")[:-1] + "z"
    assert "Only the table’s host" in await told(await bob.sends_id(table, stop))
    answer = await (await ann.sends_id(table, stop)).outcome()
    assert "The table is closed." in answer.message.text if answer.ephemeral else "was closed" in answer.message.text
    await house.rests()
