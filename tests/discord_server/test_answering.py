"""Interactions: three seconds to answer, one answer, fifteen minutes of token, and who reaches which message."""

import asyncio

import aiohttp
import discord
import pytest

from tests.discord_server.sample import Table

pytestmark = pytest.mark.usefixtures("channel")  # it is there before the bot comes


@pytest.fixture
async def press(ask, ann, channel):
    """A press under a message of a bot that has not answered yet."""
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Hand", "custom_id": "hand"}]}
    await ask("POST", f"/channels/{channel.id}/messages", {"content": "Table", "components": [row]})
    return await ann.presses(channel.newest, "Hand")


@pytest.fixture
def respond(ask, press):
    """Answers the press: (status, answer)."""

    async def respond(kind, data=None, interaction=press):
        body = {"type": kind} | ({} if data is None else {"data": data})
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
        return await ask("POST", path, body)

    return respond


@pytest.fixture
def webhook(discord_api, press):
    """The address by which the token of the press is used."""
    return f"/webhooks/{discord_api.bot.application_id}/{press.token}"


async def test_an_answer_within_three_seconds_counts(discord_api, respond, press):
    discord_api.clock.advance(2.5)
    assert (await respond(6))[0] == 200
    assert not press.failed
    assert discord_api.failures == []


async def test_an_answer_after_three_seconds_finds_no_interaction(discord_api, respond, press):
    discord_api.clock.advance(3.1)
    status, answer = await respond(6)
    assert (status, answer["code"]) == (404, 10062)
    assert discord_api.failures == [press]


async def test_what_nobody_answers_has_failed(discord_api, press):
    assert not press.failed
    discord_api.clock.speed = 60
    await discord_api.until(lambda: press.failed)
    await discord_api.quiet()


async def test_quiet_waits_for_an_answer(discord_api, respond, press):
    with pytest.raises(TimeoutError, match="Ann: hand"):
        await discord_api.quiet(timeout=0.2)
    await respond(5)
    with pytest.raises(TimeoutError, match="Ann: hand"):
        await discord_api.quiet(timeout=0.2)
    await discord_api.quiet(answers=False)
    assert (await press.answer()).deferred


async def test_the_second_answer_is_refused(discord_api, respond):
    await respond(6)
    status, answer = await respond(4, {"content": "again"})
    assert (status, answer["code"]) == (400, 40060)
    assert discord_api.complaints


async def test_an_answer_that_the_bot_does_not_know_of_may_be_given_again(discord_api, respond, press):
    discord_api.loses_answer("respond")
    with pytest.raises(aiohttp.ClientError):
        await respond(6)
    assert press.given
    assert (await respond(6))[1]["code"] == 40060
    assert discord_api.complaints == []


async def test_a_refused_answer_can_be_made_good(respond, press):
    assert (await respond(4, {"content": ""}))[1]["code"] == 50006
    assert (await respond(4, {"content": "better"}))[0] == 200
    assert (await press.answer()).text == "better"


async def test_the_answer_tells_of_the_message_made(respond, press):
    _, answer = await respond(4, {"content": "x", "flags": 64})
    made = (await press.answer()).message
    assert answer["interaction"]["response_message_id"] == answer["resource"]["message"]["id"] == str(made.id)
    assert answer["interaction"]["response_message_ephemeral"] is True


async def test_each_kind_of_interaction_has_its_own_kinds_of_answers(ann, respond, press):
    assert (await respond(8, {"choices": []}))[1]["code"] == 50035
    label = {"type": 18, "label": "Card", "component": {"type": 4, "custom_id": "card", "style": 1}}
    assert (await respond(9, {"custom_id": "m", "title": "Name a card", "components": [label]}))[0] == 200
    submit = await ann.submits((await press.answer()).modal, {"Card": "Moat"})
    modal = {"custom_id": "m", "title": "Again", "components": [label]}
    assert (await respond(9, modal, submit))[1]["code"] == 50035
    assert (await respond(7, {"content": "Moat named"}, submit))[0] == 200
    assert press.message.content == "Moat named"


