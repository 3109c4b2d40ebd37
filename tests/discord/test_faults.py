"""Discord in trouble: it refuses, limits, loses what it said. Screens end right, nobody is told twice, no log tells."""

import logging
from itertools import pairwise

import pytest

from bots.discord_bot import reachable_messages
from bots.drawing import backoff
from bots.monitor.metrics import Metrics
from tests.discord.bot_house import panel_of
from tests.discord.scenes import calls, tables, tokens_run_out
from tests.whole_games import sample

LATER = 310  # seconds; longer than the library waits on its own, or anyone here

pytestmark = pytest.mark.usefixtures("called")


@pytest.fixture(autouse=True)
def soon(monkeypatch, house):
    """Retry a little sooner than usual."""
    monkeypatch.setattr(backoff, "SHORTEST", 0.02)
    monkeypatch.setattr(backoff, "LEAST", 0.01)
    house.bot.dispatcher.longest = 0.3


@pytest.fixture(autouse=True)
def quiet_log(caplog):
    """Check at the end that the log names no card and no button."""
    caplog.set_level(logging.DEBUG)
    yield
    told = [record for record in caplog.records if record.name.partition(".")[0] in ("bots", "storage")]
    told += [record for record in caplog.records if record.name.startswith("discord") and record.levelno > logging.INFO]
    words = "\n".join(record.getMessage() + (record.exc_text or "") for record in told)
    assert not [name for name in ("Copper", "Estate", "copper", "estate", "✋ ") if name in words]


async def right(house, channel, people, text):
    """Everyone sees what they should, once."""
    await house.rests()
    assert len(tables(channel)) == len(calls(channel)) == 1
    assert text in tables(channel)[0].text
    on_turn = next(person for person in people if person.mention in calls(channel)[0].text)
    assert "Your turn" in panel_of(on_turn).text
    assert all("Your turn" not in panel_of(person).text for person in people if person is not on_turn)
    for person in people:
        assert len(person.reads(person.direct())) == 1


# -- Discord fails -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("times", [1, 4])
@pytest.mark.parametrize("route", ["send_message", "edit_message", "delete_message"])
async def test_what_fails_at_discord_is_done_later(house, discord_api, channel, ann, bob, route, times):
    on_turn, _ = await house.game(channel, ann, bob)
    tokens_run_out(discord_api)
    discord_api.fails(route, status=503, times=times)
    await house.buys(on_turn)
    await right(house, channel, (ann, bob), "buys Estate")
    assert len([one for one in discord_api.asked(route) if one.status == 503]) == times


async def test_direct_messages_that_cannot_be_opened_for_a_moment_are_opened_later(
    house, discord_api, channel, ann, bob
):
    discord_api.fails("open_direct", status=503, times=2)
    people = await house.game(channel, ann, bob)
    await right(house, channel, people, "▶ ")


async def test_a_broken_discord_is_asked_less_and_less_often(house, discord_api, channel, ann, bob, monkeypatch):
    on_turn, _ = await house.game(channel, ann, bob)
    monkeypatch.setattr(backoff, "SHORTEST", 0.04)
    discord_api.clock.speed = 1
    discord_api.fails("send_message", status=503, times=1000)
    discord_api.fails("edit_message", status=503, times=1000)
    begun = discord_api.clock.now()

    def tried():
        return [one.at for one in discord_api.asked("send_message", place=channel, since=begun)]

    await (await on_turn.presses(panel_of(on_turn), "Estate")).answer()
    await discord_api.until(lambda: len(tried()) >= 5)
    for number, (one, next_one) in enumerate(pairwise(tried())):
        assert next_one - one > max(backoff.LEAST, backoff.SHORTEST * 2**number) * 0.9
    discord_api.faults.ordered.clear()
    await right(house, channel, (ann, bob), "buys Estate")


