"""What a press, a fault or an end leaves behind: results that stay, panels that are right again, people called."""

import pytest

from storage.errors import NoServer
from tests.discord.asking import LAST_PROVINCE, TEN, uses
from tests.discord.bot_house import DiscordHouse, custom_id, panel_of
from tests.discord.players import opened, presses, same
from tests.discord.scenes import MONEY, ONE_CELLAR

KINGDOM = ["militia", "secret_chamber", "moat", "village", "cellar", "market", "smithy", "mine", "chapel", "workshop"]


def militia(*others):
    """Ann holds a Militia, and the others can react to it."""
    hand = ["secret_chamber", "copper", "copper", "estate", "estate"]
    victims = [{"name": name, "hand": hand, "deck": ["copper"] * 9} for name in others]
    ann = {"name": "Ann", "hand": ["militia"] + ["copper"] * 4, "deck": ["copper"] * 9}
    return {"kingdom": KINGDOM, "players": [ann, *victims]}


async def test_a_result_stays_in_the_channel_although_an_edit_of_it_failed_once(house, channel, ann, bob):
    await house.standing(channel, LAST_PROVINCE, ann, bob)
    await presses(ann, ann.direct(), "Province 8")
    await house.rests()
    result = await ann.sees(channel, "The game is over.")
    house.server.fails("edit_message", status=503, times=1, place=channel)
    await presses(bob, channel, "Rematch")
    await house.rests()
    assert not result.deleted
    assert result.labels == []


async def test_a_result_loses_its_buttons_also_where_the_bot_may_not_read_what_was_written(house, channel, ann, bob):
    channel.forbids("read_message_history")
    await house.standing(channel, LAST_PROVINCE, ann, bob)
    await presses(ann, ann.direct(), "Province 8")
    await house.rests()
    result = await ann.sees(channel, "The game is over.")
    words = result.text
    await presses(bob, channel, "Rematch")
    await house.rests()
    assert (result.text, result.labels) == (words, [])
    assert house.server.asked("read_message") == []


@pytest.mark.parametrize(("command", "options"), [("stop", {}), ("kingdom", {"cards": TEN})])
async def test_after_the_end_people_are_told_that_no_game_is_played(house, channel, ann, bob, command, options):
    await house.standing(channel, LAST_PROVINCE, ann, bob)
    await presses(ann, ann.direct(), "Province 8")
    await house.rests()
    assert (await uses(house, ann, channel, command, **options)).text == "No game is being played here right now."


async def test_a_result_that_is_shown_again_stands_there_once_and_says_once_that_it_is_over(house, channel, ann, bob):
    await house.standing(channel, LAST_PROVINCE, ann, bob)
    await presses(ann, ann.direct(), "Province 8")
    await house.rests()
    await uses(house, ann, channel, "table")
    (shown,) = ann.reads(channel)
    assert shown.text.count("The game is over.") == 1


async def test_an_old_panel_of_someone_who_is_not_asked_redraws_itself_when_it_is_pressed(house, channel, ann, bob):
    await house.standing(channel, MONEY, ann, bob)
    beside = await opened(ann, channel)
    await house.restart()
    await house.rests()
    await presses(ann, ann.direct(), "Duchy 5")
    await house.rests()
    assert (await (await ann.presses(beside, "Duchy 5")).outcome()) is not None
    await house.rests()
    assert same(beside, panel_of(ann))


async def test_what_happens_twice_while_an_old_panel_is_redrawn_shows_on_it(house, channel, ann, bob, monkeypatch):
    await house.standing(channel, ONE_CELLAR, ann, bob)
    beside = await opened(ann, channel)
    await house.restart()
    await house.rests()
    await presses(ann, ann.direct(), "Cellar")
    await house.rests()
    presser, seen = house.bot.client.presses, []
    linked = presser._with_link  # asks the store, which may be slow

    async def slow(panel, outcome):
        seen.append(panel)
        if len(seen) <= 2:  # while it is drawn in place, and while it is kept up
            await ann.selects(panel_of(ann), None, [["Estate"], ["0", "1"]][len(seen) - 1])
            await ann.server.until(lambda: f"Confirm ({len(seen)})" in panel_of(ann).labels)
        return await linked(panel, outcome)

    monkeypatch.setattr(presser, "_with_link", slow)
    await ann.presses(beside, "End Action phase")
    await house.rests()
    assert "Confirm (2)" in panel_of(ann).labels
    assert same(beside, panel_of(ann))