@pytest.mark.parametrize(
    ("field", "data"),
    {
        "title": {"title": "x" * 46},
        "custom_id": {"custom_id": ""},
        "components": {"components": []},
        "label": {
            "components": [{"type": 18, "label": "x" * 46, "component": {"type": 4, "custom_id": "a", "style": 1}}]
        },
        "options": {
            "components": [
                {
                    "type": 18,
                    "label": "x",
                    "component": {"type": 21, "custom_id": "a", "options": [{"label": "a", "value": "a"}]},
                }
            ]
        },
    }.items(),
)
async def test_a_modal_outside_of_the_limits_is_refused(respond, discord_api, field, data):
    label = {"type": 18, "label": "Card", "component": {"type": 4, "custom_id": "card", "style": 1}}
    modal = {"custom_id": "m", "title": "Name a card", "components": [label]} | data
    assert (await respond(9, modal))[1]["code"] == 50035
    assert field in discord_api.complaints[0]


async def test_a_token_lives_fifteen_minutes_after_an_answer(ask, discord_api, respond, webhook, press):
    assert (await ask("POST", webhook, {"content": "early"}))[1]["code"] == 10015
    await respond(4, {"content": "Hand", "flags": 64})
    discord_api.clock.advance(14 * 60)
    assert (await ask("PATCH", f"{webhook}/messages/@original", {"content": "New hand"}))[0] == 200
    assert (await ask("POST", webhook, {"content": "more", "flags": 64}))[0] == 200
    assert [one.text for one in press.person.ephemerals(press.place)] == ["New hand", "more"]
    discord_api.clock.advance(61)
    status, answer = await ask("PATCH", f"{webhook}/messages/@original", {"content": "too late"})
    assert (status, answer["code"]) == (401, 50027)


async def test_a_message_for_one_person_is_out_of_reach_of_the_channel(ask, respond, press):
    await respond(4, {"content": "Hand", "flags": 64})
    path = f"/channels/{press.place.id}/messages/{press.original.id}"
    for method, body in (("GET", None), ("PATCH", {"content": "x"}), ("DELETE", None)):
        status, answer = await ask(method, path, body)
        assert (status, answer["code"]) == (404, 10008)


async def test_a_token_reaches_only_its_own_messages(ask, ann, channel, respond, webhook, press):
    await respond(4, {"content": "Hand", "flags": 64})
    other = await ann.sends_id(press.message, "hand")
    await respond(4, {"content": "Other", "flags": 64}, other)
    status, answer = await ask("PATCH", f"{webhook}/messages/{other.original.id}", {"content": "x"})
    assert (status, answer["code"]) == (404, 10008)
    assert (await ask("DELETE", f"{webhook}/messages/@original"))[0] == 204
    assert [one.text for one in ann.ephemerals(channel)] == ["Other"]


async def test_a_press_on_a_private_message_brings_a_fresh_token(discord_api, respond, ann, press):
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Play", "custom_id": "play"}]}
    await respond(4, {"content": "Hand", "flags": 64, "components": [row]})
    discord_api.clock.advance(3600)
    again = await ann.presses(press.original, "Play")
    assert (await respond(7, {"content": "Played"}, again))[0] == 200
    assert [one.text for one in ann.ephemerals(press.place)] == ["Played"]


async def test_the_first_message_after_thinking_keeps_who_sees_it(ask, respond, webhook, press, ann):
    await respond(5, {"flags": 64})
    assert ann.ephemerals(press.place)[0].loading
    await ask("POST", webhook, {"content": "Hand"})
    (hand,) = ann.ephemerals(press.place)
    assert (hand.text, hand.loading) == ("Hand", False)


async def test_another_ones_panel_is_edited_with_the_stored_token(client, discord_api, ann, bob, channel):
    await client.get_channel(channel.id).send(view=Table())
    press = await ann.presses(channel.newest, "hand")
    hand = (await press.answer()).message
    webhook = discord.Webhook.partial(discord_api.bot.application_id, press.token, client=client)
    await webhook.edit_message(hand.id, view=Table("Attacked", ("play",)))
    assert [one.text for one in ann.ephemerals(channel)] == ["Attacked"]
    assert bob.ephemerals(channel) == []


async def test_the_message_of_an_answer_can_be_edited_by_the_library(client, ann, channel):
    await (await ann.uses(channel, "dominion new")).answer()
    message = await client.get_channel(channel.id).fetch_message(channel.newest.id)
    await message.edit(view=Table("Edited"))
    assert channel.newest.text == "Edited"


async def test_a_slow_answer_is_a_failure(client, discord_api, ann, channel):
    await client.get_channel(channel.id).send(view=Table(buttons=("ignore", "join")))
    press = await ann.presses(channel.newest, "ignore")
    await asyncio.sleep(0.05)
    assert press.given is None
    discord_api.clock.advance(3.5)
    await discord_api.quiet()
    assert discord_api.failures == [press]