async def test_an_answer_that_fails_at_discord_leaves_the_move_made_and_shown(house, discord_api, channel, ann, bob):
    on_turn, other = await house.game(channel, ann, bob)
    discord_api.fails("respond", status=400, code=50035, message="Invalid Form Body")
    press = await on_turn.presses(panel_of(on_turn), "Estate")
    await other.sees(other.direct(), "Your turn (1)")
    discord_api.clock.advance(4)
    await right(house, channel, (ann, bob), "buys Estate")
    assert discord_api.failures == [press]
    del discord_api.interactions[press.token]


async def test_an_answer_that_fails_once_is_given_by_the_library(house, discord_api, channel, ann, bob):
    on_turn, _ = await house.game(channel, ann, bob)
    discord_api.fails("respond", status=500)
    assert (await (await on_turn.presses(panel_of(on_turn), "Estate")).answer()).kind == "update"
    await right(house, channel, (ann, bob), "buys Estate")


async def test_a_panel_beside_the_table_that_fails_does_not_hold_up_the_direct_message(
    house, discord_api, channel, ann, bob
):
    on_turn, other = await house.game(channel, ann, bob)
    await (await other.presses(await other.sees(channel, "🟢"), "My hand")).answer()
    discord_api.fails("edit_follow_up", status=503, times=1000)
    discord_api.fails("edit_original", status=503, times=1000)
    await (await on_turn.presses(panel_of(on_turn), "Estate")).answer()
    await other.sees(other.direct(), "Your turn (1)")
    discord_api.faults.ordered.clear()
    await house.rests()


@pytest.mark.parametrize("trouble", ["fails", "loses_answer"])
async def test_what_follows_an_acknowledgement_is_said_once(
    house, discord_api, monkeypatch, channel, ann, bob, trouble
):
    await house.game(channel, ann, bob)
    monkeypatch.setattr(house.bot.dispatcher, "patience", 0)
    getattr(discord_api, trouble)("follow_up")
    use = await ann.uses(channel, "dominion table")
    assert (await use.answer()).kind == "deferred message"
    assert (await use.outcome()).text == "The table is below."
    await house.rests()
    assert [one.text for one in ann.ephemerals(channel)].count("The table is below.") == 1


# -- lost on the way ---------------------------------------------------------------------------------------------------


async def test_a_message_whose_sending_was_not_confirmed_is_not_sent_twice(house, discord_api, channel, ann, bob):
    on_turn, other = await house.game(channel, ann, bob)
    rung = other.notified
    discord_api.loses_answer("send_message", times=2)
    await house.buys(on_turn)
    await right(house, channel, (ann, bob), "buys Estate")
    assert other.notified == rung + 2  # the panel, and the call


async def test_a_call_whose_sending_was_not_confirmed_is_not_left_behind_by_the_next_turn(
    house, discord_api, channel, ann, bob
):
    people = await house.game(channel, ann, bob)
    discord_api.loses_answer("send_message", place=channel)
    for person in people:
        await (await person.presses(await person.sees(person.direct(), button="Estate"), "Estate")).answer()
    await right(house, channel, people, "Turn 2")


async def test_a_table_whose_sending_was_not_confirmed_stands_once(house, discord_api, channel, ann):
    discord_api.loses_answer("send_message")
    await house.lobby(channel, ann)
    assert len(channel.messages) == 1
    await (await ann.presses(channel.newest, "New random kingdom")).answer()
    await house.rests()
    assert "Kingdom: Random" in channel.newest.text


@pytest.mark.parametrize("route", ["edit_message", "delete_message"])
async def test_a_change_that_was_not_confirmed_is_made_again(house, discord_api, channel, ann, bob, route):
    on_turn, _ = await house.game(channel, ann, bob)
    tokens_run_out(discord_api)
    discord_api.loses_answer(route)
    await house.buys(on_turn)
    await right(house, channel, (ann, bob), "buys Estate")


