"""What the operator decides is stored once, and every worker learns of it."""

import pytest

from storage import keys
from storage.operator_rules import OperatorRules, OperatorRulesStore
from tests.storage.test_foreign_values import KINDS, leave


@pytest.fixture
def rules(client):
    return OperatorRulesStore(client)


async def test_in_the_beginning_nothing_is_decided(rules):
    assert await rules.read() == OperatorRules()


async def test_who_is_blocked_is_blocked_until_the_block_is_lifted(rules):
    assert await rules.block("telegram:1", "spam")
    assert await rules.block("discord:2")
    assert (await rules.read()).blocked == {"telegram:1": "spam", "discord:2": ""}
    assert not await rules.block("telegram:1", "much spam")
    assert (await rules.read()).blocked["telegram:1"] == "much spam"
    assert await rules.unblock("telegram:1")
    assert not await rules.unblock("telegram:1")
    assert (await rules.read()).blocked == {"discord:2": ""}


async def test_draining_and_an_announcement_are_decided_apart(rules):
    await rules.drain(True)
    await rules.announce("Back at nine", 1000)
    found = await rules.read()
    assert (found.draining, found.announcement, found.announced_until) == (True, "Back at nine", 1000)
    await rules.drain(False)
    assert (await rules.read()).announcement == "Back at nine"
    await rules.announce("", 0)
    found = await rules.read()
    assert (found.draining, found.announcement, found.announced_until) == (False, "", 0)


async def test_only_a_change_is_sent_to_a_worker_that_knows_the_rest(rules, client):
    await rules.block("telegram:1")
    known = await rules.read()
    assert await rules.read(known) is known
    await OperatorRulesStore(client).drain(True)  # by another process
    found = await rules.read(known)
    assert (found.draining, found.blocked) == (True, {"telegram:1": ""})
    await client.delete(keys.OPERATOR)
    assert await rules.read(found) == OperatorRules()


@pytest.mark.parametrize("kind", KINDS)
async def test_a_value_of_another_program_decides_nothing_and_is_replaced(rules, client, kind):
    await leave(client, keys.OPERATOR, kind)
    assert await rules.read() == OperatorRules()
    await rules.drain(True)
    assert (await rules.read()).draining


async def test_values_that_make_no_sense_decide_nothing(rules, client):
    await client.hset(keys.OPERATOR, mapping={"announcement": b"\xff", "announced-until": "soon", "revision": b"\xfe"})
    assert (await rules.read()).announced_until == 0
