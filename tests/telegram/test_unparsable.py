"""Updates that the library cannot parse: skipped one by one, fetched once, and kept out of the log."""

import json
import logging

import pytest
from telegram.error import TelegramError

from bots.telegram_bot.incoming_updates import UpdatesRequest
from tests.each import for_each
from tests.whole_games import sample

HIDDEN = "✋ Copper, Estate"  # what a panel says, and a log must not
NO_DATE = {"message_id": 5, "text": HIDDEN}
UNPARSABLE = {
    "no date": NO_DATE,
    "wrong type": {"message_id": 5, "date": "yesterday", "text": HIDDEN},
    "no object": HIDDEN,
    "a list": [HIDDEN],
}


@pytest.fixture
def log(caplog):
    caplog.set_level(logging.DEBUG)
    return caplog


def texts_of_bot(person):
    """What the bot has written to that person."""
    return [message.text for message in person.reads() if message.sender.is_bot]


def skipped(log):
    """The lines about updates that were skipped."""
    return [record.getMessage() for record in log.records if "cannot be parsed" in record.getMessage()]


async def test_an_update_that_cannot_be_parsed_is_skipped_and_its_neighbours_are_handled_once_in_order(
    house, bot_api, ann, log
):
    await ann.opens()
    await house.rests()
    for name, content in UNPARSABLE.items():
        log.clear()
        before, asked = len(texts_of_bot(ann)), len(bot_api.asked("getUpdates"))
        updates = bot_api.bot.updates
        updates.hold()
        await ann.says(None, "/help")
        updates.post("message", content)
        await ann.says(None, "/stats")
        updates.release()
        spoilt = updates.pending[1]["update_id"]
        await house.rests()
        replies = texts_of_bot(ann)[before:]
        assert len(replies) == 2
        assert "/games lists your tables" in replies[0]
        assert replies[1] == "Ann hasn’t finished a game yet."
        assert updates.outstanding == 0
        assert len(bot_api.asked("getUpdates")) <= asked + 2, f"{name}: it was fetched again"
        (line,) = skipped(log)
        assert line == f"Telegram: update {spoilt} cannot be parsed and is skipped: {line.split()[-1]}"
        assert HIDDEN not in log.text
        assert "Traceback" not in log.text


async def test_an_update_that_cannot_be_parsed_is_acknowledged_even_if_nothing_follows(house, bot_api, ann, log):
    asked = len(bot_api.asked("getUpdates"))
    bot_api.bot.updates.post("message", NO_DATE)
    await house.rests()
    assert bot_api.bot.updates.outstanding == 0
    await ann.says(None, "/help")
    await house.rests()
    assert texts_of_bot(ann)
    assert len(skipped(log)) == 1
    assert len(bot_api.asked("getUpdates")) <= asked + 3


ANSWERS = {
    "no JSON": HIDDEN,
    "no object": json.dumps([HIDDEN]),
    "no result": json.dumps({"ok": True, "words": HIDDEN}),
    "result is no list": json.dumps({"ok": True, "result": {"words": HIDDEN}}),
    "only updates without an id": json.dumps({"ok": True, "result": [HIDDEN, None, {"message": NO_DATE}]}),
    "nested too deeply": "[" * 100_000,
}


@for_each(ANSWERS.values())
def test_an_answer_that_makes_no_sense_is_an_error_without_its_content(body):
    with pytest.raises(TelegramError) as raised:
        UpdatesRequest.parse_json_payload(body.encode())
    assert HIDDEN not in str(raised.value)


@pytest.mark.parametrize("name", sample(ANSWERS, ("only updates without an id", "nested too deeply")))
async def test_an_answer_that_makes_no_sense_is_no_reason_to_ask_without_a_pause(house, bot_api, ann, log, name):
    await ann.opens()
    await house.rests()
    asked = len(bot_api.asked("getUpdates"))
    bot_api.answers("getUpdates", ANSWERS[name], times=2)
    for _ in range(2):
        await ann.says(None, "/help")  # ends the request that is waiting at the server
    await house.takes_all_updates()
    await house.rests()
    assert len(bot_api.asked("getUpdates")) <= asked + 5
    assert log.text.count("updates cannot be fetched: TelegramError; retrying") == 1
    assert HIDDEN not in log.text
    assert "Traceback" not in log.text


async def test_updates_without_an_id_do_not_keep_the_others_from_being_handled(house, bot_api, ann, log):
    await ann.opens()
    await house.rests()
    before, updates = len(texts_of_bot(ann)), bot_api.bot.updates
    updates.hold()
    await ann.says(None, "/help")
    ((_, content),) = updates._held
    updates._held.clear()
    good = {"update_id": 600_000, "message": content}
    bot_api.answers("getUpdates", json.dumps({"ok": True, "result": [None, {"update_id": "7"}, good, [HIDDEN]]}))
    updates.release()
    updates._wake()
    await bot_api.until(lambda: len(texts_of_bot(ann)) > before)
    await house.rests()
    assert len(texts_of_bot(ann)) == before + 1
    assert len(skipped(log)) == 3
    assert HIDDEN not in log.text


async def test_by_webhook_an_update_that_cannot_be_parsed_is_accepted_once_and_its_neighbours_are_handled(
    webhook, bot_api, ann, log
):
    await ann.opens()
    await webhook.rests()
    before, attempts = len(texts_of_bot(ann)), bot_api.bot.updates.attempts
    await ann.says(None, "/help")
    bot_api.bot.updates.post("message", NO_DATE)
    await ann.says(None, "/help")
    await webhook.rests()
    assert len(texts_of_bot(ann)) == before + 2
    assert bot_api.bot.updates.attempts == attempts + 3
    assert len(skipped(log)) == 1
    assert HIDDEN not in log.text
    assert "Traceback" not in log.text


BODIES = {"no JSON": HIDDEN, "no object": json.dumps([HIDDEN]), "no id": json.dumps({"message": HIDDEN})}
BODIES |= {"not UTF-8": b"\xff" + HIDDEN.encode(), "nothing": "", "nested too deeply": "[" * 100_000}


async def test_by_webhook_what_is_no_update_is_accepted_and_kept_out_of_the_log(webhook, log):
    for name, body in BODIES.items():
        log.clear()
        assert await webhook.send(body) == 200, name
        assert len(skipped(log)) == 1, name
        assert HIDDEN not in log.text, name
        assert "Traceback" not in log.text, name


async def test_by_webhook_only_telegram_itself_is_heard(webhook, log):
    update = json.dumps({"update_id": 1})
    assert await webhook.send(update) == 200
    assert await webhook.send(update, secret="guess") == 403  # noqa: S106
    assert await webhook.send(update, secret="") == 403
    assert await webhook.send(update, path="/elsewhere") == 404
    assert await webhook.send(update, method="GET") == 405
    assert "guess" not in log.text