async def test_an_answer_that_was_not_confirmed_counts_as_given(house, discord_api, channel, ann, bob, cid):
    on_turn, _ = await house.game(channel, ann, bob)
    discord_api.loses_answer("respond")
    await house.buys(on_turn)
    await right(house, channel, (ann, bob), "buys Estate")
    discord_api.loses_answer("respond")
    press = await cid.presses(await cid.sees(channel, "🟢"), "My hand")
    assert (await press.answer()).text == "You’re not at this table."
    await house.rests()
    assert [message.text for message in cid.ephemerals(channel)] == ["You’re not at this table."]


@pytest.mark.usefixtures("house")
async def test_an_answer_that_did_not_arrive_is_given_again(discord_api, monkeypatch, channel, cid):
    """The connection breaks before Discord has read the request."""
    serve, broken = discord_api._answer, []

    async def breaks(request, route, parts, record):
        if route.name == "respond" and not broken:
            broken.append(record)
            request.transport.abort()
        return await serve(request, route, parts, record) if record not in broken else None

    monkeypatch.setattr(discord_api, "_answer", breaks)
    use = await cid.uses(channel, "dominion help")
    assert "/dominion new" in (await use.answer()).text
    assert broken


async def test_a_panel_whose_opening_was_not_confirmed_is_open_once(house, discord_api, channel, ann, bob):
    _, other = await house.game(channel, ann, bob)
    discord_api.loses_answer("respond")
    press = await other.presses(await other.sees(channel, "🟢"), "My hand")
    assert "✋ " in (await press.answer()).text
    await house.rests()
    assert len(other.ephemerals(channel)) == 1


# -- limits ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("everywhere", [False, True])
async def test_a_short_limit_is_waited_for(house, discord_api, channel, ann, bob, everywhere):
    on_turn, _ = await house.game(channel, ann, bob)
    for route in ("send_message", "edit_message", "delete_message", "edit_follow_up"):
        discord_api.limits(route, 0.1, everywhere=everywhere)
    await house.buys(on_turn)
    await right(house, channel, (ann, bob), "buys Estate")


async def test_everything_that_discord_refuses_as_too_much_is_counted(house, discord_api, channel, ann, bob):
    on_turn, _ = await house.game(channel, ann, bob)
    house.worker.observer = metrics = Metrics()
    refused = ("send_message", "respond", "put_commands")
    for route in refused:
        discord_api.limits(route, 0.1)
    await (await ann.uses(channel, "dominion help")).outcome()
    await house.buys(on_turn)
    await house.bot.client.tree.sync()
    await right(house, channel, (ann, bob), "buys Estate")
    assert metrics.registry.get_sample_value("dominion_rate_limited_total", {"platform": "discord"}) == len(refused)


async def test_a_long_limit_of_one_channel_holds_up_neither_people_nor_other_channels(
    house, discord_api, guild, channel, ann, bob
):
    club = guild.channel("club")
    on_turn, other = await house.game(channel, ann, bob)
    tokens_run_out(discord_api)
    for route in ("send_message", "edit_message"):
        discord_api.limits(route, LATER, place=channel, times=1000)
    begun = discord_api.clock.now()
    await (await on_turn.presses(panel_of(on_turn), "Estate")).answer()
    await other.sees(other.direct(), "Your turn (1)")
    await (await ann.uses(club, "dominion new")).outcome()
    await ann.sees(club, "seats taken")
    assert len(discord_api.asked("send_message", "edit_message", place=channel, since=begun)) <= 2
    discord_api.faults.ordered.clear()
    await house.restart()  # nothing of it was forgotten
    await ann.sees(channel, "buys Estate")
    await right(house, channel, (ann, bob), "buys Estate")


async def test_a_long_limit_of_a_token_is_gone_around(house, discord_api, monkeypatch, channel, ann, bob):
    monkeypatch.setattr(reachable_messages, "EDIT_TIMEOUT", 0.1)
    on_turn, other = await house.game(channel, ann, bob)
    await house.buys(on_turn)
    discord_api.limits("edit_follow_up", LATER, times=1000)
    await house.buys(other)
    await right(house, channel, (ann, bob), "Turn 2")