async def test_a_move_that_two_workers_are_told_of_is_not_refused(house, discord_api, client, channel, ann, bob):
    other = DiscordHouse(discord_api, client)
    await other.start()
    try:
        await house.standing(channel, MONEY, ann, bob)
        await other.rests()
        act = await ann.presses(panel_of(ann), "Duchy 5")
        await discord_api.quiet(still=0.5)
        told = [message.text for message in (act.original, *act.follow_ups) if message and message.ephemeral]
    finally:
        await other.stop()
        await house.stop()  # so that neither has anything left to say, however slow it was
    assert told == []
    assert all("already been acknowledged" in complaint for complaint in discord_api.complaints)
    discord_api.complaints.clear()  # that both answer is no mistake here


async def test_a_move_that_was_stored_without_a_word_is_shown_when_storage_is_back(
    house, channel, ann, bob, monkeypatch
):
    await house.standing(channel, MONEY, ann, bob)
    save = house.worker.store.save

    async def silent(*given, **more):
        monkeypatch.undo()  # from now on all is well
        await save(*given, **more)
        raise NoServer("no answer")

    monkeypatch.setattr(house.worker.store, "save", silent)
    answer = await (await ann.presses(panel_of(ann), "Duchy 5")).outcome()
    await house.rests()
    assert "the game is safe" in answer.text
    assert "Your turn" in panel_of(bob).text


@pytest.mark.parametrize("others", [("Bob",), ("Bob", "Cid")])
async def test_where_nobody_may_know_who_is_asked_those_who_take_no_direct_messages_are_called(
    house, channel, ann, bob, cid, others
):
    people = [ann, bob, cid][: 1 + len(others)]
    bob.closes_direct_messages()
    await house.standing(channel, militia(*others), *people)
    rang = [person.notified for person in people]
    await presses(ann, ann.direct(), "Militia")
    await house.rests()
    call = await ann.sees(channel, "the table is waiting for one of you")
    assert [f"<@{person.id}>" in call.text for person in (ann, bob, cid)] == [False, True, False]
    assert ("Cid" in call.text) == (len(others) == 2)
    assert bob.notified > rang[1]
    before = bob.notified
    await uses(house, ann, channel, "nudge")
    await house.rests()
    assert bob.notified > before


async def test_where_all_take_direct_messages_nobody_is_called_for_what_nobody_may_know(house, channel, ann, bob):
    await house.standing(channel, militia("Bob"), ann, bob)
    await presses(ann, ann.direct(), "Militia")
    await house.rests()
    assert not [message for message in ann.reads(channel) if "the table is waiting for one of you" in message.text]
    assert "Secret Chamber" in panel_of(bob).text


async def test_a_forged_id_on_the_table_does_not_delete_it(house, channel, ann, bob):
    table = await house.lobby(channel, ann, bob)
    head = "|".join(custom_id(table, "Options").split("|")[:2])
    await ann.sends_id(table, f"{head}||olobby")
    await house.rests()
    assert not table.deleted


async def test_the_host_who_sits_already_is_not_told_to_join(house, channel, ann):
    answer = await uses(house, ann, channel, "new")
    assert answer.text == "The table is open, and you’re in. Others can press “Join” there."


async def test_a_result_stays_when_another_table_is_opened_after_a_restart(house, channel, ann, bob):
    await house.standing(channel, LAST_PROVINCE, ann, bob)
    await presses(ann, ann.direct(), "Province 8")
    await house.rests()
    result = await ann.sees(channel, "The game is over.")
    await house.restart()
    await uses(house, bob, channel, "new")
    await house.rests()
    assert not result.deleted
    assert result.labels == []