async def test_people_who_cannot_be_written_to_yet_are_written_to_later(house, discord_api, channel, ann, bob):
    discord_api.fails(
        "open_direct", status=400, code=40003, message="You are opening direct messages too fast.", times=2
    )
    table = await house.lobby(channel, ann, bob)
    await (await ann.presses(table, "Start")).answer()
    await ann.sees(channel, "it’s your turn")
    await discord_api.until(lambda: len(discord_api.asked("open_direct")) == 2)
    hand = await (await ann.presses(await ann.sees(channel, "🟢"), "My hand")).answer()
    assert "✋ " in hand.text
    assert len(discord_api.asked("open_direct")) == 2  # once for each, and then not for a while
    await house.restart()
    await ann.sees(ann.direct(), "✋ ")
    await bob.sees(bob.direct(), "✋ ")
    await house.rests()


async def test_a_table_that_may_not_be_edited_for_its_age_is_sent_anew(house, discord_api, channel, ann, bob):
    on_turn, _ = await house.game(channel, ann, bob)
    tokens_run_out(discord_api)
    words = "Maximum number of edits to messages older than 1 hour reached. Try again later."
    discord_api.fails("edit_message", status=400, code=30046, message=words, place=channel)
    (old,) = tables(channel)
    await house.buys(on_turn)
    await right(house, channel, (ann, bob), "buys Estate")
    assert old.deleted


# -- direct messages ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", sample([50007, 50278, 50009, 10013], [50278, 10013]))
async def test_people_who_take_no_direct_messages_play_beside_the_table(house, discord_api, channel, ann, bob, code):
    discord_api.fails("open_direct", status=404 if code == 10013 else 403, code=code, message="No", times=2)
    table = await house.lobby(channel, ann, bob)
    await (await ann.presses(table, "Start")).answer()
    await house.rests()
    on_turn = ann if ann.mention in channel.newest.text else bob
    hand = await (await on_turn.presses(channel.newest, "My hand")).answer()
    await (await on_turn.presses(hand.message, "Estate")).answer()
    await house.rests()
    assert "buys Estate" in tables(channel)[0].text
    assert len(discord_api.asked("open_direct")) == 2  # not tried again for a while


@pytest.mark.parametrize("when", ["on turn", "waiting"])
async def test_direct_messages_closed_in_the_middle_of_a_game_move_the_panel_to_the_table(
    house, discord_api, channel, ann, bob, when
):
    on_turn, other = await house.game(channel, ann, bob)
    closed = on_turn if when == "on turn" else other
    closed.closes_direct_messages()
    for person in (on_turn, other):
        if person is closed:
            press = await person.presses(await person.sees(channel, "it’s your turn"), "My hand")
            panel = (await press.answer()).message
            assert "Your turn" in panel.text
            await (await person.presses(panel, "Estate")).answer()
            await house.rests()
            assert "Your turn" not in panel.text
        else:
            await house.buys(person)
    assert "Turn 2" in (await ann.sees(channel, "🟢")).text
    refused = [one for one in discord_api.invalid_requests if one.place is closed.direct()]
    assert len(refused) <= 2
    closed.opens_direct_messages()
    discord_api.clock.advance(601)
    if closed is on_turn:
        await (await closed.presses(await closed.sees(channel, button="My hand"), "My hand")).answer()
        await (await closed.presses(closed.ephemerals(channel)[-1], "Estate")).answer()
        await house.rests()
        await house.buys(other)
    else:
        await house.buys(on_turn)
    assert "Your turn" in panel_of(closed).text


async def test_every_kind_of_trouble_at_once_passes(house, discord_api, channel, ann, bob):
    people = await house.game(channel, ann, bob)
    for number in range(6):
        discord_api.fails("send_message", status=503, times=2, place=channel)
        discord_api.loses_answer("send_message")
        discord_api.limits("edit_message", 0.05)
        discord_api.fails("delete_message", status=503)
        await house.buys(people[number % 2])
    discord_api.faults.ordered.clear()
    await right(house, channel, people, "Turn 4")
